"""One table: the only writer of its log in this process."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from saucer.core.game import apply
from saucer.core.log import Line, Log, write
from saucer.core.messages import Command, IllegalCommand
from saucer.core.seats import Millis, Seat, Seats
from saucer.store.store import Store, TableRow
from saucer.store.writer import KeyTaken, NotSaved
from saucer.tables import looks
from saucer.tables.dealer import deal
from saucer.tables.history import Told, steps, tell, visible
from saucer.tables.messages import Ended, Preview, Snapshot, Step, ended
from saucer.tables.reading import read_command, read_log
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.thinkers import CannotThink, Thinkers

LINES_AT_MOST = 20_000
"""No game comes near; who plays and takes back without end is stopped here."""

MISSED_AT_MOST = 100
"""Who missed more lines gets a snapshot."""

RACES_AT_MOST = 5

Acknowledge = Callable[[int], None]
Play = Callable[[Millis], list[Told]]

_logger = logging.getLogger(__name__)


class Table:
    """A log that people and bots write together. Accepted is what the store has saved; the rest follows from it."""

    def __init__(self, store: Store, thinkers: Thinkers, log: Log, row: TableRow, holders: Mapping[Seat, str]) -> None:
        self.id = row.id
        self.ply = log.ply
        """How many lines are on disk, as far as is known here."""
        self.touched = time.monotonic()
        self._log = log
        self._began = row.began
        self._holders = holders
        self._bots = msgspec.json.decode(row.bots, type=dict[Seat, str])
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._is_doubtful = False
        """Whether the log here may differ from the one on disk, because a write did not end well."""
        self._subscriptions: set[Subscription] = set()
        self._scenery = self._log.game.scenery(self._log.state)
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not self._subscriptions and not self._lock.locked() and self._thinking is None

    def seats_of(self, holder: str | None) -> Seats:
        """Where somebody sits: on several seats when they play for all."""
        return tuple(seat for seat, its_holder in self._holders.items() if its_holder == holder)

    async def begin(self) -> None:
        """Deal what is due (a crash may have come between) and wake the bots."""
        async with self._lock:
            if self._log.state.chance() is not None:
                await self._save(lambda _: [])
        self._wake_bots()

    async def snapshot(self, seats: Seats, at: int | None = None) -> Snapshot:
        """How things stand for somebody on `seats`, or (`at`) stood when the log had so many lines."""
        async with self._lock:
            log = await self._newest()
            if at is not None:
                _check(log, at)
            return looks.snapshot(self.id, log, self._bots, seats, at)

    async def steps(self, seats: Seats, since: int) -> list[Step]:
        """What happened from `since` on."""
        async with self._lock:
            log = await self._newest()
            _check(log, since)
            return steps(tell(log, since), seats)

    async def file(self) -> str:
        """The log file."""
        async with self._lock:
            return "".join(f"{line}\n" for line in write(await self._newest()))

    async def branch(self, ply: int) -> Log:
        """A log of its own that ends there."""
        async with self._lock:
            log = await self._newest()
            _check(log, ply)
            return log.until(ply)

    async def preview(self, seats: Seats, command: msgspec.Raw) -> Preview:
        """What a command would do, up to the next chance. Changes nothing."""
        async with self._lock:
            log = await self._newest()
            seat = self._acting(seats)
            after, events = apply(log.game, log.state, seat, read_command(log.game, command))
            return Preview(visible(events, seats), log.game.view(after, seat))

    def accept(
        self, seats: Seats, command: msgspec.Raw, ply: int | None, acknowledge: Acknowledge | None = None
    ) -> Awaitable[list[Told]]:
        """Play a command: refused, or on disk when this is done. `acknowledge` hears of it before anybody else."""

        def play(at: Millis) -> list[Told]:
            return self._play(self._acting(seats), read_command(self._log.game, command), at)

        return self._change(play, ply, acknowledge)

    def undo(self, seats: Seats, ply: int | None, acknowledge: Acknowledge | None = None) -> Awaitable[list[Told]]:
        """Take back one's last command, as long as nothing became known since."""

        def play(at: Millis) -> list[Told]:
            self._acting(seats)
            found = looks.undo(self._log, seats)
            if found is None:
                raise Refused("nothing-to-undo")
            return self._play(*found, at)

        return self._change(play, ply, acknowledge)

    async def listen(self, subscription: Subscription, known: int | None) -> None:
        """Tell a subscriber everything after line `known`, and from now on whatever happens."""
        async with self._lock:
            log = await self._newest()
            if known is None or not max(0, log.ply - MISSED_AT_MOST) <= known <= log.ply:
                subscription.send(looks.snapshot(self.id, log, self._bots, subscription.seats, None))
            else:
                has_changed = log.game.scenery(log.state_at(known)) != self._scenery
                told = tell(log, known)
                subscription.send(looks.update(log, subscription.seats, told, self._scenery if has_changed else None))
            subscription.ply = log.ply
            self._subscriptions.add(subscription)

    def leave(self, subscription: Subscription) -> None:
        """Tell a subscriber nothing more."""
        self._subscriptions.discard(subscription)
        self.touched = time.monotonic()

    async def close(self) -> None:
        """Stop the bots."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _acting(self, seats: Seats) -> Seat:
        seat = looks.eyes(self._log.state, seats)
        if seat is None:
            raise Refused("not-your-seat")
        return seat

    async def _change(self, play: Play, ply: int | None, acknowledge: Acknowledge | None = None) -> list[Told]:
        """Save what `play` does, then acknowledge, then tell everybody."""
        self.touched = time.monotonic()
        async with self._lock:
            told = await self._save(play, ply)
            if acknowledge is not None:
                acknowledge(told[0].line.ply + 1)
            self._publish(told)
        self._wake_bots()
        return told

    def _play(self, seat: Seat, command: Command, at: Millis) -> list[Told]:
        events = self._log.append(seat, command, at)
        return [Told(self._log.lines[-1], events)]

    async def _save(self, play: Play, ply: int | None = None) -> list[Told]:
        """Play and deal here, then on disk; if somebody else's line is there already, read theirs and try again."""
        for _ in range(RACES_AT_MOST):
            log = await self._newest() if self._is_doubtful else self._log
            before, outcome = log.ply, ended(log.state.outcome())
            if ply is not None and ply != before:
                raise Refused("stale-version", ply=before)
            if before >= LINES_AT_MOST:
                raise Refused("table-full")
            try:
                at = self._now()
                told = play(at)
                # The dealer's lines go into the same transaction: no log on disk waits for the dealer.
                told += deal(log, at)
                await self._append([line for line, _ in told], outcome)
            except KeyTaken:
                self._is_doubtful = True
            except NotSaved as problem:
                self._is_doubtful = True
                _logger.error("a command could not be saved: %s", problem)
                raise Refused("not-saved") from problem
            except BaseException:
                # A refused command left the log as it was; after anything else only the disk knows how it is.
                self._is_doubtful = log.ply != before
                raise
            else:
                self.ply = log.ply
                return told
        raise Refused("not-saved")

    def _append(self, lines: list[Line], outcome_before: Ended | None) -> Awaitable[None]:
        outcome = ended(self._log.state.outcome())
        if outcome == outcome_before:
            return self._store.append(self.id, lines)
        text = None if outcome is None else msgspec.json.encode(outcome).decode()
        return self._store.append_and_end(self.id, lines, text)

    async def _newest(self) -> Log:
        """The log, read again from disk if in doubt."""
        self.touched = time.monotonic()
        if self._is_doubtful:
            stored = await self._store.load(self.id)
            assert stored is not None
            self._log = read_log(stored)
            self._is_doubtful = False
            self._scenery = self._log.game.scenery(self._log.state)
            self.ply = self._log.ply
        return self._log

    def _publish(self, told: list[Told]) -> None:
        log = self._log
        scenery = log.game.scenery(log.state)
        new_scenery = None if scenery is self._scenery or scenery == self._scenery else scenery
        self._scenery = scenery
        texts: dict[tuple[Seats, int], bytes] = {}
        dropped: list[Subscription] = []
        for subscription in self._subscriptions:
            key = subscription.seats, subscription.ply
            text = texts.get(key)
            if text is None:
                if subscription.ply == told[0].line.ply:
                    message = looks.update(log, subscription.seats, told, new_scenery)
                else:  # it has missed lines that were found on disk only now
                    message = looks.update(log, subscription.seats, tell(log, subscription.ply), scenery)
                text = texts[key] = encode(message)
            subscription.send_text(text)
            subscription.ply = self.ply
            if subscription.is_dropped:
                dropped.append(subscription)
        self._subscriptions.difference_update(dropped)

    def _now(self) -> Millis:
        """Table time, which never goes back even if the computer's clock does."""
        last = self._log.lines[-1].at if self._log.lines else 0
        return Millis(max(last, time.time_ns() // 1_000_000 - self._began))

    def _bot_to_act(self) -> tuple[Seat, str] | None:
        for seat in self._log.state.to_act():
            if seat in self._bots:
                return seat, self._bots[seat]
        return None

    def _wake_bots(self) -> None:
        if self._bots and self._thinking is None and self._bot_to_act() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        try:
            while (bot := self._bot_to_act()) is not None:
                await self._let_bot_play(*bot)
        except (CannotThink, IllegalCommand, Refused) as problem:
            _logger.error("a bot gave up: %s", problem)
        finally:
            self._thinking = None

    async def _let_bot_play(self, seat: Seat, name: str) -> None:
        """A bot answers for the version it was asked about; if the table has moved on, it is asked again."""
        async with self._lock:
            ply = (await self._newest()).ply
        command = await self._thinkers.choose(self._log, seat, name)
        try:
            await self._change(lambda at: self._play(seat, command, at), ply)
        except Refused as problem:
            if problem.refusal.code != "stale-version":
                raise


def _check(log: Log, ply: int) -> None:
    if not 0 <= ply <= log.ply:
        raise Refused("no-such-ply", ply=log.ply)
