"""From stored or sent JSON to logs and commands."""

from typing import Any, Union

import msgspec

from saucer.core.game import AnyGame
from saucer.core.lines import Line
from saucer.core.log import Log, command_reader
from saucer.core.messages import Command, Options
from saucer.core.registry import UnknownGame, find
from saucer.store.store import PlyRow, Stored
from saucer.tables.refusals import Refused

_readers: dict[str, msgspec.json.Decoder[Command]] = {}


def read_game(slug: str) -> AnyGame:
    """The game called `slug`."""
    try:
        return find(slug)
    except UnknownGame as problem:
        raise Refused("no-such-game") from problem


def read_options(game: AnyGame, options: bytes | msgspec.Raw) -> Options:
    """A game's set-up choices."""
    try:
        return msgspec.json.decode(options, type=game.options)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("bad-options", problem=str(problem)) from problem


def read_command(game: AnyGame, command: bytes | msgspec.Raw) -> Command:
    """What a person asks for. Undo is none of these: it has a way of its own."""
    if game.slug not in _readers:
        _readers[game.slug] = msgspec.json.Decoder(Union[game.codec.types])  # noqa: UP007
    try:
        return _readers[game.slug].decode(command)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("unknown-command") from problem


def new_log(game: AnyGame, options: Options, seats: int, start: Any) -> Log:
    """A log without lines, set up as somebody asked."""
    if seats not in game.seats:
        raise Refused("bad-seats", least=game.seats.start, most=game.seats.stop - 1)
    try:
        return Log(game, options, seats, start)
    except (ValueError, OverflowError) as problem:
        raise Refused("bad-options" if start is None else "bad-position", problem=str(problem)) from problem


def read_log(stored: Stored) -> Log:
    """A table's log as the store has it."""
    row = stored.row
    game = read_game(row.game)
    if row.rules != game.rules:
        raise Refused("old-rules", played=row.rules, now=game.rules)
    log = Log(
        game,
        read_options(game, row.options.encode()),
        row.seats,
        None if row.start is None else msgspec.json.decode(row.start),
    )
    log.extend(read_line(game, ply) for ply in stored.plies)
    return log


def read_line(game: AnyGame, ply: PlyRow) -> Line:
    """A line as the store has it."""
    return Line(ply.ply, ply.seat, command_reader(game).decode(ply.command), ply.at)
