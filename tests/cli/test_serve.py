"""`saucer serve`: which address, which folder. The server itself has its own tests."""

import socket
from pathlib import Path
from typing import Any

import pytest

from saucer.cli import serve as command
from saucer.web import serve as server
from tests.cli.conftest import Saucer

PORT = 8400
USUAL: tuple[Any, ...] = (None, [], [], True, None)
"""No bus, names and proxies; limits; no metrics."""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The servers that would have been started."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(server, "serve", lambda *arguments: calls.append(arguments))
    monkeypatch.setattr(command, "FIRST_PORT", PORT)
    return calls


@pytest.mark.parametrize("line", ["", "serve"])
def test_saucer_alone_serves(saucer: Saucer, started: list[object], tmp_path: Path, line: str) -> None:
    said = saucer(*line.split())
    assert (said.code, said.err) == (0, "")
    assert started == [(tmp_path / "data", "127.0.0.1", PORT, True, *USUAL)]
    assert (tmp_path / "data").is_dir()


def test_options_reach_the_server(saucer: Saucer, started: list[object], tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    saucer("--host", "::1", "--port", "8417", "--data", str(folder), "--no-browser")
    assert started == [(folder, "::1", 8417, False, *USUAL)]


def test_many_servers_share_a_database(saucer: Saucer, started: list[object], tmp_path: Path) -> None:
    database, bus = "postgresql://ada@db/saucer", "redis://cache/3"
    assert saucer("--port", "0", "--database", database, "--bus", bus).code == 0
    assert started == [(database, "127.0.0.1", 0, True, bus, *USUAL[1:])]
    assert not (tmp_path / "data").exists()


def test_the_database_may_stand_in_the_environment(
    saucer: Saucer, started: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAUCER_DATABASE", "postgresql:///saucer")
    monkeypatch.setenv("SAUCER_BUS", "redis://localhost")
    saucer("--port", "0")
    assert started == [("postgresql:///saucer", "127.0.0.1", 0, True, "redis://localhost", *USUAL[1:])]


def test_behind_a_proxy(saucer: Saucer, started: list[tuple[Any, ...]]) -> None:
    names = ["--name", "games.example.org", "--name", "jeux.example.org"]
    saucer("--port", "0", *names, "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8", "--no-limits", "--metrics", "9100")
    assert started[0][5:] == (
        ["games.example.org", "jeux.example.org"],
        ["127.0.0.1", "10.0.0.0/8"],
        False,
        ("127.0.0.1", 9100),
    )


@pytest.mark.parametrize(
    ("text", "listener"),
    [("0", ("127.0.0.1", 0)), ("10.0.0.2:9100", ("10.0.0.2", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_where_figures_are_told(saucer: Saucer, started: list[tuple[Any, ...]], text: str, listener: object) -> None:
    saucer("--port", "0", "--metrics", text)
    assert started[0][-1] == listener


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_letting_others_in_has_to_be_said(saucer: Saucer, started: list[tuple[Any, ...]], host: str) -> None:
    said = saucer("serve", "--host", host)
    assert (said.code, said.out, started) == (2, "", [])
    assert said.err == f"saucer: --host {host} lets others in; if that is what you want, say so with --public\n"


@pytest.mark.parametrize("line", ["--public", "--public --host 0.0.0.0"])
def test_letting_others_in_is_explained(
    saucer: Saucer, started: list[tuple[Any, ...]], tmp_path: Path, line: str
) -> None:
    said = saucer(*line.split(), "--port", "0")
    assert (said.code, said.out) == (0, "")
    assert started[0][1] == "0.0.0.0"
    for word in ("everybody in your network", "invitation", "not encrypted", "docs/host.md", str(tmp_path / "data")):
        assert word in said.err


def test_a_databases_password_is_not_told(saucer: Saucer, started: list[object]) -> None:
    said = saucer("--public", "--port", "0", "--database", "postgresql://ada:secret@db/saucer")
    assert "Kept in the database" in said.err
    assert "secret" not in said.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--bus redis://localhost", "--bus is for servers that share a database: add --database postgresql://..."),
        ("--bus redis://localhost --database sqlite:///x", "--bus is for servers that share a database"),
        ("--bus localhost --database postgresql:///x", "--bus localhost is no address like redis://localhost"),
        ("--name http://games.example.org", "is no name like games.example.org"),
        ("--name games.example.org:8000", "is no name like games.example.org"),
        ("--proxy games.example.org", "is no address like 127.0.0.1"),
        ("--metrics nowhere", "is not ADDRESS:PORT"),
        ("--metrics 127.0.0.1:99999", "is not ADDRESS:PORT"),
        ("--host no.such.host.invalid --public", "no address 'no.such.host.invalid'"),
    ],
)
def test_what_cannot_be_is_one_clear_line(saucer: Saucer, started: list[object], line: str, told: str) -> None:
    said = saucer("serve", *line.split())
    assert (said.code, said.out, started) == (2, "", [])
    assert said.err.startswith("saucer: ")
    assert said.err.count("\n") == 1
    assert told in said.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--database mysql://host/x", "mysql://host/x is no database for Saucer"),
        ("--database nonsense", "the database's address cannot be read"),
        ("--database postgresql://ada:secret@127.0.0.1:1/x", "127.0.0.1:1"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_clear_line(saucer: Saucer, line: str, told: str) -> None:
    said = saucer("serve", "--port", "0", "--no-browser", *line.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert told in said.err
    assert "secret" not in said.err


def test_the_next_free_port(saucer: Saucer, started: list[object], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", PORT)):
        saucer("serve", "--no-browser")
    assert started == [(tmp_path / "data", "127.0.0.1", PORT + 1, False, *USUAL)]


def test_a_given_port_that_is_taken(saucer: Saucer) -> None:
    with socket.create_server(("127.0.0.1", PORT + 2)):
        said = saucer("serve", "--port", str(PORT + 2), "--no-browser")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert str(PORT + 2) in said.err
