"""The rule behind what is told is that of the card which causes it."""

import pytest

from saucer.core.messages import Event
from saucer.games.space_alert import ship as hull
from saucer.games.space_alert.board import WHITE
from saucer.games.space_alert.events import (
    CubesDrained,
    CubesShorted,
    FuelLost,
    KnockedOut,
    RackDisabled,
    RocketDestroyed,
    SpeedChanged,
    ZoneAttacked,
    ZoneDamaged,
)
from saucer.games.space_alert.state import ACT, LENDS_STRENGTH, LOST
from saucer.text import LOCALES, Texts
from tests.games.space_alert.ships import KEEPER, after, lead, place, ship, the, told, until
from tests.games.space_alert.test_cards import harmless
from tests.games.space_alert.test_weapons import facing, shoot
from tests.games.space_alert.test_words import FOLDERS

CAUSES = (CubesDrained, CubesShorted, FuelLost, KnockedOut, ZoneDamaged)
INTERNAL = {
    "I1-01": 33,
    "I1-02": 33,
    "I1-03": 33,
    "I1-04": 33,
    "I1-05": 33,
    "I1-06": 33,
    "I1-07": 20,
    "I2-01": 21,
    "I2-02": 21,
    "I2-03": 33,
    "I2-04": 33,
    "I2-05": 33,
    "I2-06": 24,
    "SI1-01": 28,
    "SI1-02": 28,
    "SI1-03": 24,
    "SI1-05": 32,
    "SI1-06": 26,
    "SI2-01": 28,
    "SI2-02": 29,
    "SI2-03": 27,
    "SI2-04": 30,
}
"""The Fissure and the Nuclear Device do nothing of this kind."""


def story(id: str) -> list[Event]:
    """An internal threat that meets members in all stations and does all it can, on the track with every mark."""
    state = ship(*[""] * 5, threats=f"{id}@1", tracks=(1, 2, 3, 7))
    for crew, station in enumerate(("upper_red", "upper_white", "upper_blue", "lower_red", "lower_blue")):
        place(state, crew, station)
    lead(state, 0, 0)
    return after(state, 12)


@pytest.mark.parametrize("id", INTERNAL)
def test_what_happens_on_board_is_told_with_the_rule_of_the_card(id: str) -> None:
    rules = {event.rule for event in story(id) if isinstance(event, CAUSES)}
    assert rules == {f"SA-CARD-{INTERNAL[id]}"}


def test_each_kind_of_consequence_is_among_them() -> None:
    kinds = {type(event) for id in INTERNAL for event in story(id)}
    assert {*CAUSES} <= kinds


@pytest.mark.parametrize(("id", "kind"), [("I2-01", RocketDestroyed), ("I2-02", RackDisabled)])
def test_slimes_x_has_a_rule_of_its_own(id: str, kind: type[Event]) -> None:
    state = ship("", threats=f"{id}@1")
    assert [event.rule for event in told(after(state, 2), kind)] == ["SA-CARD-23"]


@pytest.mark.parametrize("id", ["E2-07", "SE1-08", "SE2-06"])
def test_a_burst_is_told_with_the_rule_about_asteroids(id: str) -> None:
    state = facing((id, "red", 3), fired="0")
    asteroid = the(state, id)
    asteroid.damage, asteroid.passed = asteroid.hp - 1, 1
    assert [event.rule for event in told(shoot(state), ZoneAttacked)] == ["SA-CARD-18"]


def test_an_asteroid_that_arrives_attacks_like_others() -> None:
    state = harmless(ship("", threats="E2-07@1:white", tracks=(1, 2, 3, 4)))
    assert [event.rule for event in told(after(state, 5), ZoneAttacked)] == ["SA-SHIP-01"]


def test_the_nemesis_strikes_back_with_its_own_rule_and_attacks_on_x_like_others() -> None:
    state = harmless(facing(("SE2-05", "white", 9), fired="1"))
    assert [event.rule for event in told(shoot(state), ZoneAttacked)] == ["SA-CARD-17"] * 3
    state = harmless(ship("", threats="SE2-05@1:white", tracks=(1, 3, 2, 4)))
    assert [event.rule for event in told(after(state, 2), ZoneAttacked)] == ["SA-SHIP-01"]


def test_outside_the_tiles_have_the_rule_of_the_ship() -> None:
    state = ship("", threats="E1-05@1:white")
    assert {event.rule for event in told(after(state, 3), ZoneDamaged)} == {"SA-SHIP-02"}
    state = ship("", KEEPER, threats="E1-04@1:white")
    assert {event.rule for event in told(after(state, 3), CubesDrained)} == {"SA-THR-15"}


@pytest.mark.parametrize("id", ["E2-01", "SE1-02", "SE2-02", "SE2-04"])
def test_a_change_of_speed_has_the_rule_about_speed(id: str) -> None:
    state = harmless(ship("", threats=f"{id}@1:white", tracks=(1, 3, 2, 4)))
    assert {event.rule for event in told(after(state, 12), SpeedChanged)} == {"SA-THR-02"}


def test_what_a_scout_lends_is_told() -> None:
    state = harmless(ship("", threats="E2-02@1:red E1-01@1:white", tracks=(7, 3, 4, 5)))
    the(state, "E2-02").lends = LENDS_STRENGTH
    events = told(after(state, 2), ZoneAttacked)
    assert [(event.strength, event.lent) for event in events] == [(2, 1)] * 3
    english, french = (Texts(locale, *FOLDERS).event(events[0]) for locale in LOCALES)
    assert english == "Pulse Ball attacks the red zone with 2, of which a Scout lends 1; the shield absorbs 2."
    assert "dont 1 prêté par un Éclaireur" in french


@pytest.mark.parametrize(("passed", "strength"), [(0, 1), (1, 2)])
def test_what_a_scout_lends_to_a_burst_is_told(passed: int, strength: int) -> None:
    state = facing(("E2-07", "red", 3), ("E2-02", "white", 9), fired="0")
    the(state, "E2-02").lends = LENDS_STRENGTH
    asteroid = the(state, "E2-07")
    asteroid.damage, asteroid.passed = 6, passed
    assert [(event.strength, event.lent) for event in told(shoot(state), ZoneAttacked)] == [(strength, 1)]


def test_a_scout_lends_itself_nothing() -> None:
    state = harmless(ship("", threats="E2-02@1:white", tracks=(1, 2, 3, 4)))
    the(state, "E2-02").lends = LENDS_STRENGTH
    assert [(event.strength, event.lent) for event in told(after(state, 12), ZoneAttacked)] == [(3, 0)]


@pytest.mark.parametrize("damage", [7, 64, 128, 256, 1_000])
@pytest.mark.parametrize("factor", [1, 2, 4])
def test_no_damage_is_too_great_to_be_counted(damage: int, factor: int) -> None:
    state = ship("", threats="E1-05@1:white")
    until(state, 1, ACT)
    hull.hurt(state, 0, WHITE, damage, factor, None)
    state.carry_on(None)
    assert (state.ending, state.culprit, state.tiles[WHITE]) == (LOST, 0, 0b111111)
