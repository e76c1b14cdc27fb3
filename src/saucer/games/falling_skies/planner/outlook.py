"""What everything on a board is worth: the long plan in numbers."""

from typing import Final, final

from saucer.games.falling_skies.board import (
    AA_GUN,
    CELLS,
    COLUMNS,
    DAMAGE,
    DIG_PATH,
    ENERGY,
    EXCAVATOR_BACK,
    EXPLOSION,
    EXTRA_SHIP,
    FIGHTER,
    MOTHERSHIP,
    PATH_INDEX,
    RED_EXPLOSION,
    RESEARCH,
    RESEARCH_BACK,
    ROBOT,
    TUNNEL,
    Board,
)
from saucer.games.falling_skies.planner.weights import Pair, Weights
from saucer.games.falling_skies.state import NO_CELL, ROBOTS, WAITING, Invasion

WIN: Final = 1e6
LOSS: Final = -1e6
FACES: Final = 6
MEAN_FACE: Final = 3.5
_HELP: Final = 0.5
"""What a character who has not helped yet is worth at the start, for each half star it takes away (UFS-STAR-2)."""


@final
class Outlook:
    """What every single thing on one board is worth, by the rounds to come: worked out once, looked up often."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        rounds = board.skull_row - board.first_drop_row
        self.flat: list[float] = []
        """By rounds to come: what they are worth by themselves."""
        self.progress: list[list[float]] = []
        """By rounds to come, then by the excavator's index * spaces + the spaces the research marker has gone."""
        self.spaces = len(board.research) + 1
        self.excavator: list[list[float]] = []
        """By rounds to come, then by the excavator's index alone; likewise the others."""
        self.crowd: list[float] = []
        self.energy: list[list[float]] = []
        self.damage: list[list[float]] = []
        self.ship: list[list[float]] = []
        self.robot: list[list[float]] = []
        """By rounds to come, then by cell * 7 + value."""
        self.robot_ahead: list[float] = []
        self.help: list[float] = []
        """A character on its normal side who can still help."""
        self.point: list[float] = []
        """A point of research."""
        self.robot_hope: list[float] = []
        """A pip of a robot to be built."""
        self.robot_cells = [cell for cell in DIG_PATH if board.rooms[board.room_at[cell]].first not in (AA_GUN, TUNNEL)]
        """The cells where a robot is of use, in the order in which they are dug."""
        self.opens = [0] * len(board.rooms)
        """By room: where the excavator must be for the whole room to be open."""
        for number, room in enumerate(board.rooms):
            for cell in room.cells:
                self.opens[number] = max(self.opens[number], PATH_INDEX[cell] + 1)
        self._helpers = [power for power in board.powers if power.owner == "character"]
        self.points = [0]
        """By spaces gone: the sum of the numbers passed."""
        for number in board.research:
            self.points.append(self.points[-1] + number)
        self._rates = [self._rate(excavator) for excavator in range(CELLS)]
        self._widths = [self._width(excavator) for excavator in range(CELLS)]
        for to_come in range(rounds + 1):
            self._work_out(to_come, (rounds - to_come) / max(1, rounds - 1))

    def _work_out(self, to_come: int, late: float) -> None:
        """All tables for the rounds with `to_come` rounds to come; `late` goes from 0 to 1."""
        board, w = self.board, self.weights
        self.flat.append(_at(w.bias, late) + to_come * _at(w.round, late))
        self.point.append(_at(w.research, late))
        self.robot_hope.append(_at(w.robot_hope, late))
        track = board.research
        research = [
            self.points[gone] * _at(w.research, late) + (track[gone] if gone < len(track) else 0) * _at(w.hurdle, late)
            for gone in range(len(track) + 1)
        ]
        self.excavator.append(
            [
                self._rates[excavator] * _at(w.rate, late)
                + (excavator - board.excavator_start) * _at(w.depth, late)
                + self._widths[excavator] * _at(w.width, late)
                for excavator in range(CELLS)
            ]
        )
        excavator_worths = self.excavator[to_come]
        shortfall = _at(w.shortfall, late)
        self.progress.append(
            [
                research[gone]
                + excavator_worths[excavator]
                + shortfall * max(0.0, self.points[-1] - self.points[gone] - self._rates[excavator] * to_come)
                for excavator in range(CELLS)
                for gone in range(self.spaces)
            ]
        )
        self.crowd.append(_at(w.crowd, late))
        self.energy.append(
            [
                energy * _at(w.energy, late) + min(energy, 3) * _at(w.first_energy, late)
                for energy in range(board.energy_maximum + 1)
            ]
        )
        self.damage.append(
            [
                hits * _at(w.damage, late) + hits * hits * _at(w.damage_squared, late)
                for hits in range(board.hits_to_lose + 1)
            ]
        )
        self.ship.append([self._ship(place, late) for place in range((board.rows + 1) * COLUMNS)])
        self.robot.append(
            [self._robot(cell, value, to_come, late) for cell in range(CELLS) for value in range(FACES + 1)]
        )
        self.robot_ahead.append(_at(w.robot_ahead, late))
        self.help.append(_HELP * (1 - late))

    def _rate(self, excavator: int) -> float:
        """What the open research rooms give in a round, one die to a column, each of average value."""
        best = [0.0] * COLUMNS
        for number, room in enumerate(self.board.rooms):
            if self.opens[number] <= excavator and (room.first == RESEARCH or room.second == RESEARCH):
                for cell in room.cells:
                    best[cell % COLUMNS] = max(best[cell % COLUMNS], MEAN_FACE + room.modifier / len(room.cells))
        return sum(best)

    def _width(self, excavator: int) -> int:
        """The best that one open research room can give."""
        widest = 0
        for number, room in enumerate(self.board.rooms):
            if self.opens[number] <= excavator and (room.first == RESEARCH or room.second == RESEARCH):
                widest = max(widest, FACES * len(room.cells) + room.modifier)
        return widest

    def _ship(self, place: int, late: float) -> float:
        w, board = self.weights, self.board
        fallen = place // COLUMNS / board.rows
        worth = _at(w.ship, late) + fallen * _at(w.fall, late) + fallen * fallen * _at(w.fall_squared, late)
        number = board.symbols[place] - EXPLOSION
        if 0 < number <= RED_EXPLOSION - EXPLOSION:
            worth += max(0, 7 - number) / FACES * _at(w.target, late)
        pulls = 0
        for face in range(1, FACES + 1):
            below = place + face * COLUMNS
            if below < len(board.symbols) and board.symbols[below] == MOTHERSHIP:
                pulls += 1
        return worth + pulls / FACES * _at(w.pull, late)

    def _robot(self, cell: int, value: int, to_come: int, late: float) -> float:
        """All that a robot can still add up to on a cell."""
        w = self.weights
        room = self.board.rooms[self.board.room_at[cell]]
        pips = 0
        for use in range(min(value, to_come)):
            pips += value - use
        worth = 0.0
        for effect in (room.first, room.second):
            if effect == RESEARCH:
                worth += _at(w.robot_wide_research if len(room.cells) > 1 else w.robot_research, late)
            elif effect == ENERGY:
                worth += _at(w.robot_energy, late)
            elif effect == FIGHTER:
                worth += _at(w.robot_fighter, late)
            elif effect == ROBOT:
                worth += _at(w.robot_robot, late)
        return pips * worth

    def rounds_to_come(self, state: Invasion) -> int:
        """How many rooms phases there still are, this round's included."""
        return self.board.skull_row - state.mothership

    def robot_on(self, state: Invasion, cell: int, value: int) -> float:
        """What a robot of `value` on `cell` is worth."""
        to_come = self.board.skull_row - state.mothership
        worth = self.robot[to_come][cell * 7 + value]
        return worth if self.opens[self.board.room_at[cell]] <= state.excavator else worth * self.robot_ahead[to_come]

    def worth(self, state: Invasion) -> float:
        """The log-odds of winning, as far as single things tell."""
        to_come = self.board.skull_row - state.mothership
        worth = (
            self.flat[to_come]
            + self.progress[to_come][state.excavator * self.spaces + state.research]
            + self.energy[to_come][state.energy]
            + self.damage[to_come][state.damage]
            + self._help_left(state, to_come)
        )
        ships = self.ship[to_come]
        seen = 0
        for place in state.ships:
            if place >= 0:
                worth += ships[place]
                column = 1 << place % COLUMNS
                if seen & column:
                    worth += self.crowd[to_come]
                seen |= column
        for robot in range(ROBOTS):
            cell = state.robot_cells[robot]
            if cell != NO_CELL:
                worth += self.robot_on(state, cell, state.robots[robot])
        return worth

    def _help_left(self, state: Invasion, to_come: int) -> float:
        """What the characters are worth who have not helped yet, so that they are not called for next to nothing."""
        worth = 0.0
        for helper in self._helpers:
            if not state.marks[helper.slot]:
                worth += self.help[to_come] * (2 if helper.is_upgraded else 1)
        return worth

    def worth_after(self, state: Invasion) -> float:
        """The log-odds after this round's mothership phase, worked out without playing it; a loss there is `LOSS`.

        Only where exactly the waiting ships drop is left open.
        """
        board = self.board
        row = state.mothership + 1
        research, excavator, damage = state.research, state.excavator, state.damage
        action, amount = board.actions[row], board.amounts[row]
        for power in board.hooks.row_action:
            amount = power.row_action(state, action, amount, None)
        reinforced = 0
        if action == EXCAVATOR_BACK:
            excavator = max(excavator - amount, board.excavator_start)
        elif action == RESEARCH_BACK:
            research = max(research - amount, 0)
        elif action == DAMAGE and amount > 0:
            damage += 1
        elif action == EXTRA_SHIP:
            reinforced = amount
        if row == board.skull_row or damage >= board.hits_to_lose:
            return LOSS
        to_come = board.skull_row - row
        worth = (
            self.flat[to_come]
            + self.progress[to_come][excavator * self.spaces + research]
            + self.energy[to_come][state.energy]
            + self.damage[to_come][damage]
            + self._help_left(state, to_come)
        )
        ships = self.ship[to_come]
        top = (row + 1) * COLUMNS
        dropped = ships[top + COLUMNS // 2]
        seen = 0
        for place in state.ships:
            if place >= top + COLUMNS:
                worth += ships[place]
                column = 1 << place % COLUMNS
                if seen & column:
                    worth += self.crowd[to_come]
                seen |= column
            elif place >= top or place == WAITING:
                worth += dropped
            elif place >= 0:
                worth += ships[place + COLUMNS]
            elif reinforced > 0:
                worth += dropped
                reinforced -= 1
        for robot in range(ROBOTS):
            cell = state.robot_cells[robot]
            if cell != NO_CELL and PATH_INDEX[cell] < excavator:
                of_robot = self.robot[to_come][cell * 7 + state.robots[robot]]
                if self.opens[board.room_at[cell]] > excavator:
                    of_robot *= self.robot_ahead[to_come]
                worth += of_robot
        return worth


def _at(pair: Pair, late: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * late
