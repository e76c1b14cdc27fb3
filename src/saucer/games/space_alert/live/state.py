"""Everything true about an operation in progress: one mission, or a campaign of up to three."""

from typing import Final, final

from saucer.core.state import State
from saucer.games.space_alert.live.announcements import Announcement
from saucer.games.space_alert.live.deck import COUNTS, KINDS, NO_CARD
from saucer.games.space_alert.live.setup import Setup
from saucer.games.space_alert.rules import Resolution

GATHERING: Final = 0
"""Roles and places are chosen, until everybody is ready."""
DEALING: Final = 1
PLANNING: Final = 2
"""The action round."""
RESOLVING: Final = 3
LEVELS: Final = 4
"""Between the missions of a campaign: whether to go on, and how hard it shall be."""
REPAIRING: Final = 5
OVER: Final = 6

CAPTAIN: Final = 0
COMMUNICATIONS: Final = 1
SECURITY: Final = 2
ROLES: Final = 3

FIRST_SLOTS: Final = (0, 0, 3, 7, 12)
"""By phase, which count from 1: its first slot; the phase after it begins where it ends (SA-RT-03)."""

BEAT: Final = 86_400_000
"""How often the clock tells the time while nothing but people is waited for; it also does before each act."""

NOT_YET: Final = -1
"""In place of a time, a timeline, a proposal or who repairs."""
CLOSED: Final = -1
"""In place of the end of a window for data transfer."""

# What the dealer owes, in the lowest byte; then for whom.
DRAW_TIMELINE: Final = 0
DRAW_TRACK: Final = 1
SHOW_HEROIC: Final = 2
DEAL_HEROIC: Final = 3
DEAL_CARD: Final = 4
"""Of a packet."""
DRAW_THREAT: Final = 5
DRAW_CARD: Final = 6
"""Incoming data."""


@final
class Line:
    """A mission in the log book (SA-LOG-02, SA-LOG-03)."""

    def __init__(
        self,
        timeline: int,
        common: int,
        serious: int,
        survived: int,
        destroyed: int,
        penalties: int,
        visual: int,
        culprit: str,
    ) -> None:
        self.timeline = timeline
        self.common = common
        self.serious = serious
        self.survived = survived
        self.destroyed = destroyed
        self.penalties = penalties
        self.visual = visual
        self.culprit = culprit
        """The threat that destroyed the ship; empty: the mission was won."""

    def score(self) -> int:
        return self.survived + self.destroyed - self.penalties + self.visual


class Operation(State):
    """Plain ints and lists. A set of seats has bit s for seat s; a laid card is kind * 2 + half."""

    def __init__(
        self,
        setup: Setup,
        roles: list[int],
        places: list[int],
        deck: list[int],
        hands: list[list[int]],
        programs: list[list[int]],
        stages: list[int],
        heroics: list[int],
        tracks: list[int],
        threats: list[int],
        owed: list[int],
        carried: list[int],
        proposals: list[int],
        repairs: list[int],
        logbook: list[Line],
        resolution: Resolution | None,
        numbers: list[int],
    ) -> None:
        self.setup = setup
        self.roles = roles
        """By role: the seat that has it."""
        self.places = places
        """By android: its place in the crew order."""
        self.deck = deck
        """By kind: how many cards are not dealt; alone, how many lie open."""
        self.hands = hands
        """By seat: the kinds of its cards, in rising order."""
        self.programs = programs
        """By crew member: what lies in each slot."""
        self.stages = stages
        """By seat: the phase it programs, from 1; one more than there are: it is done."""
        self.heroics = heroics
        """By android: the kind of the heroic card beside its board, or NO_CARD."""
        self.tracks = tracks
        """Red, white, blue, internal: the number of the track, or 0."""
        self.threats = threats
        """Those drawn, in order: number of the announcement * 256 + deck * 32 + card."""
        self.owed = owed
        """What the dealer has to bring, the next thing first."""
        self.carried = carried
        """By zone: the set of damage tiles that earlier missions left."""
        self.proposals = proposals
        """By seat: common level, serious level * 4, and 16 to go on; or NOT_YET."""
        self.repairs = repairs
        """By zone: how many tiles were repaired in this break."""
        self.logbook = logbook
        self.resolution = resolution
        self.phase = numbers[0]
        self.mission = numbers[1]
        """Which one it is, from 1."""
        self.common = numbers[2]
        self.serious = numbers[3]
        """The levels of this mission."""
        self.now = numbers[4]
        """Table time as the clock told it last."""
        self.started = numbers[5]
        """When the action round began, or NOT_YET."""
        self.timeline = numbers[6]
        self.heard = numbers[7]
        """How many announcements were made."""
        self.ready = numbers[8]
        """The set of seats that are ready."""
        self.waits = numbers[9]
        """The set of seats that want the next announcement."""
        self.gave = numbers[10]
        """The set of seats that gave a card away in this window."""
        self.window = numbers[11]
        """When the window for data transfer ends, or CLOSED."""
        self.silent = numbers[12]
        """Whether communications are down, 0 or 1."""
        self.stoppable = numbers[13]
        """Whether the crew may agree to end the operations, 0 or 1."""
        self.stopping = numbers[14]
        """The set of seats that want to."""
        self.telling = numbers[15]
        """The set of seats that tell what they hold and plan."""
        self.until = numbers[16]
        """The turn up to which the resolution runs by itself; 0: it waits for the captain."""
        self.squads = numbers[17]
        """The set of battlebot squads that earlier missions left disabled."""
        self.repairing = numbers[18]
        """The crew member who may repair something; past the last: where the only squad goes is asked; or NOT_YET."""
        self.down = numbers[19]
        """The set of crew members who were knocked out in the mission before this break."""
        self.changes = numbers[20]
        """Before a mission, in four bits for each seat: how often it took a role or moved an android."""
        self.order = crew_order(self)
        """By crew member: the seat, or for android a: -1 - a."""

    def numbers(self) -> list[int]:
        """All plain numbers, as the constructor wants them."""
        return [
            self.phase,
            self.mission,
            self.common,
            self.serious,
            self.now,
            self.started,
            self.timeline,
            self.heard,
            self.ready,
            self.waits,
            self.gave,
            self.window,
            self.silent,
            self.stoppable,
            self.stopping,
            self.telling,
            self.until,
            self.squads,
            self.repairing,
            self.down,
            self.changes,
        ]

    def schedule(self) -> list[Announcement]:
        """All announcements of this mission."""
        return self.setup.schedules[self.timeline]


FIRST_NUMBERS: Final = [GATHERING, 1, 0, 0, 0, NOT_YET, NOT_YET, 0, 0, 0, 0, CLOSED, 0, 0, 0, 0, 0, 0, NOT_YET, 0, 0]


def fresh_deck() -> list[int]:
    """All action cards, and the heroic cards (SA-SET-07, SA-CAM-03)."""
    return [*COUNTS, *([1] * (KINDS - len(COUNTS)))]


def crew_order(state: Operation) -> list[int]:
    """From the captain clockwise, with the androids where they were put (SA-SET-05, SA-AND-03, SA-AND-11)."""
    setup = state.setup
    order = [NO_CARD] * setup.crew
    for android, place in enumerate(state.places):
        order[place] = -1 - android
    if setup.is_solo:
        return order
    seat = state.roles[CAPTAIN]
    taken = state.places
    for place in range(setup.crew):
        if place not in taken:
            order[place] = seat
            seat = (seat + 1) % setup.people
    return order


def member_of(state: Operation, seat: int) -> int:
    """The crew member that somebody plays, or -1 alone."""
    for member, found in enumerate(state.order):
        if found == seat:
            return member
    return -1


def everybody(state: Operation) -> int:
    """The set of all seats."""
    return (1 << state.setup.people) - 1


def is_android(state: Operation, member: int) -> bool:
    return state.order[member] < 0


def is_told(state: Operation, seat: int) -> bool:
    """Whether the crew hears what a seat holds and plans; never while communications are down (SA-RT-02, SA-ANN-07)."""
    return state.telling >> seat & 1 == 1 and not state.silent


def is_open(state: Operation, member: int, slot: int) -> bool:
    """Whether a lesson, if it is one, lets cards be laid there."""
    given = state.setup.given
    return given is None or given.is_open[member][slot]


def open_slots(state: Operation, seat: int) -> range:
    """The slots of the phase in which somebody is (SA-RT-03); in a lesson, all."""
    stage = state.stages[seat]
    if stage > state.setup.phases:
        return range(0)
    if state.setup.given is not None:
        return range(state.setup.turns)
    return range(FIRST_SLOTS[stage], FIRST_SLOTS[stage + 1])
