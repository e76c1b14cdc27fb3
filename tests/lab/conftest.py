"""The compiled package, built once for all test processes."""

import os
import sys
import time
from pathlib import Path

import pytest

from tests.compiler import missing

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import CannotCompile, compile_kernel, compile_server, kernel_modules  # noqa: E402 - it lies beside the package


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, its kernel and server compiled."""
    if lack := missing():
        pytest.skip(lack)
    temporary = tmp_path_factory.getbasetemp()
    shared = temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary
    folder, result = shared / "compiled", shared / "compiled.txt"
    try:
        folder.mkdir()
    except FileExistsError:  # another process is at it
        while not result.exists():
            time.sleep(0.1)
    else:
        _compile(folder, result)
    if problem := result.read_text():
        pytest.fail(problem)
    return folder


def _compile(folder: Path, result: Path) -> None:
    problem = "the compilation was interrupted"
    try:
        # What mypyc makes of the rules is under test, not how hard the C compiler works on it.
        compile_kernel(ROOT / "src", kernel_modules(), folder, optimisation="g")
        compile_server(folder, optimisation="0")
        problem = ""
    except CannotCompile as reason:
        problem = str(reason)
    finally:
        whole = result.with_suffix(".new")
        whole.write_text(problem)
        whole.replace(result)
