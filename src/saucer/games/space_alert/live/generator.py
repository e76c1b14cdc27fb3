"""New missions of ours, as heavy as those of the box and paced like them.

All limits are what missions 1 to 8 show (SA-ANN-10, SA-ANN-12); everything happens at multiples of five seconds.
"""

from itertools import pairwise
from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.space_alert.board import INTERNAL
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    INCOMING_DATA,
    THREAT,
    TRANSFER_OPENED,
    WARNINGS,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.live.timelines import timelines

GENERATED: Final = "generated-"
SEEDS: Final = 2**32

POINTS: Final = 8
STEP: Final = 5
FIRST_PHASE: Final = (205, 240)
SECOND_PHASE: Final = (215, 235)
THIRD_PHASE: Final = (140, 155)
"""How long the phases last, at least and at most."""

SERIOUS: Final = (1, 3)
INTERNALS: Final = (1, 2)
EXTERNALS: Final = (4, 5)
"""How many threats there are of which sort; each zone meets one or two."""
LATEST: Final = (20, 45, 90, 175, 25, 75, 125, 180)
"""By time number: when it is announced at the latest, from the start or, of the last four, from the end of phase 1."""
OPENING: Final = 10
"""When the first announcement is made: a threat or, once in a while, incoming data with a threat right after them."""
DATA_OPEN: Final = 4
"""Of so many missions one opens with incoming data."""
FIRST_LATER: Final = 40
"""When the first threat of phase 2 is announced at the latest, from the end of phase 1."""
APART: Final = (25, 90)
"""Between the announcements of two threats of a phase."""
LEFT: Final = 55
"""Between the last threat of a phase and its end, at least."""

DATA: Final = (2, 3)
LATEST_DATA: Final = 15
"""From the end of phase 2: later cards would come too late."""
TRANSFERS: Final = (3, 4)
TRANSFERS_IN_PHASE: Final = 2
EARLIEST_TRANSFER: Final = 70
LATEST_TRANSFER: Final = 40
"""Before the end of operations."""
SILENCES: Final = (2, 5)
SILENCE: Final = (5, 30)
SILENT_SECONDS: Final = (45, 65)
"""How long communications are down, each time and in all."""
LATEST_SILENCE: Final = 30
"""When they are restored at the latest, before the end of operations."""

THREAT_SECONDS: Final = 20
DATA_SECONDS: Final = 10
TRANSFER_SECONDS: Final = 20
PAUSE: Final = 5
"""How long nothing else is announced: while it is said or, of transfers and silences, until they are over."""


def generate(seed: int) -> Timeline:
    """The mission that belongs to the seed, always the same."""
    rng = Rng(seed)
    while True:
        phase_ends = _phase_ends(rng)
        draft = _Draft(rng, phase_ends)
        # Seldom does what comes last find no room; then everything is drawn anew.
        if draft.add_threats() and draft.add_transfers() and draft.add_silences() and draft.add_data():
            return Timeline(f"{GENERATED}{seed}", phase_ends, sorted(draft.events, key=_time))


def find(id: str) -> Timeline | None:
    """A timeline of the box, or the generated mission that an id like `generated-42` names."""
    digits = id.removeprefix(GENERATED)
    if digits != id and digits.isdecimal() and digits.isascii() and len(digits) <= len(str(SEEDS)):
        return generate(int(digits)) if int(digits) < SEEDS else None
    return timelines().get(id)


def _time(event: Announcement) -> int:
    return event.at


def _between(rng: Rng, limits: tuple[int, int], step: int = 1) -> int:
    least, most = limits
    return least + step * rng.below((most - least) // step + 1)


def _phase_ends(rng: Rng) -> list[int]:
    ends = [_between(rng, FIRST_PHASE, STEP)]
    for limits in (SECOND_PHASE, THIRD_PHASE):
        ends.append(ends[-1] + _between(rng, limits, STEP))
    return ends


@final
class _Draft:
    """A mission that is being made: its events so far, and the room between them."""

    def __init__(self, rng: Rng, phase_ends: list[int]) -> None:
        self.events: list[Announcement] = []
        self._rng = rng
        self._ends = phase_ends
        self._busy = 0
        """A bit for each step: whether something is announced or going on."""
        self._occupy(0, OPENING)
        for end in phase_ends:
            for seconds in WARNINGS:
                self._occupy(end - seconds, PAUSE)
            self._occupy(end, PAUSE)
        self._opens_with_data = rng.below(DATA_OPEN) == 0
        if self._opens_with_data:
            self._announce(OPENING, OPENING, DATA_SECONDS, INCOMING_DATA)

    def add_threats(self) -> bool:
        """Threats in the order of their time numbers: up to 4 in phase 1, later ones in phase 2."""
        serious = _between(self._rng, SERIOUS)
        turns = _turns(self._rng, POINTS - serious)
        zones = _zones(self._rng, len(turns))
        severities = _severities(self._rng, turns, zones, serious)
        common = [index for index in range(len(turns)) if not severities[index]]
        unconfirmed = common[self._rng.below(len(common))]
        before = -1
        for index, turn in enumerate(turns):
            is_later = turn > len(LATEST) // 2
            begin = self._ends[0] if is_later else 0
            if before < 0:
                least = most = OPENING + DATA_SECONDS * self._opens_with_data
            elif before < begin:
                least, most = begin, begin + FIRST_LATER
            else:
                least, most = before + APART[0], before + APART[1]
            most = min(most, begin + LATEST[turn - 1], self._ends[int(is_later)] - LEFT)
            before = self._announce(least, most, THREAT_SECONDS, THREAT)
            if before < 0:
                return False
            threat = self.events[-1]
            threat.turn = turn
            threat.zone = zones[index]
            threat.is_serious = severities[index]
            threat.is_unconfirmed = index == unconfirmed
        return True

    def add_transfers(self) -> bool:
        """At least one of them in phase 2."""
        found = [0, 0, 0]
        for number in range(_between(self._rng, TRANSFERS)):
            phase = self._rng.below(3) if number else 1
            while found[phase] == TRANSFERS_IN_PHASE:
                phase = self._rng.below(3)
            found[phase] += 1
            least = self._ends[phase - 1] if phase else EARLIEST_TRANSFER
            most = self._ends[phase] - LATEST_TRANSFER
            if self._announce(least, most, TRANSFER_SECONDS, TRANSFER_OPENED) < 0:
                return False
        return True

    def add_silences(self) -> bool:
        """The longest of them in phase 3."""
        for number, seconds in enumerate(_silences(self._rng)):
            least = 0 if number else self._ends[1]
            most = self._ends[2] - LATEST_SILENCE - seconds
            if self._announce(least, most, seconds + PAUSE, COMMUNICATIONS_LOST) < 0:
                return False
            self.events[-1].seconds = seconds
        return True

    def add_data(self) -> bool:
        """At least one of them in phase 1."""
        for number in range(int(self._opens_with_data), _between(self._rng, DATA)):
            most = self._ends[1] + LATEST_DATA if number else self._ends[0]
            if self._announce(0, most, DATA_SECONDS, INCOMING_DATA) < 0:
                return False
        return True

    def _announce(self, least: int, most: int, seconds: int, kind: int) -> int:
        """Find a time for an event that takes so many seconds, and say when; -1 if there is none."""
        length = (1 << seconds // STEP) - 1
        room = [at for at in range(least, most + 1, STEP) if not self._busy >> at // STEP & length]
        if not room:
            return -1
        at = room[self._rng.below(len(room))]
        self._occupy(at, seconds)
        self.events.append(Announcement(at, kind))
        return at

    def _occupy(self, at: int, seconds: int) -> None:
        self._busy |= (1 << seconds // STEP) - 1 << at // STEP


def _silences(rng: Rng) -> list[int]:
    """How long they last, the longest first: so they find room."""
    while True:
        lengths = [_between(rng, SILENCE, STEP) for _ in range(_between(rng, SILENCES))]
        if SILENT_SECONDS[0] <= sum(lengths) <= SILENT_SECONDS[1]:
            return sorted(lengths, reverse=True)


def _turns(rng: Rng, count: int) -> list[int]:
    """Different time numbers without large gaps, two to four of them for each of the first two phases."""
    numbers = range(1, len(LATEST) + 1)
    while True:
        left = list(numbers)
        for _ in range(len(numbers) - count):
            left.pop(rng.below(len(left)))
        halves = [sum(turn <= len(LATEST) // 2 for turn in left), sum(turn > len(LATEST) // 2 for turn in left)]
        if min(halves) >= 2 and all(after - before <= 2 for before, after in pairwise(left)):
            return left


def _zones(rng: Rng, count: int) -> list[int]:
    """A zone for each threat, never the same twice in a row."""
    while True:
        left = [INTERNAL] * _between(rng, INTERNALS) + [zone for zone in range(INTERNAL) for _ in range(2)]
        internal = left.count(INTERNAL)
        zones = [left.pop(rng.below(len(left))) for _ in range(count)]
        has_all = all(zone in zones for zone in range(INTERNAL)) and zones.count(INTERNAL) == internal
        is_mixed = all(before != after for before, after in pairwise(zones))
        if has_all and is_mixed and EXTERNALS[0] <= count - internal <= EXTERNALS[1]:
            return zones


def _severities(rng: Rng, turns: list[int], zones: list[int], serious: int) -> list[bool]:
    """Which threats are serious: none that enters on turn 1, and at most one internal."""
    while True:
        left = list(range(len(turns)))
        chosen = [left.pop(rng.below(len(left))) for _ in range(serious)]
        internal = sum(zones[index] == INTERNAL for index in chosen)
        if internal <= 1 and all(turns[index] > 1 for index in chosen):
            return [index in chosen for index in range(len(turns))]
