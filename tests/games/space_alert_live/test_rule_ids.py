"""Each rule of the live mission has a test that names it."""

import re
from pathlib import Path

import pytest

LAST = {"SET": 9, "RT": 11, "ANN": 12, "AND": 11, "CAM": 13, "LOG": 3}
RULES = [f"{kind}-{number:02}" for kind, last in LAST.items() for number in range(1, last + 1)]
RULES += ["CMP-07", "CMP-08", "CMP-09"]
"""The cards that are dealt and drawn; the other components are those of the resolution."""
EXAMPLES = ["EX-04", "EX-06"]
QUESTIONS = [f"OQ-{number}" for number in (14, 17, 22, 27, 30)]

KINDS = "|".join(sorted({rule.partition("-")[0].lower() for rule in RULES + EXAMPLES + QUESTIONS}))


def cited() -> set[str]:
    """The rules in the names of tests: `test_rt_04_and_ex_04_others_see_only_the_back` cites two."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def test_(\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            if led := re.match(rf"(?:{KINDS})_\d+(?:_and_(?:{KINDS})_\d+)*(?=_[a-z])", name):
                found |= {rule.replace("_", "-").upper() for rule in re.split(r"_and_(?!\d)", led[0])}
    return found


CITED = cited()


@pytest.mark.parametrize("rule", RULES + EXAMPLES + QUESTIONS)
def test_rule_is_cited(rule: str) -> None:
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert {*RULES, *EXAMPLES, *QUESTIONS} >= CITED
