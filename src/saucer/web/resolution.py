"""A mission of Space Alert as a film: every beat of its resolution with what happened and the ship after it."""

from functools import cache
from typing import Any

import msgspec

from saucer.core.messages import Event
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, documents, missions, resolving, rules
from saucer.games.space_alert.components import disputed_rows, threats, track_rows
from saucer.games.space_alert.events import StepBegan
from saucer.games.space_alert.resolving import Result
from saucer.games.space_alert.state import RUNNING


class Frame(msgspec.Struct, frozen=True):
    """One beat: a member acts, damage is computed, a threat moves ... The first frame is the ship before all of it."""

    turn: int
    step: str
    """The step that is being done; `ready` before the first."""
    events: list[Event]
    view: msgspec.Struct


class Film(msgspec.Struct, frozen=True):
    """What became of a mission, what it was made of, and how it came to that."""

    result: Result
    scenery: msgspec.Struct
    frames: list[Frame]


class Catalogue(msgspec.Struct, frozen=True):
    """What missions are made of, and those of ours."""

    threats: list[msgspec.Struct]
    disputed: list[msgspec.Struct]
    """What other values of options change on them."""
    tracks: list[msgspec.Struct]
    missions: dict[str, Any]


def film(document: object, seed: int) -> Film:
    """Resolve a mission beat by beat; raises `documents.BadMission`."""
    game = SPACE_ALERT_RESOLUTION
    planned = documents.parse(document)
    state = rules.new(planned.mission, planned.order(seed))
    step = "ready"
    frames = [Frame(state.turn, step, [], game.view(state, None))]
    while state.ending == RUNNING:
        turn, events = state.turn, list[Event]()
        state.carry_on(events)
        step = next((event.step for event in reversed(events) if isinstance(event, StepBegan)), step)
        frames.append(Frame(turn, step, events, game.view(state, None)))
    return Film(resolving.result(state), game.scenery(state), frames)


@cache
def catalogue() -> Catalogue:
    """Everything one needs to know to write a mission down."""
    return Catalogue(list(threats().values()), list(disputed_rows()), list(track_rows()), dict(missions.missions()))
