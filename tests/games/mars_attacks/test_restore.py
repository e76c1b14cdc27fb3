"""Positions that cannot be are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.commands import Deploy
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle

from .battles import at, draw, play, roll

Document = dict[str, Any]


def written(state: MarsBattle) -> Document:
    """A position as its JSON says it."""
    document = msgspec.json.decode(msgspec.json.encode(MARS_ATTACKS.position(state)))
    assert isinstance(document, dict)
    return document


def setting_up() -> MarsBattle:
    """The dealer places the counters."""
    return MARS_ATTACKS.new(MarsAttacksOptions(scenario="signal-in-the-rubble"), 2)


def deploying() -> MarsBattle:
    """The Martian player deploys."""
    state = setting_up()
    roll(state, *[4] * 16)
    for card in range(8):
        draw(state, card)
    return state


def fighting() -> MarsBattle:
    """The first Turn."""
    state = deploying()
    for number in range(9):
        play(state, Deploy(at(1, 1 + number // 6)))
    return state


@pytest.mark.parametrize("situation", [setting_up, deploying, fighting])
def test_what_can_be_comes_back(situation: Callable[[], MarsBattle]) -> None:
    state = situation()
    options = MarsAttacksOptions(scenario="signal-in-the-rubble")
    again = MARS_ATTACKS.restore(options, 2, written(state))
    assert written(again) == written(state)
    assert (again.there, again.present, again.deck, again.unseen) == (
        state.there,
        state.present,
        state.deck,
        state.unseen,
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"squares": [0] * 3}, "17 models"),
        ({"squares": [0] * 7 + [9] * 9 + [-4]}, "holds 6 models"),
        ({"squares": [-4] * 17}, "does not hide"),
        ({"squares": [-1] * 17}, "one of the hideouts"),
        ({"heroics": [1] * 17}, "too many Heroics"),
        ({"marked": 1 << 20}, "only 17 models"),
        ({"bound": 17}, "only 17 models"),
        ({"hideouts": [3]}, "no such hideouts"),
        ({"hands": [[0, 1, 2, 3], [0, 5, 6, 7]]}, "one place"),
        ({"hands": [[0, 1, 2, 99], [4, 5, 6, 7]]}, "one place"),
        ({"hands": [[0, 1, 2, 3, 8], [4, 5, 6, 7]]}, "at most 4"),
        ({"hands": [[0, 1, 2, 40], [4, 5, 6, 7]]}, "no events"),
        ({"sets": [[8], [], [], [], []]}, "cards of its type"),
        ({"sets": [[]]}, "5 types"),
        ({"pool": [0, 0]}, "so many counters"),
        ({"counters": [4] * 9}, "so many counters"),
        ({"tokens": [1, 2]}, "one herd"),
        ({"stack": []}, "under way"),
        ({"phase": 3}, "under way"),
        ({"stack": [[77]]}, "looks like"),
        ({"stack": [[6, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0]]}, "no model"),
        ({"stack": [[12, 5]]}, "no player"),
        ({"stack": [[0, 2]]}, "somebody else"),
        ({"stack": [[3, 9, 0]]}, "cannot be"),
        ({"asked": 0}, "somebody else"),
        ({"asked": -1}, "somebody else"),
        ({"tests": [1, 2]}, "6 numbers"),
        ({"shown": [[0, 0, 4]]}, "length >= 4"),
        ({"shown": [[17, 0, 4, 8]]}, "dice of a test"),
        ({"shown": [[0, 4, 4, 8]]}, "dice of a test"),
        ({"shown": [[0, 0, 4, 9]]}, "dice of a test"),
        ({"turn": 2}, "<= 1"),
        ({"more": 2}, "more"),
    ],
)
def test_what_cannot_be_is_refused(change: Document, problem: str) -> None:
    state = fighting()
    with pytest.raises(ValueError, match=problem):
        MARS_ATTACKS.restore(MarsAttacksOptions(scenario="signal-in-the-rubble"), 2, written(state) | change)
