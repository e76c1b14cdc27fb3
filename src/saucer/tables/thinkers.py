"""Bots think in processes of their own: the event loop never waits for one."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from saucer import bots
from saucer.core.messages import Command
from saucer.core.registry import find
from saucer.core.rng import Rng
from saucer.core.state import State
from saucer.tables.asking import Act
from saucer.tables.messages import Imagined
from saucer.tables.subscription import encode

WORKERS = max(1, (os.cpu_count() or 1) - 1)
ATTEMPTS = 2


class CannotThink(Exception):
    """A bot did not come to a choice."""


class Thinkers:
    """A pool of worker processes, made when the first bot has to think."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.seconds = 0.0
        """How many choices were made, and how long they took."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, imagined: bytes, bot: str) -> bytes:
        """What `bot` says when the table has answered it with `imagined`: the text of a command."""
        began = time.monotonic()
        for _ in range(ATTEMPTS):
            pool = self._open_pool()
            try:
                # This may be where a worker is missed that died while it had nothing to do.
                said = await asyncio.wrap_future(pool.submit(_choose, imagined, bot, secrets.randbits(64)))
                self.thoughts += 1
                self.seconds += time.monotonic() - began
                return said
            except BrokenProcessPool:  # a worker died: all others' thoughts are lost, too
                if self._pool is pool:
                    self._pool = None
            except Exception as problem:
                raise CannotThink(f"{bot} failed: {problem!r}") from problem
        raise CannotThink(f"the process in which {bot} thought died {ATTEMPTS} times")

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn"), _begin_work)
        return self._pool

    def close(self) -> None:
        """Let the workers go; what they think about now is not wanted any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin_work() -> None:
    # Ctrl+C reaches the whole process group; the server alone decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """End with the server even when it is killed: a worker holds both ends of its queue and would wait for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _choose(imagined: bytes, bot: str, seed: int) -> bytes:
    import saucer.games  # noqa: F401, PLC0415 - makes the games known in this process

    told = msgspec.json.decode(imagined, type=Imagined)
    game, state = find(told.game), restored(told)
    action = bots.find(game, bot).choose(state, told.seat, Rng(seed))
    return command_text(told, state, game.codec.command(action))


def restored(told: Imagined) -> State:
    """The state that a table described."""
    game = find(told.game)
    state: State = game.restore(msgspec.convert(told.options, game.options), told.seats, told.position)
    return state


def command_text(told: Imagined, state: State, command: Command) -> bytes:
    """The message with which a bot plays `command`.

    Where everybody acts at once, the others go on while it thinks: it is enough that it may still do so.
    """
    ply = told.ply if len(state.to_act()) == 1 else None
    return encode(Act(2, msgspec.Raw(encode(command)), ply, told.seat))
