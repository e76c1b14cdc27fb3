"""The campaign's page is true."""

import re
from pathlib import Path

import msgspec

from saucer.games.falling_skies import BOXED
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.view import PHASES, Scenery, View

PAGE = (Path(__file__).parents[3] / "docs" / "falling-skies-campaign.md").read_text("utf-8")
ROWS = {
    cells[1].strip("` "): set(re.findall(r"`(\w+)`", cells[2]))
    for line in PAGE.splitlines()
    if len(cells := line.split("|")) > 3
}


def test_every_command_and_event_between_battles_is_listed_with_its_fields() -> None:
    for kind in set(CAMPAIGN.codec.types) - set(BOXED.codec.types):
        assert ROWS[str(kind.__struct_config__.tag)] == {field.name for field in msgspec.structs.fields(kind)}
    for event in set(CAMPAIGN.events) - set(BOXED.events):
        fields = {field.name for field in msgspec.structs.fields(event)} - {"rule"}
        assert ROWS[str(event.__struct_config__.tag)] == fields


def test_options_phases_and_what_is_seen_are_listed() -> None:
    options = [field.name for field in msgspec.structs.fields(CAMPAIGN.options)]
    seen = [field.name for kind in (View, Scenery) for field in msgspec.structs.fields(kind)]
    for word in (*options, *PHASES, *seen):
        assert f"`{word}`" in PAGE
