"""A whole mission at a real table, and its twins, which differ only in what somebody may not know: no byte differs.

Everybody who is at the table is sent the same whatever cards the others hold, laid face down or gave to each other;
so is whoever comes late, comes back, looks into the past, or tries what is not allowed.
"""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from saucer.core import registry
from saucer.core.chance import Chance
from saucer.core.door import refusal
from saucer.core.lines import Line
from saucer.core.log import Log
from saucer.core.messages import Command, IllegalCommand, Tick
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.games.space_alert.live import SPACE_ALERT, actions
from saucer.games.space_alert.live.commands import (
    CODEC,
    Advance,
    Dealt,
    Give,
    HeroicShown,
    Lay,
    Move,
    Ready,
    TakeBack,
    TimelineDrawn,
)
from saucer.games.space_alert.live.deck import is_heroic
from saucer.games.space_alert.live.events import MissionComplete
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import BY_TURN, LiveMission
from saucer.games.space_alert.live.state import (
    GATHERING,
    PLANNING,
    RESOLVING,
    fresh_deck,
    is_android,
    is_told,
    member_of,
)
from saucer.store.database import file_address
from saucer.store.store import Store
from saucer.tables import wishes
from saucer.tables.dealer import last_time, stamp
from saucer.tables.history import Told, tell
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from tests.conformance.suite import few, imaginable, viewers

PEOPLE = 3
OPTIONS = SpaceAlertOptions(timeline="advanced_simulation_2", serious="mixed")
"""It has everything: incoming data, transfers, silences and an android."""
START = 1_000
EVERY_MILLISECONDS = 12_000
"""So often somebody acts, at most."""
TELLING = 0
"""The only seat that lets the others know its cards, now and then."""
NEVER = (actions.STOP, actions.GO_ON)
TRIED = 3
"""So many commands that are refused are tried by everybody after each line."""
FAR_AHEAD = 2**41
"""The wall clock here: no timer rings by itself, the tests call for what is due."""

Deal = Callable[[Chance], Command]


def settle(log: Log, now: Millis, deal: Deal) -> list[Told]:
    """What dealer and clock owe by `now`, from a dealer of ours."""
    told: list[Told] = []
    while True:
        last = last_time(log)
        if (chance := log.state.chance()) is not None:
            events = log.append(DEALER, deal(chance), last)
        elif (wakeup := log.state.next_wakeup()) is not None and wakeup <= now:
            events = log.append(CLOCK, Tick(wakeup), max(last, wakeup))
        else:
            return told
        told.append(Told(log.lines[-1], events))


def state_of(log: Log) -> LiveMission:
    assert isinstance(log.state, LiveMission)
    return log.state


def played(seed: int, options: SpaceAlertOptions = OPTIONS) -> Log:
    """A mission of people who do anything, until its last beat is still to come."""
    log, rng = Log(SPACE_ALERT, options, PEOPLE), Rng(seed)
    now = START
    while True:
        settle(log, Millis(now), lambda chance: CODEC.command(chance.sample(rng)))
        if log.state.outcome() is not None:
            break
        seat, command = _choose(state_of(log), rng)
        stamp(log, seat, command, Millis(now))
        log.append(seat, command, Millis(now))
        now += 1 + rng.below(EVERY_MILLISECONDS)
    while log.lines[-1].seat == DEALER:
        log = log.until(log.ply - 1)
    return log.until(log.ply - 1)


def _choose(state: LiveMission, rng: Rng) -> tuple[Seat, Command]:
    if state.phase == GATHERING:
        return next((seat, Ready()) for seat in map(Seat, range(PEOPLE)) if not state.ready >> seat & 1)
    if state.phase == RESOLVING:
        return Seat(state.roles[0]), Advance(BY_TURN)
    while True:
        seat = Seat(rng.below(PEOPLE))
        by_verb: dict[int, list[int]] = {}
        for action in state.legal(seat):
            by_verb.setdefault(action & 255, []).append(action)
        verb = list(by_verb)[rng.below(len(by_verb))]
        may_tell = seat == TELLING or verb not in (actions.TELL, actions.KEEP_QUIET)
        if may_tell and verb not in NEVER and (verb != actions.NEXT_PACKET or rng.below(10) == 0):
            return seat, CODEC.command(by_verb[verb][rng.below(len(by_verb[verb]))])


class Traced(NamedTuple):
    """Which card each line is about, by its number among all that were dealt; the kind of each; those somebody saw."""

    cards: list[int | None]
    kinds: list[int]
    seen: set[int]


def trace(log: Log, viewer: Seat | None) -> Traced:
    """Follow every card that was dealt: from hand to board and back, and from hand to hand."""
    cards: list[int | None] = []
    kinds: list[int] = []
    seen: set[int] = set()
    hands: list[list[int]] = [[] for _ in range(PEOPLE)]
    boards: dict[tuple[int, int], int] = {}
    again = Log(log.game, log.options, log.seats)
    for line in log.lines:
        state = state_of(again)
        card: int | None = None
        held = hands[line.seat] if line.seat >= 0 else []
        match line.command:
            case Dealt(player, (face,)):
                card = len(kinds)
                kinds.append(face - 1)
                hands[player - 1].append(card)
            case Lay(kind, _, slot, member) if not (is_android(state, member) and is_heroic(kind)):
                card = next(each for each in held if kinds[each] == kind)
                held.remove(card)
                boards[member, slot] = card
                if is_android(state, member):
                    seen.add(card)
            case TakeBack(member, slot):
                held.append(boards.pop((member, slot)))
            case Move(member, slot, to):
                there = boards.pop((member, to), None)
                boards[member, to] = boards.pop((member, slot))
                if there is not None:
                    boards[member, slot] = there
            case Give(kind, member):
                card = next(each for each in held if kinds[each] == kind)
                held.remove(card)
                hands[state.order[member]].append(card)
                if viewer in (line.seat, state.order[member]):
                    seen.add(card)
        cards.append(card)
        again.append(line.seat, line.command, line.at)
        after = state_of(again)
        for seat in range(PEOPLE) if viewer is not None and after.phase <= PLANNING else ():
            if seat == viewer or is_told(after, seat):
                seen.update(hands[seat])
                seen.update(each for (member, _), each in boards.items() if member == member_of(after, seat))
        if after.phase == RESOLVING:
            seen.update(boards.values())
    return Traced(cards, kinds, seen)


def twin_of(log: Log, viewer: Seat | None, rng: Rng) -> Log:
    """The same for `viewer`, with all cards exchanged that it has not seen by the end of `log`."""
    cards, kinds, seen = trace(log, viewer)
    exchanged = kinds.copy()
    for is_exchanged in (is_heroic, lambda kind: not is_heroic(kind)):
        unseen = [card for card, kind in enumerate(kinds) if card not in seen and is_exchanged(kind)]
        left = fresh_deck()
        for number, kind in enumerate(kinds):
            left[kind] -= number not in unseen
        for kind in [line.command.cards[0] - 1 for line in log.lines if isinstance(line.command, HeroicShown)]:
            left[kind] -= 1
        pool = [kind for kind in range(len(left)) if is_exchanged(kind) for _ in range(left[kind])]
        for number in unseen:
            exchanged[number] = pool.pop(rng.below(len(pool)))
    twin = Log(log.game, log.options, log.seats)
    for line, card in zip(log.lines, cards, strict=True):
        twin.append(line.seat, line.command if card is None else _with(line.command, exchanged[card]), line.at)
    return twin


def _with(command: Command, kind: int) -> Command:
    if isinstance(command, Dealt):
        return replace(command, cards=(kind + 1,))
    assert isinstance(command, Lay | Give)
    return replace(command, card=kind)


class Ear:
    """Somebody at a table, on a seat or none, who remembers every byte but those that tell one table from another."""

    def __init__(self, table: Table, holder: str | None, seat: Seat | None) -> None:
        self.table = table
        self.seat = seat
        self.subscription = Subscription(lambda: None, holder)
        self.heard: list[bytes] = []

    def listen(self) -> None:
        """Note what was sent; about the people at the table nothing is secret, and it comes in its own time."""
        for text in self.subscription.take():
            if not text.startswith(b'{"type":"company"'):
                self.note(text)

    def note(self, text: bytes) -> None:
        for name in (self.table.id, self.table.company.invite):
            text = text.replace(name.encode(), b"?")
        self.heard.append(text)

    async def look_back(self) -> None:
        """Come again as somebody new, and as somebody who missed some lines; look into the past and at the lines."""
        table, rights = self.table, self.subscription.rights
        for known in (None, max(0, table.ply - 30)):
            late = Ear(table, self.subscription.holder, self.seat)
            await table.listen(late.subscription, known)
            late.listen()
            table.leave(late.subscription)
            self.heard += late.heard
        for ply in few(range(table.ply), 4):
            self.note(encode(await table.snapshot(self.subscription.holder, rights, ply)))
            self.note(msgspec.json.encode(await table.steps(rights, ply)))

    async def attempt(self, command: Command) -> None:
        """Try what is not allowed."""
        try:
            await self.table.accept(self.subscription.rights, command)
        except (Refused, IllegalCommand) as problem:
            self.note(msgspec.json.encode((self.table.ply, problem.refusal)))
        else:
            self.note(b"accepted")


def drawn(log: Log) -> Iterator[int]:
    """The numbers from which a table's dealer draws what this log says, in their order."""
    state = log.game.new(log.options, PEOPLE)
    for line in log.lines:
        action = CODEC.action(line.command)
        assert action is not None
        chance = state.chance() if line.seat == DEALER else None
        for number, weights in enumerate(chance.weights if chance else ()):
            if sum(weights) > 1:
                yield sum(weights[: (action >> 8 * (number + 1) & 255) - 1])
        state.step(line.seat, action)


class Stage:
    """Where missions are played again: the wall clock and what the dealer draws from are ours."""

    def __init__(self, house: House, holders: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._holders = holders
        self._now = FAR_AHEAD
        self._drawn: Iterator[int] = iter(())
        monkeypatch.setattr(time, "time_ns", lambda: self._now * 1_000_000)
        monkeypatch.setattr(secrets, "randbelow", lambda _: next(self._drawn))

    async def play(self, log: Log, heeded: list[Seat | None]) -> dict[Seat | None, list[bytes]]:
        """All bytes that are sent to these while a mission is played again; everybody else is there, too."""
        table = await self._seat(log)
        ears = [Ear(table, None if seat is None else self._holders[seat], seat) for seat in viewers(PEOPLE)]
        for ear in ears:
            await table.listen(ear.subscription, None)
        began = self._now
        self._drawn = drawn(log)
        for line in log.lines:
            await self._follow(table, line, began)
            for ear in ears:
                ear.listen()
                if ear.seat in heeded and line.ply + 1 == table.ply:
                    await self._try(ear)
        assert table.log.lines == log.lines
        found = {ear.seat: ear for ear in ears if ear.seat in heeded}
        for ear in found.values():
            await ear.look_back()
        return {seat: ear.heard for seat, ear in found.items()}

    async def _follow(self, table: Table, line: Line, began: int) -> None:
        self._now = began + line.at
        if line.seat == CLOCK and line.ply == table.ply:
            await table.bring_due()
        elif line.seat >= 0:
            await table.accept(table.rights(self._holders[line.seat]), line.command)

    async def _try(self, ear: Ear) -> None:
        if ear.seat is None:
            return
        state, tried = ear.table.log.state, imaginable(SPACE_ALERT)
        first = ear.table.ply * 97
        for number in range(first, first + TRIED):
            command = tried[number % len(tried)]
            if refusal(SPACE_ALERT, state, ear.seat, command) is not None:
                await ear.attempt(command)

    async def _seat(self, log: Log) -> Table:
        table = await self._house.create(
            self._holders[0], SPACE_ALERT, log.options, seats=PEOPLE, open=range(1, PEOPLE), name="0"
        )
        for seat, holder in enumerate(self._holders):
            if seat:
                await table.ask(holder, wishes.Sit(seat=seat, invite=table.company.invite, name=str(seat)))
            await table.ask(holder, wishes.Ready(ready=True))
        return table


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setitem(registry._games, SPACE_ALERT.slug, SPACE_ALERT)
    store = await Store.open(file_address(tmp_path))
    house = House(store)
    yield Stage(house, [token_hash(await house.welcome()) for _ in range(PEOPLE)], monkeypatch)
    await house.close()
    await store.close()


def planning_of(log: Log) -> Log:
    """A mission until the action round is about to end."""
    return log.until(
        next(told.line.ply for told in tell(log, 0) if any(isinstance(e, MissionComplete) for e in told.events))
    )


async def compare(stage: Stage, log: Log, exchanged_at_least: int) -> None:
    """Play a mission and a twin for everybody who watches: what it is sent is the same."""
    told = await stage.play(log, viewers(PEOPLE))
    for viewer in viewers(PEOPLE):
        twin = twin_of(log, viewer, Rng(1))
        exchanged = sum(a.command != b.command for a, b in zip(log.lines, twin.lines, strict=True))
        assert exchanged >= exchanged_at_least
        assert (await stage.play(twin, [viewer]))[viewer] == told[viewer]


@pytest.mark.anyio
async def test_until_the_action_round_ends_nobody_is_told_of_cards_they_have_not_seen(stage: Stage) -> None:
    await compare(stage, planning_of(played(1)), exchanged_at_least=10)


@pytest.mark.anyio
async def test_what_was_never_laid_is_not_told_in_the_resolution_either(stage: Stage) -> None:
    await compare(stage, played(3), exchanged_at_least=10)


@pytest.mark.anyio
async def test_until_something_is_announced_it_may_be_any_mission(stage: Stage) -> None:
    log = played(4, SpaceAlertOptions())
    (drawn,) = (line.ply for line in log.lines if isinstance(line.command, TimelineDrawn))
    log = log.until(next(line.ply for line in log.lines[drawn:] if line.seat == CLOCK))
    told = await stage.play(log, viewers(PEOPLE))
    for timeline in few(range(1, 9), 3):
        twin = Log(log.game, log.options, log.seats)
        for line in log.lines:
            command = TimelineDrawn((timeline,)) if line.ply == drawn else line.command
            twin.append(line.seat, command, line.at)
        assert await stage.play(twin, viewers(PEOPLE)) == told
