"""Every rule of the campaign has a test that cites it."""

from pathlib import Path

import pytest

SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name
)


@pytest.mark.parametrize("number", range(1, 15))
def test_rule_is_cited(number: int) -> None:
    assert f"def test_camp_{number}_" in SOURCES
    assert f"UFS-CAMP-{number}" in SOURCES
