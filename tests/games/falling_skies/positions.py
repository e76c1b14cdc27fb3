"""Positions in a line of text, and the few questions that rule tests ask about them.

Dice stand in the order of their numbers, three black or grey ones and two white (`w`): `5` lies in the hand, `5@24` in
base row 2, column 4, and `-` has been resolved. Robots are written in the same way; `!` marks one that is exhausted.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from saucer.core.door import apply, commands, refusal
from saucer.core.messages import Command, Event
from saucer.core.seats import DEALER
from saucer.games.falling_skies import BOXED
from saucer.games.falling_skies.board import COLUMNS, DIG_PATH, NOTHING, PATH_INDEX, Board
from saucer.games.falling_skies.commands import Drawn, Place, Rolled
from saucer.games.falling_skies.components import Card, NineCardOptions, lay_out
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import (
    DICE,
    FIRST_WHITE,
    IN_HAND,
    NO_CELL,
    PLACE,
    RESOLVED,
    ROBOTS,
    ROLL,
    ROOMS,
    SOLO,
    SUPPLY,
    UNDECIDED,
    WAITING,
    column_of,
    row_of,
)

Cell = tuple[int, int]
Where = Cell | Literal["waiting", "supply"]
E = TypeVar("E", bound=Event)


def easy(*, hard: Iterable[Card] = (), lenient_digging: bool = False, dice_in_tunnels: bool = False) -> Board:
    """The nine cards, on their easy sides unless told otherwise."""
    return lay_out(NineCardOptions(tuple(hard), lenient_digging, dice_in_tunnels))


def position(
    board: Board | None = None,
    *,
    mothership: int | None = None,
    ships: Mapping[int, Where] | None = None,
    energy: int | None = None,
    research: int = 0,
    damage: int = 0,
    excavator: Cell | None = None,
    dice: str | None = None,
    robots: str = "- -",
    round: int = 1,
    marks: Sequence[int] | None = None,
) -> FallingSkies:
    """A state of the nine-card game or of a boxed `board`, with what is not said as it is at the start.

    As soon as any ship is named, the basic ones that are not wait on the mothership. Without `dice` the roll is due;
    with one in hand dice are being placed; with none the rooms are used.
    """
    board = board or easy()
    drop_row = board.first_drop_row if mothership is None else mothership
    places = dict[int, Where](enumerate((drop_row, column) for column in range(COLUMNS)) if ships is None else ships)
    dug = board.excavator_start if excavator is None else PATH_INDEX[excavator[0] * COLUMNS + excavator[1]]
    values, cells, _ = _read_dice(dice, DICE, IN_HAND, RESOLVED) if dice else ([0] * DICE, [IN_HAND] * DICE, [])
    robot_values, robot_cells, spent = _read_dice(robots, ROBOTS, NO_CELL, NO_CELL)
    return FallingSkies(
        board,
        (PLACE if IN_HAND in cells else ROOMS) if dice else ROLL,
        UNDECIDED,
        round,
        drop_row,
        board.energy_start if energy is None else energy,
        research,
        damage,
        dug,
        [
            _place(places.get(ship, "waiting" if ship < board.basic_ships else "supply"))
            for ship in range(board.basic_ships + board.extra_ships + (board.orange_ship >= 0))
        ],
        values,
        cells,
        [cell >= 0 and PATH_INDEX[cell] > dug for cell in cells],
        robot_values,
        robot_cells,
        spent,
        -1,
        0,
        NOTHING,
        0,
        [0] * board.marks if marks is None else list(marks),
    )


def _place(where: Where) -> int:
    if where == "waiting":
        return WAITING
    if where == "supply":
        return SUPPLY
    row, column = where
    assert isinstance(row, int)
    assert isinstance(column, int)
    return (row + 1) * COLUMNS + column


def _read_dice(text: str, count: int, in_hand: int, gone: int) -> tuple[list[int], list[int], list[bool]]:
    """What the dice show, where they lie, and which are marked with `!`."""
    words = text.split()
    assert len(words) == count, f"{count} dice, not {text!r}"
    values, cells, marked = [], [], []
    for number, word in enumerate(words):
        face, at, cell = word.rstrip("!").partition("@")
        assert "w" not in face or number >= FIRST_WHITE, f"die {number} is not white"
        values.append(0 if face == "-" else int(face.rstrip("w")))
        cells.append(gone if face == "-" else int(cell[0]) * COLUMNS + int(cell[1]) if at else in_hand)
        marked.append(word.endswith("!"))
    return values, cells, marked


class Played(NamedTuple):
    """The state after some commands, and all that happened."""

    state: FallingSkies
    events: list[Event]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


def play(state: FallingSkies, *asked: Command) -> Played:
    """Apply commands one after another, each by whoever gives such commands; `state` stays as it is."""
    events: list[Event] = []
    for command in asked:
        after, told = apply(BOXED, state, DEALER if isinstance(command, Rolled | Drawn) else SOLO, command)
        assert isinstance(after, FallingSkies)
        state = after
        events += told
    return Played(state, events)


def offered(state: FallingSkies) -> list[Command]:
    """All that the player may ask for now."""
    return commands(BOXED, state, SOLO)


def cells_for(state: FallingSkies, die: int) -> set[Cell]:
    """Where a die may be placed."""
    return {(place.row, place.column) for place in offered(state) if isinstance(place, Place) and place.die == die}


def refused(state: FallingSkies, command: Command) -> str:
    """The code with which the player's command is refused; empty if it is legal."""
    problem = refusal(BOXED, state, SOLO, command)
    return problem.code if problem else ""


def where(state: FallingSkies, ship: int) -> Where:
    """Where a ship is."""
    place = state.ships[ship]
    if place < 0:
        return "waiting" if place == WAITING else "supply"
    return row_of(place), column_of(place)


def waiting(state: FallingSkies) -> list[int]:
    """The ships that lie on the mothership."""
    return [ship for ship, place in enumerate(state.ships) if place == WAITING]


def excavator(state: FallingSkies) -> Cell:
    """The cell under the excavator."""
    return divmod(DIG_PATH[state.excavator], COLUMNS)


def robots(state: FallingSkies) -> str:
    """The robots as `position` reads them."""
    return " ".join(
        "-" if cell == NO_CELL else f"{value}@{cell // COLUMNS}{column_of(cell)}{'!' * spent}"
        for value, cell, spent in zip(state.robots, state.robot_cells, state.robot_spent, strict=True)
    )


def dice_left(state: FallingSkies) -> set[Cell]:
    """The cells on which worker dice lie."""
    return {divmod(cell, COLUMNS) for cell in state.dice_cells if cell >= 0}
