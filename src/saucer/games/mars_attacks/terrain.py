"""Walls on the edges of squares: where one may step, and what one sees, in whole numbers only."""

from typing import Final, final

from saucer.games.mars_attacks.board import (
    BLOCKED,
    CLEAR,
    DIRECTIONS,
    HIGH,
    LOW,
    NO_WALL,
    NORMAL,
    OUTSIDE,
    SIZE,
    SQUARES,
    WALLED,
)

_UNITS: Final = 10
"""Units in the side of a square."""
_MIDDLE: Final = 5
_OFFSETS: Final = [(0, 0), (-3, -3), (-3, 3), (3, -3), (3, 3)]
"""Of the five points of a square from its middle (MA-LOS-1)."""
_LINES: Final = 9
_SPAN: Final = 15
_UNKNOWN: Final = -1


def _path(y: int, x: int, end_y: int, end_x: int) -> list[int]:
    """The squares whose inside a line passes, as row * 64 + column: a step to a diagonal neighbour cuts a corner."""
    row, column = y // _UNITS, x // _UNITS
    rows, columns = end_y - y, end_x - x
    last_row, last_column = end_y // _UNITS, end_x // _UNITS
    found = [row * 64 + column]
    while row != last_row or column != last_column:
        to_row = abs((row + 1 if rows > 0 else row) * _UNITS - y) * abs(columns)
        to_column = abs((column + 1 if columns > 0 else column) * _UNITS - x) * abs(rows)
        if rows and (not columns or to_row <= to_column):
            row += 1 if rows > 0 else -1
        if columns and (not rows or to_column <= to_row):
            column += 1 if columns > 0 else -1
        found.append(row * 64 + column)
    return found


def _paths(rows: int, columns: int) -> list[list[int]]:
    """The five forward lines to a square so far away, then the four reverse ones (MA-LOS-1).

    The shooter stands on row 8, column 8 of a wider board, so that no number is negative.
    """
    y, x = SIZE * _UNITS + _MIDDLE, SIZE * _UNITS + _MIDDLE
    end_y, end_x = y + rows * _UNITS, x + columns * _UNITS
    forward = [_path(y, x, end_y + down, end_x + right) for down, right in _OFFSETS]
    return forward + [_path(y + down, x + right, end_y, end_x) for down, right in _OFFSETS[1:]]


_PATHS: Final[list[list[list[int]]]] = [
    _paths(number // _SPAN - SIZE + 1, number % _SPAN - SIZE + 1) for number in range(_SPAN * _SPAN)
]
"""By difference of two squares: its nine lines."""


@final
class _PastCars:
    """What is seen with cars on these squares, as far as it was asked for."""

    def __init__(self, cars: list[int]) -> None:
        self.cars = cars
        self.sights = [_UNKNOWN] * (SQUARES * SQUARES)


@final
class Terrain:
    """A board of 8 by 8 squares with walls on some edges."""

    def __init__(self, east: list[int], south: list[int]) -> None:
        self.east = east
        """By square: the wall on its edge towards the next column."""
        self.south = south
        """By square: the wall on its edge towards the next row."""
        self.ways = [self._way(square, direction) for square in range(SQUARES) for direction in range(8)]
        """By square * 8 + direction: where a step leads, or WALLED or OUTSIDE."""
        self.steps = [
            sorted([to for to in self.ways[square * 8 : square * 8 + 8] if to >= 0]) for square in range(SQUARES)
        ]
        """By square: those that one may step to."""
        self._lines = [_UNKNOWN] * (SQUARES * SQUARES)
        self._sights = [_UNKNOWN] * (SQUARES * SQUARES)
        self._past_cars = _PastCars([])

    def wall(self, a: int, b: int) -> int:
        """The wall between two squares that share an edge."""
        if a > b:
            a, b = b, a
        return self.east[a] if b == a + 1 else self.south[a]

    def _way(self, square: int, direction: int) -> int:
        """Where a step leads: straight on unless a high wall stands there (MA-MOVE-1), diagonally where one of the two
        ways round the corner crosses no high wall (MA-MOVE-2)."""
        rows, columns = DIRECTIONS[direction]
        row, column = (square >> 3) + rows, (square & 7) + columns
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return OUTSIDE
        to = row * SIZE + column
        if rows == 0 or columns == 0:
            return WALLED if self.wall(square, to) == HIGH else to
        by_row = row * SIZE + (square & 7)
        by_column = (square & ~7) + column
        if self.wall(square, by_row) != HIGH and self.wall(by_row, to) != HIGH:
            return to
        if self.wall(square, by_column) != HIGH and self.wall(by_column, to) != HIGH:
            return to
        return WALLED

    def sight(self, shooter: int, target: int, cars: list[int]) -> int:
        """BLOCKED, NORMAL or CLEAR (MA-LOS-5); remembered, with cars in between (MA-LOS-4) until they are others."""
        pair = shooter * SQUARES + target
        if self._lines[pair] == _UNKNOWN:
            self._lines[pair] = self._severities(shooter, target)
            self._sights[pair] = _judged(self._lines[pair])
        if not cars or self._sights[pair] == BLOCKED:
            return self._sights[pair]
        past = self._past_cars
        if past.cars != cars:
            past = _PastCars(cars.copy())
            self._past_cars = past
        if past.sights[pair] == _UNKNOWN:
            past.sights[pair] = _judged(self._behind_cars(shooter, target, self._lines[pair], cars))
        return past.sights[pair]

    def _severities(self, shooter: int, target: int) -> int:
        """Two bits for each of the nine lines: the highest wall it crosses (MA-LOS-2)."""
        found = 0
        rows, columns = (target >> 3) - (shooter >> 3), (target & 7) - (shooter & 7)
        shift = (shooter >> 3) * 64 + (shooter & 7) - SIZE * 64 - SIZE
        for number, path in enumerate(_PATHS[(rows + SIZE - 1) * _SPAN + columns + SIZE - 1]):
            worst = NO_WALL
            before = shooter
            for place in path[1:]:
                here = place + shift
                square = (here >> 6) * SIZE + (here & 63)
                crossed = self._crossed(before, square, shooter, target)
                worst = max(worst, crossed)
                before = square
            found |= worst << (2 * number)
        return found

    def _crossed(self, a: int, b: int, shooter: int, target: int) -> int:
        """The wall that a line crosses from a to b; at a corner the lower of the two ways round it (MA-LOS-2)."""
        if (a >> 3) == (b >> 3) or (a & 7) == (b & 7):
            return self._hindrance(a, b, shooter, target)
        by_row = (b & ~7) + (a & 7)
        by_column = (a & ~7) + (b & 7)
        one = max(self._hindrance(a, by_row, shooter, target), self._hindrance(by_row, b, shooter, target))
        other = max(self._hindrance(a, by_column, shooter, target), self._hindrance(by_column, b, shooter, target))
        return min(one, other)

    def _hindrance(self, a: int, b: int, shooter: int, target: int) -> int:
        """A wall as it counts: one shoots over the low wall one hides behind (MA-LOS-3)."""
        wall = self.wall(a, b)
        if wall == LOW and (a == shooter or b == shooter) and a != target and b != target:
            return NO_WALL
        return wall

    def _behind_cars(self, shooter: int, target: int, lines: int, cars: list[int]) -> int:
        """The same lines, those that pass through a car's square being blocked (MA-LOS-4)."""
        rows, columns = (target >> 3) - (shooter >> 3), (target & 7) - (shooter & 7)
        shift = (shooter >> 3) * 64 + (shooter & 7) - SIZE * 64 - SIZE
        for number, path in enumerate(_PATHS[(rows + SIZE - 1) * _SPAN + columns + SIZE - 1]):
            for place in path:
                here = place + shift
                square = (here >> 6) * SIZE + (here & 63)
                if square != shooter and square != target and square in cars:
                    lines |= HIGH << (2 * number)
                    lines &= ~(1 << (2 * number))
        return lines


def _judged(lines: int) -> int:
    """Clear: all five forward lines are free. Blocked: all nine meet something high (MA-LOS-5)."""
    if lines & 0x3FF == 0:
        return CLEAR
    for number in range(_LINES):
        if lines >> (2 * number) & 3 != HIGH:
            return NORMAL
    return BLOCKED
