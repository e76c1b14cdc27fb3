"""The verbs of packed actions; `commands` has their readable forms. Arguments follow, one byte each."""

from typing import Final

ROLLED: Final = 0
PLACE: Final = 1
USE: Final = 2
DIG: Final = 3
DISCARD: Final = 4
FINISH: Final = 5
BUILD: Final = 6
BUILD_NOTHING: Final = 7
SPAWN: Final = 8
REMOVE_ROBOT: Final = 9
DRAWN: Final = 10
CALL: Final = 11
