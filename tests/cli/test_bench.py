"""`saucer bench`: engine and server, measured in one run."""

import json

import pytest

from saucer.cli import bench
from tests.cli.conftest import Saucer


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLES", 3)
    monkeypatch.setattr(bench, "COMMANDS", 5)


def test_json(saucer: Saucer) -> None:
    said = saucer("bench", "--seconds", "0.1", "--json")
    assert said.code == 0
    document = json.loads(said.out)
    assert {engine["build"] for engine in document["engines"]} >= {"interpreted"}
    assert all(figure > 0 for figure in document["server"].values())


def test_tables(saucer: Saucer) -> None:
    said = saucer("bench", "--seconds", "0.1")
    for word in ("falling-skies-9", "interpreted", "decisions/s", "µs per copy", "commands acknowledged/s", "p99"):
        assert word in said.out
