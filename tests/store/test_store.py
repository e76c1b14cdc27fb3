"""Tables, companies and their talk come back as they went in."""

import asyncio

import pytest

from saucer.core.seats import DEALER, Millis, Seat
from saucer.store.store import CompanyChange, Facts, Founding, Freshness, PlyRow, Store, TableRow
from saucer.store.writer import KeyTaken, NotSaved
from tests.store.rows import CHANGE, HELLO, LINES, ROW, hold_nothing, line

pytestmark = pytest.mark.anyio

WON = '{"shares":[1.0],"reason":"won"}'


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.add_table(ROW, ["ada"], LINES[:1])
    await store.append("t1", LINES[1:], {1: 7})
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row == ROW == await store.load_row("t1")
    assert stored.plies == [
        PlyRow(0, DEALER, '{"do":"rolled","values":[1,2,3,4,5]}', Millis(0), None),
        PlyRow(1, Seat(0), '{"do":"place","die":0,"row":0,"column":0}', Millis(2500), 7),
        PlyRow(2, Seat(0), '{"do":"undo","ply":1}', Millis(2600), None),
    ]
    assert await store.load_since("t1", 1) == stored.plies[1:]


async def test_all_columns_come_back(store: Store) -> None:
    row = ROW._replace(start='{"é":"\\u0000"}', began=None, listed=1, wake=2**50, outcome=WON)
    await store.add_table(row, [], [])
    assert await store.load_row("t1") == row


async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert await store.load("t1") is None
    assert await store.load_row("t1") is None
    assert await store.load_since("t1", 0) == []


async def test_the_key_is_the_referee(store: Store) -> None:
    await store.add_table(ROW, ["ada"], LINES[:2])
    with pytest.raises(KeyTaken):
        await store.append("t1", LINES[1:], facts=Facts(WON, 1, 0))
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.plies) == 2
    assert stored.row == ROW


async def test_lines_need_a_table_and_members_are_people(store: Store) -> None:
    with pytest.raises(KeyTaken):
        await store.append("nowhere", LINES[:1])
    with pytest.raises(NotSaved):
        await store.add_table(ROW, ["nobody"], [])
    assert await store.load_row("t1") is None


async def test_a_table_is_not_made_twice(store: Store) -> None:
    await store.add_table(ROW, [], [])
    with pytest.raises(NotSaved):
        await store.add_table(ROW._replace(game="another"), [], [])


async def test_people_are_known_once_added(store: Store) -> None:
    assert await store.knows("ada")
    assert not await store.knows("cleo")


async def test_the_latest_facts_count(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    await asyncio.gather(
        *(store.append("t1", [one], facts=Facts(None, 100 + one.ply, 0)) for one in LINES[:2]),
        store.append("t1", LINES[2:]),
    )
    assert await store.load_row("t1") == ROW._replace(wake=101)
    await store.append("t1", [line(3)], facts=Facts(WON, None, 0))
    assert await store.load_row("t1") == ROW._replace(outcome=WON)


async def test_a_new_table_and_its_facts_may_be_written_at_once(store: Store) -> None:
    making = asyncio.create_task(store.add_table(ROW, ["ada"], LINES[:1]))
    await asyncio.sleep(0)
    await store.append("t1", LINES[1:2], facts=Facts(None, 8, 0))
    await making
    assert await store.load_row("t1") == ROW._replace(wake=8)


async def test_a_list_of_tables_tells_what_changed_last(store: Store) -> None:
    await store.add_table(ROW._replace(pace=200), ["ada"], LINES)
    await store.add_table(ROW._replace(id="t2", created=2000), ["bob", "ada"], [])
    await store.add_table(ROW._replace(id="t3", created=3000, began=None), ["ada"], [])
    await store.add_table(ROW._replace(id="t4"), ["bob"], [])
    third, first, second = await store.tables_of("ada")
    assert (first.row.id, first.ply, first.changed) == ("t1", 3, 900 + 1300)
    assert (second.row.id, second.ply, second.changed) == ("t2", 0, 2000)
    assert (third.row.id, third.ply, third.changed) == ("t3", 0, 3000)
    assert {listed.row.id for listed in await store.tables_of("bob")} == {"t2", "t4"}
    assert await store.tables_of("cleo") == []


async def test_the_lobby_has_what_is_listed_and_not_over(store: Store) -> None:
    await store.add_table(ROW._replace(listed=1), [], LINES)
    await store.add_table(ROW._replace(id="t2", listed=1, created=2000), [], [])
    await store.add_table(ROW._replace(id="t3", listed=1, outcome=WON), [], [])
    await store.add_table(ROW._replace(id="t4"), [], [])
    assert [(listed.row.id, listed.ply) for listed in await store.lobby()] == [("t2", 0), ("t1", 3)]


async def test_a_company_is_replaced_with_all_that_belongs_to_it(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    assert await store.save_company(CHANGE)
    assert await store.load_row("t1") == ROW._replace(company=CHANGE.company, version=1, listed=1, began=950, wake=7000)
    assert len(await store.tables_of("ada")) == len(await store.tables_of("bob")) == 1
    assert await store.save_company(CHANGE._replace(version=1, members=frozenset({"bob"})))
    assert await store.tables_of("ada") == []
    assert len(await store.tables_of("bob")) == 1


async def test_a_company_that_has_moved_on_is_left_alone(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    results = await asyncio.gather(*(store.save_company(CHANGE) for _ in range(3)))
    assert results == [True, False, False]
    assert not await store.save_company(CHANGE._replace(company="{}", members=frozenset()))
    row = await store.load_row("t1")
    assert row is not None
    assert (row.company, row.version) == (CHANGE.company, 1)
    assert len(await store.tables_of("ada")) == 1
    assert not await store.save_company(CHANGE._replace(table="nowhere"))


async def test_a_company_with_strangers_is_not_saved(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    with pytest.raises(KeyTaken):
        await store.save_company(CHANGE._replace(members=frozenset({"nobody"})))
    assert await store.load_row("t1") == ROW
    assert len(await store.tables_of("ada")) == 1


async def test_clocks_that_should_have_spoken_are_found(store: Store) -> None:
    for number, wake in enumerate([300, None, 100, 200, 400]):
        await store.add_table(ROW._replace(id=f"t{number}", wake=wake), [], [])
    assert await store.overdue(300) == ["t2", "t3"]
    assert await store.overdue(1000, at_most=3) == ["t2", "t3", "t0"]
    assert sorted(await store.running()) == ["t0", "t2", "t3", "t4"]


async def test_what_was_said_is_heard_in_its_room(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    await store.add_table(ROW._replace(id="t2"), ["ada"], [])
    said = [HELLO._replace(number=number, room="watchers" if number % 3 == 2 else "all") for number in range(6)]
    for chat in said:
        await store.say("t1", chat)
    await store.say("t2", HELLO)
    assert await store.chat("t1") == said
    assert await store.chat("t1", room="watchers") == [said[2], said[5]]
    assert await store.chat("t1", since=1, room="all", last=2) == [said[3], said[4]]
    assert await store.chat("t1", since=6) == []


async def test_whoever_speaks_first_has_the_number(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    await store.say("t1", HELLO)
    with pytest.raises(KeyTaken):
        await store.say("t1", HELLO._replace(text="Me first!"))
    assert await store.chat("t1") == [HELLO]


async def test_freshness_tells_how_far_tables_are(store: Store) -> None:
    await store.add_table(ROW, ["ada"], LINES)
    await store.add_table(ROW._replace(id="t2", version=4, wake=7000), ["ada"], [])
    await store.say("t1", HELLO)
    await store.save_company(CHANGE)
    fresh = {"t1": Freshness(3, 1, 1, CHANGE.wake), "t2": Freshness(0, 4, 0, 7000)}
    assert await store.freshness(["t1", "t2", "nowhere"]) == fresh
    assert await store.freshness([]) == {}


async def test_a_house_that_was_closed_is_revived_once(store: Store) -> None:
    assert await store.revive(1000, 100, hold_nothing) is None  # it has never been open before
    assert await store.revive(1100, 100, hold_nothing) is None
    await store.beat(2000)
    await store.beat(1500)  # a sign of life from before is no news
    results = await asyncio.gather(*(store.revive(2500, 100, hold_nothing) for _ in range(3)))
    assert results == [500, None, None]
    assert await store.revive(2600, 100, hold_nothing) is None


async def test_all_clocks_are_held_when_the_house_is_revived_or_none(store: Store) -> None:
    for name, wake in {"t1": 7000, "t2": 8000, "t3": None}.items():
        await store.add_table(ROW._replace(id=name, wake=wake), ["ada"], [])
    await store.beat(2000)
    held = list[str]()

    def hold(row: TableRow, closed: int) -> CompanyChange | None:
        held.append(row.id)
        assert row.wake is not None
        return CHANGE._replace(table=row.id, version=row.version, wake=row.wake + closed)

    def fail_at_last(row: TableRow, closed: int) -> CompanyChange | None:
        if row.id == "t2":
            raise ZeroDivisionError
        return hold(row, closed)

    with pytest.raises(NotSaved):
        await store.revive(2500, 100, fail_at_last)
    assert await store.overdue(10_000) == ["t1", "t2"]
    assert await store.overdue(7001) == ["t1"], "nothing was moved"
    held.clear()
    assert await store.revive(2500, 100, hold) == 500, "and whoever asks next does it all"
    assert held == ["t1", "t2"]
    assert await store.overdue(7501) == ["t1"]
    assert await store.overdue(7500) == []
    assert await store.revive(2600, 100, hold) is None


async def test_a_table_is_founded_with_the_change_or_not_at_all(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    foundings = [Founding(ROW._replace(id=name), frozenset({"ada"}), LINES) for name in ("t2", "t3")]
    results = await asyncio.gather(*(store.save_company(CHANGE, founding) for founding in foundings))
    assert sorted(results) == [False, True]
    founded = [name for name in ("t2", "t3") if await store.load(name)]
    assert len(founded) == 1
    stored = await store.load(founded[0])
    assert stored is not None
    assert len(stored.plies) == len(LINES)
    assert {listed.row.id for listed in await store.tables_of("ada")} == {"t1", founded[0]}


async def test_the_database_keeps_everything(store: Store, database: str) -> None:
    await store.add_table(ROW, ["ada"], LINES)
    await store.close()
    again = await Store.open(database)
    stored = await again.load("t1")
    assert stored is not None
    assert len(stored.plies) == 3
    await again.close()


async def test_who_knows_an_older_company_leaves_the_table_to_others(store: Store) -> None:
    await store.add_table(ROW, ["ada"], [])
    await store.append("t1", LINES[:1], facts=Facts(None, 8000, 0))
    await store.save_company(CHANGE._replace(wake=9000))
    await store.append("t1", LINES[1:2], facts=Facts(None, None, 0))
    assert (await store.overdue(1), await store.overdue(0)) == (["t1"], []), "overdue since ever"
    await store.append("t1", LINES[2:3], facts=Facts(None, 7000, 1))
    assert await store.overdue(7000) == []


async def test_a_time_to_look_after_a_table_is_not_replaced_by_an_older_one(store: Store) -> None:
    await store.add_table(ROW._replace(wake=8000, outcome=WON), ["ada"], LINES)
    for stale, ply in ((Facts(None, None, 0), len(LINES) - 1), (Facts(None, None, 1), len(LINES))):
        await store.save_wake("t1", stale, ply)
        assert await store.is_any_running()
    await store.save_wake("t1", Facts(None, None, 0), len(LINES))
    assert not await store.is_any_running()
    row = await store.load_row("t1")
    assert row is not None
    assert row.outcome == WON
