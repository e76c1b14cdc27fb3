"""What is asked between battles; in a battle it is what every battle asks.

Scenarios, cities and characters are called by their numbers in the box: where they stand in the content files,
counted from 0. The scenery lists them in that order, with their names.
"""

from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face
from saucer.games.falling_skies import commands
from saucer.games.falling_skies.campaign import actions


class OpenChapter(Command, frozen=True, tag="open_chapter"):
    """Having read the briefing, see what the chapter brings."""


class Dealt(Command, frozen=True, tag="dealt"):
    """The dealer's: a scenario, a city and a character, drawn for one stack. Their numbers here count from 1."""

    elements: tuple[Face, ...]


class ChooseStack(Command, frozen=True, tag="choose_stack"):
    """Fight this battle, 0 or 1, and give up the other."""

    stack: Byte


class ChooseCity(Command, frozen=True, tag="choose_city"):
    """Fight the final battle in this city."""

    city: Byte


class Bring(Command, frozen=True, tag="bring"):
    """Have a character from an earlier chapter help in this battle, on the upgraded side."""

    character: Byte


class LayAdvanced(Command, frozen=True, tag="lay_advanced"):
    """Lay the advanced sky tile of a height instead of the base one: 1 is next to the city, 4 the highest."""

    tile: Byte


class Fight(Command, frozen=True, tag="fight"):
    """Begin the game, with so many sky tiles on their threat side."""

    threat: Byte


class GoOn(Command, frozen=True, tag="go_on"):
    """Clear away the board of a game that is over."""


CODEC = Codec(
    {
        **commands.CODEC.verbs,
        actions.OPEN_CHAPTER: OpenChapter,
        actions.DEALT: Dealt,
        actions.CHOOSE_STACK: ChooseStack,
        actions.CHOOSE_CITY: ChooseCity,
        actions.BRING: Bring,
        actions.LAY_ADVANCED: LayAdvanced,
        actions.FIGHT: Fight,
        actions.GO_ON: GoOn,
    }
)
