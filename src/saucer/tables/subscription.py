"""Somebody who hears what happens at a table."""

import asyncio

import msgspec

from saucer.core.seats import Seats
from saucer.tables.messages import Message

UNREAD_AT_MOST = 100

_encoder = msgspec.json.Encoder()


def encode(message: Message) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


class Subscription:
    """A bounded queue: a slow reader is dropped, never waited for, and can come back and say what it knows."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.ply = 0
        """Up to where it has been told."""
        self.is_dropped = False
        self._unread: list[str] = []
        self._reading: asyncio.Future[None] | None = None

    def send(self, message: Message) -> None:
        """Queue a message for this one only."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Queue a message that is encoded already, because others get it too."""
        if len(self._unread) >= UNREAD_AT_MOST:
            self.drop()
        if not self.is_dropped:
            self._unread.append(text)
            self._wake()

    def drop(self) -> None:
        """Tell nothing more and forget what is unread."""
        self.is_dropped = True
        self._unread.clear()
        self._wake()

    async def take(self) -> list[str]:
        """All that is unread, as soon as there is something; nothing once dropped."""
        if not self._unread and not self.is_dropped:
            self._reading = asyncio.get_running_loop().create_future()
            await self._reading
        taken, self._unread = self._unread, []
        return taken

    def _wake(self) -> None:
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)
