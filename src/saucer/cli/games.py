"""`saucer games`."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

import saucer.games  # noqa: F401 - makes the games known
from saucer import bots
from saucer.core import registry
from saucer.core.game import AnyGame
from saucer.lab.grid import spell


def games() -> None:
    """List the games with their seats, options and bots."""
    console = Console(highlight=False)
    for game in registry.games():
        lowest, highest = game.seats.start, game.seats.stop - 1
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_row("seats", str(lowest) if lowest == highest else f"{lowest} to {highest}")
        table.add_row("bots", ", ".join(bots.names(game)))
        for name, choices in _options(game):
            table.add_row(f"option {name}", choices)
        console.print(f"[bold]{game.slug}[/bold]")
        console.print(table)


def _options(game: AnyGame) -> list[tuple[str, str]]:
    """Each option with what it can be."""
    return [
        (
            field.encode_name,
            _choices(msgspec.inspect.type_info(field.type), game.variations(field.encode_name)),
        )
        for field in msgspec.structs.fields(game.options)
    ]


def _choices(kind: msgspec.inspect.Type, values: Sequence[object]) -> str:
    known = ", ".join(text for value in values if (text := spell(value)))
    match kind:
        case msgspec.inspect.BoolType():
            return "true, false"
        case msgspec.inspect.IntType(ge=low, le=high):
            return "a whole number" if low is None or high is None else f"{low} to {high}"
        case msgspec.inspect.VarTupleType(item_type=item):
            return f"any of {known or _choices(item, ())}"
    return known or type(kind).__name__.removesuffix("Type").lower()
