"""What is said at a table, in two rooms: the players' and that of those who only watch."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Protocol

from saucer.store.store import ChatRow, Store
from saucer.store.writer import KeyTaken, NotSaved
from saucer.tables.company import Company, is_printable
from saucer.tables.messages import Chat, ChatLine
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode

PLAYERS = "players"
WATCHERS = "watchers"

CHAT_AT_MOST = 2_000
CHAT_LINES = 50
TEXT_AT_MOST = 500

RACES_AT_MOST = 20


class Gathered(Protocol):
    """Those who talk, as they are at the moment."""

    @property
    def company(self) -> Company: ...

    @property
    def is_hushed(self) -> bool: ...


class Talk:
    """A numbered row of lines: like those of the log, each is accepted when its number was free."""

    def __init__(
        self,
        store: Store,
        table: str,
        gathered: Gathered,
        subscriptions: Collection[Subscription],
        announce: Callable[[], None],
        lines: int,
    ) -> None:
        self.lines = lines
        """How many are on disk, as far as is known here."""
        self._store = store
        self._table = table
        self._gathered = gathered
        self._subscriptions = subscriptions
        self._announce = announce
        self._lock = asyncio.Lock()

    async def say(self, holder: str | None, text: str) -> int:
        """Say something in one's room; the number of the line."""
        text = " ".join(text.split())
        if not 1 <= len(text) <= TEXT_AT_MOST or not is_printable(text):
            raise Refused("bad-message", problem=f"a line of chat has 1 to {TEXT_AT_MOST} printable characters")
        async with self._lock:
            company = self._gathered.company
            person, room = company.person_of(holder), self._room(holder)
            if person is None:
                raise Refused("not-invited")
            if company.people[person].muted or (room == WATCHERS and not company.chat):
                raise Refused("muted")
            if self._gathered.is_hushed:
                raise Refused("hushed")
            for _ in range(RACES_AT_MOST):
                # Those who only watch cannot use up what the players may still want to say.
                most = CHAT_AT_MOST if room == PLAYERS else CHAT_AT_MOST // 2
                if self.lines >= most:
                    raise Refused("too-many", most=most)
                at = time.time_ns() // 1_000_000
                row = ChatRow(self.lines, room, person, company.people[person].name, text, at)
                try:
                    await self._store.say(self._table, row)
                except KeyTaken:
                    await self._hear()
                except NotSaved as problem:
                    raise Refused("not-saved") from problem
                else:
                    self.lines += 1
                    self._tell([row])
                    self._announce()
                    return row.number
        raise Refused("not-saved")

    async def said(self, holder: str | None, since: int) -> Chat:
        """What was said in somebody's room."""
        room = self._room(holder)
        return Chat(room, _told(await self._store.chat(self._table, since, room, CHAT_LINES)))

    async def greet(self, subscription: Subscription) -> None:
        """Tell somebody who comes what was said last."""
        if self.lines and self._gathered.company.person_of(subscription.holder) is not None:
            chat = await self.said(subscription.holder, 0)
            if chat.lines:
                subscription.send(chat)

    async def catch_up(self) -> None:
        """Take in what others have said in another process."""
        async with self._lock:
            await self._hear()

    async def _hear(self) -> None:
        rows = await self._store.chat(self._table, self.lines, None, CHAT_LINES)
        if rows:
            self.lines = rows[-1].number + 1
            self._tell(rows)

    def _tell(self, rows: list[ChatRow]) -> None:
        for room in (PLAYERS, WATCHERS):
            lines = _told([row for row in rows if row.room == room])
            if lines:
                text = encode(Chat(room, lines))
                for subscription in list(self._subscriptions):
                    if self._room(subscription.holder) == room:
                        subscription.send_text(text)

    def _room(self, holder: str | None) -> str:
        return PLAYERS if self._gathered.company.seats_of(holder) else WATCHERS


def _told(rows: list[ChatRow]) -> list[ChatLine]:
    return [ChatLine(row.number, row.person, row.name, row.text, row.at) for row in rows]
