"""The best programs for a situation; who asks again about the same one gets the same answer."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from saucer.core.rng import Rng
from saucer.games.space_alert.board import TILES
from saucer.games.space_alert.live.bots.situation import Situation, mission, situation, with_gifts
from saucer.games.space_alert.live.deck import entry_of
from saucer.games.space_alert.live.setup import Setup
from saucer.games.space_alert.live.state import Operation, open_slots
from saucer.games.space_alert.planning.hands import Hand
from saucer.games.space_alert.planning.search import STAGES, Search

_WAYS_TO_GIVE = 3
"""So many ways to put cards aside for androids are compared."""
_REMEMBERED = 64


class Plan(NamedTuple):
    """What everybody does, and who lays which card on an android's board."""

    programs: tuple[tuple[int, ...], ...]
    gifts: tuple[tuple[int, int, int], ...]
    worth: int


class Budget(NamedTuple):
    """How long to search: so many resolutions or, if that is 0, so many seconds."""

    tries: int
    seconds: float


def joint_plan(state: Operation, heard: Collection[int], trusted: Collection[int], budget: Budget) -> Plan:
    """What those who are trusted had better do, together."""
    known = situation(state, heard, trusted)
    ways = [with_gifts(known, state, trusted, variant) for variant in range(_WAYS_TO_GIVE)]
    if not ways[0].gifts:
        return _search(state.setup, ways[0], budget)
    each = Budget(budget.tries // _WAYS_TO_GIVE, budget.seconds / _WAYS_TO_GIVE)
    return max((_search(state.setup, way, each) for way in ways), key=lambda plan: plan.worth)


def follows(state: Operation, seat: int, plan: Plan) -> bool:
    """Whether somebody has laid what the plan wants for the open phase."""
    member = state.order.index(seat)
    program = state.programs[member]
    return all(entry_of(program[slot]) == plan.programs[member][slot] for slot in open_slots(state, seat))


@lru_cache(_REMEMBERED)
def _search(setup: Setup, known: Situation, budget: Budget) -> Plan:
    seed = known.seed()
    hands = [Hand(False, [card for card, _ in hand], [phase for _, phase in hand]) for hand in known.hands]
    fixed = [list(board) for board in known.boards]
    rng = Rng(seed)
    search = Search(mission(setup, known), hands, fixed, [_order(known, rng) for _ in range(STAGES[-1])], rng)
    search.run(budget.seconds, budget.tries)
    return Plan(tuple(map(tuple, search.best)), known.gifts, search.worth)


def _order(known: Situation, rng: Rng) -> list[int]:
    """An order in which the damage tiles may come, zone by zone; those that lie there already come first."""
    found: list[int] = []
    for carried in known.carried:
        rest = [tile for tile in range(TILES) if not carried >> tile & 1]
        found += [tile for tile in range(TILES) if carried >> tile & 1]
        found += [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]
    return found
