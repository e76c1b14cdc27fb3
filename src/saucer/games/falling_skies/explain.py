"""Why a command is refused, in codes. Legality itself is decided by the rules alone."""

from saucer.core.messages import Command, Refusal
from saucer.games.falling_skies.board import AA_GUN, BASE_ROWS, CELLS, COLUMNS, PATH_INDEX, TUNNEL
from saucer.games.falling_skies.commands import (
    Build,
    BuildNothing,
    Call,
    Dig,
    Discard,
    Drawn,
    Finish,
    Place,
    RemoveRobot,
    Rolled,
    Spawn,
    Use,
)
from saucer.games.falling_skies.planning import is_closed
from saucer.games.falling_skies.rooms import is_free_for_robot, price, worker_value
from saucer.games.falling_skies.state import (
    BUILD,
    DICE,
    IN_HAND,
    PLACE,
    ROBOTS,
    ROOMS,
    SPAWN,
    Invasion,
    column_of,
    robot_on,
)

CODES = frozenset(
    {
        "not-now",
        "no-such-cell",
        "no-such-die",
        "die-placed-already",
        "column-taken",
        "excavator-in-the-way",
        "robot-in-the-way",
        "die-in-tunnel",
        "cell-closed",
        "ability-not-now",
        "no-such-ability",
        "one-digs-already",
        "too-far-to-dig",
        "no-room-there",
        "room-needs-no-use",
        "not-enough-energy",
        "room-incomplete",
        "one-effect-only",
        "die-cannot-dig",
        "die-not-in-base",
        "no-such-robot",
        "no-place-for-robot",
        "take-other-robot",
        "not-a-spawn-column",
    }
)

_PHASES: dict[type[Command], tuple[int, ...]] = {
    Place: (PLACE,),
    Use: (ROOMS,),
    Dig: (ROOMS,),
    Discard: (ROOMS,),
    Finish: (ROOMS,),
    Build: (BUILD,),
    BuildNothing: (BUILD,),
    Spawn: (SPAWN,),
    RemoveRobot: (PLACE, ROOMS, BUILD, SPAWN),
    Call: (PLACE, ROOMS, BUILD, SPAWN),
    Rolled: (),
    Drawn: (),
}


def explain(state: Invasion, command: Command) -> Refusal:
    """The first reason that a person would give."""
    if state.phase not in _PHASES[type(command)]:
        return Refusal("not-now")
    match command:
        case Place(die, row, column):
            return _explain_place(state, die, row, column)
        case Use(row, column):
            return _explain_use(state, row, column)
        case Dig(die):
            return _explain_dig(state, die)
        case Discard(die):
            return Refusal("no-such-die" if die >= DICE else "die-not-in-base")
        case Build(robot, row, column):
            if robot >= ROBOTS:
                return Refusal("no-such-robot")
            if column < COLUMNS and row < BASE_ROWS and is_free_for_robot(state, row * COLUMNS + column):
                return Refusal("take-other-robot")
            return Refusal("no-place-for-robot", {"row": row, "column": column})
        case Call(ability):
            return Refusal("ability-not-now" if ability < len(state.board.powers) else "no-such-ability")
        case Spawn(column):
            return Refusal("not-a-spawn-column", {"column": column})
    return Refusal("no-such-robot")


def _explain_place(state: Invasion, die: int, row: int, column: int) -> Refusal:
    cell = row * COLUMNS + column
    if die >= DICE:
        return Refusal("no-such-die")
    if column >= COLUMNS or cell >= CELLS:
        return Refusal("no-such-cell")
    if state.dice_cells[die] != IN_HAND:
        return Refusal("die-placed-already")
    if any(column_of(other) == column for other in state.dice_cells if other >= 0):
        return Refusal("column-taken", {"column": column})
    if is_closed(state, cell):
        return Refusal("cell-closed")
    distance = PATH_INDEX[cell] - state.excavator
    if distance == 0:
        return Refusal("excavator-in-the-way")
    if distance < 0:
        return Refusal("robot-in-the-way" if robot_on(state, cell) >= 0 else "die-in-tunnel")
    if any(state.digging):
        return Refusal("one-digs-already")
    return Refusal("too-far-to-dig", {"distance": distance, "value": state.dice[die]})


def _explain_use(state: Invasion, row: int, column: int) -> Refusal:
    cell = row * COLUMNS + column
    if column >= COLUMNS or cell >= CELLS:
        return Refusal("no-such-cell")
    room = state.board.rooms[state.board.room_at[cell]]
    if room.first == TUNNEL or room.cells[0] != cell:
        return Refusal("no-room-there")
    if room.first == AA_GUN:
        return Refusal("room-needs-no-use")
    if any(worker_value(state, each) == 0 for each in room.cells):
        return Refusal("room-incomplete")
    cost = price(state, room)
    if cost > state.energy:
        return Refusal("not-enough-energy", {"cost": cost, "energy": state.energy})
    return Refusal("one-effect-only")


def _explain_dig(state: Invasion, die: int) -> Refusal:
    if die >= DICE:
        return Refusal("no-such-die")
    if state.dice_cells[die] < 0:
        return Refusal("die-not-in-base")
    if not state.digging[die]:
        return Refusal("die-cannot-dig")
    if state.energy < state.board.dig_cost:
        return Refusal("not-enough-energy", {"cost": state.board.dig_cost, "energy": state.energy})
    return Refusal("die-cannot-dig")
