"""Why a command is refused, in codes. Legality itself is decided by the rules alone."""

from saucer.core.messages import Command, Refusal
from saucer.games.mars_attacks import commands, moving, shooting
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import AIMS, MOST, NOTHING, SQUARES, SUPPORTS, TYPES, USERS
from saucer.games.mars_attacks.cards import has_slot, may_touch
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    DEATHS,
    FOLLOWING,
    LAYING,
    MELEE,
    SUPPORT,
    TURN,
    WAITING,
    WINDOW,
    Battle,
    able,
    enemies_at,
    has_room,
    is_pinned,
    side_of,
)

CODES = frozenset(
    {
        "not-for-people",
        "not-now",
        "not-a-choice",
        "decide-now",
        "no-such-square",
        "no-such-model",
        "not-your-model",
        "already-activated",
        "act-first-with-another",
        "option-used",
        "must-activate",
        "models-able",
        "not-in-hand",
        "wrong-card",
        "card-limit",
        "model-has-card",
        "set-full",
        "set-fresh",
        "set-too-small",
        "not-your-set",
        "must-fight",
        "must-stand",
        "must-enter",
        "nobody-to-fight",
        "no-moves-left",
        "no-shot-left",
        "square-full",
        "no-way-there",
        "enemy-beside",
        "cannot-leave",
        "no-target",
        "friend-there",
        "out-of-range",
        "out-of-sight",
        "brave-first",
        "cannot-aim",
        "no-heroics",
    }
)


def explain(state: Battle, seat: int, command: Command) -> Refusal:
    """The first reason that a person would give."""
    frame = state.stack[-1]
    kind = frame[0]
    match command:
        case commands.Rolled() | commands.Drawn() | commands.Turned() | commands.Found():
            return Refusal("not-for-people")
        case commands.Activate() | commands.EndTurn() | commands.Pass() if kind in (TURN, FOLLOWING):
            return _explain_turn(state, seat, command)
        case commands.Lay() | commands.Fire() | commands.Jam() | commands.Control() if kind == TURN:
            return _explain_card(state, seat, command)
        case commands.Sneak() | commands.Return() | commands.Charm() | commands.Quarrel() if kind == TURN:
            return _explain_card(state, seat, command)
        case commands.Use() | commands.Save() | commands.Jam() if kind in (WINDOW, DEATHS, LAYING, SUPPORT):
            return Refusal("wrong-card" if command.card in state.hands[seat] else "not-in-hand")
        case commands.Use() | commands.Save() if kind in (TURN, ACTIVATION):
            return Refusal("not-now" if has_slot(state) else "card-limit")
        case commands.Move() | commands.Enter() | commands.Leave() | commands.Shoot() if kind == ACTIVATION:
            return _explain_act(state, frame, command)
        case commands.Stand() | commands.Fight() | commands.Stop() if kind == ACTIVATION:
            return _explain_act(state, frame, command)
        case commands.Choose() | commands.Defend() if kind == MELEE:
            return Refusal("not-a-choice")
    return Refusal("decide-now" if kind in (WINDOW, DEATHS, LAYING, MELEE) else "not-now")


def _explain_turn(state: Battle, seat: int, command: commands.Activate | commands.EndTurn | commands.Pass) -> Refusal:
    match command:
        case commands.EndTurn():
            return Refusal("must-activate")
        case commands.Pass():
            return Refusal("models-able")
        case commands.Activate(model) if model >= len(state.squares):
            return Refusal("no-such-model")
        case commands.Activate(model) if side_of(state, model) != seat:
            return Refusal("not-your-model")
        case commands.Activate(model) if not able(state, seat) >> model & 1:
            return Refusal("already-activated")
    return Refusal("option-used" if state.units and state.played else "act-first-with-another")


def _explain_card(
    state: Battle,
    seat: int,
    command: commands.Lay
    | commands.Fire
    | commands.Jam
    | commands.Control
    | commands.Sneak
    | commands.Return
    | commands.Charm
    | commands.Quarrel,
) -> Refusal:
    if not has_slot(state):
        return Refusal("card-limit")
    if isinstance(command, commands.Fire):
        kind = command.support
        if kind >= TYPES or USERS[kind] != seat:
            return Refusal("not-your-set")
        if AIMS[kind][len(state.sets[kind])] == NOTHING:
            return Refusal("set-too-small")
        return Refusal("set-fresh" if state.fresh >> kind & 1 else "act-first-with-another")
    if command.card not in state.hands[seat]:
        return Refusal("not-in-hand")
    half = state.way.halves[seat][command.card]
    match command:
        case commands.Lay() if half in SUPPORTS and len(state.sets[SUPPORTS.index(half)]) == MOST[SUPPORTS.index(half)]:
            return Refusal("set-full")
        case commands.Sneak(model=model) if model < len(state.squares) and side_of(state, model) == seat:
            if not may_touch(state, seat, model):
                return Refusal("model-has-card" if state.carded >> model & 1 else "act-first-with-another")
            return Refusal("no-way-there")
    return Refusal("wrong-card")


def _explain_act(
    state: Battle,
    frame: list[int],
    command: commands.Move
    | commands.Enter
    | commands.Leave
    | commands.Shoot
    | commands.Stand
    | commands.Fight
    | commands.Stop,
) -> Refusal:
    model = frame[moving.MODEL]
    square = state.squares[model]
    if square == WAITING:
        return Refusal("must-enter")
    if frame[moving.LATE_MOVE]:
        return Refusal("decide-now")
    if state.panicked >> model & 1:
        return Refusal("must-stand")
    match command:
        case commands.Shoot(manner=manner):
            heroic = manner > 1
        case commands.Move(manner=manner) | commands.Leave(manner=manner):
            heroic = manner > 0
        case commands.Fight(heroic=1):
            heroic = True
        case _:
            heroic = False
    if heroic and (state.heroics[model] == 0 or frame[moving.EXTRA]):
        return Refusal("no-heroics")
    match command:
        case commands.Fight():
            return Refusal("nobody-to-fight")
        case commands.Stand() | commands.Enter():
            return Refusal("not-now")
    if is_pinned(state, model):
        return Refusal("must-fight")
    match command:
        case commands.Shoot(target, manner):
            return _explain_shot(state, frame, target, manner)
        case commands.Leave():
            exits = state.way.scenario.exits[model]
            return Refusal("no-moves-left" if exits and exits[square] else "cannot-leave")
        case commands.Move(to):
            if to >= SQUARES:
                return Refusal("no-such-square")
            if frame[moving.MOVED] or frame[moving.SHOT] or frame[moving.STAGE] == moving.AFTER:
                return Refusal("no-moves-left")
            return Refusal("no-way-there" if has_room(state, to) else "square-full")
    return Refusal("not-now")


def _explain_shot(state: Battle, frame: list[int], target: int, manner: int) -> Refusal:
    model = frame[moving.MODEL]
    side = side_of(state, model)
    if frame[moving.SHOT] or frame[moving.MOVED] > 1 or frame[moving.STAGE] == moving.AFTER:
        return Refusal("no-shot-left")
    if enemies_at(state, side, state.squares[model]):
        return Refusal("enemy-beside")
    if target in shooting.targets(state, model):
        return Refusal("cannot-aim" if manner else "no-shot-left")
    if target == THE_INSECT or target >= len(state.squares):
        return Refusal("no-target")
    square = state.squares[target]
    if square < 0 or side_of(state, target) == side:
        return Refusal("no-target")
    if state.there[square] & state.way.scenario.sides[side]:
        return Refusal("friend-there")
    if shooting.can_see(state, model, square):
        return Refusal("brave-first")
    rows = abs((square >> 3) - (state.squares[model] >> 3))
    columns = abs((square & 7) - (state.squares[model] & 7))
    reach = state.way.scenario.units[state.way.scenario.kinds[model]].reach
    return Refusal("out-of-range" if max(rows, columns) > reach else "out-of-sight")
