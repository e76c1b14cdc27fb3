"""Threats and tracks as typed tables, counted against the box, and the options."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

from saucer.core.messages import Options
from saucer.games.space_alert import board
from saucer.games.space_alert.board import Card, Effect, Rulings, Track, X, Y, Z
from saucer.games.space_alert.effects import NAMES

THREATS = 55

Zone = Literal["red", "white", "blue"]
ZONES: tuple[Zone, ...] = ("red", "white", "blue")
Station = Literal["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]

TRAITS = {
    "no-rockets": board.NO_ROCKETS,
    "hidden": board.HIDDEN,
    "decoy": board.DECOY,
    "cryoshield": board.CRYOSHIELD,
    "pulse-opens": board.PULSE_OPENS,
    "no-heavy-lasers": board.NO_HEAVY,
    "one-damage": board.ONE_DAMAGE,
    "not-at-distance-3": board.NOT_AT_DISTANCE_3,
    "behemoth": board.BEHEMOTH,
    "magnet": board.MAGNET,
    "vengeful": board.VENGEFUL,
    "warheads": board.WARHEADS,
    "slime": board.SLIME,
    "melts-down": board.MELTS_DOWN,
    "fissure": board.FISSURE,
    "kills-its-killer": board.KILLS_ITS_KILLER,
    "tile-by-tile": board.TILE_BY_TILE,
    "three-at-once": board.THREE_AT_ONCE,
    "retaliates": board.RETALIATES,
    "retaliates-grown": board.RETALIATES_GROWN,
    "helps-itself": board.HELPS_ITSELF,
}
_KINDS = {"external": board.EXTERNAL, "intruder": board.INTRUDER, "malfunction": board.MALFUNCTION}
_SCOPES = {
    "ship": board.ON_SHIP,
    "zone": board.IN_ZONE,
    "station": board.IN_STATION,
    "its-stations": board.IN_ITS_STATIONS,
    "leading": board.LEADING,
    "station-not-leading": board.IN_STATION_NOT_LEADING,
    "off-the-bridge": board.OFF_THE_BRIDGE,
}
_DIRECTIONS = {"left": board.LEFT, "right": board.RIGHT, "deck": board.LIFT}
_CONDITIONS = {"always": board.ALWAYS, "damaged": board.DAMAGED, "undamaged": board.UNDAMAGED}

Row = TypeVar("Row")


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a threat does, as the content file writes it."""

    do: str
    n: int = 0
    zones: tuple[Zone, ...] | Literal["own", "others"] = "own"
    whom: str = "ship"
    to: str = "left"
    doubles: bool = False
    pierces: bool = False
    when: str = "always"
    below: int = 0


class ThreatRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card; without `survived` its Z loses the ship."""

    id: str
    kind: Literal["external", "intruder", "malfunction"]
    severity: Literal["common", "serious"]
    level: Literal["white", "yellow"]
    speed: int
    hp: int
    destroyed: int
    shield: int = 0
    survived: int | None = None
    stations: tuple[Station, ...] = ()
    button: Literal["B", "C"] | None = None
    traits: tuple[str, ...] = ()
    burst: int = 0
    blast: int = 0
    bonus: int = 0
    rule: str = ""
    x: tuple[EffectRow, ...] = ()
    y: tuple[EffectRow, ...] = ()
    z: tuple[EffectRow, ...] = ()


class TrackRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions count from the ship; Z is on 1."""

    number: int
    length: int
    x: tuple[int, ...]
    y: tuple[int, ...]


class DisputedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that is told otherwise elsewhere: what some cards have instead, if an option has this value."""

    option: str
    value: bool | int | str
    threats: tuple[str, ...]
    change: dict[str, object]
    """Fields of their rows."""


class _Threats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    threats: tuple[ThreatRow, ...]


class _Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tracks: tuple[TrackRow, ...]


class _Disputed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    disputed: tuple[DisputedRow, ...]


class RulingOptions(Options, frozen=True, forbid_unknown_fields=True):
    """How doubtful passages are read, then figures of cards on which sources differ; the defaults are recommended.

    What the other value of a figure changes is in `content/disputed.toml`.
    """

    marauder_against_pulse: bool = False
    """Whether a Marauder's bonus is left to clouds that the pulse cannon opens (SA-OQ-04)."""

    scout_in_empty_bursts: bool = True
    """Whether a Scout strengthens the burst of an asteroid that passed no mark (SA-OQ-05)."""

    doubling: Literal["multiplies", "once"] = "multiplies"
    """What two reasons to double damage do together (SA-OQ-10)."""

    asteroid_bursts: Literal["card", "annex"] = "card"
    """With the factor that cards print, or without (SA-OQ-25)."""

    landing_adds_to_delay: bool = True
    """Whether a landing and another delay of the same turn both count (SA-OQ-23)."""

    checks_in_test_runs: bool = True
    """Whether the computer is checked in test runs of seven turns (SA-OQ-13)."""

    stealth_fighter_speed: Literal[3, 4] = 3
    """As later printings have it, or the first English one (SA-OQ-16)."""

    pulse_ball_y: Literal[1, 2] = 1
    amoeba_z: Literal[5, 4] = 5
    man_of_war_x: Literal[2, 1] = 2
    man_of_war_z: Literal[5, 3] = 5
    """The strengths of these attacks."""

    scout_z: Literal[3, 2] = 3
    """A strength of 3, or one of 2 to which the Scout lends itself the 1 that it lends to others (SA-CARD-07)."""

    saboteur_speed: Literal[4, 3] = 4
    unstable_warheads_speed: Literal[3, 2] = 3

    skirmishers_x: Literal["move", "nothing"] = "move"

    overheated_reactor_z: Literal[3, 2] = 3
    """How much damage it does."""

    crossed_wires_z: Literal["own", "white"] = "own"
    """Whether the cubes of a reactor damage its own zone or all of them the white one (SA-CARD-32)."""

    seeker_retaliates: bool = False
    """Whether it disables the squad that hits it (SA-CREW-27)."""


def _read(name: str, kind: type[Row]) -> Row:
    return msgspec.convert(tomllib.loads((files(__package__) / "content" / name).read_text("utf-8")), kind)


@cache
def threats() -> dict[str, ThreatRow]:
    """All threat cards by their id."""
    found = {row.id: row for row in _read("threats.toml", _Threats).threats}
    if len(found) != THREATS:
        raise ValueError(f"there are {THREATS} threats, not {len(found)}")
    return found


@cache
def track_rows() -> tuple[TrackRow, ...]:
    """The seven tracks."""
    return _read("tracks.toml", _Tracks).tracks


@cache
def tracks() -> dict[int, Track]:
    """The tracks as the rules want them, by their number."""
    return {row.number: _track(row) for row in track_rows()}


def _track(row: TrackRow) -> Track:
    marks = [-1] * (row.length + 1)
    for letter, positions in ((X, row.x), (Y, row.y), (Z, (1,))):
        for position in positions:
            marks[position] = letter
    following = [0] * (row.length + 1)
    for position in range(2, row.length + 1):
        following[position] = position - 1 if marks[position - 1] >= 0 else following[position - 1]
    return Track(row.number, row.length, following, marks)


@cache
def disputed_rows() -> tuple[DisputedRow, ...]:
    """All figures that are told otherwise elsewhere, one for each option about them."""
    return _read("disputed.toml", _Disputed).disputed


def disputed(options: RulingOptions) -> tuple[str, ...]:
    """The options about figures of cards that have their other value."""
    return tuple([row.option for row in disputed_rows() if getattr(options, row.option) == row.value])


@lru_cache(maxsize=256)
def rows(disputed: tuple[str, ...]) -> dict[str, ThreatRow]:
    """All threat cards by their id, where these options have their other value."""
    found = dict(threats())
    for row in disputed_rows():
        if row.option in disputed:
            for id in row.threats:
                found[id] = msgspec.convert(msgspec.to_builtins(found[id]) | row.change, ThreatRow)
    return found


@lru_cache(maxsize=256)
def cards(disputed: tuple[str, ...]) -> dict[str, Card]:
    """The same as the rules want them."""
    return {id: _card(row) for id, row in rows(disputed).items()}


@cache
def _card(row: ThreatRow) -> Card:
    return Card(
        row.id,
        _KINDS[row.kind],
        row.speed,
        row.hp,
        row.shield,
        row.survived or 0,
        row.destroyed,
        sum(TRAITS[trait] for trait in row.traits),
        sum(1 << board.STATION_NAMES.index(station) for station in row.stations),
        {"B": board.B, "C": board.C, None: board.EMPTY}[row.button],
        row.burst,
        row.blast,
        row.bonus,
        row.rule,
        [[_effect(effect) for effect in effects] for effects in (row.x, row.y, row.z)],
    )


def _effect(row: EffectRow) -> Effect:
    if row.zones == "own":
        zones = board.OWN
    elif row.zones == "others":
        zones = board.OTHERS
    else:
        zones = sum(1 << ZONES.index(zone) for zone in row.zones)
    return Effect(
        NAMES.index(row.do),
        row.n,
        zones,
        _SCOPES[row.whom],
        _DIRECTIONS[row.to],
        row.doubles,
        row.pierces,
        _CONDITIONS[row.when],
        row.below,
    )


def rulings(options: RulingOptions) -> Rulings:
    """The readings as the rules want them."""
    return Rulings(
        disputed(options),
        int(options.marauder_against_pulse),
        options.scout_in_empty_bursts,
        options.doubling == "multiplies",
        options.asteroid_bursts == "card",
        options.landing_adds_to_delay,
        options.checks_in_test_runs,
    )


@lru_cache(maxsize=256)
def options(rulings: Rulings) -> RulingOptions:
    """The options that these readings were made of."""
    read = RulingOptions(
        marauder_against_pulse=bool(rulings.marauder_against_pulse),
        scout_in_empty_bursts=rulings.scout_in_empty_bursts,
        doubling="multiplies" if rulings.doubling_multiplies else "once",
        asteroid_bursts="card" if rulings.asteroids_by_card else "annex",
        landing_adds_to_delay=rulings.landing_adds_to_delay,
        checks_in_test_runs=rulings.checks_in_test_runs,
    )
    figures = {row.option: row.value for row in disputed_rows() if row.option in rulings.disputed}
    return msgspec.structs.replace(read, **figures)
