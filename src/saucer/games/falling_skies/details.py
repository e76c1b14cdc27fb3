"""What is told of a table beside what the rules need: names of tiles, cities and abilities."""

from typing import Literal

import msgspec

Edition = Literal["nine-cards", "boxed"]


class Tile(msgspec.Struct, frozen=True):
    """A sky tile: where it lies, which it is, how many rows it has."""

    height: str
    set: Literal["base", "advanced", "final"]
    side: Literal["easy", "threat"]
    rows: int
    is_ours: bool
    """Whether some of what it does is our own reading."""


class Ability(msgspec.Struct, frozen=True):
    """A rule that a city, a character or a scenario adds, and where the position keeps what it remembers.

    `aims_at` says what the target of its calls is: a `die` (its number), a `cell` of the base (row * 5 + column), a
    `place` of the sky ((row + 1) * 5 + column, where a ship stands), a `column`, or nothing.
    `memory`: `once` (0 still to be used, 1 used), `count` (towards `goal`, if that is not 0), `sky` and `base`
    (places of tokens: (row + 1) * 5 + column in the sky, row * 5 + column in the base, -1 when gone).
    """

    owner: str
    """`city`, `character` or `scenario`."""
    name: str
    is_upgraded: bool
    is_ours: bool
    aims_at: str
    memory: str
    slot: int
    size: int
    goal: int


class Choice(msgspec.Struct, frozen=True):
    """Something of the box that may be chosen for a game."""

    id: str
    chapter: int
    """Of the campaign; 0 belongs to the standard game."""
    is_ours: bool
    base: tuple[str, ...] = ()
    """A city's pair of base tiles."""


class Catalogue(msgspec.Struct, frozen=True):
    """All that the box holds to choose from."""

    cities: tuple[Choice, ...]
    characters: tuple[Choice, ...]
    scenarios: tuple[Choice, ...]


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """Names for what lies on the table."""

    edition: Edition
    hard_cards: tuple[str, ...] = ()
    our_cards: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    """From the top."""
    turned: tuple[str, ...] = ()
    """The heights whose tiles have been drawn to lie on their threat side."""
    city: str = ""
    is_damaged: bool = False
    base: tuple[str, ...] = ()
    city_research: int = 0
    """How many of the first research spaces are the city's."""
    stars: float = 0.0
    abilities: tuple[Ability, ...] = ()
    """As the board's powers are numbered."""
    catalogue: Catalogue | None = None
