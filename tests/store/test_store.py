"""Tables and logs come back as they went in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saucer.core.log import Line, Undo
from saucer.core.seats import DEALER, Millis, Seat
from saucer.games.falling_skies.commands import Place, Rolled
from saucer.store.store import PlyRow, Store, TableRow
from saucer.store.writer import KeyTaken

pytestmark = pytest.mark.anyio

ROW = TableRow("t1", "falling-skies-9", 1, "{}", 1, None, "{}", "ada", created=1000, began=900)
LINES = [
    Line(0, DEALER, Rolled((1, 2, 3, 4, 5)), Millis(0)),
    Line(1, Seat(0), Place(0, 0, 0), Millis(2500)),
    Line(2, Seat(0), Undo(1), Millis(2600)),
]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path)
    await store.add_person("ada", 1)
    yield store
    await store.close()


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.add_table(ROW, {Seat(0): "ada"}, LINES[:1])
    await store.append("t1", LINES[1:])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row == ROW
    assert stored.holders == {0: "ada"}
    assert stored.plies == [
        PlyRow(0, DEALER, '{"do":"rolled","values":[1,2,3,4,5]}', Millis(0)),
        PlyRow(1, Seat(0), '{"do":"place","die":0,"row":0,"column":0}', Millis(2500)),
        PlyRow(2, Seat(0), '{"do":"undo","ply":1}', Millis(2600)),
    ]


async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert await store.load("t1") is None


async def test_the_key_is_the_referee(store: Store) -> None:
    await store.add_table(ROW, {Seat(0): "ada"}, LINES[:2])
    with pytest.raises(KeyTaken):
        await store.append("t1", LINES[1:])
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.plies) == 2


async def test_lines_need_a_table_and_tables_an_owner(store: Store) -> None:
    with pytest.raises(KeyTaken):
        await store.append("nowhere", LINES[:1])
    with pytest.raises(KeyTaken):
        await store.add_table(ROW._replace(owner="nobody"), {}, [])


async def test_people_are_known_once_added(store: Store) -> None:
    assert await store.knows("ada")
    assert not await store.knows("bob")


async def test_a_list_of_tables_tells_what_changed_last(store: Store) -> None:
    await store.add_person("bob", 1)
    await store.add_table(ROW, {Seat(0): "ada"}, LINES[:1])
    await store.add_table(ROW._replace(id="t2", created=2000, began=2000), {Seat(0): "ada"}, [])
    await store.add_table(ROW._replace(id="t3", owner="bob"), {Seat(0): "bob"}, [])
    await store.append_and_end("t1", LINES[1:], '{"shares":[1.0],"reason":"won"}')
    first, second = await store.tables_of("ada")
    assert (first.row.id, first.ply, first.changed) == ("t1", 3, 900 + 2600)
    assert first.row.outcome == '{"shares":[1.0],"reason":"won"}'
    assert (second.row.id, second.ply, second.changed, second.row.outcome) == ("t2", 0, 2000, None)


async def test_the_file_keeps_everything(store: Store, tmp_path: Path) -> None:
    await store.add_table(ROW, {Seat(0): "ada"}, LINES)
    await store.close()
    again = await Store.open(tmp_path)
    stored = await again.load("t1")
    assert stored is not None
    assert len(stored.plies) == 3
    await again.close()
