"""`saucer`: serve, play, replay and measure from the command line."""

import os
import sys
from typing import Annotated

import typer

from saucer import __version__
from saucer.cli import bench, check, games, mission, plan, play, replay, resolve, serve, sim
from saucer.cli.problem import Problem

_STDOUT = 1
_CUT_SHORT = 1
_BAD_INPUT = 2

app = typer.Typer(add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        typer.echo(f"saucer {__version__}")
        raise typer.Exit


@app.callback()
def saucer(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Play, host and study alien-invasion board games.

    Without a command Saucer serves: it opens the games in your browser.
    """


for _command in (
    serve.serve,
    games.games,
    play.play,
    replay.replay,
    resolve.resolve,
    plan.plan,
    mission.mission,
    check.check,
    sim.sim,
    bench.bench,
):
    app.command()(_command)


def run(arguments: list[str]) -> int:
    """Do what the command line says and return the exit code; a mistake in it is one line on the error output."""
    is_for_serve = not arguments or (arguments[0].startswith("-") and arguments[0] not in ("--help", "--version"))
    try:
        code = app(["serve", *arguments] if is_for_serve else arguments, prog_name="saucer", standalone_mode=False)
    except (Problem, typer.TyperException) as problem:
        message = problem.format_message() if isinstance(problem, typer.TyperException) else str(problem)
        print(f"saucer: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201
        return _BAD_INPUT
    return code if isinstance(code, int) else 0


def main() -> None:
    """The program's entry point; a full disk is one line too, and of a reader who has left nothing is said."""
    try:
        code = run(sys.argv[1:])
        print(end="", flush=True)  # noqa: T201
    except OSError as problem:
        code = _CUT_SHORT
        if not isinstance(problem, BrokenPipeError):
            where = f" {problem.filename}:" if problem.filename else ""
            print(f"saucer: cannot go on:{where} {problem.strerror or problem}", file=sys.stderr)  # noqa: T201
        # Python flushes what is left when it ends, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), _STDOUT)
    sys.exit(code)
