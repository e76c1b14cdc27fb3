"""A tiny game that has all that Under Falling Skies lacks: two seats at once, hidden cards, and a clock.

Each seat is dealt a card from 1 to 3. Whoever calls the other's card first wins, or loses if the call is wrong. After
three seconds it is a draw.
"""

from pathlib import Path
from typing import Final

import msgspec

from saucer.core.chance import Chance
from saucer.core.codec import Codec
from saucer.core.game import Game
from saucer.core.messages import Byte, Command, Event, Face, Options, Refusal, Tick
from saucer.core.seats import CLOCK, DEALER, NOBODY, THE_DEALER, Millis, Seat, Seats
from saucer.core.state import TICK, Outcome, State

DEAL: Final = 0
CALL: Final = 1
CARDS: Final = (1, 2, 1)
"""Weights: there are two cards of value 2."""
EVERYBODY: Final[Seats] = (Seat(0), Seat(1), CLOCK)


class Deal(Command, frozen=True, tag="deal"):
    """The dealer's: a card for each seat."""

    cards: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class Call(Command, frozen=True, tag="call"):
    card: Byte


class CardDealt(Event, frozen=True, tag="card_dealt"):
    seat: int
    card: int

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class CardCalled(Event, frozen=True, tag="card_called"):
    seat: int
    card: int


class SecondPassed(Event, frozen=True, tag="second_passed"):
    left: int


class ToyState(State):
    def __init__(self, cards: list[int], left: int, shares: list[float]) -> None:
        self.cards = cards
        self.left = left
        """Seconds until it is a draw."""
        self.shares = shares

    def to_act(self) -> Seats:
        if self.shares:
            return NOBODY
        return EVERYBODY if self.cards else THE_DEALER

    def chance(self) -> Chance | None:
        return None if self.cards else Chance(DEAL, (CARDS, CARDS))

    def next_wakeup(self) -> Millis | None:
        return Millis((4 - self.left) * 1000) if CLOCK in self.to_act() else None

    def legal(self, seat: Seat) -> list[int]:
        return [CALL | card << 8 for card in (1, 2, 3)] if seat in self.to_act() and seat >= 0 else []

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        told: list[Event] = []
        if seat == DEALER:
            self.cards = [action >> 8 & 255, action >> 16]
            told += [CardDealt(rule="TOY-1", seat=each, card=card) for each, card in enumerate(self.cards)]
        elif seat == CLOCK:
            assert action & 255 == TICK
            self.left -= 1
            told.append(SecondPassed(rule="TOY-3", left=self.left))
            if self.left == 0:
                self.shares = [0.5, 0.5]
        else:
            has_won = self.cards[1 - seat] == action >> 8
            self.shares = [1.0, 0.0] if has_won == (seat == 0) else [0.0, 1.0]
            told.append(CardCalled(rule="TOY-2", seat=seat, card=action >> 8))
        if events is not None:
            events += told

    def copy(self) -> "ToyState":
        return ToyState(self.cards.copy(), self.left, self.shares.copy())

    def outcome(self) -> Outcome | None:
        return Outcome((self.shares[0], self.shares[1]), "called" if self.left else "draw") if self.shares else None

    def estimate(self, seat: Seat) -> float:
        return self.shares[seat] if self.shares else 0.5


class Seen(msgspec.Struct, frozen=True):
    """A seat's own card, and what everybody sees. All cards lie open in the end."""

    left: int
    cards: tuple[int | None, ...]


class ToyPosition(msgspec.Struct, frozen=True):
    left: int
    cards: tuple[int, ...]
    shares: tuple[float, ...]


class ToyOptions(Options, frozen=True):
    pass


class ToyGame(Game[ToyState]):
    slug = "toy"
    rules = 1
    seats = range(2, 3)
    options = ToyOptions
    codec = Codec({DEAL: Deal, CALL: Call, TICK: Tick})
    events = (CardDealt, CardCalled, SecondPassed)
    refusals = frozenset({"no-such-card"})
    text = Path(__file__).parent / "toy_text"

    def new(self, options: Options, seats: int) -> ToyState:
        return ToyState([], 3, [])

    def explain(self, state: ToyState, seat: Seat, command: Command) -> Refusal:
        return Refusal("no-such-card")

    def scenery(self, state: ToyState) -> msgspec.Struct:
        return ToyOptions()

    def view(self, state: ToyState, seat: Seat | None) -> Seen:
        is_over = bool(state.shares)
        return Seen(
            state.left, tuple(card if is_over or seat == each else None for each, card in enumerate(state.cards))
        )

    def position(self, state: ToyState) -> ToyPosition:
        return ToyPosition(state.left, tuple(state.cards), tuple(state.shares))

    def restore(self, options: Options, seats: int, position: object) -> ToyState:
        seen = msgspec.convert(position, ToyPosition)
        return ToyState(list(seen.cards), seen.left, list(seen.shares))


TOY = ToyGame()


def shuffle_hidden(state: State, seat: Seat | None) -> State:
    """The same game with other cards where `seat` may not look."""
    assert isinstance(state, ToyState)
    other = state.copy()
    if not state.shares:
        other.cards = [card if each == seat else card % 3 + 1 for each, card in enumerate(state.cards)]
    return other
