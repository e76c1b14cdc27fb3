"""The smallest game for two to four: they add 1, by turns or at any time. Known only where this is imported."""

from pathlib import Path

import msgspec

from adding.messages import Add, Added
from adding.state import ADD, Adding
from saucer.core.codec import Codec
from saucer.core.game import Game
from saucer.core.messages import Command, Options, Refusal
from saucer.core.registry import register
from saucer.core.seats import Seat


class Total(msgspec.Struct, frozen=True):
    total: int


class AddingOptions(Options, frozen=True):
    """How they add."""

    together: bool = False
    """Anybody may add at any time."""


class Nothing(msgspec.Struct, frozen=True):
    pass


NOTHING = Nothing()


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
