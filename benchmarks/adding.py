"""The smallest game for two to four: they add 1, by turns or at any time. Known only where this is imported."""

from pathlib import Path
from typing import final

import msgspec

from saucer.core.codec import Codec
from saucer.core.game import Game
from saucer.core.messages import Command, Event, Options, Refusal
from saucer.core.registry import register
from saucer.core.seats import Seat, Seats
from saucer.core.state import Outcome, State

ADD = 1


class Add(Command, frozen=True, tag="add"):
    """Add 1."""


class Added(Event, frozen=True, tag="added"):
    total: int


class Total(msgspec.Struct, frozen=True):
    total: int


class AddingOptions(Options, frozen=True):
    """How they add."""

    together: bool = False
    """Anybody may add at any time."""


class Nothing(msgspec.Struct, frozen=True):
    pass


NOTHING = Nothing()


@final
class Adding(State):
    """How much it is so far; it never ends."""

    def __init__(self, total: int, seats: Seats, together: bool) -> None:
        self.total = total
        self.seats = seats
        self.together = together
        self.turns = [(seat,) for seat in seats]

    def to_act(self) -> Seats:
        return self.seats if self.together else self.turns[self.total % len(self.turns)]

    def legal(self, seat: Seat) -> list[int]:
        return [ADD]

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        self.total += 1
        if events is not None:
            events.append(Added(total=self.total, rule="ADD-1"))

    def copy(self) -> "Adding":
        return Adding(self.total, self.seats, self.together)

    def outcome(self) -> Outcome | None:
        return None

    def estimate(self, seat: Seat) -> float:
        return 0.5


class AddingGame(Game[Adding]):
    """The card of the game."""

    slug = "adding"
    rules = 1
    seats = range(2, 5)
    options = AddingOptions
    codec = Codec({ADD: Add})
    events = (Added,)
    refusals = frozenset({"not-now"})
    text = Path(__file__).parent

    def new(self, options: Options, seats: int) -> Adding:
        return self._with(0, options, seats)

    def explain(self, state: Adding, seat: Seat, command: Command) -> Refusal:
        return Refusal("not-now")

    def scenery(self, state: Adding) -> msgspec.Struct:
        return NOTHING

    def view(self, state: Adding, seat: Seat | None) -> msgspec.Struct:
        return Total(state.total)

    def position(self, state: Adding) -> msgspec.Struct:
        return Total(state.total)

    def restore(self, options: Options, seats: int, position: object) -> Adding:
        return self._with(msgspec.convert(position, Total).total, options, seats)

    def _with(self, total: int, options: Options, seats: int) -> Adding:
        assert isinstance(options, AddingOptions)
        return Adding(total, tuple(map(Seat, range(seats))), options.together)


register(AddingGame())
