"""`saucer sim`."""

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saucer.cli.arguments import AsJson, GameOptions, Slug, check_bot, find_game, read_options
from saucer.cli.problem import Problem
from saucer.lab.simulate import Finished, Task, simulate
from saucer.lab.statistics import Proportion, Summary, summarise


def sim(
    slug: Slug,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays, as `saucer games` lists them.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="On how many processes; without it, one for each core.", show_default=False),
    ] = None,
    option: GameOptions = None,
    playouts: Annotated[int | None, typer.Option(min=1, help="How many playouts the bot may think per choice.")] = None,
    milliseconds: Annotated[
        int | None, typer.Option(min=1, help="How long it may think instead; then games differ from run to run.")
    ] = None,
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game's log into this folder.")] = None,
    json: AsJson = False,
) -> None:
    """Let a bot play many games and count what happens.

    Game number i has random numbers of its own, so that the result depends neither on --jobs nor on the machine.

    [bold]Examples[/bold]
    saucer sim falling-skies-9 --bot random --games 2000 --seed 1
    saucer sim falling-skies-9 --bot rollout --games 50 --playouts 100 --json
    saucer sim falling-skies-9 --option hard=sky-1,tracks --logs games
    """
    game = find_game(slug)
    check_bot(game, bot)
    if logs is not None:
        try:
            logs.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Problem(f"cannot write into {logs}: {problem.strerror}") from problem
    task = Task(
        game=slug,
        bot=bot,
        games=games,
        seed=seed,
        options=read_options(game, option),
        seats=game.seats.start,
        playouts=playouts,
        milliseconds=milliseconds,
        logs=logs,
    )
    summary = summarise(_run(task, jobs or os.cpu_count() or 1))
    if json:
        typer.echo(msgspec.json.encode(_document(task, summary)))
    else:
        _show(task, summary)


def _run(task: Task, jobs: int) -> list[Finished]:
    finished: list[Finished] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{task.game}, {task.bot}", total=task.games)
        try:
            for some in simulate(task, jobs):
                finished += some
                progress.advance(bar, len(some))
        except BrokenProcessPool as problem:
            raise Problem("a process that played games was killed; try fewer --jobs") from problem
    return finished


def _document(task: Task, summary: Summary) -> dict[str, object]:
    return {
        "game": task.game,
        "options": task.options,
        "bot": task.bot,
        "seed": task.seed,
        "playouts": task.playouts,
        "milliseconds": task.milliseconds,
        **msgspec.structs.asdict(summary),
    }


def _show(task: Task, summary: Summary) -> None:
    table = Table(title=f"{task.game}: {summary.games} games of {task.bot}, seed {task.seed}", title_justify="left")
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("rate or mean", justify="right")
    table.add_column("95 % interval", justify="right")
    for number, seat in enumerate(summary.seats):
        _add(table, "wins" if len(summary.seats) == 1 else f"wins of seat {number}", seat.wins)
    for reason, ending in summary.endings.items():
        _add(table, f"ending: {reason}", ending)
    table.add_row("decisions", "", f"{summary.decisions:.2f}", "")
    for name, mean in summary.figures.items():
        table.add_row(name, "", f"{mean:.2f}", "")
    Console(highlight=False).print(table)


def _add(table: Table, name: str, proportion: Proportion) -> None:
    interval = f"{proportion.low:.1%} to {proportion.high:.1%}"
    table.add_row(name, str(proportion.count), f"{proportion.rate:.1%}", interval)
