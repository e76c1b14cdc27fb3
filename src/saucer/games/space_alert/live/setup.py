"""What never changes in an operation: the crew's size, the packets, the timelines, the decks."""

from typing import Final, Protocol, final

from saucer.games.space_alert.board import INTERNAL, Card, Rulings, Track
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
    INCOMING_DATA,
    PHASE_ENDED,
    PHASE_WARNING,
    TRANSFER_CLOSED,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.rules import Resolution

WHITE: Final = 0
MIXED: Final = 1
YELLOW: Final = 2
LEVEL_NAMES: Final = ("white", "mixed", "yellow")
"""From the most cautious one on (SA-CAM-02)."""

DECKS: Final = 4
"""External common and serious, then internal common and serious."""

_IGNORED_ALONE: Final = (
    INCOMING_DATA,
    TRANSFER_OPENED,
    TRANSFER_CLOSED,
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
)


class Aims(Protocol):
    """What a lesson wants."""

    def met(self, state: Resolution) -> list[bool]:
        """Which of its goals are met by a resolution that is over."""


@final
class Given:
    """What is given in a lesson instead of being drawn or chosen."""

    def __init__(
        self,
        aims: Aims,
        tracks: list[int],
        threats: list[str],
        cards: list[int],
        laid: list[list[int]],
        is_open: list[list[bool]],
        order: list[int],
    ) -> None:
        self.aims = aims
        self.tracks = tracks
        """By zone: the number of the track."""
        self.threats = threats
        """In the order in which they are announced."""
        self.cards = cards
        """By kind of action card: how many lie open."""
        self.laid = laid
        """By crew member and slot: what lies there for good."""
        self.is_open = is_open
        """By crew member and slot: whether cards may lie there."""
        self.order = order
        """Of the damage tiles."""


@final
class Setup:
    """What the options say."""

    def __init__(
        self,
        people: int,
        crew: int,
        packets: list[int],
        has_clock: bool,
        transfer_seconds: int,
        missions: int,
        common: int,
        serious: int,
        timelines: list[Timeline],
        decks: list[list[Card]],
        yellow: list[list[bool]],
        tracks: list[Track],
        given: Given | None,
        rulings: Rulings,
    ) -> None:
        self.people = people
        self.crew = crew
        self.androids = crew if people == 1 else crew - people
        self.is_solo = people == 1
        """One person gives orders to androids only, and has no figure (SA-AND-07)."""
        self.packets = packets
        """By phase: how many cards each person is dealt, the heroic one included."""
        self.has_clock = has_clock
        self.missions = missions
        """How many an operation has at most."""
        self.common = common
        """The level of common threats in the first mission."""
        self.serious = serious
        self.given = given
        self.timelines = timelines
        """Those that a mission is drawn from; where there is one, everybody knows it."""
        self.schedules = [self._schedule(timeline, transfer_seconds) for timeline in timelines]
        """By timeline: all that is announced, in order."""
        self.phases = timelines[0].phases()
        self.turns = timelines[0].turns()
        """All timelines of one operation have as many."""
        self.transfer_seconds = transfer_seconds
        self.decks = decks
        self.yellow = yellow
        """By deck and card: whether it is one of the hard ones."""
        self.tracks = tracks
        """All there are; their numbers count from 1."""
        self.rulings = rulings

    def _schedule(self, timeline: Timeline, transfer_seconds: int) -> list[Announcement]:
        """Alone, what concerns several is left out (SA-AND-07); a lesson has no phases.

        Without a clock a warning that another one follows says nothing.
        """
        left_out: list[int] = []
        if self.is_solo:
            left_out += _IGNORED_ALONE
        if self.given is not None:
            left_out += [PHASE_WARNING, PHASE_ENDED]
        found = [each for each in timeline.announcements(transfer_seconds) if each.kind not in left_out]
        if self.has_clock:
            return found
        return [
            each
            for number, each in enumerate(found)
            if each.kind != PHASE_WARNING or found[number + 1].kind != PHASE_WARNING
        ]

    def is_secret(self) -> bool:
        """Whether nobody knows which timeline it is."""
        return len(self.timelines) > 1


def deck_of(announcement: Announcement) -> int:
    """From which of the four decks a threat is drawn (SA-ANN-02, SA-ANN-03)."""
    return (2 if announcement.zone == INTERNAL else 0) + (1 if announcement.is_serious else 0)
