"""What goes wrong while people play, and what came of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from tests.faults.check import Found, compare
from tests.faults.cluster import Cluster
from tests.faults.crowd import Crowd
from tests.faults.player import Late, Way
from tests.faults.tunnel import Tunnel

AWAY_SECONDS = 1.0
"""For how long at most something is away before it is started again."""

BYTES_AT_MOST = 40_000
"""How far a connection that is cut gets."""

Progress = Callable[[], object]


class Report(NamedTuple):
    """What people went through, and whether anything is amiss."""

    faults: int
    seconds: float
    counts: Counter[str]
    outages: list[float]
    rings: list[Late]
    found: Found
    problems: list[str]


class Fault(Protocol):
    """Something that breaks again and again while people play; tells how often it did."""

    async def __call__(self, cluster: Cluster, crowd: Crowd, rng: Random, progress: Progress) -> int: ...


class Stoppable(Protocol):
    """A database or bus of our own."""

    def kill(self) -> None: ...

    def start(self) -> None: ...


def killing(times: int) -> Fault:
    """Kill a server at any moment, now and then also one that is just starting."""

    async def fault(cluster: Cluster, crowd: Crowd, rng: Random, progress: Progress) -> int:
        for _ in range(times):
            await crowd.until_acknowledged(rng.randrange(5, 80))
            await asyncio.sleep(rng.uniform(0, 0.05))
            cluster.kill(rng.choice(cluster.living))
            if rng.random() < 0.1:
                await cluster.kill_a_starting_one(rng.uniform(0, 0.5))
            if cluster.living:
                await asyncio.sleep(rng.uniform(0, AWAY_SECONDS))
            await cluster.fill()
            progress()
        return times

    return fault


def restarting(what: Stoppable, times: int) -> Fault:
    """Have the database or the bus crash and come back."""

    async def fault(cluster: Cluster, crowd: Crowd, rng: Random, progress: Progress) -> int:
        for _ in range(times):
            await crowd.until_acknowledged(rng.randrange(50, 150))
            await asyncio.to_thread(what.kill)
            await asyncio.sleep(rng.uniform(0, AWAY_SECONDS))
            await asyncio.to_thread(what.start)
            progress()
        await crowd.until_acknowledged(100)
        return times

    return fault


def cutting(times: int) -> Fault:
    """Cut connections wherever they are; needs `through_tunnel`."""

    async def fault(cluster: Cluster, crowd: Crowd, rng: Random, progress: Progress) -> int:
        for _ in range(times):
            before = crowd.counts()["connections lost"]
            async with asyncio.timeout(60):
                while crowd.counts()["connections lost"] == before:  # noqa: ASYNC110 - many tell
                    await asyncio.sleep(0.02)
            progress()
        return crowd.counts()["connections lost"]

    return fault


async def under_load(
    cluster: Cluster,
    fault: Fault,
    rng: Random,
    tables: int,
    *,
    through_tunnel: bool = False,
    progress: Progress = lambda: None,
) -> Report:
    """People play while something goes wrong; then everything that they remember is looked up."""

    async def play(way: Way | None) -> tuple[int, Crowd]:
        crowd = Crowd(cluster, rng, way)
        async with crowd.playing(tables):
            return await fault(cluster, crowd, rng, progress), crowd

    began = time.monotonic()
    async with cluster:
        if through_tunnel:
            async with Tunnel(lambda: cluster.any(rng), rng, BYTES_AT_MOST) as tunnel:
                faults, crowd = await play(lambda: tunnel.address)
        else:
            faults, crowd = await play(None)
    seconds = time.monotonic() - began
    found = await compare(cluster.database, crowd.players)
    return Report(
        faults,
        seconds,
        crowd.counts(),
        sorted(outage for player in crowd.players for outage in player.outages),
        sorted(ring for player in crowd.players for ring in player.rings),
        found,
        found.problems + crowd.problems + cluster.complaints.splitlines(),
    )
