"""The conformance suite, for three, four and five, live and thinking."""

import pytest

from saucer.core.messages import Options
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.jelly_monster import JELLY_MONSTER, hidden
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import NO_PLAN, NO_VOTE, OPENING, PLACING, VOTE
from tests.conformance.suite import Conformance


def shuffle_hidden(state: JellyHunt, seat: Seat | None, rng: Rng) -> JellyHunt:
    """The same state with other pods, plans and votes where `seat` may not know them."""
    twin = state.copy()
    hidden.deal_anew(twin, seat, rng)
    for other in range(state.way.seats):
        if other != seat and state.plans[other] != NO_PLAN:
            possible = hidden.planable(state, other)
            twin.plans[other] = possible[rng.below(len(possible))]
        if other != seat and state.votes[other] != NO_VOTE:
            twin.votes[other] = 1 - state.votes[other]
    return twin


class TestThree(Conformance):
    game = JELLY_MONSTER
    longest = 4000
    seats = 3

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            JellyMonsterOptions(),
            JellyMonsterOptions(faces="random"),
            JellyMonsterOptions(faces="random", variant="thinking"),
            JellyMonsterOptions(faces="random", variant="thinking", barrier="automatic", dispute="chance"),
            JellyMonsterOptions(faces="random", barrier="automatic", flip="automatic", hourglass=20),
            JellyMonsterOptions(faces="random", variant="thinking", hourglass=0),
        ]

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, JellyHunt)
        return shuffle_hidden(state, seat, Rng(7))

    def uncovers(self, before: State, after: State) -> bool:
        """The last vote shows all votes, the last plan of a step all plans, and the last round all pods."""
        assert isinstance(before, JellyHunt)
        assert isinstance(after, JellyHunt)
        votes = before.awaits == VOTE and (after.awaits, after.job, after.asked) != (VOTE, before.job, before.asked)
        is_step = not before.way.live and before.phase == PLACING and before.rolling < 0
        plans = is_step and (before.now, before.round, before.phase) != (after.now, after.round, after.phase)
        return votes or plans or before.phase < OPENING <= after.phase


@pytest.mark.slow
class TestFour(TestThree):
    seats = 4


class TestFive(TestThree):
    seats = 5
