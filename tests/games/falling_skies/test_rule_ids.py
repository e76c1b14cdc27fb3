"""Each rule of the nine-card edition has a test that names it."""

import re
from pathlib import Path

import pytest

LAST = {
    "ROUND": 2,
    "PLAN": 13,
    "SHIP": 6,
    "SKY": 6,
    "DMG": 3,
    "ROOM": 9,
    "AA": 1,
    "TUN": 1,
    "NRG": 1,
    "FTR": 3,
    "RES": 2,
    "EXC": 8,
    "MS": 7,
    "SPAWN": 5,
    "WHITE": 1,
    "END": 3,
    "ROBOT": 13,
    "PNP": 14,
}
RULES = [f"{kind}-{number}" for kind, last in LAST.items() for number in range(1, last + 1)]
READINGS = [f"Q{number}" for number in range(1, 28) if number not in (13, 14, 15)]
"""Readings 13 to 15 are about cities of the boxed edition."""
EXAMPLES = [f"TC-{number}" for number in range(1, 36) if number != 28] + [f"TC-P{number}" for number in range(1, 7)]
"""Example 28 counts the stars of a campaign."""

SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name
)


@pytest.mark.parametrize("rule", RULES + READINGS + EXAMPLES)
def test_rule_is_cited(rule: str) -> None:
    words = rule.lower().replace("-", "_")
    assert re.search(rf"def test_(?:\w*_)?{words}(?!\d)|UFS-{rule}(?!\d)|\b{rule}\b(?!-)", SOURCES)
