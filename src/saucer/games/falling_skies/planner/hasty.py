"""A quick player of whole rounds, to look ahead with."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.falling_skies import actions, planning, rooms
from saucer.games.falling_skies.board import COLUMNS
from saucer.games.falling_skies.planner.outlook import FACES, Outlook
from saucer.games.falling_skies.planner.rooms_plan import RoomsPlan, best_spawn, drop_waiting, end_round
from saucer.games.falling_skies.planner.round_plan import RoundPlan
from saucer.games.falling_skies.state import (
    BUILD,
    DICE,
    FIRST_WHITE,
    IN_HAND,
    NO_CELL,
    OVER,
    PLACE,
    ROBOTS,
    ROLL,
    ROOMS,
    Invasion,
)

_SKIPS: Final = 2
"""How many possible uses the final line of a rooms phase may leave out."""


@final
class Hasty:
    """Plays by habit: the plan that looks best for the dice as they lie, and no thought of what comes after."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.round_plan = RoundPlan(outlook)
        self.rooms_plan = RoomsPlan(outlook, _SKIPS)

    def finish_round(self, state: Invasion, rng: Rng) -> None:
        """Play `state`, wherever in a round it is, to the end of that round."""
        drop_waiting(self.outlook, state)
        while state.phase == ROLL or state.phase == PLACE:
            if state.phase == ROLL:
                for die in range(DICE):
                    if state.dice_cells[die] == IN_HAND:
                        state.dice[die] = rng.below(FACES) + 1
                state.phase = PLACE
            self._place_until_roll(state)
        if state.phase == ROOMS:
            self.rooms_plan.search(state)
            self.follow(state, self.rooms_plan.line)

    def choose(self, state: Invasion, legal: list[int]) -> int:
        """What habit says outside of the rooms phase."""
        if state.phase == PLACE:
            return self.round_plan.line[0] if self.round_plan.search(state) else legal[0]
        if state.phase == BUILD:
            return self.rooms_plan.best_build(state)
        return actions.SPAWN | best_spawn(self.outlook, state) << 8

    def _place_until_roll(self, state: Invasion) -> None:
        if not self.round_plan.search(state):
            for robot in range(ROBOTS):
                if state.robot_cells[robot] != NO_CELL:
                    rooms.remove_robot(state, robot, "UFS-ROBOT-4", None)
            self.round_plan.search(state)
        for placement in self.round_plan.line:
            die = placement >> 8 & 255
            planning.place(state, die, (placement >> 16 & 255) * COLUMNS + (placement >> 24), None)
            if state.phase == OVER:
                return
            if die >= FIRST_WHITE:
                state.phase = ROLL
        if IN_HAND not in state.dice_cells:
            state.phase = ROOMS

    def follow(self, state: Invasion, line: list[int]) -> None:
        """Play a line of the rooms phase and what the mothership does then."""
        for action in line:
            verb = action & 255
            if verb == actions.USE:
                rooms.use(state, (action >> 8 & 255) * COLUMNS + (action >> 16), False, None)
            elif verb == actions.DIG:
                rooms.dig(state, action >> 8, None)
            elif verb == actions.BUILD:
                rooms.build(state, action >> 8 & 255, (action >> 16 & 255) * COLUMNS + (action >> 24), None)
            else:
                rooms.build_nothing(state, None)
            if state.phase == OVER:
                return
        end_round(self.outlook, state)
