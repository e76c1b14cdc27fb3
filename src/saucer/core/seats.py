"""Who acts: people, and beside them the dealer, who brings chance, and the clock, who brings time."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""People sit on 0, 1, 2 ..."""

Seats = tuple[Seat, ...]

Millis = NewType("Millis", int)
"""Table time, counted from the table's beginning. Never a float of seconds."""

DEALER: Final = Seat(-1)
CLOCK: Final = Seat(-2)

NOBODY: Final[Seats] = ()
THE_DEALER: Final[Seats] = (DEALER,)
