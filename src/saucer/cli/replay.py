"""`saucer replay`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from saucer.cli.arguments import AsJson, LanguageOption, language, read_log
from saucer.cli.problem import Problem
from saucer.cli.teller import Teller
from saucer.core.lines import Line, Undo
from saucer.core.log import Log
from saucer.core.messages import Event


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log file.")],
    at: Annotated[
        int | None, typer.Option(metavar="PLY", help="Show the position after so many lines instead.")
    ] = None,
    lang: LanguageOption = None,
    json: AsJson = False,
) -> None:
    """Play a log file again and tell what happened, line by line.

    [bold]Examples[/bold]
    saucer replay my-game.jsonl
    saucer replay my-game.jsonl --at 12
    saucer replay my-game.jsonl --json
    """
    log = read_log(file)
    if at is not None and not 0 <= at <= log.ply:
        raise Problem(f"--at {at}: {file} has the plies 0 to {log.ply}")
    if json:
        typer.echo(msgspec.json.encode(_document(log, at)))
        return
    teller = Teller(log.game, language(lang))
    if at is None:
        _tell(log, teller)
    else:
        teller.say("replay-position", ply=at, last=log.ply)
        teller.board(log.state_at(at), None)


def _steps(log: Log) -> Iterator[tuple[Line, list[Event], bool]]:
    """Each line, what it did, and whether it counts to the end."""
    again = Log(log.game, log.options, log.seats, log.start)
    counting = {line.ply for line in log.played()}
    for line in log.lines:
        yield line, again.append(line.seat, line.command, line.at), line.ply in counting


def _tell(log: Log, teller: Teller) -> None:
    for line, events, counts in _steps(log):
        if isinstance(line.command, Undo):
            teller.say("replay-undo")
        else:
            teller.events(events, "" if counts else teller.texts.say("replay-taken-back"))
    teller.board(log.state, None)


def _document(log: Log, at: int | None) -> dict[str, object]:
    """The position at one ply, or every step with the position it all leads to."""
    state = log.state if at is None else log.state_at(at)
    outcome = state.outcome()
    document: dict[str, object] = {
        "game": log.game.slug,
        "options": log.options,
        "seats": log.seats,
        "ply": log.ply if at is None else at,
        "outcome": outcome and {"shares": outcome.shares, "reason": outcome.reason},
        "position": log.game.position(state),
    }
    if at is None:
        document["steps"] = [
            {"ply": line.ply, "seat": line.seat, "command": line.command, "events": events, "counts": counts}
            for line, events, counts in _steps(log)
        ]
    return document
