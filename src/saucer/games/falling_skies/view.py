"""What is seen. This game hides nothing, so that the view of every seat is the whole position."""

from functools import lru_cache
from typing import Literal

import msgspec

from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import (
    CELLS,
    COLUMNS,
    DIG_PATH,
    EXPLOSION,
    NOTHING,
    PATH_INDEX,
    RED_EXPLOSION,
    Board,
)
from saucer.games.falling_skies.components import ACTIONS, EFFECTS, SYMBOLS, Effect
from saucer.games.falling_skies.details import Details
from saucer.games.falling_skies.mothership import spawn_columns
from saucer.games.falling_skies.planning import dice_to_roll
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import (
    DICE,
    FIRST_WHITE,
    IN_HAND,
    NO_CELL,
    RESOLVED,
    ROBOTS,
    SUPPLY,
    WAITING,
    column_of,
    row_of,
)

Phase = Literal["roll", "place", "rooms", "build", "spawn", "over", "draw"]
Ending = Literal["undecided", "won", "skull", "damage"]
PHASES: tuple[Phase, ...] = ("roll", "place", "rooms", "build", "spawn", "over", "draw")
ENDINGS: tuple[Ending, ...] = ("undecided", "won", "skull", "damage")

_HEIGHTS = {"sky-1": 0, "sky-2": 1, "sky-3": 2, "sky-4": 3}
"""As the dealer counts them."""

_SYMBOL_NAMES = {code: name for name, code in SYMBOLS.items()}
_ACTION_NAMES = {code: name for name, code in ACTIONS.items()}
_EFFECT_NAMES: dict[int, Effect | Literal[""]] = {NOTHING: "", **{code: name for name, code in EFFECTS.items()}}
_EFFECT_CODES = {name: code for code, name in _EFFECT_NAMES.items()}


class Action(msgspec.Struct, frozen=True):
    """What the mothership does on a row: `-` nothing, `excavator` and `research` go back, `ship`, `damage`, `skull`."""

    kind: str
    amount: int


class SkyRow(msgspec.Struct, frozen=True):
    cells: tuple[str, ...]
    """`.` `<` `>` `M`, `P1` `P2` portals, the number of an explosion, `x` and the number of a red one."""
    action: Action


class SceneryRoom(msgspec.Struct, frozen=True):
    does: tuple[str, ...]
    cells: tuple[tuple[int, int], ...]
    cost: int
    modifier: int


class Scenery(Details, frozen=True, kw_only=True):
    """Everything printed on the cards or tiles in play, with their names. Cells are [row, column]."""

    sky: tuple[SkyRow, ...]
    skull_row: int
    first_drop_row: int
    rooms: tuple[SceneryRoom, ...]
    dig_path: tuple[tuple[int, int], ...]
    excavator_start: int
    research: tuple[int, ...]
    energy_maximum: int
    hits_to_lose: int
    basic_ships: int
    extra_ships: int
    orange_ship: int
    """Its number, or -1."""
    robot_limit: int
    dig_cost: int
    dig_bonus: int
    """How much farther than it shows a die digs."""


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Row and column only when it is in the sky."""

    where: Literal["sky", "waiting", "supply"]
    row: int | None = None
    column: int | None = None


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Row and column only when it lies in the base. A value of 0: not rolled yet."""

    value: int
    is_white: bool
    where: Literal["hand", "base", "resolved"]
    row: int | None = None
    column: int | None = None
    digs: bool = False


class Robot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A robot die; off the board it has neither row nor column."""

    value: int = 0
    row: int | None = None
    column: int | None = None
    is_spent: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can change during a game."""

    phase: Phase
    ending: Ending
    round: int
    mothership: int
    energy: int
    research: int
    damage: int
    excavator: int
    ships: tuple[Ship, ...]
    dice: tuple[Die, ...]
    robots: tuple[Robot, ...]
    room_in_use: int = -1
    new_robot: int = 0
    effect_to_come: Effect | Literal[""] = ""
    value_to_come: int = 0
    turned: tuple[str, ...] = ()
    """The heights of the sky tiles drawn so far to lie on their threat side."""
    marks: tuple[int, ...] = ()
    """What the abilities remember, each from its slot on."""


def details_of(board: Board) -> Details:
    """What is told of a board beside what the rules need."""
    assert isinstance(board.details, Details)
    return board.details


@lru_cache(maxsize=64)
def scenery(board: Board) -> Scenery:
    """The board in readable form; every game with the same cards has the same board."""
    return Scenery(
        sky=tuple(
            SkyRow(
                tuple(_symbol(board.symbols[(row + 1) * COLUMNS + column]) for column in range(COLUMNS)),
                Action(_ACTION_NAMES[board.actions[row]], board.amounts[row]),
            )
            for row in range(board.rows)
        ),
        skull_row=board.skull_row,
        first_drop_row=board.first_drop_row,
        rooms=tuple(
            SceneryRoom(
                does=tuple(_EFFECT_NAMES[effect] for effect in (room.first, room.second) if effect != NOTHING),
                cells=tuple(divmod(cell, COLUMNS) for cell in room.cells),
                cost=room.cost,
                modifier=room.modifier,
            )
            for room in board.rooms
        ),
        dig_path=tuple(divmod(cell, COLUMNS) for cell in DIG_PATH),
        excavator_start=board.excavator_start,
        research=tuple(board.research),
        energy_maximum=board.energy_maximum,
        hits_to_lose=board.hits_to_lose,
        basic_ships=board.basic_ships,
        extra_ships=board.extra_ships,
        orange_ship=board.orange_ship,
        robot_limit=board.robot_limit,
        dig_cost=board.dig_cost,
        dig_bonus=board.dig_bonus,
        **msgspec.structs.asdict(details_of(board)),
    )


def _symbol(code: int) -> str:
    if code > RED_EXPLOSION:
        return f"x{code - RED_EXPLOSION}"
    return str(code - EXPLOSION) if code > EXPLOSION else _SYMBOL_NAMES[code]


def position(state: FallingSkies) -> Position:
    """The state in readable form."""
    return Position(
        phase=PHASES[state.phase],
        ending=ENDINGS[state.ending],
        round=state.round,
        mothership=state.mothership,
        energy=state.energy,
        research=state.research,
        damage=state.damage,
        excavator=state.excavator,
        ships=tuple(_ship(place) for place in state.ships),
        dice=tuple(_die(state, die) for die in range(DICE)),
        robots=tuple(_robot(state, robot) for robot in range(ROBOTS)),
        room_in_use=state.room_in_use,
        new_robot=state.new_robot,
        effect_to_come=_EFFECT_NAMES[state.effect_to_come],
        value_to_come=state.value_to_come,
        turned=details_of(state.board).turned,
        marks=tuple(state.marks),
    )


def _ship(place: int) -> Ship:
    if place == WAITING:
        return Ship("waiting")
    if place == SUPPLY:
        return Ship("supply")
    return Ship("sky", row_of(place), column_of(place))


def _die(state: FallingSkies, die: int) -> Die:
    cell, value, is_white = state.dice_cells[die], state.dice[die], die >= FIRST_WHITE
    if cell == IN_HAND:
        return Die(value, is_white, "hand")
    if cell == RESOLVED:
        return Die(value, is_white, "resolved")
    return Die(value, is_white, "base", *divmod(cell, COLUMNS), state.digging[die])


def _robot(state: FallingSkies, robot: int) -> Robot:
    cell = state.robot_cells[robot]
    if cell == NO_CELL:
        return Robot()
    return Robot(state.robots[robot], *divmod(cell, COLUMNS), state.robot_spent[robot])


def restore(board: Board, document: object) -> FallingSkies:
    """The state that a position describes; a ValueError says what cannot be."""
    seen = msgspec.convert(document, Position)
    for height in seen.turned:
        tile = _HEIGHTS.get(height, -1)
        if board.draw is None or not board.draw.allows(actions.DRAWN | (tile + 1) << 8):
            raise ValueError(f"the tile {height} cannot have been drawn")
        board = board.after_draw[tile]
    state = FallingSkies(
        board,
        PHASES.index(seen.phase),
        ENDINGS.index(seen.ending),
        seen.round,
        seen.mothership,
        seen.energy,
        seen.research,
        seen.damage,
        seen.excavator,
        [_place(ship) for ship in seen.ships],
        [die.value for die in seen.dice],
        [_cell(die, {"hand": IN_HAND, "resolved": RESOLVED}.get(die.where)) for die in seen.dice],
        [die.digs for die in seen.dice],
        [robot.value for robot in seen.robots],
        [_cell(robot, NO_CELL if robot.row is None else None) for robot in seen.robots],
        [robot.is_spent for robot in seen.robots],
        seen.room_in_use,
        seen.new_robot,
        _EFFECT_CODES[seen.effect_to_come],
        seen.value_to_come,
        list(seen.marks),
    )
    _check(state)
    return state


def _place(ship: Ship) -> int:
    if ship.where != "sky":
        return WAITING if ship.where == "waiting" else SUPPLY
    if ship.row is None or ship.column is None or not (0 <= ship.column < COLUMNS and ship.row >= -1):
        raise ValueError("a ship in the sky has no proper row and column")
    return (ship.row + 1) * COLUMNS + ship.column


def _cell(piece: Die | Robot, elsewhere: int | None) -> int:
    if elsewhere is not None:
        return elsewhere
    if piece.row is None or piece.column is None or not (0 <= piece.column < COLUMNS and piece.row >= 0):
        raise ValueError("a die in the base has no proper row and column")
    return piece.row * COLUMNS + piece.column


def _check(state: FallingSkies) -> None:
    """Refuse what the rules could never lead to and the code is not made for."""
    board = state.board
    _refuse_unless(
        {
            "there must be one entry for each ship": len(state.ships)
            == board.basic_ships + board.extra_ships + (board.orange_ship >= 0),
            "there must be five dice": len(state.dice) == DICE,
            "there must be two robots": len(state.robots) == ROBOTS,
            "the abilities have another memory": len(state.marks) == board.marks,
        }
    )
    in_sky = [place for place in state.ships if 0 <= place < (board.rows + 1) * COLUMNS]
    in_base = [cell for cell in state.dice_cells + state.robot_cells if cell >= 0]
    over = PHASES[state.phase] == "over"
    checks = {
        "energy is off its track": 0 <= state.energy <= board.energy_maximum,
        "research is off its track": 0 <= state.research <= len(board.research) - (0 if over else 1),
        "damage is off its track": 0 <= state.damage <= board.hits_to_lose - (0 if over else 1),
        "the excavator is off its path": board.excavator_start <= state.excavator < CELLS,
        "the mothership is out of the sky": board.first_drop_row <= state.mothership <= board.skull_row - (not over),
        "a ship stands above the mothership or below the sky": over
        or all(state.mothership <= row_of(place) < board.rows for place in state.ships if place >= 0),
        "two ships share a cell": len(set(in_sky)) == len(in_sky),
        "a die lies outside the base": all(cell < CELLS for cell in in_base),
        "two dice share a cell": len(set(in_base)) == len(in_base),
        "a die shows no number from 1 to 6": all(0 <= value <= 6 for value in state.dice + state.robots)
        and all(value > 0 for value, cell in zip(state.dice, state.dice_cells, strict=False) if cell >= 0)
        and all(value > 0 for value, cell in zip(state.robots, state.robot_cells, strict=False) if cell >= 0),
        "two worker dice share a column": _no_shared_column(state),
        "a robot stands where nothing is excavated": all(
            PATH_INDEX[cell] < state.excavator for cell in state.robot_cells if 0 <= cell < CELLS
        ),
        "a room in use must be one of the board's": -1 <= state.room_in_use < len(board.rooms),
        "a game is over exactly when it has an ending": over == (state.ending != 0),
        "dice to be placed must have been rolled": PHASES[state.phase] != "place"
        or (IN_HAND in state.dice_cells and all(value > 0 for value in state.dice)),
        "dice to be rolled must be in hand and show nothing": PHASES[state.phase] != "roll" or dice_to_roll(state) > 0,
        "tiles are drawn before all else": (PHASES[state.phase] == "draw") == (board.draw is not None),
        "all dice are placed before rooms are used": PHASES[state.phase] not in ("rooms", "build", "spawn")
        or IN_HAND not in state.dice_cells,
        "no die is resolved before the rooms phase": PHASES[state.phase] not in ("roll", "place")
        or RESOLVED not in state.dice_cells,
        "a ship to be dropped must wait, and a drop point be free": PHASES[state.phase] != "spawn"
        or (WAITING in state.ships and bool(spawn_columns(state))),
        "a robot is built with a number from 1 to 6": PHASES[state.phase] != "build"
        or (1 <= state.new_robot <= 6 and state.room_in_use >= 0),
        "the round is counted from 1": state.round >= 1,
    }
    _refuse_unless(checks)


def _refuse_unless(checks: dict[str, bool]) -> None:
    for problem, is_fine in checks.items():
        if not is_fine:
            raise ValueError(problem)


def _no_shared_column(state: FallingSkies) -> bool:
    columns = [column_of(cell) for cell in state.dice_cells if cell >= 0]
    return len(set(columns)) == len(columns)
