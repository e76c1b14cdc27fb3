"""The bots of docs/bots.md play at real tables."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tests.web.server import Person, Server

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"
THINKING_BOT = ROOT / "examples" / "thinking_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows Bluff."""
    server = Server(tmp_path_factory.mktemp("bots") / "data", ("-m", "tests.toy.serve"))
    yield server
    server.stop()
    assert server.errors == ""


def test_the_document_shows_the_example() -> None:
    assert f"```py\n{BOT.read_text()}```" in (ROOT / "docs" / "bots.md").read_text()
    assert len(BOT.read_text().splitlines()) <= 30


def test_the_document_shows_how_another_thinks() -> None:
    loop = THINKING_BOT.read_text().partition('    socket.send(\'{"type": "hello", "v": 1}\')\n')[2]
    assert loop
    assert f"```py\n{dedent(loop)}```" in (ROOT / "docs" / "bots.md").read_text()


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "falling-skies-9"},
        {
            "game": "jelly-monster",
            "options": {"variant": "thinking"},
            "seats": 3,
            "bots": {"1": "random", "2": "random"},
        },
    ],
)
def test_one_that_thinks_plays_to_the_end(ada: Person, asked: dict[str, object]) -> None:
    table = ada.post("/tables", asked | {"open": [0]})
    link = f"{ada.server.address}/table/{table['table']}#invite={table['company']['invite']}"
    bot = subprocess.Popen([sys.executable, "-W", "error", str(THINKING_BOT), link, "Tick"])
    assert bot.wait(120) == 0
    ended = ada.get(f"/tables/{table['table']}")
    assert (ended["outcome"] is not None, ended["company"]["seats"][0]["name"]) == (True, "Tick")


def test_two_of_them_play_to_the_end(ada: Person) -> None:
    table = ada.post("/tables", {"game": "bluff", "options": {"seconds": 1}, "seats": 2, "open": [0, 1], "pace": 400})
    link = f"{ada.server.address}/table/{table['table']}#invite={table['company']['invite']}"
    bots = [subprocess.Popen([sys.executable, "-W", "error", str(BOT), link, name]) for name in ("Tick", "Tock")]
    assert [bot.wait(60) for bot in bots] == [0, 0]
    ended = ada.get(f"/tables/{table['table']}")
    assert ended["outcome"] is not None
    assert [seat["name"] for seat in sorted(ended["company"]["seats"], key=lambda seat: seat["name"])] == [
        "Tick",
        "Tock",
    ]
