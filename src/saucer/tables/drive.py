"""What goes on at a table by itself: the clock rings, bots think and play."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from saucer.core.messages import IllegalCommand
from saucer.core.seats import Seat
from saucer.store.writer import NotRead
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Rights
from saucer.tables.thinkers import CannotThink, Thinkers

if TYPE_CHECKING:
    from saucer.tables.table import Table

GRACE_SECONDS = 1.0
"""How much later one rings where another process is expected to."""

RETRY_SECONDS = 1.0

_logger = logging.getLogger(__name__)


class Drive:
    """A timer for the clock's next word, and a task for each bot whose turn it is."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.is_followed = False
        """Whether the latest line came from another process: it looks after the table then, as long as it lives."""
        self._table = table
        self._thinkers = thinkers
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._gave_up: set[tuple[Seat, int]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way and nothing will be."""
        return self._timer is None and self._ringing is None and not self._thinking

    def plan(self) -> None:
        """Look what is next, after the table has changed."""
        company, state = self._table.company, self._table.log.state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if company.began is None or company.paused is not None:
            return
        wakeup = state.next_wakeup()
        if wakeup is not None:
            wait = company.wall(wakeup) / 1000 - time.time()
            self._ring_in(max(0.0, wait) + (GRACE_SECONDS if self.is_followed else 0.0))
        if company.bots and not self.is_followed:
            self.wake_bots()

    def has_given_up(self, seat: Seat) -> bool:
        """Whether the bot on `seat` cannot go on from here, so that there is no use in waking it."""
        return (seat, self._table.ply) in self._gave_up

    def wake_bots(self) -> None:
        """Let every bot think that is awaited."""
        for seat in self._table.awaited_bots():
            if seat not in self._thinking and not self.has_given_up(seat):
                self._thinking[seat] = asyncio.create_task(self._play(seat))

    async def close(self) -> None:
        """Stop it all."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [*self._thinking.values(), *([self._ringing] if self._ringing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._bring_due())

    async def _bring_due(self) -> None:
        try:
            await self._table.bring_due()
        except (Refused, NotRead) as problem:
            _logger.error("the clock could not be saved: %s", problem)
            self._ring_in(RETRY_SECONDS)
        finally:
            self._ringing = None

    async def _play(self, seat: Seat) -> None:
        """A bot's turn, through the same door through which people come."""
        try:
            while (name := self._name_of(seat)) is not None:
                await self._play_once(seat, name)
        except (CannotThink, IllegalCommand) as problem:
            self._gave_up = {given for given in self._gave_up if given[1] == self._table.ply} | {
                (seat, self._table.ply)
            }
            _logger.error("a bot gave up: %s", problem)
        except (Refused, NotRead) as problem:  # a pause, or a database that is away: the house lets it try again
            _logger.error("a bot has to wait: %s", problem)
        finally:
            del self._thinking[seat]

    async def _play_once(self, seat: Seat, name: str) -> None:
        log = await self._table.newest()
        if self._name_of(seat) is None:
            return
        ply, is_alone = log.ply, len(log.state.to_act()) == 1
        command = await self._thinkers.choose(log, seat, name)
        if self._name_of(seat) is None:
            return
        try:
            # Where everybody acts at once, the others went on while it thought: it is enough that it may still do so.
            rights = Rights((seat,), (seat,), None, self._table.version)
            await self._table.accept(rights, command, ply=ply if is_alone else None)
        except (Refused, IllegalCommand):
            if self._table.ply == ply:
                raise

    def _name_of(self, seat: Seat) -> str | None:
        """The bot that plays on `seat` if it is awaited."""
        return self._table.company.bots[seat] if seat in self._table.awaited_bots() else None
