"""Positions that cannot be are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Place
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.rules import JellyHunt

from .tables import BLUE, GREEN, LIVE, RED, THINKING, dealt, play, roll, table, time_up

Document = dict[str, Any]


def written(state: JellyHunt) -> Document:
    """A position as its JSON says it."""
    document = msgspec.json.decode(msgspec.json.encode(JELLY_MONSTER.position(state)))
    assert isinstance(document, dict)
    return document


def placing() -> JellyHunt:
    """Live play, in which Blue has rolled."""
    state = table("docks", dice={0: {0: [6, 5], 1: [4]}}, centre={2: 1})
    roll(state, BLUE, 6)
    return state


def finished() -> JellyHunt:
    """Live play, in which Blue has placed all dice."""
    return table(dice={0: {0: [6, 5, 4, 3, 2, 1]}, 1: {0: [6]}})


def planning() -> JellyHunt:
    """A step of the thinking variant, in which Blue has chosen."""
    state = table(options=THINKING)
    state.rolling = 0
    for seat in (BLUE, RED, GREEN):
        dealt(state, seat, 6)
    play(state, BLUE, Place(6, 0, covered=1))
    return state


def paying() -> JellyHunt:
    """Blue has too little Jelly for the two others."""
    state = table("tunnel", targets={0: 2}, dice={0: {0: [6]}}, jelly=[1, 2, 2])
    time_up(state)
    return state


def discarding() -> JellyHunt:
    """Blue has two pods to choose from."""
    state = table("aquarium", targets={0: 2}, dice={0: {0: [6]}}, pods={0: [2, 5]})
    time_up(state)
    return state


def voting() -> JellyHunt:
    """Blue and Red are tied at a double arrow."""
    state = table("town-hall", dice={0: {0: [6], 1: [5, 1]}})
    time_up(state)
    return state


def drawing() -> JellyHunt:
    """Green draws a pod on the centre."""
    state = table(centre={2: 1})
    time_up(state)
    return state


def opening() -> JellyHunt:
    """Blue rolls for a question mark."""
    state = table(pods={0: [0]})
    state.round = 4
    time_up(state)
    return state


SITUATIONS = [placing, finished, planning, paying, discarding, voting, drawing, opening]


def options_of(state: JellyHunt) -> JellyMonsterOptions:
    return LIVE if state.way.live else THINKING


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_can_be_comes_back(situation: Callable[[], JellyHunt]) -> None:
    state = situation()
    again = JELLY_MONSTER.restore(options_of(state), 3, written(state))
    assert written(again) == written(state) == written(state.copy())
    assert again.majority == state.majority


@pytest.mark.parametrize(
    ("situation", "change", "problem"),
    [
        (placing, {"hands": [7, 6]}, "3 seats"),
        (placing, {"targets": [0, 0]}, "5 districts"),
        (placing, {"flipped": 3}, "only 3 seats"),
        (placing, {"start": 5}, "only 5 districts"),
        (placing, {"targets": [3, 0, 0, 0, 0]}, "< 3|<= 2"),
        (placing, {"faces": [0, 1, 2, 4, 6]}, "tile of its own"),
        (placing, {"faces": [0, 2, 4, 6, 99]}, "16 faces"),
        (placing, {"faces": [0, 2, 4, 6]}, "comes last"),
        (placing, {"hands": [5, 6, 7]}, "7 dice"),
        (placing, {"rolls": [[6], [], []]}, "all dice in hand"),
        (finished, {"barriers": [1, 1, -1]}, "one barrier"),
        (placing, {"barriers": [1, -1, -1]}, "neither blocks"),
        (placing, {"stack": [5, 6, 6, 5, 2]}, "6 kinds"),
        (placing, {"stack": [5, 6, 6, 5, 2, 5]}, "6 pods of kind 5"),
        (placing, {"opened": [[3], [], []]}, "in the end"),
        (placing, {"round": 0}, "first round begins"),
        (placing, {"phase": "over"}, "4 rounds|all dice in hand"),
        (placing, {"phase": "waiting", "rolls": [[], [], []]}, "all dice in hand"),
        (placing, {"ends_at": 0}, "later than now"),
        (placing, {"plans": [9, 0, 0]}, "nobody plans"),
        (placing, {"rolling": 0}, "nobody plans"),
        (placing, {"scored": 1}, "while a round is scored"),
        (placing, {"asked_at": 0}, "not scored yet"),
        (paying, {"asked_at": 1}, "not scored yet"),
        (placing, {"asked": [1]}, "one after another"),
        (placing, {"votes": [1, -1, -1]}, "double arrow"),
        (finished, {"hands": [0, 0, 0], "entrances": [], "centre": []}, "5 districts"),
        (planning, {"plans": [12, 0, 0]}, "one of what may be done"),
        (planning, {"now": 60}, "steps are left"),
        (planning, {"rolls": [[6] * 7, [], [6] * 7]}, "rolls for all"),
        (planning, {"phase": "waiting", "rolls": [[], [], []]}, "waits for nobody"),
        (paying, {"jelly": [2, 2, 2]}, "too little"),
        (paying, {"given": [0, 2, 0]}, "more than the icon says"),
        (paying, {"awaits": "vote"}, "what the icon says"),
        (paying, {"awaits": "nothing"}, "waits for somebody"),
        (paying, {"queue": [255]}, "printed where it was found"),
        (paying, {"barriers": [1, -1, -1]}, "nobody rolls, plans or blocks"),
        (discarding, {"asked": [1]}, "majority players"),
        (discarding, {"pods": [[0], [3], []]}, "has a choice"),
        (voting, {"votes": [1, 1, -1]}, "votes are shown"),
        (voting, {"entrances": [[[0, 3], [0, 3], [1, 5]], [], [], [], []], "hands": [5, 6, 7]}, "cancelled"),
        (drawing, {"awaits": "discard", "ends_at": 99_999}, "only pods to draw"),
        (opening, {"asked": [0, 1]}, "no question mark"),
    ],
)
def test_what_cannot_be_is_refused(situation: Callable[[], JellyHunt], change: Document, problem: str) -> None:
    state = situation()
    with pytest.raises(ValueError, match=problem):
        JELLY_MONSTER.restore(options_of(state), 3, written(state) | change)


def test_a_first_game_has_no_other_faces() -> None:
    with pytest.raises(ValueError, match="green"):
        JELLY_MONSTER.restore(JellyMonsterOptions(), 3, written(paying()))
