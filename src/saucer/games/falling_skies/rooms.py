"""Rooms phase: resolve the dice in the order the player likes; dig, shoot, research, build robots."""

from saucer.core.messages import Event
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import (
    AA_GUN,
    CELLS,
    COLUMNS,
    DIG_PATH,
    ENERGY,
    EXPLOSION,
    FIGHTER,
    NOTHING,
    PATH_INDEX,
    RED_EXPLOSION,
    RESEARCH,
    ROBOT,
    TUNNEL,
    Room,
)
from saucer.games.falling_skies.events import (
    DieDiscarded,
    EnergyGained,
    ExcavatorAdvanced,
    FightersMissed,
    NoRobotBuilt,
    ResearchAdvanced,
    RobotBuilt,
    RobotGone,
    RobotWorn,
    RoomUsed,
    ShipDestroyed,
    Won,
)
from saucer.games.falling_skies.state import (
    BUILD,
    DICE,
    NO_CELL,
    OVER,
    RESOLVED,
    ROBOTS,
    ROOMS,
    SUPPLY,
    WAITING,
    WON,
    Invasion,
    column_of,
    die_on,
    is_excavated,
    robot_on,
    row_of,
)

HIGHEST_ROBOT = 6


def resolutions(state: Invasion) -> list[int]:
    """What may be resolved now: rooms to use, the excavator to move, dice to discard; or nothing more."""
    found: list[int] = []
    board = state.board
    seen = -1
    for die in range(DICE):
        cell = state.dice_cells[die]
        if cell < 0:
            continue
        if state.digging[die]:
            if can_dig(state, die):
                found.append(actions.DIG | die << 8)
        else:
            number = board.room_at[cell]
            if number != seen:
                seen = number
                _add_use(state, board.rooms[number], found)
        found.append(actions.DISCARD | die << 8)
    for robot in range(ROBOTS):
        cell = state.robot_cells[robot]
        if cell >= 0 and not state.robot_spent[robot]:
            _add_use(state, board.rooms[board.room_at[cell]], found)
    found.append(actions.FINISH)
    return found


def _add_use(state: Invasion, room: Room, found: list[int]) -> None:
    """Offer a usable room once, whichever of its dice asks, and in both orders if it has two effects (Q16)."""
    if not is_usable(state, room):
        return
    first = room.cells[0]
    action = actions.USE | first // COLUMNS << 8 | column_of(first) << 16
    if len(room.cells) > 1 and action in found:
        return
    found.append(action)
    if room.second != NOTHING:
        found.append(action | 1 << 24)


def is_usable(state: Invasion, room: Room) -> bool:
    """Whether each cell holds a die that can work there, and the price can be paid (UFS-ROOM-3, -6, -8)."""
    if room.first == AA_GUN or room.first == TUNNEL or price(state, room) > state.energy:
        return False
    for cell in room.cells:
        if worker_value(state, cell) == 0:
            return False
    return True


def worker_value(state: Invasion, cell: int) -> int:
    """What the die working on `cell` shows; 0 if none can (UFS-EXC-4, UFS-ROBOT-7)."""
    if not is_excavated(state, cell):
        return 0
    die = die_on(state, cell)
    if die >= 0:
        return 0 if state.digging[die] else state.dice[die]
    robot = robot_on(state, cell)
    if robot >= 0 and not state.robot_spent[robot]:
        return state.robots[robot]
    return 0


def price(state: Invasion, room: Room) -> int:
    """What using a room costs now (UFS-ROOM-3)."""
    cost = room.cost
    for power in state.board.hooks.price:
        cost = power.price(state, room, cost)
    return cost if cost > 0 else 0


def room_value(state: Invasion, room: Room) -> int:
    """The sum of the dice and the modifier, once; never below 0 (UFS-ROOM-4, -6, -7)."""
    value = room.modifier
    for cell in room.cells:
        value += worker_value(state, cell)
    value = with_powers(state, room, value)
    return value if value > 0 else 0


def with_powers(state: Invasion, room: Room, value: int) -> int:
    """A room's value and what powers add to it."""
    for power in state.board.hooks.value:
        value = power.value(state, room, value)
    return value


def can_dig(state: Invasion, die: int) -> bool:
    """Whether this die, placed ahead of the excavator, can bring it there (UFS-EXC-3, -5).

    Measured again now: with lenient digging (Q3) the die may be too small, or the excavator may have passed it.
    """
    distance = PATH_INDEX[state.dice_cells[die]] - state.excavator
    return state.energy >= state.board.dig_cost and 0 < distance <= state.dice[die] + state.board.dig_bonus


def dig(state: Invasion, die: int, events: list[Event] | None) -> None:
    """Pay and move the excavator to the die's cell (UFS-EXC-5)."""
    cell = state.dice_cells[die]
    state.energy -= state.board.dig_cost
    state.dice_cells[die] = RESOLVED
    advance_excavator(state, PATH_INDEX[cell] - state.excavator, "UFS-EXC-5", events)


def advance_excavator(state: Invasion, cells: int, rule: str, events: list[Event] | None) -> None:
    """Move the excavator on along its path, to its last cell at most (UFS-EXC-7)."""
    cells = min(cells, CELLS - 1 - state.excavator)
    state.excavator += cells
    if events is not None:
        events.append(
            ExcavatorAdvanced(
                rule=rule,
                cells=cells,
                excavator=state.excavator,
                row=excavator_cell(state) // COLUMNS,
                column=column_of(excavator_cell(state)),
            )
        )
    for power in state.board.hooks.dug:
        power.dug(state, cells, events)


def discard(state: Invasion, die: int, events: list[Event] | None) -> None:
    """Take a die off without effect (UFS-ROOM-2, UFS-EXC-8)."""
    cell = state.dice_cells[die]
    state.dice_cells[die] = RESOLVED
    if events is not None:
        events.append(DieDiscarded(rule="UFS-ROOM-2", die=die, row=cell // COLUMNS, column=column_of(cell)))


def has_anything_left(state: Invasion) -> bool:
    """Whether a worker die lies on the base, a robot there could still work this round, or a power could be called."""
    for cell in state.dice_cells:
        if cell >= 0:
            return True
    for robot in range(ROBOTS):
        if state.robot_cells[robot] >= 0 and not state.robot_spent[robot]:
            return True
    for power in state.board.hooks.offers:
        if power.offers(state):
            return True
    return False


def use(state: Invasion, cell: int, is_swapped: bool, events: list[Event] | None) -> None:
    """Pay for a room, take its worker dice off, and resolve its effects with one value (UFS-ROOM-3..6, UFS-PNP-6)."""
    number = state.board.room_at[cell]
    room = state.board.rooms[number]
    value = room_value(state, room)
    cost = price(state, room)
    state.energy -= cost
    for each in room.cells:
        die = die_on(state, each)
        if die >= 0:
            state.dice_cells[die] = RESOLVED
    if events is not None:
        rule = "UFS-PNP-6" if room.second != NOTHING else "UFS-ROOM-6" if len(room.cells) > 1 else "UFS-ROOM-4"
        events.append(RoomUsed(rule=rule, row=cell // COLUMNS, column=column_of(cell), cost=cost, value=value))
    state.room_in_use = number
    first, then = (room.second, room.first) if is_swapped else (room.first, room.second)
    _resolve_effect(state, first, value, events)
    if state.phase == OVER:
        return
    if state.phase == BUILD:
        state.effect_to_come = then
        state.value_to_come = value
        return
    _resolve_rest(state, then, value, events)


def _resolve_rest(state: Invasion, effect: int, value: int, events: list[Event] | None) -> None:
    """The second effect, if there is one; then the robots that took part are worn."""
    state.effect_to_come = NOTHING
    state.value_to_come = 0
    _resolve_effect(state, effect, value, events)
    if state.phase == ROOMS:
        _wear_robots(state, state.board.rooms[state.room_in_use], events)
        state.room_in_use = -1


def _resolve_effect(state: Invasion, effect: int, value: int, events: list[Event] | None) -> None:
    if effect == ENERGY:
        for power in state.board.hooks.energy:
            value = power.energy(state, value)
        gain_energy(state, value, "UFS-NRG-1", events)
    elif effect == FIGHTER:
        _send_fighters(state, value, events)
    elif effect == RESEARCH:
        _do_research(state, value, events)
    elif effect == ROBOT:
        _prepare_robot(state, value, events)


def gain_energy(state: Invasion, value: int, rule: str, events: list[Event] | None) -> None:
    """Add the value, up to the top of the track (UFS-NRG-1)."""
    room = state.board.energy_maximum - state.energy
    amount = value if value < room else room
    state.energy += amount
    if events is not None:
        events.append(EnergyGained(rule=rule, amount=amount, energy=state.energy))


def _send_fighters(state: Invasion, value: int, events: list[Event] | None) -> None:
    """Destroy every ship on an explosion that the value reaches (UFS-FTR-1)."""
    hit = False
    for ship, place in enumerate(state.ships):
        if place >= 0 and is_hit(state, ship, value):
            hit = True
            destroy(state, ship, "UFS-FTR-1", events)
    if not hit and events is not None:
        events.append(FightersMissed(rule="UFS-FTR-1", value=value))


def is_hit(state: Invasion, ship: int, value: int) -> bool:
    """Whether fighters of this value shoot down a ship in the sky: on an explosion of at most the value, on a red one
    only with exactly its number (our reading: the rule of red ones is not known)."""
    symbol = state.board.symbols[state.ships[ship]]
    if symbol <= EXPLOSION:
        return False
    for power in state.board.hooks.shot:
        value = power.shot(state, ship, value)
    return value == symbol - RED_EXPLOSION if symbol > RED_EXPLOSION else value >= symbol - EXPLOSION


def destroy(state: Invasion, ship: int, rule: str, events: list[Event] | None) -> None:
    """Take a ship out of the sky: a basic one waits on the mothership, an extra one leaves the board (UFS-FTR-2)."""
    place = state.ships[ship]
    state.ships[ship] = WAITING if ship < state.board.basic_ships else SUPPLY
    if events is not None:
        number = max(0, state.board.symbols[place] - EXPLOSION) % (RED_EXPLOSION - EXPLOSION)
        events.append(ShipDestroyed(rule=rule, ship=ship, row=row_of(place), column=column_of(place), number=number))
    for power in state.board.hooks.destroyed:
        power.destroyed(state, ship, place, events)


def research_reach(track: list[int], marker: int, value: int) -> int:
    """How many spaces `value` carries the marker: as many as it can pay for (UFS-RES-1, all of them by Q12)."""
    spaces = 0
    while marker + spaces < len(track) and track[marker + spaces] <= value:
        value -= track[marker + spaces]
        spaces += 1
    return spaces


def _do_research(state: Invasion, value: int, events: list[Event] | None) -> None:
    spaces = research_reach(state.board.research, state.research, value)
    before = state.research
    advance_research(state, spaces, "UFS-RES-1", events)
    for power in state.board.hooks.researched:
        power.researched(state, state.research - before, events)


def advance_research(state: Invasion, spaces: int, rule: str, events: list[Event] | None) -> None:
    """Move the marker on; its last space wins, once nothing bars it (UFS-END-1)."""
    last = len(state.board.research)
    if state.research + spaces >= last:
        spaces = last - state.research
        for power in state.board.hooks.may_win:
            if not power.may_win(state):
                spaces = last - 1 - state.research
    state.research += spaces
    if events is not None:
        events.append(ResearchAdvanced(rule=rule, spaces=spaces, research=state.research))
    if state.research == last:
        state.phase = OVER
        state.ending = WON
        if events is not None:
            events.append(Won(rule="UFS-END-1"))


def _prepare_robot(state: Invasion, value: int, events: list[Event] | None) -> None:
    """Ask where the new robot goes; a value below 1 builds none (UFS-ROBOT-1, UFS-ROBOT-2)."""
    if value < 1:
        if events is not None:
            events.append(NoRobotBuilt(rule="UFS-ROBOT-2"))
        return
    state.new_robot = value if value < HIGHEST_ROBOT else HIGHEST_ROBOT
    state.phase = BUILD


def constructions(state: Invasion) -> list[int]:
    """Each robot die that may be taken, on each empty cell of an excavated room; or none built (UFS-ROBOT-1, -11)."""
    found: list[int] = []
    free = [cell for cell in range(CELLS) if is_free_for_robot(state, cell)]
    both_in_supply = state.robot_cells[0] == NO_CELL and state.robot_cells[1] == NO_CELL
    for robot in range(1 if both_in_supply else state.board.robot_limit):
        verb = actions.BUILD | robot << 8
        own = state.robot_cells[robot]
        for cell in free:
            found.append(verb | cell // COLUMNS << 16 | column_of(cell) << 24)
        if own >= 0:  # where it stands is empty once it is taken (Q21)
            found.append(verb | own // COLUMNS << 16 | column_of(own) << 24)
    found.append(actions.BUILD_NOTHING)
    return found


def is_free_for_robot(state: Invasion, cell: int) -> bool:
    """An excavated cell of a room, not of a tunnel, with no die on it (UFS-ROBOT-1, -2, -12)."""
    if not is_excavated(state, cell) or state.board.rooms[state.board.room_at[cell]].first == TUNNEL:
        return False
    return die_on(state, cell) < 0 and robot_on(state, cell) < 0


def build(state: Invasion, robot: int, cell: int, events: list[Event] | None) -> None:
    """Set a robot die to the room's value on a cell, tired until the phase ends (UFS-ROBOT-1, -3, -9)."""
    if state.robot_cells[robot] >= 0 and events is not None:
        works_here = not state.robot_spent[robot] and state.board.room_at[state.robot_cells[robot]] == state.room_in_use
        events.append(RobotGone(rule="UFS-ROBOT-9" if works_here else "UFS-ROBOT-11", robot=robot))
    state.robots[robot] = state.new_robot
    state.robot_cells[robot] = cell
    state.robot_spent[robot] = True
    if events is not None:
        events.append(
            RobotBuilt(
                rule="UFS-ROBOT-1",
                robot=robot,
                value=state.new_robot,
                row=cell // COLUMNS,
                column=column_of(cell),
            )
        )
    for power in state.board.hooks.built:
        power.built(state, robot, events)
    _end_building(state, events)


def build_nothing(state: Invasion, events: list[Event] | None) -> None:
    """Leave the robot dice as they are (UFS-ROBOT-11)."""
    if events is not None:
        events.append(NoRobotBuilt(rule="UFS-ROBOT-11"))
    _end_building(state, events)


def _end_building(state: Invasion, events: list[Event] | None) -> None:
    state.new_robot = 0
    state.phase = ROOMS
    _resolve_rest(state, state.effect_to_come, state.value_to_come, events)


def _wear_robots(state: Invasion, room: Room, events: list[Event] | None) -> None:
    """Every robot that worked in the room loses 1 and is tired; one at 1 is gone (UFS-ROBOT-6).

    A robot that was taken to be the new one is tired already, and so not worn (UFS-ROBOT-9).
    """
    for robot in range(ROBOTS):
        if state.robot_spent[robot] or state.robot_cells[robot] not in room.cells:
            continue
        loss = 1
        for power in state.board.hooks.wears:
            if not power.wears(state, robot):
                loss = 0
        if loss == 0:
            state.robot_spent[robot] = True
        elif state.robots[robot] == 1:
            remove_robot(state, robot, "UFS-ROBOT-6", events)
        else:
            state.robots[robot] -= 1
            state.robot_spent[robot] = True
            if events is not None:
                events.append(RobotWorn(rule="UFS-ROBOT-6", robot=robot, value=state.robots[robot]))


def remove_robot(state: Invasion, robot: int, rule: str, events: list[Event] | None) -> None:
    """Put a robot die back into the supply."""
    state.robots[robot] = 0
    state.robot_cells[robot] = NO_CELL
    state.robot_spent[robot] = False
    if events is not None:
        events.append(RobotGone(rule=rule, robot=robot))


def bury_robots(state: Invasion, events: list[Event] | None) -> None:
    """Remove the robots on cells that are no longer excavated (UFS-MS-3)."""
    for robot in range(ROBOTS):
        cell = state.robot_cells[robot]
        if cell >= 0 and not is_excavated(state, cell):
            remove_robot(state, robot, "UFS-MS-3", events)


def excavator_cell(state: Invasion) -> int:
    """The cell under the excavator."""
    return DIG_PATH[state.excavator]
