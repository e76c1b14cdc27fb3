"""Our engines, compiled and interpreted, beside each other and beside OpenSpiel: one run, one machine.

    python benchmarks/engines.py [SECONDS]

Needs a C compiler and the extra `bench`. Each contestant plays alone in a process of its own, all of them by turns in
several rounds; a ratio is the median of the rounds' ratios. Exits 1 if a bar is missed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from saucer.lab.bench import Speed

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import compile_kernel, kernel_modules  # noqa: E402 - it lies beside this folder

ROUNDS = 5


class Bar(NamedTuple):
    """By how much the first is to be quicker than the second."""

    ours: str
    peer: str
    least_ratio: float


BARS = [
    Bar("Falling Skies, compiled playouts", "Falling Skies, interpreted playouts", 8.0),
    Bar("Falling Skies boxed, compiled playouts", "Falling Skies, compiled playouts", 0.7),
    Bar("Falling Skies, compiled, stepped", "OpenSpiel backgammon", 8.0),
    Bar("Connect Four, compiled, stepped", "OpenSpiel connect_four", 1.5),
]
MOST_MICROSECONDS_PER_COPY = 2.0


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    console = Console(highlight=False, width=110)
    if find_spec("pyspiel") is None:
        console.print("OpenSpiel is missing: pip install '.\\[bench]'")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        sources, compiled = Path(folder) / "interpreted", Path(folder) / "compiled"
        _gather(sources)
        compile_kernel(sources, [*kernel_modules(), "connect_four/rules.py"], compiled)
        rounds = [_measure(sources, compiled, seconds) for _ in range(ROUNDS)]
    console.print(_rates(rounds))
    table, is_fine = _verdict(rounds)
    console.print(table)
    return 0 if is_fine else 1


def _gather(into: Path) -> None:
    """The package and the example side by side, without anything compiled."""
    for package in (ROOT / "src" / "saucer", ROOT / "examples" / "connect_four"):
        ignored = shutil.ignore_patterns("__pycache__", "pages", "*.so", "*.pyd")
        shutil.copytree(package, into / package.name, ignore=ignored)


def _measure(interpreted: Path, compiled: Path, seconds: float) -> dict[str, float]:
    """One round: everybody once."""
    slow, quick = (_playouts(build, "falling-skies-9", seconds) for build in (interpreted, compiled))
    return {
        "Falling Skies, interpreted playouts": slow.decisions_per_second,
        "Falling Skies, compiled playouts": quick.decisions_per_second,
        "Falling Skies boxed, compiled playouts": _playouts(compiled, "falling-skies", seconds).decisions_per_second,
        "Falling Skies, interpreted, stepped": _stepped(interpreted, "saucer", "falling-skies-9", seconds),
        "Falling Skies, compiled, stepped": _stepped(compiled, "saucer", "falling-skies-9", seconds),
        "OpenSpiel backgammon": _stepped(compiled, "open_spiel", "backgammon", seconds),
        "Connect Four, compiled, stepped": _stepped(compiled, "saucer", "connect-four", seconds),
        "OpenSpiel connect_four": _stepped(compiled, "open_spiel", "connect_four", seconds),
        "copy": quick.microseconds_per_copy,
    }


def _playouts(build: Path, slug: str, seconds: float) -> Speed:
    output = _run(build, ["-m", "saucer.lab.bench", slug, str(seconds)])
    speed = msgspec.json.decode(output, type=Speed)
    if speed.build != build.name:
        raise RuntimeError(f"measured the {speed.build} build in place of the {build.name} one")
    return speed


def _stepped(build: Path, engine: str, game: str, seconds: float) -> float:
    return float(_run(build, [str(Path(__file__).parent / "stepping.py"), engine, game, str(seconds)]))


def _run(build: Path, arguments: list[str]) -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(build)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=build, env=environment, check=True, capture_output=True).stdout


def _rates(rounds: list[dict[str, float]]) -> Table:
    table = Table(title=f"Actions per second on one core, median of {len(rounds)} rounds", title_justify="left")
    table.add_column("engine")
    table.add_column("actions/s", justify="right")
    for name in rounds[0]:
        if name != "copy":
            table.add_row(name, f"{median(measured[name] for measured in rounds):,.0f}")
    return table


def _verdict(rounds: list[dict[str, float]]) -> tuple[Table, bool]:
    table = Table(title="Bars", title_justify="left")
    for heading in ("", "measured", "bar", ""):
        table.add_column(heading)
    all_fine = True
    for bar in BARS:
        ratio = median(measured[bar.ours] / measured[bar.peer] for measured in rounds)
        is_fine = ratio >= bar.least_ratio
        all_fine = all_fine and is_fine
        table.add_row(
            f"{bar.ours} / {bar.peer}", f"{ratio:.1f}x", f"at least {bar.least_ratio:g}x", "ok" if is_fine else "MISSED"
        )
    copy = median(measured["copy"] for measured in rounds)
    is_fine = copy <= MOST_MICROSECONDS_PER_COPY
    limit = f"at most {MOST_MICROSECONDS_PER_COPY:g} µs"
    table.add_row("Falling Skies, compiled: one copy", f"{copy:.2f} µs", limit, "ok" if is_fine else "MISSED")
    return table, all_fine and is_fine


if __name__ == "__main__":
    sys.exit(main())
