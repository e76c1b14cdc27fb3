"""Our server beside boardgame.io's and Colyseus': moves per second of processor time, latency, memory. One run.

    python benchmarks/server.py [--rounds N] [--no-postgresql] [--interpreted]

Needs Linux, a C compiler, Node and npm: our server is compiled first, as it is in a wheel, unless the interpreted one
is asked for; the peers are installed into `benchmarks/node_modules`. All play the smallest game for two at 50 tables
with two people each, through the same closed loop (`closed_loop.js`): a move is sent as soon as its mover has seen the
last one of the other seat. The peers keep their games in memory; ours has every move on disk before anybody sees it, in
an SQLite file or in PostgreSQL (the server at 127.0.0.1:5432 or at SAUCER_TEST_POSTGRESQL, a fresh database each time).
They play by turns in several rounds, each with fresh servers; a ratio is the median of the rounds' ratios. All moves of
a run are judged together, and the first ones at each table and the later ones apart, because Node's compiler needs the
first to warm up. Only 127.0.0.1 is used. Exits 1 if a bar is missed.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

import msgspec
from hosting import (
    Meter,
    Postgresql,
    ask_how_built,
    built,
    fresh_postgresql,
    install_peers,
    node,
    resident_megabytes,
    serving_adding,
)
from rich.console import Console
from rich.table import Table

from saucer.lab.load import hear, hello, measure, open_tables, serving, visit, welcome

TABLES = 50
MOVES = (100, 300)
"""At each table: from the start, and then."""
OPEN_TABLES = 1000

LEAST_OF_BOARDGAME_IO = 3.0
LEAST_OF_COLYSEUS = 0.5
MOST_MEGABYTES = 150.0

BOARDGAME_IO = "boardgame.io, in memory"
COLYSEUS = "Colyseus, in memory"
SQLITE = "Saucer, SQLite"
POSTGRESQL = "Saucer, PostgreSQL"


class Heard(msgspec.Struct):
    """What a client says of a phase: from sent to seen by the other seat."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float


class Played(NamedTuple):
    """What a phase came to."""

    heard: Heard
    cpu_seconds: float
    database_cpu_seconds: float
    others: float

    @property
    def moves_per_cpu_second(self) -> float:
        return self.heard.moves / self.cpu_seconds

    @property
    def moves_per_cpu_second_in_all(self) -> float:
        return self.heard.moves / (self.cpu_seconds + self.database_cpu_seconds)


class Bar(NamedTuple):
    name: str
    measured: str
    bar: str
    is_fine: bool


Rounds = dict[str, list[list[Played]]]
"""For each server, for each round, for each phase."""


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure the server against boardgame.io and Colyseus.")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--no-postgresql", action="store_true", help="leave PostgreSQL out")
    ask_how_built(arguments)
    asked = arguments.parse_args()
    with built(asked.interpreted):
        return _measure(asked.rounds, not asked.no_postgresql)


def _measure(number: int, on_postgresql: bool) -> int:
    console = Console(highlight=False, width=120)
    install_peers()
    contestants: dict[str, Callable[[], list[Played]]] = {
        BOARDGAME_IO: lambda: _play_peer("boardgame_io"),
        COLYSEUS: lambda: _play_peer("colyseus"),
        SQLITE: _play_on_sqlite,
    }
    if on_postgresql:
        contestants[POSTGRESQL] = _play_on_postgresql
    rounds: Rounds = {name: [] for name in contestants}
    for _ in range(number):
        for name, play in contestants.items():
            rounds[name].append(play())
    for phase in range(len(MOVES)):
        console.print(_table(rounds, phase))
    megabytes = asyncio.run(_measure_memory())
    own = measure(TABLES, 40)
    console.print(
        f"Under Falling Skies, 9 cards: {own['tables_per_s']:.0f} tables opened/s, {own['commands_per_s']:.0f} "
        f"commands acknowledged/s, p50 {own['p50_ms']:.1f} ms, p99 {own['p99_ms']:.1f} ms"
    )
    bars = [
        *_compare(rounds),
        Bar(
            f"resident memory with {OPEN_TABLES} open tables",
            f"{megabytes:.0f} MB",
            f"under {MOST_MEGABYTES:g} MB",
            megabytes < MOST_MEGABYTES,
        ),
    ]
    verdict = Table(title="Bars", title_justify="left")
    for heading in ("", "measured", "bar", ""):
        verdict.add_column(heading)
    for bar in bars:
        verdict.add_row(bar.name, bar.measured, bar.bar, "ok" if bar.is_fine else "MISSED")
    console.print(verdict)
    return 0 if all(bar.is_fine for bar in bars) else 1


def _phase_name(phase: int) -> str:
    return f"{'next' if phase else 'first'} {MOVES[phase]} moves"


SPANS = {
    f"all {sum(MOVES)} moves": range(len(MOVES)),
    **{_phase_name(phase): range(phase, phase + 1) for phase in range(len(MOVES))},
}
"""What is judged: which phases together."""


def _moves_per_cpu_second(played: list[Played], phases: range) -> float:
    return sum(played[phase].heard.moves for phase in phases) / sum(played[phase].cpu_seconds for phase in phases)


def _play_peer(name: str) -> list[Played]:
    with node(f"{name}/server.js") as (server, _, told):
        return _play(name, told.readline().split()[-1].rstrip("/"), server.pid)


def _play_on_sqlite() -> list[Played]:
    with serving_adding(None) as host:
        return _play("saucer", f"http://{host.address}", host.process.pid)


def _play_on_postgresql() -> list[Played]:
    with fresh_postgresql() as database, serving_adding(database.address) as host:
        return _play("saucer", f"http://{host.address}", host.process.pid, database)


def _play(name: str, address: str, server: int, database: Postgresql | None = None) -> list[Played]:
    with node(f"{name}/load.js", address, str(TABLES)) as (client, tell, told):
        if told.readline() != "ready\n":
            raise RuntimeError(f"{name}: its tables cannot be opened")
        phases = list[Played]()
        for moves in MOVES:
            meter = Meter(server, client.pid, database)
            tell.write(f"{moves}\n")
            heard = msgspec.json.decode(told.readline(), type=Heard)
            phases.append(Played(heard, *meter.read()))
        return phases


async def _measure_memory() -> float:
    """With many tables of a real game open, each with a socket and some commands."""
    with serving() as host:
        token = await welcome(host)
        tables = await open_tables(host, token, OPEN_TABLES, {"game": "falling-skies-9"})
        sockets = []
        for table in tables:
            socket = await visit(host, token, table)
            sockets.append(socket)
            known = await hello(socket)
            for _ in range(5):
                asked = {"type": "command", "id": 1, "command": known["legal"][0]}
                await socket.send(msgspec.json.encode(asked).decode())
                await hear(socket, "ack")
                known = await hear(socket, "update")
        megabytes = resident_megabytes(host.process.pid)
        for socket in sockets:
            await socket.close()
        return megabytes


def _compare(rounds: Rounds) -> Iterator[Bar]:
    for ours in (name for name in rounds if name not in (BOARDGAME_IO, COLYSEUS)):
        for span, phases in SPANS.items():
            for theirs, least in ((BOARDGAME_IO, LEAST_OF_BOARDGAME_IO), (COLYSEUS, LEAST_OF_COLYSEUS)):
                ratio = median(
                    _moves_per_cpu_second(our, phases) / _moves_per_cpu_second(their, phases)
                    for our, their in zip(rounds[ours], rounds[theirs], strict=True)
                )
                yield Bar(
                    f"{ours}: moves per CPU-second / {theirs.partition(',')[0]}, {span}",
                    f"{ratio:.2f}x",
                    f"at least {least:g}x",
                    ratio >= least,
                )
        for phase in range(len(MOVES)):
            slower = median(
                our[phase].heard.p99_ms / their[phase].heard.p99_ms
                for our, their in zip(rounds[ours], rounds[BOARDGAME_IO], strict=True)
            )
            yield Bar(
                f"{ours}: p99 from sent to seen / boardgame.io, {_phase_name(phase)}",
                f"{slower:.2f}x",
                "under 1x",
                slower < 1,
            )


def _table(rounds: Rounds, phase: int) -> Table:
    title = f"{TABLES} tables for two, {_phase_name(phase)}, median of {len(rounds[SQLITE])} rounds"
    table = Table(title=title, title_justify="left")
    table.add_column("server", no_wrap=True)
    for heading in ("moves per CPU-second", "with the database's", "moves/s", "p50 ms", "p99 ms", "others' share"):
        table.add_column(heading, justify="right")
    for name, phases in rounds.items():
        played = [each[phase] for each in phases]
        table.add_row(
            name,
            f"{median(each.moves_per_cpu_second for each in played):,.0f}",
            f"{median(each.moves_per_cpu_second_in_all for each in played):,.0f}",
            f"{median(each.heard.moves / each.heard.seconds for each in played):,.0f}",
            f"{median(each.heard.p50_ms for each in played):.1f}",
            f"{median(each.heard.p99_ms for each in played):.1f}",
            f"{median(each.others for each in played):.0%}",
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
