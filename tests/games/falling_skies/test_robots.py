"""Robots: UFS-ROBOT, UFS-PNP-9, UFS-PNP-14."""

import pytest

from saucer.games.falling_skies.board import ROBOT
from saucer.games.falling_skies.commands import Build, BuildNothing, Finish, Place, RemoveRobot, Spawn, Use
from saucer.games.falling_skies.components import Card
from saucer.games.falling_skies.events import NoRobotBuilt, RobotBuilt, RobotGone, RobotWorn, RoomUsed
from saucer.games.falling_skies.state import BUILD, ROLL, ROOMS, SPAWN
from tests.games.falling_skies.boards import varied
from tests.games.falling_skies.positions import (
    Cell,
    Where,
    cells_for,
    dice_left,
    easy,
    offered,
    play,
    position,
    refused,
    robots,
    where,
)

BOTTOM = (5, 4)


def building_cells(state_of_dice: str, *, robots: str = "- -", excavator: Cell | None = None) -> set[Cell]:
    """Where the robot of [1, 1] could be built."""
    state = play(position(dice=state_of_dice, robots=robots, excavator=excavator, energy=7), Use(1, 1)).state
    return {(build.row, build.column) for build in offered(state) if isinstance(build, Build)}


def test_ufs_robot_1_a_robot_is_built_on_an_empty_cell_of_an_excavated_room_q6_q21() -> None:
    """Q6: not where a worker waits. Q21: the robot room's own cell is empty once its die is removed."""
    assert building_cells("5@11 1@00 1@12 1w@03 1w@04") == {(0, 1), (0, 2), (1, 0), (1, 1), (1, 4)}
    state = position(dice="5@11 1@00 1@12 1w@03 1w@04", energy=1)
    built = play(state, Use(1, 1), Build(0, 1, 4))
    assert built.told(RobotBuilt) == [RobotBuilt(rule="UFS-ROBOT-1", robot=0, value=4, row=1, column=4)]
    assert built.state.energy == 0


def test_ufs_robot_1_a_cell_whose_die_has_been_resolved_is_empty() -> None:
    state = position(dice="5@11 1@00 4@12 1w@03 1w@04", energy=2, ships={})
    after = play(state, Use(1, 2), Use(1, 1), Build(0, 1, 2)).state
    assert robots(after) == "4@12! -"


def test_ufs_robot_1_its_value_is_at_most_6() -> None:
    strong = varied(easy(), rooms="A A A A A\nE0-1 B0+3 F1-1 T R1-1\nT T T T T\n" + "T T T T T\n" * 3)
    state = position(strong, dice="5@11 1@00 1@12 1w@03 1w@04")
    assert play(state, Use(1, 1)).state.new_robot == 6


def test_ufs_robot_2_q2_a_value_below_1_builds_nothing() -> None:
    state = position(dice="1@11 1@00 1@12 1w@03 1w@04", energy=1)
    used = play(state, Use(1, 1))
    assert used.told(NoRobotBuilt) == [NoRobotBuilt(rule="UFS-ROBOT-2")]
    assert used.state.phase == ROOMS
    assert robots(used.state) == "- -"


def test_ufs_robot_2_q5_tunnels_take_no_robot_but_aa_guns_do() -> None:
    cells = building_cells("5@11 1@00 1@12 1w@03 1w@04", excavator=(2, 0))
    assert (1, 3) not in cells
    assert (2, 4) not in cells
    assert (0, 1) in cells


def test_ufs_robot_3_a_new_robot_is_exhausted_until_the_phase_ends() -> None:
    state = position(dice="5@11 1@00 1@12 1w@03 1w@04", energy=1)
    built = play(state, Use(1, 1), Build(0, 1, 0))
    assert robots(built.state) == "4@10! -"
    assert refused(built.state, Use(1, 0)) == "room-incomplete"
    assert built.state.ships == state.ships, "building moves no ship"


def test_ufs_robot_4_there_are_two_robots_and_each_may_be_removed_at_any_time_q27() -> None:
    """Q27: at each of the player's decisions: placing, resolving, building; spawning is below."""
    placing = position(dice="5 1 1 1w 1w", robots="3@10 2@11")
    assert {RemoveRobot(0), RemoveRobot(1)} <= set(offered(placing))
    resolving = position(dice="5@01 1@00 1@12 1w@03 1w@04", robots="3@10 2@11", energy=1)
    removed = play(resolving, RemoveRobot(1))
    assert removed.told(RobotGone) == [RobotGone(rule="UFS-ROBOT-4", robot=1)]
    building = play(resolving, Use(1, 1)).state
    assert building.phase == BUILD
    assert robots(play(building, RemoveRobot(0)).state) == "- 2@11"


def test_ufs_robot_4_q27_a_robot_may_be_removed_before_a_spawn_choice() -> None:
    ships: dict[int, Where] = {0: "waiting", 1: (8, 1), 2: (8, 2), 3: (8, 3), 4: (8, 4), 5: (8, 0)}
    state = play(position(mothership=5, ships=ships, dice="- - - - -", robots="3@10 -"), Finish()).state
    assert state.phase == SPAWN
    after = play(state, RemoveRobot(0), Spawn(2)).state
    assert robots(after) == "- -"
    assert where(after, 0) == (6, 2)


def test_ufs_robot_5_an_active_robot_works_like_a_die() -> None:
    state = position(dice="- - - - -", robots="4@14 -", energy=1)
    used = play(state, Use(1, 4))
    assert used.told(RoomUsed) == [RoomUsed(rule="UFS-ROOM-4", row=1, column=4, cost=1, value=3)]
    assert used.state.energy == 0
    assert used.state.research == 1


def test_ufs_robot_5_robots_complete_wide_rooms_with_workers_or_each_other() -> None:
    with_worker = position(dice="1@00 5@32 1@01 1w@02 1w@04", robots="4@33 -", excavator=BOTTOM, energy=1)
    assert play(with_worker, Use(3, 2)).told(RoomUsed)[0].value == 9
    together = position(dice="1@00 1@01 1@02 1w@03 1w@04", robots="4@33 3@32", excavator=BOTTOM, energy=1)
    assert play(together, Use(3, 2)).told(RoomUsed)[0].value == 7


def test_ufs_robot_5_pnp_9_an_unused_robot_keeps_its_value() -> None:
    state = position(dice="- - - - -", robots="4@14 -", energy=1, mothership=-1)
    assert robots(play(state, Finish()).state) == "4@14 -"


def test_ufs_robot_6_a_used_robot_loses_1_afterwards() -> None:
    used = play(position(dice="- - 1@02 - -", robots="4@10 -", energy=0), Use(1, 0))
    assert used.state.energy == 3, "with the value before the loss"
    assert used.told(RobotWorn) == [RobotWorn(rule="UFS-ROBOT-6", robot=0, value=3)]
    assert robots(used.state) == "3@10! -"


def test_ufs_robot_6_both_robots_of_a_wide_room_are_worn() -> None:
    state = position(dice="- - 1@02 - -", robots="4@33 1@32", excavator=BOTTOM, energy=1)
    assert robots(play(state, Use(3, 2)).state) == "3@33! -"


def test_ufs_robot_7_an_exhausted_robot_counts_as_an_empty_cell() -> None:
    state = position(dice="1@00 5@32 1@01 1w@02 1w@04", robots="4@33! -", excavator=BOTTOM, energy=1)
    assert refused(state, Use(3, 2)) == "room-incomplete"


def test_ufs_robot_8_robots_are_active_again_after_the_phase() -> None:
    state = position(dice="- - 1@02 - -", robots="4@10! 2@11!")
    assert robots(play(state, Finish()).state) == "4@10 2@11"


def test_ufs_robot_9_a_robot_can_build_itself_anew_instead_of_being_worn() -> None:
    state = position(dice="1@02 - - - -", robots="5@43 2@10", excavator=BOTTOM, energy=1)
    rebuilt = play(state, Use(4, 3), Build(0, 2, 0))
    assert robots(rebuilt.state) == "5@20! 2@10"
    assert rebuilt.told(RobotGone) == [RobotGone(rule="UFS-ROBOT-9", robot=0)]
    assert rebuilt.told(RobotWorn) == []


def test_ufs_robot_9_q21_also_where_it_stands() -> None:
    state = position(dice="1@02 - - - -", robots="5@43 -", excavator=BOTTOM, energy=1)
    assert robots(play(state, Use(4, 3), Build(0, 4, 3)).state) == "5@43! -"


def test_ufs_robot_9_or_build_the_other_one_and_be_worn() -> None:
    state = position(dice="1@02 - - - -", robots="5@43 -", excavator=BOTTOM, energy=1)
    assert robots(play(state, Use(4, 3), Build(1, 2, 0)).state) == "4@43! 5@20!"


def test_ufs_robot_9_in_a_wide_room_only_the_other_robot_is_worn() -> None:
    state = position(easy(hard=[Card.UPPER_BASE]), dice="1@02 - - - -", robots="6@23 4@24", excavator=(2, 0), energy=0)
    rebuilt = play(state, Use(2, 3), Build(0, 1, 2))
    assert rebuilt.state.energy == 4
    assert robots(rebuilt.state) == "4@12! 3@24!"


def test_ufs_robot_10_robots_never_move_ships_and_are_never_rolled_or_placed() -> None:
    state = position(dice="- - 1@02 - -", robots="4@10 -", energy=0)
    assert play(state, Use(1, 0)).state.ships == state.ships
    rolling = position(robots="4@10 -")
    chance = rolling.chance()
    assert chance is not None
    assert len(chance.weights) == 5
    placing = offered(position(dice="1 1 1 1w 1w", robots="4@10 -"))
    assert {command.die for command in placing if isinstance(command, Place)} == {0, 1, 2, 3, 4}


def test_ufs_robot_11_with_both_on_the_board_one_is_given_up_or_none_is_built() -> None:
    state = play(position(dice="5@11 1@00 1@02 1w@03 1w@04", robots="3@10 2@14", energy=1), Use(1, 1)).state
    given_up = play(state, Build(1, 1, 2))
    assert robots(given_up.state) == "3@10 4@12!"
    assert given_up.told(RobotGone) == [RobotGone(rule="UFS-ROBOT-11", robot=1)]
    nothing = play(state, BuildNothing())
    assert robots(nothing.state) == "3@10 2@14"
    assert nothing.told(NoRobotBuilt) == [NoRobotBuilt(rule="UFS-ROBOT-11")]


def test_ufs_robot_12_q22_a_robot_may_stand_in_a_room_that_is_not_wholly_excavated() -> None:
    assert (2, 2) in building_cells("5@11 1@00 1@12 1w@03 1w@04", excavator=(2, 1))
    state = position(dice="- - 1@02 - -", robots="5@22 -", excavator=(2, 1))
    assert refused(state, Use(2, 1)) == "room-incomplete"


def test_ufs_robot_13_a_used_robot_may_be_taken_off_at_once() -> None:
    state = play(position(dice="- - 1@02 - -", robots="4@10 -", energy=0), Use(1, 0)).state
    assert robots(play(state, RemoveRobot(0)).state) == "- -"


def test_taking_off_the_last_active_robot_ends_the_rooms_phase() -> None:
    state = position(dice="- - - - -", robots="4@10 -")
    assert play(state, RemoveRobot(0)).state.phase == ROLL


def test_ufs_pnp_9_a_robot_works_once_per_round() -> None:
    state = play(position(dice="- - 1@02 - -", robots="4@10 -", energy=0), Use(1, 0)).state
    assert refused(state, Use(1, 0)) == "room-incomplete"
    assert refused(position(dice="1 1 1 1w 1w", robots="4@10 -"), Place(0, 1, 0)) == "robot-in-the-way"


def test_ufs_pnp_12_robots_do_not_count_for_the_column() -> None:
    state = position(dice="1 1 1 1w 1w", robots="4@10 -")
    assert (0, 0) in cells_for(state, 0)
    assert dice_left(state) == set()


@pytest.mark.parametrize("hard", [[], [Card.UPPER_BASE], [Card.LOWER_BASE], [Card.UPPER_BASE, Card.LOWER_BASE]])
def test_ufs_pnp_14_no_robot_room_exceeds_6(hard: list[Card]) -> None:
    """So that the cap of UFS-ROBOT-1 never bites here."""
    for room in easy(hard=hard).rooms:
        if ROBOT in (room.first, room.second):
            assert 6 * len(room.cells) + room.modifier <= 6


def test_with_both_in_the_supply_the_first_robot_die_is_taken() -> None:
    state = play(position(dice="5@11 1@00 1@02 1w@03 1w@04", energy=1), Use(1, 1)).state
    assert refused(state, Build(1, 1, 0)) == "take-other-robot"
    assert refused(state, Build(0, 1, 3)) == "no-place-for-robot"
    assert refused(state, Build(2, 1, 0)) == "no-such-robot"
