"""The powers of the three cities that every game can begin with."""

from typing import final

from saucer.core.messages import Event
from saucer.games.falling_skies.board import Board, Room
from saucer.games.falling_skies.events import DieSet
from saucer.games.falling_skies.power import ONCE, Power
from saucer.games.falling_skies.powers.common import CalledOnce, call, tell
from saucer.games.falling_skies.rooms import advance_research
from saucer.games.falling_skies.state import DICE, FIRST_WHITE, IN_HAND, PLACE, ROBOTS, Invasion


@final
class FirstDamageResearches(Power):
    """The first damage of the game moves the research marker up, but not onto the last space (Q15)."""

    def memory(self) -> int:
        return 1

    def shown_as(self) -> str:
        return ONCE

    def damaged(self, state: Invasion, events: list[Event] | None) -> None:
        if state.marks[self.slot]:
            return
        state.marks[self.slot] = 1
        spaces = min(self.amount, len(state.board.research) - 1 - state.research)
        if spaces > 0:
            tell(self, events)
            advance_research(state, spaces, "UFS-CITY-2", events)


@final
class FirstRollWhiteSix(Power):
    """For the first roll of a round one white die is not rolled but set (Q13); it is rolled again like any other."""

    def round_begins(self, state: Invasion, events: list[Event] | None) -> None:
        state.dice[FIRST_WHITE] = self.amount
        tell(self, events)
        if events is not None:
            events.append(DieSet(rule="UFS-CITY-2", die=FIRST_WHITE, value=self.amount))


@final
class FirstRollAnySix(CalledOnce):
    """Right after the first roll of a round, any one worker die may be turned to a six."""

    def aims_at(self) -> str:
        return "die"

    def round_begins(self, state: Invasion, events: list[Event] | None) -> None:
        state.marks[self.slot] = 0

    def rolled(self, state: Invasion, is_first: bool, events: list[Event] | None) -> None:
        if not is_first:
            state.marks[self.slot] = 1

    def choices(self, state: Invasion) -> list[int]:
        if state.phase != PLACE or state.dice_cells.count(IN_HAND) < DICE:
            return []
        return [call(self, die, self.amount) for die in range(DICE) if state.dice[die] != self.amount]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.dice[target] = value
        if events is not None:
            events.append(DieSet(rule="UFS-CITY-2", die=target, value=value))


@final
class RobotsAdd(Power):
    """A room has more value for each robot that works in it (Q14); `times` is the limit of robots, if there is one."""

    def lay(self, board: Board) -> None:
        if self.times:
            board.robot_limit = self.times

    def value(self, state: Invasion, room: Room, value: int) -> int:
        for robot in range(ROBOTS):
            if state.robot_cells[robot] in room.cells and not state.robot_spent[robot]:
                value += self.amount
        return value
