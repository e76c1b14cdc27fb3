"""Tables and logs in the database, as others see them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update

from saucer.core.log import Line
from saucer.core.seats import Millis, Seat
from saucer.store.database import MIGRATIONS, open_engine
from saucer.store.schema import HOLDERS, PEOPLE, PLIES, TABLES
from saucer.store.writer import Rows, Writer

T = TypeVar("T")

_ADD_PERSON = insert(PEOPLE)
_ADD_TABLE = insert(TABLES)
_ADD_HOLDER = insert(HOLDERS)
_ADD_PLY = insert(PLIES)
_SET_OUTCOME = update(TABLES).where(TABLES.c.id == bindparam("table_id")).values(outcome=bindparam("ended"))
_ORDER = (_ADD_PERSON, _ADD_TABLE, _ADD_HOLDER, _ADD_PLY, _SET_OUTCOME)

LISTED_AT_MOST = 200


class TableRow(NamedTuple):
    """A table's set-up, in the order of the columns. `options`, `start`, `bots` and `outcome` are JSON."""

    id: str
    game: str
    rules: int
    options: str
    seats: int
    start: str | None
    bots: str
    owner: str
    created: int
    began: int
    outcome: str | None = None


class PlyRow(NamedTuple):
    """A line of a log, its command still in JSON."""

    ply: int
    seat: Seat
    command: str
    at: Millis


class Stored(NamedTuple):
    """All that is known of a table."""

    row: TableRow
    holders: dict[Seat, str]
    plies: list[PlyRow]


class Listed(NamedTuple):
    """A table in a list, with its number of lines and when the last came."""

    row: TableRow
    ply: int
    changed: int


class Store:
    """Reads and writes without keeping the event loop waiting. Whatever is awaited to the end is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine, _ORDER)

    @classmethod
    async def open(cls, data: Path, migrations: Path = MIGRATIONS) -> Store:
        """Open the database in the folder `data`; raises `CannotOpen`."""
        return cls(await asyncio.to_thread(open_engine, data, migrations))

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()
        self._engine.dispose()

    async def add_person(self, token_hash: str, created: int) -> None:
        """Remember somebody new."""
        await self._writer.write(Rows(_ADD_PERSON, [{"token_hash": token_hash, "created": created}]))

    async def knows(self, token_hash: str) -> bool:
        """Whether that person was added."""
        query = select(PEOPLE.c.created).where(PEOPLE.c.token_hash == token_hash)
        return await self._read(lambda connection: connection.execute(query).first()) is not None

    async def add_table(self, row: TableRow, holders: Mapping[Seat, str], lines: Sequence[Line]) -> None:
        """Insert a table with the lines it begins with."""
        await self._writer.write(
            Rows(_ADD_TABLE, [row._asdict()]),
            Rows(
                _ADD_HOLDER,
                [{"table_id": row.id, "seat": seat, "token_hash": holder} for seat, holder in holders.items()],
            ),
            Rows(_ADD_PLY, _plies(row.id, lines)),
        )

    def append(self, table: str, lines: Sequence[Line]) -> Awaitable[None]:
        """Accept lines: all or none. `KeyTaken`: somebody else's came first."""
        return self._writer.write(Rows(_ADD_PLY, _plies(table, lines)))

    def append_and_end(self, table: str, lines: Sequence[Line], outcome: str | None) -> Awaitable[None]:
        """Accept lines after which the game is over, or (None) no longer."""
        return self._writer.write(
            Rows(_ADD_PLY, _plies(table, lines)), Rows(_SET_OUTCOME, [{"table_id": table, "ended": outcome}])
        )

    async def load(self, table: str) -> Stored | None:
        """A table with all its lines, or None if there is no such."""

        def read(connection: Connection) -> Stored | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            holders = connection.execute(select(HOLDERS).where(HOLDERS.c.table_id == table))
            plies = connection.execute(select(PLIES).where(PLIES.c.table_id == table).order_by(PLIES.c.ply))
            return Stored(
                TableRow(*row),
                {Seat(holder.seat): holder.token_hash for holder in holders},
                [PlyRow(ply.ply, Seat(ply.seat), ply.command, Millis(ply.at)) for ply in plies],
            )

        return await self._read(read)

    async def tables_of(self, owner: str) -> list[Listed]:
        """The tables somebody made, those that changed last first."""
        changed = TABLES.c.began + func.coalesce(func.max(PLIES.c.at), 0)
        query = (
            select(TABLES, func.count(PLIES.c.ply), changed)
            .join_from(TABLES, PLIES, isouter=True)
            .where(TABLES.c.owner == owner)
            .group_by(*TABLES.c)
            .order_by(changed.desc())
            .limit(LISTED_AT_MOST)
        )

        def read(connection: Connection) -> list[Listed]:
            return [
                Listed(TableRow(*row[: len(TableRow._fields)]), row[-2], row[-1]) for row in connection.execute(query)
            ]

        return await self._read(read)

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(run)


def _plies(table: str, lines: Sequence[Line]) -> list[dict[str, object]]:
    return [
        {
            "table_id": table,
            "ply": line.ply,
            "seat": line.seat,
            "command": msgspec.json.encode(line.command).decode(),
            "at": line.at,
        }
        for line in lines
    ]
