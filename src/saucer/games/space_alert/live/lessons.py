"""Lessons of ours: small set-ups without a clock in which one thing is learnt on the real ship."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import final

import msgspec

from saucer.games.space_alert import documents
from saucer.games.space_alert.board import CARD_NAMES, INTERNAL, SHORT_LAST_TURN, ZONE_NAMES, Mission
from saucer.games.space_alert.components import RulingOptions, Zone, threats
from saucer.games.space_alert.live.announcements import THREAT, Announcement, Timeline
from saucer.games.space_alert.live.deck import ACTION_KINDS, ENTRIES, NAMES, NO_CARD
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import DESTROYED, WON, count_bits, score

HINTS = 2
"""How many hints each lesson has in the texts."""
PHASE_ENDS = (60, 120)
"""Of no importance without a clock; two phases as in a test run."""
_OPEN = "."
_CLOSED = "-"


class Destroy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="destroy"):
    """A threat does not get through."""

    threat: str

    def is_met(self, state: Resolution) -> bool:
        return any(threat.card.id == self.threat and threat.status == DESTROYED for threat in state.threats)


class Damage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="damage"):
    """The ship takes no more damage tiles than this."""

    most: int

    def is_met(self, state: Resolution) -> bool:
        return sum(count_bits(tiles) for tiles in state.tiles) <= self.most


class Maintain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="maintain"):
    """The computer is maintained in so many phases."""

    phases: int

    def is_met(self, state: Resolution) -> bool:
        return count_bits(state.maintained) >= self.phases


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="score"):
    """The mission is worth so much."""

    least: int

    def is_met(self, state: Resolution) -> bool:
        return score(state) >= self.least


Goal = Destroy | Damage | Maintain | Score


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat and the turn on which it enters; internal ones have no zone."""

    id: str
    turn: int
    zone: Zone | None = None


class LessonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as the content file writes it."""

    programs: tuple[str, ...]
    """A line for each figure: a dot is an open slot, a dash one that stays empty, and a card lies there for good."""
    cards: dict[str, int]
    """Which cards are on offer, and how many of each."""
    tracks: dict[str, int]
    threats: tuple[Coming, ...]
    goals: tuple[Goal, ...]
    damage_order: dict[str, tuple[str, ...]] | None = None
    computer: bool = False
    """Whether the computer is checked."""


class _Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lessons: dict[str, LessonRow]


@final
class Lesson:
    """A mission of seven turns for one person, whose androids, cards, tracks, threats and damage are given."""

    def __init__(self, id: str, row: LessonRow) -> None:
        programs = [line.split() for line in row.programs]
        self.id = id
        self.crew = len(programs)
        self.open = [[entry == _OPEN for entry in program] for program in programs]
        """By crew member and slot: whether cards may lie there."""
        self.laid = [[_laid(entry) for entry in program] for program in programs]
        """By crew member and slot: what lies there for good, kind * 2 + half, or NO_CARD."""
        self.cards = [row.cards.get(NAMES[kind], 0) for kind in range(ACTION_KINDS)]
        """By kind: how many cards are on offer."""
        self.tracks = [row.tracks[name] for name in ZONE_NAMES]
        """Red, white, blue, internal: the number of the track."""
        self.threats = [threat.id for threat in row.threats]
        """In the order in which they are announced."""
        self.options = RulingOptions(checks_in_test_runs=row.computer)
        self.goals = row.goals
        self._row = row
        planned = documents.parse(self.document([[0] * SHORT_LAST_TURN for _ in programs]))
        self.order = planned.order(0)
        """Of the damage tiles, as the resolution wants it."""
        self.timeline = Timeline(id, list(PHASE_ENDS), [_announcement(threat) for threat in row.threats])
        """All threats are announced at the start."""

    def document(self, programs: list[list[int]]) -> dict[str, object]:
        """The mission with these programs, as `documents.parse` understands it."""
        return {
            "players": [
                {"order": order, "actions": documents.entries(program)} for order, program in enumerate(programs)
            ],
            "tracks": self._row.tracks,
            "threats": msgspec.to_builtins(self._row.threats),
            "damage_order": self._row.damage_order,
            "options": msgspec.to_builtins(self.options),
        }

    def mission(self, programs: list[list[int]]) -> Mission:
        """What is resolved once the programs are there; `order` has the damage."""
        return documents.parse(self.document(programs)).mission

    def met(self, state: Resolution) -> list[bool]:
        """Which of the goals are met by a resolution that is over; none if the ship is lost."""
        return [state.ending == WON and goal.is_met(state) for goal in self.goals]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their id, in the order in which they are best taken."""
    text = (files(__package__) / "content" / "lessons.toml").read_text("utf-8")
    rows = msgspec.convert(tomllib.loads(text), _Lessons).lessons
    return {id: Lesson(id, row) for id, row in rows.items()}


def _laid(entry: str) -> int:
    """Some card that shows this half."""
    return NO_CARD if entry in (_OPEN, _CLOSED) else ENTRIES.index(CARD_NAMES.index(entry))


def _announcement(threat: Coming) -> Announcement:
    zone = INTERNAL if threat.zone is None else ZONE_NAMES.index(threat.zone)
    is_serious = threats()[threat.id].severity == "serious"
    return Announcement(0, THREAT, turn=threat.turn, zone=zone, is_serious=is_serious)
