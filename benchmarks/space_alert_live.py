"""100 missions of Space Alert with five people each in one server process: how late does an announcement reach a seat?

    python benchmarks/space_alert_live.py [--missions N] [--seconds N] [--no-postgresql] [--interpreted]

Needs Linux and a C compiler: the server is compiled first, as it is in a wheel, unless the interpreted one is asked
for. Everybody has an identity and a socket; all sockets are in one client process beside the server's. Time runs four
times as fast as at a real table, and everybody does something every ten seconds. Measured is from the moment at which
an announcement is due by the table's clock, which the database tells, to when a seat has read it. First the missions
begin one after the other; then the server is stopped, all clocks are set alike in its database, and it goes on: every
announcement is due at the same millisecond at all tables, which is as bad as it gets. On an SQLite file and on
PostgreSQL (as in `server.py`). Only 127.0.0.1 is used. Exits 1 if a bar is missed or an announcement is not heard.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from hosting import Cost, Meter, Postgresql, ask_how_built, built, fresh_postgresql
from rich.console import Console
from rich.table import Table

from saucer.core.seats import CLOCK, Millis
from saucer.lab.load import Caller, Host, serving, welcome
from saucer.store.database import file_address
from saucer.store.store import CompanyChange, Store, Stored
from saucer.tables.company import Company

A = TypeVar("A")
B = TypeVar("B")

SEATS = 5
PACE = 400
TIMELINE = "mission_1"
EVERY_SECONDS = 10.0
"""So often each seat does something."""
STAGGERED_SECONDS = 20.0
"""The missions begin within this time, one after the other."""
READY_SECONDS = 20.0
"""Until the clocks that were set alike go on, everybody has come back."""
MOST_MILLISECONDS = 100.0
AT_ONCE = 20
READY = '{"do":"ready"}'
CLIENT = "--client"

SERVE = """
import sys
import saucer.games
from saucer.core import registry
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.web.serve import serve
registry._games.setdefault(SPACE_ALERT.slug, SPACE_ALERT)
serve(sys.argv[1], "127.0.0.1", 0, limits=False)
"""


class Elsewhere(Host):
    """A server that another process started."""

    def __init__(self, address: str) -> None:
        self.address = address


class Crew(msgspec.Struct):
    """Five people at a table."""

    table: str
    tokens: list[str]


class Asked(msgspec.Struct):
    """What the client process is to do: gather new crews, or come back with these, and listen for so long."""

    address: str
    database: str
    missions: int
    seconds: float
    crews: list[Crew]


class Spread(msgspec.Struct):
    """How something is distributed."""

    count: int = 0
    p50: float = 0.0
    p99: float = 0.0
    most: float = 0.0


class Heard(msgspec.Struct):
    """What the client process says: milliseconds after an announcement was due, and bytes of the message."""

    crews: list[Crew]
    late: Spread
    update: Spread
    missing: int


class Announced(msgspec.Struct):
    at: int


class Seen(msgspec.Struct):
    announcements: list[Announced]


class Told(msgspec.Struct):
    """As much of a message as is looked at here."""

    type: str
    view: Seen


class Party(NamedTuple):
    """What came of it in one way on one database."""

    heard: Heard
    cost: Cost
    seconds: float


class Ear(asyncio.BufferedProtocol):
    """A websocket at a table that notes when what was read, and looks into it when all is over.

    500 of them are told the same moment, on the machine that is measured: a library's queues and tasks, or a new buffer
    for each message, would be measured rather than the server.
    """

    _page = memoryview(bytearray(1 << 18))
    """All read into the same one, one after the other."""

    def __init__(self, host: str, crew: Crew, seat: int) -> None:
        self._host = host
        self.crew = crew
        self.seat = seat
        self.is_greeted = asyncio.get_running_loop().create_future()
        self.read: list[tuple[float, bytes]] = []
        """When, in seconds since 1970, and what: the updates in which the clock did something."""
        self.first = b""
        """The snapshot: what it tells of was announced before."""
        self._rest = b""
        """The beginning of a frame."""
        self._is_open = False
        self._transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{self.crew.table}/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {self.crew.tokens[self.seat]}\r\n\r\n"
        )
        transport.write(head.encode())

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._page

    def buffer_updated(self, nbytes: int) -> None:
        at = time.time()
        data = self._rest + self._page[:nbytes]
        if not self._is_open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head.decode())
            data, self._is_open = rest, True
            self.say(b'{"type":"hello","v":1}')
        while (frame := _frame(data)) is not None:
            kind, text, data = frame
            self._hear(at, kind, text)
        self._rest = data

    def say(self, text: bytes, kind: int = 0x81) -> None:
        """Send a frame; its mask changes nothing."""
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self._transport.write(bytes([kind]) + size + bytes(4) + text)

    def close(self) -> None:
        self._transport.close()

    def _hear(self, at: float, kind: int, text: bytes) -> None:
        if kind == 9:
            self.say(text, 0x8A)
        elif text.startswith(b'{"type":"update"'):
            if b'"do":"tick"' in text:
                self.read.append((at, text))
        elif not self.is_greeted.done() and text.startswith(b'{"type":"snapshot"'):
            self.first = text
            self.is_greeted.set_result(None)


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The kind and the text of the first frame if it is complete, and what comes after it."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size > 125:
        start = 4 if size == 126 else 10
        size = int.from_bytes(data[2:start], "big")
    end = start + size
    return None if len(data) < end else (data[0] & 15, data[start:end], data[end:])


class Client:
    """All sockets, in a process of their own."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._host = Elsewhere(asked.address)

    async def run(self) -> Heard:
        asked = self._asked
        crews = asked.crews or await _some_at_a_time(self._gather, range(asked.missions))
        places = [(crew, seat) for crew in crews for seat in range(SEATS)]
        ears = await _some_at_a_time(self._come, places)
        connected = time.time()
        async with asyncio.TaskGroup() as group:
            acting = [group.create_task(_act(ear)) for ear in ears]
            if not asked.crews:
                group.create_task(_begin(ears))
            await asyncio.sleep(asked.seconds)
            for task in acting:
                task.cancel()
        ended = time.time() - 1
        for ear in ears:
            ear.close()
        return await _judge(asked.database, crews, ears, connected, ended)

    async def _gather(self, _: int) -> Crew:
        """Five people who sit down at a new table."""
        callers = [Caller(self._host, await welcome(self._host)) for _ in range(SEATS)]
        asked = {"game": "space-alert", "seats": SEATS, "open": [1, 2, 3, 4], "name": "0", "pace": PACE}
        made = await callers[0].post("/tables", asked | {"options": {"timeline": TIMELINE}})
        table, invite = made["table"], made["company"]["invite"]
        for seat, caller in enumerate(callers):
            if seat:
                sit = {"do": "sit", "seat": seat, "invite": invite, "name": str(seat)}
                await caller.post(f"/tables/{table}/ask", sit)
            await caller.post(f"/tables/{table}/ask", {"do": "ready", "ready": True})
            await caller.close()
        return Crew(table, [caller.token for caller in callers])

    async def _come(self, place: tuple[Crew, int]) -> Ear:
        name, _, port = self._host.address.partition(":")
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(lambda: Ear(self._host.address, *place), name, int(port))
        await ear.is_greeted
        return ear


async def _begin(ears: list[Ear]) -> None:
    """One mission after the other."""
    for first in range(0, len(ears), SEATS):
        for ear in ears[first : first + SEATS]:
            ear.say(b'{"type":"command","id":1,"command":{"do":"ready"}}')
        await asyncio.sleep(STAGGERED_SECONDS * SEATS / len(ears))


async def _act(ear: Ear) -> None:
    """Tell the crew what one has, and tell it no more, in turns."""
    await asyncio.sleep(Random(f"{ear.crew.table} {ear.seat}").random() * EVERY_SECONDS)
    while True:
        for verb in (b"tell", b"keep_quiet"):
            ear.say(b'{"type":"command","id":2,"command":{"do":"%b"}}' % verb)
            await asyncio.sleep(EVERY_SECONDS)


async def _some_at_a_time(do: Callable[[A], Awaitable[B]], things: Iterable[A]) -> list[B]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def wait(thing: A) -> B:
        async with gate:
            return await do(thing)

    return await asyncio.gather(*map(wait, things))


async def _judge(database: str, crews: list[Crew], ears: list[Ear], connected: float, ended: float) -> Heard:
    """How late everything was that was due from when all had come until all left."""
    late, sizes = list[float](), list[float]()
    missing = 0
    store = await Store.open(database)
    for number, crew in enumerate(crews):
        stored = await store.load(crew.table)
        assert stored is not None
        due = _due(stored)
        wanted = {at for at, when in due.items() if connected <= when <= ended}
        for ear in ears[number * SEATS : (number + 1) * SEATS]:
            known, heard = _announced(ear.first), dict[int, float]()
            for when, text in ear.read:
                sizes.append(len(text))
                heard = dict.fromkeys(_announced(text), when) | heard
            missing += len(wanted - known - heard.keys())
            late += [(heard[at] - due[at]) * 1000 for at in (wanted - known) & heard.keys()]
    await store.close()
    return Heard(crews, _spread(late), _spread(sizes), missing)


def _announced(text: bytes) -> set[int]:
    """The times of all announcements that a message tells of."""
    return {each.at for each in msgspec.json.decode(text, type=Told).view.announcements}


def _due(stored: Stored) -> dict[int, float]:
    """By table time: when each announcement made so far was due, in seconds since 1970."""
    company, started = msgspec.json.decode(stored.row.company, type=Company), _started(stored)
    ticks = [row.at for row in stored.plies if row.seat == CLOCK and row.at > started]
    return {at: company.wall(at) / 1000 for at in ticks}


def _started(stored: Stored) -> Millis:
    """When the last of the crew was ready, in table time."""
    return max(row.at for row in stored.plies if row.command == READY)


async def _set_alike(database: str, crews: list[Crew]) -> None:
    """Bring all missions as far as the furthest one, to the millisecond, and let them go on soon."""
    store = await Store.open(database)
    loaded = [await store.load(crew.table) for crew in crews]
    missions = [stored for stored in loaded if stored is not None]
    furthest = max(stored.plies[-1].at - _started(stored) for stored in missions)
    started_at = int((time.time() + READY_SECONDS) * 1000) - furthest * 100 // PACE
    for stored in missions:
        row, company = stored.row, msgspec.json.decode(stored.row.company, type=Company)
        company = company.shifted(started_at - company.wall(_started(stored)))
        change = CompanyChange(
            table=row.id,
            company=msgspec.json.encode(company).decode(),
            version=row.version,
            listed=row.listed,
            began=company.began,
            wake=row.wake,
            members=company.members,
        )
        if not await store.save_company(change):
            raise RuntimeError("a table was not left alone")
    await store.close()


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    return Spread(len(ordered), ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure how late announcements are.")
    arguments.add_argument("--missions", type=int, default=100)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--no-postgresql", action="store_true", help="leave PostgreSQL out")
    ask_how_built(arguments)
    arguments.add_argument(CLIENT, action="store_true", help=argparse.SUPPRESS)
    asked = arguments.parse_args()
    if asked.client:
        wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(Client(wanted).run())))
        return 0
    with built(asked.interpreted):
        return _measure(asked.missions, asked.seconds, not asked.no_postgresql)


def _measure(missions: int, seconds: float, on_postgresql: bool) -> int:
    parties = dict[str, Party]()
    with tempfile.TemporaryDirectory() as folder:
        address = file_address(Path(folder))
        parties |= _evening("SQLite", Asked("", address, missions, seconds, []))
    if on_postgresql:
        with fresh_postgresql() as database:
            parties |= _evening("PostgreSQL", Asked("", database.address, missions, seconds, []), database)
    console = Console(highlight=False, width=120)
    console.print(_table(parties, f"{missions} missions x {SEATS} seats, {seconds:g} s each"))
    slowest = max(party.heard.late.p99 for party in parties.values())
    is_fine = slowest < MOST_MILLISECONDS and not any(party.heard.missing for party in parties.values())
    console.print(f"p99 {slowest:.1f} ms, bar: under {MOST_MILLISECONDS:g} ms: {'ok' if is_fine else 'MISSED'}")
    return 0 if is_fine else 1


def _evening(name: str, asked: Asked, database: Postgresql | None = None) -> dict[str, Party]:
    """One after the other, and all at once."""
    with serving(SERVE, asked.database) as host:
        staggered = _party(host, asked, database)
    crews = staggered.heard.crews
    asyncio.run(_set_alike(asked.database, crews))
    with serving(SERVE, asked.database) as host:
        longer = msgspec.structs.replace(asked, crews=crews, seconds=asked.seconds + READY_SECONDS)
        at_once = _party(host, longer, database)
    return {name: staggered, f"{name}, all at once": at_once}


def _party(host: Host, asked: Asked, database: Postgresql | None) -> Party:
    command = [sys.executable, __file__, CLIENT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(msgspec.json.encode(msgspec.structs.replace(asked, address=host.address)))
        client.stdin.close()
        meter, began = Meter(host.process.pid, client.pid, database), time.perf_counter()
        text = client.stdout.read(1)  # it says nothing until it is done, and is there until it has said all
        cost, took = meter.read(), time.perf_counter() - began
        text += client.stdout.read()
    return Party(msgspec.json.decode(text, type=Heard), cost, took)


def _table(parties: dict[str, Party], title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in parties:
        table.add_column(name, justify="right")
    figures: tuple[tuple[str, Callable[[Party], str]], ...] = (
        ("due to read by a seat, p50, p99, most ms", lambda party: _milliseconds(party.heard.late)),
        ("announcements read", lambda party: f"{party.heard.late.count:,}"),
        ("missing", lambda party: f"{party.heard.missing:,}"),
        ("bytes of an update, p50, p99, most", lambda party: _bytes(party.heard.update)),
        ("server's share of a processor", lambda party: f"{party.cost.server / party.seconds:.0%}"),
        ("PostgreSQL's share", lambda party: f"{party.cost.database / party.seconds:.0%}"),
        ("others had of the machine", lambda party: f"{party.cost.others:.0%}"),
    )
    for name, figure in figures:
        table.add_row(name, *(figure(party) for party in parties.values()))
    return table


def _milliseconds(spread: Spread) -> str:
    return f"{spread.p50:,.1f}, {spread.p99:,.1f}, {spread.most:,.1f}"


def _bytes(spread: Spread) -> str:
    return f"{spread.p50:,.0f}, {spread.p99:,.0f}, {spread.most:,.0f}"


if __name__ == "__main__":
    sys.exit(main())
