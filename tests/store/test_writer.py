"""Group commit: what is told to be saved is on disk, and one table's trouble is not another's."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, insert

from saucer.store.database import FILE_NAME, open_engine
from saucer.store.schema import PEOPLE
from saucer.store.writer import KeyTaken, NotSaved, Rows, Writer

pytestmark = pytest.mark.anyio

ADD = insert(PEOPLE)


def person(name: str, created: int = 0) -> Rows:
    return Rows(ADD, [{"token_hash": name, "created": created}])


def on_disk(data: Path) -> set[str]:
    """What another process would read now."""
    with closing(sqlite3.connect(data / FILE_NAME)) as connection:
        return {name for (name,) in connection.execute("SELECT token_hash FROM people")}


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_engine(tmp_path)


@pytest.fixture
async def writer(engine: Engine) -> AsyncIterator[Writer]:
    writer = Writer(engine, [ADD])
    yield writer
    await writer.close()
    engine.dispose()


async def test_told_means_on_disk(writer: Writer, tmp_path: Path) -> None:
    for name in ("Ada", "Bob"):
        await writer.write(person(name))
        assert name in on_disk(tmp_path)


async def test_nothing_is_told_before_the_commit(writer: Writer, engine: Engine, tmp_path: Path) -> None:
    may_commit = threading.Event()
    event.listen(engine, "commit", lambda _: may_commit.wait(10))
    saved = writer.write(person("Ada"))
    await asyncio.sleep(0.1)
    assert not saved.done()
    assert on_disk(tmp_path) == set()
    may_commit.set()
    await saved
    assert on_disk(tmp_path) == {"Ada"}


async def test_what_comes_during_a_commit_goes_into_the_next_one_together(writer: Writer, engine: Engine) -> None:
    commits = 0
    committing, may_commit = threading.Event(), threading.Event()

    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1
        committing.set()
        may_commit.wait(10)

    event.listen(engine, "commit", count)
    writes = [writer.write(person("first"))]
    await asyncio.to_thread(committing.wait, 10)
    writes += [writer.write(person(str(number))) for number in range(100)]
    may_commit.set()
    await asyncio.gather(*writes)
    assert commits == 2


async def test_a_taken_key_fails_alone(writer: Writer, tmp_path: Path) -> None:
    await writer.write(person("Ada"))
    results = await asyncio.gather(
        writer.write(person("Bob")),
        writer.write(person("Ada")),
        writer.write(person("Cleo")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), KeyTaken, type(None)]
    assert on_disk(tmp_path) == {"Ada", "Bob", "Cleo"}


async def test_a_write_is_saved_completely_or_not_at_all(writer: Writer, tmp_path: Path) -> None:
    await writer.write(person("Ada"))
    with pytest.raises(KeyTaken):
        await writer.write(person("Bob"), person("Ada"))
    assert on_disk(tmp_path) == {"Ada"}


async def test_what_the_database_cannot_hold_fails_alone(writer: Writer, tmp_path: Path) -> None:
    results = await asyncio.gather(
        writer.write(person("Ada", 2**80)), writer.write(person("Bob")), return_exceptions=True
    )
    assert isinstance(results[0], NotSaved)
    assert on_disk(tmp_path) == {"Bob"}


async def test_closing_saves_what_waits(engine: Engine, tmp_path: Path) -> None:
    writer = Writer(engine, [ADD])
    writes = [writer.write(person(str(number))) for number in range(500)]
    await writer.close()
    await asyncio.gather(*writes)
    assert len(on_disk(tmp_path)) == 500
    with pytest.raises(NotSaved):
        writer.write(person("late"))
    engine.dispose()


async def test_nobody_waits_for_it_and_it_is_saved_all_the_same(writer: Writer, tmp_path: Path) -> None:
    writer.write(person("Ada")).cancel()
    await writer.write(person("Bob"))
    assert on_disk(tmp_path) == {"Ada", "Bob"}
