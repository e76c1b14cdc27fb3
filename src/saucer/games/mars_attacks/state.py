"""Everything true about a battle in progress, and what all rules ask about it."""

from typing import Final

from saucer.core.messages import Event
from saucer.core.state import State
from saucer.games.mars_attacks.board import FIGHT, HUMAN, MARTIAN, PANIC_UP_TO, ROOM, SHOOT, Unit, size_of
from saucer.games.mars_attacks.events import BattleEnded, ModelPanicked, PointsScored
from saucer.games.mars_attacks.way import Way

SETUP: Final = 0
TURNS: Final = 1
ENDING: Final = 2
"""The end of a Round: tokens, refresh, events."""
OVER: Final = 3

WAITING: Final = -1
"""In place of a square: off the board, to enter."""
DEAD: Final = -2
GONE: Final = -3
"""It left the board for good (MA-MOVE-3)."""
HIDING: Final = -4

DEALER: Final = -1
RUNNING: Final = -3
"""In place of a seat: nobody is asked, what lies on the stack goes on by itself."""

# What lies on the stack: the kind of a thing under way, then its own numbers, named where it is carried out.
ROLL: Final = 0
DRAW: Final = 1
SET_UP: Final = 2
DEPLOYING: Final = 3
ROUND: Final = 4
TURN: Final = 5
ACTIVATION: Final = 6
FOLLOWING: Final = 7
ARRIVAL: Final = 8
SNEAKING: Final = 9
SHOT: Final = 10
MELEE: Final = 11
WINDOW: Final = 12
TESTS: Final = 13
DEATHS: Final = 14
AREA: Final = 15
SUPPORT: Final = 16
LAYING: Final = 17
END: Final = 18
REFRESH: Final = 19
EVENT: Final = 20
HERD: Final = 21
TRAMPLE: Final = 22
PEST: Final = 23

# One test: model, stat, dice to roll, number to reach, successes, set of seats that used a card on it.
TEST: Final = 6
WHO: Final = 0
STAT: Final = 1
DICE: Final = 2
NEED: Final = 3
HITS: Final = 4
USED: Final = 5

# Face-down, or what it is.
COVERED: Final = 0
ARTEFACT: Final = 1
CRITTER: Final = 2

HERD_TOKEN: Final = 0
CIVILIAN_TOKEN: Final = 1
INSECT_TOKEN: Final = 2

FREE_OPTION: Final = 0
TWO_MODELS: Final = 1
MODEL_AND_CARD: Final = 2
ONLY_CARDS: Final = 3

KILL_BY_SHOT: Final = SHOOT
KILL_IN_FIGHT: Final = FIGHT
NOBODY_SCORES: Final = -1

GOAL: Final = 1
EXTERMINATION: Final = 2
CAP: Final = 3


class Battle(State):
    """Plain ints and lists. A set of models has bit m for model m; a counter or token is kind * 64 + square."""

    def __init__(
        self,
        way: Way,
        phase: int,
        round: int,
        turn: int,
        starter: int,
        finished: int,
        mover: int,
        passed: int,
        drawer: int,
        winner: int,
        reason: int,
        units: int,
        played: int,
        option: int,
        bound: int,
        squares: list[int],
        there: list[int],
        present: int,
        marked: int,
        panicked: int,
        charged: int,
        carded: int,
        acted: int,
        heroics: list[int],
        counters: list[int],
        pool: list[int],
        taken: list[int],
        scored: list[int],
        hideouts: list[int],
        tokens: list[int],
        cars: list[int],
        deck: list[int],
        hands: list[list[int]],
        discard: list[int],
        sets: list[list[int]],
        fresh: int,
        unseen: list[int],
        stack: list[list[int]],
        asked: int,
        tests: list[int],
        rolled: list[int],
        shown: list[list[int]],
        killed: int,
        now: int,
        ends_at: int,
    ) -> None:
        self.way = way
        self.phase = phase
        self.round = round
        self.turn = turn
        """Whose Turn it is; at the end of a Round still whose was the last."""
        self.starter = starter
        """Who would start this Round."""
        self.finished = finished
        """Who first had no model left to activate in this Round, or -1 (MA-ROUND-3)."""
        self.mover = mover
        """Who activated the last model of this Round so far, or -1."""
        self.passed = passed
        """The set of seats that have passed in this Round."""
        self.drawer = drawer
        """Whose event is being resolved, or -1."""
        self.winner = winner
        self.reason = reason
        self.units = units
        """How many models were activated in this Turn; Follow me! counts as one."""
        self.played = played
        """How many cards the player whose Turn it is has played in it."""
        self.option = option
        """Which of the four ways of MA-TURN-1 is fixed."""
        self.bound = bound
        """The model that must be activated because a card was played on it, or -1 (MA-TURN-4)."""
        self.squares = squares
        """By model."""
        self.there = there
        """By square: the set of its models."""
        self.present = present
        """The models on the board or waiting to enter."""
        self.marked = marked
        """The activated models."""
        self.panicked = panicked
        self.charged = charged
        """The models that entered their square in this Turn (MA-CC-6)."""
        self.carded = carded
        """The models on which their own player has used a card in this Turn (MA-CARD-10)."""
        self.acted = acted
        """The models activated in this Turn."""
        self.heroics = heroics
        self.counters = counters
        self.pool = pool
        """Artefacts and critters that nobody has seen yet."""
        self.taken = taken
        """By seat: wanted counters and civilians."""
        self.scored = scored
        """By seat: all other points."""
        self.hideouts = hideouts
        """The squares of those not searched yet."""
        self.tokens = tokens
        """Herd, civilians and insect, in order of arrival."""
        self.cars = cars
        """The squares of cars."""
        self.deck = deck
        """By card: 1 if it lies in the deck."""
        self.hands = hands
        """By seat, in rising order."""
        self.discard = discard
        self.sets = sets
        """By type of support: the cards laid."""
        self.fresh = fresh
        """The types to which a card was added in this Turn (MA-SUP-2)."""
        self.unseen = unseen
        """By half: how many copies lie in the deck or in hands, as far as everybody knows."""
        self.stack = stack
        """What is under way, the innermost last."""
        self.asked = asked
        """Who decides now, or RUNNING."""
        self.tests = tests
        """The tests of the attack under way, TEST numbers each."""
        self.rolled = rolled
        """What plain dice showed last."""
        self.shown = shown
        """The throws of the last tests, never changed: model, stat, number to reach, then what each die showed."""
        self.killed = killed
        """How many models the last attack killed."""
        self.now = now
        """Table time of the latest tick."""
        self.ends_at = ends_at
        """When the decision under way is made by the clock; 0: never."""


def unit_of(state: Battle, model: int) -> Unit:
    """What kind of model it is."""
    return state.way.scenario.units[state.way.scenario.kinds[model]]


def side_of(state: Battle, model: int) -> int:
    """Whose model it is."""
    return 1 if state.way.scenario.sides[HUMAN] >> model & 1 else 0


def kind_of(state: Battle, model: int) -> str:
    """What events call its kind; -1 is the insect."""
    return "insect" if model < 0 else unit_of(state, model).name


def number_of(state: Battle, model: int) -> int:
    """Which of its kind."""
    return 0 if model < 0 else state.way.scenario.numbers[model]


def enemies_at(state: Battle, side: int, square: int) -> int:
    """The models of the other side in a square."""
    return state.there[square] & state.way.scenario.sides[1 - side]


def is_pinned(state: Battle, model: int) -> bool:
    """Whether an enemy that is not panicked shares its square (MA-ACT-2, MA-MOVE-4)."""
    return enemies_at(state, side_of(state, model), state.squares[model]) & ~state.panicked != 0


def has_friend(state: Battle, model: int) -> bool:
    """Whether a friend shares its square, panicked or not (MA-CC-3)."""
    friends = state.there[state.squares[model]] & state.way.scenario.sides[side_of(state, model)]
    return friends & ~(1 << model) != 0


def has_room(state: Battle, square: int) -> bool:
    """Whether another model fits in (MA-STACK-1)."""
    return size_of(state.there[square]) < ROOM


def able(state: Battle, side: int) -> int:
    """The models of a side that are able to act (MA-TURN-6)."""
    return state.present & state.way.scenario.sides[side] & ~state.marked


def put(state: Battle, model: int, square: int) -> None:
    """Take a model from where it is and put it on a square, or into one of the states that are no square."""
    bit = 1 << model
    before = state.squares[model]
    if before >= 0:
        state.there[before] &= ~bit
    state.squares[model] = square
    if square >= 0:
        state.there[square] |= bit
        state.present |= bit
    elif square != WAITING:
        state.present &= ~bit
        state.panicked &= ~bit


def mark(state: Battle, model: int) -> None:
    """The model has had its activation of this Round."""
    state.marked |= 1 << model


def note_finished(state: Battle) -> None:
    """Remember who first has no model left to activate; at the same instant the one whose Turn it is (MA-ROUND-3)."""
    if state.finished < 0 and state.phase == TURNS:
        if able(state, state.turn) == 0:
            state.finished = state.turn
        elif able(state, 1 - state.turn) == 0:
            state.finished = 1 - state.turn


def panic(state: Battle, model: int, rule: str, events: list[Event] | None) -> None:
    """The model lies down; one that lies already stays so."""
    if state.panicked >> model & 1:
        return
    state.panicked |= 1 << model
    if events is not None:
        events.append(ModelPanicked(rule=rule, kind=kind_of(state, model), number=number_of(state, model)))


def fails_panic_test(value: int) -> bool:
    """Whether a panic die means panic (MA-PANIC-1)."""
    return value <= PANIC_UP_TO


def counter_points(state: Battle, seat: int) -> int:
    """What its counters are worth: all but the first (MA-TOK-4)."""
    found = state.taken[seat]
    return (found - 1) * state.way.scenario.counter_points[seat] if found > 1 else 0


def points(state: Battle, seat: int) -> int:
    """A player's victory points."""
    return state.scored[seat] + counter_points(state, seat)


def score(state: Battle, seat: int, amount: int, rule: str, events: list[Event] | None) -> None:
    """Points other than those for counters."""
    if amount == 0:
        return
    state.scored[seat] += amount
    if events is not None:
        events.append(PointsScored(rule=rule, seat=seat, points=amount, total=points(state, seat)))


def tie_breaker(state: Battle) -> int:
    """Who wins what is otherwise equal: whose Turn or draw it is, else who starts the next Round (MA-WIN-3)."""
    if state.phase == TURNS:
        return state.turn
    return state.drawer if state.drawer >= 0 else state.finished


def settle(state: Battle, events: list[Event] | None) -> None:
    """Look whether somebody has won: points first, then who has no models left (MA-WIN-1 to MA-WIN-6)."""
    note_finished(state)
    goal = state.way.scenario.goal
    theirs, ours = points(state, MARTIAN), points(state, HUMAN)
    if theirs >= goal or ours >= goal:
        end(state, _ahead(state, theirs, ours), GOAL, events)
        return
    martians = state.present & state.way.scenario.sides[MARTIAN]
    humans = state.present & state.way.scenario.sides[HUMAN]
    if martians == 0 or humans == 0:
        winner = _ahead(state, theirs, ours) if martians == humans else HUMAN if martians == 0 else MARTIAN
        end(state, winner, EXTERMINATION, events)


def _ahead(state: Battle, theirs: int, ours: int) -> int:
    if theirs == ours:
        return tie_breaker(state)
    return MARTIAN if theirs > ours else HUMAN


def end(state: Battle, winner: int, reason: int, events: list[Event] | None) -> None:
    """The battle is over; nothing that is under way goes on."""
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    state.stack = []
    state.tests = []
    if events is not None:
        rule = "MA-WIN-1" if reason == GOAL else "MA-WIN-2" if reason == EXTERMINATION else "MA-WIN-4"
        events.append(BattleEnded(rule=rule, seat=winner, reason=REASONS[reason]))


REASONS: Final = ["", "points", "extermination", "draw"]


def ask_roll(state: Battle, dice: int) -> None:
    """Let the dealer roll plain dice; what they show will be in `rolled`."""
    state.stack.append([ROLL, dice])


def add_test(state: Battle, model: int, stat: int, dice: int, need: int) -> None:
    """One more test of the attack under way; fewer than no dice there are not (MA-DICE-3)."""
    state.tests.append(model)
    state.tests.append(stat)
    state.tests.append(dice)
    state.tests.append(need)
    state.tests.append(0)
    state.tests.append(0)


def roll_tests(state: Battle) -> None:
    """Card decisions, whose Turn it is first, then all dice (MA-CARD-6, MA-SHOOT-6): pushed in the opposite order."""
    state.shown = []
    state.stack.append([TESTS])
    if state.phase == TURNS:
        state.stack.append([WINDOW, 1 - state.turn])
        state.stack.append([WINDOW, state.turn])


def doom(state: Battle, models: list[int], scorer: int, how: int, killer: int) -> None:
    """These are to die, unless something saves them."""
    frame = [DEATHS, 0, scorer, how, killer, 0]
    frame.extend(models)
    state.stack.append(frame)
