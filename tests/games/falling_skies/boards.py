"""Boards that the nine cards cannot lay: the boxed edition's, and variations to try one rule on."""

from saucer.games.falling_skies import board as printed
from saucer.games.falling_skies import box
from saucer.games.falling_skies.board import BASE_ROWS, COLUMNS, Board, Room
from saucer.games.falling_skies.box import BoxOptions, Height
from saucer.games.falling_skies.components import ACTIONS, EFFECTS, Effect, parse_symbol
from saucer.games.falling_skies.view import scenery

# In a sky: W extra ships, E excavator back, R research back, D damage, S purple ships rush, K skull. In a base: A gun,
# B robot, E energy, F fighter, R research, T tunnel; then the price and the modifier; `=` makes the room wider.
_ACTIONS = {"W": "ship", "E": "excavator", "R": "research", "D": "damage", "S": "rush", "K": "skull", "-": "-"}
_EFFECTS: dict[str, Effect] = {
    "A": "aa-gun",
    "B": "robot",
    "E": "energy",
    "F": "fighter",
    "R": "research",
    "T": "tunnel",
}


def varied(
    board: Board,
    *,
    sky: str | None = None,
    rooms: str | None = None,
    research: list[int] | None = None,
) -> Board:
    """`board` with some of its parts exchanged."""
    symbols, actions, amounts = board.symbols, board.actions, board.amounts
    if sky is not None:
        symbols, actions, amounts = _read_sky(sky)
    return Board(
        symbols=symbols,
        actions=actions,
        amounts=amounts,
        first_drop_row=board.first_drop_row,
        skull_row=actions.index(printed.SKULL),
        rooms=board.rooms if rooms is None else _read_rooms(rooms),
        excavator_start=board.excavator_start,
        energy_start=board.energy_start,
        energy_maximum=board.energy_maximum,
        hits_to_lose=board.hits_to_lose,
        research=board.research if research is None else research,
        basic_ships=board.basic_ships,
        extra_ships=board.extra_ships,
        has_dice_in_tunnels=board.has_dice_in_tunnels,
        has_lenient_digging=board.has_lenient_digging,
        acts_before_descent=board.acts_before_descent,
        powers=[],
        details=board.details,
    )


def roswell(*threat: Height) -> Board:
    """The boxed edition's first city, with these sky tiles on their threat side."""
    return box.lay_out(BoxOptions(threat_tiles=threat))


def sky_text(laid: Board) -> list[list[str]]:
    """The sky of a board, row by row as it is written here: five cells and the action."""
    letters = {name: letter for letter, name in _ACTIONS.items()}
    return [
        [*row.cells, letters[row.action.kind] + (str(row.action.amount) if row.action.amount else "")]
        for row in scenery(laid).sky
    ]


def base_text(laid: Board) -> list[list[str]]:
    """The base of a board, row by row as it is written here."""
    letters: dict[str, str] = {name: letter for letter, name in _EFFECTS.items()}
    text = [[""] * COLUMNS for _ in range(BASE_ROWS)]
    for room in scenery(laid).rooms:
        name = "".join(letters[effect] for effect in room.does)
        for number, (row, column) in enumerate(room.cells):
            plain = name if name in "AT" else f"{name}{room.cost}{room.modifier:+d}"
            text[row][column] = plain if number == 0 else "="
    return text


def words(table: str) -> list[list[str]]:
    """A sky or a base that a test has written down."""
    return [line.split() for line in table.strip().splitlines()]


def _read_sky(text: str) -> tuple[list[int], list[int], list[int]]:
    symbols, actions, amounts = [printed.EMPTY] * COLUMNS, list[int](), list[int]()
    for line in text.strip().splitlines():
        *cells, action = line.split()
        symbols += [parse_symbol(cell) for cell in cells]
        actions.append(ACTIONS[_ACTIONS[action[0]]])
        amounts.append(int(action[1:] or 0))
    return symbols, actions, amounts


def _read_rooms(text: str) -> list[Room]:
    rooms: list[Room] = []
    for row, line in enumerate(text.strip().splitlines()):
        for column, word in enumerate(line.split()):
            cell = row * COLUMNS + column
            if word == "=":
                rooms[-1].cells.append(cell)
            else:
                cost = int(word[1]) if len(word) > 1 else 0
                modifier = int(word[2:]) if len(word) > 1 else 0
                rooms.append(Room([cell], EFFECTS[_EFFECTS[word[0]]], printed.NOTHING, cost, modifier))
    return rooms
