"""What every game's state can do: the kernel that servers, bots, simulators and tests share."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Self, final

from mypy_extensions import mypyc_attr

from saucer.core.chance import Chance
from saucer.core.seats import Millis, Seat, Seats

if TYPE_CHECKING:
    from saucer.core.messages import Event

TICK: Final = 255
"""The verb of the clock's action, in every game: the time stands above it, in milliseconds."""


def tick(at: Millis) -> int:
    """The clock's action: it is `at` now."""
    return TICK | at << 8


@final
class Outcome:
    """How a game ended: each seat's share of success, 0 to 1, and the reason as an identifier."""

    def __init__(self, shares: tuple[float, ...], reason: str) -> None:
        self.shares = shares
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything true about a game in progress: plain ints and lists, quick to copy, compare and compile.

    An action is a packed int: its verb in the lowest byte, then one byte for each argument.
    """

    @abstractmethod
    def to_act(self) -> Seats:
        """Who may act now: people, the dealer or the clock; several at once in simultaneous play; nobody when over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[int]:
        """All actions the person on `seat` may take now. The dealer's are in `chance`, the clock's in `next_wakeup`."""

    @abstractmethod
    def step(self, seat: Seat, action: int, events: "list[Event] | None" = None) -> None:
        """Change this state by a legal action; tell what happened if somebody listens."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state equal to this one."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def estimate(self, seat: Seat) -> float:
        """How well things stand for `seat`, 0 to 1: for bots that cannot search to the end."""

    def chance(self) -> Chance | None:
        """What the dealer must decide now, or None."""
        return None

    def next_wakeup(self) -> Millis | None:
        """When the clock must act next if nobody acts before, or None. Its action is then `tick` of that time."""
        return None

    def told_time(self) -> Millis | None:
        """What the clock said last, where it matters when somebody acts; None: only what is due by itself matters.

        The clock may then act at any time after that and before the next wake-up, and does so before each act.
        """
        return None

    def elapsed(self) -> Millis:
        """How late it is at least, so that a table which begins with this state goes on from there."""
        return self.told_time() or Millis(0)
