"""The simplest player: whatever is legal."""

from typing import final

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State


@final
class RandomBot(Bot):
    """Chooses any legal action, each with the same chance."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        actions = state.legal(seat)
        return actions[rng.below(len(actions))]
