"""A member of the crew who plans for all that can be heard, and does the own part of it."""

from collections.abc import Set

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.announcements import PHASE_WARNING, TRANSFER_CLOSED
from saucer.games.space_alert.live.bots import breaks
from saucer.games.space_alert.live.bots.giving import next_transfer
from saucer.games.space_alert.live.bots.laying import NOTHING, next_gift, next_order, next_own
from saucer.games.space_alert.live.bots.plans import Budget, Plan, follows, joint_plan
from saucer.games.space_alert.live.deck import NO_CARD
from saucer.games.space_alert.live.rules import BY_TURN, LiveMission
from saucer.games.space_alert.live.state import (
    FIRST_SLOTS,
    GATHERING,
    LEVELS,
    PLANNING,
    REPAIRING,
    RESOLVING,
    Operation,
    is_told,
    member_of,
    open_slots,
)

TRIES = 6_000
"""Resolutions for a choice."""
_FIRST, _SECOND = 3 / 4, 1 / 4
"""The shares of the plan for everybody and of a second one, which answers to what others did or asks for a gift."""

_COUNTDOWN = 5
"""So many seconds before the end of a phase nothing is changed any more."""
_PACKET = 20
"""So many seconds before it, the next packet is taken if all is laid."""
_SETTLED = 10
"""So many seconds after an announcement everybody has laid what it called for, who is going to."""

_LATE = 3
"""The phase in which nobody is expected to do anything who did nothing before."""

_MOMENTS = {GATHERING: (300, 900), RESOLVING: (7000, 8000), LEVELS: (3000, 5000), REPAIRING: (2000, 3500)}
"""By phase: from and to how many milliseconds an act takes; people want to watch a turn of the resolution."""
_TELLING = (300, 900)
_THINKING = (1800, 3500)
"""After an announcement, before the first act."""
_ACTING = (500, 1000)
_HURRYING = (300, 500)
_TURNS = {60: 8000, 20: 3500, _COUNTDOWN: 0}
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
        rank = _rank(state, seat)
        # Of who did nothing for two phases, unlike oneself, nothing counts but what lies there.
        trusted = frozenset(other for other in heard if _rank(state, other)[0] >= rank[0])
        ending = _in_ending_phase(state)
        others = ending & trusted - {seat}
        plan = joint_plan(state, heard, trusted, self._budget.share(_FIRST))
        astray = _astray(state, others, plan)
        if left is not None and seat in ending:
            answered = _answered(state, seat, others)
            idle = frozenset(other for other in astray & answered if not _has_laid(state, other))
            if idle:
                plan = joint_plan(state, heard, trusted - idle, self._budget.share(_FIRST))
                astray = _astray(state, astray - idle, plan)  # who follows the first plan will change to this one
            if astray & answered:
                # What fits to what they did instead, and to those who change nothing more.
                done = astray & answered | {other for other in others if state.waits >> other & 1}
                plan = joint_plan(state, heard, trusted - idle, self._budget.share(_SECOND), done)
        act = next_transfer(state, seat, trusted, plan, self._budget.share(_SECOND))
        if act == NOTHING:
            act = next_own(state, seat, plan)
        if act == NOTHING and (left is not None or not state.setup.has_clock):
            act = next_gift(state, seat, plan)
        if act == NOTHING and not astray and _is_time_for_packet(state, seat):
            act = actions.NEXT_PACKET | state.stages[seat] + 1 << 8
        if act != NOTHING:
            return act
        if state.stoppable and not state.stopping >> seat & 1 and state.stages[seat] == state.setup.phases:
            return actions.STOP
        return actions.GO_ON


def _astray(state: Operation, seats: Set[int], plan: Plan) -> Set[int]:
    """Who has laid something else than the plan wants for the open phase."""
    return frozenset(seat for seat in seats if not follows(state, seat, plan))


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


def _answered(state: Operation, seat: int, others: Set[int]) -> Set[int]:
    """Whose cards are answered to: all if they had time to lay them, otherwise nobody's.

    Without a clock there is no such time. Then nobody answers to who ranks behind, so that answers come to an end.
    """
    if not state.setup.has_clock:
        return frozenset(other for other in others if _rank(state, other) < _rank(state, seat))
    # The beep after a data transfer calls for nothing.
    *_, before, last = (said for said in state.schedule()[: state.heard] if said.kind != TRANSFER_CLOSED)
    return others if last.at - before.at >= _SETTLED else frozenset()


def _rank(state: Operation, seat: int) -> tuple[bool, int]:
    """Who laid nothing in two phases that are over ranks before all others; equals rank by seat."""
    stage = state.stages[seat]
    locked = state.programs[member_of(state, seat)][: FIRST_SLOTS[stage]]
    return stage < _LATE or any(laid != NO_CARD for laid in locked), seat


def _has_laid(state: Operation, seat: int) -> bool:
    """Whether anything lies in the slots of the open phase."""
    program = state.programs[member_of(state, seat)]
    return any(program[slot] != NO_CARD for slot in open_slots(state, seat))
