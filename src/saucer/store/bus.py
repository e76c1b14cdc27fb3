"""The bus: how one server tells the others that something is new. What it loses they find when they look themselves."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from saucer.store.database import CannotOpen

if TYPE_CHECKING:
    from redis.asyncio import Redis

_TIMEOUT_SECONDS = 5.0
_SILENCE_SECONDS = 15.0
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 2.0


class Bus(ABC):
    """Carries short messages to all other servers."""

    is_alone: bool
    """Whether there is nobody to tell."""

    @abstractmethod
    async def publish(self, text: bytes) -> None:
        """Tell all others."""

    @abstractmethod
    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call `heard` with whatever the others tell from now on."""

    @abstractmethod
    async def close(self) -> None:
        """Tell and hear no more."""


class Alone(Bus):
    """One process: nobody to tell."""

    is_alone = True

    async def publish(self, text: bytes) -> None:
        """Tell nobody."""

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Nothing was open."""


class _Parcel(msgspec.Struct, array_like=True, frozen=True):
    """What one server tells in one instant: packed together, many messages cost little more than one."""

    sender: bytes
    messages: list[bytes]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Parcel).decode


class RedisBus(Bus):
    """One channel of a Redis server. While that is away nothing is told, and it is looked for until it is back."""

    is_alone = False

    def __init__(self, redis: Redis, channel: str, away: tuple[type[Exception], ...]) -> None:
        """Use `open`, which also says whether there is such a server; `away`: what is raised when there is none."""
        self._redis = redis
        self._channel = channel
        self._away = away
        self._me = secrets.token_bytes(8)
        self._loop = asyncio.get_running_loop()
        self._heard: list[Callable[[bytes], None]] = []
        self._outbox: list[bytes] = []
        self._has_mail = asyncio.Event()
        self._is_connected = asyncio.Event()
        self._is_closed = False
        self._tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]

    @classmethod
    async def open(cls, address: str) -> RedisBus:
        """Connect to `redis://HOST:PORT/NUMBER`: servers with the same number hear each other; raises `CannotOpen`."""
        try:
            from redis.asyncio import Redis  # noqa: PLC0415 - whoever is alone need not have it
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415
            from redis.exceptions import RedisError  # noqa: PLC0415
        except ModuleNotFoundError as problem:
            raise CannotOpen('Redis needs its driver: pip install "saucer[many]"') from problem
        away = (RedisError, OSError)
        try:
            redis = Redis.from_url(
                address,
                socket_timeout=_TIMEOUT_SECONDS,
                socket_connect_timeout=_TIMEOUT_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
            number = redis.connection_pool.connection_kwargs.get("db", 0)
        except ValueError as problem:
            raise CannotOpen("the address of the bus cannot be read: redis://HOST:PORT/NUMBER") from problem
        bus = cls(redis, f"saucer:{number}", away)
        try:
            await redis.ping()
            await asyncio.wait_for(bus._is_connected.wait(), _TIMEOUT_SECONDS)
        except (*away, TypeError, TimeoutError) as problem:
            await bus.close()
            raise CannotOpen(f"cannot use the bus: {' '.join(str(problem).split())}") from problem
        return bus

    async def publish(self, text: bytes) -> None:
        """Tell all others, with whatever else there is to tell in this instant."""
        if self._is_connected.is_set():
            self._outbox.append(text)
            self._has_mail.set()

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call `heard` with whatever the others tell from now on."""
        self._heard.append(heard)

    async def close(self) -> None:
        """Tell and hear no more."""
        # The driver may take a cancellation for a lost connection, so that a task has to be told twice.
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        with contextlib.suppress(*self._away):
            await self._redis.aclose()

    async def _send(self) -> None:
        while not self._is_closed:
            await self._has_mail.wait()
            self._has_mail.clear()
            messages, self._outbox = self._outbox, []
            with contextlib.suppress(*self._away):
                await self._redis.publish(self._channel, _pack(_Parcel(self._me, messages)))

    async def _receive(self) -> None:
        pause = _FIRST_PAUSE
        while not self._is_closed:
            with contextlib.suppress(*self._away):
                await self._hear()
            pause = _FIRST_PAUSE if self._is_connected.is_set() else min(2 * pause, _LONGEST_PAUSE)
            self._is_connected.clear()
            await asyncio.sleep(pause)

    async def _hear(self) -> None:
        """Hear the others until the connection is lost."""
        async with self._redis.pubsub() as channel:
            await channel.subscribe(self._channel)
            is_quiet = False
            while True:
                message = await channel.get_message(timeout=_SILENCE_SECONDS)
                if message is None and is_quiet:
                    return  # not even an answer: the connection is dead, and nobody has said so
                is_quiet = message is None
                if message is None:
                    await channel.ping()
                elif message["type"] == "subscribe":
                    self._is_connected.set()
                elif message["type"] == "message":
                    self._deliver(message["data"])

    def _deliver(self, data: bytes) -> None:
        try:
            parcel = _unpack(data)
        except msgspec.DecodeError:
            return  # not one of ours
        if parcel.sender != self._me:
            for message in parcel.messages:
                for heard in self._heard:
                    # Not at once: what goes wrong there is not the bus's business.
                    self._loop.call_soon(heard, message)
