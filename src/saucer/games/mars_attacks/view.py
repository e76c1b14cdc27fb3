"""What each seat may see, built from nothing."""

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from saucer.core.seats import Seat
from saucer.games.mars_attacks import actions, odds, shooting
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import (
    FIGHT,
    HUMAN,
    LOW,
    MARTIAN,
    SHOOT,
    SIZE,
    SQUARES,
    SUPPORTS,
    SURVIVE,
    members,
)
from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.games.mars_attacks.finding import COUNTER_NAMES
from saucer.games.mars_attacks.rolling import STAT_NAMES
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import SIDES
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    DEATHS,
    DEPLOYING,
    DICE,
    EVENT,
    FOLLOWING,
    LAYING,
    MELEE,
    NEED,
    OVER,
    PEST,
    REFRESH,
    ROUND,
    SHOT,
    STAT,
    SUPPORT,
    TEST,
    TURN,
    WHO,
    WINDOW,
    Battle,
    able,
    enemies_at,
    has_room,
    is_pinned,
    points,
    side_of,
)
from saucer.games.mars_attacks.way import Way

Place = Literal["board", "waiting", "dead", "gone", "hiding"]
PLACES: dict[int, Place] = {-1: "waiting", -2: "dead", -3: "gone", -4: "hiding"}
Token = Literal["herd", "civilian", "insect"]
TOKENS: tuple[Token, ...] = get_args(Token)
Decision = Literal[
    "dealer",
    "deploy",
    "authority",
    "turn",
    "activation",
    "late",
    "follow",
    "opponent",
    "defence",
    "window",
    "luck",
    "jam",
    "aim",
    "refresh",
    "car",
    "insect",
    "over",
]


class Wall(msgspec.Struct, frozen=True):
    """On the edge of a square towards the next column, or towards the next row."""

    row: int
    column: int
    below: bool
    high: bool


class ModelKind(msgspec.Struct, frozen=True):
    kind: str
    number: int
    side: str
    hero: bool
    shoot: int
    fight: int
    survive: int
    range: int
    armour: int
    abilities: tuple[str, ...]
    exits: tuple[int, ...]
    """By column of the last row: points for leaving there; empty: it may not leave."""


class CardHalves(msgspec.Struct, frozen=True):
    """An event has the same name on both halves."""

    martian: str
    human: str


class Scenery(msgspec.Struct, frozen=True):
    """The battlefield, the models and the deck."""

    walls: tuple[Wall, ...]
    models: tuple[ModelKind, ...]
    cards: tuple[CardHalves, ...]
    goal: int
    martian_zone: tuple[int, ...]
    """Where killed Martians may return."""
    exit_row: int | None


class Model(msgspec.Struct, frozen=True):
    """A square, as a number from 0 row by row, only on the board."""

    place: Place
    square: int | None
    marked: bool
    panicked: bool
    heroics: int


class Counter(msgspec.Struct, frozen=True):
    counter: str
    square: int


class TokenSeen(msgspec.Struct, frozen=True):
    token: Token
    square: int


class Player(msgspec.Struct, frozen=True):
    points: int
    taken: int
    hand: int
    passed: bool
    able: int


class Set(msgspec.Struct, frozen=True):
    half: str
    cards: tuple[int, ...]
    fresh: bool


class Test(msgspec.Struct, frozen=True):
    """A test about to be rolled; no model: an attack by something else."""

    model: int | None
    stat: str
    dice: int
    need: int


class Chances(msgspec.Struct, frozen=True):
    """Odds of one attack, before cards."""

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


class Seen(msgspec.Struct, frozen=True):
    """What changes."""

    phase: Decision
    """What is being decided."""
    round: int
    turn: int
    asked: int | None
    """Whose decision it is; nobody's while the dealer acts."""
    active: int | None
    """The model that acts, or that a decision is about."""
    activated: int
    """Models activated in this Turn."""
    played: int
    """Cards played by the player whose Turn it is."""
    models: tuple[Model, ...]
    counters: tuple[Counter, ...]
    hideouts: tuple[int, ...]
    tokens: tuple[TokenSeen, ...]
    cars: tuple[int, ...]
    players: tuple[Player, ...]
    sets: tuple[Set, ...]
    deck: int
    discard: tuple[int, ...]
    tests: tuple[Test, ...]
    deadline: int | None
    """When an answer is declined by itself, in milliseconds of table time."""
    my_hand: tuple[int, ...]
    outlooks: tuple[Outlook, ...]
    """Of the models that the viewer may use now."""
    winner: int | None


def scenery(state: Battle) -> Scenery:
    """Remembered for as long as it stays the same."""
    return _scenery(state.way)


@lru_cache(maxsize=64)
def _scenery(way: Way) -> Scenery:
    terrain = way.scenario.terrain
    walls = [
        Wall(square // SIZE, square % SIZE, below, edges[square] != LOW)
        for below, edges in ((False, terrain.east), (True, terrain.south))
        for square in range(SQUARES)
        if edges[square]
    ]
    rows = {square // SIZE for exits in way.scenario.exits for square, value in enumerate(exits) if value}
    return Scenery(
        tuple(walls),
        tuple(_kind(way, model) for model in range(len(way.scenario.kinds))),
        tuple(CardHalves(HALF_NAMES[theirs], HALF_NAMES[ours]) for theirs, ours in zip(*way.halves, strict=True)),
        way.scenario.goal,
        tuple(way.scenario.returns),
        max(rows) if rows else None,
    )


def _kind(way: Way, model: int) -> ModelKind:
    unit = way.scenario.units[way.scenario.kinds[model]]
    exits = way.scenario.exits[model]
    flags = {
        "authority": unit.authority,
        "late_nights": unit.late_nights,
        "follow_me": unit.follow_me,
        "brave": unit.brave,
    }
    row = max((square // SIZE for square, value in enumerate(exits) if value), default=0) * SIZE
    return ModelKind(
        unit.name,
        way.scenario.numbers[model],
        SIDES[unit.side],
        unit.hero,
        unit.stats[SHOOT],
        unit.stats[FIGHT],
        unit.stats[SURVIVE],
        unit.reach,
        unit.armour,
        tuple(name for name, has in flags.items() if has),
        tuple(exits[row : row + SIZE]),
    )


def view(state: MarsBattle, seat: Seat | None) -> Seen:
    """What `seat` (None: a spectator) may see."""
    is_asked = state.phase != OVER and state.asked >= 0
    return Seen(
        phase=decision(state),
        round=state.round,
        turn=state.turn,
        asked=state.asked if is_asked else None,
        active=active(state),
        activated=state.units,
        played=state.played,
        models=tuple(_model(state, model) for model in range(len(state.squares))),
        counters=tuple(Counter(COUNTER_NAMES[counter >> 6], counter & 63) for counter in state.counters),
        hideouts=tuple(state.hideouts),
        tokens=tuple(TokenSeen(TOKENS[token >> 6], token & 63) for token in state.tokens),
        cars=tuple(state.cars),
        players=tuple(_player(state, other) for other in (MARTIAN, HUMAN)),
        sets=tuple(
            Set(HALF_NAMES[SUPPORTS[kind]], tuple(laid), bool(state.fresh >> kind & 1))
            for kind, laid in enumerate(state.sets)
            if laid
        ),
        deck=sum(state.deck),
        discard=tuple(state.discard),
        tests=tuple(_test(state, at) for at in range(0, len(state.tests), TEST)),
        deadline=state.ends_at or None,
        my_hand=() if seat is None else tuple(state.hands[seat]),
        outlooks=outlooks(state) if is_asked and seat == state.asked else (),
        winner=state.winner if state.phase == OVER and state.winner >= 0 else None,
    )


_DECISIONS: dict[int, Decision] = {
    DEPLOYING: "deploy",
    ROUND: "authority",
    TURN: "turn",
    ACTIVATION: "activation",
    FOLLOWING: "follow",
    SHOT: "opponent",
    WINDOW: "window",
    DEATHS: "luck",
    LAYING: "jam",
    REFRESH: "refresh",
    EVENT: "car",
}


def decision(state: Battle) -> Decision:
    """What is being decided now."""
    if state.phase == OVER:
        return "over"
    if state.asked < 0:
        return "dealer"
    frame = state.stack[-1]
    if frame[0] == SUPPORT:
        return "jam" if frame[1] == 0 else "aim"
    if frame[0] == MELEE:
        return "defence" if frame[1] == 3 else "opponent"
    if frame[0] == PEST:
        return "insect" if frame[1] == 2 else "defence"
    if frame[0] == ACTIVATION and frame[9]:
        return "late"
    return _DECISIONS[frame[0]]


def active(state: Battle) -> int | None:
    """The innermost model that something under way is about."""
    for frame in reversed(state.stack):
        if frame[0] in (ACTIVATION, FOLLOWING, SHOT, MELEE):
            return frame[2]
    return None


def _model(state: Battle, model: int) -> Model:
    square = state.squares[model]
    return Model(
        "board" if square >= 0 else PLACES[square],
        square if square >= 0 else None,
        bool(state.marked >> model & 1),
        bool(state.panicked >> model & 1),
        state.heroics[model],
    )


def _player(state: Battle, seat: int) -> Player:
    return Player(
        points(state, seat),
        state.taken[seat],
        len(state.hands[seat]),
        bool(state.passed >> seat & 1),
        len(members(able(state, seat))),
    )


def _test(state: Battle, at: int) -> Test:
    model = state.tests[at + WHO]
    return Test(
        model if model >= 0 else None,
        STAT_NAMES[state.tests[at + STAT]],
        state.tests[at + DICE],
        state.tests[at + NEED],
    )


def outlooks(state: MarsBattle) -> tuple[Outlook, ...]:
    """For each model that could be activated now, or the one that is."""
    frame = state.stack[-1]
    if frame[0] == ACTIVATION:
        return (outlook(state, frame[2]),)
    if frame[0] not in (TURN, FOLLOWING):
        return ()
    wanted = [action >> 8 for action in state.legal(Seat(state.asked)) if action & 255 == actions.ACTIVATE]
    return tuple(outlook(state, model) for model in wanted)


def outlook(state: Battle, model: int) -> Outlook:
    """Reach, lines and odds of a model from where it stands."""
    square, side = state.squares[model], side_of(state, model)
    if square < 0:
        entries = [to for to in state.way.scenario.enters[model] if has_room(state, to)]
        return Outlook(model, tuple(entries), _beyond(state, side, entries), (), (), ())
    near = [] if is_pinned(state, model) else [to for to in _steps(state, square) if has_room(state, to)]
    seen = [
        (to, state.way.scenario.terrain.sight(square, to, state.cars))
        for to in range(SQUARES)
        if shooting.can_see(state, model, to)
    ]
    rivals = enemies_at(state, side, square)
    if rivals:
        targets = tuple(_melee(state, model, rival) for rival in members(rivals))
    else:
        targets = tuple(_shot(state, model, target) for target in shooting.targets(state, model))
    return Outlook(
        model,
        tuple(near),
        tuple(to for to in _beyond(state, side, near) if to != square),
        tuple(to for to, sight in seen if sight == 2),
        tuple(to for to, sight in seen if sight == 1),
        targets,
    )


def _steps(state: Battle, square: int) -> list[int]:
    return state.way.scenario.terrain.steps[square]


def _beyond(state: Battle, side: int, near: list[int]) -> tuple[int, ...]:
    """Where a second step leads: not on from a square where a fight begins."""
    found = {to for square in near if not enemies_at(state, side, square) for to in _steps(state, square)}
    return tuple(sorted(to for to in found - set(near) if has_room(state, to)))


def _chances(found: odds.Odds) -> Chances:
    return Chances(found.dice, round(found.kill, 4), round(found.panic, 4), round(found.loss, 4))


def _shot(state: Battle, model: int, target: int) -> Aim:
    plain = odds.shot(state, model, target, aimed=False)
    return Aim(target, plain=_chances(plain), aimed=_chances(odds.shot(state, model, target, aimed=True)))


def _melee(state: Battle, model: int, rival: int) -> Aim:
    survives = _chances(odds.fight(state, model, rival, SURVIVE))
    if rival == THE_INSECT or state.panicked >> rival & 1:
        return Aim(rival, survives=survives)
    return Aim(rival, fights=_chances(odds.fight(state, model, rival, FIGHT)), survives=survives)
