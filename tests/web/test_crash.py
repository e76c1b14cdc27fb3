"""Killing the server at any moment loses nothing that was acknowledged."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.web.server import Person, Server

TABLES = 8


@pytest.fixture
def servers(data: Path) -> Iterator["Lives"]:
    lives = Lives(data)
    yield lives
    lives.ada.close()
    lives.server.stop()
    assert lives.server.errors == ""


class Lives:
    """A server that is killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data)
        self.ada = Person(self.server)

    def kill_and_restart(self) -> None:
        self.server.kill()
        self.ada.close()
        self.server = Server(self.server.data)
        self.ada = Person(self.server, self.ada.token)


def test_killed_between_two_commands(servers: Lives) -> None:
    table = servers.ada.new_table()["table"]
    for _ in range(3):
        servers.ada.play(table, 5)
        before = servers.ada.get(f"/tables/{table}")
        log = servers.ada.http.get(f"/tables/{table}/log").content
        servers.kill_and_restart()
        assert servers.ada.get("/me") == {"known": True}
        assert servers.ada.get(f"/tables/{table}") == before
        assert servers.ada.http.get(f"/tables/{table}/log").content == log
        assert [listed["table"] for listed in servers.ada.get("/tables")["tables"]] == [table]


def test_killed_right_after_an_acknowledgement(servers: Lives) -> None:
    table = servers.ada.new_table()["table"]
    for _ in range(3):
        with servers.ada.socket(table) as socket:
            snapshot = socket.hello()
            command = snapshot["legal"][0]
            ack = socket.ask({"type": "command", "id": 1, "ply": snapshot["ply"], "command": command})
            assert ack["type"] == "ack"
            servers.kill_and_restart()
        line = servers.ada.http.get(f"/tables/{table}/log").text.splitlines()[ack["ply"]]
        assert msgspec.json.decode(line)["command"] == command


def test_a_client_goes_on_where_it_was(servers: Lives) -> None:
    table = servers.ada.new_table()["table"]
    with servers.ada.socket(table) as socket:
        known = socket.hello()["ply"]
    servers.ada.play(table, 3)
    servers.kill_and_restart()
    with servers.ada.socket(table) as socket:
        update = socket.hello(known)
        assert (update["type"], update["from"]) == ("update", known)
        command = {"type": "command", "id": 1, "ply": update["ply"], "command": update["legal"][0]}
        assert socket.ask(command)["type"] == "ack"


class Player(threading.Thread):
    """Plays at one table as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, ada: Person, table: str, enough: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.ada, self.table, self.enough = ada, table, enough
        self.acknowledged: dict[int, Any] = {}

    def run(self) -> None:
        try:
            with self.ada.socket(self.table) as socket:
                known = socket.hello()
                while True:
                    # When the game is over it goes back, and on again: the stream does not end by itself.
                    if known["legal"]:
                        command = known["legal"][0]
                        asked = {"type": "command", "id": 1, "ply": known["ply"], "command": command}
                    else:
                        command = "undo"
                        asked = {"type": "undo", "id": 1, "ply": known["ply"]}
                    answer = socket.ask(asked)
                    if answer["type"] != "ack":
                        return
                    self.acknowledged[answer["ply"] - 1] = command
                    self.enough.release()
                    known = socket.hear()
        except (WebSocketException, OSError, EOFError):  # the server was killed, maybe while the two shook hands
            pass


@pytest.mark.parametrize("commands", [1, 40, 150])
def test_killed_under_a_stream_of_commands(servers: Lives, commands: int) -> None:
    enough = threading.Semaphore(0)
    tables = [servers.ada.new_table()["table"] for _ in range(TABLES)]
    players = [Player(servers.ada, table, enough) for table in tables]
    with ExitStack() as stack:
        for player in players:
            player.start()
            stack.callback(player.join, 30)
        for _ in range(commands):
            assert enough.acquire(timeout=30)
        servers.kill_and_restart()
    assert sum(len(player.acknowledged) for player in players) >= commands
    for player in players:
        lines = servers.ada.http.get(f"/tables/{player.table}/log").text.splitlines()[1:]
        for ply, command in player.acknowledged.items():
            found = msgspec.json.decode(lines[ply])["command"]
            assert found == command or (command == "undo" and found["do"] == "undo")
        snapshot = servers.ada.get(f"/tables/{player.table}")
        assert snapshot["ply"] == len(lines)
        assert -1 not in snapshot["to_act"]
        servers.ada.play(player.table, 1)
