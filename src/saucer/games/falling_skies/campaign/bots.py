"""Players of a campaign: they fight as a player of single battles does, and take all the help there is."""

from collections.abc import Callable
from typing import final

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies.campaign import actions
from saucer.games.falling_skies.campaign.rules import Campaign
from saucer.games.falling_skies.campaign.state import BATTLE, PREPARE


@final
class Commander(Bot):
    """Brings whoever may come, stays at the threat level of before, lays no advanced tile; cities are drawn by lot."""

    def __init__(self, fighter: Callable[[], Bot]) -> None:
        self._fighter = fighter()

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:
        self._fighter.limit(playouts, milliseconds)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Campaign)
        if state.phase == BATTLE:
            return self._fighter.choose(state.fought, seat, rng)
        choices = state.legal(seat)
        if state.phase == PREPARE:
            choices = [choice for choice in choices if choice & 255 == actions.BRING]
            if not choices:
                return actions.FIGHT | state.threat << 8
        return choices[rng.below(len(choices))]
