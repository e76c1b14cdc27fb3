"""What the dealer does: people only watch a resolution."""

from saucer.core.codec import Codec
from saucer.core.messages import Command, Face
from saucer.games.space_alert import actions


class Advanced(Command, frozen=True, tag="advanced"):
    """The resolution goes on by one beat."""


class Drawn(Command, frozen=True, tag="drawn"):
    """The damage tile, counted from 1 as `board` lists them, that is drawn for a zone, counted from 1 at the left."""

    zone: Face
    tiles: tuple[Face, ...]


CODEC = Codec({actions.ADVANCED: Advanced, actions.DRAWN: Drawn})
