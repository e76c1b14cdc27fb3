"""One table: its log, its people, and everybody who is told about them. The only writer in this process."""

import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, final

import msgspec

from saucer import bots as players
from saucer.core.door import apply
from saucer.core.lines import Line, Undo
from saucer.core.log import Log, write
from saucer.core.messages import Command, IllegalCommand
from saucer.core.rng import Rng
from saucer.core.seats import NOBODY, Millis, Seat, Seats
from saucer.store.store import Facts, Freshness, PlyRow, Store, Stored
from saucer.store.writer import KeyTaken, NotSaved
from saucer.tables import looks
from saucer.tables.company import Company, Moment
from saucer.tables.dealer import last_time, settle, stamp
from saucer.tables.drive import Drive
from saucer.tables.gathering import Change, Found, Gathering
from saucer.tables.history import Told, steps, tell, visible
from saucer.tables.messages import Chat, CompanySeen, Imagined, Preview, Sketch, Snapshot, Step
from saucer.tables.news import News
from saucer.tables.reading import read_command, read_line, read_log
from saucer.tables.refusals import Refused
from saucer.tables.sketches import Sketches
from saucer.tables.subscription import Rights, Subscription
from saucer.tables.talk import Talk
from saucer.tables.thinkers import Thinkers
from saucer.tables.turn import Turn
from saucer.tables.wishes import Propose, Wish

LINES_AT_MOST = 20_000
"""No game comes near; who plays and takes back without end is stopped here. The clock goes on to the game's end."""

STEPS_AT_MOST = 1_000
"""Who asks what happened is told of so many lines at a time."""

MISSED_AT_MOST = 100
"""Who missed more lines gets a snapshot."""

RACES_AT_MOST = 20

LISTENERS_AT_MOST = 2_000

UNKNOWN = -1
"""A time to be woken at that is not the one on disk, whichever that is."""

Acknowledge = Callable[[int], None]
Choose = Callable[[], tuple[Seat, Command]]
"""Who does what, as the log stands now."""

_logger = logging.getLogger(__name__)


@final
class Accepted:
    """A command that is on disk as line `ply`, and what came of it; nothing if it had been accepted before."""

    def __init__(self, ply: int, told: list[Told]) -> None:
        self.ply = ply
        self.told = told


class Table:
    """A log that people and bots write together. Accepted is what the store has saved; the rest follows from it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        stored: Stored,
        log: Log,
        announce: Callable[["Table"], None],
        pass_on: Callable[[Sketch], None],
        chat_lines: int = 0,
    ) -> None:
        self.id = stored.row.id
        self.ply = log.ply
        """How many lines are on disk, as far as is known here."""
        self.touched = time.monotonic()
        self._log = log
        self._facts = Facts(stored.row.outcome, stored.row.wake, stored.row.version)
        self._store = store
        self._announce = announce
        self._turn = Turn()
        self.has_clock = log.is_timed
        self._is_doubtful = False
        """Whether the log here may differ from the one on disk, because a write did not end well."""
        self._subscriptions: set[Subscription] = set()
        self._gathering = Gathering(self, store, stored.row, self._subscriptions)
        self._talk = Talk(store, self.id, self, self._subscriptions, lambda: self._announce(self), lines=chat_lines)
        self.sketches = Sketches(self, self._subscriptions, pass_on)
        self._scenery = self._log.game.scenery(self._log.state)
        self._untold: list[Told] = []
        """The lines that are on disk and not told yet; between two commands only silent ones."""
        self._sequences: dict[tuple[Seat, int], int] = {}
        self._last_sequence: dict[Seat, int] = {}
        self._remember(stored.plies)
        # A command without a number gets one of ours, below all that people choose and unlike any other process's.
        # If the database is lost while it commits, the line is found again by its number, and is not played twice.
        self._own_numbers = count(-1 - secrets.randbits(62), -1)
        self._drive = Drive(self, thinkers)

    @property
    def log(self) -> Log:
        """The game as it stands here. Only to be looked at."""
        return self._log

    @property
    def company(self) -> Company:
        """The people and what they have arranged."""
        return self._gathering.company

    @property
    def version(self) -> int:
        """How often the company has changed."""
        return self._gathering.version

    @property
    def chat_lines(self) -> int:
        """How much was said."""
        return self._talk.lines

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not self._subscriptions and not self._turn.is_taken and self._drive.is_idle

    @property
    def has_listeners(self) -> bool:
        """Whether anybody here wants to hear what other processes do."""
        return bool(self._subscriptions)

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self._subscriptions)

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs at this moment."""
        return self.has_clock and self.is_running and self._log.state.next_wakeup() is not None

    @property
    def is_running(self) -> bool:
        """Whether the game has begun and no pause holds it."""
        return self._gathering.is_running

    @property
    def time(self) -> Millis:
        """Table time, which never goes back even if the computer's clock does."""
        return self._time(_now())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._log.state.outcome() is not None

    @property
    def is_hushed(self) -> bool:
        """Whether the rules forbid all at this table to communicate now."""
        return self._log.game.hushed(self._log.state)

    @property
    def is_revealed(self) -> bool:
        """Whether nothing is secret: everybody may look from every seat then."""
        return not self._log.hides or self.is_over

    def rights(self, holder: str | None, chosen: Seat | None = None) -> Rights:
        """What somebody may do and know. `chosen`: the seat they want to look from.

        Once nothing is secret any more, everybody may look from any seat.
        """
        held = self.company.seats_of(holder)
        if chosen is not None and chosen not in held:
            if not 0 <= chosen < self._log.seats:
                raise Refused("no-such-seat")
            if not self.is_revealed:
                raise Refused("not-your-seat")
        if chosen is not None:
            eyes: Seats = (chosen,)
        else:
            eyes = held if len(held) < 2 or not self._log.hides else NOBODY
        return Rights(held, eyes, holder, self.version)

    def check_look(self, holder: str | None) -> None:
        """Refuse whoever may not look at this table."""
        if not self.company.may_look(holder):
            raise Refused("not-invited")

    def awaited_bots(self) -> list[Seat]:
        """The bots that are to act. Who may act but is not awaited, because it has done its part, is left alone."""
        bots, game, state = self._gathering.bots, self._log.game, self._log.state
        if not self.is_running:
            return []
        return [seat for seat in bots if seat in game.awaited(state, seat)] if bots else []

    def wake(self, company: Company) -> int | None:
        """When somebody must look after this table even if nobody comes: for the clock, for a bot, or to deal."""
        if company.began is None or company.paused is not None:
            return None
        game, state, now = self._log.game, self._log.state, _now()
        wakeup = state.next_wakeup()
        due = [] if wakeup is None else [company.wall(wakeup)]
        if state.chance() is not None:
            # They begin with this company: should nobody here live to deal, others find that it is overdue.
            due.append(now)
        for seat, bot in company.bots.items():
            if seat in game.awaited(state, seat) and not self._drive.has_given_up(seat):
                due.append(company.wall(self._drive.acts_at(seat, bot)))
        if not due:
            return None
        if min(due) > now:
            return min(due)
        before = self._facts.wake
        # Not at each move of a bot anew: now or a little earlier is the same to whoever looks after it.
        return before if before is not None and 0 <= now - before < 1000 else now

    def look(self, eyes: Seats) -> looks.Look:
        """What somebody who looks from these seats sees differently from others."""
        seat = looks.eye(self._log.state, eyes)
        return looks.Look(
            eyes,
            seat,
            0 if seat is None else self._last_sequence.get(seat, 0),
            self.time if self.has_clock else None,
            self.is_running,
        )

    async def bring_due(self) -> None:
        """Let dealer and clock do what they owe by now (a crash may have come between), and bots go on."""
        async with self._turn:
            await self._bring_due()

    async def snapshot(self, holder: str | None, rights: Rights, at: int | None = None) -> Snapshot:
        """How things stand for somebody, or (`at`) stood when the log had so many lines."""
        async with self._turn:
            log = await self._current(rights)
            if at is not None:
                _check(log, at)
            return looks.snapshot(self.id, log, self.look(rights.eyes), self._gathering.seen_by(holder), at)

    async def steps(self, rights: Rights, since: int) -> list[Step]:
        """What happened from `since` on, as far as one answer has room for it."""
        async with self._turn:
            log = await self._current(rights)
            _check(log, since)
            until = since + STEPS_AT_MOST
            return steps(tell(log, since, until), rights.eyes, log.lines[until:])

    async def file(self) -> str:
        """The log file."""
        async with self._turn:
            log = await self._current()
            self._check_revealed()
            return "".join(f"{line}\n" for line in write(log))

    async def branch(self, ply: int) -> Log:
        """A log of its own that ends there."""
        async with self._turn:
            log = await self._current()
            _check(log, ply)
            self._check_revealed()
            return log.until(ply)

    async def preview(self, rights: Rights, command: msgspec.Raw, seat: Seat | None = None) -> Preview:
        """What a command would do, up to the next chance. Changes nothing."""
        async with self._turn:
            log = await self._current()
            if log.hides:
                # It would tell what comes of it, and thereby what is hidden.
                raise Refused("no-preview")
            seat = self._acting(rights, seat)
            after, events = apply(log.game, log.state, seat, read_command(log.game, command))
            return Preview(visible(events, rights.eyes), log.game.view(after, seat))

    async def imagine(self, rights: Rights, seat: Seat | None = None) -> Imagined:
        """A position as a seat may believe it to be, from which a program can try what comes of its choice."""
        async with self._turn:
            log = await self._current()
            seat = self._acting(rights, seat)
            if self.company.began is None:
                raise Refused("not-begun")
            if self.is_over:
                raise Refused("game-over")
            return looks.imagined(log, seat, Rng(secrets.randbits(64)))

    def accept(
        self,
        rights: Rights,
        command: msgspec.Raw | Command,
        *,
        ply: int | None = None,
        seat: Seat | None = None,
        seq: int | None = None,
        acknowledge: Acknowledge | None = None,
        arrived: int | None = None,
    ) -> Coroutine[Any, Any, Accepted]:
        """Play a command: refused, or on disk when this is done. `acknowledge` hears of it before anybody else.

        It counts as of when it `arrived`, in milliseconds since 1970: by default now.
        """
        asked = read_command(self._log.game, command) if type(command) is msgspec.Raw else command
        if seq is not None and seat is None and len(rights.held) > 1:
            raise Refused("which-seat")  # numbers are a seat's own: sent again, it might be meant for another one
        return self._change(lambda: (self._acting(rights, seat), asked), rights, ply, seq, acknowledge, arrived)

    async def undo(
        self,
        rights: Rights,
        *,
        ply: int | None = None,
        seq: int | None = None,
        acknowledge: Acknowledge | None = None,
        arrived: int | None = None,
    ) -> Accepted:
        """Take back one's last command, as long as nothing became known since."""

        def choose() -> tuple[Seat, Command]:
            held = self._held(rights)
            if not held:
                raise Refused("not-your-seat")
            if seq is not None:
                for seat in held:
                    known = self._sequences.get((seat, seq))
                    if known is not None and isinstance(self._log.lines[known].command, Undo):
                        return seat, self._log.lines[known].command
            found = looks.undo(self._log, held)
            if found is None:
                raise Refused("nothing-to-undo")
            return found

        return await self._change(choose, rights, ply, seq, acknowledge, arrived)

    async def listen(self, subscription: Subscription, known: int | None) -> None:
        """Tell a subscriber everything after line `known`, and from now on whatever happens."""
        async with self._turn:
            log = await self._current()
            await self._come_back(subscription.holder)
            self.check_look(subscription.holder)
            if subscription not in self._subscriptions and len(self._subscriptions) >= LISTENERS_AT_MOST:
                raise Refused("too-many", most=LISTENERS_AT_MOST)
            subscription.rights = self.rights(subscription.holder, subscription.chosen)
            self._subscriptions.add(subscription)
            subscription.known = log.ply
            look, company = self.look(subscription.rights.eyes), self._gathering.seen_by(subscription.holder)
            if known is None or not max(0, log.ply - MISSED_AT_MOST) <= known <= log.ply:
                subscription.send(looks.snapshot(self.id, log, look, company, None))
            else:
                has_changed = log.game.scenery(log.state_at(known)) != self._scenery
                scenery = self._scenery if has_changed else None
                missed = steps(tell(log, known), subscription.rights.eyes)
                subscription.send_text(looks.update(log, look, missed, scenery, company))
            await self._talk.greet(subscription)
            self.sketches.greet(subscription)
        self._tell_presence()

    def leave(self, subscription: Subscription) -> None:
        """Tell a subscriber nothing more."""
        if subscription in self._subscriptions:
            self._subscriptions.discard(subscription)
            self._gathering.presence.gone(self.company, subscription.holder)
            self._tell_presence()
        self.touched = time.monotonic()

    async def ask(self, holder: str | None, wish: Wish) -> CompanySeen:
        """Grant somebody's wish, or refuse it."""
        if holder is None or not await self._store.knows(holder):
            raise Refused("no-identity")
        async with self._turn:
            await self._newest()
            undo = None

            def granted(company: Company) -> Company:
                nonlocal undo
                company, undo = company.grant(holder, wish, self._moment(wish))
                return company

            await self._change_company(granted)
            if undo is not None:
                seat, ply = undo
                with suppress(IllegalCommand):  # meanwhile there is nothing left to take back
                    await self._save(lambda: (Seat(seat), Undo(ply)))
            await self._bring_due()
            return self._gathering.seen_by(holder)

    async def company_for(self, holder: str | None) -> CompanySeen:
        """The people here, as somebody may know them."""
        async with self._turn:
            await self._current()
            return self._gathering.seen_by(holder)

    async def amend(self, change: Change, found: Found | None = None) -> None:
        """Change the company as the house decides, and found another table with what it becomes: both or neither."""
        async with self._turn:
            await self._newest()
            await self._change_company(change, found)

    async def say(self, holder: str | None, text: str) -> int:
        """Say something in one's room."""
        await self._bring_overdue()
        return await self._talk.say(holder, text)

    async def draw(self, holder: str | None, piece: str, value: Any, keep: bool) -> None:
        """Show the other players something beside the game."""
        await self._bring_overdue()
        self.sketches.draw(holder, piece, value, keep)

    async def said(self, holder: str | None, since: int) -> Chat:
        """What was said in somebody's room."""
        return await self._talk.said(holder, since)

    async def hear(self, news: News) -> None:
        """Catch up with what another process did."""
        await self.hear_of(news)
        if self._gathering.presence.heard(news.process, news.people, news.watching):
            self._gathering.tell_soon()

    async def hear_of(self, there: News | Freshness) -> None:
        """Catch up if the table is further elsewhere than here."""
        if there.ply > self.ply or there.version > self.version or there.chat > self.chat_lines:
            async with self._turn:
                await self._catch_up(there.ply, there.version, there.chat)

    def follow(self) -> None:
        """Leave clock and bots to the process that wrote the latest line, as long as it lives."""
        self._drive.is_followed = True
        self._drive.plan()

    @property
    def is_followed(self) -> bool:
        """Whether clock and bots are left to another process."""
        return self._drive.is_followed

    def is_forsaken(self, there: Freshness) -> bool:
        """Whether the row says that nobody need look after a table that we leave to another process, and somebody must.

        Of two who change a table at the same time the later one may not know what is due since the other's change.
        """
        is_known = (there.ply, there.version) == (self.ply, self.version)
        return self.is_followed and is_known and there.wake is None and self.wake(self.company) is not None

    async def lead(self) -> None:
        """Look after clock and bots as soon as it is time: there is no other process that would."""
        self._drive.is_followed = False
        await self.bring_due()

    async def is_looked_after(self) -> bool:
        """Whether another process went on with the table meanwhile: it need not tell of every line."""
        before = self.ply
        await self.hear_of((await self._store.freshness([self.id]))[self.id])
        return self.ply > before

    async def take_over(self) -> None:
        """Go on with what no other process seems to look after any more."""
        self._drive.is_followed = False
        self._drive.end_pauses()
        # Even if there is nothing to do: the time that brought us here must not bring us here for ever.
        self.forget_wake()
        await self.bring_due()

    def forget_wake(self) -> None:
        """Another time to be woken at may stand in the row: write it again with whatever is saved next."""
        self._facts = Facts(self._facts.outcome, UNKNOWN, self.version)

    def news(self, process: str) -> News:
        """What other processes should know."""
        people, watching = self._gathering.presence.report(self.company)
        return News(process, self.id, self.ply, self.version, self.chat_lines, people, watching)

    async def close(self) -> None:
        """Stop clock and bots."""
        self._gathering.close()
        await self._drive.close()

    def _check_revealed(self) -> None:
        if not self.is_revealed:
            raise Refused("still-hidden")

    def _check_eyes(self, rights: Rights) -> None:
        """Refuse whoever may no longer look from where they look: they waited, and meanwhile things have changed."""
        if not self.is_revealed and not set(rights.eyes) <= set(self._held(rights)):
            raise Refused("not-your-seat")

    def _acting(self, rights: Rights, seat: Seat | None) -> Seat:
        held = self._held(rights)
        if seat is None:
            eyes = rights.eyes
            if eyes != held:
                eyes = tuple(seat for seat in eyes if seat in held)
            seat = looks.eye(self._log.state, eyes)
        if seat is None or seat not in held:
            raise Refused("not-your-seat")
        return seat

    def _held(self, rights: Rights) -> Seats:
        """The seats somebody may act for: while they waited for their turn, the company may have changed."""
        if rights.version == self.version:
            return rights.held
        if rights.holder is None:
            return tuple(seat for seat in rights.held if seat in self._gathering.bots)
        return self.company.seats_of(rights.holder)

    async def _change(
        self,
        choose: Choose,
        rights: Rights,
        ply: int | None,
        seq: int | None,
        acknowledge: Acknowledge | None,
        arrived: int | None,
    ) -> Accepted:
        """Save what somebody does, then acknowledge, then tell everybody."""
        if arrived is None:
            arrived = _now()
        if not self._turn.try_take():
            await self._turn.take()
        try:
            try:
                log = self._log if not self._is_doubtful else await self._newest()
                if rights.eyes != rights.held:
                    self._check_eyes(rights)
                if seq is not None:
                    seat, command = choose()
                    known, last = self._sequences.get((seat, seq)), self._last_sequence.get(seat, 0)
                    if known is not None and log.lines[known].command == command:
                        if acknowledge is not None:
                            acknowledge(known + 1)
                        return Accepted(known, [])
                    if seq <= last:
                        raise Refused("sequence-used", seq=last)
                saved = await self._save(choose, ply, seq, arrived)
                assert saved is not None
                if acknowledge is not None:
                    acknowledge(saved + 1)
                return Accepted(saved, self._untold)
            finally:
                self._publish()
        finally:
            self._turn.give()

    async def _bring_overdue(self) -> None:
        """Let the clock come first if it is late: whether anybody may speak is no race against it."""
        wakeup = self._log.state.next_wakeup()
        if wakeup is not None and wakeup <= self.time:
            await self.bring_due()

    async def _bring_due(self) -> None:
        try:
            await self._save(None)
        finally:
            self._publish()

    async def _save(
        self,
        choose: Choose | None,
        ply: int | None = None,
        seq: int | None = None,
        arrived: int | None = None,
    ) -> int | None:
        """Play and settle here, then on disk; if somebody else's line is there already, read theirs and try again.

        Returns the line of what was chosen.
        """
        self.touched = time.monotonic()
        arrived = _now() if arrived is None else arrived
        number = next(self._own_numbers) if seq is None else seq
        tried: Line | None = None
        for attempt in range(RACES_AT_MOST):
            log = self._log if not self._is_doubtful else await self._newest()
            known = None if tried is None else self._sequences.get((tried.seat, number))
            if tried is not None and known is not None:
                # The connection was lost after it was saved, or somebody else has used the number.
                if log.lines[known].command == tried.command:
                    return known
                raise Refused("sequence-used", seq=self._last_sequence[tried.seat])
            if choose is not None and not self.is_running:
                raise Refused("not-begun" if self.company.began is None else "paused")
            if ply is not None and ply != log.ply and not self._is_current(ply):
                raise Refused("stale-version", ply=log.ply)
            if log.ply >= LINES_AT_MOST and choose is not None:
                raise Refused("table-full")
            problem: Exception | None = None
            played: Line | None = None
            try:
                at = self._time(arrived)
                # Dealer's and clock's lines go into the same transaction: no log on disk waits for the dealer.
                told = settle(log, at) if self.is_running else []
                if choose is not None:
                    try:
                        seat, command = choose()
                        told += stamp(log, seat, command, at)
                        events = log.append(seat, command, at)
                    except (IllegalCommand, Refused) as refused:
                        problem = refused  # what was due is due all the same
                    else:
                        tried = played = log.lines[-1]
                        told.append(Told(played, events))
                        told += settle(log, at)
                new_facts = self._new_facts()
                if told:
                    lines = [one.line for one in told]
                    numbers = {} if played is None else {played.ply: number}
                    await self._store.append(self.id, lines, numbers, new_facts)
                elif new_facts is not None:
                    await self._store.save_wake(self.id, new_facts, log.ply)
            except KeyTaken:
                self._is_doubtful = True
                continue
            except NotSaved as failure:
                self._is_doubtful = True
                _logger.error("a command could not be saved: %s", failure)
                raise Refused("not-saved") from failure
            except BaseException:
                # Only the disk knows how it is now; a game that failed half-way may have changed its state.
                self._is_doubtful = True
                raise
            self.ply = log.ply
            if new_facts is not None:
                self._facts = new_facts
            self._untold = self._untold + told
            if told or attempt:
                # Who wrote the latest line looks after the table.
                self._drive.is_followed = not told
            if played is not None:
                self._number(played.seat, number, played.ply)
            if problem is not None:
                raise problem
            return None if played is None else played.ply
        raise Refused("not-saved")

    def _is_current(self, ply: int) -> bool:
        """Whether nothing that anybody would be told of has happened since there were `ply` lines."""
        since = [told for told in self._untold if told.line.ply >= ply]
        return ply + len(since) == self._log.ply and all(told.is_silent for told in since)

    def _new_facts(self) -> Facts | None:
        """What is to stand in the table's row, if it is not what stands there."""
        outcome, wake = _outcome(self._log), self.wake(self.company)
        if outcome == self._facts.outcome and wake == self._facts.wake:
            return None
        return Facts(outcome, wake, self.version)

    async def _current(self, rights: Rights | None = None) -> Log:
        """The log for somebody who only looks; if it had to be read again, all others are told what is new, too."""
        if self._is_doubtful:
            await self._newest()
            self._publish()
        if rights is not None:
            self._check_eyes(rights)
        return self._log

    async def _newest(self) -> Log:
        """The log, read again from disk if in doubt."""
        self.touched = time.monotonic()
        if self._is_doubtful:
            stored = await self._store.load(self.id)
            assert stored is not None
            told_before = self.ply - len(self._untold)
            self._log = read_log(stored)
            self._is_doubtful = False
            self.ply = self._log.ply
            self._remember(stored.plies)
            self._untold = tell(self._log, told_before)
            self._gathering.take(stored.row)
            self._facts = Facts(stored.row.outcome, stored.row.wake, stored.row.version)
        return self._log

    def _remember(self, plies: list[PlyRow]) -> None:
        for row in plies:
            if row.seq is not None:
                self._number(row.seat, row.seq, row.ply)

    def _number(self, seat: Seat, seq: int, ply: int) -> None:
        self._sequences[seat, seq] = ply
        if seq > self._last_sequence.get(seat, 0):
            self._last_sequence[seat] = seq

    def _publish(self) -> None:
        """Tell everybody what is on disk and untold, unless only time went by; go on with clock and bots."""
        if not self._is_doubtful and not all(told.is_silent for told in self._untold):
            self._tell()
        self._drive.plan()

    def _tell(self) -> None:
        log, told, self._untold = self._log, self._untold, []
        scenery = log.game.scenery(log.state)
        new_scenery = None if scenery is self._scenery or scenery == self._scenery else scenery
        self._scenery = scenery
        ply = log.ply
        listeners = [subscription for subscription in self._subscriptions if subscription.known != ply]
        if listeners:
            all_eyes = [subscription.rights.eyes for subscription in listeners]
            telling = looks.Telling(log, told, all_eyes, new_scenery, self.look)
            for subscription in listeners:
                text = telling.text(subscription.rights.eyes, subscription.known)
                subscription.known = ply
                subscription.send_text(text)
                if subscription.is_dropped:
                    self.leave(subscription)
        if self._facts.outcome is not None:
            self.sketches.clear()
            if len(self.company.chairs) > 1:
                self._gathering.tell_soon()  # it is over: there may be a rematch
        self._announce(self)

    def _time(self, now: int) -> Millis:
        return max(last_time(self._log), self._gathering.time(now))

    async def _catch_up(self, ply: int, version: int, chat: int) -> None:
        if ply > self.ply:
            self._drive.is_followed = True
        if ply > self.ply and not self._is_doubtful:
            rows = await self._store.load_since(self.id, self.ply)
            try:
                for row in rows:
                    line = read_line(self._log.game, row)
                    self._untold = [*self._untold, Told(line, self._log.append(line.seat, line.command, line.at))]
                    self.ply = self._log.ply
            except Exception:  # our own log went astray
                self._is_doubtful = True
            self._remember(rows)
            # When it is to be looked after, the other process has written; here it is not known.
            self._facts = Facts(_outcome(self._log), UNKNOWN, self.version)
        await self._newest()
        if version > self.version:
            await self._gathering.reload()
        if chat > self.chat_lines:
            await self._talk.catch_up()
        self._publish()

    async def _change_company(self, change: Change, found: Found | None = None) -> None:
        saved = await self._gathering.change(change, found)
        if saved is not None:
            self._facts = Facts(self._facts.outcome, saved.wake, self.version)
            self._announce(self)

    async def _come_back(self, holder: str | None) -> None:
        """Whoever was stood in for by a bot plays again."""
        person = self.company.person_of(holder)
        if person is not None:
            await self._change_company(lambda company: company.back(person))

    def _moment(self, wish: Wish) -> Moment:
        game, options = self._log.game, self._log.options
        timed = game.timed(options)
        return Moment(
            now=_now(),
            is_over=self.is_over,
            hides=game.hides,
            timed=timed,
            can_pause=timed and game.can_pause(options),
            present=self._gathering.presence.here(self.company),
            away=self._gathering.presence.away(self.company),
            bots=players.names(game),
            # Only a proposal needs it, and it takes a while to find.
            undo={int(line.seat): line.ply for line in self._log.played()}
            if isinstance(wish, Propose) or self.company.proposal is not None
            else {},
        )

    def _tell_presence(self) -> None:
        if len(self._subscriptions) > 1 or len(self.company.chairs) > 1:
            self._announce(self)
            self._gathering.tell_soon()


def _outcome(log: Log) -> str | None:
    outcome = looks.ended(log.state)
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def _check(log: Log, ply: int) -> None:
    if not 0 <= ply <= log.ply:
        raise Refused("no-such-ply", ply=log.ply)


def _now() -> int:
    return time.time_ns() // 1_000_000
