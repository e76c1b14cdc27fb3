"""Players made for this game: one of habit, and one that plans."""

import time
from typing import Final, final

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.estimate import Judge, judge
from saucer.games.falling_skies.planner.hasty import Hasty
from saucer.games.falling_skies.planner.outlook import WIN, Outlook
from saucer.games.falling_skies.planner.weights import HABITS
from saucer.games.falling_skies.state import FIRST_WHITE, OVER, ROOMS, Invasion

DEFAULT_PLAYOUTS: Final = 160
ROUNDS_AHEAD: Final = 1
"""How many rounds a playout goes on after this one."""
SHORTLIST: Final = 12
"""How many placements are tried so far ahead; the others are only glanced at, to the end of this round."""
LINES: Final = 4
"""How many ways through a rooms phase are tried, those that look best."""
CALLS: Final = 8
"""How many calls on abilities are tried, those that look best."""
MARGIN: Final = 1.0
"""How much worse, in log-odds, a way may look that is tried beside the best."""


@final
class Habit(Bot):
    """Does what looks best for the dice as they lie, and tries nothing out: quick enough for thousands of games."""

    def __init__(self) -> None:
        self._hasty: Hasty | None = None

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Invasion)
        if self._hasty is None or self._hasty.outlook.board is not state.board:
            self._hasty = Hasty(Outlook(state.board, HABITS))
        for call in self._hasty.best_calls(state, 1, rng):
            if self._hasty.worth_of(state, call, rng) > self._hasty.worth(state, rng):
                return call
        if state.phase == ROOMS:
            plan = self._hasty.rooms_plan
            plan.search(state)
            return plan.line[0] if plan.line else actions.FINISH
        return self._hasty.choose(state, state.legal(seat))


@final
class Planner(Bot):
    """Tries what it could do by playing this round and the next to their ends by habit, and keeps what does best.

    The state in which a playout ends is valued by the estimate.
    """

    def __init__(self) -> None:
        self.playouts = DEFAULT_PLAYOUTS
        self.milliseconds = 0
        """The time for a choice; 0: the playouts are counted instead."""
        self._hasty: Hasty | None = None
        self._judge: Judge | None = None

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:
        if playouts is not None:
            self.playouts = max(1, playouts)
        self.milliseconds = 0 if milliseconds is None else max(1, milliseconds)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Invasion)
        hasty = self._on(state.board)
        if state.phase == ROOMS:
            return self._choose_line(hasty, state, seat, rng)
        choices = _distinct_choices(state, state.legal(seat))
        habit = hasty.choose(state, choices)
        choices += hasty.best_calls(state, CALLS, rng)
        if len(choices) == 1 or (not self.milliseconds and self.playouts < len(choices)):
            return habit
        if habit in choices:
            choices.remove(habit)
        choices.insert(0, habit)  # among equals the first one wins
        starts: list[Invasion] = []
        for choice in choices:
            after = state.copy()
            after.step(seat, choice)
            starts.append(after)
        return choices[self._compare(hasty, starts, rng)]

    def _on(self, board: Board) -> Hasty:
        """The hasty player for this board; kept, as is the estimate, as long as it stays the same."""
        if self._hasty is None or self._judge is None or self._judge.outlook.board is not board:
            self._hasty = Hasty(Outlook(board, HABITS))
            self._judge = judge(board)
        return self._hasty

    def _choose_line(self, hasty: Hasty, state: Invasion, seat: Seat, rng: Rng) -> int:
        """The first action of the best line through the rooms phase; its next ones are found again in their turn.

        A line may also begin with a call.
        """
        plan = hasty.rooms_plan
        plan.search_all(state)
        if plan.worth == WIN or (not self.milliseconds and self.playouts < LINES):
            return plan.line[0] if plan.line else actions.FINISH
        lines, worths = plan.lines, plan.worths
        firsts: list[int] = []
        starts: list[Invasion] = []
        while lines and len(starts) < LINES:
            best = 0
            for i in range(1, len(lines)):
                if worths[i] > worths[best]:
                    best = i
            if worths.pop(best) < plan.worth - MARGIN:
                break
            line = lines.pop(best)
            after = state.copy()
            hasty.follow(after, line)
            firsts.append(line[0] if line else actions.FINISH)
            starts.append(after)
        for call in hasty.best_calls(state, CALLS, rng):
            after = state.copy()
            after.step(seat, call)
            hasty.finish_rooms(after)
            firsts.append(call)
            starts.append(after)
        return firsts[self._compare(hasty, starts, rng)]

    def _compare(self, hasty: Hasty, starts: list[Invasion], rng: Rng) -> int:
        """Which of the `starts` does best, by sequential halving: what seems worse is looked at no longer.

        Each phase has the same part of the budget. Starts are compared with the same luck.
        """
        alive = list(range(len(starts)))
        totals = [0.0] * len(starts)
        phases = 0
        while 1 << phases < min(len(starts), SHORTLIST):
            phases += 1
        glances = len(starts) > SHORTLIST
        if glances:
            phases += 1
        begun = time.monotonic()
        for phase in range(phases):
            deadline = begun + self.milliseconds * (phase + 1) / phases / 1000
            rounds = max(1, self.playouts // (phases * len(alive)))
            played = 0
            while played == 0 or (time.monotonic() < deadline if self.milliseconds else played < rounds):
                seed = rng.word()
                for i in alive:
                    totals[i] += self._play_out(hasty, starts[i], 0 if glances else ROUNDS_AHEAD, seed)
                played += 1
            if glances:
                _drop_worst(alive, totals, SHORTLIST)
                totals = [0.0] * len(starts)
                glances = False
            else:
                _drop_worst(alive, totals, (len(alive) + 1) // 2)
        return alive[0]

    def _play_out(self, hasty: Hasty, start: Invasion, rounds_ahead: int, seed: int) -> float:
        """The chance to win from `start`, as one way to play on shows it."""
        after = start.copy()
        rng = Rng(seed)
        for _ in range(rounds_ahead + 1):
            if after.phase != OVER:
                hasty.finish_round(after, rng)
        assert self._judge is not None
        return self._judge.chance(after)


def _drop_worst(alive: list[int], totals: list[float], keep: int) -> None:
    """Leave only the `keep` best; among equals the first."""
    while len(alive) > keep:
        worst = 0
        for i in range(1, len(alive)):
            if totals[alive[i]] <= totals[alive[worst]]:
                worst = i
        alive.pop(worst)


def _distinct_choices(state: Invasion, legal: list[int]) -> list[int]:
    """All that is worth trying: a robot is not taken off unless nothing else is legal, of two equal dice only one
    is placed, and calls have their own list."""
    found: list[int] = []
    seen: list[int] = []
    for action in legal:
        verb = action & 255
        if verb == actions.REMOVE_ROBOT or verb == actions.CALL:
            continue
        if verb == actions.PLACE:
            die = action >> 8 & 255
            kind = action >> 16 << 8 | state.dice[die] << 1 | (die >= FIRST_WHITE)
            if kind in seen:
                continue
            seen.append(kind)
        found.append(action)
    return found or legal
