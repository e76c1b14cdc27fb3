"""The table as it is laid out for one game: everything printed, nothing that moves."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.games.falling_skies.power import Hooks, Power

COLUMNS: Final = 5
BASE_ROWS: Final = 6
CELLS: Final = 30

# What is printed on a sky cell. An explosion of number n is EXPLOSION + n, a red one RED_EXPLOSION + n.
EMPTY: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
MOTHERSHIP: Final = 3
PORTAL_1: Final = 4
PORTAL_2: Final = 5
EXPLOSION: Final = 16
RED_EXPLOSION: Final = 32

# What the mothership does on a row.
NO_ACTION: Final = 0
EXCAVATOR_BACK: Final = 1
RESEARCH_BACK: Final = 2
EXTRA_SHIP: Final = 3
DAMAGE: Final = 4
SKULL: Final = 5
RUSH: Final = 6

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
        acts_before_descent: bool,
        powers: list[Power],
        details: object,
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
        """Green or purple ships, numbered from 0; the extra ones, red or white, come after them."""
        self.extra_ships = extra_ships
        self.orange_ship = -1
        """The number of the orange ship, always the last, where a scenario brings it in."""
        first_drop = (first_drop_row + 1) * COLUMNS
        self.start_places = [first_drop + ship for ship in range(basic_ships)]
        """Where the basic ships start."""
        self.twins = [-1] * len(symbols)
        """By place: the portal at the other end, or -1."""
        self.has_dice_in_tunnels = has_dice_in_tunnels
        """Open question Q4 of the rules: may a die wait in an excavated tunnel?"""
        self.has_lenient_digging = has_lenient_digging
        """Open question Q3: may dice ahead of the excavator be too small, or several?"""
        self.acts_before_descent = acts_before_descent
        """Whether the mothership does what it points at and then descends, or descends first (UFS-PNP-7, UFS-MS-2)."""
        self.details = details
        """What is told of the table beside all this; the rules never look at it."""
        self.robot_limit = 2
        self.aa_reduction = 1
        """How many rows less the ships of a gun's column descend."""
        self.dig_cost = 1
        self.dig_bonus = 0
        """How much farther than it shows a die digs."""
        self.takes_die = [rooms[self.room_at[cell]].first != TUNNEL or has_dice_in_tunnels for cell in range(CELLS)]
        """By cell: whether a die may lie there once it is excavated."""
        self.draw: Chance | None = None
        """The threat tile to be drawn before the game begins, if any."""
        self.after_draw: list[Board] = []
        """By tile: the table with that one turned."""
        self.powers = powers
        self.marks = 0
        """How much there is to remember for all powers."""
        for index, power in enumerate(powers):
            power.number = index
            power.slot = self.marks
            self.marks += power.memory()
            power.lay(self)
        self.hooks = Hooks(powers)
