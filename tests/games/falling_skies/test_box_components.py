"""The boxed edition, counted against the box: a second transcription of its tiles, and what holds for all of them."""

from collections import Counter
from itertools import permutations, product
from typing import NamedTuple

import msgspec
import pytest

from saucer.games.falling_skies import BOXED, board, box
from saucer.games.falling_skies.board import CELLS, COLUMNS, DIG_PATH, Board
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height
from saucer.games.falling_skies.state import DICE, FIRST_WHITE, ROBOTS
from saucer.games.falling_skies.view import details_of
from tests.games.falling_skies.boards import base_text, sky_text, words


class Side(NamedTuple):
    """One side of a sky tile, as `boards` writes skies, and its research spaces from the bottom to the top."""

    sky: str
    research: list[int]


BASIC = {
    (Height.SKY_4, "easy"): Side(
        """
        . . . > .  W1
        . < > . .  E2
        M . 1 . .  W1
        2 . < . 4  -
        """,
        [5, 1, 3, 11],
    ),
    (Height.SKY_4, "threat"): Side(
        """
        . 1 . . .  E1
        . . < > .  W2
        > . . . 2  E2
        . < 3 M .  D1
        """,
        [3, 5, 1, 12],
    ),
    (Height.SKY_3, "easy"): Side(
        """
        M > . 4 .  W1
        . M . . .  E1
        4 3 . < 2  R1
        > . 6 . <  -
        """,
        [1, 6, 1, 3],
    ),
    (Height.SKY_3, "threat"): Side(
        """
        > . 2 . <  E3
        M M . < 3  R2
        4 > . 5 .  W2
        . < > . M  R1
        """,
        [2, 3, 4, 2],
    ),
    (Height.SKY_2, "easy"): Side(
        """
        . . 4 > .  R1
        5 . < . .  W1
        . M > . 6  -
        M 3 . 4 M  K
        """,
        [4, 1, 3, 2],
    ),
    (Height.SKY_2, "threat"): Side(
        """
        6 . < . M  D1
        M 4 7 > .  -
        . > . M 7  K
        . . M 4 .  -
        """,
        [3, 1, 3, 7],
    ),
    (Height.SKY_1, "easy"): Side(
        """
        3 > . M .  -
        . 6 . < 4  -
        > . 3 . <  -
        . 5 M 4 .  -
        """,
        [3, 1, 3, 1],
    ),
    (Height.SKY_1, "threat"): Side(
        """
        M 5 M . <  -
        . . 4 M 5  -
        4 M . 6 M  -
        M 7 M M .  -
        """,
        [3, 2, 1, 5],
    ),
}
ADVANCED = {
    (Height.SKY_4, "easy"): Side(
        """
        1 . . M .  S2
        . M P1 . 2  E1
        P2 . 4 . M  S1
        M 5 P2 6 P1  E3
        """,
        [3, 1, 10, 10],
    ),
    (Height.SKY_4, "threat"): Side(
        """
        . < M 2 .  W2
        M . . < 3  E3
        1 P1 P2 > .  S3
        P2 M 6 M P1  R1
        """,
        [9, 4, 5, 12],
    ),
    (Height.SKY_3, "easy"): Side(
        """
        M P1 . < 3  S2
        P2 > . > .  W2
        . 6 M P1 M  R1
        5 . < 4 P2  S1
        """,
        [5, 2, 1, 7],
    ),
    (Height.SKY_3, "threat"): Side(
        """
        P1 . 3 . .  W2
        M > . P2 M  S3
        5 P1 M 4 P2  E3
        . 7 . < 5  D1
        """,
        [3, 6, 6, 3],
    ),
    (Height.SKY_2, "easy"): Side(
        """
        . M x2 P1 .  S1
        P1 . < M x4  E1
        M x3 > . M  D1
        x6 P2 M x5 P2  K
        """,
        [3, 6, 2, 5],
    ),
    (Height.SKY_2, "threat"): Side(
        """
        . < x5 x4 M  R1
        M x3 P2 M P1  S2
        M P2 M M x6  K
        x7 M P1 > .  -
        """,
        [5, 3, 3, 6],
    ),
    (Height.SKY_1, "easy"): Side(
        """
        4 . 3 > .  -
        . < M 5 6  -
        M 5 > . M  -
        """,
        [3, 4, 4, 3],
    ),
    (Height.SKY_1, "threat"): Side(  # no picture shows the first explosion of its second row: the 4 is ours
        """
        . < 4 > .  -
        4 M . 6 5  -
        """,
        [3, 3, 5, 6],
    ),
}
FINAL = Side(
    """
    . . . . .  S2
    > . . . <  E3
    """,
    [3, 6],
)
UPPER = {
    "A": """
        A A A A A
        F1-1 R2+0 T E0-3 =
        E0+0 F2+0 = R1-1 T
        """,
    "B": """
        A A A A A
        F2+0 E0-1 F0-2 F1-1 T
        R1+0 B2+0 T E0-1 R2+1
        """,
    "C": """
        A A A A A
        B1-1 F3+0 E0+0 = T
        B0-1 R2+1 T R1+0 E0-1
        """,
}
LOWER = {
    "A": """
        F0-1 T R1+0 F1+0 =
        E0+0 R1+1 F2+1 T B2+0
        R4+3 = E0+1 T T
        """,
    "B": """
        R0-1 T R2+0 = F2+0
        F2+1 E0+1 F1+0 T R1+0
        T R2+0 = = T
        """,
    "C": """
        R5+0 = = T F0-1
        E0+1 T B0+0 F2+2 B1+0
        T F1+3 R0+0 = T
        """,
}


def laid(*, advanced: tuple[Height, ...] = (), threat: tuple[Height, ...] = (), final: bool = False) -> Board:
    """Roswell under such a sky."""
    return box.lay_out(BoxOptions(advanced=advanced, threat_tiles=threat, final_tile=final))


def all_skies() -> list[Board]:
    """Every tile on every side at its height; the others as in the first game."""
    return [
        laid(advanced=(height,) if is_advanced else (), threat=(height,) if is_threat else ())
        for height, is_advanced, is_threat in product(HEIGHTS, (False, True), (False, True))
    ]


def city_on(pair: tuple[str, str]) -> str:
    """Some city above this pair of base tiles."""
    return next(name for name, city in box.cities().items() if city.base == pair)


def test_the_box_is_complete() -> None:
    """Four base and four advanced sky tiles, a final one, three base tiles, 17 cities, 12 characters, 13 scenarios."""
    tiles = box.tiles()
    assert set(tiles.base) == set(tiles.advanced) == set(HEIGHTS)
    assert set(tiles.upper) == set(tiles.lower) == {"A", "B", "C"}
    assert Counter(city.chapter for city in box.cities().values()) == {0: 3, 1: 4, 2: 5, 3: 5}
    assert Counter(character.chapter for character in box.characters().values()) == {1: 4, 2: 4, 3: 4}
    assert Counter(scenario.chapter for scenario in box.scenarios().values()) == {1: 4, 2: 4, 3: 4, 4: 1}


def test_ufs_setup_3_setup_8_ships_and_dice() -> None:
    """Five purple ships, four white, three grey dice, two white, two blue; no orange ship without a scenario."""
    assert (laid().basic_ships, laid().extra_ships, laid().orange_ship) == (5, 4, -1)
    assert (DICE, FIRST_WHITE, ROBOTS) == (5, 3, 2)


@pytest.mark.parametrize(("height", "side"), list(BASIC))
@pytest.mark.parametrize("is_advanced", [False, True], ids=["basic", "advanced"])
def test_every_side_of_every_sky_tile_is_as_printed(height: Height, side: str, is_advanced: bool) -> None:
    """It lies at its height and nothing else changes (UFS-SETUP-1)."""
    board = laid(advanced=(height,) if is_advanced else (), threat=(height,) if side == "threat" else ())
    expected, research = list[list[str]](), list[int]()
    for each in reversed(HEIGHTS):
        tiles = ADVANCED if is_advanced and each == height else BASIC
        expected += words(tiles[each, side if each == height else "easy"].sky)
    for each in HEIGHTS:
        tiles = ADVANCED if is_advanced and each == height else BASIC
        research += tiles[each, side if each == height else "easy"].research
    assert sky_text(board) == expected
    assert board.research == research


def test_the_final_tile_lies_on_top() -> None:
    """Ours: two more rows of sky and two more spaces of research."""
    board = laid(final=True)
    assert sky_text(board) == words(FINAL.sky) + sky_text(laid())
    assert board.research == [*laid().research, *FINAL.research]
    assert board.rows == 18


def test_research_is_49_in_all_on_easy_sides_and_57_on_threat_sides() -> None:
    assert (sum(laid().research), sum(laid(threat=HEIGHTS).research)) == (49, 57)
    assert (laid().research[-1], laid(threat=HEIGHTS).research[-1]) == (11, 12)
    assert len(laid().research) == 16


@pytest.mark.parametrize(
    ("pair", "energy_start", "energy_maximum", "hits", "excavator"),
    [
        (("A", "B"), 2, 7, 7, (2, 4)),
        (("B", "C"), 3, 9, 6, (1, 4)),
        (("C", "A"), 2, 8, 6, (1, 4)),
        (("A", "C"), 2, 9, 7, (2, 4)),
        (("B", "A"), 3, 8, 5, (1, 4)),
        (("C", "B"), 2, 7, 7, (1, 4)),
    ],
)
def test_ufs_city_1_city_4_each_pair_of_base_tiles(
    pair: tuple[str, str], energy_start: int, energy_maximum: int, hits: int, excavator: tuple[int, int]
) -> None:
    upper, lower = pair
    board = box.lay_out(BoxOptions(city_on(pair)))
    assert base_text(board) == words(UPPER[upper]) + words(LOWER[lower])
    assert (board.energy_start, board.energy_maximum, board.hits_to_lose) == (energy_start, energy_maximum, hits)
    assert divmod(DIG_PATH[board.excavator_start], COLUMNS) == excavator


def test_ufs_city_1_no_city_repeats_a_letter_and_all_six_pairs_are_there() -> None:
    """Each of the three tiles has an upper and a lower side, so it cannot be both halves of a base."""
    assert {city.base for city in box.cities().values()} == set(permutations("ABC", 2))
    with pytest.raises(msgspec.ValidationError, match="two different tiles"):
        msgspec.convert({"chapter": 1, "base": ["A", "A"], "undamaged": {}, "damaged": {}}, box.City)


def test_every_arrow_points_at_an_empty_cell_of_the_grid() -> None:
    for board_laid in [*all_skies(), laid(final=True)]:
        for place, symbol in enumerate(board_laid.symbols):
            if symbol in (board.LEFT, board.RIGHT):
                target = place + (1 if symbol == board.RIGHT else -1)
                assert target // COLUMNS == place // COLUMNS, "it leaves the grid"
                assert board_laid.symbols[target] == board.EMPTY


def test_portals_come_in_pairs_of_one_tile() -> None:
    found = 0
    for sky in [*all_skies(), laid(advanced=HEIGHTS), laid(advanced=HEIGHTS, threat=HEIGHTS)]:
        for place, twin in enumerate(sky.twins):
            is_portal = sky.symbols[place] in (board.PORTAL_1, board.PORTAL_2)
            assert (twin >= 0) == is_portal
            if is_portal:
                found += 1
                assert twin != place
                assert sky.twins[twin] == place
                assert sky.symbols[twin] == sky.symbols[place]
                tile, other = (place // COLUMNS - 1) // 4, (twin // COLUMNS - 1) // 4
                assert tile == other
    assert found == 4 * 6 + 4 * 3 + 4 * 3, "two pairs on each of six sides; then all easy sides, all threat sides"


def test_the_end_of_the_path_is_a_tunnel_and_every_cell_belongs_to_a_room() -> None:
    for name in box.cities():
        board_laid = box.lay_out(BoxOptions(name))
        assert board_laid.rooms[board_laid.room_at[CELLS - 1]].first == board.TUNNEL
        assert sorted(cell for room in board_laid.rooms for cell in room.cells) == list(range(CELLS))
        assert all(board_laid.rooms[board_laid.room_at[cell]].first == board.AA_GUN for cell in range(COLUMNS))


def test_what_we_decided_ourselves_says_so() -> None:
    """The rules of portals, red explosions, rushes, short skies and the final tile are not known; cities of the
    standard game are known, all others, the characters and the scenarios are ours."""
    easy = details_of(laid(final=True, advanced=HEIGHTS)).tiles
    assert [tile.height for tile in easy] == ["final", "sky-4", "sky-3", "sky-2", "sky-1"]
    assert all(tile.is_ours for tile in easy)
    assert not any(tile.is_ours for tile in details_of(laid(threat=HEIGHTS)).tiles)
    assert {name for name, city in box.cities().items() if not city.ours} == {"roswell", "washington", "new-york"}
    assert all(character.ours for character in box.characters().values())
    assert all(scenario.ours for scenario in box.scenarios().values())


def test_the_catalogue_lists_all_there_is_to_choose_from() -> None:
    catalogue = details_of(laid()).catalogue
    assert catalogue is not None
    assert [choice.id for choice in catalogue.cities] == list(box.cities())
    assert [choice.base for choice in catalogue.cities] == [city.base for city in box.cities().values()]
    assert [choice.id for choice in catalogue.characters] == list(box.characters())
    assert [choice.id for choice in catalogue.scenarios] == list(box.scenarios())


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"city": "atlantis"}, "there is no city called 'atlantis'; there are: roswell, "),
        ({"scenario": "picnic"}, "there is no scenario called 'picnic'"),
        ({"characters": ["nobody"]}, "there is no character called 'nobody'"),
        ({"upgraded": ["nobody"]}, "there is no character called 'nobody'"),
        ({"threat": 5}, "<= 4"),
        ({"threat": -1}, ">= 0"),
        ({"threat": 3, "threat_tiles": ["sky-1", "sky-2"]}, "there are only 4 tiles to turn"),
        ({"threat_tiles": ["sky-1", "sky-1"]}, "a tile cannot be named twice"),
        ({"advanced": ["sky-2", "sky-2"]}, "a tile cannot be named twice"),
        ({"advanced": ["sky-5"]}, "'sky-5'"),
        ({"weather": "fine"}, "unknown field"),
    ],
    ids=str,
)
def test_options_are_strict(options: dict[str, object], problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        msgspec.convert(options, BOXED.options)


def test_nobody_is_in_the_team_twice() -> None:
    name = next(iter(box.characters()))
    with pytest.raises(ValueError, match="twice"):
        BoxOptions(characters=(name,), upgraded=(name,))
