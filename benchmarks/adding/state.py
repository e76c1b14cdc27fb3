"""The rules, compiled with the kernel where the server is, as those of the games are."""

from typing import Final, final

from adding.messages import Added
from saucer.core.messages import Event
from saucer.core.seats import Seat, Seats
from saucer.core.state import Outcome, State

ADD: Final = 1


@final
class Adding(State):
    """How much it is so far; it never ends."""

    def __init__(self, total: int, seats: Seats, together: bool) -> None:
        self.total = total
        self.seats = seats
        self.together = together
        self.turns: list[Seats] = [(seat,) for seat in seats]

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
