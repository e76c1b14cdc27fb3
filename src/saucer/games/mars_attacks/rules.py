"""The rules together: who acts, what is legal, what an action does, and the end."""

import math
from typing import Final, final

from saucer.core import seats
from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import CLOCK, NOBODY, THE_DEALER, Millis, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.mars_attacks import (
    actions,
    cards,
    deaths,
    fighting,
    finding,
    happenings,
    moving,
    rolling,
    shooting,
    supports,
    turns,
)
from saucer.games.mars_attacks.board import HUMAN, MARTIAN, SIDES, TYPES
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    AREA,
    ARRIVAL,
    DEALER,
    DEATHS,
    DEPLOYING,
    DRAW,
    END,
    EVENT,
    FOLLOWING,
    HERD,
    HIDING,
    LAYING,
    MELEE,
    OVER,
    PEST,
    REASONS,
    REFRESH,
    ROLL,
    ROUND,
    RUNNING,
    SET_UP,
    SETUP,
    SHOT,
    SNEAKING,
    SUPPORT,
    TESTS,
    TRAMPLE,
    TURN,
    WAITING,
    WINDOW,
    Battle,
    points,
)
from saucer.games.mars_attacks.way import Way

BEAT: Final = 3_600_000
"""How often the clock tells the time while no answer is due; it also does before each act."""
_TURNS: Final = [(Seat(MARTIAN),), (Seat(HUMAN),)]
_TIMED_TURNS: Final = [(Seat(MARTIAN), CLOCK), (Seat(HUMAN), CLOCK)]
_DIE: Final = (1,) * SIDES
_MOST_DICE: Final = 80
_DICE: Final = [Chance(actions.ROLLED, (_DIE,) * dice) for dice in range(_MOST_DICE)]
_SPREAD: Final = 2.5
"""A lead of so many points makes it likely, not certain, to win."""
_MODEL_WORTH: Final = 0.5
"""A model counts as this many points for the estimate."""


@final
class MarsBattle(Battle):
    """A game of Mars Attacks."""

    def to_act(self) -> Seats:
        if self.phase == OVER:
            return NOBODY
        if self.asked == DEALER:
            return THE_DEALER
        return _TIMED_TURNS[self.asked] if self.way.answer_time else _TURNS[self.asked]

    def chance(self) -> Chance | None:
        if self.phase == OVER or self.asked != DEALER:
            return None
        frame = self.stack[-1]
        kind = frame[0]
        if kind == TESTS:
            return _DICE[rolling.dice_to_roll(self)]
        if kind == ROLL:
            return _DICE[frame[1]]
        if kind == DRAW:
            return Chance(actions.DRAWN, ((0,) * frame[1] + (1,), tuple(self.deck)))
        if finding.is_searching(self, frame):
            return Chance(actions.FOUND, ((1, len(self.hideouts) - 1),))
        return Chance(actions.TURNED, (tuple(self.pool),))

    def next_wakeup(self) -> Millis | None:
        if self.phase == OVER or self.asked == DEALER or not self.way.answer_time:
            return None
        return Millis(self.ends_at if self.ends_at else self.now + BEAT)

    def told_time(self) -> Millis | None:
        """An answer's time begins with the act it answers."""
        return None if self.next_wakeup() is None else Millis(self.now)

    def legal(self, seat: Seat) -> list[int]:
        if self.phase == OVER or seat != self.asked:
            return []
        frame = self.stack[-1]
        kind = frame[0]
        if kind == ACTIVATION:
            return moving.choices(self, frame)
        if kind == TURN:
            return turns.turn_choices(self, frame)
        if kind == WINDOW:
            return cards.window_choices(self, frame)
        if kind == MELEE:
            return fighting.melee_choices(self, frame)
        if kind == DEATHS:
            return deaths.luck_choices(self)
        if kind == REFRESH:
            return cards.refresh_choices(self, frame)
        if kind == DEPLOYING:
            return turns.deploying_choices(self, frame)
        if kind == ROUND:
            return turns.round_choices(self, frame)
        if kind == SUPPORT:
            return supports.support_choices(self, frame)
        if kind == LAYING:
            return supports.jam_choices(self, frame[1])
        if kind == FOLLOWING:
            return moving.following_choices(self, frame)
        if kind == SHOT:
            return shooting.shot_choosers(self, frame)
        if kind == SNEAKING:
            return moving.sneaking_choices()
        if kind == PEST:
            return happenings.pest_choices(self, frame)
        return happenings.car_choices()

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        if seat == CLOCK:
            self._tick(action >> 8, events)
            return
        frame = self.stack[-1]
        self.asked = RUNNING
        self.ends_at = 0
        if seat == seats.DEALER:
            self._take_chance(frame, action, events)
        else:
            self._take(frame, action, events)
        self.run(events)

    def _tick(self, at: int, events: list[Event] | None) -> None:
        """It is later; who has thought too long about an answer declines."""
        self.now = at
        if self.ends_at and at >= self.ends_at:
            self.step(Seat(self.asked), actions.DECLINE, events)

    def _take_chance(self, frame: list[int], action: int, events: list[Event] | None) -> None:
        verb = action & 255
        if verb == actions.ROLLED:
            values: list[int] = []
            rest = action >> 8
            while rest:
                values.append(rest & 255)
                rest >>= 8
            if frame[0] == TESTS:
                rolling.take_tests(self, values, events)
            else:
                self.stack.pop()
                self.rolled = values
        elif verb == actions.DRAWN:
            cards.take_draw(self, frame, (action >> 16) - 1, events)
        elif verb == actions.TURNED:
            finding.turn_up(self, frame, action >> 8, events)
        else:
            finding.find(self, frame, action >> 8 == 1, events)

    def _take(self, frame: list[int], action: int, events: list[Event] | None) -> None:
        kind = frame[0]
        if kind == ACTIVATION:
            moving.take(self, frame, action, events)
        elif kind == TURN:
            turns.take_turn(self, frame, action, events)
        elif kind == WINDOW:
            cards.take_window(self, frame, action, events)
        elif kind == MELEE:
            fighting.take_melee(self, frame, action, events)
        elif kind == DEATHS:
            deaths.take_luck(self, frame, action, events)
        elif kind == REFRESH:
            cards.take_refresh(self, frame, action, events)
        elif kind == DEPLOYING:
            turns.take_deploying(self, frame, action, events)
        elif kind == ROUND:
            turns.take_round(self, frame, action, events)
        elif kind == SUPPORT:
            supports.take_support(self, frame, action, events)
        elif kind == LAYING:
            if action == actions.DECLINE:
                self.stack.pop()
            else:
                supports.jam(self, action, events)
        elif kind == FOLLOWING:
            moving.take_following(self, frame, action, events)
        elif kind == SHOT:
            frame[3] = action >> 8
        elif kind == SNEAKING:
            moving.take_sneaking(self, frame, action)
        elif kind == PEST:
            happenings.take_pest(self, frame, action, events)
        else:
            happenings.take_car(frame, action)

    def run(self, events: list[Event] | None) -> None:
        """Carry on with what is under way until somebody is asked or all is over."""
        while self.phase != OVER and self.asked == RUNNING:
            frame = self.stack[-1]
            kind = frame[0]
            if kind == ACTIVATION:
                moving.run_activation(self, frame)
            elif kind == WINDOW:
                cards.run_window(self, frame)
            elif kind == TESTS:
                rolling.run_tests(self)
            elif kind == ROLL:
                self.asked = DEALER
            elif kind == SHOT:
                shooting.run_shot(self, frame, events)
            elif kind == MELEE:
                fighting.run_melee(self, frame, events)
            elif kind == DEATHS:
                deaths.run_deaths(self, frame, events)
            elif kind == TURN:
                turns.run_turn(self, frame, events)
            elif kind == ARRIVAL:
                finding.run_arrival(self, frame, events)
            elif kind == DRAW:
                cards.run_draw(self, events)
            else:
                self._run_rarely(frame, events)
        if self.phase == OVER:
            self.asked = RUNNING
        elif self.way.answer_time and self.asked >= 0 and self._is_answer(self.stack[-1]):
            self.ends_at = self.now + self.way.answer_time

    def _run_rarely(self, frame: list[int], events: list[Event] | None) -> None:
        kind = frame[0]
        if kind == AREA:
            supports.run_area(self, frame, events)
        elif kind == SUPPORT:
            supports.run_support(self, frame, events)
        elif kind == LAYING:
            supports.run_laying(self, frame)
        elif kind == SNEAKING:
            moving.run_sneaking(self, frame)
        elif kind == FOLLOWING:
            moving.run_following(self, frame, events)
        elif kind == REFRESH:
            cards.run_refresh(self, frame)
        elif kind == END:
            turns.run_end(self, frame, events)
        elif kind == ROUND:
            turns.run_round(self, frame, events)
        elif kind == EVENT:
            happenings.run_event(self, frame, events)
        elif kind == HERD:
            happenings.run_herd(self, frame, events)
        elif kind == TRAMPLE:
            happenings.run_trample(self, frame, events)
        elif kind == PEST:
            happenings.run_pest(self, frame, events)
        elif kind == DEPLOYING:
            turns.run_deploying(self, frame, events)
        else:
            turns.run_set_up(self, frame, events)

    def _is_answer(self, frame: list[int]) -> bool:
        """Whether the decision is about a card in answer, which the clock may decline."""
        kind = frame[0]
        return kind == WINDOW or kind == DEATHS or kind == LAYING or (kind == SUPPORT and frame[1] == 0)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner < 0:
            return Outcome((0.5, 0.5), REASONS[self.reason])
        return Outcome((1.0, 0.0) if self.winner == MARTIAN else (0.0, 1.0), REASONS[self.reason])

    def estimate(self, seat: Seat) -> float:
        """The lead in points and models, as a chance."""
        outcome = self.outcome()
        if outcome is not None:
            return outcome.shares[seat]
        lead = points(self, seat) - points(self, 1 - seat) + self._strength(seat) - self._strength(1 - seat)
        return 1 / (1 + math.exp(-lead / _SPREAD))

    def _strength(self, seat: int) -> float:
        """How much of a side's models is left, as points."""
        models = self.way.scenario.sides[seat]
        left = self.present & models
        whole = 0
        here = 0
        while models:
            whole += models & 1
            here += left & 1
            models >>= 1
            left >>= 1
        return _MODEL_WORTH * self.way.scenario.goal * here / whole

    def copy(self) -> "MarsBattle":
        return MarsBattle(
            self.way,
            self.phase,
            self.round,
            self.turn,
            self.starter,
            self.finished,
            self.mover,
            self.passed,
            self.drawer,
            self.winner,
            self.reason,
            self.units,
            self.played,
            self.option,
            self.bound,
            self.squares.copy(),
            self.there.copy(),
            self.present,
            self.marked,
            self.panicked,
            self.charged,
            self.carded,
            self.acted,
            self.heroics.copy(),
            self.counters.copy(),
            self.pool.copy(),
            self.taken.copy(),
            self.scored.copy(),
            self.hideouts.copy(),
            self.tokens.copy(),
            self.cars.copy(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.discard.copy(),
            [cards.copy() for cards in self.sets],
            self.fresh,
            self.unseen.copy(),
            [frame.copy() for frame in self.stack],
            self.asked,
            self.tests.copy(),
            self.rolled.copy(),
            self.shown.copy(),
            self.killed,
            self.now,
            self.ends_at,
        )


def blank(way: Way) -> MarsBattle:
    """The table before anything happens: nothing under way, models off the board."""
    scenario = way.scenario
    models = len(scenario.kinds)
    state = MarsBattle(
        way=way,
        phase=SETUP,
        round=0,
        turn=scenario.first,
        starter=scenario.first,
        finished=-1,
        mover=-1,
        passed=0,
        drawer=-1,
        winner=-1,
        reason=0,
        units=0,
        played=0,
        option=0,
        bound=-1,
        squares=[WAITING] * models,
        there=[0] * 64,
        present=(1 << models) - 1,
        marked=0,
        panicked=0,
        charged=0,
        carded=0,
        acted=0,
        heroics=[scenario.units[kind].heroics for kind in scenario.kinds],
        counters=[],
        pool=[5, 5],
        taken=[0, 0],
        scored=[0, 0],
        hideouts=scenario.hideouts.copy(),
        tokens=[],
        cars=[],
        deck=[1] * len(way.halves[MARTIAN]),
        hands=[[], []],
        discard=[],
        sets=[[] for _ in range(TYPES)],
        fresh=0,
        unseen=way.copies.copy(),
        stack=[[SET_UP, 0]],
        asked=RUNNING,
        tests=[],
        rolled=[],
        shown=[],
        killed=0,
        now=0,
        ends_at=0,
    )
    if scenario.hidden >= 0:
        state.squares[scenario.hidden] = HIDING
        state.present &= ~(1 << scenario.hidden)
    return state


def new(way: Way) -> MarsBattle:
    """The table before the dealer's first dice."""
    state = blank(way)
    state.run(None)
    return state
