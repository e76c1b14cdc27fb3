"""Bluff in which nobody may speak: after the first wave of the first seat, or in the second round."""

from tests.toy import BluffGame
from tests.toy.rules import Bluff


class HushGame(BluffGame):
    """Waving is the only thing this seat can do to make everybody silent."""

    slug = "hush"

    def hushed(self, state: Bluff) -> bool:
        return state.waves[0] > 0 and not state.is_over()


class BlackoutGame(BluffGame):
    """Nobody may speak in the second round: with a clock, from a certain second on to another one."""

    slug = "blackout"

    def hushed(self, state: Bluff) -> bool:
        return len(state.played) == 1


HUSH = HushGame()
BLACKOUT = BlackoutGame()
