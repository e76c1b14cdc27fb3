"""Programming against the clock (SA-RT)."""

import pytest

from saucer.core.messages import Event
from saucer.core.seats import Seat
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.commands import (
    CarryOn,
    Give,
    GoOn,
    KeepQuiet,
    Move,
    NextPacket,
    Stop,
    TakeBack,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.deck import NO_CARD
from saucer.games.space_alert.live.events import (
    CardDealt,
    CardLaid,
    CardLaidOpen,
    FaceSeen,
    MissionBegun,
    MissionComplete,
    PacketTaken,
    PhaseEnded,
    PhaseWarning,
)
from saucer.games.space_alert.live.lessons import lessons
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import PLANNING, RESOLVING
from saucer.games.space_alert.live.view import Slot

from .tables import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    begin,
    begun,
    gathered,
    heroic_of,
    hold,
    kind,
    laid,
    lay,
    lay_movement,
    may,
    pass_time,
    planned,
    play,
    refused,
    seen,
    settle,
    the,
)


def test_rt_01_the_round_starts_with_the_first_announcement_and_everybody_takes_a_packet() -> None:
    state = gathered(4)
    events = begin(state)
    assert len(the(MissionBegun, events)) == 1
    assert [(event.member, event.phase) for event in the(PacketTaken, events)] == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert state.started == 5_000


def test_rt_02_hands_are_private_but_may_be_told() -> None:
    state = begun(3)
    hold(state, FIRST, "A/red", "A/red", "C/lift")
    play(state, FIRST, lay("C/lift", 2, 0))
    assert [(each.card, each.count) for each in seen(state, FIRST).me.hand] == [("A/red", 2)]  # type: ignore[union-attr]
    board = seen(state, SECOND).crew[0]
    assert (board.told_hand, board.hand_count, board.slots[1].full) == (None, 2, None)
    play(state, FIRST, Tell())
    board = seen(state, SECOND).crew[0]
    assert [(each.card, each.count) for each in board.told_hand or ()] == [("A/red", 2)]
    assert board.slots[1] == Slot("action", "C", "C/lift", locked=False)
    assert seen(state, None).crew[0].told_hand is None, "spectators are not of the crew"
    play(state, FIRST, KeepQuiet())
    assert seen(state, SECOND).crew[0].told_hand is None


def test_rt_03_each_phase_has_its_slots_with_at_most_one_card() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red", "B/red", "C/red", "A/blue")
    assert [may(state, FIRST, lay("A/red", slot, 0)) for slot in range(1, 13)] == [True] * 3 + [False] * 9
    play(state, FIRST, lay("A/red", 1, 0))
    assert refused(state, FIRST, lay("B/red", 1, 0)) == "slot-taken"
    pass_time(state, 220)
    hold(state, FIRST, "B/red")
    assert [slot for slot in range(1, 13) if may(state, FIRST, lay("B/red", slot, 0))] == [4, 5, 6, 7]
    pass_time(state, 450)
    hold(state, FIRST, "B/red")
    assert [slot for slot in range(1, 13) if may(state, FIRST, lay("B/red", slot, 0))] == [8, 9, 10, 11, 12]
    planned(state)
    assert state.resolution is not None
    assert state.resolution.crew[0].program[:3] == [1, 0, 0], "any slot may stay empty"


def test_rt_04_and_ex_04_others_see_only_the_back() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red", "B/lift")
    events = play(state, FIRST, lay_movement("A/red", 1, 0))
    play(state, FIRST, lay("B/lift", 3, 0))
    for viewer in (SECOND, THIRD, None):
        slots = seen(state, viewer).crew[0].slots[:3]
        assert [slot.shows for slot in slots] == ["movement", "empty", "action"]
        assert [(slot.card, slot.full) for slot in slots] == [(None, None)] * 3
    mine = seen(state, FIRST).crew[0].slots[:3]
    assert [(slot.card, slot.full) for slot in mine] == [("red", "A/red"), (None, None), ("B", "B/lift")]
    assert the(CardLaid, events)[0].shows == "movement"
    assert [event.card for event in the(FaceSeen, events) if event.visible_to(FIRST)] == ["A/red"]
    assert not [event for event in the(FaceSeen, events) if event.visible_to(SECOND) or event.visible_to(None)]


def test_rt_04_only_the_half_on_top_counts() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red", "B/lift")
    play(state, FIRST, lay_movement("A/red", 1, 0))
    play(state, FIRST, lay("B/lift", 2, 0))
    planned(state)
    programs = seen(state, None).resolution_scenery.programs  # type: ignore[union-attr]
    assert programs[0][:3] == (("red",), ("B",), ())


def test_rt_05_cards_of_the_open_phase_are_added_removed_turned_and_moved() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red", "B/lift")
    play(state, FIRST, lay("A/red", 1, 0))
    play(state, FIRST, lay("B/lift", 2, 0))
    play(state, FIRST, Turn(0, 1))
    assert laid(state, 0)[:3] == ["A/red>", "B/lift^", ""]
    play(state, FIRST, Move(0, 1, 3))
    assert laid(state, 0)[:3] == ["", "B/lift^", "A/red>"]
    play(state, FIRST, Move(0, 3, 2))
    assert laid(state, 0)[:3] == ["", "A/red>", "B/lift^"], "two cards change places"
    play(state, FIRST, TakeBack(0, 2))
    assert state.hands[FIRST] == [kind("A/red")]
    assert refused(state, SECOND, TakeBack(0, 3)) == "not-your-board"
    assert refused(state, FIRST, Move(0, 3, 4)) == "slot-locked"


def test_rt_06_who_takes_the_next_packet_is_in_the_next_phase_alone() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red", "B/lift", "C/red")
    play(state, FIRST, lay("A/red", 1, 0))
    events = play(state, FIRST, NextPacket(2)) + settle(state)
    assert [(event.member, event.phase, event.count) for event in the(PacketTaken, events)] == [(0, 2, 5)]
    assert len(the(CardDealt, events)) == 5
    assert len(state.hands[FIRST]) == 7, "what was left is kept"
    assert refused(state, FIRST, TakeBack(0, 1)) == "slot-locked"
    assert refused(state, FIRST, lay("B/lift", 2, 0)) == "slot-locked"
    assert seen(state, FIRST).crew[0].slots[0].full == "A/red", "the owner may look at them"
    assert may(state, FIRST, lay("B/lift", 4, 0))
    assert [member.phase for member in seen(state, None).crew] == [2, 1, 1, 1]
    play(state, FIRST, NextPacket(3))
    settle(state)
    assert refused(state, FIRST, NextPacket(4)) == "no-packet-left"


def test_rt_07_the_announced_end_locks_the_phase_for_everybody() -> None:
    state = begun(4)
    hold(state, SECOND, "A/red")
    play(state, SECOND, lay("A/red", 1, 1))
    play(state, FIRST, NextPacket(2))
    settle(state)
    events = pass_time(state, 220)
    assert [event.phase for event in the(PhaseEnded, events)] == [1]
    assert [event.member for event in the(PacketTaken, events)] == [1, 2, 3], "one was there already"
    assert state.stages == [2, 2, 2, 2]
    assert refused(state, SECOND, TakeBack(1, 1)) == "slot-locked"


def test_rt_08_heroic_cards_are_played_like_others_but_never_given() -> None:
    state = begun(4)
    pass_time(state, 120)
    heroic = heroic_of(state, FIRST)
    assert refused(state, FIRST, Give(kind(heroic), 1)) == "heroic-stays"
    play(state, FIRST, lay(heroic, 1, 0))
    play(state, FIRST, Turn(0, 1))
    assert laid(state, 0)[0] == f"{heroic}>"


def test_rt_09_nothing_moved_in_the_action_round_changes_the_ship() -> None:
    """There is nothing to move: whatever is sketched is no command, and everybody starts on the bridge."""
    state = begun(4)
    planned(state)
    assert state.resolution is not None
    assert [member.station for member in state.resolution.crew] == [1] * 4


def test_rt_10_after_the_last_phase_everything_is_locked() -> None:
    state = begun(4)
    hold(state, FIRST, "A/red")
    pass_time(state, 599)
    assert state.phase == PLANNING
    events = pass_time(state, 600)
    assert len(the(MissionComplete, events)) == 1
    assert state.phase == RESOLVING
    assert state.hands == [[]] * 4
    assert refused(state, FIRST, lay("A/red", 12, 0)) == "not-planning"


def test_rt_10_the_crew_may_agree_to_stop_after_the_first_warning() -> None:
    state = begun(4)
    pass_time(state, 539)
    assert refused(state, FIRST, Stop()) == "too-early-to-stop"
    pass_time(state, 540)
    assert seen(state, None).stop.possible
    for seat in (FIRST, SECOND, THIRD):
        play(state, seat, Stop())
    play(state, SECOND, CarryOn())
    play(state, FOURTH, Stop())
    assert seen(state, None).stop.wanted == (0, 2, 3)
    events = play(state, SECOND, Stop())
    assert state.phase == RESOLVING
    assert the(MissionComplete, events)[0].rule == "SA-RT-10"


def test_rt_11_a_card_that_comes_can_be_used_in_ones_own_phase() -> None:
    state = begun(4)
    play(state, FIRST, NextPacket(2))
    settle(state)
    pass_time(state, 69)
    before = [len(hand) for hand in state.hands]
    pass_time(state, 70)
    assert [len(hand) for hand in state.hands] == [count + 1 for count in before]
    hold(state, FIRST, "C/blue")
    hold(state, SECOND, "C/blue")
    assert may(state, FIRST, lay("C/blue", 5, 0))
    assert may(state, SECOND, lay("C/blue", 2, 1))


def test_without_a_clock_the_next_announcement_comes_when_all_ask_for_it() -> None:
    state = begun(2, clock=False)
    assert state.next_wakeup() is None
    heard = state.heard
    assert play(state, FIRST, GoOn()) == [], "whoever waits is seen to wait, and nothing is told"
    assert [member.waits for member in seen(state, None).crew if not member.android] == [True, False]
    assert state.heard == heard
    assert SPACE_ALERT.awaited(state, None) == (1,)
    play(state, SECOND, GoOn())
    assert state.heard == heard + 1
    assert SPACE_ALERT.awaited(state, None) == (-1,)
    while state.phase != RESOLVING:
        settle(state)
        play(state, FIRST, GoOn())
        play(state, SECOND, GoOn())
    assert seen(state, None).announcements[-1]["event"] == "mission_complete"


def all_go_on(state: LiveMission) -> list[Event]:
    """Bring the next announcement without a clock."""
    events: list[Event] = []
    for seat in range(state.setup.people):
        events += play(state, Seat(seat), GoOn())
    return events + settle(state)


@pytest.mark.parametrize(("people", "soon"), [(1, []), (3, [1, 2])])
def test_ann_08_and_ann_09_without_a_clock_the_end_of_a_phase_is_announced_too(people: int, soon: list[int]) -> None:
    """That it comes soon, if something is announced before it, then that it comes next: no seconds are counted."""
    state = begun(people, clock=False)
    told: list[tuple[str, int, int, int, int]] = []
    while state.phase != RESOLVING:
        events = all_go_on(state)
        assert not isinstance(events[0], PhaseWarning), "nobody has to wait for a warning"
        ends = [event.phase for event in the(PhaseEnded, events)] + [3] * len(the(MissionComplete, events))
        for phase in ends:
            assert told[-1][1:] == (phase, 0, int(phase == 3), 1), "it was the announcement before"
        told += [
            (each.rule, each.phase, each.seconds, each.operations, each.next) for each in the(PhaseWarning, events)
        ]
    assert told == [
        ("SA-ANN-09" if phase == 3 else "SA-ANN-08", phase, 0, int(phase == 3), next)
        for phase in (1, 2, 3)
        for next in (0, 1)
        if next or phase in soon
    ]


def test_rt_10_without_a_clock_the_crew_may_stop_after_the_first_warning_too() -> None:
    state = begun(2, clock=False)
    while not [event for event in the(PhaseWarning, all_go_on(state)) if event.operations]:
        assert refused(state, FIRST, Stop()) == "too-early-to-stop"
    assert seen(state, None).stop.possible
    play(state, FIRST, Stop())
    events = play(state, SECOND, Stop())
    assert state.phase == RESOLVING
    assert the(MissionComplete, events)[0].rule == "SA-RT-10"


def test_a_lesson_has_no_phases_and_warns_of_none() -> None:
    for id in lessons():
        state = begun(1, timeline=id)
        assert not the(PhaseWarning, all_go_on(state))
        assert state.phase == RESOLVING


def test_with_a_clock_who_waits_is_left_alone_until_something_is_announced() -> None:
    state = begun(2)
    play(state, FIRST, GoOn())
    assert refused(state, FIRST, GoOn()) == "waiting-already"
    assert SPACE_ALERT.awaited(state, None) == (-2, 1)
    hold(state, FIRST, "A/red")
    assert may(state, FIRST, lay("A/red", 1, 0)), "it may act all the same"
    pass_time(state, 10)
    assert SPACE_ALERT.awaited(state, None) == (-2, 0, 1)


@pytest.mark.parametrize("viewer", [SECOND, None])
def test_a_card_on_an_android_is_laid_open(viewer: object) -> None:
    state = begun(3)
    hold(state, FIRST, "A/red")
    events = play(state, FIRST, lay("A/red", 1, 3))
    assert [event.card for event in the(CardLaidOpen, events)] == ["A/red"]
    assert state.programs[3][0] != NO_CARD
