"""Whatever fails, no acknowledged command is lost or done twice, all logs replay, everybody ends with the same view.

`benchmarks/faults.py` does the same for longer.
"""

from pathlib import Path
from random import Random

import pytest

from saucer.store.database import file_address
from tests.faults.cluster import Cluster
from tests.faults.crowd import KINDS
from tests.faults.scenarios import cutting, killing, restarting, under_load
from tests.services import OwnPostgres, OwnRedis

pytestmark = pytest.mark.anyio

TABLES = len(KINDS)


async def test_the_only_server_is_killed(tmp_path: Path) -> None:
    cluster = Cluster(file_address(tmp_path), tmp_path)
    report = await under_load(cluster, killing(5), Random(1), TABLES)
    assert report.problems == []
    assert report.counts["sent again"]


async def test_one_of_two_servers_is_killed(tmp_path: Path, postgres: str, redis: str) -> None:
    cluster = Cluster(postgres, tmp_path, redis, size=2)
    report = await under_load(cluster, killing(5), Random(2), TABLES)
    assert report.problems == []
    assert report.counts["sent again"]


async def test_redis_crashes(tmp_path: Path, postgres: str) -> None:
    with OwnRedis() as redis:
        cluster = Cluster(postgres, tmp_path, redis.address, size=2)
        report = await under_load(cluster, restarting(redis, 2), Random(3), TABLES)
    assert report.problems == []


async def test_postgresql_crashes(tmp_path: Path, redis: str) -> None:
    with OwnPostgres() as postgres:
        cluster = Cluster(postgres.address, tmp_path, redis, size=2)
        report = await under_load(cluster, restarting(postgres, 2), Random(4), TABLES)
    assert report.problems == []


async def test_connections_are_cut(tmp_path: Path) -> None:
    cluster = Cluster(file_address(tmp_path), tmp_path)
    report = await under_load(cluster, cutting(30), Random(5), TABLES, through_tunnel=True)
    assert report.problems == []
    assert report.counts["sent again"]
