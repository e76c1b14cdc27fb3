"""Tables are made, found again, forked, read from files and put away."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import saucer.tables
from saucer.core.log import Log, read
from saucer.core.messages import Options
from saucer.core.seats import DEALER
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.store.store import Store, TableRow
from saucer.tables import house as house_module
from saucer.tables import table as table_module
from saucer.tables.company import Company
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import CODES, Refused
from tests.games.space_alert_live.tables import begun, pass_time
from tests.tables.duel import DUEL
from tests.tables.listener import Listener
from tests.tables.test_bots import Slow

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')
TOSS = msgspec.Raw(b'{"do":"toss"}')
HEADER = b'{"saucer":1,"game":"duel","rules":1,"options":{},"seats":2}\n'


def row_of(owner: str, id: str, **more: Any) -> TableRow:
    """A table for two that `owner` plays alone, as it lies in the database."""
    company = Company.new(owner, "Ada", ["me", "me"], listed=False, pace=100, now=0)
    row = TableRow(
        id=id,
        game="duel",
        rules=1,
        options="{}",
        seats=2,
        start=None,
        created=0,
        company=msgspec.json.encode(company).decode(),
        version=0,
        listed=0,
        began=0,
        pace=100,
        wake=None,
    )
    return row._replace(**more)


async def test_a_new_table_has_been_dealt(house: House, ada: str) -> None:
    table = await house.create(ada, NINE_CARDS, NINE_CARDS.options())
    snapshot = await table.snapshot(ada, table.rights(ada))
    assert (snapshot.ply, snapshot.to_act, snapshot.seat) == (1, (0,), 0)
    assert snapshot.legal


async def test_only_the_known_make_tables(house: House) -> None:
    for stranger in (None, "stranger"):
        with pytest.raises(Refused, match="no-identity"):
            await house.create(stranger, DUEL, Options(), seats=2)


@pytest.mark.parametrize(
    ("seats", "bots", "start", "code"),
    [
        (3, {}, None, "bad-seats"),
        (0, {}, None, "bad-seats"),
        (10**30, {}, None, "bad-seats"),
        (2, {2: "random"}, None, "bad-seats"),
        (2, {-1: "random"}, None, "bad-seats"),
        (2, {0: "grandmaster"}, None, "no-such-bot"),
        (2, {}, {"total": 10, "turn": 0}, "bad-position"),
        (2, {}, {"total": "many", "turn": 0}, "bad-position"),
        (2, {}, [], "bad-position"),
    ],
)
async def test_what_cannot_be_set_up_is_refused(
    house: House, ada: str, seats: int, bots: dict[int, str], start: Any, code: str
) -> None:
    with pytest.raises(Refused, match=code):
        await house.create(ada, DUEL, Options(), seats=seats, bots=bots, start=start)
    assert await house.tables_of(ada) == []


async def test_a_table_can_begin_anywhere(house: House, ada: str, store: Store) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, start={"total": 7, "turn": 1})
    await table.accept(table.rights(ada), ADD_1)
    again = await House(store).open(table.id)
    assert msgspec.to_builtins((await again.snapshot(ada, again.rights(ada))).view) == {
        "total": 8,
        "turn": 0,
        "is_tossing": False,
    }


async def test_a_table_is_the_same_after_a_restart(house: House, ada: str, store: Store) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    for command in (ADD_1, TOSS, ADD_1):
        await table.accept(table.rights(ada), command)
    await table.undo(table.rights(ada))
    again = await House(store).open(table.id)
    assert await again.snapshot(ada, again.rights(ada)) == await table.snapshot(ada, table.rights(ada))
    assert await again.file() == await table.file()


async def test_what_is_due_of_the_dealer_is_dealt_on_loading(house: House, ada: str, store: Store) -> None:
    start = '{"total":0,"turn":0,"is_tossing":true}'
    await store.add_table(row_of(ada, "cut-short", start=start), {ada}, [])
    table = await house.open("cut-short")
    assert [step.seat for step in await table.steps(table.rights(ada), 0)] == [DEALER]


async def test_an_unknown_address_has_no_table(house: House) -> None:
    for id in ("", "x" * 10_000, "../../etc/passwd", "\x00", "\ud800"):
        with pytest.raises(Refused, match="no-such-table"):
            await house.open(id)


async def test_a_table_under_other_rules_is_not_played_wrongly(house: House, ada: str, store: Store) -> None:
    await store.add_table(row_of(ada, "old", rules=0), {ada}, [])
    await store.add_table(row_of(ada, "lost", game="ludo"), {ada}, [])
    with pytest.raises(Refused, match="old-rules"):
        await house.open("old")
    with pytest.raises(Refused, match="no-such-game"):
        await house.open("lost")
    assert {listed.table for listed in await house.tables_of(ada)} == {"old", "lost"}


async def test_a_fork_goes_its_own_way(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    for _ in range(4):
        await table.accept(table.rights(ada), ADD_1)
    await table.undo(table.rights(ada))
    bob = await house.welcome()
    fork = await house.fork(token_hash(bob), table, 3)
    assert (await fork.snapshot(token_hash(bob), fork.rights(token_hash(bob)))).ply == 3
    await fork.accept(fork.rights(token_hash(bob)), TOSS, ply=3)
    assert (await table.snapshot(ada, table.rights(ada))).ply == 5
    assert fork.rights(ada).held == ()
    with pytest.raises(Refused, match="no-such-ply"):
        await house.fork(ada, table, 6)
    with pytest.raises(Refused, match="no-identity"):
        await house.fork(None, table, 3)


async def test_a_fork_before_chance_is_dealt_anew(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    await table.accept(table.rights(ada), TOSS)
    fork = await house.fork(ada, table, 1)
    assert (await fork.snapshot(ada, fork.rights(ada))).ply == 2


async def test_a_log_goes_out_and_comes_in_again(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    for command in (ADD_1, TOSS, ADD_1):
        await table.accept(table.rights(ada), command)
    await table.undo(table.rights(ada))
    file = await table.file()
    assert read(file.splitlines()).ply == 5
    copy = await house.take_in(ada, file.encode())
    assert copy.id != table.id
    assert await copy.file() == file
    await copy.accept(copy.rights(ada), ADD_1, ply=5)


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"\xff\xfe",
        b"nonsense",
        b"[" * 100_000,
        b'{"saucer":2,"game":"duel","rules":1,"options":{},"seats":2}',
        b'{"saucer":1,"game":"ludo","rules":1,"options":{},"seats":2}',
        b'{"saucer":1,"game":"duel","rules":9,"options":{},"seats":2}',
        b'{"saucer":1,"game":"duel","rules":1,"options":{},"seats":99}',
        b'{"saucer":1,"game":"duel","rules":1,"options":{"x":1},"seats":2}',
        b'{"saucer":1,"game":"duel","rules":1,"options":{},"seats":2,"start":{"total":-1,"turn":0}}',
        HEADER + b'{"ply":1,"seat":0,"command":{"do":"add","amount":1},"at":0}',
        HEADER + b'{"ply":0,"seat":1,"command":{"do":"add","amount":1},"at":0}',
        HEADER + b'{"ply":0,"seat":0,"command":{"do":"add","amount":9},"at":0}',
        HEADER + b'{"ply":0,"seat":0,"command":{"do":"undo","ply":0},"at":0}',
        HEADER + b'{"ply":0,"seat":0,"command":{"do":"add","amount":1},"at":-5}',
        HEADER + b'{"ply":0,"seat":0,"command":{"do":"add","amount":1},"at":' + b"9" * 30 + b"}",
        HEADER + b'{"ply":0,"seat":0,"command":{"do":"add","amount":1},"at":NaN}',
    ],
)
async def test_a_bad_log_makes_no_table(house: House, ada: str, file: bytes) -> None:
    with pytest.raises(Refused, match="bad-log"):
        await house.take_in(ada, file)
    assert await house.tables_of(ada) == []


async def test_a_log_without_end_is_refused(house: House, ada: str) -> None:
    with pytest.raises(Refused, match="table-full"):
        await house.take_in(ada, HEADER + b"\n" * 30_000)


async def test_a_table_tells_where_its_game_comes_from(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    placed = await house.create(ada, DUEL, Options(), seats=2, start={"total": 9, "turn": 0})
    forked = await house.fork(ada, placed, 0)
    taken_in = await house.take_in(ada, (await placed.file()).encode())
    await forked.accept(forked.rights(ada), ADD_1)
    tables = {table: None, placed: "position", forked: "fork", taken_in: "file", await house.rematch(ada, forked): None}
    for each, origin in tables.items():
        assert (await each.company_for(ada)).origin == origin
    listed = {summary.table: summary.origin for summary in await house.tables_of(ada)}
    assert listed == {each.id: origin for each, origin in tables.items()}
    house._tables.clear()
    assert (await (await house.open(forked.id)).company_for(None)).origin == "fork"


async def test_tables_of_before_began_where_they_are(house: House, ada: str, store: Store) -> None:
    row = row_of(ada, "old")
    company = msgspec.json.decode(row.company)
    del company["origin"]
    await store.add_table(row._replace(company=msgspec.json.encode(company).decode()), [ada], [])
    assert (await (await house.open("old")).company_for(ada)).origin is None


async def test_idle_tables_are_put_away_and_come_back(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    await table.accept(table.rights(ada), ADD_1)
    listener = Listener(table, None)
    await listener.hello()
    house.put_away_idle(after=0)
    assert await house.open(table.id) is table
    table.leave(listener.subscription)
    house.put_away_idle(after=1000)
    assert await house.open(table.id) is table
    house.put_away_idle(after=0)
    again = await house.open(table.id)
    assert again is not table
    assert (await again.snapshot(ada, again.rights(ada))).ply == 1


def data_files(data: Path) -> list[Path]:
    return [file for file in data.iterdir() if file.is_file()]


async def test_tokens_are_not_stored(house: House, tmp_path: Path) -> None:
    token = (await house.welcome()).encode()
    assert not any(token in file.read_bytes() for file in data_files(tmp_path))


def test_every_refusal_is_announced() -> None:
    """Codes are written as literals, so that each can be found; the list of all must be complete."""
    sources = "".join(file.read_text() for file in Path(saucer.tables.__file__).parent.glob("*.py"))
    assert set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources)) | {"bad-position"} == CODES


async def test_a_clock_goes_on_where_the_position_says_it_was(house: House, ada: str) -> None:
    state = begun(2, timeline="simulation_1")
    pass_time(state, 200)
    start = msgspec.to_builtins(SPACE_ALERT.position(state))
    table = await house.create(ada, SPACE_ALERT, SpaceAlertOptions(timeline="simulation_1"), seats=2, start=start)
    assert table.time >= state.now


async def test_a_log_that_is_long_to_replay_keeps_nobody_waiting(
    house: House, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slowly(lines: list[bytes]) -> Log:
        assert go_on.wait(30)
        return read(lines)

    monkeypatch.setattr(house_module, "read", slowly)
    imports = [asyncio.create_task(house.take_in(ada, HEADER)) for _ in range(40)]
    async with asyncio.timeout(20):
        for _ in range(3):
            assert await store.knows(ada)
    assert not any(one.done() for one in imports)
    go_on.set()
    assert len({table.id for table in await asyncio.gather(*imports)}) == 40


async def test_what_happened_is_told_in_parts(house: House, ada: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "STEPS_AT_MOST", 2)
    table = await house.create(ada, DUEL, Options(), seats=2)
    for _ in range(3):
        await table.accept(table.rights(ada), ADD_1)
    await table.undo(table.rights(ada))
    parts = [[(step.ply, step.counts) for step in await table.steps(table.rights(ada), since)] for since in (0, 2, 4)]
    assert parts == [[(0, True), (1, True)], [(2, False), (3, True)], []], "a later part may take back an earlier one"


async def test_bots_of_a_table_play_on_in_what_might_have_been(house: House, ada: str) -> None:
    house._thinkers = Slow()
    table = await house.create(ada, DUEL, Options(), seats=2, bots={1: "random"}, name="Ada")
    fork = await house.fork(ada, table, 0)
    assert (fork.company.bots, fork.company.seats_of(ada)) == ({1: "random"}, (0,))
    watched = await house.create(ada, DUEL, Options(), seats=2, bots={0: "random", 1: "random"})
    fork = await house.fork(ada, watched, 0)
    assert fork.company.seats_of(ada) == (0, 1), "nobody can do anything else where only bots play"
