"""A weak player."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.jelly_monster.bots.outlook import outlook, sensible
from saucer.games.jelly_monster.bots.tempo import Paced
from saucer.games.jelly_monster.state import PLACING, Hunt

GLANCES: Final = 4


@final
class Careless(Paced):
    """Takes in little: of four things it could do with its dice, whichever brings it more; of the rest, anything."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Hunt)
        legal = state.legal(seat)
        found = sensible(state, seat) if state.phase == PLACING else []
        if not found:
            return legal[rng.below(len(legal))]
        board = outlook(state, seat)
        best, most = found[0], -100.0
        for _ in range(GLANCES):
            action = found[rng.below(len(found))]
            board.do(seat, action)
            gain = board.gains_at(action >> 16 & 255)[seat]
            board.undo(seat, action)
            if gain > most:
                best, most = action, gain
        return best
