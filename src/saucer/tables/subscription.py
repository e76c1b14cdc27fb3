"""Somebody who hears what happens at a table."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from saucer.core.seats import NOBODY, Seat, Seats
from saucer.tables.messages import Message

UNREAD_AT_MOST = 100

encode = msgspec.json.Encoder().encode
"""A message as it is sent."""


class Rights(NamedTuple):
    """What somebody may do and know at a table at this moment."""

    held: Seats = NOBODY
    """The seats they may act for."""

    eyes: Seats = NOBODY
    """The seats they look from: all they hold, but only one where seats have secrets."""

    holder: str | None = None
    version: int = 0
    """Whose rights these are (nobody: a bot or a stranger), and the version of the company in which they have them."""


class Subscription:
    """A bounded queue: a slow reader is dropped, never waited for, and can come back and say what it knows."""

    def __init__(self, notify: Callable[[], None], holder: str | None = None) -> None:
        """`notify` is called when there is something to take, and when it is dropped."""
        self.holder = holder
        self.chosen: Seat | None = None
        """The seat somebody with several wants to look from."""
        self.rights = Rights()
        self.known = 0
        """How many lines it was told of."""
        self.is_dropped = False
        self.is_dismissed = False
        """Whether it was dropped because it may not look any more."""
        self._notify = notify
        self._unread: list[bytes] = []

    def hold(self, message: Message) -> None:
        """Queue a message that another follows at once: the two go out together."""
        self._queue(encode(message))

    def send(self, message: Message) -> None:
        """Queue a message for this one only."""
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Queue a message that is encoded already, because others get it too."""
        self._queue(text)
        self._notify()

    def drop(self) -> None:
        """Tell nothing more and forget what is unread."""
        self.is_dropped = True
        self._unread.clear()
        self._notify()

    def dismiss(self) -> None:
        """Drop somebody who may not look any more."""
        self.is_dismissed = True
        self.drop()

    def take(self) -> list[bytes]:
        """All that is unread; nothing once dropped."""
        taken, self._unread = self._unread, []
        return taken

    def _queue(self, text: bytes) -> None:
        if len(self._unread) >= UNREAD_AT_MOST:
            self.drop()
        elif not self.is_dropped:
            self._unread.append(text)
