"""What only the boxed edition has: its order of the mothership phase, its symbols, the cities of its first games."""

import pytest

from saucer.games.falling_skies import box, rules
from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.box import BoxOptions, Height
from saucer.games.falling_skies.commands import Build, Call, Finish, Place, Rolled, Use
from saucer.games.falling_skies.events import (
    AbilityUsed,
    BaseHit,
    DiceRolled,
    DieSet,
    ExcavatorDrivenBack,
    FightersMissed,
    Lost,
    MothershipDescended,
    MothershipPhaseBegan,
    ResearchAdvanced,
    RoomUsed,
    RoundBegan,
    ShipBlocked,
    ShipDescended,
    ShipDestroyed,
    ShipMoved,
    ShipReinforced,
    ShipsRushed,
)
from saucer.games.falling_skies.state import OVER, ROLL
from tests.games.falling_skies.boards import roswell
from tests.games.falling_skies.positions import (
    Played,
    Where,
    cells_for,
    offered,
    play,
    position,
    refused,
    robots,
    waiting,
    where,
)

DONE = "- - - - -"
BOTTOM = (5, 4)
ROSWELL_DAMAGED = BoxOptions(damaged=True)
WASHINGTON = BoxOptions("washington")
WASHINGTON_DAMAGED = BoxOptions("washington", damaged=True)
NEW_YORK = BoxOptions("new-york")
NEW_YORK_DAMAGED = BoxOptions("new-york", damaged=True)


def advanced(*heights: Height, threat: bool = False) -> Board:
    """Roswell with these advanced tiles."""
    return box.lay_out(BoxOptions(advanced=heights, threat_tiles=heights if threat else ()))


def on_drop_points(row: int) -> dict[int, Where]:
    return {ship: (row, ship) for ship in range(5)}


# The differences from the nine cards (16.2).


def test_ufs_ms_1_ms_2_the_mothership_descends_and_then_does_what_its_new_row_says() -> None:
    after = play(position(roswell(), mothership=0, ships=on_drop_points(0), excavator=(2, 1), dice=DONE), Finish())
    assert [type(event) for event in after.events] == [
        MothershipPhaseBegan,
        MothershipDescended,
        ExcavatorDrivenBack,
        RoundBegan,
    ]
    assert {event.rule for event in after.events[:2]} == {"UFS-MS-1"}
    assert after.told(ExcavatorDrivenBack)[0].cells == 2, "row 1: excavator back by 2"


def test_ufs_ms_1_the_skull_ends_the_game_before_any_action() -> None:
    lost = play(position(roswell(), mothership=10, ships={}, dice=DONE), Finish())
    assert [type(event) for event in lost.events] == [MothershipPhaseBegan, MothershipDescended, Lost]


def test_ufs_plan_4_a_die_may_lie_in_an_excavated_tunnel() -> None:
    state = position(roswell(), dice="3 1 1 1w 1w")
    assert (1, 2) in cells_for(state, 0)
    assert where(play(state, Place(0, 1, 2)).state, 2) == (2, 2), "the ships of its column descend (UFS-SHIP-6)"


def test_ufs_ms_5_up_to_four_white_ships_and_two_at_once() -> None:
    """The threat side of the highest tile sends two on row 1."""
    state = position(roswell(Height.SKY_4), mothership=0, ships=on_drop_points(0), dice=DONE)
    sent = play(state, Finish())
    assert [event.ship for event in sent.told(ShipReinforced)] == [5, 6]
    assert len(state.ships) == 9


@pytest.mark.parametrize(("value", "hit"), [(5, False), (6, True)])
def test_ufs_dmg_1_dmg_3_sixteen_rows_and_seventeen_steps(value: int, hit: bool) -> None:
    """From row 10 a ship comes to row 15 with a 5 and leaves the sky with a 6."""
    dived = play(position(roswell(), ships={0: (10, 0)}, dice=f"{value} 1 1 1w 1w"), Place(0, 1, 0))
    assert bool(dived.told(BaseHit)) == hit
    assert dived.told(ShipDescended)[0].rule == ("UFS-DMG-3" if hit else "UFS-SHIP-1")
    assert dived.told(ShipDescended)[0].to_row == (16 if hit else 15)


def test_ufs_ftr_2_a_white_ship_that_is_shot_leaves_the_board_and_can_come_again() -> None:
    state = position(roswell(), ships={0: (3, 0), 5: (6, 4)}, dice="3@10 1@01 1@02 1w@03 1w@04")
    shot = play(state, Use(1, 0)).state
    assert [where(shot, ship) for ship in (0, 5)] == ["waiting", "supply"]


def test_ufs_spawn_1_purple_ships_drop_before_white_ones() -> None:
    ships: dict[int, Where] = {0: (4, 0), 1: (4, 1), 2: (4, 2), 3: (9, 3), 4: "waiting", 5: (8, 4), 6: "waiting"}
    state = play(
        position(roswell(), mothership=6, ships={**ships, 0: (6, 0), 1: (6, 1), 2: (6, 2)}, dice=DONE), Finish()
    )
    assert where(state.state, 4) == (7, 3)
    assert where(state.state, 6) == (7, 4)


# The starter cities.


def test_q15_damaged_roswell_gains_a_space_by_the_first_damage_only() -> None:
    state = position(box.lay_out(ROSWELL_DAMAGED), ships={0: (15, 0), 1: (15, 1)}, dice="1 1 1 1w 1w")
    first = play(state, Place(0, 1, 0))
    assert first.told(AbilityUsed) == [AbilityUsed(rule="UFS-CITY-2", owner="city", name="roswell")]
    assert first.told(ResearchAdvanced) == [ResearchAdvanced(rule="UFS-CITY-2", spaces=1, research=1)]
    second = play(first.state, Place(1, 1, 1))
    assert second.state.damage == 2
    assert second.state.research == 1


def test_q15_damaged_roswell_never_enters_the_last_space_for_free() -> None:
    state = position(box.lay_out(ROSWELL_DAMAGED), research=15, ships={0: (15, 0)}, dice="1 1 1 1w 1w")
    after = play(state, Place(0, 1, 0))
    assert (after.state.research, after.state.phase == OVER) == (15, False)
    assert not after.told(AbilityUsed)


def test_q15_nor_does_it_help_when_the_damage_loses() -> None:
    state = position(box.lay_out(ROSWELL_DAMAGED), damage=6, ships={0: (15, 0)}, dice="1 1 1 1w 1w")
    after = play(state, Place(0, 1, 0))
    assert after.told(Lost)
    assert after.state.research == 0


def test_undamaged_roswell_has_no_ability() -> None:
    state = play(position(roswell(), ships={0: (15, 0)}, dice="1 1 1 1w 1w"), Place(0, 1, 0)).state
    assert (state.damage, state.research) == (1, 0)


def test_q13_washington_sets_one_white_die_to_6_and_four_are_rolled() -> None:
    state = rules.new(box.lay_out(WASHINGTON))
    assert state.dice == [0, 0, 0, 6, 0]
    rolled = play(state, Rolled((1, 2, 3, 4)))
    assert rolled.state.dice == [1, 2, 3, 6, 4]
    assert rolled.told(DiceRolled)[0].rule == "UFS-PLAN-1"


def test_q13_washington_sets_it_again_in_each_round() -> None:
    state = position(box.lay_out(WASHINGTON), ships=on_drop_points(-1), dice=DONE)
    after = play(state, Finish())
    assert after.told(DieSet) == [DieSet(rule="UFS-CITY-2", die=3, value=6)]
    assert after.state.dice == [0, 0, 0, 6, 0]
    assert after.state.phase == ROLL


def test_q13_washingtons_white_die_is_rolled_like_any_other_after_the_other_white_one() -> None:
    state = position(box.lay_out(WASHINGTON), dice="1 2 3 6w 4w")
    after = play(state, Place(4, 0, 0), Rolled((5, 5, 5, 2))).state
    assert after.dice == [5, 5, 5, 2, 4]


def test_damaged_washington_turns_any_one_die_to_6_right_after_the_first_roll() -> None:
    state = play(rules.new(box.lay_out(WASHINGTON_DAMAGED)), Rolled((1, 6, 3, 4, 5))).state
    calls = [command for command in offered(state) if isinstance(command, Call)]
    assert calls == [Call(0, die, 6) for die in (0, 2, 3, 4)], "the 6 needs no turning"
    turned = play(state, Call(0, 2, 6))
    assert turned.state.dice == [1, 6, 6, 4, 5]
    assert turned.told(DieSet) == [DieSet(rule="UFS-CITY-2", die=2, value=6)]
    assert refused(turned.state, Call(0, 0, 6)) == "ability-not-now"


def test_damaged_washington_does_not_once_a_die_is_placed_nor_after_a_reroll() -> None:
    state = play(rules.new(box.lay_out(WASHINGTON_DAMAGED)), Rolled((1, 6, 3, 4, 5))).state
    placed = play(state, Place(0, 0, 0)).state
    assert refused(placed, Call(0, 2, 6)) == "ability-not-now"
    rerolled = play(state, Place(3, 0, 0), Rolled((1, 2, 3, 4))).state
    assert refused(rerolled, Call(0, 2, 6)) == "ability-not-now"


def test_damaged_washington_may_do_so_in_every_round() -> None:
    first = play(rules.new(box.lay_out(WASHINGTON_DAMAGED)), Rolled((1, 1, 1, 1, 1)), Call(0, 0, 6)).state
    state = position(first.board, ships=on_drop_points(-1), dice=DONE, marks=first.marks)
    second = play(state, Finish(), Rolled((1, 1, 1, 1, 1))).state
    assert refused(second, Call(0, 0, 6)) == ""


def test_ufs_robot_4_undamaged_new_york_has_one_robot() -> None:
    """The room [2, 0] builds for nothing; only robot die A may be taken."""
    state = position(box.lay_out(NEW_YORK), excavator=BOTTOM, robots="3@11 -", dice="4@20 1@01 1@02 1w@03 1w@04")
    building = play(state, Use(2, 0)).state
    assert {command.robot for command in offered(building) if isinstance(command, Build)} == {0}
    assert robots(play(building, Build(0, 2, 3)).state) == "3@23! -"


def test_q14_undamaged_new_york_adds_1_to_the_robots_room() -> None:
    """The energy room [4, 0] of lower base A."""
    state = position(box.lay_out(NEW_YORK), excavator=BOTTOM, robots="3@40 -", dice="1@00 - - - -", energy=0)
    assert play(state, Use(4, 0)).state.energy == 4


def test_q14_also_in_a_wide_room_if_the_robot_takes_part() -> None:
    """Fighters [3, 3] and [3, 4] of lower base A: 3 and 2, and 1 more."""
    state = position(box.lay_out(NEW_YORK), excavator=BOTTOM, robots="3@33 -", dice="2@34 - - - -", energy=1)
    assert play(state, Use(3, 3)).told(RoomUsed)[0].value == 6
    exhausted = position(box.lay_out(NEW_YORK), excavator=BOTTOM, robots="3@33! -", dice="2@34 - - - -", energy=1)
    assert refused(exhausted, Use(3, 3)) == "room-incomplete"


def test_q14_damaged_new_york_adds_1_for_each_robot_in_the_room() -> None:
    board = box.lay_out(NEW_YORK_DAMAGED)
    assert board.robot_limit == 2
    both = position(board, excavator=BOTTOM, robots="3@33 2@34", dice="1@00 - - - -", energy=1)
    assert play(both, Use(3, 3)).told(RoomUsed)[0].value == 7
    one = position(board, excavator=BOTTOM, robots="3@33 2@40", dice="2@34 - - - -", energy=1)
    assert play(one, Use(3, 3)).told(RoomUsed)[0].value == 6


def test_q14_a_room_without_a_robot_is_worth_what_it_is() -> None:
    state = position(box.lay_out(NEW_YORK), excavator=BOTTOM, robots="3@33 -", dice="2@40 - - - -", energy=0)
    assert play(state, Use(4, 0)).state.energy == 2


# The symbols of the advanced tiles. Their rules are not known: these are our readings.


def test_a_ship_on_a_portal_goes_to_its_twin_where_nothing_happens() -> None:
    """Advanced sky-4: the portals of the first colour are [1, 2] and [3, 4]."""
    state = position(advanced(Height.SKY_4), ships={0: (-1, 2)}, dice="2 1 1 1w 1w")
    gone = play(state, Place(0, 1, 2))
    assert where(gone.state, 0) == (3, 4)
    assert gone.told(ShipMoved) == [
        ShipMoved(rule="UFS-PORTAL", ship=0, from_row=1, from_column=2, row=3, column=4),
    ]


def test_a_ship_that_went_through_a_portal_moves_again_with_its_new_column() -> None:
    state = position(advanced(Height.SKY_4), ships={0: (-1, 2)}, dice="2 1 1 1w 1w")
    after = play(state, Place(0, 1, 2), Place(1, 1, 4)).state
    assert where(after, 0) == (4, 4)


def test_portals_lead_upwards_too() -> None:
    state = position(advanced(Height.SKY_4), ships={0: (2, 4)}, dice="1 1 1 1w 1w")
    assert where(play(state, Place(0, 1, 4)).state, 0) == (1, 2)


def test_a_portal_is_blocked_by_a_ship_on_its_twin() -> None:
    state = position(advanced(Height.SKY_4), ships={0: (-1, 2), 1: (3, 4)}, dice="2 1 1 1w 1w")
    stayed = play(state, Place(0, 1, 2))
    assert where(stayed.state, 0) == (1, 2)
    assert stayed.told(ShipBlocked) == [ShipBlocked(rule="UFS-PORTAL", ship=0, row=1, column=2)]


@pytest.mark.parametrize(("mothership", "goes_to"), [(0, (1, 2)), (1, (3, 4)), (2, (3, 4))])
def test_a_portal_that_the_mothership_has_reached_takes_no_ship(mothership: int, goes_to: Where) -> None:
    state = position(advanced(Height.SKY_4), mothership=mothership, ships={0: (2, 4)}, dice="1 1 1 1w 1w")
    assert where(play(state, Place(0, 1, 4)).state, 0) == goes_to


@pytest.mark.parametrize(("value", "is_hit"), [(2, False), (3, True), (4, False)])
def test_a_red_explosion_needs_exactly_its_number(value: int, is_hit: bool) -> None:
    """Advanced sky-2: a red 3 on [10, 1]."""
    state = position(advanced(Height.SKY_2), ships={0: (10, 1)}, dice=f"{value + 1}@10 1@01 1@02 1w@03 1w@04")
    shot = play(state, Use(1, 0))
    assert [event.number for event in shot.told(ShipDestroyed)] == ([3] if is_hit else [])
    assert bool(shot.told(FightersMissed)) != is_hit


def test_an_ordinary_explosion_beside_it_needs_at_least_its_number() -> None:
    state = position(advanced(Height.SKY_2), ships={0: (10, 1), 1: (6, 1)}, dice="5@10 1@01 1@02 1w@03 1w@04")
    after = play(state, Use(1, 0)).state
    assert [where(after, ship) for ship in (0, 1)] == [(10, 1), "waiting"], "a value of 4: not the red 3, but the 3"


def rushed(ships: dict[int, Where], *, mothership: int = -1, damage: int = 0) -> Played:
    """The mothership phase in which advanced sky-4 sends the purple ships down: by two on row 0, by one on row 2."""
    board = advanced(Height.SKY_4)
    return play(position(board, mothership=mothership, ships=ships, damage=damage, dice=DONE), Finish())


def test_a_rush_brings_the_purple_ships_below_the_drop_points_down() -> None:
    after = rushed({0: (-1, 0), 1: (5, 2), 2: (6, 0), 5: (8, 3)})
    assert after.told(ShipsRushed) == [ShipsRushed(rule="UFS-RUSH", rows=2)]
    assert [where(after.state, ship) for ship in (0, 1, 2, 5)] == [(0, 0), (7, 2), (8, 0), (8, 3)]
    assert [event.ship for event in after.told(ShipDescended)] == [2, 1], "the lowest moves first"


@pytest.mark.parametrize(("mothership", "ends"), [(-1, (7, 2)), (1, (6, 2))])
def test_a_rush_has_a_number_of_rows(mothership: int, ends: Where) -> None:
    assert where(rushed({0: (5, 2)}, mothership=mothership).state, 0) == ends


def test_rushing_ships_do_what_they_do() -> None:
    after = rushed({0: (4, 3), 1: (3, 1)})
    assert where(after.state, 0) == (6, 2), "carried by an arrow"
    assert after.state.mothership == 1, "called down by the other, without the action of row 1"
    assert not after.told(ExcavatorDrivenBack)


def test_rushing_ships_stop_above_what_is_in_their_way() -> None:
    after = rushed({0: (5, 2), 1: (6, 2), 2: (10, 0), 5: (12, 0)})
    assert [where(after.state, ship) for ship in (0, 1)] == [(7, 2), (8, 2)], "in one column they keep their order"
    assert where(after.state, 2) == (11, 0), "white ships do not rush"


def test_a_rushing_ship_that_cannot_move_does_nothing_again() -> None:
    """Ship 0 stands on a signal to the mothership, right above a white ship."""
    after = rushed({0: (5, 1), 5: (6, 1)})
    assert after.state.mothership == 0
    assert not after.told(ShipDescended)


def test_rushing_ships_hit_the_base_and_may_destroy_it() -> None:
    after = rushed({0: (14, 1), 1: (15, 1), 2: (15, 3)})
    assert after.state.damage == 3
    assert {event.rule for event in after.told(ShipDescended)} == {"UFS-DMG-3"}
    lost = rushed({0: (14, 1), 1: (15, 1)}, damage=6)
    assert lost.told(Lost) == [Lost(rule="UFS-END-2", reason="damage")]
    assert len(lost.told(BaseHit)) == 1, "nothing more is resolved (UFS-END-3)"


def test_ships_that_hit_in_a_rush_are_dropped_at_once() -> None:
    after = rushed({**on_drop_points(-1), 0: (15, 0)})
    assert where(after.state, 0) == (0, 0)
    assert waiting(after.state) == []


@pytest.mark.parametrize(("threat", "rows"), [(False, 15), (True, 14)])
def test_under_a_short_sky_the_city_is_nearer(threat: bool, rows: int) -> None:
    board = advanced(Height.SKY_1, threat=threat)
    assert board.rows == rows
    state = position(board, ships={0: (rows - 1, 0), 1: (rows - 2, 3)}, dice="1 1 1 1w 1w")
    assert play(state, Place(0, 1, 0)).state.damage == 1
    assert play(state, Place(0, 1, 3)).state.damage == 0


def test_with_the_final_tile_the_purple_ships_start_below_free_drop_points() -> None:
    state = rules.new(box.lay_out(BoxOptions(final_tile=True)))
    assert state.mothership == -1
    assert [where(state, ship) for ship in range(5)] == [(0, column) for column in range(5)]
    assert state.board.skull_row == 13


def test_with_the_final_tile_ships_left_on_the_first_row_are_swept_and_dropped_again() -> None:
    board = box.lay_out(BoxOptions(final_tile=True))
    state = position(board, mothership=-1, ships={ship: (0, ship) for ship in range(5)}, dice=DONE)
    after = play(state, Finish())
    assert after.told(ShipsRushed), "the first row sends them down"
    assert sorted(map(str, (where(after.state, ship) for ship in range(5)))) == [str((0, c)) for c in range(5)]


def test_with_the_final_tile_the_two_spaces_at_the_end_of_the_track_come_last() -> None:
    board = box.lay_out(BoxOptions(final_tile=True))
    state = position(board, research=16, dice="6@11 1@00 1@02 1w@03 1w@04", energy=2)
    assert play(state, Use(1, 1)).state.research == 17, "3 of the 6: the last space needs 6 more"
