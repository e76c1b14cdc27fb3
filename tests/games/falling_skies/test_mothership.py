"""Mothership phase: UFS-MS, UFS-SPAWN, UFS-PNP-7, UFS-PNP-10."""

import pytest

from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.commands import Finish, Spawn
from saucer.games.falling_skies.components import Card
from saucer.games.falling_skies.events import (
    BaseHit,
    ExcavatorDrivenBack,
    Lost,
    MothershipDescended,
    MothershipPhaseBegan,
    NoShipLeft,
    ResearchLost,
    RobotGone,
    RoundBegan,
    ShipReinforced,
    ShipSpawned,
    ShipSwept,
)
from saucer.games.falling_skies.state import OVER, ROLL, SPAWN
from tests.games.falling_skies.boards import varied
from tests.games.falling_skies.positions import (
    Cell,
    Played,
    Where,
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

DONE = "- - - - -"


def mothership_phase(
    mothership: int,
    ships: dict[int, Where],
    *,
    board: Board | None = None,
    research: int = 0,
    damage: int = 0,
    dug: Cell | None = None,
    robots: str = "- -",
) -> Played:
    """What the mothership does when it hangs on row `mothership` and the rooms are done."""
    state = position(
        board,
        mothership=mothership,
        ships=ships,
        dice=DONE,
        research=research,
        damage=damage,
        excavator=dug,
        robots=robots,
    )
    return play(state, Finish())


def columns_offered(ships: dict[int, Where], *, mothership: int = 3) -> set[int]:
    """Between which drop points the player may choose first, the mothership having come to row 4."""
    state = mothership_phase(mothership, ships).state
    return {command.column for command in offered(state) if isinstance(command, Spawn)}


def test_ufs_ms_1_the_mothership_descends_one_row_and_sweeps_it() -> None:
    after = mothership_phase(3, {0: (3, 0), 1: (4, 1), 2: (5, 2), 3: (9, 3), 4: (14, 4)})
    assert after.state.mothership == 4
    assert where(after.state, 0) == (4, 0), "a ship on a drop point rides along"
    assert after.told(ShipSwept) == [ShipSwept(rule="UFS-PNP-7", ship=1)]


def test_ufs_ms_1_the_skull_row_loses_at_once() -> None:
    lost = mothership_phase(10, {})
    assert lost.state.phase == OVER
    assert lost.told(Lost) == [Lost(rule="UFS-END-2", reason="skull")]
    assert not lost.told(ShipSpawned)


def test_ufs_ms_2_pnp_7_q17_the_action_one_row_below_comes_first_then_descent_then_spawning() -> None:
    after = mothership_phase(6, {0: (8, 0), 1: (9, 1), 2: (9, 2), 3: (9, 3), 4: (10, 4)})
    assert [type(event) for event in after.events] == [
        MothershipPhaseBegan,
        ShipReinforced,
        MothershipDescended,
        ShipSpawned,
        RoundBegan,
    ]


def test_ufs_ms_2_a_row_without_a_symbol_does_nothing() -> None:
    after = mothership_phase(-1, {ship: (-1, ship) for ship in range(5)})
    assert [type(event) for event in after.events] == [MothershipPhaseBegan, MothershipDescended, RoundBegan]


def test_q17_pointing_at_the_skull_does_nothing_by_itself() -> None:
    """On row 9 of the easy sky damage was done; row 10 is blank; the skull of row 11 counts when it is covered."""
    pointing = mothership_phase(9, {ship: (9, ship) for ship in range(5)})
    assert pointing.state.mothership == 10
    assert pointing.state.phase == ROLL


def test_ufs_ms_3_the_excavator_is_driven_back() -> None:
    after = mothership_phase(4, {}, dug=(3, 1))
    assert excavator(after.state) == (2, 0)
    assert after.told(ExcavatorDrivenBack) == [
        ExcavatorDrivenBack(rule="UFS-MS-3", cells=2, excavator=14, row=2, column=0)
    ]


def test_ufs_ms_3_q24_never_beyond_its_start() -> None:
    after = mothership_phase(4, {}, dug=(2, 3))
    assert excavator(after.state) == (2, 4)
    assert after.told(ExcavatorDrivenBack)[0].cells == 1
    again = mothership_phase(4, {})
    assert again.told(ExcavatorDrivenBack)[0].cells == 0


def test_ufs_ms_3_q1_robots_no_longer_on_excavated_cells_are_removed() -> None:
    """Q1: the cell that comes to lie under the excavator is not excavated either."""
    after = mothership_phase(4, {}, dug=(3, 1), robots="4@20 3@21")
    assert excavator(after.state) == (2, 0)
    assert robots(after.state) == "- 3@21"
    assert after.told(RobotGone) == [RobotGone(rule="UFS-MS-3", robot=0)]


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_ufs_ms_4_q9_research_goes_back_but_not_below_its_start(before: int, after: int) -> None:
    lost = mothership_phase(5, {}, research=before)
    assert lost.state.research == after
    assert lost.told(ResearchLost) == [ResearchLost(rule="UFS-MS-4", spaces=before - after, research=after)]


def test_ufs_ms_5_a_red_ship_joins_the_waiting_ones() -> None:
    after = mothership_phase(1, {ship: (9, ship) for ship in range(5)})
    assert after.told(ShipReinforced) == [ShipReinforced(rule="UFS-MS-5", ship=5)]
    assert waiting(after.state) == [5]
    assert after.state.phase == SPAWN


def test_ufs_ms_5_pnp_8_none_joins_when_all_are_on_the_board_waiting_ones_included() -> None:
    ships: dict[int, Where] = {ship: (2, ship) for ship in range(5)}
    after = mothership_phase(1, {**ships, 5: (9, 0), 6: "waiting"})
    assert after.told(NoShipLeft)
    assert not after.told(ShipReinforced)


def test_ufs_ms_5_a_red_ship_that_was_shot_can_come_again() -> None:
    ships: dict[int, Where] = {ship: (1, ship) for ship in range(5)}
    after = mothership_phase(1, {**ships, 5: "supply", 6: (9, 0)})
    assert after.told(ShipReinforced) == [ShipReinforced(rule="UFS-MS-5", ship=5)]


def test_ufs_ms_6_damage_from_the_mothership_can_lose() -> None:
    hit = mothership_phase(8, {})
    assert hit.told(BaseHit) == [BaseHit(rule="UFS-MS-6", ship=-1, damage=1)]
    lost = mothership_phase(8, {}, damage=4)
    assert lost.state.phase == OVER
    assert not lost.told(MothershipDescended), "nothing more is resolved (UFS-END-3)"


def test_ufs_ms_7_all_waiting_ships_drop_while_a_point_is_free() -> None:
    after = mothership_phase(-1, {})
    assert after.state.phase == ROLL
    assert sorted(str(where(after.state, ship)) for ship in range(5)) == sorted(str((0, c)) for c in range(5))
    assert waiting(after.state) == []


def test_ufs_spawn_1_pnp_10_green_ships_drop_before_red_ones() -> None:
    """Two drop points are free and both columns have ships; the green one gets the better of them."""
    ships: dict[int, Where] = {0: (3, 0), 1: (3, 1), 2: (3, 2), 3: (9, 3), 4: "waiting", 5: (8, 4), 6: "waiting"}
    after = mothership_phase(3, ships)
    assert [(event.ship, event.column) for event in after.told(ShipSpawned)] == [(4, 3), (6, 4)]


def test_ufs_spawn_2_empty_columns_come_first() -> None:
    ships: dict[int, Where] = {0: (14, 0), 1: (14, 1), 2: (14, 2), 3: "waiting", 4: (14, 4)}
    after = mothership_phase(3, ships)
    assert [(event.ship, event.column) for event in after.told(ShipSpawned)] == [(3, 3)]


def test_ufs_spawn_3_else_the_point_farthest_from_its_topmost_ship() -> None:
    """Only the topmost ship of a column counts: the low red one in column 1 does not help that column."""
    ships: dict[int, Where] = {0: (8, 0), 1: (7, 1), 2: (9, 2), 3: (8, 3), 4: "waiting", 5: (14, 1), 6: (8, 4)}
    after = mothership_phase(3, ships)
    assert [(event.ship, event.column) for event in after.told(ShipSpawned)] == [(4, 2)]


def test_ufs_spawn_4_the_player_chooses_between_equals() -> None:
    ships: dict[int, Where] = {0: (8, 0), 1: (9, 1), 2: (9, 2), 3: (9, 3), 4: "waiting", 5: (8, 4)}
    assert columns_offered(ships) == {1, 2, 3}
    chosen = play(mothership_phase(3, ships).state, Spawn(2))
    assert where(chosen.state, 4) == (4, 2)
    assert refused(mothership_phase(3, ships).state, Spawn(0)) == "not-a-spawn-column"


def test_ufs_spawn_4_after_each_ship_the_points_are_compared_again() -> None:
    """Two green ships and three equal points: after the first choice two are left."""
    ships: dict[int, Where] = {0: (9, 0), 1: (9, 1), 2: (9, 2), 3: "waiting", 4: "waiting", 5: (8, 3), 6: (8, 4)}
    state = play(mothership_phase(3, ships).state, Spawn(1)).state
    assert {command.column for command in offered(state) if isinstance(command, Spawn)} == {0, 2}


def test_ufs_spawn_4_nobody_is_asked_when_the_answer_makes_no_difference() -> None:
    ships: dict[int, Where] = {0: "waiting", 1: "waiting", 2: (9, 2), 3: (9, 3), 4: (9, 4)}
    after = mothership_phase(3, ships)
    assert after.state.phase == ROLL
    assert {event.column for event in after.told(ShipSpawned)} == {0, 1}


def test_ufs_spawn_4_but_asked_when_two_colours_would_fill_them() -> None:
    ships: dict[int, Where] = {0: "waiting", 1: (5, 1), 2: (9, 2), 3: (9, 3), 4: (8, 4), 5: (8, 0), 6: "waiting"}
    assert columns_offered(ships) == {2, 3}


def test_ufs_spawn_5_what_finds_no_point_waits_for_the_next_round() -> None:
    ships: dict[int, Where] = {ship: (3, ship) for ship in range(5)}
    after = mothership_phase(3, {**ships, 5: "waiting", 6: "waiting"})
    assert waiting(after.state) == [5, 6]
    assert after.state.phase == ROLL


def test_ufs_spawn_5_none_may_be_held_back() -> None:
    ships: dict[int, Where] = {0: (8, 0), 1: (9, 1), 2: (9, 2), 3: (9, 3), 4: "waiting", 5: (8, 4)}
    assert all(isinstance(command, Spawn) for command in offered(mothership_phase(3, ships).state))


@pytest.mark.parametrize(("hard", "descents"), [([], 12), ([Card.SKY_3], 11)], ids=["easy", "hard"])
def test_ufs_round_2_at_most_twelve_rounds_with_the_easy_skull_eleven_with_the_hard_one(
    hard: list[Card], descents: int
) -> None:
    for descent in range(1, descents + 1):
        row = descent - 2
        after = mothership_phase(row, {ship: (row, ship) for ship in range(5)}, board=easy(hard=hard))
        assert (after.state.phase == OVER) == (descent == descents)


def test_two_red_ships_at_once_need_two_in_the_supply() -> None:
    """UFS-MS-5 with an amount of 2, which only the boxed edition prints."""
    sky = ". . . . . W2\n. . . . . K\n" + ". . . . . -\n" * 13
    board = varied(easy(), sky=sky)
    ships: dict[int, Where] = {ship: (5, ship) for ship in range(5)}
    one = mothership_phase(-1, {**ships, 5: (6, 0)}, board=board)
    assert one.told(ShipReinforced) == [ShipReinforced(rule="UFS-MS-5", ship=6)]
    assert one.told(NoShipLeft)
    both = mothership_phase(-1, ships, board=board)
    assert len(both.told(ShipReinforced)) == 2
    assert not both.told(NoShipLeft)
