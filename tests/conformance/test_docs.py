"""The pages for people who add games and write scripts are true."""

import re
from pathlib import Path

import msgspec
import pytest

from saucer.core.game import AnyGame
from saucer.games.falling_skies import BOXED, NINE_CARDS, box
from saucer.text import Texts

ROOT = Path(__file__).parents[2]
ADD_A_GAME = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
EXCERPTS = re.findall(r"```(?:python|ftl)\n# (\S+)\n(.*?)```", ADD_A_GAME, re.DOTALL)


@pytest.mark.parametrize(("path", "excerpt"), EXCERPTS)
def test_excerpts_are_what_stands_in_the_files(path: str, excerpt: str) -> None:
    assert excerpt in (ROOT / path).read_text("utf-8")


def test_there_are_excerpts() -> None:
    assert len(EXCERPTS) > 6


def test_the_examples_rules_are_short() -> None:
    lines = (ROOT / "examples" / "connect_four" / "rules.py").read_text("utf-8").splitlines()
    assert len(lines) < 150
    assert f"{len(lines)} lines of rules" in ADD_A_GAME


GAMES = [(NINE_CARDS, "falling-skies-9.md"), (BOXED, "falling-skies.md")]


@pytest.mark.parametrize(("game", "page"), GAMES)
def test_every_command_and_event_of_falling_skies_is_listed_with_its_fields(game: AnyGame, page: str) -> None:
    """What both editions have stands on the page of the nine cards."""
    pages = {"falling-skies-9.md", page}
    rows = {
        cells[1].strip("` "): set(re.findall(r"`(\w+)`", cells[2]))
        for each in pages
        for line in (ROOT / "docs" / each).read_text("utf-8").splitlines()
        if len(cells := line.split("|")) > 3
    }
    for kind in game.codec.types:
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert rows[str(kind.__struct_config__.tag)] == fields
    for event in game.events:
        fields = {field.name for field in msgspec.structs.fields(event)} - {"rule"}
        assert rows[str(event.__struct_config__.tag)] == fields


@pytest.mark.parametrize(("game", "page"), GAMES)
def test_every_option_of_falling_skies_is_listed(game: AnyGame, page: str) -> None:
    for field in msgspec.structs.fields(game.options):
        assert f"| `{field.name}` |" in (ROOT / "docs" / page).read_text("utf-8")


def test_all_content_of_ours_is_listed() -> None:
    page = (ROOT / "docs" / "content.md").read_text("utf-8")
    words = Texts("en", *BOXED.texts)
    names = [f"city-{id}" for id in box.cities()]
    names += [f"character-{id}" for id in box.characters()] + [f"scenario-{id}" for id in box.scenarios()]
    assert [name for name in names if f"| {words.say(name)} " not in page] == []
