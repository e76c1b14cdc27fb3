"""What every bot can do."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program."""

    @abstractmethod
    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """One of `state.legal(seat)`. Leaves `state` as it was."""

    def pause(self, state: State, seat: Seat, rng: Rng) -> int:
        """How long it takes, in milliseconds of table time, before it acts here; by default no time.

        It looks, thinks and acts after that, on the state as it is then.
        """
        return 0

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:  # noqa: B027 (most have nothing to do)
        """Think about each choice within so many playouts or so long; by default as the bot sees fit.

        Counted in playouts, the same `rng` leads to the same choice everywhere; against the clock it may not.
        A bot that does not search has nothing to limit.
        """
