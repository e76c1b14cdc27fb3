"""The pages about Space Alert are true."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, components, missions, resolve
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.resolving import Result

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "space-alert.md").read_text("utf-8")
RESOLVE = (DOCS / "resolve.md").read_text("utf-8")


def test_every_command_and_event_is_listed_with_its_fields() -> None:
    rows = {
        cells[1].strip("` "): set(re.findall(r"`(\w+)`", cells[2]))
        for line in PAGE.splitlines()
        if len(cells := line.split("|")) > 3
    }
    for kind in (*SPACE_ALERT_RESOLUTION.codec.types, *SPACE_ALERT_RESOLUTION.events):
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"rule"}
        assert rows[str(kind.__struct_config__.tag)] == fields


def test_the_other_value_of_every_disputed_figure_is_listed() -> None:
    for row in components.disputed_rows():
        other = row.value if isinstance(row.value, str) else json.dumps(row.value)
        assert re.search(rf"^\| `{row.option}` \| `\w+` \| `{other}` \|", PAGE, re.MULTILINE)


def test_every_option_and_its_default_is_listed() -> None:
    for field in msgspec.structs.fields(SPACE_ALERT_RESOLUTION.options):
        default = field.default if isinstance(field.default, str) else json.dumps(field.default)
        assert f"| `{field.name}` | `{default}` |" in PAGE
    assert all(f"`{name}`" in PAGE for name in missions.missions())


def test_the_page_offers_every_option_with_the_default_first() -> None:
    form = (DOCS.parent / "ui" / "src" / "resolve" / "mission.ts").read_text("utf-8")
    offered = dict(re.findall(r"\{ name: '(\w+)', values: \[(.*)\] \}", form))
    assert offered.keys() == {field.name for field in msgspec.structs.fields(RulingOptions)}
    for field in msgspec.structs.fields(RulingOptions):
        values = (True, False) if field.type is bool else get_args(field.type)
        usual_first = sorted(values, key=lambda value: value != field.default)
        assert json.loads(f"[{offered[field.name]}]".replace("'", '"')) == usual_first


def test_the_card_shown_is_the_card() -> None:
    shown = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert shown
    content = (Path(components.__file__).parent / "content" / "threats.toml").read_text("utf-8")
    assert all(line in content for line in shown[1].splitlines())


def test_the_mission_shown_can_be_resolved() -> None:
    shown = re.search(r"```json\n(.*?)```", RESOLVE, re.DOTALL)
    assert shown
    assert resolve(json.loads(shown[1])).status == "won"


def test_every_field_of_a_result_is_listed() -> None:
    listed = {
        name
        for line in RESOLVE.splitlines()
        for name in re.findall(r"`(\w+)`", line.split("|")[1] if "|" in line else "")
    }
    assert {field.name for field in msgspec.structs.fields(Result)} <= listed
