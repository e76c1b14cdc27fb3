"""Tables that go on by themselves: nobody is connected, and the database tells what has become of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from sqlalchemy import select

from saucer.core.seats import CLOCK
from saucer.store.schema import HOUSE
from saucer.store.store import Store, Stored
from tests.faults.cluster import Cluster, Process

WAIT_SECONDS = 60.0
LOOK_SECONDS = 0.02


class Watch:
    """Somebody who makes tables and looks into the database."""

    def __init__(self, store: Store, http: httpx.AsyncClient) -> None:
        self._store = store
        self._http = http

    @classmethod
    @asynccontextmanager
    async def over(cls, cluster: Cluster) -> AsyncIterator[Watch]:
        """Look at what these servers do."""
        store = await Store.open(cluster.database)
        try:
            async with httpx.AsyncClient(timeout=20, trust_env=False) as http:
                token = (await http.post(f"{cluster.living[0].address}/api/me")).json()["token"]
                http.headers["Authorization"] = f"Bearer {token}"
                yield cls(store, http)
        finally:
            await store.close()

    async def new_table(self, server: Process, game: str, **more: Any) -> str:
        """A table that begins at once."""
        response = await self._http.post(f"{server.address}/api/tables", json={"game": game, **more})
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    async def clocked(self, server: Process, seconds: int) -> str:
        """A game whose rounds end by themselves after so many seconds."""
        return await self.new_table(server, "bluff", seats=2, options={"seconds": seconds})

    async def time(self, server: Process, table: str) -> int:
        """What the table's clock shows, in milliseconds."""
        now: int = (await self._http.get(f"{server.address}/api/tables/{table}")).json()["now"]
        return now

    async def stored(self, table: str) -> Stored:
        """The table as it lies in the database."""
        stored = await self._store.load(table)
        assert stored is not None
        return stored

    async def until_alive(self) -> None:
        """Until a server has given a sign of life from now on."""
        now = time.time() * 1000
        async with asyncio.timeout(WAIT_SECONDS):
            while await self._last_sign() < now:  # noqa: ASYNC110 - only the database knows
                await asyncio.sleep(LOOK_SECONDS)

    async def _last_sign(self) -> int:
        return await self._store._read(lambda connection: connection.scalars(select(HOUSE.c.alive)).one())

    async def rung(self, table: str) -> int:
        """How often the clock has rung."""
        return sum(row.seat == CLOCK for row in (await self.stored(table)).plies)

    async def until_longer(self, table: str, than: int) -> float:
        """When (in seconds since 1970) the log had more lines than so many."""
        async with asyncio.timeout(WAIT_SECONDS):
            while len((await self.stored(table)).plies) <= than:  # noqa: ASYNC110 - only the database knows
                await asyncio.sleep(LOOK_SECONDS)
        return time.time()

    async def until_over(self, table: str) -> Stored:
        """The table once its game has ended."""
        async with asyncio.timeout(WAIT_SECONDS):
            while (stored := await self.stored(table)).row.outcome is None:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_SECONDS)
        return stored


class TakenOver(NamedTuple):
    """How many seconds too late the clock rang, and how long after the kill the bot played."""

    clock: float
    bot: float


async def take_over(cluster: Cluster, watch: Watch) -> TakenOver:
    """Kill a process with all that it alone knew; the other has never heard of these tables."""
    victim = cluster.living[0]
    clocked = await watch.clocked(victim, 1)
    # Of all games the longest: a bot plays others to their end before the kill comes.
    played = await watch.new_table(victim, "falling-skies-campaign", bots={"0": "random"})
    cluster.kill(victim)
    killed_at = time.time()
    lines, stored = len((await watch.stored(played)).plies), await watch.stored(clocked)
    assert (await watch.stored(played)).row.outcome is None
    rings_at = (stored.row.began or 0) / 1000 + 1
    rung, moved = await asyncio.gather(
        watch.until_longer(clocked, len(stored.plies)), watch.until_longer(played, lines)
    )
    return TakenOver(rung - max(rings_at, killed_at), moved - killed_at)
