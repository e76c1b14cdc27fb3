"""What is asked and what happens, and who may know of it."""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Event, Face, Tick
from saucer.core.seats import Seat
from saucer.core.state import TICK


class Deal(Command, frozen=True, tag="deal"):
    """The dealer's: a card for one seat, counted from 1 like all that the dealer brings. Nobody else may know it."""

    to: Face
    cards: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.to - 1


class Pick(Command, frozen=True, tag="pick"):
    """Lay a card of one's hand face down, instead of the one that may lie there."""

    card: Byte

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class Done(Command, frozen=True, tag="done"):
    """Agree that the round closes; the pick may still be changed until it does."""


class Wave(Command, frozen=True, tag="wave"):
    """Greet everybody."""


class CardDealt(Event, frozen=True, tag="card_dealt"):
    seat: int
    card: int

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class HandsDealt(Event, frozen=True, tag="hands_dealt"):
    cards: int


class Picked(Event, frozen=True, tag="picked"):
    """Everybody sees that a card lies there, not which one."""

    seat: int


class CardPicked(Event, frozen=True, tag="card_picked"):
    seat: int
    card: int

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class SaidDone(Event, frozen=True, tag="said_done"):
    seat: int


class Waved(Event, frozen=True, tag="waved"):
    seat: int


class BellRang(Event, frozen=True, tag="bell_rang"):
    pass


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int


class PointWon(Event, frozen=True, tag="point_won"):
    seat: int
    card: int


class NobodyWon(Event, frozen=True, tag="nobody_won"):
    pass


CODEC = Codec({1: Deal, 2: Pick, 3: Done, 4: Wave, TICK: Tick})
EVENTS: tuple[type[Event], ...] = (
    CardDealt,
    HandsDealt,
    Picked,
    CardPicked,
    SaidDone,
    Waved,
    BellRang,
    CardPlayed,
    PointWon,
    NobodyWon,
)
