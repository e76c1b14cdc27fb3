"""Group commit: one thread writes what all tables asked for in the last instant, in one transaction."""

import asyncio
import threading
from collections.abc import Sequence
from operator import itemgetter
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase


class KeyTaken(Exception):
    """Somebody else inserted that key before."""


class NotSaved(Exception):
    """The database could not write; nothing of this write is on disk."""


class Rows(NamedTuple):
    """A statement and the rows to run it with."""

    statement: UpdateBase
    values: list[dict[str, Any]]


class _Write(NamedTuple):
    rows: tuple[Rows, ...]
    saved: asyncio.Future[None]


class _Prepared:
    """A statement compiled once and for all: finding its way through SQLAlchemy costs more than the insert itself."""

    def __init__(self, engine: Engine, statement: UpdateBase) -> None:
        compiled = statement.compile(engine)
        assert isinstance(compiled, SQLCompiler)
        self._sql = str(compiled)
        # Parameters stand in the statement by name or, as in SQLite, by position.
        self._pick = itemgetter(*compiled.positiontup) if compiled.positiontup else None

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        cursor = connection.connection.cursor()
        cursor.executemany(self._sql, rows if self._pick is None else list(map(self._pick, rows)))
        cursor.close()


class Writer:
    """The only one who writes. Each write is saved completely or not at all, whatever happens to its neighbours."""

    def __init__(self, engine: Engine, order: Sequence[UpdateBase]) -> None:
        """Statements run in the given order, so that what others refer to is there before."""
        self._engine = engine
        self._order = order
        self._prepared = {statement: _Prepared(engine, statement) for statement in order}
        self._key_taken: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Write] = []
        self._is_busy = False
        self._is_closed = False
        self._groups: SimpleQueue[list[_Write]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, *rows: Rows) -> asyncio.Future[None]:
        """Done once the rows are on disk; fails with `KeyTaken` or `NotSaved`."""
        if self._is_closed:
            raise NotSaved("the store is closed")
        saved: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Write(rows, saved))
        if not self._is_busy:
            self._is_busy = True
            # Not at once: who else has something to write in this turn of the loop joins the group.
            self._loop.call_soon(self._hand_over)
        return saved

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._is_closed = True
        if self._waiting:
            await asyncio.wait([write.saved for write in self._waiting])
        self._groups.put([])
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Give the thread all that waits: one hand-over and one answer for a group, however large."""
        group, self._waiting = self._waiting, []
        self._groups.put(group)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while group := self._groups.get():
                results = self._save_all(connection, group)
                self._loop.call_soon_threadsafe(self._tell, group, results)

    def _tell(self, group: list[_Write], results: list[Exception | None]) -> None:
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._hand_over()
        for write, result in zip(group, results, strict=True):
            if write.saved.done():
                continue  # whoever waited for it has gone
            if result is None:
                write.saved.set_result(None)
            else:
                write.saved.set_exception(result)

    def _save_all(self, connection: Connection, group: list[_Write]) -> list[Exception | None]:
        try:
            self._save(connection, group)
        except Exception:  # one write is at fault; alone, each gets its own result
            return [self._save_alone(connection, write) for write in group]
        return [None] * len(group)

    def _save_alone(self, connection: Connection, write: _Write) -> Exception | None:
        try:
            self._save(connection, [write])
        except self._key_taken as problem:
            return KeyTaken(str(problem))
        except Exception as problem:  # whatever it is, the others must be written
            return NotSaved(str(problem))
        return None

    def _save(self, connection: Connection, group: list[_Write]) -> None:
        values: dict[UpdateBase, list[dict[str, Any]]] = {statement: [] for statement in self._order}
        for write in group:
            for statement, rows in write.rows:
                values[statement] += rows
        with connection.begin():
            for statement, rows in values.items():
                if rows:
                    self._prepared[statement].run(connection, rows)
