"""What all tests share."""

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import settings

from tests.compiler import THINKING, missing

settings.register_profile("saucer", deadline=None, derandomize=True)
settings.load_profile("saucer")

# Of what is played at random the quicker build plays most (lab/test_builds.py), where there is one.
if missing() is None:
    os.environ.setdefault("SAUCER_SEEDS", "first")

# Some two hundred processes are started: none of them should compile again what another has, whatever is usual here.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


FIRST, LAST = "test_space_alert.py", "test_jelly.py"
"""Of what takes long, these wait for a clock most of the time: at the same time they would leave the machine idle."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """When all is run, each process begins to read elsewhere: what one has translated the others find translated."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted(Path(__file__).parent.rglob("test_*.py"))
    for file in files[int(worker.removeprefix("gw")) :: int(os.environ["PYTEST_XDIST_WORKER_COUNT"])]:
        # What cannot be read is reported when its turn comes.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """When all is run, what the compiled build does alone is left to it; who asks for a file gets it."""
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    is_left = missing() is None and any(collection_path.match(pattern) for pattern in THINKING)
    return True if is_whole and is_left else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins at once, in all processes: nobody should have to wait for a single test in the end.

    Each process gets as many tests as the others, one after another as they stand here; later they share what is left.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long, short = dict[Path, list[pytest.Item]](), list[pytest.Item]()
    for item in items:
        is_long = item.path.parent.name == "browser" or item.path.name == "test_builds.py"
        (long.setdefault(item.path, []) if is_long else short).append(item)
    files = sorted(long, key=lambda path: (path.name != FIRST) + (path.name == LAST))
    ordered: list[pytest.Item] = []
    for process in range(processes):
        ordered += chain.from_iterable(long[path] for path in files[process::processes])
        wanted = len(items) * (process + 1) // processes - len(ordered)
        ordered += short[:wanted]
        del short[:wanted]
    items[:] = ordered


def pytest_collection_finish() -> None:
    """Thousands of remembered states are no garbage: looking through them again and again took a tenth of the time."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
