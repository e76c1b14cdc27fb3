"""How the server is doing, for whoever runs it: is it well, and figures for Prometheus.

Counting happens with every command, so that it is plain additions; words are found when somebody looks.
"""

import asyncio
import math
import os
import sys
import time
from bisect import bisect_left
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from saucer.tables.house import House
from saucer.web.wire import house

HEALTH: Final = "/healthz"
_ANSWER_SECONDS = 3.0
_REMEMBER_SECONDS = 1.0

STEPS: Final = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 20.0]
"""Seconds within which a command was answered. A tuple would be made anew whenever it is asked for."""

HEAD_AT_MOST = 16 * 1024
_HEAD_SECONDS = 10.0
_STATM = Path("/proc/self/statm")


class Metrics:
    """What was counted since the start."""

    def __init__(self) -> None:
        self._accepted = 0
        self._seconds = 0.0
        self._within = [0] * (len(STEPS) + 1)
        self._refused: dict[str, int] = {}

    def accepted(self, seconds: float) -> None:
        """A command is on disk and acknowledged, so long after it came."""
        self._accepted += 1
        self._seconds += seconds
        self._within[bisect_left(STEPS, seconds)] += 1

    def refused(self, code: str) -> None:
        """A command was not."""
        self._refused[code] = self._refused.get(code, 0) + 1

    def text(self, connections: int, figures: Mapping[str, float]) -> str:
        """Everything in Prometheus' text format; `figures` are the house's own, by the names of `FIGURES`."""
        lines = list[str]()

        def tell(name: str, kind: str, meaning: str, samples: Iterable[tuple[str, float]]) -> None:
            lines.extend((f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"))
            lines.extend(f"{name}{label} {value}" for label, value in samples)

        tell("saucer_connections", "gauge", "Open websockets.", [("", connections)])
        for figure, value in figures.items():
            name, kind, meaning = FIGURES[figure]
            tell(name, kind, meaning, [("", value)])
        tell("saucer_commands_accepted_total", "counter", "Commands acknowledged.", [("", self._accepted)])
        refused = [(f'{{code="{code}"}}', count) for code, count in sorted(self._refused.items())]
        tell("saucer_commands_refused_total", "counter", "Commands refused, by code.", refused)
        limits = [*(f"{step:g}" for step in STEPS), "+Inf"]
        within = zip(limits, accumulate(self._within), strict=True)
        tell(
            "saucer_acknowledgement_seconds",
            "histogram",
            "From a command's arrival until it is on disk and acknowledged.",
            [
                *((f'_bucket{{le="{limit}"}}', count) for limit, count in within),
                ("_sum", self._seconds),
                ("_count", self._accepted),
            ],
        )
        tell("process_cpu_seconds_total", "counter", "Processor time used.", [("", time.process_time())])
        if memory := _memory():
            tell("process_resident_memory_bytes", "gauge", "Memory in use.", [("", memory)])
        return "\n".join(lines) + "\n"


FIGURES: Final = {
    "tables": ("saucer_tables_open", "gauge", "Tables in memory."),
    "people": ("saucer_people_present", "gauge", "People connected to a table by this process."),
    "thoughts": ("saucer_bot_thoughts_total", "counter", "Choices that bots made."),
    "thinking": ("saucer_bot_thinking_seconds_total", "counter", "Time that bots took to choose."),
    "groups": ("saucer_commit_groups_total", "counter", "Transactions, each with all that waited."),
    "writes": ("saucer_commit_writes_total", "counter", "Writes in these transactions."),
}
"""What a house can tell of itself: the name, kind and meaning for Prometheus."""


class Health:
    """Answers whether the database does. Whoever asks often gets the same answer for a moment."""

    def __init__(self) -> None:
        self._asking = asyncio.Lock()
        self._asked = -math.inf
        self._is_well = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """200 if it does, 503 if not; no word about why."""
        async with self._asking:
            if time.monotonic() - self._asked >= _REMEMBER_SECONDS:
                self._is_well = await self._ask(house(HTTPConnection(scope)))
                self._asked = time.monotonic()
        text, status = ("ok\n", 200) if self._is_well else ("the database does not answer\n", 503)
        await PlainTextResponse(text, status, {"Cache-Control": "no-store"})(scope, receive, send)

    async def _ask(self, house: House) -> bool:
        try:
            await asyncio.wait_for(house.knows("nobody"), _ANSWER_SECONDS)
        except Exception:  # whatever it is, the answer is the same
            return False
        return True


def reporter(text: Callable[[], str]) -> Callable[..., Coroutine[Any, Any, None]]:
    """What answers every HTTP request to a listener of its own with `text()`."""

    async def report(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _HEAD_SECONDS)
            body = text().encode()
            writer.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
                b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
            )
            await asyncio.wait_for(writer.drain(), _HEAD_SECONDS)
        writer.close()

    return report


def _memory() -> int:
    """Bytes of memory in use now; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
