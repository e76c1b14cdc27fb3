"""What a client may send through the websocket of a table (`docs/protocol.md`)."""

from typing import Annotated, Any, final

import msgspec

from saucer.tables.wishes import Wish
from saucer.web.wire import Ply, SeatNumber, Seq

Id = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Asking(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
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


Asked = Act | TakeBack | LookAhead | Look | AskFor | Say | Draw
READER: msgspec.json.Decoder[Hello | Asked] = msgspec.json.Decoder(Hello | Asked)
