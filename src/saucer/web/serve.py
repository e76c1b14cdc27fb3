"""Start the server and say where it is."""

import contextlib
import gc
import os
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from saucer.store.database import CannotOpen, open_engine
from saucer.web.app import create
from saucer.web.socket import TableSocket

GRACE_SECONDS = 3
BACKLOG = 1024
GARBAGE_OBJECTS = 20_000


class _Server(uvicorn.Server):
    """Tells its address once it really listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Saucer is at {self._address}", flush=True)  # noqa: T201 - this is what the command prints
        if self._open_browser and _has_display():
            webbrowser.open(self._address)


def serve(data: Path, host: str = "127.0.0.1", port: int = 8000, open_browser: bool = False) -> None:
    """Serve the tables kept in the folder `data` until stopped; port 0 is any free one."""
    try:
        listener = _listen(host, port)
        # Here rather than when the application starts: a problem is one line, not a traceback.
        open_engine(data).dispose()
    except (CannotOpen, OSError) as problem:
        print(problem if isinstance(problem, CannotOpen) else _explain(host, port, problem), file=sys.stderr)  # noqa: T201
        raise SystemExit(2) from None
    config = uvicorn.Config(
        create(data),
        ws=TableSocket,
        access_log=False,
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    # Logs only grow, so that looking for garbage every 700 objects finds none: it took a seventh of the server's time.
    gc.freeze()
    gc.set_threshold(GARBAGE_OBJECTS, 10, 10)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, _address(host, listener), open_browser).run([listener])


def _listen(host: str, port: int) -> socket.socket:
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
    return listener


def _explain(host: str, port: int, problem: OSError) -> str:
    return f"cannot listen on {host}, port {port}: {problem.strerror}"


def _address(host: str, listener: socket.socket) -> str:
    name = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104 - only to print it
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def _has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
