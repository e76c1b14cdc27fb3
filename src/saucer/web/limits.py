"""How often is too often: generous for people and for a whole class behind one address, tight for a flood."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import NamedTuple

from saucer.tables.refusals import Refused

KEYS_AT_MOST = 20_000
"""Of how many addresses or people one limit keeps count. Beyond, whoever was quiet for longest is forgotten."""


class Rate(NamedTuple):
    """So many at once, and afterwards one every so many seconds."""

    at_once: int
    seconds: float


# Of an address.
REQUESTS = Rate(400, 1 / 40)
IDENTITIES = Rate(60, 10.0)
TABLES = Rate(60, 5.0)
SOCKETS = Rate(120, 0.25)
FLOOD = Rate(2000, 1 / 200)
"""Anything that comes through sockets, also what cannot be read."""
CHAT_OF_ALL = Rate(60, 0.5)
SKETCHES_OF_ALL = Rate(300, 1 / 50)

# Of a person; of an address if it is a stranger's.
MESSAGES = Rate(300, 1 / 50)
COMMANDS = Rate(50, 0.2)
"""Where a clock runs: rolling and rolling again for a whole game uses up half of the log at most."""
CHAT = Rate(5, 2.0)
SKETCHES = Rate(30, 0.2)

OPEN_SOCKETS = 200
"""How many one address may have open at the same time."""
SECONDS_TO_WAIT = 10
"""Who has too many open comes back after some time: nobody knows when one of them closes."""


class Allowance:
    """A bucket of tokens for everybody, which fills again by itself.

    Of a bucket one only has to know when it will be full again: who is not in the list has a full one.
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = rate.seconds
        self._slack = rate.seconds * (rate.at_once - 1)
        self._now = now
        self._full_at: dict[str, float] = {}
        """Whoever was active last stands last."""

    def __len__(self) -> int:
        return len(self._full_at)

    def spend(self, who: str) -> None:
        """Count one more; raises `Refused` if that was too fast. What is refused does not count."""
        early = self.early(who)
        if early > 0:
            raise Refused("too-fast", milliseconds=math.ceil(early * 1000))

    async def wait(self, who: str) -> None:
        """Count one more as soon as it is not too fast."""
        while (early := self.early(who)) > 0:  # noqa: ASYNC110 - others of the same bucket may have been faster
            await asyncio.sleep(early)

    def early(self, who: str) -> float:
        """By how many seconds it is too early for another one; if it is not, it counts."""
        now = self._now()
        full_at = max(self._full_at.pop(who, now), now)
        early = full_at - now - self._slack
        self._full_at[who] = full_at if early > 0 else full_at + self._seconds
        self._forget(now)
        return early

    def _forget(self, now: float) -> None:
        """Two at a time: the list shrinks faster than it grows as long as there is anybody to forget."""
        for who in [who for who, _ in zip(self._full_at, range(2), strict=False)]:
            if self._full_at[who] <= now or len(self._full_at) > KEYS_AT_MOST:
                del self._full_at[who]


class Unlimited(Allowance):
    """No limit at all."""

    def early(self, who: str) -> float:
        return 0


class Visitors:
    """How many connections each address has open."""

    def __init__(self, at_most: float) -> None:
        self._at_most = at_most
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, who: str) -> None:
        """One more; raises `Refused` if there are too many."""
        found = self._open.get(who, 0)
        if found >= self._at_most:
            raise Refused("too-fast", milliseconds=SECONDS_TO_WAIT * 1000)
        self._open[who] = found + 1
        self.total += 1

    def leave(self, who: str) -> None:
        """One less."""
        self.total -= 1
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Limits:
    """All limits of a server. `who` is a person, or the address of a stranger."""

    def __init__(self, are_on: bool = True) -> None:
        kind = Allowance if are_on else Unlimited
        self.requests = kind(REQUESTS)
        self.identities = kind(IDENTITIES)
        self.tables = kind(TABLES)
        self.sockets = kind(SOCKETS)
        self.flood = kind(FLOOD)
        self.messages = kind(MESSAGES)
        self.commands = kind(COMMANDS)
        self.chat = kind(CHAT)
        self.chat_of_all = kind(CHAT_OF_ALL)
        self.sketches = kind(SKETCHES)
        self.sketches_of_all = kind(SKETCHES_OF_ALL)
        self.visitors = Visitors(OPEN_SOCKETS if are_on else math.inf)

    def spend_command(self, who: str, is_timed: bool) -> None:
        """Count a command; where everybody has all the time in the world, a program may play as fast as it can."""
        if is_timed:
            self.commands.spend(who)

    def spend_chat(self, who: str, address: str) -> None:
        """Count a line of chat. Who is too fast alone takes nothing away from others at the same address."""
        self.chat.spend(who)
        self.chat_of_all.spend(address)

    def spend_sketch(self, who: str, address: str) -> None:
        """Count a piece that somebody moved, likewise."""
        self.sketches.spend(who)
        self.sketches_of_all.spend(address)
