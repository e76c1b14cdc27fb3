"""Where the rules say so, nobody at a table speaks: neither those who play nor those who watch."""

import time

import msgspec
import pytest

from saucer.core import registry
from saucer.core.messages import Tick
from saucer.core.seats import CLOCK, Millis, Seat
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.table import Table
from tests.tables.duel import DUEL
from tests.tables.hush import BLACKOUT, HUSH
from tests.tables.listener import Listener
from tests.toy import BluffOptions

pytestmark = pytest.mark.anyio

WAVE = msgspec.Raw(b'{"do":"wave"}')
DONE = msgspec.Raw(b'{"do":"done"}')


@pytest.fixture(autouse=True)
def _hush(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (HUSH, BLACKOUT):
        monkeypatch.setitem(registry._games, game.slug, game)


@pytest.fixture
async def eve(house: House) -> str:
    return token_hash(await house.welcome())


@pytest.fixture
async def table(house: House, ada: str, eve: str) -> Table:
    """Ada plays both seats, Eve watches."""
    table = await house.create(ada, HUSH, BluffOptions(seconds=0), seats=2, name="Ada")
    await table.ask(eve, wishes.Enter(name="Eve"))
    return table


async def close_round(table: Table, ada: str) -> None:
    for seat, hand in enumerate(table.log.state.hands):  # type: ignore[attr-defined]
        pick = msgspec.Raw(msgspec.json.encode({"do": "pick", "card": hand[0]}))
        for command in (pick, DONE):
            await table.accept(table.rights(ada), command, seat=Seat(seat))


def test_usually_nobody_is_hushed() -> None:
    assert not DUEL.hushed(DUEL.new(DUEL.options(), 2))


async def test_nobody_speaks_while_the_rules_forbid_it(table: Table, ada: str, eve: str) -> None:
    await table.say(ada, "before")
    await table.say(eve, "before, too")
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    for holder in (ada, eve):
        with pytest.raises(Refused, match=r"^hushed"):
            await table.say(holder, "psst")
    assert table.chat_lines == 2
    await close_round(table, ada)
    assert [await table.say(ada, "after"), await table.say(eve, "after")] == [2, 3]


async def test_what_was_said_before_can_still_be_read(table: Table, ada: str) -> None:
    await table.say(ada, "before")
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    assert [line.text for line in (await table.said(ada, 0)).lines] == ["before"]


async def test_no_sketch_gets_through_either(table: Table, ada: str) -> None:
    listener = Listener(table, ada)
    await listener.hello()
    table.sketches.draw(ada, "figure:0", 1, keep=True)
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    for keep in (True, False):
        with pytest.raises(Refused, match=r"^hushed"):
            table.sketches.draw(ada, "figure:0", 2, keep)
    await close_round(table, ada)
    table.sketches.draw(ada, "figure:0", 3, keep=True)
    assert [(await listener.next("sketch"))["value"] for _ in range(2)] == [1, 3]


async def test_whoever_speaks_after_the_second_in_which_silence_begins_is_refused(house: House, ada: str) -> None:
    table = await house.create(ada, BLACKOUT, BluffOptions(seconds=1), seats=2, pace=100)
    await table.say(ada, "before")
    await table.draw(ada, "figure:0", 1, keep=True)
    time.sleep(1.1)  # noqa: ASYNC251 - the loop is busy, and so the clock late
    with pytest.raises(Refused, match=r"^hushed"):
        await table.say(ada, "psst")
    assert [line.command for line in table.log.lines if line.seat == CLOCK] == [Tick(Millis(1000))]
    time.sleep(1)  # noqa: ASYNC251
    await table.say(ada, "after")


async def test_no_sketch_is_drawn_after_that_second_either(house: House, ada: str) -> None:
    table = await house.create(ada, BLACKOUT, BluffOptions(seconds=1), seats=2, pace=100)
    time.sleep(1.1)  # noqa: ASYNC251 - as above
    with pytest.raises(Refused, match=r"^hushed"):
        await table.draw(ada, "figure:0", 2, keep=True)
    time.sleep(1)  # noqa: ASYNC251
    await table.draw(ada, "figure:0", 3, keep=True)


async def test_a_refusal_to_the_muted_comes_first(table: Table, ada: str, eve: str) -> None:
    await table.ask(ada, wishes.Mute(person=1, muted=True))
    await table.accept(table.rights(ada), WAVE, seat=Seat(0))
    with pytest.raises(Refused, match=r"^muted"):
        await table.say(eve, "psst")
