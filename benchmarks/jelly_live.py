"""Attack of the Jelly Monster live, five people at each table who act as fast as they are answered: who sees it when?

    python benchmarks/jelly_live.py [--tables N] [--seconds N] [--no-postgresql] [--interpreted]

Needs Linux and a C compiler: the server is compiled first, unless the interpreted one is asked for. Everybody has an
identity and a socket; all sockets are in one client process beside the server's. A person sends the next command as
soon as the last one is acknowledged, rolls again more often than a real one would, and goes on to another table when
a game is over. Measured is from the sending of a command to when each of the other four has read what it did, and of
placements alone; every command is on disk before. On an SQLite file and on PostgreSQL (as in `server.py`). Only
127.0.0.1 is used. Exits 1 if a bar is missed; the bar is for one table.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import msgspec
from hosting import Cost, Meter, Postgresql, ask_how_built, built, fresh_postgresql
from rich.console import Console
from rich.table import Table

from saucer.lab.load import Caller, Host, serving, visit, welcome

SEATS = 5
PACE = 400
PLACEMENTS = ("place", "expel", "move")
MOST_MILLISECONDS = 60.0
CLIENT = "--client"

SERVE = """
import sys
from pathlib import Path
from saucer.web.serve import serve
address = sys.argv[1]
serve(address if "://" in address else Path(address), "127.0.0.1", 0, limits=False)
"""


class Elsewhere(Host):
    """A server that another process started."""

    def __init__(self, address: str) -> None:
        self.address = address


class Did(msgspec.Struct):
    """As much of a command as is looked at here."""

    do: str


class Step(msgspec.Struct):
    ply: int
    seat: int


class Told(msgspec.Struct):
    """As much of a message as is looked at here."""

    type: str
    ply: int = 0
    steps: list[Step] = []
    legal: list[msgspec.Raw] = []
    view: msgspec.Raw = msgspec.Raw(b"")
    outcome: msgspec.Raw = msgspec.Raw(b"null")


class Spread(msgspec.Struct):
    """How something is distributed."""

    count: int
    p50: float
    p99: float
    most: float


class Heard(msgspec.Struct):
    """What the client process says: milliseconds, and bytes of the updates and of their parts."""

    games: int
    seen: Spread
    placements_seen: Spread
    acknowledged: Spread
    update: Spread
    legal: Spread
    view: Spread


class Party(NamedTuple):
    """What came of it on one database."""

    heard: Heard
    cost: Cost
    seconds: float


class Tally:
    """What all clients of the process noticed."""

    def __init__(self) -> None:
        self.games = 0
        self.sent: dict[tuple[str, int], tuple[float, bool]] = {}
        """By table and line: when it was sent, and whether it was a placement."""
        self.seen: list[tuple[str, int, float]] = []
        self.acknowledged: list[float] = []
        self.sizes: list[tuple[int, int, int]] = []

    def heard(self) -> Heard:
        waits = list[float]()
        placements = list[float]()
        for table, ply, at in self.seen:
            if (table, ply) not in self.sent:
                continue  # it was late when it was acknowledged
            sent, is_placement = self.sent[table, ply]
            waits.append((at - sent) * 1000)
            if is_placement:
                placements.append((at - sent) * 1000)
        updates, legal, views = zip(*self.sizes, strict=True)
        milliseconds = [wait * 1000 for wait in self.acknowledged]
        return Heard(self.games, *map(_spread, (waits, placements, milliseconds, updates, legal, views)))


class Player:
    """One seat at one table."""

    def __init__(self, tally: Tally, host: Host, token: str, table: str, seat: int) -> None:
        self._tally = tally
        self._visit = visit(host, token, table)
        self._table = table
        self._seat = seat
        self._rng = Random(f"{table} {seat}")

    async def play(self, until: float) -> None:
        """Act until the game is over, or it is late."""
        pending: tuple[float, bool] | None = None
        legal = list[msgspec.Raw]()
        async with self._visit as socket:
            await socket.send('{"type":"hello","v":1}')
            while True:
                text = await socket.recv(decode=False)
                at = time.perf_counter()
                told = msgspec.json.decode(text, type=Told)
                if told.type in ("snapshot", "update"):
                    legal = told.legal
                    self._note(told, len(text), at)
                    if bytes(told.outcome) != b"null" or at > until:
                        return
                elif told.type == "ack" and pending is not None:
                    self._tally.sent[self._table, told.ply - 1] = pending
                    self._tally.acknowledged.append(at - pending[0])
                    pending = None
                elif told.type == "refused":
                    pending = None  # somebody else was faster
                if pending is None and legal:
                    command = self._choose(legal)
                    legal = []
                    is_placement = msgspec.json.decode(command, type=Did).do in PLACEMENTS
                    pending = time.perf_counter(), is_placement
                    await socket.send(b'{"type":"command","id":1,"command":%b}' % bytes(command), text=True)

    def _note(self, told: Told, size: int, at: float) -> None:
        if told.type == "update":
            self._tally.sizes.append((size, sum(map(len, map(bytes, told.legal))), len(bytes(told.view))))
        for step in told.steps:
            if step.seat >= 0 and step.seat != self._seat:
                self._tally.seen.append((self._table, step.ply, at))

    def _choose(self, legal: list[msgspec.Raw]) -> msgspec.Raw:
        """Anything, but rather no placement: who has placed all dice has to wait for the others."""
        skips = [command for command in legal if b'"skip"' in bytes(command)]
        return skips[0] if skips and self._rng.random() < 0.75 else self._rng.choice(legal)


async def _client(address: str, tables: int, seconds: float) -> Heard:
    host, tally = Elsewhere(address), Tally()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(_evening(host, tally, until) for _ in range(tables)))
    return tally.heard()


async def _evening(host: Host, tally: Tally, until: float) -> None:
    """Five people who play one game after the other."""
    tokens = [await welcome(host) for _ in range(SEATS)]
    while time.perf_counter() < until:
        callers = [Caller(host, token) for token in tokens]
        asked = {"game": "jelly-monster", "seats": SEATS, "open": [1, 2, 3, 4], "name": "0", "pace": PACE}
        made = await callers[0].post("/tables", asked)
        table, invite = made["table"], made["company"]["invite"]
        for seat, caller in enumerate(callers):
            if seat:
                sit = {"do": "sit", "seat": seat, "invite": invite, "name": str(seat)}
                await caller.post(f"/tables/{table}/ask", sit)
            await caller.post(f"/tables/{table}/ask", {"do": "ready", "ready": True})
            await caller.close()
        await asyncio.gather(
            *(Player(tally, host, token, table, seat).play(until) for seat, token in enumerate(tokens))
        )
        tally.games += 1


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    return Spread(len(ordered), ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure live play at full speed.")
    arguments.add_argument("--tables", type=int, default=1)
    arguments.add_argument("--seconds", type=float, default=30)
    arguments.add_argument("--no-postgresql", action="store_true", help="leave PostgreSQL out")
    ask_how_built(arguments)
    arguments.add_argument(CLIENT, help=argparse.SUPPRESS)
    asked = arguments.parse_args()
    if asked.client is not None:
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(_client(asked.client, asked.tables, asked.seconds))))
        return 0
    parties = dict[str, Party]()
    with built(asked.interpreted):
        with serving(SERVE) as host:
            parties["SQLite"] = _party(host, asked.tables, asked.seconds)
        if not asked.no_postgresql:
            with fresh_postgresql() as database, serving(SERVE, database.address) as host:
                parties["PostgreSQL"] = _party(host, asked.tables, asked.seconds, database)
    console = Console(highlight=False, width=120)
    console.print(_table(parties, f"{asked.tables} tables x {SEATS} seats, {asked.seconds:g} s"))
    if asked.tables > 1:
        return 0
    slowest = max(party.heard.placements_seen.p99 for party in parties.values())
    is_fine = slowest < MOST_MILLISECONDS
    console.print(f"p99 {slowest:.1f} ms, bar: under {MOST_MILLISECONDS:g} ms: {'ok' if is_fine else 'MISSED'}")
    return 0 if is_fine else 1


def _party(host: Host, tables: int, seconds: float, database: Postgresql | None = None) -> Party:
    command = [sys.executable, __file__, CLIENT, host.address, "--tables", str(tables), "--seconds", str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as client:
        meter, began = Meter(host.process.pid, client.pid, database), time.perf_counter()
        assert client.stdout is not None
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
        ("games", lambda party: f"{party.heard.games:,}"),
        ("commands per second", lambda party: f"{party.heard.acknowledged.count / party.seconds:,.0f}"),
        ("sent to acknowledged, p50, p99, most ms", lambda party: _milliseconds(party.heard.acknowledged)),
        ("sent to seen by each other seat, p50, p99, most ms", lambda party: _milliseconds(party.heard.seen)),
        ("placements only", lambda party: _milliseconds(party.heard.placements_seen)),
        ("placements seen", lambda party: f"{party.heard.placements_seen.count:,}"),
        ("bytes of an update, p50, p99, most", lambda party: _bytes(party.heard.update)),
        ("of these: what is legal", lambda party: _bytes(party.heard.legal)),
        ("of these: the view", lambda party: _bytes(party.heard.view)),
        ("server's share of a processor", lambda party: f"{party.cost.server / party.seconds:.0%}"),
        ("PostgreSQL's share", lambda party: f"{party.cost.database / party.seconds:.0%}"),
        ("others had of the machine", lambda party: f"{party.cost.others:.0%}"),
    )
    for name, figure in figures:
        table.add_row(name, *(figure(party) for party in parties.values()))
    return table


def _milliseconds(spread: Spread) -> str:
    return f"{spread.p50:.1f}, {spread.p99:.1f}, {spread.most:.1f}"


def _bytes(spread: Spread) -> str:
    return f"{spread.p50:,.0f}, {spread.p99:,.0f}, {spread.most:,.0f}"


if __name__ == "__main__":
    sys.exit(main())
