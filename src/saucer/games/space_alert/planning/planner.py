"""A mission in, the best programs that were found for it out, and what can be expected of them."""

from math import sqrt

import msgspec

from saucer.core.rng import Rng
from saucer.games.space_alert import documents
from saucer.games.space_alert.board import Mission
from saucer.games.space_alert.planning import dealt
from saucer.games.space_alert.planning.judge import Judge, worth_of
from saucer.games.space_alert.planning.search import STAGES, Search
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import WON, score

COMPARED = 200
"""Draws by which the best programs of the searches are compared."""
DRAWS = 1000
"""Other draws by which the winner is estimated."""
_SEARCHING = 0.95
"""The share of the seconds that is left to the searches."""


class Plan(msgspec.Struct, frozen=True):
    """A planned mission, and how it fared with draws of damage tiles that had no part in planning it."""

    mission: dict[str, object]
    """As `resolve` takes it."""
    survival: float
    """The share of the draws with which the ship jumps."""
    survival_error: float
    """Its standard error; 0 only if no tile is drawn at all, for no number of draws proves that nothing can happen."""
    score: float | None
    """The mean of those draws."""
    score_error: float | None
    tries: int
    """How many resolutions the search took."""
    draws: int
    """How many the estimate took; 1 if no tile is drawn, so that all draws come to the same."""


def plan(document: object, seconds: float = 10.0, tries: int = 0, seed: int = 0) -> Plan:
    """Plan a mission within a time or, if `tries` is not 0, within a number of resolutions, the same for every seed.

    Raises `BadMission`, which says what is wrong with it. The order of tiles that a mission may give is not looked at.
    """
    given, planned, hands = dealt.parse(document)
    planned.orders = [[], [], []]
    orders = [planned.order((seed << 32) + draw) for draw in range(STAGES[-1] + COMPARED + DRAWS)]
    mission = planned.mission
    search = Search(mission, hands, mission.programs.copy(), orders[: STAGES[-1]], Rng(seed))
    search.run(seconds * _SEARCHING, tries)
    best = max(search.found, key=lambda programs: _worth(mission, programs, orders[STAGES[-1] : -DRAWS]))
    return _estimate(given, mission, best, orders[-DRAWS:], search.judge.tries)


def _ends(mission: Mission, programs: list[list[int]], orders: list[list[int]]) -> list[Resolution]:
    """How the mission ends with each order; a single end if no tile is drawn, for then all of them are the same."""
    mission.programs[:] = programs
    judge = Judge(mission, orders)
    first = judge.resolve(0)
    return [first, *map(judge.resolve, range(1, len(orders)))] if first.drawn else [first]


def _worth(mission: Mission, programs: list[list[int]], orders: list[list[int]]) -> float:
    ends = _ends(mission, programs, orders)
    return sum(map(worth_of, ends)) / len(ends)


def _estimate(
    given: dict[str, object], mission: Mission, programs: list[list[int]], orders: list[list[int]], tries: int
) -> Plan:
    ends = _ends(mission, programs, orders)
    scores = [score(state) for state in ends if state.ending == WON]
    likely = (len(scores) + 1) / (len(ends) + 2)
    mean = sum(scores) / len(scores) if scores else None
    return Plan(
        mission={**given, "players": msgspec.to_builtins(documents.document(mission).players)},
        survival=len(scores) / len(ends),
        survival_error=sqrt(likely * (1 - likely) / len(ends)) if len(ends) > 1 else 0.0,
        score=mean,
        score_error=None if mean is None else sqrt(sum((each - mean) ** 2 for each in scores)) / len(scores),
        tries=tries,
        draws=len(ends),
    )
