"""Set-up, Rounds and Turns: who is next, what he may do in his Turn, and how a Round ends."""

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions, happenings, moving, supports
from saucer.games.mars_attacks.board import (
    AIMS,
    ARGUMENT,
    CUTE,
    EVER_MORE,
    HUMAN,
    JAM,
    MARTIAN,
    MIND_CONTROL,
    MOST,
    NOTHING,
    RUSE,
    SIZE,
    STEALTH,
    SUPPORTS,
    TYPES,
    USERS,
    members,
)
from saucer.games.mars_attacks.cards import deal, has_slot, may_touch, option_with_card, refresh, spend
from saucer.games.mars_attacks.events import (
    AuthorityUsed,
    CounterPlaced,
    ModelDeployed,
    ModelDistracted,
    ModelReturned,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnPassed,
)
from saucer.games.mars_attacks.state import (
    CAP,
    COVERED,
    DEAD,
    DEPLOYING,
    END,
    ENDING,
    FREE_OPTION,
    MODEL_AND_CARD,
    ONLY_CARDS,
    ROUND,
    TURN,
    TURNS,
    TWO_MODELS,
    Battle,
    able,
    ask_roll,
    end,
    has_room,
    is_pinned,
    kind_of,
    mark,
    note_finished,
    number_of,
    put,
    settle,
    unit_of,
)

# Set-up: [SET_UP, stage]


def run_set_up(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Counters by two dice each, then cards, then models (MA-TOK-1, MA-CARD-2, MA-SC1)."""
    count = state.way.scenario.counters
    if frame[1] == 0:
        frame[1] = 1
        if count > 0:
            ask_roll(state, 2 * count)
            return
        state.rolled = []
    if frame[1] == 1:
        frame[1] = 2
        for place in range(0, len(state.rolled), 2):
            square = (state.rolled[place] - 1) * SIZE + state.rolled[place + 1] - 1
            state.counters.append(COVERED << 6 | square)
            if events is not None:
                events.append(CounterPlaced(rule="MA-TOK-1", row=square >> 3, column=square & 7))
    if deal(state, MARTIAN) or deal(state, HUMAN):
        return
    state.stack.pop()
    state.stack.append([DEPLOYING, 0, 0])


# Deployment: [DEPLOYING, force, models of it already placed]


def run_deploying(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Each force in its zone, in the scenario's order; where the zone is one square nobody is asked."""
    forces = state.way.scenario.forces
    while frame[1] < len(forces):
        force = forces[frame[1]]
        if not force.enters and frame[2] < force.count:
            if len(force.zone) > 1:
                state.asked = state.way.scenario.units[force.unit].side
                return
            _deploy(state, frame, force.zone[0], events)
        else:
            frame[1] += 1
            frame[2] = 0
    state.stack.pop()
    state.stack.append([ROUND, 0, -1, -1])


def _deploy(state: Battle, frame: list[int], square: int, events: list[Event] | None) -> None:
    model = state.way.scenario.forces[frame[1]].first + frame[2]
    frame[2] += 1
    put(state, model, square)
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        rule = state.way.scenario.rule
        events.append(ModelDeployed(rule=rule, kind=kind, number=number, row=square >> 3, column=square & 7))


def deploying_choices(state: Battle, frame: list[int]) -> list[int]:
    """The squares of the zone with room."""
    zone = state.way.scenario.forces[frame[1]].zone
    return [actions.DEPLOY | square << 8 for square in zone if has_room(state, square)]


def take_deploying(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """The next model of the force stands."""
    _deploy(state, frame, action >> 8, events)


# The beginning of a Round: [ROUND, stage, who leads for the starter, who leads for the other]


def run_round(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Authority is declared by who would start, then by the other (MA-HERO-EVA); then the first Turn."""
    if frame[1] == 0:
        state.phase = TURNS
        state.round += 1
        state.finished = -1
        state.mover = -1
        state.passed = 0
        state.turn = state.starter
        frame[1] = 1
        if events is not None:
            events.append(RoundBegan(rule="MA-ROUND-2", round=state.round, seat=state.starter))
    while frame[1] < 3:
        seat = state.starter if frame[1] == 1 else 1 - state.starter
        if _leaders(state, seat):
            state.asked = seat
            return
        frame[1] += 1
    state.stack.pop()
    leader = frame[2] if frame[2] >= 0 else frame[3]
    seat = state.starter if frame[2] >= 0 or frame[3] < 0 else 1 - state.starter
    begin_turn(state, seat, leader, leader >= 0 and state.way.authority_alone, events)


def _leaders(state: Battle, seat: int) -> list[int]:
    """Those who may claim the first activation of the Round."""
    found: list[int] = []
    for model in members(able(state, seat)):
        if unit_of(state, model).authority and state.heroics[model] > 0:
            found.append(model)
    return found


def round_choices(state: Battle, frame: list[int]) -> list[int]:
    """Authority of one of them, or not."""
    seat = state.starter if frame[1] == 1 else 1 - state.starter
    found = [actions.DECLINE]
    for model in _leaders(state, seat):
        found.append(actions.AUTHORITY | model << 8)
    return found


def take_round(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """Authority costs a point, whether or not it helps (MA-HERO-EVA)."""
    if action != actions.DECLINE:
        model = action >> 8
        state.heroics[model] -= 1
        frame[1 + frame[1]] = model
        if events is not None:
            kind, number, left = kind_of(state, model), number_of(state, model), state.heroics[model]
            events.append(AuthorityUsed(rule="MA-HERO-EVA", kind=kind, number=number, left=left))
    frame[1] += 1


# Turns: [TURN, model that must act first or -1, whether it acts alone]


def begin_turn(state: Battle, seat: int, leader: int, alone: bool, events: list[Event] | None) -> None:
    """A Turn begins: nothing is fixed yet."""
    state.turn = seat
    state.units = 0
    state.played = 0
    state.option = FREE_OPTION
    state.bound = -1
    state.charged = 0
    state.carded = 0
    state.acted = 0
    state.fresh = 0
    state.stack.append([TURN, leader, 1 if alone else 0])
    if events is not None:
        events.append(TurnBegan(rule="MA-ROUND-6", seat=seat))


def run_turn(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Ask, unless nothing of the fixed option is left (MA-TURN-1)."""
    used_up = state.units > 1 or (state.units == 1 and (state.played == 1 or frame[2] == 1)) or state.played > 1
    stuck = state.units == 0 and state.option == MODEL_AND_CARD and able(state, state.turn) == 0
    if used_up or stuck:
        _end_turn(state, frame, events)
    else:
        state.asked = state.turn


def _end_turn(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """The Round ends when all have acted (MA-ROUND-4); who has passed is skipped (MA-ROUND-6)."""
    state.stack.pop()
    note_finished(state)
    all_acted = able(state, MARTIAN) == 0 and able(state, HUMAN) == 0
    if all_acted and (not state.way.cards_after_all or state.passed == 3):
        state.stack.append([END, 0, 0, 0])
        return
    following = state.starter if frame[2] else 1 - state.turn
    if state.passed >> following & 1:
        following = 1 - following
    begin_turn(state, following, -1, False, events)


def turn_choices(state: Battle, frame: list[int]) -> list[int]:
    """Activations, cards, the end of the Turn, or a pass."""
    seat = state.turn
    ready = able(state, seat)
    if frame[1] >= 0 and state.units == 0 and ready >> frame[1] & 1:
        return [actions.ACTIVATE | frame[1] << 8]
    found: list[int] = []
    if state.units > 0 or (state.played > 0 and (state.option == ONLY_CARDS or ready == 0)):
        found.append(actions.END_TURN)
    elif ready == 0 and state.played == 0:
        found.append(actions.PASS)
    if state.units == 0 or state.played == 0:
        if state.bound >= 0 and ready >> state.bound & 1 and state.units == 0:
            found.append(actions.ACTIVATE | state.bound << 8)
        else:
            for model in members(ready):
                found.append(actions.ACTIVATE | model << 8)
    if has_slot(state):
        _add_cards(state, seat, found)
    return found


def take_turn(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """Activate a model, or play a card."""
    verb = action & 255
    seat = state.turn
    if verb == actions.ACTIVATE:
        state.units += 1
        if state.units == 2:
            state.option = TWO_MODELS
        moving.activate(state, action >> 8, False, events)
    elif verb == actions.END_TURN:
        _end_turn(state, frame, events)
    elif verb == actions.PASS:
        state.passed |= 1 << seat
        if events is not None:
            events.append(TurnPassed(rule="MA-TURN-3", seat=seat))
        _end_turn(state, frame, events)
    elif verb == actions.LAY:
        supports.lay(state, seat, action >> 8, events)
    elif verb == actions.FIRE:
        supports.fire(state, seat, action >> 8, events)
    elif verb == actions.JAM:
        supports.jam(state, action, events)
    else:
        _play(state, action, events)


# Cards of the own Turn (MA-CARD-9)


def _add_cards(state: Battle, seat: int, found: list[int]) -> None:
    """Everything that may be played now: from hand, or a set that lies there."""
    halves = state.way.halves[seat]
    for card in state.hands[seat]:
        half = halves[card]
        if half in SUPPORTS:
            kind = SUPPORTS.index(half)
            if len(state.sets[kind]) < MOST[kind]:
                found.append(actions.LAY | card << 8)
        elif half == RUSE or half == STEALTH:
            _add_sneaks(state, seat, card, found)
        elif half == CUTE:
            for model in members(_on_board(state, MARTIAN) & ~state.marked):
                found.append(actions.CHARM | card << 8 | model << 16)
        elif half == ARGUMENT:
            _add_quarrels(state, card, found)
        elif half == EVER_MORE:
            _add_returns(state, card, found)
        elif half == MIND_CONTROL:
            for kind in range(TYPES):
                if USERS[kind] == HUMAN and AIMS[kind][len(state.sets[kind])] != NOTHING:
                    found.append(actions.CONTROL | card << 8 | kind << 16)
        elif half == JAM:
            for kind in range(TYPES):
                if USERS[kind] == MARTIAN and state.sets[kind]:
                    found.append(actions.JAM | card << 8 | kind << 16)
    for kind in range(TYPES):
        if USERS[kind] == seat and AIMS[kind][len(state.sets[kind])] != NOTHING and not state.fresh >> kind & 1:
            found.append(actions.FIRE | kind << 8)


def _on_board(state: Battle, side: int) -> int:
    """The models of a side on the board: those waiting no card can concern (MA-MOVE-7)."""
    found = 0
    for model in members(state.present & state.way.scenario.sides[side]):
        if state.squares[model] >= 0:
            found |= 1 << model
    return found


def _add_sneaks(state: Battle, seat: int, card: int, found: list[int]) -> None:
    """One step of an own model that stands and is not held by enemies (MA-CARD-RUSE)."""
    for model in members(_on_board(state, seat) & ~state.panicked):
        if is_pinned(state, model) or not may_touch(state, seat, model):
            continue
        for to in state.way.scenario.terrain.steps[state.squares[model]]:
            if has_room(state, to):
                found.append(actions.SNEAK | card << 8 | model << 16 | to << 24)


def _add_quarrels(state: Battle, card: int, found: list[int]) -> None:
    """Two Martians of one square, at least one of them not activated (MA-CARD-CUTE)."""
    there = members(_on_board(state, MARTIAN))
    for place, one in enumerate(there):
        for other in there[place + 1 :]:
            if state.squares[one] == state.squares[other] and not (state.marked >> one & state.marked >> other & 1):
                found.append(actions.QUARREL | card << 8 | one << 16 | other << 24)


def _add_returns(state: Battle, card: int, found: list[int]) -> None:
    """A killed Martian of each kind on a deployment square with room (MA-CARD-MORE)."""
    seen = 0
    for model in members(state.way.scenario.sides[MARTIAN]):
        kind = state.way.scenario.kinds[model]
        if state.squares[model] == DEAD and not seen >> kind & 1:
            seen |= 1 << kind
            for square in state.way.scenario.returns:
                if has_room(state, square):
                    found.append(actions.RETURN | card << 8 | model << 16 | square << 24)


def _play(state: Battle, action: int, events: list[Event] | None) -> None:
    """A card that works at once."""
    verb, seat, card, what, where = action & 255, state.turn, action >> 8 & 255, action >> 16 & 255, action >> 24
    if verb == actions.SNEAK:
        if state.units == 0 and option_with_card(state) == MODEL_AND_CARD:
            state.bound = what
        spend(state, seat, card, "MA-CARD-RUSE", events)
        state.carded |= 1 << what
        moving.sneak(state, what, where, events)
    elif verb == actions.CONTROL:
        spend(state, seat, card, "MA-CARD-MIND", events)
        supports.fire(state, seat, what, events)
    elif verb == actions.RETURN:
        spend(state, seat, card, "MA-CARD-MORE", events)
        _return(state, what, where, events)
    else:
        spend(state, seat, card, "MA-CARD-CUTE", events)
        _distract(state, what, events)
        if verb == actions.QUARREL:
            _distract(state, where, events)
        settle(state, events)


def _return(state: Battle, model: int, square: int, events: list[Event] | None) -> None:
    """A killed Martian comes back, shoots or moves one square, and is marked (MA-CARD-MORE)."""
    state.heroics[model] = unit_of(state, model).heroics
    put(state, model, square)
    state.charged |= 1 << model
    state.carded |= 1 << model
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(ModelReturned(rule="MA-CARD-MORE", kind=kind, number=number, row=square >> 3, column=square & 7))
    acted = state.acted
    moving.activate(state, model, True, None)
    state.acted = acted
    state.stack[-1][moving.CONTACT] = moving.MET


def _distract(state: Battle, model: int, events: list[Event] | None) -> None:
    if state.marked >> model & 1:
        return
    mark(state, model)
    if events is not None:
        rule = "MA-CARD-CUTE"
        events.append(ModelDistracted(rule=rule, kind=kind_of(state, model), number=number_of(state, model)))


# The end of a Round: [END, stage, token, tokens there were]


def run_end(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Markers off, tokens in order of arrival, refresh, next Round (MA-ROUND-5)."""
    state.drawer = -1
    if frame[1] == 0:
        frame[1] = 1
        state.phase = ENDING
        state.marked = 0
        state.charged = 0
        state.carded = 0
        state.acted = 0
        if events is not None:
            events.append(RoundEnded(rule="MA-ROUND-4", round=state.round))
    elif frame[1] == 2:
        happenings.scatter(state, frame[2], events)
        _next_token(state, frame)
    elif frame[1] == 3:
        _next_token(state, frame)
    if frame[1] == 1:
        if frame[2] < len(state.tokens):
            frame[3] = len(state.tokens)
            frame[1] = 2 if happenings.act(state, state.tokens[frame[2]]) else 3
            return
        frame[1] = 4
    _refresh_all(state, frame, events)


def _next_token(state: Battle, frame: list[int]) -> None:
    frame[1] = 1
    if len(state.tokens) == frame[3]:
        frame[2] += 1


def _refresh_all(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Both refresh, the first finisher first (MA-CARD-4); hands that fell short by luck are filled (MA-CARD-11)."""
    first = state.mover if state.way.last_mover_first and state.mover >= 0 else state.finished
    if frame[1] < 6:
        refresh(state, first if frame[1] == 4 else 1 - first)
        frame[1] += 1
        return
    if deal(state, first) or deal(state, 1 - first):
        return
    state.stack.pop()
    if state.round == state.way.round_cap:
        end(state, -1, CAP, events)
        return
    state.starter = state.finished
    state.stack.append([ROUND, 0, -1, -1])
