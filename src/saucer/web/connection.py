"""A websocket connection: the bytes of a transport on one side, whole messages on the other."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import uvicorn
from mypy_extensions import mypyc_attr
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from saucer.tables.refusals import Refused
from saucer.web.frames import CLOSE, PING, PONG, TEXT, TEXT_HEADS, Broken, Reader, frame, head
from saucer.web.guard import door, home
from saucer.web.limits import Allowance
from saucer.web.wire import MESSAGE_AT_MOST, refuse

PING_SECONDS = 20.0
CLOSE_SECONDS = 10.0

UNHEARD_AT_MOST = 16
"""Who sends faster than it can be answered is not read any further."""

INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012

_logger = logging.getLogger(__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection(ABC):
    """What uvicorn makes of a request for a websocket.

    It stands in for ASGI, whose queue on the way in and tasks on the way out cost more than the moves themselves.
    It has all that an `asyncio.Protocol` needs and is none by name, because no compiled class can be.
    """

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.app = config.app
        self.loop = asyncio.get_running_loop()
        self.is_writable = True
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._reader = Reader(MESSAGE_AT_MOST)
        self.arrived = 0
        """When the message came that was received last, in milliseconds since 1970: it may have waited for others."""
        self._unheard: deque[tuple[bytes, int]] = deque()
        self._hearing: asyncio.Future[None] | None = None
        self._is_open = False
        self._is_reading = True
        self._is_alive = True
        self._has_ended = False
        self._leave: Callable[[], None] | None = None
        self._flood: Allowance
        self.home: str
        """Where it comes from."""

    @abstractmethod
    def welcome(self, request: Request) -> Coroutine[Any, Any, None]:
        """The talk that begins with `request`; raises `Refused` if there is to be no connection."""

    @abstractmethod
    def flush(self) -> None:
        """Send what had to wait: it is writable again."""

    def let_in(self, request: Request) -> HTTPConnection:
        """The request as Starlette has them, with where it comes from; raises `Refused` if it may not come in."""
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "app": self.app,
            "scheme": "ws",
            "client": self._transport.get_extra_info("peername"),
            "path": unquote(path),
            "query_string": query.encode(errors="replace"),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
        }
        gate = door(self.app)
        gate.admit(scope)
        self.home = who = home(scope)
        gate.limits.sockets.spend(who)
        gate.limits.visitors.enter(who)
        self._leave = partial(gate.limits.visitors.leave, who)
        self._flood = gate.limits.flood
        return HTTPConnection(scope)

    async def receive(self) -> bytes | None:
        """The next message, or None if there will be no more."""
        while not self._unheard:
            if self._has_ended:
                return None
            self._hearing = self.loop.create_future()
            await self._hearing
        message, self.arrived = self._unheard.popleft()
        if not (self._is_reading or self._unheard):
            self._is_reading = True
            self._transport.resume_reading()
        if self._flood.early(self.home) > 0:
            await self._flood.wait(self.home)
        return message

    def send(self, texts: list[bytes]) -> None:
        """Write messages, in one piece and at once: whoever may have many asks `is_writable` before."""
        if not self._has_ended:
            pieces: list[bytes] = []
            for text in texts:
                length = len(text)
                pieces.append(TEXT_HEADS[length] if length < len(TEXT_HEADS) else head(TEXT, length))
                pieces.append(text)
            self._transport.write(b"".join(pieces))

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye. Nothing more is sent or received."""
        self._close(code.to_bytes(2, "big") + reason.encode())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The event loop's word for it; so are the next ones."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._end()
        if self._leave is not None:
            self._leave()
        if self._timer is not None:
            self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        if not self._is_open:
            self._shake_hands(data)
            return
        self._is_alive = True
        try:
            for kind, content in self._reader.read(data):
                self._hear(kind, content)
        except Broken as problem:
            self.close(problem.code, str(problem))
            self._transport.close()

    def pause_writing(self) -> None:
        self.is_writable = False

    def resume_writing(self) -> None:
        self.is_writable = True
        self.flush()

    def shutdown(self) -> None:
        """Uvicorn's word for it: the server stops."""
        if self._is_open:
            self.close(SERVICE_RESTART)
        self._transport.close()

    def _shake_hands(self, data: bytes) -> None:
        """Uvicorn has read the whole request already, and `data` is just that."""
        handshake = ServerProtocol()
        handshake.receive_data(data)
        talk = None
        for request in handshake.events_received():
            assert isinstance(request, Request)
            response = handshake.accept(request)
            if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                try:
                    talk = self.welcome(request)
                except Refused as problem:
                    said = refuse(problem.refusal)
                    response = handshake.reject(HTTPStatus(said.status_code), bytes(said.body).decode())
            handshake.send_response(response)
        self._transport.write(b"".join(handshake.data_to_send()))
        if talk is None:
            self._transport.close()
            return
        self._is_open = True
        self._ping()
        task = self.loop.create_task(self._run(talk))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, talk: Coroutine[Any, Any, None]) -> None:
        try:
            await talk
        except Exception:
            _logger.exception("a websocket failed")
            self.close(INTERNAL_ERROR)

    def _hear(self, kind: int, content: bytes) -> None:
        if kind == CLOSE:
            self._close(content[:2])
            self._transport.close()
        elif self._has_ended or kind == PONG:
            pass
        elif kind == PING:
            if self.is_writable:
                self._transport.write(frame(PONG, content))
        else:
            self._unheard.append((content, time.time_ns() // 1_000_000))
            if self._is_reading and len(self._unheard) >= UNHEARD_AT_MOST:
                self._is_reading = False
                self._transport.pause_reading()
            self._wake()

    def _close(self, content: bytes) -> None:
        if not self._has_ended:
            self._transport.write(frame(CLOSE, content))
            if not self._is_reading:  # the other's goodbye is still to come
                self._is_reading = True
                self._transport.resume_reading()
            self._end()
            self._set_timer(CLOSE_SECONDS, self._transport.abort)

    def _end(self) -> None:
        self._has_ended = True
        self._unheard.clear()
        self._wake()

    def _wake(self) -> None:
        if self._hearing is not None and not self._hearing.done():
            self._hearing.set_result(None)

    def _ping(self) -> None:
        """Ask for a sign of life; whoever has given none since the last time is gone."""
        if not self._is_alive:
            self._transport.abort()
            return
        self._is_alive = not self._is_reading  # who is not read cannot give one
        self._transport.write(frame(PING, b""))
        self._set_timer(PING_SECONDS, self._ping)

    def _set_timer(self, seconds: float, call: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, call)
