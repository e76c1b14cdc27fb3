"""Exact odds equal the published tables, and what counting all dice gives."""

from fractions import Fraction
from itertools import product

import pytest

from saucer.core.rng import Rng
from saucer.games.mars_attacks import odds
from saucer.games.mars_attacks.board import FIGHT, SURVIVE
from saucer.games.mars_attacks.commands import Activate, Move, Shoot

from .battles import MARTIANS, at, battle, dice, is_dead, play

MARTIAN, SOLDIER, EVA, TROY, SERGEANT = (4, 5, 6, 1), (5, 4, 6, 0), (3, 4, 5, 0), (4, 6, 5, 0), (4, 4, 6, 0)
"""Shoot, Fight, Survive and armour."""
DEPTH = 9


def counted(count: int, need: int) -> list[Fraction]:
    """The successes of dice with 8s that roll again, counted die by die to a depth that hardly anything exceeds."""
    one = [Fraction(0)] * (DEPTH + 2)
    for depth in range(DEPTH + 1):
        chance = Fraction(1, 8**depth)
        one[depth] += chance * Fraction(need - 1, 8)
        one[depth + 1] += chance * Fraction(8 - need, 8)
    found = [Fraction(1)]
    for _ in range(count):
        summed = [Fraction(0)] * (len(found) + len(one))
        for (hits, chance), (more, other) in product(enumerate(found), enumerate(one)):
            summed[hits + more] += chance * other
        found = summed
    return found


def enumerated(attack: tuple[int, int], defence: tuple[int, int], by: int) -> float:
    """More successes than the other by more than `by`."""
    ours, others = counted(*attack), counted(*defence)
    pairs = product(enumerate(ours), enumerate(others))
    return float(sum(one * other for (hits, one), (saved, other) in pairs if hits > saved + by))


@pytest.mark.parametrize("need", range(2, 9))
@pytest.mark.parametrize("count", range(7))
def test_successes_are_what_enumeration_gives(count: int, need: int) -> None:
    expected = [float(chance) for chance in counted(count, need)]
    found = odds.successes(count, need)
    assert found[: len(expected)] == pytest.approx(expected[: len(found)], abs=1e-7)
    assert sum(found) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize(
    ("shooter", "target", "kills"),
    [
        (MARTIAN, SOLDIER, {3: 0.6043, 4: 0.7501, 5: 0.8491, 6: 0.9119}),
        (MARTIAN, EVA, {3: 0.4859, 4: 0.6534, 5: 0.7789}),
        (MARTIAN, TROY, {3: 0.4859, 4: 0.6534, 5: 0.7789}),
        (SOLDIER, MARTIAN, {3: 0.2334, 4: 0.3761, 5: 0.5128, 6: 0.6323}),
        (SERGEANT, MARTIAN, {3: 0.3372, 4: 0.5224, 5: 0.6771}),
        (EVA, MARTIAN, {3: 0.4543, 4: 0.6689, 5: 0.8174}),
    ],
)
def test_kill_chances_of_shots_t_37_t_38(
    shooter: tuple[int, ...], target: tuple[int, ...], kills: dict[int, float]
) -> None:
    for count, expected in kills.items():
        found = odds.attack(count, shooter[0], 3, target[2], target[3])
        assert found.kill == pytest.approx(expected, abs=5e-5)
        assert found.kill == pytest.approx(enumerated((count, shooter[0]), (3, target[2]), target[3]), abs=1e-6)
        assert found.kill + found.panic + found.loss + found.nothing == pytest.approx(1)


def test_armour_panics_t_38() -> None:
    for count, expected in {3: 0.2509, 4: 0.2463, 5: 0.2185}.items():
        assert odds.attack(count, 5, 3, 6, 1).panic == pytest.approx(expected, abs=5e-5)


def test_fights_t_39() -> None:
    soldier = odds.melee(4, 4, 3, 5, True)
    assert (soldier.kill, soldier.loss) == pytest.approx((0.6534, 0.1594), abs=5e-5)
    assert odds.melee(4, 4, 3, 6, False).kill == pytest.approx(0.7501, abs=5e-5)
    martian = odds.melee(4, 5, 3, 4, True)
    assert (martian.kill, martian.loss) == pytest.approx((0.4075, 0.3534), abs=5e-5)
    assert odds.melee(4, 5, 3, 6, False).kill == pytest.approx(0.6223, abs=5e-5)


@pytest.mark.parametrize(
    ("effect", "soldier", "martian"),
    [(2, 0.7314, 0.5128), (0, 0.9677, 0.9063), (3, 0.6043, 0.3372), (5, 0.8491, 0.6771)],
)
def test_area_kills(effect: int, soldier: float, martian: float) -> None:
    state = battle("soldier 4,4", "grunt 4,4")
    assert odds.strike(state, effect, 0).kill == pytest.approx(soldier, abs=5e-5)
    assert odds.strike(state, effect, 1).kill == pytest.approx(martian, abs=5e-5)


def test_plain_dice() -> None:
    state = battle("soldier 4,4", "eva 4,4", "grunt 1,1")
    assert odds.strike(state, 4, 0).kill == 5 / 8
    assert odds.strike(state, 1, 1).kill == 4 / 8


def test_odds_of_what_stands_on_the_board() -> None:
    state = battle("grunt 4,4", "soldier 6,4", "soldier 4,4", turn=MARTIANS, insect=(4, 6))
    assert odds.shot(state, 0, 1, False).dice == 4
    assert odds.shot(state, 0, 1, True).kill == pytest.approx(0.8491, abs=5e-5)
    assert odds.shot(state, 1, 254, True).dice == 5
    assert odds.fight(state, 0, 2, FIGHT).loss > 0
    assert odds.fight(state, 0, 2, SURVIVE).loss == 0


def test_the_rules_roll_as_the_odds_say() -> None:
    """Many shots, dice and all, come close to the exact chance."""
    start = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS)
    play(start, Activate(0), Shoot(1))
    rng, kills, shots = Rng(5), 0, 4000
    for _ in range(shots):
        state = start.copy()
        while (chance := state.chance()) is not None:
            state.step(state.to_act()[0], chance.sample(rng))
        kills += is_dead(state, 1)
    assert kills / shots == pytest.approx(odds.shot(start, 0, 1, False).kill, abs=0.03)


def test_a_charge_has_the_dice_that_its_odds_assume() -> None:
    state = battle("soldier 4,4", "grunt 4,5 panicked", "grunt 1,1")
    play(state, Activate(0), Move(at(4, 5)))
    assert dice(state) == odds.fight(state, 0, 1, SURVIVE).dice + 3
