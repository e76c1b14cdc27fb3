"""The battlefield drawn for a terminal, and commands in the words of a menu."""

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.mars_attacks import commands as c
from saucer.games.mars_attacks import odds
from saucer.games.mars_attacks.actions import AIMED, THE_INSECT
from saucer.games.mars_attacks.board import (
    HIGH,
    HUMAN,
    LOW,
    MARTIAN,
    NO_WALL,
    SIZE,
    SQUARES,
    STRAFING,
    SUPPORTS,
    members,
)
from saucer.games.mars_attacks.cards import HALF_NAMES, half_of
from saucer.games.mars_attacks.rolling import STAT_NAMES
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import (
    DEAD,
    DICE,
    GONE,
    HIDING,
    NEED,
    STAT,
    TEST,
    WAITING,
    WHO,
    able,
    kind_of,
    number_of,
    points,
    side_of,
    unit_of,
)
from saucer.games.mars_attacks.view import active, decision

_CELL = 8
_COLOURS = ("bright_green", "bright_yellow")
_LETTERS = {"martian_grunt": "M", "us_soldier": "S", "eva": "E", "troy": "T", "sergeant": "G"}
_COUNTERS = ("?", "◆", "♣")
_TOKENS = ("▲", "c", "W")
_HIDEOUT = "⌂"
_CAR = "▣"
_BESIDE = {NO_WALL: " ", LOW: "┊", HIGH: "┃"}
_BELOW = {NO_WALL: " ", LOW: "╌", HIGH: "━"}
_PLACES = (("waiting", WAITING), ("hiding", HIDING), ("dead", DEAD), ("gone", GONE))


def drawing(state: MarsBattle, say: Say) -> str:
    """The squares with their walls, then what lies beside the board, and the hand of who decides; rich markup."""
    lines = [_head(state, say), "", _edge(state, 0)]
    for row in range(SIZE):
        lines += _row(state, row)
        lines.append(_edge(state, row + 1))
    lines += [_columns(), ""]
    lines += [_player(state, seat, say) for seat in (MARTIAN, HUMAN)]
    lines += [*_beside_the_board(state, say), *_under_way(state, say)]
    if state.asked >= 0:
        hand = ", ".join(_card(state, card, say) for card in state.hands[state.asked])
        lines.append(say("terminal-hand", seat=state.asked, cards=hand or say("terminal-none")))
    return "\n".join(lines)


def wording(state: MarsBattle, command: Command, say: Say) -> tuple[str, ...]:
    """What to do, then with whom, then where. What needs no steps is left to the game's own texts."""
    match command:
        case c.Deploy(square) | c.Enter(square):
            return say(f"terminal-{_tag(command)}"), *_square(square, say)
        case c.Authority(model) | c.Activate(model) | c.Name(model) | c.Choose(model):
            return say(f"terminal-{_tag(command)}"), _someone(state, model, say)
        case c.Move(square, manner):
            is_shift = square == state.squares[active(state) or 0]
            where = say("terminal-shift") if is_shift else ", ".join(_square(square, say))
            return say("terminal-move", manner=manner), where
        case c.Leave(manner):
            model = active(state) or 0
            won = state.way.scenario.exits[model][state.squares[model]]
            return (say("terminal-leave", manner=manner, points=won),)
        case c.Shoot(target, manner):
            found = odds.shot(state, active(state) or 0, target, manner == AIMED)
            chances = say("terminal-odds", kill=round(100 * found.kill), panic=round(100 * found.panic))
            return say("terminal-shoot", manner=manner), f"{_someone(state, target, say)}  {chances}"
        case c.Use(card, test):
            return say("terminal-use", card=_card(state, card, say)), _test(state, test * TEST, say)
        case c.Save(card) | c.Lay(card) | c.Discard(card):
            return say(f"terminal-{_tag(command)}"), _card(state, card, say)
        case c.Control(card, support) | c.Jam(card, support):
            return _playing(state, card, say), say("terminal-support", support=support)
        case c.Sneak(card, model, square) | c.Return(card, model, square):
            return _playing(state, card, say), _someone(state, model, say), ", ".join(_square(square, say))
        case c.Charm(card, model):
            return _playing(state, card, say), _someone(state, model, say)
        case c.Quarrel(card, model, other):
            return _playing(state, card, say), f"{_someone(state, model, say)} + {_someone(state, other, say)}"
        case c.AimAlong(along, direction):
            line = (
                say("terminal-row", row=along + 1) if along < SIZE else say("terminal-column", column=along - SIZE + 1)
            )
            return line, *_direction(state, (3 if direction else 1) if along < SIZE else (0 if direction else 2), say)
        case c.AimAt(square, direction):
            return *_square(square, say), *_direction(state, direction, say)
    return ()


def _tag(command: Command) -> str:
    return str(command.__struct_config__.tag)


def _square(square: int, say: Say) -> tuple[str, str]:
    return say("terminal-row", row=square // SIZE + 1), say("terminal-column", column=square % SIZE + 1)


def _direction(state: MarsBattle, direction: int, say: Say) -> tuple[str, ...]:
    """Only strafing has one."""
    return (say("terminal-direction", direction=direction),) if SUPPORTS[state.stack[-1][2]] == STRAFING else ()


def _name(state: MarsBattle, model: int, say: Say) -> str:
    model = -1 if model == THE_INSECT else model
    return say("model-name", kind=kind_of(state, model), number=number_of(state, model))


def _someone(state: MarsBattle, model: int, say: Say) -> str:
    """A model by name, and where it stands."""
    name = _name(state, model, say)
    square = -1 if model == THE_INSECT else state.squares[model]
    return (
        say("terminal-standing", name=name, row=square // SIZE + 1, column=square % SIZE + 1) if square >= 0 else name
    )


def _card(state: MarsBattle, card: int, say: Say) -> str:
    """By the half that who decides may use, and by number: some cards are alike."""
    return say("terminal-card", half=HALF_NAMES[half_of(state, state.asked, card)], card=card)


def _playing(state: MarsBattle, card: int, say: Say) -> str:
    return say("terminal-play", card=_card(state, card, say))


def _head(state: MarsBattle, say: Say) -> str:
    prompt = say(f"prompt-{decision(state)}")
    asked = say("terminal-asked", seat=state.asked, prompt=prompt) if state.asked >= 0 else prompt
    return f"[bold]{say('terminal-round', round=state.round)}[/bold]  {asked}"


def _columns() -> str:
    return "   " + " ".join(f"{column + 1:^{_CELL}}" for column in range(SIZE)).rstrip()


def _edge(state: MarsBattle, row: int) -> str:
    """What stands above a row; outermost the edge of the board, with the points for leaving there."""
    if 0 < row < SIZE:
        walls = state.way.scenario.terrain.south[(row - 1) * SIZE : row * SIZE]
        return "  +" + "+".join(_BELOW[wall] * _CELL for wall in walls) + "+"
    first = 0 if row == 0 else SQUARES - SIZE
    best = [
        max((exits[first + column] for exits in state.way.scenario.exits if exits), default=0) for column in range(SIZE)
    ]
    return "  +" + "+".join(f"{value or '':─^{_CELL}}" for value in best) + "+"


def _row(state: MarsBattle, row: int) -> list[str]:
    """As many lines as its fullest square needs."""
    squares = range(row * SIZE, row * SIZE + SIZE)
    cells = [_cell(state, square) for square in squares]
    lines: list[str] = []
    for number in range(max(map(len, cells))):
        line = f"{row + 1} │" if number == 0 else "  │"
        for square, cell in zip(squares, cells, strict=True):
            wall = "│" if square % SIZE == SIZE - 1 else _BESIDE[state.way.scenario.terrain.east[square]]
            line += (cell[number] if number < len(cell) else " " * _CELL) + wall
        lines.append(line)
    return lines


def _cell(state: MarsBattle, square: int) -> list[str]:
    """What is in a square, as many things in a line as fit."""
    things = [(_sign(state, model), _look(state, model)) for model in members(state.there[square])]
    things += [(_COUNTERS[counter >> 6], "bold") for counter in state.counters if counter & 63 == square]
    things += [(_TOKENS[token >> 6], "bright_red") for token in state.tokens if token & 63 == square]
    things += [(_HIDEOUT, "bold") for hideout in state.hideouts if hideout == square]
    things += [(_CAR, "bright_red") for car in state.cars if car == square]
    lines, width = [""], 0
    for sign, look in things:
        if width and width + 1 + len(sign) > _CELL:
            lines[-1] += " " * (_CELL - width)
            lines.append("")
            width = 0
        lines[-1] += f"{' ' if width else ''}[{look}]{sign}[/]"
        width += len(sign) + (width > 0)
    lines[-1] += " " * (_CELL - width)
    return lines


def _sign(state: MarsBattle, model: int) -> str:
    """Its letter, its number unless it is a hero, and as long as it takes part marks for what it is like."""
    unit = unit_of(state, model)
    sign = _LETTERS[unit.name] if unit.hero else f"{_LETTERS[unit.name]}{number_of(state, model)}"
    if state.squares[model] < WAITING:
        return sign
    return sign + "~" * (state.panicked >> model & 1) + "*" * (state.marked >> model & 1)


def _look(state: MarsBattle, model: int) -> str:
    return f"{'reverse ' if model == active(state) else ''}{_COLOURS[side_of(state, model)]}"


def _player(state: MarsBattle, seat: int, say: Say) -> str:
    told = say(
        "terminal-player",
        points=points(state, seat),
        goal=state.way.scenario.goal,
        counters=state.taken[seat],
        cards=len(state.hands[seat]),
        able=len(members(able(state, seat))),
    )
    return f"[bold {_COLOURS[seat]}]{say('seat-name', seat=seat):<10}[/]{told}"


def _beside_the_board(state: MarsBattle, say: Say) -> list[str]:
    """Who is not on the board, Heroics points, supports, and the deck."""
    lines: list[str] = []
    for name, place in _PLACES:
        there = [model for model, square in enumerate(state.squares) if square == place]
        if there:
            signs = " ".join(f"[{_look(state, model)}]{_sign(state, model)}[/]" for model in there)
            lines.append(f"{say(f'terminal-{name}')} {signs}")
    heroes = [
        model for model in range(len(state.squares)) if unit_of(state, model).heroics and state.squares[model] > DEAD
    ]
    if heroes:
        left = "  ".join(f"{_name(state, model, say)} {state.heroics[model]}" for model in heroes)
        lines.append(say("terminal-heroics", left=left))
    laid = [
        say("terminal-set", half=HALF_NAMES[SUPPORTS[kind]], level=len(cards))
        for kind, cards in enumerate(state.sets)
        if cards
    ]
    if laid:
        lines.append(say("terminal-supports", sets=", ".join(laid)))
    lines.append(say("terminal-deck", deck=sum(state.deck), discard=len(state.discard)))
    return lines


def _under_way(state: MarsBattle, say: Say) -> list[str]:
    """Who acts, and the tests about to be rolled."""
    model = active(state)
    acting = [] if model is None else [say("terminal-active", name=_someone(state, model, say))]
    return acting + [_test(state, at, say) for at in range(0, len(state.tests), TEST)]


def _test(state: MarsBattle, at: int, say: Say) -> str:
    model, stat = state.tests[at + WHO], STAT_NAMES[state.tests[at + STAT]]
    kind = "strike" if model < 0 else kind_of(state, model)
    number = number_of(state, model)
    return say(
        "terminal-test", kind=kind, number=number, stat=stat, dice=state.tests[at + DICE], need=state.tests[at + NEED]
    )
