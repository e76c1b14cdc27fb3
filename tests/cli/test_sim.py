"""`saucer sim`: the same seed gives the same games, on any number of processes."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from saucer.cli import sim
from saucer.core.log import read
from saucer.lab.simulate import Finished, Task, simulate
from tests.cli.conftest import Saucer


def test_2000_random_games_twice(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --bot random --games 2000 --seed 1 --jobs 1"
    first, second = saucer(*line.split()), saucer(*line.split())
    assert first.code == 0
    assert first.out == second.out
    assert "2000 games of random, seed 1" in first.out


def test_the_number_of_processes_changes_nothing(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --games 60 --seed 4 --json --option hard=sky-1,tracks"
    assert saucer(*line.split(), "--jobs", "1").out == saucer(*line.split(), "--jobs", "2").out


def test_another_seed_gives_other_games(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --games 50 --json --jobs 1 --seed"
    assert saucer(*line.split(), "1").out != saucer(*line.split(), "2").out


def test_json_counts_everything(saucer: Saucer) -> None:
    said = saucer("sim", "falling-skies-9", "--games", "50", "--jobs", "1", "--json")
    summary = json.loads(said.out)
    assert summary["games"] == 50
    assert sum(ending["count"] for ending in summary["endings"].values()) == 50
    wins = summary["seats"][0]["wins"]
    assert 0 <= wins["low"] <= wins["rate"] <= wins["high"] <= 1
    assert set(summary["figures"]) == {"research", "damage", "rounds"}
    assert summary["decisions"] > 0


def test_every_log_replays_to_the_same_outcome(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer("sim", "falling-skies-9", "--games", "30", "--seed", "7", "--jobs", "2", "--json", "--logs", "games")
    endings = json.loads(said.out)["endings"]
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 30
    replayed: dict[str, int] = {}
    for file in files:
        outcome = read(file.read_bytes().splitlines()).state.outcome()
        assert outcome is not None
        replayed[outcome.reason] = replayed.get(outcome.reason, 0) + 1
    assert replayed == {reason: ending["count"] for reason, ending in endings.items()}
    assert saucer("replay", str(files[0])).code == 0


def test_a_budget_of_playouts(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --bot rollout --playouts 2 --games 2 --jobs 1 --json"
    assert saucer(*line.split()).out == saucer(*line.split()).out


def test_ctrl_c_ends_quietly(saucer: Saucer, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(tasks: Sequence[Task], jobs: int) -> Iterator[list[Finished]]:
        yield from islice(simulate(tasks, jobs), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "simulate", interrupted)
    said = saucer("sim", "falling-skies-9", "--games", "40", "--jobs", "1")
    assert (said.code, said.out) == (130, "")
    assert "Traceback" not in said.err
