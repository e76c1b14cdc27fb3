"""How fast the engine is: random playouts on one core, interpreted and compiled."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec

import saucer
import saucer.games
from saucer.bots import playout
from saucer.core.game import AnyGame
from saucer.core.messages import Options
from saucer.core.registry import find
from saucer.core.rng import Rng
from saucer.core.state import State

_LONGEST_GAME = 100_000
_COPIES = 2_000


class Speed(msgspec.Struct, frozen=True):
    """What one core does in a second of its own time. A decision is any action, the dealer's rolls among them."""

    build: str
    game: str
    games_per_second: float
    decisions_per_second: float
    microseconds_per_copy: float


def build() -> str:
    """Which build is running: `compiled` or `interpreted`."""
    return "compiled" if str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def measure(slug: str, seconds: float, options: Options | None = None) -> Speed:
    """Play `slug`, as usual or with other options, at random for about so many seconds, in the build that runs."""
    game = find(slug)
    options = options or game.options()
    _play(game, options, 0)  # what is loaded at the first use is no part of the speed
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        games += 1
        decisions += _play(game, options, games)
    return Speed(build(), slug, games / spent, decisions / spent, _copy_time(game, options) * 1e6)


def measure_interpreted(slug: str, seconds: float, options: Options | None = None) -> Speed:
    """The same on the interpreted build, whichever runs: a process of its own sees only the source files."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(saucer.__file__).parent,
            Path(folder) / "saucer",
            ignore=shutil.ignore_patterns("__pycache__", "pages", *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES)),
        )
        return measure_elsewhere(Path(folder), slug, seconds, options)


def measure_elsewhere(folder: Path, slug: str, seconds: float, options: Options | None = None) -> Speed:
    """What `measure` says of the package in `folder`."""
    done = subprocess.run(  # noqa: S603 - our own interpreter with our own code
        [sys.executable, "-m", "saucer.lab.bench", slug, str(seconds), msgspec.json.encode(options or {})],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=True,
        capture_output=True,
    )
    return msgspec.json.decode(done.stdout, type=Speed)


def _new(game: AnyGame, options: Options) -> State:
    state: State = game.new(options, game.seats.start)
    return state


def _play(game: AnyGame, options: Options, number: int) -> int:
    return playout.play_randomly(_new(game, options), Rng(1, number), _LONGEST_GAME)


def _copy_time(game: AnyGame, options: Options) -> float:
    """Seconds for a copy of a position in the middle of a game: the best of several runs, for others disturb."""
    state = _new(game, options)
    playout.play_randomly(state, Rng(1), 20)
    return min(_time_of(state.copy) for _ in range(20))


def _time_of(copy: Callable[[], State]) -> float:
    began = time.process_time()
    for _ in range(_COPIES):
        copy()
    return (time.process_time() - began) / _COPIES


if __name__ == "__main__":
    slug, seconds, *chosen = sys.argv[1:]
    options = msgspec.json.decode(chosen[0], type=find(slug).options) if chosen else None
    sys.stdout.buffer.write(msgspec.json.encode(measure(slug, float(seconds), options)))
