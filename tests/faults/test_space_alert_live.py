"""The server of a live mission is killed in the middle of the action round: the clock and everything else go on."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from saucer.core import registry
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.announcements import KIND_NAMES
from saucer.games.space_alert.live.commands import Turn
from saucer.games.space_alert.live.timelines import timeline
from tests.web.crew import PACE, Mate, Record, fast_server, seat_crew
from tests.web.server import Person

pytestmark = pytest.mark.anyio

TIMELINE = "test_run_1"
ACKNOWLEDGED = 10
"""So many commands of each were, before the kill."""
CLOSED_SECONDS = 1.0
SOON_CLOSED = """
house.ROUND_SECONDS = 0.1
house.CLOSED_MILLISECONDS = 400
"""
"""A sign of life ten times a second, and a house that is closed after four were missed."""


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The live mission is known here, whether the house has it already or not."""
    monkeypatch.setitem(registry._games, SPACE_ALERT.slug, SPACE_ALERT)


class Evening:
    """Two people and two androids, and the servers they have one after the other."""

    def __init__(self, data: Path, more: str = "") -> None:
        self._more = more
        self.server = fast_server(data, more)
        self.table, self.people = seat_crew(self.server, 2, timeline=TIMELINE)
        self.mates = [Mate(person, self.table) for person in self.people]
        self.acknowledged: list[dict[int, int]] = [{}, {}]
        """By seat: the line of each numbered command."""
        self.cut_at: list[int] = []
        """By seat: the lines known when the server was killed."""
        self.shown = 0
        """The table's time as it was told last before."""
        self.killed_at = 0.0

    async def begin(self) -> None:
        """The first threat is announced, and everybody has a card to turn."""
        for mate in self.mates:
            await mate.come()
            await mate.do("ready")
        for mate in self.mates:
            await mate.until("mission_begun")
            await mate.wait(lambda mate=mate: bool(mate.known["legal"]))  # type: ignore[misc]
            card = mate.legal("lay", member=mate.view["me"]["member"], slot=1)
            assert (await mate.ask("command", command=card))["type"] == "ack"
            await mate.until("threat_announced")

    async def be_killed(self) -> None:
        """While both people act as fast as they can."""
        enough = [asyncio.Event() for _ in self.mates]
        turning = [asyncio.create_task(self._turn(seat, event)) for seat, event in enumerate(enough)]
        for event in enough:
            await event.wait()
        self.killed_at = time.time()
        self.server.kill()
        await asyncio.gather(*turning)
        self.cut_at = [mate.known["ply"] for mate in self.mates]
        self.shown = max(mate.known["now"] for mate in self.mates)

    async def come_back(self) -> None:
        """To a new server on the same data; what was not acknowledged is sent again under its number."""
        self.server = await asyncio.to_thread(fast_server, self.server.data, self._more)
        for seat, mate in enumerate(self.mates):
            mate.person.close()
            mate.person = Person(self.server, mate.person.token)
            await mate.come(self.cut_at[seat])
            await self._turn_once(seat, len(self.acknowledged[seat]) + 1)

    async def end(self) -> Record:
        """The rest of the mission."""
        for mate in self.mates:
            await mate.wait(lambda mate=mate: not mate.is_planning)  # type: ignore[misc]
        await self.mates[0].do("advance", by=2)
        for mate in self.mates:
            await mate.until_over()
        record = Record(self.mates[0].person, self.table)
        for mate in self.mates:
            await mate.cut()
            mate.person.close()
        self.server.stop()
        assert self.server.errors == ""
        return record

    async def _turn(self, seat: int, enough: asyncio.Event) -> None:
        """Again and again, until the phase or the server ends."""
        with suppress(ConnectionError):
            for number in count(1):
                if number > ACKNOWLEDGED:
                    enough.set()
                if not await self._turn_once(seat, number):
                    break
        enough.set()

    async def _turn_once(self, seat: int, number: int) -> bool:
        mate = self.mates[seat]
        answer = await mate.do("turn", seq=number, member=mate.view["me"]["member"], slot=1)
        if answer["type"] != "ack":
            return False
        self.acknowledged[seat][number] = answer["ply"] - 1
        return True


def check(evening: Evening, record: Record) -> None:
    """Nothing acknowledged is lost or done twice, nothing announced is missing or late, everybody knows it all."""
    lines = record.log.lines
    for seat, acknowledged in enumerate(evening.acknowledged):
        turns = [line.ply for line in lines if line.seat == seat and isinstance(line.command, Turn)]
        assert turns == list(acknowledged.values())
    (_, started, _), *_ = record.announcements()
    assert [(event["event"], at) for _, at, event in record.announcements()] == [
        (KIND_NAMES[each.kind], started + each.at * 1000) for each in timeline(TIMELINE).announcements(15)
    ]
    for mate in evening.mates:
        steps = mate.steps()
        assert [step["ply"] for step in steps] == list(range(steps[0]["ply"], len(lines)))
        assert mate.view == evening.mates[0].view | {"me": mate.view["me"]}


async def test_killed_and_started_again_at_once(tmp_path: Path) -> None:
    """Time went on meanwhile: what was due stands in the log under its time."""
    evening = Evening(tmp_path / "data")
    await evening.begin()
    await evening.be_killed()
    await evening.come_back()
    check(evening, await evening.end())


async def test_no_time_passes_while_no_server_lives(tmp_path: Path) -> None:
    """A night is two seconds here; the mission goes on where it was (docs/adr/0008)."""
    evening = Evening(tmp_path / "data", SOON_CLOSED)
    await evening.begin()
    await evening.be_killed()
    await asyncio.sleep(CLOSED_SECONDS)
    await evening.come_back()
    passed = evening.mates[0].person.get(f"/tables/{evening.table}")["now"] - evening.shown
    assert 0 <= passed <= (time.time() - evening.killed_at - CLOSED_SECONDS) * 1000 * PACE / 100
    check(evening, await evening.end())
