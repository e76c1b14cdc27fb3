"""A player made for this game: it weighs what it could do by exact odds, one activation ahead."""

from typing import Final, final

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.mars_attacks import actions, moving, odds
from saucer.games.mars_attacks.actions import AIMED, HEROIC, PLAIN, THE_INSECT
from saucer.games.mars_attacks.board import (
    AIMS,
    FIGHT,
    NAMED,
    SURVIVE,
    members,
    size_of,
)
from saucer.games.mars_attacks.judgement import (
    CROWD,
    DELAY,
    MATERIAL,
    OUT,
    Judge,
    aim_value,
    along_value,
    best_fight,
    best_shot,
    danger,
    fight_value,
    fire_value,
    goals,
    kill_chance,
    own_worth,
    shot_value,
    worth,
)
from saucer.games.mars_attacks.state import (
    ACTIVATION,
    DEATHS,
    DEPLOYING,
    DICE,
    FOLLOWING,
    KILL_BY_SHOT,
    LAYING,
    MELEE,
    NEED,
    PEST,
    REFRESH,
    ROUND,
    SHOT,
    STAT,
    SUPPORT,
    TEST,
    TURN,
    WAITING,
    WHO,
    WINDOW,
    Battle,
    side_of,
    unit_of,
)

POINT: Final = 0.45
"""A Heroics point is spent only for more than this share of what the hero is worth."""
TEMPO: Final = 0.15
"""What the second activation of a Turn is worth in itself."""
LAYS: Final = 0.3
"""A support card on the table."""
ANSWER: Final = 0.04
"""A card is worth keeping for more than this."""
OWN_CARD: Final = 0.15
"""In the own Turn a card takes the place of a second activation."""
FIRES: Final = 0.5
RETURNS: Final = 0.9
LEADS: Final = 0.35
"""Authority is worth its point when the hero is in such danger."""


@final
class Tactician(Bot):
    """Values each thing it may do, and does what is worth most. It never rolls to decide."""

    def __init__(self) -> None:
        self._judge: Judge | None = None

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Battle)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        judge = self._judge
        if judge is None or judge.terrain is not state.way.scenario.terrain:
            judge = Judge(state.way.scenario.terrain)
            self._judge = judge
        judge.look(state)
        best = choices[0]
        highest = -1e9
        for action in choices:
            value = self._value(judge, state, seat, action)
            if value > highest:
                highest = value
                best = action
        return best

    def _value(self, judge: Judge, state: Battle, seat: int, action: int) -> float:
        """What an action is worth, on a scale of the decision's own."""
        frame = state.stack[-1]
        kind = frame[0]
        if kind == ACTIVATION:
            return self._act(judge, state, frame, action)
        if kind == TURN:
            return self._turn(judge, state, seat, action)
        if kind == WINDOW:
            return self._answer(state, seat, action)
        if kind == MELEE:
            return self._melee(state, frame, action)
        if kind == DEATHS:
            return 0.0 if action == actions.DECLINE else own_worth(state, frame[6 + frame[5]])
        if kind == LAYING:
            return 0.5 if action == actions.DECLINE else len(state.sets[frame[1]]) / 3.0
        if kind == SUPPORT:
            return self._aim(state, frame, action)
        if kind == DEPLOYING:
            return self._deploy(judge, state, frame, action >> 8)
        if kind == ROUND:
            return self._lead(state, seat, action)
        if kind == FOLLOWING:
            return self._follow(judge, state, action)
        if kind == SHOT:
            return -self._frailty(state, action >> 8)
        if kind == PEST:
            return self._pest(state, seat, frame, action)
        if kind == REFRESH:
            return 1.0 if action == actions.KEEP else 0.0
        return 0.0

    # The active model

    def _act(self, judge: Judge, state: Battle, frame: list[int], action: int) -> float:
        """The value at the end of the activation if this is done now."""
        model = frame[moving.MODEL]
        here = state.squares[model]
        verb = action & 255
        what = action >> 8 & 255
        manner = action >> 16
        if here == WAITING:
            return judge.move(state, model, what, True, True) if verb == actions.ENTER else 0.0
        cost = POINT * (own_worth(state, model) + 1.0)
        if verb == actions.STOP or verb == actions.DECLINE:
            return judge.standing(state, model, here)
        if verb == actions.SHOOT:
            value = self._shot(state, model, here, what, manner == AIMED)
            if manner == actions.HEROIC_SHOT:
                return value + judge.standing(state, model, here) - cost
            if manner == PLAIN and frame[moving.MOVED] == 0 and not frame[moving.STOOD]:
                return value + self._best_rest(judge, state, model, here)
            return value + judge.standing(state, model, here)
        if verb == actions.MOVE:
            if manner != PLAIN:
                return judge.enter(state, model, what) - cost
            can_shoot = frame[moving.SHOT] == 0 and frame[moving.MOVED] == 0 and not frame[moving.STOOD]
            return judge.move(state, model, what, can_shoot, can_shoot)
        if verb == actions.LEAVE:
            heroic = what != PLAIN
            return OUT * state.way.scenario.exits[model][here] - (cost if heroic else 0.0)
        if verb == actions.FIGHT:
            if what == HEROIC:
                return best_fight(state, model, here, False) + judge.standing(state, model, here) - cost
            return best_fight(state, model, here, False)
        if verb == actions.FOLLOW:
            return judge.standing(state, model, here) + self._company(state, model) - cost
        return 0.0

    def _shot(self, state: Battle, model: int, here: int, target: int, aimed: bool) -> float:
        if target == THE_INSECT:
            return 0.3 * odds.shot(state, model, target, aimed).kill
        return shot_value(state, model, here, target, aimed)

    def _best_rest(self, judge: Judge, state: Battle, model: int, here: int) -> float:
        """Where to end after a shot: here or a step away."""
        best = judge.standing(state, model, here)
        for to in state.way.scenario.terrain.steps[here]:
            if size_of(state.there[to]) < 6:
                best = max(best, judge.enter(state, model, to))
        return best

    def _company(self, state: Battle, model: int) -> float:
        """What up to four followers could do at once."""
        here = state.squares[model]
        value = 0.0
        for friend in members(state.present & state.way.scenario.sides[side_of(state, model)] & ~state.marked):
            square = state.squares[friend]
            if square >= 0 and abs((square >> 3) - (here >> 3)) <= 2 and abs((square & 7) - (here & 7)) <= 2:
                value += 0.4 * best_shot(state, friend, square, True)
        return value

    # The Turn

    def _turn(self, judge: Judge, state: Battle, seat: int, action: int) -> float:
        """What is gained over doing nothing."""
        verb = action & 255
        if verb == actions.END_TURN or verb == actions.PASS:
            return 0.0
        if verb == actions.ACTIVATE:
            return self._gain(judge, state, action >> 8) + TEMPO
        what = action >> 16 & 255
        where = action >> 24
        if verb == actions.LAY:
            return LAYS
        if verb == actions.FIRE or verb == actions.CONTROL:
            kind = action >> 8 if verb == actions.FIRE else what
            value = fire_value(state, kind, seat, AIMS[kind][len(state.sets[kind])] == NAMED)
            return value if value > FIRES else -1.0
        if verb == actions.SNEAK:
            return judge.enter(state, what, where) - judge.standing(state, what, state.squares[what]) - OWN_CARD
        if verb == actions.RETURN:
            return RETURNS + best_shot(state, what, where, False) - danger(state, what, where) * MATERIAL
        if verb == actions.CHARM:
            return self._menace(state, what)
        if verb == actions.QUARREL:
            return self._menace(state, what) + self._menace(state, where)
        return 0.4 * (len(state.sets[what]) - 1)

    def _gain(self, judge: Judge, state: Battle, model: int) -> float:
        """How much better things are after the best activation of a model."""
        here = state.squares[model]
        if here == WAITING:
            return 0.5
        now = judge.standing(state, model, here)
        if state.panicked >> model & 1:
            return 0.3 + best_shot(state, model, here, False)
        side = side_of(state, model)
        if state.there[here] & state.way.scenario.sides[1 - side] & ~state.panicked:
            return best_fight(state, model, here, False)
        best = now + best_shot(state, model, here, True)
        for to in state.way.scenario.terrain.steps[here]:
            if size_of(state.there[to]) < 6:
                best = max(best, judge.move(state, model, to, True, True))
        exits = state.way.scenario.exits[model]
        if exits and exits[here] > 0:
            best = max(best, OUT * exits[here])
        return best - now

    def _menace(self, state: Battle, model: int) -> float:
        """What an enemy that has not acted could do."""
        if state.marked >> model & 1:
            return 0.0
        return DELAY * (best_shot(state, model, state.squares[model], True) + MATERIAL)

    def _lead(self, state: Battle, seat: int, action: int) -> float:
        """Authority, when the other side would strike first at a hero in danger."""
        if action == actions.DECLINE:
            return LEADS
        model = action >> 8
        if state.starter == seat or state.squares[model] < 0:
            return 0.0
        return danger(state, model, state.squares[model]) / (state.heroics[model] + 1)

    def _follow(self, judge: Judge, state: Battle, action: int) -> float:
        if action == actions.STOP:
            return 0.0
        return 1.0 + self._gain(judge, state, action >> 8)

    def _deploy(self, judge: Judge, state: Battle, frame: list[int], square: int) -> float:
        """Near what is wanted, out of sight, not in a crowd."""
        model = state.way.scenario.forces[frame[1]].first + frame[2]
        crowd = 4 * CROWD * size_of(state.there[square])
        return goals(state, model, square, judge.steps) - danger(state, model, square) * own_worth(state, model) - crowd

    # Answers

    def _answer(self, state: Battle, seat: int, action: int) -> float:
        """How much a card changes the exact odds of what is about to be rolled."""
        if action == actions.DECLINE:
            return OWN_CARD if seat == state.turn and state.units < 2 else ANSWER
        test = action >> 16
        at = test * TEST
        model = state.tests[at + WHO]
        ours = side_of(state, model) == seat
        change = 1 if ours else -1
        first = 0 if test > 0 else TEST
        stake = self._stake(state, test)
        before = self._chance(state, 0, at if test > 0 else first, 0, 0)
        if test == 0:
            return (self._chance(state, 0, first, change, 0) - before) * stake
        return (self._chance(state, 0, at, 0, change) - before) * (-stake if ours else stake)

    def _stake(self, state: Battle, test: int) -> float:
        """What the target of the attack is worth."""
        target = state.tests[(test if test > 0 else 1) * TEST + WHO]
        if target < 0:
            return MATERIAL
        return worth(state, target, KILL_BY_SHOT)

    def _chance(self, state: Battle, attack: int, defence: int, more: int, more_defence: int) -> float:
        """That the first test beats another, with so many dice more; one's own death in a fight counts against it."""
        tests = state.tests
        dice, other_dice = tests[attack + DICE] + more, max(0, tests[defence + DICE] + more_defence)
        need, other_need = tests[attack + NEED], tests[defence + NEED]
        target = tests[defence + WHO]
        armour = 0
        if target >= 0 and tests[attack + STAT] != FIGHT:
            armour = unit_of(state, target).armour
        found = odds.ahead(dice, need, other_dice, other_need, armour)
        if tests[defence + STAT] == FIGHT:
            found -= odds.ahead(other_dice, other_need, dice, need, 0)
        return found

    def _aim(self, state: Battle, frame: list[int], action: int) -> float:
        verb = action & 255
        kind, user = frame[2], frame[3]
        if verb == actions.DECLINE:
            return 0.0
        if verb == actions.JAM:
            return 1.0
        if verb == actions.AIM_AT:
            return aim_value(state, kind, user, action >> 8 & 255, (action >> 16) * 2)
        return along_value(state, kind, user, action >> 8 & 255, action >> 16)

    # Fights

    def _melee(self, state: Battle, frame: list[int], action: int) -> float:
        """The attacker's best opponent, the owner's least loss, the defender's better way."""
        attacker = frame[2]
        if action & 255 == actions.DEFEND:
            return self._defence(state, attacker, frame[3], action >> 8)
        named = action >> 8
        if named == THE_INSECT:
            return 0.2
        value = fight_value(state, attacker, state.squares[attacker], named, bool(state.charged >> attacker & 1))
        return value if frame[1] == 1 else -value

    def _defence(self, state: Battle, attacker: int, defender: int, stat: int) -> float:
        found = odds.fight(state, attacker, defender, stat)
        return found.loss * worth(state, attacker, FIGHT) - found.kill * worth(state, defender, FIGHT)

    def _pest(self, state: Battle, seat: int, frame: list[int], action: int) -> float:
        if action & 255 == actions.CHOOSE:
            model = action >> 8
            return -own_worth(state, model) if side_of(state, model) == seat else own_worth(state, model)
        unit = unit_of(state, frame[3])
        stat = action >> 8
        return -odds.ahead(4, 4, 3, unit.stats[stat], 0) + (0.1 if stat == FIGHT else 0.0)

    def _frailty(self, state: Battle, model: int) -> float:
        """How much is lost if a model is hit."""
        return own_worth(state, model) * kill_chance(4, 4, unit_of(state, model).stats[SURVIVE], 0)
