"""What a log's file holds: a header, and lines."""

from typing import Any

import msgspec

from saucer.core.messages import Command
from saucer.core.seats import Millis, Seat


class Undo(Command, frozen=True, tag="undo"):
    """Go back to how it was when the log had `ply` lines."""

    ply: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game was set up. `start` is a position to begin from instead of the usual one."""

    saucer: int
    game: str
    rules: int
    options: Any
    seats: int
    start: Any = None


class Line(msgspec.Struct, frozen=True):
    """At `at` milliseconds of table time, `seat` gave `command`; `ply` lines stood before it."""

    ply: int
    seat: Seat
    command: Command
    at: Millis


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line as it stands in the file, its command not yet understood."""

    ply: int
    seat: int
    command: msgspec.Raw
    at: int
