"""Connect Four, as a game of Saucer: the example of `docs/add-a-game.md`."""

from pathlib import Path

import msgspec

from saucer.core.game import Game
from saucer.core.messages import Command, Options, Refusal
from saucer.core.seats import Seat

from .messages import CODEC, EVENTS, Drop
from .rules import COLUMNS, EMPTY, FIRST, ROWS, ConnectFour, cell_at, has_four, new


class ConnectFourOptions(Options, frozen=True):
    """Nothing can be chosen."""


class Scenery(msgspec.Struct, frozen=True):
    """What never changes."""

    columns: int = COLUMNS
    rows: int = ROWS


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each column from the bottom up: X for seat 0, O for seat 1."""

    columns: tuple[str, ...]


class ConnectFourGame(Game[ConnectFour]):
    """Two seats, seven columns, four in a line."""

    slug = "connect-four"
    rules = 1
    seats = range(2, 3)
    options = ConnectFourOptions
    codec = CODEC
    events = EVENTS
    refusals = frozenset({"no-such-column", "column-full"})
    text = Path(__file__).parent / "text"

    def new(self, options: Options, seats: int) -> ConnectFour:
        return new()

    def explain(self, state: ConnectFour, seat: Seat, command: Command) -> Refusal:
        assert isinstance(command, Drop)
        code = "no-such-column" if command.column >= COLUMNS else "column-full"
        return Refusal(code, {"column": command.column})

    def scenery(self, state: ConnectFour) -> Scenery:
        return Scenery()

    def view(self, state: ConnectFour, seat: Seat | None) -> Position:
        return self.position(state)

    def position(self, state: ConnectFour) -> Position:
        return Position(
            tuple(
                "".join("XO"[disc] for row in range(ROWS) if (disc := state.cells[cell_at(row, column)]) != EMPTY)
                for column in range(COLUMNS)
            )
        )

    def restore(self, options: Options, seats: int, position: object) -> ConnectFour:
        columns = msgspec.convert(position, Position).columns
        discs = "".join(columns)
        ahead = discs.count("X") - discs.count("O")
        if len(columns) != COLUMNS or any(len(column) > ROWS for column in columns):
            raise ValueError(f"the board has {COLUMNS} columns of at most {ROWS} discs")
        if not set(discs) <= {"X", "O"} or ahead not in (0, 1):
            raise ValueError("X and O drop discs by turns, X first")
        state = new()
        winners: set[int] = set()
        for column, text in enumerate(columns):
            for row, letter in enumerate(text):
                state.cells[cell_at(row, column)] = "XO".index(letter)
            state.tops[column] = cell_at(len(text), column)
        state.drops = [action for action in state.drops if len(columns[action >> 8]) < ROWS]
        for row in range(ROWS):
            for column in range(COLUMNS):
                cell = cell_at(row, column)
                if state.cells[cell] != EMPTY and has_four(state.cells, cell):
                    winners.add(state.cells[cell])
        if winners - {1 - ahead}:
            raise ValueError("only who dropped the last disc can have four")
        state.winner = 1 - ahead if winners else -1
        state.turn = -1 if winners or not state.drops else FIRST + ahead
        return state


CONNECT_FOUR = ConnectFourGame()
