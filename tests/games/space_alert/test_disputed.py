"""Figures of cards on which sources differ: as the cards say by default, and otherwise where an option says so.

Track 3, of twelve spaces, has its X on 8, its Y on 3 and its Z on 1. Each zone has a shield of one cube.
"""

from typing import Any, get_args

import msgspec
import pytest

from saucer.games.space_alert import components, view
from saucer.games.space_alert.board import Z
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.events import CubesDrained, SquadDisabled, ZoneAttacked, ZoneDamaged
from saucer.games.space_alert.live.options import SpaceAlertOptions, setup
from saucer.games.space_alert.missions import ResolutionOptions
from saucer.games.space_alert.positions import position, restore
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import ACT, APPEAR, DESTROYED, PRESENT, SURVIVED
from tests.games.space_alert.ships import KEEPER, after, down, end, lead, ship, the, tiles, told, until
from tests.games.space_alert.ships import mission as document

BEGINNING = ("players", "tracks", "threats", "initial_damage")
ROWS = {row.option: row for row in components.disputed_rows()}
USUAL = RulingOptions()


def alone(id: str, **options: Any) -> Resolution:
    """One threat, an external one in the white zone, on track 3 and before a crew that does nothing."""
    zone = ":white" if components.threats()[id].kind == "external" else ""
    return ship(threats=f"{id}@1{zone}", tracks=(3, 3, 3, 3), **options)


def strengths(state: Resolution) -> list[int]:
    """Of all attacks up to the end on the white zone, whose shield is strong enough for all of them."""
    state.shields[1] = 50
    return [event.strength for event in told(end(state), ZoneAttacked) if event.zone == "white"]


# What comes of it


@pytest.mark.parametrize(("speed", "position"), [(3, 9), (4, 8)])
def test_speed_of_the_stealth_fighter(speed: int, position: int) -> None:
    state = alone("E1-03", stealth_fighter_speed=speed)
    after(state, 1)
    assert (the(state, "E1-03").position, the(state, "E1-03").is_shown) == (position, speed == 4)


@pytest.mark.parametrize(("strength", "found"), [(1, (1, 1, 1)), (2, (2, 2, 2))])
def test_y_of_the_pulse_ball(strength: int, found: tuple[int, ...]) -> None:
    """X takes the cube of each shield, Y goes through (SA-SHIP-01)."""
    state = alone("E1-01", pulse_ball_y=strength)
    after(state, 5)
    assert tiles(state) == found
    assert strengths(alone("E1-01", pulse_ball_y=strength)) == [1, strength, 2]


@pytest.mark.parametrize(("strength", "found"), [(5, (0, 4, 0)), (4, (0, 3, 0))])
def test_z_of_the_amoeba(strength: int, found: tuple[int, ...]) -> None:
    state = alone("E1-09", amoeba_z=strength)
    end(state)
    assert tiles(state) == found


@pytest.mark.parametrize(("x", "z"), [(2, 5), (2, 3), (1, 5), (1, 3)])
def test_x_and_z_of_the_man_of_war(x: int, z: int) -> None:
    """Whatever its attack, it becomes faster on X (SA-CARD-19)."""
    state = alone("SE1-02", man_of_war_x=x, man_of_war_z=z)
    assert strengths(state) == [x, 3, z]
    assert the(state, "SE1-02").speed == 2


@pytest.mark.parametrize(("own", "lent"), [(3, 0), (2, 1)])
def test_card_07_z_of_the_scout_is_as_strong_either_way(own: int, lent: int) -> None:
    """Every track has an X before its Z, so the 1 that the Scout lends itself is always there by then."""
    state = alone("E2-02", scout_z=own)
    attacks = told(end(state), ZoneAttacked)
    assert [(event.strength, event.lent, event.absorbed) for event in attacks] == [(3, lent, 0)]
    assert tiles(state) == (0, 3, 0)
    assert the(state, "E2-02").card.effects[Z][0].n == own
    for track in components.track_rows():
        assert min(track.x) > 1


@pytest.mark.parametrize("own", [3, 2])
def test_card_07_others_are_lent_1_either_way(own: int) -> None:
    state = ship(threats="E2-02@1:red E1-07@2:white", tracks=(3, 4, 3, 3), scout_z=own)
    attacks = told(after(state, 3), ZoneAttacked)
    assert [(event.threat, event.strength, event.lent) for event in attacks] == [("E1-07", 2, 1)]


@pytest.mark.parametrize("id", ["I1-03", "I1-04"])
@pytest.mark.parametrize(("speed", "position", "z"), [(4, 8, 3), (3, 9, 4)])
def test_speed_of_the_saboteurs(id: str, speed: int, position: int, z: int) -> None:
    state = alone(id, saboteur_speed=speed)
    after(state, 1)
    assert the(state, id).position == position
    after(state, z - 1)
    assert the(state, id).status == PRESENT
    after(state, z)
    assert the(state, id).status == SURVIVED


@pytest.mark.parametrize(("speed", "position"), [(3, 9), (2, 10)])
def test_speed_of_the_unstable_warheads(speed: int, position: int) -> None:
    state = alone("I1-07", unstable_warheads_speed=speed)
    after(state, 1)
    assert the(state, "I1-07").position == position


@pytest.mark.parametrize(
    ("id", "x", "where", "found"),
    [
        ("I1-01", "move", 0b000010, (0, 3, 0)),
        ("I1-01", "nothing", 0b000001, (3, 0, 0)),
        ("I1-02", "move", 0b000010, (0, 3, 0)),
        ("I1-02", "nothing", 0b000100, (0, 0, 3)),
    ],
)
def test_x_of_the_skirmishers(id: str, x: str, where: int, found: tuple[int, ...]) -> None:
    """They move to the bridge or stay; Y changes their deck, and Z damages the zone they are in (SA-THR-09)."""
    state = alone(id, skirmishers_x=x)
    after(state, 2)
    assert (the(state, id).position, the(state, id).where) == (6, where)
    after(state, 3)
    assert the(state, id).where == where << 3
    end(state)
    assert tiles(state) == found


@pytest.mark.parametrize(("damage", "found"), [(3, (0, 6, 0)), (2, (0, 5, 0))])
def test_z_of_the_overheated_reactor(damage: int, found: tuple[int, ...]) -> None:
    """After the three of its X (SA-CARD-24)."""
    state = alone("I2-06", overheated_reactor_z=damage)
    end(state)
    assert tiles(state) == found


@pytest.mark.parametrize(("hurt", "found"), [("own", (2, 1, 2)), ("white", (0, 5, 0))])
def test_card_32_z_of_the_crossed_wires(hurt: str, found: tuple[int, ...]) -> None:
    state = alone("SI1-05", crossed_wires_z=hurt)
    until(state, 4, APPEAR)
    state.tiles[1], state.drawn, state.reactors[1] = 0, [], 1
    events = end(state)
    assert (state.reactors, tiles(state)) == ([0, 0, 0], found)
    assert [event.zone for event in told(events, CubesDrained)] == ["red", "white", "blue"]
    zones = ["red", "white", "blue"] if hurt == "own" else ["white"] * 3
    assert [(event.zone, event.tiles) for event in told(events, ZoneDamaged)] == list(
        zip(zones, (2, 1, 2), strict=True)
    )


def test_card_32_a_central_reactor_that_breaks_meanwhile_loses_a_cube_without_damage() -> None:
    """Each zone completely before the next: what red leaks breaks the reactor of white before that leaks itself."""
    state = ship(threats="SI1-05@1", tracks=(3, 3, 3, 3), order={"white": ["reactor"]}, crossed_wires_z="white")
    until(state, 4, APPEAR)
    state.tiles[1], state.drawn, state.reactors = 0, [], [1, 5, 0]
    end(state)
    assert (state.reactors, tiles(state)) == ([0, 0, 0], (0, 1 + 4, 0))


@pytest.mark.parametrize(
    ("card", "retaliates", "disabled"), [("bots", False, 0), ("bots", True, 1), ("heroic_bots", True, 0)]
)
def test_crew_27_the_seeker_strikes_back(card: str, retaliates: bool, disabled: int) -> None:
    """As other intruders do, but not at heroic battlebots (SA-CREW-30)."""
    state = ship(card, KEEPER, threats="SI2-02@1", tracks=(3, 3, 3, 7), seeker_retaliates=retaliates)
    lead(state, 0, 0)
    events = after(state, 1)
    assert (the(state, "SI2-02").damage, state.disabled, down(state)) == (1, disabled, [])
    assert [event.rule for event in told(events, SquadDisabled)] == ["SA-CREW-27"] * disabled


def test_card_29_whoever_destroys_a_seeker_that_strikes_back_is_knocked_out_once() -> None:
    state = ship("bots", KEEPER, threats="SI2-02@1", tracks=(3, 3, 3, 7), seeker_retaliates=True)
    lead(state, 0, 0)
    until(state, 1, ACT)
    the(state, "SI2-02").damage = 1
    events = after(state, 1)
    assert (the(state, "SI2-02").status, down(state), state.disabled) == (DESTROYED, [0], 1)
    assert len(told(events, SquadDisabled)) == 1


# The table


def test_every_figure_has_its_option_with_two_values() -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(RulingOptions)}
    passages = {
        "marauder_against_pulse",
        "scout_in_empty_bursts",
        "doubling",
        "asteroid_bursts",
        "landing_adds_to_delay",
        "checks_in_test_runs",
    }
    assert kinds.keys() - ROWS.keys() == passages
    for option, row in ROWS.items():
        values = (False, True) if kinds[option] is bool else get_args(kinds[option])
        assert values == (getattr(USUAL, option), row.value)


@pytest.mark.parametrize("option", ROWS)
def test_only_the_disputed_cards_change(option: str) -> None:
    usual, other = components.threats(), components.rows((option,))
    assert {id for id in usual if usual[id] != other[id]} == {*ROWS[option].threats}
    assert components.cards(()).keys() == components.cards((option,)).keys() == usual.keys()


def test_what_is_not_disputed_is_the_same_card() -> None:
    usual, other = components.cards(()), components.cards(("amoeba_z",))
    assert {id for id in usual if usual[id] is not other[id]} == {"E1-09"}


@pytest.mark.parametrize("option", ROWS)
def test_everybody_sees_the_card_as_it_is(option: str) -> None:
    row = ROWS[option]
    threats = " ".join(f"{id}@1:red" if id.startswith(("E", "SE")) else f"{id}@1" for id in row.threats)
    chosen: dict[str, Any] = {option: row.value}
    seen = view.scenery(ship(threats=threats, **chosen).mission)
    assert [coming.card for coming in seen.threats] == [components.rows((option,))[id] for id in row.threats]
    for coming in seen.threats:
        sent = msgspec.json.decode(msgspec.json.encode(coming.card))
        assert {field: sent.get(field, []) for field in row.change} == row.change


def test_options_come_back_from_readings() -> None:
    for option in msgspec.structs.fields(RulingOptions):
        values = (True, False) if option.type is bool else get_args(option.type)
        for value in values:
            chosen = msgspec.structs.replace(USUAL, **{option.name: value})
            assert components.options(components.rulings(chosen)) == chosen
    every = msgspec.convert({option: row.value for option, row in ROWS.items()}, RulingOptions)
    assert components.options(components.rulings(every)) == every


@pytest.mark.parametrize("option", ROWS)
def test_a_live_mission_deals_the_cards_that_are_believed(option: str) -> None:
    options = msgspec.convert({option: ROWS[option].value}, SpaceAlertOptions)
    prepared = setup(options, 2)
    dealt = {card.id: card for deck in prepared.decks for card in deck}
    assert dealt == components.cards((option,))
    assert components.options(prepared.rulings) == msgspec.structs.replace(USUAL, **{option: ROWS[option].value})


def test_a_position_is_restored_with_the_figures_of_its_options() -> None:
    options = ResolutionOptions(amoeba_z=4)
    paper = {name: value for name, value in document("", threats="E1-09@1:white").items() if name in BEGINNING}
    state = restore(options, msgspec.to_builtins(position(restore(options, paper))))
    assert the(state, "E1-09").card is components.cards(("amoeba_z",))["E1-09"]
