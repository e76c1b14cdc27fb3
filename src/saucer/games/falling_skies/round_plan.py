"""Which die where: the best way to place the dice in hand, taken as they lie."""

from typing import Final, final

from saucer.games.falling_skies import actions, planning
from saucer.games.falling_skies.board import (
    AA_GUN,
    BASE_ROWS,
    COLUMNS,
    ENERGY,
    EXPLOSION,
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
from saucer.games.falling_skies.estimate import FACES, LOSS, WIN, Outlook
from saucer.games.falling_skies.rooms_plan import RoomsPlan
from saucer.games.falling_skies.state import (
    DICE,
    FIRST_WHITE,
    IN_HAND,
    OVER,
    ROOMS,
    WON,
    Invasion,
    die_on,
    is_excavated,
    robot_on,
    ship_at,
)

BREADTH: Final = 4
"""How many assignments are played to the end of the round."""
SKIPS: Final = 1
"""How many possible uses their lines through the rooms phase may leave out."""
_NEVER: Final = -1e9
_DECIDES: Final = 50.0
"""A pip in a room that can win the game now counts more than anything else."""


@final
class RoundPlan:
    """Assigns the dice in hand to the open columns.

    What a die does in a column is first valued on its own, as are the pips in each wide room; the best assignments by
    those values, one for every choice of wide rooms to fill, are then played to the end of the round and compared.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.rooms_plan = RoomsPlan(outlook, SKIPS)
        self.worth = LOSS
        self.line: list[int] = []
        """The placements until the next roll: the lucky black dice, then a white one; or all when none is white."""
        self._columns: list[int] = []
        self._hand: list[int] = []
        self._fall: list[float] = []
        """By column * 7 + rows: what it is worth to let the ships of a column fall."""
        self._single: list[float] = []
        """By column * 7 + face: the best that such a die does there by itself, and on which cell."""
        self._single_cell: list[int] = []
        self._dig: list[float] = []
        self._dig_cell: list[int] = []
        self._candidates: list[list[int]] = []
        self._candidate_worths: list[float] = []
        self._candidate_lucks: list[list[float]] = []

    def search(self, state: Invasion) -> bool:
        """Plan from `state`, which stays as it is; False if some column has no cell for a die."""
        self._columns = []
        self._hand = []
        taken = [False] * COLUMNS
        for die in range(DICE):
            cell = state.dice_cells[die]
            if cell == IN_HAND:
                self._hand.append(die)
            else:
                taken[cell % COLUMNS] = True
        for column in range(COLUMNS):
            if not taken[column]:
                self._columns.append(column)
        self._value_falls(state)
        self._value_singles(state)
        self._candidates = []
        self._candidate_worths = []
        self._candidate_lucks = []
        self._fill_wide_rooms(state)
        self.worth = 2 * LOSS
        compared = 0
        while self._candidates and compared < BREADTH:
            best = 0
            for i in range(1, len(self._candidates)):
                if self._candidate_worths[i] > self._candidate_worths[best]:
                    best = i
            cells = self._candidates.pop(best)
            lucks = self._candidate_lucks.pop(best)
            self._candidate_worths.pop(best)
            worth = self._play(state, cells)
            if worth > self.worth:
                self.worth = worth
                self.line = self._until_roll(cells, lucks)
            compared += 1
        return compared > 0

    def _value_falls(self, state: Invasion) -> None:
        outlook, board = self.outlook, state.board
        to_come = outlook.rounds_to_come(state)
        ship_worth = outlook.ship[to_come]
        threat = outlook.threat[to_come]
        hit = outlook.damage[to_come][state.damage + 1] - outlook.damage[to_come][state.damage]
        descent = outlook.flat[to_come - 1] - outlook.flat[to_come]
        if to_come <= 1:
            descent = _NEVER / 1000
        if state.damage + 1 == board.hits_to_lose:
            hit = _NEVER / 1000
        top = ship_worth[(state.mothership + 1) * COLUMNS + 2]
        beyond = (board.rows + 1) * COLUMNS
        self._fall = [0.0] * (COLUMNS * 7)
        for place in state.ships:
            if place < 0:
                continue
            column = place % COLUMNS
            now = ship_worth[place] + hit * threat[place]
            for rows in range(1, FACES + 1):
                there = place + rows * COLUMNS
                if there >= beyond:
                    worth = top + hit
                else:
                    worth = 0.0
                    symbol = board.symbols[there]
                    if symbol == LEFT:
                        if ship_at(state, there - 1) < 0:
                            there -= 1
                    elif symbol == RIGHT:
                        if ship_at(state, there + 1) < 0:
                            there += 1
                    elif symbol == MOTHERSHIP:
                        worth += descent
                    worth += ship_worth[there] + hit * threat[there]
                self._fall[column * 7 + rows] += worth - now

    def _value_singles(self, state: Invasion) -> None:
        board = state.board
        self._single = [_NEVER] * (COLUMNS * 7)
        self._single_cell = [-1] * (COLUMNS * 7)
        self._dig = [_NEVER] * (COLUMNS * 7)
        self._dig_cell = [-1] * (COLUMNS * 7)
        may_dig = True
        for die in range(DICE):
            if state.dice_cells[die] >= 0 and state.digging[die]:
                may_dig = False
        outlook = self.outlook
        to_come = outlook.rounds_to_come(state)
        excavator_worth = outlook.excavator[to_come - 1]
        for column in self._columns:
            for row in range(BASE_ROWS):
                cell = row * COLUMNS + column
                distance = PATH_INDEX[cell] - state.excavator
                if distance > FACES or distance == 0:
                    continue
                if distance > 0:
                    if may_dig:
                        gain = (
                            excavator_worth[PATH_INDEX[cell]] - excavator_worth[state.excavator] - self._price(state, 1)
                        )
                        for face in range(distance, FACES + 1):
                            at = column * 7 + face
                            if self._fall[at] + gain > self._dig[at]:
                                self._dig[at] = self._fall[at] + gain
                                self._dig_cell[at] = cell
                    continue
                if not board.takes_die[cell] or robot_on(state, cell) >= 0:
                    continue
                room = board.rooms[board.room_at[cell]]
                for face in range(1, FACES + 1):
                    at = column * 7 + face
                    if room.first == AA_GUN:
                        gain = self._fall[at - 1]
                    else:
                        gain = self._fall[at]
                        if len(room.cells) == 1:
                            gain += max(0.0, self._room_gain(state, room, face + room.modifier))
                    if gain > self._single[at]:
                        self._single[at] = gain
                        self._single_cell[at] = cell

    def _price(self, state: Invasion, cost: int) -> float:
        """What paying `cost` takes away."""
        if cost == 0:
            return 0.0
        energy = self.outlook.energy[self.outlook.rounds_to_come(state) - 1]
        if cost > state.energy:
            return (energy[1] - energy[0]) * (2 * cost - state.energy)
        return energy[state.energy] - energy[state.energy - cost]

    def _room_gain(self, state: Invasion, room: Room, value: int) -> float:
        if value <= 0 or room.first == TUNNEL:
            return 0.0
        gain = self._effect_gain(state, room.first, value)
        if room.second != NOTHING:
            gain += self._effect_gain(state, room.second, value)
        return gain - self._price(state, room.cost)

    def _effect_gain(self, state: Invasion, effect: int, value: int) -> float:
        outlook, board = self.outlook, state.board
        left = outlook.rounds_to_come(state) - 1
        if effect == RESEARCH:
            if board.research[state.research] > value:
                return 0.0
            return value * outlook.point[left]
        if effect == ENERGY:
            energy = outlook.energy[left]
            return energy[min(state.energy + value, board.energy_maximum)] - energy[state.energy]
        if effect == FIGHTER:
            gain = 0.0
            worths = outlook.ship[left]
            top = worths[(state.mothership + 1) * COLUMNS + 2]
            open = 0
            for column in self._columns:
                open |= 1 << column
            for place in state.ships:
                if (
                    place >= 0
                    and EXPLOSION < board.symbols[place] <= EXPLOSION + value
                    and not open >> place % COLUMNS & 1
                ):
                    gain += top - worths[place]
            return gain
        if effect == ROBOT:
            return outlook.robot_hope[left] * value
        return 0.0

    def _fill_wide_rooms(self, state: Invasion) -> None:
        """Make one candidate for every set of wide rooms that the dice in hand can fill together."""
        board = state.board
        fillable: list[int] = []
        columns: list[int] = []
        for number, room in enumerate(board.rooms):
            if len(room.cells) == 1:
                continue
            mask = 0
            for cell in room.cells:
                if not is_excavated(state, cell):
                    mask = 0
                    break
                if die_on(state, cell) >= 0 or robot_on(state, cell) >= 0:
                    continue
                if cell % COLUMNS not in self._columns or mask >> cell % COLUMNS & 1:
                    mask = 0
                    break
                mask |= 1 << cell % COLUMNS
            if mask:
                fillable.append(number)
                columns.append(mask)
        for chosen in range(1 << len(fillable)):
            covered = 0
            fits = True
            for i in range(len(fillable)):
                if chosen >> i & 1:
                    if covered & columns[i]:
                        fits = False
                        break
                    covered |= columns[i]
            if fits:
                self._assign(state, [fillable[i] for i in range(len(fillable)) if chosen >> i & 1])

    def _assign(self, state: Invasion, wide: list[int]) -> None:
        """The best assignment that fills these wide rooms, as one more candidate."""
        board = state.board
        forced = [-1] * COLUMNS
        pip = [0.0] * COLUMNS
        base = 0.0
        left = self.outlook.rounds_to_come(state) - 1
        for number in wide:
            room = board.rooms[number]
            known = room.modifier
            to_fill = 0
            for cell in room.cells:
                die, robot = die_on(state, cell), robot_on(state, cell)
                if die >= 0:
                    known += state.dice[die]
                elif robot >= 0:
                    known += state.robots[robot]
                else:
                    forced[cell % COLUMNS] = cell
                    to_fill += 1
            worth = 0.0
            for effect in (room.first, room.second):
                if effect == RESEARCH:
                    worth += _DECIDES if state.research == len(board.research) - 1 else self.outlook.point[left]
                elif effect == ENERGY:
                    energy = self.outlook.energy[left]
                    worth += (energy[board.energy_maximum] - energy[state.energy]) / FACES
                elif effect == FIGHTER:
                    worth += self.outlook.point[left] / 2
                elif effect == ROBOT:
                    worth += self.outlook.robot_hope[left]
            base += known * worth - self._price(state, room.cost)
            for cell in room.cells:
                if forced[cell % COLUMNS] == cell:
                    pip[cell % COLUMNS] = worth
        count = len(self._hand)
        size = 1 << count
        best = [_NEVER * 2] * (size * 2)
        came_by = [-1] * (size * 2)
        best[0] = base
        single, dig, fall = self._single, self._dig, self._fall
        faces = [state.dice[die] for die in self._hand]
        for used in range(size - 1):
            at_column = 0
            rest = used
            while rest:
                at_column += rest & 1
                rest >>= 1
            column = self._columns[at_column]
            for digs in range(2):
                so_far = best[used * 2 + digs]
                if so_far <= _NEVER / 2:
                    continue
                for i in range(count):
                    if used >> i & 1:
                        continue
                    face = faces[i]
                    at = column * 7 + face
                    target = (used | 1 << i) * 2 + digs
                    if forced[column] >= 0:
                        worth = so_far + fall[at] + pip[column] * face
                    else:
                        worth = so_far + single[at]
                        if not digs and so_far + dig[at] > best[target + 1]:
                            best[target + 1] = so_far + dig[at]
                            came_by[target + 1] = i * 2 + 1
                    if worth > best[target]:
                        best[target] = worth
                        came_by[target] = i * 2
        for digs in range(2):
            if best[(size - 1) * 2 + digs] <= _NEVER / 2:
                continue
            cells = [-1] * count
            lucks = [0.0] * count
            used, digging, at_column = size - 1, digs, count - 1
            while used:
                step = came_by[used * 2 + digging]
                i = step >> 1
                column = self._columns[at_column]
                at = column * 7 + state.dice[self._hand[i]]
                mean = 0.0
                if forced[column] >= 0:
                    cells[i] = forced[column]
                    for face in range(1, FACES + 1):
                        mean += self._fall[column * 7 + face] + pip[column] * face
                    lucks[i] = self._fall[at] + pip[column] * state.dice[self._hand[i]] - mean / FACES
                else:
                    is_dig = step & 1 == 1
                    cells[i] = self._dig_cell[at] if is_dig else self._single_cell[at]
                    for face in range(1, FACES + 1):
                        other = column * 7 + face
                        mean += max(self._single[other], self._dig[other]) if is_dig else self._single[other]
                    lucks[i] = (self._dig[at] if is_dig else self._single[at]) - mean / FACES
                    if is_dig:
                        digging = 0
                used &= ~(1 << i)
                at_column -= 1
            self._candidates.append(cells)
            self._candidate_worths.append(best[(size - 1) * 2 + digs])
            self._candidate_lucks.append(lucks)

    def _play(self, state: Invasion, cells: list[int]) -> float:
        """What the round comes to with these placements, in the order of the dice."""
        after = state.copy()
        for i in range(len(self._hand)):
            planning.place(after, self._hand[i], cells[i], None)
            if after.phase == OVER:
                return WIN if after.ending == WON else LOSS
        after.phase = ROOMS
        return self.rooms_plan.search(after)

    def _until_roll(self, cells: list[int], lucks: list[float]) -> list[int]:
        """The placements of this assignment in a good order, as far as they come before dice are rolled again."""
        hand = self._hand
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


def _placement(die: int, cell: int) -> int:
    return actions.PLACE | die << 8 | cell // COLUMNS << 16 | cell % COLUMNS << 24
