"""What players show each other beside the game, and who may see it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.messages import Options
from saucer.core.seats import Seat
from saucer.store.bus import Bus
from saucer.store.store import Store
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.sketches import PIECES_AT_MOST, VALUE_AT_MOST
from saucer.tables.table import Table
from tests.tables.duel import DUEL
from tests.tables.listener import Listener
from tests.toy import BLUFF, BluffOptions

pytestmark = pytest.mark.anyio

ADD_2 = msgspec.Raw(b'{"do":"add","amount":2}')


@pytest.fixture(autouse=True)
def _bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)


@pytest.fixture
async def bob(house: House) -> str:
    return token_hash(await house.welcome())


@pytest.fixture
async def eve(house: House) -> str:
    return token_hash(await house.welcome())


@pytest.fixture
async def table(house: House, ada: str, bob: str, eve: str) -> Table:
    """Ada and Bob play, Eve watches."""
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=3, open=[1, 2], name="Ada")
    await table.ask(bob, wishes.Sit(invite=table.company.invite, name="Bob"))
    await table.ask(eve, wishes.Enter(name="Eve", invite=table.company.invite))
    return table


async def listener(table: Table, holder: str | None) -> Listener:
    there = Listener(table, holder)
    await table.listen(there.subscription, None)
    return there


def heard(there: Listener) -> list[dict[str, Any]]:
    """All sketches that lie there unread."""
    unread = [msgspec.json.decode(text) for text in there.subscription.take()]
    return [message for message in unread if message["type"] in ("sketch", "sketches")]


def refused(table: Table, holder: str | None, piece: Any = "ping", value: Any = 1, keep: bool = True) -> str:
    with pytest.raises(Refused) as problem:
        table.sketches.draw(holder, piece, value, keep)
    return problem.value.refusal.code


async def test_all_who_play_see_it_and_nobody_else(table: Table, ada: str, bob: str, eve: str) -> None:
    one, two, watching, stranger = [await listener(table, holder) for holder in (ada, bob, eve, None)]
    table.sketches.draw(bob, "figure:1", {"station": "upper_red"}, keep=True)
    told = {"type": "sketch", "person": 1, "piece": "figure:1", "value": {"station": "upper_red"}, "keep": True}
    assert heard(one) == heard(two) == [told]
    assert heard(watching) == heard(stranger) == []
    assert heard(await listener(table, eve)) == []


@pytest.mark.parametrize("name", ["eve", "stranger", None])
async def test_only_who_plays_draws(table: Table, house: House, eve: str, name: str | None) -> None:
    holder = {"eve": eve, "stranger": token_hash(await house.welcome()), None: None}[name]
    assert refused(table, holder) == "not-your-seat"


async def test_who_comes_later_sees_how_it_is_now(table: Table, ada: str, bob: str) -> None:
    table.sketches.draw(ada, "figure:0", 1, keep=True)
    table.sketches.draw(ada, "figure:0", 2, keep=True)
    table.sketches.draw(ada, "note:a", "here!", keep=True)
    table.sketches.draw(ada, "note:b", 1, keep=True)
    table.sketches.draw(bob, "note:b", None, keep=True)
    table.sketches.draw(ada, "ping", 5, keep=False)
    assert heard(await listener(table, bob)) == [{"type": "sketches", "pieces": {"figure:0": 2, "note:a": "here!"}}]


async def test_who_sits_down_sees_it_and_who_stood_up_no_more(table: Table, ada: str, bob: str, eve: str) -> None:
    table.sketches.draw(ada, "figure:0", 1, keep=True)
    watching, other = await listener(table, eve), await listener(table, bob)
    heard(other)
    await table.ask(eve, wishes.Sit())
    assert heard(watching) == [{"type": "sketches", "pieces": {"figure:0": 1}}]
    await table.ask(bob, wishes.Stand())
    table.sketches.draw(eve, "figure:0", 2, keep=True)
    assert [message["value"] for message in heard(watching)] == [2]
    assert heard(other) == []
    assert refused(table, bob) == "not-your-seat"


async def test_a_ping_wipes_nothing_away(table: Table, ada: str, bob: str) -> None:
    table.sketches.draw(ada, "figure:0", 1, keep=True)
    table.sketches.draw(ada, "figure:0", None, keep=False)
    assert heard(await listener(table, bob))[0]["pieces"] == {"figure:0": 1}


@pytest.mark.parametrize("piece", ["", "x" * 41, "Figure", "a b", "a\n", "é", "<b>", "a/b"])
async def test_a_piece_has_a_plain_name(table: Table, ada: str, piece: str) -> None:
    assert refused(table, ada, piece) == "bad-message"


async def test_a_value_is_short(table: Table, ada: str) -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for value in ("é" * (VALUE_AT_MOST - 1), list(range(100)), {"x": "y" * VALUE_AT_MOST}, 10**300, deep):
        assert refused(table, ada, "a", value) == "bad-message"
    table.sketches.draw(ada, "a", "é" * (VALUE_AT_MOST - 2), keep=True)


async def test_there_are_not_too_many(table: Table, ada: str) -> None:
    for number in range(PIECES_AT_MOST):
        table.sketches.draw(ada, f"cube:{number}", 0, keep=True)
    assert refused(table, ada, "one-more") == "too-many"
    table.sketches.draw(ada, "ping", 1, keep=False)
    table.sketches.draw(ada, "cube:0", 1, keep=True)
    table.sketches.draw(ada, "cube:0", None, keep=True)
    table.sketches.draw(ada, "one-more", 1, keep=True)
    assert len(heard(await listener(table, ada))[0]["pieces"]) == PIECES_AT_MOST


async def test_the_muted_draw_nothing(table: Table, ada: str, bob: str) -> None:
    await table.ask(ada, wishes.Mute(person=1, muted=True))
    assert refused(table, bob) == "muted"


async def test_it_does_nothing_to_the_game_and_ends_with_it(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, name="Ada")
    before = table.log.ply
    table.sketches.draw(ada, "figure:0", 1, keep=True)
    assert (table.log.ply, table.version, table.chat_lines) == (before, 0, 0)
    for ply in range(5):
        await table.accept(table.rights(ada), ADD_2, seat=Seat(ply % 2))
    assert table.is_over
    assert refused(table, ada) == "game-over"
    assert heard(await listener(table, ada)) == []
    again = await house.rematch(ada, table)
    assert heard(await listener(again, ada)) == []


class Wire(Bus):
    """Carries from one house to another."""

    is_alone = False

    def __init__(self) -> None:
        self.others: list[Wire] = []
        self._heard: Callable[[bytes], None] = lambda _: None

    async def publish(self, text: bytes) -> None:
        for other in self.others:
            other._heard(text)

    def listen(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard

    async def close(self) -> None:
        """Nothing to hang up."""


@pytest.fixture
async def houses(store: Store) -> AsyncIterator[tuple[House, House]]:
    wires = Wire(), Wire()
    for wire in wires:
        wire.others = list(wires)  # as on a bus, everybody hears everything
    here, there = House(store, wires[0]), House(store, wires[1])
    yield here, there
    await here.close()
    await there.close()


async def test_another_process_tells_its_players(houses: tuple[House, House]) -> None:
    ada, bob = [token_hash(await houses[0].welcome()) for _ in range(2)]
    here = await houses[0].create(ada, DUEL, Options(), seats=2, open=[1], name="Ada")
    await here.ask(bob, wishes.Sit(invite=here.company.invite, name="Bob"))
    there = await houses[1].open(here.id)
    one, two, watching = await listener(here, ada), await listener(there, bob), await listener(there, None)
    here.sketches.draw(ada, "figure:0", 1, keep=True)
    here.sketches.draw(ada, "figure:0", 2, keep=True)
    assert [(await asyncio.wait_for(two.next("sketch"), 5))["value"] for _ in range(2)] == [1, 2]
    assert [message["value"] for message in heard(one)] == [1, 2]
    assert heard(watching) == []
    assert heard(await listener(there, bob)) == [{"type": "sketches", "pieces": {"figure:0": 2}}]
