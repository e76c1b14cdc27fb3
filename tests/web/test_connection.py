"""A websocket connection between a transport and those who talk through it."""

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from saucer.tables.refusals import Refused
from saucer.web import connection as module
from saucer.web import limits
from saucer.web.connection import UNHEARD_AT_MOST, Connection
from saucer.web.frames import CLOSE, PING, PONG, TEXT, frame
from saucer.web.guard import Door, home
from saucer.web.limits import SOCKETS, Allowance, Rate, Visitors
from saucer.web.wire import MESSAGE_AT_MOST

pytestmark = pytest.mark.anyio

REQUEST = (
    b"GET %s HTTP/1.1\r\nHost: saucer.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GOODBYE = frame(CLOSE, b"\x03\xe8")


class Wire:
    """A transport on which one sees what happens."""

    def __init__(self) -> None:
        self.peer = ("203.0.113.7", 1234)
        self.written: list[bytes] = []
        self.is_reading = True
        self.is_closed = False
        self.is_aborted = asyncio.Event()

    def get_extra_info(self, name: str) -> tuple[str, int]:
        assert name == "peername"
        return self.peer

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.written.append(data)

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted.set()


class Echo(Connection):
    """Says everything back, as soon as it may."""

    def __init__(self, door: Door | None = None) -> None:
        self.wire = Wire()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.has_left = False
        self.flushed = 0
        self.server = ServerState()
        self.door = door or Door(["saucer.example"])
        config: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(door=self.door)))
        super().__init__(config, self.server, {})
        transport: Any = self.wire
        self.connection_made(transport)

    def welcome(self, request: Request) -> Coroutine[Any, Any, None]:
        self.asked = self.let_in(request)
        if self.asked.scope["path"] != "/echo":
            raise Refused("no-such-page")
        return self._talk()

    def flush(self) -> None:
        self.flushed += 1

    def hear(self, kind: int, content: bytes = b"") -> None:
        self.data_received(Frame(Opcode(kind), content).serialize(mask=True))

    async def _talk(self) -> None:
        while (message := await self.receive()) is not None:
            await self.may_answer.wait()
            if message == b"stumble":
                raise RuntimeError("a mistake")
            self.send([message])
        self.has_left = True


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def echo() -> Echo:
    echo = Echo()
    echo.data_received(REQUEST % b"/echo")
    assert echo.wire.written[0].startswith(b"HTTP/1.1 101 ")
    assert echo.wire.written[1:] == [frame(PING, b"")]
    echo.wire.written.clear()
    return echo


async def test_messages_come_and_go(echo: Echo) -> None:
    for text in (b"one", b"two"):
        echo.hear(TEXT, text)
    await settle()
    assert echo.wire.written == [frame(TEXT, b"one"), frame(TEXT, b"two")]


async def test_several_messages_are_written_in_one_piece(echo: Echo) -> None:
    echo.send([b"one", b"two"])
    assert echo.wire.written == [frame(TEXT, b"one") + frame(TEXT, b"two")]


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (REQUEST % b"/elsewhere", b"404"),
        (REQUEST.replace(b"saucer.example", b"evil.example") % b"/echo", b"403"),
        (REQUEST.replace(b"\r\n\r\n", b"\r\nOrigin: http://evil.example\r\n\r\n") % b"/echo", b"403"),
        (REQUEST.replace(b"Version: 13", b"Version: 8") % b"/echo", b"400"),
    ],
)
async def test_who_is_not_welcome_gets_no_connection(request_bytes: bytes, status: bytes) -> None:
    echo = Echo()
    echo.data_received(request_bytes)
    assert echo.wire.written[0].startswith(b"HTTP/1.1 " + status)
    assert echo.wire.is_closed
    assert not echo.server.tasks
    echo.connection_lost(None)
    assert echo.door.limits.visitors.total == 0


async def test_a_visitor_is_known_by_address_and_token() -> None:
    echo = Echo()
    echo.data_received(REQUEST.replace(b"\r\n\r\n", b"\r\nCookie: saucer=secret\r\n\r\n") % b"/%65cho?x=1")
    assert home(echo.asked.scope) == "203.0.113.7"
    assert echo.asked.cookies == {"saucer": "secret"}
    assert echo.asked.query_params["x"] == "1"


async def test_so_many_connections_of_one_address_and_no_more() -> None:
    door = Door(["saucer.example"])
    door.limits.visitors = Visitors(2)
    first, second, third = [Echo(door) for _ in range(3)]
    for echo in (first, second, third):
        echo.data_received(REQUEST % b"/echo")
    assert second.wire.written[0].startswith(b"HTTP/1.1 101 ")
    assert third.wire.written[0].startswith(b"HTTP/1.1 429 ")
    assert b'"too-fast"' in third.wire.written[0]
    third.connection_lost(None)
    first.connection_lost(None)
    assert door.limits.visitors.total == 1
    fourth = Echo(door)
    fourth.data_received(REQUEST % b"/echo")
    assert fourth.wire.written[0].startswith(b"HTTP/1.1 101 ")


async def test_who_connects_again_and_again_has_to_wait() -> None:
    door = Door(["saucer.example"])
    door.limits.sockets = Allowance(SOCKETS, lambda: 0.0)
    for _ in range(SOCKETS.at_once):
        echo = Echo(door)
        echo.data_received(REQUEST % b"/echo")
        echo.connection_lost(None)
    echo = Echo(door)
    echo.data_received(REQUEST % b"/echo")
    assert echo.wire.written[0].startswith(b"HTTP/1.1 429 ")


async def test_a_request_that_cannot_be_read_is_not_kept_waiting() -> None:
    echo = Echo()
    echo.data_received(REQUEST.replace(b"\r\n\r\n", b"\r\nCookie: " + b"x" * 60_000 + b"\r\n\r\n") % b"/echo")
    assert not any(b" 101 " in written for written in echo.wire.written)
    assert echo.wire.is_closed
    assert not echo.server.tasks


async def test_a_ping_is_answered(echo: Echo) -> None:
    echo.hear(PING, b"there?")
    assert echo.wire.written == [frame(PONG, b"there?")]
    # Who pings and does not read would fill the memory.
    echo.pause_writing()
    echo.hear(PING, b"there?")
    assert len(echo.wire.written) == 1


async def test_a_goodbye_is_returned(echo: Echo) -> None:
    echo.hear(TEXT, b"not answered any more")
    echo.hear(CLOSE, b"\x03\xe8bye")
    await settle()
    assert echo.wire.written == [GOODBYE]
    assert echo.wire.is_closed
    assert echo.has_left


async def test_after_our_goodbye_nothing_is_sent_or_heard(echo: Echo) -> None:
    echo.close(1000)
    echo.send([b"more"])
    echo.close(1001)
    echo.hear(TEXT, b"more")
    echo.hear(PING)
    await settle()
    assert echo.wire.written == [GOODBYE]
    assert echo.has_left
    assert not echo.wire.is_closed
    echo.hear(CLOSE, b"\x03\xe8")
    assert echo.wire.written == [GOODBYE]
    assert echo.wire.is_closed


async def test_who_does_not_return_a_goodbye_is_cut_off(echo: Echo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLOSE_SECONDS", 0)
    echo.close(1000)
    await asyncio.wait_for(echo.wire.is_aborted.wait(), 30)


@pytest.mark.parametrize(
    ("kind", "content", "code"),
    [(TEXT, b"\xff", 1007), (TEXT, b" " * (MESSAGE_AT_MOST + 1), 1009), (PING, b" " * 126, 1002)],
)
async def test_what_breaks_the_protocol_ends_it(echo: Echo, kind: int, content: bytes, code: int) -> None:
    if kind == PING:
        echo.data_received(b"\x89\xfe\0\x7e\0\0\0\0")
    else:
        echo.hear(kind, content)
    (goodbye,) = echo.wire.written
    assert goodbye[2:4] == code.to_bytes(2, "big")
    assert echo.wire.is_closed
    await settle()
    assert echo.has_left


async def test_a_lost_connection_ends_the_talk(echo: Echo) -> None:
    echo.connection_lost(None)
    await settle()
    assert echo.has_left
    assert not echo.server.connections
    assert not echo.server.tasks
    echo.send([b"into the void"])
    assert echo.wire.written == []


async def test_who_sends_too_fast_is_not_read_for_a_while(echo: Echo) -> None:
    echo.may_answer.clear()
    for number in range(UNHEARD_AT_MOST + 1):
        assert echo.wire.is_reading
        echo.hear(TEXT, str(number).encode())
        await settle()
    assert not echo.wire.is_reading
    echo.may_answer.set()
    await settle()
    assert echo.wire.is_reading
    assert len(echo.wire.written) == UNHEARD_AT_MOST + 1


async def test_a_flood_is_read_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FLOOD", Rate(3, 1000.0))
    echo = Echo()
    echo.data_received(REQUEST % b"/echo")
    for number in range(3 + UNHEARD_AT_MOST + 1):
        echo.hear(TEXT, str(number).encode())
        await settle()
    assert echo.wire.written[2:] == [frame(TEXT, str(number).encode()) for number in range(3)]
    assert not echo.wire.is_reading


async def test_who_is_not_read_can_say_goodbye_all_the_same(echo: Echo) -> None:
    echo.may_answer.clear()
    for _ in range(UNHEARD_AT_MOST + 1):
        echo.hear(TEXT, b"again")
        await settle()
    assert not echo.wire.is_reading
    echo.close(1000)
    assert echo.wire.is_reading


async def test_who_can_be_written_to_again_gets_what_had_to_wait(echo: Echo) -> None:
    echo.pause_writing()
    assert not echo.is_writable
    echo.resume_writing()
    assert echo.is_writable
    assert echo.flushed == 1


@pytest.mark.parametrize("is_alive", [True, False])
async def test_who_gives_no_sign_of_life_is_cut_off(echo: Echo, is_alive: bool) -> None:
    if is_alive:
        echo.hear(PONG)
    echo._ping()
    assert echo.wire.written == ([frame(PING, b"")] if is_alive else [])
    assert echo.wire.is_aborted.is_set() == (not is_alive)


async def test_who_is_not_read_need_not_give_a_sign_of_life(echo: Echo) -> None:
    echo.may_answer.clear()
    for _ in range(UNHEARD_AT_MOST + 1):
        echo.hear(TEXT, b"again")
        await settle()
    for _ in range(3):
        echo._ping()
    assert not echo.wire.is_aborted.is_set()


async def test_a_mistake_of_ours_is_logged_and_ends_it(echo: Echo, caplog: pytest.LogCaptureFixture) -> None:
    echo.hear(TEXT, b"stumble")
    await settle()
    (goodbye,) = echo.wire.written
    assert goodbye[2:] == (1011).to_bytes(2, "big")
    assert "a mistake" in caplog.text


async def test_when_the_server_stops(echo: Echo) -> None:
    echo.shutdown()
    await settle()
    (goodbye,) = echo.wire.written
    assert goodbye[2:4] == (1012).to_bytes(2, "big")
    assert echo.wire.is_closed
    assert echo.has_left
