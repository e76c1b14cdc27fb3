"""Planning phase: UFS-PLAN."""

from collections.abc import Iterator
from itertools import product

import pytest

from saucer.bots.playout import play_randomly
from saucer.core.door import commands
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.board import PATH_INDEX, TUNNEL
from saucer.games.falling_skies.commands import Place, RemoveRobot, Rolled, Use
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.falling_skies.events import (
    BaseHit,
    DiceRolled,
    DiePlaced,
    EnergyGained,
    Lost,
    RoomsBegan,
    ShipCarried,
    ShipDescended,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import IN_HAND, OVER, PLACE, ROLL, ROOMS
from tests.games.falling_skies.positions import (
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

AA_GUNS = {(0, column) for column in range(5)}


def rolls_due(state: FallingSkies) -> int:
    """How many dice the dealer is to roll now."""
    chance = state.chance()
    return 0 if chance is None else len(chance.weights)


def test_ufs_round_1_a_round_begins_with_planning() -> None:
    """UFS-ROUND-1: planning, rooms, mothership, and again; the order shows in the events."""
    state = NINE_CARDS.new(NINE_CARDS.options(), 1)
    assert state.phase == ROLL
    placed = play(
        state,
        Rolled((1, 1, 1, 1, 1)),
        Place(0, 0, 0),
        Place(1, 0, 1),
        Place(2, 0, 2),
        Place(3, 0, 3),
        Rolled((1,)),
        Place(4, 0, 4),
    )
    assert placed.state.phase == ROOMS
    assert isinstance(placed.events[-1], RoomsBegan)


def test_ufs_plan_1_all_five_dice_are_rolled() -> None:
    state = position()
    assert state.to_act() == (DEALER,)
    chance = state.chance()
    assert chance is not None
    assert chance.weights == ((1, 1, 1, 1, 1, 1),) * 5
    rolled = play(state, Rolled((1, 2, 3, 4, 5)))
    assert rolled.state.dice == [1, 2, 3, 4, 5]
    assert rolled.told(DiceRolled)[0].rule == "UFS-PLAN-1"


def test_ufs_plan_2_dice_are_placed_one_after_another_in_any_order_and_nobody_passes() -> None:
    state = position(dice="1 2 3 4w 5w")
    assert {command.die for command in offered(state) if isinstance(command, Place)} == {0, 1, 2, 3, 4}
    assert all(isinstance(command, Place) for command in offered(state))
    one_left = position(dice="1@00 2@01 3@02 4w@03 5w")
    assert all(isinstance(command, Place) for command in offered(one_left))
    assert play(one_left, Place(4, 0, 4)).state.phase == ROOMS


def test_ufs_plan_3_one_worker_die_per_column() -> None:
    state = position(dice="1@10 2 3@02 4w 5w", ships={})
    assert {column for _, column in cells_for(state, 1)} == {1, 3, 4}
    assert refused(state, Place(1, 0, 0)) == "column-taken"


def test_ufs_plan_4_a_die_may_go_on_any_excavated_room_affordable_or_not() -> None:
    """UFS-PLAN-4, with UFS-PNP-5 and Q4: in the nine-card edition a tunnel is no room."""
    broke = position(energy=0, dice="1 1 1 1w 1w")
    assert cells_for(broke, 0) == AA_GUNS | {(1, 0), (1, 1), (1, 2), (1, 4), (2, 3)}
    in_tunnels = position(easy(dice_in_tunnels=True), dice="1 1 1 1w 1w")
    assert cells_for(in_tunnels, 0) == cells_for(broke, 0) | {(1, 3)}


def test_ufs_plan_5_only_one_die_goes_ahead_of_the_excavator() -> None:
    state = position(dice="1@23 6 6 6w 6w", ships={})
    assert cells_for(state, 1) == {(0, 0), (0, 1), (0, 2), (0, 4), (1, 0), (1, 1), (1, 2), (1, 4)}
    assert refused(state, Place(1, 2, 2)) == "one-digs-already"


def test_ufs_plan_5_the_digging_die_obeys_the_limit_of_its_column() -> None:
    state = position(dice="1@03 6 6 6w 6w", ships={})
    assert refused(state, Place(1, 2, 3)) == "column-taken"


def test_ufs_plan_6_ships_descend_and_do_their_work_before_the_next_placement() -> None:
    state = position(dice="2 6 6 6w 6w", ships={0: (-1, 3)})
    placed = play(state, Place(0, 2, 3))
    assert [type(event) for event in placed.events] == [DiePlaced, ShipDescended, ShipCarried]
    assert where(placed.state, 0) == (1, 2)
    assert placed.state.phase == PLACE


def test_ufs_plan_7_a_white_die_has_the_rest_rolled_again() -> None:
    state = position(dice="1 2 3 4w 5w", ships={})
    after = play(state, Place(4, 1, 0)).state
    assert rolls_due(after) == 4
    rolled = play(after, Rolled((6, 6, 6, 6)))
    assert rolled.told(DiceRolled) == [
        DiceRolled(rule="UFS-PLAN-7", dice=(0, 1, 2, 3), values=(6, 6, 6, 6)),
    ]
    assert rolled.state.dice == [6, 6, 6, 6, 5]


def test_ufs_plan_7_a_black_die_does_not() -> None:
    assert play(position(dice="1 2 3 4w 5w", ships={}), Place(2, 1, 0)).state.phase == PLACE


def test_ufs_plan_7_q8_ships_act_before_the_reroll() -> None:
    """Q8: a white die whose ship destroys the base rolls nothing any more."""
    state = position(dice="1 2 3 6w 5w", ships={0: (14, 0)}, damage=4)
    lost = play(state, Place(3, 1, 0))
    assert lost.state.phase == OVER
    assert lost.state.chance() is None
    assert [type(event) for event in lost.events] == [DiePlaced, ShipDescended, BaseHit, Lost]


def test_ufs_plan_8_a_placed_die_keeps_its_value() -> None:
    state = position(dice="2@10 2 3 4w 5w", ships={})
    rolled = play(state, Place(3, 1, 1), Rolled((6, 6, 6))).state
    assert rolled.dice == [2, 6, 6, 4, 6]


def test_ufs_plan_9_a_robot_may_be_removed_for_a_worker() -> None:
    state = position(dice="3 2 3 4w 5w", robots="4@10 -")
    assert refused(state, Place(0, 1, 0)) == "robot-in-the-way"
    after = play(state, RemoveRobot(0), Place(0, 1, 0)).state
    assert robots(after) == "- -"
    assert dice_left(after) == {(1, 0)}


def test_ufs_plan_9_a_robot_does_not_take_its_column() -> None:
    state = position(dice="3 2 3 4w 5w", robots="4@10 -")
    assert (0, 0) in cells_for(state, 0)


def test_ufs_plan_10_a_placement_always_exists() -> None:
    state = position(dice="6@10 6@21 6@12 6w@03 1w", robots="4@04 4@14", ships={})
    assert cells_for(state, 4) == set()
    assert cells_for(play(state, RemoveRobot(0)).state, 4) == {(0, 4)}


def test_ufs_plan_11_modifiers_never_move_ships() -> None:
    placed = play(position(dice="3 2 3 4w 5w"), Place(0, 1, 0))
    assert where(placed.state, 0) == (2, 0)


def test_ufs_plan_12_a_cell_never_holds_two_dice() -> None:
    state = position(dice="6@10 6 6 6w 6w", robots="3@11 -", ships={})
    assert (1, 0) not in cells_for(state, 1)
    assert (1, 1) not in cells_for(state, 1)


def test_ufs_plan_13_the_value_seen_on_placement_counts_for_ships_and_room() -> None:
    state = position(dice="1@01 1@02 3 1w@03 1w@04", ships={0: (-1, 0)}, energy=0)
    placed = play(state, Place(2, 1, 0))
    assert where(placed.state, 0) == (2, 0)
    used = play(placed.state, Use(1, 0))
    assert used.told(EnergyGained)[0].amount == 2


def test_dice_left_in_hand_are_named_in_the_event() -> None:
    state = position(dice="2@10 2 3@02 4w 5w", ships={})
    rolled = play(state, Place(3, 1, 1), Rolled((6, 5)))
    assert rolled.told(DiceRolled)[0].dice == (1, 4)
    assert rolled.state.dice_cells[1] == IN_HAND


def test_only_the_dealer_rolls() -> None:
    assert commands(NINE_CARDS, position(), DEALER)[0] == Rolled((1, 1, 1, 1, 1))
    assert refused(position(), Rolled((1, 1, 1, 1, 1))) == "not-your-turn"


@pytest.mark.parametrize("seed", range(12))
def test_placements_are_those_that_the_rules_describe(seed: int) -> None:
    """UFS-PLAN-3 to -5, -9, -12, UFS-EXC-1 and -3, written down once more without any haste."""
    options = NineCardOptions(tuple(Card)[seed % 3 :: 3], lenient_digging=seed % 4 == 1, dice_in_tunnels=seed % 4 == 2)
    state, rng = NINE_CARDS.new(options, 1), Rng(seed)
    while state.to_act():
        if state.phase == PLACE:
            assert set(offered(state)) - {RemoveRobot(0), RemoveRobot(1)} == set(placements_by_the_book(state))
        play_randomly(state, rng, 1)


def placements_by_the_book(state: FallingSkies) -> Iterator[Place]:
    board = state.board
    lying = [cell for cell in state.dice_cells if cell >= 0]
    for die, row, column in product(range(5), range(6), range(5)):
        cell = row * 5 + column
        distance = PATH_INDEX[cell] - state.excavator
        if state.dice_cells[die] != IN_HAND or any(other % 5 == column for other in lying) or distance == 0:
            continue
        if distance < 0:
            is_tunnel = board.rooms[board.room_at[cell]].first == TUNNEL
            is_fine = cell not in state.robot_cells and (not is_tunnel or board.has_dice_in_tunnels)
        else:
            one_digs = any(PATH_INDEX[other] > state.excavator for other in lying)
            is_fine = board.has_lenient_digging or (distance <= state.dice[die] and not one_digs)
        if is_fine:
            yield Place(die, row, column)
