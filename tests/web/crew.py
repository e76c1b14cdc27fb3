"""A crew of Space Alert at a real server whose tables may run a hundred times as fast as people could play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from saucer.core.log import Log, read
from saucer.games.space_alert.live.announcements import KIND_NAMES
from saucer.tables.history import Told, tell
from tests.web.server import Person, Server

PACE = 10_000
"""In percent: a hundred times as fast."""
WAIT_SECONDS = 60.0

# What the public may ask for stays as it is: only this process lets a table be so fast.
SERVE = """
import sys
from pathlib import Path
import saucer.games
from saucer.tables import house
from saucer.web.serve import serve
house.PACES = range(25, 10_001)
{more}
serve(Path(sys.argv[1]), "127.0.0.1", 0, limits=False)
"""

Message = dict[str, Any]


def fast_server(data: Path, more: str = "") -> Server:
    """A server that knows the live mission and lets its time fly; `more` is done before it starts."""
    return Server(data, ("-c", SERVE.format(more=more)))


def seat_crew(server: Server, people: int, **options: Any) -> tuple[str, list[Person]]:
    """A table at which everybody sits and is ready to begin, by seat."""
    crew = [Person(server) for _ in range(people)]
    asked = {"game": "space-alert", "seats": people, "open": list(range(1, people)), "name": "0", "pace": PACE}
    made = crew[0].post("/tables", asked | {"options": options})
    table: str = made["table"]
    for seat, person in enumerate(crew[1:], 1):
        sit = {"do": "sit", "seat": seat, "invite": made["company"]["invite"], "name": str(seat)}
        person.post(f"/tables/{table}/ask", sit)
    for person in crew if people > 1 else ():
        person.post(f"/tables/{table}/ask", {"do": "ready", "ready": True})
    return table, crew


class Mate:
    """Somebody at a table over a socket that is read all the time; without a token, a spectator."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.heard: list[Message] = []
        """Every message, in order."""
        self.known: Message = {}
        """The latest snapshot or update."""
        self.seat: int | None = None
        self._cards: list[str] = []
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]
        self._news = asyncio.Event()
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._ids = count(1)

    async def __aenter__(self) -> Mate:
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    @property
    def view(self) -> Any:
        return self.known["view"]

    @property
    def is_planning(self) -> bool:
        """Whether the action round is still to come, or on."""
        return self.view["phase"] in ("gathering", "dealing", "planning")

    @property
    def announced(self) -> list[Message]:
        """All announcements made, as the view tells them."""
        found: list[Message] = self.view["announcements"]
        return found

    async def come(self, known: int | None = None) -> Message:
        """Connect, and say up to which line everything is known; the first message about the game."""
        address = f"{self.person.server.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.person.token}"} if self.person.token else {}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        before = len(self.heard)
        await self._socket.send(msgspec.json.encode({"type": "hello", "v": 1, "ply": known}), text=True)
        await self.wait(lambda: any(each["type"] in ("snapshot", "update") for each in self.heard[before:]))
        return next(each for each in self.heard[before:] if each["type"] in ("snapshot", "update"))

    async def cut(self) -> None:
        """Lose the connection without a word."""
        self._socket.transport.abort()
        await self._reading

    async def ask(self, kind: str, **fields: Any) -> Message:
        """The acknowledgement or the refusal; raises ConnectionError if the connection is lost before."""
        id = next(self._ids)
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        with suppress(WebSocketException):
            await self._socket.send(msgspec.json.encode({"type": kind, "id": id, **fields}), text=True)
        if self._reading.done():
            raise ConnectionError
        return await asyncio.wait_for(answer, WAIT_SECONDS)

    async def do(self, do: str, seq: int | None = None, **fields: Any) -> Message:
        return await self.ask("command", command={"do": do, **fields}, **({} if seq is None else {"seq": seq}))

    def legal(self, do: str, **fields: Any) -> Message | None:
        """The first legal command like that, as far as is known here."""
        wanted = {"do": do, **fields}.items()
        found: Iterator[Message] = (each for each in self.known["legal"] if wanted <= each.items())
        return next(found, None)

    def kind(self, card: str) -> int:
        """The number of a card in commands."""
        return self._cards.index(card)

    def steps(self) -> list[Message]:
        """All lines that were told, as they came."""
        return [step for message in self.heard if message["type"] == "update" for step in message["steps"]]

    async def wait(self, condition: Callable[[], bool]) -> None:
        """Until something is so."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def announcements(self, event: str, **fields: Any) -> AsyncIterator[Message]:
        """All announcements like that, each as soon as it is made, until the action round is over."""
        wanted = {"event": event, **fields}.items()

        def made() -> list[Message]:
            return [each for each in self.announced if wanted <= each.items()]

        for number in count():
            await self.wait(lambda number=number: len(made()) > number or not self.is_planning)  # type: ignore[misc]
            if len(made()) <= number:
                return
            yield made()[number]

    async def until(self, event: str, **fields: Any) -> None:
        """Wait for the first announcement like that, or for the end of the action round."""
        async for _ in self.announcements(event, **fields):
            return

    async def until_over(self) -> None:
        await self.wait(lambda: self.known["outcome"] is not None)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException, OSError):
            while True:
                message: Message = msgspec.json.decode(await socket.recv(decode=False))
                self.heard.append(message)
                if message["type"] in ("snapshot", "update"):
                    self.known = message
                if message["type"] == "snapshot":
                    self.seat, self._cards = message["seat"], message["scenery"]["cards"]
                elif message.get("id") in self._answers:
                    self._answers.pop(message["id"]).set_result(message)
                self._news.set()
        for answer in self._answers.values():
            answer.set_exception(ConnectionError())
        self._answers.clear()


class Record:
    """The log of a mission that is over, told line by line."""

    def __init__(self, person: Person, table: str) -> None:
        self.log: Log = read(person.http.get(f"/tables/{table}/log").text.splitlines())
        self.told: list[Told] = tell(self.log, 0)

    def announcements(self) -> list[tuple[int, int, Message]]:
        """Line, table time and event of each."""
        return [
            (told.line.ply, told.line.at, event)
            for told in self.told
            for event in map(msgspec.to_builtins, told.events)
            if event["event"] in KIND_NAMES
        ]

    def of(self, *events: str) -> list[tuple[int, int]]:
        """Line and table time of all announcements of these kinds."""
        return [(ply, at) for ply, at, event in self.announcements() if event["event"] in events]
