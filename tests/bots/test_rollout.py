"""The player for any game, where the right answer is plain."""

import pytest

from saucer import bots
from saucer.bots.rollout import Rollout
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.commands import Use
from saucer.games.falling_skies.state import SOLO
from tests.core.toy import CALL, ToyState
from tests.games.falling_skies.positions import position


def rollout(playouts: int) -> Rollout:
    bot = bots.find(NINE_CARDS, "rollout", playouts=playouts)
    assert isinstance(bot, Rollout)
    return bot


@pytest.mark.parametrize("seed", range(5))
def test_it_wins_where_it_can(seed: int) -> None:
    last = position(research=13, excavator=(4, 4), energy=1, dice="6@32 6@33 1@00 - 1w@01", ships={0: (3, 0)})
    assert NINE_CARDS.codec.command(rollout(60).choose(last, SOLO, Rng(seed))) == Use(3, 2)


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_it_plays_for_its_own_seat_when_several_act_at_once(seat: Seat) -> None:
    dealt = ToyState([1, 3], 3, [])
    others = (3, 1)[seat]
    assert rollout(200).choose(dealt, seat, Rng(1)) == CALL | others << 8


def test_the_state_stays_as_it_was() -> None:
    state = position(dice="1 2 3 4w 5w")
    before = NINE_CARDS.position(state)
    rollout(80).choose(state, SOLO, Rng(1))
    assert NINE_CARDS.position(state) == before


def test_a_budget_smaller_than_the_choice_is_kept() -> None:
    state = position(dice="1 2 3 4w 5w")
    assert rollout(1).choose(state, SOLO, Rng(1)) in state.legal(SOLO)
