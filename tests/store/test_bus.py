"""The bus: what one server tells, all others hear."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from saucer.store.bus import Alone, RedisBus
from saucer.store.database import CannotOpen
from tests.services import OwnRedis

pytestmark = pytest.mark.anyio


class Ear:
    """Remembers what it hears."""

    def __init__(self, bus: RedisBus) -> None:
        self.heard: list[bytes] = []
        self._is_new = asyncio.Event()
        bus.listen(self._hear)

    def _hear(self, text: bytes) -> None:
        self.heard.append(text)
        self._is_new.set()

    async def wait_for(self, text: bytes) -> None:
        async with asyncio.timeout(10):
            while text not in self.heard:
                self._is_new.clear()
                await self._is_new.wait()


@pytest.fixture
async def buses(redis: str) -> AsyncIterator[list[RedisBus]]:
    buses = [await RedisBus.open(redis) for _ in range(3)]
    yield buses
    for bus in buses:
        await bus.close()


async def test_all_others_hear_everything_in_order(buses: list[RedisBus]) -> None:
    speaker, *_ = buses
    own, *others = map(Ear, buses)
    told = [b"table %d\x00\xff" % number for number in range(500)]
    for text in told:
        await speaker.publish(text)
        if text.startswith(b"table 7"):  # now and then something has gone out before
            await asyncio.sleep(0.001)
    for ear in others:
        await ear.wait_for(told[-1])
        assert ear.heard == told
    await buses[1].publish(b"thanks")
    await own.wait_for(b"thanks")
    assert own.heard == [b"thanks"]


async def test_a_listener_in_trouble_does_not_stop_the_others(buses: list[RedisBus]) -> None:
    problems = list[str]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(str(context["exception"])))

    def stumble(text: bytes) -> None:
        raise ValueError(text.decode())

    buses[1].listen(stumble)
    ear = Ear(buses[1])
    for text in (b"one", b"two"):
        await buses[0].publish(text)
        await ear.wait_for(text)
    assert problems == ["one", "two"]


async def test_what_strangers_say_is_not_heard(buses: list[RedisBus]) -> None:
    ear = Ear(buses[1])
    await buses[0]._redis.publish(buses[0]._channel, b"\xffhello")
    await buses[0].publish(b"after")
    await ear.wait_for(b"after")
    assert ear.heard == [b"after"]


@pytest.mark.parametrize("end", [OwnRedis.stop, OwnRedis.kill], ids=["stopped", "killed"])
async def test_a_redis_that_comes_back_is_found_again(end: Callable[[OwnRedis], None]) -> None:
    with OwnRedis() as server:
        speaker, listener = [await RedisBus.open(server.address) for _ in range(2)]
        ear = Ear(listener)
        await speaker.publish(b"before")
        await ear.wait_for(b"before")
        end(server)
        for _ in range(20):
            await speaker.publish(b"meanwhile")
            await asyncio.sleep(0.01)
        server.start()
        async with asyncio.timeout(30):
            while b"after" not in ear.heard:
                await speaker.publish(b"after")
                await asyncio.sleep(0.05)
        assert b"meanwhile" not in ear.heard
        await speaker.close()
        await listener.close()


async def test_whoever_is_alone_has_nobody_to_tell() -> None:
    bus = Alone()
    bus.listen(lambda text: pytest.fail(f"heard {text!r}"))
    await bus.publish(b"hello")
    await bus.close()
    assert bus.is_alone
    assert not RedisBus.is_alone


@pytest.mark.parametrize(
    "address",
    [
        "redis://ada:secret@127.0.0.1:1/0",
        "redis://ada:secret@127.0.0.1:none",
        "redis://ada:secret@127.0.0.1:1/0?colour=blue",
        "http://ada:secret@127.0.0.1",
        "secret",
    ],
)
async def test_a_bus_that_is_not_there_is_one_line_without_secrets(address: str) -> None:
    with pytest.raises(CannotOpen, match=r"^(the address of|cannot use) the bus.+$") as problem:
        await RedisBus.open(address)
    assert "secret" not in str(problem.value)


async def test_a_missing_driver_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(CannotOpen, match=r'pip install "saucer\[many\]"$'):
        await RedisBus.open("redis://127.0.0.1:6379")
