"""The whole truth in its JSON form, and back: whatever cannot be is refused."""

from typing import Annotated

import msgspec

from saucer.core.seats import Seat
from saucer.games.mars_attacks import rules
from saucer.games.mars_attacks.board import (
    CAR,
    HAND,
    HUMAN,
    MARTIAN,
    MOST,
    ROOM,
    SHOOT,
    SIDES,
    SQUARES,
    STRIKE,
    SUPPORTS,
    TYPES,
    USERS,
    size_of,
)
from saucer.games.mars_attacks.rules import MarsBattle
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
    HERD_TOKEN,
    HIDING,
    INSECT_TOKEN,
    LAYING,
    MELEE,
    OVER,
    PEST,
    REFRESH,
    ROLL,
    ROUND,
    RUNNING,
    SET_UP,
    SHOT,
    SNEAKING,
    SUPPORT,
    TEST,
    TESTS,
    TRAMPLE,
    TURN,
    WAITING,
    WINDOW,
    side_of,
)
from saucer.games.mars_attacks.way import Way

Small = Annotated[int, msgspec.Meta(ge=-64, le=255)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Square = Annotated[int, msgspec.Meta(ge=0, lt=SQUARES)]
Set = Annotated[int, msgspec.Meta(ge=0, lt=2**41)]
Time = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=-1, le=1)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the state has it; who stands where and what is known of the cards is worked out anew."""

    phase: Annotated[int, msgspec.Meta(ge=0, le=3)]
    round: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    turn: SeatNumber
    starter: SeatNumber
    finished: SeatOrNone
    mover: SeatOrNone
    passed: Annotated[int, msgspec.Meta(ge=0, le=3)]
    drawer: SeatOrNone
    winner: SeatOrNone
    reason: Annotated[int, msgspec.Meta(ge=0, le=3)]
    units: Annotated[int, msgspec.Meta(ge=0, le=2)]
    played: Annotated[int, msgspec.Meta(ge=0, le=2)]
    option: Annotated[int, msgspec.Meta(ge=0, le=3)]
    bound: Small
    squares: tuple[Annotated[int, msgspec.Meta(ge=-4, lt=SQUARES)], ...]
    marked: Set
    panicked: Set
    charged: Set
    carded: Set
    acted: Set
    heroics: tuple[Count, ...]
    counters: tuple[Annotated[int, msgspec.Meta(ge=0, lt=3 * SQUARES)], ...]
    pool: tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], Annotated[int, msgspec.Meta(ge=0, le=5)]]
    taken: tuple[Count, Count]
    scored: tuple[Count, Count]
    hideouts: tuple[Square, ...]
    tokens: tuple[Annotated[int, msgspec.Meta(ge=0, lt=3 * SQUARES)], ...]
    cars: tuple[Square, ...]
    hands: tuple[tuple[Count, ...], tuple[Count, ...]]
    discard: tuple[Count, ...]
    sets: tuple[tuple[Count, ...], ...]
    fresh: Annotated[int, msgspec.Meta(ge=0, lt=1 << TYPES)]
    stack: tuple[Annotated[tuple[Annotated[int, msgspec.Meta(ge=-64, lt=2**41)], ...], msgspec.Meta(min_length=1)], ...]
    asked: Annotated[int, msgspec.Meta(ge=RUNNING, le=1)]
    tests: tuple[Small, ...]
    rolled: tuple[Annotated[int, msgspec.Meta(ge=1, le=8)], ...]
    killed: Count
    now: Time
    ends_at: Time
    shown: tuple[Annotated[tuple[Small, ...], msgspec.Meta(min_length=4)], ...] = ()


def position(state: MarsBattle) -> Position:
    """All of a state."""
    return Position(
        state.phase,
        state.round,
        state.turn,
        state.starter,
        state.finished,
        state.mover,
        state.passed,
        state.drawer,
        state.winner,
        state.reason,
        state.units,
        state.played,
        state.option,
        state.bound,
        tuple(state.squares),
        state.marked,
        state.panicked,
        state.charged,
        state.carded,
        state.acted,
        tuple(state.heroics),
        tuple(state.counters),
        (state.pool[0], state.pool[1]),
        (state.taken[0], state.taken[1]),
        (state.scored[0], state.scored[1]),
        tuple(state.hideouts),
        tuple(state.tokens),
        tuple(state.cars),
        (tuple(state.hands[0]), tuple(state.hands[1])),
        tuple(state.discard),
        tuple(tuple(laid) for laid in state.sets),
        state.fresh,
        tuple(tuple(frame) for frame in state.stack),
        state.asked,
        tuple(state.tests),
        tuple(state.rolled),
        state.killed,
        state.now,
        state.ends_at,
        tuple(tuple(throw) for throw in state.shown),
    )


_LISTS = (
    "heroics",
    "counters",
    "pool",
    "taken",
    "scored",
    "hideouts",
    "tokens",
    "cars",
    "discard",
    "tests",
    "rolled",
)
_PLAIN = tuple(
    field.name
    for field in msgspec.structs.fields(Position)
    if field.name not in (*_LISTS, "squares", "hands", "sets", "stack", "shown")
)


def restore(way: Way, document: object) -> MarsBattle:
    """The state that a JSON document describes; a ValueError says what is wrong with it."""
    found = msgspec.convert(document, Position)
    state = rules.blank(way)
    for name in _PLAIN:
        setattr(state, name, getattr(found, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(found, name)))
    state.stack = [list(frame) for frame in found.stack]
    state.shown = [list(throw) for throw in found.shown]
    _place_models(state, found)
    _place_cards(state, found)
    _check_tokens(state)
    _check_stack(state)
    _check_shown(state)
    return state


def _place_models(state: MarsBattle, found: Position) -> None:
    models = len(state.way.scenario.kinds)
    if len(found.squares) != models or len(found.heroics) != models:
        raise ValueError(f"there are {models} models")
    everybody = (1 << models) - 1
    sets = found.marked | found.panicked | found.charged | found.carded | found.acted
    if sets & ~everybody or not -1 <= found.bound < models:
        raise ValueError(f"there are only {models} models")
    state.squares, state.there = list(found.squares), [0] * SQUARES
    for model, square in enumerate(found.squares):
        if square >= 0:
            state.there[square] |= 1 << model
        if square < WAITING:
            state.present &= ~(1 << model)
        else:
            state.present |= 1 << model
        if square == HIDING and model != state.way.scenario.hidden:
            raise ValueError(f"model {model} does not hide")
        if state.heroics[model] > state.way.scenario.units[state.way.scenario.kinds[model]].heroics:
            raise ValueError(f"model {model} has too many Heroics points")
    if any(size_of(there) > ROOM for there in state.there):
        raise ValueError(f"a square holds {ROOM} models at most")
    hidden = state.way.scenario.hidden
    if hidden >= 0 and (state.squares[hidden] == HIDING) != bool(state.hideouts):
        raise ValueError("who hides is in one of the hideouts")
    if set(state.hideouts) - set(state.way.scenario.hideouts) or len(set(state.hideouts)) < len(state.hideouts):
        raise ValueError("there are no such hideouts")


def _place_cards(state: MarsBattle, found: Position) -> None:
    cards = len(state.way.halves[MARTIAN])
    if len(found.sets) != TYPES:
        raise ValueError(f"there are {TYPES} types of support")
    open_cards = [*found.discard, *(card for laid in found.sets for card in laid)]
    seen = [*open_cards, *found.hands[MARTIAN], *found.hands[HUMAN]]
    if len(set(seen)) < len(seen) or any(card >= cards for card in seen):
        raise ValueError(f"each of the {cards} cards lies in one place")
    state.hands, state.sets = [sorted(hand) for hand in found.hands], [list(laid) for laid in found.sets]
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND or any(state.way.halves[seat][card] >= CAR for card in hand):
            raise ValueError(f"a hand holds at most {HAND} cards, and no events")
    for kind, laid in enumerate(state.sets):
        if len(laid) > MOST[kind] or any(state.way.halves[USERS[kind]][card] != SUPPORTS[kind] for card in laid):
            raise ValueError("a set holds cards of its type, up to its maximum")
    for card in seen:
        state.deck[card] = 0
    for card in open_cards:
        for half in {state.way.halves[MARTIAN][card], state.way.halves[HUMAN][card]}:
            state.unseen[half] -= 1


def _check_tokens(state: MarsBattle) -> None:
    covered = sum(counter < SQUARES for counter in state.counters)
    if len(state.counters) > state.way.scenario.counters or sum(state.pool) < covered:
        raise ValueError("there are not so many counters")
    for kind, name in ((HERD_TOKEN, "herd"), (INSECT_TOKEN, "insect")):
        if sum(token >> 6 == kind for token in state.tokens) > 1:
            raise ValueError(f"there is one {name}")


_LENGTHS = {
    ROLL: 2,
    DRAW: 2,
    SET_UP: 2,
    DEPLOYING: 3,
    ROUND: 4,
    TURN: 3,
    ACTIVATION: 11,
    FOLLOWING: 4,
    ARRIVAL: 3,
    SNEAKING: 3,
    SHOT: 5,
    MELEE: 5,
    WINDOW: 2,
    TESTS: 1,
    SUPPORT: 6,
    LAYING: 2,
    END: 4,
    REFRESH: 3,
    EVENT: 6,
    HERD: 4,
    TRAMPLE: 3,
    PEST: 5,
}
"""By kind of what is under way: how many numbers describe it."""
_LEAST = {DEATHS: 7, AREA: 7}
_MODEL_PLACES = {ACTIVATION: (2,), FOLLOWING: (2,), ARRIVAL: (2,), SNEAKING: (2,), SHOT: (2,), MELEE: (2,), PEST: (3,)}
_SEAT_PLACES = {DRAW: (1,), WINDOW: (1,), REFRESH: (2,), EVENT: (3,), SUPPORT: (3,)}


def _check_stack(state: MarsBattle) -> None:
    """What is under way must be something that can be, and somebody must be able to go on."""
    if (state.phase == OVER) != (not state.stack) or (state.phase == OVER) != (state.asked == RUNNING):
        raise ValueError("something is under way until the battle is over")
    if len(state.tests) % TEST:
        raise ValueError(f"a test is described by {TEST} numbers")
    models = len(state.squares)
    for frame in state.stack:
        kind = frame[0]
        if kind in _LEAST:
            fits = len(frame) >= _LEAST[kind]
        else:
            fits = len(frame) == _LENGTHS.get(kind, 0)
        if not fits:
            raise ValueError(f"nothing under way looks like {frame}")
        if any(not 0 <= frame[place] < models for place in _MODEL_PLACES.get(kind, ())):
            raise ValueError(f"{frame} is about no model")
        if any(not 0 <= frame[place] <= 1 for place in _SEAT_PLACES.get(kind, ())):
            raise ValueError(f"{frame} is about no player")
    if state.phase != OVER:
        _check_asked(state)


def _check_asked(state: MarsBattle) -> None:
    try:
        asker = _asker(state)
    except IndexError as problem:
        raise ValueError(f"what is under way cannot be: {problem}") from None
    if asker != state.asked:
        raise ValueError("somebody else is to act")
    try:
        if state.asked == DEALER:
            chance = state.chance()
            goes_on = chance is not None and bool(chance.weights) and chance.total() > 0
        else:
            goes_on = bool(state.legal(Seat(state.asked)))
    except (IndexError, ValueError) as problem:
        raise ValueError(f"what is under way cannot be: {problem}") from None
    if not goes_on:
        raise ValueError("who is to act can do nothing")


def _check_shown(state: MarsBattle) -> None:
    models = len(state.squares)
    for model, stat, *dice in state.shown:
        if not -1 <= model < models or not SHOOT <= stat <= STRIKE or any(not 1 <= value <= SIDES for value in dice):
            raise ValueError("no dice of a test show this")


def _asker(state: MarsBattle) -> int:
    """Who decides what lies on top of the stack."""
    frame = state.stack[-1]
    stage = frame[1] if len(frame) > 1 else 0
    match frame[0]:
        case kind if kind in (ROLL, TESTS, DRAW, ARRIVAL):
            return DEALER
        case kind if kind == TURN:
            return state.turn
        case kind if kind == WINDOW:
            return stage
        case kind if kind in (DEATHS, LAYING):
            return HUMAN
        case kind if kind == SUPPORT:
            return frame[3] if stage else HUMAN
        case kind if kind in (ACTIVATION, FOLLOWING, SNEAKING):
            return side_of(state, frame[2])
        case kind if kind == MELEE:
            side = side_of(state, frame[2])
            return side if stage == 1 else 1 - side
        case kind if kind == SHOT:
            return 1 - side_of(state, frame[2])
        case kind if kind == PEST:
            return frame[2] if stage == 2 else side_of(state, frame[3])
        case kind if kind == REFRESH:
            return frame[2]
        case kind if kind == EVENT:
            return frame[3]
        case kind if kind == ROUND:
            return state.starter if stage == 1 else 1 - state.starter
        case kind if kind == DEPLOYING:
            return state.way.scenario.units[state.way.scenario.forces[stage].unit].side
    return RUNNING
