"""What a seat may ask. Rows and columns are those of the base, counted from 0 at its top left."""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face, Flag
from saucer.games.falling_skies import actions


class Rolled(Command, frozen=True, tag="rolled"):
    """The dealer's: what the dice in hand show now, in the order of their numbers."""

    values: tuple[Face, ...]


class Place(Command, frozen=True, tag="place"):
    """Put a die from the hand on a cell; the ships of that column descend. Dice 0-2 are black, 3 and 4 white."""

    die: Byte
    row: Byte
    column: Byte


class Use(Command, frozen=True, tag="use"):
    """Pay for a room and use it. A room is called by its first cell; `second_first` swaps the order of two effects."""

    row: Byte
    column: Byte
    second_first: Flag = 0


class Dig(Command, frozen=True, tag="dig"):
    """Pay 1 energy and move the excavator to this die's cell."""

    die: Byte


class Discard(Command, frozen=True, tag="discard"):
    """Take a die off the base without effect."""

    die: Byte


class Finish(Command, frozen=True, tag="finish"):
    """Resolve nothing more this round: all dice left go without effect."""


class Build(Command, frozen=True, tag="build"):
    """Put robot die `robot` on a cell as the new robot; if it stood on the board, it is given up there."""

    robot: Byte
    row: Byte
    column: Byte


class BuildNothing(Command, frozen=True, tag="build_nothing"):
    """Use the robot room without building."""


class Spawn(Command, frozen=True, tag="spawn"):
    """Choose between equally good drop points for the next ship."""

    column: Byte


class Drawn(Command, frozen=True, tag="drawn"):
    """The dealer's: which sky tile is turned to its threat side, counted from 1, the one next to the city."""

    tiles: tuple[Face, ...]


class Call(Command, frozen=True, tag="call"):
    """Call on an ability, counted as the table lists them. It says what `target` and `value` are: a die and what it
    is turned to, a ship and how far it moves, a cell of the base counted row by row."""

    ability: Byte
    target: Byte = 0
    value: Byte = 0


class RemoveRobot(Command, frozen=True, tag="remove_robot"):
    """Take a robot off the board, at any moment of the player's."""

    robot: Byte


_VERBS: dict[int, type[Command]] = {
    actions.ROLLED: Rolled,
    actions.PLACE: Place,
    actions.USE: Use,
    actions.DIG: Dig,
    actions.DISCARD: Discard,
    actions.FINISH: Finish,
    actions.BUILD: Build,
    actions.BUILD_NOTHING: BuildNothing,
    actions.SPAWN: Spawn,
    actions.REMOVE_ROBOT: RemoveRobot,
}
NINE_CARDS_CODEC = Codec(_VERBS)
"""The nine cards leave nothing to draw and have no abilities."""
CODEC = Codec({**_VERBS, actions.DRAWN: Drawn, actions.CALL: Call})
