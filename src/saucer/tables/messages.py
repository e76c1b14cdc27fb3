"""What a table tells those who look at it (`docs/protocol.md`)."""

from typing import Any

import msgspec

from saucer.core.messages import Command, Event
from saucer.core.seats import Seat, Seats
from saucer.core.state import Outcome

PROTOCOL = 1


class Ended(msgspec.Struct, frozen=True):
    """How a game ended."""

    shares: tuple[float, ...]
    reason: str


def ended(outcome: Outcome | None) -> Ended | None:
    """An outcome in its JSON form."""
    return None if outcome is None else Ended(outcome.shares, outcome.reason)


class Step(msgspec.Struct, frozen=True):
    """A line of the log and what it did, as one seat may know it."""

    ply: int
    seat: Seat
    command: Command
    events: list[Event]
    counts: bool


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What goes out through a socket."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything somebody needs who knows nothing yet."""

    table: str
    game: str
    options: Any
    ply: int
    seat: Seat | None
    bots: dict[Seat, str]
    scenery: msgspec.Struct
    view: msgspec.Struct
    legal: list[Command]
    to_act: Seats
    outcome: Ended | None
    undo: bool
    v: int = PROTOCOL


class Update(Message, frozen=True, tag="update", rename={"since": "from"}):
    """What happened since, and how things stand now."""

    since: int
    ply: int
    steps: list[Step]
    view: msgspec.Struct
    legal: list[Command]
    to_act: Seats
    outcome: Ended | None
    undo: bool
    scenery: msgspec.Struct | msgspec.UnsetType = msgspec.UNSET


class Ack(Message, frozen=True, tag="ack"):
    """A command is on disk."""

    id: int
    ply: int


class Refusing(Message, frozen=True, tag="refused"):
    """A message did nothing. Without an `id`, the message could not be read."""

    id: int | None
    ply: int
    code: str
    args: dict[str, int | str]


class Previewed(Message, frozen=True, tag="preview"):
    """What a command would do, up to the next chance."""

    id: int
    ply: int
    events: list[Event]
    view: msgspec.Struct


class Preview(msgspec.Struct, frozen=True):
    """What a command would do, for a script."""

    events: list[Event]
    view: msgspec.Struct
