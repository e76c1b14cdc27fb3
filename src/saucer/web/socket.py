"""The websocket of a table: versioned messages, acknowledged commands, resync after a lost connection."""

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.seats import Seats
from saucer.tables.messages import PROTOCOL, Ack, Previewed, Refusing
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from saucer.web.wire import Ply, holder, house, parse, path_of

TRY_AGAIN = 1013
NO_SUCH_TABLE = 4404
BAD_HELLO = 4400

Id = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Asking(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may send."""


class Hello(Asking, frozen=True, tag="hello"):
    """I know everything up to `ply`."""

    v: int
    ply: Ply | None = None


class Act(Asking, frozen=True, tag="command"):
    id: Id
    command: msgspec.Raw
    ply: Ply | None = None


class TakeBack(Asking, frozen=True, tag="undo"):
    id: Id
    ply: Ply | None = None


class LookAhead(Asking, frozen=True, tag="preview"):
    id: Id
    command: msgspec.Raw


_READER: msgspec.json.Decoder[Hello | Act | TakeBack | LookAhead] = msgspec.json.Decoder(
    Hello | Act | TakeBack | LookAhead
)


class Socket:
    """The way in: opens the door, finds the table, lets them talk until somebody leaves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        try:
            table = await house(websocket).open(path_of(websocket, "table"))
        except Refused as problem:
            with suppress(OSError):  # gone already
                await _turn_away(send, problem.refusal, NO_SUCH_TABLE)
            return
        await _Visit(table, table.seats_of(holder(websocket)), receive, send).run()


async def _turn_away(send: Send, refusal: Refusal, code: int) -> None:
    await send({"type": "websocket.send", "text": encode(Refusing(None, 0, refusal.code, refusal.args))})
    await send({"type": "websocket.close", "code": code, "reason": refusal.code})


class _Visit:
    """One connection to one table: what it asks is answered in order, what happens is sent as it comes.

    Most of a server's time goes by here, so that it speaks to the connection directly.
    """

    def __init__(self, table: Table, seats: Seats, receive: Receive, send: Send) -> None:
        self.table = table
        self.receive = receive
        self.send = send
        self.subscription = Subscription(seats)
        self.has_left = False

    async def run(self) -> None:
        """Read and write until the connection ends."""
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        except OSError:
            pass  # gone while being turned away
        finally:
            self.table.leave(self.subscription)
            self.has_left = True
            self.subscription.drop()
            await asyncio.gather(writing, return_exceptions=True)

    async def _write(self) -> None:
        while texts := await self.subscription.take():
            for text in texts:
                await self.send({"type": "websocket.send", "text": text})
        if not self.has_left:
            await self.send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "too many unread messages"})

    async def _read(self) -> None:
        has_greeted = False
        while (message := await self.receive())["type"] != "websocket.disconnect":
            try:
                asked = parse(message.get("text") or message.get("bytes") or b"", _READER)
            except Refused as problem:
                if not has_greeted:
                    await _turn_away(self.send, problem.refusal, BAD_HELLO)
                    return
                self._refuse(None, problem.refusal)
                continue
            if isinstance(asked, Hello):
                if asked.v != PROTOCOL:
                    await _turn_away(self.send, Refusal("unknown-protocol", {"known": PROTOCOL}), BAD_HELLO)
                    return
                has_greeted = True
                await self.table.listen(self.subscription, asked.ply)
            elif not has_greeted:
                await _turn_away(self.send, Refusal("hello-first"), BAD_HELLO)
                return
            else:
                await self._answer(asked)

    async def _answer(self, asked: Act | TakeBack | LookAhead) -> None:
        def acknowledge(ply: int) -> None:
            self.subscription.send(Ack(asked.id, ply))

        try:
            match asked:
                case Act():
                    await self.table.accept(self.subscription.seats, asked.command, asked.ply, acknowledge)
                case TakeBack():
                    await self.table.undo(self.subscription.seats, asked.ply, acknowledge)
                case LookAhead():
                    seen = await self.table.preview(self.subscription.seats, asked.command)
                    self.subscription.send(Previewed(asked.id, self.table.ply, seen.events, seen.view))
        except (Refused, IllegalCommand) as problem:
            self._refuse(asked.id, problem.refusal)

    def _refuse(self, id: int | None, refusal: Refusal) -> None:
        self.subscription.send(Refusing(id, self.table.ply, refusal.code, refusal.args))
