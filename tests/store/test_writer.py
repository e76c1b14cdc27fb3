"""Group commit: what is told to be saved is on disk, and one table's trouble is not another's."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text

from saucer.store.database import is_shared, open_engine
from saucer.store.rows import Rows
from saucer.store.schema import PEOPLE
from saucer.store.statements import Statement
from saucer.store.writer import KeyTaken, NotSaved, Writer

pytestmark = pytest.mark.anyio

ADD = Statement(PEOPLE)
CHANGE = Statement(PEOPLE, ("created", "token_hash"), sets={"created": "new.created"})


def person(name: str, created: int = 0) -> Rows:
    return Rows(ADD, [(name, created)])


def on_disk(engine: Engine) -> dict[str, int]:
    """What another process would read now."""
    other = create_engine(engine.url)
    with other.connect() as connection:
        found = {row.token_hash: row.created for row in connection.execute(select(PEOPLE))}
    other.dispose()
    return found


@pytest.fixture
def engine(database: str) -> Engine:
    return open_engine(database)


@pytest.fixture
async def writer(engine: Engine) -> AsyncIterator[Writer]:
    writer = Writer(engine, [[ADD], [CHANGE]])
    yield writer
    await writer.close()
    engine.dispose()


class Held:
    """Keeps everybody else from writing people for a while."""

    def __init__(self, engine: Engine) -> None:
        self._other = create_engine(engine.url)
        self._connection = self._other.connect()
        self._connection.exec_driver_sql("LOCK TABLE people" if is_shared(engine) else "BEGIN IMMEDIATE")

    def let_go(self) -> None:
        self._connection.close()
        self._other.dispose()


async def test_told_means_on_disk(writer: Writer, engine: Engine) -> None:
    for name in ("Ada", "Bob"):
        await writer.write(person(name))
        assert name in on_disk(engine)


async def test_nothing_is_told_before_it_is_saved(writer: Writer, engine: Engine) -> None:
    held = Held(engine)
    saved = writer.write(person("Ada"))
    await asyncio.sleep(0.1)
    assert not saved.done()
    held.let_go()
    await saved
    assert set(on_disk(engine)) == {"Ada"}


async def test_what_comes_meanwhile_goes_into_the_next_group_together(writer: Writer, engine: Engine) -> None:
    done = list[str]()
    if not is_shared(engine):
        event.listen(engine, "connect", lambda driver, _: driver.set_trace_callback(done.append))
    held = Held(engine)
    writes = [writer.write(person("first"))]
    await asyncio.sleep(0.1)
    writes += [writer.write(person(str(number))) for number in range(100)]
    held.let_go()
    await asyncio.gather(*writes)
    if is_shared(engine):
        with engine.connect() as connection:
            commits = connection.scalars(text("SELECT count(DISTINCT xmin::text) FROM people")).one()
    else:  # each is one statement, and so a transaction by itself
        assert not any(sql.startswith(("BEGIN", "COMMIT")) for sql in done)
        commits = sum(sql.startswith("INSERT") for sql in done)
    assert commits == 2


async def test_a_group_too_long_for_one_statement_is_one_transaction(writer: Writer, engine: Engine) -> None:
    names = [str(number) for number in range(250)]
    await asyncio.gather(*(writer.write(person(name)) for name in names))
    assert set(on_disk(engine)) == set(names)
    assert writer.groups == 1
    results = await asyncio.gather(
        *(writer.write(person(name)) for name in ["new", *names, "newer"]), return_exceptions=True
    )
    assert [type(result) is KeyTaken for result in results] == [False, *(True for _ in names), False]


async def test_what_nobody_waits_for_any_more_is_written_before_the_end(engine: Engine) -> None:
    for held_up in (False, True):
        writer = Writer(engine, [[ADD], [CHANGE]])
        held = Held(engine) if held_up else None
        if held is not None:
            writer.write(person("under way"))
            await asyncio.sleep(0.05)
        writer.write(person(f"late {held_up}")).cancel()
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0.05)
        if held is not None:
            held.let_go()
        await closing
    assert set(on_disk(engine)) == {"late False", "under way", "late True"}


async def test_who_writes_at_every_turn_holds_up_nobody(writer: Writer) -> None:
    first, others = writer.write(person("first")), list[asyncio.Future[None]]()
    for number in range(100_000):
        if first.done():
            break
        others.append(writer.write(person(str(number))))
        await asyncio.sleep(0)
    assert first.done()
    assert len(others) > 1
    assert writer.groups < len(others)
    await asyncio.gather(*others)


async def test_a_taken_key_fails_alone(writer: Writer, engine: Engine) -> None:
    await writer.write(person("Ada"))
    names = ["Bob", "Ada", "Cleo", "Dan", "Eve", "Fay", "Ada", "Gus"]
    results = await asyncio.gather(*(writer.write(person(name)) for name in names), return_exceptions=True)
    assert [type(result) is KeyTaken for result in results] == [name == "Ada" for name in names]
    assert set(on_disk(engine)) == set(names)


async def test_a_write_is_saved_completely_or_not_at_all(writer: Writer, engine: Engine) -> None:
    await writer.write(person("Ada"))
    with pytest.raises(KeyTaken):
        await writer.write(person("Bob"), person("Ada"))
    with pytest.raises(KeyTaken):
        await writer.write(Rows(CHANGE, [(5, "Ada")]), person("Ada"))
    with pytest.raises(NotSaved):
        await writer.write(person("Bob"), Rows(CHANGE, [(2**80, "Ada")]))
    assert on_disk(engine) == {"Ada": 0}


async def test_of_changes_to_one_row_the_last_counts(writer: Writer, engine: Engine) -> None:
    await writer.write(person("Ada"), person("Bob"))
    await asyncio.gather(*(writer.write(Rows(CHANGE, [(number, "Ada")])) for number in (3, 9, 6)))
    assert on_disk(engine) == {"Ada": 6, "Bob": 0}


@pytest.mark.parametrize("bad", [person("Zoe", 2**80), person("Zo\ud800")], ids=["number", "text"])
async def test_what_the_database_cannot_hold_fails_alone(writer: Writer, engine: Engine, bad: Rows) -> None:
    results = await asyncio.gather(writer.write(bad), writer.write(person("Bob")), return_exceptions=True)
    assert isinstance(results[0], NotSaved)
    assert set(on_disk(engine)) == {"Bob"}


async def test_a_job_runs_between_groups_in_a_transaction_of_its_own(writer: Writer, engine: Engine) -> None:
    def job(connection: Connection) -> set[str]:
        before = set(connection.scalars(select(PEOPLE.c.token_hash)))
        connection.execute(insert(PEOPLE).values(token_hash="Bob", created=1))
        return before

    first, seen, last = writer.write(person("Ada")), writer.run(job), writer.write(person("Cleo"))
    assert await seen == {"Ada"}
    await asyncio.gather(first, last)
    assert set(on_disk(engine)) == {"Ada", "Bob", "Cleo"}


async def test_a_job_is_done_as_often_as_it_is_asked_for(writer: Writer) -> None:
    counted = iter(range(3))
    assert await asyncio.gather(*(writer.run(job) for job in [lambda _: next(counted)] * 3)) == [0, 1, 2]


async def test_a_job_that_fails_leaves_nothing(writer: Writer, engine: Engine) -> None:
    def job(connection: Connection) -> None:
        connection.execute(insert(PEOPLE).values(token_hash="Ada", created=1))
        raise ValueError("this cannot be")

    with pytest.raises(NotSaved, match="this cannot be"):
        await writer.run(job)
    assert on_disk(engine) == {}


async def test_closing_saves_what_waits(engine: Engine) -> None:
    writer = Writer(engine, [[ADD]])
    writes = [writer.write(person(str(number))) for number in range(500)]
    await writer.close()
    await asyncio.gather(*writes)
    assert len(on_disk(engine)) == 500
    with pytest.raises(NotSaved):
        writer.write(person("late"))
    engine.dispose()


async def test_nobody_waits_for_it_and_it_is_saved_all_the_same(writer: Writer, engine: Engine) -> None:
    writer.write(person("Ada")).cancel()
    await writer.write(person("Bob"))
    assert set(on_disk(engine)) == {"Ada", "Bob"}
