"""What needs no foresight: votes, pods to discard, Jelly to give, and being ready."""

from saucer.games.jelly_monster import actions, rewards
from saucer.games.jelly_monster.bots.outlook import outlook
from saucer.games.jelly_monster.state import DISCARD, PAY, VOTE, Hunt


def answer(state: Hunt, seat: int, legal: list[int]) -> int:
    """What `seat` answers when it is asked for anything but its dice, its barrier or the timer."""
    if state.awaits == DISCARD:
        return actions.DISCARD | rewards.least_pod(state, seat) << 8
    if state.awaits == PAY:
        return actions.GIVE | _poorest(state, rewards.payees_left(state)) << 8
    if state.awaits == VOTE:
        job = state.job
        district, printed, visited = rewards.scored_district(state), job >> 16 & 255, job >> 24
        players = rewards.players_of(job)
        side = outlook(state, seat).better_side(district, printed, players, state.majority, visited)
        return actions.VOTE | side << 8
    return legal[0]


def _poorest(state: Hunt, seats: list[int]) -> int:
    """Who is farthest behind as far as everybody can see."""
    found = seats[0]
    for seat in seats:
        if state.jelly[seat] + 3 * len(state.pods[seat]) < state.jelly[found] + 3 * len(state.pods[found]):
            found = seat
    return found
