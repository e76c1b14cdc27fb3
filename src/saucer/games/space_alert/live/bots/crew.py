"""A member of the crew who plans for all that can be heard, and does the own part of it."""

from collections.abc import Set

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.announcements import PHASE_WARNING
from saucer.games.space_alert.live.bots import breaks
from saucer.games.space_alert.live.bots.giving import next_transfer
from saucer.games.space_alert.live.bots.laying import NOTHING, next_gift, next_order, next_own
from saucer.games.space_alert.live.bots.plans import Budget, follows, joint_plan
from saucer.games.space_alert.live.rules import BY_TURN, LiveMission
from saucer.games.space_alert.live.state import (
    GATHERING,
    LEVELS,
    PLANNING,
    REPAIRING,
    RESOLVING,
    Operation,
    is_told,
)

TRIES = 6_000
"""Resolutions for a choice."""
_FIRST, _SECOND = 3 / 4, 1 / 4
"""The shares of the plan for everybody and of a second one, which answers to what others did or asks for a gift."""

_COUNTDOWN = 5
"""So many seconds before the end of a phase nothing is changed any more."""
_PACKET = 20
"""So many seconds before it, the next packet is taken if all is laid."""
_SETTLED = 15
"""So many seconds after an announcement everybody has laid what it called for, who is going to."""

_MOMENTS = {GATHERING: (300, 900), RESOLVING: (7000, 8000), LEVELS: (3000, 5000), REPAIRING: (2000, 3500)}
"""By phase: from and to how many milliseconds an act takes; people want to watch a turn of the resolution."""
_TELLING = (300, 900)
_THINKING = (1800, 3500)
"""After an announcement, before the first act."""
_ACTING = (500, 1000)
_HURRYING = (300, 500)
_TURNS = {60: 8000, 20: 3000, _COUNTDOWN: 0}
"""By the seconds that a phase lasts yet: for how long each seat lets the one before it change its cards first."""


class Crew(Bot):
    """Tells what it holds, lays what is best for everybody, and is left alone until something new is announced."""

    def __init__(self) -> None:
        self._budget = Budget(TRIES, 0.0)
        self._heard: dict[int, int] = {}
        """By seat: up to which announcement it has paused to think."""

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:
        if milliseconds is not None:
            self._budget = Budget(0, milliseconds / 1000)
        elif playouts is not None:
            self._budget = Budget(max(1, playouts), 0.0)

    def pause(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, LiveMission)
        least, most = _MOMENTS[state.phase] if state.phase != PLANNING else self._rhythm(state, seat)
        return least + rng.below(most - least + 1)

    def _rhythm(self, state: LiveMission, seat: int) -> tuple[int, int]:
        if not state.telling >> seat & 1 and not state.setup.is_solo:
            return _TELLING
        left = _seconds_left(state)
        if self._heard.get(seat) == state.heard:
            return _ACTING if left is None else _HURRYING
        self._heard[seat] = state.heard
        if left is None:
            return _THINKING
        return _HURRYING[0] + _TURNS[left] * seat, _HURRYING[1] + _TURNS[left] * seat

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, LiveMission)
        choices = state.legal(seat)
        if state.phase == GATHERING:
            return actions.READY if actions.READY in choices else actions.NOT_READY
        if state.phase == RESOLVING:
            return actions.ADVANCE | BY_TURN << 8
        if state.phase == LEVELS:
            return breaks.proposal(state)
        if state.phase == REPAIRING:
            return breaks.repair(state, choices)
        wishes = [self._next(state, seat), actions.GO_ON]
        return next((wish for wish in wishes if wish in choices), choices[rng.below(len(choices))])

    def _next(self, state: LiveMission, seat: int) -> int:
        """What to do in the action round. Nobody plans in silence: what lies there was agreed upon."""
        left = _seconds_left(state)
        if state.setup.is_solo:
            return next_order(state, joint_plan(state, (), (), self._budget))
        if state.silent:
            return actions.GO_ON
        if not state.telling >> seat & 1:
            return actions.TELL
        if left == _COUNTDOWN and state.setup.has_clock:
            return actions.GO_ON
        heard = frozenset(other for other in range(state.setup.people) if other == seat or is_told(state, other))
        plan = joint_plan(state, heard, heard, self._budget.share(_FIRST))
        others = _in_ending_phase(state) & heard - {seat}
        is_agreed = all(follows(state, other, plan) for other in others)
        if _is_settled(state) and not is_agreed:
            # What fits to what they did instead.
            plan = joint_plan(state, heard, heard - others, self._budget.share(_SECOND))
        act = next_transfer(state, seat, heard, plan, self._budget.share(_SECOND))
        if act == NOTHING:
            act = next_own(state, seat, plan)
        if act == NOTHING and (left is not None or not state.setup.has_clock):
            act = next_gift(state, seat, plan)
        if act == NOTHING and is_agreed and _is_time_for_packet(state, seat):
            act = actions.NEXT_PACKET | state.stages[seat] + 1 << 8
        if act != NOTHING:
            return act
        if state.stoppable and not state.stopping >> seat & 1 and state.stages[seat] == state.setup.phases:
            return actions.STOP
        return actions.GO_ON


def _in_ending_phase(state: Operation) -> Set[int]:
    """Who is in the phase whose end was announced last, and can still change what they laid there."""
    phase = state.schedule()[state.heard - 1].phase
    return frozenset(seat for seat in range(state.setup.people) if state.stages[seat] == phase)


def _is_time_for_packet(state: Operation, seat: int) -> bool:
    """Whether one's phase is as good as over; after the last one there is no packet."""
    wanted = _PACKET if state.setup.has_clock else _COUNTDOWN
    return (
        _seconds_left(state) == wanted and seat in _in_ending_phase(state) and state.stages[seat] < state.setup.phases
    )


def _seconds_left(state: Operation) -> int | None:
    """How long a phase lasts yet, if that was the last thing announced."""
    last = state.schedule()[state.heard - 1]
    return last.seconds if last.kind == PHASE_WARNING else None


def _is_settled(state: Operation) -> bool:
    """Whether the end of a phase is near, and nothing else has happened for a while."""
    last, before = state.schedule()[state.heard - 1], state.schedule()[state.heard - 2]
    return last.kind == PHASE_WARNING and last.at - before.at >= _SETTLED
