"""Everything true about an invasion in progress."""

from typing import Final

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies.board import COLUMNS, PATH_INDEX, Board

SOLO: Final = Seat(0)

# Where a ship is when it is not in the sky: lying on the mothership, or out of the game for now.
WAITING: Final = -1
SUPPLY: Final = -2

# Where a worker die is when it is not in the base; likewise a robot without a cell.
IN_HAND: Final = -1
RESOLVED: Final = -2
NO_CELL: Final = -1

DICE: Final = 5
FIRST_WHITE: Final = 3
"""Dice 0, 1 and 2 are black or grey, 3 and 4 white."""
ROBOTS: Final = 2

# What is expected next, and of whom.
ROLL: Final = 0
PLACE: Final = 1
ROOMS: Final = 2
BUILD: Final = 3
SPAWN: Final = 4
OVER: Final = 5
DRAW: Final = 6

# How it ended.
UNDECIDED: Final = 0
WON: Final = 1
SKULL_REACHED: Final = 2
BASE_DESTROYED: Final = 3


class Invasion(State):
    """The markers, ships and dice on a board. Rules read and change it; `rules.FallingSkies` is the complete state."""

    def __init__(
        self,
        board: Board,
        phase: int,
        ending: int,
        round: int,
        mothership: int,
        energy: int,
        research: int,
        damage: int,
        excavator: int,
        ships: list[int],
        dice: list[int],
        dice_cells: list[int],
        digging: list[bool],
        robots: list[int],
        robot_cells: list[int],
        robot_spent: list[bool],
        room_in_use: int,
        new_robot: int,
        effect_to_come: int,
        value_to_come: int,
        marks: list[int],
    ) -> None:
        self.board = board
        self.phase = phase
        self.ending = ending
        self.round = round
        self.mothership = mothership
        """The sky row of the drop points; -1 is just above the sky."""
        self.energy = energy
        self.research = research
        """How many spaces the marker has gone."""
        self.damage = damage
        self.excavator = excavator
        """Its path index: everything before it is excavated."""
        self.ships = ships
        """By ship: its place, (row + 1) * 5 + column, or WAITING or SUPPLY."""
        self.dice = dice
        """By worker die: what it shows; 0: it has to be rolled."""
        self.dice_cells = dice_cells
        self.digging = digging
        """By worker die: whether it was placed ahead of the excavator, so that it can do nothing but dig."""
        self.robots = robots
        """By robot die: what it shows."""
        self.robot_cells = robot_cells
        self.robot_spent = robot_spent
        """By robot die: whether it has worked or been built this round."""
        self.room_in_use = room_in_use
        """The room whose effects are being resolved, or -1."""
        self.new_robot = new_robot
        """What the robot to be built now will show, or 0."""
        self.effect_to_come = effect_to_come
        """The effect of the room in use that waits until the robot is built, and its value."""
        self.value_to_come = value_to_come
        self.marks = marks
        """What the powers on the board remember."""


def column_of(place: i64) -> i64:
    """The column of a ship in the sky or of a cell in the base."""
    return place % COLUMNS


def row_of(place: i64) -> i64:
    """The sky row of a ship's place."""
    return place // COLUMNS - 1


def is_excavated(state: Invasion, cell: int) -> bool:
    """Whether `cell` lies behind the excavator (UFS-EXC-1); its own cell does not."""
    return PATH_INDEX[cell] < state.excavator


def die_on(state: Invasion, cell: int) -> int:
    """The worker die on `cell`, or -1."""
    cells = state.dice_cells
    for die in range(DICE):
        if cells[die] == cell:
            return die
    return -1


def robot_on(state: Invasion, cell: int) -> int:
    """The robot on `cell`, or -1."""
    if state.robot_cells[0] == cell:
        return 0
    return 1 if state.robot_cells[1] == cell else -1


def ship_at(state: Invasion, place: int) -> int:
    """The ship at a place in the sky, or -1."""
    for ship, its_place in enumerate(state.ships):
        if its_place == place:
            return ship
    return -1
