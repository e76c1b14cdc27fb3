"""What the tactical bot thinks things are worth: kills, squares, shots, fights and strikes, in victory points."""

import math
from typing import Final, final

from saucer.games.mars_attacks import fighting, odds
from saucer.games.mars_attacks.board import (
    ATTACK,
    BASE_DICE,
    BLOCKED,
    CLEAR,
    CLEAR_DICE,
    EFFECTS,
    FIGHT,
    HUMAN,
    PARALYSE,
    SHOOT,
    SIDES,
    SIZE,
    SQUARES,
    SUPPORTS,
    SURVIVE,
    distance,
    first_of,
    members,
    size_of,
)
from saucer.games.mars_attacks.board import STRAFING as STRAFING_HALF
from saucer.games.mars_attacks.state import (
    ARTEFACT,
    CIVILIAN_TOKEN,
    COVERED,
    CRITTER,
    KILL_BY_SHOT,
    KILL_IN_FIGHT,
    Battle,
    enemies_at,
    has_room,
    points,
    side_of,
    unit_of,
)
from saucer.games.mars_attacks.supports import struck_squares
from saucer.games.mars_attacks.terrain import Terrain

MATERIAL: Final = 0.5
"""A model beyond the points for killing it."""
HERO_MATERIAL: Final = 1.0
ESCAPE: Final = 3.0
"""Who may leave the board is worth so much more."""
PANIC: Final = 0.3
"""A panicked enemy is worth this share of a killed one."""
DELAY: Final = 0.35
"""So is one that cannot act in this Round."""
COUNTER: Final = 0.9
UNKNOWN_COUNTER: Final = 0.45
HIDEOUT: Final = 1.6
FADES: Final = 0.72
"""What lies a step farther is worth this share."""
EXIT: Final = 1.5
EXIT_FADES: Final = 0.8
WINS: Final = 1.25
LATER: Final = 0.5
"""A shot that will be possible from a square, against one that is made now."""
CROWD: Final = 0.1
"""Each friend in the same square: one shell, one panic."""
ACTED: Final = 0.5
"""An enemy that has acted threatens less: much can happen before he acts again."""
LYING: Final = 0.4
COMING: Final = 0.35
"""An enemy who has to take a step first."""
ENTERING: Final = 0.5
"""An enemy who may enter where he sees the model."""
PRESSURE: Final = 0.02
"""Each square nearer to an enemy."""
INSECT_GONE: Final = 0.2
FAR: Final = 99
OUT: Final = 3.0
"""Points for leaving are there at once, and nobody can take them back."""

_kills: list[float] = [-1.0] * (16 * 81 * 2)


def kill_chance(dice: int, need: int, survive: int, armour: int) -> float:
    """Of an attack against three Survive dice; remembered."""
    place = ((dice * 9 + need) * 9 + survive) * 2 + armour
    if _kills[place] < 0:
        _kills[place] = odds.ahead(dice, need, BASE_DICE, survive, armour)
    return _kills[place]


def life_of(state: Battle, model: int, how: int) -> float:
    """What a model is worth to the other side altogether."""
    scenario = state.way.scenario
    value = float(scenario.kills[1 - side_of(state, model)][how][scenario.kinds[model]])
    if not unit_of(state, model).hero:
        return value + MATERIAL
    return value + HERO_MATERIAL + (ESCAPE if scenario.exits[model] else 0.0)


def worth(state: Battle, model: int, how: int) -> float:
    """What a hit on a model is worth to the other side: of a hero with Heroics points only a share of his life."""
    return life_of(state, model, how) / (state.heroics[model] + 1)


def own_worth(state: Battle, model: int) -> float:
    """What a hit on a model costs its own side: a hero with many points can afford one."""
    lives = state.heroics[model] + 1
    return life_of(state, model, KILL_BY_SHOT) / (lives * math.sqrt(lives))


def steps_to(terrain: Terrain, goal: int) -> list[int]:
    """By square: how many moves it takes to the goal."""
    found = [FAR] * SQUARES
    found[goal] = 0
    queue = [goal]
    for square in queue:
        for near in terrain.steps[square]:
            if found[near] == FAR:
                found[near] = found[square] + 1
                queue.append(near)
    return found


def shot_value(state: Battle, shooter: int, here: int, target: int, aimed: bool) -> float:
    """A shot at a model from a square, as if the shooter stood there."""
    square = state.squares[target]
    unit, victim = unit_of(state, shooter), unit_of(state, target)
    sight = state.way.scenario.terrain.sight(here, square, state.cars)
    if sight == BLOCKED:
        return 0.0
    dice = (CLEAR_DICE if sight == CLEAR else BASE_DICE) + (1 if aimed else 0)
    kill = kill_chance(dice, unit.stats[SHOOT], victim.stats[SURVIVE], victim.armour)
    value = kill * worth(state, target, KILL_BY_SHOT)
    if victim.armour and not state.panicked >> target & 1:
        panic = kill_chance(dice, unit.stats[SHOOT], victim.stats[SURVIVE], 0) - kill
        value += panic * PANIC * worth(state, target, KILL_BY_SHOT)
    return value


def best_shot(state: Battle, shooter: int, here: int, aimed: bool) -> float:
    """The best shot from a square, as if the shooter stood there and nobody was beside him."""
    side = side_of(state, shooter)
    if enemies_at(state, side, here):
        return 0.0
    reach = unit_of(state, shooter).reach
    friends = state.way.scenario.sides[side] & ~(1 << shooter)
    best = 0.0
    for target in members(state.present & state.way.scenario.sides[1 - side]):
        square = state.squares[target]
        if square < 0 or square == here or distance(here, square) > reach or state.there[square] & friends:
            continue
        value = shot_value(state, shooter, here, target, aimed)
        best = max(best, value)
    return best


def fight_value(state: Battle, attacker: int, square: int, defender: int, charge: bool) -> float:
    """A fight in a square, the defender choosing what suits him."""
    friends = state.there[square] & state.way.scenario.sides[side_of(state, attacker)] & ~(1 << attacker)
    dice = BASE_DICE + (1 if charge else 0) + (1 if friends else 0)
    need = unit_of(state, attacker).stats[FIGHT]
    unit = unit_of(state, defender)
    others = fighting.fight_dice(state, defender)
    gain, cost = worth(state, defender, KILL_IN_FIGHT), worth(state, attacker, KILL_IN_FIGHT)
    survives = odds.ahead(dice, need, others, unit.stats[SURVIVE], 0) * gain
    if state.panicked >> defender & 1:
        return survives
    fights = odds.ahead(dice, need, others, unit.stats[FIGHT], 0) * gain
    fights -= odds.ahead(others, unit.stats[FIGHT], dice, need, 0) * cost
    return fights if fights < survives else survives


def best_fight(state: Battle, attacker: int, square: int, charge: bool) -> float:
    """The best opponent there, if the attacker may choose; of heroes alone the worst."""
    enemies = enemies_at(state, side_of(state, attacker), square)
    brave = enemies & state.way.scenario.braves & ~state.panicked
    if brave:
        return fight_value(state, attacker, square, first_of(brave), charge)
    values: list[float] = []
    soldiers = False
    for enemy in members(enemies):
        values.append(fight_value(state, attacker, square, enemy, charge))
        soldiers = soldiers or not unit_of(state, enemy).hero
    if not values:
        return INSECT_GONE
    return max(values) if soldiers else min(values)


def danger(state: Battle, model: int, here: int) -> float:
    """What a model is likely to lose on a square before its next activation, in hits; for one without points a
    second hit makes no difference."""
    side = side_of(state, model)
    unit = unit_of(state, model)
    terrain = state.way.scenario.terrain
    hits = 0.0
    for enemy in members(state.present & state.way.scenario.sides[1 - side]):
        square = state.squares[enemy]
        if square < 0:
            hits += ENTERING * _entry_threat(state, enemy, model, here)
            continue
        rival = unit_of(state, enemy)
        far = distance(square, here)
        if far > rival.reach + 1:
            continue
        weight = ACTED if state.marked >> enemy & 1 else 1.0
        if state.panicked >> enemy & 1:
            weight *= LYING
        sight = terrain.sight(square, here, state.cars) if far > 0 else BLOCKED
        dice = CLEAR_DICE if sight == CLEAR else BASE_DICE
        if far > rival.reach or sight == BLOCKED:
            weight *= COMING
        hits += weight * kill_chance(dice, rival.stats[SHOOT], unit.stats[SURVIVE], unit.armour)
    lives = state.heroics[model] + 1
    return lives * (1 - math.exp(-hits / lives))


def _entry_threat(state: Battle, enemy: int, model: int, here: int) -> float:
    """How well an enemy that waits to enter could shoot at a square from where he comes in."""
    rival, unit = unit_of(state, enemy), unit_of(state, model)
    best = 0.0
    for square in state.way.scenario.enters[enemy]:
        if distance(square, here) <= rival.reach:
            sight = state.way.scenario.terrain.sight(square, here, state.cars)
            if sight != BLOCKED:
                dice = CLEAR_DICE if sight == CLEAR else BASE_DICE
                best = max(best, kill_chance(dice, rival.stats[SHOOT], unit.stats[SURVIVE], unit.armour))
    return best


def goals(state: Battle, model: int, here: int, steps: list[list[int]]) -> float:
    """What draws a model to a square: counters, hideouts, the way out, the enemy."""
    side = side_of(state, model)
    wanted = ARTEFACT if side == HUMAN else CRITTER
    value = 0.0
    for counter in state.counters:
        kind = counter >> 6
        if kind == COVERED or kind == wanted:
            pull = COUNTER if kind == wanted else UNKNOWN_COUNTER
            value += pull * FADES ** steps[counter & 63][here] * 0.5
    for token in state.tokens:
        if token >> 6 == CIVILIAN_TOKEN:
            value += COUNTER * FADES ** steps[token & 63][here] * 0.5
    if side == HUMAN:
        for hideout in state.hideouts:
            value += HIDEOUT / len(state.hideouts) * FADES ** steps[hideout][here]
    exits = state.way.scenario.exits[model]
    if exits:
        value += way_out(state, exits, here, steps)
    return value + PRESSURE * (SIZE - nearest(state, 1 - side, here))


def way_out(state: Battle, exits: list[int], here: int, steps: list[list[int]]) -> float:
    """The best exit, by its points and how far it is; one that wins counts for more."""
    missing = state.way.scenario.goal - points(state, HUMAN)
    best = 0.0
    for square in range(SQUARES):
        if exits[square] > 0:
            value = EXIT * exits[square] * (WINS if exits[square] >= missing else 1.0)
            value *= EXIT_FADES ** (steps[square][here] + 1)
            best = max(best, value)
    return best


def nearest(state: Battle, side: int, here: int) -> int:
    """How far the nearest model of a side is, or the farthest there is."""
    best = SIZE
    for model in members(state.present & state.way.scenario.sides[side]):
        square = state.squares[model]
        if square >= 0 and distance(here, square) < best:
            best = distance(here, square)
    return best


def found_there(state: Battle, model: int, square: int) -> float:
    """What a model takes by entering a square."""
    side = side_of(state, model)
    wanted = ARTEFACT if side == HUMAN else CRITTER
    value = 0.0
    for counter in state.counters:
        if counter & 63 == square:
            kind = counter >> 6
            value += COUNTER if kind == wanted else UNKNOWN_COUNTER if kind == COVERED else 0.0
    for token in state.tokens:
        if token == CIVILIAN_TOKEN << 6 | square:
            value += COUNTER
    if side == HUMAN and square in state.hideouts:
        value += HIDEOUT
    return value


def strike_value(state: Battle, effect: int, user: int, squares: list[int]) -> float:
    """What a support would do to enemies, less what it would do to friends."""
    struck = EFFECTS[effect]
    value = 0.0
    for square in squares:
        for model in members(state.there[square]):
            unit = unit_of(state, model)
            if struck.kind == ATTACK:
                armour = unit.armour if struck.armour else 0
                chance = kill_chance(struck.dice, struck.target, unit.stats[SURVIVE], armour)
            else:
                done = state.marked if struck.kind == PARALYSE else state.panicked
                if done >> model & 1:
                    continue
                chance = (unit.stats[SURVIVE] - 1) / SIDES * (DELAY if struck.kind == PARALYSE else PANIC)
            harm = chance * own_worth(state, model)
            value += harm if side_of(state, model) != user else -harm
    return value


def aim_value(state: Battle, kind: int, user: int, square: int, direction: int) -> float:
    """A support aimed at a square."""
    return strike_value(state, kind, user, struck_squares(kind, square, direction))


def along_value(state: Battle, kind: int, user: int, along: int, direction: int) -> float:
    """A support somewhere along a row or a column: the mean of its eight squares."""
    value = 0.0
    for place in range(SIZE):
        if along < SIZE:
            value += aim_value(state, kind, user, along * SIZE + place, 6 if direction else 2)
        else:
            value += aim_value(state, kind, user, place * SIZE + along - SIZE, 0 if direction else 4)
    return value / SIZE


def fire_value(state: Battle, kind: int, user: int, named: bool) -> float:
    """The best that a set can do now."""
    best = -1.0
    strafes = SUPPORTS[kind] == STRAFING_HALF
    if named:
        for square in range(SQUARES):
            for direction in range(4 if strafes else 1):
                best = max(best, aim_value(state, kind, user, square, direction * 2))
    else:
        for along in range(2 * SIZE):
            for direction in range(2 if strafes else 1):
                best = max(best, along_value(state, kind, user, along, direction))
    return best


_UNKNOWN: Final = -1e9


@final
class Judge:
    """Remembers, for one decision, how well each model would stand where."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.steps = [steps_to(terrain, goal) for goal in range(SQUARES)]
        """By goal and square: how many moves lie between."""
        self._standing: list[float] = []

    def look(self, state: Battle) -> None:
        """Forget what was judged before."""
        self._standing = [_UNKNOWN] * (len(state.squares) * SQUARES)

    def standing(self, state: Battle, model: int, here: int) -> float:
        """How well a model stands on a square at the end of its activation."""
        place = model * SQUARES + here
        if self._standing[place] == _UNKNOWN:
            friends = state.there[here] & state.way.scenario.sides[side_of(state, model)] & ~(1 << model)
            value = goals(state, model, here, self.steps) + LATER * best_shot(state, model, here, False)
            value -= danger(state, model, here) * own_worth(state, model) + CROWD * size_of(friends)
            self._standing[place] = value
        return self._standing[place]

    def enter(self, state: Battle, model: int, to: int) -> float:
        """A step into a square as the last thing: what is found, then a fight or a rest."""
        value = found_there(state, model, to)
        if enemies_at(state, side_of(state, model), to):
            return value + best_fight(state, model, to, True)
        return value + self.standing(state, model, to)

    def move(self, state: Battle, model: int, to: int, can_shoot: bool, can_go_on: bool) -> float:
        """A step, and then the best of resting, shooting and another step."""
        value = self.enter(state, model, to)
        if enemies_at(state, side_of(state, model), to):
            return value
        found = found_there(state, model, to)
        best = value
        if can_shoot:
            best += best_shot(state, model, to, False)
        if can_go_on:
            for beyond in self.terrain.steps[to]:
                if has_room(state, beyond):
                    best = max(best, found + self.enter(state, model, beyond))
        exits = state.way.scenario.exits[model]
        if can_go_on and exits and exits[to] > 0:
            best = max(best, OUT * exits[to] - CROWD)
        return best
