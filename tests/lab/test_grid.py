"""A game under every combination of some of its options."""

from collections.abc import Iterator

import msgspec
import pytest

from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.lab.grid import Row, combinations, read, record, spell
from saucer.lab.simulate import Finished, Task, simulate
from saucer.lab.statistics import summarise, wilson
from tests.lab.varied import CITIES, VARIED, VariedOptions, Weather


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("is_damaged", [False, True]),
        ("threat", [0, 1, 2]),
        ("light", ["day", "night"]),
        ("weather", [Weather.SUN, Weather.RAIN]),
        ("storms", [(), (Weather.SUN,), (Weather.RAIN,)]),
        ("city", list(CITIES)),
        ("name", []),
        ("guests", []),
        ("rounds", []),
    ],
)
def test_the_type_or_the_game_tells_what_an_option_can_be(option: str, values: list[object]) -> None:
    assert list(VARIED.variations(option)) == values


def test_no_card_is_flipped_and_then_each_alone() -> None:
    assert NINE_CARDS.variations("hard") == ((), *((card,) for card in Card))


def test_the_last_option_changes_first() -> None:
    found = combinations(VariedOptions(name="x"), {"threat": [0, 2], "light": ["day", "night"]})
    assert found == [
        VariedOptions(name="x", threat=0, light="day"),
        VariedOptions(name="x", threat=0, light="night"),
        VariedOptions(name="x", threat=2, light="day"),
        VariedOptions(name="x", threat=2, light="night"),
    ]


def test_nothing_varied_is_one_combination() -> None:
    assert combinations(VariedOptions(threat=1), {}) == [VariedOptions(threat=1)]


def test_what_the_game_does_not_allow_is_left_out() -> None:
    found = combinations(VariedOptions(), {"city": CITIES[:2], "is_damaged": [False, True]})
    assert found == [
        VariedOptions(city="roswell"),
        VariedOptions(city="washington"),
        VariedOptions(city="washington", is_damaged=True),
    ]


@pytest.mark.parametrize("field", msgspec.structs.fields(VariedOptions), ids=lambda field: field.name)
def test_what_is_spelled_is_read_again(field: msgspec.structs.FieldInfo) -> None:
    for value in [*VARIED.variations(field.name), field.default]:
        assert read(field.type, spell(value)) == value
    if field.name == "storms":
        assert read(field.type, "sun + rain") == (Weather.SUN, Weather.RAIN)


TWO = ("random", "random")


def tasks() -> list[Task]:
    axes = {option: NINE_CARDS.variations(option) for option in ("lenient_digging", "dice_in_tunnels")}
    return [Task("falling-skies-9", ("random",), 11, 3, options) for options in combinations(NineCardOptions(), axes)]


def all_of(some: Iterator[list[Finished]]) -> list[Finished]:
    return [game for chunk in some for game in chunk]


def test_every_combination_has_the_luck_it_has_alone() -> None:
    assert all_of(simulate(tasks())) == [game for task in tasks() for game in all_of(simulate([task]))]


def test_processes_play_the_combinations_in_order() -> None:
    assert all_of(simulate(tasks(), jobs=2)) == all_of(simulate(tasks(), jobs=1))


def test_what_is_played_together_is_of_one_combination() -> None:
    """Eleven games of each: no chunk runs over, for then a combination would get another's game."""
    played = 0
    for some in simulate(tasks(), jobs=1):
        assert played // 11 == (played + len(some) - 1) // 11
        played += len(some)
    assert played == 44


def test_a_line_of_the_table_file() -> None:
    games = [Finished((float(number < 3),), "won", 20, {"research": number}, ("random",)) for number in range(8)]
    low, high = wilson(3, 8)
    assert record(Row({"hard": (Card.SKY_1, Card.TRACKS), "is_damaged": False}, summarise(games))) == {
        "hard": "sky-1+tracks",
        "is_damaged": "false",
        "games": 8,
        "wins": 3,
        "rate": 0.375,
        "low": low,
        "high": high,
        "decisions": 20,
        "research": 3.5,
    }


def test_every_seat_has_its_columns() -> None:
    games = [Finished((1.0, 0.0), "four", 9, {}, TWO), Finished((0.5, 0.5), "full", 42, {}, TWO)]
    line = record(Row({}, summarise(games)))
    assert [line["wins_of_seat_0"], line["wins_of_seat_1"]] == [1, 0]
    assert [line["rate_of_seat_0"], line["rate_of_seat_1"]] == [0.5, 0.0]


def test_every_bot_has_its_columns_where_there_are_several() -> None:
    games = [Finished((1.0, 0.0), "four", 9, {}, ("random", "rollout"))]
    cells = record(Row({}, summarise(games)))
    assert (cells["share_of_random"], cells["share_of_rollout"]) == (1.0, 0.0)
    assert cells["low_of_random"] == wilson(1, 1)[0]
