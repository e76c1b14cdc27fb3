"""Every threat alone: how it appears, what its X, Y and Z do to a ship that does nothing, and what it is worth.

The expectations are worked out from the table of cards by hand: damage tiles by zone (red, white, blue) after X, after
Y and after Z, on a ship whose shields hold one cube in each zone. External threats come in the white zone.
"""

import pytest

from saucer.games.space_alert import components
from saucer.games.space_alert.events import ThreatAppeared
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import ACT, DESTROYED, LOST, PRESENT, RUNNING, SURVIVED, WON, Threat, points, score
from tests.games.space_alert.ships import after, end, lead, place, ship, told, until

Tiles = tuple[int, int, int]
TRACK = 3
"""Has one X, one Y and the Z."""

NONE = (0, 0, 0)
EXTERNAL: dict[str, tuple[int, int, int, int, int, Tiles, Tiles, Tiles]] = {
    # speed, hit points, shield, survived, destroyed, tiles after X, Y, Z
    "E1-01": (2, 5, 1, 2, 4, NONE, (1, 1, 1), (3, 3, 3)),
    "E1-02": (2, 5, 2, 2, 4, NONE, (0, 4, 0), (0, 6, 0)),
    "E1-03": (3, 4, 2, 2, 4, NONE, (0, 1, 0), (0, 3, 0)),
    "E1-04": (2, 5, 3, 2, 4, NONE, (1, 0, 1), (3, 0, 3)),
    "E1-05": (2, 5, 2, 2, 4, (0, 1, 0), (0, 3, 0), (0, 6, 0)),
    "E1-06": (3, 4, 1, 2, 4, NONE, (0, 2, 0), (0, 4, 0)),
    "E1-07": (3, 4, 2, 2, 4, NONE, (0, 2, 0), (0, 5, 0)),
    "E1-08": (2, 4, 3, 2, 4, NONE, NONE, (0, 4, 0)),
    "E1-09": (2, 8, 0, 2, 4, NONE, NONE, (0, 4, 0)),
    "E1-10": (5, 5, 0, 2, 4, NONE, NONE, (0, 4, 0)),
    "E2-01": (4, 5, 2, 3, 6, NONE, NONE, (0, 5, 0)),
    "E2-02": (2, 3, 1, 3, 6, NONE, NONE, (0, 3, 0)),
    "E2-03": (3, 3, 3, 3, 6, NONE, (0, 1, 0), (0, 4, 0)),
    "E2-04": (2, 3, 0, 3, 6, NONE, (0, 2, 0), (2, 5, 2)),
    "E2-05": (2, 13, -2, 3, 6, NONE, (1, 1, 1), (3, 3, 3)),
    "E2-06": (3, 6, 1, 3, 6, NONE, NONE, (0, 4, 0)),
    "E2-07": (4, 7, 0, 3, 6, NONE, NONE, (0, 6, 0)),
    "SE1-01": (2, 7, 2, 4, 8, (0, 1, 0), (0, 4, 0), (0, 6, 0)),
    "SE1-02": (1, 9, 2, 4, 8, (0, 1, 0), (0, 4, 0), (0, 6, 0)),
    "SE1-03": (2, 8, 3, 4, 8, (0, 1, 0), (0, 3, 0), (0, 5, 0)),
    "SE1-04": (3, 4, 2, 4, 8, NONE, (2, 2, 2), (5, 5, 5)),
    "SE1-05": (2, 7, 1, 4, 8, (0, 1, 0), (0, 4, 0), (0, 6, 0)),
    "SE1-06": (2, 8, 1, 4, 8, NONE, NONE, (0, 6, 0)),
    "SE1-07": (2, 8, 3, 4, 8, NONE, (2, 0, 2), (5, 0, 5)),
    "SE1-08": (3, 9, 0, 4, 8, NONE, NONE, (0, 6, 0)),
    "SE2-01": (2, 7, 4, 6, 12, (0, 1, 0), (0, 4, 0), (0, 6, 0)),
    "SE2-02": (1, 10, 3, 6, 12, (0, 1, 0), (0, 4, 0), (0, 6, 0)),
    "SE2-03": (2, 5, 2, 6, 12, NONE, NONE, NONE),
    "SE2-04": (2, 7, 2, 6, 12, NONE, NONE, (4, 0, 4)),
    "SE2-05": (3, 9, 1, 0, 12, NONE, (0, 2, 0), (0, 2, 0)),
    "SE2-06": (2, 11, 0, 6, 12, NONE, NONE, (0, 6, 0)),
}
INTERNAL: dict[str, tuple[int, int, int, int, str, Tiles, Tiles, Tiles]] = {
    # speed, hit points, survived, destroyed, stations, tiles after X, Y, Z
    "I1-01": (3, 1, 2, 4, "upper_red", NONE, NONE, (0, 3, 0)),
    "I1-02": (3, 1, 2, 4, "upper_blue", NONE, NONE, (0, 3, 0)),
    "I1-03": (4, 1, 2, 4, "lower_white", NONE, NONE, (0, 0, 2)),
    "I1-04": (4, 1, 2, 4, "lower_white", NONE, NONE, (2, 0, 0)),
    "I1-05": (2, 3, 2, 4, "upper_blue", NONE, NONE, (0, 0, 2)),
    "I1-06": (2, 3, 2, 4, "upper_red", NONE, NONE, (2, 0, 0)),
    "I1-07": (3, 3, 2, 4, "lower_blue", NONE, NONE, (0, 0, 6)),
    "I2-01": (2, 2, 3, 6, "lower_blue", NONE, NONE, (0, 2, 2)),
    "I2-02": (2, 2, 3, 6, "lower_red", NONE, NONE, (2, 2, 0)),
    "I2-03": (2, 2, 3, 6, "upper_red", NONE, NONE, (0, 4, 0)),
    "I2-04": (2, 2, 3, 6, "lower_blue", NONE, NONE, (0, 4, 0)),
    "I2-05": (3, 3, 3, 6, "upper_white", NONE, NONE, (1, 1, 1)),
    "I2-06": (2, 3, 3, 6, "lower_white", (0, 3, 0), (0, 3, 0), (0, 6, 0)),
    "SI1-01": (2, 2, 4, 8, "lower_red", NONE, (2, 0, 0), (6, 0, 0)),
    "SI1-02": (2, 2, 4, 8, "upper_blue", NONE, (0, 0, 2), (0, 0, 6)),
    "SI1-03": (2, 2, 0, 8, "lower_white", NONE, (0, 1, 0), (0, 1, 0)),
    "SI1-04": (2, 2, 0, 8, "upper_red", NONE, NONE, NONE),
    "SI1-05": (3, 4, 4, 8, "upper_white", (0, 1, 0), (0, 4, 0), (2, 4, 2)),
    "SI1-06": (2, 4, 4, 8, "lower_red upper_blue", NONE, NONE, NONE),
    "SI2-01": (2, 2, 6, 12, "upper_blue", NONE, NONE, (0, 3, 0)),
    "SI2-02": (2, 2, 6, 15, "upper_white", NONE, NONE, (0, 5, 0)),
    "SI2-03": (3, 7, 6, 12, "lower_blue lower_red lower_white", NONE, NONE, (3, 3, 3)),
    "SI2-04": (2, 3, 6, 12, "lower_blue lower_red upper_blue upper_red", NONE, (2, 0, 2), (2, 0, 2)),
    "SI2-05": (4, 1, 0, 12, "lower_white", NONE, NONE, NONE),
}
OVERKILL = {"E1-02", "SE1-01", "SE1-02", "SE1-05", "SE1-06", "SE1-08", "SE2-01", "SE2-02", "SE2-06", "I1-07"}
"""Left alone, they destroy the ship with their Z."""
WITHSTOOD: dict[str, tuple[int, Tiles, Tiles, Tiles]] = {
    # damage on it before X, tiles after X, Y, Z
    "E1-02": (0, NONE, NONE, NONE),
    "SE1-01": (0, NONE, NONE, (0, 1, 0)),
    "SE1-02": (0, NONE, NONE, (0, 2, 0)),
    "SE1-05": (0, NONE, NONE, (0, 1, 0)),
    "SE1-06": (5, NONE, (2, 0, 2), (2, 3, 2)),
    "SE1-08": (0, NONE, NONE, (0, 6, 0)),
    "SE2-01": (0, NONE, NONE, (0, 3, 0)),
    "SE2-02": (0, NONE, NONE, (0, 4, 0)),
    "SE2-06": (3, NONE, NONE, (0, 5, 0)),
    "I1-07": (2, NONE, NONE, (0, 0, 3)),
}
"""The same ones before a crew that fills the central shield, three cubes, on each of the three turns."""
LOSERS = {"SE2-05", "SI1-03", "SI1-04", "SI2-05"}


def alone(id: str, *crew: str, turn: int = 1, track: int = TRACK) -> tuple[Resolution, Threat]:
    threats = f"{id}@{turn}:white" if id in EXTERNAL else f"{id}@{turn}"
    state = ship(*crew or ("",), threats=threats, tracks=(track,) * 4)
    return state, state.threats[0]


def pass_the_marks(state: Resolution, threat: Threat) -> tuple[Tiles, ...]:
    """The tiles after X, after Y and after Z, one on each of three turns."""
    steps: list[Tiles] = []
    for turn, mark in enumerate((8, 3, 1), 1):
        threat.position, threat.speed = mark + 1, 1
        after(state, turn)
        steps.append(found(state))
    return tuple(steps)


def worth(id: str) -> tuple[int, int]:
    """The points for surviving and for destroying it."""
    return EXTERNAL[id][3:5] if id in EXTERNAL else INTERNAL[id][2:4]


def found(state: Resolution) -> Tiles:
    red, white, blue = (tiles.bit_count() for tiles in state.tiles)
    return red, white, blue


def test_all_55_are_here() -> None:
    assert {*EXTERNAL, *INTERNAL} == set(components.threats())


@pytest.mark.parametrize("id", [*EXTERNAL, *INTERNAL])
def test_it_appears_and_is_as_the_card_says(id: str) -> None:
    state, threat = alone(id)
    events = until(state, 1, ACT)
    assert [(event.threat, event.position) for event in told(events, ThreatAppeared)] == [(id, 12)]
    row = components.threats()[id]
    if id in EXTERNAL:
        assert (threat.speed, threat.hp, threat.shield, threat.card.survived, threat.card.destroyed) == EXTERNAL[id][:5]
    else:
        assert (threat.speed, threat.hp, threat.card.survived, threat.card.destroyed) == INTERNAL[id][:4]
        assert " ".join(sorted(row.stations)) == INTERNAL[id][4]
    assert (row.survived is None) == (id in LOSERS)


@pytest.mark.parametrize("id", [*EXTERNAL, *INTERNAL])
def test_its_x_its_y_and_its_z(id: str) -> None:
    state, threat = alone(id)
    until(state, 1, ACT)
    steps = pass_the_marks(state, threat)
    assert steps == (EXTERNAL[id][5:] if id in EXTERNAL else INTERNAL[id][5:])
    if id in LOSERS | OVERKILL:
        assert (state.ending, state.culprit) == (LOST, 0)
    else:
        assert (state.ending, threat.status) == (RUNNING, SURVIVED)
        assert (points(state, SURVIVED), points(state, DESTROYED)) == (worth(id)[0], 0)
        end(state)
        assert state.ending == WON


def test_all_that_destroy_the_ship_can_be_withstood() -> None:
    assert WITHSTOOD.keys() == OVERKILL


@pytest.mark.parametrize("id", WITHSTOOD)
def test_it_is_survived_by_a_crew_that_prepares_for_it(id: str) -> None:
    state, threat = alone(id, "B B B", "B B B")
    until(state, 1, ACT)
    place(state, 0, "lower_white")
    damage, *steps = WITHSTOOD[id]
    threat.damage = damage
    state.maintained = 1
    assert pass_the_marks(state, threat) == tuple(steps)
    assert (state.ending, threat.status) == (RUNNING, SURVIVED)
    assert points(state, SURVIVED) == worth(id)[0]
    end(state)
    assert state.ending == WON
    assert score(state) == worth(id)[0] - sum(steps[-1]) - max(steps[-1])


@pytest.mark.parametrize("id", [*EXTERNAL, *INTERNAL])
def test_still_on_its_track_in_the_end_it_is_worth_nothing(id: str) -> None:
    state, threat = alone(id, turn=12, track=7)
    end(state)
    assert (state.ending, threat.status) == (WON, PRESENT)
    assert points(state, SURVIVED) == points(state, DESTROYED) == 0


@pytest.mark.parametrize("id", EXTERNAL)
def test_it_can_be_destroyed_from_outside(id: str) -> None:
    state, threat = alone(id)
    until(state, 1, ACT)
    threat.position, threat.damage, threat.is_shown, threat.has_cryoshield = 9, threat.hp - 1, True, False
    state.crew[0].program[0] = 1
    if id == "E2-02":
        threat.zone = 0
        place(state, 0, "lower_red")
    after(state, 1)
    assert threat.status == DESTROYED
    assert (points(state, SURVIVED), points(state, DESTROYED)) == (0, worth(id)[1])


@pytest.mark.parametrize("id", INTERNAL)
def test_it_can_be_destroyed_from_inside(id: str) -> None:
    state, threat = alone(id)
    row = components.threats()[id]
    until(state, 1, ACT)
    threat.damage = threat.hp - 1
    lead(state, 0, 0)
    place(state, 0, row.stations[0])
    if row.button:
        state.crew[0].program[0] = {"B": 2, "C": 3}[row.button]
    else:
        state.crew[0].program[0] = 3 if id == "SI1-04" else 4
    if id == "SI2-05":
        threat.pressed = 2
    if id.startswith("I2-0") and row.traits == ("slime",):
        threat.damage = 1
    after(state, 1)
    assert (threat.status, threat.where) == (DESTROYED, 0)
    assert (points(state, SURVIVED), points(state, DESTROYED)) == (0, worth(id)[1])
