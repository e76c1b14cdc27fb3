"""What a player is told before he commits himself: reach, lines and exact odds, as cards stand."""

from collections.abc import Iterable

import msgspec

from saucer.core.seats import Seat
from saucer.games.mars_attacks import actions, fighting, odds, shooting
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import (
    BASE_DICE,
    EFFECTS,
    FIGHT,
    INSECT_DICE,
    INSECT_STAT,
    SIZE,
    SQUARES,
    SUPPORTS,
    SURVIVE,
    members,
)
from saucer.games.mars_attacks.cards import HALF_NAMES, take_window
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.shooting import insect_square
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    AREA,
    DEATHS,
    DICE,
    FOLLOWING,
    HITS,
    LAYING,
    MELEE,
    NEED,
    PEST,
    SHOT,
    STAT,
    SUPPORT,
    TEST,
    TRAMPLE,
    TURN,
    WAITING,
    WHO,
    WINDOW,
    Battle,
    enemies_at,
    has_friend,
    has_room,
    is_pinned,
    put,
    side_of,
    unit_of,
)
from saucer.games.mars_attacks.supports import struck_squares

_NAMING = 2
"""The stage of a fight at which all who may be met are named."""
_DEFENDING = 3
_AIMING = 1


class Chances(msgspec.Struct, frozen=True):
    """Odds of one attack; what is missing to 1 changes nothing."""

    dice: int
    kill: float
    panic: float
    loss: float


class Aim(msgspec.Struct, frozen=True):
    """A target and what may come of a shot, usual or aimed, or of a fight in which it uses Fight or Survive."""

    model: int
    plain: Chances | None = None
    aimed: Chances | None = None
    fights: Chances | None = None
    survives: Chances | None = None


class Outlook(msgspec.Struct, frozen=True):
    """What a model could do: where it could go by one step or two, whom it sees, whom it could hit."""

    model: int
    near: tuple[int, ...]
    far: tuple[int, ...]
    clear: tuple[int, ...]
    partial: tuple[int, ...]
    targets: tuple[Aim, ...]
    charges: tuple[Aim, ...]
    """Whom it would fight by going where he stands."""


class Strike(msgspec.Struct, frozen=True):
    """One way to aim a support: the squares that may be struck, and the odds for each model in them."""

    square: int | None
    along: int | None
    direction: int
    squares: tuple[int, ...]
    hits: tuple[Aim, ...]


class Answer(msgspec.Struct, frozen=True):
    """A card that may be used on a test, and what would be at stake then."""

    card: int
    test: int
    stakes: tuple[Aim, ...]


class Firing(msgspec.Struct, frozen=True):
    """Who attacks whom at this moment; nobody: a support, which is named while it is laid or fired, or an event."""

    by: int | None
    at: tuple[int, ...]
    support: str | None = None


def chances(found: odds.Odds, share: float = 1.0) -> Chances:
    """Rounded; `share` is how likely the attack is to happen at all."""
    return Chances(found.dice, *(round(share * chance, 4) for chance in (found.kill, found.panic, found.loss)))


def outlooks(state: MarsBattle) -> tuple[Outlook, ...]:
    """For each model that could be activated, moved by a card or brought back now, or the one that acts; and for
    each enemy on the board, as if it were to act next."""
    frame = state.stack[-1]
    if frame[0] not in (TURN, ACTIVATION, FOLLOWING):
        return ()
    enemies = state.present & state.way.scenario.sides[1 - state.asked]
    wanted = {model for model in members(enemies) if state.squares[model] >= 0}
    if frame[0] == ACTIVATION:
        wanted.add(frame[2])
    for action in state.legal(Seat(state.asked)):
        verb = action & 255
        if verb == actions.ACTIVATE:
            wanted.add(action >> 8)
        elif verb in (actions.SNEAK, actions.RETURN):
            wanted.add(action >> 16 & 255)
    return tuple(outlook(state, model) for model in sorted(wanted))


def outlook(state: MarsBattle, model: int) -> Outlook:
    """Reach, lines and odds of a model from where it stands, or where it could come onto the board."""
    square, side = state.squares[model], side_of(state, model)
    if square < 0:
        doors = state.way.scenario.enters[model] if square == WAITING else state.way.scenario.returns
        near = [to for to in doors if has_room(state, to)]
        far = _beyond(state, side, near) if square == WAITING else ()
        return Outlook(model, tuple(near), far, (), (), (), _charges(state, model, (*near, *far)))
    near = [] if is_pinned(state, model) else [to for to in _steps(state, square) if has_room(state, to)]
    lies = state.panicked >> model & 1
    far = () if lies else tuple(to for to in _beyond(state, side, near) if to != square)
    seen = [
        (to, state.way.scenario.terrain.sight(square, to, state.cars))
        for to in range(SQUARES)
        if shooting.can_see(state, model, to)
    ]
    return Outlook(
        model,
        tuple(near),
        far,
        tuple(to for to, sight in seen if sight == 2),
        tuple(to for to, sight in seen if sight == 1),
        _targets(state, model),
        _charges(state, model, (*near, *far)),
    )


def _steps(state: Battle, square: int) -> list[int]:
    return state.way.scenario.terrain.steps[square]


def _beyond(state: Battle, side: int, near: list[int]) -> tuple[int, ...]:
    """Where a second step leads: not on from a square where a fight begins."""
    found = {to for square in near if not enemies_at(state, side, square) for to in _steps(state, square)}
    return tuple(sorted(to for to in found - set(near) if has_room(state, to)))


def _targets(state: MarsBattle, model: int) -> tuple[Aim, ...]:
    """Whom it could attack without a step; who lies down stands up first, and then neither aims nor charges."""
    if state.panicked >> model & 1:
        state = state.copy()
        state.charged &= ~(1 << model)
    rivals = _rivals(state, model)
    if fighting.can_fight_insect(state, model):
        rivals.append(THE_INSECT)
    fights = [_melee(state, model, rival) for rival in rivals]
    return (*fights, *(_shot(state, model, target) for target in shooting.targets(state, model)))


def _charges(state: MarsBattle, model: int, squares: Iterable[int]) -> tuple[Aim, ...]:
    side = side_of(state, model)
    met = [square for square in squares if enemies_at(state, side, square)]
    if not met:
        return ()
    imagined = state.copy()
    imagined.charged |= 1 << model
    found: list[Aim] = []
    for square in met:
        put(imagined, model, square)
        found += [_melee(imagined, model, rival) for rival in _rivals(imagined, model)]
    return tuple(found)


def _rivals(state: Battle, model: int) -> list[int]:
    """Whom it would fight where it stands, whoever may name him."""
    if not enemies_at(state, side_of(state, model), state.squares[model]):
        return []
    return [action >> 8 for action in fighting.melee_choices(state, [MELEE, _NAMING, model])]


def _shot(state: Battle, model: int, target: int) -> Aim:
    plain = chances(odds.shot(state, model, target, aimed=False))
    if state.panicked >> model & 1:
        return Aim(target, plain=plain)
    return Aim(target, plain=plain, aimed=chances(odds.shot(state, model, target, aimed=True)))


def _melee(state: Battle, model: int, rival: int) -> Aim:
    survives = chances(odds.fight(state, model, rival, SURVIVE))
    if rival == THE_INSECT or state.panicked >> rival & 1:
        return Aim(rival, survives=survives)
    return Aim(rival, fights=chances(odds.fight(state, model, rival, FIGHT)), survives=survives)


def _bite(state: Battle, model: int) -> Aim:
    """The insect's attack (MA-EVT-BUG-2); `loss` is the insect's."""
    dice, stats = BASE_DICE + has_friend(state, model), unit_of(state, model).stats

    def against(defence: int) -> Chances:
        return chances(odds.melee(INSECT_DICE, INSECT_STAT, dice, stats[defence], defence == FIGHT))

    lies = state.panicked >> model & 1
    return Aim(model, fights=None if lies else against(FIGHT), survives=against(SURVIVE))


# What is under way

_ATTACKS = (SHOT, MELEE, AREA, TRAMPLE, PEST, DEATHS, SUPPORT, LAYING)


def _attack(state: Battle) -> list[int] | None:
    """The innermost attack on the stack."""
    return next((frame for frame in reversed(state.stack) if frame[0] in _ATTACKS), None)


def firing(state: Battle) -> Firing | None:
    """Who attacks whom right now, or may die of it."""
    frame = _attack(state)
    match frame:
        case [kind, _, support, *_] if kind == SUPPORT:
            return Firing(None, (), HALF_NAMES[SUPPORTS[support]])
        case [kind, support] if kind == LAYING:
            return Firing(None, (), HALF_NAMES[SUPPORTS[support]])
        case [kind, stage, _, _, killer, place, *doomed] if kind == DEATHS:
            return Firing(killer if killer >= 0 else None, () if stage else tuple(doomed[place : place + 1]))
        case [kind, stage, by, target, *_] if kind == SHOT or (kind == MELEE and stage >= _DEFENDING):
            return Firing(by, (_told(target),))
        case [kind, _, by, *_] if kind == MELEE:
            return Firing(by, ())
        case [kind, stage, _, target, *_] if kind == PEST:
            return Firing(THE_INSECT, (target,) if stage >= _DEFENDING else ())
        case [_, *_]:
            return Firing(None, tuple(state.tests[at + WHO] for at in range(TEST, len(state.tests), TEST)))
    return None


def _told(target: int) -> int:
    return THE_INSECT if target < 0 else target


def stakes(state: Battle) -> tuple[Aim, ...]:
    """What may come of the attack under way for each who may be hit, with the cards that were played on it."""
    frame = _attack(state)
    if frame is None or frame[0] in (DEATHS, SUPPORT, LAYING):
        return ()
    if frame is state.stack[-1]:
        return tuple(_choices(state, frame))
    if any(state.tests[HITS::TEST]):
        return ()
    return tuple(_pending(state, frame, at) for at in range(TEST, len(state.tests), TEST))


def _choices(state: Battle, frame: list[int]) -> Iterable[Aim]:
    """Before the dice are known: each who may still be named, with each defence."""
    kind, stage = frame[0], frame[1]
    if kind == SHOT:
        named = [action >> 8 for action in shooting.shot_choosers(state, frame)]
        return (Aim(one, plain=chances(odds.shot(state, frame[2], one, frame[4] == 1))) for one in named)
    if kind == MELEE:
        rivals = [frame[3]] if stage == _DEFENDING else _rivals(state, frame[2])
        return (_melee(state, frame[2], rival) for rival in rivals)
    if kind == PEST:
        models = [frame[3]] if stage == _DEFENDING else members(state.there[insect_square(state)])
        return (_bite(state, model) for model in models)
    return ()


def _pending(state: Battle, frame: list[int], at: int) -> Aim:
    """A test against the first one, both as they will be rolled."""
    tests, kind = state.tests, frame[0]
    model, stat = tests[at + WHO], tests[at + STAT]
    dice = (tests[DICE], tests[NEED], tests[at + DICE], tests[at + NEED])
    if kind in (MELEE, PEST):
        found = chances(odds.melee(*dice, stat == FIGHT))
        return Aim(_told(model), fights=found) if stat == FIGHT else Aim(_told(model), survives=found)
    counts = kind == SHOT or (kind == AREA and EFFECTS[frame[2]].armour)
    armour = unit_of(state, model).armour if counts and model >= 0 else 0
    return Aim(_told(model), plain=chances(odds.attack(*dice, armour)))


def answers(state: MarsBattle) -> tuple[Answer, ...]:
    """Each use of a card before the dice are rolled."""
    frame = state.stack[-1]
    if frame[0] != WINDOW:
        return ()
    found: list[Answer] = []
    for action in state.legal(Seat(state.asked)):
        if action & 255 == actions.USE:
            imagined = state.copy()
            take_window(imagined, frame, action, None)
            found.append(Answer(action >> 8 & 255, action >> 16, stakes(imagined)))
    return tuple(found)


def strikes(state: MarsBattle) -> tuple[Strike, ...]:
    """Each way to aim the support that is being fired."""
    frame = state.stack[-1]
    if frame[0] != SUPPORT or frame[1] != _AIMING:
        return ()
    kind = frame[2]
    models = [(model, square) for model, square in enumerate(state.squares) if square >= 0]
    hit = {model: odds.strike(state, kind, model) for model, _ in models}

    def strike(action: int) -> Strike:
        where, direction = action >> 8 & 255, action >> 16
        is_named = action & 255 == actions.AIM_AT
        areas = [struck_squares(kind, *place) for place in _places(is_named, where, direction)]
        hits: list[Aim] = []
        for model, square in models:
            if times := sum(square in area for area in areas):
                hits.append(Aim(model, plain=chances(hit[model], times / len(areas))))
        squares = tuple(sorted({square for area in areas for square in area}))
        return Strike(where if is_named else None, None if is_named else where, direction, squares, tuple(hits))

    return tuple(strike(action) for action in state.legal(Seat(state.asked)))


def _places(is_named: bool, where: int, direction: int) -> list[tuple[int, int]]:
    """The square that was named, or the eight of a row or column of which a die chooses; each with its direction."""
    if is_named:
        return [(where, direction * 2)]
    if where < SIZE:
        return [(where * SIZE + place, 6 if direction else 2) for place in range(SIZE)]
    return [(place * SIZE + where - SIZE, 0 if direction else 4) for place in range(SIZE)]
