"""The frame of the resolution: turns, steps, the jump, the score (SA-RES, SA-END, SA-SCO)."""

import pytest

from saucer.games.space_alert import SPACE_ALERT_RESOLUTION
from saucer.games.space_alert.events import (
    ActionDelayed,
    ComputerChecked,
    CrewMoved,
    KnockedOut,
    NothingHappened,
    PilotLanded,
    ScoreCounted,
    ShipDestroyed,
    StepBegan,
    ThreatAppeared,
    ThreatDamaged,
    ThreatMoved,
    TileLaid,
    TurnBegan,
    WeaponFired,
    WeaponMissed,
)
from saucer.games.space_alert.resolving import resolve, result
from saucer.games.space_alert.state import ACT, LOST, PRESENT, RUNNING, SURVIVED, WON, count_bits, score
from tests.games.space_alert.ships import (
    KEEPER,
    after,
    at,
    down,
    end,
    lead,
    mission,
    place,
    program,
    ship,
    the,
    tiles,
    told,
    until,
)


def test_res_01_everything_starts_in_its_place() -> None:
    first, again = ship("blue A C", threats="E1-07@1:red"), ship("blue A C", threats="E1-07@1:red")
    end(first)
    assert (at(again), again.reactors, again.shields, tiles(again)) == (
        ["upper_white"],
        [2, 3, 2],
        [1, 1, 1],
        (0, 0, 0),
    )


def test_res_02_turns_and_their_steps_in_order() -> None:
    events = end(ship(""))
    turns: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, TurnBegan):
            turns[event.turn] = []
        if isinstance(event, StepBegan):
            turns[max(turns)].append(event.step)
    usual = ["appear", "act", "compute", "threaten"]
    assert list(turns) == list(range(1, 14))
    for turn in range(1, 13):
        assert turns[turn] == [*usual, "check"] if turn in (2, 5, 9) else usual
    assert turns[13] == ["compute", "land", "threaten", "jump"]


@pytest.mark.parametrize(("turn", "phase"), [(1, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 2)])
def test_res_03_phases(turn: int, phase: int) -> None:
    state = ship(" ".join(["."] * (turn - 1) + ["C"]), KEEPER)
    place(state, 0, "lower_white")
    after(state, turn)
    assert [seen > 0 for seen in state.seen] == [each == phase for each in range(3)]


def test_res_04_of_one_time_number_external_threats_move_first() -> None:
    state = ship(threats="I1-01@3 E1-07@3:red E1-05@3:blue")
    assert [threat.card.id for threat in state.threats] == ["E1-07", "E1-05", "I1-01"]
    moved = told(after(state, 3), ThreatMoved)
    assert list(dict.fromkeys(event.threat for event in moved)) == ["E1-07", "E1-05", "I1-01"]


def test_res_05_a_lost_ship_stops_at_once_without_score() -> None:
    found = resolve(mission("", threats="SE2-05@1:white E1-07@2:red", tracks=(1, 2, 3, 4)), trace=True)
    assert (found.status, found.destroyed_by, found.score) == ("lost", "SE2-05", None)
    assert found.trace
    assert found.last_turn == found.trace[-1].turn == 4
    assert found.trace[-1].events[-1].__class__.__name__ == "MissionLost"


def test_res_06_a_threat_appears_on_the_entry_space_and_moves_on_the_same_turn() -> None:
    state = ship(threats="E1-05@2:white")
    assert not told(after(state, 1), ThreatAppeared)
    events = after(state, 2)
    assert [event.position for event in told(events, ThreatAppeared)] == [12]
    assert [event.position for event in told(events, ThreatMoved)] == [10]


def test_res_07_malfunctions_cover_their_buttons_and_intruders_get_a_tile() -> None:
    state = ship(threats="SI2-03@1 SI2-04@1 I1-07@1")
    laid = told(until(state, 1, ACT), TileLaid)
    assert [event.station for event in laid if event.threat == "SI2-03"] == ["lower_red", "lower_white", "lower_blue"]
    assert len([event for event in laid if event.threat == "SI2-04"]) == 4
    assert state.covered == 0b111000 | 0b100000 << 8


def test_res_07_a_fissure_covers_no_button() -> None:
    state = ship(threats="SI1-04@1")
    until(state, 1, ACT)
    assert state.covered == 0


def test_res_08_members_act_in_crew_order_and_the_knocked_out_do_not() -> None:
    state = ship("B", "blue", threats="I2-06@1")
    place(state, 0, "lower_white")
    place(state, 1, "lower_blue")
    until(state, 1, ACT)
    the(state, "I2-06").damage = 2
    events = after(state, 1)
    assert down(state) == [1]
    assert [event.reason for event in told(events, NothingHappened)] == ["down"]


def test_res_09_an_empty_slot_is_no_action() -> None:
    events = after(ship(""), 1)
    assert [event.reason for event in told(events, NothingHappened)] == ["empty"]


def test_res_10_cards_are_carried_out_as_they_lie() -> None:
    """No slip of the hand is assumed: red stays red."""
    state = ship("red")
    after(state, 1)
    assert at(state) == ["upper_red"]


@pytest.mark.parametrize(("checked", "kept"), [(2, (1, 2)), (5, (4, 5)), (9, (8, 9))])
def test_res_11_without_maintenance_everybody_on_the_ship_is_delayed(checked: int, kept: tuple[int, ...]) -> None:
    for turn in range(1, 13):
        cards = ["."] * 12
        cards[turn - 1] = "C"
        state = ship(" ".join(cards), " ".join(["."] * checked + ["A"]))
        state.maintained = {2: 0b000, 5: 0b001, 9: 0b011}[checked]
        events = after(state, checked)
        check = told(events, ComputerChecked)[-1]
        assert check.passed == (turn in kept)
        delayed = [event.crew for event in told(events, ActionDelayed) if event.turn == checked + 1]
        assert (1 in delayed) == (turn not in kept)


def test_res_12_internal_threats_are_fought_before_external_ones_and_the_dead_do_not_move() -> None:
    state = ship("bots", "A", threats="I1-01@1 E1-10@1:white", tracks=(1, 3, 2, 4))
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    events = after(state, 1)
    assert told(events, ThreatMoved) == []
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("IntruderHit") < kinds.index("ThreatDamaged")


def test_res_13_actions_of_one_turn_see_each_other() -> None:
    state = ship("B", "A")
    place(state, 0, "lower_red")
    place(state, 1, "upper_red")
    state.reactors[0] = 0
    assert told(after(state, 1), WeaponFired)
    other = ship("A", "B")
    place(other, 0, "upper_red")
    place(other, 1, "lower_red")
    other.reactors[0] = 0
    assert not told(after(other, 1), WeaponFired)


def test_end_01_a_rocket_of_the_last_turn_hits_on_turn_13() -> None:
    state = ship(". . . . . . . . . . . C", threats="SE1-01@10:white", tracks=(1, 6, 2, 4))
    place(state, 0, "lower_blue")
    after(state, 12)
    assert the(state, "SE1-01").position == 9
    events = end(state)
    assert [(event.threat, event.amount) for event in told(events, ThreatDamaged)] == [("SE1-01", 1)]


def test_end_01_nothing_else_fires_on_turn_13() -> None:
    state = ship(". . . . . . . . . . . A")
    events = end(state)
    assert len(told(events, WeaponMissed)) == 1


def test_end_02_a_pilot_returns_on_turn_13_but_not_if_knocked_out() -> None:
    state = ship(". . . . . . . . . . . C")
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    after(state, 12)
    assert at(state) == ["space"]
    assert [event.rule for event in told(end(state), PilotLanded)] == ["SA-END-02"]
    assert at(state) == ["upper_red"]
    other = ship(". . . . . . . . . . . C")
    lead(other, 0, 0)
    place(other, 0, "upper_red")
    after(other, 12)
    other.crew[0].is_down = True
    end(other)
    assert at(other) == ["space"]


def test_end_03_threats_act_once_more_and_then_the_ship_jumps() -> None:
    state = ship(threats="E1-10@12:white", tracks=(1, 2, 3, 4))
    after(state, 12)
    assert (the(state, "E1-10").position, tiles(state)) == (6, (0, 0, 0))
    end(state)
    assert (the(state, "E1-10").status, tiles(state)) == (SURVIVED, (0, 4, 0))
    assert (state.ending, state.turn) == (WON, 13)


def test_end_04_threats_on_a_track_score_nothing() -> None:
    state = ship(threats="SE1-02@12:white", tracks=(1, 7, 3, 4))
    end(state)
    assert (the(state, "SE1-02").status, score(state)) == (PRESENT, 0)


def test_end_05_test_runs_have_seven_turns() -> None:
    state = ship("", turns=7)
    events = end(state)
    assert [event.turn for event in told(events, TurnBegan)] == list(range(1, 9))
    assert len(told(events, ComputerChecked)) == 2


def test_sco_01_survived_and_destroyed_threats_count() -> None:
    state = ship("A A", KEEPER, threats="E1-10@1:white E1-07@2:blue", tracks=(4, 1, 2, 3))
    end(state)
    found = result(state)
    assert (found.threats_destroyed, found.threats_survived) == (["E1-10"], ["E1-07"])
    assert found.points_before_penalties == 4 + 2


def test_sco_02_penalties() -> None:
    state = ship("", "")
    end(state)
    state.tiles = [0b111, 0b111, 0b1]
    state.crew[1].is_down = True
    state.disabled = 0b10
    assert result(state).penalties == 7 + 3 + 2 + 1
    assert result(state).disabled_squads == 1


def test_sco_02_a_squad_disabled_in_its_rack_counts_and_one_nobody_took_does_not() -> None:
    state = ship(threats="I2-02@1", tracks=(1, 3, 4, 2))
    after(state, 2)
    assert (state.stored, state.disabled) == (3, 1)
    assert result(state).disabled_squads == 1


def test_sco_03_visual_confirmation_is_added_after_the_penalties() -> None:
    state = ship("C . . C", "C . . C . . . C")
    for crew in (0, 1):
        place(state, crew, "lower_white")
    events = end(state)
    counted = told(events, ScoreCounted)[-1]
    assert (counted.visual, counted.score) == (2 + 2 + 1, 5)
    assert (result(state).visual, result(state).points_before_penalties) == (5, 0)


def test_sco_04_scores_can_be_negative() -> None:
    state = ship(threats="E1-05@2:white")
    end(state)
    assert score(state) == -10


def test_log_02_a_result_has_the_figures_of_a_log_line() -> None:
    counted = told(end(ship(threats="E1-05@2:white")), ScoreCounted)[-1]
    assert (counted.survived, counted.destroyed, counted.penalties, counted.visual) == (2, 0, 12, 0)


def test_log_03_a_lost_mission_names_the_threat() -> None:
    state = ship(threats="E1-05@1:white E1-07@2:white")
    events = end(state)
    assert state.ending == LOST
    assert [event.threat for event in told(events, ShipDestroyed)] == ["E1-07"]
    assert (result(state).destroyed_by, result(state).score) == ("E1-07", None)
    figures = SPACE_ALERT_RESOLUTION.figures(state)
    assert (figures["score"], figures["penalties"], figures["visual"]) == (None, None, None)
    assert figures["tiles"] == sum(map(count_bits, state.tiles))


def test_a_mission_can_be_watched_beat_by_beat() -> None:
    state = ship("red", KEEPER, threats="E1-05@1:white")
    beats = 0
    while state.ending == RUNNING:
        state.carry_on(None)
        beats += 1
        assert state.beats == beats
    assert program(state, 1) == KEEPER
    assert told(after(ship("red"), 1), CrewMoved)
    assert told(after(ship("red"), 1), KnockedOut) == []
