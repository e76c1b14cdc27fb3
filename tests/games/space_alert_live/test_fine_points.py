"""Where rules meet at one second, players are in different phases, or a window or a silence crosses an end."""

import msgspec

from saucer.core.messages import Event, Tick
from saucer.core.seats import CLOCK
from saucer.games.space_alert.live import SPACE_ALERT, rules
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    INCOMING_DATA,
    THREAT,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.live.commands import (
    Advance,
    Give,
    GoOn,
    Move,
    NextPacket,
    PlaceSquad,
    Propose,
    Repair,
    Stop,
    TakeBack,
    TakeRole,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.deck import NAMES
from saucer.games.space_alert.live.events import CardDealt, PacketTaken, StoodUp, TransferClosed, TransferOpened
from saucer.games.space_alert.live.lessons import lessons
from saucer.games.space_alert.live.options import SpaceAlertOptions, setup
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.setup import Setup
from saucer.games.space_alert.live.state import CLOSED, PLANNING, RESOLVING
from saucer.games.space_alert.live.view import scenery
from saucer.games.space_alert.state import LOST

from .tables import (
    FIRST,
    SECOND,
    THIRD,
    begin,
    begun,
    gathered,
    hold,
    kind,
    lay,
    lay_movement,
    may,
    pass_time,
    planned,
    play,
    refused,
    resolved,
    seen,
    settle,
    the,
)

INTERNAL = 3
TIGHT = Timeline(
    "tight",
    [100, 200, 300],
    [
        Announcement(10, THREAT, turn=1, zone=INTERNAL),
        Announcement(20, THREAT, turn=1, zone=0),
        Announcement(85, COMMUNICATIONS_LOST, seconds=15),
        Announcement(90, TRANSFER_OPENED),
        Announcement(100, TRANSFER_OPENED),
        Announcement(100, COMMUNICATIONS_LOST, seconds=5),
        Announcement(100, INCOMING_DATA),
        Announcement(100, THREAT, turn=2, zone=INTERNAL, is_serious=True),
        Announcement(195, COMMUNICATIONS_LOST, seconds=10),
        Announcement(198, TRANSFER_OPENED),
        Announcement(235, COMMUNICATIONS_LOST, seconds=20),
        Announcement(290, TRANSFER_OPENED),
        Announcement(295, COMMUNICATIONS_LOST, seconds=30),
    ],
)
"""Of ours: as much as possible at once."""


def tight(people: int, has_clock: bool = True, missions: int = 1) -> LiveMission:
    """The mission above, just begun, with windows of ten seconds."""
    usual = setup(SpaceAlertOptions(timeline="simulation_1"), people)
    state = rules.new(
        Setup(
            people,
            usual.crew,
            usual.packets,
            has_clock,
            10,
            missions,
            usual.common,
            usual.serious,
            [TIGHT],
            usual.decks,
            usual.yellow,
            usual.tracks,
            None,
            usual.rulings,
        )
    )
    begin(state)
    return state


def told_at(state: LiveMission, second: int) -> list[str]:
    """What is announced at a second, in order."""
    at = state.started + second * 1000
    return [str(each["event"]) for each in seen(state, None).announcements if each["at"] == at]


def test_ann_10_at_one_second_the_phase_ends_first_then_what_is_over_then_what_is_new() -> None:
    state = tight(3)
    pass_time(state, 100)
    assert told_at(state, 100) == [
        "phase_ended",
        "communications_restored",
        "transfer_closed",
        "threat_announced",
        "data_incoming",
        "transfer_opened",
        "communications_lost",
    ]
    assert state.window == state.started + 110_000
    assert state.silent == 1


def test_without_a_clock_all_that_is_due_at_one_second_comes_at_once() -> None:
    state = tight(2, has_clock=False)
    while state.stages == [1, 1]:
        for seat in (FIRST, SECOND):
            play(state, seat, GoOn())
        settle(state)
    assert len(told_at(state, 100)) == 7
    for id, lesson in lessons().items():
        assert [threat.threat for threat in seen(begun(1, timeline=id), None).threats] == lesson.threats


def test_ann_10_data_that_comes_as_a_phase_ends_comes_on_top_of_the_packets() -> None:
    state = tight(3)
    pass_time(state, 99)
    before: list[Event] = []
    while (wakeup := state.next_wakeup()) == state.started + 100_000:
        assert wakeup is not None
        before += play(state, CLOCK, Tick(wakeup)) + settle(state)
    assert [(event.member, event.phase) for event in the(PacketTaken, before)] == [(0, 2), (1, 2), (2, 2)]
    assert len(the(CardDealt, before)) == 3 * 6 + 3


def test_rt_06_and_rt_07_a_packet_asked_for_as_the_phase_ends_is_not_the_one_after_it() -> None:
    """Whoever wanted the second packet has it by then; the second phase must not be over with the first."""
    state = begun(4)
    wanted = NextPacket(2)
    assert may(state, FIRST, wanted)
    pass_time(state, 220)
    assert refused(state, FIRST, wanted) == "packet-taken"
    assert state.stages == [2, 2, 2, 2]
    assert may(state, FIRST, NextPacket(3))


def test_rt_06_packets_are_taken_one_after_the_other() -> None:
    state = begun(4)
    assert refused(state, FIRST, NextPacket(3)) == "no-packet-left"
    assert refused(state, FIRST, NextPacket(1)) == "packet-taken"


def test_rt_07_and_rt_11_an_end_concerns_only_those_who_are_still_in_that_phase() -> None:
    state = tight(3)
    for phase in (2, 3):
        play(state, FIRST, NextPacket(phase))
        settle(state)
    play(state, SECOND, NextPacket(2))
    settle(state)
    assert [len(hand) for hand in state.hands] == [18, 12, 6]
    events = pass_time(state, 100)
    assert [(event.member, event.phase) for event in the(PacketTaken, events)] == [(2, 2)]
    assert [len(hand) for hand in state.hands] == [19, 13, 13], "data comes to everybody, whatever the phase"
    events = pass_time(state, 200)
    assert [(event.member, event.phase) for event in the(PacketTaken, events)] == [(1, 3), (2, 3)]


def test_and_09_everybody_has_the_androids_slots_of_the_own_phase() -> None:
    state = tight(3)
    for phase in (2, 3):
        play(state, FIRST, NextPacket(phase))
        settle(state)
    play(state, SECOND, NextPacket(2))
    settle(state)
    phases = (range(8, 13), range(4, 8), range(1, 4))
    for seat, slots in zip((FIRST, SECOND, THIRD), phases, strict=True):
        hold(state, seat, "A/red")
        assert [slot for slot in range(1, 13) if may(state, seat, lay("A/red", slot, 3))] == list(slots)
        shown = seen(state, seat).crew[3].slots
        assert [slot for slot in range(1, 13) if not shown[slot - 1].locked] == list(slots)
    assert [slot for slot in seen(state, None).crew[3].slots if slot.locked] == [], "open to somebody"
    assert seen(state, None).crew[3].phase == 1, "as long as anybody is in it"
    heroic = seen(state, None).crew[3].heroic
    assert heroic is not None
    play(state, FIRST, lay_movement(heroic, 9, 3))
    assert refused(state, THIRD, lay(heroic, 1, 3)) == "heroic-is-anothers", "it is used, though later"


def test_ann_06_a_window_that_crosses_the_end_of_a_phase_is_one_window() -> None:
    state = tight(3)
    pass_time(state, 198)
    for seat in (FIRST, SECOND, THIRD):
        hold(state, seat, "A/red", "B/lift")
    play(state, FIRST, Give(kind("A/red"), 1))
    pass_time(state, 200)
    assert refused(state, FIRST, Give(kind("B/lift"), 1)) == "gave-already"
    play(state, SECOND, Give(kind("A/red"), 0))
    play(state, THIRD, Give(kind("A/red"), 0))
    assert [NAMES[card] for card in state.hands[FIRST]].count("A/red") >= 2, "several may come"
    assert may(state, FIRST, lay("A/red", 8, 0)), "and are used in the phase that has begun"
    pass_time(state, 207)
    assert state.window != CLOSED
    pass_time(state, 208)
    assert state.window == CLOSED


def test_ann_06_the_next_transfer_brings_the_beep_forward_and_is_a_window_of_its_own() -> None:
    state = begun(4, timeline="mission_5", transfer_seconds=20)
    opened = the(TransferOpened, pass_time(state, 395))
    assert opened[-1].until == state.started + 410_000
    hold(state, FIRST, "A/red", "B/lift")
    play(state, FIRST, Give(kind("A/red"), 1))
    assert seen(state, FIRST).me.given is True  # type: ignore[union-attr]
    events = pass_time(state, 410)
    assert [type(event) for event in events if isinstance(event, TransferClosed | TransferOpened)] == [
        TransferClosed,
        TransferOpened,
    ]
    assert seen(state, FIRST).me.given is False  # type: ignore[union-attr]
    assert may(state, FIRST, Give(kind("B/lift"), 1))
    assert state.window == state.started + 430_000


def test_ann_07_and_rt_10_in_silence_nobody_agrees_to_stop_though_the_warning_was_heard() -> None:
    state = tight(3)
    pass_time(state, 240)
    assert seen(state, None).stop.possible
    assert refused(state, FIRST, Stop()) == "silence"
    pass_time(state, 254)
    assert refused(state, FIRST, Stop()) == "silence"
    pass_time(state, 255)
    assert may(state, FIRST, Stop())


def test_ann_07_and_ann_09_a_silence_or_a_window_does_not_outlast_the_action_round() -> None:
    state = tight(3)
    pass_time(state, 299)
    assert SPACE_ALERT.hushed(state)
    assert (state.phase, state.window) == (PLANNING, state.started + 300_000)
    planned(state)
    assert state.phase == RESOLVING
    assert not SPACE_ALERT.hushed(state)
    assert (seen(state, None).silent, seen(state, None).window) == (None, None)
    assert [member.phase for member in seen(state, None).crew] == [4] * 4, "all are done"


def test_who_is_given_a_card_has_something_to_do_again() -> None:
    state = begun(4)
    pass_time(state, 120)
    hold(state, SECOND, "A/red")
    play(state, FIRST, GoOn())
    assert FIRST not in SPACE_ALERT.awaited(state, None)
    play(state, SECOND, Give(kind("A/red"), 0))
    assert FIRST in SPACE_ALERT.awaited(state, None)


def test_of_two_threats_with_one_time_number_the_external_one_is_first() -> None:
    """SA-OQ-15: not in the timelines of the box."""
    state = tight(3)
    planned(state)
    assert state.resolution is not None
    assert [(threat.time, threat.zone) for threat in state.resolution.threats] == [(1, 0), (1, INTERNAL), (2, INTERNAL)]


def test_set_06_the_scenery_does_not_tell_which_mission_was_drawn() -> None:
    assert scenery(begun(4, timeline="random")).mission is None
    assert scenery(begun(4, timeline="mission_3")).mission == "mission_3"


def win(state: LiveMission, looked: int = 0) -> None:
    """Let a mission be won in which nothing happens but that so many look out of the windows at once."""
    planned(state)
    assert state.resolution is not None
    state.resolution.threats.clear()
    state.resolution.seen[0] = looked
    resolved(state)


def go_on(state: LiveMission) -> None:
    """To the next mission of a campaign, with nothing repaired."""
    for seat in (FIRST, SECOND):
        play(state, seat, Propose(0, 0, 1))
    while state.repairing >= 0:
        play(state, state.to_act()[0], Repair(0, 0, 0))


def test_cam_03_the_next_mission_begins_with_nothing_told_wanted_or_silenced() -> None:
    state = tight(2, missions=2)
    play(state, FIRST, Tell())
    pass_time(state, 299)
    assert state.silent
    win(state)
    go_on(state)
    begin(state)
    assert not SPACE_ALERT.hushed(state)
    assert [member.told for member in seen(state, None).crew] == [False] * 4
    assert not seen(state, None).stop.possible
    assert refused(state, FIRST, Give(0, 1)) == "no-transfer"


def test_a_lesson_is_missed_unless_all_its_goals_are_met() -> None:
    """Here what lies there already destroys one of two threats."""
    state = begun(1, timeline="lesson_2")
    play(state, FIRST, GoOn())
    resolved(state)
    shown = seen(state, FIRST).lesson
    assert shown is not None
    assert sorted(bool(goal.met) for goal in shown.goals) == [False, True]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.0,), "lesson-missed")
    assert state.resolution is not None
    state.resolution.ending = LOST
    assert lessons()["lesson_2"].met(state.resolution) == [False, False], "of a lost ship nothing counts"


def test_cam_10_visual_points_are_divided_by_the_missions_played_not_by_those_that_could_have_been() -> None:
    options = SpaceAlertOptions(timeline="test_run_1", missions=3)
    state = begun(2, timeline="test_run_1", missions=3)
    planned(state)
    assert state.resolution is not None
    state.resolution.crew[1].is_down = True
    win(state, looked=3)
    go_on(state)
    again = SPACE_ALERT.restore(options, 2, msgspec.to_builtins(SPACE_ALERT.position(state)))
    assert again.numbers() == state.numbers(), "who was knocked out is forgotten"
    begin(state)
    win(state, looked=3)
    for seat in (FIRST, SECOND):
        play(state, seat, Propose(0, 0, 0))
    assert [line.campaign_total for line in seen(state, None).logbook] == [None, 3]


def test_cam_04_and_cam_09_all_who_were_knocked_out_stand_up_and_each_repair_brings_back_one_squad() -> None:
    state = gathered(2, timeline="test_run_1", missions=2)
    play(state, SECOND, TakeRole(0))
    begin(state)
    planned(state)
    assert state.resolution is not None
    state.resolution.disabled = 3
    for member in (0, 1):
        state.resolution.crew[member].is_down = True
    win(state)
    play(state, FIRST, Propose(0, 0, 1))
    events = play(state, SECOND, Propose(0, 0, 1))
    assert [event.member for event in the(StoodUp, events)] == [0, 1]
    play(state, SECOND, Repair(2, 0, 0))
    play(state, SECOND, Repair(0, 0, 0))
    assert may(state, SECOND, PlaceSquad(2)), "one of two is left, and the captain places it as androids repair"


def test_the_captain_carries_the_resolution_on_by_a_beat_or_to_the_next_turn() -> None:
    state = tight(3)
    planned(state)
    assert state.resolution is not None
    state.resolution.threats.clear()
    play(state, FIRST, Advance(0))
    assert (state.resolution.beats, state.resolution.turn) == (1, 1)
    for turn in (2, 3):
        play(state, FIRST, Advance(1))
        assert state.resolution.turn == turn


def test_what_a_lesson_lays_stays_and_what_it_leaves_empty_stays_empty() -> None:
    """In this one a dash stands in the fourth slot of the first figure, and a card in the first."""
    state = begun(1, timeline="lesson_2")
    assert refused(state, FIRST, lay("B/red", 4, 0)) == "slot-closed"
    for command in (TakeBack(0, 1), Turn(0, 1), Move(0, 1, 4)):
        assert refused(state, FIRST, command) == "slot-closed"
    assert may(state, FIRST, lay("B/red", 4, 2))
