"""Somebody who asks and hears nothing but the answers; above all a position to think about."""

from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.messages import Options
from saucer.core.seats import Seat
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.messages import Imagined
from saucer.tables.subscription import Subscription
from saucer.tables.table import Table
from saucer.tables.thinkers import restored
from saucer.tables.visit import Toll, Visit
from tests.tables.duel import DUEL
from tests.toy import BLUFF, BluffOptions
from tests.toy.messages import Done, Pick
from tests.toy.rules import ROUNDS, Bluff

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)


async def ask(table: Table, holder: str | None, text: bytes) -> bytes:
    ears = Subscription(lambda: None, holder)
    ears.rights = table.rights(holder)
    return await Visit(table, ears, Toll()).ask(text)


async def code(table: Table, holder: str | None, text: bytes) -> Any:
    refused = msgspec.json.decode(await ask(table, holder, text))
    assert refused["type"] == "refused"
    return refused["code"]


async def imagine(table: Table, holder: str, seat: int) -> Imagined:
    text = b'{"type":"imagine","id":9,"seat":%d}' % seat
    return msgspec.json.decode(await ask(table, holder, text), type=Imagined)


async def test_what_is_open_is_imagined_as_it_is(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    told = await imagine(table, ada, 0)
    assert (told.id, told.ply, told.game, told.seats, told.seat) == (9, 0, "duel", 2, 0)
    assert DUEL.position(restored(told)) == DUEL.position(table.log.state)  # type: ignore[arg-type]
    assert not table.has_listeners, "who only asks is not here"


async def test_what_is_hidden_is_drawn_anew_each_time(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2)
    truth = table.log.state
    assert isinstance(truth, Bluff)
    for seat in range(2):
        states = [restored(await imagine(table, ada, seat)) for _ in range(20)]
        hands = [state.hands for state in states if isinstance(state, Bluff)]
        assert all(each[seat] == truth.hands[seat] for each in hands)
        assert len({tuple(each[1 - seat]) for each in hands}) > 5
        assert all(BLUFF.view(state, Seat(seat)) == BLUFF.view(truth, Seat(seat)) for state in states)  # type: ignore[arg-type]


async def test_nobody_imagines_for_a_seat_of_others(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2, bots={1: "random"})
    assert await code(table, ada, b'{"type":"imagine","id":1,"seat":1}') == "not-your-seat"
    assert await code(table, None, b'{"type":"imagine","id":1,"seat":0}') == "not-your-seat"
    assert await code(table, None, b'{"type":"imagine","id":1}') == "not-your-seat"


async def test_before_the_game_begins_there_is_nothing_to_think_about(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, open=[1])
    assert await code(table, ada, b'{"type":"imagine","id":1}') == "not-begun"


async def test_in_a_pause_one_may_think(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=600), seats=2)
    await table.ask(ada, wishes.Propose(what="pause"))
    assert (await imagine(table, ada, 0)).seat == 0


async def test_after_the_end_there_is_nothing_to_think_about(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2)
    for _ in range(ROUNDS):
        for seat in map(Seat, range(2)):
            state = table.log.state
            assert isinstance(state, Bluff)
            for command in (Pick(state.hands[seat][0]), Done()):
                await table.accept(table.rights(ada, seat), command)
    assert table.is_over
    assert await code(table, ada, b'{"type":"imagine","id":1,"seat":0}') == "game-over"


async def test_what_is_no_message_is_refused_without_an_id(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    assert msgspec.json.decode(await ask(table, ada, b"nonsense")) == {
        "type": "refused",
        "id": None,
        "ply": 0,
        "code": "bad-json",
        "args": {},
    }
    assert await code(table, ada, b'{"type":"hello","v":1}') == "bad-message"
