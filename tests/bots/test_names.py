"""Forms and plates call every bot by a name in the reader's language."""

import re
from pathlib import Path

import pytest

import saucer.games  # noqa: F401 - makes them known
from saucer import bots as players
from saucer.core.registry import games

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_of_our_games_has_a_name(language: str) -> None:
    texts = [*ROOT.glob(f"ui/src/**/*{language}.ftl"), *ROOT.glob(f"src/saucer/**/text/**/{language}.ftl")]
    named = {name for text in texts for name in re.findall(r"^bot-(\S+) =", text.read_text("utf-8"), re.MULTILINE)}
    # Others bring names of their own.
    ours = [game for game in games() if type(game).__module__.startswith("saucer.games")]
    assert ours
    assert {bot for game in ours for bot in players.names(game)} <= named
