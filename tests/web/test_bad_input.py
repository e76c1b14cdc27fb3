"""Whatever is sent: a refusal with a code, the table unchanged, nothing internal told, the server alive.

That the server has nothing to complain about in its error output is checked when its fixture ends.
"""

import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from saucer.core.door import CORE_REFUSALS
from saucer.games.falling_skies import NINE_CARDS
from saucer.web.wire import CODES
from tests.web.server import GAME, Person, Server, game_of

KNOWN = CODES | CORE_REFUSALS | NINE_CARDS.refusals

NOT_JSON = [b"", b"nonsense", b"{", b'{"command":}', b"\xff\xfe\x00", b"\x00" * 100, b'{"a": NaN}', b"[" * 60_000]
WRONG_SHAPES = [b"null", b"7", b"[]", b'"text"', b'{"commands": {}}', b'{"game": 7}', b'{"ply": "one"}']
FOR_COMMANDS = [
    b'{"command": {"do": "fly"}}',
    b'{"command": {"do": 7}}',
    b'{"command": {}}',
    b'{"command": null}',
    b'{"command": [1, 2]}',
    b'{"command": {"do": "place"}}',
    b'{"command": {"do": "place", "die": 0, "row": 0, "column": 0, "quickly": true}}',
    b'{"command": {"do": "place", "die": -1, "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": 0, "row": 255, "column": 255}}',
    b'{"command": {"do": "place", "die": 0, "row": 256, "column": 0}}',
    b'{"command": {"do": "place", "die": 0.5, "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": "0", "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": 1e999, "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": NaN, "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": ' + b"9" * 10_000 + b', "row": 0, "column": 0}}',
    b'{"command": {"do": "place", "die": {"a":' + b"[" * 30_000 + b"]" * 30_000 + b"}}}",
    b'{"command": {"do": "rolled", "values": [1, 1, 1, 1, 1]}}',
    b'{"command": {"do": "rolled", "values": [' + b"1," * 20_000 + b"1]}}",
    b'{"command": {"do": "undo", "ply": 0}}',
    b'{"command": {"do": "tick", "at": 5}}',
    b'{"command": {"do": "finish"}, "ply": 10000000000000000000000}',
    b'{"command": {"do": "finish"}, "ply": -1}',
    b'{"command": {"do": "finish"}, "ply": 1.5}',
    b'{"command": {"do": "finish"}, "ply": 0}',
    b'{"command": {"do": "finish"}, "ply": 2000000000}',
    b'{"command": {"do": "finish"}, "seat": 0}',
]
ADDRESSES = [
    "x",
    "-1",
    "a" * 5000,
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "%ff%fe",
    "' OR 1=1 --",
    "é",
    "%F0%9F%9B%B8",
    "import",
]


def code(response: Any) -> str:
    """The refusal's code; it must be one that has a sentence."""
    assert 400 <= response.status_code < 500, response.text
    refusal = msgspec.json.decode(response.content)["refusal"]
    assert refusal.keys() == {"code", "args"}
    assert refusal["code"] in KNOWN
    for betrayal in ("Traceback", ".py", "sqlite", "SELECT", "saucer."):
        assert betrayal not in response.text
    found: str = refusal["code"]
    return found


@pytest.mark.parametrize("body", NOT_JSON, ids=range(len(NOT_JSON)))
@pytest.mark.parametrize("path", ["commands", "undo", "preview", "fork"])
def test_what_is_not_json_is_refused(ada: Person, path: str, body: bytes) -> None:
    table = ada.new_table()
    assert code(ada.http.post(f"/tables/{table['table']}/{path}", content=body)) in ("bad-json", "bad-message")
    assert code(ada.http.post("/tables", content=body)) in ("bad-json", "bad-message")
    assert code(ada.http.post(f"/games/{GAME}/scenery", content=body)) in ("bad-json", "bad-message")
    assert code(ada.http.post("/tables/import", content=body)) == "bad-log"
    assert ada.get(f"/tables/{table['table']}") == table


@pytest.mark.parametrize("body", WRONG_SHAPES)
def test_what_has_another_shape_is_refused(ada: Person, body: bytes) -> None:
    table = ada.new_table()
    for path in ("commands", "undo", "preview", "fork"):
        assert code(ada.http.post(f"/tables/{table['table']}/{path}", content=body)) == "bad-message"
    assert code(ada.http.post("/tables", content=body)) == "bad-message"
    assert ada.get(f"/tables/{table['table']}") == table


@pytest.mark.parametrize("body", FOR_COMMANDS, ids=range(len(FOR_COMMANDS)))
def test_what_is_no_legal_command_changes_nothing(ada: Person, body: bytes) -> None:
    table = ada.new_table()
    code(ada.http.post(f"/tables/{table['table']}/commands", content=body))
    code(ada.http.post(f"/tables/{table['table']}/preview", content=body))
    assert ada.get(f"/tables/{table['table']}") == table


@pytest.mark.parametrize("body", [*NOT_JSON, *WRONG_SHAPES, *FOR_COMMANDS])
def test_the_same_through_a_socket(ada: Person, body: bytes) -> None:
    table = ada.new_table()
    text = body.replace(b'{"command"', b'{"type": "command", "id": 3, "command"')
    with ada.socket(table["table"]) as socket:
        socket.hello()
        for message in (text, text.decode(errors="replace")):
            refused = socket.ask(message)
            assert refused["type"] == "refused"
            assert refused["ply"] == 1
            assert refused["id"] in (None, 3)
            assert refused["code"] in KNOWN
        assert game_of(socket.hello()) == game_of(table)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "shout", "id": 1},
        {"id": 1},
        {"type": "undo"},
        {"type": "undo", "id": "one"},
        {"type": "undo", "id": 2**60},
        {"type": "undo", "id": 1, "ply": 10**30},
        {"type": "preview", "id": 1},
        {"type": "hello", "v": 1, "ply": 10**30},
        {"type": "snapshot"},
    ],
)
def test_socket_messages_of_another_shape(ada: Person, message: Any) -> None:
    table = ada.new_table()
    text = str(message).replace("'", '"')
    with ada.socket(table["table"]) as socket:
        socket.hello()
        assert socket.ask(text)["code"] == "bad-message"
        assert game_of(socket.hello()) == game_of(table)


@pytest.mark.parametrize(
    "path", ["/tables", "/tables/import", "/tables/TABLE/commands", "/games/falling-skies-9/scenery"]
)
def test_5_mb_are_too_large(ada: Person, path: str) -> None:
    table = ada.new_table()["table"]
    response = ada.http.post(path.replace("TABLE", table), content=b" " * 5_000_000)
    assert (response.status_code, code(response)) == (413, "too-large")
    # In pieces, without saying how long it will be.
    response = ada.http.post(path.replace("TABLE", table), content=iter([b" " * 50_000] * 100))
    assert (response.status_code, code(response)) == (413, "too-large")
    assert ada.get("/me") == {"known": True}


def test_5_mb_through_a_socket_close_it(ada: Person) -> None:
    table = ada.new_table()
    with ada.socket(table["table"]) as socket:
        socket.hello()
        with pytest.raises(ConnectionClosed):
            socket.ask('{"type": "undo", "id": 1, "ply": ' + " " * 5_000_000 + "1}")
    with ada.socket(table["table"]) as socket:
        assert game_of(socket.hello()) == game_of(table)


def test_a_text_that_is_not_utf_8_closes_the_socket(ada: Person) -> None:
    table = ada.new_table()
    with ada.socket(table["table"]) as socket:
        socket.hello()
        socket.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            socket.hear()
    with ada.socket(table["table"]) as socket:
        assert game_of(socket.hello()) == game_of(table)


def test_a_megabyte_of_log_is_fine_if_it_is_one(ada: Person) -> None:
    table = ada.new_table()["table"]
    log = ada.http.get(f"/tables/{table}/log").content
    assert ada.http.post("/tables/import", content=log + b" " * 900_000).status_code == 201


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_unknown_table_is_not_found(ada: Person, address: str) -> None:
    path = f"/tables/{address}"
    for get in (path, f"{path}/steps", f"{path}/log"):
        assert code(ada.http.get(get)) in ("no-such-table", "no-such-page")
    for post, body in (
        ("commands", {"command": {"do": "finish"}}),
        ("undo", {}),
        ("preview", {"command": {"do": "finish"}}),
        ("fork", {"ply": 0}),
    ):
        assert code(ada.http.post(f"{path}/{post}", json=body)) in ("no-such-table", "no-such-page")


@pytest.mark.parametrize("ply", ["x", "-1", "1.5", "9" * 100, "9" * 10_000, "99", "", "NaN", "٣", "1e3", "0x1"])
def test_an_absurd_ply_is_refused(ada: Person, ply: str) -> None:
    table = ada.new_table()["table"]
    for path, name in ((f"/tables/{table}", "at"), (f"/tables/{table}/steps", "from")):
        assert code(ada.http.get(path, params={name: ply})) in ("bad-message", "no-such-ply")


def test_pages_and_methods_that_are_not_there(ada: Person) -> None:
    table = ada.new_table()["table"]
    assert code(ada.http.get("/nothing")) == "no-such-page"
    assert code(ada.http.post("/nothing")) == "no-such-page"
    for method, path in (("DELETE", f"/tables/{table}"), ("PUT", "/tables"), ("GET", f"/tables/{table}/undo")):
        response = ada.http.request(method, path)
        assert (response.status_code, code(response)) == (405, "bad-method")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_a_page_of_another_site_changes_nothing(ada: Person, origin: str) -> None:
    table = ada.new_table()
    response = ada.http.post(
        f"/tables/{table['table']}/commands", json={"command": table["legal"][0]}, headers={"Origin": origin}
    )
    assert (response.status_code, code(response)) == (403, "foreign-origin")
    assert ada.get(f"/tables/{table['table']}") == table


def test_our_own_page_may_ask(ada: Person, server: Server) -> None:
    assert ada.http.post("/tables", json={"game": GAME}, headers={"Origin": server.address}).status_code == 201


@pytest.mark.parametrize("token", [b"x", b"x" * 10_000, b"\xe9", b"a b", b"Bearer", b'"'])
def test_an_absurd_token_is_nobodys(stranger: Person, token: bytes) -> None:
    for name, value in ((b"Authorization", b"Bearer " + token), (b"Cookie", b"saucer=" + token)):
        assert stranger.http.get("/me", headers={name: value}).json() == {"known": False}


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"nonsense\r\n\r\n",
        b"GET /api/me HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_what_is_not_even_http(server: Server, request_bytes: bytes) -> None:
    address = urlsplit(server.address)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=10)
    connection.connect()
    connection.sock.sendall(request_bytes)
    assert connection.sock.recv(100).startswith(b"HTTP/1.1 4")
    connection.close()


def positions(view: dict[str, Any]) -> list[dict[str, Any]]:
    """A position with one thing after the other made absurd."""
    absurd: list[Any] = [-1, 255, 10**12, 10**30, None, "x", [], {}, [[]], 0.5, True]
    return [view | {key: value} for key in view for value in absurd if view[key] != value]


def test_positions_that_cannot_be_are_refused_or_can_be_played(ada: Person) -> None:
    table = ada.new_table()["table"]
    for commands in (1, 5, 3):
        ada.play(table, commands)
        for start in positions(ada.get(f"/tables/{table}")["view"]):
            response = ada.http.post("/tables", json={"game": GAME, "start": start})
            if response.status_code == 201:
                ada.play(response.json()["table"], 2)
            else:
                assert code(response) == "bad-position"
