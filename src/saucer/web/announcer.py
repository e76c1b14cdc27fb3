"""The voice of Space Alert for people with the box: everything that is announced in a mission, and when."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saucer.games.space_alert.board import ZONE_NAMES
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    KIND_NAMES,
    PHASE_ENDED,
    PHASE_WARNING,
    THREAT,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.live.generator import find
from saucer.games.space_alert.live.timelines import timelines
from saucer.tables.refusals import Refused
from saucer.web.wire import answer, path_of

Crew = Annotated[int, msgspec.Meta(ge=4, le=5)]
TransferSeconds = Annotated[int, msgspec.Meta(ge=5, le=20)]
Number = TypeVar("Number")

USUAL_CREW = 4
USUAL_TRANSFER = 15
SECOND = 1000


class TimelineSeen(msgspec.Struct, frozen=True):
    """A timeline in short; times are in milliseconds from the start of the mission, here and below."""

    id: str
    turns: int
    phase_ends: list[int]
    points: int
    """What its threats are worth: a serious one counts two."""


class TimelinesSeen(msgspec.Struct, frozen=True):
    """The timelines of the box; `generated-SEED` is one of ours for each seed."""

    missions: list[TimelineSeen]


class Said(msgspec.Struct, frozen=True):
    """An announcement as a live mission has it, with those fields that belong to its event; flags are 0 or 1."""

    at: int
    event: str
    phase: int | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
    operations: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    serious: int | UnsetType = UNSET
    unconfirmed: int | UnsetType = UNSET
    ignored: int | UnsetType = UNSET


class Script(msgspec.Struct, frozen=True):
    """All that is announced, in its order, to a crew of that size and with that time for a data transfer."""

    mission: TimelineSeen
    crew: int
    transfer_seconds: int
    announcements: list[Said]


async def announced_missions(_: Request) -> Response:
    """The timelines of Space Alert."""
    return answer(TimelinesSeen([_seen(timeline) for timeline in timelines().values()]))


async def announced_mission(request: Request) -> Response:
    """Everything that is announced in a mission of Space Alert, and when."""
    crew = _number(request, "crew", Crew, USUAL_CREW)
    seconds = _number(request, "transfer_seconds", TransferSeconds, USUAL_TRANSFER)
    timeline = find(path_of(request, "mission"))
    if timeline is None:
        raise Refused("no-such-page")
    announcements = [_said(each, crew) for each in timeline.announcements(seconds)]
    return answer(Script(_seen(timeline), crew, seconds, announcements))


def _number(request: Request, name: str, kind: type[Number], usual: Number) -> Number:
    """A number in the query, or the usual one if it is not there."""
    text = request.query_params.get(name)
    if text is None:
        return usual
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("bad-message", problem=str(problem)) from problem


def _seen(timeline: Timeline) -> TimelineSeen:
    return TimelineSeen(timeline.id, timeline.turns(), [end * SECOND for end in timeline.phase_ends], timeline.points())


def _said(each: Announcement, crew: int) -> Said:
    at, event = each.at * SECOND, KIND_NAMES[each.kind]
    if each.kind == THREAT:
        return Said(
            at,
            event,
            turn=each.turn,
            zone=ZONE_NAMES[each.zone],
            serious=int(each.is_serious),
            unconfirmed=int(each.is_unconfirmed),
            ignored=int(each.is_ignored(crew)),
        )
    if each.kind == PHASE_WARNING:
        return Said(at, event, phase=each.phase, seconds=each.seconds, operations=int(each.is_last))
    if each.kind in (TRANSFER_OPENED, COMMUNICATIONS_LOST):
        return Said(at, event, until=at + each.seconds * SECOND)
    if each.kind == PHASE_ENDED:
        return Said(at, event, phase=each.phase)
    return Said(at, event)


ROUTES = [
    Route("/announcer/missions", announced_missions),
    Route("/announcer/missions/{mission}", announced_mission),
]
