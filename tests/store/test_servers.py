"""Several servers on one PostgreSQL, and a PostgreSQL that goes away and comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import Connection

from saucer.store import writer
from saucer.store.statements import Pen, Row, Statement
from saucer.store.store import Facts, Store
from saucer.store.writer import KeyTaken, NotRead, NotSaved
from tests.services import OwnPostgres
from tests.store.rows import CHANGE, HELLO, LINES, ROW, hold_nothing, line

pytestmark = pytest.mark.anyio

PLIES_AT_MOST = 20_000


@pytest.fixture
async def stores(postgres: str) -> AsyncIterator[list[Store]]:
    """Two servers' stores that share one database, in which there is a table."""
    stores = [await Store.open(postgres) for _ in range(2)]
    for name in ("ada", "bob"):
        await stores[0].add_person(name, 1)
    await stores[0].add_table(ROW, ["ada"], [])
    yield stores
    for store in stores:
        await store.close()


@pytest.fixture
async def lossy(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store that loses its connection after it has written and before it hears so, once for each."""
    store = stores[0]
    pen, engine = store._writer._pen, store._engine
    write, begin = pen.write, engine.begin
    lost = 0

    def lose() -> None:
        nonlocal lost
        lost += 1
        if lost % 2:
            raise psycopg.OperationalError("the connection is lost")

    def write_and_lose(self: Pen, connection: Connection, rows: Mapping[Statement, list[Row]]) -> None:
        write(connection, rows)
        lose()

    @contextmanager
    def begin_and_lose() -> Iterator[Connection]:
        with begin() as connection:
            yield connection
        lose()

    monkeypatch.setattr(type(pen), "write", write_and_lose)
    monkeypatch.setattr(engine, "begin", begin_and_lose)
    return store


async def test_they_are_shared(stores: list[Store]) -> None:
    assert all(store.is_shared for store in stores)


async def test_one_of_two_servers_has_the_ply(stores: list[Store]) -> None:
    for ply in range(20):
        results = await asyncio.gather(*(store.append("t1", [line(ply)]) for store in stores), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["KeyTaken", "NoneType"]
    assert len(await stores[0].load_since("t1", 0)) == 20


async def test_servers_that_want_the_same_rows_do_not_wait_for_each_other(stores: list[Store]) -> None:
    names = [f"x{number}" for number in range(20)]
    for name in names:
        await stores[0].add_table(ROW._replace(id=name), [], [])
    for ply in range(10):
        facts = Facts(None, ply, 0)
        results = await asyncio.gather(
            *(stores[0].append(name, [line(ply)], facts=facts) for name in names),
            *(stores[1].append(name, [line(ply)], facts=facts) for name in reversed(names)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == len(names)
        assert sum(isinstance(result, KeyTaken) for result in results) == len(names)


async def test_one_of_two_servers_changes_the_company(stores: list[Store]) -> None:
    for version in range(20):
        change = CHANGE._replace(version=version)
        results = await asyncio.gather(*(store.save_company(change) for store in stores))
        assert sorted(results) == [False, True]


async def test_one_of_two_servers_revives_the_house(stores: list[Store]) -> None:
    await stores[0].beat(1000)
    for number in range(2, 20):
        results = await asyncio.gather(*(store.revive(1000 * number, 100, hold_nothing) for store in stores))
        assert {result for result in results if result is not None} == {1000}
        assert None in results


async def test_what_was_saved_before_the_connection_was_lost_is_not_saved_again(lossy: Store) -> None:
    await lossy.add_person("cleo", 1)
    assert await lossy.knows("cleo")
    row = ROW._replace(id="t2")
    await lossy.add_table(row, ["cleo"], LINES[:1])
    assert await lossy.load_row("t2") == row
    await lossy.say("t2", HELLO)
    assert await lossy.chat("t2") == [HELLO]
    assert await lossy.save_company(CHANGE._replace(table="t2"))
    saved = await lossy.load_row("t2")
    assert saved is not None
    assert saved.version == 1


async def test_a_line_saved_before_the_connection_was_lost_is_found_by_its_number(lossy: Store) -> None:
    with pytest.raises(KeyTaken):
        await lossy.append("t1", [line(0)], {0: 12})
    assert [(ply.ply, ply.seq) for ply in await lossy.load_since("t1", 0)] == [(0, 12)]


@pytest.mark.parametrize("end", [OwnPostgres.stop, OwnPostgres.kill], ids=["stopped", "killed"])
async def test_nothing_is_lost_or_doubled_when_postgresql_starts_again(end: Callable[[OwnPostgres], None]) -> None:
    with OwnPostgres() as server:
        store = await Store.open(server.address)
        tables = [f"t{number}" for number in range(8)]
        for table in tables:
            await store.add_table(ROW._replace(id=table), [], [])
        is_done = False

        async def play(table: str) -> int:
            for ply in range(PLIES_AT_MOST):
                try:
                    await store.append(table, [line(ply)], {ply: 1000 + ply})
                except KeyTaken:  # saved, but we were not told
                    assert [row.seq for row in await store.load_since(table, ply)] == [1000 + ply]
                if is_done:
                    return ply + 1
            return PLIES_AT_MOST

        playing = [asyncio.create_task(play(table)) for table in tables]
        for _ in range(2):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(end, server)
            reading = asyncio.create_task(store.load_row("t0"))
            await asyncio.to_thread(server.start)
            assert await reading is not None
        is_done = True
        played = await asyncio.gather(*playing)
        for table, count in zip(tables, played, strict=True):
            rows = await store.load_since(table, 0)
            assert [(row.ply, row.seq) for row in rows] == [(ply, 1000 + ply) for ply in range(count)]
        await store.close()


async def test_a_database_that_stays_away_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    with OwnPostgres() as server:
        store = await Store.open(server.address)
        await store.add_table(ROW, [], [])
        monkeypatch.setattr(writer, "PATIENCE_SECONDS", 0.3)
        server.stop()
        results = await asyncio.gather(
            *(store.append("t1", [line(ply)]) for ply in range(3)), store.save_company(CHANGE), return_exceptions=True
        )
        assert [type(result) for result in results] == [NotSaved] * 4
        with pytest.raises(NotRead):
            await store.load("t1")
        server.start()
        monkeypatch.setattr(writer, "PATIENCE_SECONDS", 20.0)
        await store.append("t1", [line(0)])
        assert len(await store.load_since("t1", 0)) == 1
        await store.close()
