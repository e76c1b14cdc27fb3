"""`saucer check`: scenarios of Mars Attacks from files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saucer.games.mars_attacks import scenarios
from tests.cli.conftest import Saucer

HOUSE = Path(scenarios.__file__).parent / "content" / "scenarios"
PLAIN = (HOUSE / "who-is-there.toml").read_text("utf-8")


@pytest.mark.parametrize("file", sorted(HOUSE.iterdir()), ids=lambda file: file.stem)
def test_the_scenarios_of_the_house_are_sound(saucer: Saucer, file: Path) -> None:
    said = saucer("check", str(file))
    assert (said.code, said.out, said.err) == (0, f"{file} is sound: “{file.stem}” can be played.\n", "")


def test_each_mistake_is_a_line_with_its_field(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        PLAIN.replace("goal = 8", "goal = 0").replace("count = 5", "count = -5"), "utf-8"
    )
    said = saucer("check", "mine.toml")
    assert (said.code, said.out) == (2, "")
    assert said.err.splitlines() == [
        "mine.toml: forces[0].count: -5 is not between 1 and 40.",
        "mine.toml: goal: 0 is not between 1 and 50.",
    ]


def test_in_french(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PLAIN, "utf-8")
    assert "est en ordre" in saucer("check", "mine.toml", "--lang", "fr").out
    (tmp_path / "mine.toml").write_text(PLAIN.replace("goal = 8", "goal = 0"), "utf-8")
    said = saucer("check", "mine.toml", "--lang", "fr")
    assert (said.code, said.err) == (2, "mine.toml: goal: 0 n’est pas compris entre 1 et 50.\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_file_that_cannot_be_read(saucer: Saucer, tmp_path: Path, lang: str) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    for file in ("nowhere.toml", ".", "binary.toml"):
        said = saucer("check", file, "--lang", lang)
        assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file")
def test_an_endless_file_is_refused(saucer: Saucer) -> None:
    said = saucer("check", "/dev/zero")
    assert (said.code, said.out) == (2, "")
    assert "too long for a scenario" in said.err


def test_a_scenario_of_ones_own_is_played(tmp_path: Path) -> None:
    """Programs read the folder when they start; so do the processes in which `sim` plays."""
    (tmp_path / "my-battle.toml").write_text(PLAIN.replace("goal = 8", "goal = 2"), "utf-8")
    environment = os.environ | {"SAUCER_SCENARIOS": str(tmp_path), "COLUMNS": "120"}
    command = [sys.executable, "-m", "saucer"]
    listed = subprocess.run([*command, "games"], check=True, capture_output=True, text=True, env=environment)
    assert "protect-and-serve, my-battle" in listed.stdout
    line = "sim mars-attacks --games 4 --seed 1 --jobs 2 --option scenario=my-battle"
    played = subprocess.run([*command, *line.split()], check=True, capture_output=True, text=True, env=environment)
    assert "mars-attacks: 4 games of random, seed 1" in played.stdout
