"""The games of the house. Importing this package makes them known."""

from saucer.core.registry import register
from saucer.games.falling_skies import NINE_CARDS

register(NINE_CARDS)
