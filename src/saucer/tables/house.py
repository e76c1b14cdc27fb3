"""All tables: made, found, forked, read from files, looked after, and put away when nobody is there."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec.structs import replace

from saucer import bots as players
from saucer.core.game import AnyGame
from saucer.core.log import BadLog, Log, read
from saucer.core.messages import Options
from saucer.core.registry import UnknownGame, find
from saucer.core.seats import Seats
from saucer.store.bus import Alone, Bus
from saucer.store.store import CompanyChange, Facts, Founding, Listed, Store, Stored, TableRow
from saucer.store.writer import NotRead, NotSaved
from saucer.tables.company import Company, Origin
from saucer.tables.dealer import last_time, settle
from saucer.tables.identity import new_table_id, new_token, token_hash
from saucer.tables.looks import ended
from saucer.tables.messages import Ended, Sketch
from saucer.tables.news import News
from saucer.tables.reading import new_log, read_log
from saucer.tables.refusals import Refused
from saucer.tables.sketches import Sketched
from saucer.tables.table import LINES_AT_MOST, Table
from saucer.tables.thinkers import Thinkers

IDLE_SECONDS = 300.0
ROUND_SECONDS = 1.0
"""How often the house looks after its tables."""

OVERDUE_MILLISECONDS = 800
"""A table that should have gone on so long ago has nobody who looks after it."""

ALONE_SECONDS = 3.0
"""After so long without a sign of life of another process there is none."""

CLOSED_MILLISECONDS = 5000
"""After so long without a sign of life the house was closed, and no table's time passed."""

UNREADABLE_MILLISECONDS = 60_000
"""After so long somebody tries again to open a table that could not be opened."""

BATCH = 100
BATCHES_AT_MOST = 20
"""So many tables are taken over in a round."""

_ADDRESS = re.compile(r"[\w-]{1,64}", re.ASCII)
ME = "me"
"""A chair of whoever makes the table."""

LATEST = 2**40
"""No line of a log comes later than that: 35 years."""

PACES = range(25, 401)

_logger = logging.getLogger(__name__)
_read_news: Callable[[bytes], News | Sketched] = msgspec.json.Decoder(News | Sketched).decode


class SeatListed(msgspec.Struct, frozen=True):
    """A chair in a list of tables; without a name and a bot it is free."""

    name: str | None
    bot: str | None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: msgspec.Raw
    ply: int
    outcome: Ended | None
    created: int
    changed: int
    phase: str
    pace: int
    origin: str | None
    seats: list[SeatListed]
    mine: Seats


class House:
    """The tables of one store, as far as this process looks after them."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self._store = store
        self._bus = bus or Alone()
        self._process = secrets.token_urlsafe(9)
        self._thinkers = Thinkers()
        self._replaying = ThreadPoolExecutor(1, "replaying")
        self._tables: dict[str, Table] = {}
        self._unheard: dict[str, dict[str, News]] = {}
        """By table and process."""
        self._hearing: dict[str, asyncio.Task[None]] = {}
        self._announcing: set[asyncio.Task[None]] = set()
        self._living: asyncio.Task[None] | None = None
        self._bus.listen(self._hear)

    @property
    def tables(self) -> Sequence[Table]:
        """Those that are open here."""
        return list(self._tables.values())

    def figures(self) -> dict[str, float]:
        """How much goes on here."""
        groups, writes = self._store.groups
        return {
            "tables": len(self._tables),
            "people": sum(table.listeners for table in self._tables.values()),
            "thoughts": self._thinkers.thoughts,
            "thinking": self._thinkers.seconds,
            "groups": groups,
            "writes": writes,
        }

    async def live(self) -> None:
        """Look after the tables from now on, beginning with those that went on when the house was closed."""
        await self._store.revive(_now(), CLOSED_MILLISECONDS, _hold_time)
        self._living = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Stop all that is under way."""
        tasks = [*self._hearing.values(), *self._announcing, *([self._living] if self._living else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._thinkers.close()
        self._replaying.shutdown(wait=False, cancel_futures=True)

    async def welcome(self) -> str:
        """The token of somebody new."""
        token = new_token()
        try:
            await self._store.add_person(token_hash(token), _now())
        except NotSaved as problem:
            raise Refused("not-saved") from problem
        return token

    async def knows(self, holder: str | None) -> bool:
        """Whether somebody was welcomed before."""
        return holder is not None and await self._store.knows(holder)

    async def open(self, id: str) -> Table:
        """The table at that address."""
        if id not in self._tables:
            stored = await self._store.load(id) if _ADDRESS.fullmatch(id) else None
            if stored is None:
                raise Refused("no-such-table")
            chat = (await self._store.freshness([id]))[id].chat
            # Somebody else may have opened it meanwhile: then theirs is the one.
            if id not in self._tables:
                await self._resume(self._seat(stored, read_log(stored), chat), stored.row.wake)
        elif self._store.is_shared:
            # Whoever comes may come from another process, and know already what was not heard of here yet.
            table = self._tables[id]
            table.touched = time.monotonic()
            await table.hear_of((await self._store.freshness([id]))[id])
        table = self._tables[id]
        table.touched = time.monotonic()
        return table

    async def tables_of(self, holder: str | None) -> list[Summary]:
        """Somebody's own tables, the latest first."""
        if holder is None:
            return []
        return [_summary(listed, holder) for listed in await self._store.tables_of(holder)]

    async def lobby(self) -> list[Summary]:
        """The tables anybody may find."""
        return [_summary(listed, None) for listed in await self._store.lobby()]

    async def create(
        self,
        owner: str | None,
        game: AnyGame,
        options: Options,
        *,
        seats: int | None = None,
        bots: Mapping[int, str] = {},
        open: Sequence[int] = (),
        name: str = "",
        pace: int = 100,
        listed: bool = False,
        start: Any = None,
    ) -> Table:
        """A new table, at which `owner` sits wherever no bot does and no seat is kept open for others."""
        log = new_log(game, options, game.seats.start if seats is None else seats, start)
        chairs: list[str | None] = [ME] * log.seats
        for seat, bot in [*bots.items(), *((seat, None) for seat in open)]:
            if not 0 <= seat < log.seats:
                raise Refused("bad-seats", least=0, most=log.seats - 1)
            if bot is not None and bot not in players.names(game):
                raise Refused("no-such-bot")
            chairs[seat] = bot
        if pace not in PACES:
            raise Refused("bad-pace", least=PACES.start, most=PACES.stop - 1)
        origin: Origin | None = None if start is None else "position"
        return await self._add(
            owner,
            log,
            lambda owner: Company.new(
                owner, name, chairs, listed=listed, pace=pace, now=_now(), origin=origin, first=last_time(log)
            ),
        )

    async def fork(self, owner: str | None, table: Table, ply: int) -> Table:
        """A new table that begins where another was at `ply`. Bots keep their chairs, all others are `owner`'s."""
        bots = [chair.bot if chair.person is None else None for chair in table.company.chairs]
        chairs = [bot or ME for bot in bots]
        if ME not in chairs:  # who watched bots may try what they would have done
            chairs = [ME] * len(chairs)
        return await self._continue(owner, await table.branch(ply), "fork", chairs)

    async def take_in(self, owner: str | None, file: bytes) -> Table:
        """A new table with the log of a file."""
        lines = file.splitlines()
        if len(lines) > LINES_AT_MOST:
            raise Refused("table-full")
        try:
            # A long log takes a while to replay, and one waits for another; the others play on.
            log = await asyncio.get_running_loop().run_in_executor(self._replaying, read, lines)
        except (BadLog, RecursionError, OverflowError) as problem:
            raise Refused("bad-log", problem=str(problem)) from problem
        times = [0, *(line.at for line in log.lines), LATEST]
        if times != sorted(times):
            raise Refused("bad-log", problem="the times do not grow")
        return await self._continue(owner, log, "file", [ME] * log.seats)

    async def rematch(self, holder: str | None, table: Table) -> Table:
        """Another game with the same people; whoever asks first makes the table, the others find it."""
        id, made = new_table_id(), dict[str, tuple[Founding, Log]]()

        def ask(old: Company) -> Company:
            if old.rematch is not None:
                return old
            if not old.seats_of(holder):
                raise Refused("not-your-seat")
            if not table.is_over:
                raise Refused("not-over")
            return replace(old, rematch=id)

        def found(old: Company) -> Founding:
            assert holder is not None
            log = Log(table.log.game, table.log.options, table.log.seats)
            founding = _founding(id, log, old.anew(holder, _now()))
            made[id] = founding, log
            return founding

        await self._be_known_for(table.log)
        await table.amend(ask, found)
        there = table.company.rematch
        assert there is not None
        # Two may have asked at the same time in two processes: the table of only one of them was saved.
        return await self._begin(*made[there]) if there in made else await self.open(there)

    def put_away_idle(self, after: float = IDLE_SECONDS) -> None:
        """Forget tables at which nothing has happened for a while; the store has them."""
        before = time.monotonic() - after
        for id, table in list(self._tables.items()):
            if table.is_idle and table.touched <= before:
                del self._tables[id]

    async def look_round(self) -> None:
        """Take care of what nobody takes care of: a clock that should have rung, a bot that should have played."""
        # Others may be killed whose clocks go on here; and those of tables that nobody has opened yet run, too.
        if self._store.is_shared or await self._store.is_any_running():
            await self._store.beat(_now())
        await self._take_over_overdue()
        if self._store.is_shared:
            if self._is_alone:
                await asyncio.gather(*(self._lead(table) for table in self.tables if table.is_followed))
            await self._compare()

    @property
    def _is_alone(self) -> bool:
        """Whether no other process lives that could look after a table."""
        since = self._store.alone_since
        return not self._store.is_shared or (since is not None and time.monotonic() - since >= ALONE_SECONDS)

    async def _lead(self, table: Table) -> None:
        try:
            await table.lead()
        except (Refused, NotRead) as problem:  # what is due could not be saved: it is overdue then
            _logger.error("table %s has to wait: %s", table.id, problem)

    async def _live(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            rounds += 1
            try:
                await self.look_round()
            except (NotRead, NotSaved) as problem:
                _logger.error("the house cannot look after its tables: %s", problem)
            except Exception:  # whatever it is, the next round may succeed
                _logger.exception("the house could not look after its tables")
            if rounds % 60 == 0:
                self.put_away_idle()

    async def _take_over_overdue(self) -> None:
        for _ in range(BATCHES_AT_MOST):
            overdue = await self._store.overdue(_now() - OVERDUE_MILLISECONDS, BATCH)
            have_gone_on = await asyncio.gather(*map(self._take_over, overdue))
            if len(overdue) < BATCH or not any(have_gone_on):
                return

    async def _take_over(self, id: str) -> bool:
        """Whether the table goes on, or need not be looked after any more."""
        try:
            table = await self.open(id)
        except Refused as problem:  # a table of other rules: nobody can
            _logger.error("table %s does not go on: %s", id, problem)
            await self._put_off(id, None)
            return True
        except NotRead:
            raise
        except Exception:  # a log that the rules cannot replay, though they are the ones it was played under
            _logger.exception("table %s cannot be opened", id)
            await self._put_off(id, _now() + UNREADABLE_MILLISECONDS)
            return True
        try:
            await table.take_over()
        except (Refused, NotRead) as problem:  # it could not be saved; the next round tries again
            _logger.error("table %s has to wait: %s", id, problem)
        except Exception:  # one table's mistake is not the others'
            _logger.exception("table %s does not go on", id)
        else:
            return True
        return False

    async def _put_off(self, id: str, until: int | None) -> None:
        row = await self._store.load_row(id)
        assert row is not None
        await self._store.save_wake(id, Facts(row.outcome, until, row.version))

    async def _compare(self) -> None:
        """Catch up with what other processes did, in case that their news got lost; tell them who is here."""
        # Where nobody listens, a clock may run all the same that others have stopped, or a bot that is gone may think.
        heard = {id: table for id, table in self._tables.items() if not table.is_idle}
        for id, fresh in (await self._store.freshness(heard)).items():
            try:
                await heard[id].hear_of(fresh)
                if heard[id].is_forsaken(fresh):
                    await self._lead(heard[id])
            except (NotRead, NotSaved):
                raise
            except Exception:  # one table's mistake is not the others'
                _logger.exception("table %s cannot be compared", id)
        for table in heard.values():
            if table.has_listeners:
                self._announce(table)

    def _announce(self, table: Table) -> None:
        if not self._bus.is_alone:
            self._publish(table.news(self._process))

    def _pass_on(self, table: str, sketch: Sketch) -> None:
        if not self._bus.is_alone:
            self._publish(Sketched(self._process, table, sketch))

    def _publish(self, news: News | Sketched) -> None:
        task = asyncio.create_task(self._bus.publish(msgspec.json.encode(news)))
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    def _hear(self, text: bytes) -> None:
        """News of another process; of a table only its latest matter, but of its sketches every one."""
        try:
            news = _read_news(text)
        except msgspec.MsgspecError:
            return  # somebody else uses this channel, or another version of us
        if news.process == self._process or news.table not in self._tables:
            return
        if isinstance(news, Sketched):
            self._tables[news.table].sketches.take(news.sketch)
            return
        self._unheard.setdefault(news.table, {})[news.process] = news
        if news.table not in self._hearing:
            self._hearing[news.table] = asyncio.create_task(self._catch_up(news.table))

    async def _catch_up(self, id: str) -> None:
        try:
            while (unheard := self._unheard.pop(id, None)) is not None:
                for news in unheard.values():
                    if id in self._tables:
                        await self._tables[id].hear(news)
        except Exception:  # the comparison at the next round makes up for it
            _logger.exception("news of table %s could not be read", id)
        finally:
            del self._hearing[id]

    async def _continue(self, owner: str | None, log: Log, origin: Origin, chairs: Sequence[str | None]) -> Table:
        return await self._add(
            owner,
            log,
            lambda owner: Company.new(
                owner, "", chairs, listed=False, pace=100, now=_now(), origin=origin, first=last_time(log)
            ),
        )

    async def _add(self, owner: str | None, log: Log, found: Callable[[str], Company]) -> Table:
        if owner is None or not await self._store.knows(owner):
            raise Refused("no-identity")
        founding = _founding(new_table_id(), log, found(owner))
        await self._be_known_for(log)
        try:
            await self._store.add_table(*founding)
        except NotSaved as problem:
            raise Refused("not-saved") from problem
        return await self._begin(founding, log)

    async def _be_known_for(self, log: Log) -> None:
        """Where a clock begins to run, it counts when no process lives; so this one had better be known to."""
        if log.game.timed(log.options):
            try:
                await self._store.beat(_now())
            except NotSaved as problem:
                raise Refused("not-saved") from problem

    async def _begin(self, founding: Founding, log: Log) -> Table:
        table = self._seat(Stored(founding.row, []), log, 0)
        await table.bring_due()
        return table

    async def _resume(self, table: Table, wake: int | None) -> None:
        """Go on with a table that is opened again, unless another process seems to."""
        grace = OVERDUE_MILLISECONDS if self._store.is_shared else 0
        if wake is not None and wake < _now() - grace:
            await table.take_over()
        elif self._is_alone:
            await table.bring_due()
        else:
            table.follow()

    def _seat(self, stored: Stored, log: Log, chat: int) -> Table:
        id = stored.row.id
        table = Table(
            self._store, self._thinkers, stored, log, self._announce, lambda sketch: self._pass_on(id, sketch), chat
        )
        self._tables[id] = table
        return table


def _founding(id: str, log: Log, company: Company) -> Founding:
    """A table as it is saved first, with what the dealer owes if the game begins at once.

    Should this process end before it looks after clock or bots, others find them overdue.
    """
    now = _now()
    if company.is_running:
        settle(log, company.time(now))
    has_wake = company.is_running and (bool(company.bots) or log.game.timed(log.options))
    row = TableRow(
        id=id,
        game=log.game.slug,
        rules=log.game.rules,
        options=msgspec.json.encode(log.options).decode(),
        seats=log.seats,
        start=None if log.start is None else msgspec.json.encode(log.start).decode(),
        created=now,
        company=msgspec.json.encode(company).decode(),
        version=0,
        listed=int(company.listed),
        began=company.began,
        pace=company.pace,
        wake=now if has_wake else None,
        outcome=_outcome(log),
    )
    return Founding(row, company.members, log.lines)


def _hold_time(row: TableRow, closed: int) -> CompanyChange | None:
    """Let no time have passed at a table. Nobody has it open yet: that would bring what is due by now."""
    try:
        game = find(row.game)
        timed = game.timed(msgspec.json.decode(row.options, type=game.options))
        company = msgspec.json.decode(row.company, type=Company).shifted(closed)
    except (UnknownGame, msgspec.MsgspecError):  # such a table does not go on anyway
        return None
    if not timed or row.wake is None:
        return None  # it waits for a bot, not for a time
    return CompanyChange(
        table=row.id,
        company=msgspec.json.encode(company).decode(),
        version=row.version,
        listed=row.listed,
        began=company.began,
        wake=row.wake + closed,
        members=company.members,
    )


def _summary(listed: Listed, holder: str | None) -> Summary:
    row = listed.row
    company = msgspec.json.decode(row.company, type=Company)
    return Summary(
        table=row.id,
        game=row.game,
        options=msgspec.Raw(row.options.encode()),
        ply=listed.ply,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Ended),
        created=row.created,
        changed=listed.changed,
        phase=company.phase(row.outcome is not None),
        pace=row.pace,
        origin=company.origin,
        seats=[
            SeatListed(None if chair.person is None else company.people[chair.person].name, chair.bot)
            for chair in company.chairs
        ],
        mine=company.seats_of(holder),
    )


def _outcome(log: Log) -> str | None:
    outcome = ended(log.state)
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
