"""Simulated annealing over the programs of a crew, with the rules as the judge."""

import math
import time
from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.space_alert.board import Mission
from saucer.games.space_alert.planning.errands import Errands
from saucer.games.space_alert.planning.hands import Hand
from saucer.games.space_alert.planning.judge import POINT, Judge

HOT: Final = 2.0
COLD: Final = 0.25
"""Temperatures, in points of the score."""
STARTS: Final = 2
"""How many searches begin anew; a last one goes on from the best of them, half as hot."""
STAGES: Final = (1, 4, 16)
"""By how many orders of tiles programs are judged while a search cools down."""
_STAGE_ENDS: Final = (0.5, 0.8, 2.0)
"""The part of a search after which it judges by more of them: most of what is bad is bad with any order."""
_FIRST_ANSWERS: Final = 30
"""How many answers to each threat are compared for programs to start from."""
_CLOCK: Final = 16
"""Changes between two looks at the clock."""
_CHEAP: Final = 8
"""So many changes that are refused take the time of a resolution."""
_LUCKS: Final = [-math.log((each + 0.5) / 1024) for each in range(1024)]
"""How much worse, in temperatures, a change may be; as probable as annealing wants it."""


@final
class Budget:
    """How much of the time, or of the tries where they are limited, is spent."""

    def __init__(self, judge: Judge, seconds: float, tries: int) -> None:
        self._judge = judge
        self._seconds = seconds
        self._tries = tries
        self._began = time.monotonic()
        self.refused = 0
        """Changes that were not even tried, because the hands or what is given forbid them."""

    def spent(self) -> float:
        """From 0.0 to 1.0 and beyond."""
        if self._tries:
            return (self._judge.tries + self.refused // _CHEAP) / self._tries
        return (time.monotonic() - self._began) / self._seconds


@final
class Search:
    """Looks for the best programs, and leaves them in `best`."""

    def __init__(
        self,
        mission: Mission,
        hands: list[Hand],
        fixed: list[list[int]],
        orders: list[list[int]],
        rng: Rng,
    ) -> None:
        self.best = [program.copy() for program in fixed]
        self.worth = -1_000_000 * POINT
        """Of the best programs, the sum over all orders."""
        self.found: list[list[list[int]]] = []
        """The best programs of every search."""
        self.judge = Judge(mission, orders)
        self._mission = mission
        self._fixed = fixed
        self._rng = rng
        self._errands = Errands(mission, hands, fixed, rng)

    def run(self, seconds: float, tries: int) -> None:
        """Search until the seconds, or the tries if they are not 0, are spent."""
        budget = Budget(self.judge, seconds, tries)
        best: list[list[int]] = []
        best_worth = self.worth
        for number in range(STARTS + 1):
            self.worth = -1_000_000 * POINT
            if number < STARTS:
                self._start()
                self._anneal(budget, (number + 1) / (STARTS + 1), HOT, 0)
            else:
                self._go_on_from(best, STAGES[-1])
                self._anneal(budget, 1.0, HOT / 2, len(STAGES) - 1)
            self.found.append(self.best)
            if self.worth > best_worth:
                best_worth = self.worth
                best = self.best
        self.best = best
        self.worth = best_worth

    def _go_on_from(self, programs: list[list[int]], orders: int) -> None:
        for member, program in enumerate(programs):
            self._mission.programs[member] = program.copy()
        self._judge_by(orders)

    def _judge_by(self, orders: int) -> None:
        self.judge.begin(orders)
        self._keep_if_best()

    def _keep_if_best(self) -> None:
        """Only what was judged by all orders counts."""
        if self.judge.used == STAGES[-1] and self.judge.worth > self.worth:
            self.worth = self.judge.worth
            self.best = [program.copy() for program in self._mission.programs]

    def _start(self) -> None:
        """Maintain the computer, then answer threat after threat in the best of several ways."""
        self._go_on_from(self._fixed, STAGES[0])
        self._errands.maintain()
        self._judge_by(STAGES[0])
        for threat in range(len(self._mission.cards)):
            for _ in range(_FIRST_ANSWERS):
                if self._errands.counter(threat):
                    self._take(0)

    def _take(self, least: int) -> None:
        """Keep a change if it promises at least so much more."""
        if self.judge.weigh(least):
            self.judge.accept()
            self._keep_if_best()
        else:
            self._errands.take_back()

    def _anneal(self, budget: Budget, until: float, hot: float, stage: int) -> None:
        """Accept what is worse ever more seldom, and judge ever more carefully."""
        begin = budget.spent()
        spent = begin
        while spent < until:
            part = (spent - begin) / (until - begin)
            if part >= _STAGE_ENDS[stage]:
                stage += 1
                self._judge_by(STAGES[stage])
            temperature = POINT * hot * (COLD / hot) ** part
            for _ in range(_CLOCK):
                if self._errands.change(self.judge.left):
                    self._take(-int(temperature * _LUCKS[self._rng.below(len(_LUCKS))]))
                else:
                    budget.refused += 1
            spent = budget.spent()
        self._judge_by(STAGES[-1])
