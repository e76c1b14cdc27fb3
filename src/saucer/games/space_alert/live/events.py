"""What can happen before the resolution and around it. Crew members count from 0, slots and phases from 1.

Cards are called by both halves, as `A/red`, and by each half again for sentences. What only some may know is told to
them in an event of its own.
"""

from saucer.core.messages import Event
from saucer.core.seats import Seat
from saucer.games.space_alert import events


class RoleTaken(Event, frozen=True, tag="role_taken"):
    seat: int
    role: str
    """`captain`, `communications` or `security`."""


class AndroidSeated(Event, frozen=True, tag="android_seated"):
    """An android, counted from 0, has this place in the crew order."""

    android: int
    place: int


class Readied(Event, frozen=True, tag="readied"):
    seat: int


class Unreadied(Event, frozen=True, tag="unreadied"):
    seat: int


class TrackDrawn(Event, frozen=True, tag="track_drawn"):
    zone: str
    track: int


class MissionBegun(Event, frozen=True, tag="mission_begun"):
    mission: str
    """The timeline; `random` while nobody may know it."""


class HeroicShown(Event, frozen=True, tag="heroic_shown"):
    """It lies beside an android's board."""

    member: int
    card: str
    action: str
    movement: str


class PacketTaken(Event, frozen=True, tag="packet_taken"):
    member: int
    phase: int
    count: int


class CardDealt(Event, frozen=True, tag="card_dealt"):
    seat: int
    card: str
    action: str
    movement: str

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class ThreatAnnounced(Event, frozen=True, tag="threat_announced"):
    """Its card is drawn at once, unless the report is ignored."""

    turn: int
    zone: str
    """Of its track; `internal` for an internal threat."""
    serious: int
    unconfirmed: int
    ignored: int


class ThreatDrawn(Event, frozen=True, tag="threat_drawn"):
    turn: int
    zone: str
    serious: int
    threat: str


class DataIncoming(Event, frozen=True, tag="data_incoming"):
    pass


class TransferOpened(Event, frozen=True, tag="transfer_opened"):
    """Until when, in milliseconds of table time; 0 without a clock."""

    until: int


class TransferClosed(Event, frozen=True, tag="transfer_closed"):
    pass


class CommunicationsLost(Event, frozen=True, tag="communications_lost"):
    pass


class CommunicationsRestored(Event, frozen=True, tag="communications_restored"):
    pass


class PhaseWarning(Event, frozen=True, tag="phase_warning"):
    """So many seconds are left of a phase; of the last one, of the operations."""

    phase: int
    seconds: int
    """0: there is no clock."""
    operations: int
    next: int
    """1: nothing is announced any more before it ends."""


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    phase: int


class MissionComplete(Event, frozen=True, tag="mission_complete"):
    """The action round is over."""

    mission: str


class CardLaid(Event, frozen=True, tag="card_laid"):
    """Face down, on one's own board."""

    member: int
    slot: int
    shows: str


class CardLaidOpen(Event, frozen=True, tag="card_laid_open"):
    """Face up, on an android's board."""

    member: int
    slot: int
    shows: str
    card: str
    action: str
    movement: str


class FaceSeen(Event, frozen=True, tag="face_seen"):
    """What somebody laid face down."""

    seat: int
    slot: int
    card: str
    action: str
    movement: str
    shows: str

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class CardTakenBack(Event, frozen=True, tag="card_taken_back"):
    member: int
    slot: int


class CardTurned(Event, frozen=True, tag="card_turned"):
    member: int
    slot: int
    shows: str


class CardsMoved(Event, frozen=True, tag="cards_moved"):
    """A card that lay at `to` lies in the other slot now."""

    member: int
    slot: int
    to: int


class CardGiven(Event, frozen=True, tag="card_given"):
    member: int
    to: int


class CardPassed(Event, frozen=True, tag="card_passed"):
    """Which card somebody gave."""

    seat: int
    receiver: int
    card: str
    action: str
    movement: str

    def visible_to(self, seat: Seat | None) -> bool:
        return seat is not None and (seat == self.seat or seat == self.receiver)


class StopWanted(Event, frozen=True, tag="stop_wanted"):
    seat: int


class StopDropped(Event, frozen=True, tag="stop_dropped"):
    seat: int


class Told(Event, frozen=True, tag="told"):
    """From now on the crew sees what somebody holds and plans."""

    seat: int


class Untold(Event, frozen=True, tag="untold"):
    seat: int


class MissionLogged(Event, frozen=True, tag="mission_logged"):
    """A line of the log book."""

    mission: str
    common: str
    serious: str
    survived: int
    destroyed: int
    penalties: int
    visual: int
    score: int


class LegLogged(Event, frozen=True, tag="leg_logged"):
    """A mission of a campaign, whose penalties and total are counted at its end."""

    mission: str
    common: str
    serious: str
    survived: int
    destroyed: int
    visual: int


class LossLogged(Event, frozen=True, tag="loss_logged"):
    """A line of the log book about a mission that was lost."""

    mission: str
    common: str
    serious: str
    threat: str


class Proposed(Event, frozen=True, tag="proposed"):
    seat: int
    go_on: int
    common: str
    serious: str


class LevelsChosen(Event, frozen=True, tag="levels_chosen"):
    """The most cautious proposal, for the next mission."""

    common: str
    serious: str


class CampaignStopped(Event, frozen=True, tag="campaign_stopped"):
    """Somebody would rather not go on."""

    missions: int


class StoodUp(Event, frozen=True, tag="stood_up"):
    """Somebody who was knocked out does nothing else in the break."""

    member: int


class TileRepaired(Event, frozen=True, tag="tile_repaired"):
    member: int
    zone: str
    tile: str


class SquadRepaired(Event, frozen=True, tag="squad_repaired"):
    member: int


class NothingRepaired(Event, frozen=True, tag="nothing_repaired"):
    member: int


class SquadPlaced(Event, frozen=True, tag="squad_placed"):
    """Where the only squad starts."""

    station: str


class CampaignCounted(Event, frozen=True, tag="campaign_counted"):
    missions: int
    points: int
    penalties: int
    visual: int
    score: int


OURS: tuple[type[Event], ...] = (
    RoleTaken,
    AndroidSeated,
    Readied,
    Unreadied,
    TrackDrawn,
    MissionBegun,
    HeroicShown,
    PacketTaken,
    CardDealt,
    ThreatAnnounced,
    ThreatDrawn,
    DataIncoming,
    TransferOpened,
    TransferClosed,
    CommunicationsLost,
    CommunicationsRestored,
    PhaseWarning,
    PhaseEnded,
    MissionComplete,
    CardLaid,
    CardLaidOpen,
    FaceSeen,
    CardTakenBack,
    CardTurned,
    CardsMoved,
    CardGiven,
    CardPassed,
    StopWanted,
    StopDropped,
    Told,
    Untold,
    MissionLogged,
    LegLogged,
    LossLogged,
    Proposed,
    LevelsChosen,
    CampaignStopped,
    StoodUp,
    TileRepaired,
    SquadRepaired,
    NothingRepaired,
    SquadPlaced,
    CampaignCounted,
)
ALL: tuple[type[Event], ...] = (*OURS, *events.ALL)
