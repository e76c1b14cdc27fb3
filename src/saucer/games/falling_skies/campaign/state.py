"""Everything true about a campaign: its sheet, what is on offer, and the battle being fought."""

from typing import Final, NamedTuple, final

from saucer.core.state import State
from saucer.games.falling_skies.campaign.components import (
    ADVANCED_FROM,
    BATTLES,
    FINAL_CHAPTER,
    HELPERS,
    Kind,
    contents,
)
from saucer.games.falling_skies.rules import FallingSkies

# What is expected next.
BRIEFING: Final = 0
DEAL: Final = 1
CHOOSE: Final = 2
CITY: Final = 3
PREPARE: Final = 4
BATTLE: Final = 5
AFTERMATH: Final = 6
OVER: Final = 7

LOST: Final = -1
"""The X of the sheet; a won game stands there with its threat level (UFS-CAMP-5)."""

NOBODY_NEW: Final = -1
"""The character of the final battle, in which only kept ones fight."""


class Stack(NamedTuple):
    """A scenario, the city it strikes and the character who is there, by their numbers in the box."""

    scenario: int
    city: int
    character: int


@final
class Entry:
    """A line of the sheet: one battle, of one game or two (UFS-CAMP-13)."""

    def __init__(self, chapter: int, stack: Stack, helpers: list[int], advanced: list[int], results: list[int]) -> None:
        self.chapter = chapter
        self.stack = stack
        self.helpers = helpers
        """Kept characters, on their upgraded sides."""
        self.advanced = advanced
        """Heights at which an advanced sky tile lies, 1 to 4."""
        self.results = results
        """Of the games so far: a threat level, or LOST."""

    @property
    def is_won(self) -> bool:
        """Whether a game of this battle was won."""
        return bool(self.results) and self.results[-1] != LOST

    @property
    def is_over(self) -> bool:
        """Whether no further game of this battle follows (UFS-CAMP-4); the final one has no second (UFS-CAMP-11)."""
        return self.is_won or len(self.results) == (1 if self.chapter == FINAL_CHAPTER else 2)

    def copy(self) -> "Entry":
        return Entry(self.chapter, self.stack, self.helpers.copy(), self.advanced.copy(), self.results.copy())


class Record(State):
    """What the player keeps on paper and in the two bags. The rest of a campaign follows from it."""

    def __init__(
        self,
        name: str,
        phase: int,
        chapter: int,
        threat: int,
        offer: list[Stack],
        given_up: list[Stack],
        sheet: list[Entry],
        battle: FallingSkies | None,
    ) -> None:
        self.name = name
        self.phase = phase
        self.chapter = chapter
        self.threat = threat
        """The level chosen last."""
        self.offer = offer
        """The stacks drawn for the next battle."""
        self.given_up = given_up
        """The stacks that were not chosen, one for each battle of the first three chapters."""
        self.sheet = sheet
        """All battles; the last is the one at hand until it is over."""
        self.battle = battle
        """The board on the table, also while a game just ended still lies there."""

    @property
    def entry(self) -> Entry:
        """The battle at hand."""
        return self.sheet[-1]

    @property
    def is_chapter_done(self) -> bool:
        """Whether both battles of a chapter before the last are over."""
        return sum(entry.is_over for entry in self.sheet if entry.chapter == self.chapter) == BATTLES

    @property
    def score(self) -> int:
        """The threat levels of all won games, less 1 for each lost one (UFS-CAMP-12)."""
        return sum(result for entry in self.sheet for result in entry.results)

    def weights(self, kind: Kind) -> tuple[int, ...]:
        """By number in the box: 1 for what can be drawn in this chapter, still being in the box (UFS-CAMP-14)."""
        drawn = {stack[kind] for stack in self._stacks()}
        return tuple(
            int(chapter == self.chapter and number not in drawn)
            for number, chapter in enumerate(contents().chapters[kind])
        )

    def _stacks(self) -> list[Stack]:
        """All that were ever drawn."""
        chosen = [entry.stack for entry in self.sheet if entry.chapter < FINAL_CHAPTER]
        return [*self.offer, *self.given_up, *chosen]

    def kept_characters(self) -> list[int]:
        """Those whose battle is over, won or lost (UFS-CAMP-7)."""
        return [entry.stack.character for entry in self.sheet if entry.is_over and entry.stack.character != NOBODY_NEW]

    def helpers(self) -> list[int]:
        """Those who could be brought now: kept in an earlier chapter, and not in the other battle of this one."""
        if len(self.entry.helpers) == HELPERS[self.chapter]:
            return []
        return [
            entry.stack.character
            for entry in self.sheet
            if entry.chapter < self.chapter and not self.has_helped(entry.stack.character)
        ]

    def has_helped(self, character: int) -> bool:
        """Whether this character has been called on in this chapter (UFS-CAMP-10); the final battle is all one."""
        entries = self.sheet[-1:] if self.chapter == FINAL_CHAPTER else self.sheet
        return any(character in entry.helpers for entry in entries if entry.chapter == self.chapter)

    def kept_cities(self) -> list[int]:
        """Cities in which a game was won (UFS-CAMP-7), as long as no stand of the final battle was lost there."""
        fallen = self._fallen()
        won = [entry.stack.city for entry in self.sheet if entry.chapter < FINAL_CHAPTER and entry.is_won]
        return [city for city in won if city not in fallen]

    def spared_cities(self) -> list[int]:
        """Cities that were never drawn in chapters now over, as long as no stand was lost there (UFS-CAMP-11)."""
        gone = self._fallen() | {stack.city for stack in self._stacks()}
        return [
            city
            for city, chapter in enumerate(contents().chapters[Kind.CITY])
            if 0 < chapter < self.chapter and city not in gone
        ]

    def last_stands(self) -> list[int]:
        """Where the final battle could be fought next."""
        at_hand = [entry.stack.city for entry in self.sheet[-1:] if entry.chapter == FINAL_CHAPTER]
        return [city for city in self.kept_cities() + self.spared_cities() if city not in at_hand]

    def _fallen(self) -> set[int]:
        finals = [entry for entry in self.sheet if entry.chapter == FINAL_CHAPTER and entry.is_over]
        return {entry.stack.city for entry in finals if not entry.is_won}

    def advanced_tiles(self) -> list[int]:
        """Heights whose advanced tile could still be laid."""
        return [
            tile
            for tile, chapter in ADVANCED_FROM.items()
            if chapter <= self.chapter and tile not in self.entry.advanced
        ]
