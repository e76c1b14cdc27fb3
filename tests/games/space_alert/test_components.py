"""Ship, tracks and cards are as the box has them (SA-CMP)."""

from collections import Counter

import pytest

from saucer.games.space_alert import board, components, effects
from saucer.games.space_alert.board import LOWER_BLUE, LOWER_RED, LOWER_WHITE, X, Y, Z
from saucer.games.space_alert.components import ThreatRow
from saucer.games.space_alert.crew import weapon_name
from saucer.games.space_alert.state import APPEAR
from saucer.games.space_alert.view import view
from tests.games.space_alert.ships import KEEPER, after, at, end, ship


def test_cmp_01_six_stations_joined_by_doors_and_lifts() -> None:
    assert board.STATION_NAMES[:6] == (
        "upper_red",
        "upper_white",
        "upper_blue",
        "lower_red",
        "lower_white",
        "lower_blue",
    )
    state = ship("red lift blue blue lift red", KEEPER)
    ways: list[str] = []
    for turn in range(1, 7):
        after(state, turn)
        ways.append(at(state)[0])
    assert ways == ["upper_red", "lower_red", "lower_white", "lower_blue", "upper_blue", "upper_white"]


def test_cmp_02_each_station_has_its_systems() -> None:
    assert [weapon_name(station) for station in range(6)] == [
        "heavy_laser",
        "heavy_laser",
        "heavy_laser",
        "light_laser",
        "pulse_cannon",
        "light_laser",
    ]
    assert (LOWER_RED, LOWER_WHITE, LOWER_BLUE) == (3, 4, 5)


def test_cmp_03_the_beginning() -> None:
    state = ship("", "")
    seen = view(state)
    assert [(zone.shield, zone.shield_capacity) for zone in seen.zones.values()] == [(1, 2), (1, 3), (1, 2)]
    assert [(zone.reactor, zone.reactor_capacity) for zone in seen.zones.values()] == [(2, 3), (3, 5), (2, 3)]
    assert (seen.fuel, seen.rockets) == (3, 3)
    assert [rack.stored for rack in seen.racks.values()] == [True, True]
    assert at(state) == ["upper_white", "upper_white"]
    assert (state.turn, state.step_now) == (1, APPEAR)


def test_cmp_04_weapons() -> None:
    assert board.HEAVY_STRENGTHS == (4, 5, 4)
    assert (board.LIGHT_STRENGTH, board.PULSE_STRENGTH, board.PULSE_RANGE) == (2, 1, 2)
    assert (board.ROCKET_STRENGTH, board.ROCKET_RANGE) == (3, 2)
    assert (board.SORTIE_ALONE, board.SORTIE_EACH) == (3, 1)


def test_cmp_05_six_different_tiles_in_each_zone() -> None:
    names = [[board.tile_name(zone, tile) for tile in range(board.TILES)] for zone in range(3)]
    sides = ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"]
    assert names == [sides, ["pulse_cannon" if tile == "light_laser" else tile for tile in sides], sides]


TRACKS = [
    (1, 10, [5], [], 0),
    (2, 11, [8], [], 1),
    (3, 12, [8], [3], 2),
    (4, 13, [9], [5], 3),
    (5, 14, [11], [7], 4),
    (6, 15, [10], [7, 3], 5),
    (7, 16, [12], [8, 5], 6),
]


@pytest.mark.parametrize(("number", "entry", "x", "y", "far"), TRACKS)
def test_cmp_06_seven_tracks(number: int, entry: int, x: list[int], y: list[int], far: int) -> None:
    track = components.tracks()[number]
    assert len(components.tracks()) == 7
    assert track.length == entry
    assert [position for position, mark in enumerate(track.marks) if mark == X] == x
    assert sorted((position for position, mark in enumerate(track.marks) if mark == Y), reverse=True) == y
    assert [position for position, mark in enumerate(track.marks) if mark == Z] == [1]
    assert max(0, entry - 2 * board.DISTANCE) == far


def test_cmp_09_fifty_five_threats() -> None:
    counted = Counter((row.kind == "external", row.severity, row.level) for row in components.threats().values())
    assert counted == {
        (True, "common", "white"): 10,
        (True, "common", "yellow"): 7,
        (True, "serious", "white"): 8,
        (True, "serious", "yellow"): 6,
        (False, "common", "white"): 7,
        (False, "common", "yellow"): 6,
        (False, "serious", "white"): 6,
        (False, "serious", "yellow"): 5,
    }


def test_cmp_10_points_for_visual_confirmation() -> None:
    assert board.VISUAL_POINTS == (0, 1, 2, 3, 5, 7)


def all_rows() -> list[ThreatRow]:
    """The cards, and those with figures that are told otherwise elsewhere."""
    others = [components.rows((row.option,))[id] for row in components.disputed_rows() for id in row.threats]
    return [*components.threats().values(), *others]


def test_every_hook_is_used_by_some_card_and_has_its_name() -> None:
    used = {effect.do for row in all_rows() for effect in (*row.x, *row.y, *row.z)}
    assert used == set(effects.NAMES)
    assert len(effects.NAMES) == len(effects.HOOKS)
    for name, hook in zip(effects.NAMES, effects.HOOKS, strict=True):
        assert hook.__name__ == name.replace("-", "_")


def test_every_trait_is_used_by_some_card() -> None:
    assert {trait for row in all_rows() for trait in row.traits} == set(components.TRAITS)


def test_a_ship_that_nothing_threatens_jumps() -> None:
    state = ship("")
    end(state)
    assert (state.turn, state.ending) == (13, 1)
