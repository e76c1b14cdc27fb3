"""Events, and the tokens that live on: car, cattle, civilians and the giant insect."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.board import (
    ARTILLERY_EFFECT,
    BASE_DICE,
    CAR,
    CAR_EFFECT,
    CATTLE,
    CIVILIANS,
    DIRECTIONS,
    EFFECTS,
    FIGHT,
    HEADS_DOWN,
    HUMAN,
    INSECT_DICE,
    INSECT_STAT,
    MARTIAN,
    MOST_CIVILIANS,
    OUTSIDE,
    ROOM,
    SHELL,
    SIZE,
    STRIKE,
    SUPPRESSING_EFFECT,
    SURVIVE,
    TRAMPLING,
    WALLED,
    around,
    line,
    members,
    size_of,
)
from saucer.games.mars_attacks.events import (
    CarLanded,
    CarriedOff,
    CivilianAppeared,
    CivilianGone,
    CivilianMoved,
    DefenceChosen,
    HerdAppeared,
    HerdGone,
    HerdMoved,
    HerdStopped,
    InsectAppeared,
    InsectAttacks,
    InsectGone,
    InsectMoved,
    ShellFalls,
)
from saucer.games.mars_attacks.rolling import STAT_NAMES
from saucer.games.mars_attacks.shooting import INSECT, insect_square, is_killed, remove_insect
from saucer.games.mars_attacks.state import (
    CIVILIAN_TOKEN,
    HERD,
    HERD_TOKEN,
    HITS,
    INSECT_TOKEN,
    KILL_BY_SHOT,
    KILL_IN_FIGHT,
    NOBODY_SCORES,
    PEST,
    TEST,
    TRAMPLE,
    WHO,
    Battle,
    add_test,
    ask_roll,
    doom,
    has_friend,
    has_room,
    kind_of,
    number_of,
    panic,
    put,
    roll_tests,
    side_of,
    unit_of,
)
from saucer.games.mars_attacks.supports import strike_area

_HERD_STEPS: Final = 4
_CAR_SQUARES: Final = 3


def rolled_square(state: Battle) -> int:
    """A row and a column by two dice."""
    return (state.rolled[0] - 1) * SIZE + state.rolled[1] - 1


# Events: [EVENT, stage, half, drawer, direction or civilians to come, square]


def run_event(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Resolve an event at once (MA-CARD-3); its kills score for nobody (MA-EVT-VP)."""
    half = frame[2]
    if half == CAR:
        _run_car(state, frame, events)
    elif half == CATTLE:
        _run_cattle(state, frame, events)
    elif half == CIVILIANS:
        _run_civilians(state, frame, events)
    elif frame[1] == 0:
        frame[1] = 1
        ask_roll(state, 2)
    else:
        _finish(state)
        square = rolled_square(state)
        if half == SHELL or half == HEADS_DOWN:
            effect = ARTILLERY_EFFECT if half == SHELL else SUPPRESSING_EFFECT
            if events is not None:
                rule = "MA-EVT-SHELL" if half == SHELL else "MA-EVT-HEAD"
                events.append(ShellFalls(rule=rule, row=square >> 3, column=square & 7))
            strike_area(state, effect, NOBODY_SCORES, around(square))
        else:
            _add_insect(state, square, events)


def _finish(state: Battle) -> None:
    """The event leaves the stack; whose draw it was still matters for what it started (MA-WIN-3)."""
    state.stack.pop()


def _run_car(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Three squares in a row; the car stays on the third if that is on the board (MA-EVT-CAR)."""
    if frame[1] == 0:
        state.asked = frame[3]
    elif frame[1] == 1:
        frame[1] = 2
        ask_roll(state, 2)
    elif frame[1] == 2:
        frame[1] = 3
        frame[5] = rolled_square(state)
        squares = line(frame[5], 6 if frame[4] else 2, _CAR_SQUARES)
        if events is not None:
            events.append(CarLanded(rule="MA-EVT-CAR", row=frame[5] >> 3, column=frame[5] & 7, squares=len(squares)))
        strike_area(state, CAR_EFFECT, NOBODY_SCORES, squares)
    else:
        squares = line(frame[5], 6 if frame[4] else 2, _CAR_SQUARES)
        if len(squares) == _CAR_SQUARES and squares[-1] not in state.cars:
            state.cars.append(squares[-1])
        _finish(state)


def car_choices() -> list[int]:
    """From left to right, or from right to left."""
    return [actions.DRIVE, actions.DRIVE | 1 << 8]


def take_car(frame: list[int], action: int) -> None:
    """The drawer has said where it comes from."""
    frame[4] = action >> 8
    frame[1] = 1


def _run_cattle(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """The herd enters by an edge as the drawer sees it (MA-EVT-COW-1, MA-EVT-SEAT)."""
    if frame[1] == 0:
        frame[1] = 1
        ask_roll(state, 2)
        return
    square = entry_square(frame[3], state.rolled[0], state.rolled[1] - 1)
    _finish(state)
    for token in state.tokens:
        if token >> 6 == HERD_TOKEN:
            state.tokens.remove(token)
            break
    state.tokens.append(HERD_TOKEN << 6 | square)
    if events is not None:
        events.append(HerdAppeared(rule="MA-EVT-COW-1", row=square >> 3, column=square & 7))
    state.stack.append([HERD, 0, 0, 0])
    _trample(state, square)


def entry_square(drawer: int, edge: int, place: int) -> int:
    """1-2 the near edge, 3-4 the left, 5-6 the far, 7-8 the right one, seen from row 8 or from row 1."""
    turned = drawer == MARTIAN
    if edge <= 2:
        return place if turned else (SIZE - 1) * SIZE + place
    if edge <= 4:
        return place * SIZE + (SIZE - 1 if turned else 0)
    if edge <= 6:
        return (SIZE - 1) * SIZE + place if turned else place
    return place * SIZE + (0 if turned else SIZE - 1)


def _run_civilians(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """One to three civilians on squares without models, five at most (MA-EVT-CIV, MA-EVT-AGAIN)."""
    if frame[1] == 0:
        frame[1] = 1
        ask_roll(state, 1)
        return
    if frame[1] == 1:
        frame[1] = 2
        there = 0
        for token in state.tokens:
            if token >> 6 == CIVILIAN_TOKEN:
                there += 1
        value = state.rolled[0]
        wanted = 1 if value <= 2 else 2 if value <= 6 else 3
        frame[4] = min(wanted, MOST_CIVILIANS - there)
    else:
        square = rolled_square(state)
        if state.there[square] == 0:
            frame[4] -= 1
            state.tokens.append(CIVILIAN_TOKEN << 6 | square)
            if events is not None:
                events.append(CivilianAppeared(rule="MA-EVT-CIV", row=square >> 3, column=square & 7))
    if frame[4] > 0:
        ask_roll(state, 2)
    else:
        _finish(state)


def _add_insect(state: Battle, square: int, events: list[Event] | None) -> None:
    """It comes down, and attacks at once if somebody is there (MA-EVT-BUG-1); a second one replaces the first."""
    remove_insect(state, "MA-EVT-AGAIN", events)
    state.tokens.append(INSECT_TOKEN << 6 | square)
    if events is not None:
        events.append(InsectAppeared(rule="MA-EVT-BUG-1", row=square >> 3, column=square & 7))
    if state.there[square]:
        state.stack.append([PEST, 0, 0, 0, 0])


# Tokens at the end of a Round


def act(state: Battle, token: int) -> bool:
    """Let a token act (MA-ROUND-5); whether a die for its direction is needed first."""
    square = token & 63
    if token >> 6 == HERD_TOKEN:
        state.stack.append([HERD, 0, 0, 0])
        return False
    if token >> 6 == INSECT_TOKEN and state.there[square]:
        state.stack.append([PEST, 0, 0, 0, 0])
        return False
    ask_roll(state, 1)
    return True


def scatter(state: Battle, place: int, events: list[Event] | None) -> None:
    """A civilian or the insect goes one square: civilians not through walls, neither into a full square, and off the
    board for good (MA-SCAT-2, MA-EVT-CIV, MA-EVT-BUG-1)."""
    token = state.tokens[place]
    square, direction = token & 63, state.rolled[0] - 1
    to = state.way.scenario.terrain.ways[square * 8 + direction]
    flies = token >> 6 == INSECT_TOKEN
    if flies and to == WALLED:
        rows, columns = DIRECTIONS[direction]
        to = square + rows * SIZE + columns
    if to == OUTSIDE:
        state.tokens.pop(place)
        if events is not None:
            gone = InsectGone(rule="MA-EVT-BUG-1") if flies else CivilianGone(rule="MA-EVT-CIV")
            events.append(gone)
        return
    if to == WALLED or not has_room(state, to):
        return
    state.tokens[place] = token >> 6 << 6 | to
    if events is not None:
        row, column = to >> 3, to & 7
        if flies:
            events.append(InsectMoved(rule="MA-EVT-BUG-1", row=row, column=column))
        else:
            events.append(CivilianMoved(rule="MA-EVT-CIV", row=row, column=column))


# The herd: [HERD, stage, direction, steps left]


def run_herd(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Four squares in one direction, until a high wall or the edge of the board (MA-EVT-COW-2)."""
    if frame[1] == 0:
        frame[1] = 1
        ask_roll(state, 1)
        return
    if frame[1] == 1:
        frame[1] = 2
        frame[2] = state.rolled[0] - 1
        frame[3] = _HERD_STEPS
    place = 0
    while state.tokens[place] >> 6 != HERD_TOKEN:
        place += 1
    while frame[3] > 0:
        to = state.way.scenario.terrain.ways[(state.tokens[place] & 63) * 8 + frame[2]]
        if to == OUTSIDE:
            state.tokens.pop(place)
            state.stack.pop()
            if events is not None:
                events.append(HerdGone(rule="MA-EVT-COW-2"))
            return
        if to == WALLED:
            if events is not None:
                events.append(HerdStopped(rule="MA-EVT-COW-2"))
            break
        frame[3] -= 1
        state.tokens[place] = HERD_TOKEN << 6 | to
        if events is not None:
            events.append(HerdMoved(rule="MA-EVT-COW-2", row=to >> 3, column=to & 7))
        if state.there[to]:
            _trample(state, to)
            return
    state.stack.pop()


def _trample(state: Battle, square: int) -> None:
    if state.there[square]:
        state.stack.append([TRAMPLE, 0, square])


def run_trample(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Who stands panics; who lay there already is trampled, without armour (MA-EVT-COW-2, MA-EVT-COW-3)."""
    there = state.there[frame[2]]
    if frame[1] == 0:
        frame[1] = 1
        lying = there & state.panicked
        for model in members(there & ~lying):
            panic(state, model, "MA-EVT-COW-2", events)
        if lying:
            effect = EFFECTS[TRAMPLING]
            state.tests = []
            add_test(state, -1, STRIKE, effect.dice, effect.target)
            for model in members(lying):
                add_test(state, model, SURVIVE, BASE_DICE, unit_of(state, model).stats[SURVIVE])
            roll_tests(state)
            return
        state.tests = []
    state.stack.pop()
    doomed: list[int] = []
    for at in range(TEST, len(state.tests), TEST):
        model = state.tests[at + WHO]
        if is_killed(state, model, state.tests[HITS], state.tests[at + HITS], False, events):
            doomed.append(model)
    state.tests = []
    if doomed:
        doom(state, doomed, NOBODY_SCORES, KILL_BY_SHOT, NOBODY_SCORES)


# The insect's attack: [PEST, stage, who picks, model, defence]


def run_pest(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """A die says who picks the model; it defends itself; who survives is carried off (MA-EVT-BUG-2, MA-EVT-BUG-4)."""
    stage = frame[1]
    if stage == 0:
        frame[1] = 1
        ask_roll(state, 1)
    elif stage == 1:
        frame[2] = HUMAN if state.rolled[0] <= 4 else MARTIAN
        there = members(state.there[insect_square(state)])
        frame[1] = 2
        if len(there) == 1:
            _pick(state, frame, there[0], events)
        else:
            state.asked = frame[2]
    elif stage == 3:
        if state.panicked >> frame[3] & 1:
            frame[1] = 4
            frame[4] = SURVIVE
        else:
            state.asked = side_of(state, frame[3])
    elif stage == 4:
        frame[1] = 5
        _roll_attack(state, frame[3], frame[4])
    elif stage == 5:
        _compare(state, frame, events)
    elif not state.present >> frame[3] & 1:
        state.stack.pop()
    elif stage == 6:
        frame[1] = 7
        ask_roll(state, 2)
    else:
        _drop(state, frame, events)


def pest_choices(state: Battle, frame: list[int]) -> list[int]:
    """Which model is attacked, then how it defends itself."""
    if frame[1] == 2:
        return [actions.CHOOSE | model << 8 for model in members(state.there[insect_square(state)])]
    return [actions.DEFEND | FIGHT << 8, actions.DEFEND | SURVIVE << 8]


def take_pest(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """The model is picked, or its defence announced."""
    if frame[1] == 2:
        _pick(state, frame, action >> 8, events)
        return
    frame[4] = action >> 8
    frame[1] = 4
    if events is not None:
        kind, number = kind_of(state, frame[3]), number_of(state, frame[3])
        events.append(DefenceChosen(rule="MA-EVT-BUG-4", kind=kind, number=number, stat=STAT_NAMES[frame[4]]))


def _pick(state: Battle, frame: list[int], model: int, events: list[Event] | None) -> None:
    frame[3] = model
    frame[1] = 3
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(InsectAttacks(rule="MA-EVT-BUG-2", seat=frame[2], kind=kind, number=number))


def _roll_attack(state: Battle, model: int, defence: int) -> None:
    state.tests = []
    add_test(state, INSECT, STRIKE, INSECT_DICE, INSECT_STAT)
    dice = BASE_DICE + (1 if has_friend(state, model) else 0)
    add_test(state, model, defence, dice, unit_of(state, model).stats[defence])
    roll_tests(state)


def _compare(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    hits, defended = state.tests[HITS], state.tests[TEST + HITS]
    state.tests = []
    frame[1] = 6
    if hits > defended:
        doom(state, [frame[3]], NOBODY_SCORES, KILL_IN_FIGHT, NOBODY_SCORES)
    elif defended > hits and frame[4] == FIGHT:
        state.stack.pop()
        remove_insect(state, "MA-EVT-BUG-2", events)


def _drop(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Both land on a random square with room; no fight, no counter is turned up (MA-EVT-BUG-4)."""
    model, square = frame[3], rolled_square(state)
    if size_of(state.there[square] & ~(1 << model)) >= ROOM:
        frame[1] = 6
        return
    state.stack.pop()
    for place, token in enumerate(state.tokens):
        if token >> 6 == INSECT_TOKEN:
            state.tokens[place] = INSECT_TOKEN << 6 | square
    put(state, model, square)
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(CarriedOff(rule="MA-EVT-BUG-2", kind=kind, number=number, row=square >> 3, column=square & 7))
