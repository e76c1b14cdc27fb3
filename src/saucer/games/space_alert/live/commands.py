"""What a seat may ask, in numbers: cards by their kind, slots from 1, crew members, seats and androids from 0."""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face, Flag, Tick
from saucer.core.seats import Seat
from saucer.core.state import TICK
from saucer.games.space_alert.actions import DRAWN
from saucer.games.space_alert.commands import Drawn
from saucer.games.space_alert.live import actions


class TimelineDrawn(Command, frozen=True, tag="timeline_drawn"):
    """The dealer's: which of the timelines, counted from 1, the mission has. Nobody learns it before the end."""

    timelines: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class TrackDrawn(Command, frozen=True, tag="track_drawn"):
    """The dealer's: the track of a zone, counted from 1; 4 is for internal threats."""

    zone: Face
    tracks: tuple[Face, ...]


class HeroicShown(Command, frozen=True, tag="heroic_shown"):
    """The dealer's: the kind of heroic card, counted from 1, of an android, by its place from 1 in the crew order."""

    place: Face
    cards: tuple[Face, ...]


class Dealt(Command, frozen=True, tag="dealt"):
    """The dealer's: the kind of card, counted from 1, that a player, counted from 1, gets. Only that player sees it."""

    player: Face
    cards: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.player - 1


class ThreatDrawn(Command, frozen=True, tag="threat_drawn"):
    """The dealer's: a card of a deck of threats, both counted from 1."""

    deck: Face
    threats: tuple[Face, ...]


class TakeRole(Command, frozen=True, tag="take_role"):
    """Be captain (0), communications officer (1) or security chief (2)."""

    role: Byte


class SeatAndroid(Command, frozen=True, tag="seat_android"):
    """Put an android on a place of the crew order; one that stands there changes places with it."""

    android: Byte
    place: Byte


class Ready(Command, frozen=True, tag="ready"):
    """Be ready for the mission."""


class NotReady(Command, frozen=True, tag="not_ready"):
    """Not be ready after all."""


class Lay(Command, frozen=True, tag="lay"):
    """Lay a card in a slot, with its action (0) or its movement (1) on top: one's own or an android's."""

    card: Byte
    half: Flag
    slot: Byte
    member: Byte

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take a card back into the hand."""

    member: Byte
    slot: Byte


class Turn(Command, frozen=True, tag="turn"):
    """Put the other half of a card on top."""

    member: Byte
    slot: Byte


class Move(Command, frozen=True, tag="move"):
    """Move a card to another slot; one that lies there changes places with it."""

    member: Byte
    slot: Byte
    to: Byte


class NextPacket(Command, frozen=True, tag="next_packet"):
    """End one's own phase and take the packet of the next one.

    It says which: whoever asks for it at the very moment a phase ends for everybody must not end the next one, too.
    """

    phase: Byte


class Give(Command, frozen=True, tag="give"):
    """Give a card from the hand to another person. Only the two learn which."""

    card: Byte
    member: Byte

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class Stop(Command, frozen=True, tag="stop"):
    """Want to end the operations now; they end when everybody does."""


class CarryOn(Command, frozen=True, tag="carry_on"):
    """Not want to end them after all."""


class Tell(Command, frozen=True, tag="tell"):
    """Let the crew see one's hand and program, as if one told them all the time."""


class KeepQuiet(Command, frozen=True, tag="keep_quiet"):
    """Tell nothing any more."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Have nothing more to do until the next announcement. Without a clock it comes when everybody says so."""


class Advance(Command, frozen=True, tag="advance"):
    """The captain's: let the resolution go on by a beat (0), to the next turn (1) or to the end (2)."""

    by: Byte


class Propose(Command, frozen=True, tag="propose"):
    """Propose the levels of the next mission, from white (0) over mixed (1) to yellow (2), or not to go on (0)."""

    common: Byte
    serious: Byte
    go_on: Flag


class Repair(Command, frozen=True, tag="repair"):
    """Repair nothing (0), a damage tile of a zone (1) or a squad (2)."""

    what: Byte
    zone: Byte
    tile: Byte


class PlaceSquad(Command, frozen=True, tag="place_squad"):
    """The captain's: where the only squad starts, upper blue (2) or lower red (3)."""

    station: Byte


CODEC = Codec(
    {
        DRAWN: Drawn,
        actions.TIMELINE_DRAWN: TimelineDrawn,
        actions.TRACK_DRAWN: TrackDrawn,
        actions.HEROIC_SHOWN: HeroicShown,
        actions.DEALT: Dealt,
        actions.THREAT_DRAWN: ThreatDrawn,
        actions.TAKE_ROLE: TakeRole,
        actions.SEAT_ANDROID: SeatAndroid,
        actions.READY: Ready,
        actions.NOT_READY: NotReady,
        actions.LAY: Lay,
        actions.TAKE_BACK: TakeBack,
        actions.TURN: Turn,
        actions.MOVE: Move,
        actions.NEXT_PACKET: NextPacket,
        actions.GIVE: Give,
        actions.STOP: Stop,
        actions.CARRY_ON: CarryOn,
        actions.TELL: Tell,
        actions.KEEP_QUIET: KeepQuiet,
        actions.GO_ON: GoOn,
        actions.ADVANCE: Advance,
        actions.PROPOSE: Propose,
        actions.REPAIR: Repair,
        actions.PLACE_SQUAD: PlaceSquad,
        TICK: Tick,
    }
)
