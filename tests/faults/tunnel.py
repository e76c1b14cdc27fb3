"""A way to the server that breaks: after any number of bytes, in the middle of a frame or of the handshake."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random

CHUNK = 2048


class Tunnel:
    """Forwards connections, and cuts each after a random number of bytes, in whichever direction they went."""

    def __init__(self, target: Callable[[], str | None], rng: Random, most: int) -> None:
        self._target = target
        self._rng = rng
        self._most = most
        self._server: asyncio.Server | None = None
        self._visits: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Tunnel:
        self._server = await asyncio.start_server(self._visit, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._visits)
        await self._server.wait_closed()

    @property
    def address(self) -> str:
        """Where it begins."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _visit(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._visits.add(task)
        writers = {back}
        self._writers |= writers
        try:
            target = self._target()
            if target is not None:
                host, _, port = target.removeprefix("http://").rpartition(":")
                there, forth = await asyncio.open_connection(host, int(port))
                writers.add(forth)
                self._writers |= writers
                left = [self._rng.randrange(self._most)]
                ways = [asyncio.create_task(self._pass(*way, left)) for way in ((here, forth), (there, back))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for writer in writers:
                    writer.transport.abort()
                await asyncio.wait(ways)
        except OSError:
            pass  # the server has just been killed
        finally:
            for writer in writers:
                writer.transport.abort()
            self._writers -= writers
            self._visits.discard(task)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, left: list[int]) -> None:
        """Pass on as many bytes as are left for both ways together."""
        with contextlib.suppress(ConnectionError):
            while data := await source.read(CHUNK):
                target.write(data[: left[0]])
                await target.drain()
                left[0] -= len(data)
                if left[0] <= 0:
                    return
