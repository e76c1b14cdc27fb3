"""How much the real server does: in a process of its own, over real sockets, each command on disk before it is told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "falling-skies-9"
CALLERS = 16
"""How many open tables at the same time."""

SERVE = """
import sys
from pathlib import Path
from saucer.web.serve import serve
serve(Path(sys.argv[1]), "127.0.0.1", 0, limits=False)
"""


def measure(tables: int, commands: int) -> dict[str, float]:
    """Open tables, then play `commands` at each of them, all at once, each as quickly as it is answered."""
    with serving() as host:
        return asyncio.run(_measure(host, tables, commands))


class Host:
    """A server to be measured."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("the server did not start")
        self.address = line.split()[-1].rstrip("/").removeprefix("http://")


@contextmanager
def serving(code: str = SERVE, database: str | None = None) -> Iterator[Host]:
    """A server started with `code`, on the database at an address or on an empty folder."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(  # noqa: S603 - our own interpreter with our own code
            [sys.executable, "-c", code, database or data], stdout=subprocess.PIPE, text=True
        )
        try:
            yield Host(process)
        finally:
            process.terminate()
            process.communicate(timeout=30)


class Caller:
    """A connection that asks one thing after the other over HTTP."""

    def __init__(self, host: Host, token: str = "") -> None:
        self.host = host
        self.token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> Any:
        """The answer to one request."""
        if self._streams is None:
            name, _, port = self.host.address.partition(":")
            self._streams = await asyncio.open_connection(name, int(port))
        reader, writer = self._streams
        content = msgspec.json.encode(body)
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: {self.host.address}\r\nContent-Length: {len(content)}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        status, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(line.split(":")[1]) for line in headers if line.lower().startswith("content-length:"))
        answer = msgspec.json.decode(await reader.readexactly(length))
        if not status.startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{path}: {answer}")
        return answer

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            await self._streams[1].wait_closed()


async def welcome(host: Host) -> str:
    """The token of somebody new."""
    caller = Caller(host)
    token: str = (await caller.post("/me", {}))["token"]
    await caller.close()
    return token


async def open_tables(host: Host, token: str, tables: int, body: object) -> list[str]:
    """New tables, several asked for at a time."""
    left = count(tables - 1, -1)
    found = list[str]()

    async def call() -> None:
        caller = Caller(host, token)
        while next(left) >= 0:
            found.append((await caller.post("/tables", body))["table"])
        await caller.close()

    await asyncio.gather(*(call() for _ in range(CALLERS)))
    return found


def visit(host: Host, token: str, table: str) -> connect:
    """A socket at a table."""
    headers = {"Authorization": f"Bearer {token}"}
    return connect(f"ws://{host.address}/api/tables/{table}/socket", additional_headers=headers, compression=None)


async def hello(socket: ClientConnection) -> Any:
    """The snapshot of the table."""
    await socket.send('{"type":"hello","v":1,"ply":null}')
    return await hear(socket, "snapshot")


async def hear(socket: ClientConnection, kind: str) -> Any:
    """The next message about the game, which must be of this kind; those about the company are passed over."""
    while (message := msgspec.json.decode(await socket.recv()))["type"] in ("company", "chat"):
        pass
    if message["type"] != kind:
        raise RuntimeError(f"{kind} expected: {message}")
    return message


async def _measure(host: Host, tables: int, commands: int) -> dict[str, float]:
    token = await welcome(host)
    body = {"game": GAME}
    started = time.perf_counter()
    ids = await open_tables(host, token, tables, body)
    tables_per_second = tables / (time.perf_counter() - started)
    waited = list[float]()

    async def play(table: str, left: int) -> None:
        """Play at `table`; when its game is over, at another."""
        async with visit(host, token, table) as socket:
            known = await hello(socket)
            while left > 0 and known["legal"]:
                asked = {"type": "command", "id": left, "ply": known["ply"], "command": known["legal"][-1]}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(asked).decode())
                await hear(socket, "ack")
                waited.append(time.perf_counter() - sent)
                known = await hear(socket, "update")
                left -= 1
        if left > 0:
            (another,) = await open_tables(host, token, 1, body)
            await play(another, left)

    started = time.perf_counter()
    await asyncio.gather(*(play(table, commands) for table in ids))
    seconds = time.perf_counter() - started
    waited.sort()
    return {
        "tables_per_s": tables_per_second,
        "commands_per_s": len(waited) / seconds,
        "p50_ms": waited[len(waited) // 2] * 1000,
        "p99_ms": waited[len(waited) * 99 // 100] * 1000,
    }
