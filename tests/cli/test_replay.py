"""`saucer replay`: a log file, told or shown."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Saucer


@pytest.fixture
def game(saucer: Saucer, tmp_path: Path) -> Path:
    """A game with something taken back: ply 1 is taken back by ply 2."""
    saucer("play", "falling-skies-9", "--seed", "3", "--log", "game.jsonl", typed="2 3 1\nu\n1 1 1\nq\n")
    return tmp_path / "game.jsonl"


def test_tells_what_happened(saucer: Saucer, game: Path) -> None:
    said = saucer("replay", str(game))
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "The dice show 2, 3, 1, 4, 2. UFS-PLAN-1"
    assert lines[1] == "The black 3 goes to base row 1, column 3. UFS-PLAN-2 (taken back)"
    assert "The last command is taken back." in lines
    assert "The black 2 goes to base row 1, column 1. UFS-PLAN-2" in lines
    assert "Damage" in lines[-3]


def test_in_french(saucer: Saucer, game: Path) -> None:
    said = saucer("replay", str(game), "--lang", "fr")
    assert "Les dés montrent 2, 3, 1, 4, 2. UFS-PLAN-1" in said.out
    assert "(repris)" in said.out


@pytest.mark.parametrize(
    ("ply", "in_hand"), [(1, "[2] [3] [1] (4) (2)"), (2, "[2] [1] (4) (2)"), (3, "[2] [3] [1] (4) (2)")]
)
def test_at_shows_the_position_there(saucer: Saucer, game: Path, ply: int, in_hand: str) -> None:
    said = saucer("replay", str(game), "--at", str(ply))
    assert f"Ply {ply} of 4" in said.out
    assert f"In hand: {in_hand}\n" in said.out


@pytest.mark.parametrize("ply", ["-1", "5"])
def test_at_a_ply_that_is_not_there(saucer: Saucer, game: Path, ply: str) -> None:
    said = saucer("replay", str(game), "--at", ply)
    assert said.code == 2
    assert "has the plies 0 to 4" in said.err


def test_json(saucer: Saucer, game: Path) -> None:
    document = json.loads(saucer("replay", str(game), "--json").out)
    assert (document["game"], document["ply"], document["outcome"]) == ("falling-skies-9", 4, None)
    assert [step["counts"] for step in document["steps"]] == [True, False, False, True]
    assert document["steps"][0]["events"][0]["event"] == "dice_rolled"
    assert document["position"]["phase"] == "place"


def test_json_at_a_ply(saucer: Saucer, game: Path) -> None:
    document = json.loads(saucer("replay", str(game), "--json", "--at", "0").out)
    assert (document["ply"], document["position"]["phase"]) == (0, "roll")
    assert "steps" not in document
