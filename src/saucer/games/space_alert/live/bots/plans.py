"""The best programs for a situation; who asks again about the same one gets the same answer."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from saucer.core.rng import Rng
from saucer.games.space_alert.board import TILES
from saucer.games.space_alert.live.bots.situation import Situation, hand_of, mission, situation, with_gifts
from saucer.games.space_alert.live.deck import entry_of
from saucer.games.space_alert.live.setup import Setup
from saucer.games.space_alert.live.state import Operation, open_slots
from saucer.games.space_alert.planning.judge import Judge
from saucer.games.space_alert.planning.search import STAGES, Search

_WAYS_TO_GIVE = 3
"""So many ways to put cards aside for androids are compared."""
_REMEMBERED = 64
ORDERS = STAGES[-1]
"""Of damage tiles, by which a plan is judged in the end."""


Programs = tuple[tuple[int, ...], ...]
"""By member and slot: what it does."""


class Plan(NamedTuple):
    """What everybody does in a situation, and what that is worth over all orders of tiles."""

    programs: Programs
    known: Situation
    worth: int

    @property
    def gifts(self) -> tuple[tuple[int, int, int], ...]:
        """Who lays which card on which android's board."""
        return self.known.gifts


class Budget(NamedTuple):
    """How long to search: so many resolutions or, if that is 0, so many seconds."""

    tries: int
    seconds: float

    def share(self, part: float) -> "Budget":
        return Budget(max(1, int(self.tries * part)), 0.0) if self.tries else Budget(0, self.seconds * part)


def joint_plan(
    state: Operation, heard: Collection[int], trusted: Collection[int], budget: Budget, done: Collection[int] = ()
) -> Plan:
    """What those who are trusted had better do, together; who is done does nothing more in the open phase."""
    known = situation(state, heard, trusted, done)
    givers = [seat for seat in trusted if seat not in done]
    ways = [with_gifts(known, state, givers, variant) for variant in range(_WAYS_TO_GIVE)]
    if not ways[0].gifts:
        return search(state.setup, ways[0], budget)
    return max((search(state.setup, way, budget.share(1 / _WAYS_TO_GIVE)) for way in ways), key=lambda plan: plan.worth)


def follows(state: Operation, seat: int, plan: Plan) -> bool:
    """Whether somebody has laid what the plan wants for the open phase."""
    member = state.order.index(seat)
    program = state.programs[member]
    return all(entry_of(program[slot]) == plan.programs[member][slot] for slot in open_slots(state, seat))


@lru_cache(_REMEMBERED)
def search(setup: Setup, known: Situation, budget: Budget) -> Plan:
    """The best programs that can be found for a situation."""
    rng = Rng(known.seed())
    fixed = [list(board) for board in known.boards]
    found = Search(mission(setup, known), list(map(hand_of, known.hands)), fixed, _orders(known, rng), rng)
    found.run(budget.seconds, budget.tries)
    return Plan(tuple(map(tuple, found.best)), known, found.worth)


def worth(setup: Setup, known: Situation, programs: Programs) -> int:
    """What any programs are worth by the orders of tiles by which plans for a situation are judged."""
    resolved = mission(setup, known)
    resolved.programs = [list(program) for program in programs]
    judge = Judge(resolved, _orders(known, Rng(known.seed())))
    judge.begin(ORDERS)
    return judge.worth


def _orders(known: Situation, rng: Rng) -> list[list[int]]:
    return [_order(known, rng) for _ in range(ORDERS)]


def _order(known: Situation, rng: Rng) -> list[int]:
    """An order in which the damage tiles may come, zone by zone; those that lie there already come first."""
    found: list[int] = []
    for carried in known.carried:
        rest = [tile for tile in range(TILES) if not carried >> tile & 1]
        found += [tile for tile in range(TILES) if carried >> tile & 1]
        found += [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]
    return found
