"""Bots sit at tables like everybody, and think elsewhere."""

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import pytest

import saucer.games  # noqa: F401 - makes the games known
from saucer.core import registry
from saucer.core.door import CORE_REFUSALS
from saucer.core.log import Log
from saucer.core.messages import Command, Options
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Millis, Seat
from saucer.games.falling_skies import NINE_CARDS
from saucer.store.store import Store
from saucer.store.writer import NotSaved
from saucer.tables import table as table_module
from saucer.tables import wishes
from saucer.tables.asking import REQUESTS
from saucer.tables.drive import PASSING
from saucer.tables.house import House
from saucer.tables.looks import imagined
from saucer.tables.messages import ANSWERS, Imagined
from saucer.tables.refusals import CODES
from saucer.tables.subscription import encode
from saucer.tables.table import Table
from saucer.tables.thinkers import CannotThink, Thinkers, command_text, restored
from tests.tables.duel import DUEL, Add
from tests.tables.listener import Listener
from tests.tables.test_processes import until
from tests.toy import BLUFF, BluffOptions
from tests.toy.messages import Wave

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')


class Slow(Thinkers):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: asyncio.Queue[int] = asyncio.Queue()
        self.answers: asyncio.Queue[Command] = asyncio.Queue()

    async def choose(self, imagined: bytes, bot: str) -> bytes:
        told = msgspec.json.decode(imagined, type=Imagined)
        self.questions.put_nowait(told.ply)
        return command_text(told, restored(told), await self.answers.get())


@pytest.fixture
def slow(house: House) -> Slow:
    house._thinkers = Slow()
    return house._thinkers


def question(log: Log) -> bytes:
    """What the table tells a bot on the first seat."""
    return encode(imagined(log, Seat(0), Rng(1)))


async def wait_for_ply(table: Table, ply: int) -> None:
    """Listen until the table is there."""
    listener = Listener(table, None)
    told = await listener.hello()
    while told["ply"] < ply:
        told = await listener.next()
    table.leave(listener.subscription)


Messages = list[dict[str, Any]]


class Ear:
    """A decoder that remembers what it was given."""

    def __init__(self, decoder: msgspec.json.Decoder[Any]) -> None:
        self._decoder = decoder
        self.heard: Messages = []

    def decode(self, text: bytes) -> Any:
        self.heard.append(msgspec.json.decode(text))
        return self._decoder.decode(text)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Messages:
    """All that bots say at the tables."""
    ear = Ear(REQUESTS)
    monkeypatch.setattr("saucer.tables.visit.REQUESTS", ear)
    return ear.heard


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Messages:
    """All that they are told."""
    ear = Ear(ANSWERS)
    monkeypatch.setattr("saucer.tables.drive.ANSWERS", ear)
    return ear.heard


async def test_a_bot_speaks_the_words_of_the_protocol(
    house: House, ada: str, slow: Slow, said: Messages, answered: Messages
) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await slow.questions.get()
    slow.answers.put_nowait(Add(2))
    await wait_for_ply(table, 2)
    assert said == [
        {"type": "imagine", "id": 1, "seat": 1},
        {"type": "command", "id": 2, "command": {"do": "add", "amount": 2}, "ply": 1, "seat": 1},
    ]
    position = {"total": 1, "turn": 1, "is_tossing": False}
    duel = {"game": "duel", "options": {}, "seats": 2, "seat": 1, "position": position}
    assert answered == [{"type": "imagined", "id": 1, "ply": 1} | duel, {"type": "ack", "id": 2, "ply": 2}]


async def test_where_all_act_at_once_a_bot_says_no_version(
    house: House, ada: str, slow: Slow, said: Messages, answered: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2, bots={1: "random"})
    await slow.questions.get()
    await table.accept(table.rights(ada), Wave())
    slow.answers.put_nowait(Wave())
    await slow.questions.get()
    assert said[1] == {"type": "command", "id": 2, "command": {"do": "wave"}, "seat": 1}
    assert answered[1] == {"type": "ack", "id": 2, "ply": table.ply}


async def test_what_passes_is_never_the_fault_of_a_command() -> None:
    """A bot waits for what passes, and gives up where the rules refuse; it knows one from the other by the code."""
    assert PASSING <= CODES
    assert not PASSING & CORE_REFUSALS.union(*(game.refusals for game in registry.games()))


async def test_a_bot_answers_when_it_is_its_turn(house: House, ada: str, slow: Slow) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    assert table.rights(ada).held == (0,)
    assert not slow.questions.qsize()
    await table.accept(table.rights(ada), ADD_1)
    assert await slow.questions.get() == 1
    slow.answers.put_nowait(Add(2))
    await wait_for_ply(table, 2)
    snapshot = await table.snapshot(ada, table.rights(ada))
    assert (snapshot.to_act, snapshot.company.seats[1].bot) == ((0,), "random")
    assert table.is_idle


async def test_a_thought_about_another_version_is_forgotten(house: House, ada: str, slow: Slow) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    assert await slow.questions.get() == 1
    await table.undo(table.rights(ada))
    await table.accept(table.rights(ada), ADD_1)
    slow.answers.put_nowait(Add(2))
    assert await slow.questions.get() == 3
    slow.answers.put_nowait(Add(1))
    await wait_for_ply(table, 4)
    assert msgspec.to_builtins((await table.snapshot(ada, table.rights(ada))).view)["total"] == 2


async def test_a_bot_that_breaks_the_rules_gives_up(house: House, ada: str, slow: Slow) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await slow.questions.get()
    slow.answers.put_nowait(Add(200))
    await table._drive._thinking[Seat(1)]
    assert (await table.snapshot(ada, table.rights(ada))).ply == 1
    await table.undo(table.rights(ada))


async def test_a_bot_whose_game_cannot_imagine_gives_up(
    house: House, ada: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})

    def fail(state: object) -> None:
        raise ArithmeticError("no such position")

    monkeypatch.setattr(DUEL, "position", fail)
    await table.accept(table.rights(ada), ADD_1)
    await table._drive._thinking[Seat(1)]
    assert "a bot gave up at duel: no such position" in caplog.text
    assert table._drive.has_given_up(Seat(1))
    await table.undo(table.rights(ada))


async def test_a_bot_goes_on_after_a_restart(house: House, ada: str, slow: Slow) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await slow.questions.get()
    await table.close()
    house._tables.clear()
    again = await house.open(table.id)
    assert await slow.questions.get() == 1
    slow.answers.put_nowait(Add(2))
    await wait_for_ply(again, 2)


async def test_a_bot_plays_a_whole_game_in_a_process_of_its_own(house: House, ada: str) -> None:
    table = await house.create(ada, NINE_CARDS, NINE_CARDS.options(), bots={0: "random"})
    assert table.rights(ada).held == ()
    for _ in range(1000):
        snapshot = await table.snapshot(ada, table.rights(ada))
        if snapshot.outcome is not None:
            break
        await wait_for_ply(table, snapshot.ply + 1)
    assert (await table.snapshot(ada, table.rights(ada))).outcome is not None
    (listed,) = await house.tables_of(ada)
    assert listed.outcome is not None


async def test_what_goes_wrong_in_the_process_is_told(ada: str, house: House) -> None:
    """The duel is known here only, so that a process of its own cannot find it."""
    thinkers = Thinkers()
    with pytest.raises(CannotThink, match="duel"):
        await thinkers.choose(question(Log(DUEL, Options(), 2)), "random")
    thinkers.close()


async def test_thinkers_whose_process_dies_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        """Breaks, or knows the answer."""

        def __init__(self, is_broken: bool) -> None:
            self.is_broken = is_broken

        def submit(self, *_: object) -> Future[bytes]:
            future: Future[bytes] = Future()
            if self.is_broken:
                future.set_exception(BrokenProcessPool("it died"))
            else:
                future.set_result(b"the answer")
            return future

    pools = [Pool(True), Pool(False), Pool(True), Pool(True)]
    thinkers = Thinkers()
    monkeypatch.setattr(thinkers, "_open_pool", lambda: pools.pop(0))
    asked = question(Log(DUEL, Options(), 2))
    assert await thinkers.choose(asked, "random") == b"the answer"
    with pytest.raises(CannotThink, match="died"):
        await thinkers.choose(asked, "random")


async def test_workers_that_died_while_nobody_asked_are_missed_and_replaced() -> None:
    thinkers = Thinkers()
    log = Log(NINE_CARDS, NINE_CARDS.options(), 1)
    chance = log.state.chance()
    assert chance is not None
    log.append(DEALER, NINE_CARDS.codec.command(chance.sample(Rng(1))), Millis(0))
    await thinkers.choose(question(log), "random")
    assert thinkers._pool is not None
    for worker in list(thinkers._pool._processes.values()):
        worker.kill()
        worker.join()
    for _ in range(2):
        await thinkers.choose(question(log), "random")
    thinkers.close()


async def test_a_bot_tries_again_after_a_passing_failure(
    house: House, ada: str, slow: Slow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise NotSaved("the disk is full")

    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await slow.questions.get()
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        slow.answers.put_nowait(Add(1))
        await table._drive._thinking[Seat(1)]
    assert table.ply == 1
    await table.take_over()
    assert await slow.questions.get() == 1
    slow.answers.put_nowait(Add(1))
    await wait_for_ply(table, 2)


async def test_a_bot_that_gave_up_keeps_nobody_busy(house: House, ada: str, slow: Slow, store: Store) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await slow.questions.get()
    assert await store.running() == [table.id]
    slow.answers.put_nowait(Add(200))
    await table._drive._thinking[Seat(1)]
    await table.take_over()
    assert await store.running() == []


async def test_another_bot_may_do_what_one_gave_up(house: House, ada: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinkers, imagined: bytes, bot: str) -> bytes:
        if bot == "random":
            raise CannotThink("it does not know how")
        told = msgspec.json.decode(imagined, type=Imagined)
        return command_text(told, restored(told), Add(1))

    monkeypatch.setattr(Thinkers, "choose", think)
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    await until(lambda: table._drive.has_given_up(Seat(1)))
    await table.ask(ada, wishes.PutBot(seat=1, bot="rollout"))
    await until(lambda: table.ply == 2)


async def test_a_bot_at_a_full_table_gives_up(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "LINES_AT_MOST", 1)
    slow = house._thinkers = Slow()
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"})
    await table.accept(table.rights(ada), ADD_1)
    slow.answers.put_nowait(Add(1))
    await until(lambda: table._drive.has_given_up(Seat(1)))
    await house._take_over(table.id)
    assert (await store.running(), slow.questions.qsize()) == ([], 1), "nobody need look after it any more"
