"""What everybody sees: nothing is hidden once the planning is over."""

from functools import lru_cache

import msgspec

from saucer.games.space_alert import components, documents, resolving
from saucer.games.space_alert.board import (
    INTERNAL,
    STATION_NAMES,
    STATIONS,
    VISUAL_POINTS,
    ZONE_NAMES,
    Mission,
)
from saucer.games.space_alert.components import ThreatRow, TrackRow
from saucer.games.space_alert.resolving import Result
from saucer.games.space_alert.rules import STEPS, Resolution
from saucer.games.space_alert.state import (
    ACT,
    LENDS_SHIELD,
    NO_SQUAD,
    NO_ZONE,
    NOBODY,
    RUNNING,
    Member,
    Threat,
    leads_active_squad,
    lent,
    reactor_capacity,
    shield_capacity,
)

STATUSES = ("ahead", "present", "destroyed", "survived")


class Coming(msgspec.Struct, frozen=True):
    """A threat card with its time number."""

    card: ThreatRow
    turn: int
    track: str
    """`red`, `white`, `blue` or `internal`."""


class Scenery(msgspec.Struct, frozen=True):
    """What the mission is made of."""

    turns: int
    """So many have crew actions; one more follows."""
    tracks: dict[str, TrackRow]
    threats: tuple[Coming, ...]
    """In the order in which they move."""
    programs: tuple[tuple[tuple[str, ...], ...], ...]
    """By crew member: what was planned, before any delay."""


class Figure(msgspec.Struct, frozen=True):
    """A crew member; the program is as far as it was delayed by now."""

    station: str
    squad: str | None
    """Which squad follows, by its rack: `lower_red` or `upper_blue`."""
    squad_active: bool
    knocked_out: bool
    delayed: bool
    program: tuple[tuple[str, ...], ...]


class ZoneSeen(msgspec.Struct, frozen=True):
    shield: int
    shield_capacity: int
    reactor: int
    reactor_capacity: int
    tiles: tuple[str, ...]
    lift_used: bool
    doubled: bool


class Token(msgspec.Struct, frozen=True):
    """A threat as it stands; `shield` with what others lend it."""

    id: str
    status: str
    position: int | None
    damage: int
    hp: int
    speed: int
    shield: int
    stations: tuple[str, ...]
    shown: bool
    cryoshield: bool
    passed: int


class Rack(msgspec.Struct, frozen=True):
    """Where a battlebot squad is kept."""

    stored: bool
    disabled: bool


class Seen(msgspec.Struct, frozen=True):
    """What changes."""

    turn: int
    step: str
    """What comes next; `over` in the end."""
    acting: int | None
    """Who acts next."""
    drawing: str | None
    """The zone for which a tile is being drawn."""
    crew: tuple[Figure, ...]
    zones: dict[str, ZoneSeen]
    threats: tuple[Token, ...]
    fuel: int
    rockets: int
    rocket_launched: bool
    rocket_flying: bool
    racks: dict[str, Rack]
    pilot: int | None
    fired: tuple[str, ...]
    """The stations whose weapon was fired this turn."""
    maintained: tuple[bool, ...]
    """By phase: whether the computer was maintained."""
    visual: tuple[int, ...]
    """By phase: points."""
    result: Result | None


@lru_cache(maxsize=256)
def scenery(mission: Mission) -> Scenery:
    """The same for the whole resolution."""
    tracks = {row.number: row for row in components.track_rows()}
    cards = components.rows(mission.rulings.disputed)
    return Scenery(
        mission.turns,
        {name: tracks[track.number] for name, track in zip(ZONE_NAMES, mission.tracks, strict=True)},
        tuple(
            Coming(cards[card.id], time, ZONE_NAMES[zone])
            for card, time, zone in zip(mission.cards, mission.times, mission.zones, strict=True)
        ),
        tuple(map(documents.entries, mission.programs)),
    )


def view(state: Resolution) -> Seen:
    """All there is to see."""
    is_over = state.ending != RUNNING
    return Seen(
        turn=state.turn,
        step="over" if is_over else STEPS[state.step_now],
        acting=state.next if state.step_now == ACT and not is_over else None,
        drawing=None if state.drawing == NO_ZONE else ZONE_NAMES[state.drawing],
        crew=tuple(_figure(state, member) for member in state.crew),
        zones={ZONE_NAMES[zone]: _zone(state, zone) for zone in range(3)},
        threats=tuple(_token(threat, lent(state, LENDS_SHIELD)) for threat in state.threats),
        fuel=state.fuel,
        rockets=state.rockets,
        rocket_launched=bool(state.launched),
        rocket_flying=bool(state.flying),
        racks={
            station: Rack(bool(state.stored >> squad & 1), bool(state.disabled >> squad & 1))
            for squad, station in enumerate(_RACKS)
        },
        pilot=None if state.pilot == NOBODY else state.pilot,
        fired=_stations(state.fired),
        maintained=tuple(bool(state.maintained >> phase & 1) for phase in range(3)),
        visual=tuple(VISUAL_POINTS[seen] for seen in state.seen),
        result=resolving.result(state) if is_over else None,
    )


_RACKS = ("lower_red", "upper_blue")


def _stations(found: int) -> tuple[str, ...]:
    return tuple(STATION_NAMES[station] for station in range(STATIONS) if found >> station & 1)


def _figure(state: Resolution, member: Member) -> Figure:
    return Figure(
        STATION_NAMES[member.station],
        None if member.squad == NO_SQUAD else _RACKS[member.squad],
        leads_active_squad(state, member),
        member.is_down,
        member.is_delayed,
        documents.entries(member.program),
    )


def _zone(state: Resolution, zone: int) -> ZoneSeen:
    return ZoneSeen(
        state.shields[zone],
        shield_capacity(state, zone),
        state.reactors[zone],
        reactor_capacity(state, zone),
        tuple(resolving.tiles(state, zone)),
        bool(state.lifts >> zone & 1),
        bool(state.doubled >> zone & 1),
    )


def _token(threat: Threat, bonus: int) -> Token:
    status = STATUSES[threat.status]
    return Token(
        threat.card.id,
        status,
        threat.position if status == "present" else None,
        threat.damage,
        threat.hp,
        threat.speed,
        threat.shield + (0 if threat.zone == INTERNAL else bonus),
        _stations(threat.where),
        threat.is_shown,
        threat.has_cryoshield,
        threat.passed,
    )
