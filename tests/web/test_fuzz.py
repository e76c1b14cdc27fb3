"""A hundred thousand broken messages: no 5xx, no traceback, no hang, and no table changes by what is not allowed.

An ordinary run sends a few thousand, `-m slow` all of them. Everything is made of a seed, so that it comes again.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saucer.core.door import CORE_REFUSALS
from saucer.games.falling_skies import NINE_CARDS
from saucer.store.database import FILE_NAME
from saucer.web.frames import BINARY, CLOSE, PING, TEXT
from saucer.web.wire import CODES
from tests.toy import BLUFF
from tests.web.fuzz import MESSAGE, Answer, Json, Line, Visit, corpus_of, encode, frame, mutated, request
from tests.web.server import GAME, Person, Server

SERVE = ("-m", "tests.toy.serve")
KNOWN = CODES | CORE_REFUSALS | NINE_CARDS.refusals | BLUFF.refusals
BETRAYALS = (b"Traceback", b'.py"', b"sqlite", b"SELECT ", b"saucer.", b"Error:")

BATCH = 25
PROBE = 2**52
ENDS = {1002, 1007, 1009, 4400}
"""How a visit may end that was not nice."""

HASTY = settings(deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))


def times(few: int, many: int) -> pytest.MarkDecorator:
    """How many messages: in an ordinary run, and in the slow one."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows Bluff. It must live to the end and have nothing to complain about."""
    folder = tmp_path_factory.mktemp("fuzz") / "data"
    server = Server(folder, SERVE)
    yield server
    assert server.process.poll() is None
    server.stop()
    assert server.errors == ""
    # All logs can still be read and played on.
    again = Server(folder, SERVE)
    stranger = Person(again, "")
    for (table,) in rows(again, "SELECT id FROM tables ORDER BY created DESC LIMIT 300"):
        assert stranger.http.get(f"/tables/{table}").status_code in (200, 403)
    stranger.close()
    again.stop()
    assert again.errors == ""


def rows(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.data / FILE_NAME)) as database:
        return database.execute(query, values).fetchall()


class Scene:
    """A table of Bluff with two players and somebody who watches, and a solo table of the first."""

    def __init__(self, server: Server, ada: Person, bob: Person, cy: Person) -> None:
        self.server = server
        self.tokens = {"ada": ada.token, "bob": bob.token, "cy": cy.token, "stranger": ""}
        self.ada = ada
        self._visitors = list[Visitor]()
        self.solo = ada.new_table()["table"]
        made = ada.post("/tables", {"game": "bluff", "options": {"seconds": 0}, "seats": 2, "open": [1], "name": "Ada"})
        self.table: str = made["table"]
        invite = made["company"]["invite"]
        bob.post(f"/tables/{self.table}/ask", {"do": "sit", "invite": invite, "name": "Bob"})
        cy.post(f"/tables/{self.table}/ask", {"do": "enter", "name": "Cy"})
        for person in (ada, bob):
            company = person.post(f"/tables/{self.table}/ask", {"do": "ready", "ready": True})["company"]
        assert company["phase"] == "playing"

    def visitor(self, name: str, table: str | None = None) -> "Visitor":
        """Somebody at the table of Bluff, unless another is said."""
        self._visitors.append(Visitor(self.server.address, table or self.table, self.tokens[name]))
        return self._visitors[-1]

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.leave()

    def log(self, table: str | None = None) -> list[tuple[Any, ...]]:
        return rows(
            self.server, "SELECT ply, seat, command FROM plies WHERE table_id = ? ORDER BY ply", table or self.table
        )

    def version(self, table: str) -> int:
        """It grows when people come, go or arrange something."""
        ((version,),) = rows(self.server, "SELECT version FROM tables WHERE id = ?", table)
        assert isinstance(version, int)
        return version

    def chairs(self) -> Any:
        ((company,),) = rows(self.server, "SELECT company FROM tables WHERE id = ?", self.table)
        found = msgspec.json.decode(company)
        return [(chair["person"], chair["bot"]) for chair in found["chairs"]], found["host"]


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[list[Person]]:
    people = [Person(server) for _ in range(3)]
    yield people
    for person in people:
        person.close()


@pytest.fixture
def scene(server: Server, people: list[Person]) -> Iterator[Scene]:
    with closing(Scene(server, *people)) as scene:
        yield scene


class Visitor:
    """Somebody who sends whatever it is to a table, and comes back when sent away."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self._address = address
        self._table = table
        self._token = token
        self.acknowledged = set[int]()
        """The plies after accepted commands; looks and talk are acknowledged too."""
        self._visit: Visit | None = None
        self._probes = PROBE

    def snapshot(self) -> Json:
        """How the table looks from here."""
        heard = self.send([(TEXT, encode({"type": "hello", "v": 1, "ply": None}))])
        return next(message for message in heard if message["type"] == "snapshot")

    def send(self, frames: list[tuple[int, bytes]]) -> list[Json]:
        """Send it all, and hear what comes back until an honest question is answered."""
        self._probes += 1
        if self._visit is None:
            self._visit = Visit(self._address, self._table, self._token)
            frames = [(TEXT, encode({"type": "hello", "v": 1, "ply": None})), *frames]
        probe = encode({"type": "look", "id": self._probes, "seat": None})
        self._visit.send(b"".join(frame(kind, content) for kind, content in [*frames, (TEXT, probe)]))
        heard = list[Json]()
        while not heard or heard[-1].get("id") != self._probes:
            kind, content = self._visit.hear()
            if kind == CLOSE:
                assert int.from_bytes(content[:2], "big") in ENDS, content
                self.leave()
                break
            if kind == TEXT:
                heard.append(self._check(content))
        return heard

    def leave(self) -> None:
        if self._visit is not None:
            self._visit.close()
            self._visit = None

    def _check(self, content: bytes) -> Json:
        message: Json = msgspec.json.decode(content)
        if message["type"] == "refused":
            assert message["code"] in KNOWN
            assert not any(betrayal in content for betrayal in BETRAYALS), content
        elif message["type"] == "ack":
            self.acknowledged.add(message["ply"])
        return message


def messages(random: Random, corpus: list[Json]) -> list[tuple[int, bytes]]:
    """A batch of mutated messages; as bytes, because a text that is none ends the visit."""
    return [(BINARY, mutated(random, corpus)) for _ in range(BATCH)]


@pytest.mark.parametrize("name", ["stranger", "cy"])
@times(750, 20_000)
def test_who_does_not_play_changes_no_game(scene: Scene, name: str, count: int) -> None:
    random = Random(f"{name} {count}")
    visitor = scene.visitor(name)
    corpus = corpus_of(scene.visitor("ada").snapshot())
    before = scene.log(), scene.chairs()
    for _ in range(0, count, BATCH):
        visitor.send(messages(random, corpus))
    assert (scene.log(), scene.chairs()) == before


@pytest.mark.parametrize("game", ["bluff", GAME])
@times(1000, 20_000)
def test_a_player_changes_only_what_the_rules_allow(
    server: Server, people: list[Person], game: str, count: int
) -> None:
    random = Random(f"player {game} {count}")
    sent, lines = 0, 0
    while sent < count:
        with closing(Scene(server, *people)) as scene:
            more, accepted = play(random, scene, game)
            sent += more
            lines += accepted
    assert lines > count // 100  # it is not that everything was refused


def play(random: Random, scene: Scene, game: str) -> tuple[int, int]:
    """Send some batches: what a person has in the log must have been acknowledged to that person.

    Returns how many messages it sent and how many lines it found.
    """
    table = scene.table if game == "bluff" else scene.solo
    players = [scene.visitor(name, table) for name in (("ada", "bob") if game == "bluff" else ("ada",))]
    is_quiet = random.random() < 0.5
    version, sent, lines = scene.version(table), 0, 0
    for _ in range(20):
        player = random.choice(players)
        corpus = [message for message in corpus_of(player.snapshot()) if not (is_quiet and message["type"] == "ask")]
        player.send(messages(random, corpus))
        sent += BATCH
        if scene.version(table) != version:
            break  # people have changed places, as they may: who may do what is no longer what we know
        by_people = [(ply, seat) for ply, seat, _ in scene.log(table) if seat >= 0]
        for ply, seat in by_people:
            assert ply + 1 in players[seat].acknowledged, scene.log(table)[ply]
        lines = len(by_people)
    return sent, lines


@times(500, 10_000)
def test_broken_frames(scene: Scene, count: int) -> None:
    random = Random(f"frames {count}")
    corpus = corpus_of(scene.visitor("ada").snapshot())
    before = scene.log()
    hello = frame(TEXT, encode({"type": "hello", "v": 1, "ply": None}))
    for _ in range(0, count, BATCH):
        visit = Visit(scene.server.address, scene.table, scene.tokens["cy"])
        stream = bytearray(hello)
        for _ in range(BATCH):
            stream += frame(random.choice([TEXT, TEXT, BINARY, PING, 0, 3]), mutated(random, corpus)[:125], b"\0\0\0\0")
        for _ in range(random.choice([0, 1, 5])):
            stream[random.randrange(len(hello), len(stream))] ^= 1 << random.randrange(8)
        visit.send(bytes(stream[: random.randrange(len(stream) // 2, len(stream) + 1)]))
        visit.read_to_the_end()
        visit.close()
    assert scene.log() == before


def test_messages_that_look_as_if_they_were_meant(scene: Scene) -> None:
    check(scene, 25)


@pytest.mark.slow
def test_many_messages_that_look_as_if_they_were_meant(scene: Scene) -> None:
    check(scene, 400)


def check(scene: Scene, examples: int) -> None:
    """Hypothesis' messages, up to 20 at a time, of who watches and of a stranger."""
    visitors = [scene.visitor(name) for name in ("cy", "stranger")]
    before = scene.log(), scene.chairs()

    @given(st.lists(MESSAGE, min_size=1, max_size=20))
    @settings(HASTY, max_examples=examples)
    def send(made: list[Any]) -> None:
        for visitor in visitors:
            visitor.send([(BINARY, encode(message)) for message in made])

    send()
    assert (scene.log(), scene.chairs()) == before


def requests(scene: Scene) -> list[tuple[str, str, Json]]:
    """Requests as a script sends them."""
    table = f"/api/tables/{scene.table}"
    pick: Json = {"do": "pick", "card": scene.ada.get(f"/tables/{scene.table}?seat=0")["view"]["hand"][0]}
    return [
        ("GET", "/api/me", {}),
        ("GET", "/api/games", {}),
        ("POST", f"/api/games/{GAME}/scenery", {"options": {"hard": ["sky-1"]}}),
        ("GET", f"/api/games/{GAME}/text/en", {}),
        ("GET", "/api/lobby", {}),
        ("GET", "/api/tables", {}),
        (
            "POST",
            "/api/tables",
            {"game": "bluff", "options": {"seconds": 0}, "seats": 3, "bots": {"1": "random"}, "open": [2]},
        ),
        ("POST", "/api/tables", {"game": GAME, "name": "Eve", "pace": 100, "listed": True, "start": {"dice": [1, 2]}}),
        ("GET", f"{table}?at=3&seat=0", {}),
        ("GET", f"{table}/steps?from=2&seat=1", {}),
        ("GET", f"{table}/log", {}),
        ("POST", f"{table}/commands", {"command": pick, "ply": 8, "seat": 0, "seq": 3}),
        ("POST", f"{table}/undo", {"ply": 8}),
        ("POST", f"{table}/preview", {"command": pick, "seat": 1}),
        ("POST", f"{table}/imagine", {"seat": 0}),
        ("POST", f"{table}/fork", {"ply": 2}),
        ("POST", f"{table}/rematch", {}),
        ("GET", f"{table}/company", {}),
        ("GET", f"{table}/chat?from=0", {}),
        ("POST", f"{table}/chat", {"text": "Hello"}),
        *(
            ("POST", f"{table}/ask", message["ask"])
            for message in corpus_of({"ply": 8, "legal": []})
            if "ask" in message
        ),
    ]


def broken_path(random: Random, path: str) -> str:
    """An address with something wrong, still one that HTTP can carry."""
    if random.random() < 0.5:
        return path
    at = random.randrange(len("/api/"), len(path) + 1)
    wrong = random.choice(
        ["%00", "%ff%fe", "..", "/", "//", "?", "&seat=", "%2e%2e%2f", "9" * 30, "-1", "%F0%9F%9B%B8", "x" * 3000]
    )
    return path[:at] + wrong + path[at + random.choice([0, 0, 1, 5]) :]


def approve(answer: Answer) -> None:
    assert answer.status < 500, answer
    if answer.status >= 400:
        assert msgspec.json.decode(answer.body)["refusal"]["code"] in KNOWN
        assert not any(betrayal in answer.body for betrayal in BETRAYALS), answer


@pytest.mark.parametrize("name", ["stranger", "cy"])
@times(500, 10_000)
def test_broken_requests(scene: Scene, name: str, count: int) -> None:
    random = Random(f"http {name} {count}")
    corpus, token = requests(scene), scene.tokens[name]
    before = scene.log(), scene.chairs()
    line = Line(scene.server.address)
    for _ in range(count):
        method, path, message = random.choice(corpus)
        body = mutated(random, [message]) if method == "POST" else b""
        approve(line.ask(request(line.host, method, broken_path(random, path), token, body)))
    line.close()
    assert (scene.log(), scene.chairs()) == before


@times(500, 5000)
def test_broken_requests_of_a_player(scene: Scene, count: int) -> None:
    random = Random(f"http ada {count}")
    corpus = [asked for asked in requests(scene) if not asked[1].endswith("/ask")]
    before, chairs = scene.log(), scene.chairs()
    accepted = set[int]()
    line = Line(scene.server.address)
    for _ in range(count):
        method, path, message = random.choice(corpus)
        body = mutated(random, [message]) if method == "POST" else b""
        answer = line.ask(request(line.host, method, broken_path(random, path), scene.tokens["ada"], body))
        approve(answer)
        if b'"steps"' in answer.body and method == "POST":
            accepted |= {step["ply"] for step in msgspec.json.decode(answer.body)["steps"]}
    line.close()
    new = scene.log()[len(before) :]
    assert scene.log()[: len(before)] == before
    assert new  # it is not that everything was refused
    assert all(seat == 0 and ply in accepted for ply, seat, _ in new)
    assert scene.chairs() == chairs


@times(300, 4000)
def test_broken_log_files(scene: Scene, count: int) -> None:
    random = Random(f"logs {count}")
    ada = scene.ada
    ada.play(scene.solo, 5)
    lines = [msgspec.json.decode(line) for line in ada.http.get(f"/tables/{scene.solo}/log").content.splitlines()]
    line = Line(scene.server.address)
    for _ in range(count):
        file = [encode(entry) for entry in lines]
        file[random.randrange(len(file))] = mutated(random, lines)
        approve(line.ask(request(line.host, "POST", "/api/tables/import", ada.token, b"\n".join(file))))
    line.close()


@times(300, 4000)
def test_what_is_hardly_http(scene: Scene, count: int) -> None:
    random = Random(f"bytes {count}")
    corpus, token = requests(scene), scene.tokens["cy"]
    before = scene.log(), scene.chairs()
    for _ in range(count):
        line = Line(scene.server.address)
        method, path, message = random.choice(corpus)
        text = bytearray(request(line.host, method, path, token, encode(message)))
        for _ in range(random.choice([1, 2, 10])):
            text[random.randrange(len(text))] ^= 1 << random.randrange(8)
        line.send(bytes(text[: random.randrange(1, len(text) + 1)]))
        answer = line.read_to_the_end()
        # It may have become a request for a page, and pages may not be built.
        assert not answer.startswith(b"HTTP/1.1 5") or b"pip install ." in answer, answer
        line.close()
    assert (scene.log(), scene.chairs()) == before
