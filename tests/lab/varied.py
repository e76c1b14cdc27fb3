"""Connect Four with options of every kind, to be varied; none of them changes how it is played."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from examples.connect_four import ConnectFourGame, ConnectFourOptions
from saucer.core import registry
from saucer.core.game import AnyGame

CITIES = ("roswell", "washington", "new-york")


class Weather(StrEnum):
    SUN = "sun"
    RAIN = "rain"


class VariedOptions(ConnectFourOptions, frozen=True):
    """Some are told by their types, a city only by the game, a name and the guests by nobody."""

    city: str = "roswell"
    is_damaged: bool = False
    threat: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    light: Literal["day", "night"] = "day"
    weather: Weather = Weather.SUN
    storms: tuple[Weather, ...] = ()
    name: str = ""
    guests: tuple[str, ...] = ()
    rounds: int = 10

    def __post_init__(self) -> None:
        if self.city not in CITIES:
            raise ValueError(f"there is no city {self.city!r}")
        if self.is_damaged and self.city == "roswell":
            raise ValueError("roswell cannot be damaged")


class VariedGame(ConnectFourGame):
    slug = "varied"
    options = VariedOptions

    def variations(self, option: str) -> Sequence[object]:
        return CITIES if option == "city" else super().variations(option)


VARIED = VariedGame()


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """Make `game` known for a while, in this process."""
    registry.register(game)
    try:
        yield
    finally:
        del registry._games[game.slug]
