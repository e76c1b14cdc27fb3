"""Mothership phase: what it does, how it descends, and where its waiting ships drop."""

from saucer.core.messages import Event
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import (
    COLUMNS,
    DAMAGE,
    EXCAVATOR_BACK,
    EXTRA_SHIP,
    NO_ACTION,
    RESEARCH_BACK,
    RUSH,
    SKULL,
)
from saucer.games.falling_skies.events import (
    ExcavatorDrivenBack,
    MothershipPhaseBegan,
    NoShipLeft,
    ResearchLost,
    ShipDescended,
    ShipReinforced,
    ShipSpawned,
    ShipsRushed,
)
from saucer.games.falling_skies.planning import begin_round, descend, resolve_cell, take_damage
from saucer.games.falling_skies.rooms import bury_robots, excavator_cell
from saucer.games.falling_skies.state import (
    OVER,
    ROBOTS,
    SPAWN,
    SUPPLY,
    WAITING,
    Invasion,
    column_of,
    row_of,
    ship_at,
)


def begin(state: Invasion, events: list[Event] | None) -> None:
    """Descend, do what the row says, spawn (UFS-MS-1, -2, -7); with nine cards the first two the other way round.

    Either way it is the action of the row that the drop points come to.
    """
    for power in state.board.hooks.rooms_end:
        power.rooms_end(state, events)
        if state.phase == OVER:
            return
    acts_first = state.board.acts_before_descent
    rule = "UFS-PNP-7" if acts_first else "UFS-MS-1"
    if events is not None:
        events.append(MothershipPhaseBegan(rule=rule))
    for robot in range(ROBOTS):
        state.robot_spent[robot] = False  # upright again (UFS-ROBOT-8)
    if acts_first:
        _resolve_action(state, state.mothership + 1, events)
        if state.phase == OVER:
            return
    descend(state, rule, events)
    if state.phase == OVER:
        return
    if not acts_first:
        _resolve_action(state, state.mothership, events)
        if state.phase == OVER:
            return
    spawn(state, events)


def _resolve_action(state: Invasion, row: int, events: list[Event] | None) -> None:
    """The symbol at the edge of a sky row. The skull is no action: only being covered counts (Q17)."""
    action = state.board.actions[row]
    if action == NO_ACTION or action == SKULL:
        return
    amount = state.board.amounts[row]
    for power in state.board.hooks.row_action:
        amount = power.row_action(state, action, amount, events)
    if amount <= 0:
        return
    if action == EXCAVATOR_BACK:
        drive_excavator_back(state, amount, events)
    elif action == RESEARCH_BACK:
        _lose_research(state, amount, events)
    elif action == EXTRA_SHIP:
        reinforce(state, amount, events)
    elif action == DAMAGE:
        take_damage(state, -1, "UFS-MS-6", events)
    elif action == RUSH:
        _rush(state, amount, events)


def drive_excavator_back(state: Invasion, amount: int, events: list[Event] | None) -> None:
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


def _rush(state: Invasion, rows: int, events: list[Event] | None) -> None:
    """All basic ships in the sky come down so many rows, each as far as no other ship is in its way; then they do what
    they do, the highest first (ours: what the symbol means is not known). Those on drop points stay there."""
    if events is not None:
        events.append(ShipsRushed(rule="UFS-RUSH", rows=rows))
    ships = state.ships
    rushing: list[int] = []  # the lowest first
    for ship in range(state.board.basic_ships):
        if ships[ship] >= (state.mothership + 2) * COLUMNS:
            i = len(rushing)
            while i > 0 and ships[rushing[i - 1]] < ships[ship]:
                i -= 1
            rushing.insert(i, ship)
    below_sky = (state.board.rows + 1) * COLUMNS
    moved: list[int] = []  # the highest first
    for ship in rushing:
        old = ships[ship]
        new = old
        for _ in range(rows):
            below = new + COLUMNS
            if new < below_sky and (below >= below_sky or ship_at(state, below) < 0):
                new = below
        if new == old:
            continue
        ships[ship] = new
        moved.insert(0, ship)
        if events is not None:
            rule = "UFS-DMG-3" if new >= below_sky else "UFS-RUSH"
            column = column_of(old)
            events.append(ShipDescended(rule=rule, ship=ship, column=column, from_row=row_of(old), to_row=row_of(new)))
    for ship in moved:
        if ships[ship] >= 0 and state.phase != OVER:
            resolve_cell(state, ship, events)


def reinforce(state: Invasion, amount: int, events: list[Event] | None) -> None:
    """Move extra ships from the supply to the waiting ones, as many as there are (UFS-MS-5)."""
    for ship in range(state.board.basic_ships, state.board.basic_ships + state.board.extra_ships):
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
        ship = next_waiting(state)
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
    ship = next_waiting(state)
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
    columns = [column for column in range(COLUMNS) if topmost[column] == farthest]
    for power in state.board.hooks.spawn_columns:
        columns = power.spawn_columns(state, columns)
    return columns


def next_waiting(state: Invasion) -> int:
    """The ship to drop next, or -1: basic ships before extra ones, as are their numbers (UFS-SPAWN-1)."""
    for ship, place in enumerate(state.ships):
        if place == WAITING:
            return ship
    return -1


def _same_colour_waiting(state: Invasion, ship: int) -> int:
    """How many waiting ships have the colour of `ship`; the orange one is alone."""
    if ship == state.board.orange_ship:
        return 1
    basic = state.board.basic_ships
    count = 0
    for other, place in enumerate(state.ships):
        if place == WAITING and (other < basic) == (ship < basic) and other != state.board.orange_ship:
            count += 1
    return count


def spawn_actions(state: Invasion) -> list[int]:
    """The tied drop points to choose from (UFS-SPAWN-4)."""
    return [actions.SPAWN | column << 8 for column in spawn_columns(state)]
