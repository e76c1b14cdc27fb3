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
from saucer.core.door import believed
from saucer.core.log import Log
from saucer.core.messages import Command
from saucer.core.registry import find
from saucer.core.rng import Rng
from saucer.core.seats import Seat

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

    async def choose(self, log: Log, seat: Seat, bot: str) -> Command:
        """What `bot` on `seat` would do where `log` stands now."""
        game = log.game
        position = msgspec.json.encode(game.position(log.state))
        options = msgspec.json.encode(log.options)
        began = time.monotonic()
        for _ in range(ATTEMPTS):
            pool = self._open_pool()
            try:
                # This may be where a worker is missed that died while it had nothing to do.
                work = pool.submit(_choose, game.slug, options, log.seats, position, seat, bot, secrets.randbits(64))
                action = await asyncio.wrap_future(work)
                self.thoughts += 1
                self.seconds += time.monotonic() - began
                return game.codec.command(action)
            except BrokenProcessPool:  # a worker died: all others' thoughts are lost, too
                if self._pool is pool:
                    self._pool = None
            except Exception as problem:
                raise CannotThink(f"{bot} failed at {game.slug}: {problem!r}") from problem
        raise CannotThink(f"the process in which {bot} thought about {game.slug} died {ATTEMPTS} times")

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


def _choose(slug: str, options: bytes, seats: int, position: bytes, seat: Seat, bot: str, seed: int) -> int:
    import saucer.games  # noqa: F401, PLC0415 - makes the games known in this process

    game = find(slug)
    state = game.restore(msgspec.json.decode(options, type=game.options), seats, msgspec.json.decode(position))
    rng = Rng(seed)
    return bots.find(game, bot).choose(believed(game, state, seat, rng), seat, rng)
