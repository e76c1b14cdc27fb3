"""What goes on at a table by itself: the clock rings, bots wait for as long as they like, think and play."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from saucer import bots as players
from saucer.core.bot import Bot
from saucer.core.door import believed
from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Millis, Seat
from saucer.store.writer import NotRead
from saucer.tables.asking import Imagine
from saucer.tables.messages import ANSWERS
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Rights, Subscription, encode
from saucer.tables.thinkers import CannotThink, Thinkers
from saucer.tables.visit import Toll, Visit

if TYPE_CHECKING:
    from saucer.tables.table import Table

GRACE_SECONDS = 1.0
"""How much later one rings where another process is expected to."""

RETRY_SECONDS = 1.0

LEAST_PAUSE = 100
"""Milliseconds that every bot takes where a clock runs: faster than anybody else it need not be."""

PASSING = frozenset({"not-begun", "not-saved", "not-your-seat", "paused", "stale-version"})
"""The codes that say nothing about a bot's command: what it would do may be right at another moment."""

_logger = logging.getLogger(__name__)


class Drive:
    """A timer for the clock's next word, one for the bots that take their time, and a task for each that thinks."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.is_followed = False
        """Whether the latest line came from another process: it looks after the table then, as long as it lives."""
        self._table = table
        self._thinkers = thinkers
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._bots: dict[str, Bot] = {}
        self._acts_at: dict[Seat, Millis] = {}
        """When the bots that are awaited will think, in table time."""
        self._pausing: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._gave_up: set[tuple[Seat, str | None, int]] = set()
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way and nothing will be."""
        return not (self._timer or self._ringing or self._pausing or self._thinking)

    def plan(self) -> None:
        """Look what is next, after the table has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._pausing is not None:
            self._pausing.cancel()
            self._pausing = None
        awaited = self._table.awaited_bots()
        if self._acts_at:
            self._acts_at = {seat: at for seat, at in self._acts_at.items() if seat in awaited and not self.is_followed}
        if self._is_closed or not self._table.is_running:
            return
        wakeup = self._table.log.state.next_wakeup()
        if wakeup is not None:
            self._ring_in(self._seconds_until(wakeup) + (GRACE_SECONDS if self.is_followed else 0.0))
        if awaited and not self.is_followed:
            self.wake_bots()

    def has_given_up(self, seat: Seat) -> bool:
        """Whether the bot on `seat` cannot go on from here, so that there is no use in waking it."""
        return (seat, self._table.company.bots.get(seat), self._table.ply) in self._gave_up

    def acts_at(self, seat: Seat, bot: str) -> Millis:
        """When `bot`, which is awaited on `seat`, will think about what it does."""
        if seat not in self._acts_at:
            self._acts_at[seat] = Millis(self._table.time + self._pause(seat, bot))
        return self._acts_at[seat]

    def wake_bots(self) -> None:
        """Let every bot think that is awaited and has waited for long enough; look again when the next one has."""
        self._pausing = None
        waits = list[float]()
        for seat in self._table.awaited_bots():
            if seat in self._thinking or self.has_given_up(seat):
                continue
            wait = self._seconds_until(self.acts_at(seat, self._table.company.bots[seat]))
            if wait > 0:
                waits.append(wait)
            else:
                self._thinking[seat] = asyncio.create_task(self._play(seat))
        if waits:
            self._pausing = asyncio.get_running_loop().call_later(min(waits), self.wake_bots)

    def end_pauses(self) -> None:
        """Let no bot wait any longer whose pause began elsewhere: it is over, or nobody knows when it will be."""
        for seat in self._table.awaited_bots():
            self._acts_at.setdefault(seat, self._table.time)

    async def close(self) -> None:
        """Stop it all. What ends only now plans nothing any more."""
        self._is_closed = True
        for timer in (self._timer, self._pausing):
            if timer is not None:
                timer.cancel()
        tasks = [*self._thinking.values(), *([self._ringing] if self._ringing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _pause(self, seat: Seat, bot: str) -> int:
        """How long `bot` takes, asked about nothing but what `seat` may know."""
        log = self._table.log
        least = LEAST_PAUSE if log.state.next_wakeup() is not None else 0
        rng = Rng(secrets.randbits(64))
        try:
            if bot not in self._bots:
                self._bots[bot] = players.find(log.game, bot)
            return max(least, self._bots[bot].pause(believed(log.game, log.state, seat, rng), seat, rng))
        except Exception:  # a bot's mistake is not the table's; it will fail as soon as it thinks
            _logger.exception("%s does not know how long it takes", bot)
            return least

    def _seconds_until(self, at: Millis) -> float:
        return max(0.0, self._table.company.wall(at) / 1000 - time.time())

    def _ring_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._bring_due())

    async def _bring_due(self) -> None:
        try:
            if not self.is_followed:
                await self._table.bring_due()
            elif not await self._table.is_looked_after():
                await self._table.take_over()
        except Exception as problem:  # the database is away, or the game made a mistake: not again at once
            is_away = isinstance(problem, (Refused, NotRead))
            _logger.error("the clock could not be saved: %s", problem, exc_info=not is_away)
            if not self._is_closed:
                self._ring_in(RETRY_SECONDS)
        finally:
            self._ringing = None

    async def _play(self, seat: Seat) -> None:
        """A bot's turn, in the same words in which people speak."""
        has_played, name = False, self._name_of(seat)
        try:
            while (name := self._name_of(seat)) is not None and not self._seconds_until(self.acts_at(seat, name)):
                await self._play_once(seat, name)
            has_played = True
        except (Refused, NotRead) as problem:  # a pause, or a database that is away: the house lets it try again
            _logger.error("a bot has to wait: %s", problem)
        except Exception as problem:  # the bot's mistake or the game's: neither ends the table
            ply = self._table.ply
            self._gave_up = {given for given in self._gave_up if given[2] == ply} | {(seat, name, ply)}
            is_told = isinstance(problem, (CannotThink, IllegalCommand))
            _logger.error("a bot gave up at %s: %s", self._table.log.game.slug, problem, exc_info=not is_told)
        finally:
            del self._thinking[seat]
        if has_played:
            self.plan()

    async def _play_once(self, seat: Seat, name: str) -> None:
        ears = Subscription(lambda: None)
        ears.rights = Rights((seat,), (seat,), None, self._table.version)
        visit = Visit(self._table, ears, Toll())
        imagined = await visit.ask(encode(Imagine(1, seat)))
        if self._name_of(seat) is None:
            return
        ply = _granted(imagined)
        said = await self._thinkers.choose(imagined, name)
        if self._name_of(seat) is None:
            return
        thought_at = self._acts_at.pop(seat, self._table.time)  # what it does next it does after another pause
        try:
            _granted(await visit.ask(said))
        except (Refused, IllegalCommand):
            self._acts_at[seat] = thought_at
            if self._table.ply == ply:
                raise

    def _name_of(self, seat: Seat) -> str | None:
        """The bot that plays on `seat` if it is awaited."""
        return self._table.company.bots[seat] if seat in self._table.awaited_bots() else None


def _granted(text: bytes) -> int:
    """The ply of an answer; a refusal is raised as what it is to a bot: something to wait for, or its own mistake."""
    answer = ANSWERS.decode(text)
    if answer.code in PASSING:
        raise Refused(answer.code)
    if answer.code:
        raise IllegalCommand(Refusal(answer.code, answer.args))
    return answer.ply
