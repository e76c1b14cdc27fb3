"""The clock rings and bots play whoever is there; time stands still only when no server lives."""

import asyncio
import time
from pathlib import Path

import pytest

from saucer.store.database import file_address
from saucer.tables.house import CLOSED_MILLISECONDS
from tests.faults.alone import Watch, take_over
from tests.faults.cluster import Cluster

pytestmark = pytest.mark.anyio

CLOSED_SECONDS = CLOSED_MILLISECONDS / 1000 + 2


async def test_what_is_due_happens_with_all_browsers_closed(tmp_path: Path) -> None:
    async with Cluster(file_address(tmp_path), tmp_path) as cluster, Watch.over(cluster) as watch:
        table = await watch.clocked(cluster.living[0], 1)
        stored = await watch.until_over(table)
        assert [row.at for row in stored.plies[-3:]] == [1000, 2000, 3000]
        assert stored.row.wake is None
        assert cluster.complaints == ""


async def test_time_stands_still_when_no_server_lives(tmp_path: Path) -> None:
    async with Cluster(file_address(tmp_path), tmp_path) as cluster, Watch.over(cluster) as watch:
        table = await watch.clocked(cluster.living[0], 4)
        before, shown = time.time(), await watch.time(cluster.living[0], table)
        await watch.until_alive()  # its time stands still from its last sign of life on
        cluster.kill(cluster.living[0])
        killed = time.time()
        await asyncio.sleep(CLOSED_SECONDS)
        closed_for = time.time() - killed
        await cluster.fill()
        passed = await watch.time(cluster.living[0], table) - shown
        assert 0 <= passed <= (time.time() - before - closed_for) * 1000
        assert await watch.rung(table) <= (shown + passed) // 4000
        assert cluster.complaints == ""


async def test_tables_of_a_killed_server_go_on_in_the_other(tmp_path: Path, postgres: str, redis: str) -> None:
    async with Cluster(postgres, tmp_path, redis, size=2) as cluster, Watch.over(cluster) as watch:
        table = await watch.clocked(cluster.living[0], 600)
        began = (await watch.stored(table)).row.began
        await take_over(cluster, watch)
        # So long without a sign of life would be a closed house; but one server lived, though it has no clock.
        await asyncio.sleep(CLOSED_SECONDS)
        await cluster.fill()
        assert (await watch.stored(table)).row.began == began
        assert cluster.complaints == ""
