"""Each rule of the game has a test that names it."""

import re
from pathlib import Path

import pytest

LAST = {
    "COMP": 1,
    "SETUP": 8,
    "LOOP": 5,
    "PLACE": 3,
    "DIE": 5,
    "BAR": 4,
    "GLASS": 5,
    "SCORE": 7,
    "CENTRE": 2,
    "REW-POD": 3,
    "REW-COPY": 6,
    "REW-POM": 4,
    "PREP": 3,
    "FIN": 2,
}
RULES = [f"{kind}-{number}" for kind, last in LAST.items() for number in range(1, last + 1)]
RULES += [f"REW-{kind}" for kind in ("JELLY", "DISC", "PER", "TAKE", "GIVE", "SHORT", "SHORT-2", "CNT")]
EXAMPLES = [f"T-{number:02}" for number in (*range(1, 19), *range(20, 44))]

SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name
)


@pytest.mark.parametrize("rule", RULES + EXAMPLES)
def test_rule_is_cited(rule: str) -> None:
    words = rule.lower().replace("-", "_")
    assert re.search(rf"def test_(?:\w*_)?{words}(?!\d)|JM-{rule}(?!\d)", SOURCES)
