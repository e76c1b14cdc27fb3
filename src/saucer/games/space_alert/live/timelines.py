"""The timelines of the box as typed tables, and their form in documents."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from saucer.games.space_alert.board import ZONE_NAMES
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    INCOMING_DATA,
    THREAT,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)

TIMELINES = 16
MISSIONS = tuple(f"mission_{number}" for number in range(1, 9))
"""The ones that are drawn from at random (SA-CAM-02)."""


class ThreatRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="threat"):
    """A threat that enters on a turn (SA-ANN-02, SA-ANN-03), perhaps only for a crew of five (SA-ANN-04)."""

    at: int
    turn: int
    zone: Literal["red", "white", "blue", "internal"]
    serious: bool = False
    unconfirmed: bool = False


class IncomingDataRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="incoming_data"):
    """A card for everybody (SA-ANN-05)."""

    at: int


class DataTransferRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="data_transfer"):
    """Cards may change hands until the beep (SA-ANN-06)."""

    at: int


class CommunicationsDownRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="communications_down"):
    """Silence for so many seconds (SA-ANN-07)."""

    at: int
    seconds: int


EventRow = ThreatRow | IncomingDataRow | DataTransferRow | CommunicationsDownRow


class TimelineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A timeline as a document writes it."""

    phase_ends: tuple[int, ...]
    events: tuple[EventRow, ...]


class _Timelines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    timelines: dict[str, TimelineRow]


@cache
def timelines() -> dict[str, Timeline]:
    """All timelines of the box by their id."""
    text = (files(__package__) / "content" / "timelines.toml").read_text("utf-8")
    rows = msgspec.convert(tomllib.loads(text), _Timelines).timelines
    if len(rows) != TIMELINES:
        raise ValueError(f"there are {TIMELINES} timelines, not {len(rows)}")
    return {id: from_row(id, row) for id, row in rows.items()}


def timeline(id: str) -> Timeline:
    """A timeline of the box."""
    return timelines()[id]


def from_row(id: str, row: TimelineRow) -> Timeline:
    """The timeline as the rules want it."""
    return Timeline(id, list(row.phase_ends), [_event(event) for event in row.events])


def row(timeline: Timeline) -> TimelineRow:
    """The timeline as a document writes it."""
    return TimelineRow(tuple(timeline.phase_ends), tuple(_event_row(event) for event in timeline.events))


def _event(row: EventRow) -> Announcement:
    match row:
        case ThreatRow(at, turn, zone, serious, unconfirmed):
            number = ZONE_NAMES.index(zone)
            return Announcement(at, THREAT, turn=turn, zone=number, is_serious=serious, is_unconfirmed=unconfirmed)
        case IncomingDataRow(at):
            return Announcement(at, INCOMING_DATA)
        case DataTransferRow(at):
            return Announcement(at, TRANSFER_OPENED)
        case CommunicationsDownRow(at, seconds):
            return Announcement(at, COMMUNICATIONS_LOST, seconds=seconds)


def _event_row(event: Announcement) -> EventRow:
    if event.kind == THREAT:
        return ThreatRow(event.at, event.turn, ZONE_NAMES[event.zone], event.is_serious, event.is_unconfirmed)
    if event.kind == COMMUNICATIONS_LOST:
        return CommunicationsDownRow(event.at, event.seconds)
    return IncomingDataRow(event.at) if event.kind == INCOMING_DATA else DataTransferRow(event.at)
