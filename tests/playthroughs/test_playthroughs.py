"""Golden playthroughs: the same commands still do the same things."""

from pathlib import Path

import pytest

import saucer.games  # noqa: F401 - makes the games known
from tests.playthroughs.notation import told

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """If the change is wanted: `python -m tests.playthroughs.record`, then look at the diff."""
    text = path.read_text("utf-8")
    assert told(text) == text


def test_they_show_every_ending_and_the_life_of_a_robot() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in FILES}
    endings = {line for text in texts.values() for line in text.splitlines() if line.startswith("= ")}
    assert {"= won 1.0", "= skull 0.0", "= damage 0.0"} <= endings
    for rule in ("UFS-ROBOT-1", "UFS-ROBOT-4", "UFS-ROBOT-6", "UFS-ROBOT-9", "UFS-ROBOT-11", "UFS-MS-3"):
        assert f"[{rule}]" in texts["robots"]


def test_they_show_the_hunt_for_jelly_with_and_without_a_clock() -> None:
    live, thinking = ((FILES[0].parent / f"jelly-{variant}.txt").read_text("utf-8") for variant in ("live", "thinking"))
    for rule in (
        "JM-DIE-1",
        "JM-DIE-3",
        "JM-BAR-1",
        "JM-GLASS-1",
        "JM-SCORE-4",
        "JM-REW-COPY-1",
        "JM-CENTRE-1",
        "JM-FIN-2",
    ):
        assert f"[{rule}]" in live
        assert f"[{rule}]" in thinking
    assert "\nclock tick at=" in live
    assert "\nclock" not in thinking
    assert "[JM-GLASS-2]" in live
