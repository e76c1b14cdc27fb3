"""Support cards: laid, jammed, aimed and fired; and what strikes a whole area."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.board import (
    AIMS,
    ALONG,
    ATTACK,
    BASE_DICE,
    DEATH_RAY,
    EFFECTS,
    HUMAN,
    JAM,
    MARTIAN,
    NOTHING,
    PARALYSE,
    SIZE,
    STRAFED,
    STRAFING,
    STRIKE,
    SUPPORTS,
    SURVIVE,
    USERS,
    around,
    line,
    members,
)
from saucer.games.mars_attacks.cards import HALF_NAMES, could_hold, count_play, held, leave_hand, spend
from saucer.games.mars_attacks.events import (
    ModelParalysed,
    ModelSteady,
    SetJammed,
    SquareStruck,
    SupportAimed,
    SupportFailed,
    SupportFired,
    SupportLaid,
)
from saucer.games.mars_attacks.shooting import is_killed
from saucer.games.mars_attacks.state import (
    AREA,
    HITS,
    KILL_BY_SHOT,
    LAYING,
    NOBODY_SCORES,
    SUPPORT,
    TEST,
    WHO,
    Battle,
    add_test,
    ask_roll,
    doom,
    kind_of,
    mark,
    number_of,
    panic,
    roll_tests,
    settle,
    unit_of,
)


def lay(state: Battle, seat: int, card: int, events: list[Event] | None) -> None:
    """Put a support card beside those of its type (MA-SUP-1); the human player may answer with a Jam."""
    half = state.way.halves[seat][card]
    kind = SUPPORTS.index(half)
    count_play(state, seat)
    leave_hand(state, seat, card)
    state.sets[kind].append(card)
    state.fresh |= 1 << kind
    if events is not None:
        level = len(state.sets[kind])
        events.append(SupportLaid(rule="MA-SUP-1", seat=seat, card=card, half=HALF_NAMES[half], level=level))
    if seat == MARTIAN:
        state.stack.append([LAYING, kind])


def run_laying(state: Battle, frame: list[int]) -> None:
    """The window closes by itself where everybody knows that there is no Jam; one may follow another (MA-CARD-10)."""
    if state.sets[frame[1]] and could_hold(state, HUMAN, JAM):
        state.asked = HUMAN
    else:
        state.stack.pop()


def jam_choices(state: Battle, kind: int) -> list[int]:
    """A Jam against this type, or none."""
    found = [actions.DECLINE]
    for card in held(state, HUMAN, JAM):
        found.append(actions.JAM | card << 8 | kind << 16)
    return found


def jam(state: Battle, action: int, events: list[Event] | None) -> None:
    """Discard one enemy support card together with the Jam (MA-CARD-JAM)."""
    kind = action >> 16
    spend(state, HUMAN, action >> 8 & 255, "MA-CARD-JAM", events)
    state.discard.append(state.sets[kind].pop())
    if events is not None:
        half, level = HALF_NAMES[SUPPORTS[kind]], len(state.sets[kind])
        events.append(SetJammed(rule="MA-CARD-JAM", half=half, level=level))


# Firing: [SUPPORT, stage, type, user, line, direction]


def fire(state: Battle, user: int, kind: int, events: list[Event] | None) -> None:
    """Activate a set (MA-SUP-2): the player's own, or one taken by mind control, which no Jam answers."""
    own = USERS[kind] == user
    if own:
        count_play(state, user)
    if events is not None:
        half, level = HALF_NAMES[SUPPORTS[kind]], len(state.sets[kind])
        events.append(SupportFired(rule="MA-SUP-2", seat=user, half=half, level=level))
    state.stack.append([SUPPORT, 0 if own else 1, kind, user, 0, 0])


def run_support(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Jam, aim, strike."""
    kind, user = frame[2], frame[3]
    if frame[1] == 0:
        works = AIMS[kind][len(state.sets[kind])] != NOTHING
        if user == MARTIAN and works and could_hold(state, HUMAN, JAM):
            state.asked = HUMAN
            return
        frame[1] = 1
    if frame[1] == 1:
        if AIMS[kind][len(state.sets[kind])] == NOTHING:
            state.stack.pop()
            discard_set(state, kind)
            if events is not None:
                events.append(SupportFailed(rule="MA-CARD-JAM", half=HALF_NAMES[SUPPORTS[kind]]))
            return
        state.asked = user
        return
    place = state.rolled[0] - 1
    along = frame[4]
    if along < SIZE:
        _strike(state, frame, along * SIZE + place, 6 if frame[5] else 2, events)
    else:
        _strike(state, frame, place * SIZE + along - SIZE, 0 if frame[5] else 4, events)


def support_choices(state: Battle, frame: list[int]) -> list[int]:
    """A Jam, then rows and columns or squares; strafing also takes a direction (MA-SUP-3, MA-SUP-STRAFE)."""
    kind = frame[2]
    if frame[1] == 0:
        return jam_choices(state, kind)
    found: list[int] = []
    strafes = SUPPORTS[kind] == STRAFING
    if AIMS[kind][len(state.sets[kind])] == ALONG:
        for along in range(2 * SIZE):
            for direction in range(2 if strafes else 1):
                found.append(actions.AIM_ALONG | along << 8 | direction << 16)
        return found
    for square in range(SIZE * SIZE):
        for direction in range(4 if strafes else 1):
            found.append(actions.AIM_AT | square << 8 | direction << 16)
    return found


def take_support(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """Jams or none, then the aim."""
    verb = action & 255
    if verb == actions.DECLINE:
        frame[1] = 1
    elif verb == actions.JAM:
        jam(state, action, events)
    elif verb == actions.AIM_AT:
        _strike(state, frame, action >> 8 & 255, (action >> 16) * 2, events)
    else:
        frame[1] = 2
        frame[4] = action >> 8 & 255
        frame[5] = action >> 16
        ask_roll(state, 1)


def discard_set(state: Battle, kind: int) -> None:
    """The whole set goes (MA-SUP-1)."""
    state.discard.extend(state.sets[kind])
    state.sets[kind] = []


def _strike(state: Battle, frame: list[int], square: int, direction: int, events: list[Event] | None) -> None:
    kind, user = frame[2], frame[3]
    state.stack.pop()
    discard_set(state, kind)
    if events is not None:
        half = HALF_NAMES[SUPPORTS[kind]]
        events.append(SupportAimed(rule="MA-SUP-3", half=half, row=square >> 3, column=square & 7))
    strike_area(state, kind, user, struck_squares(kind, square, direction))


def struck_squares(kind: int, square: int, direction: int) -> list[int]:
    """The squares that a support aimed at `square` strikes, by row and column."""
    if SUPPORTS[kind] == DEATH_RAY:
        return [square]
    if SUPPORTS[kind] == STRAFING:
        return sorted(line(square, direction, STRAFED))
    return around(square)


# Areas: [AREA, stage, effect, user, how far, number of squares, squares..., the doomed...]

_FIRST: Final = 6


def strike_area(state: Battle, effect: int, user: int, squares: list[int]) -> None:
    """Everything in these squares is hit, friend or enemy (MA-SUP-4)."""
    frame = [AREA, 0, effect, user, 0, len(squares)]
    frame.extend(squares)
    state.stack.append(frame)


def run_area(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Square by square an attack roll and a Survive roll for each model; deaths take effect together (MA-SUP-5)."""
    effect = EFFECTS[frame[2]]
    if effect.kind != ATTACK:
        _run_checks(state, frame, events)
        return
    if frame[1] == 1:
        _count(state, frame, events)
        frame[1] = 0
        frame[4] += 1
    while frame[4] < frame[5]:
        square = frame[_FIRST + frame[4]]
        if state.there[square]:
            frame[1] = 1
            state.tests = []
            add_test(state, -1, STRIKE, effect.dice, effect.target)
            for model in members(state.there[square]):
                add_test(state, model, SURVIVE, BASE_DICE, unit_of(state, model).stats[SURVIVE])
            if events is not None:
                events.append(SquareStruck(rule="MA-SUP-5", row=square >> 3, column=square & 7, dice=effect.dice))
            roll_tests(state)
            return
        frame[4] += 1
    state.stack.pop()
    doomed = frame[_FIRST + frame[5] :]
    if doomed:
        doom(state, doomed, frame[3], KILL_BY_SHOT, NOBODY_SCORES)


def _count(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Compare the attack with each model's resistance."""
    effect = EFFECTS[frame[2]]
    hits = state.tests[HITS]
    for at in range(TEST, len(state.tests), TEST):
        model = state.tests[at + WHO]
        if is_killed(state, model, hits, state.tests[at + HITS], effect.armour, events):
            frame.append(model)
    state.tests = []


def _run_checks(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """One plain die for each model against its Survive (MA-DICE-4): paralysed or panicked if it fails."""
    found: list[int] = []
    for square in frame[_FIRST:]:
        found.extend(members(state.there[square]))
    if frame[1] == 0 and found:
        frame[1] = 1
        ask_roll(state, len(found))
        return
    state.stack.pop()
    effect = EFFECTS[frame[2]]
    rule = "MA-SUP-PARA" if effect.kind == PARALYSE else "MA-SUP-SUPP"
    for place, model in enumerate(found):
        kind, number, value = kind_of(state, model), number_of(state, model), state.rolled[place]
        if value >= unit_of(state, model).stats[SURVIVE]:
            if events is not None:
                events.append(ModelSteady(rule=rule, kind=kind, number=number, value=value))
        elif effect.kind == PARALYSE:
            mark(state, model)
            if events is not None:
                events.append(ModelParalysed(rule=rule, kind=kind, number=number, value=value))
        else:
            panic(state, model, rule, events)
    settle(state, events)
