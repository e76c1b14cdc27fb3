"""What a seat may ask. Districts count clockwise from 0, zones from 0 at the entrance, dice are called by their value.

In the thinking variant everybody's choices lie covered until all are made: those commands then say so.
"""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face, Flag, Tick
from saucer.core.seats import Seat
from saucer.core.state import TICK
from saucer.games.jelly_monster import actions


class Laid(Command, frozen=True, tag="laid"):
    """The dealer's: the face, counted from 1 as the table of faces lists them, of the next district of the ring."""

    faces: tuple[Face, ...]


class Aimed(Command, frozen=True, tag="aimed"):
    """The dealer's: at which district, counted from 1, the drone points."""

    districts: tuple[Face, ...]


class Rolled(Command, frozen=True, tag="rolled"):
    """The dealer's: what the dice in the hand of a player, counted from 1, show now."""

    player: Face
    values: tuple[Face, ...]


class Drawn(Command, frozen=True, tag="drawn"):
    """The dealer's: the kind of pod, counted from 1, that a player, counted from 1, draws. Only that player sees it."""

    player: Face
    pods: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.player - 1


class Settled(Command, frozen=True, tag="settled"):
    """The dealer's: which way a disputed double arrow points, 1 left or 2 right."""

    sides: tuple[Face, ...]


class Opened(Command, frozen=True, tag="opened"):
    """The dealer's: the dice that a player, counted from 1, rolls for the pods with a question mark."""

    player: Face
    values: tuple[Face, ...]


class Ready(Command, frozen=True, tag="ready"):
    """Be ready for the round."""


class Roll(Command, frozen=True, tag="roll"):
    """Roll all dice in hand."""


class _Coverable(Command, frozen=True):
    """A choice that lies open in live play and covered in the thinking variant."""

    def visible_to(self, seat: Seat | None) -> bool:
        return not getattr(self, "covered", 0)


class Skip(_Coverable, frozen=True, tag="skip"):
    """Place none of the dice just rolled."""

    covered: Flag = 0


class Place(_Coverable, frozen=True, tag="place"):
    """Put a die of the roll at an entrance, without using its effect."""

    value: Byte
    district: Byte
    covered: Flag = 0


class Expel(_Coverable, frozen=True, tag="expel"):
    """Put a 1 or 2 at an entrance and send a die that lies there to the centre."""

    value: Byte
    district: Byte
    owner: Byte
    expelled: Byte
    covered: Flag = 0


class Move(_Coverable, frozen=True, tag="move"):
    """Put a 3 or 4 at an entrance and move the district's target by one zone: towards the entrance or away from it."""

    value: Byte
    district: Byte
    away: Flag
    covered: Flag = 0


class Block(_Coverable, frozen=True, tag="block"):
    """Put one's barrier on an entrance, having placed all one's dice."""

    district: Byte
    covered: Flag = 0


class Flip(_Coverable, frozen=True, tag="flip"):
    """Turn the timer, having placed all one's dice."""

    covered: Flag = 0


class Decline(_Coverable, frozen=True, tag="decline"):
    """Do nothing more in this round: neither block nor turn the timer."""

    covered: Flag = 0


class Wait(_Coverable, frozen=True, tag="wait"):
    """Neither block nor turn the timer in this step of the thinking variant."""

    covered: Flag = 1


class Discard(Command, frozen=True, tag="discard"):
    """Put one of one's pods out of the game, by its kind. Nobody else learns which."""

    pod: Byte

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class Vote(Command, frozen=True, tag="vote"):
    """Choose, in secret, where a double arrow points."""

    right: Flag

    def visible_to(self, seat: Seat | None) -> bool:
        return False


class Give(Command, frozen=True, tag="give"):
    """Give one of too few Jelly to a player."""

    to: Byte


CODEC = Codec(
    {
        actions.LAID: Laid,
        actions.AIMED: Aimed,
        actions.ROLLED: Rolled,
        actions.DRAWN: Drawn,
        actions.SETTLED: Settled,
        actions.OPENED: Opened,
        actions.READY: Ready,
        actions.ROLL: Roll,
        actions.SKIP: Skip,
        actions.PLACE: Place,
        actions.EXPEL: Expel,
        actions.MOVE: Move,
        actions.BLOCK: Block,
        actions.FLIP: Flip,
        actions.DECLINE: Decline,
        actions.WAIT: Wait,
        actions.DISCARD: Discard,
        actions.VOTE: Vote,
        actions.GIVE: Give,
        TICK: Tick,
    }
)
