"""What each seat may see, built from nothing."""

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from saucer.core.seats import Seat
from saucer.games.mars_attacks import board, odds
from saucer.games.mars_attacks.board import (
    FIGHT,
    HUMAN,
    LOW,
    MARTIAN,
    MOST,
    SHOOT,
    SIZE,
    SQUARES,
    SUPPORTS,
    SURVIVE,
    TYPES,
    members,
)
from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.games.mars_attacks.finding import COUNTER_NAMES
from saucer.games.mars_attacks.outlook import (
    Aim,
    Answer,
    Chances,
    Firing,
    Outlook,
    Strike,
    answers,
    chances,
    firing,
    outlooks,
    stakes,
    strikes,
)
from saucer.games.mars_attacks.rolling import STAT_NAMES
from saucer.games.mars_attacks.rules import MarsBattle, blank
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
    SNEAKING,
    STAT,
    SUPPORT,
    TEST,
    TESTS,
    TURN,
    WHO,
    WINDOW,
    Battle,
    able,
    points,
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


class SupportKind(msgspec.Struct, frozen=True):
    """How many cards a set may hold, and what it does to each model that it strikes.

    Where nobody is killed, `kill` is the chance that the model is paralysed or panics.
    """

    half: str
    most: int
    odds: tuple[Chances, ...]


class Scenery(msgspec.Struct, frozen=True):
    """The battlefield, the models and the deck."""

    walls: tuple[Wall, ...]
    models: tuple[ModelKind, ...]
    cards: tuple[CardHalves, ...]
    supports: tuple[SupportKind, ...]
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


class Roll(msgspec.Struct, frozen=True):
    """The dice of a test as they fell; no model: an attack by something else."""

    model: int | None
    stat: str
    need: int
    throws: tuple[tuple[int, ...], ...]
    """Those after the first are for the 8s of the one before."""
    hits: int
    due: int
    """Dice still to be thrown."""


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
    rolls: tuple[Roll, ...]
    """Of the attack under way, until all who may be killed by it are dead or saved."""
    firing: Firing | None
    stakes: tuple[Aim, ...]
    """What may come of the attack under way, with the cards played so far."""
    answers: tuple[Answer, ...]
    """What the viewer's cards would make of it, if he is asked."""
    strikes: tuple[Strike, ...]
    """The ways to aim, for who fires a support."""
    deadline: int | None
    """When an answer is declined by itself, in milliseconds of table time."""
    my_hand: tuple[int, ...]
    outlooks: tuple[Outlook, ...]
    """Of the models that the viewer may use now, also by a card, and of his enemies."""
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
        tuple(_support(way, kind) for kind in range(TYPES)),
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


def _support(way: Way, kind: int) -> SupportKind:
    state = blank(way)
    hits = (odds.strike(state, kind, model) for model in range(len(way.scenario.kinds)))
    return SupportKind(HALF_NAMES[SUPPORTS[kind]], MOST[kind], tuple(chances(hit) for hit in hits))


def view(state: MarsBattle, seat: Seat | None) -> Seen:
    """What `seat` (None: a spectator) may see."""
    is_asked = state.phase != OVER and state.asked >= 0
    is_mine = is_asked and seat == state.asked
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
        rolls=_rolls(state),
        firing=firing(state),
        stakes=stakes(state),
        answers=answers(state) if is_mine else (),
        strikes=strikes(state) if is_mine else (),
        deadline=state.ends_at or None,
        my_hand=() if seat is None else tuple(state.hands[seat]),
        outlooks=outlooks(state) if is_mine else (),
        winner=state.winner if state.phase == OVER and state.winner >= 0 else None,
    )


_DECISIONS: dict[int, Decision] = {
    DEPLOYING: "deploy",
    ROUND: "authority",
    TURN: "turn",
    ACTIVATION: "activation",
    SNEAKING: "activation",
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
        if frame[0] in (ACTIVATION, FOLLOWING, SNEAKING, SHOT, MELEE):
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


def _rolls(state: Battle) -> tuple[Roll, ...]:
    if not any(frame[0] in (TESTS, DEATHS) for frame in state.stack):
        return ()
    by_model: dict[int, list[list[int]]] = {}
    for throw in state.shown:
        by_model.setdefault(throw[0], []).append(throw)
    return tuple(_roll(model, throws) for model, throws in by_model.items())


def _roll(model: int, throws: list[list[int]]) -> Roll:
    _, stat, need, *_ = throws[0]
    return Roll(
        model if model >= 0 else None,
        STAT_NAMES[stat],
        need,
        tuple(tuple(dice) for _, _, _, *dice in throws),
        sum(value >= need for _, _, _, *dice in throws for value in dice),
        throws[-1][3:].count(board.SIDES),
    )
