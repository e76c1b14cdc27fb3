"""What the ship's voice says, and what it means (SA-ANN)."""

import pytest

from saucer.core.messages import Tick
from saucer.core.seats import CLOCK, Millis, Seat
from saucer.games.space_alert import components
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.announcements import PHASE_ENDED, THREAT
from saucer.games.space_alert.live.commands import Give, KeepQuiet, NextPacket, Stop, TakeBack, Tell
from saucer.games.space_alert.live.deck import ACTION_KINDS, NAMES
from saucer.games.space_alert.live.events import (
    CardDealt,
    CardGiven,
    CardPassed,
    CommunicationsLost,
    CommunicationsRestored,
    DataIncoming,
    MissionBegun,
    MissionComplete,
    PhaseEnded,
    PhaseWarning,
    ThreatAnnounced,
    ThreatDrawn,
    TransferClosed,
    TransferOpened,
)
from saucer.games.space_alert.live.options import SpaceAlertOptions, setup
from saucer.games.space_alert.live.state import PLANNING
from saucer.games.space_alert.live.timelines import MISSIONS, timeline, timelines

from .tables import (
    FIRST,
    FOURTH,
    SECOND,
    START,
    THIRD,
    begin,
    begun,
    gathered,
    hold,
    kind,
    laid,
    lay,
    may,
    pass_time,
    planned,
    play,
    refused,
    seen,
    settle,
    the,
)


def test_ann_01_the_start_begins_phase_1() -> None:
    state = gathered(4)
    events = begin(state)
    assert the(MissionBegun, events)[0].mission == "simulation_1"
    assert state.stages == [1] * 4
    assert seen(state, None).announcements[0] == {
        "at": START,
        "event": "mission_begun",
        "rule": "SA-ANN-01",
        "mission": "simulation_1",
    }


def test_ann_02_an_external_threat_is_drawn_from_its_deck() -> None:
    state = begun(4)
    events = pass_time(state, 90)
    common, serious = the(ThreatAnnounced, events)
    assert (common.turn, common.zone, common.serious) == (2, "red", 0)
    assert (serious.turn, serious.zone, serious.serious) == (3, "white", 1)
    for event in the(ThreatDrawn, events):
        row = components.threats()[event.threat]
        assert row.kind == "external"
        assert row.severity == ("serious" if event.serious else "common")
    planned(state)
    assert state.resolution is not None
    assert [(threat.time, threat.zone) for threat in state.resolution.threats][:2] == [(2, 0), (3, 1)]


def test_ann_03_an_internal_threat_comes_from_the_internal_deck() -> None:
    state = begun(4, timeline="advanced_simulation_2")
    drawn = [event for event in the(ThreatDrawn, planned(state)) if event.zone == "internal"]
    assert [event.serious for event in drawn] == [1]
    row = components.threats()[drawn[0].threat]
    assert row.kind in ("intruder", "malfunction")
    assert row.severity == "serious"
    assert drawn[0].rule == "SA-ANN-03"
    assert state.resolution is not None
    assert 3 in [threat.zone for threat in state.resolution.threats]


@pytest.mark.parametrize(
    ("people", "crew", "drawn"), [(4, 4, 3), (3, 4, 3), (5, 4, 4), (4, 5, 4), (2, 5, 4), (1, 4, 3)]
)
def test_ann_04_an_unconfirmed_report_counts_only_with_a_crew_of_five(people: int, crew: int, drawn: int) -> None:
    state = begun(people, crew=crew)
    events = planned(state)
    reports = [event for event in the(ThreatAnnounced, events) if event.unconfirmed]
    assert [event.ignored for event in reports] == [int(drawn == 3)]
    assert len(the(ThreatDrawn, events)) == drawn
    assert len(seen(state, None).threats) == drawn


def test_ann_05_incoming_data_is_a_card_for_everybody() -> None:
    state = begun(3)
    pass_time(state, 69)
    before = [len(hand) for hand in state.hands]
    events = pass_time(state, 70)
    assert len(the(DataIncoming, events)) == 1
    assert [(event.seat, event.rule) for event in the(CardDealt, events)] == [(seat, "SA-ANN-05") for seat in range(3)]
    assert [len(hand) for hand in state.hands] == [count + 1 for count in before]
    for event in the(CardDealt, events):
        assert [seat for seat in range(3) if event.visible_to(Seat(seat))] == [event.seat]
        assert not event.visible_to(None)
        assert NAMES.index(event.card) < ACTION_KINDS


def test_ann_05_nothing_is_drawn_from_an_empty_deck() -> None:
    state = begun(4)
    pass_time(state, 69)
    state.deck[:ACTION_KINDS] = [0] * ACTION_KINDS
    state.deck[3] = 2
    events = pass_time(state, 70)
    assert [event.seat for event in the(CardDealt, events)] == [0, 1]


def test_ann_06_until_the_beep_everybody_may_give_one_card() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red")
    assert refused(state, FIRST, Give(kind("A/red"), 1)) == "no-transfer"
    events = pass_time(state, 120)
    assert the(TransferOpened, events)[0].until == START + 135_000
    window = seen(state, None).window
    assert window is not None
    assert window.until == START + 135_000
    for seat in (FIRST, SECOND):
        hold(state, seat, "A/red", "A/red", "B/blue")
    hold(state, THIRD, "C/lift")
    given = play(state, FIRST, Give(kind("A/red"), 2))
    assert refused(state, FIRST, Give(kind("A/red"), 2)) == "gave-already"
    play(state, SECOND, Give(kind("B/blue"), 2))
    assert sorted(NAMES[card] for card in state.hands[THIRD]) == ["A/red", "B/blue", "C/lift"], "several may come"
    assert len(state.hands[FIRST]) == 2, "it is no swap"
    assert [(event.member, event.to) for event in the(CardGiven, given)] == [(0, 2)]
    passed = the(CardPassed, given)[0]
    assert [seat for seat in range(4) if passed.visible_to(Seat(seat))] == [0, 2]
    assert not passed.visible_to(None)
    assert refused(state, THIRD, Give(kind("C/lift"), 2)) == "not-to-them"
    events = pass_time(state, 135)
    assert len(the(TransferClosed, events)) == 1
    assert refused(state, THIRD, Give(kind("C/lift"), 0)) == "no-transfer"
    pass_time(state, 170)
    assert may(state, FIRST, Give(kind("A/red"), 1)), "a new window, a new card"


def test_ann_06_a_programmed_card_may_be_taken_back_and_given() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red")
    play(state, FIRST, lay("A/red", 1, 0))
    pass_time(state, 119)
    hold(state, FIRST)
    pass_time(state, 120)
    assert refused(state, FIRST, Give(kind("A/red"), 1)) == "card-not-in-hand"
    play(state, FIRST, TakeBack(0, 1))
    play(state, FIRST, Give(kind("A/red"), 1))
    assert laid(state, 0)[0] == ""


def test_ann_07_while_communications_are_down_nobody_tells_anything() -> None:
    state = begun(3)
    hold(state, FIRST, "A/red", "B/red")
    play(state, FIRST, Tell())
    assert seen(state, SECOND).crew[0].told_hand is not None
    events = pass_time(state, 360)
    assert len(the(CommunicationsLost, events)) == 1
    silence = seen(state, None).silent
    assert silence is not None
    assert silence.until is None, "how long it lasts nobody is told"
    assert SPACE_ALERT.hushed(state)
    assert seen(state, SECOND).crew[0].told_hand is None
    assert refused(state, FIRST, KeepQuiet()) == "silence"
    assert refused(state, SECOND, Tell()) == "silence"
    hold(state, FIRST, "A/red")
    assert may(state, FIRST, lay("A/red", 5, 0)), "programming goes on"
    events = pass_time(state, 375)
    assert len(the(CommunicationsRestored, events)) == 1
    assert not SPACE_ALERT.hushed(state)
    assert seen(state, SECOND).crew[0].told_hand is not None


def test_ann_07_nobody_agrees_to_stop_in_silence() -> None:
    state = begun(4)
    pass_time(state, 545)
    assert may(state, FIRST, Stop())
    state.silent = 1
    assert refused(state, FIRST, Stop()) == "silence"


def test_ann_08_the_end_of_a_phase_is_announced_three_times() -> None:
    state = begun(4)
    events = pass_time(state, 220)
    assert [(event.phase, event.seconds, event.operations) for event in the(PhaseWarning, events)] == [
        (1, 60, 0),
        (1, 20, 0),
        (1, 5, 0),
    ]
    warnings = [each["at"] for each in seen(state, None).announcements if each["event"] == "phase_warning"]
    assert warnings == [START + 160_000, START + 200_000, START + 215_000]


def test_ann_08_when_a_phase_ends_is_known_after_the_first_warning() -> None:
    state = begun(4)
    pass_time(state, 159)
    assert seen(state, None).clock.ends is None
    pass_time(state, 160)
    assert seen(state, None).clock.ends == START + 220_000
    pass_time(state, 220)
    assert seen(state, None).clock.ends is None


def test_ann_09_the_last_warnings_speak_of_operations_and_then_the_mission_is_complete() -> None:
    state = begun(4)
    events = planned(state)
    last = [event for event in the(PhaseWarning, events) if event.operations]
    assert [(event.phase, event.seconds) for event in last] == [(3, 60), (3, 20), (3, 5)]
    assert isinstance(events[-1], MissionComplete)
    assert [event.phase for event in the(PhaseEnded, events)] == [1, 2]


@pytest.mark.parametrize("id", timelines())
def test_ann_10_everything_is_announced_at_its_second(id: str) -> None:
    state = begun(4, timeline=id)
    planned(state)
    told = seen(state, None).announcements
    assert [each["at"] for each in told] == [START + each.at * 1000 for each in state.schedule()]
    threats = [each for each in timeline(id).events if each.kind == THREAT]
    shown = [each for each in told if each["event"] == "threat_announced"]
    assert [each["turn"] for each in shown] == [each.turn for each in threats]


def test_ann_10_at_one_second_the_phase_ends_first() -> None:
    for schedule in setup(SpaceAlertOptions(), 4).schedules:
        for end, other in zip(schedule[1:], schedule, strict=False):
            assert end.kind != PHASE_ENDED or other.at < end.at
    state = begun(4)
    pass_time(state, 219)
    assert state.next_wakeup() == START + 220_000
    play(state, CLOCK, Tick(Millis(START + 220_000)))
    assert state.stages == [2] * 4


def test_ann_10_missions_hold_eight_points_with_one_unconfirmed_report() -> None:
    for id in MISSIONS:
        assert timeline(id).points() == 8
        assert sum(each.is_unconfirmed for each in timeline(id).events) == 1


def test_ann_11_threats_lie_face_up_for_everybody() -> None:
    state = begun(4)
    pass_time(state, 10)
    shown = seen(state, None).threats
    assert shown == seen(state, FOURTH).threats
    assert [(each.turn, each.zone, each.at) for each in shown] == [(2, "red", START + 10_000)]
    entry = seen(state, None).announcements[-1]
    assert entry["threat"] == shown[0].threat


def test_ann_11_androids_take_no_part_in_data() -> None:
    state = begun(2)
    pass_time(state, 120)
    assert [member.hand_count for member in seen(state, None).crew][2:] == [0, 0]
    card = next(card for card in state.hands[FIRST] if card < ACTION_KINDS)
    assert refused(state, FIRST, Give(card, 2)) == "not-to-them"


def test_ann_12_in_a_test_run_operations_end_with_phase_2() -> None:
    state = begun(4, timeline="test_run_1")
    events = planned(state)
    assert [(event.phase, event.operations) for event in the(PhaseWarning, events)] == [(1, 0)] * 3 + [(2, 1)] * 3
    assert [event.phase for event in the(PhaseEnded, events)] == [1]
    assert state.now == START + 420_000


@pytest.mark.parametrize("seconds", [5, 15, 20])
def test_oq_17_the_window_for_data_transfer_is_as_long_as_chosen(seconds: int) -> None:
    state = begun(4, transfer_seconds=seconds)
    pass_time(state, 120 + seconds - 1)
    assert state.window == START + (120 + seconds) * 1000
    pass_time(state, 120 + seconds)
    assert seen(state, None).window is None


def test_the_next_packet_is_taken_while_others_hear_the_warnings() -> None:
    state = begun(4)
    pass_time(state, 200)
    play(state, FIRST, NextPacket(2))
    settle(state)
    assert state.phase == PLANNING
    assert state.stages == [2, 1, 1, 1]


def test_alone_only_threats_and_phases_are_announced() -> None:
    kinds = {each.kind for each in setup(SpaceAlertOptions(timeline="mission_1"), 1).schedules[0]}
    assert THREAT in kinds
    assert len(kinds) == 5
