"""Mothership phase: what it does, how it descends, and where its waiting ships drop."""

from saucer.core.messages import Event
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import COLUMNS, DAMAGE, EXCAVATOR_BACK, EXTRA_SHIP, RESEARCH_BACK
from saucer.games.falling_skies.events import (
    ExcavatorDrivenBack,
    MothershipPhaseBegan,
    NoShipLeft,
    ResearchLost,
    RoundBegan,
    ShipReinforced,
    ShipSpawned,
)
from saucer.games.falling_skies.planning import descend, take_damage
from saucer.games.falling_skies.rooms import bury_robots, excavator_cell
from saucer.games.falling_skies.state import (
    DICE,
    IN_HAND,
    OVER,
    ROBOTS,
    ROLL,
    SPAWN,
    SUPPLY,
    WAITING,
    Invasion,
    column_of,
    row_of,
)


def begin(state: Invasion, events: list[Event] | None) -> None:
    """Resolve the action pointed at, one row below the drop points; then descend; then spawn (UFS-PNP-7)."""
    if events is not None:
        events.append(MothershipPhaseBegan(rule="UFS-PNP-7"))
    for robot in range(ROBOTS):
        state.robot_spent[robot] = False  # upright again (UFS-ROBOT-8)
    _resolve_action(state, state.mothership + 1, events)
    if state.phase == OVER:
        return
    descend(state, "UFS-PNP-7", events)
    if state.phase == OVER:
        return
    spawn(state, events)


def _resolve_action(state: Invasion, row: int, events: list[Event] | None) -> None:
    """The symbol at the edge of a sky row. The skull is no action: only being covered counts (Q17)."""
    action = state.board.actions[row]
    amount = state.board.amounts[row]
    if action == EXCAVATOR_BACK:
        _drive_excavator_back(state, amount, events)
    elif action == RESEARCH_BACK:
        _lose_research(state, amount, events)
    elif action == EXTRA_SHIP:
        _reinforce(state, amount, events)
    elif action == DAMAGE:
        take_damage(state, -1, "UFS-MS-6", events)


def _drive_excavator_back(state: Invasion, amount: int, events: list[Event] | None) -> None:
    """Never beyond its start (Q24); robots met on the way are buried (UFS-MS-3)."""
    before = state.excavator
    state.excavator = max(before - amount, state.board.excavator_start)
    if events is not None:
        cell = excavator_cell(state)
        events.append(
            ExcavatorDrivenBack(
                rule="UFS-MS-3",
                cells=before - state.excavator,
                excavator=state.excavator,
                row=cell // COLUMNS,
                column=column_of(cell),
            )
        )
    bury_robots(state, events)


def _lose_research(state: Invasion, amount: int, events: list[Event] | None) -> None:
    """Not below the start of the track (UFS-MS-4)."""
    spaces = min(amount, state.research)
    state.research -= spaces
    if events is not None:
        events.append(ResearchLost(rule="UFS-MS-4", spaces=spaces, research=state.research))


def _reinforce(state: Invasion, amount: int, events: list[Event] | None) -> None:
    """Move extra ships from the supply to the waiting ones, as many as there are (UFS-MS-5)."""
    for ship in range(state.board.basic_ships, len(state.ships)):
        if amount > 0 and state.ships[ship] == SUPPLY:
            amount -= 1
            state.ships[ship] = WAITING
            if events is not None:
                events.append(ShipReinforced(rule="UFS-MS-5", ship=ship))
    if amount > 0 and events is not None:
        events.append(NoShipLeft(rule="UFS-MS-5"))


def spawn(state: Invasion, events: list[Event] | None) -> None:
    """Drop waiting ships while a drop point is free, then begin the next round (UFS-MS-7).

    Stops to ask only where the answer matters: if all the tied drop points are going to be filled by ships of the
    same colour anyway, the order makes no difference.
    """
    while True:
        ship = _next_waiting(state)
        if ship < 0:
            break
        columns = spawn_columns(state)
        if not columns:
            break
        if len(columns) > 1 and _same_colour_waiting(state, ship) < len(columns):
            state.phase = SPAWN
            return
        drop(state, columns[0], events)
    begin_round(state, events)


def drop(state: Invasion, column: int, events: list[Event] | None) -> None:
    """Put the next waiting ship on the drop point of a column."""
    ship = _next_waiting(state)
    state.ships[ship] = (state.mothership + 1) * COLUMNS + column
    if events is not None:
        events.append(ShipSpawned(rule="UFS-SPAWN-1", ship=ship, column=column, row=state.mothership))


def spawn_columns(state: Invasion) -> list[int]:
    """The best free drop points: of empty columns first, else those farthest from the topmost ship below them
    (UFS-SPAWN-2, UFS-SPAWN-3)."""
    beyond = state.board.rows + 1
    topmost = [beyond] * COLUMNS
    for place in state.ships:
        if place >= 0:
            row = row_of(place)
            column = column_of(place)
            topmost[column] = min(topmost[column], row)
    farthest = state.mothership
    for row in topmost:
        farthest = max(farthest, row)
    if farthest == state.mothership:
        return []
    return [column for column in range(COLUMNS) if topmost[column] == farthest]


def _next_waiting(state: Invasion) -> int:
    """The ship to drop next, or -1: the numbers of green ships come before the red ones' (UFS-SPAWN-1)."""
    for ship, place in enumerate(state.ships):
        if place == WAITING:
            return ship
    return -1


def _same_colour_waiting(state: Invasion, ship: int) -> int:
    """How many waiting ships have the colour of `ship`."""
    basic = state.board.basic_ships
    count = 0
    for other, place in enumerate(state.ships):
        if place == WAITING and (other < basic) == (ship < basic):
            count += 1
    return count


def spawn_actions(state: Invasion) -> list[int]:
    """The tied drop points to choose from (UFS-SPAWN-4)."""
    return [actions.SPAWN | column << 8 for column in spawn_columns(state)]


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
