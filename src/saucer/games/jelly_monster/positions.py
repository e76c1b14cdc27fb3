"""The whole truth in its JSON form, and back: whatever cannot be is refused."""

from typing import Annotated

import msgspec

from saucer.games.jelly_monster import board, hidden, placing, rewards, rules
from saucer.games.jelly_monster.board import DICE, ROUNDS, ZONES, Way
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import (
    COUNTDOWN,
    DECLINED,
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
    leaders,
    pods_left,
    sums,
)
from saucer.games.jelly_monster.view import AWAITS, PHASES, Awaits, Phase

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Time = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
Die = tuple[Annotated[int, msgspec.Meta(ge=0, le=4)], Value]
"""Owner and value."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the state has it; who leads is worked out anew."""

    phase: Phase
    round: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)]
    now: Time
    ends_at: Time
    faces: tuple[Count, ...]
    start: Annotated[int, msgspec.Meta(ge=-1)]
    targets: tuple[Annotated[int, msgspec.Meta(ge=0, lt=ZONES)], ...]
    entrances: tuple[tuple[Die, ...], ...]
    gone: tuple[tuple[Die, ...], ...]
    centre: tuple[Die, ...]
    barriers: tuple[Annotated[int, msgspec.Meta(ge=DECLINED)], ...]
    resting: tuple[Count, ...]
    flipped: Annotated[int, msgspec.Meta(ge=-1)]
    ready: tuple[Count, ...]
    hands: tuple[Annotated[int, msgspec.Meta(ge=0, le=DICE)], ...]
    rolls: tuple[tuple[Value, ...], ...]
    rolling: Annotated[int, msgspec.Meta(ge=-1)]
    plans: tuple[Annotated[int, msgspec.Meta(ge=NO_PLAN, lt=2**48)], ...]
    jelly: tuple[Count, ...]
    pods: tuple[tuple[Count, ...], ...]
    discarded: tuple[tuple[Count, ...], ...]
    stack: tuple[Count, ...]
    scored: Annotated[int, msgspec.Meta(ge=-1)]
    queue: tuple[Annotated[int, msgspec.Meta(ge=0, lt=2**32)], ...]
    job: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    awaits: Awaits
    asked: tuple[Count, ...]
    votes: tuple[Annotated[int, msgspec.Meta(ge=NO_VOTE, le=1)], ...]
    given: tuple[Count, ...]
    opened: tuple[tuple[Value, ...], ...]
    asked_at: Annotated[int, msgspec.Meta(ge=-1)] = -1


def position(state: JellyHunt) -> Position:
    """All of a state."""
    return Position(
        PHASES[state.phase],
        state.round,
        state.now,
        state.ends_at,
        tuple(state.faces),
        state.start,
        tuple(state.targets),
        tuple(map(_dice, state.entrances)),
        tuple(map(_dice, state.gone)),
        _dice(state.centre),
        tuple(state.barriers),
        _seats(state.resting),
        state.flipped,
        _seats(state.ready),
        tuple(state.hands),
        tuple(map(tuple, state.rolls)),
        state.rolling,
        tuple(state.plans),
        tuple(state.jelly),
        tuple(map(tuple, state.pods)),
        tuple(map(tuple, state.discarded)),
        tuple(state.stack),
        state.scored,
        tuple(state.queue),
        state.job,
        AWAITS[state.awaits],
        tuple(state.asked),
        tuple(state.votes),
        tuple(state.given),
        tuple(map(tuple, state.opened)),
        state.asked_at,
    )


def _dice(dice: list[int]) -> tuple[Die, ...]:
    return tuple((die >> 3, die & 7) for die in dice)


def _packed(dice: tuple[Die, ...]) -> list[int]:
    return [owner * 8 + value for owner, value in dice]


def _seats(found: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(5) if found >> seat & 1)


def _set(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in set(seats))


def restore(way: Way, document: object) -> JellyHunt:
    """The state that a JSON document describes; a ValueError says what is wrong with it."""
    found = msgspec.convert(document, Position)
    _check_sizes(way, found)
    state = rules.new(way)
    state.phase, state.round = PHASES.index(found.phase), found.round
    state.now, state.ends_at = found.now, found.ends_at
    state.faces, state.start, state.targets = list(found.faces), found.start, list(found.targets)
    state.entrances = [_packed(dice) for dice in found.entrances]
    state.gone = [_packed(dice) for dice in found.gone]
    state.centre = _packed(found.centre)
    state.barriers, state.flipped = list(found.barriers), found.flipped
    state.resting, state.ready = _set(found.resting), _set(found.ready)
    state.hands, state.rolling = list(found.hands), found.rolling
    state.rolls = [list(values) for values in found.rolls]
    state.plans, state.votes, state.given = list(found.plans), list(found.votes), list(found.given)
    state.jelly, state.stack = list(found.jelly), list(found.stack)
    state.pods = [sorted(pods) for pods in found.pods]
    state.discarded = [sorted(pods) for pods in found.discarded]
    state.opened = [list(values) for values in found.opened]
    state.scored, state.asked_at = found.scored, found.asked_at
    state.job, state.queue = found.job, list(found.queue)
    state.awaits, state.asked = AWAITS.index(found.awaits), list(found.asked)
    _check_city(state)
    _check_dice(state)
    _check_pods(state)
    _check_phase(state)
    if state.phase == PLACING:
        _check_placing(state)
    if state.phase == SCORING:
        _check_scoring(state)
    return state


def _check_sizes(way: Way, found: Position) -> None:
    seats, districts = way.seats, way.districts
    by_seat = (found.barriers, found.hands, found.rolls, found.plans, found.jelly, found.pods, found.discarded)
    if any(len(each) != seats for each in (*by_seat, found.votes, found.given, found.opened)):
        raise ValueError(f"there are {seats} seats")
    if any(len(each) != districts for each in (found.targets, found.entrances, found.gone)):
        raise ValueError(f"there are {districts} districts")
    named = [*found.resting, *found.ready, *found.asked, found.flipped, found.rolling]
    named += [owner for dice in (*found.entrances, *found.gone, found.centre) for owner, _ in dice]
    if any(seat >= seats for seat in named):
        raise ValueError(f"there are only {seats} seats")
    if max(*found.barriers, found.start) >= districts or found.scored > districts:
        raise ValueError(f"there are only {districts} districts")


def _check_city(state: JellyHunt) -> None:
    city = state.way.city
    if any(face >= len(city.tiles) for face in state.faces):
        raise ValueError(f"there are {len(city.tiles)} faces")
    tiles = [city.tiles[face] for face in state.faces]
    if len(set(tiles)) < len(tiles) or len(tiles) > state.way.districts:
        raise ValueError("each district is a tile of its own")
    if state.way.only_green and not all(city.green[face] for face in state.faces):
        raise ValueError("only faces with green lights lie there")
    if state.start >= 0 and len(tiles) < state.way.districts:
        raise ValueError("the drone comes last")


def _check_dice(state: JellyHunt) -> None:
    for seat in range(state.way.seats):
        there = [die for dice in (*state.entrances, state.centre) for die in dice if die >> 3 == seat]
        if state.hands[seat] + len(there) != DICE:
            raise ValueError(f"everybody has {DICE} dice")
        if state.rolls[seat] and (len(state.rolls[seat]) != state.hands[seat] or state.phase != PLACING):
            raise ValueError("all dice in hand are rolled, and only while dice are placed")
    blocked = [district for district in state.barriers if district >= 0]
    if len(set(blocked)) < len(blocked):
        raise ValueError("there is one barrier at an entrance")


def _check_pods(state: JellyHunt) -> None:
    values = state.way.city.pod_values
    kinds = range(len(values))
    lots = [*state.pods, *state.discarded]
    if len(state.stack) != len(kinds) or any(kind not in kinds for lot in lots for kind in lot):
        raise ValueError(f"there are {len(kinds)} kinds of pods")
    for kind in kinds:
        if state.stack[kind] + sum(lot.count(kind) for lot in lots) != state.way.city.pod_counts[kind]:
            raise ValueError(f"there are {state.way.city.pod_counts[kind]} pods of kind {kind}")
    for seat, pods in enumerate(state.pods):
        rolled = len(state.opened[seat])
        questions = sum(values[kind] == 0 for kind in pods)
        is_opened = state.phase == OVER or (state.phase == OPENING and seat not in state.asked)
        if rolled != (questions if is_opened else 0):
            raise ValueError("a die is rolled for each question mark, in the end")
        if state.phase == OPENING and seat in state.asked and questions == 0:
            raise ValueError("nobody is asked who has no question mark")


def _check_phase(state: JellyHunt) -> None:
    phase, way = state.phase, state.way
    if phase in (WAITING, COUNTDOWN) and not way.live:
        raise ValueError("the thinking variant waits for nobody")
    if (phase == LAYING) != (state.start < 0) or (phase == LAYING) != (state.round == 0):
        raise ValueError("the first round begins when the drone points at a district")
    if phase in (OPENING, OVER) and state.round < ROUNDS:
        raise ValueError(f"there are {ROUNDS} rounds")
    if phase != PLACING and (
        state.rolling >= 0 or any(state.plans) or state.resting or any(b >= 0 for b in state.barriers)
    ):
        raise ValueError("nobody rolls, plans or blocks but while dice are placed")
    if phase in (LAYING, WAITING, COUNTDOWN) and (
        state.hands != [DICE] * way.seats or any(state.targets) or any(state.gone) or state.flipped >= 0
    ):
        raise ValueError("a round begins with all dice in hand and all targets on the first zone")
    if phase == WAITING and state.ready == (1 << way.seats) - 1:
        raise ValueError("when all are ready the countdown begins")
    is_waiting = phase in (WAITING, COUNTDOWN, PLACING) or (phase == SCORING and state.awaits not in (DRAW, SIDE))
    if way.live and is_waiting and state.ends_at <= state.now:
        raise ValueError("what goes on ends later than now")
    if phase != SCORING and (
        state.awaits != NOTHING or state.queue or state.job or state.scored >= 0 or any(state.given)
    ):
        raise ValueError("rewards are resolved only while a round is scored")
    if state.asked_at > state.scored:
        raise ValueError("nobody was asked at a district that is not scored yet")
    is_asking = phase == OPENING or (phase == SCORING and state.awaits != SIDE)
    if is_asking != bool(state.asked) or state.asked != sorted(set(state.asked)):
        raise ValueError("those who are asked are asked one after another")
    if state.awaits != VOTE and any(vote != NO_VOTE for vote in state.votes):
        raise ValueError("votes are given only at a double arrow")


def _check_placing(state: JellyHunt) -> None:
    way = state.way
    for seat in range(way.seats):
        used = state.barriers[seat] != IN_HAND or state.resting >> seat & 1 or state.flipped == seat
        if used and state.hands[seat] > 0:
            raise ValueError("who has dice left neither blocks nor turns the timer")
    if placing.is_done(state):
        raise ValueError("the round is over when all is placed and blocked")
    if state.flipped >= 0 and way.glass == 0:
        raise ValueError("there is no timer")
    unrolled = [seat for seat in range(way.seats) if state.hands[seat] > 0 and not state.rolls[seat]]
    if way.live:
        if any(state.plans) or (state.rolling >= 0 and state.rolling not in unrolled):
            raise ValueError("in live play nobody plans, and who has dice to roll rolls them")
        return
    if state.now >= state.ends_at or any(state.gone):
        raise ValueError("steps are left, and nothing comes too late in them")
    if state.rolling != (unrolled[0] if unrolled else -1) or (unrolled and any(state.plans)):
        raise ValueError("the dealer rolls for all before anybody plans")
    for seat, plan in enumerate(state.plans):
        if plan != NO_PLAN and plan not in hidden.planable(state, seat):
            raise ValueError("a plan is one of what may be done")
    if not unrolled and not any(placing.can_act(state, seat) for seat in range(way.seats)):
        raise ValueError("when all have planned the step is over")


_ICONS = {DRAW: board.POD, DISCARD: board.DISCARD, VOTE: board.EITHER, SIDE: board.EITHER}


def _check_scoring(state: JellyHunt) -> None:
    way = state.way
    if state.scored < 0 or state.awaits == NOTHING:
        raise ValueError("scoring waits for somebody at some district")
    done = [(state.start + turn) % way.districts for turn in range(min(state.scored + 1, way.districts))]
    if any(len(set(state.entrances[district])) < len(state.entrances[district]) for district in done):
        raise ValueError("equal dice are cancelled where it was scored")
    if state.scored == way.districts:
        totals = [sum(die >> 3 == seat for die in state.centre) for seat in range(way.seats)]
        if state.awaits != DRAW or state.queue:
            raise ValueError("on the centre there are only pods to draw")
    else:
        totals = sums(state, rewards.scored_district(state))
        for job in (state.job, *state.queue):
            _check_job(state, job)
    state.majority = leaders(totals)
    if any(not state.majority >> seat & 1 for seat in state.asked) and state.awaits != PAY:
        raise ValueError("majority players are asked")
    if state.scored < way.districts:
        _check_choice(state)
    if state.awaits == DRAW and pods_left(state) < len(state.asked):
        raise ValueError("there are pods for all who draw")


def _check_job(state: JellyHunt, job: int) -> None:
    district = job >> 16 & 255
    is_known = job & 255 < len(state.way.city.icons) and district < state.way.districts
    if not is_known or not 0 < rewards.players_of(job) < 1 << state.way.seats or not job >> 24 >> district & 1:
        raise ValueError("an icon is for some players, and printed where it was found")


def _check_choice(state: JellyHunt) -> None:
    kind = rewards.icon_of(state, state.job).kind
    first = state.asked[0] if state.asked else -1
    if state.awaits == PAY:
        if kind not in (board.TAKE, board.GIVE):
            raise ValueError("Jelly is given where an icon says so")
        payees, amount = rewards.receivers(state), rewards.icon_of(state, state.job).amount
        if any(given and (seat not in payees or given > amount) for seat, given in enumerate(state.given)):
            raise ValueError("nobody is given more than the icon says")
        is_short = 0 < state.jelly[first] < amount * len(payees) - sum(state.given)
        if first in payees or not is_short or len(rewards.payees_left(state)) < 2:
            raise ValueError("only who has too little Jelly chooses whom to give it")
    elif kind != _ICONS[state.awaits] or any(state.given):
        raise ValueError("what is asked for is what the icon says")
    if state.awaits == DISCARD and (len(state.pods[first]) < 2 or not all(state.pods[seat] for seat in state.asked)):
        raise ValueError("who discards has a choice")
    if state.awaits == VOTE and all(state.votes[seat] != NO_VOTE for seat in state.asked):
        raise ValueError("when all have voted the votes are shown")
