"""What can happen between battles. Scenarios, cities and characters have their names in the content files."""

from typing import Literal

from saucer.core.messages import Event
from saucer.games.falling_skies import events

Side = Literal["undamaged", "damaged"]


class ChapterOpened(Event, frozen=True, tag="chapter_opened"):
    chapter: int


class StackDrawn(Event, frozen=True, tag="stack_drawn"):
    """One of two attacks at once: stack 0 or 1."""

    stack: int
    scenario: str
    city: str
    character: str


class StackChosen(Event, frozen=True, tag="stack_chosen"):
    stack: int
    scenario: str
    city: str
    character: str


class StackLost(Event, frozen=True, tag="stack_lost"):
    """Its three elements leave the campaign."""

    stack: int
    scenario: str
    city: str
    character: str


class CityChosen(Event, frozen=True, tag="city_chosen"):
    """The next stand of the final battle is made there."""

    city: str


class CharacterBrought(Event, frozen=True, tag="character_brought"):
    character: str


class AdvancedTileLaid(Event, frozen=True, tag="advanced_tile_laid"):
    """1 is the height next to the city, 4 the highest."""

    tile: int


class BattleBegan(Event, frozen=True, tag="battle_began"):
    """One game of a battle, on a side of the city."""

    city: str
    side: Side
    scenario: str
    threat: int


class BattleWon(Event, frozen=True, tag="battle_won"):
    """One game; the sheet records its threat level."""

    city: str
    side: Side
    threat: int


class BattleLost(Event, frozen=True, tag="battle_lost"):
    """One game; the sheet records an X."""

    city: str
    side: Side


class CityDamaged(Event, frozen=True, tag="city_damaged"):
    """Its first game is lost: a second follows, on its damaged side."""

    city: str


class CitySaved(Event, frozen=True, tag="city_saved"):
    city: str


class CityLost(Event, frozen=True, tag="city_lost"):
    city: str


class CharacterJoined(Event, frozen=True, tag="character_joined"):
    """Kept for the chapters to come."""

    character: str


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    result: Literal["won", "lost"]
    score: int


ALL: tuple[type[Event], ...] = (
    *events.ALL,
    *(kind for kind in Event.__subclasses__() if kind.__module__ == __name__),
)
