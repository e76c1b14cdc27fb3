"""Which games there are."""

from importlib.metadata import entry_points

from saucer.core.game import AnyGame

_games: dict[str, AnyGame] = {}
_plugins_loaded = False


class UnknownGame(LookupError):
    """There is no game of that name."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"there is no game {slug!r}; there are: {', '.join(sorted(_games))}")
        self.slug = slug


def register(game: AnyGame) -> None:
    """Make `game` known under its slug."""
    if _games.setdefault(game.slug, game) is not game:
        raise ValueError(f"two games call themselves {game.slug!r}")


def games() -> list[AnyGame]:
    """All games, ours and those that other packages announce under the entry point group `saucer.games`."""
    global _plugins_loaded
    if not _plugins_loaded:
        _plugins_loaded = True
        for announced in entry_points(group="saucer.games"):
            register(announced.load())
    return list(_games.values())


def find(slug: str) -> AnyGame:
    """The game called `slug`."""
    games()
    if slug not in _games:
        raise UnknownGame(slug)
    return _games[slug]
