"""Somebody who listens at a table."""

import asyncio
from typing import Any

import msgspec

from saucer.tables.subscription import Subscription
from saucer.tables.table import Table


class Listener:
    """Somebody at the other end of a subscription."""

    def __init__(self, table: Table, holder: str | None) -> None:
        self.table = table
        self._has_news = asyncio.Event()
        self.subscription = Subscription(self._has_news.set, holder)
        self._heard = list[bytes]()

    async def hello(self, known: int | None = None) -> dict[str, Any]:
        await self.table.listen(self.subscription, known)
        return await self.next()

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds, by default what happens in the game; others are passed over."""
        while True:
            while not self._heard:
                await asyncio.wait_for(self._has_news.wait(), 30)
                assert not self.subscription.is_dropped
                self._has_news.clear()
                self._heard += self.subscription.take()
            found: dict[str, Any] = msgspec.json.decode(self._heard.pop(0))
            if found["type"] in (kinds or ("snapshot", "update")):
                return found
