"""The boxed edition: tiles, cities, characters and scenarios as typed tables, and how they are laid out."""

import tomllib
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec

from saucer.core.chance import Chance
from saucer.core.messages import Options
from saucer.games.falling_skies import actions, board
from saucer.games.falling_skies.board import COLUMNS, PATH_INDEX, Board
from saucer.games.falling_skies.components import EFFECTS, Cell, Effect, RoomRow, parse_action, parse_room, parse_symbol
from saucer.games.falling_skies.details import Ability, Catalogue, Choice, Details, Tile
from saucer.games.falling_skies.power import Power
from saucer.games.falling_skies.powers import POWERS

T = TypeVar("T")


class Height(StrEnum):
    """The places of the four sky tiles, from the city up."""

    SKY_1 = "sky-1"
    SKY_2 = "sky-2"
    SKY_3 = "sky-3"
    SKY_4 = "sky-4"


HEIGHTS = tuple(Height)
STARTER_CHAPTER = 0


class SkySide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    actions: tuple[str, ...]
    research: tuple[int, ...]
    ours: tuple[str, ...] = ()
    """What on this side is our own reading; the content file explains the words."""


class SkyTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    easy: SkySide
    threat: SkySide


class UpperTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: tuple[RoomRow, ...]
    energy_cells: int
    damage_cells: int
    energy_start: int
    excavator_start: Cell


class LowerTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: tuple[RoomRow, ...]
    energy_cells: int
    damage_cells: int


class _Ships(msgspec.Struct, frozen=True):
    basic: int
    extra: int


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the tiles."""

    ships: _Ships
    base: dict[Height, SkyTile]
    advanced: dict[Height, SkyTile]
    final: SkySide
    upper: dict[str, UpperTile]
    lower: dict[str, LowerTile]


class PowerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule as a table tells it: which kind of power, and its numbers."""

    power: str
    amount: int = 1
    times: int = 0
    room: Effect | Literal[""] = ""

    def __post_init__(self) -> None:
        if self.power not in POWERS:
            raise ValueError(f"there is no power called {self.power!r}")


class CitySide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    powers: tuple[PowerRow, ...] = ()
    research: tuple[int, ...] = ()
    """The research spaces on the city tile."""


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city tile: its chapter (0: a starter city), its pair of base tiles, its two sides."""

    chapter: int
    base: tuple[str, str]
    undamaged: CitySide
    damaged: CitySide
    ours: bool = True

    def __post_init__(self) -> None:
        if self.base[0] == self.base[1]:
            raise ValueError("the halves of a base are two different tiles (UFS-CITY-1)")


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: int
    normal: PowerRow
    upgraded: PowerRow
    ours: bool = True


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: int
    powers: tuple[PowerRow, ...]
    ours: bool = True


def _read(name: str, kind: type[T]) -> T:
    text = files(__package__).joinpath(f"content/{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


@cache
def tiles() -> Tiles:
    """The tiles, read once and checked; likewise the others."""
    return _read("box", Tiles)


@cache
def cities() -> dict[str, City]:
    return _read("cities", dict[str, City])


@cache
def characters() -> dict[str, Character]:
    return _read("characters", dict[str, Character])


@cache
def scenarios() -> dict[str, Scenario]:
    return _read("scenarios", dict[str, Scenario])


class BoxOptions(Options, frozen=True):
    """What lies on the table. As it stands it is the rulebook's first game (UFS-SETUP-4, UFS-SETUP-6)."""

    city: str = "roswell"
    damaged: bool = False
    """Whether the city shows its damaged side (UFS-CITY-3)."""
    threat: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """How many sky tiles are drawn at random and lie on their threat side (UFS-THREAT-1)."""
    threat_tiles: tuple[Height, ...] = ()
    """Tiles that lie on their threat side by choice, beside those that are drawn."""
    advanced: tuple[Height, ...] = ()
    """Where the advanced tile lies instead of the basic one."""
    final_tile: bool = False
    """Whether the tile of the final battle lies on top."""
    scenario: str = ""
    characters: tuple[str, ...] = ()
    """The team on its normal side, and on its upgraded side."""
    upgraded: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        team = self.characters + self.upgraded
        for known, name, what in (
            (cities(), self.city, "city"),
            *((characters(), name, "character") for name in team),
            *(((scenarios(), self.scenario, "scenario"),) if self.scenario else ()),
        ):
            if name not in known:
                raise ValueError(f"there is no {what} called {name!r}; there are: {', '.join(known)}")
        for heights in (self.threat_tiles, self.advanced):
            if len(set(heights)) < len(heights):
                raise ValueError("a tile cannot be named twice")
        if len(set(team)) < len(team):
            raise ValueError("a character cannot be in the team twice")
        if self.threat + len(self.threat_tiles) > len(HEIGHTS):
            raise ValueError(f"there are only {len(HEIGHTS)} tiles to turn")

    @property
    def stars(self) -> float:
        """How hard it is (UFS-STAR-2): a tile's threat side is one star more than its easy side, an advanced tile
        one more than a basic one; a scenario is one; characters and a damaged city take some away."""
        return (
            self.threat
            + len(self.threat_tiles)
            + len(self.advanced)
            + (1 if self.scenario else 0)
            - len(self.upgraded)
            - len(self.characters) / 2
            - (0.5 if self.damaged else 0)
        )


@lru_cache(maxsize=256)
def lay_out(options: BoxOptions) -> Board:
    """The table as these options lay it out, before the threat tiles are drawn."""
    return _lay_out(options, options.threat, (), {})


def _lay_out(
    options: BoxOptions, to_draw: int, turned: tuple[Height, ...], known: dict[frozenset[Height], Board]
) -> Board:
    """The table with these tiles turned, and with it all tables that further draws can lead to."""
    if frozenset(turned) in known:
        return known[frozenset(turned)]
    laid = known[frozenset(turned)] = _lay(options, turned)
    if to_draw > 0:
        lies_easy = [height not in options.threat_tiles + turned for height in HEIGHTS]
        laid.draw = Chance(actions.DRAWN, (tuple(int(easy) for easy in lies_easy),))
        laid.after_draw = [
            _lay_out(options, to_draw - 1, (*turned, height), known) if easy else laid
            for height, easy in zip(HEIGHTS, lies_easy, strict=True)
        ]
    return laid


def _lay(options: BoxOptions, turned: tuple[Height, ...]) -> Board:
    box = tiles()
    city = cities()[options.city]
    city_side = city.damaged if options.damaged else city.undamaged
    upper, lower = box.upper[city.base[0]], box.lower[city.base[1]]
    shown: list[Tile] = []
    skies: list[SkySide] = []
    if options.final_tile:
        skies.append(box.final)
        shown.append(Tile("final", "final", "easy", len(box.final.rows), bool(box.final.ours)))
    for height in reversed(HEIGHTS):
        is_advanced, is_threat = height in options.advanced, height in options.threat_tiles + turned
        tile = (box.advanced if is_advanced else box.base)[height]
        sky = tile.threat if is_threat else tile.easy
        skies.append(sky)
        side: Literal["easy", "threat"] = "threat" if is_threat else "easy"
        shown.append(Tile(height, "advanced" if is_advanced else "base", side, len(sky.rows), bool(sky.ours)))
    row_actions = [parse_action(text) for sky in skies for text in sky.actions]
    symbols = [board.EMPTY] * COLUMNS
    for sky in skies:
        symbols += [parse_symbol(text) for row in sky.rows for text in row.split()]
    start_row, start_column = upper.excavator_start
    laid = Board(
        symbols=symbols,
        actions=[kind for kind, _ in row_actions],
        amounts=[amount for _, amount in row_actions],
        first_drop_row=-1,
        skull_row=[kind for kind, _ in row_actions].index(board.SKULL),
        rooms=[parse_room(row) for row in upper.rooms + lower.rooms],
        excavator_start=PATH_INDEX[start_row * COLUMNS + start_column],
        energy_start=upper.energy_start,
        energy_maximum=upper.energy_cells + lower.energy_cells,
        hits_to_lose=upper.damage_cells + lower.damage_cells - 1,
        research=[*city_side.research, *(number for sky in reversed(skies) for number in sky.research)],
        basic_ships=box.ships.basic,
        extra_ships=box.ships.extra,
        has_dice_in_tunnels=True,
        has_lenient_digging=False,
        acts_before_descent=False,
        powers=_powers(options),
        details=None,
    )
    laid.details = _details(options, laid, tuple(shown), turned)
    _join_portals(laid, skies)
    if options.final_tile:
        laid.start_places = [place + COLUMNS for place in laid.start_places]
    return laid


def _details(options: BoxOptions, laid: Board, shown: tuple[Tile, ...], turned: tuple[Height, ...]) -> Details:
    """The names of all that lies on the table."""
    city = cities()[options.city]
    return Details(
        edition="boxed",
        tiles=shown,
        turned=turned,
        city=options.city,
        is_damaged=options.damaged,
        base=city.base,
        city_research=len((city.damaged if options.damaged else city.undamaged).research),
        stars=options.stars,
        abilities=tuple(
            Ability(
                owner=power.owner,
                name=power.name,
                is_upgraded=power.is_upgraded,
                is_ours=_is_ours(power),
                aims_at=power.aims_at(),
                memory=power.shown_as(),
                slot=power.slot,
                size=power.memory(),
                goal=power.goal(),
            )
            for power in laid.powers
        ),
        catalogue=catalogue(),
    )


@cache
def catalogue() -> Catalogue:
    """What there is to choose from."""
    return Catalogue(
        tuple(Choice(id, city.chapter, city.ours, city.base) for id, city in cities().items()),
        tuple(Choice(id, character.chapter, character.ours) for id, character in characters().items()),
        tuple(Choice(id, scenario.chapter, scenario.ours) for id, scenario in scenarios().items()),
    )


def _is_ours(power: Power) -> bool:
    owners: dict[str, dict[str, City] | dict[str, Character] | dict[str, Scenario]] = {
        "city": cities(),
        "character": characters(),
        "scenario": scenarios(),
    }
    return owners[power.owner][power.name].ours


def _join_portals(laid: Board, skies: list[SkySide]) -> None:
    """A portal leads to the other one of its colour on the same tile."""
    first = COLUMNS
    for sky in skies:
        places = range(first, first + len(sky.rows) * COLUMNS)
        for colour in (board.PORTAL_1, board.PORTAL_2):
            ends = [place for place in places if laid.symbols[place] == colour]
            if ends:
                here, there = ends
                laid.twins[here], laid.twins[there] = there, here
        first += len(places)


def _powers(options: BoxOptions) -> list[Power]:
    """The rules that the scenario, the city and the team add, in this order: what helps has the last word."""
    city = cities()[options.city]
    side = city.damaged if options.damaged else city.undamaged
    found: list[Power] = []
    if options.scenario:
        found += [_power(row, "scenario", options.scenario, False) for row in scenarios()[options.scenario].powers]
    found += [_power(row, "city", options.city, options.damaged) for row in side.powers]
    found += [_power(characters()[name].normal, "character", name, False) for name in options.characters]
    found += [_power(characters()[name].upgraded, "character", name, True) for name in options.upgraded]
    return found


def _power(row: PowerRow, owner: str, name: str, is_upgraded: bool) -> Power:
    power = POWERS[row.power](row.amount, row.times, EFFECTS[row.room] if row.room else board.NOTHING)
    power.owner = owner
    power.name = name
    power.is_upgraded = is_upgraded
    return power
