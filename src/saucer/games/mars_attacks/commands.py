"""What a seat may ask. Squares count from 0 row by row, models and cards as the table of the scenario lists them.

In place of a model as a target or an opponent, 254 is the giant insect.
"""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face, Flag, Tick
from saucer.core.seats import Seat
from saucer.core.state import TICK
from saucer.games.mars_attacks import actions

FIRST_EVENT = 37
"""Of the cards counted from 1: the events come last."""


class Rolled(Command, frozen=True, tag="rolled"):
    """The dealer's: what dice with eight sides show."""

    values: tuple[Face, ...]


class Drawn(Command, frozen=True, tag="drawn"):
    """The dealer's: the card, counted from 1, that a player, counted from 1, draws. Only events are seen by all."""

    player: Face
    cards: tuple[Face, ...]

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.player - 1 or self.cards[0] >= FIRST_EVENT


class Turned(Command, frozen=True, tag="turned"):
    """The dealer's: what a face-down counter is, 1 an artefact or 2 a critter."""

    counters: tuple[Face, ...]


class Found(Command, frozen=True, tag="found"):
    """The dealer's: what a hideout holds, 1 who hides there or 2 nobody."""

    hideouts: tuple[Face, ...]


class Deploy(Command, frozen=True, tag="deploy"):
    """Put the next model of the force on a square of its zone."""

    square: Byte


class Authority(Command, frozen=True, tag="authority"):
    """Claim the first activation of the Round for this model."""

    model: Byte


class Activate(Command, frozen=True, tag="activate"):
    """Begin a model's activation."""

    model: Byte


class EndTurn(Command, frozen=True, tag="end_turn"):
    """Do nothing more in this Turn."""


class Pass(Command, frozen=True, tag="pass"):
    """Do nothing more in this Round but answer."""


class Enter(Command, frozen=True, tag="enter"):
    """Bring the active model onto the board."""

    square: Byte


class Move(Command, frozen=True, tag="move"):
    """Move the active model one square: 0 as usual, 1 for a Heroics point, 2 after a shot that killed nobody."""

    square: Byte
    manner: Byte = 0


class Leave(Command, frozen=True, tag="leave"):
    """Leave the board with the active model."""

    manner: Byte = 0


class Stand(Command, frozen=True, tag="stand"):
    """Let the active model stand up."""


class Shoot(Command, frozen=True, tag="shoot"):
    """Shoot at a model: 0 as usual, 1 aimed, 2 for a Heroics point."""

    target: Byte
    manner: Byte = 0


class Fight(Command, frozen=True, tag="fight"):
    """Fight in the active model's square, for a Heroics point if heroic."""

    heroic: Flag = 0


class Stop(Command, frozen=True, tag="stop"):
    """Do nothing more with the active model, or name nobody more."""


class Follow(Command, frozen=True, tag="follow"):
    """Call others to follow."""


class Name(Command, frozen=True, tag="name"):
    """Name one of those who follow."""

    model: Byte


class Choose(Command, frozen=True, tag="choose"):
    """Say who is shot at, fought, or attacked by the insect."""

    model: Byte


class Defend(Command, frozen=True, tag="defend"):
    """Announce how one's model defends itself: 1 Fight, 2 Survive."""

    stat: Byte


class Use(Command, frozen=True, tag="use"):
    """Use a card on one of the tests about to be rolled, counted from 0."""

    card: Byte
    test: Byte


class Save(Command, frozen=True, tag="save"):
    """Save one's model by a Lucky escape."""

    card: Byte


class Decline(Command, frozen=True, tag="decline"):
    """Use no card, no ability."""


class Lay(Command, frozen=True, tag="lay"):
    """Lay a support card."""

    card: Byte


class Fire(Command, frozen=True, tag="fire"):
    """Activate one's set of a type: 0 death ray, 1 paralysis ray, 2 artillery, 3 strafing, 4 suppressing fire."""

    support: Byte


class AimAlong(Command, frozen=True, tag="aim_along"):
    """Name a row, 0 to 7, or a column, 8 to 15; strafing goes forward or, with 1, backward along it."""

    along: Byte
    direction: Byte = 0


class AimAt(Command, frozen=True, tag="aim_at"):
    """Name a square; strafing also goes 0 up, 1 right, 2 down or 3 left from it."""

    square: Byte
    direction: Byte = 0


class Control(Command, frozen=True, tag="control"):
    """Use an enemy set by Mind control."""

    card: Byte
    support: Byte


class Sneak(Command, frozen=True, tag="sneak"):
    """Move one's model by Alien ruse or Stealth."""

    card: Byte
    model: Byte
    square: Byte


class Return(Command, frozen=True, tag="return"):
    """Bring a killed Martian back by Ever more."""

    card: Byte
    model: Byte
    square: Byte


class Charm(Command, frozen=True, tag="charm"):
    """Distract a Martian by Isn't it cute?"""

    card: Byte
    model: Byte


class Quarrel(Command, frozen=True, tag="quarrel"):
    """Let two Martians of one square argue."""

    card: Byte
    model: Byte
    other: Byte


class Jam(Command, frozen=True, tag="jam"):
    """Discard an enemy support card by a Jam."""

    card: Byte
    support: Byte


class Discard(Command, frozen=True, tag="discard"):
    """Discard a card before drawing."""

    card: Byte


class Keep(Command, frozen=True, tag="keep"):
    """Keep the rest of one's hand and draw."""


class Drive(Command, frozen=True, tag="drive"):
    """Say where the flying car comes from: 0 from the left, 1 from the right."""

    leftwards: Flag


CODEC = Codec(
    {
        actions.ROLLED: Rolled,
        actions.DRAWN: Drawn,
        actions.TURNED: Turned,
        actions.FOUND: Found,
        actions.DEPLOY: Deploy,
        actions.AUTHORITY: Authority,
        actions.ACTIVATE: Activate,
        actions.END_TURN: EndTurn,
        actions.PASS: Pass,
        actions.ENTER: Enter,
        actions.MOVE: Move,
        actions.LEAVE: Leave,
        actions.STAND: Stand,
        actions.SHOOT: Shoot,
        actions.FIGHT: Fight,
        actions.STOP: Stop,
        actions.FOLLOW: Follow,
        actions.NAME: Name,
        actions.CHOOSE: Choose,
        actions.DEFEND: Defend,
        actions.USE: Use,
        actions.SAVE: Save,
        actions.DECLINE: Decline,
        actions.LAY: Lay,
        actions.FIRE: Fire,
        actions.AIM_ALONG: AimAlong,
        actions.AIM_AT: AimAt,
        actions.CONTROL: Control,
        actions.SNEAK: Sneak,
        actions.RETURN: Return,
        actions.CHARM: Charm,
        actions.QUARREL: Quarrel,
        actions.JAM: Jam,
        actions.DISCARD: Discard,
        actions.KEEP: Keep,
        actions.DRIVE: Drive,
        TICK: Tick,
    }
)
