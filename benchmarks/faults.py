"""Servers, databases, buses and connections fail under load, hundreds of times: is anything lost, and for how long?

    python -m benchmarks.faults [--kills N] [--restarts N] [--cuts N] [--tables N] [--seed N]

From the root of the project; needs PostgreSQL's and Redis's programs, of which it starts its own. People behave as the
browser does, each on one seat: they play without end, come back by themselves and say again what was not answered.
Afterwards everything they were promised, told and shown is compared with the database. Only 127.0.0.1 is used. Exits 1
if anything differs, or if a clock or a bot is held up for longer than the bar when a process is killed.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from saucer.store.database import file_address
from tests.faults.alone import TakenOver, Watch, take_over
from tests.faults.cluster import Cluster
from tests.faults.scenarios import Fault, Report, cutting, killing, restarting, under_load
from tests.services import OwnPostgres, OwnRedis

KILLED = "one of two killed, PostgreSQL"
TAKE_OVERS = 10
MOST_SECONDS = 3.0
HOUR = 3600.0


class Case(NamedTuple):
    """Something that goes wrong, and how often."""

    name: str
    times: int
    fault: Fault
    is_shared: bool
    through_tunnel: bool = False


def main() -> int:
    arguments = argparse.ArgumentParser(description="Break everything under load and look whether anything is lost.")
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--restarts", type=int, default=20)
    arguments.add_argument("--cuts", type=int, default=1000)
    arguments.add_argument("--tables", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    console = Console(highlight=False, width=120)
    with OwnPostgres() as postgres, OwnRedis() as redis:
        cases = [
            Case("server killed, SQLite", asked.kills, killing(asked.kills), is_shared=False),
            Case(KILLED, asked.kills, killing(asked.kills), is_shared=True),
            Case("Redis restarted", asked.restarts, restarting(redis, asked.restarts), is_shared=True),
            Case("PostgreSQL restarted", asked.restarts, restarting(postgres, asked.restarts), is_shared=True),
            Case("connections cut", asked.cuts, cutting(asked.cuts), is_shared=False, through_tunnel=True),
        ]
        reports = dict[str, Report]()
        with _progress(console) as progress:
            for case in cases:
                task = progress.add_task(case.name, total=case.times)
                with tempfile.TemporaryDirectory() as folder:
                    cluster = _cluster(case, Path(folder), postgres, redis)
                    play = under_load(
                        cluster,
                        case.fault,
                        Random(asked.seed),
                        asked.tables,
                        through_tunnel=case.through_tunnel,
                        progress=partial(progress.advance, task),
                    )
                    reports[case.name] = asyncio.run(asyncio.wait_for(play, HOUR))
            task = progress.add_task("taken over", total=TAKE_OVERS)
            taken_over = asyncio.run(_take_over(postgres, redis, partial(progress.advance, task)))
    console.print(_table(reports, asked.tables))
    console.print(_taken_over(taken_over))
    problems = [f"{name}: {problem}" for name, report in reports.items() for problem in report.problems]
    problems += [
        f"{KILLED}: the clock of {table} rang {late / 1000:.1f} s after {at / 1000:g} s"
        for late, table, at in reports[KILLED].rings
        if late >= MOST_SECONDS * 1000
    ]
    problems += [f"taken over after {pair}" for pair in taken_over if max(pair) >= MOST_SECONDS]
    for problem in problems:
        console.print(problem, soft_wrap=True, markup=False)
    return 1 if problems else 0


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description:30}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console
    )


def _cluster(case: Case, folder: Path, postgres: OwnPostgres, redis: OwnRedis) -> Cluster:
    if case.is_shared:
        return Cluster(postgres.address, folder, redis.address, size=2)
    return Cluster(file_address(folder), folder)


async def _take_over(postgres: OwnPostgres, redis: OwnRedis, progress: Callable[[], object]) -> list[TakenOver]:
    found = list[TakenOver]()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(postgres.address, Path(folder), redis.address, size=2)
        async with cluster, Watch.over(cluster) as watch:
            for _ in range(TAKE_OVERS):
                found.append(await take_over(cluster, watch))
                await cluster.fill()
                progress()
    return found


def _table(reports: dict[str, Report], tables: int) -> Table:
    table = Table(title=f"People at {tables} tables while something goes wrong", title_justify="left")
    table.add_column("")
    for name in reports:
        table.add_column(name, justify="right")
    figures: tuple[tuple[str, Callable[[Report], str]], ...] = (
        ("times it went wrong", lambda report: f"{report.faults:,}"),
        ("seconds", lambda report: f"{report.seconds:,.0f}"),
        ("games", lambda report: f"{report.found.tables:,}"),
        ("commands acknowledged", lambda report: f"{report.found.acknowledged:,}"),
        ("connections lost", lambda report: f"{report.counts['connections lost']:,}"),
        ("commands said again", lambda report: f"{report.counts['sent again']:,}"),
        ("lines in the logs", lambda report: f"{report.found.lines:,}"),
        ("steps told, all compared", lambda report: f"{report.found.steps:,}"),
        ("views shown, all compared", lambda report: f"{report.found.views:,}"),
        ("lost to acknowledged, median and most, s", lambda report: _spread(report.outages)),
        ("times the clock was heard", lambda report: f"{len(report.rings):,}"),
        ("clock too late, median and most, ms", lambda report: _spread([ring.late for ring in report.rings], 0)),
        ("lost, done twice, different", lambda report: f"{len(report.problems):,}"),
    )
    for name, figure in figures:
        table.add_row(name, *(figure(report) for report in reports.values()))
    return table


def _spread(values: list[float] | list[int], digits: int = 1) -> str:
    return f"{median(values):.{digits}f} and {max(values):.{digits}f}" if values else "-"


def _taken_over(found: list[TakenOver]) -> str:
    clock, bot = [pair.clock for pair in found], [pair.bot for pair in found]
    return (
        f"A killed process's tables go on in one that had never heard of them, {len(found)} times: "
        f"clock {_spread(clock)} s too late, bot {_spread(bot)} s after the kill (bar: {MOST_SECONDS:g} s)"
    )


if __name__ == "__main__":
    sys.exit(main())
