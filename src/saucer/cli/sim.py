"""`saucer sim`."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from csv import writer as csv_writer
from math import prod
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saucer.cli.arguments import AsJson, GameOptions, Slug, find_game, read_axes, read_options, seat_bots
from saucer.cli.problem import Problem
from saucer.core.messages import Options
from saucer.lab.grid import Row, combinations, record, spell
from saucer.lab.simulate import Finished, Task, simulate
from saucer.lab.statistics import Proportion, Share, Summary, summarise

Axes = Mapping[str, Sequence[object]]

WIDEST = 1_000
"""No table is wider than so many characters."""


def sim(
    slug: Slug,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Who plays, as `saucer games` lists them: one for all seats, or one for each, from the first seat on.",
            show_default="random",
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="How many seats; without it, as many as bots, or the fewest there can be.", show_default=False
        ),
    ] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by a seat from game to game.")] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games; with --vary, of each combination.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="On how many processes; without it, one for each core.", show_default=False),
    ] = None,
    option: GameOptions = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY[=VALUE|VALUE...],...",
            help="Play every combination of these set-up choices; without values, of all there are.",
        ),
    ] = None,
    playouts: Annotated[int | None, typer.Option(min=1, help="How many playouts the bot may think per choice.")] = None,
    milliseconds: Annotated[
        int | None, typer.Option(min=1, help="How long it may think instead; then games differ from run to run.")
    ] = None,
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game's log into this folder.")] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a table file, one line for each combination.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count what happens.

    Game number i has random numbers of its own, so that the result depends neither on --jobs nor on the machine.

    [bold]Examples[/bold]
    saucer sim falling-skies-9 --bot random --games 2000 --seed 1
    saucer sim falling-skies-9 --bot rollout --games 50 --playouts 100 --json
    saucer sim falling-skies-9 --option hard=sky-1,tracks --logs games
    saucer sim falling-skies-9 --bot habit --games 1000 --vary hard --csv cards.csv
    saucer sim jelly-monster --bot canny-person --bot random --bot random --rotate -o variant=thinking
    """
    game = find_game(slug)
    bots = seat_bots(game, bot or ["random"], seats)
    options = read_options(game, option)
    axes = read_axes(game, vary, options)
    task = Task(
        game=slug,
        bots=bots,
        games=games,
        seed=seed,
        options=options,
        rotate=rotate,
        playouts=playouts,
        milliseconds=milliseconds,
        logs=logs,
    )
    rows = _play(_tasks(task, axes), axes, jobs or os.cpu_count() or 1)
    if csv is not None:
        rows = _saved(rows, csv)
    _report(task, axes, list(rows), json)


def _tasks(task: Task, axes: Axes) -> list[Task]:
    """`task` for each combination of the varied options."""
    return [
        msgspec.structs.replace(task, options=options, logs=_log_folder(task.logs, _varied(options, axes)))
        for options in combinations(task.options, axes)
    ]


def _varied(options: Options, axes: Axes) -> dict[str, object]:
    return {option: getattr(options, option) for option in axes}


def _play(tasks: list[Task], axes: Axes, jobs: int) -> Iterator[Row]:
    """Play all tasks, and tell of each as soon as it is played."""
    task, played = tasks[0], 0
    finished: list[Finished] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{task.game}, {_players(task)}", total=task.games * len(tasks))
        try:
            for some in simulate(tasks, jobs):
                finished += some
                progress.advance(bar, len(some))
                if len(finished) == task.games:
                    yield Row(_varied(tasks[played].options, axes), summarise(finished))
                    played += 1
                    finished = []
        except BrokenProcessPool as problem:
            raise Problem("a process that played games was killed; try fewer --jobs") from problem


def _log_folder(logs: Path | None, varied: dict[str, object]) -> Path | None:
    """The folder for the logs of one combination, ready to be written into."""
    if logs is None:
        return None
    folder = logs / ",".join(f"{option}={spell(value)}" for option, value in varied.items())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Problem(f"cannot write into {folder}: {problem.strerror}") from problem
    return folder


def _saved(rows: Iterator[Row], file: Path) -> Iterator[Row]:
    """The rows, each written into a table file as soon as it is there."""
    try:
        text = file.open("w", encoding="utf-8", newline="")
    except OSError as problem:
        raise Problem(f"cannot write {file}: {problem.strerror}") from problem
    with text:
        sheet = csv_writer(text)
        for number, row in enumerate(rows):
            cells = record(row)
            if number == 0:
                sheet.writerow(cells)
            sheet.writerow(cells.values())
            text.flush()
            yield row


def _report(task: Task, axes: Axes, rows: list[Row], as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(_document(task, axes, rows)))
    else:
        console = Console(highlight=False)
        console.print(_fitted(_comparison(task, axes, rows), console) if axes else _table(task, rows[0].summary))


def _document(task: Task, axes: Axes, rows: list[Row]) -> dict[str, object]:
    head = {
        "game": task.game,
        "options": task.options,
        "players": task.bots,
        "rotate": task.rotate,
        "seed": task.seed,
        "playouts": task.playouts,
        "milliseconds": task.milliseconds,
    }
    if not axes:
        return head | msgspec.structs.asdict(rows[0].summary)
    return head | {"rows": [{"varied": row.varied, **msgspec.structs.asdict(row.summary)} for row in rows]}


def _table(task: Task, summary: Summary) -> Table:
    table = Table(title=_title(task), title_justify="left")
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("rate or mean", justify="right")
    table.add_column("95 % interval", justify="right")
    for heading, wins in _wins(summary):
        table.add_row(heading, str(wins.count), *_rate(wins))
    for name, found in summary.bots.items():
        table.add_row(f"share of {name}", str(found.all.places), *_mean(found.all))
        for number, share in enumerate(found.seats):
            if share.places:
                table.add_row(f"  on seat {number}", str(share.places), *_mean(share))
    for reason, ending in summary.endings.items():
        table.add_row(f"ending: {reason}", str(ending.count), *_rate(ending))
    table.add_row("decisions", "", f"{summary.decisions:.2f}", "")
    for name, mean in summary.figures.items():
        table.add_row(name, "", _figure(mean), "")
    return table


def _comparison(task: Task, axes: Axes, rows: list[Row]) -> Table:
    impossible = prod(map(len, axes.values())) - len(rows)
    caption = f"Left out, for the game does not allow them together: {impossible}" if impossible else None
    table = Table(title=_title(task), caption=caption, box=SIMPLE, padding=(0, 1, 0, 0))
    table.title_justify = table.caption_justify = "left"
    for option in axes:
        table.add_column(option.replace("_", " "), no_wrap=True)
    summary = rows[0].summary
    for heading, _ in _wins(summary):
        for column in (heading, "rate", "95 % interval"):
            table.add_column(column, justify="right", no_wrap=True)
    for name in summary.figures:
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            *(spell(value) or "-" for value in row.varied.values()),
            *(cell for _, wins in _wins(row.summary) for cell in (str(wins.count), *_rate(wins))),
            *map(_figure, row.summary.figures.values()),
        )
    return table


def _fitted(table: Table, console: Console) -> Table:
    """The table without the last columns that a terminal has no room for; a file takes it as wide as it is."""
    everywhere = console.options.update(max_width=WIDEST)
    if not console.is_terminal:
        console.width = max(console.width, console.measure(table, options=everywhere).maximum)
    left_out = list[str]()
    while console.measure(table, options=everywhere).maximum > console.width and len(table.columns) > 1:
        left_out.insert(0, str(table.columns.pop().header))
    if left_out:
        hint = f"No room here for {', '.join(left_out)}: --csv and --json have all columns"
        table.caption = f"{table.caption}\n{hint}" if table.caption else hint
    return table


def _title(task: Task) -> str:
    return f"{task.game}: {task.games} games of {_players(task)}, seed {task.seed}"


def _players(task: Task) -> str:
    """Who plays, each once for each seat; one who plays all seats once."""
    return task.bots[0] if len(set(task.bots)) == 1 else ", ".join(task.bots)


def _wins(summary: Summary) -> list[tuple[str, Proportion]]:
    if len(summary.seats) == 1:
        return [("wins", summary.seats[0].wins)]
    return [(f"wins of seat {number}", seat.wins) for number, seat in enumerate(summary.seats)]


def _mean(share: Share) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def _figure(mean: float | None) -> str:
    return "-" if mean is None else f"{mean:.2f}"


def _rate(proportion: Proportion) -> tuple[str, str]:
    return f"{proportion.rate:.1%}", f"{proportion.low:.1%} to {proportion.high:.1%}"
