"""What crew members can do: movement, repairs, weapons, energy, C, space, battlebots, heroic cards (SA-CREW)."""

import pytest

from saucer.games.space_alert.events import (
    ActionDelayed,
    CrewMoved,
    InterceptorsLaunched,
    IntruderHit,
    KnockedOut,
    MalfunctionRepaired,
    NothingHappened,
    PilotLanded,
    Refuelled,
    RocketLaunched,
    VisualConfirmed,
    WeaponAimed,
    WeaponFired,
    WeaponMissed,
)
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import ACT, DESTROYED, PRESENT, SURVIVED
from tests.games.space_alert.ships import KEEPER, after, at, down, end, lead, place, program, ship, the, told, until


def reasons(state: Resolution, turn: int = 1) -> list[str]:
    """Why cards have no effect."""
    return [event.reason for event in told(after(state, turn), NothingHappened)]


def flying(*programs: str, threats: str = "", tracks: tuple[int, ...] = (4, 3, 5, 2)) -> Resolution:
    """The captain is in space, leading a squad."""
    state = ship(*programs, threats=threats, tracks=tracks)
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    return state


# Movement


def test_crew_01_arrows_lead_to_the_next_station() -> None:
    state = ship("red red", KEEPER)
    after(state, 1)
    assert at(state)[0] == "upper_red"
    assert reasons(state, 2) == ["wall", "empty"]
    assert at(state)[0] == "upper_red"


def test_crew_01_at_the_end_of_the_ship_an_arrow_is_not_an_entry() -> None:
    state = ship("blue A", threats="I2-01@1")
    state.maintained = 0b111
    place(state, 0, "lower_blue")
    assert told(after(state, 1), ActionDelayed) == []


def test_crew_02_the_lift_leads_to_the_other_deck() -> None:
    state = ship("lift . lift", KEEPER)
    after(state, 1)
    assert at(state)[0] == "lower_white"
    after(state, 3)
    assert at(state)[0] == "upper_white"


def test_crew_03_a_used_lift_delays_but_moves_in_either_direction() -> None:
    state = ship("lift A", "lift A", "C")
    place(state, 1, "lower_white")
    events = after(state, 1)
    assert at(state) == ["lower_white", "upper_white", "upper_white"]
    assert [event.crew for event in told(events, ActionDelayed)] == [1]


def test_crew_03_a_damaged_lift_delays() -> None:
    state = ship("lift A", "C", carried={"white": ["gravolift"]})
    events = after(state, 1)
    assert at(state)[0] == "lower_white"
    assert [(event.crew, event.turn) for event in told(events, ActionDelayed)] == [(0, 2)]


def test_crew_04_a_squad_moves_along() -> None:
    state = ship("red bots", KEEPER, threats="I1-01@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 1)
    after(state, 1)
    assert told(after(state, 2), IntruderHit)


def test_crew_05_entering_triggers_what_is_there() -> None:
    state = ship("lift A", KEEPER, threats="I2-01@1")
    place(state, 0, "upper_blue")
    assert [event.rule for event in told(after(state, 1), ActionDelayed)] == ["SA-CARD-22"]


# Malfunctions


def test_crew_06_a_covered_button_repairs_instead() -> None:
    state = ship("B", KEEPER, threats="I1-06@1")
    place(state, 0, "upper_red")
    events = after(state, 1)
    assert [(event.threat, event.amount, event.left) for event in told(events, MalfunctionRepaired)] == [
        ("I1-06", 1, 2)
    ]
    assert state.shields[0] == 1


def test_crew_07_the_lowest_number_is_repaired_first() -> None:
    state = ship("B B B B", KEEPER, threats="SI2-03@2 I2-06@1", tracks=(4, 3, 5, 7))
    place(state, 0, "lower_white")
    events = after(state, 4)
    assert [event.threat for event in told(events, MalfunctionRepaired)] == ["I2-06", "I2-06", "I2-06", "SI2-03"]
    assert state.fuel == 3


def test_crew_08_after_its_z_a_malfunction_cannot_be_repaired() -> None:
    state = ship(". . . . . . B", KEEPER, threats="I1-06@1", tracks=(4, 3, 5, 1))
    state.maintained = 0b111
    place(state, 0, "upper_red")
    after(state, 5)
    assert the(state, "I1-06").status == SURVIVED
    state.reactors[0] = 2
    state.crew[0].program[6] = 2
    events = after(state, 7)
    assert "irreparable" in [event.reason for event in told(events, NothingHappened)]
    assert state.reactors[0] == 2


def test_crew_09_a_repaired_malfunction_is_gone_at_once() -> None:
    state = ship("C", "C", threats="I1-07@1")
    for crew in (0, 1):
        place(state, crew, "lower_blue")
    until(state, 1, ACT)
    the(state, "I1-07").damage = 2
    events = after(state, 1)
    assert the(state, "I1-07").status == DESTROYED
    assert [event.crew for event in told(events, RocketLaunched)] == [1]


# A


@pytest.mark.parametrize("station", ["upper_red", "upper_white", "upper_blue", "lower_white"])
def test_crew_10_heavy_lasers_and_pulse_take_a_cube_and_fire_once_a_turn(station: str) -> None:
    state = ship("A A", "A")
    zone = ("red", "white", "blue").index(station.partition("_")[2])
    for crew in (0, 1):
        place(state, crew, station)
    before = state.reactors[zone]
    assert reasons(state) == ["fired"]
    assert state.reactors[zone] == before - 1
    state.reactors[zone] = 0
    assert reasons(state, 2)[0] == "no-energy"


def test_crew_10_both_white_cannons_feed_on_the_central_reactor() -> None:
    state = ship("A", "A")
    place(state, 1, "lower_white")
    after(state, 1)
    assert state.reactors == [2, 1, 2]


@pytest.mark.parametrize("station", ["lower_red", "lower_blue"])
def test_crew_11_light_lasers_need_no_reactor(station: str) -> None:
    state = ship("A A", "A")
    for crew in (0, 1):
        place(state, crew, station)
    state.reactors = [0, 0, 0]
    events = after(state, 1)
    assert [event.weapon for event in told(events, WeaponFired)] == ["light_laser"]
    assert [event.reason for event in told(events, NothingHappened)] == ["fired"]
    assert told(after(state, 2), WeaponFired)


def test_crew_12_energy_is_spent_without_a_target() -> None:
    state = ship("A")
    events = after(state, 1)
    assert told(events, WeaponMissed)
    assert state.reactors == [2, 2, 2]


# B


@pytest.mark.parametrize(
    ("station", "reactors", "shields"),
    [
        ("upper_red", [1, 3, 2], [2, 1, 1]),
        ("upper_white", [2, 1, 2], [1, 3, 1]),
        ("upper_blue", [2, 3, 1], [1, 1, 2]),
        ("lower_red", [3, 2, 2], [1, 1, 1]),
        ("lower_blue", [2, 2, 3], [1, 1, 1]),
    ],
)
def test_crew_13_and_crew_14_energy_flows_until_full_or_empty(
    station: str, reactors: list[int], shields: list[int]
) -> None:
    state = ship("B")
    place(state, 0, station)
    after(state, 1)
    assert (state.reactors, state.shields) == (reactors, shields)


def test_crew_13_an_empty_reactor_charges_nothing() -> None:
    state = ship("B")
    state.reactors[1] = 0
    assert reasons(state) == ["nothing-to-move"]


def test_crew_14_the_central_reactor_gives_what_it_has() -> None:
    state = ship("B")
    place(state, 0, "lower_red")
    state.reactors = [0, 2, 2]
    after(state, 1)
    assert state.reactors == [2, 0, 2]


def test_crew_15_a_capsule_fills_the_central_reactor_even_if_it_is_full() -> None:
    state = ship("B B B B", KEEPER)
    place(state, 0, "lower_white")
    events = after(state, 3)
    assert [(event.cubes, event.fuel) for event in told(events, Refuelled)] == [(2, 2), (0, 1), (0, 0)]
    assert state.reactors[1] == 5
    assert reasons(state, 4)[0] == "no-fuel"


def test_crew_16_filling_takes_nothing_from_what_is_above_capacity() -> None:
    state = ship("B", "B")
    place(state, 1, "lower_red")
    state.shields[1], state.reactors[0] = 4, 4
    assert reasons(state) == ["no-room", "no-room"]
    assert (state.shields[1], state.reactors) == (4, [4, 3, 2])


# C


@pytest.mark.parametrize("turn", range(1, 13))
def test_crew_17_the_computer_is_maintained_early_in_a_phase(turn: int) -> None:
    state = ship(" ".join(["."] * (turn - 1) + ["C"]), "")
    after(state, turn - 1)
    state.crew[0].program = [3 if slot == turn - 1 else 0 for slot in range(12)]
    state.maintained = 0
    after(state, turn)
    phase = 0 if turn <= 3 else 1 if turn <= 7 else 2
    assert state.maintained == (1 << phase if turn in (1, 2, 4, 5, 8, 9) else 0)


def test_crew_18_one_rocket_a_turn_as_long_as_there_are_any() -> None:
    state = ship("C C C C", "C", KEEPER)
    for crew in (0, 1):
        place(state, crew, "lower_blue")
    assert reasons(state)[0] == "rocket-launched"
    after(state, 3)
    assert state.rockets == 0
    assert reasons(state, 4)[0] == "no-rocket"


def test_crew_19_the_best_turn_of_a_phase_counts() -> None:
    state = ship("C C C . . . C", "C C . . . C", "C", "C . . . . . C", KEEPER)
    state.maintained = 0b111
    for crew in range(4):
        place(state, crew, "lower_white")
    events = end(state)
    assert [(event.members, event.points) for event in told(events, VisualConfirmed)] == [(4, 5), (1, 1), (2, 2)]
    assert state.seen == [4, 2, 0]


def test_crew_20_a_squad_is_taken_once_and_reactivated_anywhere() -> None:
    state = ship("C . C C", "C", KEEPER)
    for crew in (0, 1):
        place(state, crew, "upper_blue")
    assert reasons(state)[0] == "rack-empty"
    assert (state.crew[0].squad, state.stored) == (1, 1)
    state.disabled = 0b10
    place(state, 0, "lower_red")
    after(state, 3)
    assert (state.disabled, state.crew[0].squad, state.stored) == (0, 1, 1)
    assert reasons(state, 4)[0] == "squad-active"


def test_crew_20_a_squad_disabled_in_its_rack_is_taken_disabled() -> None:
    state = ship("C C", KEEPER)
    place(state, 0, "lower_red")
    state.disabled = 0b01
    after(state, 1)
    assert (state.crew[0].squad, state.disabled) == (0, 1)
    after(state, 2)
    assert state.disabled == 0


def test_crew_21_interceptors_take_off_with_an_active_squad_and_attack_at_once() -> None:
    state = ship("C", "C", threats="E1-05@1:red", tracks=(1, 3, 5, 2))
    for crew in (0, 1):
        place(state, crew, "upper_red")
        lead(state, crew, crew)
    until(state, 1, ACT)
    the(state, "E1-05").position = 4
    events = after(state, 1)
    assert told(events, InterceptorsLaunched)[0].crew == 0
    assert [event.reason for event in told(events, NothingHappened)] == ["interceptors-out"]
    assert [(event.weapon, event.strength) for event in told(events, WeaponAimed)] == [("interceptors", 3)]


def test_crew_21_without_an_active_squad_nobody_takes_off() -> None:
    state = ship("C", "C")
    for crew in (0, 1):
        place(state, crew, "upper_red")
    lead(state, 1, 0)
    state.disabled = 1
    assert reasons(state) == ["no-squad", "squad-disabled"]


def test_crew_21_who_landed_earlier_this_turn_is_not_in_space() -> None:
    state = flying(". ", "C")
    place(state, 1, "upper_red")
    lead(state, 1, 1)
    after(state, 1)
    assert at(state) == ["upper_red", "space"]


# Space


def test_crew_22_a_pilot_is_in_no_station_and_no_zone() -> None:
    state = flying("bots bots bots bots bots bots", "", threats="SE2-03@1:red", tracks=(1, 3, 5, 2))
    events = after(state, 5)
    assert [event.crew for event in told(events, KnockedOut)] == [1]


def test_crew_23_battlebots_keep_the_pilot_in_space() -> None:
    state = flying("bots heroic_bots", KEEPER, threats="E1-05@1:red", tracks=(1, 3, 5, 2))
    until(state, 1, ACT)
    the(state, "E1-05").position = 4
    the(state, "E1-05").speed = 0
    events = after(state, 2)
    assert [event.strength for event in told(events, WeaponAimed)] == [3, 4]
    assert at(state)[0] == "space"


@pytest.mark.parametrize("card", ["A", "C", "red", "lift", "heroic_A", "heroic_move:lower_blue"])
def test_crew_24_any_other_card_is_delayed_and_the_pilot_returns(card: str) -> None:
    state = flying(f"{card} B", KEEPER)
    events = after(state, 1)
    assert at(state)[0] == "upper_red"
    assert program(state) == f". {card} B"
    assert told(events, WeaponAimed) == []
    assert [event.crew for event in told(events, PilotLanded)] == [0]


def test_crew_24_an_empty_slot_leads_back_without_a_delay() -> None:
    state = flying(". A B", KEEPER)
    after(state, 1)
    assert at(state)[0] == "upper_red"
    assert program(state) == ". A B"


def test_crew_24_returning_is_an_entry() -> None:
    state = flying("", threats="SI2-04@1")
    until(state, 1, ACT)
    the(state, "SI2-04").status = SURVIVED
    after(state, 1)
    assert down(state) == [0]


def test_crew_25_a_knocked_out_pilot_blocks_the_interceptors() -> None:
    state = flying("", "C")
    state.crew[0].is_down = True
    place(state, 1, "upper_red")
    lead(state, 1, 1)
    assert reasons(state) == ["down", "interceptors-out"]
    end(state)
    assert at(state)[0] == "space"


# Battlebots


def test_crew_26_battlebots_hit_the_intruder_with_the_lowest_number() -> None:
    state = ship("bots bots", KEEPER, threats="I2-03@2 SI1-02@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    until(state, 2, ACT)
    the(state, "SI1-02").where = 1
    events = after(state, 2)
    assert [event.threat for event in told(events, IntruderHit)] == ["SI1-02"]
    assert (the(state, "SI1-02").damage, the(state, "I2-03").damage) == (1, 0)


def test_crew_26_without_hit_points_it_is_destroyed_at_once() -> None:
    state = ship("bots", KEEPER, threats="I1-03@1")
    lead(state, 0, 0)
    place(state, 0, "lower_white")
    after(state, 1)
    assert (the(state, "I1-03").status, the(state, "I1-03").where) == (DESTROYED, 0)


def test_crew_27_retaliation_disables_the_squad_even_if_the_intruder_dies() -> None:
    state = ship("bots", KEEPER, threats="I1-01@1")
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    after(state, 1)
    assert (the(state, "I1-01").status, state.disabled) == (DESTROYED, 1)
    assert state.crew[0].squad == 0


def test_crew_28_no_squad_no_active_squad_or_no_intruder() -> None:
    state = ship("bots", "bots", "bots", threats="I1-01@1")
    for crew in (0, 1):
        place(state, crew, "upper_red")
    lead(state, 1, 0)
    lead(state, 2, 1)
    state.disabled = 1
    assert reasons(state) == ["no-squad", "squad-disabled", "no-intruder"]


# Heroic cards


def test_crew_29_heroic_a_fires_with_one_more() -> None:
    state = ship("heroic_A", "heroic_A", "heroic_A", threats="E1-09@1:white E1-10@1:red", tracks=(1, 1, 5, 2))
    place(state, 1, "lower_white")
    place(state, 2, "lower_red")
    events = after(state, 1)
    found = {(event.weapon, event.strength) for event in told(events, WeaponAimed)}
    assert found == {("heavy_laser", 6), ("pulse_cannon", 2), ("light_laser", 3)}


def test_crew_29_heroic_a_adds_nothing_to_a_weapon_already_fired() -> None:
    state = ship("A", "heroic_A", threats="E1-09@1:white")
    events = after(state, 1)
    assert [event.strength for event in told(events, WeaponAimed)] == [5]


def test_crew_29_heroic_b_adds_a_cube_even_above_capacity() -> None:
    state = ship("heroic_B", "heroic_B", "heroic_B")
    place(state, 0, "upper_blue")
    place(state, 1, "lower_red")
    place(state, 2, "lower_white")
    after(state, 1)
    assert state.shields == [1, 1, 3]
    assert state.reactors == [4, 6, 1]


def test_crew_29_heroic_b_adds_nothing_if_nothing_is_moved() -> None:
    state = ship("heroic_B", "heroic_B")
    place(state, 1, "lower_white")
    state.shields[1], state.reactors[1] = 3, 5
    after(state, 1)
    assert (state.shields[1], state.reactors[1], state.fuel) == (3, 5, 2)


def test_crew_29_a_heroic_repair_does_two() -> None:
    state = ship("heroic_B", KEEPER, threats="I1-06@1")
    place(state, 0, "upper_red")
    events = after(state, 1)
    assert [(event.amount, event.rule) for event in told(events, MalfunctionRepaired)] == [(2, "SA-CREW-29")]


def test_crew_30_heroic_battlebots_are_not_disabled_and_do_one_damage() -> None:
    state = ship("heroic_bots", KEEPER, threats="I2-03@1")
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    after(state, 1)
    assert (the(state, "I2-03").damage, the(state, "I2-03").status, state.disabled) == (1, PRESENT, 0)


def test_crew_30_in_space_they_attack_with_one_more() -> None:
    state = flying("heroic_bots", threats="E1-09@1:red E1-10@1:white", tracks=(1, 1, 5, 2))
    until(state, 1, ACT)
    for threat in state.threats:
        threat.position = 5
    events = after(state, 1)
    assert [event.strength for event in told(events, WeaponAimed)] == [2, 2]


def test_crew_31_a_heroic_move_goes_straight_to_its_station() -> None:
    state = ship("lift", "heroic_move:lower_blue A", "heroic_move:upper_white", "C", carried={"white": ["gravolift"]})
    events = after(state, 1)
    assert at(state)[:3] == ["lower_white", "lower_blue", "upper_white"]
    assert [event.crew for event in told(events, CrewMoved)] == [0, 1]
    assert 1 not in [event.crew for event in told(events, ActionDelayed)]
    assert [event.reason for event in told(events, NothingHappened)] == ["already-there"]
