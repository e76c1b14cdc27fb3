"""Somebody who plays as the browser does: comes back by itself, says again what was not answered, forgets nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from saucer.core.seats import CLOCK

PATIENCE_SECONDS = 10.0
"""A connection that does not answer for so long is dead."""

RETRY_SECONDS = 0.05
UNANSWERED_AT_MOST = 3
REPEATS = 0.03
UNDOS = 0.05
SHOWN = ("ply", "view", "legal", "to_act", "outcome", "undo")
"""What everybody at a seat is shown of the game."""

Way = Callable[[], str | None]
"""The address of a server that lives at this moment, if any does."""

Choose = Callable[[Random, list[Any]], Any]


class Asked(NamedTuple):
    """A command with its number; without a command, an undo. With `ply`, only if nothing happens before."""

    seq: int
    command: Any
    ply: int | None

    def message(self, id: int) -> dict[str, Any]:
        """As it is sent."""
        if self.command is None:
            return {"type": "undo", "id": id, "ply": self.ply, "seq": self.seq}
        return {"type": "command", "id": id, "command": self.command, "ply": self.ply, "seq": self.seq}


class Acknowledged(NamedTuple):
    """What the server promised to have kept, as line `ply`."""

    asked: Asked
    ply: int


class Late(NamedTuple):
    """A word of the clock, and how many milliseconds after its time it was told."""

    late: int
    table: str
    at: int


class Player:
    """One person on one seat, who acts all the time and keeps all that they are told."""

    def __init__(
        self, way: Way, table: str, seat: int, token: str, rng: Random, choose: Choose, pause: float, in_turn: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.is_playing = True
        self.shown: dict[str, Any] = {}
        self.asked: dict[int, Asked] = {}
        self.acknowledged: dict[int, Acknowledged] = {}
        self.refused: dict[int, str] = {}
        self.steps: dict[int, bytes] = {}
        """By ply: what I was told of a line."""
        self.views: dict[int, bytes] = {}
        """By ply: what I was shown when the log had so many lines, as JSON: there are many."""
        self.counts = Counter[str]()
        self.outages: list[float] = []
        """Seconds from a lost connection to the next acknowledgement."""
        self.rings: list[Late] = []
        """Whenever the clock rang while I was there."""
        self.problems: list[str] = []
        self._way = way
        self._rng = rng
        self._choose = choose
        self._pause = pause
        self._in_turn = in_turn
        self._is_leaving = False
        self._seq = 0
        self._unanswered: dict[int, Asked] = {}
        self._last_id = 0
        self._asks_at = 0.0
        self._heard_at = 0.0
        self._lost_at: float | None = None

    @property
    def ply(self) -> int | None:
        """How far I know the game."""
        return self.shown.get("ply")

    @property
    def is_over(self) -> bool:
        """Whether I know that the game has ended."""
        return self.shown.get("outcome") is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing of mine is under way."""
        return not self.is_playing and not self._unanswered

    @property
    def _is_behind(self) -> bool:
        """Whether I have not been shown yet what came of my last command."""
        return bool(self.acknowledged) and next(reversed(self.acknowledged.values())).ply >= self.shown["ply"]

    def leave(self) -> None:
        """Come back no more."""
        self._is_leaving = True

    async def run(self) -> None:
        """Be at the table until I leave."""
        while not self._is_leaving:
            address = self._way()
            if address is not None:
                try:
                    async with connect(
                        f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket",
                        additional_headers={"Authorization": f"Bearer {self.token}"},
                        compression=None,
                        open_timeout=PATIENCE_SECONDS,
                        close_timeout=1,
                        ping_interval=None,
                        proxy=None,
                    ) as socket:
                        await self._visit(socket)
                except (OSError, WebSocketException, EOFError):
                    self.counts["connections lost"] += 1
                if self._lost_at is None:
                    self._lost_at = _now()
            await asyncio.sleep(RETRY_SECONDS)

    async def _visit(self, socket: ClientConnection) -> None:
        await _say(socket, {"type": "hello", "v": 1, "ply": self.ply})
        is_up_to_date = False
        self._heard_at = _now()
        while not self._is_leaving:
            if is_up_to_date and self.is_playing and len(self._unanswered) < UNANSWERED_AT_MOST:
                await self._act(socket)
            try:
                async with asyncio.timeout(self._pause):
                    message = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                if (self._unanswered or not is_up_to_date) and _now() - self._heard_at > PATIENCE_SECONDS:
                    return
                continue
            self._heard_at = _now()
            if not self._hear(message):
                return
            if message["type"] in ("snapshot", "update") and not is_up_to_date:
                is_up_to_date = True
                for id, asked in self._unanswered.items():
                    self.counts["sent again"] += 1
                    await _say(socket, asked.message(id))

    async def _act(self, socket: ClientConnection) -> None:
        now = _now()
        if now < self._asks_at:
            return
        asked = self._wanted()
        if asked is not None:
            self._asks_at = now + self._pause * 2 * self._rng.random()
            self._last_id += 1
            self._unanswered[self._last_id] = asked
            self.counts["sent"] += 1
            await _say(socket, asked.message(self._last_id))

    def _wanted(self) -> Asked | None:
        if self._in_turn and (self._unanswered or self._is_behind):
            return None
        if self.acknowledged and self._rng.random() < REPEATS:
            self.counts["repeated"] += 1
            return next(reversed(self.acknowledged.values())).asked
        if self.shown["undo"] and self._rng.random() < UNDOS:
            command = None
        else:
            command = self._choose(self._rng, self.shown["legal"]) if self.shown["legal"] else None
            if command is None:
                return None
        self._seq += 1
        asked = self.asked[self._seq] = Asked(self._seq, command, self.ply if self._in_turn else None)
        return asked

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take it in; whether the connection is still of use."""
        match message:
            case {"type": "snapshot"}:
                self.counts["snapshots"] += 1
                self._stand(message)
            case {"type": "update", "from": since}:
                if self.ply is None or since > self.ply:
                    self.problems.append(f"was told lines from {since} on, and knew {self.ply}")
                    return False
                self._learn(message)
                self._stand(message)
            case {"type": "ack", "id": id, "ply": ply}:
                self._keep(Acknowledged(self._unanswered.pop(id), ply - 1))
            case {"type": "refused", "id": int(id), "code": "not-saved"}:
                self.counts["not saved"] += 1
                return False  # what became of it nobody knows: it is said again
            case {"type": "refused", "id": int(id), "code": code}:
                self._give_up(self._unanswered.pop(id), code)
            case {"type": "refused", "code": code}:
                self.problems.append(f"refused: {code}")
                return False
        return True

    def _stand(self, message: dict[str, Any]) -> None:
        ply, view = message["ply"], msgspec.json.encode(message["view"])
        if self.ply is not None and ply < self.ply:
            self.problems.append(f"was shown ply {ply} after ply {self.ply}")
        if self.views.setdefault(ply, view) != view:
            self.problems.append(f"was shown two views at ply {ply}: {view!r} and {self.views[ply]!r}")
        self.shown = {key: message[key] for key in SHOWN}
        self._seq = max(self._seq, message["seq"])

    def _learn(self, message: dict[str, Any]) -> None:
        is_live = "company" not in message
        if [step["ply"] for step in message["steps"]] != list(range(message["from"], message["ply"])):
            self.problems.append(f"was told {message['steps']} instead of {message['from']} to {message['ply']}")
        for step in message["steps"]:
            del step["counts"]  # what was taken back later
            told = msgspec.json.encode(step)
            if self.steps.setdefault(step["ply"], told) != told:
                self.problems.append(f"was told two lines {step['ply']}: {told!r} and {self.steps[step['ply']]!r}")
            if step["seat"] == CLOCK and is_live:
                at = step["command"]["at"]
                self.rings.append(Late(message["now"] - at, self.table, at))

    def _keep(self, new: Acknowledged) -> None:
        self.counts["acknowledged"] += 1
        if self._lost_at is not None:
            self.outages.append(_now() - self._lost_at)
            self._lost_at = None
        known = self.acknowledged.setdefault(new.asked.seq, new)
        if known != new:
            self.problems.append(f"{new} was acknowledged before as {known}")

    def _give_up(self, asked: Asked, code: str) -> None:
        self.counts[f"refused: {code}"] += 1
        if asked.seq in self.acknowledged:
            self.problems.append(f"{asked} was acknowledged, and then refused: {code}")
        else:
            self.refused[asked.seq] = code


async def _say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


def _now() -> float:
    return asyncio.get_running_loop().time()
