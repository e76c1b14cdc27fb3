"""One after the other, in the order they came, whoever gives up meanwhile."""

import asyncio

import pytest

from saucer.tables.turn import Turn

pytestmark = pytest.mark.anyio


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Queue:
    """People who take turns; each has it until told to go."""

    def __init__(self) -> None:
        self.turn = Turn()
        self.had: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._may_go: dict[str, asyncio.Event] = {}

    def come(self, name: str) -> None:
        self._may_go[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._stay(name))

    async def go(self, name: str) -> None:
        self._may_go[name].set()
        await settle()

    def give_up(self, name: str) -> None:
        self._tasks[name].cancel()

    async def _stay(self, name: str) -> None:
        async with self.turn:
            self.had.append(name)
            await self._may_go[name].wait()


@pytest.fixture
async def queue() -> Queue:
    queue = Queue()
    for name in ("Ada", "Bob", "Cid"):
        queue.come(name)
    await settle()
    assert queue.had == ["Ada"]
    return queue


async def test_whoever_came_first_is_next(queue: Queue) -> None:
    for name in ("Ada", "Bob", "Cid"):
        assert queue.had[-1] == name
        assert queue.turn.is_taken
        await queue.go(name)
    assert not queue.turn.is_taken


async def test_it_is_taken_at_once_where_it_is_free() -> None:
    turn = Turn()
    assert turn.try_take()
    assert not turn.try_take()
    turn.give()
    assert turn.try_take()


async def test_nobody_comes_between_who_gives_and_who_waits(queue: Queue) -> None:
    queue.give_up("Ada")
    await asyncio.sleep(0)
    assert not queue.turn.try_take()
    await settle()
    assert queue.had == ["Ada", "Bob"]


async def test_who_gives_up_waiting_is_passed_over(queue: Queue) -> None:
    queue.give_up("Bob")
    await settle()
    await queue.go("Ada")
    assert queue.had == ["Ada", "Cid"]
    await queue.go("Cid")
    assert not queue.turn.is_taken


async def test_who_gives_up_in_the_same_moment_is_passed_over(queue: Queue) -> None:
    """Bob is told to stop, and before he hears of it Ada gives her turn away."""
    queue.give_up("Bob")
    queue.turn.give()
    await settle()
    assert queue.had == ["Ada", "Cid"]


async def test_who_gives_up_just_when_it_is_theirs_hands_it_on(queue: Queue) -> None:
    """Ada gives her turn to Bob, and before he hears of it he is told to stop."""
    queue.turn.give()
    queue.give_up("Bob")
    await settle()
    assert queue.had == ["Ada", "Cid"]


async def test_it_is_given_back_whatever_happens() -> None:
    turn = Turn()
    with pytest.raises(ZeroDivisionError):
        async with turn:
            _ = 1 // 0
    assert turn.try_take()
