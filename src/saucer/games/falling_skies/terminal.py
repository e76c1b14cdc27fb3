"""The table drawn for a terminal, and commands in the words of a menu."""

from textwrap import wrap

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.falling_skies.board import (
    AA_GUN,
    BASE_ROWS,
    COLUMNS,
    DIG_PATH,
    EMPTY,
    EXPLOSION,
    LEFT,
    MOTHERSHIP,
    NO_ACTION,
    PATH_INDEX,
    PORTAL_1,
    PORTAL_2,
    RED_EXPLOSION,
    RIGHT,
    TUNNEL,
    Room,
)
from saucer.games.falling_skies.commands import Build, Call, Place, Use
from saucer.games.falling_skies.components import ACTIONS, EFFECTS
from saucer.games.falling_skies.details import Ability
from saucer.games.falling_skies.power import BASE_TOKENS, COUNT, ONCE, SKY_TOKENS
from saucer.games.falling_skies.rooms import price, room_value
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
from saucer.games.falling_skies.view import PHASES, details_of

_MARGIN = 18
_WIDTH = 12
_LINE = 80
_SYMBOLS = {EMPTY: "·", LEFT: "←", RIGHT: "→", MOTHERSHIP: "▼", PORTAL_1: "⊕", PORTAL_2: "⊗"}
_SHIPS = {
    "nine-cards": ("[bold green]◆[/]", "[bold red]◈[/]", ""),
    "boxed": ("[bold magenta]◆[/]", "[bold white]◈[/]", "[bold dark_orange]●[/]"),
}
"""By edition: basic, extra and orange ships."""
_MARKER = "[bold cyan]◌[/]"
_ACTION_NAMES = {code: name for name, code in ACTIONS.items()}
_EFFECT_NAMES = {code: name for name, code in EFFECTS.items()}


def drawing(state: FallingSkies, say: Say) -> str:
    """Sky above base, their columns in line as on the table, and the tracks; rich markup."""
    lines = [
        f"[bold]{say('terminal-round', round=state.round)}[/bold]  {say(f'phase-{PHASES[state.phase]}')}",
        *_city(state, say),
        _columns(say("terminal-sky")),
    ]
    lines += [_sky_row(state, row, say) for row in range(state.mothership, state.board.rows)]
    lines.append(_columns(say("terminal-base")))
    for row in range(BASE_ROWS):
        lines += _base_row(state, row, say)
    return "\n".join([*lines, *_tracks(state, say), *_abilities(state, say)])


def wording(state: FallingSkies, command: Command, say: Say) -> tuple[str, ...]:
    """A die, then a column, then a cell; who is called on, then for what. What needs no steps is left to the game's own
    texts."""
    match command:
        case Place(die, row, column):
            colour = "white" if die >= FIRST_WHITE else "dark"
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
                cost=_cost(state, room),
            )
            effects = _effects(room)
            if len(effects) == 1:
                return (use,)
            return use, say("terminal-first", effect=say(f"terminal-room-{effects[second_first]}"))
        case Call(number, target, value):
            ability = details_of(state.board).abilities[number]
            whom = f"{ability.owner}-{ability.name}"
            return say(whom), say(f"call-{whom}", value=value, **_aim(ability, target))
    return ()


def _aim(ability: Ability, target: int) -> dict[str, int]:
    """The target of a call as people count."""
    row, column = divmod(target, COLUMNS)
    match ability.aims_at:
        case "die":
            return {"die": target + 1}
        case "cell":
            return {"row": row + 1, "column": column + 1}
        case "place":  # the row above the sky counts among the places, so that this one counts from 1 already
            return {"row": row, "column": column + 1}
        case "column":
            return {"column": target + 1}
    return {}


def _city(state: FallingSkies, say: Say) -> list[str]:
    """The name plate of the boxed edition: city, its side, and how hard the game is."""
    details = details_of(state.board)
    if not details.city:
        return []
    side = say("side-damaged" if details.is_damaged else "side-undamaged")
    return [say("terminal-city", city=f"[bold]{say(f'city-{details.city}')}[/bold]", side=side, stars=details.stars)]


def _columns(title: str) -> str:
    return f"[bold]{title:<{_MARGIN}}[/bold]" + "".join(
        f"[dim]{column + 1:<{_WIDTH}}[/dim]" for column in range(COLUMNS)
    )


def _sky_row(state: FallingSkies, row: int, say: Say) -> str:
    """The action at the edge, then the five cells; the mothership lies over its own row."""
    tokens = _tokens(state, SKY_TOKENS)
    cells = ""
    for column in range(COLUMNS):
        place = (row + 1) * COLUMNS + column
        ship = ship_at(state, place)
        marker = "  " if ship < 0 else f"{_ship(state, ship)} "
        symbol = "═══" if row == state.mothership else _symbol(state.board.symbols[place])
        token = _MARKER if place in tokens else " "
        cells += f"{marker}[dim]{symbol:<{_WIDTH - 3}}[/dim]{token}"
    if row == state.mothership:
        return f"[magenta]{'═' * (_MARGIN - 2)}[/magenta]  {cells}"
    return f"{_action(state, row, say)}{cells}"


def _ship(state: FallingSkies, ship: int) -> str:
    basic, extra, orange = _SHIPS[details_of(state.board).edition]
    if ship == state.board.orange_ship:
        return orange
    return basic if ship < state.board.basic_ships else extra


def _tokens(state: FallingSkies, memory: str) -> set[int]:
    """The places or cells on which tokens of the abilities lie."""
    return {
        place
        for ability in details_of(state.board).abilities
        if ability.memory == memory
        for place in _marks(state, ability)
    }


def _marks(state: FallingSkies, ability: Ability) -> list[int]:
    return state.marks[ability.slot : ability.slot + ability.size]


def _symbol(code: int) -> str:
    if code > RED_EXPLOSION:
        return f"✹{code - RED_EXPLOSION}"
    return f"✶{code - EXPLOSION}" if code > EXPLOSION else _SYMBOLS[code]


def _action(state: FallingSkies, row: int, say: Say) -> str:
    action, amount = state.board.actions[row], state.board.amounts[row]
    name = "" if action == NO_ACTION else say(f"action-{_ACTION_NAMES[action]}")
    text = f"{row + 1:>2} {name} {amount if amount > 1 else ''}"
    is_next = row == state.mothership + 1
    return f"[bold magenta]>{text:<{_MARGIN - 1}}[/]" if is_next else f" {text:<{_MARGIN - 1}}"


def _base_row(state: FallingSkies, row: int, say: Say) -> tuple[str, str]:
    """Two lines: what the rooms are, a wide one drawn out over its cells; and who is in them."""
    tokens = _tokens(state, BASE_TOKENS)
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
        cost = _cost(state, room)
        shown = say("terminal-cost", cost=cost) if is_first and cost else ""
        token = _MARKER if cell in tokens else " "
        occupants += f"[dim]{shown:<6}[/dim]{token}{_occupant(state, cell)}"
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
    waiting = [_ship(state, ship) for ship, place in enumerate(state.ships) if place == WAITING]
    if waiting:
        lines.append(say("terminal-waiting", ships=" ".join(waiting)))
    in_hand = [_die(state, die) for die in range(DICE) if state.dice_cells[die] == IN_HAND and state.dice[die]]
    if in_hand:
        lines.append(say("terminal-hand", dice=" ".join(in_hand)))
    return lines


def _abilities(state: FallingSkies, say: Say) -> list[str]:
    """The rule that each city, scenario and character adds, once, and what is to be known of it now."""
    lines: list[str] = []
    told: dict[tuple[str, str], str] = {}
    for ability in details_of(state.board).abilities:
        whose = (ability.owner, ability.name)
        told.setdefault(whose, say(_rule(ability)))
        marks = _marks(state, ability)
        if ability.memory == ONCE:
            told[whose] += " " + say("terminal-used" if marks[0] else "terminal-unused")
        elif ability.memory == COUNT:
            told[whose] += " " + say("terminal-count", count=marks[0], goal=ability.goal)
        elif ability.goal:  # tokens to be found
            told[whose] += " " + say("terminal-count", count=marks.count(-1), goal=ability.goal)
    for (owner, name), text in told.items():
        title = f"{say(f'{owner}-{name}')}  ".ljust(_MARGIN)
        lines += wrap(text, _LINE, initial_indent=title, subsequent_indent=" " * _MARGIN)
    return lines


def _rule(ability: Ability) -> str:
    """The message that tells what it does."""
    if ability.owner == "city":
        side = "damaged" if ability.is_upgraded else "undamaged"
    elif ability.owner == "character":
        side = "upgraded" if ability.is_upgraded else "normal"
    else:
        side = "rule"
    return f"{ability.owner}-{ability.name}-{side}"


def _room(state: FallingSkies, row: int, column: int) -> Room:
    return state.board.rooms[state.board.room_at[row * COLUMNS + column]]


def _cost(state: FallingSkies, room: Room) -> int:
    """What using it costs now; guns and tunnels are not used."""
    return 0 if room.first in (AA_GUN, TUNNEL) else price(state, room)


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
    return say("terminal-cell", row=row + 1, room=name, cost=_cost(state, room))
