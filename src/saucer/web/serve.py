"""Start the server and say where it is."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import cast

import uvicorn
from starlette.applications import Starlette

from saucer.store.bus import RedisBus
from saucer.store.database import CannotOpen, file_address, open_engine
from saucer.web.app import create
from saucer.web.guard import Door, door
from saucer.web.metrics import HEAD_AT_MOST, Metrics, reporter
from saucer.web.socket import TableSocket

GRACE_SECONDS = 3
BACKLOG = 1024
GARBAGE_OBJECTS = 20_000

Address = tuple[str, int]


class _Server(uvicorn.Server):
    """Tells its address once it really listens, and its figures to whoever asks at `metrics`."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, address: str, open_browser: bool, metrics: socket.socket | None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._address = address
        self._open_browser = open_browser
        self._metrics = metrics
        self._reporting: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Saucer is at {self._address}", flush=True)  # noqa: T201 - this is what the command prints
        if self._metrics is not None:
            self._reporting = await asyncio.start_server(
                reporter(self._figures), sock=self._metrics, limit=HEAD_AT_MOST
            )
            host = str(self._metrics.getsockname()[0])
            print(f"Its figures are at {_address(host, self._metrics)}metrics", flush=True)  # noqa: T201 - so is this
        if self._open_browser and _has_display():
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._reporting is not None:
            self._reporting.close()
        await super().shutdown(sockets)

    def _figures(self) -> str:
        state = self._app.state
        metrics: Metrics = state.metrics
        return metrics.text(door(self._app).limits.visitors.total, state.house.figures())


def serve(
    database: str | Path,
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    bus: str | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: bool = True,
    metrics: Address | None = None,
) -> None:
    """Serve until stopped the tables kept in a database (its address, or a folder for an SQLite file).

    Port 0 is any free one. `bus` is the Redis through which processes that share a database tell each other what
    happens. Without `limits` everybody may ask as often as they like.
    """
    address = file_address(database) if isinstance(database, Path) else database
    with contextlib.ExitStack() as listeners:
        try:
            listener = listeners.enter_context(_listen(host, port))
            figures = None if metrics is None else listeners.enter_context(_listen(*metrics))
            # Here rather than when the application starts: a problem is one line, not a traceback.
            open_engine(address).dispose()
            if bus is not None:
                asyncio.run(_try_bus(bus))
        except CannotOpen as problem:
            print(problem, file=sys.stderr)  # noqa: T201
            raise SystemExit(2) from None
        app = create(address, bus, Door(names, proxies, limits, is_public=not is_loopback(host)))
        config = uvicorn.Config(
            app,
            ws=cast("type[asyncio.Protocol]", TableSocket),  # it is one in all but name
            access_log=False,
            log_level="error",
            server_header=False,
            proxy_headers=False,  # the door knows which proxies to believe
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        # Logs only grow, so that looking for garbage every 700 objects finds none: it took a seventh of the server's
        # time.
        gc.freeze()
        gc.set_threshold(GARBAGE_OBJECTS, 10, 10)
        with contextlib.suppress(KeyboardInterrupt):
            _Server(app, config, _address(host, listener), open_browser, figures).run([listener])


async def _try_bus(bus: str) -> None:
    await (await RedisBus.open(bus)).close()


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches what listens on `host`."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0]
    return ip_address(found).is_loopback


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                # A port whose last connections are still winding down is free; on Windows this would share a used one.
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except OSError as problem:
        raise CannotOpen(f"cannot listen on {host}, port {port}: {problem.strerror}") from problem
    return listener


def _address(host: str, listener: socket.socket) -> str:
    name = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104 - only to print it
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def _has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
