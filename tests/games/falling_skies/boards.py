"""Boards that the nine cards cannot lay: parts of the boxed edition, and variations to try one rule on."""

from saucer.games.falling_skies import board as printed
from saucer.games.falling_skies.board import COLUMNS, PATH_INDEX, Board, Room
from saucer.games.falling_skies.components import ACTIONS, SYMBOLS
from tests.games.falling_skies.positions import easy

# Row by row: what is printed in the five columns, then what the mothership does. W white ships, E excavator back,
# R research back, D damage, K skull.
BOXED_EASY = """
. . . > .  W1
. < > . .  E2
M . 1 . .  W1
2 . < . 4  -
M > . 4 .  W1
. M . . .  E1
4 3 . < 2  R1
> . 6 . <  -
. . 4 > .  R1
5 . < . .  W1
. M > . 6  -
M 3 . 4 M  K
3 > . M .  -
. 6 . < 4  -
> . 3 . <  -
. 5 M 4 .  -
"""
BOXED_THREAT = """
. 1 . . .  E1
. . < > .  W2
> . . . 2  E2
. < 3 M .  D
> . 2 . <  E3
M M . < 3  R2
4 > . 5 .  W2
. < > . M  R1
6 . < . M  D
M 4 7 > .  -
. > . M 7  K
. . M 4 .  -
M 5 M . <  -
. . 4 M 5  -
4 M . 6 M  -
M 7 M M .  -
"""
BOXED_RESEARCH = [3, 1, 3, 1, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11]

# Upper base A and lower base B: what a room does, its price, its modifier; `=` makes the room wider.
ROSWELL = """
A A A A A
F1-1 R2+0 T E0-3 =
E0+0 F2+0 = R1-1 T
R0-1 T R2+0 = F2+0
F2+1 E0+1 F1+0 T R1+0
T R2+0 = = T
"""

_ACTIONS = {"W": "ship", "E": "excavator", "R": "research", "D": "damage", "K": "skull", "-": "-"}
_EFFECTS = {
    "A": printed.AA_GUN,
    "B": printed.ROBOT,
    "E": printed.ENERGY,
    "F": printed.FIGHTER,
    "R": printed.RESEARCH,
    "T": printed.TUNNEL,
}


def varied(
    board: Board,
    *,
    sky: str | None = None,
    rooms: str | None = None,
    excavator_start: tuple[int, int] | None = None,
    research: list[int] | None = None,
    extra_ships: int | None = None,
    dice_in_tunnels: bool | None = None,
) -> Board:
    """`board` with some of its parts exchanged."""
    symbols, actions, amounts = board.symbols, board.actions, board.amounts
    if sky is not None:
        symbols, actions, amounts = _read_sky(sky)
    start = board.excavator_start
    if excavator_start is not None:
        start = PATH_INDEX[excavator_start[0] * COLUMNS + excavator_start[1]]
    return Board(
        symbols=symbols,
        actions=actions,
        amounts=amounts,
        first_drop_row=board.first_drop_row,
        skull_row=actions.index(printed.SKULL),
        rooms=board.rooms if rooms is None else _read_rooms(rooms),
        excavator_start=start,
        energy_start=board.energy_start,
        energy_maximum=board.energy_maximum,
        hits_to_lose=board.hits_to_lose,
        research=board.research if research is None else research,
        basic_ships=board.basic_ships,
        extra_ships=board.extra_ships if extra_ships is None else extra_ships,
        has_dice_in_tunnels=board.has_dice_in_tunnels if dice_in_tunnels is None else dice_in_tunnels,
        has_lenient_digging=board.has_lenient_digging,
        hard_cards=board.hard_cards,
        our_cards=board.our_cards,
    )


def roswell(*, threat_rows: range = range(0)) -> Board:
    """The boxed edition's first city; `threat_rows` are the sky rows that lie on their threat side."""
    usual, threat = BOXED_EASY.split("\n")[1:], BOXED_THREAT.split("\n")[1:]
    sky = "\n".join((threat if row in threat_rows else usual)[row] for row in range(16))
    return varied(
        easy(),
        sky=sky,
        rooms=ROSWELL,
        excavator_start=(2, 4),
        research=BOXED_RESEARCH,
        extra_ships=4,
        dice_in_tunnels=True,
    )


def _read_sky(text: str) -> tuple[list[int], list[int], list[int]]:
    symbols, actions, amounts = [printed.EMPTY] * COLUMNS, list[int](), list[int]()
    for line in text.strip().splitlines():
        *cells, action = line.split()
        symbols += [printed.EXPLOSION + int(cell) if cell.isdigit() else SYMBOLS[cell] for cell in cells]
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
                rooms.append(Room([cell], _EFFECTS[word[0]], printed.NOTHING, cost, modifier))
    return rooms
