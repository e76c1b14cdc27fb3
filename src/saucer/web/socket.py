"""The websocket of a table: versioned messages, acknowledged commands, resync after a lost connection."""

import re
from collections.abc import Awaitable, Coroutine
from typing import Annotated, Any
from urllib.parse import unquote

import msgspec
import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.http11 import Request

from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.seats import NOBODY
from saucer.tables.messages import PROTOCOL, Ack, Previewed, Refusing
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from saucer.web.connection import Connection
from saucer.web.guard import is_foreign
from saucer.web.wire import Ply, holder, house, parse

TRY_AGAIN = 1013
NO_SUCH_TABLE = 4404
BAD_HELLO = 4400

_ADDRESS = re.compile("/api/tables/([^/]+)/socket")

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


class TableSocket(Connection):
    """One visit to one table: what it asks is answered in order, what happens is sent as it comes."""

    table: Table

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.subscription = Subscription(NOBODY, self.flush)

    def welcome(self, request: Request) -> Coroutine[Any, Any, None] | None:
        """Scripts and our own pages are; a page of another site gets no connection in its visitor's name."""
        asked = HTTPConnection(
            {
                "type": "websocket",
                "app": self.app,
                "path": unquote(request.path.partition("?")[0]),
                "headers": [
                    (name.lower().encode(), value.encode("latin-1", "replace"))
                    for name, value in request.headers.raw_items()
                ],
            }
        )
        address = _ADDRESS.fullmatch(asked.scope["path"])
        return None if address is None or is_foreign(asked.scope) else self._talk(asked, address[1])

    def flush(self) -> None:
        """Send all that is unread, in one piece."""
        if self.subscription.is_dropped:
            self.close(TRY_AGAIN, "too many unread messages")
        elif self.is_writable:
            self.send(self.subscription.take())

    async def _talk(self, asked: HTTPConnection, address: str) -> None:
        try:
            self.table = await house(asked).open(address)
        except Refused as problem:
            self._turn_away(problem.refusal, NO_SUCH_TABLE)
            return
        self.subscription.seats = self.table.seats_of(holder(asked))
        try:
            await self._answer_all()
        finally:
            self.table.leave(self.subscription)

    async def _answer_all(self) -> None:
        has_greeted = False
        while (message := await self.receive()) is not None:
            try:
                asked = parse(message, _READER)
            except Refused as problem:
                if not has_greeted:
                    self._turn_away(problem.refusal, BAD_HELLO)
                    return
                self._refuse(None, problem.refusal)
                continue
            if isinstance(asked, Hello):
                if asked.v != PROTOCOL:
                    self._turn_away(Refusal("unknown-protocol", {"known": PROTOCOL}), BAD_HELLO)
                    return
                has_greeted = True
                await self.table.listen(self.subscription, asked.ply)
            elif not has_greeted:
                self._turn_away(Refusal("hello-first"), BAD_HELLO)
                return
            else:
                try:
                    await self._answer(asked)
                except (Refused, IllegalCommand) as problem:
                    self._refuse(asked.id, problem.refusal)

    def _answer(self, asked: Act | TakeBack | LookAhead) -> Awaitable[object]:
        def acknowledge(ply: int) -> None:
            self.subscription.hold(Ack(asked.id, ply))  # the update follows

        match asked:
            case Act():
                return self.table.accept(self.subscription.seats, asked.command, asked.ply, acknowledge)
            case TakeBack():
                return self.table.undo(self.subscription.seats, asked.ply, acknowledge)
            case LookAhead():
                return self._look_ahead(asked)

    async def _look_ahead(self, asked: LookAhead) -> None:
        seen = await self.table.preview(self.subscription.seats, asked.command)
        self.subscription.send(Previewed(asked.id, self.table.ply, seen.events, seen.view))

    def _refuse(self, id: int | None, refusal: Refusal) -> None:
        self.subscription.send(Refusing(id, self.table.ply, refusal.code, refusal.args))

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.send([encode(Refusing(None, 0, refusal.code, refusal.args))])
        self.close(code, refusal.code)
