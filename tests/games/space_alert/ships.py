"""Missions in a few words, and what happens in them.

`ship("C blue A", "lift", threats="E1-05@2:white I1-03@4")` is a mission of two: programs are filled up with empty
slots, `E1-05@2:white` appears on turn 2 in the white zone. Damage tiles come in the order structural, gravolift, light
laser or pulse cannon, heavy laser, reactor, shield, unless `order` says otherwise: the first two hardly ever matter.
"""

from collections.abc import Sequence
from typing import TypeVar

from saucer.core.messages import Event
from saucer.games.space_alert import documents, rules
from saucer.games.space_alert.board import STATION_NAMES
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import RUNNING, Threat

E = TypeVar("E", bound=Event)

MILD = ("structural", "gravolift", "light_laser", "heavy_laser", "reactor", "shield")

KEEPER = "C . . C . . . C"
"""Somebody who stays on the bridge and keeps the computer running, so that nobody is delayed."""


def mission(
    *programs: str,
    threats: str = "",
    tracks: Sequence[int] = (4, 3, 5, 2),
    turns: int = 12,
    carried: dict[str, list[str]] | None = None,
    order: dict[str, Sequence[str]] | None = None,
    **options: object,
) -> dict[str, object]:
    """A mission as a document."""
    return {
        "players": [{"order": place, "actions": actions(program, turns)} for place, program in enumerate(programs)],
        "tracks": dict(zip(("red", "white", "blue", "internal"), tracks, strict=True)),
        "threats": [threat(text) for text in threats.split()],
        "initial_damage": carried,
        "damage_order": {zone: _in_zone(zone, (order or {}).get(zone, MILD)) for zone in ("red", "white", "blue")},
        "options": options,
    }


def actions(program: str, turns: int = 12) -> list[list[str]]:
    """A program as documents write it."""
    cards = program.split()
    return [[] if card == "." else [card] for card in cards + ["."] * (turns - len(cards))]


def threat(text: str) -> dict[str, object]:
    """`E1-05@2:white` or `I1-03@4` as documents write it."""
    id, _, rest = text.partition("@")
    turn, _, zone = rest.partition(":")
    return {"id": id, "turn": int(turn), "zone": zone or None}


def _in_zone(zone: str, order: Sequence[str]) -> list[str]:
    """The six tiles, beginning with those named."""
    names = [*order, *(tile for tile in MILD if tile not in order)]
    return ["pulse_cannon" if zone == "white" and tile == "light_laser" else tile for tile in names]


def ship(
    *programs: str,
    threats: str = "",
    tracks: Sequence[int] = (4, 3, 5, 2),
    turns: int = 12,
    carried: dict[str, list[str]] | None = None,
    order: dict[str, Sequence[str]] | None = None,
    **options: object,
) -> Resolution:
    """A mission before its first turn."""
    crew = programs or ("",)
    document = mission(*crew, threats=threats, tracks=tracks, turns=turns, carried=carried, order=order, **options)
    planned = documents.parse(document)
    return rules.new(planned.mission, planned.order(0))


def after(state: Resolution, turn: int) -> list[Event]:
    """Resolve all turns up to and including this one, or up to the end, and tell what happened."""
    events: list[Event] = []
    while state.ending == RUNNING and state.turn <= turn:
        state.carry_on(events)
    return events


def until(state: Resolution, turn: int, step: int) -> list[Event]:
    """Resolve up to a step of a turn, which comes next, and tell what happened."""
    events: list[Event] = []
    while state.ending == RUNNING and (state.turn, state.step_now) != (turn, step):
        state.carry_on(events)
    return events


def end(state: Resolution) -> list[Event]:
    """Resolve all the rest, and tell what happened."""
    events: list[Event] = []
    state.finish(events)
    return events


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """All that happened of one kind."""
    return [event for event in events if isinstance(event, kind)]


def the(state: Resolution, id: str) -> Threat:
    """The threat with this card."""
    return next(threat for threat in state.threats if threat.card.id == id)


def at(state: Resolution) -> list[str]:
    """Where everybody is, in crew order."""
    return [STATION_NAMES[member.station] for member in state.crew]


def place(state: Resolution, crew: int, station: str) -> None:
    """Put somebody somewhere without a way there."""
    state.crew[crew].station = STATION_NAMES.index(station)


def lead(state: Resolution, crew: int, squad: int) -> None:
    """Give somebody a squad: 0 from lower red, 1 from upper blue."""
    state.crew[crew].squad = squad
    state.stored &= ~(1 << squad)


def tiles(state: Resolution) -> tuple[int, ...]:
    """How many damage tiles each zone has, from left to right."""
    return tuple(found.bit_count() for found in state.tiles)


def down(state: Resolution) -> list[int]:
    """Who is knocked out."""
    return [crew for crew, member in enumerate(state.crew) if member.is_down]


def program(state: Resolution, crew: int = 0) -> str:
    """A program as far as it was delayed by now, in words, without empty slots at its end."""
    entries = documents.entries(state.crew[crew].program)
    return " ".join(entry[0] if entry else "." for entry in entries).rstrip(" .")
