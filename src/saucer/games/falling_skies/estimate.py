"""How well things stand, for bots that cannot search to the end."""

import math
from typing import Final, final

from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.planner.outlook import Outlook
from saucer.games.falling_skies.planner.rooms_plan import RoomsPlan
from saucer.games.falling_skies.planner.weights import ESTIMATE
from saucer.games.falling_skies.state import OVER, PLACE, ROOMS, WON, Invasion

_CERTAIN: Final = 30.0
"""The log-odds of what is as good as won."""


@final
class Judge:
    """Knows the chances on one board."""

    def __init__(self, board: Board) -> None:
        self.outlook = Outlook(board, ESTIMATE)
        self._rooms_plan = RoomsPlan(self.outlook, skips=0)

    def chance(self, state: Invasion) -> float:
        """The chance to win, 0 (lost) to 1 (won). Dice that lie in the base count for what their rooms will do."""
        if state.phase == OVER:
            return 1.0 if state.ending == WON else 0.0
        if state.phase == PLACE or state.phase == ROOMS:
            worth = self._rooms_plan.search(state)
        else:
            worth = self.outlook.worth(state)
        return 1 / (1 + math.exp(-max(-_CERTAIN, min(worth, _CERTAIN))))


_latest: list[Judge] = []


def judge(board: Board) -> Judge:
    """The judge of `board`; the latest is kept, for most play stays on one board."""
    if not _latest or _latest[0].outlook.board is not board:
        _latest[:] = [Judge(board)]
    return _latest[0]


def estimate(state: Invasion) -> float:
    """0 (lost) to 1 (won)."""
    return judge(state.board).chance(state)
