"""What lies on the table and never changes in a resolution: ship, cards, tracks, the mission as it was planned.

Zones count from the left: red, white, blue. Stations are `deck * 3 + zone`, the upper deck first. A set of stations,
zones or tiles has bit i for number i.
"""

from typing import Final, final

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
INTERNAL: Final = 3
"""In place of a zone: the track of internal threats."""

UPPER_RED: Final = 0
BRIDGE: Final = 1
UPPER_BLUE: Final = 2
LOWER_RED: Final = 3
LOWER_WHITE: Final = 4
LOWER_BLUE: Final = 5
SPACE: Final = 6
"""In place of a station: outside, with the interceptors."""
STATIONS: Final = 6

LEFT: Final = 0
RIGHT: Final = 1
LIFT: Final = 2

SHIELDS: Final = (1, 1, 1)
SHIELD_CAPACITIES: Final = (2, 3, 2)
REACTORS: Final = (2, 3, 2)
REACTOR_CAPACITIES: Final = (3, 5, 3)
FUEL: Final = 3
ROCKETS: Final = 3
HEAVY_STRENGTHS: Final = (4, 5, 4)
LIGHT_STRENGTH: Final = 2
PULSE_STRENGTH: Final = 1
PULSE_RANGE: Final = 2
ROCKET_STRENGTH: Final = 3
ROCKET_RANGE: Final = 2
SORTIE_ALONE: Final = 3
SORTIE_EACH: Final = 1
SORTIE_BEHEMOTH: Final = 9
DISTANCE: Final = 5
"""Spaces of the first and of the second distance."""
VISUAL_POINTS: Final = (0, 1, 2, 3, 5, 7)
LAST_TURN: Final = 12
SHORT_LAST_TURN: Final = 7
"""The last turn with crew actions, usually and in a test run."""

HEAVY_TILE: Final = 0
LIGHT_TILE: Final = 1
"""Of the white zone: the pulse cannon."""
SHIELD_TILE: Final = 2
REACTOR_TILE: Final = 3
LIFT_TILE: Final = 4
STRUCTURE_TILE: Final = 5
TILES: Final = 6

# Cards of a program. A heroic move has its station added.
EMPTY: Final = 0
A: Final = 1
B: Final = 2
C: Final = 3
BOTS: Final = 4
GO_RED: Final = 5
GO_BLUE: Final = 6
TAKE_LIFT: Final = 7
HEROIC_A: Final = 8
HEROIC_B: Final = 9
HEROIC_BOTS: Final = 10
HEROIC_MOVE: Final = 11
CARDS: Final = 17

ZONE_NAMES: Final = ("red", "white", "blue", "internal")
STATION_NAMES: Final = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue", "space")
CARD_NAMES: Final = (
    "",
    "A",
    "B",
    "C",
    "bots",
    "red",
    "blue",
    "lift",
    "heroic_A",
    "heroic_B",
    "heroic_bots",
    "heroic_move:upper_red",
    "heroic_move:upper_white",
    "heroic_move:upper_blue",
    "heroic_move:lower_red",
    "heroic_move:lower_white",
    "heroic_move:lower_blue",
)
TILE_NAMES: Final = ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural")
WHITE_TILE_NAMES: Final = ("heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural")
MARK_NAMES: Final = ("X", "Y", "Z")

# What a threat is.
EXTERNAL: Final = 0
INTRUDER: Final = 1
MALFUNCTION: Final = 2

# Traits, as bits.
NO_ROCKETS: Final = 1
HIDDEN: Final = 2
DECOY: Final = 4
CRYOSHIELD: Final = 8
PULSE_OPENS: Final = 16
NO_HEAVY: Final = 32
ONE_DAMAGE: Final = 64
NOT_AT_DISTANCE_3: Final = 128
BEHEMOTH: Final = 256
MAGNET: Final = 512
VENGEFUL: Final = 1024
WARHEADS: Final = 2048
SLIME: Final = 4096
MELTS_DOWN: Final = 8192
FISSURE: Final = 16384
KILLS_ITS_KILLER: Final = 32768
TILE_BY_TILE: Final = 65536
THREE_AT_ONCE: Final = 131072
RETALIATES: Final = 262144
RETALIATES_GROWN: Final = 524288
HELPS_ITSELF: Final = 1048576

# The zones of an effect that are not simply a set.
OWN: Final = 0
OTHERS: Final = 8

# Whom an effect concerns.
ON_SHIP: Final = 0
IN_ZONE: Final = 1
IN_STATION: Final = 2
IN_ITS_STATIONS: Final = 3
LEADING: Final = 4
IN_STATION_NOT_LEADING: Final = 5
OFF_THE_BRIDGE: Final = 6

# When an effect takes place.
ALWAYS: Final = 0
DAMAGED: Final = 1
UNDAMAGED: Final = 2

X: Final = 0
Y: Final = 1
Z: Final = 2


@final
class Effect:
    """One thing that a threat does on X, Y or Z: the number of its hook, and what the hook wants to know."""

    def __init__(
        self,
        hook: int,
        n: int,
        zones: int,
        scope: int,
        direction: int,
        doubles: bool,
        pierces: bool,
        when: int,
        below: int,
    ) -> None:
        self.hook = hook
        self.n = n
        """How much; of what, the hook knows. Where everything is meant, more than there can be."""
        self.zones = zones
        self.scope = scope
        self.direction = direction
        self.doubles = doubles
        """Two tiles for each point that gets through."""
        self.pierces = pierces
        """Shields do not count."""
        self.when = when
        self.below = below
        """Takes place only with less damage than this on the threat; 0: with any."""


@final
class Card:
    """A threat as it is printed."""

    def __init__(
        self,
        id: str,
        kind: int,
        speed: int,
        hp: int,
        shield: int,
        survived: int,
        destroyed: int,
        traits: int,
        stations: int,
        button: int,
        burst: int,
        blast: int,
        bonus: int,
        rule: str,
        effects: list[list[Effect]],
    ) -> None:
        self.id = id
        self.kind = kind
        self.speed = speed
        self.hp = hp
        self.shield = shield
        self.survived = survived
        self.destroyed = destroyed
        self.traits = traits
        self.stations = stations
        """The set of stations in which an internal threat lies in the beginning."""
        self.button = button
        """B or C, if it covers that button in its stations; else EMPTY."""
        self.burst = burst
        """Destroyed, it attacks with so much for each X and Y behind it; 0: it does not burst."""
        self.blast = blast
        """Destroyed, it does so much damage to all other external threats."""
        self.bonus = bonus
        """Pressed in all its stations on one turn, its button repairs so much more."""
        self.rule = rule
        """Of an internal threat: the rule that is about its card; else empty."""
        self.effects = effects
        """Of X, Y and Z, in order."""


@final
class Track:
    """The way of a threat; positions count from the ship, and 1 is Z."""

    def __init__(self, number: int, length: int, next_marks: list[int], marks: list[int]) -> None:
        self.number = number
        self.length = length
        self.next_marks = next_marks
        """By position: the next mark nearer to the ship; 0 where there is none."""
        self.marks = marks
        """By position: X, Y or Z; -1 elsewhere."""


@final
class Rulings:
    """How doubtful passages are read."""

    def __init__(
        self,
        disputed: tuple[str, ...],
        marauder_against_pulse: int,
        scout_in_empty_bursts: bool,
        doubling_multiplies: bool,
        asteroids_by_card: bool,
        landing_adds_to_delay: bool,
        checks_in_test_runs: bool,
    ) -> None:
        self.disputed = disputed
        """The options about figures of cards that have their other value; the cards are made accordingly."""
        self.marauder_against_pulse = marauder_against_pulse
        self.scout_in_empty_bursts = scout_in_empty_bursts
        self.doubling_multiplies = doubling_multiplies
        self.asteroids_by_card = asteroids_by_card
        self.landing_adds_to_delay = landing_adds_to_delay
        self.checks_in_test_runs = checks_in_test_runs


@final
class Mission:
    """What was planned, and what comes: all that a resolution starts from but the order of the damage tiles."""

    def __init__(
        self,
        turns: int,
        programs: list[list[int]],
        tracks: list[Track],
        cards: list[Card],
        times: list[int],
        zones: list[int],
        carried: list[int],
        rulings: Rulings,
        squads: int = 0,
    ) -> None:
        self.turns = turns
        """How many have crew actions: 12, or 7 in a test run."""
        self.programs = programs
        """By crew member: the planned cards, by turn."""
        self.tracks = tracks
        """Red, white, blue, internal."""
        self.cards = cards
        """The threats in the order in which they move: time number, external before internal, as listed."""
        self.times = times
        """By threat: its time number."""
        self.zones = zones
        """By threat: the zone of its track, or INTERNAL."""
        self.carried = carried
        """By zone: the set of tiles that an earlier mission left."""
        self.rulings = rulings
        self.squads = squads
        """The set of those that an earlier mission left disabled: they are not set up (SA-CAM-09)."""
        self.is_sticky = any(card.traits & (SLIME | TILE_BY_TILE) for card in cards)
        """Whether there will ever be tiles that concern whoever enters their station."""


def tile_name(zone: int, tile: int) -> str:
    """What is printed on a damage tile; the white zone has the pulse cannon where others have a light laser."""
    return WHITE_TILE_NAMES[tile] if zone == WHITE else TILE_NAMES[tile]
