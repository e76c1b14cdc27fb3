"""How well things stand: the long plan in numbers, for bots that cannot search to the end."""

from saucer.games.falling_skies.state import OVER, WON, Invasion


def estimate(state: Invasion) -> float:
    """0 (lost) to 1 (won)."""
    if state.phase == OVER:
        return 1.0 if state.ending == WON else 0.0
    return 0.5 * state.research / len(state.board.research)
