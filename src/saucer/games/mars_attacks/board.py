"""What never changes in a battle: units, terrain with its lines of sight, the deck's halves, and how it is fought.

Squares count from 0 row by row, row 0 on the Martian player's side.
"""

from typing import Final, final

SIZE: Final = 8
SQUARES: Final = 64
ROOM: Final = 6
"""Models that fit into a square (MA-STACK-1)."""

MARTIAN: Final = 0
HUMAN: Final = 1

SHOOT: Final = 0
FIGHT: Final = 1
SURVIVE: Final = 2
STRIKE: Final = 3
"""The attack of a support, an event or the insect: no model's test."""

NO_WALL: Final = 0
LOW: Final = 1
HIGH: Final = 2

BLOCKED: Final = 0
NORMAL: Final = 1
CLEAR: Final = 2

WALLED: Final = -1
OUTSIDE: Final = -2

BASE_DICE: Final = 3
CLEAR_DICE: Final = 4
SIDES: Final = 8
PANIC_UP_TO: Final = 4
HAND: Final = 4
MOST_CIVILIANS: Final = 5
FOLLOWERS: Final = 4
FOLLOW_RANGE: Final = 2

PEACE: Final = 0
HARD: Final = 1
FRIENDS: Final = 2
DEATH_RAY: Final = 3
PARALYSIS: Final = 4
MIND_CONTROL: Final = 5
RUSE: Final = 6
EVER_MORE: Final = 7
INGENUITY: Final = 8
SPLAT: Final = 9
ARTILLERY: Final = 10
STRAFING: Final = 11
SUPPRESSING: Final = 12
STEALTH: Final = 13
CUTE: Final = 14
ARGUMENT: Final = 15
LUCK: Final = 16
JAM: Final = 17
CAR: Final = 18
SHELL: Final = 19
HEADS_DOWN: Final = 20
CATTLE: Final = 21
CIVILIANS: Final = 22
INSECT: Final = 23
HALVES: Final = 24

TYPES: Final = 5
"""Kinds of support: two Martian ones, then three human ones."""
SUPPORTS: Final = [DEATH_RAY, PARALYSIS, ARTILLERY, STRAFING, SUPPRESSING]
"""By type: the half that is laid."""
USERS: Final = [MARTIAN, MARTIAN, HUMAN, HUMAN, HUMAN]
"""By type: whose it is."""

NAMED: Final = 1
"""The player names the square."""
ALONG: Final = 2
"""The player names a row or column, a die the place on it."""
NOTHING: Final = 0

ATTACK: Final = 0
PARALYSE: Final = 1
FRIGHTEN: Final = 2


@final
class Unit:
    """A kind of model; a stat of 4 means 4 or more."""

    def __init__(
        self,
        name: str,
        side: int,
        hero: bool,
        stats: list[int],
        reach: int,
        armour: int,
        heroics: int,
        authority: bool,
        late_nights: bool,
        follow_me: bool,
        brave: bool,
    ) -> None:
        self.name = name
        self.side = side
        self.hero = hero
        self.stats = stats
        """By SHOOT, FIGHT, SURVIVE."""
        self.reach = reach
        self.armour = armour
        self.heroics = heroics
        self.authority = authority
        self.late_nights = late_nights
        self.follow_me = follow_me
        self.brave = brave


@final
class Effect:
    """What happens in the squares of a support or an event."""

    def __init__(self, kind: int, dice: int, target: int, armour: bool) -> None:
        self.kind = kind
        self.dice = dice
        self.target = target
        self.armour = armour
        """Whether it is resolved as a shot, so that armour counts (MA-ARMOUR-3)."""


ARTILLERY_EFFECT: Final = 2
CAR_EFFECT: Final = 5
TRAMPLING: Final = 6
SUPPRESSING_EFFECT: Final = 4
EFFECTS: Final = [
    Effect(ATTACK, 6, 3, True),
    Effect(PARALYSE, 1, 0, False),
    Effect(ATTACK, 5, 5, True),
    Effect(ATTACK, 3, 4, True),
    Effect(FRIGHTEN, 1, 0, False),
    Effect(ATTACK, 5, 4, True),
    Effect(ATTACK, 4, 4, False),
]
"""The first five by type of support (MA-SUP-DEATH to MA-SUP-SUPP), then the car, then the herd."""
MOST: Final = [3, 3, 3, 3, 2]
"""By type: how many cards a set may hold."""
AIMS: Final = [
    [NOTHING, NOTHING, ALONG, NAMED],
    [NOTHING, NOTHING, ALONG, NAMED],
    [NOTHING, NOTHING, ALONG, NAMED],
    [NOTHING, NOTHING, ALONG, NAMED],
    [NOTHING, ALONG, NAMED, NAMED],
]
"""By type and level: how it is aimed (MA-SUP-3)."""
STRAFED: Final = 4
"""Squares in a line."""
INSECT_DICE: Final = 4
INSECT_RESISTS: Final = 3
INSECT_STAT: Final = 4

DIRECTIONS: Final = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
"""Steps by row and column, north first, then clockwise: our scatter diagram (MA-SCAT-1)."""


def distance(a: int, b: int) -> int:
    """Squares by the shortest way; walls do not lengthen it (MA-RANGE-1)."""
    rows = (a >> 3) - (b >> 3)
    columns = (a & 7) - (b & 7)
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return rows if rows > columns else columns


def around(square: int) -> list[int]:
    """A square and those around it, by row and column; what lies off the board is left out (MA-SUP-4)."""
    found: list[int] = []
    for row in range((square >> 3) - 1, (square >> 3) + 2):
        for column in range((square & 7) - 1, (square & 7) + 2):
            if 0 <= row < SIZE and 0 <= column < SIZE:
                found.append(row * SIZE + column)
    return found


def line(square: int, direction: int, length: int) -> list[int]:
    """A square and those that follow in a direction of DIRECTIONS, as far as the board goes."""
    rows, columns = DIRECTIONS[direction]
    found: list[int] = []
    row = square >> 3
    column = square & 7
    for _ in range(length):
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            break
        found.append(row * SIZE + column)
        row += rows
        column += columns
    return found


def members(models: int) -> list[int]:
    """The models of a set, in their order."""
    found: list[int] = []
    model = 0
    while models:
        if models & 1:
            found.append(model)
        models >>= 1
        model += 1
    return found


def size_of(models: int) -> int:
    """How many models a set holds."""
    found = 0
    while models:
        models &= models - 1
        found += 1
    return found


def first_of(models: int) -> int:
    """The first model of a set, or -1."""
    model = 0
    while models:
        if models & 1:
            return model
        models >>= 1
        model += 1
    return -1
