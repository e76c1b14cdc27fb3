"""The rulebooks' worked examples, UFS-TC; those of the boxed edition on its first city where the nine cards differ."""

import pytest

from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.box import Height
from saucer.games.falling_skies.commands import Build, Dig, Discard, Finish, Place, RemoveRobot, Rolled, Spawn, Use
from saucer.games.falling_skies.components import Card
from saucer.games.falling_skies.events import (
    DieDiscarded,
    EnergyGained,
    MothershipDescended,
    NoShipLeft,
    ResearchAdvanced,
    RoomUsed,
    ShipDestroyed,
    ShipReinforced,
    ShipSpawned,
    ShipSwept,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import OVER, ROLL
from tests.games.falling_skies.boards import roswell, varied
from tests.games.falling_skies.positions import (
    Where,
    cells_for,
    dice_left,
    easy,
    excavator,
    offered,
    play,
    position,
    refused,
    robots,
    waiting,
    where,
)

BOTTOM = (5, 4)


@pytest.mark.parametrize(("value", "is_legal"), [(6, True), (5, True), (4, False)])
def test_ufs_tc_1_a_cell_five_ahead_takes_a_6_or_5_but_no_4(value: int, is_legal: bool) -> None:
    assert (refused(position(dice=f"{value} 1 1 1w 1w"), Place(0, 3, 0)) == "") == is_legal


def test_ufs_tc_2_digging_five_cells_costs_one_energy() -> None:
    state = position(dice="6@30 1@01 1@02 1w@03 1w@04", energy=3)
    after = play(state, Dig(0)).state
    assert after.energy == 2
    assert after.excavator == state.excavator + 5
    assert excavator(after) == (3, 0)


def test_ufs_tc_3_without_energy_the_die_is_just_removed() -> None:
    state = position(dice="6@30 1@01 1@02 1w@03 1w@04", energy=0)
    after = play(state, Discard(0)).state
    assert excavator(after) == (2, 4)
    assert (3, 0) not in dice_left(after)


def test_ufs_tc_4_a_1_on_an_aa_gun_leaves_the_ship_on_its_drop_point() -> None:
    assert where(play(position(dice="1 1 1 1w 1w"), Place(0, 0, 2)).state, 2) == (-1, 2)


def test_ufs_tc_5_a_4_on_an_aa_gun_moves_ships_by_3() -> None:
    assert where(play(position(dice="4 1 1 1w 1w"), Place(0, 0, 2)).state, 2) == (2, 3), "row 2: arrow to the right"
    assert where(play(position(dice="4 1 1 1w 1w"), Place(0, 0, 0)).state, 0) == (2, 0)


def test_ufs_tc_6_a_ship_on_the_mothership_symbol_calls_it_down_without_its_action() -> None:
    state = position(roswell(Height.SKY_1), mothership=8, ships={0: (10, 1), 1: (12, 1)}, dice="2 1 1 1w 1w")
    placed = play(state, Place(0, 1, 1))
    assert [where(placed.state, ship) for ship in (0, 1)] == [(12, 1), (14, 1)]
    assert placed.state.mothership == 9
    assert not placed.told(ShipReinforced), "row 9 would send a white ship"


@pytest.mark.parametrize(("value", "damage", "ends"), [(1, 0, (15, 1)), (2, 1, "waiting"), (6, 1, "waiting")])
def test_ufs_tc_7_below_row_15_a_ship_of_the_boxed_edition_hits(value: int, damage: int, ends: Where) -> None:
    after = play(position(roswell(), ships={0: (14, 1)}, dice=f"{value} 1 1 1w 1w"), Place(0, 1, 1)).state
    assert after.damage == damage
    assert where(after, 0) == ends


def test_ufs_tc_8_a_3_with_modifier_minus_1_makes_2_and_moves_ships_by_3() -> None:
    state = position(dice="3 1@01 1@02 1w@03 1w@04", ships={0: (-1, 0)})
    placed = play(state, Place(0, 1, 0)).state
    assert where(placed, 0) == (2, 0)
    assert play(placed, Use(1, 0)).told(RoomUsed)[0].value == 2


def test_ufs_tc_9_a_wide_room_with_modifier_minus_3_adds_1_and_6_to_4() -> None:
    state = position(roswell(), dice="1@00 1@01 1@02 1w@13 6w@14", energy=0)
    assert play(state, Use(1, 3)).told(EnergyGained)[0].amount == 4


def test_ufs_tc_10_with_one_cell_empty_the_wide_room_does_nothing() -> None:
    state = position(roswell(), dice="1@00 1@01 1@02 1w@03 6w@14", energy=0)
    assert refused(state, Use(1, 3)) == "room-incomplete"
    removed = play(state, Discard(4))
    assert removed.told(DieDiscarded)
    assert removed.state.energy == 0


def test_ufs_tc_11_energy_stays_at_its_maximum() -> None:
    assert play(position(dice="6@10 1@01 1@02 1w@03 1w@04", energy=7), Use(1, 0)).state.energy == 7


def test_ufs_tc_12_fighters_of_value_3() -> None:
    """Green on 2, red on 3: hit. Green on 4 and green on an empty cell: not."""
    state = position(dice="4@12 1@01 1@00 1w@03 1w@04", ships={0: (3, 0), 5: (6, 0), 1: (6, 4), 2: (8, 2)}, energy=1)
    shot = play(state, Use(1, 2))
    assert [event.number for event in shot.told(ShipDestroyed)] == [2, 3]
    assert [where(shot.state, ship) for ship in (0, 5, 1, 2)] == ["waiting", "supply", (6, 4), (8, 2)]


def two_research_rooms(board: Board) -> FallingSkies:
    """The 2 lies in the room [1, 1] (cost 2), the 4 in [2, 3] (cost 1, -1); the next spaces are 1, 3, 1."""
    return position(board, dice="1@00 2@11 1@02 4w@23 1w@04", energy=3, research=1, excavator=(2, 2))


def test_ufs_tc_13_the_smaller_room_first_gains_two_spaces() -> None:
    used = play(two_research_rooms(roswell()), Use(1, 1), Use(2, 3))
    assert [event.spaces for event in used.told(ResearchAdvanced)] == [1, 1]
    assert (used.state.research, used.state.energy) == (3, 0)


def test_ufs_tc_14_the_larger_room_first_gains_one() -> None:
    used = play(two_research_rooms(roswell()), Use(2, 3), Use(1, 1))
    assert [event.spaces for event in used.told(ResearchAdvanced)] == [1, 0]
    assert used.state.research == 2


def test_ufs_tc_15_a_single_room_of_value_5_gains_three() -> None:
    state = position(roswell(), dice="1@00 5@11 1@02 1w@03 1w@04", energy=3, research=1)
    assert play(state, Use(1, 1)).told(ResearchAdvanced)[0].spaces == 3


@pytest.mark.parametrize(("value", "spaces"), [(4, 1), (5, 2)])
def test_ufs_tc_16_before_2_and_3(value: int, spaces: int) -> None:
    """The easy track has 2 and 3 after its third space."""
    state = position(dice=f"{value}@20 1@01 1@02 1w@03 1w@04", excavator=BOTTOM, energy=1, research=3)
    assert play(state, Use(2, 0)).told(ResearchAdvanced)[0].spaces == spaces


TC_17: dict[int, Where] = {0: (3, 0), 1: "waiting", 2: (4, 1), 3: (6, 1), 4: (8, 3), 5: (6, 4)}
"""Mothership on row 3; row 4 sends a white ship. Column 2 is empty."""


def test_ufs_tc_17_the_mothership_phase_collects_two_basic_ships_and_one_extra() -> None:
    after = play(position(roswell(), mothership=3, ships=TC_17, dice="- - - - -"), Finish())
    assert where(after.state, 0) == (4, 0), "rode along"
    assert after.told(ShipSwept) == [ShipSwept(rule="UFS-MS-1", ship=2)]
    assert after.told(ShipReinforced) == [ShipReinforced(rule="UFS-MS-5", ship=6)]


def test_ufs_tc_18_and_drops_them_by_the_rules() -> None:
    """First into the empty column 2, second above the lowest top ship (column 3), the white one as the player likes."""
    after = play(position(roswell(), mothership=3, ships=TC_17, dice="- - - - -"), Finish())
    assert [(event.ship, event.column) for event in after.told(ShipSpawned)] == [(1, 2), (2, 3)]
    assert set(offered(after.state)) == {Spawn(1), Spawn(4)}
    assert where(play(after.state, Spawn(4)).state, 6) == (4, 4)


def test_ufs_tc_19_a_ship_that_calls_the_mothership_onto_the_skull_loses() -> None:
    state = position(mothership=10, ships={0: (11, 4)}, dice="1 1 1 1w 1w")
    assert play(state, Place(0, 1, 4)).state.phase == OVER


def test_ufs_tc_20_with_all_extra_ships_in_play_the_action_is_ignored() -> None:
    state = position(
        mothership=1,
        ships={0: (1, 0), 1: (1, 1), 2: (1, 2), 3: (1, 3), 4: (1, 4), 5: (9, 0), 6: (9, 1)},
        dice="- - - - -",
    )
    after = play(state, Finish())
    assert after.told(NoShipLeft)
    assert waiting(after.state) == []


@pytest.mark.parametrize(
    ("dice", "wins"), [("1@00 3@51 4@52 4w@53 1w@04", True), ("1@00 3@51 3@52 4w@53 1w@04", False)]
)
def test_ufs_tc_21_eleven_in_the_wide_room_wins_and_ten_does_not(dice: str, wins: bool) -> None:
    after = play(position(roswell(), dice=dice, excavator=BOTTOM, energy=2, research=15), Use(5, 1)).state
    assert (after.phase == OVER) == wins
    assert after.research == (16 if wins else 15)
    assert after.energy == 0


def test_ufs_tc_22_a_robot_room_of_value_7_builds_a_6() -> None:
    board = varied(easy(), rooms="A A A A A\nE0-1 B1+1 F1-1 T R1-1\n" + "T T T T T\n" * 4)
    state = position(board, dice="6@11 1@00 1@02 1w@03 1w@04", energy=1)
    assert robots(play(state, Use(1, 1), Build(0, 1, 4)).state) == "6@14! -"


def test_ufs_tc_23_a_robot_of_1_works_and_is_gone() -> None:
    state = position(dice="1@00 - - - -", robots="1@34 -", excavator=BOTTOM, energy=0)
    used = play(state, Use(3, 4))
    assert used.told(EnergyGained)[0].amount == 1
    assert robots(used.state) == "- -"


def test_ufs_tc_24_a_robot_built_this_phase_completes_no_room() -> None:
    state = position(dice="1@00 5@11 4@22 1w@03 1w@04", excavator=(2, 0), energy=2)
    built = play(state, Use(1, 1), Build(0, 2, 1)).state
    assert refused(built, Use(2, 1)) == "room-incomplete"
    after = play(built, Discard(2)).state
    assert robots(after) == "4@21! -"
    assert (2, 2) not in dice_left(after)


def test_ufs_tc_25_a_robot_under_or_before_the_returned_excavator_is_removed() -> None:
    state = position(mothership=4, dice="- - - - -", excavator=(3, 1), robots="3@20 3@30", ships={})
    assert robots(play(state, Finish()).state) == "- -"


def test_ufs_tc_26_white_dice_placed_first_reroll_four_then_three_placed_last_none() -> None:
    state = position(dice="1 1 1 1w 1w")
    after = play(state, Place(3, 0, 0), Rolled((2, 2, 2, 2)), Place(4, 0, 1), Rolled((3, 3, 3))).state
    assert after.dice == [3, 3, 3, 1, 2]
    last = position(dice="1@00 1@01 1@02 1w@03 1w")
    assert play(last, Place(4, 0, 4)).state.chance() is None


def test_ufs_tc_27_a_ship_calls_the_mothership_onto_itself() -> None:
    state = position(roswell(), mothership=1, ships={0: (1, 0)}, dice="1 1 1 1w 1w")
    after = play(state, Place(0, 1, 0)).state
    assert after.mothership == 2
    assert where(after, 0) == "waiting"


def test_ufs_tc_29_two_ships_on_mothership_symbols_are_resolved_from_the_top() -> None:
    state = position(roswell(), mothership=1, ships={0: (1, 0), 1: (3, 0)}, dice="1 1 1 1w 1w")
    after = play(state, Place(0, 1, 0)).state
    assert after.mothership == 3
    assert where(after, 0) == "waiting"
    assert where(after, 1) == (4, 0)


def test_ufs_tc_30_an_arrow_onto_a_ship_does_nothing() -> None:
    state = position(roswell(), ships={0: (0, 1), 1: (1, 0)}, dice="1 1 1 1w 1w")
    assert where(play(state, Place(0, 1, 1)).state, 0) == (1, 1)


def test_ufs_tc_31_a_carried_ship_calls_the_mothership_with_its_new_column() -> None:
    state = position(roswell(), dice="2 1 1 1w 1w")
    first = play(state, Place(0, 1, 1))
    assert where(first.state, 1) == (1, 0)
    second = play(first.state, Place(1, 1, 0))
    assert second.state.mothership == 0
    assert [where(second.state, ship) for ship in range(5)] == ["waiting", (2, 0), (0, 2), (0, 3), (0, 4)]
    assert second.told(MothershipDescended)[0].rule == "UFS-SKY-4"


def test_ufs_tc_32_where_a_5_may_go_at_the_start() -> None:
    """On the boxed edition a die may also lie in an excavated tunnel; the nine cards allow the rest."""
    everywhere = {
        *((0, column) for column in range(5)),
        *((1, column) for column in range(5)),
        *((2, column) for column in range(4)),
        (3, 0),
    }
    assert cells_for(position(roswell(), dice="5 1 1 1w 1w"), 0) == everywhere
    assert cells_for(position(dice="5 1 1 1w 1w"), 0) == everywhere - {(1, 3)}


def test_ufs_tc_33_the_excavator_stops_at_its_start() -> None:
    """Row 4 of the boxed sky's threat side: excavator back by 3."""
    state = position(
        roswell(Height.SKY_3),
        mothership=3,
        ships={ship: (3, ship) for ship in range(5)},
        dice="- - - - -",
        excavator=(2, 2),
        robots="4@23 4@14",
    )
    after = play(state, Finish()).state
    assert excavator(after) == (2, 4)
    assert robots(after) == "- 4@14"


def test_ufs_tc_34_a_robot_takes_itself_as_the_new_robot() -> None:
    state = position(dice="1@00 - - - -", robots="3@11 5@10", energy=1)
    using = play(state, Use(1, 1)).state
    assert using.energy == 0
    assert robots(play(using, Build(0, 1, 4)).state) == "2@14! 5@10"


def test_ufs_tc_35_two_white_ships_of_which_only_one_is_left() -> None:
    """Row 1 of the boxed sky's threat side sends two."""
    state = position(
        roswell(Height.SKY_4),
        mothership=0,
        ships={0: (0, 0), 1: (0, 1), 2: (0, 2), 3: (0, 3), 4: (0, 4), 5: (5, 0), 6: (5, 1), 7: (5, 2)},
        dice="- - - - -",
    )
    after = play(state, Finish())
    assert after.told(ShipReinforced) == [ShipReinforced(rule="UFS-MS-5", ship=8)]
    assert after.told(NoShipLeft)


def test_ufs_tc_p1_a_room_of_two_effects_gives_both_with_value_4() -> None:
    """The hard lower base has it: research and fighters for 3 energy, -3."""
    state = position(
        easy(hard=[Card.LOWER_BASE]),
        dice="1@00 1@31 6@32 1w@03 1w@04",
        excavator=BOTTOM,
        energy=3,
        ships={0: (6, 4), 1: (10, 3)},
    )
    used = play(state, Use(3, 1))
    assert used.told(RoomUsed) == [RoomUsed(rule="UFS-PNP-6", row=3, column=1, cost=3, value=4)]
    assert used.state.energy == 0
    assert used.state.research == 2, "3 and 1"
    assert [where(used.state, ship) for ship in (0, 1)] == ["waiting", (10, 3)], "the 4, not the 5"


@pytest.mark.parametrize(("value", "spaces"), [(3, 1), (4, 2)])
def test_ufs_tc_p2_before_3_and_1(value: int, spaces: int) -> None:
    state = position(dice=f"{value}@20 1@01 1@02 1w@03 1w@04", excavator=BOTTOM, energy=1)
    assert play(state, Use(2, 0)).state.research == spaces


@pytest.mark.parametrize("value", [4, 5, 6])
def test_ufs_tc_p3_four_cells_ahead_take_4_5_or_6_also_on_a_tunnel(value: int) -> None:
    room = position(dice=f"1@01 {value}@20 1@02 1w@03 1w@04", energy=1)
    assert excavator(play(room, Dig(1)).state) == (2, 0)
    tunnel = position(dice=f"1 {value} 1 1w 1w", excavator=(4, 3), ships={})
    assert (5, 0) in cells_for(tunnel, 1)
    assert (4, 2) in cells_for(tunnel, 0)


def test_ufs_tc_p4_energy_5_and_a_room_of_4_make_7() -> None:
    assert play(position(dice="5@10 1@01 1@02 1w@03 1w@04", energy=5), Use(1, 0)).state.energy == 7


def test_ufs_tc_p5_two_green_ships_and_a_red_one_are_dropped() -> None:
    """Row 7 sends the red ship; ship 1 is swept. Columns 0 and 4 are empty, the drop point of column 2 is taken."""
    state = position(
        mothership=6,
        ships={0: "waiting", 1: (7, 1), 2: (6, 2), 3: (10, 3), 4: (10, 1)},
        dice="- - - - -",
    )
    after = play(state, Finish())
    assert {(event.ship, event.column) for event in after.told(ShipSpawned)} == {(0, 0), (1, 4)}
    assert set(offered(after.state)) == {Spawn(1), Spawn(3)}
    done = play(after.state, Spawn(3)).state
    assert where(done, 5) == (7, 3)
    assert done.phase == ROLL


def test_ufs_tc_p6_from_row_14_one_row_is_a_hit() -> None:
    after = play(position(ships={0: (14, 0)}, dice="1 1 1 1w 1w"), Place(0, 1, 0)).state
    assert after.damage == 1
    assert where(after, 0) == "waiting"


def test_a_robot_given_up_before_building_frees_its_die() -> None:
    """UFS-ROBOT-4 with the numbers of UFS-TC-34: both robots may go for one new one."""
    state = position(dice="1@00 6@11 - - -", robots="3@10 5@14", energy=1)
    using = play(state, Use(1, 1), RemoveRobot(0)).state
    assert robots(play(using, Build(0, 1, 0)).state) == "5@10! 5@14"
