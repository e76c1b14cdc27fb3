"""What a campaign is made of: the box's elements chapter by chapter, and the set-up choices."""

from enum import IntEnum
from functools import cache
from typing import Annotated, Final

import msgspec

from saucer.core.messages import Options
from saucer.games.falling_skies import box

FINAL_CHAPTER: Final = 4
BATTLES: Final = 2
"""In each chapter before the last (UFS-CAMP-6)."""
HELPERS: Final = (0, 0, 1, 2, 3)
"""By chapter: how many kept characters may help in a battle (UFS-CAMP-10)."""
ADVANCED_FROM: Final = {1: 2, 2: 4, 3: 3, 4: 3}
"""By height: the chapter that brings its advanced sky tile."""
FINAL_SCENARIO: Final = "final-battle"
THREATS: Final = range(5)
STACKS: Final = 2


class Kind(IntEnum):
    """The elements of a stack, in the order in which they are drawn."""

    SCENARIO = 0
    CITY = 1
    CHARACTER = 2


class CampaignOptions(Options, frozen=True):
    """How a campaign begins."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """What stands at the top of its sheet."""

    threat: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    """The threat level to begin with; it can be changed before every game (UFS-CAMP-9)."""


class Contents(msgspec.Struct, frozen=True):
    """By kind of element, in the order of the content files: what each is called and which chapter brings it."""

    names: tuple[tuple[str, ...], ...]
    chapters: tuple[tuple[int, ...], ...]


@cache
def contents() -> Contents:
    """What lies in the box. Chapter 0 is what every game has from the start."""
    tables = (box.scenarios(), box.cities(), box.characters())
    return Contents(
        tuple(tuple(table) for table in tables),
        tuple(tuple(element.chapter for element in table.values()) for table in tables),
    )


def name(kind: Kind, number: int) -> str:
    """What an element is called in the content files."""
    return contents().names[kind][number]


def number(kind: Kind, name: str) -> int:
    """Where an element stands in the content files; raises ValueError if there is none of that name."""
    names = contents().names[kind]
    if name not in names:
        raise ValueError(f"there is no {kind.name.lower()} {name!r}")
    return names.index(name)
