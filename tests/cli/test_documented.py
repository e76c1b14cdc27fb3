"""docs/command-line.md is true: its commands run, and say what stands below them."""

import re
import shlex
from pathlib import Path

import pytest

from saucer.cli import bench
from saucer.web import serve
from tests.cli.conftest import Saucer

PAGE = (Path(__file__).parent.parent.parent / "docs" / "command-line.md").read_text("utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)


def test_every_command_has_its_place() -> None:
    assert re.findall(r"^## .*?saucer(?: (\w+))?(?: [A-Z]+)?$", PAGE, re.MULTILINE) == [
        "serve",
        "games",
        "play",
        "replay",
        "resolve",
        "plan",
        "mission",
        "check",
        "sim",
        "bench",
    ]


def test_the_page_from_top_to_bottom(saucer: Saucer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", lambda *_: None)
    monkeypatch.setattr(bench, "TABLES", 2)
    monkeypatch.setattr(bench, "COMMANDS", 2)
    for block in BLOCKS:
        for example in block.split("$ saucer")[1:]:
            line, *expected = example.splitlines()
            said = saucer(*shlex.split(line))
            assert said.code == 0, f"saucer{line}: {said.err}"
            for text in expected:
                assert text in said.out, f"saucer{line}"
