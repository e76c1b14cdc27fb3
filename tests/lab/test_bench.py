"""`saucer bench`: that it measures what it says; how much is none of a test's business."""

from pathlib import Path

from saucer.bots import playout
from saucer.lab.bench import build, measure, measure_interpreted


def test_the_running_build_is_measured() -> None:
    speed = measure("falling-skies-9", 0.05)
    assert speed.build == build()
    assert speed.game == "falling-skies-9"
    assert min(speed.games_per_second, speed.decisions_per_second, speed.microseconds_per_copy) > 0
    assert speed.decisions_per_second > speed.games_per_second


def test_the_interpreted_build_is_measured_whichever_runs() -> None:
    speed = measure_interpreted("falling-skies-9", 0.05)
    assert speed.build == "interpreted"
    assert speed.decisions_per_second > 0


def test_a_source_file_means_interpreted() -> None:
    assert (build() == "interpreted") == (Path(playout.__file__).suffix == ".py")
