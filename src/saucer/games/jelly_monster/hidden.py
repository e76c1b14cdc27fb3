"""What is hidden from a seat: others' pods, what was discarded, plans and votes that lie covered."""

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.jelly_monster import placing
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import NO_PLAN, NO_VOTE, OPENING


def imagine(state: JellyHunt, seat: Seat, rng: Rng) -> JellyHunt:
    """Deal the pods that `seat` has not seen anew; others' plans and votes are anything they may be."""
    imagined = state.copy()
    deal_anew(imagined, seat, rng)
    for other in range(state.way.seats):
        if other == seat:
            continue
        if state.plans[other] != NO_PLAN:
            found = planable(state, other)
            imagined.plans[other] = found[rng.below(len(found))]
        if state.votes[other] != NO_VOTE:
            imagined.votes[other] = rng.below(2)
    return imagined


def deal_anew(state: JellyHunt, seat: Seat | None, rng: Rng) -> None:
    """Deal the pods anew that `seat` (None: a spectator) may not know; in the end only discarded ones are secret."""
    others = [other for other in range(state.way.seats) if other != seat]
    hidden = state.discarded if state.phase >= OPENING else [*state.pods, *state.discarded]
    lots = [hidden[place] for place in range(len(hidden)) if place % state.way.seats in others]
    pool = [kind for kind, count in enumerate(state.stack) for _ in range(count)]
    pool = sorted([*pool, *(kind for lot in lots for kind in lot)])
    for lot in lots:
        lot[:] = sorted(pool.pop(rng.below(len(pool))) for _ in range(len(lot)))
    state.stack = [pool.count(kind) for kind in range(len(state.stack))]


def planable(state: JellyHunt, seat: int) -> list[int]:
    """What a seat that has made its plan could have planned."""
    before = state.copy()
    before.plans[seat] = NO_PLAN
    return placing.choices(before, seat)
