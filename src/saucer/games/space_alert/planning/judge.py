"""What programs are worth: missions resolved with fixed orders of the damage tiles, the same for all programs."""

from typing import Final, final

from saucer.games.space_alert import rules
from saucer.games.space_alert.board import Mission
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import DESTROYED, WON, count_bits, score

POINT: Final = 1000
"""Worths are counted in thousandths of a point of the score."""
LOST_SHIP: Final = -40
"""What losing the ship counts, in points: so much that hardly any score is worth a risk."""
_LOST_TURN: Final = 5 * POINT
"""What a lost ship counts less for each turn before the jump."""
_LOST_THREAT: Final = 2 * POINT
"""And for each point of a threat that was not destroyed: a search that sees no difference only wanders about."""
_HOPE: Final = 300
"""For each point of a threat that is not destroyed: what wounding it counts, if only its last hit point were left."""
_LOST_HOPE: Final = 2 * POINT
"""The same if the ship is lost."""
SLACK: Final = 3 * POINT
"""By how much a first order of tiles may mislead about a program."""


@final
class Judge:
    """Resolves a mission, whose programs are changed in place, and remembers what the accepted ones are worth."""

    def __init__(self, mission: Mission, orders: list[list[int]]) -> None:
        self.mission = mission
        self.orders = orders
        self.tries = 0
        """Resolutions so far."""
        self.used = len(orders)
        """How many of the orders programs are judged by."""
        self.worth = 0
        """The sum over these orders for the programs that were weighed last."""
        self.left = 0
        """The set of threats that the accepted programs do not destroy, with the first order."""
        self._left = 0
        self._promises = [0] * len(orders)
        self._candidates = [0] * len(orders)

    def begin(self, used: int) -> None:
        """Weigh the programs as they are by so many orders, and take them for the accepted ones."""
        self.used = used
        self.weigh(-1_000_000 * POINT)
        self.accept()

    def weigh(self, least: int) -> bool:
        """Whether the programs promise at least so much more, on average, than the accepted ones.

        The orders are tried one after the other only as long as the programs may still do so.
        """
        self.worth = 0
        gain = 0
        for index in range(self.used):
            state = self.resolve(index)
            if index == 0:
                self._left = _left(state)
            worth = worth_of(state)
            promise = worth + hints(state)
            if not state.drawn:  # whatever the order, nothing else would have happened
                return self._weigh_all(worth, promise, least)
            self._candidates[index] = promise
            self.worth += worth
            gain += promise - self._promises[index]
            if gain < least * (index + 1) - SLACK:
                return False
        return gain >= least * self.used

    def _weigh_all(self, worth: int, promise: int, least: int) -> bool:
        """The same with every order."""
        self.worth = worth * self.used
        gain = 0
        for index in range(self.used):
            self._candidates[index] = promise
            gain += promise - self._promises[index]
        return gain >= least * self.used

    def accept(self) -> None:
        """Compare with the programs weighed last from now on."""
        self.left = self._left
        kept = self._promises
        self._promises = self._candidates
        self._candidates = kept

    def resolve(self, index: int) -> Resolution:
        """How the mission ends with one of the orders."""
        self.tries += 1
        state = rules.new(self.mission, self.orders[index])
        state.finish()
        return state


def worth_of(state: Resolution) -> int:
    """The score of a mission that is over; of a lost one, how much was missing, far below any score."""
    if state.ending == WON:
        return POINT * score(state)
    worth = POINT * LOST_SHIP - _LOST_TURN * (state.mission.turns + 1 - state.turn)
    for threat in state.threats:
        if threat.status != DESTROYED:
            worth -= _LOST_THREAT * threat.card.destroyed
    for tiles in state.tiles:
        worth -= POINT * count_bits(tiles) // 2
    return worth


def hints(state: Resolution) -> int:
    """What is not in the score but shows the way: wounds of threats that were not destroyed."""
    hope = _HOPE if state.ending == WON else _LOST_HOPE
    found = 0
    for threat in state.threats:
        if threat.status != DESTROYED and threat.damage > 0 and threat.hp > 0:
            found += hope * (threat.card.destroyed - threat.card.survived) * min(threat.damage, threat.hp) // threat.hp
    return found


def _left(state: Resolution) -> int:
    """The set of threats that are not destroyed."""
    found = 0
    for index, threat in enumerate(state.threats):
        if threat.status != DESTROYED:
            found |= 1 << index
    return found
