"""Tables, logs, companies and their talk in the database, as others see them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, and_, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from saucer.core.lines import Line
from saucer.core.seats import Millis, Seat
from saucer.store.database import MIGRATIONS, is_shared, open_engine
from saucer.store.rows import NO_SEQUENCE, Rows, member_rows, ply_rows
from saucer.store.schema import CHAT, HOUSE, MEMBERS, PEOPLE, PLIES, TABLES
from saucer.store.statements import Row, Statement
from saucer.store.writer import KeyTaken, NotRead, NotSaved, Retry, Writer

T = TypeVar("T")

_ADD_PERSON = Statement(PEOPLE)
_ADD_TABLE = Statement(TABLES)
_ADD_MEMBER = Statement(MEMBERS)
_ADD_PLY = Statement(PLIES)
# Who does not know the company that is there knows neither when the table must be looked after: then it is overdue.
_SET_FACTS = Statement(
    TABLES,
    ("outcome", "wake", "version", "id"),
    sets={"outcome": "new.outcome", "wake": "CASE WHEN tables.version = new.version THEN new.wake ELSE 0 END"},
)
_ADD_CHAT = Statement(CHAT)
_WAVES = ((_ADD_PERSON, _ADD_TABLE, _ADD_MEMBER), (_ADD_PLY, _SET_FACTS, _ADD_CHAT))

LISTED_AT_MOST = 200
LOBBY_AT_MOST = 100


class TableRow(NamedTuple):
    """A table, in the order of the columns. `options`, `start`, `company` and `outcome` are JSON."""

    id: str
    game: str
    rules: int
    options: str
    seats: int
    start: str | None
    created: int
    company: str
    version: int
    listed: int
    began: int | None
    pace: int
    wake: int | None
    outcome: str | None = None


class PlyRow(NamedTuple):
    """A line of a log, its command still in JSON, and the number its sender gave it."""

    ply: int
    seat: Seat
    command: str
    at: Millis
    seq: int | None


class Stored(NamedTuple):
    """All that is known of a table."""

    row: TableRow
    plies: list[PlyRow]


class Listed(NamedTuple):
    """A table in a list, with its number of lines and when the last came."""

    row: TableRow
    ply: int
    changed: int


class Facts(NamedTuple):
    """What the latest lines leave in the table's row: how it ended, and when its clock has something to say.

    When that is depends on the company, too: `version` is the one it was found with.
    """

    outcome: str | None
    wake: int | None
    version: int


class Founding(NamedTuple):
    """A new table, all who belong to it, and the lines it begins with."""

    row: TableRow
    members: frozenset[str]
    lines: Sequence[Line]


class CompanyChange(NamedTuple):
    """What a company becomes, the version it was made from, and all who belong to it then."""

    table: str
    company: str
    version: int
    listed: int
    began: int | None
    wake: int | None
    members: frozenset[str]


Hold = Callable[[TableRow, int], CompanyChange | None]
"""What becomes of a table's company, if anything, when its time stood still for so many milliseconds."""


class ChatRow(NamedTuple):
    """What somebody said at a table; numbers count from 0 at each."""

    number: int
    room: str
    person: int
    name: str
    text: str
    at: int


class Freshness(NamedTuple):
    """How far a table is: its lines, its company's version, what was said; and when it must be looked after."""

    ply: int
    version: int
    chat: int
    wake: int | None


class Store:
    """Reads and writes without keeping the event loop waiting. Whatever is awaited to the end is on disk.

    A server that is away is waited for; whoever reads gets `NotRead` in the end, whoever writes `NotSaved`.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(engine, _WAVES)
        self._reads: set[asyncio.Task[Any]] = set()
        self.is_shared = is_shared(engine)
        """Whether other processes may write, too."""
        self.alone_since: float | None = None
        """Since when, by the monotonic clock, only we have given signs of life; None: we have given none yet."""
        self._last_sign = 0

    @classmethod
    async def open(cls, database: str, migrations: Path = MIGRATIONS) -> Store:
        """Open the database at an address, `sqlite:///FILE` or `postgresql://...`; raises `CannotOpen`."""
        return cls(await asyncio.to_thread(open_engine, database, migrations))

    @property
    def groups(self) -> tuple[int, int]:
        """How many groups of writes there were, and how many writes in them."""
        return self._writer.groups, self._writer.writes

    async def close(self) -> None:
        """Finish all reads and writes and let go of the database."""
        await self._writer.close()
        if self._reads:  # who asked may be gone, but the connection is not
            await asyncio.wait(self._reads)
        self._engine.dispose()

    async def add_person(self, token_hash: str, created: int) -> None:
        """Remember somebody new."""
        # Nobody else has that token: it was taken by ourselves, just before the connection was lost.
        with contextlib.suppress(KeyTaken):
            await self._writer.write(Rows(_ADD_PERSON, [(token_hash, created)]))

    async def knows(self, token_hash: str) -> bool:
        """Whether that person was added."""
        query = select(PEOPLE.c.created).where(PEOPLE.c.token_hash == token_hash)
        return await self._read(lambda connection: connection.execute(query).first()) is not None

    async def add_table(self, row: TableRow, members: Iterable[str], lines: Sequence[Line]) -> None:
        """Insert a table with the lines it begins with; raises `NotSaved`."""
        try:
            await self._writer.write(
                Rows(_ADD_TABLE, [row]),
                Rows(_ADD_MEMBER, member_rows(row.id, members)),
                Rows(_ADD_PLY, ply_rows(row.id, lines)),
            )
        except KeyTaken as problem:
            if await self.load_row(row.id) != row:  # else it is ours, from just before the connection was lost
                raise NotSaved(str(problem)) from problem

    def append(
        self, table: str, lines: Sequence[Line], sequence: Mapping[int, int] = NO_SEQUENCE, facts: Facts | None = None
    ) -> asyncio.Future[None]:
        """Accept lines: all or none, with the senders' numbers by ply. `KeyTaken`: somebody else's came first."""
        if facts is None:
            return self._writer.append(_ADD_PLY, table, lines, sequence)
        plies = Rows(_ADD_PLY, ply_rows(table, lines, sequence))
        return self._writer.write(plies, Rows(_SET_FACTS, [(*facts, table)]))

    async def save_wake(self, table: str, facts: Facts, ply: int | None = None) -> None:
        """Say when a table must be looked after, unless others know better: its company, or more than `ply` lines."""
        is_meant = and_(TABLES.c.id == table, TABLES.c.version == facts.version)
        if ply is not None:
            newer = select(PLIES.c.ply).where(PLIES.c.table_id == table, PLIES.c.ply >= ply)
            is_meant = and_(is_meant, ~newer.exists())
        change = update(TABLES).where(is_meant).values(wake=facts.wake)
        await self._writer.run(lambda connection: connection.execute(change))

    async def save_company(self, change: CompanyChange, founding: Founding | None = None) -> bool:
        """Replace a company by what it becomes; False if it is no longer the one that the change was made from.

        The table that is founded by the change is saved with it, or not at all.
        """
        is_again = False

        def save(connection: Connection) -> bool:
            nonlocal is_again
            was_there, is_again = is_again, True
            if not _replace_company(connection, change):
                # After a lost connection it may be our own change that is there.
                row = connection.execute(_one(change.table)).first() if was_there else None
                return row is not None and (row.version, row.company) == (change.version + 1, change.company)
            if founding is not None:
                connection.execute(insert(TABLES), founding.row._asdict())
                _insert(connection, _ADD_MEMBER, member_rows(founding.row.id, founding.members))
                _insert(connection, _ADD_PLY, ply_rows(founding.row.id, founding.lines))
            return True

        return await self._writer.run(save)

    async def load(self, table: str) -> Stored | None:
        """A table with all its lines, or None if there is no such."""

        def read(connection: Connection) -> Stored | None:
            row = connection.execute(_one(table)).first()
            return None if row is None else Stored(TableRow(*row), _read_plies(connection, table, 0))

        return await self._read(read)

    async def load_row(self, table: str) -> TableRow | None:
        """A table without its lines, or None if there is no such."""
        row = await self._read(lambda connection: connection.execute(_one(table)).first())
        return None if row is None else TableRow(*row)

    async def load_since(self, table: str, ply: int) -> list[PlyRow]:
        """The lines from `ply` on."""
        return await self._read(lambda connection: _read_plies(connection, table, ply))

    async def freshness(self, tables: Collection[str]) -> dict[str, Freshness]:
        """How far those of `tables` are that exist."""
        query = _FRESHNESS_SHARED if self.is_shared else _FRESHNESS
        ids = msgspec.json.encode(list(tables)).decode()
        rows = await self._read(lambda connection: connection.execute(query, {"tables": ids}).all())
        return {id: Freshness(_after(ply), version, _after(number), wake) for id, ply, version, number, wake in rows}

    async def tables_of(self, token_hash: str) -> list[Listed]:
        """The tables somebody belongs to, those that changed last first."""
        mine = select(MEMBERS.c.table_id).where(MEMBERS.c.token_hash == token_hash)
        return await self._list(_LISTED.where(TABLES.c.id.in_(mine)).order_by(_CHANGED.desc()).limit(LISTED_AT_MOST))

    async def lobby(self) -> list[Listed]:
        """The tables that are for all to see and not over, the newest first."""
        is_open = and_(TABLES.c.listed == 1, TABLES.c.outcome.is_(None))
        return await self._list(_LISTED.where(is_open).order_by(TABLES.c.created.desc()).limit(LOBBY_AT_MOST))

    async def overdue(self, before: int, at_most: int = 100) -> list[str]:
        """The tables whose clock had something to say before that time, the latest of all first."""
        query = select(TABLES.c.id).where(TABLES.c.wake < before).order_by(TABLES.c.wake).limit(at_most)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def is_any_running(self) -> bool:
        """Whether there is a table whose clock will have something to say."""
        query = select(TABLES.c.wake).where(TABLES.c.wake.is_not(None)).limit(1)
        return await self._read(lambda connection: connection.scalars(query).first()) is not None

    async def running(self) -> list[str]:
        """The tables whose clock will have something to say."""
        query = select(TABLES.c.id).where(TABLES.c.wake.is_not(None))
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def say(self, table: str, chat: ChatRow) -> None:
        """Add to what was said. `KeyTaken`: somebody else spoke first."""
        try:
            await self._writer.write(Rows(_ADD_CHAT, [(table, *chat)]))
        except KeyTaken:
            if await self.chat(table, chat.number, last=1) != [chat]:  # else it is ours
                raise

    async def chat(self, table: str, since: int = 0, room: str | None = None, last: int = 50) -> list[ChatRow]:
        """The `last` of what was said from number `since` on, in one room or in all."""
        columns = (CHAT.c[field] for field in ChatRow._fields)
        query = select(*columns).where(CHAT.c.table_id == table, CHAT.c.number >= since)
        if room is not None:
            query = query.where(CHAT.c.room == room)
        query = query.order_by(CHAT.c.number.desc()).limit(last)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ChatRow(*row) for row in reversed(rows)]

    async def beat(self, now: int) -> None:
        """Give a sign of life, and look whether the last one was another process's."""

        def beat(connection: Connection) -> int:
            # Locked: of two who do so in the same instant, one sees what the other wrote.
            seen: int = connection.scalars(select(HOUSE.c.alive).with_for_update()).one()
            connection.execute(update(HOUSE).where(HOUSE.c.alive < now).values(alive=now))
            return seen

        seen = await self._writer.run(beat)
        if self.alone_since is None or seen != self._last_sign:
            self.alone_since = time.monotonic()
        self._last_sign = max(seen, now)

    async def revive(self, now: int, gap: int, hold: Hold) -> int | None:
        """How long there was no sign of life, for the first to ask, and only if it was longer than `gap`.

        What `hold` says of the tables whose clock runs is done in the same instant, for all of them or for none.
        """

        def revive(connection: Connection) -> int | None:
            seen: int = connection.scalars(select(HOUSE.c.alive)).one()
            if now - seen <= gap:
                return None
            marked = connection.execute(update(HOUSE).where(HOUSE.c.alive == seen).values(alive=now))
            if not (marked.rowcount and seen):
                return None
            for row in connection.execute(_RUNNING).all():
                if (change := hold(TableRow(*row), now - seen)) is not None:
                    _replace_company(connection, change)
            return now - seen

        return await self._writer.run(revive)

    async def _list(self, query: Select[*tuple[Any, ...]]) -> list[Listed]:
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Listed(TableRow(*row[:-2]), _after(row[-2]), row[-1]) for row in rows]

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return read(connection)

        reading = asyncio.create_task(asyncio.to_thread(lambda: Retry(self._engine).run(run)))
        self._reads.add(reading)
        reading.add_done_callback(self._reads.discard)
        try:
            return await asyncio.shield(reading)
        except (DBAPIError, PoolTimeout) as problem:
            raise NotRead(str(problem.orig if isinstance(problem, DBAPIError) else problem)) from problem


_LAST_PLY = select(func.max(PLIES.c.ply)).where(PLIES.c.table_id == TABLES.c.id).scalar_subquery()
_LAST_AT = (
    select(PLIES.c.at).where(PLIES.c.table_id == TABLES.c.id).order_by(PLIES.c.ply.desc()).limit(1).scalar_subquery()
)
_CHANGED = func.coalesce(TABLES.c.began + _LAST_AT * 100 // TABLES.c.pace, TABLES.c.created)
_LISTED = select(TABLES, _LAST_PLY, _CHANGED)
_LAST_NUMBER = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
_HOW_FAR = select(TABLES.c.id, _LAST_PLY, TABLES.c.version, _LAST_NUMBER, TABLES.c.wake)
# Any number of tables is one parameter.
_FRESHNESS = _HOW_FAR.where(TABLES.c.id.in_(text("SELECT value FROM json_each(:tables)")))
_FRESHNESS_SHARED = _HOW_FAR.where(TABLES.c.id.in_(text("SELECT json_array_elements_text(CAST(:tables AS json))")))


_RUNNING = select(TABLES).where(TABLES.c.wake.is_not(None)).order_by(TABLES.c.id)


def _one(table: str) -> Select[*tuple[Any, ...]]:
    return select(TABLES).where(TABLES.c.id == table)


def _after(last: int | None) -> int:
    """How many there are if they count from 0 to `last`."""
    return 0 if last is None else last + 1


def _read_plies(connection: Connection, table: str, since: int) -> list[PlyRow]:
    columns = (PLIES.c[field] for field in PlyRow._fields)
    query = select(*columns).where(PLIES.c.table_id == table, PLIES.c.ply >= since).order_by(PLIES.c.ply)
    return [PlyRow(*row) for row in connection.execute(query)]


def _replace_company(connection: Connection, change: CompanyChange) -> bool:
    replaced = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == change.table, TABLES.c.version == change.version)
        .values(
            company=change.company,
            version=change.version + 1,
            listed=change.listed,
            began=change.began,
            wake=change.wake,
        )
    )
    if replaced.rowcount:
        _replace_members(connection, change.table, change.members)
    return bool(replaced.rowcount)


def _replace_members(connection: Connection, table: str, members: frozenset[str]) -> None:
    here = set(connection.scalars(select(MEMBERS.c.token_hash).where(MEMBERS.c.table_id == table)))
    if gone := here - members:
        connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table, MEMBERS.c.token_hash.in_(gone)))
    if new := members - here:
        _insert(connection, _ADD_MEMBER, member_rows(table, new))


def _insert(connection: Connection, add: Statement, rows: list[Row]) -> None:
    """Add rows in a transaction of somebody else's."""
    if rows:
        connection.execute(insert(add.table), [dict(zip(add.columns, row, strict=True)) for row in rows])
