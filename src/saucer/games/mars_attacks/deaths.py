"""Deaths: what saves a model, who panics, and who scores.

Under way as [DEATHS, stage, who scores, shot or fight, killer, how far, models...], a saved one as -1 - model.
"""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.board import (
    HUMAN,
    LUCK,
    members,
)
from saucer.games.mars_attacks.cards import can_be_lucky, held, spend
from saucer.games.mars_attacks.events import (
    HeroSaved,
    ModelKilled,
    ModelSaved,
    PanicTested,
)
from saucer.games.mars_attacks.state import (
    DEAD,
    KILL_IN_FIGHT,
    NOBODY_SCORES,
    Battle,
    ask_roll,
    fails_panic_test,
    kind_of,
    number_of,
    panic,
    put,
    score,
    settle,
    side_of,
)
from saucer.games.mars_attacks.way import ALL_BUT_KILLER, SAME_SIDE

_MODELS: Final = 6


def run_deaths(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Saves, removal, panic tests, points, victory, in this order (MA-SHOOT-6)."""
    if frame[1] == 0:
        while frame[5] < len(frame) - _MODELS:
            model = frame[_MODELS + frame[5]]
            if state.heroics[model] > 0:
                state.heroics[model] -= 1
                frame[_MODELS + frame[5]] = -1 - model
                if events is not None:
                    kind, number = kind_of(state, model), number_of(state, model)
                    events.append(HeroSaved(rule="MA-HERO-1", kind=kind, number=number, left=state.heroics[model]))
            elif can_be_lucky(state, model):
                state.asked = HUMAN
                return
            frame[5] += 1
        frame[1] = 1
        testers = _remove(state, frame, events)
        if testers:
            frame.extend(testers)
            ask_roll(state, len(testers))
            return
    _test_panic(state, frame, events)
    state.stack.pop()
    for model in frame[_MODELS : _MODELS + frame[5]]:
        if model >= 0:
            _score_kill(state, model, frame[2], frame[3], events)
    settle(state, events)


def luck_choices(state: Battle) -> list[int]:
    """Save the model with a Lucky escape, or let it die."""
    found = [actions.DECLINE]
    for card in held(state, HUMAN, LUCK):
        found.append(actions.SAVE | card << 8)
    return found


def take_luck(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """The model survives where and as it stood (MA-CARD-LUCK)."""
    model = frame[_MODELS + frame[5]]
    if action != actions.DECLINE:
        spend(state, HUMAN, action >> 8, "MA-CARD-LUCK", events)
        state.carded |= 1 << model
        frame[_MODELS + frame[5]] = -1 - model
        if events is not None:
            events.append(ModelSaved(rule="MA-CARD-LUCK", kind=kind_of(state, model), number=number_of(state, model)))
    frame[5] += 1


def _remove(state: Battle, frame: list[int], events: list[Event] | None) -> list[int]:
    """Take the dead from the board and name those who test panic: whoever stands where somebody died (MA-PANIC-1)."""
    squares: list[int] = []
    dead = 0
    testers = 0
    for model in frame[_MODELS:]:
        if model >= 0:
            dead |= 1 << model
    sides = state.way.scenario.sides
    for model in members(dead):
        square = state.squares[model]
        squares.append(square)
        concerned = state.there[square]
        if state.way.panic_testers == SAME_SIDE:
            concerned &= sides[side_of(state, model)]
        testers |= concerned
        if events is not None:
            rule = "MA-CC-4" if frame[3] == KILL_IN_FIGHT else "MA-SHOOT-4"
            kind, number = kind_of(state, model), number_of(state, model)
            events.append(ModelKilled(rule=rule, kind=kind, number=number, row=square >> 3, column=square & 7))
    for model in members(dead):
        put(state, model, DEAD)
    state.killed = len(squares)
    testers &= ~dead & ~state.panicked
    if state.way.panic_testers == ALL_BUT_KILLER and frame[4] >= 0:
        testers &= ~(1 << frame[4])
    return members(testers)


def _test_panic(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """One die each, 1 to 4 panics (MA-PANIC-1)."""
    for place, model in enumerate(frame[_MODELS + frame[5] :]):
        value = state.rolled[place]
        if events is not None:
            kind, number = kind_of(state, model), number_of(state, model)
            events.append(PanicTested(rule="MA-PANIC-1", kind=kind, number=number, value=value))
        if fails_panic_test(value):
            panic(state, model, "MA-PANIC-1", events)


def _score_kill(state: Battle, victim: int, scorer: int, how: int, events: list[Event] | None) -> None:
    """Kills of enemies score; of one's own models only by a setting, and for the others (MA-SUP-VP, MA-SUP-7)."""
    if scorer == NOBODY_SCORES:
        return
    rule = "MA-WIN-1"
    if side_of(state, victim) == scorer:
        if not state.way.own_kills_score:
            return
        scorer = 1 - scorer
        rule = "MA-SUP-7"
    score(state, scorer, state.way.scenario.kills[scorer][how][state.way.scenario.kinds[victim]], rule, events)
