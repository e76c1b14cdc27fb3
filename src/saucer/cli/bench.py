"""`saucer bench`."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from saucer.cli.arguments import AsJson
from saucer.core import registry
from saucer.lab.bench import Speed, build, measure, measure_interpreted

TABLES = 50
COMMANDS = 100

_SERVER_NAMES = {
    "tables_per_s": "tables opened/s",
    "commands_per_s": "commands acknowledged/s",
    "p50_ms": "answer, p50 in ms",
    "p99_ms": "answer, p99 in ms",
}


def bench(
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each engine is measured.")] = 3.0,
) -> None:
    """Measure how fast this machine plays: random games on one core, and the real server.

    The interpreted engine is always measured; the compiled one as well if it is the one installed.

    [bold]Examples[/bold]
    saucer bench
    saucer bench --json --seconds 10
    """
    from saucer.lab.load import measure as measure_server  # noqa: PLC0415 - the other commands need no server

    engines = [speed for game in registry.games() for speed in _measure(game.slug, seconds)]
    server = measure_server(TABLES, COMMANDS)
    if json:
        typer.echo(msgspec.json.encode({"engines": engines, "server": server}))
        return
    console = Console(highlight=False)
    console.print(_engine_table(engines))
    if build() == "interpreted":
        console.print("This build is interpreted; one installed where there is a C compiler is compiled.")
    console.print(_server_table(server))


def _measure(slug: str, seconds: float) -> list[Speed]:
    if build() == "interpreted":
        return [measure(slug, seconds)]
    return [measure_interpreted(slug, seconds), measure(slug, seconds)]


def _engine_table(engines: list[Speed]) -> Table:
    table = Table(title="Random playouts on one core", title_justify="left")
    for heading in ("game", "build"):
        table.add_column(heading)
    for heading in ("games/s", "decisions/s", "µs per copy"):
        table.add_column(heading, justify="right")
    for speed in engines:
        table.add_row(
            speed.game,
            speed.build,
            f"{speed.games_per_second:,.0f}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.microseconds_per_copy:.2f}",
        )
    return table


def _server_table(server: dict[str, float]) -> Table:
    title = f"The server: {TABLES} tables at once, every command on disk before it is acknowledged"
    table = Table(title=title, title_justify="left", show_header=False)
    for name, figure in server.items():
        table.add_row(_SERVER_NAMES.get(name, name), f"{figure:,.1f}")
    return table
