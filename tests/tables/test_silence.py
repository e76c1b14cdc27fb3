"""A clock that ticks all the time: what tells nothing waits for what does, here and in other processes."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from saucer.core.messages import Tick
from saucer.core.seats import Seat
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.store.store import Store
from saucer.tables import house as house_module
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.table import Table
from tests.services import postgres
from tests.tables.listener import Listener
from tests.tables.test_processes import Wire

__all__ = ["postgres"]

pytestmark = pytest.mark.anyio

READY = msgspec.Raw(b'{"do":"ready"}')


@pytest.fixture
async def table(house: House, ada: str) -> Table:
    return await new_table(house, ada)


async def new_table(house: House, ada: str) -> Table:
    return await house.create(ada, JELLY_MONSTER, JELLY_MONSTER.options(), seats=3, pace=400)


def ticks(table: Table) -> int:
    return sum(isinstance(line.command, Tick) for line in table.log.lines)


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 - many may make it so
            await asyncio.sleep(0.01)


async def until_ticked(table: Table, times: int = 2) -> None:
    before = ticks(table)
    await until(lambda: ticks(table) >= before + times)


def updates(listener: Listener) -> list[str]:
    """What somebody was told of the game without having asked."""
    told = (msgspec.json.decode(text)["type"] for text in listener.subscription.take())
    return [kind for kind in told if kind != "company"]


async def ready(table: Table, ada: str, seat: int, **more: Any) -> None:
    await table.accept(table.rights(ada), READY, seat=Seat(seat), **more)


async def test_ticks_wait_for_what_they_can_be_told_with(table: Table, ada: str) -> None:
    listener = Listener(table, ada)
    known = (await listener.hello())["ply"]
    await until_ticked(table)
    assert updates(listener) == []
    await ready(table, ada, 1)
    update = await listener.next()
    assert (update["from"], update["ply"], len(update["steps"])) == (known, table.ply, table.ply - known)
    *silent, last = update["steps"]
    assert len(silent) >= 2
    assert {(step["command"]["do"], len(step["events"])) for step in silent} == {("tick", 0)}
    assert (last["seat"], last["command"]) == (1, {"do": "ready"})


async def test_each_is_told_from_where_they_were(table: Table, ada: str) -> None:
    early, late, knowing = (Listener(table, holder) for holder in (ada, None, None))
    known = [(await early.hello())["ply"]]
    await until_ticked(table)
    known.append((await late.hello())["ply"])
    await until_ticked(table)
    missed = await knowing.hello(known[1])
    assert (missed["type"], missed["from"], len(missed["steps"])) == ("update", known[1], missed["ply"] - known[1])
    known.append(missed["ply"])
    assert known == sorted(set(known))
    await ready(table, ada, 0)
    for listener, ply in zip((early, late, knowing), known, strict=True):
        update = await listener.next()
        assert (update["from"], update["ply"]) == (ply, table.ply)
        assert [step["ply"] for step in update["steps"]] == list(range(ply, table.ply))


async def test_a_snapshot_is_where_the_next_update_begins(table: Table, ada: str) -> None:
    listener = Listener(table, ada)
    await listener.hello()
    await until_ticked(table)
    await table.ask(ada, wishes.Propose(what="pause"))
    paused = await listener.next("snapshot")
    await table.ask(ada, wishes.Propose(what="resume"))
    resumed = await listener.next("snapshot")
    assert paused["ply"] == resumed["ply"]
    await until_ticked(table)
    await ready(table, ada, 2)
    assert (await listener.next())["from"] == resumed["ply"]


async def test_a_tick_makes_nothing_stale(table: Table, ada: str) -> None:
    known = (await Listener(table, ada).hello())["ply"]
    await until_ticked(table)
    await ready(table, ada, 0, ply=known)
    for ply in (known, table.ply + 1):
        with pytest.raises(Refused, match="stale-version"):
            await ready(table, ada, 1, ply=ply)


async def test_a_script_is_answered_with_what_nobody_was_told_yet(table: Table, ada: str) -> None:
    await until_ticked(table)
    accepted = await table.accept(table.rights(ada), READY, seat=Seat(0))
    assert [told.line.ply for told in accepted.told][-1] == accepted.ply == table.ply - 1
    assert (await table.snapshot(ada, table.rights(ada))).ply >= table.ply


class Process:
    """A house of its own on the shared database."""

    def __init__(self, store: Store, wire: Wire) -> None:
        self.store, self.wire, self.house = store, wire, House(store, wire)


@pytest.fixture
async def processes(postgres: str) -> AsyncIterator[tuple[Process, Process]]:
    here, there = Wire(), Wire()
    here.other, there.other = there, here
    both = Process(await Store.open(postgres), here), Process(await Store.open(postgres), there)
    yield both
    for process in both:
        await process.house.close()
        await process.store.close()


async def test_who_follows_waits_in_silence_and_misses_nothing(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes
    ada = token_hash(await here.house.welcome())
    table = await new_table(here.house, ada)
    follower = await there.house.open(table.id)
    listener = Listener(follower, ada)
    known = (await listener.hello())["ply"]
    written = list[str]()
    append = there.store.append

    def write(table: str, *given: Any, **more: Any) -> asyncio.Future[None]:
        written.append(table)
        return append(table, *given, **more)

    monkeypatch.setattr(there.store, "append", write)
    # Its own alarm is late by a second: then it looks whether the clock went on elsewhere.
    await until(lambda: ticks(follower) >= 10)
    assert updates(listener) == written == []
    assert follower._drive.is_followed
    await ready(table, ada, 0)
    update = await listener.next()
    assert (update["from"], update["steps"][-1]["seat"]) == (known, 0)
    assert [step["ply"] for step in update["steps"]] == list(range(known, update["ply"]))
    await here.house.close()
    await until_ticked(follower)
    assert written


async def test_who_is_alone_leads_in_time_and_who_is_not_follows(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "ALONE_SECONDS", 0.2)
    here, there = processes
    ada = token_hash(await here.house.welcome())
    table = await new_table(here.house, ada)
    follower = await there.house.open(table.id)
    for _ in range(4):
        await here.house.look_round()
        await there.house.look_round()
        await asyncio.sleep(0.1)
    assert not here.house._is_alone
    assert not there.house._is_alone, "the other gives signs of life"
    assert follower.is_followed
    assert late_by(follower) > 0.5
    assert not table.is_followed
    await here.house.close()
    async with asyncio.timeout(30):
        while follower.is_followed:
            await there.house.look_round()
            await asyncio.sleep(0.05)
    assert late_by(follower) < 0.5, "a follower would ring a second late"
    await until_ticked(follower)
    another = await new_table(there.house, ada)
    restarted = House(there.store)
    assert not (await restarted.open(another.id)).is_followed, "nobody else lives, and that is known"
    await restarted.close()


def late_by(table: Table) -> float:
    """How many seconds after its time the clock will ring here."""
    timer, wakeup = table._drive._timer, table.log.state.next_wakeup()
    assert timer is not None
    assert wakeup is not None
    return timer.when() - asyncio.get_running_loop().time() - (table.company.wall(wakeup) / 1000 - time.time())
