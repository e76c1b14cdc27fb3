"""The verbs of packed actions; `commands` has their readable forms. Arguments follow, one byte each."""

from typing import Final

ROLLED: Final = 1
DRAWN: Final = 2
TURNED: Final = 3
FOUND: Final = 4

DEPLOY: Final = 10
AUTHORITY: Final = 11
ACTIVATE: Final = 12
END_TURN: Final = 13
PASS: Final = 14

ENTER: Final = 15
MOVE: Final = 16
LEAVE: Final = 17
STAND: Final = 18
SHOOT: Final = 19
FIGHT: Final = 20
STOP: Final = 21
FOLLOW: Final = 22
NAME: Final = 23

CHOOSE: Final = 24
DEFEND: Final = 25
USE: Final = 26
SAVE: Final = 27
DECLINE: Final = 28

LAY: Final = 30
FIRE: Final = 31
AIM_ALONG: Final = 32
AIM_AT: Final = 33
CONTROL: Final = 34
SNEAK: Final = 35
RETURN: Final = 36
CHARM: Final = 37
QUARREL: Final = 38
JAM: Final = 39

DISCARD: Final = 40
KEEP: Final = 41
DRIVE: Final = 42

PLAIN: Final = 0
AIMED: Final = 1
HEROIC: Final = 1
"""The manner of a move or a fight: bought with a Heroics point (MA-HERO-2)."""
HEROIC_SHOT: Final = 2
LATE: Final = 2
"""The manner of a move: Too many late nights (MA-HERO-TROY)."""

THE_INSECT: Final = 254
"""In place of a model as a target or an opponent."""
