"""Which die where: the best way to place the dice in hand, taken as they lie."""

from typing import Final, final

from saucer.games.falling_skies import actions, planning
from saucer.games.falling_skies.board import COLUMNS, ENERGY, FIGHTER, RESEARCH, ROBOT, Room
from saucer.games.falling_skies.planner.column_worths import IMPOSSIBLE, ColumnWorths
from saucer.games.falling_skies.planner.outlook import FACES, LOSS, WIN, Outlook
from saucer.games.falling_skies.planner.rooms_plan import RoomsPlan
from saucer.games.falling_skies.rooms import price
from saucer.games.falling_skies.state import (
    DICE,
    FIRST_WHITE,
    IN_HAND,
    OVER,
    WON,
    Invasion,
    die_on,
    is_excavated,
    robot_on,
)

BREADTH: Final = 4
"""How many assignments are played to the end of the round."""
SKIPS: Final = 1
"""How many possible uses their lines through the rooms phase may leave out."""
_DECIDES: Final = 50.0
"""A pip in a room that can win the game now counts more than anything else."""


@final
class Assignment:
    """A cell for each die in hand, what they are worth together, and how lucky each is to show what it shows."""

    def __init__(self, dice: int, worth: float) -> None:
        self.cells = [-1] * dice
        self.lucks = [0.0] * dice
        """What a die is worth where it goes, less what it would be worth there on average."""
        self.worth = worth


@final
class RoundPlan:
    """Assigns the dice in hand to the open columns.

    What a die does in a column is first valued on its own, as are the pips in each wide room; the best assignments by
    those values, two for every choice of wide rooms to fill, are then played to the end of the round and compared.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.line: list[int] = []
        """The placements until the next roll: the lucky black dice, then a white one; or all when none is white."""
        self.worth = LOSS
        """What the round comes to with the dice as they lie."""
        self._outlook = outlook
        self._rooms_plan = RoomsPlan(outlook, SKIPS)
        self._worths = ColumnWorths(outlook)
        self._columns: list[int] = []
        self._hand: list[int] = []
        self._forced: list[int] = []
        """By column: the cell of the wide room that is to be filled, or -1; and what a pip is worth there."""
        self._pip: list[float] = []
        self._assignments: list[Assignment] = []

    def search(self, state: Invasion) -> bool:
        """Plan from `state`, which stays as it is; False if some column has no cell for a die."""
        taken = [False] * COLUMNS
        self._hand = []
        for die in range(DICE):
            cell = state.dice_cells[die]
            if cell == IN_HAND:
                self._hand.append(die)
            else:
                taken[cell % COLUMNS] = True
        self._columns = [column for column in range(COLUMNS) if not taken[column]]
        self._worths.work_out(state, self._columns)
        self._assignments = []
        self._fill_wide_rooms(state)
        self.worth = 2 * LOSS
        compared = 0
        while self._assignments and compared < BREADTH:
            best = 0
            for i in range(1, len(self._assignments)):
                if self._assignments[i].worth > self._assignments[best].worth:
                    best = i
            assignment = self._assignments.pop(best)
            worth = self._play(state, assignment.cells)
            if worth > self.worth:
                self.worth = worth
                self.line = self._until_roll(assignment)
            compared += 1
        return compared > 0

    def _fill_wide_rooms(self, state: Invasion) -> None:
        """Assign the dice for every set of wide rooms that they can fill together, the empty set included."""
        fillable: list[Room] = []
        columns: list[int] = []
        for room in state.board.rooms:
            if len(room.cells) > 1:
                to_fill = self._columns_to_fill(state, room)
                if to_fill:
                    fillable.append(room)
                    columns.append(to_fill)
        for chosen in range(1 << len(fillable)):
            covered = 0
            wide: list[Room] = []
            for i in range(len(fillable)):
                if chosen >> i & 1:
                    if covered & columns[i]:
                        break
                    covered |= columns[i]
                    wide.append(fillable[i])
            else:
                self._assign(state, self._force(state, wide))

    def _columns_to_fill(self, state: Invasion, room: Room) -> int:
        """The columns, as bits, that need a die for the room to be complete; 0 if it is, or cannot be this round."""
        bits = 0
        for cell in room.cells:
            if not is_excavated(state, cell) or planning.is_closed(state, cell):
                return 0
            if die_on(state, cell) >= 0 or robot_on(state, cell) >= 0:
                continue
            bit = 1 << cell % COLUMNS
            if cell % COLUMNS not in self._columns or bits & bit:
                return 0
            bits |= bit
        return bits

    def _force(self, state: Invasion, wide: list[Room]) -> float:
        """Reserve the columns of these rooms; what the dice and robots in them are worth that are there already."""
        self._forced = [-1] * COLUMNS
        self._pip = [0.0] * COLUMNS
        base = 0.0
        for room in wide:
            pip = self._pip_in(state, room)
            known = room.modifier
            for cell in room.cells:
                die, robot = die_on(state, cell), robot_on(state, cell)
                if die >= 0:
                    known += state.dice[die]
                elif robot >= 0:
                    known += state.robots[robot]
                else:
                    self._forced[cell % COLUMNS] = cell
                    self._pip[cell % COLUMNS] = pip
            base += known * pip - self._worths.price(state, price(state, room))
        return base

    def _pip_in(self, state: Invasion, room: Room) -> float:
        """What a pip is worth in a wide room."""
        outlook, board = self._outlook, state.board
        left = outlook.rounds_to_come(state) - 1
        worth = 0.0
        for effect in (room.first, room.second):
            if effect == RESEARCH:
                worth += _DECIDES if state.research == len(board.research) - 1 else outlook.point[left]
            elif effect == ENERGY:
                energy = outlook.energy[left]
                worth += (energy[board.energy_maximum] - energy[state.energy]) / FACES
            elif effect == FIGHTER:
                worth += outlook.point[left] / 2
            elif effect == ROBOT:
                worth += outlook.robot_hope[left]
        return worth

    def _assign(self, state: Invasion, base: float) -> None:
        """Find the best assignments with and without a die that digs, column by column over the sets of dice used."""
        forced, pip = self._forced, self._pip
        single, dig, fall = self._worths.single, self._worths.dig, self._worths.fall
        faces = [state.dice[die] for die in self._hand]
        count = len(faces)
        size = 1 << count
        # By set of dice * 2 + whether one of them digs; `steps` has the last die * 2 + whether it digs.
        best = [2 * IMPOSSIBLE] * (size * 2)
        steps = [-1] * (size * 2)
        best[0] = base
        for used in range(size - 1):
            column = self._columns[_count(used)]
            for digs in range(2):
                so_far = best[used * 2 + digs]
                if so_far <= IMPOSSIBLE / 2:
                    continue
                for i in range(count):
                    if used >> i & 1:
                        continue
                    at = column * 7 + faces[i]
                    target = (used | 1 << i) * 2 + digs
                    if forced[column] >= 0:
                        worth = so_far + fall[at] + pip[column] * faces[i]
                    else:
                        worth = so_far + single[at]
                        if not digs and so_far + dig[at] > best[target + 1]:
                            best[target + 1] = so_far + dig[at]
                            steps[target + 1] = i * 2 + 1
                    if worth > best[target]:
                        best[target] = worth
                        steps[target] = i * 2
        for digs in range(2):
            worth = best[(size - 1) * 2 + digs]
            if worth > IMPOSSIBLE / 2:
                self._assignments.append(self._trace(steps, digs, faces, worth))

    def _trace(self, steps: list[int], digs: int, faces: list[int], worth: float) -> Assignment:
        """Go back from the last column to the first and collect who went where."""
        worths = self._worths
        assignment = Assignment(len(faces), worth)
        used = (1 << len(faces)) - 1
        for at_column in range(len(faces) - 1, -1, -1):
            column = self._columns[at_column]
            step = steps[used * 2 + digs]
            i = step >> 1
            at = column * 7 + faces[i]
            mean = 0.0
            if self._forced[column] >= 0:
                assignment.cells[i] = self._forced[column]
                for face in range(1, FACES + 1):
                    mean += worths.fall[column * 7 + face] + self._pip[column] * face
                assignment.lucks[i] = worths.fall[at] + self._pip[column] * faces[i] - mean / FACES
            elif step & 1:
                assignment.cells[i] = worths.dig_cell[at]
                for face in range(1, FACES + 1):
                    mean += max(worths.single[column * 7 + face], worths.dig[column * 7 + face])
                assignment.lucks[i] = worths.dig[at] - mean / FACES
                digs = 0
            else:
                assignment.cells[i] = worths.single_cell[at]
                for face in range(1, FACES + 1):
                    mean += worths.single[column * 7 + face]
                assignment.lucks[i] = worths.single[at] - mean / FACES
            used &= ~(1 << i)
        return assignment

    def _play(self, state: Invasion, cells: list[int]) -> float:
        """What the round comes to with these placements, in the order of the dice."""
        after = state.copy()
        for i in range(len(self._hand)):
            planning.place(after, self._hand[i], cells[i], None)
            if after.phase == OVER:
                return WIN if after.ending == WON else LOSS
        planning.begin_rooms(after, None)
        return self._rooms_plan.search(after)

    def _until_roll(self, assignment: Assignment) -> list[int]:
        """The placements in a good order, as far as they come before dice are rolled again."""
        hand, cells, lucks = self._hand, assignment.cells, assignment.lucks
        white = -1
        for i in range(len(hand)):
            if hand[i] >= FIRST_WHITE and (white < 0 or lucks[i] > lucks[white]):
                white = i
        line: list[int] = []
        for i in range(len(hand)):
            # An unlucky black die waits for the roll that the white one brings.
            if hand[i] < FIRST_WHITE and (white < 0 or lucks[i] >= 0):
                line.append(_placement(hand[i], cells[i]))
        if white >= 0:
            line.append(_placement(hand[white], cells[white]))
        return line


def _count(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def _placement(die: int, cell: int) -> int:
    return actions.PLACE | die << 8 | cell // COLUMNS << 16 | cell % COLUMNS << 24
