"""Friends at one table, through the real doors: link, name, chair, talk, leaving, coming back."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.server import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows Bluff."""
    server = Server(tmp_path_factory.mktemp("bluff") / "data", ("-m", "tests.toy.serve"))
    yield server
    server.stop()
    assert server.errors == ""


def new_table(host: Person, **more: Any) -> Any:
    asked = {"game": "bluff", "options": {"seconds": 0}, "seats": 2, "open": [1], "name": "Ada"}
    return host.post("/tables", asked | more)


def seated(ada: Person, bob: Person, **more: Any) -> str:
    """A game that the two have begun."""
    table = new_table(ada, **more)
    id: str = table["table"]
    bob.post(f"/tables/{id}/ask", {"do": "sit", "invite": table["company"]["invite"], "name": "Bob"})
    for person in (ada, bob):
        company = person.post(f"/tables/{id}/ask", {"do": "ready", "ready": True})["company"]
    assert company["phase"] == "playing"
    return id


def test_a_link_is_enough_to_sit_and_play(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    with ada.socket(table) as one, bob.socket(table) as two:
        assert (one.hello()["seat"], two.hello()["seat"]) == (0, 1)
        for seq in (1, 1, 2):
            one.say({"type": "command", "id": seq, "seq": seq, "command": {"do": "wave"}})
        assert [one.hear("ack")["ply"] for _ in range(3)] == [9, 9, 10]
        update = two.hear("update")
        assert [(step["seat"], step["command"]["do"]) for step in update["steps"]] == [(0, "wave")]
        assert two.hear("update")["from"] == 9


def test_what_one_may_not_know_is_in_no_answer(ada: Person, bob: Person, stranger: Person) -> None:
    table = seated(ada, bob)
    mine = ada.get(f"/tables/{table}")["view"]["hand"]
    assert stranger.get(f"/tables/{table}")["view"]["hand"] == []
    for path in (f"/tables/{table}?seat=0", f"/tables/{table}/steps?seat=0"):
        for person in (bob, stranger):
            answer = person.http.get(path)
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "not-your-seat")
    for person in (ada, bob):
        answer = person.http.get(f"/tables/{table}/log")
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "still-hidden")
    steps = bob.get(f"/tables/{table}/steps")["steps"]
    assert [step["command"] is None for step in steps] == [True, False] * 4
    assert bob.get(f"/tables/{table}")["view"]["hand"] != mine or mine == sorted(mine)


def test_a_private_table_is_nobody_elses_business(ada: Person, bob: Person, stranger: Person) -> None:
    table = seated(ada, bob)
    ada.post(f"/tables/{table}/ask", {"do": "settings", "watch": False})
    for path in ("", "/steps", "/company", "/log", "/chat"):
        answer = stranger.http.get(f"/tables/{table}{path}")
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "not-invited")
    for path, body in {
        "fork": {"ply": 0},
        "rematch": {},
        "commands": {"command": {"do": "wave"}},
        "undo": {},
        "preview": {"command": {"do": "wave"}},
        "imagine": {},
        "chat": {"text": "Hello"},
    }.items():
        answer = stranger.http.post(f"/tables/{table}/{path}", json=body)
        assert (answer.status_code, answer.json()["refusal"]["code"]) in ((403, "not-invited"), (401, "no-identity"))
    with stranger.socket(table) as socket:
        assert socket.hear()["code"] == "not-invited"
    assert bob.get(f"/tables/{table}")["seat"] == 1


def test_invitations_are_for_those_who_play(ada: Person, bob: Person, stranger: Person) -> None:
    table = seated(ada, bob)
    assert ada.get(f"/tables/{table}/company")["invite"] == bob.get(f"/tables/{table}/company")["invite"]
    assert stranger.get(f"/tables/{table}/company")["invite"] is None
    assert "hash" not in stranger.http.get(f"/tables/{table}/company").text


def test_talk_goes_through_the_socket(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    with ada.socket(table) as one, bob.socket(table) as two:
        one.hello()
        two.hello()
        one.say({"type": "chat", "id": 4, "text": "hello <script>"})
        assert one.hear("ack")["id"] == 4
        (line,) = two.hear("chat")["lines"]
        assert (line["name"], line["text"]) == ("Ada", "hello <script>")
        two.say({"type": "ask", "id": 5, "ask": {"do": "rename", "name": "Robert"}})
        assert two.hear("ack")["id"] == 5
        while [chair["name"] for chair in one.hear("company")["seats"]] != ["Ada", "Robert"]:
            pass


def test_sketches_go_through_the_socket_to_those_who_play(ada: Person, bob: Person, stranger: Person) -> None:
    table = seated(ada, bob)
    with ada.socket(table) as one, bob.socket(table) as two, stranger.socket(table) as watching:
        for socket in (one, two, watching):
            socket.hello()
        one.say({"type": "sketch", "id": 4, "piece": "figure:0", "value": {"at": "é"}})
        assert one.hear("ack")["id"] == 4
        told = {"type": "sketch", "person": 0, "piece": "figure:0", "value": {"at": "é"}, "keep": True}
        assert two.hear("sketch") == told
        wrong: list[dict[str, Any]] = [
            {"piece": "No", "value": 1},
            {"piece": "a", "value": "x" * 300},
            {"piece": 1, "value": 1},
            {"piece": "a"},
            {"piece": "a", "value": 1, "keep": 1},
        ]
        for message in wrong:
            one.say({"type": "sketch", "id": 7} | message)
            assert one.hear("refused")["code"] == "bad-message"
        watching.say({"type": "sketch", "id": 5, "piece": "figure:0", "value": 1})
        assert watching.hear()["code"] == "not-your-seat"
    with bob.socket(table) as two, stranger.socket(table) as watching:
        assert two.hello()["type"] == "snapshot"
        assert two.hear("sketches", "ack") == {"type": "sketches", "pieces": {"figure:0": {"at": "é"}}}
        watching.hello()
        assert watching.ask({"type": "look", "id": 6, "seat": None})["type"] == "snapshot"
        assert watching.hear()["type"] == "ack"


def test_looking_from_one_chair_at_a_time(ada: Person) -> None:
    table = ada.post("/tables", {"game": "bluff", "options": {"seconds": 0}, "seats": 2})["table"]
    with ada.socket(table) as socket:
        assert socket.hello()["view"]["hand"] == []
        for seat in (1, 0):
            socket.say({"type": "look", "id": 1, "seat": seat})
            assert (socket.hear("snapshot")["seat"], socket.hear("ack")["id"]) == (seat, 1)
        socket.say({"type": "look", "id": 2, "seat": 2})
        assert socket.hear("refused")["code"] == "no-such-seat"


def test_the_lobby_shows_what_is_listed(ada: Person, bob: Person, stranger: Person) -> None:
    table = new_table(ada, listed=True)["table"]
    hidden = new_table(ada)["table"]
    found = {listed["table"]: listed for listed in stranger.get("/lobby")["tables"]}
    assert table in found
    assert hidden not in found
    assert found[table]["seats"] == [{"name": "Ada", "bot": None}, {"name": None, "bot": None}]
    company = bob.post(f"/tables/{table}/ask", {"do": "sit", "name": "Bob"})["company"]
    assert company["me"]["seats"] == [1]


def test_a_bot_fills_a_chair(ada: Person) -> None:
    table = new_table(ada)["table"]
    ada.post(f"/tables/{table}/ask", {"do": "bot", "seat": 1, "bot": "random"})
    with ada.socket(table) as socket:
        socket.hello()
        socket.say({"type": "ask", "id": 1, "ask": {"do": "ready", "ready": True}})
        seats = set[int]()
        while 1 not in seats:  # the bot plays by itself as soon as it begins
            seats |= {step["seat"] for step in socket.hear("update")["steps"]}


def test_a_game_brings_its_sentences_along(stranger: Person) -> None:
    for locale in ("en", "fr"):
        assert "event-point-won" in stranger.http.get(f"/games/bluff/text/{locale}").text
    assert stranger.http.get("/games/bluff/text/de").status_code == 404
