"""What a number of games tells."""

import pytest

from saucer.lab.simulate import Finished
from saucer.lab.statistics import summarise, wilson


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_interval(count: int, total: int, low: float, high: float) -> None:
    """The last two are examples of Newcombe (1998), method 3."""
    assert list(wilson(count, total)) == pytest.approx([low, high], abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


PAIR = ("random", "rollout")


def test_summary() -> None:
    games = [
        Finished((1.0, 0.0), "four", 20, {"discs": 20}, PAIR),
        Finished((0.0, 1.0), "four", 30, {"discs": 30}, PAIR),
        Finished((0.5, 0.5), "full", 42, {"discs": 42}, PAIR),
        Finished((1.0, 0.0), "four", 8, {"discs": 8}, PAIR),
    ]
    summary = summarise(games)
    assert summary.games == 4
    assert [seat.wins.count for seat in summary.seats] == [2, 1]
    assert [seat.share for seat in summary.seats] == [0.625, 0.375]
    assert {reason: ending.count for reason, ending in summary.endings.items()} == {"four": 3, "full": 1}
    assert summary.decisions == 25
    assert summary.figures == {"discs": 25}
    assert summary.bots["rollout"].all.share == 0.375


def test_a_figure_is_averaged_over_the_games_that_have_it() -> None:
    games = [
        Finished((0.0,), "destroyed", 20, {"score": None, "tiles": 9}, ("random",)),
        Finished((1.0,), "jumped", 30, {"score": 4, "tiles": 2}, ("random",)),
        Finished((1.0,), "jumped", 42, {"score": 6, "tiles": 1}, ("random",)),
    ]
    assert summarise(games).figures == {"score": 5, "tiles": 4}
    assert summarise(games[:1]).figures == {"score": None, "tiles": 9}


def test_a_bot_is_counted_on_all_its_seats_and_on_each() -> None:
    games = [
        Finished((1.0, 0.0, 0.0), "won", 9, {}, ("strong", "weak", "weak")),
        Finished((0.0, 0.5, 0.5), "shared", 9, {}, ("weak", "strong", "weak")),
        Finished((0.0, 0.0, 1.0), "won", 9, {}, ("weak", "strong", "weak")),
    ]
    found = summarise(games).bots
    assert list(found) == ["strong", "weak"]
    assert (found["strong"].all.places, found["weak"].all.places) == (3, 6)
    assert found["strong"].all.share == 0.5
    assert found["weak"].all.share == 0.25
    assert [(share.places, share.share) for share in found["strong"].seats] == [(1, 1.0), (2, 0.25), (0, 0.0)]
    assert (found["strong"].all.low, found["strong"].all.high) == wilson(1.5, 3)


def test_where_one_bot_plays_all_seats_there_is_nobody_to_compare() -> None:
    assert summarise([Finished((1.0, 0.0), "won", 9, {}, ("random", "random"))]).bots == {}
