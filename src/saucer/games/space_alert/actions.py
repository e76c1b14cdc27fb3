"""The verbs of packed actions; `commands` has their readable forms. Arguments follow, one byte each."""

from typing import Final

ADVANCED: Final = 1
DRAWN: Final = 2
