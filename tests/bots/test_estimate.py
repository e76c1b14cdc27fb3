"""What the estimate of Under Falling Skies knows."""

from itertools import combinations, pairwise

from saucer.bots.playout import play_randomly
from saucer.core.rng import Rng
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.falling_skies.estimate import estimate
from saucer.games.falling_skies.state import OVER, SKULL_REACHED, SOLO, WON, Invasion
from tests.games.falling_skies.positions import position


def rises(*states: Invasion) -> bool:
    """Whether each state is judged better than the one before."""
    worths = [estimate(state) for state in states]
    return all(worse < better for worse, better in pairwise(worths))


def test_an_end_is_certain() -> None:
    state = position()
    state.phase, state.ending = OVER, WON
    assert estimate(state) == 1
    state.ending = SKULL_REACHED
    assert estimate(state) == 0


def test_it_lies_between_0_and_1_on_every_board() -> None:
    for flipped in (0, 1, 8):
        for hard in combinations(Card, flipped):
            state = NINE_CARDS.new(NineCardOptions(hard), 1)
            rng = Rng(flipped)
            while state.outcome() is None:
                assert 0 < state.estimate(SOLO) < 1
                play_randomly(state, rng, 9)


def test_progress_is_good() -> None:
    assert rises(*(position(mothership=5, research=gone, excavator=(4, 4)) for gone in range(5, 14, 2)))
    assert rises(position(mothership=2), position(mothership=2, excavator=(3, 4)))
    assert rises(*(position(energy=energy) for energy in range(8)))


def test_damage_and_falling_ships_are_bad() -> None:
    assert rises(*(position(damage=hits) for hits in range(4, -1, -1)))
    assert rises(*(position(ships={0: (row, 2)}) for row in (14, 10, 4, 0)))


def test_rounds_are_precious() -> None:
    assert rises(*(position(mothership=row, ships={}) for row in range(10, -2, -1)))


def test_robots_are_good_above_all_in_the_wide_research_rooms() -> None:
    base = position(mothership=6, excavator=(4, 4))
    in_energy = position(mothership=6, excavator=(4, 4), robots="5@34 -")
    in_research = position(mothership=6, excavator=(4, 4), robots="5@32 -")
    two = position(mothership=6, excavator=(4, 4), robots="5@32 4@33")
    assert rises(base, in_energy, in_research, two)
