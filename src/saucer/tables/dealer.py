"""Dealer and clock: they bring chance and time whenever a state waits for them."""

import secrets

from saucer.core.door import is_legal
from saucer.core.log import Log
from saucer.core.messages import Command, Tick
from saucer.core.seats import CLOCK, Millis, Seat
from saucer.tables.history import Told

AT_ONCE_AT_MOST = 10_000
"""No game waits for more of them in a row."""


def last_time(log: Log) -> Millis:
    """How late it is at least: as the last line says, or as a position says from which the game begins."""
    at = log.lines[-1].at if log.lines else Millis(0)
    return max(at, log.state.elapsed())


def settle(log: Log, now: Millis) -> list[Told]:
    """Append what dealer and clock owe by `now`, until somebody else is to act or it is not yet time."""
    told: list[Told] = []
    for _ in range(AT_ONCE_AT_MOST):
        if (chance := log.state.chance()) is not None:
            events = log.deal(chance.draw(_below), last_time(log))
        elif (wakeup := log.state.next_wakeup()) is not None and wakeup <= now:
            # It stands in the log under the time it was due, however late it is brought.
            events = log.append(CLOCK, Tick(wakeup), max(last_time(log), wakeup))
        else:
            return told
        told.append(Told(log.lines[-1], events))
    raise RuntimeError(f"{log.game.slug} waits for dealer and clock without end")


def _below(n: int) -> int:
    """Straight from the system: from the dice seen so far nobody can compute the next."""
    return secrets.randbelow(n) if n > 1 else 0


def stamp(log: Log, seat: Seat, command: Command, now: Millis) -> list[Told]:
    """Let the clock say how late it is before somebody acts, where a time may begin to run from that act."""
    told = log.state.told_time()
    if told is None or told >= now:
        return []
    action = log.codec.action(command)
    if action is None or not is_legal(log.state, seat, action):
        return []
    events = log.append(CLOCK, Tick(now), now)
    return [Told(log.lines[-1], events)]
