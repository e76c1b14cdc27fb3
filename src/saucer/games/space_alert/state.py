"""Everything true about a resolution in progress."""

from typing import Final, final

from saucer.core.state import State
from saucer.games.space_alert.board import (
    BRIDGE,
    EMPTY,
    FUEL,
    MALFUNCTION,
    REACTOR_CAPACITIES,
    REACTOR_TILE,
    REACTORS,
    ROCKETS,
    SHIELD_CAPACITIES,
    SHIELD_TILE,
    SHIELDS,
    VISUAL_POINTS,
    B,
    C,
    Card,
    Mission,
    Track,
)

RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2

APPEAR: Final = 0
ACT: Final = 1
COMPUTE: Final = 2
LAND: Final = 3
"""Only on the turn after the last one with crew actions."""
THREATEN: Final = 4
CHECK: Final = 5
JUMP: Final = 6

AHEAD: Final = 0
"""A threat that has not appeared yet."""
PRESENT: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3

LENDS_NOTHING: Final = 0
LENDS_STRENGTH: Final = 1
LENDS_SHIELD: Final = 2

NOBODY: Final = -1
NO_SQUAD: Final = -1
RED_SQUAD: Final = 0
BLUE_SQUAD: Final = 1
NO_ZONE: Final = -1
NO_THREAT: Final = -1

# What is still to be done, on a stack: a verb in the lowest byte, a threat in the next, then the arguments.
DRAW: Final = 1
"""Zone, number of tiles."""
ATTACK: Final = 2
"""Zone, whether it doubles (1) and pierces shields (2), strength."""
HURT: Final = 3
"""Zone, points of internal damage."""
EFFECT: Final = 4
"""Letter, number of the effect."""
MOVE: Final = 5
"""Spaces."""
LEAVE: Final = 6
"""The threat has done its Z."""
LEAK: Final = 7
"""Zone: the cubes of its reactor leak."""
AVENGE: Final = 8
"""At the end of computing damage: an asteroid that was destroyed, or the Nemesis."""


@final
class Threat:
    """A threat of this mission and what became of it."""

    def __init__(
        self,
        card: Card,
        track: Track,
        time: int,
        zone: int,
        status: int,
        position: int,
        damage: int,
        hp: int,
        speed: int,
        shield: int,
        where: int,
        origin: int,
        passed: int,
        pressed: int,
        is_shown: bool,
        is_grown: bool,
        has_cryoshield: bool,
        lends: int,
    ) -> None:
        self.card = card
        self.track = track
        self.time = time
        self.zone = zone
        """Of its track, or INTERNAL."""
        self.status = status
        self.position = position
        self.damage = damage
        self.hp = hp
        self.speed = speed
        self.shield = shield
        self.where = where
        """The set of stations with a tile of it."""
        self.origin = origin
        """Where the original Slime lies, or NOBODY once it is gone: all its other tiles are progeny."""
        self.passed = passed
        """How many X and Y it has behind it."""
        self.pressed = pressed
        """The stations in which its button was pressed this turn; for the Nuclear Device, how often."""
        self.is_shown = is_shown
        self.is_grown = is_grown
        self.has_cryoshield = has_cryoshield
        self.lends = lends
        """What bonus it gives to external threats now."""

    def copy(self) -> "Threat":
        return Threat(
            self.card,
            self.track,
            self.time,
            self.zone,
            self.status,
            self.position,
            self.damage,
            self.hp,
            self.speed,
            self.shield,
            self.where,
            self.origin,
            self.passed,
            self.pressed,
            self.is_shown,
            self.is_grown,
            self.has_cryoshield,
            self.lends,
        )


@final
class Member:
    """One of the crew: a person or an android."""

    def __init__(self, program: list[int], station: int, squad: int, is_down: bool, is_delayed: bool) -> None:
        self.program = program
        """By turn, as far as it was delayed by now; the first turn is number 0 here."""
        self.station = station
        self.squad = squad
        """Which squad follows, or NO_SQUAD."""
        self.is_down = is_down
        self.is_delayed = is_delayed
        """Whether the next action was delayed this turn: that counts once."""

    def copy(self) -> "Member":
        return Member(self.program.copy(), self.station, self.squad, self.is_down, self.is_delayed)


class Voyage(State):
    """Ship, crew and threats, and where in the turn we are."""

    def __init__(
        self,
        mission: Mission,
        order: list[int],
        crew: list[Member],
        threats: list[Threat],
        shields: list[int],
        reactors: list[int],
        tiles: list[int],
        drawn: list[int],
        seen: list[int],
        jobs: list[int],
        numbers: list[int],
    ) -> None:
        self.mission = mission
        self.order = order
        """By zone * 6 + number of the draw: the tile; empty: the dealer draws."""
        self.crew = crew
        self.threats = threats
        """In the order in which they move."""
        self.shields = shields
        """By zone: the cubes, as `reactors`."""
        self.reactors = reactors
        self.tiles = tiles
        """By zone: the set of damage tiles on the ship."""
        self.drawn = drawn
        """Every tile drawn in this mission, zone * 8 + tile, in order."""
        self.seen = seen
        """By phase: most members who looked out of the windows on one turn."""
        self.jobs = jobs
        """What is to be done before anything else, the next thing last."""
        self.turn = numbers[0]
        self.step_now = numbers[1]
        self.next = numbers[2]
        """Whose action, or which threat's move, comes next in this step."""
        self.beats = numbers[3]
        """How often the resolution was carried on."""
        self.ending = numbers[4]
        self.culprit = numbers[5]
        """The threat that destroyed the ship, or NO_THREAT."""
        self.drawing = numbers[6]
        """The zone for which the dealer draws a tile, or NO_ZONE."""
        self.stored = numbers[7]
        """The set of squads in their racks."""
        self.disabled = numbers[8]
        """The set of disabled squads."""
        self.pilot = numbers[9]
        """Who is in space, or NOBODY."""
        self.fuel = numbers[10]
        self.rockets = numbers[11]
        self.launched = numbers[12]
        """Rockets on the first space of their track, 0 or 1."""
        self.flying = numbers[13]
        """Rockets on the second space."""
        self.fired = numbers[14]
        """The set of stations whose weapon was fired this turn."""
        self.boosted = numbers[15]
        """Those of them fired heroically."""
        self.sortie = numbers[16]
        """How the interceptors attack this turn: 0 not at all, 1 usually, 2 heroically."""
        self.lifts = numbers[17]
        """The set of zones whose lift was used this turn."""
        self.looking = numbers[18]
        """How many looked out of the windows this turn."""
        self.maintained = numbers[19]
        """The set of phases in which the computer was maintained."""
        self.covered = numbers[20]
        """The set of covered buttons: bit station for B, station + 8 for C."""
        self.doubled = numbers[21]
        """The set of zones in which a fissure doubles damage."""

    def numbers(self) -> list[int]:
        """All plain numbers, as the constructor wants them."""
        return [
            self.turn,
            self.step_now,
            self.next,
            self.beats,
            self.ending,
            self.culprit,
            self.drawing,
            self.stored,
            self.disabled,
            self.pilot,
            self.fuel,
            self.rockets,
            self.launched,
            self.flying,
            self.fired,
            self.boosted,
            self.sortie,
            self.lifts,
            self.looking,
            self.maintained,
            self.covered,
            self.doubled,
        ]


FIRST_NUMBERS: Final = [1, APPEAR, 0, 0, RUNNING, NO_THREAT, NO_ZONE, 3, 0, NOBODY, FUEL, ROCKETS] + [0] * 10


def first_crew(mission: Mission) -> list[Member]:
    """Everybody on the bridge, without a squad (SA-CMP-03)."""
    return [Member(program.copy(), BRIDGE, NO_SQUAD, False, False) for program in mission.programs]


def first_shields(mission: Mission) -> list[int]:
    """A cube less where an earlier mission left the shield damaged (SA-CAM-07)."""
    return [SHIELDS[zone] - (mission.carried[zone] >> SHIELD_TILE & 1) for zone in range(3)]


def first_reactors(mission: Mission) -> list[int]:
    """Likewise."""
    return [REACTORS[zone] - (mission.carried[zone] >> REACTOR_TILE & 1) for zone in range(3)]


def shield_capacity(state: Voyage, zone: int) -> int:
    """How many cubes a shield can hold now (SA-SHIP-03)."""
    return SHIELD_CAPACITIES[zone] - (state.tiles[zone] >> SHIELD_TILE & 1)


def reactor_capacity(state: Voyage, zone: int) -> int:
    """How many cubes a reactor can hold now (SA-SHIP-03)."""
    return REACTOR_CAPACITIES[zone] - (state.tiles[zone] >> REACTOR_TILE & 1)


def phase_of(turn: int) -> int:
    """Turns 1-3, 4-7, 8-12 are the phases 0, 1, 2 (SA-RES-03)."""
    return 0 if turn <= 3 else 1 if turn <= 7 else 2


def zone_of(threat: Threat) -> int:
    """The zone of its track, or that of the station its tile is in."""
    if threat.zone < 3:
        return threat.zone
    return station_of(threat) % 3


def station_of(threat: Threat) -> int:
    """The station of its tile; of several the first; 0 where there is none."""
    station = 0
    where = threat.where
    while where > 1:
        if where & 1:
            break
        where >>= 1
        station += 1
    return station


def cover_buttons(state: Voyage) -> None:
    """Find out anew which buttons malfunctions cover (SA-RES-07, SA-CREW-07, SA-CREW-08)."""
    covered = 0
    for threat in state.threats:
        if threat.card.kind == MALFUNCTION and threat.where:
            if threat.card.button == B:
                covered |= threat.where
            elif threat.card.button == C:
                covered |= threat.where << 8
    state.covered = covered


def points(state: Voyage, status: int) -> int:
    """What the threats with this fate are worth (SA-SCO-01)."""
    total = 0
    for threat in state.threats:
        if threat.status == status:
            total += threat.card.destroyed if status == DESTROYED else threat.card.survived
    return total


def count_bits(found: int) -> int:
    """How many there are in a set."""
    total = 0
    while found:
        total += found & 1
        found >>= 1
    return total


def penalties(state: Voyage) -> int:
    """Tiles, those of the most damaged zone again, who is knocked out, and disabled squads (SA-SCO-02)."""
    total = 0
    most = 0
    for tiles in state.tiles:
        count = count_bits(tiles)
        total += count
        most = max(most, count)
    for member in state.crew:
        if member.is_down:
            total += 2
    return total + most + count_bits(state.disabled)


def visual(state: Voyage) -> int:
    """The points for visual confirmations (SA-SCO-03)."""
    total = 0
    for seen in state.seen:
        total += VISUAL_POINTS[seen]
    return total


def score(state: Voyage) -> int:
    """What the mission is worth if it is won; it can be less than nothing (SA-SCO-04)."""
    return points(state, DESTROYED) + points(state, SURVIVED) - penalties(state) + visual(state)


def leads_active_squad(state: Voyage, member: Member) -> bool:
    """Whether a squad follows that is not disabled."""
    return member.squad != NO_SQUAD and not state.disabled >> member.squad & 1


def lent(state: Voyage, bonus: int, but: int = NO_THREAT) -> int:
    """How many threats, all but one, give such a bonus to external threats (SA-CARD-07, SA-CARD-10)."""
    found = 0
    for index, threat in enumerate(state.threats):
        if threat.lends == bonus and index != but:
            found += 1
    return found


def push(state: Voyage, verb: int, threat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Put something on the stack of what is to be done."""
    state.jobs.append(verb | threat << 8 | first << 16 | second << 24 | third << 32)


def lose(state: Voyage, threat: int) -> None:
    """The ship is lost at once, by this threat (SA-RES-05)."""
    state.ending = LOST
    state.culprit = threat
    state.jobs.clear()
    state.drawing = NO_ZONE


def shift(program: list[int], slot: int) -> int:
    """Move the card of a slot to the right, and those it meets, until one finds an empty slot (SA-DLY-01).

    Returns the card that is pushed past the last slot, or EMPTY.
    """
    moving = EMPTY
    while slot < len(program):
        found = program[slot]
        program[slot] = moving
        moving = found
        if moving == EMPTY:
            return EMPTY
        slot += 1
    return moving
