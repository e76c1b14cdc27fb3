"""The verbs of a campaign's packed actions. Those of its battles lie far below, so that one codec holds all."""

from typing import Final

OPEN_CHAPTER: Final = 100
DEALT: Final = 101
CHOOSE_STACK: Final = 102
CHOOSE_CITY: Final = 103
BRING: Final = 104
LAY_ADVANCED: Final = 105
FIGHT: Final = 106
GO_ON: Final = 107

FIRST: Final = OPEN_CHAPTER
"""Every verb below is a battle's."""
