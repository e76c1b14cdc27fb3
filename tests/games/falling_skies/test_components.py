"""The cards, counted against the box: a second transcription, and what must hold for every way to lay them."""

from itertools import chain, combinations

import msgspec
import pytest

from saucer.games.falling_skies import NINE_CARDS, board
from saucer.games.falling_skies.board import CELLS, COLUMNS, Board
from saucer.games.falling_skies.components import Card, NineCardOptions, cards, lay_out
from saucer.games.falling_skies.state import DICE, FIRST_WHITE, ROBOTS
from saucer.games.falling_skies.view import details_of
from tests.games.falling_skies.boards import base_text, sky_text, words
from tests.games.falling_skies.positions import easy, excavator, position, where

ALL_LAYOUTS = list(chain.from_iterable(combinations(Card, count) for count in range(9)))

SKIES = [Card.SKY_1, Card.SKY_2, Card.SKY_3, Card.SKY_4]

# As `boards` writes them: cells and action; rooms with price and modifier.
EASY_SKY = """
. . . . .  -
. . . < .  E1
. 1 > . .  W1
2 > . . M  R1
. . < > .  E1
. < M 2 .  E2
3 M > . 4  R2
> . 3 . <  W1
M 6 . < .  E1
> . 3 M 2  D1
. > . 5 .  -
. < M . <  K
5 . < 4 M  -
. 3 5 > .  -
. . . M 6  -
"""
HARD_SKY = """
> . . . .  E2
. . > . .  E2
. < . M 2  W1
M 3 . . <  E1
M . < . M  W1
. M . 5 4  R2
> . 4 > .  R2
3 > . 7 .  E1
. < M . <  D1
M 5 > . .  R1
> . . M .  K
6 . . < .  -
. 5 M M .  -
M . < 5 M  -
7 M 5 M 6  -
"""

EASY_BASE = """
A A A A A
E0-1 B1-1 F1-1 T R1-1
R1+0 E0+0 = F2+0 T
B2+0 F2+1 R1+0 = E0+0
EF0-3 = T B1+0 F1+0
T R1+0 = = T
"""
HARD_BASE = """
A A A A A
E0-2 = F2+0 R0-2 T
F2+1 R2+1 T EB0-6 =
B0-1 RF3-3 = E0-1 F0-1
T F0+0 = B2+0 R1+0
R3+2 = T T T
"""


def layout(*hard: Card) -> Board:
    return lay_out(NineCardOptions(hard))


def test_ufs_pnp_1_nine_cards_of_which_eight_have_two_sides_and_level_0_to_8() -> None:
    box = cards()
    assert len(Card) + 1 == 9, "the ninth is an overview"
    for card in Card:
        sides = getattr(box, card.replace("-", "_"))
        assert set(sides) == {"easy", "hard"}
    assert NineCardOptions().level == 0
    assert NineCardOptions(tuple(Card)).level == 8


def test_ufs_pnp_2_ships_dice_markers() -> None:
    start = position()
    assert [where(start, ship) for ship in range(7)] == [*((-1, c) for c in range(5)), "supply", "supply"]
    assert (DICE, FIRST_WHITE, ROBOTS) == (5, 3, 2), "three black, two white, two blue"
    assert (start.energy, start.board.energy_maximum) == (2, 7)
    assert excavator(start) == (2, 4)
    assert (start.research, start.damage, start.board.hits_to_lose) == (0, 0, 5)


def test_ufs_pnp_3_fifteen_rows_to_stop_on() -> None:
    assert easy().rows == 15
    assert all(layout(*hard).rows == 15 for hard in ALL_LAYOUTS)


def test_the_easy_sky_is_as_printed() -> None:
    assert sky_text(easy()) == words(EASY_SKY)


def test_the_hard_sky_is_as_transcribed() -> None:
    assert sky_text(layout(*SKIES)) == words(HARD_SKY)


@pytest.mark.parametrize(
    ("card", "first", "last"), [(Card.SKY_1, 0, 4), (Card.SKY_2, 4, 8), (Card.SKY_3, 8, 12), (Card.SKY_4, 12, 15)]
)
def test_each_sky_card_is_flipped_by_itself(card: Card, first: int, last: int) -> None:
    expected = words(EASY_SKY)
    expected[first:last] = words(HARD_SKY)[first:last]
    if card == Card.SKY_3:
        assert layout(card).skull_row == 10
    assert sky_text(layout(card)) == expected


def test_the_easy_base_is_as_printed() -> None:
    assert base_text(easy()) == words(EASY_BASE)


def test_the_hard_base() -> None:
    both = layout(Card.UPPER_BASE, Card.LOWER_BASE)
    assert base_text(both) == words(HARD_BASE)
    assert divmod(board.DIG_PATH[both.excavator_start], COLUMNS) == (1, 4)


def test_ufs_pnp_11_research_has_fourteen_steps_of_53_in_all_and_ends_with_12() -> None:
    track = easy().research
    assert track == [3, 1, 4, 2, 3, 2, 6, 2, 1, 4, 7, 4, 2, 12]
    assert (len(track), sum(track), track[-1]) == (14, 53, 12)
    assert layout(Card.TRACKS).research == [2, 2, 5, 1, 4, 5, 2, 2, 7, 1, 7, 3, 4, 12]


def test_the_sides_designed_by_us_say_so() -> None:
    """What no picture showed: mothership, damage and energy tracks, and parts of the hard lower base (Q19, Q26)."""
    assert details_of(easy()).our_cards == ()
    assert details_of(layout(*Card)).our_cards == ("mothership", "upper-base", "lower-base", "tracks")
    assert layout(Card.MOTHERSHIP).first_drop_row == 0
    assert layout(Card.LOWER_BASE).hits_to_lose == 4
    assert (layout(Card.TRACKS).energy_start, layout(Card.TRACKS).energy_maximum) == (2, 6)


def test_q19_the_room_of_two_effects_costs_3_on_the_hard_lower_base() -> None:
    laid = layout(Card.LOWER_BASE)
    assert laid.rooms[laid.room_at[3 * COLUMNS + 1]].cost == 3


def test_q26_the_last_cell_of_the_path_is_a_tunnel_on_both_sides() -> None:
    for hard in ((), (Card.LOWER_BASE,)):
        laid = layout(*hard)
        assert laid.rooms[laid.room_at[29]].first == board.TUNNEL


def test_q18_the_skull_counts_when_the_drop_points_reach_its_row() -> None:
    assert easy().skull_row == 11
    assert easy().actions[11] == board.SKULL


def test_all_256_layouts_are_sound() -> None:
    assert len(ALL_LAYOUTS) == 256
    for hard in ALL_LAYOUTS:
        laid = layout(*hard)
        covered = sorted(cell for room in laid.rooms for cell in room.cells)
        assert covered == list(range(CELLS)), "every cell of the base belongs to one room"
        assert all(laid.rooms[laid.room_at[cell]].first == board.AA_GUN for cell in range(COLUMNS))
        assert laid.actions.count(board.SKULL) == 1
        assert details_of(laid).hard_cards == hard
        assert laid.excavator_start > board.PATH_INDEX[0], "the guns are excavated from the start (UFS-PLAN-10)"


def test_every_room_is_one_block_of_neighbours() -> None:
    for laid in (easy(), layout(*Card)):
        for room in laid.rooms:
            assert [cell - room.cells[0] for cell in room.cells] == list(range(len(room.cells)))
            assert room.cells[0] // COLUMNS == room.cells[-1] // COLUMNS


@pytest.mark.parametrize("hard", ALL_LAYOUTS[:9] + ALL_LAYOUTS[-1:], ids=lambda hard: "+".join(hard) or "easy")
def test_every_arrow_points_at_an_empty_cell_of_the_grid(hard: tuple[Card, ...]) -> None:
    laid = layout(*hard)
    for place, symbol in enumerate(laid.symbols):
        if symbol in (board.LEFT, board.RIGHT):
            target = place + (1 if symbol == board.RIGHT else -1)
            assert target // COLUMNS == place // COLUMNS, "it leaves the grid"
            assert laid.symbols[target] == board.EMPTY


def test_a_card_cannot_be_flipped_twice() -> None:
    with pytest.raises(msgspec.ValidationError, match="flipped twice"):
        msgspec.convert({"hard": ["tracks", "tracks"]}, NINE_CARDS.options)


def test_options_are_strict() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"hard": ["overview"]}, NINE_CARDS.options)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"easy": []}, NINE_CARDS.options)
