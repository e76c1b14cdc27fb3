"""Starting and stopping."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from saucer.store.database import FILE_NAME
from saucer.web import serve as serving
from tests.web.server import Person, Server

SERVE = """
import sys
from pathlib import Path
from saucer.web.serve import serve
port, metrics, bus = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] or None
serve(Path(sys.argv[1]), "127.0.0.1", port, bus=bus, metrics=("127.0.0.1", metrics))
"""


def run(data: Path, port: int = 0, metrics: int = 0, bus: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", SERVE, str(data), str(port), str(metrics), bus]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("what", ["port", "metrics"])
def test_a_taken_port_is_one_clear_line(data: Path, what: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = run(data, **{what: port})
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"cannot listen on 127.0.0.1, port {port}: Address already in use"]


def test_unusable_data_is_one_clear_line(data: Path) -> None:
    data.mkdir()
    (data / FILE_NAME).write_bytes(b"a shopping list " * 100)
    done = run(data)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert FILE_NAME in line


def test_an_unusable_bus_is_one_clear_line(data: Path) -> None:
    done = run(data, bus="redis://localhost:many")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "bus" in line


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_asked_and_says_goodbye(data: Path, how: signal.Signals) -> None:
    server = Server(data)
    ada = Person(server)
    table = ada.new_table()["table"]
    with ada.socket(table) as visitor:
        visitor.hello()
        assert server.stop(how) in (0, -how)
        with pytest.raises(ConnectionClosed):
            visitor.hear()
        assert visitor.connection.close_code == 1012
    ada.close()
    assert server.errors == ""
    again = Server(data)
    ada = Person(again, ada.token)
    assert ada.get(f"/tables/{table}")["ply"] == 1
    ada.close()
    again.stop()


def test_it_says_nothing_of_itself(server: Server) -> None:
    headers = httpx.get(f"{server.address}/api/games").headers
    assert "server" not in headers


def test_it_believes_no_proxy_unless_told(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.4"}
    assert "Secure" not in httpx.post(f"{server.address}/api/me", headers=headers).headers["set-cookie"]


@pytest.mark.parametrize(
    ("host", "is_here"), [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("::", False)]
)
def test_who_reaches_an_address(host: str, is_here: bool) -> None:
    assert serving.is_loopback(host) == is_here


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:"), ("localhost", "http://localhost:"), ("0.0.0.0", "http://localhost:")],
)
def test_the_printed_address_can_be_opened(host: str, address: str) -> None:
    listener = serving._listen(host, 0)
    assert serving._address(host, listener) == f"{address}{listener.getsockname()[1]}/"
    listener.close()


def test_a_browser_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving._has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serving._has_display()
