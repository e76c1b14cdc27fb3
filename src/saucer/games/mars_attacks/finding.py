"""What lies in a square: counters, civilians and hideouts.

Under way as [ARRIVAL, stage, model].
"""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks.board import HUMAN
from saucer.games.mars_attacks.events import (
    CivilianTaken,
    CounterTaken,
    CounterTurned,
    HideoutEmpty,
    HideoutFound,
    PointsScored,
)
from saucer.games.mars_attacks.state import (
    ARRIVAL,
    ARTEFACT,
    CIVILIAN_TOKEN,
    COVERED,
    CRITTER,
    DEALER,
    Battle,
    counter_points,
    has_room,
    kind_of,
    mark,
    number_of,
    points,
    put,
    score,
    settle,
    side_of,
)


def arrive(state: Battle, model: int) -> None:
    """Look what is there, if anything is."""
    square = state.squares[model]
    if _lies_there(state, square):
        state.stack.append([ARRIVAL, 0, model])


def _lies_there(state: Battle, square: int) -> bool:
    for counter in state.counters:
        if counter & 63 == square:
            return True
    for token in state.tokens:
        if token == CIVILIAN_TOKEN << 6 | square:
            return True
    return square in state.hideouts


def run_arrival(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Turn up what lies face down, then take what is wanted (MA-TOK-2, MA-TOK-3)."""
    square = state.squares[frame[2]]
    if frame[1] == 0:
        frame[1] = 1
        if square in state.hideouts and has_room(state, square):
            if len(state.hideouts) > 1:
                state.asked = DEALER
                return
            find(state, frame, True, events)
    if COVERED << 6 | square in state.counters:
        state.asked = DEALER
        return
    state.stack.pop()
    _take_counters(state, frame[2], square, events)
    settle(state, events)


def is_searching(state: Battle, frame: list[int]) -> bool:
    """Whether the dealer is asked what a hideout holds, not what a counter shows."""
    return frame[1] == 1 and state.squares[frame[2]] in state.hideouts and has_room(state, state.squares[frame[2]])


def find(state: Battle, frame: list[int], there: bool, events: list[Event] | None) -> None:
    """Somebody hides there, marked activated, or nobody does (MA-SC2)."""
    square = state.squares[frame[2]]
    state.hideouts.remove(square)
    if not there:
        if events is not None:
            events.append(HideoutEmpty(rule="MA-SC2", row=square >> 3, column=square & 7))
        return
    hidden = state.way.scenario.hidden
    state.hideouts = []
    put(state, hidden, square)
    mark(state, hidden)
    if events is not None:
        kind, number = kind_of(state, hidden), number_of(state, hidden)
        events.append(HideoutFound(rule="MA-SC2", kind=kind, number=number, row=square >> 3, column=square & 7))
    if side_of(state, frame[2]) == HUMAN:
        score(state, HUMAN, state.way.scenario.found, "MA-SC2", events)


def turn_up(state: Battle, frame: list[int], kind: int, events: list[Event] | None) -> None:
    """A face-down counter shows what it is."""
    square = state.squares[frame[2]]
    state.pool[kind - ARTEFACT] -= 1
    state.counters[state.counters.index(COVERED << 6 | square)] = kind << 6 | square
    if events is not None:
        row, column = square >> 3, square & 7
        events.append(CounterTurned(rule="MA-TOK-2", counter=COUNTER_NAMES[kind], row=row, column=column))


COUNTER_NAMES: Final = ["covered", "artefact", "critter"]


def _take_counters(state: Battle, model: int, square: int, events: list[Event] | None) -> None:
    """A Martian takes critters, a human artefacts, either takes civilians (MA-TOK-2, MA-TOK-5, MA-EVT-CIV-2)."""
    side = side_of(state, model)
    wanted = (ARTEFACT if side == HUMAN else CRITTER) << 6 | square
    civilian = CIVILIAN_TOKEN << 6 | square
    before = counter_points(state, side)
    while wanted in state.counters:
        state.counters.remove(wanted)
        state.taken[side] += 1
        if events is not None:
            name = COUNTER_NAMES[wanted >> 6]
            events.append(CounterTaken(rule="MA-TOK-2", seat=side, counter=name, count=state.taken[side]))
    while civilian in state.tokens:
        state.tokens.remove(civilian)
        state.taken[side] += 1
        if events is not None:
            events.append(CivilianTaken(rule="MA-EVT-CIV-2", seat=side, count=state.taken[side]))
    gain = counter_points(state, side) - before
    if gain and events is not None:
        events.append(PointsScored(rule="MA-TOK-4", seat=side, points=gain, total=points(state, side)))
