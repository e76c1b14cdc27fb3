"""Connect Four: the rules, in the plain Python that mypyc compiles."""

from typing import Final, final

from saucer.core.messages import Event
from saucer.core.seats import NOBODY, Seat, Seats
from saucer.core.state import Outcome, State

from .messages import BoardFilled, DiscDropped, FourConnected

COLUMNS: Final = 7
ROWS: Final = 6
DROP: Final = 1
"""The verb of the only action; its argument is the column."""

EMPTY: Final = -1
BORDER: Final = -2
# Cells lie in rows of eight from the bottom left. One border cell between two rows and a row of them below and above
# stop every line, so that nobody has to look where the board ends.
STRIDE: Final = 8
FIRST_CELL: Final = STRIDE + 1
DIRECTIONS: Final = (1, STRIDE - 1, STRIDE, STRIDE + 1)

FIRST: Final = Seat(0)
TURNS: Final[list[Seats]] = [(Seat(0),), (Seat(1),)]


def cell_at(row: int, column: int) -> int:
    """Where a cell lies in the list of cells; row 0 is at the bottom."""
    return FIRST_CELL + row * STRIDE + column


@final
class ConnectFour(State):
    """Seven columns, two seats: who first has four discs in a line wins."""

    def __init__(self, cells: list[int], tops: list[int], drops: list[int], turn: int, winner: int) -> None:
        self.cells = cells
        """By cell: the seat whose disc it holds, EMPTY or BORDER."""
        self.tops = tops
        """By column: the cell into which the next disc falls."""
        self.drops = drops
        """The actions that are left: a column that is full has none."""
        self.turn = turn
        """Whose turn it is, or -1 when the game is over."""
        self.winner = winner
        """The seat that has four, or -1."""

    def to_act(self) -> Seats:
        return NOBODY if self.turn < 0 else TURNS[self.turn]

    def legal(self, seat: Seat) -> list[int]:
        return self.drops.copy() if seat == self.turn else []

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        column = action >> 8
        cell = self.tops[column]
        self.cells[cell] = seat
        self.tops[column] = cell + STRIDE
        if self.cells[cell + STRIDE] == BORDER:
            self.drops.remove(action)
        if events is not None:
            events.append(DiscDropped(rule="C4-1", seat=seat, row=cell // STRIDE - 1, column=column))
        if has_four(self.cells, cell):
            self.winner = seat
            self.turn = -1
            if events is not None:
                events.append(FourConnected(rule="C4-2", seat=seat))
        elif not self.drops:
            self.turn = -1
            if events is not None:
                events.append(BoardFilled(rule="C4-3"))
        else:
            self.turn = 1 - seat

    def copy(self) -> "ConnectFour":
        return ConnectFour(self.cells.copy(), self.tops.copy(), self.drops.copy(), self.turn, self.winner)

    def outcome(self) -> Outcome | None:
        if self.turn >= 0:
            return None
        if self.winner < 0:
            return Outcome((0.5, 0.5), "full")
        return Outcome((1.0, 0.0) if self.winner == FIRST else (0.0, 1.0), "four")

    def estimate(self, seat: Seat) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if self.winner == seat else 0.0


def has_four(cells: list[int], cell: int) -> bool:
    """Whether the disc in `cell` lies in a line of at least four of its colour."""
    disc = cells[cell]
    for direction in DIRECTIONS:
        length = 1
        other = cell + direction
        while cells[other] == disc:
            length += 1
            other += direction
        other = cell - direction
        while cells[other] == disc:
            length += 1
            other -= direction
        if length >= 4:
            return True
    return False


def new() -> ConnectFour:
    """The empty board; seat 0 begins."""
    cells = [BORDER] * (cell_at(ROWS, COLUMNS) + 1)
    for row in range(ROWS):
        for column in range(COLUMNS):
            cells[cell_at(row, column)] = EMPTY
    tops = [cell_at(0, column) for column in range(COLUMNS)]
    return ConnectFour(cells, tops, [DROP | column << 8 for column in range(COLUMNS)], FIRST, -1)
