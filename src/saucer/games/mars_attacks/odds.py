"""Exact odds: how likely each result of a shot, a fight or a strike is, before any card is played."""

from typing import Final, final

from saucer.games.mars_attacks import fighting, shooting
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import (
    ATTACK,
    BASE_DICE,
    EFFECTS,
    FIGHT,
    INSECT_RESISTS,
    INSECT_STAT,
    SHOOT,
    SIDES,
    SURVIVE,
)
from saucer.games.mars_attacks.state import Battle, unit_of

_MOST_DICE: Final = 12
_TERMS: Final = 48
"""So many successes and more are too rare to change the last digit of a float."""


def _add_die(before: list[float], need: int) -> list[float]:
    """One die more: `need` and above is a success, an 8 a success and another die (MA-DICE-2).

    The generating function of a die is (a + b x) / (1 - x / 8), so a division by 1 - x / 8 follows a multiplication.
    """
    fails = (need - 1) / SIDES
    plain = (SIDES - need) / SIDES
    found = [0.0] * _TERMS
    for hits in range(_TERMS):
        found[hits] = fails * before[hits]
        if hits > 0:
            found[hits] += plain * before[hits - 1] + found[hits - 1] / SIDES
    return found


def _tables() -> list[list[list[float]]]:
    found: list[list[list[float]]] = []
    for need in range(SIDES + 1):
        by_dice: list[list[float]] = [[1.0] + [0.0] * (_TERMS - 1)]
        for _ in range(_MOST_DICE):
            by_dice.append(_add_die(by_dice[-1], need) if need > 1 else by_dice[-1])
        found.append(by_dice)
    return found


_SUCCESSES: Final = _tables()


def successes(dice: int, need: int) -> list[float]:
    """By number of successes: its probability."""
    return _SUCCESSES[need][dice]


@final
class Odds:
    """What may come of an attack; the chances add up to 1."""

    def __init__(self, dice: int, kill: float, panic: float, loss: float) -> None:
        self.dice = dice
        self.kill = kill
        """The target is killed, or a hero spends a point instead."""
        self.panic = panic
        """Only its armour saves the target, and it panics."""
        self.loss = loss
        """The attacker is killed."""
        self.nothing = 1 - kill - panic - loss


def ahead(dice: int, need: int, other_dice: int, other_need: int, by: int) -> float:
    """The probability of more successes than the other, by more than `by`."""
    ours, others = _SUCCESSES[need][dice], _SUCCESSES[other_need][other_dice]
    found = 0.0
    below = 0.0
    for hits in range(by + 1, _TERMS):
        below += others[hits - by - 1]
        found += ours[hits] * below
    return found


def attack(dice: int, need: int, survive_dice: int, survive: int, armour: int) -> Odds:
    """A shot, or what is resolved as one (MA-SHOOT-4, MA-ARMOUR-1, MA-ARMOUR-2)."""
    kill = ahead(dice, need, survive_dice, survive, armour)
    return Odds(dice, kill, ahead(dice, need, survive_dice, survive, 0) - kill, 0.0)


def melee(dice: int, need: int, other_dice: int, other_need: int, fights: bool) -> Odds:
    """A fight against Fight or against Survive (MA-CC-4)."""
    loss = ahead(other_dice, other_need, dice, need, 0) if fights else 0.0
    return Odds(dice, ahead(dice, need, other_dice, other_need, 0), 0.0, loss)


def shot(state: Battle, shooter: int, target: int, aimed: bool) -> Odds:
    """A shot from where the shooter stands; the target may be the insect."""
    need = unit_of(state, shooter).stats[SHOOT]
    if target == THE_INSECT:
        dice = shooting.shot_dice(state, shooter, shooting.insect_square(state), aimed)
        return attack(dice, need, INSECT_RESISTS, INSECT_STAT, 0)
    dice = shooting.shot_dice(state, shooter, state.squares[target], aimed)
    unit = unit_of(state, target)
    return attack(dice, need, BASE_DICE, unit.stats[SURVIVE], unit.armour)


def fight(state: Battle, attacker: int, defender: int, defence: int) -> Odds:
    """A fight of two models in one square, the defender using Fight or Survive; it may be the insect."""
    dice, need = fighting.fight_dice(state, attacker), unit_of(state, attacker).stats[FIGHT]
    if defender == THE_INSECT:
        return melee(dice, need, INSECT_RESISTS, INSECT_STAT, False)
    other = unit_of(state, defender).stats[defence]
    return melee(dice, need, fighting.fight_dice(state, defender), other, defence == FIGHT)


def strike(state: Battle, effect: int, model: int) -> Odds:
    """What a support or an event does to a model in its squares; `kill` is paralysis or panic where nobody dies."""
    struck, unit = EFFECTS[effect], unit_of(state, model)
    if struck.kind != ATTACK:
        return Odds(1, (unit.stats[SURVIVE] - 1) / SIDES, 0.0, 0.0)
    return attack(struck.dice, struck.target, BASE_DICE, unit.stats[SURVIVE], unit.armour if struck.armour else 0)
