"""What is to be written: rows, each with a value for every column of the statement that writes it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, final

import msgspec

from saucer.core.lines import Line
from saucer.store.statements import Row, Statement

_encode = msgspec.json.Encoder().encode

NO_SEQUENCE: Final[Mapping[int, int]] = {}


@final
class Rows:
    """A statement and the rows to run it with."""

    def __init__(self, statement: Statement, values: list[Row]) -> None:
        self.statement = statement
        self.values = values


def ply_rows(table: str, lines: Sequence[Line], sequence: Mapping[int, int] = NO_SEQUENCE) -> list[Row]:
    """Lines of a table, with the senders' numbers by ply."""
    found: list[Row] = []
    for line in lines:
        command: Any = _encode(line.command)
        found.append((table, line.ply, line.seat, command.decode(), line.at, sequence.get(line.ply)))
    return found


def member_rows(table: str, hashes: Iterable[str]) -> list[Row]:
    """Who belongs to a table."""
    return [(table, member) for member in hashes]
