"""The rules together: set-up, who acts, what is legal, what an action does, and the end."""

import math
from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import CLOCK, DEALER, NOBODY, THE_DEALER, Millis, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.jelly_monster import actions, placing, rewards, scoring
from saucer.games.jelly_monster.board import DICE, FIRST_JELLY, ROUNDS, Way
from saucer.games.jelly_monster.events import (
    DistrictLaid,
    DroneAimed,
    GameWon,
    PodsRevealed,
    QuestionsRolled,
    ScoreCounted,
    TimeRanOut,
)
from saucer.games.jelly_monster.state import (
    COUNTDOWN,
    DISCARD,
    DRAW,
    IN_HAND,
    LAYING,
    NO_PLAN,
    NO_VOTE,
    NOTHING,
    OPENING,
    OVER,
    PAY,
    PLACING,
    SCORING,
    SIDE,
    VOTE,
    WAITING,
    Hunt,
    worth,
)

_FAIR_DIE: Final = (1, 1, 1, 1, 1, 1)
_SEATS: Final = 5


def _certain(seat: int) -> tuple[int, ...]:
    """Whom it concerns is no matter of chance, but stands in the dealer's command."""
    return (0,) * seat + (1,)


_ROLLS: Final = [
    [Chance(actions.ROLLED, (_certain(seat), *(_FAIR_DIE,) * dice)) for dice in range(DICE + 1)]
    for seat in range(_SEATS)
]
_SIDES: Final = Chance(actions.SETTLED, ((1, 1),))
_POD_WORTH: Final = 3.5
"""What a pod with a question mark is worth before the die is rolled."""
_SPREAD: Final = 10.0
"""A lead of so many Jelly makes it likely, not certain, to win."""


@final
class JellyHunt(Hunt):
    """A game of Attack of the Jelly Monster."""

    def to_act(self) -> Seats:
        phase = self.phase
        if phase == PLACING:
            return THE_DEALER if self.rolling >= 0 else self._placers()
        if phase == SCORING:
            return THE_DEALER if self.awaits == DRAW or self.awaits == SIDE else self._with_clock(self._choosers())
        if phase == WAITING:
            unready = [Seat(seat) for seat in range(self.way.seats) if not self.ready >> seat & 1]
            return self._with_clock(unready)
        if phase == COUNTDOWN:
            return self._with_clock([])
        return NOBODY if phase == OVER else THE_DEALER

    def _placers(self) -> Seats:
        return self._with_clock([Seat(seat) for seat in range(self.way.seats) if placing.can_act(self, seat)])

    def _choosers(self) -> list[Seat]:
        if self.awaits == VOTE:
            return [Seat(seat) for seat in self.asked if self.votes[seat] == NO_VOTE]
        return [Seat(self.asked[0])] if self.awaits == DISCARD or self.awaits == PAY else []

    def _with_clock(self, seats: list[Seat]) -> Seats:
        if self.way.live:
            seats.append(CLOCK)
        return tuple(seats)

    def chance(self) -> Chance | None:
        if self.rolling >= 0:
            return _ROLLS[self.rolling][self.hands[self.rolling]]
        if self.phase == LAYING:
            return self._next_tile()
        if self.phase == OPENING:
            seat = self.asked[0]
            return Chance(actions.OPENED, (_certain(seat), *(_FAIR_DIE,) * self._questions(seat)))
        if self.awaits == DRAW:
            return Chance(actions.DRAWN, (_certain(self.asked[0]), tuple(self.stack)))
        return _SIDES if self.awaits == SIDE else None

    def next_wakeup(self) -> Millis | None:
        """When what goes on ends; before that the next beat, so that those who only play on know that time passes."""
        if not self.way.live or self.rolling >= 0 or self.awaits == DRAW or self.awaits == SIDE:
            return None
        if self.phase == LAYING or self.phase == OPENING or self.phase == OVER:
            return None
        return Millis(min(self.ends_at, self.now + self.way.beat))

    def told_time(self) -> Millis | None:
        return Millis(self.now) if self.way.live else None

    def legal(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == PLACING:
            return [] if self.rolling >= 0 else placing.choices(self, seat)
        if phase == WAITING:
            return [] if self.ready >> seat & 1 else [actions.READY]
        if phase != SCORING or seat not in self._choosers():
            return []
        if self.awaits == DISCARD:
            return [actions.DISCARD | kind << 8 for kind in sorted(set(self.pods[seat]))]
        if self.awaits == VOTE:
            return [actions.VOTE, actions.VOTE | 1 << 8]
        return [actions.GIVE | payee << 8 for payee in rewards.payees_left(self)]

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        if seat == DEALER:
            self._take_chance(action, events)
        elif seat == CLOCK:
            self._tick(action >> 8, events)
        elif self.phase == PLACING:
            placing.act(self, seat, action, events)
            self._end_placing_when_done(events)
        elif self.phase == WAITING:
            placing.be_ready(self, seat, events)
        else:
            self._choose(seat, action, events)
            self._score(events)

    def _take_chance(self, action: int, events: list[Event] | None) -> None:
        verb = action & 255
        if verb == actions.ROLLED:
            placing.roll(self, action, events)
        elif verb == actions.LAID:
            self._lay((action >> 8) - 1, events)
        elif verb == actions.AIMED:
            self._aim((action >> 8) - 1, events)
        elif verb == actions.OPENED:
            self._open(action >> 16, events)
        else:
            if verb == actions.DRAWN:
                rewards.draw(self, (action >> 16) - 1, events)
            else:
                rewards.settle(self, (action >> 8) - 1, events)
            self._score(events)

    def _tick(self, at: int, events: list[Event] | None) -> None:
        """It is later; what has to happen by now happens."""
        self.now = at
        if at < self.ends_at:
            return
        if self.phase == WAITING:
            placing.begin_countdown(self, events)
        elif self.phase == COUNTDOWN:
            placing.begin_placing(self, events)
        elif self.phase == PLACING:
            self._end_placing_when_done(events)
        else:
            rewards.choose_by_default(self, events)
            self._score(events)

    def _choose(self, seat: int, action: int, events: list[Event] | None) -> None:
        if self.awaits == DISCARD:
            rewards.discard(self, action >> 8, events)
        elif self.awaits == VOTE:
            rewards.vote(self, seat, action >> 8, events)
        else:
            rewards.give(self, action >> 8, events)

    # Set-up

    def _next_tile(self) -> Chance:
        """A side of any tile that does not lie there yet, or where the drone points (JM-SETUP-2, JM-SETUP-3)."""
        city = self.way.city
        if len(self.faces) == self.way.districts:
            return Chance(actions.AIMED, ((1,) * self.way.districts,))
        laid = [city.tiles[face] for face in self.faces]
        weights = [
            1 if tile not in laid and (green or not self.way.only_green) else 0
            for tile, green in zip(city.tiles, city.green, strict=True)
        ]
        return Chance(actions.LAID, (tuple(weights),))

    def _lay(self, face: int, events: list[Event] | None) -> None:
        self.faces.append(face)
        if events is not None:
            events.append(DistrictLaid(rule="JM-SETUP-2", district=len(self.faces) - 1, face=face))

    def _aim(self, district: int, events: list[Event] | None) -> None:
        self.start = district
        if events is not None:
            events.append(DroneAimed(rule="JM-SETUP-3", district=district))
        placing.begin_round(self, events)

    # From phase to phase

    def _end_placing_when_done(self, events: list[Event] | None) -> None:
        """When all is placed, or the time is over: then every action stops at once (JM-GLASS-2, 3 and 5)."""
        if not placing.is_done(self):
            if self.now < self.ends_at:
                return
            if events is not None:
                by_itself = "JM-GLASS-3" if placing.all_finished(self) else "JM-GLASS-5"
                events.append(TimeRanOut(rule="JM-GLASS-2" if self.flipped >= 0 else by_itself))
        scoring.begin(self, events)
        self._score(events)

    def _score(self, events: list[Event] | None) -> None:
        """Score on; then the next round, or the end after the last (JM-PREP-1)."""
        if not scoring.run(self, events):
            return
        if self.round < ROUNDS:
            placing.begin_round(self, events)
        else:
            self._reveal_pods(events)

    def _questions(self, seat: int) -> int:
        """How many of a seat's pods have a question mark."""
        values = self.way.city.pod_values
        found = 0
        for kind in self.pods[seat]:
            if values[kind] == 0:
                found += 1
        return found

    def _reveal_pods(self, events: list[Event] | None) -> None:
        """All pods are turned up; a die tells what those with a question mark hold (JM-FIN-1)."""
        self.phase = OPENING
        self.asked = [seat for seat in range(self.way.seats) if self._questions(seat)]
        if events is not None:
            for seat, pods in enumerate(self.pods):
                values = tuple([self.way.city.pod_values[kind] for kind in pods])
                events.append(PodsRevealed(rule="JM-FIN-1", seat=seat, pods=len(pods), values=values))
        if not self.asked:
            self._end(events)

    def _open(self, rest: int, events: list[Event] | None) -> None:
        seat = self.asked.pop(0)
        values: list[int] = []
        while rest:
            values.append(rest & 255)
            rest >>= 8
        self.opened[seat] = values
        if events is not None:
            events.append(QuestionsRolled(rule="JM-FIN-1", seat=seat, values=tuple(values)))
        if not self.asked:
            self._end(events)

    def _end(self, events: list[Event] | None) -> None:
        """The highest score wins; who is tied shares the victory (JM-FIN-2)."""
        self.phase = OVER
        if events is None:
            return
        scores = [worth(self, seat) for seat in range(self.way.seats)]
        for seat, score in enumerate(scores):
            events.append(ScoreCounted(rule="JM-FIN-1", seat=seat, score=score))
        for seat, score in enumerate(scores):
            if score == max(scores):
                events.append(GameWon(rule="JM-FIN-2", seat=seat, score=score))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = [worth(self, seat) for seat in range(self.way.seats)]
        best = max(scores)
        winners = scores.count(best)
        shares = tuple([1 / winners if score == best else 0.0 for score in scores])
        return Outcome(shares, "most-jelly" if winners == 1 else "shared")

    def estimate(self, seat: Seat) -> float:
        """The lead in Jelly and pods over the best of the others, as a chance."""
        outcome = self.outcome()
        if outcome is not None:
            return outcome.shares[seat]
        best = 0.0
        for other in range(self.way.seats):
            if other != seat:
                best = max(best, self._likely_worth(other))
        return 1 / (1 + math.exp((best - self._likely_worth(seat)) / _SPREAD))

    def _likely_worth(self, seat: int) -> float:
        questions = self._questions(seat) - len(self.opened[seat])
        return worth(self, seat) + _POD_WORTH * questions

    def copy(self) -> "JellyHunt":
        return JellyHunt(
            self.way,
            self.phase,
            self.round,
            self.now,
            self.ends_at,
            self.faces.copy(),
            self.start,
            self.targets.copy(),
            [dice.copy() for dice in self.entrances],
            [dice.copy() for dice in self.gone],
            self.centre.copy(),
            self.barriers.copy(),
            self.resting,
            self.flipped,
            self.ready,
            self.hands.copy(),
            [values.copy() for values in self.rolls],
            self.rolling,
            self.plans.copy(),
            self.jelly.copy(),
            [pods.copy() for pods in self.pods],
            [pods.copy() for pods in self.discarded],
            self.stack.copy(),
            self.scored,
            self.asked_at,
            self.majority,
            self.queue.copy(),
            self.job,
            self.awaits,
            self.asked.copy(),
            self.votes.copy(),
            self.given.copy(),
            [values.copy() for values in self.opened],
        )


def new(way: Way) -> JellyHunt:
    """The table before the districts are laid out: 2 Jelly each, all pods on the stack (JM-SETUP-5, JM-SETUP-6)."""
    seats, districts = way.seats, way.districts
    return JellyHunt(
        way,
        LAYING,
        0,
        0,
        0,
        [],
        -1,
        [0] * districts,
        [[] for _ in range(districts)],
        [[] for _ in range(districts)],
        [],
        [IN_HAND] * seats,
        0,
        -1,
        0,
        [DICE] * seats,
        [[] for _ in range(seats)],
        -1,
        [NO_PLAN] * seats,
        [FIRST_JELLY] * seats,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        way.city.pod_counts.copy(),
        -1,
        -1,
        0,
        [],
        0,
        NOTHING,
        [],
        [NO_VOTE] * seats,
        [0] * seats,
        [[] for _ in range(seats)],
    )
