"""Whole live missions over real sockets, a hundred times as fast: the clock, the locks, the beeps, the silence.

Nothing is timed here: who is late by the wall clock is refused at most, and the log says when everything counted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.core.messages import Command, IllegalCommand
from saucer.core.seats import Seat
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.announcements import KIND_NAMES
from saucer.games.space_alert.live.commands import Give, KeepQuiet, Lay, Ready, Tell, Turn
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.timelines import timeline
from saucer.games.space_alert.live.view import Seen, view
from saucer.store.database import file_address
from saucer.store.store import Store
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.refusals import Refused
from saucer.tables.table import MISSED_AT_MOST, Table
from tests.web.crew import PACE, Mate, Message, Record, fast_server, seat_crew
from tests.web.server import Person, Server

MISSIONS: dict[int, dict[str, Any]] = {
    1: {"timeline": "simulation_1"},
    2: {"timeline": "test_run_2", "crew": 5},
    3: {"timeline": "advanced_simulation_2"},
    4: {"timeline": "mission_3", "common": "yellow"},
    5: {"timeline": "random", "serious": "mixed", "transfer_seconds": 20},
}
"""By the number of people; androids fill up the first three crews."""
FIRST_SLOTS = (1, 4, 8)
AWAY_SECONDS = 120.0
FAR_AHEAD = 2**41
"""A wall clock of ours, for what must happen at a certain millisecond."""
NEAR_SECONDS = (8.0, 0.6, 0.2, 0.0, -0.3)
"""How long before a beep each seat hands over its card, in table time; the last is late on purpose."""
IGNORED_ALONE = (
    "data_incoming",
    "transfer_opened",
    "transfer_closed",
    "communications_lost",
    "communications_restored",
)


class Mission:
    """What a crew did and was answered, and everything that everybody was told."""

    def __init__(self, table: str, mates: list[Mate], phone: Mate, spectator: Mate) -> None:
        self.table = table
        self.mates = mates
        """By seat; the last one is the captain."""
        self.phone = phone
        """The captain's second screen, which loses its connection."""
        self.spectator = spectator
        self.turned: list[Message] = []
        """The answers to two who turn a card again and again across the end of the first phase."""
        self.handed: list[Message] = []
        """The answers to those who hand over a card near a beep."""
        self.spoken: list[tuple[int, Message]] = []
        """The answers to those who speak, draw or tell in a silence, and which silence it was."""
        self.cut: Message = {}
        """The last that the phone was told."""
        self.back: Message = {}
        """The first that it was told after two minutes."""
        self.record: Record

    @property
    def people(self) -> int:
        return len(self.mates)

    @property
    def captain(self) -> Mate:
        return self.mates[-1]

    async def play(self) -> None:
        """From the gathering to the end of the resolution."""
        await self._gather()
        async with asyncio.TaskGroup() as crew:
            for mate, near in zip(self.mates, NEAR_SECONDS, strict=False):
                crew.create_task(self._program(mate))
                if self.people > 1:
                    crew.create_task(self._hand_over(mate, near))
                    crew.create_task(self._break_silence(mate))
            for mate in self.mates[:2]:
                crew.create_task(self._turn_across_the_lock(mate))
            crew.create_task(self._lose_the_phone())
        await self.captain.wait(lambda: not self.captain.is_planning)
        await self.captain.do("advance", by=2)
        for mate in (*self.mates, self.phone, self.spectator):
            await mate.until_over()
        self.record = Record(self.captain.person, self.table)

    async def _gather(self) -> None:
        if self.people > 1:
            await self.captain.do("take_role", role=0)
        if self.people < 4:
            await self.captain.do("seat_android", android=0, place=1)
        for mate in self.mates:
            await mate.do("ready")
        for mate in self.mates:
            await mate.until("mission_begun")

    async def _program(self, mate: Mate) -> None:
        """Lay a card at the beginning of each phase; the first seat lets the others know."""
        if mate is self.mates[0] and self.people > 1:
            await mate.do("tell")
        for phase, slot in enumerate(FIRST_SLOTS):
            if phase:
                await mate.until("phase_ended", phase=phase)
            if card := mate.legal("lay", slot=slot, member=mate.view["me"]["member"] or 0):
                await mate.ask("command", command=card)

    async def _turn_across_the_lock(self, mate: Mate) -> None:
        member = mate.view["me"]["member"] or 0

        def is_settled() -> bool:
            slot = mate.view["crew"][member]["slots"][0]
            return bool(slot["shows"] != "empty" or slot["locked"])

        await mate.wait(is_settled)
        answer = await mate.do("turn", member=member, slot=1)
        self.turned.append(answer)
        await mate.until("phase_warning", phase=1, seconds=20)
        while answer["type"] == "ack":
            answer = await mate.do("turn", member=member, slot=1)
            self.turned.append(answer)

    async def _hand_over(self, mate: Mate, near: float) -> None:
        """A card in every window, as late as it gets."""
        async for window in mate.announcements("transfer_opened"):
            left = (window["until"] - mate.known["now"]) / 1000 - near
            await asyncio.sleep(left * 100 / PACE)
            hand = [each["card"] for each in mate.view["me"]["hand"] if not each["card"].startswith("heroic")]
            others = [each["member"] for each in mate.view["crew"] if each["seat"] not in (None, mate.seat)]
            if hand:
                self.handed.append(await mate.do("give", card=mate.kind(hand[0]), member=others[0]))

    async def _break_silence(self, mate: Mate) -> None:
        silence = -1
        async for _ in mate.announcements("communications_lost"):
            silence += 1
            for asked in (
                mate.ask("chat", text="psst"),
                mate.ask("sketch", piece="ping", value=1, keep=False),
                mate.do("tell"),
            ):
                self.spoken.append((silence, await asked))

    async def _lose_the_phone(self) -> None:
        await self.phone.until("threat_announced")
        await self.phone.cut()
        self.cut = self.phone.known
        await asyncio.sleep(AWAY_SECONDS * 100 / PACE)
        self.back = await self.phone.come(self.cut["ply"])


@pytest.fixture(scope="module")
def missions(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Mission]:
    """Crews of one to five, who play at the same time; by their number."""
    server = fast_server(tmp_path_factory.mktemp("missions") / "data")
    try:
        found = asyncio.run(play_all(server))
    finally:
        server.stop()
    assert server.errors == ""
    return found


async def play_all(server: Server) -> dict[int, Mission]:
    async with AsyncExitStack() as stack:
        found = dict[int, Mission]()
        for people, options in MISSIONS.items():
            table, crew = seat_crew(server, people, **options)
            stranger = Person(server, token="")
            for person in (*crew, stranger):
                stack.callback(person.close)
            mates = [await stack.enter_async_context(Mate(person, table)) for person in (*crew, crew[-1], stranger)]
            found[people] = Mission(table, mates[:people], mates[-2], mates[-1])
        await asyncio.gather(*(mission.play() for mission in found.values()))
    return found


def expected(record: Record, people: int) -> list[tuple[str, int]]:
    """All announcements of a mission, each with its time at the table."""
    options, (_, started, _) = MISSIONS[people], record.announcements()[0]
    mission = timeline(record.announcements()[-1][2]["mission"])
    return [
        (KIND_NAMES[each.kind], started + each.at * 1000)
        for each in mission.announcements(options.get("transfer_seconds", 15))
        if people > 1 or KIND_NAMES[each.kind] not in IGNORED_ALONE
    ]


crews = pytest.mark.parametrize("people", MISSIONS)
parties = pytest.mark.parametrize("people", [people for people in MISSIONS if people > 1])


@crews
def test_every_announcement_is_made_at_its_second(missions: dict[int, Mission], people: int) -> None:
    record = missions[people].record
    made = [(event["event"], at) for _, at, event in record.announcements()]
    assert made == expected(record, people)
    assert missions[people].captain.view["mission"] == record.announcements()[-1][2]["mission"]


@crews
def test_everybody_is_told_every_line_once_and_in_one_order(missions: dict[int, Mission], people: int) -> None:
    mission = missions[people]
    lines = [(line.ply, line.seat) for line in mission.record.log.lines]
    made = [event for _, _, event in mission.record.announcements()]
    for mate in (*mission.mates, mission.spectator):
        first = mate.heard[0]["ply"]
        assert [(step["ply"], step["seat"]) for step in mate.steps()] == lines[first:]
        assert [event for step in mate.steps() for event in step["events"] if event["event"] in KIND_NAMES] == made
        assert mate.known["outcome"] is not None


@crews
def test_the_crew_stands_as_it_was_put_up(missions: dict[int, Mission], people: int) -> None:
    """The captain first, the others clockwise; if there are androids, one is second (SA-SET-05, SA-AND-03)."""
    crew = missions[people].captain.view["crew"]
    seats = [each["seat"] for each in crew if not each["android"]]
    assert seats == ([] if people == 1 else [people - 1, *range(people - 1)])
    assert len(crew) == max(people, MISSIONS[people].get("crew", 4))
    assert crew[1]["android"] == (people < 4)


@crews
def test_a_phase_is_locked_at_its_second_for_all_at_once(missions: dict[int, Mission], people: int) -> None:
    """Two act without a pause until they are refused: what was accepted stands before the lock (SA-RT-07)."""
    mission = missions[people]
    lines = mission.record.log.lines
    (locked, at), *_ = mission.record.of("phase_ended")
    accepted = [answer["ply"] - 1 for answer in mission.turned if answer["type"] == "ack"]
    refused = [answer for answer in mission.turned if answer["type"] == "refused"]
    assert len(refused) == min(people, 2)
    (over, _), *_ = mission.record.of("mission_complete")
    assert all(answer["code"] == "slot-locked" or answer["ply"] > over for answer in refused)
    assert all(ply < locked and lines[ply].at < at for ply in accepted)
    assert all(answer["ply"] > locked for answer in refused)
    turns = [line.ply for line in lines if b'"turn"' in msgspec.json.encode(line.command)]
    assert sorted(accepted) == turns


@parties
def test_a_card_changes_hands_before_the_beep_or_not_at_all(missions: dict[int, Mission], people: int) -> None:
    """(SA-ANN-06)"""
    mission = missions[people]
    lines = mission.record.log.lines
    windows = list(zip(mission.record.of("transfer_opened"), mission.record.of("transfer_closed"), strict=True))
    assert mission.handed
    for answer in mission.handed:
        if answer["type"] == "ack":
            line = lines[answer["ply"] - 1]
            (window,) = (each for each in windows if each[0][0] < line.ply < each[1][0])
            assert window[0][1] <= line.at < window[1][1]
        else:
            is_open = any(opened[0] < answer["ply"] <= closed[0] for opened, closed in windows)
            assert (answer["code"] in ("gave-already", "card-not-in-hand")) == is_open
    given = [line.ply for line in lines if b'"give"' in msgspec.json.encode(line.command)]
    assert given == sorted(answer["ply"] - 1 for answer in mission.handed if answer["type"] == "ack")


@parties
def test_while_communications_are_down_nobody_speaks_draws_or_tells(missions: dict[int, Mission], people: int) -> None:
    """(SA-ANN-07)"""
    mission = missions[people]
    silences = list(
        zip(mission.record.of("communications_lost"), mission.record.of("communications_restored"), strict=True)
    )
    for number, answer in mission.spoken:
        if answer.get("code") in ("hushed", "silence"):
            assert any(lost[0] <= answer["ply"] <= restored[0] for lost, restored in silences)
        else:
            _, restored = silences[number]
            assert answer["ply"] >= restored[0]


@parties
def test_what_is_told_is_shown_to_the_crew_but_not_in_silence(missions: dict[int, Mission], people: int) -> None:
    """(SA-RT-02, SA-ANN-07)"""
    mission = missions[people]
    shown = set[bool]()
    for mate in (*mission.mates, mission.spectator):
        for message in mate.heard:
            if message["type"] != "update" or message["view"]["phase"] != "planning":
                continue
            for member in message["view"]["crew"]:
                if member["android"] or member["seat"] == mate.seat:
                    continue
                is_shown = member["told_hand"] is not None
                assert is_shown == (
                    member["told"] and message["view"]["silent"] is None and mate is not mission.spectator
                )
                assert is_shown or all(slot["card"] is None for slot in member["slots"])
                shown.add(is_shown)
    assert shown == {True, False}


@crews
def test_who_was_cut_off_for_two_minutes_knows_everything(missions: dict[int, Mission], people: int) -> None:
    mission = missions[people]
    cut, back = mission.cut, mission.back
    there = next(each for each in mission.captain.heard if each["type"] == "update" and each["ply"] == back["ply"])
    for key in ("view", "legal", "to_act", "outcome"):
        assert back[key] == there[key]
    assert back["now"] - cut["now"] >= AWAY_SECONDS * 1000
    missed = range(cut["ply"], back["ply"])
    assert back["type"] == ("update" if len(missed) <= MISSED_AT_MOST else "snapshot")
    if back["type"] == "update":
        assert back["from"] == cut["ply"]
        assert back["steps"] == [step for step in mission.captain.steps() if step["ply"] in missed]
    assert mission.phone.view == mission.captain.view


LOCK, BEEP, SILENCE = 220, 135, 360
"""Seconds of the first simulation: the end of a phase and of a transfer, and the beginning of a silence of 15."""


class Bench:
    """A table in this process whose wall clock is moved by hand, so that no bell rings by itself."""

    def __init__(self, table: Table, holder: str, wall: list[int]) -> None:
        self.table = table
        self.holder = holder
        self._wall = wall
        self._began = wall[0]

    @property
    def state(self) -> LiveMission:
        assert isinstance(self.table.log.state, LiveMission)
        return self.table.log.state

    def at(self, seconds: int, milliseconds: int) -> None:
        """So long after the start of the action round."""
        self._wall[0] = self._began + self.state.started + seconds * 1000 + milliseconds

    def seen_by(self, seat: int) -> Seen:
        return view(self.state, Seat(seat))

    async def do(self, seat: int, command: Command) -> None:
        await self.table.accept(self.table.rights(self.holder), command, seat=Seat(seat))


@pytest.fixture
async def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """Two people in the first simulation."""
    wall = [FAR_AHEAD]
    monkeypatch.setattr(time, "time_ns", lambda: wall[0] * 1_000_000)
    store = await Store.open(file_address(tmp_path))
    house = House(store)
    ada = token_hash(await house.welcome())
    bench = Bench(await house.create(ada, SPACE_ALERT, SpaceAlertOptions(timeline="simulation_1"), seats=2), ada, wall)
    for seat in range(2):
        await bench.do(seat, Ready())
    yield bench
    await house.close()
    await store.close()


@pytest.mark.anyio
async def test_the_lock_holds_from_its_millisecond_on_even_if_the_bell_is_late(bench: Bench) -> None:
    """(SA-RT-07)"""
    for seat in range(2):
        await bench.do(seat, Lay(bench.state.hands[seat][0], 0, 1, seat))
    bench.at(LOCK, -1)
    for seat in range(2):
        await bench.do(seat, Turn(seat, 1))
    bench.at(LOCK, 0)
    for seat in range(2):
        with pytest.raises(IllegalCommand, match="slot-locked"):
            await bench.do(seat, Turn(seat, 1))


@pytest.mark.anyio
async def test_the_beep_comes_at_its_millisecond_even_if_the_bell_is_late(bench: Bench) -> None:
    """(SA-ANN-06)"""
    bench.at(BEEP, -1)
    await bench.do(0, Give(bench.state.hands[0][0], 1))
    bench.at(BEEP, 0)
    with pytest.raises(IllegalCommand, match="no-transfer"):
        await bench.do(1, Give(bench.state.hands[1][0], 0))


@pytest.mark.anyio
async def test_in_silence_whoever_speaks_draws_or_tells_is_refused(bench: Bench) -> None:
    """(SA-ANN-07)"""
    await bench.do(0, Tell())
    assert bench.seen_by(1).crew[0].told_hand is not None
    bench.at(SILENCE, 0)
    await bench.table.bring_due()
    with pytest.raises(Refused, match="hushed"):
        await bench.table.say(bench.holder, "psst")
    with pytest.raises(Refused, match="hushed"):
        bench.table.sketches.draw(bench.holder, "ping", 1, keep=False)
    for seat, command in ((0, KeepQuiet()), (1, Tell())):
        with pytest.raises(IllegalCommand, match="silence"):
            await bench.do(seat, command)
    assert bench.seen_by(1).crew[0].told_hand is None
    bench.at(SILENCE + 15, 0)
    await bench.table.bring_due()
    await bench.table.say(bench.holder, "here I am")
    bench.table.sketches.draw(bench.holder, "ping", 1, keep=False)
    await bench.do(1, Tell())
    assert bench.seen_by(1).crew[0].told_hand is not None
