"""Everything true about a game in progress."""

from typing import Final

from saucer.core.state import State
from saucer.games.jelly_monster.board import SUMS, Way

LAYING: Final = 0
"""The dealer lays out the districts."""
WAITING: Final = 1
"""Until everybody is ready; live play only."""
COUNTDOWN: Final = 2
PLACING: Final = 3
SCORING: Final = 4
OPENING: Final = 5
"""All pods lie open, and the dealer rolls for those with a question mark."""
OVER: Final = 6

NOTHING: Final = 0
"""Scoring waits for nothing."""
DRAW: Final = 1
DISCARD: Final = 2
VOTE: Final = 3
PAY: Final = 4
SIDE: Final = 5
"""The dealer decides a dispute."""

IN_HAND: Final = -1
DECLINED: Final = -2
"""In place of a barrier's district: not used yet, and given up."""

NO_PLAN: Final = 0
NO_VOTE: Final = -1


class Hunt(State):
    """Plain ints and lists. A die is owner * 8 + value; a set of seats has bit s for seat s."""

    def __init__(
        self,
        way: Way,
        phase: int,
        round: int,
        now: int,
        ends_at: int,
        faces: list[int],
        start: int,
        targets: list[int],
        entrances: list[list[int]],
        gone: list[list[int]],
        centre: list[int],
        barriers: list[int],
        resting: int,
        flipped: int,
        ready: int,
        hands: list[int],
        rolls: list[list[int]],
        rolling: int,
        plans: list[int],
        jelly: list[int],
        pods: list[list[int]],
        discarded: list[list[int]],
        stack: list[int],
        scored: int,
        asked_at: int,
        majority: int,
        queue: list[int],
        job: int,
        awaits: int,
        asked: list[int],
        votes: list[int],
        given: list[int],
        opened: list[list[int]],
    ) -> None:
        self.way = way
        self.phase = phase
        self.round = round
        self.now = now
        """Table time as the clock told it last in live play, steps played in this round in the thinking variant."""
        self.ends_at = ends_at
        """When what goes on ends by itself, on the same scale."""
        self.faces = faces
        """By district, clockwise."""
        self.start = start
        """The district that the drone points at, or -1."""
        self.targets = targets
        """By district: the targeted zone."""
        self.entrances = entrances
        """By district: the dice there, as they came."""
        self.gone = gone
        """By district: dice that were expelled from there in this round of live play, each once."""
        self.centre = centre
        """The dice there, as they came."""
        self.barriers = barriers
        """By seat: the district it blocks, or IN_HAND or DECLINED."""
        self.resting = resting
        """The set of seats that do nothing more in this round."""
        self.flipped = flipped
        """Who turned the timer in this round, or -1."""
        self.ready = ready
        """The set of seats that are ready."""
        self.hands = hands
        """By seat: how many dice lie behind its barrier."""
        self.rolls = rolls
        """By seat: what its dice in hand show; empty: they must be rolled."""
        self.rolling = rolling
        """Whose dice the dealer rolls now, or -1."""
        self.plans = plans
        """By seat: the action it laid down in this step of the thinking variant, or NO_PLAN."""
        self.jelly = jelly
        self.pods = pods
        """By seat: the kinds of its pods, in rising order."""
        self.discarded = discarded
        """By seat: the kinds of the pods it discarded, in rising order."""
        self.stack = stack
        """By kind: how many pods are left."""
        self.scored = scored
        """How many districts were scored before the present one; as many as there are: the centre is."""
        self.asked_at = asked_at
        """What `scored` was when somebody was asked last in this round, or -1."""
        self.majority = majority
        """The set of majority players of the district that is being scored."""
        self.queue = queue
        """The icons that follow, each with those it is for: see `rewards`."""
        self.job = job
        """The icon that is being resolved, likewise."""
        self.awaits = awaits
        """What scoring waits for."""
        self.asked = asked
        """Whom it waits for, in order; of several only the first acts, unless they vote."""
        self.votes = votes
        """By seat: left 0, right 1, or NO_VOTE."""
        self.given = given
        """By seat: what it got from the player who is giving too little Jelly away."""
        self.opened = opened
        """By seat: what its dice for pods with a question mark show."""


def is_blocked(state: Hunt, district: int) -> bool:
    """Whether a barrier stands there (JM-PLACE-2)."""
    for blocked in state.barriers:
        if blocked == district:
            return True
    return False


def counted(state: Hunt, district: int) -> list[int]:
    """By seat: the set of values of its dice there that count, those that it shows only once (JM-SCORE-2)."""
    once = [0] * state.way.seats
    twice = [0] * state.way.seats
    for die in state.entrances[district]:
        owner = die >> 3
        bit = 1 << (die & 7)
        twice[owner] |= once[owner] & bit
        once[owner] |= bit
    for owner in range(state.way.seats):
        once[owner] &= ~twice[owner]
    return once


def sums(state: Hunt, district: int) -> list[int]:
    """By seat: the sum of its counted dice there; 0: it is not present (JM-SCORE-3, JM-SCORE-5)."""
    return [SUMS[values] for values in counted(state, district)]


def leaders(totals: list[int]) -> int:
    """The set of seats with the highest sum; nobody where nobody is present (JM-SCORE-3 to JM-SCORE-5)."""
    best = max(totals)
    found = 0
    if best > 0:
        for seat, total in enumerate(totals):
            if total == best:
                found |= 1 << seat
    return found


def members(seats: int) -> list[int]:
    """The seats of a set, in their order."""
    return [seat for seat in range(5) if seats >> seat & 1]


def pods_left(state: Hunt) -> int:
    """How many pods lie on the stack."""
    return sum(state.stack)


def worth(state: Hunt, seat: int) -> int:
    """Jelly, pods, and what was rolled for those with a question mark (JM-FIN-1)."""
    total = state.jelly[seat] + sum(state.opened[seat])
    for kind in state.pods[seat]:
        total += state.way.city.pod_values[kind]
    return total
