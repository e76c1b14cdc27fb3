"""What the ship's voice says in an action round, at which second, and in which order (SA-ANN)."""

from typing import Final, final

from saucer.games.space_alert.board import LAST_TURN, SHORT_LAST_TURN

# The kinds of announcements, in the order in which they are made at one second: a phase end first (SA-ANN-10), then
# what is over, then what is new.
PHASE_ENDED: Final = 0
MISSION_COMPLETE: Final = 1
"""The end of the last phase (SA-ANN-09)."""
COMMUNICATIONS_RESTORED: Final = 2
TRANSFER_CLOSED: Final = 3
"""The beep (SA-ANN-06)."""
MISSION_BEGUN: Final = 4
PHASE_WARNING: Final = 5
THREAT: Final = 6
INCOMING_DATA: Final = 7
TRANSFER_OPENED: Final = 8
COMMUNICATIONS_LOST: Final = 9
ANNOUNCEMENTS: Final = 10

KIND_NAMES: Final = (
    "phase_ended",
    "mission_complete",
    "communications_restored",
    "transfer_closed",
    "mission_begun",
    "phase_warning",
    "threat_announced",
    "data_incoming",
    "transfer_opened",
    "communications_lost",
)
WARNINGS: Final = (60, 20, 5)
"""How many seconds before the end of a phase it is announced; the last ones are counted down (SA-ANN-08, SA-ANN-12)."""
SERIOUS_POINTS: Final = 2


@final
class Announcement:
    """Something that is said; numbers that its kind has no use for are 0."""

    def __init__(
        self,
        at: int,
        kind: int,
        phase: int = 0,
        seconds: int = 0,
        turn: int = 0,
        zone: int = 0,
        is_serious: bool = False,
        is_unconfirmed: bool = False,
        is_last: bool = False,
    ) -> None:
        self.at = at
        """In seconds from the start of the action round."""
        self.kind = kind
        self.phase = phase
        """1 .. 3, of warnings and ends."""
        self.seconds = seconds
        """Until the end of the phase, of the window for transfers or of the silence."""
        self.turn = turn
        self.zone = zone
        """`INTERNAL` for internal threats."""
        self.is_serious = is_serious
        self.is_unconfirmed = is_unconfirmed
        self.is_last = is_last
        """Whether the phase is the last one, so that the end of operations is announced (SA-ANN-09)."""

    def is_ignored(self, crew: int) -> bool:
        """Whether it is an unconfirmed report, which only a crew of five heeds (SA-ANN-04)."""
        return self.is_unconfirmed and crew < 5


@final
class Timeline:
    """When what is announced in an action round, apart from what follows from it by itself."""

    def __init__(self, id: str, phase_ends: list[int], events: list[Announcement]) -> None:
        self.id = id
        self.phase_ends = phase_ends
        self.events = events
        """Threats, incoming data, transfers and communications lost, by their time."""

    def phases(self) -> int:
        """Two in a test run, otherwise three."""
        return len(self.phase_ends)

    def turns(self) -> int:
        """The last turn with crew actions."""
        return SHORT_LAST_TURN if len(self.phase_ends) == 2 else LAST_TURN

    def duration(self) -> int:
        """How many seconds the action round lasts."""
        return self.phase_ends[-1]

    def points(self) -> int:
        """What the threats are worth: a serious one counts two (SA-ANN-10)."""
        return sum([(SERIOUS_POINTS if each.is_serious else 1) for each in self.events if each.kind == THREAT])

    def announcements(self, transfer_seconds: int) -> list[Announcement]:
        """All that is said, in its order, if the beep comes so many seconds after a transfer is announced.

        A transfer that is announced before the beep of another one, and the end of the round, bring that beep forward.
        """
        found = [Announcement(0, MISSION_BEGUN, 1)]
        for index, end in enumerate(self.phase_ends):
            phase = index + 1
            is_last = phase == len(self.phase_ends)
            for seconds in WARNINGS:
                found.append(Announcement(end - seconds, PHASE_WARNING, phase, seconds, is_last=is_last))
            found.append(Announcement(end, MISSION_COMPLETE if is_last else PHASE_ENDED, phase, is_last=is_last))
        limits = [event.at for event in self.events if event.kind == TRANSFER_OPENED] + [self.duration()]
        transfers = 0
        for event in self.events:
            if event.kind == TRANSFER_OPENED:
                transfers += 1
                beep = min(event.at + transfer_seconds, limits[transfers])
                found.append(Announcement(event.at, TRANSFER_OPENED, seconds=beep - event.at))
                found.append(Announcement(beep, TRANSFER_CLOSED))
            else:
                found.append(event)
                if event.kind == COMMUNICATIONS_LOST:
                    found.append(Announcement(event.at + event.seconds, COMMUNICATIONS_RESTORED))
        return sorted(found, key=_order)


def _order(announcement: Announcement) -> int:
    return announcement.at * ANNOUNCEMENTS + announcement.kind
