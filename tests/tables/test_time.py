"""The clock's seat: what is due happens, in order, with everybody away; pauses, paces, and a house that was closed."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.log import Log, write
from saucer.core.messages import Event, Tick
from saucer.core.seats import CLOCK, Seat
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Flip
from saucer.games.jelly_monster.placing import GET_READY
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import WAITING
from saucer.store.store import Store
from saucer.store.writer import NotSaved
from saucer.tables import house as house_module
from saucer.tables import table as table_module
from saucer.tables import wishes
from saucer.tables.asking import Act
from saucer.tables.house import CLOSED_MILLISECONDS, House, _hold_time
from saucer.tables.refusals import Refused
from saucer.tables.table import Table
from saucer.tables.visit import Toll, Visit
from tests.games.jelly_monster import tables as hunts
from tests.tables.listener import Listener
from tests.toy import BLUFF, BluffOptions
from tests.toy.rules import Bluff

pytestmark = pytest.mark.anyio

WAVE = msgspec.Raw(b'{"do":"wave"}')


@pytest.fixture(autouse=True)
def _bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)


async def new_table(house: House, ada: str, seconds: int = 1, pace: int = 400) -> Table:
    """A game whose rounds end after so many seconds of table time."""
    return await house.create(ada, BLUFF, BluffOptions(seconds=seconds), seats=2, pace=pace)


def ticks(table: Table) -> list[int]:
    return [line.command.at for line in table.log.lines if isinstance(line.command, Tick)]


async def until_over(table: Table) -> None:
    listener = Listener(table, None)
    told = await listener.hello()
    while told["outcome"] is None:
        told = await listener.next()
    table.leave(listener.subscription)


async def test_what_is_due_happens_with_nobody_there(house: House, ada: str, store: Store) -> None:
    table = await new_table(house, ada)
    assert not table.is_idle, "a table that waits for its clock is not put away"
    for _ in range(600):
        if table.is_over and table.ply == table.log.ply:
            break
        await asyncio.sleep(0.05)
    assert ticks(table) == [1000, 2000, 3000]
    assert [line.at for line in table.log.lines if line.seat == CLOCK] == [1000, 2000, 3000]
    stored = await store.load(table.id)
    assert stored is not None
    assert (len(stored.plies), stored.row.wake) == (11, None)


async def test_the_clock_comes_before_whoever_is_later(house: House, ada: str) -> None:
    table = await new_table(house, ada, seconds=1, pace=100)
    time.sleep(1.1)  # noqa: ASYNC251 - the loop is busy, and so the clock late
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    assert [
        (line.seat, line.command.at if isinstance(line.command, Tick) else None) for line in table.log.lines[8:]
    ] == [
        (CLOCK, 1000),
        (0, None),
    ]
    times = [line.at for line in table.log.lines]
    assert times == sorted(times)


async def test_what_was_due_stays_even_if_the_command_is_refused(house: House, ada: str) -> None:
    table = await new_table(house, ada, seconds=1, pace=100)
    time.sleep(1.1)  # noqa: ASYNC251 - as above
    with pytest.raises(Exception, match="nothing-picked"):
        await table.accept(table.rights(ada), msgspec.Raw(b'{"do":"done"}'), seat=Seat(0))
    assert ticks(table) == [1000]


async def test_a_full_log_keeps_people_from_acting_but_not_the_clock(
    house: House, ada: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "LINES_AT_MOST", 1)
    table = await new_table(house, ada)
    with pytest.raises(Refused, match="table-full"):
        await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    await until_over(table)
    assert ticks(table) == [1000, 2000, 3000]


async def test_a_pause_stops_the_clock(house: House, ada: str) -> None:
    table = await new_table(house, ada, seconds=2)
    listener = Listener(table, ada)
    first = (await listener.hello())["now"]
    seen = await table.ask(ada, wishes.Propose(what="pause"))
    assert (seen.phase, seen.can_pause) == ("paused", True)
    paused = await listener.next("snapshot")
    assert (paused["legal"], paused["now"] >= first) == ([], True)
    with pytest.raises(Refused, match="paused"):
        await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    await asyncio.sleep(0.7)
    assert ticks(table) == []
    assert (await table.snapshot(ada, table.rights(ada))).now == paused["now"]
    await table.ask(ada, wishes.Propose(what="resume"))
    await until_over(table)
    assert ticks(table) == [2000, 4000, 6000]


async def test_a_slower_table_for_learners(house: House, ada: str) -> None:
    table = await new_table(house, ada, seconds=1, pace=50)
    began = time.monotonic()
    while not ticks(table):
        assert time.monotonic() - began < 30
        await asyncio.sleep(0.02)
    assert time.monotonic() - began >= 1.9
    for pace in (0, 24, 401):
        with pytest.raises(Refused, match="bad-pace"):
            await new_table(house, ada, pace=pace)


async def test_time_stood_still_while_the_house_was_closed(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(house, ada, seconds=60, pace=100)
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    await store.beat(time.time_ns() // 1_000_000)
    began = table.company.began
    await house.close()
    now = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: now() + 3_600 * 10**9)
    monkeypatch.setattr(time, "time", lambda: now() / 10**9 + 3_600)
    later = House(store)
    await later.live()
    again = await later.open(table.id)
    assert ticks(again) == []
    assert began is not None
    assert again.company.began is not None
    assert 3_500_000 < again.company.began - began < 3_700_000
    snapshot = await again.snapshot(ada, again.rights(ada))
    assert snapshot.now is not None
    assert snapshot.now < 30_000
    await later.close()


async def test_nothing_is_taken_back_in_time(house: House, ada: str) -> None:
    table = await new_table(house, ada, seconds=60)
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    assert not (await table.snapshot(ada, table.rights(ada, Seat(0)))).undo
    with pytest.raises(Refused, match="nothing-to-undo"):
        await table.undo(table.rights(ada, Seat(0)))


async def test_a_table_nobody_looks_after_is_found(house: House, ada: str, store: Store) -> None:
    table = await new_table(house, ada, seconds=1, pace=400)
    await house.close()  # as if the process had been killed: its clock never rings
    other = House(store)
    for _ in range(600):
        await other.look_round()
        if table.id in other._tables and other._tables[table.id].is_over:
            break
        await asyncio.sleep(0.05)
    found = await other.open(table.id)
    assert ticks(found) == [1000, 2000, 3000]
    await other.close()


async def test_a_table_that_nobody_began_to_look_after_is_found(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_: Table) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "bring_due", die)
        with pytest.raises(ZeroDivisionError):
            await new_table(house, ada)
    (id,) = await store.running()
    other = House(store)
    async with asyncio.timeout(30):
        while id not in other._tables:
            await other.look_round()
            await asyncio.sleep(0.05)
    await until_over(await other.open(id))
    await other.close()


@pytest.mark.parametrize("seconds", [0, 1])
async def test_a_game_is_dealt_even_if_whoever_began_it_dies(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    async def die(_: Table) -> None:
        raise ZeroDivisionError

    table = await house.create(ada, BLUFF, BluffOptions(seconds=seconds), seats=2, open=[1], name="Ada", pace=400)
    await table.ask(ada, wishes.Sit(seat=1))
    with monkeypatch.context() as patch:
        patch.setattr(Table, "_bring_due", die)
        with pytest.raises(ZeroDivisionError):
            await table.ask(ada, wishes.Ready(ready=True))
    assert (table.company.is_running, table.ply) == (True, 0), "everybody is ready, and nobody has dealt"
    await house.close()
    other = House(store)
    async with asyncio.timeout(30):
        while table.id not in other._tables:
            await other.look_round()
            await asyncio.sleep(0.05)
    again = await other.open(table.id)
    assert again.log.state.chance() is None
    if seconds:
        await until_over(again)
    else:
        assert await store.running() == []
    await other.close()


async def test_tables_that_nobody_can_play_hold_up_no_other(house: House, ada: str, store: Store) -> None:
    table = await new_table(house, ada)
    await house.close()
    stored = await store.load(table.id)
    assert stored is not None
    for number in range(120):
        await store.add_table(stored.row._replace(id=f"old-{number}", rules=0, wake=1), [ada], [])
    other = House(store)
    await asyncio.sleep(1.2)
    await other.look_round()
    assert await store.running() in ([table.id], [])
    assert table.id in other._tables
    await other.close()


async def test_a_long_pause_is_no_time_in_which_the_house_was_closed(house: House, ada: str, store: Store) -> None:
    table = await new_table(house, ada, seconds=60, pace=100)
    await table.ask(ada, wishes.Propose(what="pause"))
    before = time.time_ns() // 1_000_000
    await table.ask(ada, wishes.Propose(what="resume"))
    assert await store.revive(before + 5000, 5000, _hold_time) is None, "whoever resumes gives a sign of life"


def late_in_a_round() -> object:
    """A position in which Blue has placed all dice, and table time is far from 0."""
    state = hunts.table(dice={0: {0: [6, 5, 4, 3, 2, 1]}, 1: {0: [6]}})
    state.now, state.ends_at = 400_000, 400_000 + state.way.cap
    return msgspec.to_builtins(JELLY_MONSTER.position(state))


async def made_at_once(house: House, ada: str) -> Table:
    return await house.create(ada, JELLY_MONSTER, hunts.LIVE, seats=3, start=late_in_a_round())


async def made_at_a_pace(house: House, ada: str) -> Table:
    return await house.create(ada, JELLY_MONSTER, hunts.LIVE, seats=3, start=late_in_a_round(), pace=300)


async def made_when_all_are_there(house: House, ada: str) -> Table:
    table = await house.create(
        ada, JELLY_MONSTER, hunts.LIVE, seats=3, start=late_in_a_round(), open=[1], name="Ada", pace=300
    )
    assert table.time == 400_000
    await asyncio.sleep(0.1)
    await table.ask(ada, wishes.Sit(seat=1))
    assert table.company.began is None
    await table.ask(ada, wishes.Ready(ready=True))
    return table


async def made_of_a_file(house: House, ada: str) -> Table:
    log = Log(JELLY_MONSTER, hunts.LIVE, 3, late_in_a_round())
    return await house.take_in(ada, "\n".join(write(log)).encode())


@pytest.mark.parametrize("make", [made_at_once, made_at_a_pace, made_when_all_are_there, made_of_a_file])
async def test_a_position_goes_on_at_the_time_it_tells(
    house: House, ada: str, monkeypatch: pytest.MonkeyPatch, make: Callable[[House, str], Awaitable[Table]]
) -> None:
    table = await make(house, ada)
    assert 400_000 <= table.time < 430_000
    await table.accept(table.rights(ada), msgspec.Raw(b'{"do":"flip"}'), seat=Seat(0))
    (flipped,) = (line.at for line in table.log.lines if isinstance(line.command, Flip))
    now = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: now() + 11 * 10**9)
    await table.bring_due()
    state = table.log.state
    assert isinstance(state, JellyHunt)
    assert (state.phase, state.ends_at) == (WAITING, flipped + 10_000 + GET_READY), "the next round was prepared then"


async def test_a_clock_whose_game_fails_rings_again_later(
    house: House, ada: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = list[int]()
    step = Bluff.step

    def fail(self: Bluff, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        if seat == CLOCK:
            rung.append(action)
            raise IndexError("a mistake of the game")
        step(self, seat, action, events)

    table = await new_table(house, ada, seconds=1, pace=400)
    with monkeypatch.context() as patch:
        patch.setattr(Bluff, "step", fail)
        async with asyncio.timeout(30):
            while len(rung) < 2:  # noqa: ASYNC110 - only the game knows
                await asyncio.sleep(0.02)
    assert len(rung) == 2, "not again and again at once"
    await until_over(table)


async def test_a_database_that_is_away_when_a_clock_begins_is_told_of(
    house: House, ada: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise NotSaved("it is away")

    table = await new_table(house, ada, seconds=60)
    await table.ask(ada, wishes.Propose(what="pause"))
    monkeypatch.setattr(Store, "beat", away)
    with pytest.raises(Refused, match="not-saved"):
        await table.ask(ada, wishes.Propose(what="resume"))
    with pytest.raises(Refused, match="not-saved"):
        await new_table(house, ada)


async def test_a_house_is_open_even_if_nobody_has_opened_a_table_yet(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await new_table(house, ada, seconds=600, pace=100)
    await house.close()
    now = time.time_ns() // 1_000_000
    later = House(store)
    monkeypatch.setattr(house_module, "_now", lambda: now)
    for _ in range(10):
        now += 1000
        await later.look_round()
    assert await store.revive(now + 2000, CLOSED_MILLISECONDS, _hold_time) is None
    await later.close()


async def test_a_command_counts_as_of_when_it_came(house: House, ada: str) -> None:
    """Whoever says several things at once waits for the first to be saved, but has said the others before."""
    table = await new_table(house, ada, seconds=1, pace=100)
    came = time.time_ns() // 1_000_000 + 300
    await asyncio.sleep(0.6)
    listener = Listener(table, ada)
    await listener.hello()
    visit = Visit(table, listener.subscription, Toll())
    await visit.answer(Act(1, WAVE, seat=Seat(0)), came)
    began = table.company.began
    assert began is not None
    assert table.log.lines[-1].at == came - began


async def test_who_waits_for_their_turn_has_come_before(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(house, ada, seconds=60, pace=100)
    append = store.append

    async def slowly(*args: Any) -> None:
        await asyncio.sleep(0.3)
        await append(*args)

    monkeypatch.setattr(store, "append", slowly)
    await asyncio.gather(*(table.accept(table.rights(ada), WAVE, seat=Seat(seat)) for seat in (0, 1, 0)))
    times = [line.at for line in table.log.lines[-3:]]
    assert times[2] - times[0] < 600, "the third waited for so long"
