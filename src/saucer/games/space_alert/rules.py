"""The resolution round: turn by turn and step by step, with the dealer drawing the damage tiles (rulebook 3)."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import NOBODY, THE_DEALER, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.space_alert import actions, crew, effects, ship, threats, weapons
from saucer.games.space_alert.board import CRYOSHIELD, SLIME, STATIONS, TILES, Mission
from saucer.games.space_alert.events import (
    ComputerChecked,
    RocketFlew,
    ScoreCounted,
    ShipJumped,
    StepBegan,
    TurnBegan,
)
from saucer.games.space_alert.state import (
    ACT,
    AHEAD,
    APPEAR,
    ATTACK,
    CHECK,
    COMPUTE,
    DESTROYED,
    DRAW,
    EFFECT,
    FIRST_NUMBERS,
    HURT,
    JUMP,
    LAND,
    LEAK,
    LEAVE,
    LENDS_NOTHING,
    LOST,
    MOVE,
    NO_ZONE,
    PRESENT,
    RUNNING,
    SURVIVED,
    THREATEN,
    WON,
    Threat,
    Voyage,
    count_bits,
    first_crew,
    first_reactors,
    first_shields,
    penalties,
    phase_of,
    points,
    push,
    score,
    visual,
)
from saucer.games.space_alert.state import NOBODY as NO_PILOT

STEPS: Final = ("appear", "act", "compute", "land", "threaten", "check", "jump")

_ADVANCE: Final = Chance(actions.ADVANCED, ())
"""Carrying on is no matter of chance, but it is the dealer who does it."""


def _draw_from(zone: int, tiles: int) -> Chance:
    """Any tile of the zone that is not on the ship yet; which zone it is stands in the command."""
    return Chance(actions.DRAWN, ((0,) * zone + (1,), tuple([1 - (tiles >> tile & 1) for tile in range(TILES)])))


_DRAWS: Final = [_draw_from(zone, tiles) for zone in range(3) for tiles in range((1 << TILES) - 1)]


@final
class Resolution(Voyage):
    """A mission that is being resolved."""

    def to_act(self) -> Seats:
        return THE_DEALER if self.ending == RUNNING else NOBODY

    def legal(self, seat: Seat) -> list[int]:
        return []

    def chance(self) -> Chance | None:
        if self.ending != RUNNING:
            return None
        if self.drawing == NO_ZONE:
            return _ADVANCE
        return _DRAWS[self.drawing * ((1 << TILES) - 1) + self.tiles[self.drawing]]

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        if action & 255 == actions.DRAWN:
            ship.take_tile(self, (action >> 16) - 1, events)
            self._work(events)
        else:
            self.carry_on(events)

    def finish(self, events: list[Event] | None = None) -> None:
        """Resolve to the end, or until the dealer is needed."""
        while self.ending == RUNNING and self.drawing == NO_ZONE:
            self.carry_on(events)

    def carry_on(self, events: list[Event] | None) -> None:
        """Go on by one beat: threats appear, a member acts, damage is computed, a threat moves ..."""
        self.beats += 1
        while not self._beat(events):
            pass
        self._work(events)

    def _work(self, events: list[Event] | None) -> None:
        """Do what is on the stack, until it is empty or the dealer has to draw."""
        jobs = self.jobs
        while jobs and self.drawing == NO_ZONE:
            job = jobs.pop()
            verb = job & 255
            threat = job >> 8 & 255
            first = job >> 16 & 255
            second = job >> 24 & 255
            if verb == MOVE:
                threats.move(self, threat, first, events)
            elif verb == EFFECT:
                effects.perform(self, threat, first, second, events)
            elif verb == LEAVE:
                threats.leave(self, threat, events)
            elif verb == DRAW:
                ship.draw(self, threat, first, second, events)
            elif verb == ATTACK:
                ship.attack(self, threat, first, job >> 32, second, events)
            elif verb == HURT:
                ship.hurt(self, threat, first, second, 1, events)
            elif verb == LEAK:
                effects.leak(self, threat, first, second, events)
            else:
                effects.avenge(self, threat, events)
        is_idle = self.ending == RUNNING and self.drawing == NO_ZONE
        if is_idle and self.step_now == THREATEN and self.next > 0 and not self._has_threat():
            self._end_threats(events)

    def _beat(self, events: list[Event] | None) -> bool:
        """Begin the next beat of this step (SA-RES-02); False if there was nothing to do, and another step is due."""
        step = self.step_now
        if step == ACT:
            return self._act(events)
        if step == THREATEN:
            return self._threaten(events)
        if events is not None:
            if step == APPEAR:
                events.append(TurnBegan(rule="SA-RES-02", turn=self.turn))
            if step != APPEAR or not self._is_last_turn():
                events.append(StepBegan(rule="SA-RES-02", step=STEPS[step]))
        if step == APPEAR:
            crew.begin_turn(self)
            if self._is_last_turn():
                self.step_now = COMPUTE
                return False
            threats.appear(self, events)
            self._go_to(ACT)
            return True
        if step == COMPUTE:
            is_idle = not (self.fired or self.flying or self.sortie)
            weapons.compute(self, events)
            self._go_to(LAND if self._is_last_turn() else THREATEN)
            return not is_idle
        if step == LAND:
            self._go_to(THREATEN)
            return self._land(events)
        if step == CHECK:
            self._check(events)
            self._next_turn()
            return True
        self._jump(events)
        return True

    def _go_to(self, step: int) -> None:
        self.step_now = step
        self.next = 0

    def _next_turn(self) -> None:
        self.turn += 1
        self._go_to(APPEAR)

    def _is_last_turn(self) -> bool:
        """The one after the last crew actions: 13, or 8 in a test run (SA-END-01, SA-END-05)."""
        return self.turn > self.mission.turns

    def _act(self, events: list[Event] | None) -> bool:
        if self.next == 0 and events is not None:
            events.append(StepBegan(rule="SA-RES-08", step=STEPS[ACT]))
        acting = self.next
        self.next += 1
        crew.act(self, acting, events)
        if self.next == len(self.crew):
            crew.end_actions(self, events)
            self._go_to(COMPUTE)
        return True

    def _threaten(self, events: list[Event] | None) -> bool:
        """The next threat moves (SA-THR-01)."""
        if self.next == 0 and events is not None:
            events.append(StepBegan(rule="SA-THR-01", step=STEPS[THREATEN]))
        if self._has_threat():
            push(self, MOVE, self.next, self.threats[self.next].speed)
            self.next += 1
        else:
            self._end_threats(events)
        return True

    def _has_threat(self) -> bool:
        """Find the next one that is on its track."""
        while self.next < len(self.threats):
            if self.threats[self.next].status == PRESENT:
                return True
            self.next += 1
        return False

    def _end_threats(self, events: list[Event] | None) -> None:
        """After the threats the rocket moves; then the computer check, the next turn or the jump."""
        if self.launched:
            self.launched = 0
            self.flying = 1
            if events is not None:
                events.append(RocketFlew(rule="SA-THR-01"))
        if self._is_last_turn():
            self._go_to(JUMP)
        elif self._is_checked():
            self._go_to(CHECK)
        else:
            self._next_turn()

    def _is_checked(self) -> bool:
        """After the second turn of each phase (SA-RES-02); in test runs as the options say (SA-OQ-13)."""
        if self.turn != 2 and self.turn != 5 and self.turn != 9:
            return False
        return self.mission.turns > 7 or self.mission.rulings.checks_in_test_runs

    def _check(self, events: list[Event] | None) -> None:
        """Without maintenance everybody on the ship is delayed (SA-RES-11)."""
        is_maintained = bool(self.maintained >> phase_of(self.turn) & 1)
        if events is not None:
            events.append(ComputerChecked(rule="SA-RES-11", passed=1 if is_maintained else 0))
        if not is_maintained:
            for member in range(len(self.crew)):
                ship.delay(self, member, "SA-RES-11", events)

    def _land(self, events: list[Event] | None) -> bool:
        """Who is in space comes back before the jump (SA-END-02)."""
        if self.pilot == NO_PILOT or self.crew[self.pilot].is_down:
            return False
        crew.land(self, "SA-END-02", events)
        return True

    def _jump(self, events: list[Event] | None) -> None:
        """The mission is won (SA-END-03)."""
        self.ending = WON
        if events is not None:
            events.append(ShipJumped(rule="SA-END-03"))
            events.append(
                ScoreCounted(
                    rule="SA-SCO-01",
                    survived=points(self, SURVIVED),
                    destroyed=points(self, DESTROYED),
                    penalties=penalties(self),
                    visual=visual(self),
                    score=score(self),
                )
            )

    def outcome(self) -> Outcome | None:
        if self.ending == RUNNING:
            return None
        return Outcome((0.0,), "destroyed") if self.ending == LOST else Outcome((1.0,), "jumped")

    def estimate(self, seat: Seat) -> float:
        """How far the most damaged zone is from being destroyed."""
        if self.ending != RUNNING:
            return 0.0 if self.ending == LOST else 1.0
        most = 0
        for tiles in self.tiles:
            most = max(most, count_bits(tiles))
        return 1 - (most + 1) / (TILES + 2)

    def copy(self) -> "Resolution":
        return Resolution(
            self.mission,
            self.order,
            [member.copy() for member in self.crew],
            [threat.copy() for threat in self.threats],
            self.shields.copy(),
            self.reactors.copy(),
            self.tiles.copy(),
            self.drawn.copy(),
            self.seen.copy(),
            self.jobs.copy(),
            self.numbers(),
        )


def _threat(mission: Mission, index: int) -> Threat:
    card = mission.cards[index]
    track = mission.tracks[mission.zones[index]]
    origin = 0
    if card.traits & SLIME:
        while origin < STATIONS and not card.stations >> origin & 1:
            origin += 1
    else:
        origin = NO_PILOT
    has_cryoshield = bool(card.traits & CRYOSHIELD)
    return Threat(
        card,
        track,
        mission.times[index],
        mission.zones[index],
        AHEAD,
        track.length,
        0,
        card.hp,
        card.speed,
        card.shield,
        0,
        origin,
        0,
        0,
        False,
        False,
        has_cryoshield,
        LENDS_NOTHING,
    )


def new(mission: Mission, order: list[int]) -> Resolution:
    """Everything in its starting place (SA-RES-01); without an order of tiles the dealer draws them."""
    state = Resolution(
        mission,
        order,
        first_crew(mission),
        [_threat(mission, index) for index in range(len(mission.cards))],
        first_shields(mission),
        first_reactors(mission),
        mission.carried.copy(),
        [],
        [0, 0, 0],
        [],
        FIRST_NUMBERS,
    )
    state.stored &= ~mission.squads
    state.disabled = mission.squads
    return state
