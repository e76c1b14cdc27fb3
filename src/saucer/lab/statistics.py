"""What a number of games tells, and how sure it is."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec

from saucer.lab.simulate import Finished

_Z95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""


class Proportion(msgspec.Struct, frozen=True):
    """`count` of all games, and the 95 % interval of the true rate."""

    count: int
    rate: float
    low: float
    high: float


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat wins when it has all of the success; `share` is its mean success, 0 to 1."""

    wins: Proportion
    share: float


class Summary(msgspec.Struct, frozen=True):
    """All that is counted over simulated games."""

    games: int
    seats: tuple[SeatSummary, ...]
    endings: dict[str, Proportion]
    decisions: float
    figures: dict[str, float]


def wilson(count: int, total: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson: honest for rare and for certain things too.

    >>> [round(bound, 3) for bound in wilson(0, 100)]
    [0.0, 0.037]
    """
    if total == 0:
        return 0.0, 1.0
    rate = count / total
    weight = _Z95**2 / total
    centre = (rate + weight / 2) / (1 + weight)
    reach = _Z95 * sqrt(rate * (1 - rate) / total + weight / (4 * total)) / (1 + weight)
    low = 0.0 if count == 0 else centre - reach
    high = 1.0 if count == total else centre + reach
    return low, high


def summarise(games: Sequence[Finished]) -> Summary:
    """Count and average finished games."""
    total = len(games)
    reasons = Counter(game.reason for game in games)
    return Summary(
        games=total,
        seats=tuple(_seat([game.shares[seat] for game in games]) for seat in range(len(games[0].shares))),
        endings={reason: _proportion(count, total) for reason, count in sorted(reasons.items())},
        decisions=_mean([game.decisions for game in games]),
        figures={name: _mean([game.figures[name] for game in games]) for name in games[0].figures},
    )


def _seat(shares: list[float]) -> SeatSummary:
    return SeatSummary(_proportion(sum(share == 1 for share in shares), len(shares)), _mean(shares))


def _proportion(count: int, total: int) -> Proportion:
    return Proportion(count, count / total, *wilson(count, total))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
