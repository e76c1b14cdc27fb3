"""Enemy ships: UFS-SHIP, UFS-SKY, UFS-DMG, UFS-WHITE."""

import pytest

from saucer.games.falling_skies.commands import Finish, Place, Use
from saucer.games.falling_skies.events import (
    BaseHit,
    Lost,
    MothershipDescended,
    MothershipPhaseBegan,
    ShipBlocked,
    ShipCarried,
    ShipDescended,
    ShipsHeld,
    ShipSwept,
)
from saucer.games.falling_skies.state import OVER
from tests.games.falling_skies.boards import varied
from tests.games.falling_skies.positions import easy, excavator, play, position, waiting, where


def test_ufs_ship_1_all_ships_of_the_column_descend_by_the_die() -> None:
    state = position(mothership=0, ships={0: (0, 0), 1: (6, 0), 2: (0, 1), 3: "waiting", 4: (9, 2)}, dice="4 1 1 1w 1w")
    after = play(state, Place(0, 1, 0)).state
    assert [where(after, ship) for ship in range(5)] == [(4, 0), (10, 0), (0, 1), "waiting", (9, 2)]


def test_ufs_ship_2_an_aa_gun_takes_one_row_off() -> None:
    assert where(play(position(dice="4 1 1 1w 1w"), Place(0, 0, 0)).state, 0) == (2, 0)


def test_ufs_ship_2_a_1_on_an_aa_gun_holds_every_ship_and_triggers_nothing() -> None:
    """Not even the mothership symbol on which a ship of the column stands."""
    state = position(mothership=0, ships={0: (3, 4), 1: (0, 4)}, dice="1 1 1 1w 1w")
    held = play(state, Place(0, 0, 4))
    assert held.told(ShipsHeld)
    assert held.state.mothership == 0
    assert where(held.state, 0) == (3, 4)
    assert where(held.state, 1) == (0, 4)


def test_ufs_ship_3_ships_move_together_and_pass_through_each_other_and_through_symbols() -> None:
    """Ships on rows 1 and 3 of column 4 move by 2: the upper lands where the lower stood; the M between is ignored."""
    state = position(ships={0: (1, 4), 1: (3, 4), 2: (2, 4)}, dice="2 1 1 1w 1w")
    placed = play(state, Place(0, 1, 4))
    assert [where(placed.state, ship) for ship in (0, 1, 2)] == [(3, 4), (5, 4), (4, 4)]
    assert placed.state.mothership == 0, "only the ship that stops on M triggers it"
    assert len(placed.told(MothershipDescended)) == 1


def test_ufs_ship_4_effects_go_from_the_top_to_the_bottom_q25() -> None:
    """UFS-SHIP-4 and Q25: the upper ship's arrow comes first, whatever the numbers of the ships."""
    state = position(ships={0: (5, 3), 1: (-1, 3)}, dice="2 1 1 1w 1w")
    placed = play(state, Place(0, 2, 3))
    assert [event.ship for event in placed.told(ShipDescended)] == [1, 0]
    state = position(ships={4: (3, 1), 2: (5, 1)}, dice="1 1 1 1w 1w", mothership=0)
    placed = play(state, Place(0, 1, 1))
    assert where(placed.state, 4) == (4, 1)
    assert where(placed.state, 2) == (6, 1)
    assert placed.state.mothership == 1


def test_ufs_ship_5_q11_a_ship_below_the_one_that_calls_the_mothership_keeps_its_effect() -> None:
    """With top-down order a ship cannot be swept before its turn: what is swept lies at or above the caller's row."""
    state = position(mothership=2, ships={0: (2, 4), 1: (8, 4)}, dice="1 1 1 1w 1w")
    placed = play(state, Place(0, 1, 4))
    assert waiting(placed.state) == [0, 2, 3, 4]
    assert placed.told(ShipSwept) == [ShipSwept(rule="UFS-SKY-4", ship=0)]
    assert where(placed.state, 1) == (9, 4)


def test_ufs_ship_6_every_worker_moves_ships_also_one_that_digs() -> None:
    assert where(play(position(dice="5 1 1 1w 1w"), Place(0, 2, 3)).state, 3) == (4, 4), "row 4: arrow to the right"
    in_tunnel = position(easy(dice_in_tunnels=True), dice="3 1 1 1w 1w")
    assert where(play(in_tunnel, Place(0, 1, 3)).state, 3) == (2, 3)


def test_ufs_sky_1_empty_cells_and_explosions_do_nothing() -> None:
    placed = play(position(ships={0: (-1, 1)}, dice="3 1 1 1w 1w"), Place(0, 1, 1))
    assert where(placed.state, 0) == (2, 1)
    assert [type(event) for event in placed.events][2:] == []


@pytest.mark.parametrize(("column", "value", "arrives"), [(3, 2, (1, 2)), (2, 3, (2, 3))], ids=["left", "right"])
def test_ufs_sky_2_an_arrow_carries_a_ship_sideways(column: int, value: int, arrives: tuple[int, int]) -> None:
    state = position(ships={0: (-1, column)}, dice=f"{value} 1 1 1w 1w")
    row = 2 if column == 3 else 1
    placed = play(state, Place(0, row, column))
    assert where(placed.state, 0) == arrives
    assert placed.told(ShipCarried)


def test_ufs_sky_2_pnp_4_an_arrow_does_nothing_if_a_ship_is_in_the_way() -> None:
    state = position(ships={0: (-1, 3), 1: (1, 2)}, dice="2 1 1 1w 1w")
    placed = play(state, Place(0, 2, 3))
    assert where(placed.state, 0) == (1, 3)
    assert placed.told(ShipBlocked)


def test_ufs_sky_3_a_carried_ship_moves_again_with_its_new_column() -> None:
    state = position(ships={0: (-1, 3)}, dice="2 4 1 1w 1w")
    after = play(state, Place(0, 2, 3), Place(1, 1, 2)).state
    assert where(after, 0) == (5, 2)


def test_ufs_sky_3_but_not_if_that_column_has_its_die_already() -> None:
    state = position(ships={0: (-1, 3)}, dice="2 4 1 1w 1w")
    after = play(state, Place(1, 1, 2), Place(0, 2, 3)).state
    assert where(after, 0) == (1, 2)


def test_ufs_sky_3_q7_the_cell_an_arrow_leads_to_triggers_nothing() -> None:
    """Q7: no printed arrow points at a symbol, so this sky is made up."""
    sky = ". . . . . -\n> M . . . -\n. . . . . K\n" + ". . . . . -\n" * 12
    state = position(varied(easy(), sky=sky), ships={0: (-1, 0)}, dice="2 1 1 1w 1w")
    placed = play(state, Place(0, 1, 0))
    assert where(placed.state, 0) == (1, 1)
    assert placed.state.mothership == -1


def test_ufs_sky_4_the_mothership_descends_and_takes_in_the_ships_of_its_new_row_q23() -> None:
    """UFS-SKY-4 and Q23: greens and reds are swept; those on drop points ride along."""
    state = position(
        mothership=0,
        ships={0: (2, 4), 1: (0, 0), 2: (1, 1), 3: (2, 0), 4: (1, 2), 5: (1, 3), 6: (0, 1)},
        dice="1 1 1 1w 1w",
    )
    placed = play(state, Place(0, 1, 4))
    assert placed.state.mothership == 1
    assert {event.ship for event in placed.told(ShipSwept)} == {2, 4, 5}
    assert [where(placed.state, ship) for ship in range(7)] == [
        (3, 4),
        (1, 0),
        "waiting",
        (2, 0),
        "waiting",
        "waiting",
        (1, 1),
    ]


def test_ufs_sky_4_the_calling_ship_can_be_swept_itself() -> None:
    after = play(position(mothership=2, ships={0: (2, 4)}, dice="1 1 1 1w 1w"), Place(0, 1, 4)).state
    assert where(after, 0) == "waiting"
    assert after.mothership == 3


def test_ufs_sky_5_a_descent_caused_by_a_ship_skips_the_action_for_good() -> None:
    """Called down from row 0, the mothership passes `excavator back 1` of row 1 and goes on with row 2."""
    state = position(
        mothership=0, ships={0: (2, 4)}, excavator=(2, 2), dice="1 1@00 1@01 1w@02 1w@03", energy=0, research=0
    )
    called = play(state, Place(0, 1, 4))
    assert called.state.mothership == 1
    assert excavator(called.state) == (2, 2)
    after = play(called.state, Finish())
    assert after.state.mothership == 2
    assert excavator(after.state) == (2, 2)
    assert where(after.state, 5) != "supply", "row 2 sent a red ship"


def test_ufs_sky_5_except_for_the_skull_which_loses_at_once() -> None:
    lost = play(position(mothership=10, ships={0: (13, 3)}, dice="2 1 1 1w 1w"), Place(0, 0, 3))
    assert lost.state.phase == OVER
    assert lost.told(Lost) == [Lost(rule="UFS-END-2", reason="skull")]


def test_ufs_sky_6_swept_ships_come_back_only_in_the_mothership_phase() -> None:
    state = position(mothership=2, ships={0: (2, 4)}, dice="1 1@00 1@01 1w@02 1w@03")
    swept = play(state, Place(0, 1, 4)).state
    assert 0 in waiting(swept)
    after = play(swept, Finish()).state
    assert waiting(after) == []


def test_ufs_dmg_1_pnp_3_a_ship_below_the_last_row_hits_and_waits() -> None:
    hit = play(position(ships={0: (14, 0), 5: (13, 0)}, dice="2 1 1 1w 1w"), Place(0, 1, 0))
    assert hit.state.damage == 2, "each ship counts one"
    assert where(hit.state, 0) == "waiting"
    assert where(hit.state, 5) == "waiting", "a red ship too"
    assert [event.damage for event in hit.told(BaseHit)] == [1, 2]


def test_ufs_dmg_2_the_last_hit_loses_at_once() -> None:
    state = position(ships={0: (14, 0)}, damage=4, dice="2 1 1 1w 1w")
    lost = play(state, Place(0, 1, 0))
    assert lost.state.outcome() is not None
    assert lost.told(Lost) == [Lost(rule="UFS-END-2", reason="damage")]


def test_ufs_dmg_3_overshooting_is_still_one_damage() -> None:
    assert play(position(ships={0: (14, 0)}, dice="6 1 1 1w 1w"), Place(0, 1, 0)).state.damage == 1


def test_q10_hits_come_last_being_lowest() -> None:
    state = position(mothership=2, ships={0: (14, 4), 1: (2, 4)}, dice="1 1 1 1w 1w")
    placed = play(state, Place(0, 1, 4))
    kinds = [type(event) for event in placed.events]
    assert kinds.index(MothershipDescended) < kinds.index(BaseHit)


def test_ufs_white_1_pnp_8_red_ships_move_trigger_and_hit_like_green_ones() -> None:
    state = position(mothership=0, ships={5: (2, 4), 6: (14, 4)}, dice="1 1 1 1w 1w")
    placed = play(state, Place(0, 1, 4))
    assert where(placed.state, 5) == (3, 4)
    assert placed.state.mothership == 1
    assert where(placed.state, 6) == "waiting"
    assert placed.state.damage == 1


def test_using_rooms_moves_no_ship() -> None:
    state = position(dice="3@10 1@01 1@02 1w@03 1w@04")
    used = play(state, Use(1, 0))
    assert used.state.ships == state.ships
    assert not used.told(MothershipPhaseBegan)
