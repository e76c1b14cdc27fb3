"""Excavator: UFS-EXC, UFS-PNP-13, and the option of Q3."""

from itertools import pairwise

import pytest

from saucer.games.falling_skies.board import CELLS, DIG_PATH, PATH_INDEX
from saucer.games.falling_skies.commands import Build, Dig, Discard, Finish, Place, Use
from saucer.games.falling_skies.events import ExcavatorAdvanced
from saucer.games.falling_skies.state import is_excavated
from tests.games.falling_skies.positions import cells_for, easy, excavator, offered, play, position, refused, robots


def test_the_path_is_one_line_through_all_cells() -> None:
    assert [divmod(cell, 5) for cell in DIG_PATH[:11]] == [
        *((0, column) for column in (4, 3, 2, 1, 0)),
        *((1, column) for column in range(5)),
        (2, 4),
    ]
    assert divmod(DIG_PATH[-1], 5) == (5, 4)
    assert sorted(DIG_PATH) == list(range(CELLS))
    for here, there in pairwise(DIG_PATH):
        assert abs(here // 5 - there // 5) + abs(here % 5 - there % 5) == 1


def test_ufs_exc_1_q1_what_lies_behind_the_excavator_is_excavated_and_its_own_cell_is_not() -> None:
    state = position(excavator=(2, 2), dice="6 6 6 6w 6w", ships={})
    assert [cell for cell in range(CELLS) if is_excavated(state, cell)] == [*range(10), 13, 14]
    assert (2, 2) not in cells_for(state, 0)
    assert refused(state, Place(0, 2, 2)) == "excavator-in-the-way"


def test_ufs_exc_2_the_distance_counts_tunnels_and_each_cell_of_wide_rooms() -> None:
    """From [2, 4] past the fighter and both cells of the energy room to the research room are four steps."""
    assert PATH_INDEX[2 * 5 + 0] - PATH_INDEX[2 * 5 + 4] == 4
    assert refused(position(dice="3 6 6 6w 6w", ships={}), Place(0, 2, 0)) == "too-far-to-dig"
    assert refused(position(dice="4 6 6 6w 6w", ships={}), Place(0, 2, 0)) == ""


@pytest.mark.parametrize("value", range(1, 7))
def test_ufs_exc_3_pnp_13_a_die_reaches_as_far_ahead_as_it_shows(value: int) -> None:
    state = position(dice=f"{value} 6 6 6w 6w", ships={})
    ahead = {cell for cell in cells_for(state, 0) if not is_excavated(state, cell[0] * 5 + cell[1])}
    path = [(2, 3), (2, 2), (2, 1), (2, 0), (3, 0), (3, 1)]
    assert ahead == set(path[:value])


def test_ufs_exc_4_a_digging_die_never_works_in_its_room() -> None:
    state = position(dice="6@34 1@00 1@01 6w@02 1w@03", excavator=(3, 0), energy=1)
    assert refused(state, Use(3, 4)) == "room-incomplete"
    dug = play(state, Dig(0)).state
    assert dug.energy == 0


def test_ufs_exc_5_digging_costs_one_energy_whatever_the_distance() -> None:
    state = position(dice="1@02 6@01 6@30 6w@03 1w@04", energy=2)
    dug = play(state, Dig(2))
    assert dug.told(ExcavatorAdvanced) == [
        ExcavatorAdvanced(rule="UFS-EXC-5", cells=5, excavator=15, row=3, column=0),
    ]
    assert dug.state.energy == 1
    assert excavator(dug.state) == (3, 0)


def test_ufs_exc_6_fresh_cells_serve_a_robot_in_the_same_phase_but_no_worker() -> None:
    state = position(dice="4@20 4@11 1@02 1w@03 1w@04", energy=2)
    after = play(state, Dig(0), Use(1, 1), Build(0, 2, 2))
    assert robots(after.state) == "3@22! -"
    assert not [command for command in offered(after.state) if isinstance(command, Use)]


def test_ufs_exc_7_the_end_of_the_path_is_never_excavated() -> None:
    state = position(dice="6 6 6 6w 6w", excavator=(5, 4), ships={})
    assert not is_excavated(state, 29)
    assert (5, 4) not in cells_for(state, 0)
    assert all(is_excavated(state, row * 5 + column) for row, column in cells_for(state, 0)), "nowhere left to dig"
    before = position(dice="6 6 6 6w 6w", excavator=(5, 3), ships={})
    assert (5, 4) in cells_for(before, 0)


def test_ufs_exc_8_declining_removes_the_die_and_digs_nothing() -> None:
    state = position(dice="6@30 6@01 1@02 6w@03 1w@04", energy=2)
    assert excavator(play(state, Discard(0)).state) == (2, 4)
    broke = position(dice="6@30 6@01 1@02 6w@03 1w@04", energy=0)
    assert refused(broke, Dig(0)) == "not-enough-energy"
    assert excavator(play(broke, Finish()).state) == (2, 4)


def test_q20_a_robot_never_digs() -> None:
    state = position(dice="- - - - -", robots="6@10 6@11", energy=3)
    assert not [command for command in offered(state) if isinstance(command, Dig)]
    assert refused(state, Dig(0)) == "die-not-in-base"


def test_q3_with_lenient_digging_dice_ahead_may_be_too_small_or_several() -> None:
    state = position(easy(lenient_digging=True), dice="1@23 1 6 6w 6w", ships={})
    assert (5, 1) in cells_for(state, 1)
    assert (2, 2) in cells_for(state, 2)


def test_q3_the_distance_is_then_measured_again_when_the_die_is_resolved() -> None:
    """[2, 1] is three ahead of [2, 4]: too far for a 2, until the excavator has come to [2, 3]."""
    state = position(easy(lenient_digging=True), dice="1@23 2@21 1@02 1w@00 1w@04", energy=2)
    assert refused(state, Dig(1)) == "die-cannot-dig"
    after = play(state, Dig(0), Dig(1)).state
    assert excavator(after) == (2, 1)
    assert after.energy == 0


def test_q3_a_die_that_the_excavator_has_passed_is_only_removed() -> None:
    state = position(easy(lenient_digging=True), dice="1@23 3@21 1@02 1w@00 1w@04", energy=3)
    after = play(state, Dig(1)).state
    assert refused(after, Dig(0)) == "die-cannot-dig"
    assert refused(after, Use(2, 3)) == "room-incomplete"
    assert excavator(play(after, Discard(0)).state) == (2, 1)
