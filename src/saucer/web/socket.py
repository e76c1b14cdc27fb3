"""The websocket of a table: versioned messages, acknowledged commands, resync after a lost connection."""

import re
import time
from collections.abc import Awaitable, Coroutine
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.http11 import Request

from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.seats import Seat
from saucer.store.writer import NotRead
from saucer.tables.messages import PROTOCOL, Ack, Previewed, Refusing
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from saucer.tables.wishes import Wish
from saucer.web.asking import READER, Act, Asked, AskFor, Draw, Hello, Look, LookAhead, Say, TakeBack
from saucer.web.connection import Connection
from saucer.web.guard import limits
from saucer.web.limits import Limits
from saucer.web.metrics import Metrics
from saucer.web.parsing import parse
from saucer.web.wire import holder, house

TRY_AGAIN = 1013
NO_SUCH_TABLE = 4404
NOT_INVITED = 4403
BAD_HELLO = 4400

HELLO_SECONDS = 10.0

_ADDRESS = re.compile("/api/tables/([^/]+)/socket")


class TableSocket(Connection):
    """One visit to one table: what it asks is answered in order, what happens is sent as it comes."""

    table: Table
    _limits: Limits
    _metrics: Metrics
    _who: str

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.subscription = Subscription(self.flush)
        self._has_greeted = False

    def welcome(self, request: Request) -> Coroutine[Any, Any, None]:
        """Scripts and our own pages are; a page of another site gets no connection in its visitor's name."""
        asked = self.let_in(request)
        address = _ADDRESS.fullmatch(asked.scope["path"])
        if address is None:
            raise Refused("no-such-page")
        return self._talk(asked, address[1])

    def flush(self) -> None:
        """Send all that is unread, in one piece."""
        if self.subscription.is_dismissed:
            self._turn_away(Refusal("not-invited"), NOT_INVITED)
        elif self.subscription.is_dropped:
            self.close(TRY_AGAIN, "too many unread messages")
        elif self.is_writable and (unread := self.subscription.take()):
            self.send(unread)

    async def _talk(self, asked: HTTPConnection, address: str) -> None:
        self._limits, self._metrics = limits(asked), asked.app.state.metrics
        self.subscription.holder = holder(asked)
        self._who = self.subscription.holder or self.home
        try:
            self.table = await house(asked).open(address)
            self.table.check_look(self.subscription.holder)
        except Refused as problem:
            is_private = problem.refusal.code == "not-invited"
            self._turn_away(problem.refusal, NOT_INVITED if is_private else NO_SUCH_TABLE)
            return
        except NotRead:
            self.close(TRY_AGAIN, "the database does not answer")
            return
        hurry = self.loop.call_later(HELLO_SECONDS, self._expect_hello)
        try:
            await self._answer_all()
        except NotRead:
            self.close(TRY_AGAIN, "the database does not answer")
        finally:
            hurry.cancel()
            self.table.leave(self.subscription)

    def _expect_hello(self) -> None:
        """Who says nothing hears nothing, but would hold a table that the house may put away."""
        if not self._has_greeted:
            self._turn_away(Refusal("hello-first"), BAD_HELLO)

    async def _answer_all(self) -> None:
        while (message := await self.receive()) is not None:
            try:
                asked = parse(message, READER)
                if type(asked) is Hello:
                    if asked.v != PROTOCOL:
                        raise Refused("unknown-protocol", known=PROTOCOL)
                    await self._look(asked.seat, asked.ply)
                    self._has_greeted = True
                    continue
                if not self._has_greeted:
                    raise Refused("hello-first")
            except Refused as problem:
                is_private = problem.refusal.code == "not-invited"
                if not self._has_greeted or is_private or problem.refusal.code == "unknown-protocol":
                    self._turn_away(problem.refusal, NOT_INVITED if is_private else BAD_HELLO)
                    return
                self._refuse(None, problem.refusal)
                continue
            try:
                self._limits.messages.spend(self._who)
                await self._answer(asked)
                self.flush()  # an acknowledgement that no update followed: it was one before
            except (Refused, IllegalCommand) as problem:
                self._refuse(asked.id, problem.refusal)

    def _answer(self, asked: Asked) -> Awaitable[object]:
        arrived = time.perf_counter()

        def acknowledge(ply: int) -> None:
            self.subscription.hold(Ack(asked.id, ply))  # the update follows
            self._metrics.accepted(time.perf_counter() - arrived)

        rights = self.subscription.rights
        match asked:
            case Act(command=command, ply=ply, seat=seat, seq=seq):
                self._limits.spend_command(self._who, self.table.is_timed)
                return self.table.accept(rights, command, ply=ply, seat=seat, seq=seq, acknowledge=acknowledge)
            case TakeBack(ply=ply, seq=seq):
                return self.table.undo(rights, ply=ply, seq=seq, acknowledge=acknowledge)
            case LookAhead():
                return self._look_ahead(asked)
            case Look(seat=seat):
                return self._look_from(asked.id, seat)
            case AskFor(ask=wish):
                return self._ask_for(asked.id, wish)
            case Say(text=text):
                return self._say(asked.id, text)
            case _:
                return self._draw(asked)

    async def _look(self, seat: Seat | None, known: int | None) -> None:
        self.table.rights(self.subscription.holder, seat)  # refused here, it goes on looking as before
        self.subscription.chosen = seat
        await self.table.listen(self.subscription, known)

    async def _look_from(self, id: int, seat: Seat | None) -> None:
        await self._look(seat, None)
        self.subscription.send(Ack(id, self.table.ply))

    async def _look_ahead(self, asked: LookAhead) -> None:
        seen = await self.table.preview(self.subscription.rights, asked.command, asked.seat)
        self.subscription.send(Previewed(asked.id, self.table.ply, seen.events, seen.view))

    async def _ask_for(self, id: int, wish: Wish) -> None:
        await self.table.ask(self.subscription.holder, wish)
        self.subscription.send(Ack(id, self.table.ply))

    async def _say(self, id: int, text: str) -> None:
        self._limits.spend_chat(self._who, self.home)
        await self.table.say(self.subscription.holder, text)
        self.subscription.send(Ack(id, self.table.ply))

    async def _draw(self, asked: Draw) -> None:
        self._limits.spend_sketch(self._who, self.home)
        await self.table.draw(self.subscription.holder, asked.piece, asked.value, asked.keep)
        self.subscription.send(Ack(asked.id, self.table.ply))

    def _refuse(self, id: int | None, refusal: Refusal) -> None:
        self._metrics.refused(refusal.code)
        self.subscription.send(Refusing(id, self.table.ply, refusal.code, refusal.args))

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.send([encode(Refusing(None, 0, refusal.code, refusal.args))])
        self.close(code, refusal.code)
