"""Games that bots play in tests."""

from saucer.core.bot import Bot
from saucer.core.door import is_legal, legal
from saucer.core.game import AnyGame
from saucer.core.messages import Options
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER
from saucer.core.state import State


def play(
    game: AnyGame, bot: Bot, seed: int, options: Options | None = None, limit: int = 10_000
) -> tuple[State, list[int]]:
    """Let `bot` play all seats, by turns where several may act, checking that every choice is legal; the end, or where
    `limit` choices led, and all actions."""
    state: State = game.new(options or game.options(), game.seats.start)
    deal, rng = Rng(seed, 0), Rng(seed, 1)
    actions: list[int] = []
    choices = 0
    while (seats := state.to_act()) and choices < limit:
        seat = seats[len(actions) % len(seats)]
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            action = chance.sample(deal)
        elif seat == CLOCK:
            action = legal(state, seat)[0]
        else:
            action = bot.choose(state, seat, rng)
            choices += 1
        assert is_legal(state, seat, action)
        state.step(seat, action)
        actions.append(action)
    return state, actions
