"""What lies on the table and never changes in a game: icons, faces, pods, and how the game is played."""

from typing import Final, final

DICE: Final = 7
"""Of each player."""
ROUNDS: Final = 4
ZONES: Final = 3
FIRST_JELLY: Final = 2
MORE_DISTRICTS: Final = 2
"""There are so many more districts than players (JM-SETUP-1)."""

JELLY: Final = 0
POD: Final = 1
DISCARD: Final = 2
PER_POD: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
EITHER: Final = 6
TAKE: Final = 7
GIVE: Final = 8
PODIUM: Final = 9
COUNT: Final = 10


@final
class Band:
    """What a majority player with `least` to `most` counted dice gains, as numbers of icons."""

    def __init__(self, least: int, most: int, icons: list[int]) -> None:
        self.least = least
        self.most = most
        self.icons = icons


@final
class Icon:
    """One icon of a reward."""

    def __init__(self, kind: int, amount: int, ranks: list[int], others: int, bands: list[Band]) -> None:
        self.kind = kind
        self.amount = amount
        self.ranks = ranks
        """Of a podium: by rank, what it pays."""
        self.others = others
        """Of a podium: what it pays to all present players below its ranks."""
        self.bands = bands


@final
class City:
    """All faces and pods there are."""

    def __init__(
        self,
        icons: list[Icon],
        zones: list[list[int]],
        tiles: list[int],
        green: list[bool],
        pod_values: list[int],
        pod_counts: list[int],
    ) -> None:
        self.icons = icons
        self.zones = zones
        """By face * 3 + zone: the numbers of its icons from left to right."""
        self.tiles = tiles
        """By face: the tile it is printed on."""
        self.green = green
        self.pod_values = pod_values
        """By kind of pod: the Jelly in it; 0: a die tells in the end."""
        self.pod_counts = pod_counts


@final
class Way:
    """How a game is played: what its options say.

    Times are in milliseconds of table time in live play, in steps in the thinking variant.
    """

    def __init__(
        self,
        city: City,
        seats: int,
        live: bool,
        beat: int,
        glass: int,
        cap: int,
        only_green: bool,
        automatic_barrier: bool,
        automatic_flip: bool,
        dispute_by_chance: bool,
    ) -> None:
        self.city = city
        self.seats = seats
        self.districts = seats + MORE_DISTRICTS
        self.live = live
        self.beat = beat
        """How often the clock tells the time by itself in live play; it also does before each act."""
        self.glass = glass
        """How long the timer runs; 0: there is none."""
        self.cap = cap
        """When the placing ends in any case, counted from its beginning."""
        self.only_green = only_green
        self.automatic_barrier = automatic_barrier
        self.automatic_flip = automatic_flip
        self.dispute_by_chance = dispute_by_chance


def _sum_of(values: int) -> int:
    total = 0
    for value in range(1, 7):
        if values >> value & 1:
            total += value
    return total


def _count_of(values: int) -> int:
    total = 0
    for value in range(1, 7):
        total += values >> value & 1
    return total


SUMS: Final = [_sum_of(values) for values in range(128)]
"""By set of values, bit v for value v: their sum."""
COUNTS: Final = [_count_of(values) for values in range(128)]
"""By set of values: how many there are."""
