"""Several processes share the tables: what one accepts the others tell, what one no longer does another takes over."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.lines import Line
from saucer.core.messages import IllegalCommand, Options
from saucer.core.seats import Millis, Seat
from saucer.store.bus import Bus
from saucer.store.store import Facts, Store
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.table import Table
from saucer.tables.thinkers import Thinkers, _choose
from tests.tables.duel import DUEL, Add, DuelState
from tests.tables.listener import Listener
from tests.toy import BLUFF, BluffOptions

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')
ADD_2 = msgspec.Raw(b'{"do":"add","amount":2}')
WAVE = msgspec.Raw(b'{"do":"wave"}')


class Wire(Bus):
    """Carries from one house to the other, as long as it is whole."""

    is_alone = False

    def __init__(self) -> None:
        self.other: Wire
        self.is_cut = False
        self._heard: Callable[[bytes], None] = lambda _: None

    async def publish(self, text: bytes) -> None:
        if not self.is_cut:
            self.other._heard(text)

    def listen(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard

    async def close(self) -> None:
        """Nothing to hang up."""


@pytest.fixture(autouse=True)
def _bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)


@pytest.fixture
def wires() -> tuple[Wire, Wire]:
    here, there = Wire(), Wire()
    here.other, there.other = there, here
    return here, there


@pytest.fixture
async def houses(store: Store, wires: tuple[Wire, Wire]) -> AsyncIterator[tuple[House, House]]:
    here, there = House(store, wires[0]), House(store, wires[1])
    yield here, there
    await here.close()
    await there.close()


@pytest.fixture
async def ada(houses: tuple[House, House]) -> str:
    return token_hash(await houses[0].welcome())


@pytest.fixture
async def bob(houses: tuple[House, House]) -> str:
    return token_hash(await houses[0].welcome())


@pytest.fixture
async def tables(houses: tuple[House, House], ada: str, bob: str) -> tuple[Table, Table]:
    """A duel, open in both."""
    here = await houses[0].create(ada, DUEL, Options(), seats=2, open=[1], name="Ada")
    there = await houses[1].open(here.id)
    await there.ask(bob, wishes.Sit(invite=there.company.invite, name="Bob"))
    await there.ask(bob, wishes.Ready(ready=True))
    await until(lambda: here.version == there.version)
    await here.ask(ada, wishes.Ready(ready=True))
    await until(lambda: here.version == there.version)
    return here, there


async def until(is_so: Callable[[], Any]) -> None:
    for _ in range(400):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to pass")


async def test_what_one_accepts_the_other_tells(tables: tuple[Table, Table], ada: str, bob: str) -> None:
    here, there = tables
    one, two = Listener(here, ada), Listener(there, bob)
    await one.hello()
    await two.hello()
    await here.accept(here.rights(ada), ADD_1)
    update = await two.next("update")
    assert (update["from"], update["ply"], update["steps"][0]["events"][0]["amount"]) == (0, 1, 1)
    assert update["legal"]
    await there.accept(there.rights(bob), ADD_2, ply=1)
    heard = [await one.next("update") for _ in range(2)]
    assert [(update["from"], update["ply"]) for update in heard] == [(0, 1), (1, 2)]


async def test_people_and_talk_are_everywhere(tables: tuple[Table, Table], ada: str, bob: str) -> None:
    here, there = tables
    one, two = Listener(here, ada), Listener(there, bob)
    await one.hello()
    await two.hello()
    while not all(chair["present"] for chair in (await one.next("company"))["seats"]):
        pass
    await there.say(bob, "hello")
    assert [line["text"] for line in (await one.next("chat"))["lines"]] == ["hello"]
    await here.say(ada, "hello Bob")
    assert [line["text"] for line in (await two.next("chat"))["lines"]] == ["hello"]
    assert [line["text"] for line in (await two.next("chat"))["lines"]] == ["hello Bob"]
    there.leave(two.subscription)
    while all(chair["present"] for chair in (await one.next("company"))["seats"]):
        pass


async def test_news_that_got_lost_are_found(
    tables: tuple[Table, Table], houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, bob: str
) -> None:
    here, there = tables
    listener = Listener(there, bob)
    await listener.hello()
    wires[0].is_cut = True
    await here.accept(here.rights(ada), ADD_1)
    await here.say(ada, "do you hear me?")
    await here.ask(ada, wishes.Rename(name="Adele"))
    await houses[1]._compare()
    assert (await listener.next("update"))["ply"] == 1
    assert (there.version, there.chat_lines, there.company.people[0].name) == (here.version, 1, "Adele")


async def test_both_change_the_company_and_nothing_is_lost(
    tables: tuple[Table, Table], wires: tuple[Wire, Wire], ada: str, bob: str
) -> None:
    here, there = tables
    for wire in wires:
        wire.is_cut = True
    await here.ask(ada, wishes.Rename(name="Adele"))
    await there.ask(bob, wishes.Rename(name="Robert"))
    assert [person.name for person in there.company.people] == ["Adele", "Robert"]


async def test_two_who_ask_at_once_in_two_processes_get_one_rematch(
    tables: tuple[Table, Table], houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, bob: str
) -> None:
    here, there = tables
    for ply in range(5):
        table, player = (here, ada) if ply % 2 == 0 else (there, bob)
        await table.accept(table.rights(player), ADD_2)
        await until(lambda: here.ply == there.ply)
    for wire in wires:
        wire.is_cut = True  # neither hears of the other's rematch
    one, two = await asyncio.gather(houses[0].rematch(ada, here), houses[1].rematch(bob, there))
    assert one.id == two.id
    for person in (ada, bob):
        assert {listed.table for listed in await houses[0].tables_of(person)} == {here.id, one.id}
    assert (await houses[1].rematch(ada, there)).id == one.id


@pytest.fixture
def thoughtful(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots come to no end here, and at once there."""

    async def think(self: Thinkers, imagined: bytes, bot: str) -> bytes:
        return await asyncio.Future() if self is houses[0]._thinkers else _choose(imagined, bot, 1)

    monkeypatch.setattr(Thinkers, "choose", think)


async def test_a_bot_is_not_forgotten_by_whoever_did_not_know_that_it_was_its_turn(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, bob: str, thoughtful: None
) -> None:
    here = await houses[0].create(ada, DUEL, Options(), seats=2, bots={1: "random"}, name="Ada")
    there = await houses[1].open(here.id)
    there.follow()
    listener = Listener(there, ada)
    await listener.hello()
    wires[0].is_cut = True
    await here.accept(here.rights(ada), ADD_1)
    await there.ask(bob, wishes.Enter(name="Bob"))  # here it is Ada's turn, and nobody has to look after that
    await houses[0].close()
    await houses[1]._compare()
    assert [(await listener.next("update"))["from"] for _ in range(2)] == [0, 1]


async def test_a_bot_is_not_forgotten_that_the_other_did_not_know(
    tables: tuple[Table, Table], houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, thoughtful: None
) -> None:
    here, there = tables
    listener = Listener(there, ada)
    await listener.hello()
    for wire in wires:
        wire.is_cut = True
    await there.ask(ada, wishes.PutBot(seat=1, bot="random"))
    await here.accept(here.rights(ada), ADD_1)  # Bob's turn, and here he sits
    await houses[0].close()
    await houses[1]._compare()
    assert [(await listener.next("update"))["from"] for _ in range(2)] == [0, 1]


async def test_a_pause_that_the_other_did_not_know_is_no_reason_to_come_again_and_again(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, store: Store
) -> None:
    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=600), seats=2)
    there = await houses[1].open(here.id)
    for wire in wires:
        wire.is_cut = True
    await there.ask(ada, wishes.Propose(what="pause"))
    for _ in range(2):
        for seat in map(Seat, range(2)):
            card = msgspec.Raw(msgspec.json.encode({"do": "pick", "card": here.log.state.hands[seat][0]}))  # type: ignore[attr-defined]
            await here.accept(here.rights(ada), card, seat=seat)
            await here.accept(here.rights(ada), msgspec.Raw(b'{"do":"done"}'), seat=seat)
    assert await store.overdue(1) == [here.id], "who did not know the company leaves it to others to look after it"
    await there.hear_of((await store.freshness([here.id]))[here.id])
    await houses[1]._take_over(here.id)
    assert await store.running() == []


async def test_who_deals_for_another_says_that_it_is_done(
    houses: tuple[House, House], ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_: Table) -> None:
        raise ZeroDivisionError

    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=0), seats=2, open=[1], name="Ada")
    there = await houses[1].open(here.id)
    await here.ask(ada, wishes.Sit(seat=1))
    with monkeypatch.context() as patch:
        patch.setattr(Table, "_bring_due", die)
        with pytest.raises(ZeroDivisionError):
            await here.ask(ada, wishes.Ready(ready=True))
    await until(lambda: there.is_running)
    assert await store.running() == [here.id], "it must be looked after until it is dealt"
    await there.accept(there.rights(ada), WAVE, seat=Seat(0))
    assert await store.running() == []


async def test_a_pause_that_becomes_known_in_a_race_holds_whoever_lost_it(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str
) -> None:
    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=600), seats=2)
    there = await houses[1].open(here.id)
    for wire in wires:
        wire.is_cut = True
    await there.accept(there.rights(ada), WAVE, seat=Seat(1))
    await there.ask(ada, wishes.Propose(what="pause"))
    with pytest.raises(Refused, match="paused"):
        await here.accept(here.rights(ada), WAVE, seat=Seat(0))
    assert here.ply == there.ply


async def test_nonsense_on_the_wire_is_ignored(houses: tuple[House, House], wires: tuple[Wire, Wire]) -> None:
    for text in (b"", b"{", b"[]", b'{"process":1}', b"\xff"):
        await wires[0].publish(text)
    await houses[1].look_round()


async def test_who_loses_a_race_is_not_answered_for_another_seat(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, bob: str
) -> None:
    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=0), seats=3, open=[2], name="Ada")
    there = await houses[1].open(here.id)
    await there.ask(bob, wishes.Sit(invite=there.company.invite, name="Bob"))
    await there.ask(bob, wishes.Ready(ready=True))
    await until(lambda: here.version == there.version)
    await here.ask(ada, wishes.Ready(ready=True))
    await here.accept(here.rights(ada), WAVE, seat=Seat(0), seq=1)
    await until(lambda: here.ply == there.ply)
    for wire in wires:
        wire.is_cut = True
    await there.accept(there.rights(bob), WAVE, seq=1)
    await here.accept(here.rights(ada), WAVE, seat=Seat(1), seq=1)
    assert [line.seat for line in here.log.lines if line.seat >= 0] == [0, 2, 1]


async def test_a_number_is_acknowledged_for_one_command_only(
    tables: tuple[Table, Table], wires: tuple[Wire, Wire], ada: str
) -> None:
    here, there = tables
    for wire in wires:
        wire.is_cut = True
    await here.accept(here.rights(ada), ADD_1, seq=1)
    with pytest.raises(Refused, match="sequence-used"):
        await there.accept(there.rights(ada), ADD_2, seq=1)
    assert (await there.accept(there.rights(ada), ADD_1, seq=1)).ply == 0


async def test_how_it_ended_is_not_forgotten_by_whoever_has_not_heard_of_it(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, store: Store
) -> None:
    here = await houses[0].create(ada, DUEL, Options(), seats=2)
    there = await houses[1].open(here.id)
    for _ in range(4):
        await here.accept(here.rights(ada), ADD_2)
    await until(lambda: here.ply == there.ply)
    for wire in wires:
        wire.is_cut = True
    await here.accept(here.rights(ada), ADD_2)
    for hasten in (there.bring_due, there.take_over, there.lead):
        await hasten()
    with pytest.raises(IllegalCommand):
        await there.accept(there.rights(ada), msgspec.Raw(b'{"do":"add","amount":9}'))
    row = await store.load_row(here.id)
    assert row is not None
    assert row.outcome is not None


async def test_a_bot_waits_no_longer_because_somebody_did_not_know_of_it(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, thoughtful: None
) -> None:
    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=600), seats=3, bots={2: "random"}, name="Ada")
    there = await houses[1].open(here.id)
    await there.ask(ada, wishes.Stand(seat=1))
    await until(lambda: here.version == there.version)
    for wire in wires:
        wire.is_cut = True
    await there.ask(ada, wishes.PutBot(seat=1, bot="random"))
    await here.accept(here.rights(ada), WAVE, seat=Seat(0))  # with the bell as the next that is due, 600 s later
    await houses[0].close()
    await there.hear_of((await houses[1]._store.freshness([here.id]))[here.id])
    await houses[1]._take_over_overdue()
    await until(lambda: any(line.seat == 1 for line in there.log.lines))


async def test_who_leads_with_nobody_there_hears_of_a_pause(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str
) -> None:
    here = await houses[0].create(ada, BLUFF, BluffOptions(seconds=600), seats=2)
    there = await houses[1].open(here.id)
    for wire in wires:
        wire.is_cut = True
    await there.ask(ada, wishes.Propose(what="pause"))
    await houses[0]._compare()
    assert not here.is_running


async def test_news_of_one_process_are_not_mistaken_for_those_of_another(
    tables: tuple[Table, Table], houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str
) -> None:
    here, there = tables
    old = here.news("third")
    for wire in wires:
        wire.is_cut = True
    await here.accept(here.rights(ada), ADD_1)
    for news in (here.news("second"), old):
        houses[1]._hear(msgspec.json.encode(news))
    await until(lambda: there.ply == 1)


async def test_a_table_that_cannot_be_replayed_holds_up_no_other(
    houses: tuple[House, House], wires: tuple[Wire, Wire], ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await houses[0].create(ada, DUEL, Options(), seats=2)
    timed = await houses[0].create(ada, BLUFF, BluffOptions(seconds=600), seats=2)
    await store.append(broken.id, [Line(0, Seat(0), Add(1), Millis(0))], facts=Facts(None, 1, 0))
    await houses[0].close()
    await store.save_wake(timed.id, Facts(None, 2, timed.version))

    def step(*_: object) -> None:
        raise IndexError("the rules changed, and their number did not")

    monkeypatch.setattr(DuelState, "step", step)
    await houses[1]._take_over_overdue()
    assert timed.id in houses[1]._tables
    assert await store.overdue(3) == [], "after a while somebody tries again"
    assert set(await store.running()) == {broken.id, timed.id}
