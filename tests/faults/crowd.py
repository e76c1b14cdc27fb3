"""People who meet at tables, play, and meet again at the next one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, NamedTuple

import httpx

from tests.faults.cluster import Cluster
from tests.faults.player import SHOWN, Choose, Player, Way

LINES_AT_MOST = 600
"""After so many lines a game that has no end is left alone."""

SETTLE_SECONDS = 60.0
GATHER_SECONDS = 120.0
DONES = 0.06


class Kind(NamedTuple):
    """A sort of table. In turn: a command counts only if nothing else has happened."""

    game: str
    seats: int
    options: dict[str, Any]
    choose: Choose
    in_turn: bool = False


def bluff(rng: Random, legal: list[Any]) -> Any:
    """Change one's mind and wave as long as one likes, and agree to close the round now and then."""
    done = {"do": "done"}
    if done in legal and rng.random() < DONES:
        return done
    return rng.choice([command for command in legal if command != done])


def anything(rng: Random, legal: list[Any]) -> Any:
    """Any command will do."""
    return rng.choice(legal)


def nothing(rng: Random, legal: list[Any]) -> None:
    """Sit and look on: whether the clock rings does not depend on anybody."""


KINDS = (
    Kind("bluff", 3, {"seconds": 0}, bluff),
    Kind("bluff", 2, {"seconds": 3}, bluff),
    Kind("falling-skies-9", 1, {}, anything, in_turn=True),
    Kind("bluff", 4, {"seconds": 0}, bluff),
    Kind("bluff", 2, {"seconds": 1}, nothing),
)


class Crowd:
    """So many tables at which somebody plays at any time."""

    def __init__(self, cluster: Cluster, rng: Random, way: Way | None = None, pause: float = 0.02) -> None:
        self.players: list[Player] = []
        self.tables = 0
        self.problems: list[str] = []
        self._cluster = cluster
        self._rng = rng
        self._way: Way = way or (lambda: cluster.any(rng))
        self._pause = pause
        self._is_stopping = False
        cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(timeout=20, cookies=cookies, trust_env=False)

    @asynccontextmanager
    async def playing(self, tables: int, kinds: Sequence[Kind] = KINDS) -> AsyncIterator[None]:
        """While the block goes on people play; at its end they stop and see whether they all know the same."""
        async with self._http, asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self._play_on(kinds[number % len(kinds)]))
            try:
                yield
            finally:
                self._is_stopping = True

    @property
    def acknowledged(self) -> int:
        """How many commands are on disk, as far as people know."""
        return sum(len(player.acknowledged) for player in self.players)

    async def until_acknowledged(self, more: int, seconds: float = 60.0) -> None:
        """Wait until so many more commands are on disk."""
        enough = self.acknowledged + more
        async with asyncio.timeout(seconds):
            while self.acknowledged < enough:  # noqa: ASYNC110 - many tell
                await asyncio.sleep(0.02)

    def counts(self) -> Counter[str]:
        """What happened to everybody together."""
        return sum((player.counts for player in self.players), Counter[str]())

    async def _play_on(self, kind: Kind) -> None:
        while not self._is_stopping:
            players = await self._gather(kind)
            self.tables += 1
            self.players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.run())
                while not (self._is_stopping or self._has_ended(players)):  # noqa: ASYNC110 - many tell
                    await asyncio.sleep(0.05)
                for player in players:
                    player.is_playing = False
                await self._settle(players)
                for player in players:
                    player.leave()

    @staticmethod
    def _has_ended(players: list[Player]) -> bool:
        return all(player.is_over for player in players) or max(player.ply or 0 for player in players) > LINES_AT_MOST

    async def _gather(self, kind: Kind) -> list[Player]:
        """A table at which everybody has sat down."""
        async with asyncio.timeout(GATHER_SECONDS):
            tokens = [(await self._post("/me", None, {}))["token"] for _ in range(kind.seats)]
            others = range(1, kind.seats)
            asked = {"game": kind.game, "options": kind.options, "seats": kind.seats, "name": "Player 0"}
            made = await self._post("/tables", tokens[0], {**asked, "open": list(others)})
            table, invite = made["table"], made["company"]["invite"]
            for seat in others:
                wish = {"do": "sit", "seat": seat, "invite": invite, "name": f"Player {seat}"}
                await self._post(f"/tables/{table}/ask", tokens[seat], wish, done="seat-taken")
            if others:
                for token in tokens:
                    wish = {"do": "ready", "ready": True}
                    await self._post(f"/tables/{table}/ask", token, wish, done="already-begun")
        return [
            Player(self._way, table, seat, token, Random(self._rng.random()), kind.choose, self._pause, kind.in_turn)
            for seat, token in enumerate(tokens)
        ]

    async def _post(self, path: str, token: str | None, body: Any, done: str = "") -> Any:
        """Ask until there is an answer. `done`: the refusal if it was granted before, and the answer got lost."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        is_again = False
        while True:
            address = self._way()
            if address is not None:
                try:
                    response = await self._http.post(f"{address}/api{path}", json=body, headers=headers)
                except httpx.TransportError:
                    is_again = True
                else:
                    answer = response.json()
                    if response.is_success or (is_again and answer["refusal"]["code"] == done):
                        return answer
                    assert answer["refusal"]["code"] == "not-saved", (path, body, answer)
                    is_again = True
            await asyncio.sleep(0.05)

    async def _settle(self, players: list[Player]) -> None:
        """Wait until everybody is shown what somebody new would be shown by each server."""
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                while not all([await self._is_shown(player) for player in players]):  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
        except TimeoutError:
            self.problems += [
                f"seat {player.seat} of {player.table} ended at {player.shown}, quiet: {player.is_quiet}"
                for player in players
                if not await self._is_shown(player)
            ]

    async def _is_shown(self, player: Player) -> bool:
        try:
            fresh = [
                (
                    await self._http.get(
                        f"{server.address}/api/tables/{player.table}",
                        headers={"Authorization": f"Bearer {player.token}"},
                    )
                ).json()
                for server in self._cluster.living
            ]
        except httpx.TransportError:
            return False
        return (
            player.is_quiet
            and bool(fresh)
            and all({key: snapshot.get(key) for key in SHOWN} == player.shown for snapshot in fresh)
        )
