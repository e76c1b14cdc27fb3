"""`saucer plan`: programs for missions of Space Alert."""

import json
from pathlib import Path

import pytest

from saucer.cli import app
from saucer.cli.plan import plan
from saucer.games.space_alert import resolve
from saucer.games.space_alert.planning.missions import random_mission
from tests.cli.conftest import Saucer

MISSION = {
    "players": [{"order": 0}, {"order": 1, "actions": [["C"], *[[]] * 11]}],
    "tracks": {"red": 4, "white": 3, "blue": 5, "internal": 2},
    "threats": [{"id": "E1-07", "turn": 2, "zone": "red"}],
}
QUICK = ("--tries", "300")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is there while its tests run."""
    monkeypatch.setattr(app, "registered_commands", [*app.registered_commands])
    if plan not in [command.callback for command in app.registered_commands]:
        app.command()(plan)


@pytest.fixture
def mission(tmp_path: Path) -> str:
    (tmp_path / "mission.json").write_text(json.dumps(MISSION), "utf-8")
    return "mission.json"


def test_json(saucer: Saucer, mission: str) -> None:
    said = saucer("plan", mission, *QUICK, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert found.keys() == {"mission", "survival", "survival_error", "score", "score_error", "tries", "draws"}
    assert found["mission"]["players"][1]["actions"][0] == ["C"]
    assert resolve(found["mission"]).status == "won"
    assert saucer("plan", mission, *QUICK, "--json").out == said.out
    assert found["tries"] >= 300


def test_in_words_and_in_french(saucer: Saucer, mission: str) -> None:
    told = saucer("plan", mission, *QUICK).out
    assert "The captain" in told
    assert "The ship survives 100" in told
    assert "nothing depends on the draws" in told
    assert "Le vaisseau survit à 100" in saucer("plan", mission, *QUICK, "--lang", "fr").out


def test_the_written_mission_can_be_resolved(saucer: Saucer, mission: str, tmp_path: Path) -> None:
    said = saucer("plan", mission, *QUICK, "--out", "planned.json")
    assert "planned.json" in said.out
    assert resolve(json.loads((tmp_path / "planned.json").read_text("utf-8"))).status == "won"
    assert saucer("plan", mission, *QUICK, "--out", "nowhere/planned.json").code == 2


def test_hands_limit_what_is_planned(saucer: Saucer, tmp_path: Path) -> None:
    document = {**MISSION, "players": [{"order": 0, "hands": [["A/red", "A/red"], ["A/red"]]}]}
    (tmp_path / "mission.json").write_text(json.dumps(document), "utf-8")
    found = json.loads(saucer("plan", "mission.json", *QUICK, "--json").out)
    used = [entry[0] for entry in found["mission"]["players"][0]["actions"] if entry]
    assert len(used) <= 3
    assert set(used) <= {"A", "red"}


def test_a_lost_mission_has_no_score(saucer: Saucer, tmp_path: Path) -> None:
    threats = [{"id": f"SE1-0{number}", "turn": 1, "zone": "red"} for number in (1, 2, 5, 8)]
    document = {**MISSION, "players": [{"order": 0}], "threats": threats}
    (tmp_path / "mission.json").write_text(json.dumps(document), "utf-8")
    found = json.loads(saucer("plan", "mission.json", "--tries", "50", "--json").out)
    assert (found["survival"], found["score"], found["score_error"], found["draws"]) == (0.0, None, None, 1000)
    told = saucer("plan", "mission.json", "--tries", "50").out
    assert "no score" in told
    assert "1,000 other draws" in told


def test_seconds(saucer: Saucer, mission: str) -> None:
    assert json.loads(saucer("plan", mission, "--seconds", "0.2", "--json").out)["tries"] > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_mistake_is_one_line_with_the_field(saucer: Saucer, tmp_path: Path, lang: str) -> None:
    document = {**MISSION, "players": [{"order": 0, "hands": [["A/green"]]}]}
    (tmp_path / "mission.json").write_text(json.dumps(document), "utf-8")
    said = saucer("plan", "mission.json", "--lang", lang)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "players[0].hands[0][0]" in said.err


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b"{}"])
def test_what_is_no_mission_is_one_line(saucer: Saucer, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "mission.json").write_bytes(text)
    said = saucer("plan", "mission.json")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)


def test_a_file_that_is_not_there(saucer: Saucer) -> None:
    said = saucer("plan", "nowhere.json")
    assert said.code == 2
    assert "cannot read nowhere.json" in said.err


@pytest.mark.parametrize("arguments", [("--seconds", "0"), ("--tries", "-1"), ("--seed", "-1")])
def test_impossible_limits(saucer: Saucer, mission: str, arguments: tuple[str, str]) -> None:
    assert saucer("plan", mission, *arguments).code == 2


def test_it_explains_itself(saucer: Saucer) -> None:
    said = saucer("plan", "--help")
    assert said.code == 0
    assert "Examples" in said.out


def test_a_generated_mission(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "mission.json").write_text(json.dumps(random_mission(9, is_dealt=True)), "utf-8")
    assert saucer("plan", "mission.json", "--tries", "200", "--json").code == 0
