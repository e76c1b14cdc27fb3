"""Positions come back from their JSON form; those that cannot be are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saucer.core.seats import DEALER, Seat
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.commands import Advance, Give, GoOn, NextPacket, Propose, Ready, Repair, Stop, Tell
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import LEVELS

from .tables import FIRST, SECOND, begun, gathered, hold, kind, lay, pass_time, planned, play, resolved, settle

Document = dict[str, Any]
OPTIONS = SpaceAlertOptions(timeline="simulation_1")
SECRET = SpaceAlertOptions()
CAMPAIGN = SpaceAlertOptions(timeline="test_run_1", missions=2)
UNTIMED = SpaceAlertOptions(timeline="test_run_1", clock=False)
LESSON = SpaceAlertOptions(timeline="lesson_2")


def written(state: LiveMission) -> Document:
    document = msgspec.json.decode(msgspec.json.encode(SPACE_ALERT.position(state)))
    assert isinstance(document, dict)
    return document


def gathering() -> LiveMission:
    return gathered(3)


def dealing() -> LiveMission:
    state = gathered(3)
    for seat in range(3):
        play(state, Seat(seat), Ready())
    return state


def secret() -> LiveMission:
    """The timeline is the first thing to be drawn."""
    state = gathered(3, timeline="random")
    for seat in range(3):
        play(state, Seat(seat), Ready())
    return state


def planning() -> LiveMission:
    """Three people in the middle of phase 1, in a window for data transfer."""
    state = begun(3)
    pass_time(state, 120)
    hold(state, FIRST, "A/red", "B/lift", "C/red")
    play(state, FIRST, lay("A/red", 1, 0))
    play(state, FIRST, lay("C/red", 2, 3))
    play(state, FIRST, Give(kind("B/lift"), 1))
    play(state, SECOND, Tell())
    return state


def packet() -> LiveMission:
    """Somebody takes a packet, and the dealer owes its cards."""
    state = planning()
    play(state, FIRST, NextPacket(2))
    return state


def threatened() -> LiveMission:
    """A threat is announced, and the dealer owes its card."""
    state = begun(3)
    while not state.owed:
        wakeup = state.next_wakeup()
        assert wakeup is not None
        state.step(Seat(-2), 255 | wakeup << 8)
    return state


def stopping() -> LiveMission:
    state = begun(3)
    pass_time(state, 545)
    play(state, FIRST, Stop())
    return state


def resolving() -> LiveMission:
    """A tile is drawn while the resolution runs to its end."""
    state = begun(3)
    planned(state)
    play(state, FIRST, Advance(2))
    for _ in range(3):
        chance = state.chance()
        assert chance is not None
        state.step(DEALER, chance.outcomes()[0][0])
    assert state.until
    return state


def between() -> LiveMission:
    """A mission that is won though nobody did anything."""
    for seed in range(50):
        state = begun(3, seed, timeline="test_run_1", missions=2)
        planned(state)
        resolved(state, seed)
        if state.phase == LEVELS:
            return state
    raise AssertionError("no mission is won by doing nothing")


def repairing() -> LiveMission:
    state = between()
    for seat in range(3):
        play(state, Seat(seat), Propose(0, 1, 1))
    return state


def untimed() -> LiveMission:
    state = begun(3, timeline="test_run_1", clock=False)
    play(state, FIRST, GoOn())
    return state


def lesson() -> LiveMission:
    state = begun(1, timeline="lesson_2")
    play(state, FIRST, lay("B/red", 1, 2))
    return state


SITUATIONS: list[tuple[Callable[[], LiveMission], SpaceAlertOptions]] = [
    (gathering, OPTIONS),
    (dealing, OPTIONS),
    (secret, SECRET),
    (planning, OPTIONS),
    (packet, OPTIONS),
    (threatened, OPTIONS),
    (stopping, OPTIONS),
    (resolving, OPTIONS),
    (between, CAMPAIGN),
    (repairing, CAMPAIGN),
    (untimed, UNTIMED),
    (lesson, LESSON),
]


@pytest.mark.parametrize(("situation", "options"), SITUATIONS)
def test_what_can_be_comes_back(situation: Callable[[], LiveMission], options: SpaceAlertOptions) -> None:
    state = situation()
    again = SPACE_ALERT.restore(options, state.setup.people, written(state))
    assert written(again) == written(state) == written(state.copy())
    assert again.numbers() == state.numbers()
    assert (again.deck, again.order, again.threats) == (state.deck, state.order, state.threats)


@pytest.mark.parametrize(
    ("situation", "change", "problem"),
    [
        (planning, {"hands": [[], []]}, "3 people"),
        (planning, {"programs": [[None] * 12] * 3}, "4 crew members"),
        (planning, {"programs": [[None] * 7] * 4}, "12 slots"),
        (planning, {"places": []}, "1 androids"),
        (planning, {"roles": [0, 1]}, "three roles"),
        (planning, {"roles": [0, 1, 3]}, "three roles"),
        (planning, {"places": [0]}, "behind the captain"),
        (planning, {"tracks": [1, 2, 3]}, "four tracks"),
        (planning, {"stages": [1, 1, 5]}, "3 phases"),
        (planning, {"mission": 2}, "1 missions"),
        (planning, {"timeline": "mission_1"}, "none of the timelines"),
        (planning, {"timeline": None}, "has a timeline"),
        (planning, {"waits": [3]}, "only 3"),
        (planning, {"hands": [["Z/red"], [], []]}, "no card Z/red"),
        (planning, {"programs": [[["A/red", "top"]] + [None] * 11] + [[None] * 12] * 3}, "no half top"),
        (planning, {"carried": {"red": ["pulse_cannon"]}}, "no tile pulse_cannon"),
        (planning, {"owed": [{"what": "luck", "to": 0}]}, "never owes luck"),
        (planning, {"owed": [{"what": "track", "to": 0}]}, "nobody owes a track"),
        (planning, {"owed": [{"what": "card", "to": 3}]}, "dealt to people"),
        (planning, {"owed": [{"what": "android_heroic", "to": 0}]}, "for an android"),
        (planning, {"owed": [{"what": "threat", "to": 0}]}, "was announced"),
        (planning, {"started": None}, "when all is dealt"),
        (planning, {"ready": [0]}, "everybody is ready"),
        (gathering, {"ready": [0, 1, 2]}, "the mission begins"),
        (gathering, {"changes": [0, 13, 0]}, "more than 12"),
        (planning, {"changes": [0, 1, 0]}, "before a mission"),
        (gathering, {"timeline": "simulation_1"}, "when everybody is ready"),
        (gathering, {"hands": [["A/red"], [], []]}, "belong to the action round"),
        (gathering, {"heard": 1}, "nothing is announced"),
        (gathering, {"programs": [[["A/red", "action"]] + [None] * 11] + [[None] * 12] * 3}, "action round starts"),
        (gathering, {"repairing": 0}, "between missions"),
        (gathering, {"proposals": [1, None, None]}, "between missions"),
        (gathering, {"logbook": []}, None),
        (planning, {"heard": 0}, "announcements"),
        (planning, {"heard": 99}, "announcements"),
        (planning, {"now": 1}, "told the time"),
        (planning, {"stopping": [0]}, "after the first warning"),
        (stopping, {"stopping": [0, 1, 2]}, "everybody wants it"),
        (stopping, {"gave": [0]}, "window"),
        (stopping, {"stages": [2, 3, 3]}, "phase 2 is over"),
        (untimed, {"waits": [0, 1, 2]}, "next announcement comes"),
        (planning, {"tracks": [1, 1, 2, 3]}, "used twice"),
        (planning, {"tracks": [0, 1, 2, 3]}, "once it is drawn"),
        (dealing, {"owed": []}, "once it is drawn"),
        (dealing, {"timeline": None}, "drawn once"),
        (planning, {"threats": []}, "threats are announced"),
        (planning, {"threats": ["SE1-01", "E1-01"]}, "not in the deck"),
        (planning, {"threats": ["E2-01", "SE1-01"]}, "not in the deck"),
        (planning, {"hands": [["bots/red"] * 6, [], []]}, "fewer cards"),
        (planning, {"heroics": ["A/red"]}, "a heroic card"),
        (planning, {"programs": [[None] * 5 + [["A/red", "action"]] + [None] * 6] + [[None] * 12] * 3}, "to come"),
        (lesson, {"hands": [["A/red"]]}, "fewer cards|alone"),
        (lesson, {"programs": [[None] * 7] * 3}, "stays there"),
        (resolving, {"resolution": None}, "follows the action round"),
        (planning, {"resolution": {"beats": 0, "drawn": [], "until": 0}}, "follows the action round"),
        (resolving, {"resolution": {"beats": 999, "drawn": [], "until": 0}}, "beats"),
        (resolving, {"resolution": {"beats": 0, "drawn": [], "until": 2}}, "while tiles are drawn"),
        (resolving, {"resolution": {"beats": 0, "drawn": [["red", "shield"]], "until": 0}}, "nobody draws shield"),
        (between, {"phase": "resolving", "logbook": []}, "its resolution is"),
        (between, {"logbook": []}, "log book"),
        (between, {"proposals": [0, 0, 0]}, "everybody has made"),
        (between, {"proposals": [3, None, None]}, "two levels"),
        (repairing, {"repairs": [3, 0, 0]}, "at most two"),
        (repairing, {"repairing": 4}, "one squad"),
        (repairing, {"repairing": 5}, "knocked out"),
        (repairing, {"down": [0], "repairing": 0}, "knocked out"),
    ],
)
def test_what_cannot_be_is_refused(situation: Callable[[], LiveMission], change: Document, problem: str | None) -> None:
    state = situation()
    options = dict(SITUATIONS)[situation]
    document = written(state) | change
    if problem is None:
        SPACE_ALERT.restore(options, state.setup.people, document)
        return
    with pytest.raises(ValueError, match=problem):
        SPACE_ALERT.restore(options, state.setup.people, document)


def test_a_restored_repair_goes_on() -> None:
    state = repairing()
    again = SPACE_ALERT.restore(CAMPAIGN, 3, written(state))
    play(again, again.to_act()[0], Repair(0, 0, 0))
    settle(again)
    assert again.repairing == state.repairing + 1
