"""Each rule of the game has a test that names it."""

import re
from pathlib import Path

import pytest

LAST = {
    "DICE": 5,
    "ROUND": 6,
    "TURN": 7,
    "ACT": 8,
    "MOVE": 8,
    "STACK": 1,
    "RANGE": 1,
    "LOS": 6,
    "SHOOT": 6,
    "ARMOUR": 3,
    "CC": 6,
    "PANIC": 4,
    "TOK": 5,
    "CARD": 11,
    "SUP": 7,
    "SCAT": 2,
    "EVT-COW": 3,
    "EVT-BUG": 5,
    "HERO": 5,
    "WIN": 6,
}
RULES = [f"{kind}-{number}" for kind, last in LAST.items() for number in range(1, last + 1)]
RULES += [f"CARD-{kind}" for kind in ("RUSE", "MORE", "MIND", "CUTE", "LUCK", "JAM")]
RULES += [f"SUP-{kind}" for kind in ("ART", "DEATH", "STRAFE", "PARA", "SUPP", "VP")]
RULES += [f"EVT-{kind}" for kind in ("CAR", "CAR-2", "SHELL", "HEAD", "CIV", "CIV-2", "VP", "AGAIN", "SEAT")]
RULES += [f"HERO-{kind}" for kind in ("EVA", "TROY", "SARGE", "BRAVE")]
RULES += ["SC1", "SC2", "SC3"]
EXAMPLES = [f"T-{number:02}" for number in (*range(1, 8), *range(10, 55))]
SETTINGS = [f"GAP-{number:02}" for number in (2, 5, 22, 25)]

SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name
)


@pytest.mark.parametrize("rule", RULES + EXAMPLES + SETTINGS)
def test_rule_is_cited(rule: str) -> None:
    words = rule.lower().replace("-", "_")
    assert re.search(rf"def test_(?:\w*_)?{words}(?!\d)|MA-{rule}(?!\d)", SOURCES)
