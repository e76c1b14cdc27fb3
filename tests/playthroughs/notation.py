"""Playthroughs as text: each command with what it did, so that a change of the rules shows as a change of lines.

dealer rolled values=3,4,5,6,1
    dice_rolled dice=0,1,2,3,4 values=3,4,5,6,1 [UFS-PLAN-1]
0 place die=0 row=1 column=0
    die_placed die=0 value=3 row=1 column=0 [UFS-PLAN-2]
"""

import json
from collections.abc import Iterator

import msgspec

from saucer.core.log import Log
from saucer.core.messages import Command, Event
from saucer.core.registry import find
from saucer.core.seats import CLOCK, DEALER, Millis, Seat

_SEATS = {DEALER: "dealer", CLOCK: "clock"}


def told(text: str) -> str:
    """The playthrough told anew: its set-up and commands as they are, what happens as it happens now."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("    ", "="))]
    title, slug, options, seats, *commands = lines
    game = find(slug.removeprefix("game "))
    chosen = msgspec.json.decode(options.removeprefix("options "), type=game.options)
    log = Log(game, chosen, int(seats.removeprefix("seats ")))
    return "\n".join([title, "", slug, options, seats, "", *_play(log, commands), *_end(log), ""])


def written(log: Log, title: str) -> str:
    """A log as a playthrough."""
    options = json.dumps(msgspec.to_builtins(log.options))
    head = [f"# {title}", f"game {log.game.slug}", f"options {options}", f"seats {log.seats}"]
    return told("\n".join([*head, *(f"{_name(line.seat)} {_words(line.command)}" for line in log.played())]))


def _play(log: Log, commands: list[str]) -> Iterator[str]:
    for text in commands:
        seat, command = _parse(log, text)
        yield f"{_name(seat)} {_words(command)}"
        for event in log.append(seat, command, Millis(log.ply)):
            yield f"    {_words(event)} [{event.rule}]"


def _end(log: Log) -> Iterator[str]:
    """How it ended, and where everything then stands."""
    outcome = log.state.outcome()
    yield f"= {outcome.reason} {' '.join(map(str, outcome.shares))}" if outcome else "= goes on"
    position = msgspec.to_builtins(log.game.position(log.state))
    for name, value in position.items():
        if isinstance(value, list | tuple):
            yield f"= {name}"
            for each in value:
                yield f"=   {json.dumps(each)}"
        else:
            yield f"= {name} {json.dumps(value)}"


def _name(seat: Seat) -> str:
    return _SEATS.get(seat, str(seat))


def _words(said: Command | Event) -> str:
    fields = msgspec.structs.asdict(said)
    fields.pop("rule", None)
    return " ".join([str(said.__struct_config__.tag), *(f"{name}={_value(value)}" for name, value in fields.items())])


def _value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _parse(log: Log, text: str) -> tuple[Seat, Command]:
    who, name, *fields = text.split()
    seat = {name: seat for seat, name in _SEATS.items()}.get(who) or Seat(int(who))
    kind = next(kind for kind in log.game.codec.types if kind.__struct_config__.tag == name)
    document: dict[str, object] = {"do": name}
    for field, (_, _, value) in zip(
        msgspec.structs.fields(kind), (each.partition("=") for each in fields), strict=True
    ):
        numbers = [int(number) for number in value.split(",")]
        document[field.name] = numbers if "tuple" in str(field.type) else numbers[0]
    return seat, msgspec.convert(document, kind)
