"""The websocket: acknowledged commands, versions, and coming back after a lost connection."""

import socket as sockets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saucer.store.database import FILE_NAME
from tests.web.server import Person, Server, Socket, game_of

SLOW_MILLISECONDS = 400
SERVE_SLOWLY = f"""
import asyncio, sys
from pathlib import Path
from saucer.store.store import Store
from saucer.web.serve import serve
from tests.toy import register
append = Store.append
async def slowly(*args, **more):
    await asyncio.sleep({SLOW_MILLISECONDS} / 1000)
    await append(*args, **more)
Store.append = slowly
register()
serve(Path(sys.argv[1]), "127.0.0.1", 0)
"""


def black(snapshot: dict[str, Any]) -> Any:
    """A command that reveals nothing new."""
    return next(command for command in snapshot["legal"] if command["do"] == "place" and command["die"] < 3)


def white(snapshot: dict[str, Any]) -> Any:
    """A command after which the dealer rolls again."""
    return next(command for command in snapshot["legal"] if command["do"] == "place" and command["die"] >= 3)


def test_hello_gives_the_same_snapshot_as_http(ada: Person) -> None:
    table = ada.new_table()
    with ada.socket(table["table"]) as socket:
        assert game_of(socket.hello()) == game_of(table)


def test_the_cookie_is_as_good_as_the_header(ada: Person, stranger: Person) -> None:
    table = ada.new_table()["table"]
    with stranger.socket(table, headers={"Cookie": f"saucer={ada.token}"}) as socket:
        assert socket.hello()["seat"] == 0


def test_a_command_is_acknowledged_and_then_told(ada: Person) -> None:
    table = ada.new_table()
    with ada.socket(table["table"]) as socket:
        snapshot = socket.hello()
        command = white(snapshot)
        assert socket.ask({"type": "command", "id": 7, "ply": 1, "command": command}) == {
            "type": "ack",
            "id": 7,
            "ply": 2,
        }
        # Acknowledged is on disk: the log has the line already, and the dealer's with it.
        lines = ada.http.get(f"/tables/{table['table']}/log").text.splitlines()
        assert len(lines) == 1 + 3
        update = socket.hear()
        assert (update["type"], update["from"], update["ply"]) == ("update", 1, 3)
        assert [(step["ply"], step["seat"]) for step in update["steps"]] == [(1, 0), (2, -1)]
        assert update["steps"][0]["command"] == command
        assert "scenery" not in update
        now = ada.get(f"/tables/{table['table']}")
        for key in ("view", "legal", "to_act", "outcome", "undo"):
            assert update[key] == now[key]


def test_undo_over_the_socket(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        snapshot = socket.hello()
        socket.ask({"type": "command", "id": 1, "ply": 1, "command": black(snapshot)})
        assert socket.hear()["undo"]
        assert socket.ask({"type": "undo", "id": 2, "ply": 2}) == {"type": "ack", "id": 2, "ply": 3}
        update = socket.hear()
        assert update["view"] == snapshot["view"]
        assert update["steps"][0]["command"] == {"do": "undo", "ply": 1}
        refused = socket.ask({"type": "undo", "id": 3, "ply": 3})
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", 3, "nothing-to-undo")


def test_preview_over_the_socket(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        snapshot = socket.hello()
        preview = socket.ask({"type": "preview", "id": 4, "command": black(snapshot)})
        assert (preview["type"], preview["id"], preview["ply"]) == ("preview", 4, 1)
        assert preview["events"][0]["event"] == "die_placed"
        assert preview["view"] != snapshot["view"]
        assert game_of(socket.hello()) == game_of(snapshot)


def test_a_refusal_says_why_and_the_version(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        socket.hello()
        assert socket.ask({"type": "command", "id": 5, "ply": 1, "command": {"do": "finish"}}) == {
            "type": "refused",
            "id": 5,
            "ply": 1,
            "code": "not-now",
            "args": {},
        }


def test_two_browsers_at_one_table(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as one, ada.socket(table) as two:
        snapshot = one.hello()
        assert game_of(two.hello()) == game_of(snapshot)
        assert one.ask({"type": "command", "id": 1, "ply": 1, "command": black(snapshot)})["type"] == "ack"
        update = one.hear()
        assert two.hear() == update
        stale = two.ask({"type": "command", "id": 1, "ply": 1, "command": black(snapshot)})
        assert (stale["type"], stale["code"], stale["ply"]) == ("refused", "stale-version", 2)
        assert two.ask({"type": "command", "id": 2, "ply": 2, "command": black(update)})["type"] == "ack"
        assert one.hear() == two.hear()


def test_a_spectator_hears_everything_and_does_nothing(ada: Person, bob: Person, stranger: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as player, bob.socket(table) as known, stranger.socket(table) as unknown:
        snapshot = player.hello()
        for watcher in (known, unknown):
            assert game_of(watcher.hello()) == game_of(snapshot) | {"seat": None, "seats": [], "legal": []}
            for asked in (
                {"type": "command", "id": 1, "ply": 1, "command": black(snapshot)},
                {"type": "undo", "id": 1},
                {"type": "preview", "id": 1, "command": black(snapshot)},
                {"type": "imagine", "id": 1},
            ):
                assert watcher.ask(asked)["code"] == "not-your-seat"
        player.ask({"type": "command", "id": 1, "ply": 1, "command": black(snapshot)})
        update = player.hear()
        for watcher in (known, unknown):
            assert watcher.hear() == update | {"legal": [], "undo": False}


def test_what_was_missed_in_a_tunnel_is_told(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        known = socket.hello()["ply"]
        # The connection is cut, not closed.
        socket.connection.socket.shutdown(sockets.SHUT_RDWR)
    ply = ada.play(table, 3)
    with ada.socket(table) as socket:
        update = socket.hello(known)
        assert (update["type"], update["from"], update["ply"]) == ("update", known, ply)
        assert update["steps"] == ada.get(f"/tables/{table}/steps", params={"from": known})["steps"]
        assert update["view"] == ada.get(f"/tables/{table}")["view"]
        assert socket.hello(ply)["steps"] == []
        assert socket.hello(ply + 1)["type"] == "snapshot"


def test_what_was_sent_before_the_cut_counts_once(ada: Person) -> None:
    """A client that does not know whether its command arrived sends it again for the same version."""
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        snapshot = socket.hello()
        asked = {"type": "command", "id": 1, "ply": 1, "command": black(snapshot)}
        socket.ask(asked)
        socket.connection.socket.shutdown(sockets.SHUT_RDWR)
    with ada.socket(table) as socket:
        update = socket.hello(1)
        assert update["steps"][0]["command"] == asked["command"]
        assert socket.ask(asked)["code"] == "stale-version"


def test_there_is_no_socket_at_no_table(ada: Person) -> None:
    with ada.socket("nowhere") as socket:
        assert socket.hear()["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.hear()
        assert socket.connection.close_code == 4404


def test_the_first_message_is_hello(ada: Person) -> None:
    table = ada.new_table()["table"]
    for first, code in (
        ({"type": "undo", "id": 1}, "hello-first"),
        ({"type": "hello", "v": 2}, "unknown-protocol"),
        ({"type": "hello"}, "bad-message"),
        ("hello", "bad-json"),
        ({"type": "hello", "v": 1, "ply": -1}, "bad-message"),
    ):
        with ada.socket(table) as socket:
            refused = socket.ask(first)
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, code)
            with pytest.raises(ConnectionClosed):
                socket.hear()
            assert socket.connection.close_code == 4400


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_a_page_of_another_site_gets_no_socket(ada: Person, origin: str) -> None:
    table = ada.new_table()["table"]
    with pytest.raises(InvalidStatus) as refused, ada.socket(table, headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_gets_a_socket(ada: Person, server: Server) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table, headers={"Origin": server.address}) as socket:
        assert socket.hello()["type"] == "snapshot"


def test_messages_may_come_in_a_burst(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table) as socket:
        snapshot = socket.hello()
        for id in range(60):
            socket.say({"type": "preview", "id": id, "command": black(snapshot)})
        assert [socket.hear()["id"] for _ in range(60)] == list(range(60))


def ask_without_reading(socket: Socket) -> None:
    """Ask for far more than the system keeps for somebody who does not read; only then read."""
    for _ in range(20_000):
        socket.say({"type": "hello", "v": 1})
    while socket.hear():
        pass


def test_who_does_not_read_is_told_to_come_back(ada: Person) -> None:
    table = ada.new_table()["table"]
    with ada.socket(table, max_queue=1) as slow, ada.socket(table) as other:
        with pytest.raises(ConnectionClosed):
            ask_without_reading(slow)
        assert slow.connection.close_code == 1013
        assert other.hello()["type"] == "snapshot"


def test_commands_count_as_of_when_they_came_though_they_wait_for_each_other(data: Path) -> None:
    server = Server(data, ("-c", SERVE_SLOWLY))
    ada = Person(server)
    table = ada.new_table(game="bluff", seats=2, options={"seconds": 600})["table"]
    with ada.socket(table) as socket:
        socket.hello()
        for id in range(3):
            socket.say({"type": "command", "id": id, "seat": 0, "command": {"do": "wave"}})
        for _ in range(3):
            socket.hear("ack")
    ada.close()
    server.stop()
    with closing(sqlite3.connect(data / FILE_NAME)) as database:
        times = [at for (at,) in database.execute("SELECT at FROM plies WHERE seat = 0 ORDER BY ply")]
    assert times[2] - times[0] < 2 * SLOW_MILLISECONDS, "so long the third waited for the other two"
    assert server.errors == ""
