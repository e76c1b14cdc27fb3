"""The dealer: brings chance whenever a state waits for it."""

import secrets

from saucer.core.log import Log
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Millis
from saucer.tables.history import Told


def deal(log: Log, at: Millis) -> list[Told]:
    """Append all that is due of the dealer, until somebody else is to act."""
    told: list[Told] = []
    while (chance := log.state.chance()) is not None:
        # Fresh from the system each time: from the dice seen so far nobody can compute the next.
        rng = Rng(secrets.randbits(64), secrets.randbits(32))
        events = log.append(DEALER, log.game.codec.command(chance.sample(rng)), at)
        told.append(Told(log.lines[-1], events))
    return told
