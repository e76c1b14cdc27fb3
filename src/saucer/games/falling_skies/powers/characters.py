"""The powers of the characters: each helps once in a game, at the moment its rule names (UFS-CAMP-8). They are ours:
what is printed on their cards is not known."""

from typing import Final, final

from saucer.core.messages import Event
from saucer.games.falling_skies.board import (
    AA_GUN,
    CELLS,
    COLUMNS,
    EXPLOSION,
    NO_ACTION,
    SKULL,
    TUNNEL,
    Room,
)
from saucer.games.falling_skies.events import DamageRepaired, DieSet, MothershipRaised, RobotBuilt
from saucer.games.falling_skies.planning import move_ship, roll_again
from saucer.games.falling_skies.powers.common import CalledOnce, call, tell
from saucer.games.falling_skies.rooms import (
    advance_excavator,
    advance_research,
    destroy,
    gain_energy,
    is_free_for_robot,
    research_reach,
    use,
    worker_value,
)
from saucer.games.falling_skies.state import (
    DICE,
    IN_HAND,
    NO_CELL,
    PLACE,
    ROBOTS,
    ROOMS,
    Invasion,
    column_of,
    row_of,
    ship_at,
)

_RULE: Final = "UFS-CAMP-8"
_FACES: Final = range(1, 7)


def _is_planning(state: Invasion) -> bool:
    """Whether a die is about to be placed."""
    return state.phase == PLACE


def _is_at_work(state: Invasion) -> bool:
    """Whether rooms are being used and a worker die is left: so nobody waits for a call when all is done."""
    return state.phase == ROOMS and max(state.dice_cells) >= 0


# Dice.


@final
class SetDie(CalledOnce):
    """Planning: a die in hand is turned up or down, by up to so many."""

    def aims_at(self) -> str:
        return "die"

    def choices(self, state: Invasion) -> list[int]:
        if not _is_planning(state):
            return []
        return [
            call(self, die, face)
            for die in range(DICE)
            if state.dice_cells[die] == IN_HAND
            for face in _FACES
            if 0 < abs(face - state.dice[die]) <= self.amount
        ]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        _set_die(state, target, value, events)


def _set_die(state: Invasion, die: int, value: int, events: list[Event] | None) -> None:
    state.dice[die] = value
    if events is not None:
        events.append(DieSet(rule=_RULE, die=die, value=value))


@final
class RollDice(CalledOnce):
    """Planning: all dice in hand are rolled again, up to so many times in one round. The second mark counts the rolls
    left in that round."""

    def memory(self) -> int:
        return 2

    def round_begins(self, state: Invasion, events: list[Event] | None) -> None:
        state.marks[self.slot + 1] = 0

    def offers(self, state: Invasion) -> list[int]:
        return [call(self, 0, 0)] if _is_planning(state) and self._rolls_left(state) > 0 else []

    def call(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.marks[self.slot + 1] = self._rolls_left(state) - 1
        state.marks[self.slot] = 1
        tell(self, events)
        roll_again(state)

    def _rolls_left(self, state: Invasion) -> int:
        return state.marks[self.slot + 1] if state.marks[self.slot] else self.amount


class PairOfDice(CalledOnce):
    """Rooms phase: something happens to two dice on the base that show different numbers; none of them digs.

    The target is the lower one; the value the other one, counted from 1.
    """

    def aims_at(self) -> str:
        return "die"

    def choices(self, state: Invasion) -> list[int]:
        if state.phase != ROOMS:
            return []
        lying = [die for die in range(DICE) if state.dice_cells[die] >= 0 and not state.digging[die]]
        return [
            call(self, lower, higher + 1)
            for lower in lying
            for higher in lying
            if state.dice[lower] < state.dice[higher]
        ]


@final
class SwapDice(PairOfDice):
    """The two dice swap their numbers."""

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        lower, higher = state.dice[target], state.dice[value - 1]
        _set_die(state, target, higher, events)
        _set_die(state, value - 1, lower, events)


@final
class MatchDice(PairOfDice):
    """Both dice show the higher number."""

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        _set_die(state, target, state.dice[value - 1], events)


# Markers.


@final
class BringEnergy(CalledOnce):
    """Rooms phase: so much energy at once."""

    def choices(self, state: Invasion) -> list[int]:
        if not _is_at_work(state) or state.energy == state.board.energy_maximum:
            return []
        return [call(self, 0, self.amount)]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        gain_energy(state, value, _RULE, events)


@final
class Drill(CalledOnce):
    """Rooms phase: the excavator moves on by so many cells, free of charge."""

    def choices(self, state: Invasion) -> list[int]:
        cells = min(self.amount, CELLS - 1 - state.excavator)
        return [call(self, 0, cells)] if cells > 0 and _is_at_work(state) else []

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        advance_excavator(state, value, _RULE, events)


@final
class Repair(CalledOnce):
    """Planning: so much damage is repaired, as far as there is any."""

    def choices(self, state: Invasion) -> list[int]:
        hits = min(self.amount, state.damage)
        return [call(self, 0, hits)] if hits > 0 and _is_planning(state) else []

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.damage -= value
        if events is not None:
            events.append(DamageRepaired(rule=_RULE, damage=state.damage))


@final
class FindOut(CalledOnce):
    """Rooms phase: research of so much value; the last space is never reached in this way."""

    def choices(self, state: Invasion) -> list[int]:
        return [call(self, 0, self.amount)] if _is_at_work(state) and self._spaces(state) > 0 else []

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        advance_research(state, self._spaces(state), _RULE, events)

    def _spaces(self, state: Invasion) -> int:
        track = state.board.research
        return min(research_reach(track, state.research, self.amount), len(track) - 1 - state.research)


# Rooms and robots.


@final
class BuildRobot(CalledOnce):
    """Planning: a robot of so much value stands in a room, ready to work this very round."""

    def aims_at(self) -> str:
        return "cell"

    def choices(self, state: Invasion) -> list[int]:
        if not _is_planning(state) or _robot_in_supply(state) < 0:
            return []
        board = state.board
        return [
            call(self, cell, self.amount)
            for cell in range(CELLS)
            if board.rooms[board.room_at[cell]].first != AA_GUN and is_free_for_robot(state, cell)
        ]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        robot = _robot_in_supply(state)
        state.robots[robot] = value
        state.robot_cells[robot] = target
        if events is not None:
            row, column = target // COLUMNS, column_of(target)
            events.append(RobotBuilt(rule=_RULE, robot=robot, value=value, row=row, column=column))
        for power in state.board.hooks.built:
            power.built(state, robot, events)


def _robot_in_supply(state: Invasion) -> int:
    """A robot die that may be taken, or -1 (UFS-ROBOT-4)."""
    for robot in range(min(ROBOTS, state.board.robot_limit)):
        if state.robot_cells[robot] == NO_CELL:
            return robot
    return -1


@final
class ServeRoom(CalledOnce):
    """Rooms phase: a room is used at once, for nothing and with so much more value. The second mark says: just now."""

    def memory(self) -> int:
        return 2

    def aims_at(self) -> str:
        return "cell"

    def choices(self, state: Invasion) -> list[int]:
        if state.phase != ROOMS:
            return []
        return [call(self, room.cells[0], self.amount) for room in state.board.rooms if _is_manned(state, room)]

    def price(self, state: Invasion, room: Room, cost: int) -> int:
        return 0 if state.marks[self.slot + 1] else cost

    def value(self, state: Invasion, room: Room, value: int) -> int:
        return value + self.amount if state.marks[self.slot + 1] else value

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.marks[self.slot + 1] = 1
        use(state, target, False, events)
        state.marks[self.slot + 1] = 0


def _is_manned(state: Invasion, room: Room) -> bool:
    """Whether a room could be used, if it cost nothing (UFS-ROOM-6)."""
    if room.first == AA_GUN or room.first == TUNNEL:
        return False
    for cell in room.cells:
        if worker_value(state, cell) == 0:
            return False
    return True


# Ships and the mothership.


@final
class LureShip(CalledOnce):
    """Planning: a ship below the drop points moves sideways, by up to so many columns, to a free cell where nothing
    happens; with `times`, in the rooms phase too. The value is the column, counted from 1."""

    def aims_at(self) -> str:
        return "place"

    def choices(self, state: Invasion) -> list[int]:
        if not _is_planning(state) and not (self.times and _is_at_work(state)):
            return []
        return [
            call(self, place, column + 1)
            for place in state.ships
            if place >= 0 and row_of(place) > state.mothership
            for column in range(COLUMNS)
            if -self.amount <= column - column_of(place) <= self.amount and ship_at(state, _beside(place, column)) < 0
        ]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        move_ship(state, ship_at(state, target), _beside(target, value - 1), _RULE, events)


def _beside(place: int, column: int) -> int:
    """The place of the same row in this column."""
    return place - column_of(place) + column


class ShootOnExplosion(CalledOnce):
    """Rooms phase: a ship is destroyed that stands on an explosion, whatever its number. Never the orange one."""

    def aims_at(self) -> str:
        return "place"

    def choices(self, state: Invasion) -> list[int]:
        if not _is_at_work(state):
            return []
        return [
            call(self, place, 0)
            for ship, place in enumerate(state.ships)
            if place >= 0 and ship != state.board.orange_ship and self.is_in_sight(state, place)
        ]

    def is_in_sight(self, state: Invasion, place: int) -> bool:
        """Whether a ship on this place can be shot."""
        return state.board.symbols[place] > EXPLOSION

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        destroy(state, ship_at(state, target), _RULE, events)


@final
class ShootAnywhere(ShootOnExplosion):
    """The same, wherever below the drop points it is."""

    def is_in_sight(self, state: Invasion, place: int) -> bool:
        return row_of(place) > state.mothership


class StopAction(CalledOnce):
    """Planning: this round the mothership does not do what its row says. The second mark is the round."""

    def memory(self) -> int:
        return 2

    def choices(self, state: Invasion) -> list[int]:
        if not _is_planning(state):
            return []
        action = state.board.actions[state.mothership + 1]
        return [] if action == NO_ACTION or action == SKULL else [call(self, 0, 0)]

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.marks[self.slot + 1] = state.round

    def row_action(self, state: Invasion, action: int, amount: int, events: list[Event] | None) -> int:
        if state.marks[self.slot + 1] != state.round:
            return amount
        tell(self, events)
        return 0


@final
class RaiseMothership(StopAction):
    """Besides, the mothership rises by a row, and the ships on its drop points with it."""

    def choices(self, state: Invasion) -> list[int]:
        return [call(self, 0, 0)] if _is_planning(state) and state.mothership > state.board.first_drop_row else []

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        super().help(state, target, value, events)
        for ship, place in enumerate(state.ships):
            if place >= 0 and row_of(place) == state.mothership:
                state.ships[ship] = place - COLUMNS
        state.mothership -= 1
        if events is not None:
            events.append(MothershipRaised(rule=_RULE, row=state.mothership))
