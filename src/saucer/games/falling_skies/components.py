"""The cards of the nine-card edition as typed tables, and how they are laid out; what its tables are written in."""

import tomllib
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from saucer.core.messages import Options
from saucer.games.falling_skies import board
from saucer.games.falling_skies.board import COLUMNS, PATH_INDEX, Board, Room
from saucer.games.falling_skies.details import Details

SYMBOLS = {
    ".": board.EMPTY,
    "<": board.LEFT,
    ">": board.RIGHT,
    "M": board.MOTHERSHIP,
    "P1": board.PORTAL_1,
    "P2": board.PORTAL_2,
}
ACTIONS = {
    "-": board.NO_ACTION,
    "excavator": board.EXCAVATOR_BACK,
    "research": board.RESEARCH_BACK,
    "ship": board.EXTRA_SHIP,
    "damage": board.DAMAGE,
    "skull": board.SKULL,
    "rush": board.RUSH,
}
Effect = Literal["aa-gun", "tunnel", "energy", "fighter", "research", "robot"]
EFFECTS: dict[Effect, int] = {
    "aa-gun": board.AA_GUN,
    "tunnel": board.TUNNEL,
    "energy": board.ENERGY,
    "fighter": board.FIGHTER,
    "research": board.RESEARCH,
    "robot": board.ROBOT,
}

Cell = tuple[int, int]


class Card(StrEnum):
    """The eight cards that have a hard side, in the order of the column they form."""

    MOTHERSHIP = "mothership"
    SKY_1 = "sky-1"
    SKY_2 = "sky-2"
    SKY_3 = "sky-3"
    SKY_4 = "sky-4"
    UPPER_BASE = "upper-base"
    LOWER_BASE = "lower-base"
    TRACKS = "tracks"


class NineCardOptions(Options, frozen=True):
    """How the nine cards lie. Every hard side adds one level."""

    hard: tuple[Card, ...] = ()
    """The cards that lie on their hard side."""

    lenient_digging: bool = False
    """Q3: dice ahead of the excavator may be several, or too small and then wasted."""

    dice_in_tunnels: bool = False
    """Q4: a die may wait in an excavated tunnel."""

    def __post_init__(self) -> None:
        if len(set(self.hard)) < len(self.hard):
            raise ValueError("a card cannot be flipped twice")

    @property
    def level(self) -> int:
        """The level of difficulty, 0 to 8 (UFS-PNP-1)."""
        return len(self.hard)


class _Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ours: tuple[str, ...] = ()
    """What on this side is our own design."""


class MothershipSide(_Side, frozen=True):
    drop_row: int


class SkySide(_Side, frozen=True):
    rows: tuple[str, ...]
    actions: tuple[str, ...]


class RoomRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    does: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1, max_length=2)]
    cells: tuple[Cell, ...]
    cost: int = 0
    modifier: int = 0


class UpperBaseSide(_Side, frozen=True):
    rooms: tuple[RoomRow, ...]
    hits: int
    excavator_start: Cell


class LowerBaseSide(_Side, frozen=True):
    rooms: tuple[RoomRow, ...]
    hits: int
    """The last of them is the skull."""


class TracksSide(_Side, frozen=True):
    energy_start: int
    energy_maximum: int
    research: tuple[int, ...]


class _Ships(msgspec.Struct, frozen=True):
    basic: int
    extra: int


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The content file."""

    ships: _Ships
    mothership: dict[str, MothershipSide]
    sky_1: dict[str, SkySide]
    sky_2: dict[str, SkySide]
    sky_3: dict[str, SkySide]
    sky_4: dict[str, SkySide]
    upper_base: dict[str, UpperBaseSide]
    lower_base: dict[str, LowerBaseSide]
    tracks: dict[str, TracksSide]


@cache
def cards() -> _Cards:
    """The content file, read once and checked."""
    text = files(__package__).joinpath("content/nine_cards.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _Cards)


@cache
def lay_out(options: NineCardOptions) -> Board:
    """The table as these options lay it out."""
    box = cards()

    def side(card: Card) -> Literal["easy", "hard"]:
        return "hard" if card in options.hard else "easy"

    skies = [
        box.sky_1[side(Card.SKY_1)],
        box.sky_2[side(Card.SKY_2)],
        box.sky_3[side(Card.SKY_3)],
        box.sky_4[side(Card.SKY_4)],
    ]
    upper = box.upper_base[side(Card.UPPER_BASE)]
    lower = box.lower_base[side(Card.LOWER_BASE)]
    tracks = box.tracks[side(Card.TRACKS)]
    actions = [parse_action(text) for sky in skies for text in sky.actions]
    symbols = [board.EMPTY] * COLUMNS + [
        parse_symbol(text) for sky in skies for row in sky.rows for text in row.split()
    ]
    start_row, start_column = upper.excavator_start
    return Board(
        symbols=symbols,
        actions=[kind for kind, _ in actions],
        amounts=[amount for _, amount in actions],
        first_drop_row=box.mothership[side(Card.MOTHERSHIP)].drop_row,
        skull_row=[kind for kind, _ in actions].index(board.SKULL),
        rooms=[parse_room(row) for row in upper.rooms + lower.rooms],
        excavator_start=PATH_INDEX[start_row * COLUMNS + start_column],
        energy_start=tracks.energy_start,
        energy_maximum=tracks.energy_maximum,
        hits_to_lose=upper.hits + lower.hits,
        research=list(tracks.research),
        basic_ships=box.ships.basic,
        extra_ships=box.ships.extra,
        has_dice_in_tunnels=options.dice_in_tunnels,
        has_lenient_digging=options.lenient_digging,
        acts_before_descent=True,
        powers=[],
        details=Details(
            edition="nine-cards",
            hard_cards=tuple(str(card) for card in Card if card in options.hard),
            our_cards=tuple(str(card) for card in Card if _side_of(card, side(card)).ours),
        ),
    )


def _side_of(card: Card, side: str) -> _Side:
    found: _Side = getattr(cards(), card.replace("-", "_"))[side]
    return found


def parse_symbol(text: str) -> int:
    """What is printed on a sky cell."""
    if text[0] == "x":
        return board.RED_EXPLOSION + int(text[1:])
    return board.EXPLOSION + int(text) if text.isdigit() else SYMBOLS[text]


def parse_action(text: str) -> tuple[int, int]:
    """What the mothership does on a row, and how much of it."""
    name, _, amount = text.partition(" ")
    return ACTIONS[name], int(amount or 0)


def parse_room(row: RoomRow) -> Room:
    """A room as the rules see it."""
    effects = [EFFECTS[name] for name in row.does]
    return Room(
        cells=[r * COLUMNS + c for r, c in row.cells],
        first=effects[0],
        second=effects[1] if len(effects) > 1 else board.NOTHING,
        cost=row.cost,
        modifier=row.modifier,
    )
