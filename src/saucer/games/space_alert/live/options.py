"""The set-up choices, and what they make of the box."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from saucer.games.space_alert import components
from saucer.games.space_alert.board import Card
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.live import generator
from saucer.games.space_alert.live.announcements import Timeline
from saucer.games.space_alert.live.lessons import Lesson, lessons
from saucer.games.space_alert.live.setup import LEVEL_NAMES, Given, Setup
from saucer.games.space_alert.live.timelines import MISSIONS, timeline, timelines

Level = Literal["white", "mixed", "yellow"]

RANDOM = "random"
GENERATED = "generated"
_PACKETS = {1: [0, 0, 0], 2: [9, 6, 6], 3: [6, 6, 6], 4: [5, 5, 5], 5: [5, 5, 5]}
"""By number of people, with a crew of four or without androids (SA-SET-04, SA-AND-02)."""
_FIVE = [6, 5, 5]
"""In a crew of five with androids (SA-AND-06)."""


class SpaceAlertOptions(RulingOptions, frozen=True):
    """A mission and its crew; then how doubtful passages are read."""

    timeline: str = RANDOM
    """One of the box, `random` for one of its eight missions, `generated`, or a lesson."""

    generated: Annotated[int, msgspec.Meta(ge=0, lt=2**32)] = 0
    """Which of the generated ones."""

    common: Level = "white"
    serious: Level = "white"
    """How hard common and serious threats are (SA-SET-01)."""

    crew: Literal[4, 5] = 4
    """Androids fill it up (SA-AND-01, SA-AND-06)."""

    five_crew_deal: Literal["literal", "generous"] = "literal"
    """How many cards people get in a crew of five with androids (SA-OQ-14)."""

    transfer_seconds: Annotated[int, msgspec.Meta(ge=5, le=20)] = 15
    """From the announcement of a data transfer to the beep (SA-OQ-17)."""

    clock: bool = True
    """Without it the next announcement comes when everybody asks for it."""

    missions: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    """More than one: an exploration campaign (SA-CAM-01)."""


def timeline_names() -> tuple[str, ...]:
    """All that `timeline` may be."""
    return (RANDOM, *timelines(), GENERATED, *lessons())


def is_timed(options: SpaceAlertOptions) -> bool:
    """Lessons have no clock."""
    return options.clock and options.timeline not in lessons()


@lru_cache(maxsize=256)
def setup(options: SpaceAlertOptions, people: int) -> Setup:
    """What the rules want to know; a ValueError says what does not fit together."""
    if options.timeline in lessons():
        return _lesson_setup(lessons()[options.timeline], options, people)
    if people == 1 and options.crew > 4:
        raise ValueError("one person commands a crew of four androids, not of five")
    crew = max(options.crew, people)
    return Setup(
        people,
        crew,
        _packets(options, people, crew),
        options.clock,
        options.transfer_seconds,
        options.missions,
        LEVEL_NAMES.index(options.common),
        LEVEL_NAMES.index(options.serious),
        _timelines(options),
        decks(options),
        _yellow(),
        list(components.tracks().values()),
        None,
        components.rulings(options),
    )


def _lesson_setup(lesson: Lesson, options: SpaceAlertOptions, people: int) -> Setup:
    if people > 1:
        raise ValueError("a lesson is for one person")
    if options.missions > 1:
        raise ValueError("a lesson is no campaign")
    given = Given(lesson, lesson.tracks, lesson.threats, lesson.cards, lesson.laid, lesson.open, lesson.order)
    return Setup(
        1,
        lesson.crew,
        _PACKETS[1],
        False,
        options.transfer_seconds,
        1,
        LEVEL_NAMES.index(options.common),
        LEVEL_NAMES.index(options.serious),
        [lesson.timeline],
        decks(lesson.options),
        _yellow(),
        list(components.tracks().values()),
        given,
        components.rulings(lesson.options),
    )


def _packets(options: SpaceAlertOptions, people: int, crew: int) -> list[int]:
    """By phase (SA-SET-04, SA-AND-02, SA-AND-06); the generous deal is the usual one and a card (SA-OQ-14)."""
    if crew < 5 or people == 5:
        return _PACKETS[people]
    if options.five_crew_deal == "literal":
        return _FIVE
    return [_PACKETS[people][0] + 1, *_PACKETS[people][1:]]


def _timelines(options: SpaceAlertOptions) -> list[Timeline]:
    if options.timeline == RANDOM:
        return [timeline(id) for id in MISSIONS]
    if options.timeline == GENERATED:
        return [generator.generate(options.generated)]
    if options.timeline not in timelines():
        raise ValueError(f"there is no timeline {options.timeline!r}; there are: {', '.join(timeline_names())}")
    return [timeline(options.timeline)]


_DECKS = (("external", "common"), ("external", "serious"), ("internal", "common"), ("internal", "serious"))


def _deck_ids(number: int) -> list[str]:
    place, severity = _DECKS[number]
    rows = components.threats().values()
    return [row.id for row in rows if row.severity == severity and (row.kind == "external") == (place == "external")]


def decks(options: RulingOptions) -> list[list[Card]]:
    """The four decks of threats, each with the cards of both levels (SA-SET-01)."""
    cards = components.cards(components.disputed(options))
    return [[cards[id] for id in _deck_ids(number)] for number in range(len(_DECKS))]


def _yellow() -> list[list[bool]]:
    return [[components.threats()[id].level == "yellow" for id in _deck_ids(number)] for number in range(len(_DECKS))]
