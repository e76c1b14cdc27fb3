"""What threats do, and what it does to the ship (SA-THR, SA-SHIP)."""

import pytest

from saucer.games.space_alert.board import LIFT_TILE, REACTOR_TILE, SHIELD_TILE
from saucer.games.space_alert.events import (
    CubesLost,
    IntruderMoved,
    IntruderStayed,
    KnockedOut,
    MarkReached,
    RocketFlew,
    ShipDestroyed,
    SpeedChanged,
    ThreatHealed,
    ThreatMoved,
    ThreatSurvived,
    TileDrawn,
    ZoneAttacked,
    ZoneDamaged,
)
from saucer.games.space_alert.state import (
    ACT,
    DESTROYED,
    LOST,
    PRESENT,
    SURVIVED,
    WON,
    reactor_capacity,
    shield_capacity,
)
from tests.games.space_alert.ships import KEEPER, after, down, end, lead, place, ship, the, tiles, told, until


def test_thr_01_tokens_move_by_their_numbers_then_the_rocket() -> None:
    state = ship(". . C", KEEPER, threats="E1-05@3:red I1-03@2 E1-08@1:blue", tracks=(7, 3, 6, 7))
    place(state, 0, "lower_blue")
    after(state, 2)
    events = after(state, 3)
    assert [event.threat for event in told(events, ThreatMoved)][:1] == ["E1-08"]
    order = list(dict.fromkeys(event.threat for event in told(events, ThreatMoved)))
    assert order == ["E1-08", "I1-03", "E1-05"]
    kinds = [type(event) for event in events]
    assert kinds.index(RocketFlew) > max(i for i, kind in enumerate(kinds) if kind is ThreatMoved)


def test_thr_02_speed_changed_on_the_way_counts_from_the_next_move() -> None:
    state = ship(threats="E2-01@1:red", tracks=(4, 3, 5, 2))
    events = after(state, 1)
    assert (the(state, "E2-01").position, told(events, SpeedChanged)[0].speed) == (9, 5)
    after(state, 2)
    assert the(state, "E2-01").position == 4


def test_thr_03_every_mark_passed_is_performed_in_order() -> None:
    state = ship(threats="E1-10@1:red", tracks=(6, 3, 5, 2))
    events = end(state)
    assert [event.mark for event in told(events, MarkReached)] == ["X", "Y", "Y", "Z"]
    assert the(state, "E1-10").passed == 3


def test_thr_04_after_z_the_threat_is_survived() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2))
    events = after(state, 5)
    assert [(event.threat, event.points) for event in told(events, ThreatSurvived)] == [("E1-05", 2)]
    assert the(state, "E1-05").status == SURVIVED
    assert [event for event in told(after(state, 12), ThreatMoved) if event.threat == "E1-05"] == []


def test_thr_05_an_intruder_leaves_and_a_malfunction_stays() -> None:
    state = ship(threats="I1-03@1 I1-06@1", tracks=(4, 3, 5, 1))
    after(state, 5)
    assert [(threat.status, threat.where) for threat in state.threats] == [(SURVIVED, 0), (SURVIVED, 1)]
    assert state.covered == 1


def test_thr_06_a_threat_that_dies_on_its_way_stops() -> None:
    state = ship(threats="SE2-05@1:white", tracks=(4, 3, 5, 2))
    until(state, 2, ACT)
    the(state, "SE2-05").damage = 8
    events = after(state, 2)
    assert (the(state, "SE2-05").status, the(state, "SE2-05").position) == (DESTROYED, 8)
    assert [event.mark for event in told(events, MarkReached)] == ["X"]


def test_thr_07_zones_are_attacked_from_left_to_right() -> None:
    state = ship(threats="E1-01@1:white", tracks=(4, 1, 5, 2))
    events = after(state, 3)
    assert [(event.zone, event.strength) for event in told(events, ZoneAttacked)] == [
        ("red", 1),
        ("white", 1),
        ("blue", 1),
    ]
    other = ship(threats="E1-04@1:white", tracks=(4, 3, 5, 2))
    assert [event.zone for event in told(after(other, 5), ZoneAttacked)] == ["red", "blue"]


def test_thr_08_remaining_hit_points() -> None:
    state = ship(threats="E1-10@1:white", tracks=(4, 1, 5, 2))
    until(state, 1, ACT)
    the(state, "E1-10").damage = 2
    assert [event.strength for event in told(after(state, 2), ZoneAttacked)] == [3]


def test_thr_09_internal_damage_ignores_shields_and_hits_the_zone_of_the_tile() -> None:
    state = ship(threats="I1-03@1", tracks=(4, 3, 5, 1))
    after(state, 3)
    assert tiles(state) == (0, 0, 2)
    assert state.shields == [1, 1, 1]


def test_thr_10_healing_removes_at_most_what_there_is() -> None:
    state = ship(threats="E1-09@1:white", tracks=(4, 2, 5, 2))
    until(state, 2, ACT)
    the(state, "E1-09").damage = 1
    assert [event.amount for event in told(after(state, 2), ThreatHealed)] == [1]
    assert the(state, "E1-09").damage == 0


def test_thr_11_intruders_do_not_use_lifts_and_stay_on_the_ship() -> None:
    state = ship("lift A", KEEPER, threats="I2-03@1", tracks=(4, 3, 5, 3), carried={"red": ["gravolift"]})
    place(state, 0, "upper_blue")
    events = after(state, 5)
    assert [event.station for event in told(events, IntruderMoved)] == ["lower_red", "lower_white"]
    assert state.lifts == 0
    edge = ship(threats="I1-01@1", tracks=(4, 3, 5, 3))
    until(edge, 1, ACT)
    edge.threats[0].where = 0b100
    assert told(after(edge, 2), IntruderStayed)


def test_thr_12_who_is_knocked_out_acts_no_more_and_the_squad_is_disabled() -> None:
    state = ship(". . . . . A", KEEPER, threats="SE2-03@1:white", tracks=(4, 1, 5, 2))
    lead(state, 0, 0)
    after(state, 5)
    assert down(state) == [0, 1]
    assert state.disabled == 1
    end(state)
    assert (state.ending, state.reactors[1]) == (WON, 3)


def test_thr_13_a_pilot_in_space_is_never_meant() -> None:
    state = ship("bots bots bots bots bots bots", KEEPER, threats="SE2-03@1:white", tracks=(4, 1, 5, 2))
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    assert [event.crew for event in told(after(state, 5), KnockedOut)] == [1]


def test_thr_14_zone_station_and_ship() -> None:
    state = ship(". . . A", ". . . A", ". . . A", threats="SE2-03@1:white", tracks=(4, 1, 5, 2))
    state.maintained = 0b111
    place(state, 1, "lower_white")
    place(state, 2, "upper_red")
    after(state, 3)
    assert [member.program[3] for member in state.crew] == [0, 0, 1]


def test_thr_15_counts_are_taken_once_before_the_effect() -> None:
    state = ship(threats="I2-06@1", tracks=(4, 3, 5, 2), order={"white": ["reactor"]})
    state.reactors[1] = 5
    after(state, 2)
    assert (tiles(state), state.reactors[1]) == ((0, 5, 0), 4)


def test_thr_16_a_mission_is_won_though_all_are_knocked_out() -> None:
    state = ship("", threats="SE2-03@1:white", tracks=(4, 1, 5, 2))
    end(state)
    assert (down(state), state.ending) == ([0], WON)


def test_thr_17_a_forced_advance_comes_on_top() -> None:
    state = ship(threats="E1-05@1:blue E2-02@1:red E1-07@2:white", tracks=(3, 7, 6, 2))
    state.shields = [20, 20, 20]
    after(state, 4)
    before = [threat.position for threat in state.threats]
    after(state, 5)
    moved = [start - threat.position for start, threat in zip(before, state.threats, strict=True)]
    assert moved == [2 + 1, 2, 3 + 1]


def test_ship_01_shields_absorb_and_are_used_up() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2))
    state.shields[1] = 3
    events = after(state, 3)
    assert [(event.strength, event.absorbed) for event in told(events, ZoneAttacked)] == [(2, 2)]
    assert (state.shields[1], tiles(state)) == (1, (0, 0, 0))


def test_ship_02_a_tile_for_each_point() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2))
    state.shields[1] = 0
    events = after(state, 3)
    assert [event.tiles for event in told(events, ZoneDamaged)] == [2]
    assert [event.tile for event in told(events, TileDrawn)] == ["structural", "gravolift"]


def test_ship_03_tiles_have_their_effect_at_once() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2), order={"white": ["reactor", "shield"]})
    state.shields[1], state.reactors[1] = 0, 5
    events = after(state, 3)
    assert state.tiles[1] == 1 << REACTOR_TILE | 1 << SHIELD_TILE
    assert (state.reactors[1], reactor_capacity(state, 1), shield_capacity(state, 1)) == (4, 4, 2)
    assert [(event.system, event.cubes) for event in told(events, CubesLost)] == [("reactor", 1)]


def test_ship_03_a_damaged_lift() -> None:
    state = ship(". . . lift A", KEEPER, threats="E1-05@1:white", tracks=(4, 1, 5, 2), order={"white": ["gravolift"]})
    state.maintained = 0b111
    after(state, 4)
    assert state.tiles[1] >> LIFT_TILE & 1
    assert state.crew[0].program[4] == 0


def test_ship_04_a_seventh_tile_destroys_the_ship() -> None:
    carried = {"white": ["heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift"]}
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2), carried=carried)
    events = end(state)
    assert (state.ending, state.tiles[1]) == (LOST, 0b111111)
    assert [event.zone for event in told(events, ShipDestroyed)] == ["white"]


def test_ship_04_six_tiles_are_survived() -> None:
    state = ship(threats="E1-05@2:white")
    end(state)
    assert (tiles(state), state.ending) == ((0, 6, 0), WON)


def test_ship_05_cubes_above_capacity_absorb_and_internal_damage_draws_tiles_too() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2))
    state.shields[1] = 5
    after(state, 3)
    assert (state.shields[1], tiles(state)) == (3, (0, 0, 0))
    inside = ship(threats="I1-03@1", tracks=(4, 3, 5, 1), order={"blue": ["reactor", "shield"]})
    inside.reactors[2] = 3
    after(inside, 3)
    assert (tiles(inside), inside.reactors[2], the(inside, "I1-03").status) == ((0, 0, 2), 2, SURVIVED)


@pytest.mark.parametrize("zone", ["red", "white", "blue"])
def test_tiles_come_in_the_order_given(zone: str) -> None:
    order = ["shield", "reactor", "gravolift", "structural"]
    state = ship(threats=f"E1-09@1:{zone}", tracks=(1, 1, 1, 2), order={zone: order})
    events = after(state, 5)
    assert [event.tile for event in told(events, TileDrawn)] == order
    assert the(state, "E1-09").status != PRESENT
