"""A position's JSON form: what comes in from outside is checked."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saucer.bots.playout import play_randomly
from saucer.core.rng import Rng
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.commands import Finish
from saucer.games.falling_skies.rules import FallingSkies
from tests.games.falling_skies.positions import play, position

OPTIONS = NINE_CARDS.options()
SPAWNING = play(
    position(
        mothership=3, ships={0: (8, 0), 1: (9, 1), 2: (9, 2), 3: (9, 3), 4: "waiting", 5: (8, 4)}, dice="- - - - -"
    ),
    Finish(),
).state
PLACING = position(dice="1 4@10 6 1w 1w", robots="3@12 -", ships={0: (3, 3)})


def document(state: FallingSkies) -> dict[str, Any]:
    """A position as it stands in JSON."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(NINE_CARDS.position(state)))
    return written


def restore(written: object) -> FallingSkies:
    return NINE_CARDS.restore(OPTIONS, 1, written)


@pytest.mark.parametrize("state", [position(), PLACING, SPAWNING], ids=["start", "placing", "spawning"])
def test_a_position_comes_back_as_it_was(state: FallingSkies) -> None:
    assert document(restore(document(state))) == document(state)


@pytest.mark.parametrize(
    ("state", "change", "problem"),
    [
        (PLACING, {"energy": 8}, "energy is off its track"),
        (PLACING, {"energy": -1}, "energy is off its track"),
        (PLACING, {"research": 14}, "research is off its track"),
        (PLACING, {"damage": 5}, "damage is off its track"),
        (PLACING, {"excavator": 9}, "the excavator is off its path"),
        (PLACING, {"excavator": 30}, "the excavator is off its path"),
        (PLACING, {"mothership": 11}, "the mothership is out of the sky"),
        (PLACING, {"mothership": 4}, "a ship stands above the mothership or below the sky"),
        (PLACING, {"ships": [{"where": "waiting"}]}, "there must be one entry for each ship"),
        (PLACING, {"ships": [{"where": "sky", "row": 3, "column": 3}] * 7}, "two ships share a cell"),
        (PLACING, {"ships": [{"where": "sky", "row": 3}] * 7}, "a ship in the sky has no proper row and column"),
        (PLACING, {"ships": [{"where": "lunch"}] * 7}, "Invalid enum value 'lunch'"),
        (PLACING, {"phase": "roll", "dice": []}, "there must be five dice"),
        (PLACING, {"robots": []}, "there must be two robots"),
        (PLACING, {"robots": [{"value": 3, "row": 4, "column": 0}, {}]}, "a robot stands where nothing is excavated"),
        (PLACING, {"robots": [{"value": 0, "row": 1, "column": 1}, {}]}, "a die shows no number from 1 to 6"),
        (PLACING, {"phase": "rooms"}, "all dice are placed before rooms are used"),
        (PLACING, {"phase": "over"}, "a game is over exactly when it has an ending"),
        (PLACING, {"ending": "won"}, "a game is over exactly when it has an ending"),
        (PLACING, {"round": 0}, "the round is counted from 1"),
        (PLACING, {"room_in_use": 99}, "a room in use must be one of the board's"),
        (PLACING, {"effect_to_come": "tea"}, "Invalid enum value 'tea'"),
        (PLACING, {"weather": "fine"}, "unknown field `weather`"),
        (SPAWNING, {"phase": "build"}, "a robot is built with a number from 1 to 6"),
        (SPAWNING, {"ships": [{"where": "supply"}] * 7}, "a ship to be dropped must wait, and a drop point be free"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_cannot_be_is_refused(state: FallingSkies, change: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        restore(document(state) | change)


def test_dice_that_cannot_lie_so_are_refused() -> None:
    resolved = document(PLACING)
    resolved["dice"][1] = {"value": 4, "is_white": False, "where": "resolved"}
    with pytest.raises(ValueError, match="no die is resolved before the rooms phase"):
        restore(resolved)
    crowded = document(PLACING)
    crowded["dice"][0] = {"value": 4, "is_white": False, "where": "base", "row": 0, "column": 0}
    with pytest.raises(ValueError, match="two worker dice share a column"):
        restore(crowded)


@pytest.mark.parametrize("written", [None, 7, "start", [], {}, {"phase": "roll"}])
def test_what_is_no_position_is_refused(written: object) -> None:
    with pytest.raises(ValueError, match=r"Expected|missing"):
        restore(written)


NUMBERS = st.integers(-3, 40)
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "phase": st.sampled_from(["roll", "place", "rooms", "build", "spawn", "over"]),
        "ending": st.sampled_from(["undecided", "won", "skull", "damage"]),
        "mothership": st.integers(-2, 12),
        "energy": st.integers(-1, 8),
        "research": st.integers(-1, 15),
        "damage": st.integers(-1, 6),
        "excavator": st.integers(8, 31),
        "room_in_use": NUMBERS,
        "new_robot": NUMBERS,
        "effect_to_come": st.sampled_from(["", "energy", "fighter", "research", "robot", "tunnel"]),
        "value_to_come": st.integers(-3, 12),
    },
)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32), played=st.integers(0, 60), change=CHANGES)
def test_what_is_accepted_can_be_played_to_its_end(seed: int, played: int, change: dict[str, object]) -> None:
    """Whatever somebody writes into a position file: it is refused with a ValueError or it plays."""
    state = NINE_CARDS.new(OPTIONS, 1)
    play_randomly(state, Rng(seed), played)
    try:
        changed = restore(document(state) | change)
    except ValueError:
        return
    play_randomly(changed, Rng(seed), 3000)
    assert changed.outcome() is not None
