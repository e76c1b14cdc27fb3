"""The table drawn for a terminal, and commands in the words of a menu."""

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.falling_skies.board import (
    BASE_ROWS,
    COLUMNS,
    DIG_PATH,
    EMPTY,
    EXPLOSION,
    LEFT,
    MOTHERSHIP,
    NO_ACTION,
    PATH_INDEX,
    RIGHT,
    Room,
)
from saucer.games.falling_skies.commands import Build, Place, Use
from saucer.games.falling_skies.components import ACTIONS, EFFECTS
from saucer.games.falling_skies.rooms import room_value
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import (
    DICE,
    FIRST_WHITE,
    IN_HAND,
    WAITING,
    die_on,
    is_excavated,
    robot_on,
    ship_at,
)
from saucer.games.falling_skies.view import PHASES

_MARGIN = 18
_WIDTH = 12
_SYMBOLS = {EMPTY: "·", LEFT: "←", RIGHT: "→", MOTHERSHIP: "▼"}
_ACTION_NAMES = {code: name for name, code in ACTIONS.items()}
_EFFECT_NAMES = {code: name for name, code in EFFECTS.items()}


def drawing(state: FallingSkies, say: Say) -> str:
    """Sky above base, their columns in line as on the table, and the tracks; rich markup."""
    lines = [
        f"[bold]{say('terminal-round', round=state.round)}[/bold]  {say(f'phase-{PHASES[state.phase]}')}",
        _columns(say("terminal-sky")),
    ]
    lines += [_sky_row(state, row, say) for row in range(state.mothership, state.board.rows)]
    lines.append(_columns(say("terminal-base")))
    for row in range(BASE_ROWS):
        lines += _base_row(state, row, say)
    return "\n".join([*lines, *_tracks(state, say)])


def wording(state: FallingSkies, command: Command, say: Say) -> tuple[str, ...]:
    """A die, then a column, then a cell; what needs no steps is left to the game's own texts."""
    match command:
        case Place(die, row, column):
            colour = "white" if die >= FIRST_WHITE else "black"
            die_name = say("terminal-die", number=die + 1, colour=colour, value=state.dice[die])
            return die_name, say("terminal-column", column=column + 1), _cell_name(state, row, column, say)
        case Build(robot, row, column):
            column_name = say("terminal-column", column=column + 1)
            return say("terminal-robot", robot=robot), column_name, _cell_name(state, row, column, say)
        case Use(row, column, second_first):
            room = _room(state, row, column)
            use = say(
                "terminal-use",
                room=_room_name(room, say),
                row=row + 1,
                column=column + 1,
                value=room_value(state, room),
                cost=room.cost,
            )
            effects = _effects(room)
            if len(effects) == 1:
                return (use,)
            return use, say("terminal-first", effect=say(f"terminal-room-{effects[second_first]}"))
    return ()


def _columns(title: str) -> str:
    return f"[bold]{title:<{_MARGIN}}[/bold]" + "".join(
        f"[dim]{column + 1:<{_WIDTH}}[/dim]" for column in range(COLUMNS)
    )


def _sky_row(state: FallingSkies, row: int, say: Say) -> str:
    """The action at the edge, then the five cells; the mothership lies over its own row."""
    board = state.board
    cells = ""
    for column in range(COLUMNS):
        place = (row + 1) * COLUMNS + column
        ship = ship_at(state, place)
        marker = "  " if ship < 0 else "[bold green]◆[/] " if ship < board.basic_ships else "[bold red]◈[/] "
        symbol = "═══" if row == state.mothership else _symbol(board.symbols[place])
        cells += f"{marker}[dim]{symbol:<{_WIDTH - 2}}[/dim]"
    if row == state.mothership:
        return f"[magenta]{'═' * (_MARGIN - 2)}[/magenta]  {cells}"
    return f"{_action(state, row, say)}{cells}"


def _symbol(code: int) -> str:
    return f"✶{code - EXPLOSION}" if code > EXPLOSION else _SYMBOLS[code]


def _action(state: FallingSkies, row: int, say: Say) -> str:
    action, amount = state.board.actions[row], state.board.amounts[row]
    name = "" if action == NO_ACTION else say(f"action-{_ACTION_NAMES[action]}")
    text = f"{row + 1:>2} {name} {amount if amount > 1 else ''}"
    is_next = row == state.mothership + 1
    return f"[bold magenta]>{text:<{_MARGIN - 1}}[/]" if is_next else f" {text:<{_MARGIN - 1}}"


def _base_row(state: FallingSkies, row: int, say: Say) -> tuple[str, str]:
    """Two lines: what the rooms are, a wide one drawn out over its cells; and who is in them."""
    rooms, occupants = f"[dim]{row + 1:<{_MARGIN}}[/dim]", " " * _MARGIN
    for column in range(COLUMNS):
        cell = row * COLUMNS + column
        room = _room(state, row, column)
        is_first = room.cells[0] == cell
        if is_first:
            width = _WIDTH * len(room.cells)
            name = _room_name(room, say)
            line = f"{name} ".ljust(width - 2, "=") + "  " if width > _WIDTH else name.ljust(width)
            rooms += line if is_excavated(state, cell) else f"[dim]{line}[/dim]"
        cost = say("terminal-cost", cost=room.cost) if is_first and room.cost else ""
        occupants += f"[dim]{cost:<7}[/dim]" + _occupant(state, cell)
    return rooms.rstrip(), occupants.rstrip()


def _occupant(state: FallingSkies, cell: int) -> str:
    """Five characters: the die or robot on a cell, the excavator, or the earth."""
    die, robot = die_on(state, cell), robot_on(state, cell)
    if die >= 0:
        return f"{_die(state, die)}  "
    if robot >= 0:
        return f"[bold blue]{'AB'[robot]}<{state.robots[robot]}>[/]{'z' if state.robot_spent[robot] else ' '}"
    if cell == DIG_PATH[state.excavator]:
        return f"[bold yellow]{'▶▶' if cell // COLUMNS % 2 else '◀◀'}[/]   "
    return "     " if is_excavated(state, cell) else "[dim]░░░[/dim]  "


def _die(state: FallingSkies, die: int) -> str:
    value = state.dice[die]
    return f"[bold]({value})[/bold]" if die >= FIRST_WHITE else f"[bold yellow]\\[{value}][/]"


def _tracks(state: FallingSkies, say: Say) -> list[str]:
    board = state.board
    energy = "■" * state.energy + "□" * (board.energy_maximum - state.energy)
    damage = "✗" * state.damage + "·" * (board.hits_to_lose - state.damage)
    track = [str(number) for number in board.research]
    done, ahead = track[: state.research], track[state.research :]
    research = " ".join(
        [*(f"[green]✓{number}[/]" for number in done), *(f">{number}" for number in ahead[:1]), *ahead[1:]]
    )
    lines = [
        f"{say('terminal-energy'):<{_MARGIN}}{energy} {state.energy}",
        f"{say('terminal-research'):<{_MARGIN}}{research}",
        f"{say('terminal-damage'):<{_MARGIN}}[red]{damage}[/]",
    ]
    waiting = ["◆" if ship < board.basic_ships else "◈" for ship, place in enumerate(state.ships) if place == WAITING]
    if waiting:
        lines.append(say("terminal-waiting", ships=" ".join(waiting)))
    in_hand = [_die(state, die) for die in range(DICE) if state.dice_cells[die] == IN_HAND and state.dice[die]]
    if in_hand:
        lines.append(say("terminal-hand", dice=" ".join(in_hand)))
    return lines


def _room(state: FallingSkies, row: int, column: int) -> Room:
    return state.board.rooms[state.board.room_at[row * COLUMNS + column]]


def _effects(room: Room) -> list[str]:
    return [_EFFECT_NAMES[effect] for effect in (room.first, room.second) if effect in _EFFECT_NAMES]


def _room_name(room: Room, say: Say) -> str:
    """What it does and its modifier: `Fighters-1`."""
    names = "+".join(say(f"terminal-room-{effect}") for effect in _effects(room))
    return f"{names}{room.modifier:+}" if room.modifier else names


def _cell_name(state: FallingSkies, row: int, column: int, say: Say) -> str:
    room = _room(state, row, column)
    name = _room_name(room, say)
    if PATH_INDEX[row * COLUMNS + column] > state.excavator:
        return say("terminal-dig", row=row + 1, room=name)
    return say("terminal-cell", row=row + 1, room=name, cost=room.cost)
