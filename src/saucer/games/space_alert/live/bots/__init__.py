"""Players made for this game: a crew that plans together."""

from collections.abc import Callable, Mapping

from saucer.core.bot import Bot
from saucer.games.space_alert.live.bots.crew import Crew

BOTS: Mapping[str, Callable[[], Bot]] = {"crew": Crew}
