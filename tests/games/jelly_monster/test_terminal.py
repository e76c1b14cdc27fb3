"""The drawing for terminals tells what everybody may know, and every choice has words of its own."""

import pytest

from saucer.cli.teller import Teller
from saucer.core.door import commands
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.text import LOCALES
from tests.conformance.suite import play_at_random

from .tables import BLUE, RED, THINKING, table
from .test_conformance import shuffle_hidden


def drawn(state: JellyHunt, locale: str = "en") -> str:
    return JELLY_MONSTER.drawing(state, Teller(JELLY_MONSTER, locale).texts.say)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
def test_every_position_and_every_choice_of_a_game(locale: str, seats: int) -> None:
    teller = Teller(JELLY_MONSTER, locale)
    game = play_at_random(JELLY_MONSTER, THINKING, seats, 3)
    for before, seat, _ in game.plies:
        assert isinstance(before, JellyHunt)
        drawing = JELLY_MONSTER.drawing(before, teller.texts.say)
        assert drawing == JELLY_MONSTER.drawing(shuffle_hidden(before, None, Rng(1)), teller.texts.say)
        if seat >= 0:
            words = [teller.words(before, command) for command in commands(JELLY_MONSTER, before, Seat(seat))]
            assert len(set(words)) == len(words)


def test_dice_their_sum_and_who_leads() -> None:
    """JM-SCORE-2, JM-SCORE-3: equal dice of a colour do not count."""
    found = drawn(table("docks", dice={0: {BLUE: [6, 6, 3], RED: [4]}}, options=THINKING))
    assert "Blue 6+6+3=3[/]" in found
    assert "Red 4=4★" in found


def test_the_targeted_reward_stands_between_points() -> None:
    found = drawn(table("casino", targets={0: 2}, options=THINKING))
    assert "»1:2 2:5 3+:9«" in found
    assert " 1-2:7 3+:●" in found


def test_barriers_and_the_timer() -> None:
    state = table(options=THINKING, hands={BLUE: 0})
    assert "all dice placed  barrier in hand" in drawn(state)
    state.barriers[BLUE], state.flipped, state.ends_at = 1, BLUE, 3
    assert "barrier of Blue" in drawn(state)
    assert "Blue has turned the timer: 3 steps are left." in drawn(state)
