"""One after the other."""

import asyncio
from collections import deque
from typing import final


@final
class Turn:
    """A lock that goes to whoever has waited longest; who finds it free has it without a trip through the event loop.

    `asyncio.Lock` does the same, interpreted: that costs a command as much as playing it does.
    """

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_take(self) -> bool:
        """Take it if it is free."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def take(self) -> None:
        """Take it as soon as all who came before have given it back."""
        if self.try_take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._waiting = deque(other for other in self._waiting if other is not mine)
            else:  # it had just been handed over
                self.give()
            raise

    def give(self) -> None:
        """Hand it over to the next one."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(self, *_: object) -> None:
        self.give()
