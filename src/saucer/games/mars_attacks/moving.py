"""Activating a model: moving, standing up, shooting, fighting, and the extras of heroes."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions, fighting, shooting
from saucer.games.mars_attacks.actions import AIMED, HEROIC, HEROIC_SHOT, LATE, PLAIN, THE_INSECT
from saucer.games.mars_attacks.board import FOLLOW_RANGE, FOLLOWERS, distance, first_of, members, size_of
from saucer.games.mars_attacks.events import (
    FollowersCalled,
    HeroicsSpent,
    ModelActivated,
    ModelEntered,
    ModelLeft,
    ModelMoved,
    ModelShifted,
    ModelStood,
)
from saucer.games.mars_attacks.finding import arrive
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    FOLLOWING,
    GONE,
    SNEAKING,
    WAITING,
    Battle,
    able,
    enemies_at,
    has_room,
    is_pinned,
    kind_of,
    mark,
    note_finished,
    number_of,
    put,
    score,
    settle,
    side_of,
    unit_of,
)

# The numbers of an activation after its kind.
STAGE: Final = 1
MODEL: Final = 2
MOVED: Final = 3
SHOT: Final = 4
STOOD: Final = 5
EXTRA: Final = 6
FOLLOWED: Final = 7
CONTACT: Final = 8
LATE_MOVE: Final = 9
RETURNED: Final = 10

BEGINS: Final = 0
NORMAL: Final = 1
"""What an activation allows (MA-ACT-1)."""
AFTER: Final = 2
"""Only what a hero may add."""

NOT_SHOT: Final = 0
SHOT_PLAIN: Final = 1
SHOT_AIMED: Final = 2

EXTRA_MOVE: Final = 2
"""The extra was a move, or led to one, so that no shot is aimed any more."""

MET: Final = 1
"""It has entered a square: enemies there are fought, the insect if one likes (MA-ACT-3, MA-EVT-BUG-5)."""
MET_BY_EXTRA: Final = 2
"""By a hero's extra move: such a fight does not end the activation (MA-HERO-4)."""

LATE_OFFERED: Final = 1
LATE_PENDING: Final = 2
"""The shot is being resolved; if it kills nobody the move will be offered."""
LATE_AT_INSECT: Final = 3
"""The same, if it does not destroy the insect."""


def activate(state: Battle, model: int, returned: bool, events: list[Event] | None) -> None:
    """A model's activation begins; it is marked at once (MA-ROUND-1)."""
    mark(state, model)
    state.acted |= 1 << model
    state.mover = side_of(state, model)
    state.stack.append([ACTIVATION, BEGINS, model, 0, NOT_SHOT, 0, 0, 0, 0, 0, 1 if returned else 0])
    note_finished(state)
    if events is not None:
        events.append(ModelActivated(rule="MA-ROUND-1", kind=kind_of(state, model), number=number_of(state, model)))


def run_activation(state: Battle, frame: list[int]) -> None:
    """Go on until the player has something to decide, or all is done."""
    model = frame[MODEL]
    if not state.present >> model & 1:
        state.stack.pop()
        return
    square = state.squares[model]
    side = side_of(state, model)
    if frame[STAGE] == BEGINS:
        frame[STAGE] = NORMAL
        if square >= 0:
            arrive(state, model)
            return
    if frame[CONTACT]:
        met = frame[CONTACT]
        frame[CONTACT] = 0
        if enemies_at(state, side, square):
            if met == MET:
                frame[STAGE] = AFTER
            fighting.fight(state, model)
            return
        if square >= 0 and fighting.can_fight_insect(state, model):
            frame[CONTACT] = met
    if frame[LATE_MOVE] >= LATE_PENDING:
        missed = state.killed == 0 and (frame[LATE_MOVE] == LATE_PENDING or shooting.insect_square(state) >= 0)
        can_run = missed and unit_of(state, model).late_nights and state.heroics[model] > 0
        frame[LATE_MOVE] = LATE_OFFERED if can_run else 0
    if frame[LATE_MOVE] == 0:
        if frame[STAGE] == NORMAL and _is_spent(frame):
            frame[STAGE] = AFTER
        if frame[STAGE] == AFTER and not frame[CONTACT] and not _has_more(state, frame):
            state.stack.pop()
            return
    state.asked = side


def _is_spent(frame: list[int]) -> bool:
    """Whether nothing of the six ways of MA-ACT-1 is left."""
    moved, shot = frame[MOVED], frame[SHOT]
    if frame[STOOD] or frame[RETURNED]:
        return moved > 0 or shot > 0
    return moved > 1 or shot == SHOT_AIMED or (shot > 0 and moved > 0)


def _may_move(frame: list[int]) -> bool:
    moved, shot = frame[MOVED], frame[SHOT]
    if frame[STOOD] or frame[RETURNED] or shot:
        return moved == 0 and (shot == NOT_SHOT or (shot == SHOT_PLAIN and not frame[STOOD] and not frame[RETURNED]))
    return moved < 2


def _may_shoot(frame: list[int]) -> bool:
    if frame[STOOD] or frame[RETURNED]:
        return frame[MOVED] == 0 and frame[SHOT] == 0
    return frame[SHOT] == 0 and frame[MOVED] < 2


def _is_fresh(frame: list[int]) -> bool:
    return frame[MOVED] == 0 and frame[SHOT] == 0 and frame[STOOD] == 0


def _has_extra(state: Battle, frame: list[int]) -> bool:
    """Whether a Heroics point may buy something now (MA-HERO-2, MA-HERO-4)."""
    model = frame[MODEL]
    if frame[EXTRA] or frame[RETURNED] or state.heroics[model] == 0 or state.panicked >> model & 1:
        return False
    # Those who follow act after his activation, and the extra belongs to it.
    return state.squares[model] >= 0 and not frame[FOLLOWED]


def _followers(state: Battle, model: int) -> int:
    """Unactivated friends near enough to be called (MA-HERO-SARGE)."""
    found = 0
    here = state.squares[model]
    for friend in members(able(state, side_of(state, model))):
        square = state.squares[friend]
        if square >= 0 and distance(here, square) <= FOLLOW_RANGE:
            found |= 1 << friend
    return found


def _can_call(state: Battle, frame: list[int]) -> bool:
    model = frame[MODEL]
    if frame[FOLLOWED] or frame[RETURNED] or not unit_of(state, model).follow_me or state.heroics[model] == 0:
        return False
    return state.squares[model] >= 0 and not state.panicked >> model & 1 and _followers(state, model) != 0


def _has_more(state: Battle, frame: list[int]) -> bool:
    return _has_extra(state, frame) or _can_call(state, frame)


def choices(state: Battle, frame: list[int]) -> list[int]:
    """All that the active model may do next."""
    model = frame[MODEL]
    found: list[int] = []
    if frame[LATE_MOVE]:
        _add_moves(state, model, LATE, found)
        found.append(actions.DECLINE)
        return found
    if frame[STAGE] == AFTER:
        found.append(actions.STOP)
        if frame[CONTACT]:
            found.append(actions.FIGHT)
        if _has_extra(state, frame):
            _add_extras(state, model, found)
        if _can_call(state, frame):
            found.append(actions.FOLLOW)
        return found
    square = state.squares[model]
    if square == WAITING:
        for to in state.way.scenario.enters[model]:
            if has_room(state, to):
                found.append(actions.ENTER | to << 8)
        if not found:
            found.append(actions.STOP)
        return found
    if state.panicked >> model & 1:
        found.append(actions.STAND)
        return found
    fresh = _is_fresh(frame)
    if fresh and _has_extra(state, frame):
        _add_extras(state, model, found)
    if is_pinned(state, model):
        found.append(actions.FIGHT)
        return found
    found.append(actions.STOP)
    enemies = enemies_at(state, side_of(state, model), square)
    if frame[CONTACT] or (fresh and (enemies or fighting.can_fight_insect(state, model))):
        found.append(actions.FIGHT)
    if _may_move(frame):
        _add_moves(state, model, PLAIN, found)
        found.append(actions.MOVE | square << 8)
    if _may_shoot(frame):
        may_aim = fresh and frame[EXTRA] != EXTRA_MOVE and not frame[RETURNED]
        for target in shooting.targets(state, model):
            found.append(actions.SHOOT | target << 8)
            if may_aim:
                found.append(actions.SHOOT | target << 8 | AIMED << 16)
    return found


def _add_moves(state: Battle, model: int, manner: int, found: list[int]) -> None:
    """A step to each neighbour with room, and off the board where the scenario lets it (MA-MOVE-1 to MA-MOVE-3)."""
    square = state.squares[model]
    for to in state.way.scenario.terrain.steps[square]:
        if has_room(state, to):
            found.append(actions.MOVE | to << 8 | manner << 16)
    exits = state.way.scenario.exits[model]
    if exits and exits[square] > 0:
        found.append(actions.LEAVE | manner << 8)


def _add_extras(state: Battle, model: int, found: list[int]) -> None:
    """A move, a shot that is not aimed, or a fight (MA-HERO-2); a pinned hero can only fight."""
    square = state.squares[model]
    if enemies_at(state, side_of(state, model), square) or fighting.can_fight_insect(state, model):
        found.append(actions.FIGHT | HEROIC << 8)
    if is_pinned(state, model):
        return
    _add_moves(state, model, HEROIC, found)
    for target in shooting.targets(state, model):
        found.append(actions.SHOOT | target << 8 | HEROIC_SHOT << 16)


def take(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """Do what was chosen."""
    verb = action & 255
    model = frame[MODEL]
    met = frame[CONTACT]
    frame[CONTACT] = 0
    if verb == actions.MOVE:
        _take_move(state, frame, action >> 8 & 255, action >> 16, events)
    elif verb == actions.SHOOT:
        manner = action >> 16
        if manner == HEROIC_SHOT:
            _pay(state, model, "MA-HERO-2", events)
            frame[EXTRA] = 1
        else:
            frame[SHOT] = SHOT_AIMED if manner == AIMED else SHOT_PLAIN
        target = action >> 8 & 255
        frame[LATE_MOVE] = LATE_AT_INSECT if target == THE_INSECT else LATE_PENDING
        shooting.shoot(state, model, target, manner == AIMED)
    elif verb == actions.STOP:
        if frame[STAGE] == AFTER:
            state.stack.pop()
        else:
            frame[STAGE] = AFTER
    elif verb == actions.FIGHT:
        if action >> 8 == HEROIC:
            _pay(state, model, "MA-HERO-2", events)
            frame[EXTRA] = 1
        elif met != MET_BY_EXTRA:
            frame[STAGE] = AFTER
        fighting.fight(state, model)
    elif verb == actions.ENTER:
        frame[MOVED] = 1
        frame[CONTACT] = MET
        enter(state, model, action >> 8, "MA-MOVE-6", events)
    elif verb == actions.STAND:
        _stand(state, frame, events)
    elif verb == actions.LEAVE:
        _take_leave(state, frame, action >> 8, events)
    elif verb == actions.FOLLOW:
        _pay(state, model, "MA-HERO-SARGE", events)
        frame[FOLLOWED] = 1
        state.stack.append([FOLLOWING, 0, model, 0])
    else:
        frame[LATE_MOVE] = 0


def _pay(state: Battle, model: int, rule: str, events: list[Event] | None) -> None:
    state.heroics[model] -= 1
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(HeroicsSpent(rule=rule, kind=kind, number=number, left=state.heroics[model]))


def _pay_for_move(state: Battle, frame: list[int], manner: int, events: list[Event] | None) -> None:
    """A plain step uses up movement, the others a point."""
    if manner == PLAIN:
        frame[MOVED] += 1
    elif manner == HEROIC:
        _pay(state, frame[MODEL], "MA-HERO-2", events)
        frame[EXTRA] = EXTRA_MOVE
    else:
        _pay(state, frame[MODEL], "MA-HERO-TROY", events)
        frame[LATE_MOVE] = 0
        if frame[EXTRA]:
            frame[EXTRA] = EXTRA_MOVE


def _take_move(state: Battle, frame: list[int], to: int, manner: int, events: list[Event] | None) -> None:
    """One step; inside the own square it is a move that meets nobody (MA-MOVE-5, MA-MOVE-8)."""
    model = frame[MODEL]
    _pay_for_move(state, frame, manner, events)
    if to == state.squares[model]:
        if events is not None:
            events.append(ModelShifted(rule="MA-MOVE-5", kind=kind_of(state, model), number=number_of(state, model)))
        return
    frame[CONTACT] = MET_BY_EXTRA if manner == HEROIC else MET
    step_to(state, model, to, "MA-MOVE-1", events)


def step_to(state: Battle, model: int, to: int, rule: str, events: list[Event] | None) -> None:
    """Move into a square, and turn up what lies there."""
    put(state, model, to)
    state.charged |= 1 << model
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(ModelMoved(rule=rule, kind=kind, number=number, row=to >> 3, column=to & 7))
    arrive(state, model)


def enter(state: Battle, model: int, to: int, rule: str, events: list[Event] | None) -> None:
    """Come onto the board (MA-MOVE-7)."""
    put(state, model, to)
    state.charged |= 1 << model
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(ModelEntered(rule=rule, kind=kind, number=number, row=to >> 3, column=to & 7))
    arrive(state, model)


def _take_leave(state: Battle, frame: list[int], manner: int, events: list[Event] | None) -> None:
    """Step over the board's edge and score the square's number (MA-MOVE-3)."""
    model = frame[MODEL]
    _pay_for_move(state, frame, manner, events)
    square = state.squares[model]
    put(state, model, GONE)
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(ModelLeft(rule="MA-MOVE-3", kind=kind, number=number, row=square >> 3, column=square & 7))
    score(state, side_of(state, model), state.way.scenario.exits[model][square], "MA-MOVE-3", events)
    settle(state, events)


def _stand(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Stand up; with any enemy in the square that is a fight, without the charge die (MA-ACT-6)."""
    model = frame[MODEL]
    state.panicked &= ~(1 << model)
    state.charged &= ~(1 << model)
    frame[STOOD] = 1
    if events is not None:
        events.append(ModelStood(rule="MA-ACT-6", kind=kind_of(state, model), number=number_of(state, model)))
    if enemies_at(state, side_of(state, model), state.squares[model]):
        frame[STAGE] = AFTER
        fighting.fight(state, model)


# Follow me!: [FOLLOWING, stage, sergeant, set of the named]


def run_following(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Name up to four together, then activate them one after another (MA-HERO-SARGE)."""
    if frame[1] == 0:
        if _nameable(state, frame) and size_of(frame[3]) < FOLLOWERS:
            state.asked = side_of(state, frame[2])
            return
        _call(frame, events)
    left = frame[3] & state.present & ~state.marked
    if left == 0:
        state.stack.pop()
    elif left & (left - 1) == 0:
        activate(state, first_of(left), False, events)
    else:
        state.asked = side_of(state, frame[2])


def _call(frame: list[int], events: list[Event] | None) -> None:
    frame[1] = 1
    if events is not None:
        events.append(FollowersCalled(rule="MA-HERO-SARGE", models=size_of(frame[3])))


def _nameable(state: Battle, frame: list[int]) -> int:
    """Those that may still be named."""
    return _followers(state, frame[2]) & ~frame[3]


def following_choices(state: Battle, frame: list[int]) -> list[int]:
    """Name another, or no more; then whose activation is next."""
    if frame[1] == 1:
        return [actions.ACTIVATE | model << 8 for model in members(frame[3] & state.present & ~state.marked)]
    found = [actions.NAME | model << 8 for model in members(_nameable(state, frame))]
    if frame[3]:
        found.append(actions.STOP)
    return found


def take_following(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """One more is named, nobody more, or the next one acts."""
    if action == actions.STOP:
        _call(frame, events)
    elif action & 255 == actions.NAME:
        frame[3] |= 1 << (action >> 8)
    else:
        activate(state, action >> 8, False, events)


# Ruse Alien and Furtivité: [SNEAKING, 0, model]


def sneak(state: Battle, model: int, to: int, events: list[Event] | None) -> None:
    """One step by card, with a fight on contact (MA-CARD-RUSE)."""
    state.stack.append([SNEAKING, 0, model])
    step_to(state, model, to, "MA-CARD-RUSE", events)


def run_sneaking(state: Battle, frame: list[int]) -> None:
    """After what lies there, whoever is there; the insect only if one likes (MA-EVT-BUG-5)."""
    model = frame[2]
    if enemies_at(state, side_of(state, model), state.squares[model]):
        state.stack.pop()
        fighting.fight(state, model)
    elif state.present >> model & 1 and fighting.can_fight_insect(state, model):
        state.asked = side_of(state, model)
    else:
        state.stack.pop()


def sneaking_choices() -> list[int]:
    """Fight the insect, or let it be."""
    return [actions.STOP, actions.FIGHT]


def take_sneaking(state: Battle, frame: list[int], action: int) -> None:
    """It is fought, or not."""
    state.stack.pop()
    if action == actions.FIGHT:
        fighting.fight(state, frame[2])
