"""What a table tells those who look at it (`docs/protocol.md`)."""

from typing import Any

import msgspec

from saucer.core.messages import Command, Event
from saucer.core.seats import Millis, Seat, Seats

PROTOCOL = 1


class Ended(msgspec.Struct, frozen=True):
    """How a game ended."""

    shares: tuple[float, ...]
    reason: str


class Step(msgspec.Struct, frozen=True):
    """A line of the log and what it did, as one seat may know it."""

    ply: int
    seat: Seat
    command: Command | None
    """None: secret."""
    events: list[Event]
    counts: bool


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What goes out through a socket."""


class ChairSeen(msgspec.Struct, frozen=True):
    """Who sits on a chair. `away`: seconds since its person was last here."""

    person: int | None
    name: str | None
    bot: str | None
    present: bool
    away: int | None
    ready: bool


class PersonSeen(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: int
    name: str
    present: bool
    muted: bool


class Me(msgspec.Struct, frozen=True):
    """Who is told all this."""

    person: int | None
    seats: Seats
    host: bool
    muted: bool


class ProposalSeen(msgspec.Struct, frozen=True):
    """What somebody would like to do if the others agree."""

    what: str
    person: int
    agreed: list[int]
    needed: list[int]


class CompanySeen(Message, frozen=True, tag="company"):
    """The people at a table and what they have arranged, as one of them may know it."""

    version: int
    phase: str
    seats: list[ChairSeen]
    people: list[PersonSeen]
    watching: int
    me: Me
    host: int
    invite: str | None
    listed: bool
    watch: bool
    chat: bool
    pace: int
    timed: bool
    can_pause: bool
    hides: bool
    proposal: ProposalSeen | None
    rematch: str | None
    origin: str | None


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said, `at` milliseconds since 1970."""

    number: int
    person: int
    name: str
    text: str
    at: int


class Chat(Message, frozen=True, tag="chat"):
    """What was said in a room."""

    room: str
    lines: list[ChatLine]


class Sketch(Message, frozen=True, tag="sketch"):
    """What a player shows the others beside the game: where a piece is now (None: nowhere)."""

    person: int
    piece: str
    value: Any
    keep: bool
    """Whether it stays there, also for those who come later."""


class SketchesSeen(Message, frozen=True, tag="sketches"):
    """All pieces that were put somewhere."""

    pieces: dict[str, Any]


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything somebody needs who knows nothing yet."""

    table: str
    game: str
    options: Any
    ply: int
    seat: Seat | None
    seats: Seats
    """Those one looks from: one's own, in a game with secrets only the chosen one."""
    seq: int
    now: Millis | None
    scenery: msgspec.Struct
    view: msgspec.Struct
    legal: list[Command]
    to_act: Seats
    outcome: Ended | None
    undo: bool
    company: CompanySeen
    v: int = PROTOCOL


class Update(Message, frozen=True, tag="update", rename={"since": "from"}):
    """What happened since, and how things stand now, as far as all see it alike; `looks` adds the rest."""

    since: int
    ply: int
    steps: list[Step]
    view: msgspec.Struct
    to_act: Seats
    outcome: Ended | None
    now: Millis | None
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


class Imagined(Message, frozen=True, tag="imagined"):
    """A whole position as one seat may believe it to be: who has the rules can play on from there."""

    ply: int
    game: str
    options: Any
    seats: int
    """How many play."""
    seat: Seat
    position: Any
    id: int | msgspec.UnsetType = msgspec.UNSET
    """Of the message that asked for it; a script's request has none."""


class Answer(msgspec.Struct, frozen=True):
    """As much of any answer as tells whether it is a refusal, which alone has a code."""

    ply: int
    code: str = ""
    args: dict[str, int | str] = {}


ANSWERS = msgspec.json.Decoder(Answer)


class Preview(msgspec.Struct, frozen=True):
    """What a command would do, for a script."""

    events: list[Event]
    view: msgspec.Struct
