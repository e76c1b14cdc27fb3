"""Chance with exact weights."""

from collections import Counter

import pytest

from saucer.core.chance import Chance
from saucer.core.rng import Rng

COIN = Chance(7, ((1, 1),))
LOADED = Chance(7, ((1, 0, 3), (2, 2)))
"""Face 2 of the first draw cannot happen."""


def test_outcomes_are_the_verb_and_a_byte_for_each_draw() -> None:
    assert COIN.outcomes() == [(7 | 1 << 8, 1), (7 | 2 << 8, 1)]


def test_weights_multiply_and_impossible_faces_are_left_out() -> None:
    assert sorted(LOADED.outcomes()) == sorted(
        [
            (7 | 1 << 8 | 1 << 16, 2),
            (7 | 1 << 8 | 2 << 16, 2),
            (7 | 3 << 8 | 1 << 16, 6),
            (7 | 3 << 8 | 2 << 16, 6),
        ]
    )


@pytest.mark.parametrize("chance", [COIN, LOADED, Chance(0, ((1,) * 6,) * 5)])
def test_total_is_the_sum_of_the_weights(chance: Chance) -> None:
    assert chance.total() == sum(weight for _, weight in chance.outcomes())


def test_five_dice_have_7776_outcomes() -> None:
    assert len(Chance(0, ((1,) * 6,) * 5).outcomes()) == 7776


@pytest.mark.parametrize("chance", [COIN, LOADED])
def test_allows_exactly_the_outcomes(chance: Chance) -> None:
    possible = {action for action, _ in chance.outcomes()}
    for action in [-1, *range(1 << 12), *(action | 1 << 24 for action in possible), 7 | 1 << 8 | 3 << 16]:
        assert chance.allows(action) == (action in possible)


def test_samples_come_as_often_as_their_weights_say() -> None:
    rng = Rng(11)
    counted = Counter(LOADED.sample(rng) for _ in range(16_000))
    for action, weight in LOADED.outcomes():
        assert counted[action] == pytest.approx(1000 * weight, rel=0.1)
    assert sum(counted.values()) == sum(counted[action] for action, _ in LOADED.outcomes())


def test_fair_dice_are_fair() -> None:
    rng = Rng(3)
    die = Chance(0, ((1,) * 6,))
    counted = Counter(die.sample(rng) >> 8 for _ in range(12_000))
    assert set(counted) == {1, 2, 3, 4, 5, 6}
    assert all(count == pytest.approx(2000, rel=0.1) for count in counted.values())


@pytest.mark.parametrize("chance", [COIN, LOADED, Chance(0, ((1,) * 6,) * 5), Chance(3, ((0, 0, 4), (5, 0, 1)))])
def test_any_source_of_numbers_draws_as_a_sample_does(chance: Chance) -> None:
    one, other = Rng(5), Rng(5)
    for _ in range(500):
        drawn = chance.draw(one.below)
        assert drawn == chance.sample(other)
        assert chance.allows(drawn)
