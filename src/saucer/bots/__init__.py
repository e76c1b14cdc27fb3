"""Players that are programs: those that can play any game, and those that come with a game."""

from collections.abc import Callable, Mapping

from saucer.bots.random_bot import RandomBot
from saucer.bots.rollout import Rollout
from saucer.core.bot import Bot
from saucer.core.game import AnyGame

GENERAL: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "rollout": Rollout}
"""The bots that play any game through core only."""


class UnknownBot(LookupError):
    """No bot of that name plays the game."""

    def __init__(self, game: AnyGame, name: str) -> None:
        super().__init__(f"no bot {name!r} plays {game.slug}; there are: {', '.join(names(game))}")
        self.name = name


def names(game: AnyGame) -> list[str]:
    """The bots that can play `game`, from the simplest to the strongest."""
    return [*GENERAL, *game.bots]


def find(game: AnyGame, name: str, *, playouts: int | None = None, milliseconds: int | None = None) -> Bot:
    """A new bot called `name`, thinking within so many playouts or milliseconds per choice (None: its own default)."""
    make = game.bots.get(name) or GENERAL.get(name)
    if make is None:
        raise UnknownBot(game, name)
    bot = make()
    if playouts is not None or milliseconds is not None:
        bot.limit(playouts, milliseconds)
    return bot
