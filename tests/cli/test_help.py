"""`--help`, `--version` and `saucer games`."""

import subprocess
import sys

import pytest

from saucer import __version__
from tests.cli.conftest import Saucer

COMMANDS = ["serve", "games", "play", "replay", "resolve", "plan", "mission", "check", "sim", "bench"]


def test_help_lists_every_command(saucer: Saucer) -> None:
    said = saucer("--help")
    assert said.code == 0
    for command in COMMANDS:
        assert f" {command} " in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(saucer: Saucer, command: str) -> None:
    said = saucer(command, "--help")
    assert said.code == 0
    assert f"Usage: saucer {command}" in said.out
    if command != "games":
        assert "Examples" in said.out
        assert f"\n saucer{'' if command == 'serve' else f' {command}'}" in said.out


def test_version(saucer: Saucer) -> None:
    assert saucer("--version").out == f"saucer {__version__}\n"


def test_python_m_saucer() -> None:
    done = subprocess.run([sys.executable, "-m", "saucer", "--version"], check=True, capture_output=True, text=True)
    assert done.stdout == f"saucer {__version__}\n"


def test_games_lists_seats_options_and_bots(saucer: Saucer) -> None:
    said = saucer("games")
    assert said.code == 0
    for word in ("falling-skies-9", "seats", "random", "rollout", "upper-base", "lenient_digging", "true, false"):
        assert word in said.out
