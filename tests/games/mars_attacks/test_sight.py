"""Lines of sight and distances (MA-LOS-*, MA-RANGE-1), on a map with 20 walls and on an empty board."""

import pytest

from saucer.games.mars_attacks import scenarios
from saucer.games.mars_attacks.board import BLOCKED, CLEAR, NORMAL, SQUARES, distance
from saucer.games.mars_attacks.commands import Activate, Shoot

from .battles import HUMANS, MARTIANS, Square, allowed, at, battle, play, refused, terrain

VECTORS = scenarios.terrain_of(
    """M M M M M M M M

M M M:M M M M M
      - -
. .|. . . .|. .
    =     =
. . . .|.:. . .
  -         -
. . .:.|. . . .
    =     =
. .|. . . .|. .
      - -
. . . . .:. . .

H H H H H H H H
"""
)
"""The map on which the examples were worked out."""
ON_THE_MAP = [
    ((1, 1), (1, 4), 3, CLEAR),
    ((3, 2), (3, 3), 1, BLOCKED),
    ((4, 3), (3, 3), 1, BLOCKED),
    ((4, 4), (4, 5), 1, BLOCKED),
    ((2, 4), (3, 4), 1, NORMAL),
    ((1, 4), (3, 4), 2, NORMAL),
    ((3, 4), (1, 4), 2, CLEAR),
    ((2, 4), (5, 4), 3, CLEAR),
    ((5, 4), (2, 4), 3, NORMAL),
    ((4, 1), (5, 2), 1, NORMAL),
    ((5, 2), (4, 1), 1, CLEAR),
    ((8, 4), (3, 4), 5, NORMAL),
    ((8, 1), (1, 8), 7, BLOCKED),
    ((7, 1), (1, 1), 6, CLEAR),
    ((4, 5), (4, 7), 2, CLEAR),
    ((4, 7), (4, 5), 2, NORMAL),
    ((2, 2), (4, 4), 2, NORMAL),
    ((3, 3), (4, 2), 1, BLOCKED),
    ((5, 3), (5, 6), 3, BLOCKED),
]
PAST_A_CAR_ON_4_4 = [
    ((4, 2), (4, 6), 4, BLOCKED),
    ((4, 4), (4, 6), 2, CLEAR),
    ((3, 3), (5, 5), 2, BLOCKED),
    ((3, 5), (5, 3), 2, BLOCKED),
    ((4, 2), (4, 4), 2, CLEAR),
    ((4, 3), (5, 4), 1, NORMAL),
    ((4, 3), (4, 5), 2, BLOCKED),
]


@pytest.mark.parametrize(("shooter", "target", "squares", "sight"), ON_THE_MAP)
def test_sight_on_the_map_of_the_examples_los_5(shooter: Square, target: Square, squares: int, sight: int) -> None:
    assert VECTORS.sight(at(*shooter), at(*target), []) == sight
    assert distance(at(*shooter), at(*target)) == squares


@pytest.mark.parametrize(("shooter", "target", "squares", "sight"), PAST_A_CAR_ON_4_4)
def test_a_car_hides_what_is_behind_it_los_4(shooter: Square, target: Square, squares: int, sight: int) -> None:
    assert terrain().sight(at(*shooter), at(*target), [at(4, 4)]) == sight
    assert distance(at(*shooter), at(*target)) == squares


def test_normal_is_the_commonest_sight_los_5() -> None:
    """By count of all ordered pairs of squares."""
    pairs = [(a, b) for a in range(SQUARES) for b in range(SQUARES) if a != b]
    found = [VECTORS.sight(a, b, []) for a, b in pairs]
    shares = [round(found.count(sight) / len(pairs), 3) for sight in (BLOCKED, NORMAL, CLEAR)]
    assert shares == [0.32, 0.468, 0.211]


def test_whoever_is_seen_sees_los_5() -> None:
    terrain = scenarios.scenario("protect-and-serve").terrain
    for a in range(SQUARES):
        for b in range(SQUARES):
            for cars in ([], [27, 36]):
                assert (terrain.sight(a, b, cars) == BLOCKED) == (terrain.sight(b, a, cars) == BLOCKED)


def test_no_red_square_sees_the_blue_one() -> None:
    scenario = scenarios.scenario("protect-and-serve")
    assert all(scenario.terrain.sight(red, at(2, 2), []) == BLOCKED for red in scenario.returns)


def test_lines_to_the_corners_and_from_the_corners_los_1() -> None:
    """A wall beside the straight line hides a part of the target only."""
    walls = terrain(high=[((4, 4), (4, 5)), ((3, 4), (3, 5))])
    assert walls.sight(at(4, 2), at(4, 6), []) != CLEAR
    assert walls.sight(at(6, 4), at(4, 5), []) == NORMAL


def test_a_corner_counts_as_its_easier_way_round_los_2() -> None:
    one_wall = terrain(high=[((4, 4), (4, 5))])
    assert one_wall.sight(at(4, 4), at(5, 5), []) == NORMAL
    both_ways = terrain(high=[((4, 4), (4, 5)), ((4, 4), (5, 4))])
    assert both_ways.sight(at(4, 4), at(5, 5), []) == BLOCKED


def test_one_shoots_over_the_low_wall_one_hides_behind_los_3() -> None:
    walls = terrain(low=[((4, 4), (4, 5))])
    assert walls.sight(at(4, 4), at(4, 6), []) == CLEAR
    assert walls.sight(at(4, 6), at(4, 4), []) == NORMAL
    assert walls.sight(at(4, 4), at(4, 5), []) == NORMAL


def test_models_hide_nobody_los_6() -> None:
    state = battle("soldier 4,2", "grunt 4,4", "grunt 4,5", "soldier 8,8")
    play(state, Activate(0))
    assert allowed(state, Shoot(2))
    assert allowed(state, Shoot(1))


def test_nobody_shoots_inside_a_square_los_6() -> None:
    state = battle("soldier 4,4", "grunt 4,4 panicked")
    play(state, Activate(0))
    assert refused(state, Shoot(1)) == "enemy-beside"


def test_range_1_t_01() -> None:
    """Two diagonal steps and a straight one are 3 squares: in range of a Martian, whatever walls there are."""
    state = battle("grunt 2,2", "soldier 5,4", "soldier 6,6", turn=MARTIANS, low=[((3, 3), (3, 4))])
    assert distance(at(2, 2), at(5, 4)) == 3
    play(state, Activate(0))
    assert allowed(state, Shoot(1))
    state = battle("grunt 1,1", "soldier 6,1", turn=MARTIANS)
    play(state, Activate(0))
    assert refused(state, Shoot(1)) == "out-of-range"
    state = battle("grunt 1,1", "soldier 7,1", turn=HUMANS)
    play(state, Activate(1))
    assert allowed(state, Shoot(0))
