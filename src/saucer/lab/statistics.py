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


class Share(msgspec.Struct, frozen=True):
    """The mean success of `places` places at the table, and the 95 % interval of the true mean.

    A shared victory is a part of one, so that the interval, made for whole ones, is rather too wide.
    """

    places: int
    share: float
    low: float
    high: float


class BotSummary(msgspec.Struct, frozen=True):
    """How a bot did among others: on all its seats, and on each."""

    all: Share
    seats: tuple[Share, ...]


class Summary(msgspec.Struct, frozen=True):
    """All that is counted over simulated games."""

    games: int
    seats: tuple[SeatSummary, ...]
    bots: dict[str, BotSummary]
    """By name, if there are several."""
    endings: dict[str, Proportion]
    decisions: float
    figures: dict[str, float | None]
    """Each is the mean over the games that have it; None: none has."""


def wilson(count: float, total: int) -> tuple[float, float]:
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
        bots=_bots(games),
        endings={reason: _proportion(count, total) for reason, count in sorted(reasons.items())},
        decisions=_mean([game.decisions for game in games]),
        figures={name: _figure([game.figures[name] for game in games]) for name in games[0].figures},
    )


def _seat(shares: list[float]) -> SeatSummary:
    return SeatSummary(_proportion(sum(share == 1 for share in shares), len(shares)), _mean(shares))


def _bots(games: Sequence[Finished]) -> dict[str, BotSummary]:
    names = dict.fromkeys(name for game in games for name in game.bots)
    return {name: _bot(name, games) for name in names} if len(names) > 1 else {}


def _bot(name: str, games: Sequence[Finished]) -> BotSummary:
    shares: list[list[float]] = [[] for _ in games[0].shares]
    for game in games:
        for seat, share in enumerate(game.shares):
            if game.bots[seat] == name:
                shares[seat].append(share)
    return BotSummary(_share([share for some in shares for share in some]), tuple(map(_share, shares)))


def _share(shares: Sequence[float]) -> Share:
    return Share(len(shares), _mean(shares) if shares else 0.0, *wilson(sum(shares), len(shares)))


def _proportion(count: int, total: int) -> Proportion:
    return Proportion(count, count / total, *wilson(count, total))


def _figure(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return _mean(known) if known else None


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
