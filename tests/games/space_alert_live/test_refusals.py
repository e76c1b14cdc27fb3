"""Every reason for a refusal is given somewhere; commands at the wrong time change nothing."""

from collections.abc import Callable

import pytest

from saucer.core.messages import Command
from saucer.core.seats import Seat
from saucer.games.space_alert.live.commands import (
    Advance,
    CarryOn,
    Dealt,
    Give,
    GoOn,
    KeepQuiet,
    Lay,
    Move,
    NextPacket,
    NotReady,
    PlaceSquad,
    Propose,
    Ready,
    Repair,
    SeatAndroid,
    Stop,
    TakeBack,
    TakeRole,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.explain import CODES
from saucer.games.space_alert.live.gathering import MOST_CHANGES
from saucer.games.space_alert.live.rules import LiveMission

from .tables import FIRST, SECOND, begun, gathered, heroic_of, hold, kind, lay, pass_time, planned, play, refused


def one_ready() -> LiveMission:
    state = gathered(3)
    play(state, FIRST, Ready())
    return state


def undecided() -> LiveMission:
    state = gathered(2)
    for change in range(MOST_CHANGES):
        play(state, FIRST, SeatAndroid(0, 1 + change % 3))
    return state


def planning() -> LiveMission:
    """Three people; the first has laid a card on the own board and one on the android's."""
    state = begun(3)
    hold(state, FIRST, "A/red", "A/red", "B/lift")
    play(state, FIRST, lay("A/red", 1, 0))
    play(state, FIRST, lay("A/red", 1, 3))
    return state


def transferring() -> LiveMission:
    state = begun(3)
    pass_time(state, 120)
    return state


def having_given() -> LiveMission:
    state = transferring()
    hold(state, FIRST, "A/red", "B/lift")
    play(state, FIRST, Give(kind("A/red"), 1))
    return state


def silent() -> LiveMission:
    state = begun(3)
    pass_time(state, 360)
    return state


def stopping() -> LiveMission:
    state = begun(3)
    pass_time(state, 540)
    play(state, FIRST, Stop())
    return state


def telling() -> LiveMission:
    state = begun(3)
    play(state, FIRST, Tell())
    play(state, FIRST, GoOn())
    return state


def resolving() -> LiveMission:
    state = begun(3)
    planned(state)
    return state


def last_phase() -> LiveMission:
    state = begun(3)
    pass_time(state, 450)
    return state


def alone() -> LiveMission:
    return begun(1)


def lesson() -> LiveMission:
    return begun(1, timeline="lesson_2")


def between() -> LiveMission:
    state = begun(3, timeline="test_run_1", missions=2)
    planned(state)
    assert state.resolution is not None
    state.resolution.threats.clear()
    play(state, FIRST, Advance(2))
    return state


def repairing() -> LiveMission:
    state = between()
    for seat in range(3):
        play(state, Seat(seat), Propose(0, 0, 1))
    return state


CASES: list[tuple[Callable[[], LiveMission], Seat, Command, str]] = [
    (planning, FIRST, Dealt(1, (1,)), "not-for-people"),
    (planning, FIRST, Ready(), "not-gathering"),
    (resolving, FIRST, GoOn(), "not-planning"),
    (planning, FIRST, Advance(0), "not-resolving"),
    (planning, FIRST, Propose(0, 0, 1), "not-between-missions"),
    (planning, FIRST, Repair(0, 0, 0), "not-repairing"),
    (one_ready, FIRST, Ready(), "already-ready"),
    (one_ready, SECOND, NotReady(), "not-ready-yet"),
    (one_ready, FIRST, TakeRole(1), "already-ready"),
    (one_ready, FIRST, SeatAndroid(0, 1), "already-ready"),
    (undecided, FIRST, TakeRole(1), "changed-enough"),
    (one_ready, SECOND, TakeRole(3), "no-such-role"),
    (lambda: gathered(3), FIRST, TakeRole(0), "role-is-yours"),
    (lambda: gathered(3), FIRST, SeatAndroid(1, 1), "no-such-android"),
    (lambda: gathered(3), FIRST, SeatAndroid(0, 3), "no-such-place"),
    (planning, FIRST, Lay(18, 0, 2, 0), "no-such-card"),
    (planning, FIRST, Lay(1, 2, 2, 0), "no-such-half"),
    (planning, FIRST, lay("B/lift", 2, 4), "no-such-member"),
    (planning, FIRST, lay("B/lift", 0, 0), "no-such-slot"),
    (planning, FIRST, lay("B/lift", 13, 0), "no-such-slot"),
    (planning, FIRST, Move(0, 1, 1), "no-such-slot"),
    (planning, FIRST, lay("B/lift", 4, 0), "slot-locked"),
    (planning, FIRST, lay("B/lift", 1, 0), "slot-taken"),
    (lesson, FIRST, lay("B/red", 1, 0), "slot-closed"),
    (planning, FIRST, Turn(0, 2), "slot-empty"),
    (planning, FIRST, lay("B/lift", 1, 1), "not-your-board"),
    (planning, SECOND, TakeBack(0, 1), "not-your-board"),
    (planning, FIRST, TakeBack(3, 1), "androids-keep-cards"),
    (planning, FIRST, lay("C/lift", 2, 0), "card-not-in-hand"),
    (lesson, FIRST, lay("bots/red", 1, 2), "card-not-there"),
    (transferring, FIRST, Give(18, 1), "no-such-card"),
    (last_phase, FIRST, NextPacket(4), "no-packet-left"),
    (last_phase, FIRST, NextPacket(3), "packet-taken"),
    (alone, FIRST, NextPacket(2), "no-packets-alone"),
    (planning, FIRST, Give(kind("B/lift"), 1), "no-transfer"),
    (having_given, FIRST, Give(kind("B/lift"), 1), "gave-already"),
    (transferring, FIRST, Give(0, 3), "not-to-them"),
    (planning, FIRST, Stop(), "too-early-to-stop"),
    (stopping, FIRST, Stop(), "stop-said"),
    (stopping, SECOND, CarryOn(), "stop-not-said"),
    (silent, FIRST, Tell(), "silence"),
    (telling, FIRST, Tell(), "told-already"),
    (planning, FIRST, KeepQuiet(), "told-nothing"),
    (alone, FIRST, Tell(), "nobody-to-tell"),
    (telling, FIRST, GoOn(), "waiting-already"),
    (resolving, FIRST, Advance(3), "no-such-way"),
    (between, FIRST, Propose(3, 0, 1), "no-such-level"),
    (repairing, FIRST, Repair(1, 0, 0), "not-to-repair"),
    (repairing, FIRST, PlaceSquad(3), "no-squad-to-place"),
]


@pytest.mark.parametrize(("situation", "seat", "command", "code"), CASES)
def test_it_is_refused(situation: Callable[[], LiveMission], seat: Seat, command: Command, code: str) -> None:
    assert refused(situation(), seat, command) == code


def test_heroic_cards_have_reasons_of_their_own() -> None:
    state = transferring()
    heroic = heroic_of(state, FIRST)
    assert refused(state, FIRST, Give(kind(heroic), 1)) == "heroic-stays"
    assert refused(state, FIRST, lay(heroic, 1, 3)) == "heroic-is-anothers"


def test_every_reason_is_tried() -> None:
    assert {code for *_, code in CASES} | {"heroic-stays", "heroic-is-anothers"} == CODES


def test_only_the_captain_carries_the_resolution_on() -> None:
    assert refused(resolving(), SECOND, Advance(0)) == "not-your-turn"
