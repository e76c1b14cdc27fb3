"""A game under every combination of some of its options: what makes it easy, what makes it hard?"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import get_origin

import msgspec

from saucer.core.messages import Options
from saucer.lab.statistics import Summary


class Row(msgspec.Struct, frozen=True):
    """One combination of the varied options, and what came of its games."""

    varied: dict[str, object]
    summary: Summary


def combinations(options: Options, axes: Mapping[str, Sequence[object]]) -> list[Options]:
    """`options` with each combination of the values of `axes`, the last of them changing first.

    What the game does not allow together is left out.
    """
    found: list[Options] = []
    for values in product(*axes.values()):
        try:
            found.append(msgspec.structs.replace(options, **dict(zip(axes, values, strict=True))))
        except ValueError:
            continue
    return found


def record(row: Row) -> dict[str, object]:
    """A row as a line of a table file: heading and cell, as many figures as there are."""
    several = len(row.summary.seats) > 1
    cells: dict[str, object] = {option: spell(value) for option, value in row.varied.items()}
    cells["games"] = row.summary.games
    for number, seat in enumerate(row.summary.seats):
        of_seat = f"_of_seat_{number}" if several else ""
        cells[f"wins{of_seat}"] = seat.wins.count
        cells[f"rate{of_seat}"] = seat.wins.rate
        cells[f"low{of_seat}"] = seat.wins.low
        cells[f"high{of_seat}"] = seat.wins.high
    for name, bot in row.summary.bots.items():
        cells[f"share_of_{name}"] = bot.all.share
        cells[f"low_of_{name}"] = bot.all.low
        cells[f"high_of_{name}"] = bot.all.high
    cells["decisions"] = row.summary.decisions
    return cells | row.summary.figures


def spell(value: object) -> str:
    """An option's value as it is typed: `true`, `roswell`, `sky-1+tracks`, and nothing for none at all.

    >>> spell((1, 2)), spell(True), spell(())
    ('1+2', 'true', '')
    """
    plain = msgspec.to_builtins(value)
    if isinstance(plain, tuple | list):
        return "+".join(map(spell, plain))
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def read(kind: object, text: str) -> object:
    """The value of type `kind` that `text` spells; a ValidationError says why there is none."""
    several = [part.strip() for part in text.split("+") if part.strip()]
    return msgspec.convert(several if get_origin(kind) is tuple else text.strip(), kind, strict=False)
