"""The page about the live mission names all that there is."""

from pathlib import Path

import msgspec
import pytest

from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.live.commands import CODEC
from saucer.games.space_alert.live.events import OURS
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.view import PHASES, Seen

PAGE = (Path(__file__).parents[3] / "docs" / "space-alert-live.md").read_text("utf-8")
OPTIONS = [name for name in SpaceAlertOptions.__struct_fields__ if name not in RulingOptions.__struct_fields__]
TAGS = [str(kind.__struct_config__.tag) for kind in (*CODEC.types, *OURS)]


@pytest.mark.parametrize("name", [*OPTIONS, *TAGS, *PHASES, *Seen.__struct_fields__])
def test_it_is_on_the_page(name: str) -> None:
    assert f"`{name}`" in PAGE or f"`{name} {{" in PAGE


def test_defaults_are_as_the_page_says() -> None:
    for name in OPTIONS:
        default = msgspec.json.encode(getattr(SpaceAlertOptions(), name)).decode().strip('"')
        row = next(line for line in PAGE.splitlines() if line.startswith("| `") and f"`{name}`" in line.split("|")[1])
        assert f"| `{default}` |" in row
