"""Each rule of the resolution has a test that names it."""

import re
from pathlib import Path

import pytest

LAST = {"RES": 13, "DLY": 8, "CREW": 31, "DMG": 13, "THR": 17, "SHIP": 5, "END": 5, "SCO": 4, "CARD": 33}
RULES = [f"{kind}-{number:02}" for kind, last in LAST.items() for number in range(1, last + 1)]
RULES += [f"CMP-{number:02}" for number in (1, 2, 3, 4, 5, 6, 9, 10)]
"""Action cards and heroic cards (CMP-07, CMP-08) are dealt while a mission is planned."""
RULES += ["LOG-02", "LOG-03", "CAM-07", "CAM-08", "CAM-13"]
"""Pages of a log book (LOG-01) and the other rules of campaigns are about crews that play several missions."""
EXAMPLES = [f"EX-{number:02}" for number in (1, 2, 3, 5, 7, 8, *range(11, 26))]
"""EX-04 is about covered cards, EX-06 about campaigns."""
QUESTIONS = [f"OQ-{number:02}" for number in range(1, 32) if number not in (14, 17, 22, 27, 30)]
"""The others are about planning and campaigns."""

KINDS = "|".join(sorted({rule.partition("-")[0].lower() for rule in RULES + EXAMPLES + QUESTIONS}))


def cited() -> set[str]:
    """The rules in the names of tests: `test_crew_13_and_crew_14_energy_flows` cites two."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def test_(\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            if led := re.match(rf"(?:{KINDS})_\d+(?:_and_(?:{KINDS})_\d+)*(?=_[a-z])", name):
                found |= {rule.replace("_", "-").upper() for rule in led[0].split("_and_")}
    return found


CITED = cited()


@pytest.mark.parametrize("rule", RULES + EXAMPLES + QUESTIONS)
def test_rule_is_cited(rule: str) -> None:
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert {*RULES, *EXAMPLES, *QUESTIONS} >= CITED
