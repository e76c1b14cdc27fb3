"""Planning phase: place the dice one by one; the ships of each column come down."""

from typing import Final

from mypy_extensions import i64

from saucer.core.messages import Event
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import (
    BASE_ROWS,
    CELLS,
    COLUMNS,
    LEFT,
    MOTHERSHIP,
    PATH_INDEX,
    PORTAL_1,
    PORTAL_2,
    RIGHT,
)
from saucer.games.falling_skies.events import (
    BaseHit,
    DiceRolled,
    DiePlaced,
    Lost,
    MothershipDescended,
    RoomsBegan,
    RoundBegan,
    ShipBlocked,
    ShipCarried,
    ShipDescended,
    ShipMoved,
    ShipsHeld,
    ShipSwept,
)
from saucer.games.falling_skies.state import (
    BASE_DESTROYED,
    DICE,
    IN_HAND,
    OVER,
    PLACE,
    ROLL,
    ROOMS,
    SKULL_REACHED,
    WAITING,
    Invasion,
    column_of,
    row_of,
    ship_at,
)

_HIGHEST_FACE: Final = 6
_HIGHEST_REACH: Final = 12
"""A die's face and what a power adds to it."""
_COLUMN_BITS: Final = [1 << column_of(cell) for cell in range(CELLS)]

_SETS: Final = 2**DICE
"""How many sets of dice there are. A set is a number in which each of its dice has a bit."""

_PLACEMENTS: Final = [
    [actions.PLACE | die << 8 | cell // COLUMNS << 16 | column_of(cell) << 24 for die in range(DICE) if dice >> die & 1]
    for cell in range(CELLS)
    for dice in range(_SETS)
]
"""By cell and set of dice: the actions that put one of them there. Ready-made, for a turn lists dozens of them."""

_REACH: Final = [
    sum(1 << distance * DICE + die for distance in range(value + 1))
    for value in range(_HIGHEST_REACH + 1)
    for die in range(DICE)
]
"""By value and die: the set of this die once for each distance it reaches, the next one always DICE bits higher."""


def begin_round(state: Invasion, events: list[Event] | None) -> None:
    """Take all worker dice in hand and ask for a roll (UFS-ROUND-1)."""
    state.round += 1
    for die in range(DICE):
        state.dice[die] = 0
        state.dice_cells[die] = IN_HAND
        state.digging[die] = False
    state.phase = ROLL
    if events is not None:
        events.append(RoundBegan(rule="UFS-ROUND-1", round=state.round))
    for power in state.board.hooks.round_begins:
        power.round_begins(state, events)


def roll_again(state: Invasion) -> None:
    """Ask for a new roll of all dice in hand (UFS-PLAN-7)."""
    for die in range(DICE):
        if state.dice_cells[die] == IN_HAND:
            state.dice[die] = 0
    state.phase = ROLL


def dice_to_roll(state: Invasion) -> int:
    """How many dice in hand show nothing yet."""
    count = 0
    for die in range(DICE):
        if state.dice[die] == 0 and state.dice_cells[die] == IN_HAND:
            count += 1
    return count


def take_roll(state: Invasion, action: int, events: list[Event] | None) -> None:
    """Put what the dealer rolled on the dice in hand that show nothing (UFS-PLAN-1, UFS-PLAN-7)."""
    faces = action >> 8
    in_hand = 0
    rolled = 0
    for die in range(DICE):
        if state.dice_cells[die] == IN_HAND:
            in_hand += 1
            if state.dice[die] == 0:
                state.dice[die] = faces & 255
                faces >>= 8
                rolled |= 1 << die
    state.phase = PLACE
    is_first = in_hand == DICE
    if events is not None:
        dice = tuple([die for die in range(DICE) if rolled >> die & 1])
        rule = "UFS-PLAN-1" if is_first else "UFS-PLAN-7"
        events.append(DiceRolled(rule=rule, dice=dice, values=tuple([state.dice[die] for die in dice])))
    for power in state.board.hooks.rolled:
        power.rolled(state, is_first, events)


def placements(state: Invasion) -> list[int]:
    """Every die in hand on every cell that may take it."""
    board = state.board
    found: list[int] = []
    reach: i64 = 0
    columns_taken: i64 = 0
    may_dig = True
    for die in range(DICE):
        cell: i64 = state.dice_cells[die]
        if cell == IN_HAND:
            reach |= _REACH[(state.dice[die] + board.dig_bonus) * DICE + die]
        else:
            columns_taken |= _COLUMN_BITS[cell]
            may_dig = may_dig and (board.has_lenient_digging or not state.digging[die])
    farthest: i64 = CELLS if board.has_lenient_digging else _HIGHEST_FACE + board.dig_bonus
    excavator: i64 = state.excavator
    robot_a: i64 = state.robot_cells[0]
    robot_b: i64 = state.robot_cells[1]
    may_be_closed = len(board.hooks.closes) > 0
    for column in range(COLUMNS):
        if columns_taken >> column & 1:
            continue
        for row in range(BASE_ROWS):
            cell = row * COLUMNS + column
            needed: i64 = PATH_INDEX[cell] - excavator
            if needed < 0:
                if not board.takes_die[cell] or cell == robot_a or cell == robot_b:
                    continue
                needed = 0
            elif not may_dig or needed > farthest:
                break  # what lies below is farther still
            elif needed == 0:
                continue
            elif board.has_lenient_digging:
                needed = 0
            if may_be_closed and is_closed(state, cell):
                continue
            found += _PLACEMENTS[cell * _SETS + (reach >> needed * DICE) % _SETS]
    return found


def is_closed(state: Invasion, cell: int) -> bool:
    """Whether a power keeps dice away from this cell now."""
    for power in state.board.hooks.closes:
        if power.closes(state, cell):
            return True
    return False


def place(state: Invasion, die: int, cell: int, events: list[Event] | None) -> None:
    """Put a die on a cell, then let the ships of its column descend and do what they do (UFS-PLAN-6)."""
    value = state.dice[die]
    state.dice_cells[die] = cell
    state.digging[die] = PATH_INDEX[cell] > state.excavator
    column = column_of(cell)
    if events is not None:
        rule = "UFS-EXC-3" if state.digging[die] else "UFS-PLAN-2"
        events.append(DiePlaced(rule=rule, die=die, value=value, row=cell // COLUMNS, column=column))
    spaces = descent(state, cell, value)
    if spaces == 0:
        if events is not None:
            events.append(ShipsHeld(rule="UFS-SHIP-2", column=column))
        return
    drop_ships(state, column, spaces, events)


def descent(state: Invasion, cell: int, value: int) -> int:
    """How far the ships of a column come down for a die of `value` on `cell`: a gun slows them (UFS-SHIP-1, -2)."""
    spaces = value - state.board.aa_reduction if cell < COLUMNS else value
    for power in state.board.hooks.descent:
        spaces = power.descent(state, cell, value, spaces)
    return spaces if spaces > 0 else 0


def begin_rooms(state: Invasion, events: list[Event] | None) -> None:
    """All dice are placed: go on to the rooms."""
    state.phase = ROOMS
    if events is not None:
        events.append(RoomsBegan(rule="UFS-ROUND-1"))
    for power in state.board.hooks.rooms_begin:
        power.rooms_begin(state, events)


def drop_ships(state: Invasion, column: int, spaces: int, events: list[Event] | None) -> None:
    """Move all ships of a column at once, then resolve their new cells from the top (UFS-SHIP-1, -3, -4)."""
    ships = state.ships
    falling: list[int] = []  # the lowest last
    for ship, place in enumerate(ships):
        if place >= 0 and column_of(place) == column:
            i = len(falling)
            while i > 0 and ships[falling[i - 1]] > place:
                i -= 1
            falling.insert(i, ship)
    lowest_place = (state.board.rows + 1) * COLUMNS + column
    for ship in falling:
        old = ships[ship]
        new = old + spaces * COLUMNS
        new = min(new, lowest_place)  # one hit, however far it would fall (UFS-DMG-3)
        ships[ship] = new
        if events is not None:
            rule = "UFS-DMG-3" if new == lowest_place else "UFS-SHIP-1"
            events.append(ShipDescended(rule=rule, ship=ship, column=column, from_row=row_of(old), to_row=row_of(new)))
    for ship in falling:
        if ships[ship] >= 0:  # a ship that was swept meanwhile has no effect left (UFS-SHIP-5)
            resolve_cell(state, ship, events)
            if state.phase == OVER:
                return


def resolve_cell(state: Invasion, ship: int, events: list[Event] | None) -> None:
    """Do what is printed on the cell a ship came to (UFS-SKY-1 .. 4), or hit the base (UFS-DMG-1)."""
    place = state.ships[ship]
    if place >= (state.board.rows + 1) * COLUMNS:
        state.ships[ship] = WAITING
        take_damage(state, ship, "UFS-DMG-1", events)
        return
    for power in state.board.hooks.landed:
        power.landed(state, ship, place, events)
    if state.ships[ship] != place:  # a power took it away
        return
    symbol = state.board.symbols[place]
    if symbol == LEFT or symbol == RIGHT:
        _follow_arrow(state, ship, place, place - 1 if symbol == LEFT else place + 1, events)
    elif symbol == MOTHERSHIP:
        for power in state.board.hooks.holds_mothership:
            if power.holds_mothership(state, events):
                return
        descend(state, "UFS-SKY-4", events)
    elif symbol == PORTAL_1 or symbol == PORTAL_2:
        _go_through(state, ship, place, state.board.twins[place], events)


def _follow_arrow(state: Invasion, ship: int, place: int, target: int, events: list[Event] | None) -> None:
    """Move a ship sideways unless another stands there; the new cell does nothing (UFS-SKY-2, UFS-SKY-3)."""
    if ship_at(state, target) >= 0:
        if events is not None:
            events.append(ShipBlocked(rule="UFS-SKY-2", ship=ship, row=row_of(place), column=column_of(place)))
        return
    state.ships[ship] = target
    if events is not None:
        events.append(
            ShipCarried(
                rule="UFS-SKY-2",
                ship=ship,
                row=row_of(place),
                from_column=column_of(place),
                to_column=column_of(target),
            )
        )


def _go_through(state: Invasion, ship: int, place: int, twin: int, events: list[Event] | None) -> None:
    """Move a ship to the other portal of its colour unless another ship stands there, or the mothership has passed it;
    nothing happens there (our reading: the rules of portals are not known)."""
    if row_of(twin) <= state.mothership or ship_at(state, twin) >= 0:
        if events is not None:
            events.append(ShipBlocked(rule="UFS-PORTAL", ship=ship, row=row_of(place), column=column_of(place)))
        return
    move_ship(state, ship, twin, "UFS-PORTAL", events)


def move_ship(state: Invasion, ship: int, place: int, rule: str, events: list[Event] | None) -> None:
    """Put a ship on another place of the sky, where nothing happens."""
    old = state.ships[ship]
    state.ships[ship] = place
    if events is not None:
        events.append(
            ShipMoved(
                rule=rule,
                ship=ship,
                from_row=row_of(old),
                from_column=column_of(old),
                row=row_of(place),
                column=column_of(place),
            )
        )


def descend(state: Invasion, rule: str, events: list[Event] | None) -> None:
    """Lower the mothership one row, sweeping the ships that stand there (UFS-SKY-4, UFS-MS-1); the skull row loses.

    Its drop points carry their ships along. The row's action is not resolved here: a descent caused by a ship
    skips it for good (UFS-SKY-5).
    """
    ships = state.ships
    drop_row = state.mothership
    state.mothership = drop_row + 1
    if events is not None:
        events.append(MothershipDescended(rule=rule, row=drop_row + 1))
    if state.mothership == state.board.skull_row:
        state.phase = OVER
        state.ending = SKULL_REACHED
        if events is not None:
            events.append(Lost(rule="UFS-END-2", reason="skull"))
        return
    for ship, place in enumerate(ships):
        if place < 0:
            continue
        row = row_of(place)
        if row == drop_row:
            ships[ship] = place + COLUMNS
        elif row == drop_row + 1:
            ships[ship] = WAITING
            if events is not None:
                events.append(ShipSwept(rule=rule, ship=ship))


def take_damage(state: Invasion, ship: int, rule: str, events: list[Event] | None) -> None:
    """One step down the damage track; its skull loses at once (UFS-DMG-2)."""
    hits = 1
    for power in state.board.hooks.damage:
        hits = power.damage(state, ship, hits, events)
    if hits <= 0:
        return
    state.damage = min(state.damage + hits, state.board.hits_to_lose)
    if events is not None:
        events.append(BaseHit(rule=rule, ship=ship, damage=state.damage))
    if state.damage == state.board.hits_to_lose:
        state.phase = OVER
        state.ending = BASE_DESTROYED
        if events is not None:
            events.append(Lost(rule="UFS-END-2", reason="damage"))
        return
    for power in state.board.hooks.damaged:
        power.damaged(state, events)
