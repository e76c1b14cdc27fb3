"""500 tables with four people each at one server process, everybody acts every two seconds: latency and memory.

    python benchmarks/crowd.py [--tables N] [--seconds N] [--no-postgresql] [--interpreted]

Needs Linux, a C compiler, Node and npm: the server is compiled first, unless the interpreted one is asked for. The
2,000 people have an identity and a socket each; all sockets are in one client process, and the commands are spread
evenly over the two seconds. On an SQLite file and on PostgreSQL (as in `server.py`), every command on disk before
anybody sees it. Only 127.0.0.1 is used. Exits 1 if a bar is missed.
"""

import argparse
import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from hosting import (
    Cost,
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

from saucer.lab.load import Host

SEATS = 4
MOST_MILLISECONDS = 100.0


class Waited(msgspec.Struct):
    """How long after the sending."""

    count: int
    p50_ms: float
    p99_ms: float
    most_ms: float


class Heard(msgspec.Struct):
    """What the client says: commands sent, their acknowledgements, and the sightings by each of the other seats."""

    sent: int
    acknowledged: Waited
    seen: Waited


class Weight(NamedTuple):
    """What the server keeps in memory."""

    megabytes_at_first: float
    kilobytes_per_table: float
    kilobytes_per_connection: float
    megabytes_at_last: float


class Crowd(NamedTuple):
    """What came of it on one database."""

    heard: Heard
    weight: Weight
    cost: Cost


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure the server with many people connected.")
    arguments.add_argument("--tables", type=int, default=500)
    arguments.add_argument("--seconds", type=int, default=30)
    arguments.add_argument("--no-postgresql", action="store_true", help="leave PostgreSQL out")
    ask_how_built(arguments)
    asked = arguments.parse_args()
    install_peers()
    crowds = dict[str, Crowd]()
    with built(asked.interpreted):
        with serving_adding(None) as host:
            crowds["SQLite"] = _crowd(host, asked.tables, asked.seconds)
        if not asked.no_postgresql:
            with fresh_postgresql() as database, serving_adding(database.address) as host:
                crowds["PostgreSQL"] = _crowd(host, asked.tables, asked.seconds, database)
    console = Console(highlight=False, width=120)
    console.print(_table(crowds, f"{asked.tables} tables x {SEATS} seats, {asked.seconds} s"))
    slowest = max(waited.p99_ms for crowd in crowds.values() for waited in (crowd.heard.acknowledged, crowd.heard.seen))
    is_fine = slowest < MOST_MILLISECONDS
    console.print(f"p99 {slowest:.1f} ms, bar: under {MOST_MILLISECONDS:g} ms: {'ok' if is_fine else 'MISSED'}")
    return 0 if is_fine else 1


def _crowd(host: Host, tables: int, seconds: int, database: Postgresql | None = None) -> Crowd:
    server = host.process.pid
    at_first = resident_megabytes(server)
    with node("saucer/crowd.js", f"http://{host.address}", str(tables), str(SEATS)) as (client, tell, told):
        if told.readline() != "gathered\n":
            raise RuntimeError("the tables cannot be opened")
        # A table nobody visits may be put away: the first visitors bring it into memory, the others only sockets.
        weights = [at_first]
        for first, last in ((0, 0), (1, SEATS - 1)):
            tell.write(f"connect {first} {last}\n")
            told.readline()
            weights.append(resident_megabytes(server))
        meter = Meter(server, client.pid, database)
        tell.write(f"play {seconds}\n")
        heard = msgspec.json.decode(told.readline(), type=Heard)
        cost = meter.read()
    if heard.acknowledged.count != heard.sent or heard.seen.count != heard.sent * (SEATS - 1):
        raise RuntimeError(f"something was not heard: {heard}")
    connection = (weights[2] - weights[1]) / (tables * (SEATS - 1)) * 1000
    table = (weights[1] - weights[0]) / tables * 1000 - connection
    return Crowd(heard, Weight(at_first, table, connection, resident_megabytes(server)), cost)


def _table(crowds: dict[str, Crowd], title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in crowds:
        table.add_column(name, justify="right")
    figures: tuple[tuple[str, Callable[[Crowd], str]], ...] = (
        ("commands sent", lambda crowd: f"{crowd.heard.sent:,}"),
        ("sent to acknowledged, p50 and p99 ms", lambda crowd: _waited(crowd.heard.acknowledged)),
        ("sent to seen by each other seat, p50 and p99 ms", lambda crowd: _waited(crowd.heard.seen)),
        ("longest, ms", lambda crowd: f"{max(crowd.heard.acknowledged.most_ms, crowd.heard.seen.most_ms):.1f}"),
        ("server's processor seconds", lambda crowd: f"{crowd.cost.server:.1f}"),
        ("PostgreSQL's processor seconds", lambda crowd: f"{crowd.cost.database:.1f}"),
        ("others had of the machine", lambda crowd: f"{crowd.cost.others:.0%}"),
        ("resident memory at first, MB", lambda crowd: f"{crowd.weight.megabytes_at_first:.0f}"),
        ("for each table, KB", lambda crowd: f"{crowd.weight.kilobytes_per_table:.1f}"),
        ("for each connection, KB", lambda crowd: f"{crowd.weight.kilobytes_per_connection:.1f}"),
        ("resident memory at last, MB", lambda crowd: f"{crowd.weight.megabytes_at_last:.0f}"),
    )
    for name, figure in figures:
        table.add_row(name, *(figure(crowd) for crowd in crowds.values()))
    return table


def _waited(waited: Waited) -> str:
    return f"{waited.p50_ms:.1f} and {waited.p99_ms:.1f}"


if __name__ == "__main__":
    sys.exit(main())
