"""What players show each other beside the game: pieces moved about on a sketch of the board, notes, pings.

It has no effect on the game, stands in no log and lives in memory only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import msgspec

from saucer.tables.messages import Sketch, SketchesSeen
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode

if TYPE_CHECKING:
    from saucer.tables.table import Table

PIECES_AT_MOST = 100
VALUE_AT_MOST = 200
"""So many characters of JSON."""

_PIECE = re.compile(r"[a-z0-9_:-]{1,40}")


class Sketched(msgspec.Struct, frozen=True, tag="sketch"):
    """What one process tells the others of a sketch."""

    process: str
    table: str
    sketch: Sketch


class Sketches:
    """The latest value of every piece, for those who sit here; who only watches hears nothing of it."""

    def __init__(
        self, table: Table, subscriptions: Collection[Subscription], pass_on: Callable[[Sketch], None]
    ) -> None:
        self._table = table
        self._subscriptions = subscriptions
        self._pass_on = pass_on
        self._pieces: dict[str, Any] = {}

    def draw(self, holder: str | None, piece: str, value: Any, keep: bool) -> None:
        """Put a piece somewhere, or (None) wipe it away; what is not kept is only told to those who are here."""
        if not _PIECE.fullmatch(piece):
            raise Refused("bad-message", problem="a piece is called by 1 to 40 of a-z, 0-9, _, : and -")
        if not _is_short(value):
            raise Refused("bad-message", problem=f"a value has at most {VALUE_AT_MOST} characters")
        company = self._table.company
        person = company.person_of(holder)
        if person is None or not company.seats_of(holder):
            raise Refused("not-your-seat")
        if company.people[person].muted:
            raise Refused("muted")
        if self._table.is_over:
            raise Refused("game-over")
        if self._table.is_hushed:
            raise Refused("hushed")
        if keep and value is not None and piece not in self._pieces and len(self._pieces) >= PIECES_AT_MOST:
            raise Refused("too-many", most=PIECES_AT_MOST)
        sketch = Sketch(person, piece, value, keep)
        self.take(sketch)
        self._pass_on(sketch)

    def take(self, sketch: Sketch) -> None:
        """Tell the players what one of them drew, here or in another process."""
        if sketch.keep:
            self._pieces.pop(sketch.piece, None)
            if sketch.value is not None and len(self._pieces) < PIECES_AT_MOST:
                self._pieces[sketch.piece] = sketch.value
        text = encode(sketch)
        for subscription in list(self._subscriptions):
            if self._table.company.seats_of(subscription.holder):
                subscription.send_text(text)

    def greet(self, subscription: Subscription) -> None:
        """Tell a player who comes or sits down what there is."""
        if self._pieces and self._table.company.seats_of(subscription.holder):
            subscription.send(SketchesSeen(self._pieces))

    def clear(self) -> None:
        """Forget everything: the game is over."""
        self._pieces.clear()


def _is_short(value: Any) -> bool:
    try:
        return len(encode(value).decode()) <= VALUE_AT_MOST
    except RecursionError:
        return False
