"""Our server beside boardgame.io's: moves per second of the server's processor time, and memory. One run, one machine.

    python benchmarks/server.py [--rounds N]

Needs Linux, Node and npm; boardgame.io is installed into `benchmarks/boardgame_io`. Both play the smallest game for two
at 50 tables with two sockets each; boardgame.io keeps its matches in memory, ours has every move on disk before it
is acknowledged. They play by turns in several rounds, each with fresh servers; a ratio is the median of the rounds'
ratios. The first moves at each table and the later ones are judged apart, because Node's compiler needs the first to
warm up. Only 127.0.0.1 is used. Exits 1 if a bar is missed.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

from saucer.lab.load import Host, hello, measure, open_tables, serving, visit, welcome

HERE = Path(__file__).parent
TABLES = 50
SEATS = 2
MOVES = (100, 300)
"""At each table: from the start, and then."""
OPEN_TABLES = 1000

LEAST_RATIO = 3.0
MOST_MEGABYTES = 150.0

SERVE_ADDING = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(HERE)!r})
import adding
from saucer.web.serve import serve
serve(Path(sys.argv[1]), "127.0.0.1", 0, open_browser=False)
"""


class Played(msgspec.Struct):
    """What a round came to."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    cpu_seconds: float = 0.0

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu_seconds


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure the server against boardgame.io.")
    arguments.add_argument("--rounds", type=int, default=5)
    rounds = arguments.parse_args().rounds
    console = Console(highlight=False, width=110)
    _install_boardgame_io()
    ours, theirs = list[list[Played]](), list[list[Played]]()
    for _ in range(rounds):
        theirs.append(_measure_boardgame_io())
        ours.append(_measure_saucer())
    console.print(_table(ours, theirs))
    ratios = [
        median(
            our[phase].moves_per_cpu_second / their[phase].moves_per_cpu_second
            for our, their in zip(ours, theirs, strict=True)
        )
        for phase in range(len(MOVES))
    ]
    megabytes = asyncio.run(_measure_memory())
    own = measure(TABLES, 40)
    console.print(
        f"Under Falling Skies, 9 cards: {own['tables_per_s']:.0f} tables opened/s, {own['commands_per_s']:.0f} "
        f"commands acknowledged/s, p50 {own['p50_ms']:.1f} ms, p99 {own['p99_ms']:.1f} ms"
    )
    verdict = Table(title="Bars", title_justify="left")
    for heading in ("", "measured", "bar", ""):
        verdict.add_column(heading)
    for name, measured, bar, is_fine in (
        *(
            (
                f"moves per CPU-second / boardgame.io's, {_phase_name(phase)}",
                f"{ratio:.1f}x",
                f"at least {LEAST_RATIO:g}x",
                ratio >= LEAST_RATIO,
            )
            for phase, ratio in enumerate(ratios)
        ),
        (
            f"resident memory with {OPEN_TABLES} open tables",
            f"{megabytes:.0f} MB",
            f"under {MOST_MEGABYTES:g} MB",
            megabytes < MOST_MEGABYTES,
        ),
    ):
        verdict.add_row(name, measured, bar, "ok" if is_fine else "MISSED")
    console.print(verdict)
    return 0 if min(ratios) >= LEAST_RATIO and megabytes < MOST_MEGABYTES else 1


def _phase_name(phase: int) -> str:
    return f"{'next' if phase else 'first'} {MOVES[phase]} moves"


def _install_boardgame_io() -> None:
    if not (HERE / "boardgame_io" / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=HERE / "boardgame_io", check=True)


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_megabytes(process: int) -> float:
    (line,) = (line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def _measure_boardgame_io() -> list[Played]:
    folder = HERE / "boardgame_io"
    server = subprocess.Popen(["node", "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1].rstrip("/")
    load = subprocess.Popen(
        ["node", "load.js", address, str(TABLES)],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert load.stdin is not None
    assert load.stdout is not None
    phases = list[Played]()
    try:
        if load.stdout.readline() != "ready\n":
            raise RuntimeError("boardgame.io's matches cannot be opened")
        for moves in MOVES:
            before = _cpu_seconds(server.pid)
            load.stdin.write(f"{moves}\n")
            load.stdin.flush()
            played = msgspec.json.decode(load.stdout.readline(), type=Played)
            played.cpu_seconds = _cpu_seconds(server.pid) - before
            phases.append(played)
    finally:
        for process in (load, server):
            process.terminate()
            process.communicate(timeout=30)
    return phases


def _measure_saucer() -> list[Played]:
    with serving(SERVE_ADDING) as host:
        return asyncio.run(_play_adding(host))


async def _play_adding(host: Host) -> list[Played]:
    token = await welcome(host)
    tables = await open_tables(host, token, TABLES, {"game": "adding"})
    async with AsyncExitStack() as stack:
        seats = [[await stack.enter_async_context(visit(host, token, table)) for _ in range(SEATS)] for table in tables]
        for socket in chain(*seats):
            await hello(socket)
        return [await _play_phase(host, seats, sum(MOVES[:phase]), moves) for phase, moves in enumerate(MOVES)]


async def _play_phase(host: Host, seats: list[list[ClientConnection]], first: int, moves: int) -> Played:
    waited = list[float]()

    async def play(sockets: list[ClientConnection]) -> None:
        for ply in range(first, first + moves):
            mover, other = sockets[ply % SEATS], sockets[1 - ply % SEATS]
            sent = time.perf_counter()
            await mover.send(f'{{"type":"command","id":{ply},"ply":{ply},"command":{{"do":"add"}}}}')
            answer: dict[str, Any] = msgspec.json.decode(await mover.recv())
            if answer["type"] != "ack":
                raise RuntimeError(f"refused: {answer}")
            await mover.recv()
            waited.append(time.perf_counter() - sent)
            await other.recv()

    before, started = _cpu_seconds(host.process.pid), time.perf_counter()
    await asyncio.gather(*(play(sockets) for sockets in seats))
    seconds = time.perf_counter() - started
    cpu_seconds = _cpu_seconds(host.process.pid) - before
    waited.sort()
    p50, p99 = waited[len(waited) // 2], waited[len(waited) * 99 // 100]
    return Played(len(waited), seconds, p50 * 1000, p99 * 1000, cpu_seconds)


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
                await socket.recv()
                known = msgspec.json.decode(await socket.recv())
        megabytes = _resident_megabytes(host.process.pid)
        for socket in sockets:
            await socket.close()
        return megabytes


def _table(ours: list[list[Played]], theirs: list[list[Played]]) -> Table:
    table = Table(title=f"{TABLES} tables for two, median of {len(ours)} rounds", title_justify="left")
    for heading in ("server", "at each table"):
        table.add_column(heading)
    for heading in ("moves per CPU-second", "moves/s", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    for name, rounds in (("boardgame.io, in memory", theirs), ("Saucer, every move on disk first", ours)):
        for phase in range(len(MOVES)):
            played = [each[phase] for each in rounds]
            table.add_row(
                name,
                _phase_name(phase),
                f"{median(each.moves_per_cpu_second for each in played):,.0f}",
                f"{median(each.moves / each.seconds for each in played):,.0f}",
                f"{median(each.p50_ms for each in played):.1f}",
                f"{median(each.p99_ms for each in played):.1f}",
            )
    return table


if __name__ == "__main__":
    sys.exit(main())
