"""The websocket of a table: versioned messages, acknowledged commands, resync after a lost connection."""

import re
from collections.abc import Coroutine
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.http11 import Request

from saucer.core.messages import IllegalCommand, Refusal
from saucer.store.writer import NotRead
from saucer.tables.asking import READER, Hello
from saucer.tables.messages import PROTOCOL, Refusing
from saucer.tables.parsing import parse
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from saucer.tables.visit import Toll, Visit
from saucer.web.connection import Connection
from saucer.web.guard import limits
from saucer.web.limits import Limits
from saucer.web.metrics import Metrics
from saucer.web.wire import holder, house

TRY_AGAIN = 1013
NO_SUCH_TABLE = 4404
NOT_INVITED = 4403
BAD_HELLO = 4400

HELLO_SECONDS = 10.0

_ADDRESS = re.compile("/api/tables/([^/]+)/socket")


class Counted(Toll):
    """Limits of a person (`who`) and of an address (`home`), and the server's figures."""

    def __init__(self, limits: Limits, metrics: Metrics, who: str, home: str) -> None:
        self._limits = limits
        self._metrics = metrics
        self._who = who
        self._home = home

    def message(self) -> None:
        self._limits.messages.spend(self._who)

    def command(self, is_timed: bool) -> None:
        self._limits.spend_command(self._who, is_timed)

    def chat(self) -> None:
        self._limits.spend_chat(self._who, self._home)

    def sketch(self) -> None:
        self._limits.spend_sketch(self._who, self._home)

    def accepted(self, seconds: float) -> None:
        self._metrics.accepted(seconds)

    def refused(self, code: str) -> None:
        self._metrics.refused(code)


class TableSocket(Connection):
    """A visit through a websocket: what is asked is answered in order, what happens is sent as it comes."""

    table: Table

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
        self.subscription.holder = holder(asked)
        who = self.subscription.holder or self.home
        toll = Counted(limits(asked), asked.app.state.metrics, who, self.home)
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
            await self._answer_all(Visit(self.table, self.subscription, toll))
        except NotRead:
            self.close(TRY_AGAIN, "the database does not answer")
        finally:
            hurry.cancel()
            self.table.leave(self.subscription)

    def _expect_hello(self) -> None:
        """Who says nothing hears nothing, but would hold a table that the house may put away."""
        if not self._has_greeted:
            self._turn_away(Refusal("hello-first"), BAD_HELLO)

    async def _answer_all(self, visit: Visit) -> None:
        while (message := await self.receive()) is not None:
            try:
                asked = parse(message, READER)
                if type(asked) is Hello:
                    if asked.v != PROTOCOL:
                        raise Refused("unknown-protocol", known=PROTOCOL)
                    await visit.look(asked.seat, asked.ply)
                    self._has_greeted = True
                    continue
                if not self._has_greeted:
                    raise Refused("hello-first")
            except Refused as problem:
                is_private = problem.refusal.code == "not-invited"
                if not self._has_greeted or is_private or problem.refusal.code == "unknown-protocol":
                    self._turn_away(problem.refusal, NOT_INVITED if is_private else BAD_HELLO)
                    return
                visit.refuse(None, problem.refusal)
                continue
            try:
                await visit.answer(asked, self.arrived)
                self.flush()  # an acknowledgement that no update followed: it was one before
            except (Refused, IllegalCommand) as problem:
                visit.refuse(asked.id, problem.refusal)

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.send([encode(Refusing(None, 0, refusal.code, refusal.args))])
        self.close(code, refusal.code)
