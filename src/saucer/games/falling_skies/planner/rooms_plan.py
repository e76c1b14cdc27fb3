"""The best way through a rooms phase: which rooms to use, in which order, and where to build."""

from typing import Final, final

from saucer.games.falling_skies import actions, mothership, rooms
from saucer.games.falling_skies.board import (
    COLUMNS,
    ENERGY,
    EXCAVATOR_BACK,
    FIGHTER,
    NOTHING,
    PATH_INDEX,
    RESEARCH,
    ROBOT,
    Room,
)
from saucer.games.falling_skies.planner.outlook import LOSS, WIN, Outlook
from saucer.games.falling_skies.state import BUILD, DICE, NO_CELL, OVER, ROBOTS, SPAWN, Invasion

# In which order rooms are worth using: energy pays for the rest, and robots stand best where a die has left.
_ENERGY_FIRST: Final = 0
_DIG: Final = 1
_RESEARCH: Final = 2
_FIGHTER: Final = 3
_ROBOT: Final = 4
_ENERGY_LAST: Final = 5
_RANKS: Final = 6


@final
class RoomsPlan:
    """Searches the sensible lines of a rooms phase and remembers them."""

    def __init__(self, outlook: Outlook, skips: int) -> None:
        self._outlook = outlook
        self._skips = skips
        """How many uses that are possible a line may leave out."""
        self._keeps_all = False
        self._uses: list[int] = []
        self._ranks: list[int] = []
        self.line: list[int] = []
        """The actions of the best line found; what is left then goes without effect."""
        self.worth = LOSS
        self.lines: list[list[int]] = []
        """All lines found, with their worths."""
        self.worths: list[float] = []

    def search(self, state: Invasion) -> float:
        """What the round comes to after the best line from `state`, which stays as it is."""
        self.worth = 2 * LOSS
        self.line = []
        self.lines = []
        self.worths = []
        self._list_uses(state)
        self._explore(state.copy(), 0, self._skips, [])
        if self._put_off_energy(state) | self._swap_research():
            self._explore(state.copy(), 0, self._skips, [])
        return self.worth

    def search_all(self, state: Invasion) -> None:
        """Search and keep every line, not only the best."""
        self._keeps_all = True
        self.search(state)
        self._keeps_all = False

    def _list_uses(self, state: Invasion) -> None:
        """All uses that the dice on the base allow, if they can be paid for, in the order of their ranks."""
        self._uses = []
        self._ranks = []
        board = state.board
        seen = 0
        for die in range(DICE):
            cell = state.dice_cells[die]
            if cell < 0:
                continue
            if state.digging[die]:
                self._add(actions.DIG | die << 8, _DIG)
            elif not seen >> board.room_at[cell] & 1:
                seen |= 1 << board.room_at[cell]
                self._add_room(state, board.rooms[board.room_at[cell]])
        for robot in range(ROBOTS):
            cell = state.robot_cells[robot]
            if cell >= 0 and not state.robot_spent[robot] and not seen >> board.room_at[cell] & 1:
                seen |= 1 << board.room_at[cell]
                self._add_room(state, board.rooms[board.room_at[cell]])

    def _add_room(self, state: Invasion, room: Room) -> None:
        if room.first == ENERGY or room.second == ENERGY:
            rank = _ENERGY_FIRST
        elif room.first == RESEARCH or room.second == RESEARCH:
            rank = _RESEARCH
        elif room.first == FIGHTER:
            rank = _FIGHTER
        elif room.first == ROBOT:
            rank = _ROBOT
        else:
            return
        for cell in room.cells:
            if rooms.worker_value(state, cell) == 0:
                return
        self._add(actions.USE | room.cells[0] // COLUMNS << 8 | room.cells[0] % COLUMNS << 16, rank)

    def _add(self, use: int, rank: int) -> None:
        i = len(self._uses)
        while i > 0 and self._ranks[i - 1] > rank:
            i -= 1
        self._uses.insert(i, use)
        self._ranks.insert(i, rank)

    def _put_off_energy(self, state: Invasion) -> bool:
        """Move an energy room to the end if some of its energy would be lost at once; whether there is one."""
        for i in range(len(self._uses)):
            if self._ranks[i] != _ENERGY_FIRST:
                break
            if rooms.room_value(state, _room(state, self._uses[i])) + state.energy > state.board.energy_maximum:
                use = self._uses.pop(i)
                self._ranks.pop(i)
                self._add(use, _ENERGY_LAST)
                return True
        return False

    def _swap_research(self) -> bool:
        """Turn round the order of research rooms, for what is left over of a value is lost; whether there are two."""
        first = -1
        for i in range(len(self._uses)):
            if self._ranks[i] != _RESEARCH:
                continue
            if first >= 0:
                self._uses.insert(first, self._uses.pop(i))
                return True
            first = i
        return False

    def _explore(self, state: Invasion, i: int, skips: int, line: list[int]) -> None:
        """Use what comes from the `i`-th use on, changing `state`, and try to leave out up to `skips` of it."""
        while i < len(self._uses):
            use = self._uses[i]
            rank = self._ranks[i]
            i += 1
            if not _is_useful(state, use):
                continue
            if skips > 0 and rank != _ENERGY_FIRST:
                self._explore(state.copy(), i, skips - 1, line.copy())
            self._use(state, use, line)
            if state.phase == OVER:
                self._remember(WIN, line)
                return
        self._remember(self._outlook.worth_after(state), line)

    def _remember(self, worth: float, line: list[int]) -> None:
        if self._keeps_all:
            self.lines.append(line)
            self.worths.append(worth)
        if worth > self.worth:
            self.worth = worth
            self.line = line

    def _use(self, state: Invasion, use: int, line: list[int]) -> None:
        line.append(use)
        if use & 255 == actions.DIG:
            rooms.dig(state, use >> 8, None)
            return
        rooms.use(state, (use >> 8 & 255) * COLUMNS + (use >> 16), False, None)
        if state.phase == BUILD:
            action = self.best_build(state)
            line.append(action)
            if action == actions.BUILD_NOTHING:
                rooms.build_nothing(state, None)
            else:
                rooms.build(state, action >> 8 & 255, (action >> 16 & 255) * COLUMNS + (action >> 24), None)

    def best_build(self, state: Invasion) -> int:
        """Where the robot that is being built adds most."""
        outlook = self._outlook
        board = state.board
        excavator = state.excavator
        if board.actions[state.mothership + 1] == EXCAVATOR_BACK:  # what it buries is no place to build
            excavator = max(excavator - board.amounts[state.mothership + 1], board.excavator_start)
        robot, given_up = 0, 0.0
        if state.robot_cells[0] != NO_CELL:
            first = outlook.robot_on(state, state.robot_cells[0], state.robots[0])
            if board.robot_limit == 1:
                given_up = first
            else:
                robot = 1
                if state.robot_cells[1] != NO_CELL:
                    given_up = outlook.robot_on(state, state.robot_cells[1], state.robots[1])
                    if first < given_up:
                        robot, given_up = 0, first
        own = state.robot_cells[robot]
        best, most = -1, given_up
        for cell in outlook.robot_cells:
            if PATH_INDEX[cell] >= excavator:
                break
            worth = outlook.robot_on(state, cell, state.new_robot)
            if worth > most and (cell == own or rooms.is_free_for_robot(state, cell)):
                best, most = cell, worth
        if best < 0:
            return actions.BUILD_NOTHING
        return actions.BUILD | robot << 8 | best // COLUMNS << 16 | best % COLUMNS << 24


def _room(state: Invasion, use: int) -> Room:
    return state.board.rooms[state.board.room_at[(use >> 8 & 255) * COLUMNS + (use >> 16)]]


def _is_useful(state: Invasion, use: int) -> bool:
    """Whether a use can be paid for and does anything."""
    if use & 255 == actions.DIG:
        return rooms.can_dig(state, use >> 8)
    room = _room(state, use)
    if rooms.price(state, room) > state.energy:
        return False
    value = rooms.room_value(state, room)
    if value == 0:
        return False
    return _has_effect(state, room.first, value) or (room.second != NOTHING and _has_effect(state, room.second, value))


def _has_effect(state: Invasion, effect: int, value: int) -> bool:
    if effect == RESEARCH:
        return state.board.research[state.research] <= value
    if effect == FIGHTER:
        for ship, place in enumerate(state.ships):
            if place >= 0 and rooms.is_hit(state, ship, value):
                return True
        return False
    if effect == ENERGY:
        return state.energy < state.board.energy_maximum
    return True


def end_round(outlook: Outlook, state: Invasion) -> None:
    """Take `state` from the rooms phase through the mothership phase."""
    mothership.begin(state, None)
    drop_waiting(outlook, state)


def drop_waiting(outlook: Outlook, state: Invasion) -> None:
    """Choose drop points as long as there is a choice."""
    while state.phase == SPAWN:
        mothership.drop(state, best_spawn(outlook, state), None)
        mothership.spawn(state, None)


def best_spawn(outlook: Outlook, state: Invasion) -> int:
    """The drop point from which a ship does least harm."""
    worths = outlook.ship[outlook.rounds_to_come(state)]
    top = (state.mothership + 1) * COLUMNS
    best = -1
    for column in mothership.spawn_columns(state):
        if best < 0 or worths[top + column] > worths[top + best]:
            best = column
    return best
