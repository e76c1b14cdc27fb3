"""Running `saucer` inside the test's own process."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from saucer.cli import run


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Saucer = Callable[..., Said]


@pytest.fixture
def saucer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Saucer:
    """`saucer("play", "falling-skies-9", typed="1\\n")`, in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SAUCER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def command(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = run(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        return Said(code, *capsys.readouterr())

    return command
