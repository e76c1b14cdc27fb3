"""The verbs of packed actions; `commands` has their readable forms. Arguments follow, one byte each."""

from typing import Final

LAID: Final = 1
AIMED: Final = 2
ROLLED: Final = 3
DRAWN: Final = 4
SETTLED: Final = 5
OPENED: Final = 6

READY: Final = 10
ROLL: Final = 11
SKIP: Final = 12
PLACE: Final = 13
EXPEL: Final = 14
MOVE: Final = 15
BLOCK: Final = 16
FLIP: Final = 17
DECLINE: Final = 18
WAIT: Final = 19

DISCARD: Final = 20
VOTE: Final = 21
GIVE: Final = 22
