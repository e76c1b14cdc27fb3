"""`saucer resolve`."""

from collections.abc import Iterator
from json import loads
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer

from saucer.cli.arguments import AsJson, LanguageOption, language
from saucer.cli.problem import Problem
from saucer.cli.teller import Teller
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, BadMission, Result
from saucer.games.space_alert import resolve as resolve_mission

_AT_MOST = 1 << 20
"""Bytes of a mission: many times what the longest has."""


def resolve(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A mission in JSON, or several in JSON Lines.")],
    trace: Annotated[bool, typer.Option("--trace", help="Tell all that happened, with the rule behind it.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="The order of damage tiles where the mission does not give it.")] = 0,
    lang: LanguageOption = None,
    json: AsJson = False,
) -> None:
    """Resolve planned missions of Space Alert: what the ship lives through, and the score.

    Several missions in one file, one on each line, are resolved one after the other as they are read.

    [bold]Examples[/bold]
    saucer resolve mission.json
    saucer resolve mission.json --trace
    saucer resolve evening.jsonl --json --seed 4
    """
    teller = Teller(SPACE_ALERT_RESOLUTION, language(lang))
    try:
        stream = file.open("rb")
    except OSError as problem:
        raise Problem(f"cannot read {file}: {problem.strerror}") from problem
    with stream:
        for number, (place, mission) in enumerate(_missions(file, stream), 1):
            try:
                result = resolve_mission(mission, seed, trace)
            except BadMission as problem:
                raise Problem(f"{place}: {problem.say(teller.texts)}") from problem
            if json:
                typer.echo(msgspec.json.encode(result))
            else:
                _tell(result, number, teller)


def _missions(file: Path, stream: BinaryIO) -> Iterator[tuple[str, object]]:
    """Each mission with the place it stands in. If the first line is one, every line is; else the whole file is."""
    is_first = True
    for number, line in enumerate(iter(lambda: stream.readline(_AT_MOST + 1), b""), 1):
        place = f"{file}, line {number}"
        if not line.strip():
            continue
        try:
            mission = _decode(line)
        except (ValueError, RecursionError) as problem:
            if not is_first:
                raise Problem(f"{place}: {problem}") from problem
            yield str(file), _whole(file, line + stream.read(_AT_MOST), f"{place}: {problem}")
            return
        yield place, mission
        is_first = False
    if is_first:
        raise Problem(f"{file}: there is no mission in it")


def _whole(file: Path, text: bytes, first_line: str) -> object:
    """The one mission of a file; if there cannot be one but a later line is one, it is the first line that is wrong."""
    try:
        return _decode(text)
    except (ValueError, RecursionError) as problem:
        is_stream = any(map(_is_mission, text.splitlines()[1:]))
        raise Problem(first_line if is_stream else f"{file}: {problem}") from problem


def _decode(text: bytes) -> object:
    """JSON as it is, but endless numbers are cut: they are wrong anywhere, and the mission then names their field."""
    if len(text) > _AT_MOST:
        raise ValueError(f"this is too long for a mission, which has {_AT_MOST} bytes at most")
    try:
        return msgspec.json.decode(text)
    except msgspec.ValidationError:
        return loads(text, parse_int=lambda digits: int(digits[:20]))


def _is_mission(line: bytes) -> bool:
    """Whether a line holds a mission of its own."""
    try:
        found = _decode(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "players" in found


def _tell(result: Result, number: int, teller: Teller) -> None:
    """What became of a mission in words, after all that happened if there is a trace."""
    if number > 1:
        teller.console.print()
    if result.trace:
        for turn in result.trace:
            teller.events(turn.events)
        teller.console.print()
    teller.say("terminal-mission", number=number)
    if result.score is None:
        teller.say("terminal-lost", turn=result.last_turn, threat=result.destroyed_by)
    else:
        teller.say("terminal-won", score=result.score)
    points, penalties, visual = result.points_before_penalties, result.penalties, result.visual
    teller.say("terminal-points", points=points, penalties=penalties, visual=visual)
    teller.say("terminal-damage", **result.damage)
    down, squads = sum(result.knocked_out), result.disabled_squads
    teller.say("terminal-crew", down=down, squads=squads, rockets=result.rockets_left, fuel=result.fuel_left)
    teller.say("terminal-destroyed-list", threats=_names(result.threats_destroyed, teller))
    teller.say("terminal-survived-list", threats=_names(result.threats_survived, teller))


def _names(ids: list[str], teller: Teller) -> str:
    names = [teller.texts.say("threat-name", threat=id) for id in ids]
    return ", ".join(names) or teller.texts.say("terminal-none")
