"""How often is too often."""

import asyncio
import math
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saucer.store.database import file_address
from saucer.tables.refusals import Refused
from saucer.tables.table import LINES_AT_MOST
from saucer.web import limits
from saucer.web.app import create
from saucer.web.guard import Door
from saucer.web.limits import CHAT, Allowance, Limits, Rate, Visitors
from tests.web.server import GAME, Person, Server


class Watch:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def wait(allowance: Allowance, who: str) -> int:
    """Milliseconds to wait; 0: it was allowed."""
    try:
        allowance.spend(who)
    except Refused as problem:
        return int(problem.refusal.args["milliseconds"])
    return 0


def test_five_lines_of_chat_in_ten_seconds(watch: Watch) -> None:
    chat = Allowance(CHAT, watch)
    assert [wait(chat, "ada") for _ in range(7)] == [0, 0, 0, 0, 0, 2000, 2000]
    watch.now += 1.5
    assert wait(chat, "ada") == 500
    watch.now += 0.5
    assert [wait(chat, "ada") for _ in range(2)] == [0, 2000]
    watch.now += 10
    assert [wait(chat, "ada") for _ in range(6)] == [0, 0, 0, 0, 0, 2000]


def test_one_persons_haste_is_nobody_elses(watch: Watch) -> None:
    allowance = Allowance(Rate(1, 1.0), watch)
    assert [wait(allowance, who) for who in ("ada", "bob", "ada", "cy")] == [0, 0, 1000, 0]


@given(st.integers(1, 20), st.floats(0.01, 10), st.lists(st.floats(0, 5), max_size=100))
def test_nobody_gets_more_than_the_rate(at_once: int, seconds: float, pauses: list[float]) -> None:
    watch = Watch()
    allowance = Allowance(Rate(at_once, seconds), watch)
    allowed = list[float]()
    for pause in pauses:
        watch.now += pause
        milliseconds = wait(allowance, "ada")
        if not milliseconds:
            allowed.append(watch.now)
            assert sum(1 for at in allowed if at >= allowed[0]) <= at_once + (watch.now - allowed[0]) / seconds + 1e-6
        else:
            assert milliseconds <= math.ceil(seconds * 1000)


@given(st.integers(1, 20), st.floats(0.01, 10))
def test_who_waits_as_long_as_told_is_let_in(at_once: int, seconds: float) -> None:
    watch = Watch()
    allowance = Allowance(Rate(at_once, seconds), watch)
    for _ in range(3 * at_once):
        if milliseconds := wait(allowance, "ada"):
            watch.now += milliseconds / 1000
            assert wait(allowance, "ada") == 0


@pytest.mark.anyio
async def test_who_may_wait_is_only_slowed_down(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    async def sleep(seconds: float) -> None:
        watch.now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    allowance = Allowance(Rate(2, 0.5), watch)
    for _ in range(12):
        await allowance.wait("ada")
    assert watch.now == pytest.approx(1005)


def test_who_has_been_quiet_is_forgotten(watch: Watch) -> None:
    allowance = Allowance(Rate(2, 1.0), watch)
    for number in range(1000):
        allowance.spend(str(number))
        watch.now += 0.1
    assert len(allowance) <= 20


def test_there_are_never_too_many_to_remember(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS_AT_MOST", 100)
    allowance = Allowance(Rate(1, 1e6), watch)
    for number in range(1000):
        allowance.spend(str(number))
        assert len(allowance) <= 100
    assert wait(allowance, "999") > 0


def test_so_many_connections_at_the_same_time() -> None:
    visitors = Visitors(2)
    visitors.enter("here")
    visitors.enter("here")
    visitors.enter("there")
    with pytest.raises(Refused) as refused:
        visitors.enter("here")
    assert refused.value.refusal.args == {"milliseconds": 10_000}
    assert visitors.total == 3
    visitors.leave("here")
    visitors.enter("here")
    for place in ("here", "here", "there"):
        visitors.leave(place)
    assert visitors.total == 0
    assert visitors._open == {}


def test_without_limits_nobody_waits() -> None:
    free = Limits(are_on=False)
    for _ in range(1000):
        free.chat.spend("ada")
        free.visitors.enter("ada")
    assert len(free.chat) == 0


def test_the_documented_limits_are_these() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "host.md").read_text("utf-8")
    table = re.findall(r"^\| (?:address|person) \| .* \| (\d+) \| ([\d.]+) s \|$", page, re.MULTILINE)
    assert [Rate(int(at_once), float(seconds)) for at_once, seconds in table] == [
        limits.REQUESTS,
        limits.IDENTITIES,
        limits.TABLES,
        limits.SOCKETS,
        limits.FLOOD,
        limits.CHAT_OF_ALL,
        limits.SKETCHES_OF_ALL,
        limits.MESSAGES,
        limits.COMMANDS,
        limits.CHAT,
        limits.SKETCHES,
    ]
    assert f"may have {limits.OPEN_SOCKETS} websockets open" in page


@asynccontextmanager
async def running(data: Path, door: Door | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who talks to the application while it runs."""
    app = create(file_address(data), None, door)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as client,
    ):
        yield client


def too_fast(response: httpx.Response) -> bool:
    """Whether it was; then it says how long to wait."""
    if response.status_code != 429:
        return False
    refusal = response.json()["refusal"]
    assert refusal["code"] == "too-fast"
    assert 0 <= int(response.headers["retry-after"]) * 1000 - refusal["args"]["milliseconds"] < 1000
    return True


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ("IDENTITIES", "/me", {}),
        ("TABLES", "/tables", {"game": GAME}),
        ("TABLES", "/tables/import", {}),
        ("TABLES", "/tables/TABLE/fork", {"ply": 0}),
        ("TABLES", "/tables/TABLE/rematch", {}),
        ("CHAT", "/tables/TABLE/chat", {"text": "Hello"}),
        ("CHAT_OF_ALL", "/tables/TABLE/chat", {"text": "Hello"}),
    ],
)
async def test_what_costs_more_is_limited_more(
    data: Path, monkeypatch: pytest.MonkeyPatch, limit: str, path: str, body: object
) -> None:
    monkeypatch.setattr(limits, limit, Rate(2, 1000.0))
    async with running(data) as client:
        await client.post("/me")
        table = (await client.post("/tables", json={"game": GAME, "name": "Ada"})).json()["table"]
        client.headers["Authorization"] = f"Bearer {client.cookies['saucer']}"
        answers = [too_fast(await client.post(path.replace("TABLE", table), json=body)) for _ in range(3)]
    # Of identities and tables one was made before.
    assert answers == ([False, False, True] if "CHAT" in limit else [False, True, True])


@pytest.mark.anyio
@pytest.mark.parametrize(("path", "body"), [("commands", {"command": {"do": "ready"}}), ("imagine", {})])
@pytest.mark.parametrize(("options", "is_limited"), [({}, True), ({"variant": "thinking"}, False)])
async def test_commands_are_limited_where_a_clock_runs(
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    body: dict[str, object],
    options: dict[str, str],
    is_limited: bool,
) -> None:
    monkeypatch.setattr(limits, "COMMANDS", Rate(2, 1000.0))
    async with running(data) as client:
        client.headers["Authorization"] = f"Bearer {(await client.post('/me')).json()['token']}"
        asked = {"game": "jelly-monster", "seats": 3, "options": options}
        table = (await client.post("/tables", json=asked)).json()["table"]
        answers = [
            too_fast(await client.post(f"/tables/{table}/{path}", json=body | {"seat": seat})) for seat in range(3)
        ]
    assert answers == [False, False, is_limited]


@pytest.mark.parametrize("what", ["chat", "sketch"])
def test_who_is_too_fast_alone_takes_nothing_away_from_others(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    for one, all in (("CHAT", "CHAT_OF_ALL"), ("SKETCHES", "SKETCHES_OF_ALL")):
        monkeypatch.setattr(limits, one, Rate(1, 1000.0))
        monkeypatch.setattr(limits, all, Rate(3, 1000.0))
    found = Limits()
    spend = found.spend_chat if what == "chat" else found.spend_sketch
    spend("ada", "here")
    for _ in range(5):
        with pytest.raises(Refused, match="too-fast"):
            spend("ada", "here")
    spend("bob", "here")
    spend("cy", "here")
    with pytest.raises(Refused, match="too-fast"):
        spend("dan", "here")
    spend("eve", "there")


def test_whoever_only_rolls_leaves_the_others_enough_of_the_log() -> None:
    # Four rounds of three minutes. With a roll come lines of the clock and the dealer, with a skip the clock's only.
    most = limits.COMMANDS.at_once + 4 * 180 / limits.COMMANDS.seconds
    assert most * (3 + 2) / 2 < LINES_AT_MOST / 2


@pytest.mark.anyio
async def test_a_flood_of_requests_is_refused_unless_nothing_is_limited(data: Path) -> None:
    async with running(data) as client:
        answers = [too_fast(await client.get("/me")) for _ in range(2 * limits.REQUESTS.at_once)]
    assert answers[: limits.REQUESTS.at_once] == [False] * limits.REQUESTS.at_once
    assert any(answers)
    async with running(data, Door(has_limits=False)) as client:
        assert not any([too_fast(await client.get("/me")) for _ in range(2 * limits.REQUESTS.at_once)])


SERVE = """
import sys
from pathlib import Path
from saucer.web import limits
from saucer.web.serve import serve
limits.MESSAGES = limits.Rate(10, 1000.0)
limits.SKETCHES = limits.Rate(2, 1000.0)
limits.CHAT = limits.Rate(2, 1000.0)
limits.COMMANDS = limits.Rate(2, 1000.0)
serve(Path(sys.argv[1]), "127.0.0.1", 0)
"""


def test_a_socket_says_who_is_too_fast(data: Path) -> None:
    server = Server(data, ("-c", SERVE))
    ada = Person(server)
    table = ada.new_table(name="Ada")["table"]
    with ada.socket(table) as socket:
        socket.hello()
        refusals = [socket.ask({"type": "undo", "id": id}) for id in range(20)]
    assert [refusal["id"] for refusal in refusals] == list(range(20))
    assert {refusal["code"] for refusal in refusals[:9]} == {"nothing-to-undo"}
    assert refusals[-1]["code"] == "too-fast"
    bob = Person(server)
    table = bob.new_table(name="Bob")["table"]
    with bob.socket(table) as socket:
        socket.hello()
        for id in range(3):
            socket.say({"type": "sketch", "id": id, "piece": "ping", "value": id, "keep": False})
        assert [socket.hear("ack", "refused")["type"] for _ in range(3)] == ["ack", "ack", "refused"]
        for id in range(3):
            socket.say({"type": "chat", "id": id, "text": "Hello"})
        assert [socket.hear("ack", "refused")["type"] for _ in range(3)] == ["ack", "ack", "refused"]
    table = bob.new_table(game="jelly-monster", seats=3)["table"]
    with bob.socket(table) as socket:
        socket.hello()
        asked = [socket.ask({"type": "imagine", "id": seat, "seat": seat}) for seat in range(3)]
    assert [answer["type"] for answer in asked] == ["imagined", "imagined", "refused"]
    cy = Person(server)
    table = cy.new_table(game="jelly-monster", seats=3)["table"]
    with cy.socket(table) as socket:
        socket.hello()
        ready = {"type": "command", "command": {"do": "ready"}}
        for seat in range(3):
            socket.say(ready | {"id": seat, "seat": seat})
        answers = [socket.hear("ack", "refused") for _ in range(3)]
    assert [answer.get("code", answer["type"]) for answer in answers] == ["ack", "ack", "too-fast"]
    for person in (ada, bob, cy):
        person.close()
    server.stop()
    assert server.errors == ""


@pytest.mark.anyio
async def test_who_is_too_fast_takes_nothing_from_others_at_the_same_address(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHAT", Rate(2, 1000.0))
    async with running(data) as client:
        ada, bob = [(await client.post("/me")).json()["token"] for _ in range(2)]
        client.cookies.clear()

        async def say(token: str, path: str, body: object) -> httpx.Response:
            return await client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})

        table = (await say(ada, "/tables", {"game": GAME, "name": "Ada"})).json()["table"]
        assert (await say(bob, f"/tables/{table}/ask", {"do": "enter", "name": "Bob"})).status_code == 200
        chat = f"/tables/{table}/chat", {"text": "Hello"}
        assert [too_fast(await say(ada, *chat)) for _ in range(3)] == [False, False, True]
        assert not too_fast(await say(bob, *chat))
