"""All tables: made, found, forked, read from files, and put away when nobody is there."""

import asyncio
import re
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from saucer import bots as players
from saucer.core.game import AnyGame
from saucer.core.log import BadLog, Log, read
from saucer.core.messages import Options
from saucer.core.seats import Millis, Seat
from saucer.store.store import Store, TableRow
from saucer.store.writer import NotSaved
from saucer.tables.dealer import deal
from saucer.tables.identity import new_table_id, new_token, token_hash
from saucer.tables.messages import Ended, ended
from saucer.tables.reading import new_log, read_log
from saucer.tables.refusals import Refused
from saucer.tables.table import LINES_AT_MOST, Table
from saucer.tables.thinkers import Thinkers

IDLE_SECONDS = 300.0
_ADDRESS = re.compile(r"[\w-]{1,64}", re.ASCII)
LATEST = 2**40
"""No line of a log comes later than that: 35 years."""


class Summary(msgspec.Struct, frozen=True):
    """A table in somebody's list."""

    table: str
    game: str
    options: msgspec.Raw
    ply: int
    outcome: Ended | None
    created: int
    changed: int


class House:
    """The tables of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thinkers = Thinkers()
        self._tables: dict[str, Table] = {}

    async def close(self) -> None:
        """Stop all that is under way."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._thinkers.close()

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
            # Somebody else may have opened it meanwhile: then theirs is the one.
            if id not in self._tables:
                await self._seat(read_log(stored), stored.row, stored.holders)
        table = self._tables[id]
        table.touched = time.monotonic()
        return table

    async def tables_of(self, holder: str | None) -> list[Summary]:
        """Somebody's own tables, the latest first."""
        if holder is None:
            return []
        return [
            Summary(
                table=row.id,
                game=row.game,
                options=msgspec.Raw(row.options.encode()),
                ply=ply,
                outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Ended),
                created=row.created,
                changed=changed,
            )
            for row, ply, changed in await self._store.tables_of(holder)
        ]

    async def create(
        self, owner: str | None, game: AnyGame, options: Options, seats: int | None, bots: Mapping[int, str], start: Any
    ) -> Table:
        """A new table, at which `owner` sits wherever no bot does."""
        log = new_log(game, options, game.seats.start if seats is None else seats, start)
        for seat, name in bots.items():
            if not 0 <= seat < log.seats:
                raise Refused("bad-seats", least=0, most=log.seats - 1)
            if name not in players.names(game):
                raise Refused("no-such-bot")
        return await self._add(owner, log, {Seat(seat): name for seat, name in bots.items()})

    async def fork(self, owner: str | None, table: Table, ply: int) -> Table:
        """A new table that begins where another was at `ply`."""
        return await self._add(owner, await table.branch(ply), {})

    async def take_in(self, owner: str | None, file: bytes) -> Table:
        """A new table with the log of a file."""
        lines = file.splitlines()
        if len(lines) > LINES_AT_MOST:
            raise Refused("table-full")
        try:
            # A long log takes a while to replay; the others play on.
            log = await asyncio.to_thread(read, lines)
        except (BadLog, RecursionError, OverflowError) as problem:
            raise Refused("bad-log", problem=str(problem)) from problem
        times = [0, *(line.at for line in log.lines), LATEST]
        if times != sorted(times):
            raise Refused("bad-log", problem="the times do not grow")
        return await self._add(owner, log, {})

    def put_away_idle(self, after: float = IDLE_SECONDS) -> None:
        """Forget tables at which nothing has happened for a while; the store has them."""
        before = time.monotonic() - after
        for id, table in list(self._tables.items()):
            if table.is_idle and table.touched <= before:
                del self._tables[id]

    async def _add(self, owner: str | None, log: Log, bots: dict[Seat, str]) -> Table:
        if owner is None or not await self._store.knows(owner):
            raise Refused("no-identity")
        now = _now()
        at = log.lines[-1].at if log.lines else Millis(0)
        deal(log, at)
        row = TableRow(
            id=new_table_id(),
            game=log.game.slug,
            rules=log.game.rules,
            options=msgspec.json.encode(log.options).decode(),
            seats=log.seats,
            start=None if log.start is None else msgspec.json.encode(log.start).decode(),
            bots=msgspec.json.encode(bots).decode(),
            owner=owner,
            created=now,
            began=now - at,
            outcome=_outcome(log),
        )
        holders = {Seat(seat): owner for seat in range(log.seats) if seat not in bots}
        try:
            await self._store.add_table(row, holders, log.lines)
        except NotSaved as problem:
            raise Refused("not-saved") from problem
        return await self._seat(log, row, holders)

    async def _seat(self, log: Log, row: TableRow, holders: Mapping[Seat, str]) -> Table:
        table = Table(self._store, self._thinkers, log, row, holders)
        self._tables[table.id] = table
        await table.begin()
        return table


def _outcome(log: Log) -> str | None:
    outcome = ended(log.state.outcome())
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
