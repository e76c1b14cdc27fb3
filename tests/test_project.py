"""The project's own rules: style, types, layers, and what must never be committed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import npm_command  # noqa: E402 - it lies beside the package, not in it


def run(*command: str, folder: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    """Run a checker and show what it said if it is not content."""
    done = subprocess.run(
        command, check=False, cwd=folder, env=environment, capture_output=True, text=True, timeout=500
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_code_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_types_are_strict() -> None:
    run(sys.executable, "-m", "mypy")


def test_arrows_point_down_only() -> None:
    run(str(Path(sys.executable).with_name("lint-imports")))


@pytest.mark.parametrize("script", ["check", "test"])
def test_browser_part(script: str) -> None:
    if not (ROOT / "ui" / "node_modules").is_dir():
        pytest.skip("the browser part's tools are not installed (`pip install -e .` does it)")
    command, environment = npm_command()
    environment["NODE_OPTIONS"] = "--max-semi-space-size=64"  # a fifth of the time was spent on collecting garbage
    run(*command, "run", script, folder=ROOT / "ui", environment=environment)


def tracked_text() -> list[tuple[Path, str]]:
    listed = subprocess.run(["git", "ls-files", "-z"], check=False, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file():
            found.append((path, path.read_text("utf-8", errors="ignore")))
    return found


def test_no_lock_file_records_download_addresses() -> None:
    locks = [(path, text) for path, text in tracked_text() if path.name.endswith(("lock.json", ".lock", "lock.yaml"))]
    assert not [path for path, text in locks if re.search(r'"resolved": *"http|registry *=', text)]


def test_no_path_of_a_machine_is_committed() -> None:
    home = re.compile(r"(?<![\w.])/(?:root|home/\w+|Users/\w+)/")
    assert not [path for path, text in tracked_text() if home.search(text)]


def test_what_people_write_is_never_markup() -> None:
    """Svelte escapes all text but this."""
    assert [path for path in (ROOT / "ui" / "src").rglob("*.svelte") if "{@html" in path.read_text("utf-8")] == []
