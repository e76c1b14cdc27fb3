"""Real server processes that share one database, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0

# It has all it needs in memory when it is told to begin, so that a killed one is replaced soon; it ends with whoever
# started it.
_SERVE = """
import os, sys, threading
import tests.toy
from saucer.web.serve import serve
tests.toy.register()
if not sys.stdin.readline():
    raise SystemExit
threading.Thread(target=lambda: sys.stdin.read() or os._exit(0), daemon=True).start()
serve(sys.argv[1], "127.0.0.1", 0, bus=sys.argv[2] or None, limits=False)
"""


class Process:
    """A server that stands by until it is told to begin."""

    def __init__(self, database: str, bus: str | None, errors: Path) -> None:
        self.address = ""
        with errors.open("ab") as kept:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", "-c", _SERVE, database, bus or ""],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=kept,
                cwd=ROOT,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )

    def begin(self) -> None:
        """Open the database and serve."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()

    async def listening(self) -> bool:
        """Whether it serves in the end, at `address`."""
        assert self._process.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(self._process.stdout.readline), START_SECONDS)
        self.address = line.decode().split()[-1].rstrip("/") if line else ""
        return bool(line)

    def kill(self) -> None:
        """End it at once, as a power cut would: a worker that was just starting says nothing either."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(30)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


class Cluster:
    """So many server processes on one database, and after the first kill one more that stands by for the next."""

    def __init__(self, database: str, folder: Path, bus: str | None = None, size: int = 1) -> None:
        self.database = database
        self.living: list[Process] = []
        self._bus = bus
        self._size = size
        self._errors = folder / "errors"
        self._spare: Process | None = None

    async def __aenter__(self) -> Cluster:
        await self.fill()
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in [*self.living, *([self._spare] if self._spare else [])]:
            process.kill()
        self.living.clear()

    @property
    def complaints(self) -> str:
        """What the processes wrote to their error output: nothing, if all is well."""
        return self._errors.read_text()

    def any(self, rng: Random) -> str | None:
        """The address of a living one."""
        return rng.choice(self.living).address if self.living else None

    async def fill(self) -> None:
        """Start as many as are missing."""
        while len(self.living) < self._size:
            process = self._next()
            assert await process.listening(), self.complaints
            self.living.append(process)

    def kill(self, process: Process) -> None:
        """`kill -9`: without a word, and for good."""
        self.living.remove(process)
        process.kill()
        self._spare = self._spare or self._new()

    async def kill_a_starting_one(self, after: float) -> None:
        """The same so many seconds after it began to start."""
        process = self._next()
        await asyncio.sleep(after)
        process.kill()

    def _next(self) -> Process:
        process, self._spare = (self._spare, self._new()) if self._spare else (self._new(), None)
        process.begin()
        return process

    def _new(self) -> Process:
        return Process(self.database, self._bus, self._errors)
