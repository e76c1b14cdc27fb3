"""A quick player of whole rounds, to look ahead with."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.falling_skies import actions, planning, rooms
from saucer.games.falling_skies.board import COLUMNS
from saucer.games.falling_skies.planner.outlook import FACES, LOSS, WIN, Outlook
from saucer.games.falling_skies.planner.rooms_plan import RoomsPlan, best_spawn, drop_waiting, end_round
from saucer.games.falling_skies.planner.round_plan import RoundPlan
from saucer.games.falling_skies.state import (
    BUILD,
    FIRST_WHITE,
    IN_HAND,
    NO_CELL,
    OVER,
    PLACE,
    ROBOTS,
    ROLL,
    ROOMS,
    SOLO,
    SPAWN,
    WON,
    Invasion,
)

_SKIPS: Final = 2
"""How many possible uses the final line of a rooms phase may leave out."""
_ROLLS: Final = 8
"""How many rolls show what a roll may bring."""


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
                _roll(state, rng)
            self._place_until_roll(state)
        self.finish_rooms(state)

    def finish_rooms(self, state: Invasion) -> None:
        """Play the rest of a rooms phase, if there is any, and what the mothership does then."""
        if state.phase == BUILD:
            state.step(SOLO, self.rooms_plan.best_build(state))
        if state.phase == ROOMS:
            self.rooms_plan.search(state)
            self.follow(state, self.rooms_plan.line)
        drop_waiting(self.outlook, state)

    def choose(self, state: Invasion, legal: list[int]) -> int:
        """What habit says outside of the rooms phase."""
        if state.phase == PLACE:
            return self.round_plan.line[0] if self.round_plan.search(state) else legal[0]
        if state.phase == BUILD:
            return self.rooms_plan.best_build(state)
        return actions.SPAWN | best_spawn(self.outlook, state) << 8

    def best_calls(self, state: Invasion, most: int, rng: Rng) -> list[int]:
        """The calls on abilities that look best now, up to so many, the best first."""
        calls: list[int] = []
        worths: list[float] = []
        for power in state.board.hooks.offers:
            for call in power.offers(state):
                worth = self.worth_of(state, call, rng)
                i = len(calls)
                while i > 0 and worths[i - 1] < worth:
                    i -= 1
                calls.insert(i, call)
                worths.insert(i, worth)
        return calls[:most]

    def worth_of(self, state: Invasion, call: int, rng: Rng) -> float:
        """What the round comes to by habit after a call."""
        after = state.copy()
        after.step(SOLO, call)
        return self.worth(after, rng)

    def worth(self, state: Invasion, rng: Rng) -> float:
        """What the round comes to by habit, with the dice as they lie or as they may come."""
        if state.phase == PLACE:
            return self.round_plan.worth if self.round_plan.search(state) else LOSS
        if state.phase == ROOMS:
            return self.rooms_plan.search(state)
        if state.phase == BUILD:
            return self.worth_of(state, self.rooms_plan.best_build(state), rng)
        if state.phase == OVER:
            return WIN if state.ending == WON else LOSS
        if state.phase == SPAWN:
            return self.outlook.worth(state)
        total = 0.0
        for _ in range(_ROLLS):
            after = state.copy()
            _roll(after, rng)
            total += self.worth(after, rng)
        return total / _ROLLS

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
                planning.roll_again(state)
        if IN_HAND not in state.dice_cells:
            planning.begin_rooms(state, None)

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


def _roll(state: Invasion, rng: Rng) -> None:
    """Roll the dice that have to be rolled."""
    roll = 0
    for i in range(planning.dice_to_roll(state)):
        roll |= (rng.below(FACES) + 1) << 8 * i
    planning.take_roll(state, roll << 8, None)
