"""The verbs of packed actions; `commands` has their readable forms. Arguments follow, one byte each.

The resolution's `DRAWN` is used as it is, so its numbers are left free.
"""

from typing import Final

TIMELINE_DRAWN: Final = 3
TRACK_DRAWN: Final = 4
HEROIC_SHOWN: Final = 5
DEALT: Final = 6
THREAT_DRAWN: Final = 7

TAKE_ROLE: Final = 10
SEAT_ANDROID: Final = 11
READY: Final = 12
NOT_READY: Final = 13

LAY: Final = 20
TAKE_BACK: Final = 21
TURN: Final = 22
MOVE: Final = 23
NEXT_PACKET: Final = 24
GIVE: Final = 25
STOP: Final = 26
CARRY_ON: Final = 27
TELL: Final = 28
KEEP_QUIET: Final = 29
GO_ON: Final = 30

ADVANCE: Final = 40

PROPOSE: Final = 50
REPAIR: Final = 51
PLACE_SQUAD: Final = 52
