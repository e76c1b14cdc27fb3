"""A position to think about, over the socket and over HTTP."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.toy import BLUFF, BluffOptions
from tests.toy.rules import ROUNDS
from tests.web.server import Person, Server
from tests.web.test_company import new_table, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows Bluff."""
    server = Server(tmp_path_factory.mktemp("imagined") / "data", ("-m", "tests.toy.serve"))
    yield server
    server.stop()
    assert server.errors == ""


def over_http(person: Person, table: str, **more: Any) -> Any:
    """The answer, or the code of the refusal."""
    found = person.http.post(f"/tables/{table}/imagine", json=more).json()
    return found["refusal"]["code"] if "refusal" in found else found


def over_socket(person: Person, table: str, **more: Any) -> Any:
    """Likewise."""
    with person.socket(table) as socket:
        socket.hello()
        found = socket.ask({"type": "imagine", "id": 9} | more)
    return found["code"] if found["type"] == "refused" else found


BOTH = pytest.mark.parametrize("ask", [over_http, over_socket])


@BOTH
def test_a_seat_gets_what_it_knows_and_what_it_might_believe(ada: Person, bob: Person, ask: Any) -> None:
    table = seated(ada, bob)
    hands = [person.get(f"/tables/{table}")["view"]["hand"] for person in (ada, bob)]
    drawn = [ask(bob, table) for _ in range(10)]
    for told in drawn:
        assert (told["type"], told["ply"], told["game"]) == ("imagined", 8, "bluff")
        assert (told["seats"], told["seat"]) == (2, 1)
        assert told["position"]["hands"][1] == hands[1]
        state = BLUFF.restore(msgspec.convert(told["options"], BluffOptions), told["seats"], told["position"])
        assert state.to_act() == (0, 1)
    assert len({str(told["position"]["hands"][0]) for told in drawn}) > 3
    assert drawn[0].get("id") == (9 if ask is over_socket else None)


@BOTH
def test_only_who_holds_the_seat_gets_it(ada: Person, bob: Person, stranger: Person, ask: Any) -> None:
    table = seated(ada, bob)
    assert ask(ada, table, seat=0)["seat"] == 0
    assert ask(ada, table, seat=1) == "not-your-seat"
    assert ask(stranger, table) == "not-your-seat"
    assert ask(stranger, table, seat=0) == "not-your-seat"


@BOTH
def test_only_while_there_is_something_to_think_about(ada: Person, bob: Person, ask: Any) -> None:
    assert ask(ada, new_table(ada)["table"]) == "not-begun"
    table = seated(ada, bob)
    for _ in range(ROUNDS):
        for person in (ada, bob):
            card = person.get(f"/tables/{table}")["view"]["hand"][0]
            for command in ({"do": "pick", "card": card}, {"do": "done"}):
                person.post(f"/tables/{table}/commands", {"command": command})
    assert ask(ada, table) == "game-over"
