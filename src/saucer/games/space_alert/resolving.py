"""A mission in, what became of it out: for the command line, for servers, for whoever has the box on the table."""

import msgspec

from saucer.core.messages import Event
from saucer.games.space_alert import documents, rules
from saucer.games.space_alert.board import TILES, tile_name
from saucer.games.space_alert.components import ZONES
from saucer.games.space_alert.events import TurnBegan
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import (
    DESTROYED,
    NO_THREAT,
    SURVIVED,
    WON,
    count_bits,
    penalties,
    points,
    score,
    visual,
)


class Turn(msgspec.Struct, frozen=True):
    """What happened on one turn, each event with the rule behind it."""

    turn: int
    events: list[Event]


class Result(msgspec.Struct, frozen=True):
    """What became of a mission. A lost one has no score; the other numbers are as they were when the ship was lost."""

    status: str
    """`won` or `lost`."""
    destroyed_by: str | None
    last_turn: int
    score: int | None
    points_before_penalties: int
    """Of the threats destroyed and survived; visual confirmation comes after the penalties."""
    penalties: int
    visual: int
    damage: dict[str, int]
    damage_tiles: dict[str, list[str]]
    """As they came to lie there, those of an earlier mission first."""
    knocked_out: list[bool]
    disabled_squads: int
    threats_destroyed: list[str]
    threats_survived: list[str]
    rockets_left: int
    fuel_left: int
    trace: list[Turn] | msgspec.UnsetType = msgspec.UNSET


def resolve(document: object, seed: int = 0, trace: bool = False) -> Result:
    """Resolve a mission; raises `documents.BadMission`, which says what is wrong with it.

    Where the document gives no order of damage tiles, `seed` does.
    """
    planned = documents.parse(document)
    state = rules.new(planned.mission, planned.order(seed))
    events: list[Event] | None = [] if trace else None
    state.finish(events)
    return result(state, msgspec.UNSET if events is None else _turns(events))


def result(state: Resolution, trace: list[Turn] | msgspec.UnsetType = msgspec.UNSET) -> Result:
    """What became of a mission that is over."""
    is_won = state.ending == WON
    return Result(
        status="won" if is_won else "lost",
        destroyed_by=None if state.culprit == NO_THREAT else state.threats[state.culprit].card.id,
        last_turn=state.turn,
        score=score(state) if is_won else None,
        points_before_penalties=points(state, DESTROYED) + points(state, SURVIVED),
        penalties=penalties(state),
        visual=visual(state),
        damage={name: count_bits(state.tiles[zone]) for zone, name in enumerate(ZONES)},
        damage_tiles={name: tiles(state, zone) for zone, name in enumerate(ZONES)},
        knocked_out=[member.is_down for member in state.crew],
        disabled_squads=count_bits(state.disabled),
        threats_destroyed=_ids(state, DESTROYED),
        threats_survived=_ids(state, SURVIVED),
        rockets_left=state.rockets,
        fuel_left=state.fuel,
        trace=trace,
    )


def tiles(state: Resolution, zone: int) -> list[str]:
    """The damage tiles of a zone, those of an earlier mission first."""
    carried = [tile for tile in range(TILES) if state.mission.carried[zone] >> tile & 1]
    drawn = [each & 7 for each in state.drawn if each >> 3 == zone]
    return [tile_name(zone, tile) for tile in carried + drawn]


def _ids(state: Resolution, status: int) -> list[str]:
    return sorted(threat.card.id for threat in state.threats if threat.status == status)


def _turns(events: list[Event]) -> list[Turn]:
    turns: list[Turn] = []
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append(Turn(event.turn, []))
        turns[-1].events.append(event)
    return turns
