"""What a die does in a column by itself: its ships fall, and it works in a room of one cell or digs."""

from typing import Final, final

from saucer.games.falling_skies.board import (
    AA_GUN,
    BASE_ROWS,
    COLUMNS,
    ENERGY,
    FIGHTER,
    LEFT,
    MOTHERSHIP,
    NOTHING,
    PATH_INDEX,
    RESEARCH,
    RIGHT,
    ROBOT,
    TUNNEL,
    Room,
)
from saucer.games.falling_skies.planner.outlook import FACES, Outlook
from saucer.games.falling_skies.planning import descent, is_closed
from saucer.games.falling_skies.rooms import is_hit, price, with_powers
from saucer.games.falling_skies.state import DICE, Invasion, robot_on, ship_at

IMPOSSIBLE: Final = -1e9
_FATAL: Final = -1e6


@final
class ColumnWorths:
    """Tables by column * 7 + face (or rows of falling), for one state and its open columns.

    Every die is valued as if it were the only one still to be placed; arrows are followed and mothership symbols
    counted, but what one column's ships do to another's is left to whoever plays the placements out.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._columns: list[int] = []
        self.fall: list[float] = []
        """What it is worth to let the ships of a column fall."""
        self.single: list[float] = []
        """The best that a die does without digging or filling a wide room, and on which cell."""
        self.single_cell: list[int] = []
        self.dig: list[float] = []
        """The best that it does by digging, and where to."""
        self.dig_cell: list[int] = []

    def work_out(self, state: Invasion, columns: list[int]) -> None:
        """Fill the tables for the open `columns`."""
        self._columns = columns
        self._value_falls(state)
        self.single = [IMPOSSIBLE] * (COLUMNS * 7)
        self.single_cell = [-1] * (COLUMNS * 7)
        self.dig = [IMPOSSIBLE] * (COLUMNS * 7)
        self.dig_cell = [-1] * (COLUMNS * 7)
        may_dig = True
        for die in range(DICE):
            if state.dice_cells[die] >= 0 and state.digging[die]:
                may_dig = False
        for column in columns:
            for row in range(BASE_ROWS):
                cell = row * COLUMNS + column
                if PATH_INDEX[cell] < state.excavator:
                    self._value_cell(state, cell)
                elif may_dig:
                    self._value_digging(state, cell)

    def _value_falls(self, state: Invasion) -> None:
        outlook, board = self._outlook, state.board
        to_come = outlook.rounds_to_come(state)
        ship_worth = outlook.ship[to_come]
        hit = outlook.damage[to_come][state.damage + 1] - outlook.damage[to_come][state.damage]
        if state.damage + 1 == board.hits_to_lose:
            hit = _FATAL
        called_down = outlook.flat[to_come - 1] - outlook.flat[to_come] if to_come > 1 else _FATAL
        top = ship_worth[(state.mothership + 1) * COLUMNS + COLUMNS // 2]
        beyond = (board.rows + 1) * COLUMNS
        self.fall = [0.0] * (COLUMNS * 7)
        for place in state.ships:
            if place < 0:
                continue
            column = place % COLUMNS
            now = ship_worth[place]
            for rows in range(1, FACES + 1):
                there = place + rows * COLUMNS
                worth = 0.0
                if there >= beyond:
                    worth = top + hit
                else:
                    symbol = board.symbols[there]
                    if symbol == LEFT:
                        if ship_at(state, there - 1) < 0:
                            there -= 1
                    elif symbol == RIGHT:
                        if ship_at(state, there + 1) < 0:
                            there += 1
                    elif symbol == MOTHERSHIP:
                        worth = called_down
                    worth += ship_worth[there]
                self.fall[column * 7 + rows] += worth - now

    def _value_cell(self, state: Invasion, cell: int) -> None:
        board = state.board
        if not board.takes_die[cell] or robot_on(state, cell) >= 0 or is_closed(state, cell):
            return
        room = board.rooms[board.room_at[cell]]
        for face in range(1, FACES + 1):
            at = cell % COLUMNS * 7 + face
            worth = self.fall[cell % COLUMNS * 7 + descent(state, cell, face)]
            if room.first != AA_GUN and len(room.cells) == 1:
                worth += max(0.0, self._room(state, room, with_powers(state, room, face + room.modifier)))
            if worth > self.single[at]:
                self.single[at] = worth
                self.single_cell[at] = cell

    def _value_digging(self, state: Invasion, cell: int) -> None:
        excavator_worth = self._outlook.excavator[self._outlook.rounds_to_come(state) - 1]
        index = PATH_INDEX[cell]
        distance = index - state.excavator
        if distance == 0 or is_closed(state, cell):
            return
        gain = excavator_worth[index] - excavator_worth[state.excavator] - self.price(state, state.board.dig_cost)
        for face in range(max(1, distance - state.board.dig_bonus), FACES + 1):
            at = cell % COLUMNS * 7 + face
            worth = self.fall[cell % COLUMNS * 7 + descent(state, cell, face)] + gain
            if worth > self.dig[at]:
                self.dig[at] = worth
                self.dig_cell[at] = cell

    def price(self, state: Invasion, cost: int) -> float:
        """What paying `cost` takes away; the more if the energy must be made first."""
        if cost == 0:
            return 0.0
        energy = self._outlook.energy[self._outlook.rounds_to_come(state) - 1]
        if cost > state.energy:
            return (energy[1] - energy[0]) * (2 * cost - state.energy)
        return energy[state.energy] - energy[state.energy - cost]

    def _room(self, state: Invasion, room: Room, value: int) -> float:
        if value <= 0 or room.first == TUNNEL:
            return 0.0
        worth = self._effect(state, room.first, value)
        if room.second != NOTHING:
            worth += self._effect(state, room.second, value)
        return worth - self.price(state, price(state, room))

    def _effect(self, state: Invasion, effect: int, value: int) -> float:
        outlook, board = self._outlook, state.board
        left = outlook.rounds_to_come(state) - 1
        if effect == RESEARCH:
            return value * outlook.point[left] if board.research[state.research] <= value else 0.0
        if effect == ENERGY:
            energy = outlook.energy[left]
            return energy[min(state.energy + value, board.energy_maximum)] - energy[state.energy]
        if effect == FIGHTER:
            return self._fighter(state, value, outlook.ship[left])
        if effect == ROBOT:
            return outlook.robot_hope[left] * value
        return 0.0

    def _fighter(self, state: Invasion, value: int, ship_worth: list[float]) -> float:
        """What shooting is worth at the ships whose columns have their die already."""
        top = ship_worth[(state.mothership + 1) * COLUMNS + COLUMNS // 2]
        worth = 0.0
        for ship, place in enumerate(state.ships):
            if place >= 0 and place % COLUMNS not in self._columns and is_hit(state, ship, value):
                worth += top - ship_worth[place]
        return worth
