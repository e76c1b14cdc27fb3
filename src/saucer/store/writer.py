"""Group commit: one thread writes what all tables asked for in the last instant, in one transaction."""

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from queue import SimpleQueue
from typing import Any, TypeVar, final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from saucer.core.lines import Line
from saucer.store.database import is_passing
from saucer.store.rows import Rows, ply_rows
from saucer.store.statements import Row, Statement, Waves, pen_for

T = TypeVar("T")

PATIENCE_SECONDS = 20.0
"""How long a lost database is waited for."""

GATHERING_SECONDS = 0.002
"""How long a group may grow before it is written."""
QUIET_TURNS = 2
"""So many turns of the event loop that bring nothing end it before: what is read in one is played in the next."""

_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 0.25


class KeyTaken(Exception):
    """Somebody else inserted that key before."""


class NotSaved(Exception):
    """The database could not write, or went away and was not back in time to tell whether it did."""


class NotRead(Exception):
    """The database could not be asked."""


@final
class _Item:
    """Rows to write together with those of others, or a job to do alone."""

    def __init__(
        self, saved: asyncio.Future[Any], rows: tuple[Rows, ...] = (), job: Callable[[Connection], Any] | None = None
    ) -> None:
        self.saved = saved
        self.rows = rows
        self.job = job


class Retry:
    """Does something again as long as the database is away, but not for ever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._until = time.monotonic() + PATIENCE_SECONDS
        self._pause = _FIRST_PAUSE

    def run(self, action: Callable[[], T]) -> T:
        """Do it; raises what it raises in the end."""
        while True:
            try:
                return action()
            except Exception as problem:
                if not is_passing(self._engine, problem) or time.monotonic() + self._pause > self._until:
                    raise
            time.sleep(self._pause)
            self._pause = min(2 * self._pause, _LONGEST_PAUSE)


class Writer:
    """The only one who writes. Each write is saved completely or not at all, whatever happens to its neighbours."""

    def __init__(self, engine: Engine, waves: Waves) -> None:
        """Statements run in the given order, so that what others refer to is there before."""
        self._engine = engine
        self._pen = pen_for(engine, waves)
        self._key_taken: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Item] = []
        self._is_busy = False
        self._is_closed = False
        self.groups = self.writes = 0
        """How many transactions there were, and how many writes in them."""
        self._groups: SimpleQueue[list[_Item]] = SimpleQueue()
        self._connection: Connection | None = None
        self._worker = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._worker.start()

    def write(self, *rows: Rows) -> asyncio.Future[None]:
        """Done once the rows are on disk; fails with `KeyTaken` or `NotSaved`."""
        saved: asyncio.Future[None] = self._loop.create_future()
        self._add(_Item(saved, rows))
        return saved

    def append(
        self, add: Statement, table: str, lines: Sequence[Line], sequence: Mapping[int, int]
    ) -> asyncio.Future[None]:
        """Likewise lines of a table and nothing else: most of all that is written."""
        return self.write(Rows(add, ply_rows(table, lines, sequence)))

    def run(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What `job` returns, once all it did in one transaction of its own is on disk; fails as `write` does."""
        saved: asyncio.Future[T] = self._loop.create_future()
        self._add(_Item(saved, job=job))
        return saved

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._is_closed = True
        if self._waiting:
            await asyncio.wait([item.saved for item in self._waiting])
        self._hand_over()  # what nobody waits for any more, if it is there
        self._groups.put([])
        await asyncio.to_thread(self._worker.join)

    def _add(self, item: _Item) -> None:
        if self._is_closed:
            raise NotSaved("the store is closed")
        self._waiting.append(item)
        if not self._is_busy:
            self._is_busy = True
            self._gather()

    def _gather(self) -> None:
        """Hand over what waits, but not at once: who else has something to write meanwhile joins the group."""
        self._loop.call_soon(self._wait_for_more, 0, 0, time.monotonic() + GATHERING_SECONDS)

    def _wait_for_more(self, before: int, quiet: int, until: float) -> None:
        """Hand over once nothing has come for some turns, or it is time: a group costs little more than a write."""
        now = len(self._waiting)
        quiet = 0 if now > before else quiet + 1
        if quiet < QUIET_TURNS and time.monotonic() < until:
            self._loop.call_soon(self._wait_for_more, now, quiet, until)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        """Give the thread all that waits: one hand-over and one answer for a group, however large."""
        if self._waiting:
            group, self._waiting = self._waiting, []
            self.groups += 1
            self.writes += len(group)
            self._groups.put(group)

    def _run(self) -> None:
        while group := self._groups.get():
            results: list[Any] = []
            for job, items in groupby(group, lambda item: item.job):
                if job is None:
                    results += self._save_all(list(items), Retry(self._engine))
                else:
                    results += [self._do(job, Retry(self._engine)) for _ in items]
            self._loop.call_soon_threadsafe(self._tell, group, results)
        self._let_go()

    def _tell(self, group: list[_Item], results: list[Any]) -> None:
        for item, result in zip(group, results, strict=True):
            if item.saved.done():
                continue  # whoever waited for it has gone
            if result is not None and isinstance(result, (KeyTaken, NotSaved)):
                item.saved.set_exception(result)
            else:
                item.saved.set_result(result)
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._gather()

    def _save_all(self, group: list[_Item], retry: Retry) -> list[KeyTaken | NotSaved | None]:
        try:
            retry.run(lambda: self._save(group))
        except Exception as problem:
            if len(group) == 1 or is_passing(self._engine, problem):
                return [self._verdict(problem) for _ in group]
            # One write is at fault: what is not in the same half is written, and in the end each has its own result.
            half = len(group) // 2
            return self._save_all(group[:half], retry) + self._save_all(group[half:], retry)
        return [None] * len(group)

    def _save(self, group: list[_Item]) -> None:
        rows = defaultdict[Statement, list[Row]](list)
        for write in group:
            for more in write.rows:
                rows[more.statement] += more.values
        connection = self._connection = self._connection or self._pen.connect()
        try:
            self._pen.write(connection, rows)
        except Exception as problem:
            if is_passing(self._engine, problem):
                self._let_go()
            raise

    def _do(self, job: Callable[[Connection], Any], retry: Retry) -> Any:
        def run() -> Any:
            with self._engine.begin() as connection:
                return job(connection)

        try:
            return retry.run(run)
        except Exception as problem:
            return self._verdict(problem)

    def _verdict(self, problem: Exception) -> KeyTaken | NotSaved:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        return KeyTaken(str(cause)) if isinstance(cause, self._key_taken) else NotSaved(str(cause))

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
