"""Both builds play the same games and keep the same rules."""

import ast
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from hatch_build import kernel_modules, server_modules
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.mars_attacks import MARS_ATTACKS
from tests.compiler import THINKING

ROOT = Path(__file__).parent.parent.parent

RARE = {
    "won:UFS-END-1",
    "lost:UFS-END-2",
    "robot_built:UFS-ROBOT-1",
    "no_robot_built:UFS-ROBOT-2",
    "no_robot_built:UFS-ROBOT-11",
    "robot_worn:UFS-ROBOT-6",
    "robot_gone:UFS-ROBOT-4",
    "robot_gone:UFS-ROBOT-6",
    "robot_gone:UFS-ROBOT-9",
    "robot_gone:UFS-ROBOT-11",
    "robot_gone:UFS-MS-3",
    "room_used:UFS-ROOM-6",
    "room_used:UFS-PNP-6",
    "excavator_advanced:UFS-EXC-5",
    "ship_destroyed:UFS-FTR-1",
    "ship_swept:UFS-SKY-4",
    "ship_blocked:UFS-SKY-2",
    "ships_held:UFS-SHIP-2",
    "base_hit:UFS-MS-6",
    "research_lost:UFS-MS-4",
    "no_ship_left:UFS-MS-5",
}


def python(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package in `package`, whatever is installed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment["PYTHONPATH"] = str(package)
    # Of what is played at random the interpreted build plays the first, and both play the same in a trace.
    environment["SAUCER_SEEDS"] = "rest"
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )


def trace(package: Path) -> list[str]:
    done = python(package, "-m", "tests.lab.trace")
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_both_builds_play_the_same_games(compiled: Path) -> None:
    """Every state, every list of legal actions, every event and every estimate of some hundred games."""
    plain, quick = trace(ROOT / "src"), trace(compiled)
    assert (plain[0], quick[0]) == ("interpreted", "compiled")
    assert plain[1:] == quick[1:]
    seen = set(quick[-1].split())
    assert seen >= RARE
    assert {kind.partition(":")[0] for kind in seen} == {event.__struct_config__.tag for event in NINE_CARDS.events}
    assert set(quick[-3].split()) == {event.__struct_config__.tag for event in MARS_ATTACKS.events}
    missed = {event.__struct_config__.tag for event in BOXED.events} - set(quick[-2].split())
    assert missed <= {"won"}


@pytest.mark.parametrize("slug", ["falling-skies-9", "falling-skies"])
@pytest.mark.parametrize("bot", ["rollout", "habit"])
def test_a_bot_chooses_the_same_on_both_builds(compiled: Path, bot: str, slug: str) -> None:
    line = f"-m saucer sim {slug} --bot {bot} --playouts 5 --games 2 --seed 3 --jobs 1 --json"
    plain, quick = python(ROOT / "src", *line.split()), python(compiled, *line.split())
    assert (plain.returncode, plain.stdout) == (0, quick.stdout)


@pytest.mark.parametrize("variant", ["live", "thinking"])
def test_bots_at_one_table_choose_the_same_on_both_builds(compiled: Path, variant: str) -> None:
    line = "-m saucer sim jelly-monster --bot careless-child --bot canny-machine --bot cunning-person --rotate"
    line += f" --option faces=random --option variant={variant} --playouts 5 --games 3 --seed 3 --jobs 1 --json"
    plain, quick = python(ROOT / "src", *line.split()), python(compiled, *line.split())
    assert (plain.returncode, plain.stdout) == (0, quick.stdout)


RUNS = 5
"""Each costs seconds before its first test."""


def compiled_suites() -> list[list[str]]:
    """For each run, tests that must pass on the compiled build too; a game that is not compiled is the same in both."""
    compiled = tuple(Path(module).parts[2] for module in kernel_modules() if "/games/" in module)
    games = sorted(folder.name for folder in (ROOT / "tests/games").iterdir() if folder.name.startswith(compiled))
    server = ["tests/tables/test_table.py", "tests/web/test_socket.py"]
    suites = ["tests/core", "tests/conformance", "tests/bots", *(f"tests/games/{game}" for game in games), *server]
    return [suites[run::RUNS] for run in range(RUNS)]


@pytest.mark.parametrize("suites", compiled_suites(), ids=" ".join)
def test_the_compiled_build_keeps_the_rules(compiled: Path, suites: list[str]) -> None:
    words = [f"--ignore-glob=*/{file}" for file in ("test_terminal.py", "test_words.py")]  # the same in both
    done = python(compiled, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *words, *suites)
    assert done.returncode == 0, done.stdout[-5000:]


def test_what_is_left_to_the_compiled_build_is_tested_there() -> None:
    suites = [ROOT / suite for run in compiled_suites() for suite in run]
    left = [file for pattern in THINKING for file in ROOT.glob(pattern)]
    assert len(left) > 5
    assert [file for file in left if not any(file.is_relative_to(suite) for suite in suites)] == []


def test_every_module_of_the_lists_is_compiled(compiled: Path) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    listed = {(compiled / module).with_suffix(suffix) for module in [*kernel_modules(), *server_modules()]}
    assert listed == set(compiled.glob(f"saucer/**/*{suffix}"))


def test_no_compiled_class_is_declared_with_keywords() -> None:
    """mypyc drops them without a word: what has some, as messages do, lives in a module that stays interpreted."""
    trees = [ast.parse((ROOT / "src" / module).read_text("utf-8")) for module in [*kernel_modules(), *server_modules()]]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert not [node.name for node in classes if node.keywords]


def test_the_compiled_package_knows_what_it_is(compiled: Path) -> None:
    """`saucer bench` measures both builds when the compiled one runs."""
    code = """
from saucer.lab.bench import measure, measure_interpreted
print(measure("falling-skies-9", 0.1).build, measure_interpreted("falling-skies-9", 0.1).build)
"""
    done = python(compiled, "-c", code)
    assert done.stdout.split() == ["compiled", "interpreted"], done.stderr
