"""Each rule and each example of the rules has a test whose name carries its id."""

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

NAMES = [
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
]


def words(rule: str) -> str:
    """A rule's id as it stands in a test's name."""
    return rule.lower().replace("-", "_")


# The longest first: what is named for REW-SHORT-2 is no test of REW-SHORT.
_ID = re.compile(f"_jm_({'|'.join(sorted(map(words, RULES + EXAMPLES), key=len, reverse=True))})(?=_|$)")


def ids_in(name: str) -> list[str]:
    """The ids that a test's name carries."""
    return _ID.findall(name)


CITED = {found for name in NAMES for found in ids_in(name)}


@pytest.mark.parametrize("rule", RULES + EXAMPLES)
def test_a_test_is_named_for(rule: str) -> None:
    assert words(rule) in CITED


def test_a_name_carries_whole_ids_only() -> None:
    assert ids_in("test_jm_rew_short_2_jm_t_36_all_is_given") == ["rew_short_2", "t_36"]
    assert ids_in("test_jm_rew_jelly") == ["rew_jelly"]
    assert ids_in("test_rew_short_and_jm_score_12_and_jm_t_3") == []
