"""The table as it is laid out for one game: everything printed, nothing that moves."""

from typing import Final, final

COLUMNS: Final = 5
BASE_ROWS: Final = 6
CELLS: Final = 30

# What is printed on a sky cell. An explosion of number n is EXPLOSION + n.
EMPTY: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
MOTHERSHIP: Final = 3
EXPLOSION: Final = 16

# What the mothership does on a row.
NO_ACTION: Final = 0
EXCAVATOR_BACK: Final = 1
RESEARCH_BACK: Final = 2
EXTRA_SHIP: Final = 3
DAMAGE: Final = 4
SKULL: Final = 5

# What a room does.
NOTHING: Final = 0
AA_GUN: Final = 1
TUNNEL: Final = 2
ENERGY: Final = 3
FIGHTER: Final = 4
RESEARCH: Final = 5
ROBOT: Final = 6


@final
class Room:
    """One room: its cells, what it does (a second effect only in some), its price and its modifier."""

    def __init__(self, cells: list[int], first: int, second: int, cost: int, modifier: int) -> None:
        self.cells = cells
        self.first = first
        self.second = second
        self.cost = cost
        self.modifier = modifier


def _dig_path() -> list[int]:
    """The one line through all cells: row 0 from the right, row 1 from the left, and so on down."""
    return [
        row * COLUMNS + (column if row % 2 else COLUMNS - 1 - column)
        for row in range(BASE_ROWS)
        for column in range(COLUMNS)
    ]


DIG_PATH: Final[list[int]] = _dig_path()
"""Cells in the order in which they are dug. A cell is row * 5 + column."""

PATH_INDEX: Final[list[int]] = [DIG_PATH.index(cell) for cell in range(CELLS)]
"""Where each cell stands on the path."""


@final
class Board:
    """Sky, base and tracks of one game, shared by all its states.

    The place of a ship is (row + 1) * 5 + column, so that the first drop points, above row 0, are places 0 to 4.
    """

    def __init__(
        self,
        symbols: list[int],
        actions: list[int],
        amounts: list[int],
        first_drop_row: int,
        skull_row: int,
        rooms: list[Room],
        excavator_start: int,
        energy_start: int,
        energy_maximum: int,
        hits_to_lose: int,
        research: list[int],
        basic_ships: int,
        extra_ships: int,
        has_dice_in_tunnels: bool,
        has_lenient_digging: bool,
        hard_cards: list[str],
        our_cards: list[str],
    ) -> None:
        self.symbols = symbols
        """By place; the five places of the first drop points are empty."""
        self.actions = actions
        """What the mothership does on each sky row, and how much of it."""
        self.amounts = amounts
        self.rows = len(actions)
        """A ship that reaches this row has left the sky."""
        self.first_drop_row = first_drop_row
        self.skull_row = skull_row
        self.rooms = rooms
        self.room_at = [0] * CELLS
        """By cell: the number of its room."""
        for number, room in enumerate(rooms):
            for cell in room.cells:
                self.room_at[cell] = number
        self.excavator_start = excavator_start
        """As a path index."""
        self.energy_start = energy_start
        self.energy_maximum = energy_maximum
        self.hits_to_lose = hits_to_lose
        self.research = research
        """The number on each space after the start; the last one wins."""
        self.basic_ships = basic_ships
        """Green ships, numbered from 0; the extra ones, which are red, come after them."""
        self.extra_ships = extra_ships
        self.has_dice_in_tunnels = has_dice_in_tunnels
        """Open question Q4 of the rules: may a die wait in an excavated tunnel?"""
        self.has_lenient_digging = has_lenient_digging
        """Open question Q3: may dice ahead of the excavator be too small, or several?"""
        self.hard_cards = hard_cards
        self.our_cards = our_cards
        """The cards in play on which something is our own design."""
        self.takes_die = [rooms[self.room_at[cell]].first != TUNNEL or has_dice_in_tunnels for cell in range(CELLS)]
        """By cell: whether a die may lie there once it is excavated."""
