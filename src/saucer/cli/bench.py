"""`saucer bench`."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from saucer.cli.arguments import AsJson, GameOptions, find_game, read_options
from saucer.cli.problem import Problem
from saucer.core import registry
from saucer.core.game import AnyGame
from saucer.core.messages import Options
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
    slug: Annotated[
        str | None, typer.Argument(metavar="[SLUG]", help="Only this game's engine; without it, all and the server.")
    ] = None,
    option: GameOptions = None,
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each engine is measured.")] = 3.0,
) -> None:
    """Measure how fast this machine plays: random games on one core, and the real server.

    The interpreted engine is always measured; the compiled one as well if it is the one installed.

    [bold]Examples[/bold]
    saucer bench
    saucer bench --json --seconds 10
    saucer bench jelly-monster --option variant=thinking
    """
    if slug is None and option:
        raise Problem("say whose options these are: saucer bench SLUG")
    measured = registry.games() if slug is None else [find_game(slug)]
    engines = [speed for game in measured for speed in _measure(game, read_options(game, option), seconds)]
    server = _measure_server() if slug is None else None
    if json:
        typer.echo(msgspec.json.encode({"engines": engines} | ({"server": server} if server else {})))
        return
    console = Console(highlight=False)
    console.print(_engine_table(engines))
    if build() == "interpreted":
        console.print("This build is interpreted; one installed where there is a C compiler is compiled.")
    if server is not None:
        console.print(_server_table(server))


def _measure(game: AnyGame, options: Options, seconds: float) -> list[Speed]:
    if build() == "interpreted":
        return [measure(game.slug, seconds, options)]
    return [measure_interpreted(game.slug, seconds, options), measure(game.slug, seconds, options)]


def _measure_server() -> dict[str, float]:
    from saucer.lab.load import measure as measure_load  # noqa: PLC0415 - the other commands need no server

    return measure_load(TABLES, COMMANDS)


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
