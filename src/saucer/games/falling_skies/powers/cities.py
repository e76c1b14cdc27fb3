"""The powers of the cities of the campaign. They are ours: what is printed on those tiles is not known."""

from typing import final

from saucer.core.messages import Event
from saucer.games.falling_skies.board import COLUMNS, EXCAVATOR_BACK, RESEARCH, RESEARCH_BACK, Board, Room
from saucer.games.falling_skies.events import DieSet, MothershipHeld
from saucer.games.falling_skies.mothership import next_waiting
from saucer.games.falling_skies.power import COUNT, NO_MEMORY, ONCE, Power
from saucer.games.falling_skies.powers.common import call, tell
from saucer.games.falling_skies.rooms import advance_research, gain_energy
from saucer.games.falling_skies.state import DICE, IN_HAND, PLACE, ROLL, Invasion, ship_at

# The base: guns and the excavator.


@final
class Guns(Power):
    """A gun slows the ships of its column by `amount` rows; a round with a die on a gun brings `times` energy."""

    def lay(self, board: Board) -> None:
        board.aa_reduction = self.amount

    def rooms_begin(self, state: Invasion, events: list[Event] | None) -> None:
        on_guns = [cell for cell in state.dice_cells if 0 <= cell < COLUMNS]
        if self.times and on_guns:
            tell(self, events)
            gain_energy(state, self.times, "UFS-CITY-2", events)


@final
class Digging(Power):
    """The excavator costs `amount` less energy, and a die digs `times` cells farther than it shows."""

    def lay(self, board: Board) -> None:
        board.dig_cost = max(0, board.dig_cost - self.amount)
        board.dig_bonus += self.times


# What happens only so often.


class Limited(Power):
    """What happens up to `times` times, in the whole game or in a round; its mark counts how often it has.

    `times` 0 sets no limit, and there is nothing to count.
    """

    def memory(self) -> int:
        return 1 if self.times else 0

    def shown_as(self) -> str:
        return NO_MEMORY if self.times == 0 else ONCE if self.times == 1 else COUNT

    def goal(self) -> int:
        return self.times if self.times > 1 else 0

    def take_one(self, state: Invasion, events: list[Event] | None) -> bool:
        """Count one more, and tell; False if there have been as many as there may be."""
        if self.times:
            if state.marks[self.slot] == self.times:
                return False
            state.marks[self.slot] += 1
        tell(self, events)
        return True


@final
class MothershipStays(Limited):
    """When a ship calls the mothership down, it stays where it is: the first times, or always."""

    def holds_mothership(self, state: Invasion, events: list[Event] | None) -> bool:
        holds = self.take_one(state, events)
        if holds and events is not None:
            events.append(MothershipHeld(rule="UFS-CITY-2"))
        return holds


@final
class Walls(Limited):
    """The first ships that reach the city do no damage. The mothership shoots over the walls."""

    def damage(self, state: Invasion, ship: int, hits: int, events: list[Event] | None) -> int:
        return 0 if ship >= 0 and hits > 0 and self.take_one(state, events) else hits


class EachRound(Limited):
    """What the player may do to a die in hand, up to `times` times in a round."""

    def aims_at(self) -> str:
        return "die"

    def round_begins(self, state: Invasion, events: list[Event] | None) -> None:
        state.marks[self.slot] = 0

    def is_open(self, state: Invasion) -> bool:
        """Whether it may be done now."""
        return state.phase == PLACE and state.marks[self.slot] < self.times


@final
class TurnDice(EachRound):
    """Right after the first roll of a round, dice may be turned to their opposite sides."""

    def offers(self, state: Invasion) -> list[int]:
        if not self.is_open(state) or state.dice_cells.count(IN_HAND) < DICE:
            return []
        return [call(self, die, 7 - state.dice[die]) for die in range(DICE)]

    def call(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        self.take_one(state, events)
        state.dice[target] = value
        if events is not None:
            events.append(DieSet(rule="UFS-CITY-2", die=target, value=value))


@final
class RollAgain(EachRound):
    """A die in hand may be rolled again."""

    def offers(self, state: Invasion) -> list[int]:
        if not self.is_open(state):
            return []
        return [call(self, die, 0) for die in range(DICE) if state.dice_cells[die] == IN_HAND]

    def call(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        self.take_one(state, events)
        state.dice[target] = 0
        state.phase = ROLL


# Ships and the mothership.


@final
class SlowFall(Power):
    """No die brings ships down by more than so many rows."""

    def descent(self, state: Invasion, cell: int, value: int, spaces: int) -> int:
        return min(spaces, self.amount)


@final
class NoSetback(Power):
    """The mothership does not set the research back, nor the excavator if this is not about research alone."""

    def row_action(self, state: Invasion, action: int, amount: int, events: list[Event] | None) -> int:
        if action == RESEARCH_BACK or (action == EXCAVATOR_BACK and self.room != RESEARCH):
            tell(self, events)
            return 0
        return amount


@final
class DropAnywhere(Power):
    """The player chooses freely from which drop point a ship comes."""

    def spawn_columns(self, state: Invasion, columns: list[int]) -> list[int]:
        return _free_columns(state)


@final
class ExtraShipsDropAnywhere(Power):
    """The player chooses freely from which drop point an extra ship comes."""

    def spawn_columns(self, state: Invasion, columns: list[int]) -> list[int]:
        first = state.board.basic_ships
        return _free_columns(state) if first <= next_waiting(state) < first + state.board.extra_ships else columns


def _free_columns(state: Invasion) -> list[int]:
    """The columns whose drop points are free."""
    top = (state.mothership + 1) * COLUMNS
    return [column for column in range(COLUMNS) if ship_at(state, top + column) < 0]


# Rooms and robots.


@final
class RoomsCheaper(Power):
    """Rooms of at least `times` cells cost so much less."""

    def price(self, state: Invasion, room: Room, cost: int) -> int:
        return max(0, cost - self.amount) if len(room.cells) >= self.times else cost


@final
class RoomBonus(Power):
    """Rooms of one kind have so much more value."""

    def value(self, state: Invasion, room: Room, value: int) -> int:
        return value + self.amount if room.first == self.room or room.second == self.room else value


@final
class EnergyBonus(Power):
    """Energy rooms give so much more."""

    def energy(self, state: Invasion, amount: int) -> int:
        return amount + self.amount


@final
class LongLeaps(Power):
    """A room that moves the research marker by `times` spaces or more moves it some more; never onto the last space."""

    def researched(self, state: Invasion, spaces: int, events: list[Event] | None) -> None:
        more = min(self.amount, len(state.board.research) - 1 - state.research)
        if spaces >= self.times and more > 0:
            tell(self, events)
            advance_research(state, more, "UFS-CITY-2", events)


@final
class SturdyRobots(Power):
    """Robots that show no more than `amount` do not wear down."""

    def wears(self, state: Invasion, robot: int) -> bool:
        return state.robots[robot] > self.amount
