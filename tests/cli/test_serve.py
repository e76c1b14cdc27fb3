"""`saucer serve`: which address, which folder. The server itself has its own tests."""

import socket
from pathlib import Path

import pytest

from saucer.cli import serve as command
from saucer.web import serve as server
from tests.cli.conftest import Saucer

PORT = 8400


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str, int, bool]]:
    """The servers that would have been started."""
    calls: list[tuple[Path, str, int, bool]] = []
    monkeypatch.setattr(server, "serve", lambda *arguments: calls.append(arguments))
    monkeypatch.setattr(command, "FIRST_PORT", PORT)
    return calls


@pytest.mark.parametrize("line", ["", "serve"])
def test_saucer_alone_serves(saucer: Saucer, started: list[object], tmp_path: Path, line: str) -> None:
    assert saucer(*line.split()).code == 0
    assert started == [(tmp_path / "data", "127.0.0.1", PORT, True)]
    assert (tmp_path / "data").is_dir()


def test_options_reach_the_server(saucer: Saucer, started: list[object], tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    saucer("--host", "::1", "--port", "8417", "--data", str(folder), "--no-browser")
    assert started == [(folder, "::1", 8417, False)]


def test_the_next_free_port(saucer: Saucer, started: list[object], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", PORT)):
        saucer("serve", "--no-browser")
    assert started == [(tmp_path / "data", "127.0.0.1", PORT + 1, False)]


def test_a_given_port_that_is_taken(saucer: Saucer) -> None:
    with socket.create_server(("127.0.0.1", PORT + 2)):
        said = saucer("serve", "--port", str(PORT + 2), "--no-browser")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert str(PORT + 2) in said.err
