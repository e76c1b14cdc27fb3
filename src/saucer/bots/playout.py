"""Playing on at random: what simulators count and searchers sample."""

from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER
from saucer.core.state import State, tick


def play_randomly(state: State, rng: Rng, limit: int) -> int:
    """Play `state` on with random legal actions, at most `limit` of them; return how many were played."""
    for played in range(limit):
        seats = state.to_act()
        if not seats:
            return played
        seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            state.step(seat, chance.sample(rng))
        elif seat == CLOCK:
            wakeup = state.next_wakeup()
            assert wakeup is not None
            state.step(seat, tick(wakeup))
        else:
            actions = state.legal(seat)
            state.step(seat, actions[rng.below(len(actions))])
    return limit
