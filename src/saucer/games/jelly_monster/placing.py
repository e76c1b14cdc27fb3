"""The real-time phase of a round: roll, place, expel, move targets, block, turn the timer (JM-LOOP to JM-GLASS)."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.jelly_monster import actions
from saucer.games.jelly_monster.board import DICE, ZONES
from saucer.games.jelly_monster.events import (
    BlockFailed,
    CountdownBegan,
    DiceFinished,
    DiceRolled,
    DieExpelled,
    DiePlaced,
    EffectLost,
    EntranceBlocked,
    FlipFailed,
    PlacementFailed,
    PlacingBegan,
    PlanLaid,
    RestDeclined,
    RollSkipped,
    RoundBegan,
    SaidReady,
    TargetMoved,
    TimerTurned,
)
from saucer.games.jelly_monster.state import (
    COUNTDOWN,
    DECLINED,
    IN_HAND,
    NO_PLAN,
    PLACING,
    WAITING,
    Hunt,
    is_blocked,
    sums,
)

GET_READY: Final = 30_000
"""How long a round waits for those who do not say that they are ready, in milliseconds."""
COUNT_DOWN: Final = 3_000
GRACE: Final = 2_000
"""How long finishers may still use their barrier when all dice are placed (JM-GLASS-3)."""


def begin_round(state: Hunt, events: list[Event] | None) -> None:
    """Everybody takes 7 dice and the barrier, all targets stand on the first zone (JM-SETUP-4, JM-PREP-1)."""
    seats, districts = state.way.seats, state.way.districts
    state.round += 1
    state.targets = [0] * districts
    state.entrances = [[] for _ in range(districts)]
    state.gone = [[] for _ in range(districts)]
    state.centre = []
    state.barriers = [IN_HAND] * seats
    state.resting = 0
    state.flipped = -1
    state.hands = [DICE] * seats
    state.rolls = [[] for _ in range(seats)]
    if events is not None:
        events.append(RoundBegan(rule="JM-PREP-1" if state.round > 1 else "JM-SETUP-4", round=state.round))
    if state.way.live:
        state.phase = WAITING
        state.ready = 0
        state.ends_at = state.now + GET_READY
    else:
        state.now = 0
        begin_placing(state, events)


def be_ready(state: Hunt, seat: int, events: list[Event] | None) -> None:
    """When all are ready, the countdown begins (JM-LOOP-1)."""
    state.ready |= 1 << seat
    if events is not None:
        events.append(SaidReady(rule="JM-LOOP-1", seat=seat))
    if state.ready == (1 << state.way.seats) - 1:
        begin_countdown(state, events)


def begin_countdown(state: Hunt, events: list[Event] | None) -> None:
    """Three, two, one (JM-LOOP-1)."""
    state.phase = COUNTDOWN
    state.ends_at = state.now + COUNT_DOWN
    if events is not None:
        events.append(CountdownBegan(rule="JM-LOOP-1", seconds=COUNT_DOWN // 1000))


def begin_placing(state: Hunt, events: list[Event] | None) -> None:
    """All may roll from now on; in the thinking variant the dealer does it for all."""
    state.phase = PLACING
    state.ends_at = state.now + state.way.cap
    if not state.way.live:
        state.rolling = 0
    if events is not None:
        events.append(PlacingBegan(rule="JM-LOOP-1", round=state.round))


def is_done(state: Hunt) -> bool:
    """Whether all dice are placed and all barriers used or declined (JM-GLASS-3)."""
    return all_finished(state) and IN_HAND not in state.barriers


def all_finished(state: Hunt) -> bool:
    """Whether nobody has a die left."""
    for hand in state.hands:
        if hand > 0:
            return False
    return True


def can_flip(state: Hunt) -> bool:
    """The timer is turned at most once in a round (JM-GLASS-1, JM-GLASS-5)."""
    return state.way.glass > 0 and state.flipped < 0


def can_act(state: Hunt, seat: int) -> bool:
    """Whether there is anything left to do for a seat; who has made a plan for this step waits for the others."""
    if state.plans[seat] != NO_PLAN:
        return False
    if state.hands[seat] > 0:
        return True
    return not state.resting >> seat & 1 and (state.barriers[seat] == IN_HAND or can_flip(state))


def choices(state: Hunt, seat: int) -> list[int]:
    """All that a seat may do now."""
    if not can_act(state, seat):
        return []
    if state.hands[seat] == 0:
        return _last_choices(state, seat)
    if not state.rolls[seat]:
        return [actions.ROLL]
    return _placements(state, seat)


def _last_choices(state: Hunt, seat: int) -> list[int]:
    """What a player without dice may do (JM-BAR-1, JM-GLASS-1)."""
    covered = 0 if state.way.live else 1
    found: list[int] = []
    if state.barriers[seat] == IN_HAND:
        for district in range(state.way.districts):
            if not is_blocked(state, district):
                found.append(actions.BLOCK | district << 8 | covered << 16)
    if can_flip(state):
        found.append(actions.FLIP | covered << 8)
    found.append(actions.DECLINE | covered << 8)
    if covered and not all_finished(state):
        found.append(actions.WAIT | covered << 8)
    return found


def _placements(state: Hunt, seat: int) -> list[int]:
    """Skip, or place one die of the roll with or without its effect (JM-LOOP-2, JM-PLACE-2, JM-DIE-1 to JM-DIE-5).

    In live play an effect may also be asked for whose object is gone: others are as quick, and the die is placed all
    the same. Where all choose at the same moment, only what is there can be chosen.
    """
    live = state.way.live
    covered = 0 if live else 1
    values = 0
    for value in state.rolls[seat]:
        values |= 1 << value
    found = [actions.SKIP | covered << 8]
    for district in range(state.way.districts):
        if is_blocked(state, district):
            continue
        for value in range(1, 7):
            if not values >> value & 1:
                continue
            placed = value << 8 | district << 16
            found.append(actions.PLACE | placed | covered << 24)
            if value <= 2:
                for die in _objects(state, district, seat * 8 + value):
                    found.append(actions.EXPEL | placed | die >> 3 << 24 | (die & 7) << 32 | covered << 40)
            elif value <= 4:
                target = state.targets[district]
                if live or target > 0:
                    found.append(actions.MOVE | placed | covered << 32)
                if live or target < ZONES - 1:
                    found.append(actions.MOVE | placed | 1 << 24 | covered << 32)
    return found


def _objects(state: Hunt, district: int, placed: int) -> list[int]:
    """Dice that may be named for expulsion, each once; in live play those that were there, and the one being placed."""
    found: list[int] = []
    seen = 0
    for die in state.entrances[district]:
        if not seen >> die & 1:
            seen |= 1 << die
            found.append(die)
    if state.way.live:
        for die in state.gone[district]:
            if not seen >> die & 1:
                seen |= 1 << die
                found.append(die)
        if not seen >> placed & 1:
            found.append(placed)
    return found


def roll(state: Hunt, action: int, events: list[Event] | None) -> None:
    """Take what the dealer rolled: all dice in hand (JM-LOOP-2)."""
    seat = state.rolling
    rest = action >> 16
    values: list[int] = []
    while rest:
        values.append(rest & 255)
        rest >>= 8
    state.rolls[seat] = values
    state.rolling = -1
    if events is not None:
        events.append(DiceRolled(rule="JM-LOOP-2", seat=seat, values=tuple(values)))
    if not state.way.live:
        _roll_on(state)


def _roll_on(state: Hunt) -> None:
    """In the thinking variant the dealer rolls for all who must, before anybody chooses."""
    for seat in range(state.way.seats):
        if state.hands[seat] > 0 and not state.rolls[seat]:
            state.rolling = seat
            return


def act(state: Hunt, seat: int, action: int, events: list[Event] | None) -> None:
    """Do at once what was chosen, or lay it down until all have chosen."""
    if state.way.live:
        if action == actions.ROLL:
            state.rolling = seat
        else:
            _do(state, seat, action, events)
        return
    state.plans[seat] = action
    if events is not None:
        events.append(PlanLaid(rule="JM-LOOP-1", seat=seat))
    for other in range(state.way.seats):
        if can_act(state, other):
            return
    _resolve_step(state, events)


def _resolve_step(state: Hunt, events: list[Event] | None) -> None:
    """All plans have the same stamp: they are applied by seat, beginning with seat r in round r."""
    seats = state.way.seats
    plans = state.plans
    state.plans = [NO_PLAN] * seats
    state.now += 1
    for turn in range(seats):
        seat = (state.round - 1 + turn) % seats
        if plans[seat] != NO_PLAN:
            _do(state, seat, plans[seat], events)
    _roll_on(state)


def _do(state: Hunt, seat: int, action: int, events: list[Event] | None) -> None:
    verb = action & 255
    if verb == actions.SKIP:
        state.rolls[seat] = []
        if events is not None:
            events.append(RollSkipped(rule="JM-LOOP-4", seat=seat))
    elif verb == actions.BLOCK:
        _block(state, seat, action >> 8 & 255, events)
    elif verb == actions.FLIP:
        _flip(state, seat, events)
    elif verb == actions.DECLINE:
        _decline(state, seat, events)
    elif verb != actions.WAIT:
        _place(state, seat, action, events)


def _place(state: Hunt, seat: int, action: int, events: list[Event] | None) -> None:
    """Place one die; the others must be rolled again (JM-LOOP-3). A lost effect does not undo it."""
    value = action >> 8 & 255
    district = action >> 16 & 255
    if is_blocked(state, district):
        if events is not None:
            events.append(PlacementFailed(rule="JM-PLACE-2", seat=seat, value=value, district=district))
        return
    state.hands[seat] -= 1
    state.rolls[seat] = []
    if events is not None:
        events.append(DiePlaced(rule="JM-LOOP-2", seat=seat, value=value, district=district))
    verb = action & 255
    # The die placed joins the others only after its effect: it is not among those already present (JM-DIE-2).
    if verb == actions.EXPEL:
        _expel(state, seat, district, (action >> 24 & 255) * 8 + (action >> 32 & 255), events)
    elif verb == actions.MOVE:
        _move_target(state, seat, district, 1 if action >> 24 & 255 else -1, events)
    state.entrances[district].append(seat * 8 + value)
    if state.hands[seat] == 0:
        _finish(state, seat, events)


def _expel(state: Hunt, seat: int, district: int, die: int, events: list[Event] | None) -> None:
    """The die goes to the centre and stays its owner's (JM-DIE-1)."""
    if die not in state.entrances[district]:
        if events is not None:
            events.append(EffectLost(rule="JM-DIE-5", seat=seat, district=district))
        return
    state.entrances[district].remove(die)
    state.centre.append(die)
    if state.way.live and die not in state.gone[district]:
        state.gone[district].append(die)
    if events is not None:
        events.append(DieExpelled(rule="JM-DIE-1", seat=seat, district=district, owner=die >> 3, value=die & 7))


def _move_target(state: Hunt, seat: int, district: int, by: int, events: list[Event] | None) -> None:
    """By exactly one zone, counted from where the target stands now (JM-DIE-3)."""
    zone = state.targets[district] + by
    if zone < 0 or zone >= ZONES:
        if events is not None:
            events.append(EffectLost(rule="JM-DIE-5", seat=seat, district=district))
        return
    state.targets[district] = zone
    if events is not None:
        events.append(TargetMoved(rule="JM-DIE-3", seat=seat, district=district, zone=zone))


def _finish(state: Hunt, seat: int, events: list[Event] | None) -> None:
    """No die is left in hand: barrier and timer may be used (JM-BAR-1, JM-GLASS-1)."""
    if events is not None:
        events.append(DiceFinished(rule="JM-BAR-1", seat=seat))
    if state.way.automatic_barrier:
        _block_by_itself(state, seat, events)
    if state.way.automatic_flip and can_flip(state):
        _flip(state, seat, events)
    if state.way.live and all_finished(state):
        state.ends_at = min(state.ends_at, state.now + GRACE)


def _block_by_itself(state: Hunt, seat: int, events: list[Event] | None) -> None:
    """Block where the player's lead is the largest, the first such district in the order of scoring."""
    best, found = -1, DECLINED
    for turn in range(state.way.districts):
        district = (state.start + turn) % state.way.districts
        if is_blocked(state, district):
            continue
        totals = sums(state, district)
        mine = totals[seat]
        totals[seat] = 0
        if mine > 0 and mine - max(totals) > best:
            best, found = mine - max(totals), district
    if found == DECLINED:
        state.barriers[seat] = DECLINED
        if events is not None:
            events.append(RestDeclined(rule="JM-BAR-1", seat=seat))
    else:
        _block(state, seat, found, events)


def _block(state: Hunt, seat: int, district: int, events: list[Event] | None) -> None:
    """The first barrier stands, a second one is kept (JM-BAR-2, JM-BAR-4)."""
    if is_blocked(state, district):
        if events is not None:
            events.append(BlockFailed(rule="JM-BAR-4", seat=seat, district=district))
        return
    state.barriers[seat] = district
    if events is not None:
        events.append(EntranceBlocked(rule="JM-BAR-1", seat=seat, district=district))


def _flip(state: Hunt, seat: int, events: list[Event] | None) -> None:
    """The others have as long as the timer runs, and not a moment longer (JM-GLASS-1, JM-GLASS-2)."""
    if state.flipped >= 0:
        if events is not None:
            events.append(FlipFailed(rule="JM-GLASS-5", seat=seat))
        return
    way = state.way
    state.flipped = seat
    state.ends_at = min(state.ends_at, state.now + way.glass)
    if events is not None:
        seconds, steps = (way.glass // 1000, 0) if way.live else (0, way.glass)
        events.append(TimerTurned(rule="JM-GLASS-1", seat=seat, seconds=seconds, steps=steps))


def _decline(state: Hunt, seat: int, events: list[Event] | None) -> None:
    """Neither block nor turn the timer in this round: both are options (JM-BAR-1, JM-GLASS-1)."""
    state.resting |= 1 << seat
    if state.barriers[seat] == IN_HAND:
        state.barriers[seat] = DECLINED
    if events is not None:
        events.append(RestDeclined(rule="JM-BAR-1", seat=seat))
