"""Bots take their time: they wait in table time, look only then, and nobody else thinks that they are late."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.bot import Bot
from saucer.core.game import AnyGame
from saucer.core.messages import Options
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.store.store import Store
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.table import Table
from tests.tables.duel import DUEL, Add
from tests.tables.test_bots import Slow, wait_for_ply
from tests.toy import BLUFF, BluffOptions
from tests.toy.messages import Wave
from tests.toy.rules import Bluff

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')
WAVE = msgspec.Raw(b'{"do":"wave"}')
LONG = 3_600_000


class Ponderer(Bot):
    """Takes as long as it is told, and remembers what it was shown."""

    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds
        self.shown: list[State] = []

    def pause(self, state: State, seat: Seat, rng: Rng) -> int:
        self.shown.append(state)
        return self.milliseconds

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        raise NotImplementedError


@pytest.fixture
def slow(house: House) -> Slow:
    house._thinkers = Slow()
    return house._thinkers


Seated = Callable[[AnyGame, int], Ponderer]


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Seated:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)

    def known(game: AnyGame, milliseconds: int) -> Ponderer:
        bot = Ponderer(milliseconds)
        monkeypatch.setattr(game, "bots", {"ponderer": lambda: bot}, raising=False)
        return bot

    return known


async def duel(house: House, ada: str, **more: Any) -> Table:
    return await house.create(ada, DUEL, Options(), seats=2, bots={1: "ponderer"}, **more)


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 - many may make it so
            await asyncio.sleep(0.01)


async def test_a_bot_waits_in_table_time_before_it_looks(
    house: House, ada: str, slow: Slow, store: Store, ponderer: Seated
) -> None:
    bot = ponderer(DUEL, 2000)
    table = await duel(house, ada, pace=400)
    await table.accept(table.rights(ada), ADD_1)
    assert slow.questions.empty()
    assert not table.is_idle, "a table whose bot waits is not put away"
    stored = await store.load_row(table.id)
    assert stored is not None
    assert stored.wake is not None
    line = table.log.lines[-1]
    assert table.company.wall(line.at) + 500 <= stored.wake <= time.time_ns() // 1_000_000 + 500
    assert await slow.questions.get() == 1
    assert table.time >= line.at + 2000
    slow.answers.put_nowait(Add(2))
    await wait_for_ply(table, 2)
    assert len(bot.shown) == 1
    await table.accept(table.rights(ada), ADD_1)
    assert await slow.questions.get() == 3
    assert len(bot.shown) == 2, "it waits anew before each choice"


async def test_nobody_finds_a_bot_that_waits_overdue(
    house: House, ada: str, slow: Slow, store: Store, ponderer: Seated
) -> None:
    ponderer(DUEL, LONG)
    table = await duel(house, ada)
    await table.accept(table.rights(ada), ADD_1)
    now = time.time_ns() // 1_000_000
    assert await store.overdue(now + LONG - 1000) == []
    assert await store.overdue(now + LONG + 1000) == [table.id]
    assert slow.questions.empty()


async def test_it_thinks_about_the_newest_state(house: House, ada: str, slow: Slow, ponderer: Seated) -> None:
    ponderer(BLUFF, LONG)
    table = await house.create(ada, BLUFF, BluffOptions(seconds=600), seats=2, bots={1: "ponderer"})
    for _ in range(3):
        await table.accept(table.rights(ada), WAVE)
    assert slow.questions.empty()
    table._drive._acts_at[Seat(1)] = table.time  # as if it had been so long
    table._drive.plan()
    assert await slow.questions.get() == table.ply
    slow.answers.put_nowait(Wave())
    await until(lambda: table.log.lines[-1].seat == 1 and not table._drive._thinking)
    assert slow.questions.empty()


async def test_it_is_asked_about_nothing_it_may_not_know(
    house: House, ada: str, slow: Slow, ponderer: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = ponderer(BLUFF, LONG)
    drawn = list[State]()
    imagine = BLUFF.imagine

    def remember(state: Bluff, seat: Seat, rng: Rng) -> Bluff:
        drawn.append(imagined := imagine(state, seat, rng))
        return imagined

    monkeypatch.setattr(BLUFF, "imagine", remember)
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2, bots={1: "ponderer"})
    assert bot.shown == drawn != []
    assert table.log.state not in bot.shown
    assert BLUFF.view(bot.shown[0], Seat(1)) == BLUFF.view(table.log.state, Seat(1))  # type: ignore[arg-type]


async def test_who_is_no_longer_awaited_waits_no_longer(house: House, ada: str, slow: Slow, ponderer: Seated) -> None:
    bot = ponderer(DUEL, LONG)
    table = await duel(house, ada)
    await table.accept(table.rights(ada), ADD_1)
    await table.undo(table.rights(ada))
    assert table.is_idle
    bot.milliseconds = 0
    await table.accept(table.rights(ada), ADD_1)
    assert await slow.questions.get() == 3


async def test_a_pause_of_the_table_holds_the_bots_pause(
    house: House, ada: str, slow: Slow, store: Store, ponderer: Seated
) -> None:
    bot = ponderer(BLUFF, LONG)
    table = await house.create(ada, BLUFF, BluffOptions(seconds=600), seats=2, bots={1: "ponderer"})
    assert not table.is_idle
    await table.ask(ada, wishes.Propose(what="pause"))
    assert table.is_idle
    assert await store.running() == []
    bot.milliseconds = 0
    await table.ask(ada, wishes.Propose(what="resume"))
    assert await slow.questions.get() == table.ply


async def test_a_bot_whose_process_is_killed_while_it_waits_plays_elsewhere(
    house: House, ada: str, slow: Slow, store: Store, ponderer: Seated
) -> None:
    bot = ponderer(DUEL, 500)
    table = await duel(house, ada)
    await table.accept(table.rights(ada), ADD_1)
    await house.close()
    bot.milliseconds = LONG  # whoever takes over need not wait again: its time is over
    other = House(store)
    other._thinkers = again = Slow()
    async with asyncio.timeout(30):
        while again.questions.empty():
            await other.look_round()
            await asyncio.sleep(0.05)
    again.answers.put_nowait(Add(2))
    await wait_for_ply(await other.open(table.id), 2)
    await other.close()


async def test_a_bot_that_fails_to_say_how_long_it_takes_keeps_nobody_waiting(
    house: House, ada: str, slow: Slow, ponderer: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(ponderer(DUEL, 0), "pause", fail)
    table = await duel(house, ada)
    await table.accept(table.rights(ada), ADD_1)
    assert await slow.questions.get() == 1
