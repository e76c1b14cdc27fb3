"""Rooms phase: UFS-ROOM, UFS-AA, UFS-TUN, UFS-NRG, UFS-FTR, UFS-RES."""

import pytest

from saucer.games.falling_skies.commands import Build, BuildNothing, Discard, Finish, Use
from saucer.games.falling_skies.components import Card
from saucer.games.falling_skies.events import (
    DieDiscarded,
    EnergyGained,
    FightersMissed,
    ResearchAdvanced,
    RoomUsed,
    ShipDestroyed,
)
from saucer.games.falling_skies.state import PLACE, ROLL, ROOMS
from tests.games.falling_skies.positions import (
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
"""The excavator's last cell: everything before it is excavated."""


def test_ufs_room_1_dice_are_resolved_in_any_order_and_removed() -> None:
    state = position(dice="3@10 1@01 4@12 1w@03 3w@14", energy=2, ships={})
    assert {Use(1, 0), Use(1, 2), Use(1, 4)} <= set(offered(state))
    after = play(state, Use(1, 4), Use(1, 2), Use(1, 0)).state
    assert dice_left(after) == {(0, 1), (0, 3)}
    assert after.phase == ROOMS


def test_ufs_room_1_no_worker_die_is_left_at_the_end_of_the_phase() -> None:
    state = position(dice="3@10 1@01 4@12 1w@03 3w@14")
    ended = play(state, Finish())
    assert len(ended.told(DieDiscarded)) == 5
    assert dice_left(ended.state) == set()
    assert ended.state.phase == ROLL


def test_ufs_room_1_the_phase_ends_by_itself_when_nothing_can_be_resolved() -> None:
    state = position(dice="3@10 - - - -")
    assert play(state, Use(1, 0)).state.phase == ROLL


def test_ufs_room_2_using_a_room_is_optional() -> None:
    state = position(dice="6@10 1@01 4@12 1w@03 3w@14", energy=0)
    declined = play(state, Discard(0))
    assert declined.told(DieDiscarded) == [DieDiscarded(rule="UFS-ROOM-2", die=0, row=1, column=0)]
    assert declined.state.energy == 0


def test_ufs_room_2_an_unaffordable_die_can_only_be_removed() -> None:
    state = position(dice="3@10 1@01 4@12 1w@03 3w@14", energy=0)
    assert refused(state, Use(1, 2)) == "not-enough-energy"
    assert Discard(2) in offered(state)


def test_ufs_room_3_energy_made_earlier_in_the_phase_may_be_spent() -> None:
    state = position(dice="3@10 1@01 4@12 1w@03 3w@14", energy=0)
    after = play(state, Use(1, 0), Use(1, 2)).state
    assert after.energy == 3 - 1 - 1


def test_ufs_room_4_value_is_die_plus_modifier() -> None:
    state = position(dice="3@10 1@01 4@31 1w@03 3w@14", excavator=BOTTOM, energy=7)
    assert play(state, Use(1, 0)).told(RoomUsed)[0].value == 2
    assert play(state, Use(3, 1)).told(RoomUsed)[0].value == 5


def test_ufs_room_5_values_of_two_rooms_are_not_added() -> None:
    """A 3 - 1 and a 1 reach neither the first space (3) alone nor together."""
    state = position(dice="1@20 1@01 1@02 1w@03 3w@14", excavator=BOTTOM, energy=7)
    assert play(state, Use(1, 4), Use(2, 0)).state.research == 0


def test_ufs_room_6_a_wide_room_needs_all_its_dice_and_is_paid_once() -> None:
    state = position(dice="1@00 5@32 1@01 4w@33 1w@04", excavator=BOTTOM, energy=7, research=6)
    used = play(state, Use(3, 2))
    assert used.told(RoomUsed) == [RoomUsed(rule="UFS-ROOM-6", row=3, column=2, cost=1, value=9)]
    assert used.state.energy == 6
    assert dice_left(used.state) == {(0, 0), (0, 1), (0, 4)}, "its dice are resolved together"


def test_ufs_room_6_the_modifier_counts_once() -> None:
    state = position(dice="1@40 6@41 1@02 1w@03 1w@04", excavator=BOTTOM, ships={}, energy=0)
    assert play(state, Use(4, 0)).told(RoomUsed)[0].value == 4


def test_ufs_room_6_without_all_its_dice_a_wide_room_is_useless_and_its_robot_stays() -> None:
    state = position(dice="1@00 5@01 1@02 1w@33 1w@04", excavator=BOTTOM, robots="3@51 -", energy=7)
    assert refused(state, Use(3, 2)) == "room-incomplete"
    assert refused(state, Use(5, 1)) == "room-incomplete"
    after = play(state, Finish()).state
    assert dice_left(after) == set()
    assert robots(after) == "3@51 -"


def test_ufs_room_7_q2_a_value_below_0_counts_as_0() -> None:
    state = position(dice="1@40 1@41 1@02 1w@03 1w@04", excavator=BOTTOM, ships={0: (2, 1)}, energy=1)
    used = play(state, Use(4, 0))
    assert used.told(RoomUsed)[0].value == 0
    assert used.state.energy == 1
    assert where(used.state, 0) == (2, 1)


def test_ufs_room_8_a_room_with_a_cell_not_yet_excavated_cannot_be_used() -> None:
    """The excavator stands on [2, 1]: of the energy room only [2, 2] is open, and a die on [2, 0] digs."""
    state = position(dice="1@20 1@01 5@22 1w@03 1w@04", excavator=(2, 1), energy=0)
    assert refused(state, Use(2, 1)) == "room-incomplete"
    assert state.digging == [True, False, False, False, False]


def test_ufs_room_9_declining_is_all_or_nothing() -> None:
    state = position(dice="6@12 1@01 1@00 1w@03 1w@04", ships={0: (2, 1)}, energy=2)
    after = play(state, Discard(0)).state
    assert after.energy == 2
    assert where(after, 0) == (2, 1)


def test_ufs_room_9_a_room_without_effect_may_still_be_used() -> None:
    state = position(dice="6@12 1@01 1@00 1w@03 1w@04", ships={}, energy=2)
    used = play(state, Use(1, 2))
    assert used.told(FightersMissed)
    assert used.state.energy == 1


def test_ufs_aa_1_an_aa_gun_has_nothing_left_to_do() -> None:
    state = position(dice="6@00 1@01 1@02 1w@03 1w@04")
    assert refused(state, Use(0, 0)) == "room-needs-no-use"
    assert not [command for command in offered(state) if isinstance(command, Use)]
    assert play(state, Discard(0)).state.energy == state.energy


def test_ufs_tun_1_a_die_in_an_open_tunnel_does_nothing_q4() -> None:
    """Q4: only with the option can it lie there at all."""
    state = position(easy(dice_in_tunnels=True), dice="6@00 1@01 1@02 6w@13 1w@04")
    assert refused(state, Use(1, 3)) == "no-room-there"
    after = play(state, Discard(3)).state
    assert (after.energy, after.research, after.ships) == (state.energy, state.research, state.ships)


def test_ufs_nrg_1_energy_is_added_up_to_the_top_of_its_track() -> None:
    state = position(dice="5@10 1@01 1@02 1w@03 1w@04", energy=2)
    assert play(state, Use(1, 0)).state.energy == 6
    nearly_full = position(dice="5@10 1@01 1@02 1w@03 1w@04", energy=6)
    gained = play(nearly_full, Use(1, 0))
    assert gained.state.energy == 7
    assert gained.told(EnergyGained) == [EnergyGained(rule="UFS-NRG-1", amount=1, energy=7)]


def test_ufs_ftr_1_fighters_destroy_every_ship_on_a_number_up_to_the_value() -> None:
    state = position(
        dice="4@12 1@01 1@00 1w@03 1w@04",
        ships={0: (2, 1), 1: (3, 0), 2: (6, 0), 3: (6, 4), 4: (0, 0)},
        energy=1,
    )
    shot = play(state, Use(1, 2))
    assert {event.ship for event in shot.told(ShipDestroyed)} == {0, 1, 2}
    assert [where(shot.state, ship) for ship in range(5)] == ["waiting", "waiting", "waiting", (6, 4), (0, 0)]


def test_ufs_ftr_2_green_ships_wait_and_red_ones_leave() -> None:
    state = position(dice="4@12 1@01 1@00 1w@03 1w@04", ships={0: (2, 1), 5: (3, 0)}, energy=1)
    after = play(state, Use(1, 2)).state
    assert where(after, 0) == "waiting"
    assert where(after, 5) == "supply"


def test_ufs_ftr_3_two_fighter_rooms_resolve_separately() -> None:
    """A value of 3 and one of 2 are no 5: the ship on the 4 stays."""
    state = position(
        dice="4@12 1@01 1@00 2w@23 1w@04", excavator=BOTTOM, ships={0: (6, 4), 1: (6, 0), 2: (9, 4)}, energy=3
    )
    after = play(state, Use(2, 3), Use(1, 2)).state
    assert [where(after, ship) for ship in range(3)] == [(6, 4), "waiting", "waiting"]


@pytest.mark.parametrize(("value", "spaces"), [(2, 0), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_ufs_res_1_research_takes_as_many_spaces_as_the_value_pays_for_q12(value: int, spaces: int) -> None:
    """The track begins 3 1 4. Q12: always as far as possible; the rest of the value is lost."""
    state = position(dice=f"{value}@20 1@01 1@02 1w@03 1w@04", excavator=BOTTOM, energy=1)
    used = play(state, Use(2, 0))
    assert used.told(ResearchAdvanced) == [ResearchAdvanced(rule="UFS-RES-1", spaces=spaces, research=spaces)]


def test_ufs_res_2_the_last_space_needs_a_wide_room() -> None:
    """12 is out of reach of any single die; three dice reach it (UFS-PNP-11)."""
    alone = position(dice="6@20 1@01 1@02 1w@03 1w@04", excavator=BOTTOM, energy=1, research=13)
    assert play(alone, Use(2, 0)).state.research == 13
    three = position(dice="1@00 6@51 2@52 4w@53 1w@04", excavator=BOTTOM, energy=1, research=13)
    won = play(three, Use(5, 1)).state.outcome()
    assert won is not None
    assert (won.shares, won.reason) == ((1.0,), "won")


@pytest.mark.parametrize("second_first", [0, 1])
def test_ufs_pnp_6_both_effects_with_one_value_and_one_payment_in_either_order_q16(second_first: int) -> None:
    """UFS-PNP-6; Q16: the player says which comes first."""
    state = position(dice="3@40 6@41 1@02 1w@03 1w@04", excavator=BOTTOM, ships={0: (6, 4), 1: (6, 0)}, energy=1)
    used = play(state, Use(4, 0, second_first))
    assert used.state.energy == 7
    assert where(used.state, 1) == "waiting"
    assert where(used.state, 0) == "waiting"
    kinds = [type(event) for event in used.events]
    assert (kinds.index(ShipDestroyed) < kinds.index(EnergyGained)) == bool(second_first)


def test_q16_with_a_robot_among_the_effects_the_other_may_come_before_or_after() -> None:
    state = position(
        easy(hard=[Card.UPPER_BASE]), dice="1@00 1@01 1@02 4w@23 5w@24", excavator=(2, 0), energy=0, ships={}
    )
    energy_first = play(state, Use(2, 3))
    assert energy_first.state.energy == 3
    assert energy_first.state.new_robot == 3
    robot_first = play(state, Use(2, 3, 1))
    assert robot_first.state.energy == 0
    assert play(robot_first.state, Build(0, 1, 2)).state.energy == 3
    assert play(robot_first.state, BuildNothing()).state.energy == 3
    assert robots(play(robot_first.state, Build(0, 2, 3)).state) == "3@23! -"


def test_a_room_of_one_effect_has_no_order() -> None:
    state = position(dice="3@10 1@01 1@02 1w@03 1w@04")
    assert refused(state, Use(1, 0, 1)) == "one-effect-only"


def test_no_room_is_used_while_dice_are_placed() -> None:
    state = position(dice="3@10 1 1 1w 1w", ships={})
    assert state.phase == PLACE
    assert refused(state, Use(1, 0)) == "not-now"
