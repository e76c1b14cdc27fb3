"""What a table accepts, refuses, tells and takes back."""

import asyncio
from typing import Any

import msgspec
import pytest

from saucer.core.lines import Undo
from saucer.core.messages import IllegalCommand, Options
from saucer.core.seats import DEALER, Seat
from saucer.store.store import Store
from saucer.store.writer import KeyTaken, NotSaved
from saucer.tables import table as table_module
from saucer.tables.house import House
from saucer.tables.refusals import Refused
from saucer.tables.subscription import UNREAD_AT_MOST
from saucer.tables.table import Table
from tests.tables.duel import DUEL, DuelState
from tests.tables.listener import Listener

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')
ADD_2 = msgspec.Raw(b'{"do":"add","amount":2}')
ADD_9 = msgspec.Raw(b'{"do":"add","amount":9}')
TOSS = msgspec.Raw(b'{"do":"toss"}')


@pytest.fixture
async def duel(house: House, ada: str) -> Table:
    """A duel in which Ada plays both sides."""
    return await house.create(ada, DUEL, Options(), seats=2)


async def lines_on_disk(store: Store, table: Table) -> int:
    stored = await store.load(table.id)
    assert stored is not None
    return len(stored.plies)


async def test_a_command_is_on_disk_when_it_is_accepted(duel: Table, ada: str, store: Store) -> None:
    (told,) = (await duel.accept(duel.rights(ada), ADD_1, ply=0)).told
    assert (told.line.ply, told.line.seat) == (0, 0)
    assert [event.rule for event in told.events] == ["ADD"]
    assert await lines_on_disk(store, duel) == 1


async def test_who_plays_both_sides_acts_for_whose_turn_it_is(duel: Table, ada: str) -> None:
    assert [(await duel.accept(duel.rights(ada), ADD_1)).told[0].line.seat for _ in range(3)] == [0, 1, 0]
    snapshot = await duel.snapshot(ada, duel.rights(ada))
    assert snapshot.seat == 1
    assert snapshot.to_act == (1,)


async def test_a_refused_command_changes_nothing(duel: Table, ada: str, store: Store) -> None:
    with pytest.raises(IllegalCommand, match="too-much"):
        await duel.accept(duel.rights(ada), ADD_9)
    assert (await duel.snapshot(ada, duel.rights(ada))).ply == 0
    assert await lines_on_disk(store, duel) == 0


@pytest.mark.parametrize(
    "command",
    [
        b'{"do":"fly"}',
        b'{"do":"add"}',
        b'{"do":"add","amount":256}',
        b'{"do":"add","amount":1,"twice":true}',
        b"[]",
        b'{"do":"undo","ply":0}',
        b'{"do":"add","amount":' + b"9" * 5000 + b"}",
        b"[" * 100_000,
    ],
)
async def test_what_is_no_command_is_refused(duel: Table, ada: str, command: bytes) -> None:
    with pytest.raises(Refused, match="unknown-command"):
        await duel.accept(duel.rights(ada), msgspec.Raw(command))


async def test_nobody_is_the_dealer(duel: Table, ada: str) -> None:
    with pytest.raises(IllegalCommand):
        await duel.accept(duel.rights(ada), msgspec.Raw(b'{"do":"tossed","values":[2]}'))


async def test_a_command_for_another_version_is_stale(duel: Table, ada: str) -> None:
    await duel.accept(duel.rights(ada), ADD_1, ply=0)
    for ply in (0, 2):
        with pytest.raises(Refused) as refused:
            await duel.accept(duel.rights(ada), ADD_1, ply=ply)
        assert refused.value.refusal.code == "stale-version"
        assert refused.value.refusal.args == {"ply": 1}


async def test_a_spectator_sees_and_cannot_act(duel: Table) -> None:
    snapshot = await duel.snapshot("somebody else", duel.rights("somebody else"))
    assert (snapshot.seat, snapshot.legal, snapshot.undo) == (None, [], False)
    for asked in (
        duel.accept(duel.rights("somebody else"), ADD_1),
        duel.accept(duel.rights(None), ADD_1),
        duel.undo(duel.rights(None)),
        duel.preview(duel.rights(None), ADD_1),
    ):
        with pytest.raises(Refused, match="not-your-seat"):
            await asked


async def test_the_dealer_answers_in_the_same_breath(duel: Table, ada: str, store: Store) -> None:
    assert [told.line.seat for told in (await duel.accept(duel.rights(ada), TOSS)).told] == [0, DEALER]
    assert await lines_on_disk(store, duel) == 2


async def test_undo_takes_back_until_something_became_known(duel: Table, ada: str) -> None:
    await duel.accept(duel.rights(ada), TOSS)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await duel.undo(duel.rights(ada))
    before = await duel.snapshot(ada, duel.rights(ada))
    await duel.accept(duel.rights(ada), ADD_1)
    assert (await duel.snapshot(ada, duel.rights(ada))).undo
    (told,) = (await duel.undo(duel.rights(ada), ply=3)).told
    assert (told.line.ply, told.line.command) == (3, Undo(2))
    after = await duel.snapshot(ada, duel.rights(ada))
    assert after.view == before.view
    assert not after.undo


async def test_steps_tell_what_was_taken_back(duel: Table, ada: str) -> None:
    for _ in range(2):
        await duel.accept(duel.rights(ada), ADD_1)
    for _ in range(2):
        await duel.undo(duel.rights(ada))
    await duel.accept(duel.rights(ada), ADD_2)
    steps = await duel.steps(duel.rights(ada), 0)
    assert [step.counts for step in steps] == [False, False, False, True, True]
    assert [step.ply for step in await duel.steps(duel.rights(ada), 3)] == [3, 4]
    assert steps[1].events == steps[0].events[:1] + steps[1].events[1:]


async def test_a_preview_changes_nothing(duel: Table, ada: str, store: Store) -> None:
    preview = await duel.preview(duel.rights(ada), ADD_2)
    assert msgspec.to_builtins(preview.view)["total"] == 2
    assert preview.events[0].rule == "ADD"
    assert msgspec.to_builtins((await duel.snapshot(ada, duel.rights(ada))).view)["total"] == 0
    assert await lines_on_disk(store, duel) == 0


async def test_a_preview_ends_where_chance_begins(duel: Table, ada: str) -> None:
    assert msgspec.to_builtins((await duel.preview(duel.rights(ada), TOSS)).view)["is_tossing"]
    with pytest.raises(IllegalCommand):
        await duel.preview(duel.rights(ada), ADD_9)


async def test_the_past_can_be_looked_at(duel: Table, ada: str) -> None:
    for _ in range(3):
        await duel.accept(duel.rights(ada), ADD_1)
    past = await duel.snapshot(ada, duel.rights(ada), at=1)
    assert (past.ply, msgspec.to_builtins(past.view)["total"], past.undo) == (1, 1, False)
    for ply in (-1, 4):
        with pytest.raises(Refused, match="no-such-ply"):
            await duel.snapshot(ada, duel.rights(ada), at=ply)
        with pytest.raises(Refused, match="no-such-ply"):
            await duel.steps(duel.rights(ada), ply)


async def test_everybody_hears_after_the_acknowledgement(duel: Table, ada: str) -> None:
    first, second = Listener(duel, ada), Listener(duel, None)
    assert (await first.hello())["type"] == "snapshot"
    assert (await second.hello())["type"] == "snapshot"
    heard = list[int]()

    def acknowledge(ply: int) -> None:
        assert first.subscription._unread == []
        heard.append(ply)

    await duel.accept(duel.rights(ada), TOSS, acknowledge=acknowledge)
    assert heard == [1]
    mine, theirs = await first.next(), await second.next()
    assert (mine["from"], mine["ply"], theirs["from"], theirs["ply"]) == (0, 2, 0, 2)
    assert mine["legal"]
    assert theirs["legal"] == []


async def test_scenery_comes_when_it_changes(duel: Table, ada: str) -> None:
    listener = Listener(duel, ada)
    assert (await listener.hello())["scenery"] == {"is_reached": False}
    for _ in range(3):
        await duel.accept(duel.rights(ada), ADD_2)
    assert [("scenery" in await listener.next()) for _ in range(3)] == [False, False, True]
    await duel.undo(duel.rights(ada))
    assert (await listener.next())["scenery"] == {"is_reached": False}
    late = Listener(duel, ada)
    assert (await late.hello(known=3))["scenery"] == {"is_reached": False}


async def test_who_comes_back_gets_what_it_missed(duel: Table, ada: str) -> None:
    for _ in range(4):
        await duel.accept(duel.rights(ada), ADD_1)
    update = await Listener(duel, ada).hello(known=1)
    assert (update["type"], update["from"], update["ply"]) == ("update", 1, 4)
    assert [step["ply"] for step in update["steps"]] == [1, 2, 3]
    assert (await Listener(duel, ada).hello(known=4))["steps"] == []
    assert (await Listener(duel, ada).hello(known=5))["type"] == "snapshot"


async def test_who_missed_a_lot_gets_a_snapshot(duel: Table, ada: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MISSED_AT_MOST", 2)
    for _ in range(4):
        await duel.accept(duel.rights(ada), ADD_1)
    assert (await Listener(duel, ada).hello(known=1))["type"] == "snapshot"
    assert (await Listener(duel, ada).hello(known=2))["type"] == "update"


async def test_a_slow_listener_is_dropped_and_nobody_waits(duel: Table, ada: str) -> None:
    slow, quick = Listener(duel, ada), Listener(duel, ada)
    await slow.hello()
    await quick.hello()
    for _ in range(UNREAD_AT_MOST // 2 + 1):
        await duel.accept(duel.rights(ada), ADD_1)
        await quick.next()
        await duel.undo(duel.rights(ada))
        await quick.next()
    assert slow.subscription.is_dropped
    assert slow.subscription.take() == []
    assert not quick.subscription.is_dropped
    assert duel._subscriptions == {quick.subscription}


async def test_an_endless_log_is_full_one_day(duel: Table, ada: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "LINES_AT_MOST", 1)
    await duel.accept(duel.rights(ada), ADD_1)
    with pytest.raises(Refused, match="table-full"):
        await duel.accept(duel.rights(ada), ADD_1)


async def test_a_lost_race_reads_what_came_first_and_tries_again(house: House, store: Store, ada: str) -> None:
    here = await house.create(ada, DUEL, Options(), seats=2)
    there = await House(store).open(here.id)
    listener = Listener(here, ada)
    await listener.hello()
    await there.accept(there.rights(ada), ADD_2)
    assert (await here.accept(here.rights(ada), ADD_1)).ply == 1
    update = await listener.next()
    assert (update["from"], update["ply"], update["view"]["total"]) == (0, 2, 3)


async def test_a_lost_race_for_one_version_is_stale(house: House, store: Store, ada: str) -> None:
    here = await house.create(ada, DUEL, Options(), seats=2)
    there = await House(store).open(here.id)
    await there.accept(there.rights(ada), ADD_2, ply=0)
    with pytest.raises(Refused, match="stale-version"):
        await here.accept(here.rights(ada), ADD_1, ply=0)
    assert await lines_on_disk(store, here) == 1
    assert msgspec.to_builtins((await here.snapshot(ada, here.rights(ada))).view)["total"] == 2


@pytest.mark.parametrize("problem", [NotSaved("the disk is full"), KeyTaken("again and again")])
async def test_what_is_not_saved_did_not_happen(
    duel: Table, ada: str, store: Store, problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise problem

    listener = Listener(duel, ada)
    await listener.hello()
    acknowledged = list[int]()
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        with pytest.raises(Refused, match="not-saved"):
            await duel.accept(duel.rights(ada), ADD_1, acknowledge=acknowledged.append)
    assert acknowledged == []
    assert (await duel.snapshot(ada, duel.rights(ada))).ply == 0
    await duel.accept(duel.rights(ada), ADD_2, ply=0)
    assert (await listener.next())["view"]["total"] == 2


async def test_who_is_cut_off_while_saving_leaves_no_doubt(
    duel: Table, ada: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = store.append

    async def save_and_hang(*args: Any) -> None:
        await append(*args)
        await asyncio.sleep(60)

    listener = Listener(duel, None)
    await listener.hello()
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", save_and_hang)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(duel.accept(duel.rights(ada), ADD_1), 0.2)
    assert (await duel.snapshot(ada, duel.rights(ada))).ply == 1
    update = await listener.next()
    assert (update["from"], update["ply"]) == (0, 1), "whoever looks finds out, and all are told"
    await duel.accept(duel.rights(ada), ADD_1, ply=1)
    update = await listener.next()
    assert (update["from"], update["ply"]) == (1, 2)


async def test_a_game_that_fails_half_way_leaves_nothing_behind(
    duel: Table, ada: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(state: DuelState, *_: object) -> None:
        state.total += 5
        raise ArithmeticError

    with monkeypatch.context() as patch:
        patch.setattr(DuelState, "step", fail)
        with pytest.raises(ArithmeticError):
            await duel.accept(duel.rights(ada), ADD_1)
    await duel.accept(duel.rights(ada), ADD_1, ply=0)
    assert msgspec.to_builtins((await duel.snapshot(ada, duel.rights(ada))).view)["total"] == 1


async def test_many_at_once_get_one_line_each(duel: Table, ada: str) -> None:
    accepted = await asyncio.gather(*(duel.accept(duel.rights(ada), ADD_1) for _ in range(9)))
    assert sorted(one.ply for one in accepted) == list(range(9))


async def test_an_ended_game_is_over_for_everybody(duel: Table, ada: str, house: House) -> None:
    while (await duel.snapshot(ada, duel.rights(ada))).outcome is None:
        await duel.accept(duel.rights(ada), ADD_2)
    with pytest.raises(IllegalCommand, match="game-over"):
        await duel.accept(duel.rights(ada), ADD_2)
    (listed,) = await house.tables_of(ada)
    assert listed.outcome is not None
    assert (listed.outcome.shares, listed.outcome.reason) == ((1.0, 0.0), "goal")
    await duel.undo(duel.rights(ada))
    (listed,) = await house.tables_of(ada)
    assert listed.outcome is None


async def test_table_time_grows(duel: Table, ada: str) -> None:
    for _ in range(3):
        await duel.accept(duel.rights(ada), ADD_1)
    times = [line.at for line in (await duel.branch(3)).lines]
    assert times == sorted(times)
    assert 0 <= times[0] < 60_000
    assert duel.rights(ada).held == (Seat(0), Seat(1))
