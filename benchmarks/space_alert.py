"""Space Alert: resolutions per second, compiled and interpreted, and how the planner fares against time.

    python benchmarks/space_alert.py [--seconds 1,3,10,30] [--missions 10]

Needs a C compiler. The builds resolve by turns in several rounds, each in a process of its own and in processor time; a
ratio is the median of the rounds' ratios. Then the compiled planner gets so many seconds, by the clock, for each of ten
generated missions with free cards and for the same with dealt hands. Exits 1 if a bar is missed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median

import msgspec
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))

ROUNDS = 5
SECONDS_PER_ROUND = 1.0
LEAST_PER_SECOND = 30_000
LEAST_RATIO = 8.0
JUDGED_AT = 10.0
LEAST_SURVIVED = {"free cards": 9, "dealt hands": 8}
SURVIVED = 0.5
"""A mission counts as survived if the ship is rather kept than lost, over the draws of damage tiles."""
CREW = 5
THREATS = 6
RESOLVED = 4
TRIES = 2000
"""Resolutions for planning a mission that lasts to the jump."""


class Fate(msgspec.Struct):
    """What became of one planned mission."""

    survival: float
    score: float | None
    tries: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", default="1,3,10,30")
    parser.add_argument("--missions", type=int, default=10)
    chosen = parser.parse_args()
    console = Console(highlight=False, width=110)
    from hatch_build import compile_kernel, kernel_modules  # noqa: PLC0415 - the builds under test do not need it

    with tempfile.TemporaryDirectory() as folder:
        interpreted, compiled = Path(folder) / "interpreted", Path(folder) / "compiled"
        ignored = shutil.ignore_patterns("__pycache__", "pages", "*.so", "*.pyd")
        shutil.copytree(ROOT / "src" / "saucer", interpreted / "saucer", ignore=ignored)
        compile_kernel(ROOT / "src", kernel_modules(), compiled)
        rates = [(float(_run(compiled, "resolve")), float(_run(interpreted, "resolve"))) for _ in range(ROUNDS)]
        is_fine = _tell_rates(console, rates)
        limits = [float(limit) for limit in chosen.seconds.split(",")]
        is_fine = _tell_plans(console, compiled, limits, chosen.missions) and is_fine
    return 0 if is_fine else 1


def _run(build: Path, *arguments: str) -> bytes:
    command = [sys.executable, __file__, "--child", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(build)}
    return subprocess.run(command, cwd=build, env=environment, check=True, stdout=subprocess.PIPE).stdout


def _tell_rates(console: Console, rates: list[tuple[float, float]]) -> bool:
    quick, slow = (median(column) for column in zip(*rates, strict=True))
    ratio = median(pair[0] / pair[1] for pair in rates)
    table = Table(title=f"Resolutions to the jump, crew of {CREW}, {THREATS} threats, one core", title_justify="left")
    for heading in ("", "measured", "bar"):
        table.add_column(heading)
    table.add_row("compiled", f"{quick:,.0f} /s", f"at least {LEAST_PER_SECOND:,}")
    table.add_row("interpreted", f"{slow:,.0f} /s", "")
    table.add_row("compiled to interpreted", f"{ratio:.1f}x", f"at least {LEAST_RATIO:g}x")
    console.print(table)
    return quick >= LEAST_PER_SECOND and ratio >= LEAST_RATIO


def _tell_plans(console: Console, build: Path, limits: list[float], missions: int) -> bool:
    table = Table(title=f"Planner, {missions} missions for four, white threats", title_justify="left")
    for heading in ("cards", "seconds", "survived", "chance of survival", "score where it survives", "resolutions/s"):
        table.add_column(heading, justify="left" if heading == "cards" else "right")
    is_fine = True
    for cards, least in LEAST_SURVIVED.items():
        for limit in limits:
            answer = _run(build, "plan", cards, str(limit), str(missions))
            fates = msgspec.json.decode(answer, type=list[Fate])
            survived = sum(fate.survival > SURVIVED for fate in fates)
            scores = [fate.score for fate in fates if fate.score is not None]
            if limit == JUDGED_AT and survived * 10 < least * missions:
                is_fine = False
            table.add_row(
                cards,
                f"{limit:g}",
                f"{survived} of {missions}" + (f" (bar {least} of 10)" if limit == JUDGED_AT else ""),
                f"{mean(fate.survival for fate in fates):.3f}",
                f"{mean(scores):.1f}" if scores else "-",
                f"{mean(fate.tries for fate in fates) / limit:,.0f}",
            )
    console.print(table)
    return is_fine


def _resolve() -> float:
    """Resolutions per second of processor time, of missions that last to the jump."""
    from saucer.games.space_alert import documents, rules  # noqa: PLC0415 - the build that is measured
    from saucer.games.space_alert.board import Mission  # noqa: PLC0415
    from saucer.games.space_alert.planning import plan  # noqa: PLC0415
    from saucer.games.space_alert.planning.missions import random_mission  # noqa: PLC0415
    from saucer.games.space_alert.state import WON  # noqa: PLC0415

    found: list[tuple[Mission, list[int]]] = []
    seed = 0
    while len(found) < RESOLVED:
        seed += 1
        document = random_mission(seed, crew=CREW)
        threats = document["threats"]
        if isinstance(threats, list) and len(threats) == THREATS:
            planned = documents.parse(plan(document, tries=TRIES).mission)
            state = rules.new(planned.mission, planned.order(seed))
            state.finish()
            if state.ending == WON:
                found.append((planned.mission, planned.order(seed)))
    count = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS_PER_ROUND:
        for mission, order in found * 10:
            rules.new(mission, order).finish()
        count += len(found) * 10
    return count / (time.process_time() - began)


def _plan(cards: str, seconds: float, missions: int) -> list[Fate]:
    from saucer.games.space_alert.planning import plan  # noqa: PLC0415 - the build that is measured
    from saucer.games.space_alert.planning.missions import random_mission  # noqa: PLC0415

    plans = [plan(random_mission(seed, is_dealt=cards == "dealt hands"), seconds) for seed in range(1, missions + 1)]
    return [Fate(each.survival, each.score, each.tries) for each in plans]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        if sys.argv[2] == "resolve":
            print(_resolve())
        else:
            print(msgspec.json.encode(_plan(sys.argv[3], float(sys.argv[4]), int(sys.argv[5]))).decode())
    else:
        sys.exit(main())
