"""The games of the house. Importing this package makes them known."""

from saucer.core.registry import register
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION
from saucer.games.space_alert.live import SPACE_ALERT

register(NINE_CARDS)
register(BOXED)
register(CAMPAIGN)
register(JELLY_MONSTER)
register(MARS_ATTACKS)
register(SPACE_ALERT)
register(SPACE_ALERT_RESOLUTION)
