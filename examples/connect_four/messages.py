"""What is asked and what happens."""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Event


class Drop(Command, frozen=True, tag="drop"):
    """Let a disc fall into a column, counted from 0 at the left."""

    column: Byte


class DiscDropped(Event, frozen=True, tag="disc_dropped"):
    """Rows count from 0 at the bottom."""

    seat: int
    row: int
    column: int


class FourConnected(Event, frozen=True, tag="four_connected"):
    seat: int


class BoardFilled(Event, frozen=True, tag="board_filled"):
    pass


CODEC = Codec({1: Drop})
EVENTS: tuple[type[Event], ...] = (DiscDropped, FourConnected, BoardFilled)
