"""A mission as people and programs write it down, in JSON: read with every mistake named, and written again."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import final, get_args

import msgspec

from saucer.core.rng import Rng
from saucer.games.space_alert import components
from saucer.games.space_alert.board import (
    CARD_NAMES,
    CARDS,
    INTERNAL,
    LAST_TURN,
    SHORT_LAST_TURN,
    STATION_NAMES,
    TILES,
    ZONE_NAMES,
    Mission,
    tile_name,
)
from saucer.games.space_alert.components import ZONES, RulingOptions
from saucer.text import Texts

TEXT = Path(__file__).parent / "text"
CREW = 5

_RACKS = ("lower_red", "upper_blue")
"""Where squads start, in the order of their numbers in a state."""
_LONGEST = 40
_GREATEST = 1_000_000
_FIELDS = ("players", "tracks", "threats", "initial_damage", "missing_squads", "damage_order", "options")


class BadMission(ValueError):
    """Something in a mission cannot be: which field, and why, as a code with arguments for a sentence."""

    def __init__(self, field: str, code: str, **args: int | str) -> None:
        shown = {name: value if name == "known" else _harmless(value) for name, value in args.items()}
        super().__init__(field, code, shown)
        self.field = field
        self.code = code
        self.args_of_sentence = shown

    def say(self, texts: Texts) -> str:
        """The reason in somebody's language, after the name of the field."""
        sentence = texts.say(f"problem-{self.code}", **self.args_of_sentence)
        return f"{self.field}: {sentence}" if self.field else sentence

    def __str__(self) -> str:
        return self.say(_english())


def _harmless(value: int | str) -> int | str:
    """Fit for a sentence and a screen, whatever the document holds: no endless digits or texts, no control codes."""
    if isinstance(value, str):
        return _short(value)
    if value > _GREATEST:
        return f"> {_GREATEST}"
    return value if value >= -_GREATEST else f"< -{_GREATEST}"


def _short(text: str) -> str:
    shown = "".join(letter for letter in text[: _LONGEST + 1] if letter.isprintable())
    return shown if len(text) <= _LONGEST else f"{shown[:_LONGEST]}…"


CODES = frozenset(
    {
        "not-an-object",
        "not-a-list",
        "not-a-number",
        "not-text",
        "missing",
        "unknown-field",
        "crew-size",
        "order-range",
        "order-twice",
        "order-gap",
        "entries",
        "entries-differ",
        "two-cards",
        "unknown-card",
        "unknown-station",
        "unknown-track",
        "unknown-threat",
        "threat-twice",
        "turn-range",
        "zone-missing",
        "zone-unwanted",
        "unknown-zone",
        "unknown-tile",
        "tile-twice",
        "tile-missing",
        "option-value",
    }
)


@cache
def _english() -> Texts:
    return Texts("en", TEXT)


@final
class Planned:
    """A mission, and the order of damage tiles as far as it is given."""

    def __init__(self, mission: Mission, options: RulingOptions, orders: list[list[int]]) -> None:
        self.mission = mission
        self.options = options
        self.orders = orders
        """By zone: the tiles in the order in which they come, those of an earlier mission first; empty: not given."""

    def order(self, seed: int) -> list[int]:
        """The order of all tiles, as the rules want it; where it is not given, shuffled by `seed`."""
        rng = Rng(seed)
        return [tile for zone in range(3) for tile in self.orders[zone] or self._shuffled(zone, rng)]

    def _shuffled(self, zone: int, rng: Rng) -> list[int]:
        carried = [tile for tile in range(TILES) if self.mission.carried[zone] >> tile & 1]
        rest = [tile for tile in range(TILES) if tile not in carried]
        return carried + [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]


def parse(document: object, options: RulingOptions | None = None) -> Planned:
    """Understand a mission; raises `BadMission`.

    Without `options` the document may name its own; with them it is a game's position, and the dealer draws the tiles.
    """
    fields = _object(document, "", _FIELDS if options is None else _FIELDS[:-2])
    if options is None:
        options = _options(fields.get("options"))
    programs = _programs(_wanted(fields, "", "players"))
    turns = len(programs[0])
    tracks = _tracks(_wanted(fields, "", "tracks"))
    threats = sorted(
        _threats(_wanted(fields, "", "threats"), turns), key=lambda threat: (threat[1], threat[2] == INTERNAL)
    )
    carried = [sum(1 << tile for tile in tiles) for tiles in _initial(fields.get("initial_damage"))]
    cards = components.cards(components.disputed(options))
    mission = Mission(
        turns,
        programs,
        [components.tracks()[number] for number in tracks],
        [cards[id] for id, _, _ in threats],
        [turn for _, turn, _ in threats],
        [zone for _, _, zone in threats],
        carried,
        components.rulings(options),
        _missing(fields.get("missing_squads")),
    )
    return Planned(mission, options, list(_orders(fields.get("damage_order"), carried)))


def _object(value: object, field: str, known: Sequence[str]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadMission(field, "not-an-object")
    for name in value:
        if name not in known:
            raise BadMission(_join(field, _short(str(name))), "unknown-field", known=", ".join(known))
    return value


def _wanted(fields: dict[str, object], field: str, name: str) -> object:
    if name not in fields:
        raise BadMission(_join(field, name), "missing")
    return fields[name]


def _join(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _list(value: object, field: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BadMission(field, "not-a-list")
    return value


def _number(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadMission(field, "not-a-number")
    return value


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise BadMission(field, "not-text")
    return value


def _options(value: object) -> RulingOptions:
    kinds = {field.name: field.type for field in msgspec.structs.fields(RulingOptions)}
    fields = {} if value is None else _object(value, "options", tuple(kinds))
    for name, chosen in fields.items():
        known = (True, False) if kinds[name] is bool else get_args(kinds[name])
        if not any(chosen is each or (chosen == each and type(chosen) is type(each)) for each in known):
            shown = ", ".join(msgspec.json.encode(each).decode() for each in known)
            raise BadMission(f"options.{name}", "option-value", known=shown)
    return msgspec.convert(fields, RulingOptions)


def _programs(value: object) -> list[list[int]]:
    players = _list(value, "players")
    if not 1 <= len(players) <= CREW:
        raise BadMission("players", "crew-size", most=CREW, found=len(players))
    found: dict[int, list[int]] = {}
    length = 0
    for number, player in enumerate(players):
        field = f"players[{number}]"
        fields = _object(player, field, ("order", "actions"))
        order = _number(_wanted(fields, field, "order"), f"{field}.order")
        if not 0 <= order < CREW:
            raise BadMission(f"{field}.order", "order-range", last=CREW - 1, found=order)
        if order in found:
            raise BadMission(f"{field}.order", "order-twice", found=order)
        found[order] = _program(_wanted(fields, field, "actions"), f"{field}.actions")
        if length and len(found[order]) != length:
            raise BadMission(f"{field}.actions", "entries-differ", found=len(found[order]), wanted=length)
        length = len(found[order])
    for place in range(len(found)):
        if place not in found:
            raise BadMission("players", "order-gap", missing=place)
    return [found[order] for order in sorted(found)]


def _program(value: object, field: str) -> list[int]:
    entries = _list(value, field)
    if len(entries) not in (LAST_TURN, SHORT_LAST_TURN):
        raise BadMission(field, "entries", turns=LAST_TURN, short=SHORT_LAST_TURN, found=len(entries))
    return [_card(entry, f"{field}[{slot}]") for slot, entry in enumerate(entries)]


def _card(value: object, field: str) -> int:
    entry = _list(value, field)
    if len(entry) > 1:
        raise BadMission(field, "two-cards", found=len(entry))
    if not entry:
        return 0
    name = _text(entry[0], field)
    if name in CARD_NAMES[1:]:
        return CARD_NAMES.index(name)
    verb, colon, station = name.partition(":")
    if verb == "heroic_move" and colon:
        raise BadMission(field, "unknown-station", found=station, known=", ".join(STATION_NAMES[:-1]))
    known = ", ".join([*CARD_NAMES[1 : CARDS - 6], "heroic_move:<station>"])
    raise BadMission(field, "unknown-card", found=name, known=known)


def _tracks(value: object) -> list[int]:
    fields = _object(value, "tracks", ZONE_NAMES)
    found: list[int] = []
    for name in ZONE_NAMES:
        number = _number(_wanted(fields, "tracks", name), f"tracks.{name}")
        if number not in components.tracks():
            raise BadMission(f"tracks.{name}", "unknown-track", last=len(components.tracks()), found=number)
        found.append(number)
    return found


def _threats(value: object, turns: int) -> Iterator[tuple[str, int, int]]:
    """The card, the time number and the zone of each threat."""
    found: set[str] = set()
    for number, row in enumerate(_list(value, "threats")):
        field = f"threats[{number}]"
        fields = _object(row, field, ("id", "turn", "zone"))
        id = _text(_wanted(fields, field, "id"), f"{field}.id")
        if id not in components.threats():
            raise BadMission(f"{field}.id", "unknown-threat", found=id)
        if id in found:
            raise BadMission(f"{field}.id", "threat-twice", threat=id)
        found.add(id)
        turn = _number(_wanted(fields, field, "turn"), f"{field}.turn")
        if not 1 <= turn <= turns:
            raise BadMission(f"{field}.turn", "turn-range", last=turns, found=turn)
        yield id, turn, _zone(id, fields.get("zone"), f"{field}.zone")


def _zone(id: str, value: object, field: str) -> int:
    if components.threats()[id].kind != "external":
        if value is not None:
            raise BadMission(field, "zone-unwanted", threat=id)
        return INTERNAL
    if value is None:
        raise BadMission(field, "zone-missing", threat=id)
    if value not in ZONES:
        raise BadMission(field, "unknown-zone", found=_text(value, field), known=", ".join(ZONES))
    return ZONE_NAMES.index(str(value))


def _initial(value: object) -> list[list[int]]:
    """By zone: the tiles that an earlier mission left."""
    if value is None:
        return [[], [], []]
    fields = _object(value, "initial_damage", ZONES)
    return [_tiles(fields.get(name, ()), zone, f"initial_damage.{name}") for zone, name in enumerate(ZONES)]


def _missing(value: object) -> int:
    """The set of squads that are not set up, each named by its station."""
    found = 0
    for number, each in enumerate(() if value is None else _list(value, "missing_squads")):
        field = f"missing_squads[{number}]"
        station = _text(each, field)
        if station not in _RACKS:
            raise BadMission(field, "unknown-station", found=station, known=", ".join(_RACKS))
        found |= 1 << _RACKS.index(station)
    return found


def _orders(value: object, carried: list[int]) -> Iterator[list[int]]:
    fields = {} if value is None else _object(value, "damage_order", ZONES)
    for zone, name in enumerate(ZONES):
        field = f"damage_order.{name}"
        if fields.get(name) is None:
            yield []
            continue
        there = [tile for tile in range(TILES) if carried[zone] >> tile & 1]
        order = there + [tile for tile in _tiles(fields[name], zone, field) if tile not in there]
        for tile in range(TILES):
            if tile not in order:
                raise BadMission(field, "tile-missing", tile=tile_name(zone, tile))
        yield order


def _tiles(value: object, zone: int, field: str) -> list[int]:
    names = [tile_name(zone, tile) for tile in range(TILES)]
    found: list[int] = []
    for number, each in enumerate(_list(value, field)):
        name = _text(each, f"{field}[{number}]")
        if name not in names:
            raise BadMission(f"{field}[{number}]", "unknown-tile", found=name, known=", ".join(names))
        if names.index(name) in found:
            raise BadMission(f"{field}[{number}]", "tile-twice", found=name)
        found.append(names.index(name))
    return found


class Player(msgspec.Struct, frozen=True):
    """A program as it was planned; `order` counts from 0, the captain's place."""

    order: int
    actions: tuple[tuple[str, ...], ...]


class Threatening(msgspec.Struct, frozen=True):
    """A threat of a mission; internal ones have no zone."""

    id: str
    turn: int
    zone: str | None


class Document(msgspec.Struct, frozen=True):
    """A mission written down; `parse` understands it."""

    players: tuple[Player, ...]
    tracks: dict[str, int]
    threats: tuple[Threatening, ...]
    initial_damage: dict[str, tuple[str, ...]] | None
    missing_squads: tuple[str, ...] | None


def document(mission: Mission) -> Document:
    """Write a mission down."""
    carried: dict[str, tuple[str, ...]] = {name: _names(mission.carried[zone], zone) for zone, name in enumerate(ZONES)}
    return Document(
        tuple(Player(order, entries(program)) for order, program in enumerate(mission.programs)),
        {name: track.number for name, track in zip(ZONE_NAMES, mission.tracks, strict=True)},
        tuple(
            Threatening(card.id, time, None if zone == INTERNAL else ZONE_NAMES[zone])
            for card, time, zone in zip(mission.cards, mission.times, mission.zones, strict=True)
        ),
        carried if any(mission.carried) else None,
        tuple(station for squad, station in enumerate(_RACKS) if mission.squads >> squad & 1) or None,
    )


def entries(program: list[int]) -> tuple[tuple[str, ...], ...]:
    """A program as documents write it."""
    return tuple((CARD_NAMES[card],) if card else () for card in program)


def _names(tiles: int, zone: int) -> tuple[str, ...]:
    return tuple(tile_name(zone, tile) for tile in range(TILES) if tiles >> tile & 1)
