"""Each rule of both editions has a test that names it; those of the campaign have their own."""

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
    "SETUP": 8,
    "THREAT": 2,
    "CITY": 5,
    "STAR": 4,
}
RULES = [f"{kind}-{number}" for kind, last in LAST.items() for number in range(1, last + 1)]
READINGS = [f"Q{number}" for number in range(1, 28)]
EXAMPLES = [f"TC-{number}" for number in range(1, 36)] + [f"TC-P{number}" for number in range(1, 7)]

SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name
)


@pytest.mark.parametrize("rule", RULES + READINGS + EXAMPLES)
def test_rule_is_cited(rule: str) -> None:
    words = rule.lower().replace("-", "_")
    assert re.search(rf"def test_(?:\w*_)?{words}(?!\d)|UFS-{rule}(?!\d)|\b{rule}\b(?!-)", SOURCES)
