"""What docs/bots.md shows is true."""

import re
from pathlib import Path

from saucer.core.bot import Bot
from saucer.games.falling_skies import NINE_CARDS
from tests.bots.playing import play

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_run_and_the_bot_of_the_page_plays() -> None:
    shown: dict[str, type[Bot]] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(example, shown)
    end, _ = play(NINE_CARDS, shown["Greedy"](), seed=1)
    assert end.outcome() is not None
