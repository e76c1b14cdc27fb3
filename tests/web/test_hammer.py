"""Five people at one live table who do whatever they can, at any moment and twice: the log replays to what they saw."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from saucer.core.log import read
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.board import ROUNDS
from tests.web.server import Person, Server

pytestmark = pytest.mark.anyio

SEATS = 5
NONSENSE = [
    {"do": "place", "value": 6, "district": 200},
    {"do": "tick", "at": 1_000_000},
    {"do": "rolled", "player": 1, "values": [6, 6, 6, 6, 6, 6, 6]},
    {"do": "vote", "right": 1},
    {"do": "undo", "ply": 0},
    {"do": "fly"},
]


def last_round() -> Any:
    """The position before the last round."""
    state = JELLY_MONSTER.new(JELLY_MONSTER.options(), SEATS)
    rng = Rng(1)
    while (chance := state.chance()) is not None:
        state.step(DEALER, chance.sample(rng))
    state.round = ROUNDS
    return msgspec.to_builtins(JELLY_MONSTER.position(state))


def as_sent(view: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


class Client:
    """Sends without waiting for answers, and remembers all that it was told."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.seat = seat
        self.known: dict[str, Any] = {}
        self.told: list[int] = []
        self.refusals: set[str] = set()
        self.acknowledged: dict[int, int] = {}
        self.sent: list[dict[str, Any]] = []
        """By id: what was asked. A number may stand for several, if the same was sent again."""
        self._rng = Random(seat)
        self._stale: list[Any] = []
        self._address = f"{person.server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        self._headers = {"Authorization": f"Bearer {person.token}"}

    async def play(self) -> None:
        """Until the game is over and everything is answered."""
        async with connect(self._address, additional_headers=self._headers) as socket:
            await socket.send('{"type":"hello","v":1}')
            while not self.known:
                self._hear(msgspec.json.decode(await socket.recv()))
            acting = asyncio.create_task(self._act(socket))
            answers = 0
            while self.known["outcome"] is None or not acting.done() or answers < len(self.sent):
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
                answers += message["type"] in ("ack", "refused")
                self._hear(message)

    async def _act(self, socket: ClientConnection) -> None:
        while self.known["outcome"] is None:
            asked = self._ask()
            asked["id"] = len(self.sent)
            self.sent.append(asked)
            await socket.send(msgspec.json.encode({"type": "command", **asked}).decode())
            await asyncio.sleep(self._rng.choice((0, 0, 0.005, 0.02)))

    def _ask(self) -> dict[str, Any]:
        seq = 1 + max((asked["seq"] for asked in self.sent), default=0)
        chance = self._rng.random()
        if chance < 0.1 and self.sent:
            return dict(self._rng.choice(self.sent[-5:]))
        if chance < 0.15 and self.sent:
            return {"command": self._rng.choice(NONSENSE), "seq": self._rng.choice(self.sent)["seq"]}
        if chance < 0.25 or not self._stale:
            return {"command": self._rng.choice(NONSENSE), "seq": seq}
        if chance < 0.3:
            return {"command": self._rng.choice(self._stale), "seq": seq, "seat": (self.seat + 1) % SEATS}
        commands = self._stale[-30:] if chance < 0.45 or not self.known["legal"] else self.known["legal"]
        return {"command": self._rng.choice(commands), "seq": seq}

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot":
                assert not self.known
                self.known = message
                self._stale += message["legal"]
            case "update":
                assert message["from"] == self.known["ply"]
                assert [step["ply"] for step in message["steps"]] == list(range(message["from"], message["ply"]))
                self.known = message
                self._stale += message["legal"]
            case "ack":
                assert self.acknowledged.setdefault(self._number(message), message["ply"] - 1) == message["ply"] - 1
            case "refused":
                self.refusals.add(message["code"])

    def _number(self, message: dict[str, Any]) -> int:
        number: int = self.sent[message["id"]]["seq"]
        return number

    def commands_of(self, seq: int) -> list[Any]:
        """What was asked under that number."""
        return [asked["command"] for asked in self.sent if asked["seq"] == seq]


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        found = [Person(server) for _ in range(SEATS)]
        for person in found:
            stack.callback(person.close)
        yield found


async def test_five_clients_who_hammer_one_table(people: list[Person]) -> None:
    await hammer(people, {"start": last_round()})


@pytest.mark.slow
async def test_five_clients_who_hammer_one_table_for_a_whole_game(people: list[Person]) -> None:
    await hammer(people, {"options": {"faces": "random"}})


async def hammer(people: list[Person], setup: dict[str, Any]) -> None:
    """A game in which all do so until it is over; its log tells what each of them knows already."""
    host, *others = people
    made = host.post(
        "/tables",
        {"game": "jelly-monster", "seats": SEATS, "open": [1, 2, 3, 4], "name": "0", "pace": 400, **setup},
    )
    table, invite = made["table"], made["company"]["invite"]
    for number, person in enumerate(others, 1):
        person.post(f"/tables/{table}/ask", {"do": "sit", "seat": number, "invite": invite, "name": str(number)})
    clients = [Client(person, table, seat) for seat, person in enumerate(people)]
    for person in people:
        person.post(f"/tables/{table}/ask", {"do": "ready", "ready": True})
    async with asyncio.timeout(120):
        await asyncio.gather(*(client.play() for client in clients))

    log = read(host.http.get(f"/tables/{table}/log").text.splitlines())
    outcome = log.state.outcome()
    assert outcome is not None
    assert len({client.known["ply"] for client in clients} | {log.ply}) == 1
    for client in clients:
        assert client.known["view"] == as_sent(log.game.view(log.state, Seat(client.seat)))
        assert client.known["outcome"] == {"shares": list(outcome.shares), "reason": outcome.reason}
        mine = [line for line in log.lines if line.seat == client.seat]
        assert sorted(client.acknowledged.values()) == [line.ply for line in mine], "each counts once"
        for seq, ply in client.acknowledged.items():
            said = msgspec.to_builtins(log.lines[ply].command)
            assert any(command == {key: said[key] for key in command} for command in client.commands_of(seq))
    assert {"unknown-command", "not-your-seat", "sequence-used"} <= set().union(*(one.refusals for one in clients))
