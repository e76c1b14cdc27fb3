"""The rules together: who acts, what is legal, what an action does, and the end."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import CLOCK, DEALER, NOBODY, THE_DEALER, Millis, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.space_alert import rules
from saucer.games.space_alert.actions import DRAWN
from saucer.games.space_alert.board import INTERNAL, Mission
from saucer.games.space_alert.live import actions, announcing, campaign, dealing, gathering, programming
from saucer.games.space_alert.live.deck import NO_CARD, entry_of
from saucer.games.space_alert.live.setup import Setup
from saucer.games.space_alert.live.state import (
    BEAT,
    CAPTAIN,
    CLOSED,
    DEALING,
    FIRST_NUMBERS,
    GATHERING,
    LEVELS,
    NOT_YET,
    OVER,
    PLANNING,
    REPAIRING,
    RESOLVING,
    Operation,
    everybody,
    fresh_deck,
)
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import NO_ZONE, RUNNING

BY_BEAT: Final = 0
BY_TURN: Final = 1
TO_THE_END: Final = 2
"""How far the captain lets the resolution go on."""
_FOREVER: Final = 99
_THE_CLOCK: Final[Seats] = (CLOCK,)


@final
class LiveMission(Operation):
    """An operation of Space Alert: planning against the clock, then the resolution."""

    def to_act(self) -> Seats:
        phase = self.phase
        if phase == PLANNING:
            return THE_DEALER if self.owed else (*self._clock(), *self._people())
        if phase == RESOLVING:
            return THE_DEALER if self._is_drawing() else (Seat(self.roles[CAPTAIN]),)
        if phase == GATHERING:
            return (*self._people(), *self._clock())
        if phase == LEVELS:
            return tuple([Seat(seat) for seat, each in enumerate(self.proposals) if each == NOT_YET])
        if phase == REPAIRING:
            return (Seat(campaign.repairer(self)),)
        return NOBODY if phase == OVER else THE_DEALER

    def _people(self) -> Seats:
        return tuple([Seat(seat) for seat in range(self.setup.people)])

    def _clock(self) -> Seats:
        return _THE_CLOCK if self.setup.has_clock else NOBODY

    def _is_drawing(self) -> bool:
        return self.resolution is not None and self.resolution.drawing != NO_ZONE

    def chance(self) -> Chance | None:
        if self.owed:
            return dealing.chance(self)
        return self.resolution.chance() if self._is_drawing() and self.resolution is not None else None

    def next_wakeup(self) -> Millis | None:
        """The next announcement, which is made at its second (SA-ANN-10)."""
        if not self.setup.has_clock or self.owed:
            return None
        if self.phase == PLANNING:
            return Millis(announcing.due_at(self))
        return Millis(self.now + BEAT) if self.phase == GATHERING else None

    def told_time(self) -> Millis | None:
        """The mission starts with an act: the last one that is ready (SA-RT-01)."""
        return Millis(self.now) if self.setup.has_clock and self.phase == GATHERING else None

    def elapsed(self) -> Millis:
        return Millis(self.now)

    def legal(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == PLANNING:
            return [] if self.owed else programming.choices(self, seat)
        if phase == GATHERING:
            return gathering.choices(self, seat)
        if phase == RESOLVING:
            if self._is_drawing() or seat != self.roles[CAPTAIN]:
                return []
            return [actions.ADVANCE | by << 8 for by in (BY_BEAT, BY_TURN, TO_THE_END)]
        if phase == LEVELS:
            return campaign.proposals(self, seat)
        if phase == REPAIRING and seat == campaign.repairer(self):
            return campaign.repair_choices(self)
        return []

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        phase = self.phase
        if seat == DEALER:
            self._take_chance(action, events)
        elif seat == CLOCK:
            self.now = action >> 8
            if phase == PLANNING and announcing.go_on(self, events):
                self._end_planning()
        elif phase == PLANNING:
            self._plan(seat, action, events)
        elif phase == GATHERING:
            if gathering.act(self, seat, action, events):
                self.phase = DEALING
                self.changes = 0
                dealing.set_up(self)
                self._begin_when_dealt(events)
        elif phase == RESOLVING:
            self._advance(action >> 8, events)
        elif phase == LEVELS:
            campaign.propose(self, seat, action, events)
        elif action & 255 == actions.REPAIR:
            campaign.repair(self, action, events)
        else:
            campaign.place_squad(self, action >> 8, events)

    def _take_chance(self, action: int, events: list[Event] | None) -> None:
        if action & 255 != DRAWN:
            dealing.take(self, action, events)
            self._begin_when_dealt(events)
        elif self.resolution is not None:
            self.resolution.step(DEALER, action, events)
            self._run(events)

    def _begin_when_dealt(self, events: list[Event] | None) -> None:
        if self.phase == DEALING and not self.owed:
            announcing.begin(self, events)

    def _plan(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Without a clock the next announcement comes when everybody wants it."""
        if programming.act(self, seat, action, events):
            if events is not None:
                events.append(announcing.complete(self, "SA-RT-10"))
            self._end_planning()
        elif not self.setup.has_clock and self.waits == everybody(self) and announcing.go_on(self, events):
            self._end_planning()

    def _end_planning(self) -> None:
        """Everything is locked, what is left in hand is put away (SA-RT-10)."""
        self.phase = RESOLVING
        self.stages = [self.setup.phases + 1] * self.setup.people
        self.window = CLOSED
        self.silent = self.stoppable = self.stopping = self.telling = self.waits = self.gave = 0
        for hand in self.hands:
            for kind in hand:
                self.deck[kind] += 1
            hand.clear()
        self.resolution = self.planned()

    def planned(self) -> Resolution:
        """The resolution as it starts, on the ship as earlier missions left it (SA-RES-01, SA-CAM-09)."""
        given = self.setup.given
        return rules.new(self._mission(), [] if given is None else given.order)

    def _mission(self) -> Mission:
        """The programs and the threats, by their time number, external ones first (SA-RES-04)."""
        setup, schedule = self.setup, self.schedule()
        found: list[tuple[int, int, int]] = []
        for number, threat in enumerate(self.threats):
            announcement = schedule[threat >> 8]
            is_internal = 1 if announcement.zone == INTERNAL else 0
            found.append((announcement.turn, is_internal, number))
        ordered = [self.threats[number] for _, _, number in sorted(found)]
        return Mission(
            setup.turns,
            [[entry_of(laid) for laid in program] for program in self.programs],
            [setup.tracks[track - 1] for track in self.tracks],
            [setup.decks[threat >> 5 & 7][threat & 31] for threat in ordered],
            [schedule[threat >> 8].turn for threat in ordered],
            [schedule[threat >> 8].zone for threat in ordered],
            self.carried.copy(),
            setup.rulings,
            self.squads,
        )

    def _advance(self, by: int, events: list[Event] | None) -> None:
        resolution = self.resolution
        assert resolution is not None
        if by == BY_BEAT:
            resolution.carry_on(events)
        else:
            self.until = resolution.turn + 1 if by == BY_TURN else _FOREVER
        self._run(events)

    def _run(self, events: list[Event] | None) -> None:
        """On to the turn that the captain named, as far as the dealer is not needed."""
        resolution = self.resolution
        assert resolution is not None
        while resolution.ending == RUNNING and resolution.drawing == NO_ZONE and resolution.turn < self.until:
            resolution.carry_on(events)
        if resolution.drawing == NO_ZONE:
            self.until = 0
        if resolution.ending != RUNNING:
            campaign.close_mission(self, events)

    def outcome(self) -> Outcome | None:
        """Won or lost together; losing one mission loses a campaign (SA-CAM-01), and a lesson has goals of its own."""
        if self.phase != OVER:
            return None
        is_won = not self.logbook[-1].culprit
        reason = "jumped" if is_won else "destroyed"
        given = self.setup.given
        if given is not None and is_won:
            assert self.resolution is not None
            is_won = False not in given.aims.met(self.resolution)
            reason = "lesson-done" if is_won else "lesson-missed"
        if self.setup.missions > 1:
            reason = "campaign-won" if is_won else "campaign-lost"
        return Outcome((1.0 if is_won else 0.0,) * self.setup.people, reason)

    def estimate(self, seat: Seat) -> float:
        """As the ship stands in the resolution; before it nobody knows."""
        outcome = self.outcome()
        if outcome is not None:
            return outcome.shares[seat]
        return 0.5 if self.resolution is None else self.resolution.estimate(Seat(0))

    def copy(self) -> "LiveMission":
        return LiveMission(
            self.setup,
            self.roles.copy(),
            self.places.copy(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            [program.copy() for program in self.programs],
            self.stages.copy(),
            self.heroics.copy(),
            self.tracks.copy(),
            self.threats.copy(),
            self.owed.copy(),
            self.carried.copy(),
            self.proposals.copy(),
            self.repairs.copy(),
            self.logbook.copy(),
            None if self.resolution is None else self.resolution.copy(),
            self.numbers(),
        )


def new(setup: Setup) -> LiveMission:
    """The crew gathers: the first seats have the roles, androids stand last (SA-SET-02, SA-AND-03)."""
    state = LiveMission(
        setup,
        gathering.first_roles(setup.people),
        list(range(setup.crew - setup.androids, setup.crew)),
        fresh_deck(),
        [[] for _ in range(setup.people)],
        [[NO_CARD] * setup.turns for _ in range(setup.crew)],
        [1] * setup.people,
        [NO_CARD] * setup.androids,
        [0, 0, 0, 0],
        [],
        [],
        [0, 0, 0],
        [NOT_YET] * setup.people,
        [0, 0, 0],
        [],
        None,
        FIRST_NUMBERS,
    )
    state.common = setup.common
    state.serious = setup.serious
    return state
