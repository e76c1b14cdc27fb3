"""Setting up the boxed edition: UFS-SETUP, UFS-THREAT, UFS-CITY, UFS-STAR."""

from collections import Counter
from itertools import permutations

import pytest

from saucer.core.door import is_legal, refusal
from saucer.core.seats import DEALER
from saucer.games.falling_skies import BOXED, box, rules
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height
from saucer.games.falling_skies.commands import Drawn
from saucer.games.falling_skies.events import TileTurned
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import DRAW, IN_HAND, NO_CELL, ROLL, SOLO
from saucer.games.falling_skies.view import details_of
from tests.games.falling_skies.boards import base_text, roswell, sky_text
from tests.games.falling_skies.positions import excavator, play, waiting, where

NORMAL = tuple(box.characters())


def start(options: BoxOptions | None = None) -> FallingSkies:
    """A game before its first command."""
    return rules.new(box.lay_out(options or BoxOptions()))


def sides(state: FallingSkies) -> dict[str, str]:
    """By height: the side that is up."""
    return {tile.height: tile.side for tile in details_of(state.board).tiles}


def test_ufs_setup_1_four_tiles_dark_on_top_easy_side_up() -> None:
    tiles = details_of(start().board).tiles
    assert [tile.height for tile in tiles] == ["sky-4", "sky-3", "sky-2", "sky-1"]
    assert {(tile.set, tile.side) for tile in tiles} == {("base", "easy")}
    assert start().board.rows == 16


def test_ufs_setup_2_the_mothership_above_the_sky_with_a_purple_ship_on_each_drop_point() -> None:
    state = start()
    assert state.mothership == -1
    assert [where(state, ship) for ship in range(5)] == [(-1, column) for column in range(5)]
    assert waiting(state) == []


def test_ufs_setup_3_four_white_ships_in_the_supply_and_no_orange_one() -> None:
    state = start()
    assert [where(state, ship) for ship in range(5, len(state.ships))] == ["supply"] * 4
    assert state.board.orange_ship == -1


def test_ufs_setup_4_the_first_game_is_roswell_undamaged_above_a_and_b() -> None:
    details = details_of(start().board)
    assert (details.city, details.is_damaged, details.base) == ("roswell", False, ("A", "B"))


@pytest.mark.parametrize(
    ("city", "energy", "excavator_cell"), [("roswell", 2, (2, 4)), ("washington", 3, (1, 4)), ("new-york", 2, (1, 4))]
)
def test_ufs_setup_5_markers_on_their_start_spaces(city: str, energy: int, excavator_cell: tuple[int, int]) -> None:
    state = start(BoxOptions(city))
    assert (state.research, state.damage, state.energy) == (0, 0, energy)
    assert excavator(state) == excavator_cell


def test_ufs_setup_6_the_first_game_has_neither_robots_nor_abilities() -> None:
    board = start().board
    assert board.powers == []
    assert not any("B" in room for row in base_text(board) for room in row), "Roswell has no robot room"


def test_ufs_setup_7_research_goes_from_the_city_up_the_tiles() -> None:
    easy = [3, 1, 3, 1, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11]
    assert start().board.research == easy
    new_york = start(BoxOptions("new-york")).board
    assert new_york.research == [2, *easy]
    assert details_of(new_york).city_research == 1


def test_ufs_setup_8_five_dice_at_hand_and_no_robot() -> None:
    state = start()
    assert state.dice_cells == [IN_HAND] * 5
    assert state.robot_cells == [NO_CELL] * 2
    assert state.phase == ROLL


@pytest.mark.parametrize("level", range(5))
def test_ufs_threat_1_the_level_is_the_number_of_tiles_on_their_threat_side(level: int) -> None:
    drawn = play(start(BoxOptions(threat=level)), *(Drawn((tile,)) for tile in range(1, level + 1)))
    assert list(sides(drawn.state).values()).count("threat") == level
    assert drawn.state.phase == ROLL
    assert details_of(drawn.state.board).stars == level


def test_ufs_threat_2_the_dealer_draws_one_tile_after_another() -> None:
    state = start(BoxOptions(threat=2))
    assert state.phase == DRAW
    assert state.to_act() == (DEALER,)
    first = play(state, Drawn((3,)))
    assert first.told(TileTurned) == [TileTurned(rule="UFS-THREAT-2", height=3)]
    assert first.state.phase == DRAW
    assert refusal(BOXED, first.state, DEALER, Drawn((3,))) is not None, "it is turned already"
    both = play(first.state, Drawn((1,))).state
    assert sides(both) == {"sky-4": "easy", "sky-3": "threat", "sky-2": "easy", "sky-1": "threat"}
    assert sky_text(both.board) == sky_text(roswell(Height.SKY_1, Height.SKY_3))
    assert set(details_of(both.board).turned) == {"sky-1", "sky-3"}


def test_ufs_threat_2_all_tiles_are_equally_likely() -> None:
    chance = start(BoxOptions(threat=1, threat_tiles=(Height.SKY_2,))).chance()
    assert chance is not None
    assert [weight for _, weight in chance.outcomes()] == [1, 1, 1], "the one turned on purpose is not drawn"


def test_the_order_of_drawing_makes_no_difference() -> None:
    state = start(BoxOptions(threat=3))
    boards = {id(play(state, *(Drawn((tile,)) for tile in order)).state.board) for order in permutations((1, 2, 4))}
    assert len(boards) == 1


def test_nobody_but_the_dealer_draws() -> None:
    state = start(BoxOptions(threat=1))
    action = BOXED.codec.action(Drawn((1,)))
    assert action is not None
    assert is_legal(state, DEALER, action)
    assert not is_legal(state, SOLO, action)
    assert not is_legal(start(), DEALER, action), "threat level 0: nothing is drawn"


def test_ufs_threat_2_tiles_may_also_be_turned_on_purpose() -> None:
    state = start(BoxOptions(threat_tiles=(Height.SKY_2,)))
    assert state.phase == ROLL
    assert sides(state)["sky-2"] == "threat"
    assert state.board.skull_row == 10


def test_ufs_city_1_the_city_fixes_the_pair_of_base_tiles() -> None:
    bases = {name: details_of(start(BoxOptions(name)).board).base for name in ("roswell", "washington", "new-york")}
    assert bases == {"roswell": ("A", "B"), "washington": ("B", "C"), "new-york": ("C", "A")}


def test_ufs_city_2_every_city_but_undamaged_roswell_has_an_ability() -> None:
    for name in box.cities():
        for damaged in (False, True):
            owners = [ability.owner for ability in details_of(start(BoxOptions(name, damaged)).board).abilities]
            assert owners == ([] if (name, damaged) == ("roswell", False) else ["city"])


def test_ufs_city_3_the_damaged_side_is_the_same_city_with_another_ability() -> None:
    for name, city in box.cities().items():
        first, second = start(BoxOptions(name)).board, start(BoxOptions(name, damaged=True)).board
        assert base_text(first) == base_text(second)
        assert city.undamaged.powers != city.damaged.powers
        assert details_of(second).is_damaged
        assert all(ability.is_upgraded for ability in details_of(second).abilities)


def test_ufs_city_4_energy_and_hits_depend_on_the_pair() -> None:
    boards = [start(BoxOptions(name)).board for name in ("roswell", "washington", "new-york")]
    assert [(each.energy_maximum, each.hits_to_lose) for each in boards] == [(7, 7), (9, 6), (8, 6)]


@pytest.mark.parametrize(
    ("city", "damaged", "spaces"),
    [
        ("roswell", False, []),
        ("roswell", True, []),
        ("washington", False, [6]),
        ("washington", True, [6]),
        ("new-york", False, [2]),
        ("new-york", True, [3]),
    ],
)
def test_ufs_city_5_some_cities_add_research_spaces_at_the_bottom(city: str, damaged: bool, spaces: list[int]) -> None:
    board = start(BoxOptions(city, damaged)).board
    assert board.research == spaces + roswell().research
    assert details_of(board).city_research == len(spaces)


def test_ufs_star_1_free_play_combines_whatever_there_is() -> None:
    """A city side, one scenario, any number of characters on either side, any mix of tiles."""
    options = BoxOptions(
        "washington",
        damaged=True,
        threat_tiles=(Height.SKY_4,),
        advanced=(Height.SKY_1, Height.SKY_4),
        scenario=next(iter(box.scenarios())),
        characters=NORMAL[:2],
        upgraded=NORMAL[2:4],
    )
    details = details_of(start(options).board)
    assert [(tile.set, tile.side) for tile in details.tiles] == [
        ("advanced", "threat"),
        ("base", "easy"),
        ("base", "easy"),
        ("advanced", "easy"),
    ]
    assert Counter((ability.owner, ability.is_upgraded) for ability in details.abilities) == {
        ("city", True): 1,
        ("scenario", False): 1,
        ("character", False): 2,
        ("character", True): 2,
    }


@pytest.mark.parametrize(
    ("options", "stars"),
    [
        (BoxOptions(), 0),
        (BoxOptions(threat_tiles=(Height.SKY_1,)), 1),
        (BoxOptions(advanced=(Height.SKY_1,)), 1),
        (BoxOptions(advanced=(Height.SKY_1,), threat_tiles=(Height.SKY_1,)), 2),
        (BoxOptions(scenario=next(iter(box.scenarios()))), 1),
        (BoxOptions(characters=NORMAL[:1]), -0.5),
        (BoxOptions(upgraded=NORMAL[:1]), -1),
        (BoxOptions(damaged=True), -0.5),
        (BoxOptions(final_tile=True), 0),
    ],
    ids=lambda value: str(value)[:80],
)
def test_ufs_star_2_what_each_thing_counts(options: BoxOptions, stars: float) -> None:
    assert options.stars == stars


def test_ufs_star_3_at_most_8_without_a_scenario_and_9_with_one() -> None:
    hardest = BoxOptions("new-york", threat=4, advanced=HEIGHTS)
    assert hardest.stars == 8
    assert BoxOptions("new-york", threat=4, advanced=HEIGHTS, scenario=next(iter(box.scenarios()))).stars == 9


def test_ufs_star_4_halves_are_kept_and_the_total_may_be_negative() -> None:
    assert BoxOptions(damaged=True, threat=2).stars == 1.5
    assert BoxOptions(damaged=True, upgraded=NORMAL).stars == -len(NORMAL) - 0.5


def test_ufs_tc_28_stars_of_a_campaign_game() -> None:
    """Two upgraded characters, one normal, a damaged city, a scenario, all four base tiles on threat: 2."""
    options = BoxOptions(
        damaged=True,
        threat_tiles=HEIGHTS,
        scenario=next(iter(box.scenarios())),
        characters=NORMAL[:1],
        upgraded=NORMAL[1:3],
    )
    assert options.stars == 2
    assert details_of(box.lay_out(options)).stars == 2
