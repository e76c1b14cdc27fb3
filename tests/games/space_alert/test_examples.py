"""The worked examples (SA-EX)."""

import pytest

from saucer.games.space_alert.events import ActionDelayed, MalfunctionRepaired, ThreatDamaged, WeaponAimed, ZoneAttacked
from saucer.games.space_alert.state import ACT, COMPUTE, DESTROYED, PRESENT, SURVIVED, THREATEN, score
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


def test_ex_01_a_damaged_lift_and_a_failed_check_delay_once() -> None:
    state = ship(". lift A B", carried={"white": ["gravolift"]})
    after(state, 2)
    assert program(state) == ". lift . A B"


def test_ex_02_slime_added_still_once() -> None:
    state = ship(". lift A B", threats="I2-02@1", carried={"red": ["gravolift"]})
    place(state, 0, "upper_red")
    after(state, 2)
    assert program(state) == ". lift . A B"


def test_ex_03_visual_confirmation_of_a_phase() -> None:
    state = ship(". . . C C C", ". . . C C .", ". . . . C .", KEEPER)
    state.maintained = 0b111
    for crew in range(3):
        place(state, crew, "lower_white")
    after(state, 4)
    assert state.seen == [0, 2, 0]
    after(state, 5)
    assert state.seen == [0, 3, 0]
    after(state, 6)
    assert state.seen == [0, 3, 0]


@pytest.mark.parametrize("cubes", range(4))
@pytest.mark.parametrize("strength", [2, 3, 4])
def test_ex_05_cubes_absorb_and_the_rest_is_drawn(cubes: int, strength: int) -> None:
    state = ship(threats="SE1-01@1:white", tracks=(4, 3, 5, 2))
    until(state, 1, ACT)
    frigate = the(state, "SE1-01")
    frigate.position, frigate.speed = {2: (9, 1), 3: (4, 1), 4: (2, 1)}[strength]
    state.shields[1] = cubes
    after(state, 1)
    assert state.shields[1] == cubes - min(cubes, strength)
    assert tiles(state) == (0, max(0, strength - cubes), 0)


def test_ex_07_a_pilot_alone_with_the_behemoth() -> None:
    state = facing(("SE2-01", "red", 3), sortie=1)
    assert [event.strength for event in told(shoot(state), WeaponAimed)] == [9]
    assert (down(state), state.disabled) == ([0], 1)
    assert score(state) == -3


def test_ex_08_who_left_before_and_who_came_after_the_repair() -> None:
    state = ship("lift", "B", "lift", threats="I2-06@1")
    for crew, station in enumerate(("lower_red", "lower_white", "upper_blue")):
        place(state, crew, station)
    until(state, 1, ACT)
    the(state, "I2-06").damage = 2
    after(state, 1)
    assert at(state) == ["upper_red", "lower_white", "lower_blue"]
    assert down(state) == []


def test_ex_11_a_gunship_without_resistance() -> None:
    state = ship(threats="E1-05@2:white")
    gunship, found = the(state, "E1-05"), []
    for turn in range(2, 8):
        after(state, turn)
        found.append((gunship.position if gunship.status == PRESENT else "off", tiles(state)[1]))
    assert found == [(10, 0), (8, 1), (6, 1), (4, 1), (2, 3), ("off", 6)]
    end(state)
    assert (gunship.status, score(state)) == (SURVIVED, 2 - 6 - 6)


def test_ex_12_two_lasers_on_one_turn_or_on_two() -> None:
    together = facing(("E1-07", "red", 8), fired="03")
    shoot(together)
    assert the(together, "E1-07").status == DESTROYED
    apart = facing(("E1-07", "red", 8), fired="0")
    shoot(apart)
    apart.fired, apart.step_now = 0b1000, COMPUTE
    until(apart, 1, THREATEN)
    assert the(apart, "E1-07").damage == 2 + 0


def test_ex_13_a_rocket_that_finds_nothing_is_lost() -> None:
    early = ship(". . C", KEEPER, threats="SE1-02@1:white", tracks=(4, 5, 5, 2))
    place(early, 0, "lower_blue")
    until(early, 4, COMPUTE)
    assert the(early, "SE1-02").position == 11
    assert told(after(early, 4), WeaponAimed) == []
    assert (early.rockets, early.flying) == (2, 0)
    later = ship(". . . C", KEEPER, threats="SE1-02@1:white", tracks=(4, 5, 5, 2))
    place(later, 0, "lower_blue")
    until(later, 5, COMPUTE)
    assert the(later, "SE1-02").position == 9
    assert [event.amount for event in told(after(later, 5), ThreatDamaged)] == [3 - 2]


def test_ex_14_a_sortie_and_its_landing() -> None:
    state = ship(". . . . C bots A A", KEEPER, threats="E1-05@1:red", tracks=(7, 3, 5, 2))
    state.maintained = 0b111
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    until(state, 1, ACT)
    the(state, "E1-05").position, the(state, "E1-05").speed, the(state, "E1-05").hp = 3, 0, 50
    aims = [[event.weapon for event in told(after(state, turn), WeaponAimed)] for turn in range(1, 10)]
    assert aims[4:] == [["interceptors"], ["interceptors"], [], ["heavy_laser"], ["heavy_laser"]]
    assert program(state) == ". . . . C bots . A A"


def test_ex_15_a_kamikaze() -> None:
    state = ship(threats="E2-01@1:red", tracks=(4, 3, 5, 2))
    kamikaze = the(state, "E2-01")
    after(state, 1)
    assert (kamikaze.position, kamikaze.speed, kamikaze.shield) == (9, 5, 1)
    after(state, 2)
    assert (kamikaze.position, kamikaze.speed, kamikaze.shield) == (4, 6, 0)
    events = after(state, 3)
    assert [event.strength for event in told(events, ZoneAttacked)] == [6]


def test_ex_16_the_scouts_x_helps_the_fighter_on_the_next_turn() -> None:
    state = ship(threats="E2-02@1:red E1-07@2:white E1-05@3:blue", tracks=(3, 4, 5, 2))
    assert told(after(state, 2), ZoneAttacked) == []
    events = after(state, 3)
    assert [(event.threat, event.strength) for event in told(events, ZoneAttacked)] == [("E1-07", 2)]


def test_ex_17_warheads_with_two_repairs() -> None:
    state = ship("C C", KEEPER, threats="I1-07@1", tracks=(4, 3, 5, 2))
    place(state, 0, "lower_blue")
    end(state)
    assert tiles(state) == (0, 0, 3)


def test_ex_18_crossed_wires_with_a_full_reactor() -> None:
    state = ship(threats="SI1-05@1", tracks=(4, 3, 5, 3))
    state.reactors[1] = 5
    after(state, 2)
    assert (state.shields[1], state.reactors[1], tiles(state)) == (3, 0, (0, 3, 0))


def test_ex_19_a_minor_asteroid_past_one_x() -> None:
    state = facing(("E2-07", "red", 3), fired="0")
    asteroid = the(state, "E2-07")
    asteroid.damage, asteroid.passed = 4, 1
    assert [(event.zone, event.strength) for event in told(shoot(state), ZoneAttacked)] == [("red", 1)]


def test_ex_20_a_cascade() -> None:
    state = ship("lift", "A B C . lift", KEEPER)
    state.crew[1].program[0] = 7
    events = after(state, 1)
    assert [event.crew for event in told(events, ActionDelayed)] == [1]
    assert program(state, 1) == "lift . B C lift"


def test_ex_21_a_heroic_charge_and_a_shield_tile() -> None:
    state = ship("heroic_B", KEEPER, threats="I2-02@1", tracks=(4, 3, 5, 1), order={"red": ["shield"]})
    place(state, 0, "upper_red")
    after(state, 1)
    assert (state.reactors[0], state.shields[0]) == (1, 3)
    after(state, 5)
    assert (tiles(state), state.shields[0]) == ((2, 0, 0), 1)


def test_ex_22_four_at_the_nuclear_device() -> None:
    state = ship("C", "C", "C", "C", threats="SI2-05@1", tracks=(4, 3, 5, 7))
    for crew in range(4):
        place(state, crew, "lower_white")
    after(state, 1)
    assert (the(state, "SI2-05").status, state.seen) == (DESTROYED, [1, 0, 0])


def test_ex_23_a_landing_and_a_failed_check() -> None:
    state = ship(". . . . A B", KEEPER)
    state.crew[1].program = [0] * 12
    state.maintained = 0b001
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    state.crew[0].program[:4] = [4, 4, 4, 4]
    until(state, 5, COMPUTE)
    assert program(state) == "bots bots bots bots . A B"
    after(state, 5)
    assert program(state) == "bots bots bots bots . . A B"


@pytest.mark.parametrize(("lends", "strength"), [(False, 6), (True, 7)])
def test_ex_24_a_major_asteroid_past_x_and_y(lends: bool, strength: int) -> None:
    state = facing(("SE2-06", "red", 3), ("E2-02", "blue", 14), fired="0")
    asteroid = the(state, "SE2-06")
    asteroid.damage, asteroid.passed = 8, 2
    the(state, "E2-02").lends = int(lends)
    assert [event.strength for event in told(shoot(state), ZoneAttacked)] == [strength]


def test_ex_25_two_malfunctions_on_one_button() -> None:
    state = ship("B B", "B B", "B B", KEEPER, threats="I2-06@2 SI2-03@4", tracks=(4, 3, 5, 7))
    state.maintained = 0b111
    for crew, station in enumerate(("lower_red", "lower_white", "lower_blue")):
        place(state, crew, station)
    until(state, 4, ACT)
    for crew in range(3):
        state.crew[crew].program[3] = 2
    events = after(state, 4)
    assert [event.threat for event in told(events, MalfunctionRepaired)] == ["SI2-03", "I2-06", "SI2-03"]
    the(state, "I2-06").status = SURVIVED
    for crew in range(3):
        state.crew[crew].program[4] = 2
    events = after(state, 5)
    assert [(event.crew, event.threat) for event in told(events, MalfunctionRepaired)] == [(0, "SI2-03"), (2, "SI2-03")]
