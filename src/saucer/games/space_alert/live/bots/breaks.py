"""Between the missions of a campaign: whether to go on, and what to repair."""

from saucer.games.space_alert.board import STRUCTURE_TILE
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.campaign import BOTH_SQUADS, SQUAD, TILE
from saucer.games.space_alert.live.state import Operation
from saucer.games.space_alert.state import count_bits

_TOO_MANY = 5
"""With so many tiles in a zone the ship had better go home."""


def proposal(state: Operation) -> int:
    """As hard as before, if the ship is still fit for it."""
    if max(count_bits(tiles) for tiles in state.carried) >= _TOO_MANY:
        return actions.PROPOSE
    return actions.PROPOSE | state.common << 8 | state.serious << 16 | 1 << 24


def repair(state: Operation, choices: list[int]) -> int:
    """What makes the ship safer: a structural tile, a squad where both are out, then the zone with the most tiles."""
    return max(choices, key=lambda action: _use(state, action))


def _use(state: Operation, action: int) -> int:
    what, zone, tile = action >> 8 & 255, action >> 16 & 255, action >> 24
    if action & 255 != actions.REPAIR:
        return 0  # where the only squad starts is all the same
    if what == TILE:
        return 2 * count_bits(state.carried[zone]) + (8 if tile == STRUCTURE_TILE else 0)
    return (9 if state.squads == BOTH_SQUADS else 3) if what == SQUAD else 0
