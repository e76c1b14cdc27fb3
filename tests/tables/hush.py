"""Bluff in which nobody may speak after the first wave of the first seat, until the round closes."""

from tests.toy import BluffGame
from tests.toy.rules import Bluff


class HushGame(BluffGame):
    """Waving is the only thing this seat can do to make everybody silent."""

    slug = "hush"

    def hushed(self, state: Bluff) -> bool:
        return state.waves[0] > 0 and not state.is_over()


HUSH = HushGame()
