"""Several people at one table: who may do and know what, who is here, what they arrange with each other."""

import asyncio
import time
from typing import Any

import msgspec
import pytest

from saucer.core import registry
from saucer.core.lines import Undo
from saucer.core.messages import IllegalCommand, Options
from saucer.core.seats import Seat
from saucer.store.store import Store
from saucer.store.writer import NotSaved
from saucer.tables import table as table_module
from saucer.tables import talk as talk_module
from saucer.tables import wishes
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.presence import Presence
from saucer.tables.refusals import Refused
from saucer.tables.table import Table
from tests.tables.duel import DUEL
from tests.tables.listener import Listener
from tests.toy import BLUFF, BluffOptions

pytestmark = pytest.mark.anyio

ADD_1 = msgspec.Raw(b'{"do":"add","amount":1}')
ADD_2 = msgspec.Raw(b'{"do":"add","amount":2}')
TOSS = msgspec.Raw(b'{"do":"toss"}')
WAVE = msgspec.Raw(b'{"do":"wave"}')
DONE = msgspec.Raw(b'{"do":"done"}')


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
async def duel(house: House, ada: str, bob: str) -> Table:
    """A duel that Ada and Bob have begun."""
    return await seat_both(await house.create(ada, DUEL, Options(), seats=2, open=[1], name="Ada"), ada, bob)


@pytest.fixture
async def bluff(house: House, ada: str, bob: str) -> Table:
    """Bluff without a clock."""
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2, open=[1], name="Ada")
    return await seat_both(table, ada, bob)


async def seat_both(table: Table, ada: str, bob: str) -> Table:
    await table.ask(bob, wishes.Sit(invite=table.company.invite, name="Bob"))
    await table.ask(ada, wishes.Ready(ready=True))
    await table.ask(bob, wishes.Ready(ready=True))
    return table


async def refused(asked: Any, code: str) -> None:
    with pytest.raises((Refused, IllegalCommand), match=f"^{code}"):
        await asked


def lowest(table: Table, seat: int) -> msgspec.Raw:
    """The command that picks the lowest card of a hand."""
    return msgspec.Raw(msgspec.json.encode({"do": "pick", "card": table.log.state.hands[seat][0]}))  # type: ignore[attr-defined]


async def play_to_the_end(table: Table, people: dict[int, str]) -> None:
    for _ in range(3):
        for seat, holder in people.items():
            await table.accept(table.rights(holder), lowest(table, seat), seat=Seat(seat))
        for seat, holder in people.items():
            await table.accept(table.rights(holder), DONE, seat=Seat(seat))


async def test_nothing_is_dealt_or_played_before_all_are_ready(house: House, ada: str, bob: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2, open=[1], name="Ada")
    seen = await table.company_for(ada)
    assert (seen.phase, table.ply) == ("gathering", 0)
    await refused(table.accept(table.rights(ada), WAVE), "not-begun")
    await table.ask(ada, wishes.Ready(ready=True))
    await table.ask(bob, wishes.Sit(invite=seen.invite, name="Bob"))
    assert table.ply == 0
    seen = await table.ask(bob, wishes.Ready(ready=True))
    assert (seen.phase, table.ply) == ("playing", 8)
    assert (await table.snapshot(bob, table.rights(bob))).legal


async def test_a_link_lets_in_until_it_is_renewed(house: House, ada: str, bob: str, eve: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, open=[1], name="Ada")
    invite = table.company.invite
    await refused(table.ask(bob, wishes.Sit(invite="guessed", name="Bob")), "not-invited")
    await table.ask(ada, wishes.Renew())
    await refused(table.ask(eve, wishes.Sit(invite=invite, name="Eve")), "not-invited")
    await table.ask(bob, wishes.Sit(invite=table.company.invite, name="Bob"))
    assert table.rights(bob).held == (1,)
    assert (await table.company_for(eve)).invite is None
    await refused(table.ask("stranger", wishes.Sit(invite=table.company.invite, name="X")), "no-identity")


async def test_each_acts_for_their_own_seat_only(duel: Table, ada: str, bob: str, eve: str) -> None:
    assert (await duel.accept(duel.rights(ada), ADD_1)).told[0].line.seat == 0
    await refused(duel.accept(duel.rights(ada), ADD_1), "not-your-turn")
    await refused(duel.accept(duel.rights(ada), ADD_1, seat=Seat(1)), "not-your-seat")
    await refused(duel.accept(duel.rights(eve), ADD_1), "not-your-seat")
    assert (await duel.accept(duel.rights(bob), ADD_1)).told[0].line.seat == 1


async def test_who_may_not_watch_is_not_told(duel: Table, ada: str, bob: str, eve: str) -> None:
    watcher, player = Listener(duel, eve), Listener(duel, bob)
    await watcher.hello()
    await player.hello()
    await duel.ask(ada, wishes.Settings(watch=False))
    assert watcher.subscription.is_dropped
    assert not player.subscription.is_dropped
    with pytest.raises(Refused, match="not-invited"):
        duel.check_look(eve)
    duel.check_look(bob)


async def test_the_kicked_are_gone_and_stay_away(duel: Table, ada: str, bob: str) -> None:
    listener = Listener(duel, bob)
    await listener.hello()
    await refused(duel.ask(bob, wishes.Kick(person=0)), "not-host")
    await duel.ask(ada, wishes.Kick(person=1))
    assert listener.subscription.is_dropped
    await refused(duel.ask(bob, wishes.Sit(invite=duel.company.invite, name="Bob")), "not-invited")
    with pytest.raises(Refused, match="not-invited"):
        duel.check_look(bob)
    await refused(duel.accept(duel.rights(bob), ADD_1), "not-your-seat")


async def test_a_numbered_command_counts_once(duel: Table, ada: str, bob: str, house: House, store: Store) -> None:
    heard = list[int]()
    rights = duel.rights(ada)
    assert (await duel.accept(rights, ADD_1, seq=7, acknowledge=heard.append)).ply == 0
    again = await duel.accept(rights, ADD_1, seq=7, acknowledge=heard.append)
    assert (again.ply, again.told, heard, duel.ply) == (0, [], [1, 1], 1)
    await refused(duel.accept(rights, ADD_2, seq=7), "sequence-used")
    await refused(duel.accept(rights, ADD_1, seq=3), "sequence-used")
    assert (await duel.accept(duel.rights(bob), ADD_1, seq=7)).ply == 1, "each seat has its own numbers"
    assert (await duel.snapshot(ada, rights)).seq == 7
    elsewhere = await House(store).open(duel.id)
    assert (await elsewhere.accept(elsewhere.rights(ada), ADD_1, seq=7)).ply == 0, "numbers outlive a restart"
    assert (await elsewhere.accept(elsewhere.rights(ada), ADD_2, seq=8)).ply == 2
    undone = await elsewhere.undo(elsewhere.rights(ada), seq=9)
    assert (await elsewhere.undo(elsewhere.rights(ada), seq=9)).ply == undone.ply == 3


async def test_all_who_act_at_once_get_one_order(bluff: Table, ada: str, bob: str) -> None:
    listeners = [Listener(bluff, ada), Listener(bluff, bob), Listener(bluff, None)]
    for listener in listeners:
        await listener.hello()
    people = [ada, bob] * 3
    accepted = await asyncio.gather(*(bluff.accept(bluff.rights(person), WAVE) for person in people))
    assert sorted(one.ply for one in accepted) == list(range(8, 14))
    orders = list[list[tuple[int, int]]]()
    for listener in listeners:
        steps = list[Any]()
        while len(steps) < 6:
            steps += (await listener.next("update"))["steps"]
        orders.append([(step["ply"], step["seat"]) for step in steps])
    assert orders[0] == orders[1] == orders[2]


async def test_secrets_go_only_to_whom_they_concern(bluff: Table, ada: str, bob: str) -> None:
    listeners = {name: Listener(bluff, holder) for name, holder in {"ada": ada, "bob": bob, "watcher": None}.items()}
    hands = {name: (await listener.hello())["view"]["hand"] for name, listener in listeners.items()}
    assert len(hands["ada"]) == len(hands["bob"]) == 4
    assert hands["watcher"] == []
    await bluff.accept(bluff.rights(ada), lowest(bluff, 0))
    steps = {name: (await listener.next("update"))["steps"][0] for name, listener in listeners.items()}
    assert steps["ada"]["command"]["do"] == "pick"
    assert steps["bob"]["command"] is steps["watcher"]["command"] is None
    assert [event["event"] for event in steps["ada"]["events"]] == ["picked", "card_picked"]
    assert [event["event"] for event in steps["bob"]["events"]] == ["picked"]
    await refused(bluff.preview(bluff.rights(ada), lowest(bluff, 0)), "no-preview")
    for asked in (bluff.file(), bluff.branch(3)):
        await refused(asked, "still-hidden")
    for holder in (bob, None):
        with pytest.raises(Refused, match="not-your-seat"):
            bluff.rights(holder, Seat(0))
    with pytest.raises(Refused, match="no-such-seat"):
        bluff.rights(ada, Seat(2))


async def test_when_it_is_over_everybody_may_look_from_every_seat(
    bluff: Table, ada: str, bob: str, house: House
) -> None:
    hand = (await bluff.snapshot(ada, bluff.rights(ada), 8)).view.hand  # type: ignore[attr-defined]
    await play_to_the_end(bluff, {0: ada, 1: bob})
    rights = bluff.rights(None, Seat(0))
    assert (rights.held, rights.eyes) == ((), (0,))
    assert (await bluff.snapshot(None, rights, 8)).view.hand == hand  # type: ignore[attr-defined]
    assert all(step.command is not None for step in await bluff.steps(rights, 0) if step.seat == 0)
    assert "pick" in await bluff.file()
    assert (await house.fork(bob, bluff, 9)).rights(bob).held == (0, 1)


async def test_on_one_device_only_the_chosen_hand_is_shown(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=2)
    listener = Listener(table, ada)
    assert (await listener.hello())["view"]["hand"] == []
    await refused(table.accept(table.rights(ada), WAVE), "not-your-seat")
    listener.subscription.chosen = Seat(1)
    shown = await listener.hello()
    assert (shown["seat"], len(shown["view"]["hand"])) == (1, 4)
    await table.accept(table.rights(ada, Seat(0)), lowest(table, 0))
    step = (await listener.next("update"))["steps"][0]
    assert (step["seat"], step["command"], len(step["events"])) == (0, None, 1), "behind the curtain of the other seat"


async def test_people_hear_who_comes_and_goes(duel: Table, ada: str, bob: str, eve: str) -> None:
    first, second, third = Listener(duel, ada), Listener(duel, bob), Listener(duel, eve)
    assert [chair["present"] for chair in (await first.hello())["company"]["seats"]] == [True, False]
    await second.hello()
    await third.hello()
    seen = await first.next("company")
    assert ([chair["present"] for chair in seen["seats"]], seen["watching"]) == ([True, True], 1)
    duel.leave(second.subscription)
    seen = await first.next("company")
    assert ([chair["present"] for chair in seen["seats"]], seen["seats"][1]["away"]) == ([True, False], 0)


async def test_rooms_to_talk_are_apart(duel: Table, ada: str, bob: str, eve: str) -> None:
    await duel.ask(eve, wishes.Enter(name="Eve"))
    player, watcher = Listener(duel, bob), Listener(duel, eve)
    await player.hello()
    await watcher.hello()
    await duel.say(ada, "  good \n luck <b>  ")
    await duel.say(eve, "who wins?")
    heard = await player.next("chat")
    assert (heard["room"], [line["text"] for line in heard["lines"]]) == ("players", ["good luck <b>"])
    heard = await watcher.next("chat")
    assert (heard["room"], [line["name"] for line in heard["lines"]]) == ("watchers", ["Eve"])
    again = Listener(duel, eve)
    await again.hello()
    assert [line["text"] for line in (await again.next("chat"))["lines"]] == ["who wins?"]
    for text in ("", "  ", "x" * 501, "a\x07b"):
        await refused(duel.say(ada, text), "bad-message")
    await refused(duel.say(None, "hello"), "not-invited")
    await duel.ask(ada, wishes.Mute(person=1, muted=True))
    await refused(duel.say(bob, "but"), "muted")
    await duel.ask(ada, wishes.Settings(chat=False))
    await refused(duel.say(eve, "hm"), "muted")
    assert (await duel.said(ada, 0)).lines[0].text == "good luck <b>"


async def test_what_touches_others_is_taken_back_only_if_they_agree(duel: Table, ada: str, bob: str) -> None:
    await duel.accept(duel.rights(ada), TOSS)
    await refused(duel.undo(duel.rights(ada)), "nothing-to-undo")
    seen = await duel.ask(ada, wishes.Propose(what="undo"))
    assert seen.proposal is not None
    assert (seen.proposal.needed, seen.proposal.agreed) == ([1], [])
    await duel.ask(bob, wishes.Answer(agree=False))
    assert (duel.ply, duel.company.proposal) == (2, None)
    await duel.ask(ada, wishes.Propose(what="undo"))
    listener = Listener(duel, bob)
    await listener.hello()
    await duel.ask(bob, wishes.Answer(agree=True))
    assert (duel.ply, duel.log.lines[-1].command, duel.log.lines[-1].seat) == (3, Undo(0), 0)
    assert (await listener.next("update"))["view"]["total"] == 0


async def test_hidden_games_take_nothing_back_unasked(bluff: Table, ada: str, bob: str) -> None:
    await bluff.accept(bluff.rights(ada), lowest(bluff, 0))
    assert not (await bluff.snapshot(ada, bluff.rights(ada))).undo
    await refused(bluff.undo(bluff.rights(ada)), "nothing-to-undo")
    await bluff.ask(ada, wishes.Propose(what="undo"))
    await bluff.ask(bob, wishes.Answer(agree=True))
    assert bluff.log.lines[-1].command == Undo(8)


async def test_a_bot_stands_in_until_its_person_is_back(
    duel: Table, ada: str, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ponder(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(duel._drive._thinkers, "choose", ponder)
    listener = Listener(duel, bob)
    await listener.hello()
    duel.leave(listener.subscription)
    await refused(duel.ask(ada, wishes.Claim(seat=1)), "not-away")
    duel._gathering.presence._last_here[1] = time.monotonic() - 61
    seen = await duel.ask(ada, wishes.Claim(seat=1, bot="random"))
    assert (seen.seats[1].name, seen.seats[1].bot) == ("Bob", "random")
    back = await Listener(duel, bob).hello()
    assert (back["company"]["seats"][1]["bot"], back["seat"]) == (None, 1)


async def test_a_seat_can_be_handed_over(duel: Table, ada: str, bob: str, eve: str) -> None:
    await duel.ask(eve, wishes.Enter(name="Eve"))
    watcher, giver = Listener(duel, eve), Listener(duel, bob)
    assert (await watcher.hello())["seat"] is None
    await giver.hello()
    await duel.ask(bob, wishes.Give(seat=1, person=2))
    assert (await watcher.next("snapshot"))["seat"] == 1
    assert (await giver.next("snapshot"))["seat"] is None
    await duel.accept(duel.rights(ada), ADD_1)
    await duel.accept(duel.rights(eve), ADD_1)


async def test_a_rematch_is_one_table_for_all(bluff: Table, ada: str, bob: str, eve: str, house: House) -> None:
    await refused(house.rematch(ada, bluff), "not-over")
    await play_to_the_end(bluff, {0: ada, 1: bob})
    await refused(house.rematch(eve, bluff), "not-your-seat")
    again = await house.rematch(bob, bluff)
    assert await house.rematch(ada, bluff) is again
    assert (again.rights(ada).held, again.rights(bob).held) == ((0,), (1,))
    seen = await again.company_for(ada)
    assert (seen.phase, [chair.ready for chair in seen.seats]) == ("gathering", [False, True])
    assert (await bluff.company_for(ada)).rematch == again.id
    assert (await again.ask(ada, wishes.Ready(ready=True))).phase == "playing"


async def test_lists_tell_who_sits_where(house: House, ada: str, bob: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2, open=[1], name="Ada", listed=True)
    await house.create(ada, DUEL, Options(), seats=2, open=[1], name="Ada")
    (listed,) = await house.lobby()
    assert (listed.table, listed.phase) == (table.id, "gathering")
    assert [(seat.name, seat.bot) for seat in listed.seats] == [("Ada", None), (None, None)]
    assert [listed.mine for listed in await house.tables_of(ada)] == [(0,), (0,)]
    await table.ask(bob, wishes.Sit(name="Bob"))
    assert [(listed.table, listed.mine) for listed in await house.tables_of(bob)] == [(table.id, (1,))]


async def test_nobody_gets_a_second_hand(house: House, ada: str, bob: str, eve: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0), seats=3, open=[1], bots={2: "random"}, name="Ada")
    await seat_both(table, ada, bob)
    await table.ask(ada, wishes.PutBot(seat=2, bot=None))
    await refused(table.ask(ada, wishes.Sit(seat=2)), "would-see-two")
    await table.ask(bob, wishes.Stand())
    await refused(table.ask(ada, wishes.Sit(seat=1)), "would-see-two")
    await refused(table.ask(bob, wishes.Sit(seat=2)), "would-see-two")
    await table.ask(bob, wishes.Sit(seat=1))
    assert (await table.ask(eve, wishes.Sit(seat=2, invite=table.company.invite, name="Eve"))).me.seats == (2,)


async def test_hello_is_for_those_who_may_look(duel: Table, ada: str, bob: str, eve: str) -> None:
    late, kicked = Listener(duel, eve), Listener(duel, bob)  # both were let in, and have said nothing yet
    await duel.ask(ada, wishes.Kick(person=1))
    await refused(kicked.hello(), "not-invited")
    await duel.ask(ada, wishes.Settings(watch=False))
    await refused(late.hello(), "not-invited")
    assert duel.listeners == 0


async def test_rights_end_with_the_seat(duel: Table, ada: str, bob: str) -> None:
    await duel.accept(duel.rights(ada), ADD_1)
    rights = duel.rights(bob)
    await duel.ask(ada, wishes.Kick(person=1))
    await refused(duel.accept(rights, ADD_1), "not-your-seat")
    await refused(duel.undo(rights), "not-your-seat")
    assert duel.ply == 1


async def test_an_undo_is_not_mistaken_for_what_it_takes_back(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    await table.accept(table.rights(ada), ADD_1, seat=Seat(0), seq=1)
    snapshot = await table.snapshot(ada, table.rights(ada))
    assert (snapshot.seat, snapshot.seq, snapshot.undo) == (1, 0, True)
    await refused(table.undo(table.rights(ada), seq=1), "sequence-used")
    assert (await table.undo(table.rights(ada), seq=2)).ply == 1


async def test_two_who_ask_at_once_get_one_rematch(bluff: Table, ada: str, bob: str, house: House) -> None:
    await play_to_the_end(bluff, {0: ada, 1: bob})
    one, two = await asyncio.gather(house.rematch(ada, bluff), house.rematch(bob, bluff))
    assert one is two
    assert len(await house.tables_of(ada)) == 2


async def test_watchers_cannot_use_up_what_is_the_players(
    duel: Table, ada: str, eve: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk_module, "CHAT_AT_MOST", 4)
    await duel.ask(eve, wishes.Enter(name="Eve"))
    for text in ("one", "two"):
        await duel.say(eve, text)
    await refused(duel.say(eve, "three"), "too-many")
    for text in ("at last", "and no more"):
        await duel.say(ada, text)
    await refused(duel.say(ada, "yet"), "too-many")


async def test_not_everybody_may_listen(duel: Table, ada: str, eve: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "LISTENERS_AT_MOST", 1)
    listener = Listener(duel, ada)
    await listener.hello()
    await refused(Listener(duel, eve).hello(), "too-many")
    await listener.hello()


async def test_who_was_elsewhere_is_away_since_they_were_last_heard_of(
    duel: Table, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    presence = Presence([])
    now += 3600
    presence.heard("another process", [1], 0)
    assert 1 in presence.here(duel.company)
    now += 16  # it was killed, or its news do not come through
    assert 1 not in presence.here(duel.company)
    assert presence.away(duel.company)[1] == 16_000


async def test_a_numbered_command_of_several_seats_says_which(house: House, ada: str) -> None:
    table = await house.create(ada, DUEL, Options(), seats=2)
    with pytest.raises(Refused, match="which-seat"):
        await table.accept(table.rights(ada), ADD_1, seq=1)
    for _ in range(2):  # the acknowledgement got lost
        assert (await table.accept(table.rights(ada), ADD_1, seat=Seat(0), seq=1)).ply == 0


async def test_eyes_are_looked_at_again_once_it_is_their_turn(
    bluff: Table, ada: str, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last card is being written, so that here the game is over; then it turns out that it is not."""
    for round in range(3):
        for seat, holder in enumerate((ada, bob)):
            await bluff.accept(bluff.rights(holder), lowest(bluff, seat))
            if (round, holder) != (2, bob):
                await bluff.accept(bluff.rights(holder), DONE)
    writes, fails = asyncio.Event(), asyncio.Event()

    async def fail(*_: object) -> None:
        writes.set()
        await fails.wait()
        raise NotSaved("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        last = asyncio.create_task(bluff.accept(bluff.rights(bob), DONE))
        await writes.wait()
        eyes = bluff.rights(ada, Seat(1))
        looks = [bluff.snapshot(ada, eyes), bluff.steps(eyes, 0), bluff.accept(eyes, WAVE, seat=Seat(0))]
        looking = [asyncio.create_task(look) for look in looks]
        await asyncio.sleep(0)
        fails.set()
        await refused(last, "not-saved")
    for look in looking:
        await refused(look, "not-your-seat")


async def test_who_is_kicked_while_they_wait_sees_nothing(bluff: Table, ada: str, bob: str) -> None:
    eyes = bluff.rights(bob)
    kicking = asyncio.create_task(bluff.ask(ada, wishes.Kick(person=1)))
    while not bluff._turn.is_taken:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    await refused(bluff.snapshot(bob, eyes), "not-your-seat")
    await kicking
