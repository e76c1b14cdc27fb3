"""Doubtful passages are read as recommended, and where an option offers the other reading, it is followed (SA-OQ)."""

from typing import Any

import pytest

from saucer.games.space_alert.events import (
    ActionDelayed,
    ComputerChecked,
    CryoshieldBroken,
    Refuelled,
    ThreatDamaged,
    WeaponAimed,
    ZoneAttacked,
    ZoneDamaged,
)
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import (
    ACT,
    COMPUTE,
    DESTROYED,
    LENDS_SHIELD,
    LENDS_STRENGTH,
    PRESENT,
    SURVIVED,
)
from tests.games.space_alert.ships import (
    KEEPER,
    after,
    at,
    down,
    end,
    lead,
    place,
    program,
    ship,
    the,
    tiles,
    told,
    until,
)
from tests.games.space_alert.test_weapons import facing, shoot


def ruled(*positions: tuple[str, str, int], fired: str, **options: Any) -> Resolution:
    """Threats at positions and fired weapons, under rulings."""
    threats = " ".join(f"{id}@1:{zone}" for id, zone, _ in positions)
    state = ship("", threats=threats, tracks=(7, 7, 7, 7), **options)
    until(state, 1, COMPUTE)
    for threat, (_, _, position) in zip(state.threats, positions, strict=True):
        threat.position = position
    for station in fired:
        state.fired |= 1 << int(station)
    return state


def test_oq_01_heroic_moves_do_not_use_the_lift() -> None:
    state = ship("heroic_move:lower_white", "lift A", "C")
    assert told(after(state, 1), ActionDelayed) == []


def test_oq_02_who_is_knocked_out_counts_as_being_there() -> None:
    state = ship("", "", threats="SI1-03@1", tracks=(4, 3, 5, 3))
    state.crew[1].is_down = True
    after(state, 5)
    assert tiles(state) == (0, 2, 0)
    seeker = ship("", "", "", threats="SI2-02@1", tracks=(4, 3, 5, 2))
    for crew, station in enumerate(("upper_red", "upper_red", "upper_blue")):
        place(seeker, crew, station)
    seeker.crew[0].is_down = True
    after(seeker, 2)
    assert seeker.threats[0].where == 0b1


def test_oq_03_a_marauder_destroyed_in_this_step_still_helps_in_it() -> None:
    state = facing(("E2-06", "red", 3), ("E1-05", "white", 4), fired="01")
    the(state, "E2-06").lends, the(state, "E2-06").damage = LENDS_SHIELD, 4
    shoot(state)
    assert (the(state, "E2-06").status, the(state, "E1-05").damage) == (DESTROYED, 2)


@pytest.mark.parametrize(("kept", "damage"), [(False, 6), (True, 5)])
def test_oq_04_a_marauder_and_a_cloud_that_the_pulse_opens(kept: bool, damage: int) -> None:
    state = ruled(("E2-06", "red", 15), ("SE1-07", "white", 4), fired="14", marauder_against_pulse=kept)
    the(state, "E2-06").lends = LENDS_SHIELD
    assert [event.amount for event in told(shoot(state), ThreatDamaged)] == [damage]


@pytest.mark.parametrize(("counts", "strengths"), [(True, [1]), (False, [])])
def test_oq_05_a_scout_and_an_asteroid_that_passed_nothing(counts: bool, strengths: list[int]) -> None:
    state = ruled(("E2-07", "white", 15), ("E2-02", "red", 4), fired="1", scout_in_empty_bursts=counts)
    the(state, "E2-02").lends = LENDS_STRENGTH
    the(state, "E2-07").damage = 6
    assert [event.strength for event in told(shoot(state), ZoneAttacked)] == strengths


def test_oq_06_a_scout_destroyed_in_this_step_does_not_help_the_burst() -> None:
    state = facing(("E2-07", "white", 3), ("E2-02", "red", 4), fired="13")
    the(state, "E2-02").lends, the(state, "E2-02").damage = LENDS_STRENGTH, 2
    the(state, "E2-07").damage, the(state, "E2-07").passed = 6, 1
    assert [event.strength for event in told(shoot(state), ZoneAttacked)] == [1]


def test_oq_07_being_targeted_is_enough_to_break_a_cryoshield() -> None:
    state = facing(("SE1-05", "white", 8), fired="4")
    the(state, "SE1-05").shield = 9
    assert told(shoot(state), CryoshieldBroken)


def test_oq_08_nothing_moves_into_what_is_above_capacity() -> None:
    state = ship("B")
    state.shields[1] = 4
    after(state, 1)
    assert (state.shields[1], state.reactors[1]) == (4, 3)


def test_oq_09_heroic_battlebots_mend_one_of_the_fissure() -> None:
    state = ship("heroic_bots", threats="SI1-04@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    after(state, 1)
    assert the(state, "SI1-04").damage == 1


@pytest.mark.parametrize(("doubling", "found"), [("multiplies", 4), ("once", 2)])
def test_oq_10_doubled_twice(doubling: str, found: int) -> None:
    state = ship(threats="E1-02@1:red", tracks=(1, 3, 5, 2), doubling=doubling)
    state.shields[0], state.doubled = 0, 0b001
    assert [event.tiles for event in told(after(state, 3), ZoneDamaged)] == [found]
    old = ship(threats="E1-05@1:red", tracks=(1, 3, 5, 2), doubling=doubling, carried={"red": ["structural"]})
    old.doubled = 0b001
    assert [event.tiles for event in told(after(old, 3), ZoneDamaged)] == [found]


def test_oq_11_a_nemesis_that_dies_on_x_does_not_reach_y() -> None:
    state = ship(threats="SE2-05@1:white", tracks=(4, 3, 5, 2))
    until(state, 1, ACT)
    nemesis = the(state, "SE2-05")
    nemesis.speed, nemesis.damage, state.shields[1] = 12, 8, 9
    events = after(state, 1)
    assert (nemesis.status, [event.strength for event in told(events, ZoneAttacked)]) == (DESTROYED, [1])


def test_oq_12_interceptors_do_not_count_what_is_hidden() -> None:
    state = facing(("E1-03", "red", 3), ("E1-05", "red", 4), sortie=1)
    assert [event.strength for event in told(shoot(state), WeaponAimed)] == [3]


@pytest.mark.parametrize(("checked", "count"), [(True, 2), (False, 0)])
def test_oq_13_computer_checks_in_test_runs(checked: bool, count: int) -> None:
    state = ship("", turns=7, checks_in_test_runs=checked)
    assert len(told(end(state), ComputerChecked)) == count
    assert len(told(end(ship("", checks_in_test_runs=checked)), ComputerChecked)) == 3


def test_oq_15_external_before_internal() -> None:
    state = ship(threats="SI1-01@1 I1-01@1 E1-05@1:red")
    assert [threat.card.id for threat in state.threats] == ["E1-05", "SI1-01", "I1-01"]


@pytest.mark.parametrize(("speed", "position"), [(3, 10), (4, 9)])
def test_oq_16_speed_of_the_stealth_fighter(speed: int, position: int) -> None:
    state = ship(threats="E1-03@1:red", tracks=(4, 3, 5, 2), stealth_fighter_speed=speed)
    after(state, 1)
    assert the(state, "E1-03").position == position


def test_oq_18_a_program_is_carried_out_as_it_was_planned() -> None:
    state = ship("A B C", KEEPER)
    end(state)
    assert program(state) == "A B C"


def test_oq_19_returning_into_contamination_on_turn_13() -> None:
    state = ship(". . . . . . . . . . . C", threats="SI2-04@12")
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    after(state, 12)
    the(state, "SI2-04").status = SURVIVED
    end(state)
    assert down(state) == [0]


def test_oq_20_the_squad_of_who_is_knocked_out_never_returns() -> None:
    state = ship("", "C C C", threats="SE2-03@1:red", tracks=(1, 3, 5, 2))
    lead(state, 0, 0)
    state.crew[0].is_down = True
    state.disabled = 1
    place(state, 0, "lower_red")
    place(state, 1, "lower_red")
    after(state, 3)
    assert state.disabled == 1


def test_oq_21_battlebots_stay_in_space_and_c_does_not() -> None:
    for card, station in (("bots", "space"), ("C", "upper_red")):
        state = ship(card, KEEPER)
        lead(state, 0, 0)
        place(state, 0, "space")
        state.pilot = 0
        after(state, 1)
        assert at(state)[0] == station


@pytest.mark.parametrize(("adds", "found"), [(True, "bots . . A B"), (False, "bots . A B")])
def test_oq_23_a_landing_and_another_delay(adds: bool, found: str) -> None:
    state = ship("bots A B", landing_adds_to_delay=adds)
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    after(state, 2)
    assert program(state) == found


def test_oq_24_the_leviathan_leaves_a_cryoshield() -> None:
    state = facing(("SE1-03", "white", 8), ("E1-06", "red", 12), fired="1")
    the(state, "SE1-03").damage = 7
    shoot(state)
    assert (the(state, "E1-06").damage, the(state, "E1-06").has_cryoshield) == (1, True)


@pytest.mark.parametrize(("read", "strength"), [("card", 6), ("annex", 2)])
def test_oq_25_bursts_by_the_card_or_by_the_annex(read: str, strength: int) -> None:
    state = ruled(("SE2-06", "white", 3), fired="1", asteroid_bursts=read)
    the(state, "SE2-06").damage, the(state, "SE2-06").passed = 9, 2
    assert [event.strength for event in told(shoot(state), ZoneAttacked)] == [strength]


def test_oq_26_a_press_on_an_older_malfunction_does_not_count() -> None:
    state = ship("B", "B", "B", threats="I2-06@1 SI2-03@1", tracks=(4, 3, 5, 7))
    for crew, station in enumerate(("lower_red", "lower_white", "lower_blue")):
        place(state, crew, station)
    after(state, 1)
    assert the(state, "SI2-03").damage == 2


def test_oq_28_the_nemesis_strikes_in_the_step_it_is_destroyed_in() -> None:
    state = facing(("SE2-05", "white", 8), fired="1")
    the(state, "SE2-05").damage = 8
    assert len(told(shoot(state), ZoneAttacked)) == 3


def test_oq_29_refuelling_a_full_reactor_costs_a_capsule() -> None:
    state = ship("heroic_B")
    place(state, 0, "lower_white")
    state.reactors[1] = 5
    events = after(state, 1)
    assert [(event.cubes, event.fuel) for event in told(events, Refuelled)] == [(0, 2)]


def test_oq_31_on_turn_13_rocket_then_landing_then_threats() -> None:
    state = ship(". . . . . . . . . . . C", ". . . . . . . . . . . C", threats="SE1-02@12:red", tracks=(1, 3, 5, 2))
    place(state, 0, "lower_blue")
    place(state, 1, "upper_red")
    lead(state, 1, 0)
    after(state, 12)
    names = [type(event).__name__ for event in end(state)]
    assert names.index("WeaponAimed") < names.index("PilotLanded") < names.index("ThreatMoved")
    assert the(state, "SE1-02").status == PRESENT
