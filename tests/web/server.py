"""A real server in a process of its own, and people who talk to it through real sockets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

SERVE = """
import sys
from collections.abc import Sequence
from pathlib import Path
from saucer.web.serve import serve
serve(Path(sys.argv[1]), "127.0.0.1", 0, open_browser=False, limits=False)
"""
GAME = "falling-skies-9"


class Server:
    """`serve` on a free port. Its error output is kept: it must stay empty."""

    def __init__(self, data: Path, script: Sequence[str] = ("-c", SERVE)) -> None:
        self.data = data
        self._errors = data.with_suffix(".errors")
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "error", *script, str(data)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Saucer is at http://127.0.0.1:"), self.errors
        self.address = line.split()[-1].rstrip("/")

    @property
    def errors(self) -> str:
        """What it complained about."""
        return self._errors.read_text()

    def kill(self) -> None:
        """End it at once, as a power cut or an impatient person would."""
        self.process.kill()
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end."""
        self.process.send_signal(how)
        return self._wait()

    def _wait(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(30)


def game_of(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot or update without the people."""
    return {key: value for key, value in snapshot.items() if key != "company"}


class Person:
    """Somebody with a token, or (`token` "") without."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.address}/api", timeout=30)
        self.token = self.http.post("/me").json()["token"] if token is None else token
        self.http.cookies.clear()
        if self.token:
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **options: Any) -> Any:
        response = self.http.get(path, **options)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None) -> Any:
        response = self.http.post(path, json={} if body is None else body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def new_table(self, **more: Any) -> Any:
        return self.post("/tables", {"game": GAME, **more})

    def play(self, table: str, commands: int) -> int:
        """Play so many of the first legal commands, as long as there are; returns the ply."""
        for _ in range(commands):
            snapshot = self.get(f"/tables/{table}")
            if not snapshot["legal"]:
                break
            self.post(f"/tables/{table}/commands", {"command": snapshot["legal"][0], "ply": snapshot["ply"]})
        ply: int = self.get(f"/tables/{table}")["ply"]
        return ply

    def socket(self, table: str, **options: Any) -> Socket:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return Socket(self.server, table, headers | options.pop("headers", {}), **options)

    def close(self) -> None:
        self.http.close()


class Socket:
    """A websocket at a table."""

    def __init__(self, server: Server, table: str, headers: dict[str, str], **options: Any) -> None:
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        self._connecting = connect(address, additional_headers=headers, **options)
        self.connection: ClientConnection

    def __enter__(self) -> Socket:
        self.connection = self._connecting.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    def say(self, message: Any) -> None:
        """Send a message, or a text as it is."""
        self.connection.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; by default any but those about people, who come and go."""
        while True:
            found: dict[str, Any] = msgspec.json.decode(self.connection.recv(30))
            if found["type"] in kinds if kinds else found["type"] not in ("company", "chat"):
                return found

    def ask(self, message: Any) -> dict[str, Any]:
        self.say(message)
        return self.hear()

    def hello(self, ply: int | None = None) -> dict[str, Any]:
        return self.ask({"type": "hello", "v": 1, "ply": ply})
