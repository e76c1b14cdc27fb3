"""What somebody may say to a table (`docs/protocol.md`)."""

from typing import Annotated, Any, final

import msgspec

from saucer.core.seats import Seat
from saucer.tables.wishes import Wish

Ply = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[Seat, msgspec.Meta(ge=0, lt=256)]
Seq = Annotated[int, msgspec.Meta(ge=1, lt=2**53)]
Id = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Asking(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What a client may send."""


@final
class Hello(Asking, frozen=True, tag="hello"):
    """I know everything up to `ply`, and want to look from `seat`."""

    v: int
    ply: Ply | None = None
    seat: SeatNumber | None = None


class Look(Asking, frozen=True, tag="look"):
    id: Id
    seat: SeatNumber | None


class Act(Asking, frozen=True, tag="command"):
    id: Id
    command: msgspec.Raw
    ply: Ply | None = None
    seat: SeatNumber | None = None
    seq: Seq | None = None


class TakeBack(Asking, frozen=True, tag="undo"):
    id: Id
    ply: Ply | None = None
    seq: Seq | None = None


class LookAhead(Asking, frozen=True, tag="preview"):
    id: Id
    command: msgspec.Raw
    seat: SeatNumber | None = None


class Imagine(Asking, frozen=True, tag="imagine"):
    id: Id
    seat: SeatNumber | None = None


class AskFor(Asking, frozen=True, tag="ask"):
    id: Id
    ask: Wish


class Say(Asking, frozen=True, tag="chat"):
    id: Id
    text: str


class Draw(Asking, frozen=True, tag="sketch"):
    id: Id
    piece: str
    value: Any
    keep: bool = True


Asked = Act | TakeBack | LookAhead | Imagine | Look | AskFor | Say | Draw
READER: msgspec.json.Decoder[Hello | Asked] = msgspec.json.Decoder(Hello | Asked)
REQUESTS: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
"""Of somebody who wants to hear nothing but the answers, and so need not say hello."""
