"""A scenario is one file: what is wrong with it is said in clear words."""

from pathlib import Path

import pytest

from saucer.games.mars_attacks import check, scenarios
from saucer.games.mars_attacks.board import HIGH, LOW, NO_WALL
from saucer.games.mars_attacks.components import MarsAttacksOptions

from .battles import at

FOLDER = Path(scenarios.__file__).parent / "content" / "scenarios"
PLAIN = (FOLDER / "who-is-there.toml").read_text("utf-8")


def problems(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "scenario.toml"
    path.write_text(text, "utf-8")
    return check(path)


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_the_scenarios_of_the_house_are_in_order(path: Path) -> None:
    assert check(path) == []


@pytest.mark.parametrize(
    ("name", "high", "low"), [("who-is-there", 10, 10), ("signal-in-the-rubble", 10, 10), ("protect-and-serve", 11, 10)]
)
def test_walls_are_counted(name: str, high: int, low: int) -> None:
    terrain = scenarios.scenario(name).terrain
    edges = [*terrain.east, *terrain.south]
    assert (edges.count(HIGH), edges.count(LOW)) == (high, low)


def test_what_is_ours_is_said() -> None:
    assert [row.ours for row in scenarios.rows().values()] == [("map",), ("map", "forces", "points"), ("map",)]
    assert list(scenarios.rows()) == ["who-is-there", "signal-in-the-rubble", "protect-and-serve"]


def test_a_map_is_read_as_it_is_drawn() -> None:
    drawing = "\n".join(["A|. .:. . . . .", "=     -", *[". . . . . . . .", ""] * 6, ". . . . . . . ."])
    terrain = scenarios.terrain_of(drawing)
    assert (terrain.wall(at(1, 1), at(1, 2)), terrain.wall(at(1, 3), at(1, 4))) == (HIGH, LOW)
    assert (terrain.wall(at(1, 1), at(2, 1)), terrain.wall(at(1, 4), at(2, 4))) == (HIGH, LOW)
    assert terrain.wall(at(1, 2), at(2, 2)) == NO_WALL
    assert scenarios.zones_of(drawing) == {"A": [at(1, 1)]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("goal = 8", "goal = 0"), "Expected `int` >= 1"),
        (("goal = 8", "gaol = 8"), "gaol"),
        (('first = "human"', 'first = "nobody"'), "nobody"),
        (('first = "human"', "first = "), "not TOML"),
        (("count = 5", "count = 100"), "Expected `int` <= 40"),
        (('model = "martian_grunt"', 'model = "tripod"'), "no model 'tripod'"),
        (('deploys = "M"', 'deploys = "X"'), "no square of the map bears the letter 'X'"),
        (('deploys = "M"', 'deploys = "M"\nenters = "H"'), "either where it deploys or where it enters"),
        (
            ('model = "us_soldier"\ncount = 8\nenters = "H"', 'model = "martian_grunt"\ncount = 8\nenters = "H"'),
            "human side",
        ),
        (("shot = { us_soldier = 1 }", "shot = { martian_grunt = 1 }"), "on that side itself"),
        (("shot = { us_soldier = 1 }", "shot = { tripod = 1 }"), "no model 'tripod'"),
        (("M M:M M M M M M", "M M/M M M M M M"), "line 3, sign 4 of the map is '/'"),
        (("      - -\n", "      x -\n"), "line 8, sign 7 of the map is 'x'"),
        (("M M:M M M M M M", "M  :M M M M M M"), "line 3, sign 3 of the map is empty"),
        (("M M:M M M M M M\n", ""), "14 lines, not 15"),
        (("M M:M M M M M M", "M M:M M M M M M M"), "17 signs"),
        (("[points.martian]", '[hideouts]\nmodel = "martian_grunt"\nzone = "M"\n\n[points.martian]'), "no human model"),
        (("[points.martian]", '[hideouts]\nmodel = "troy"\nzone = "Z"\n\n[points.martian]'), "letter 'Z'"),
        (
            (
                "[points.martian]",
                '[[exits]]\nmodels = ["eva"]\nrow = 8\nvalues = [1, 1, 1, 1, 1, 1, 1, 1]\n\n[points.martian]',
            ),
            "no 'eva' takes part",
        ),
    ],
)
def test_problems_are_said_clearly(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    assert change[0] in PLAIN
    found = problems(tmp_path, PLAIN.replace(*change))
    assert any(said in problem for problem in found), found


def test_several_problems_are_all_said(tmp_path: Path) -> None:
    text = PLAIN.replace('model = "martian_grunt"', 'model = "tripod"').replace('enters = "H"', 'enters = "Q"')
    assert len(problems(tmp_path, text)) == 2


def test_too_many_models_for_a_zone_or_a_battle(tmp_path: Path) -> None:
    crowded = PLAIN.replace("count = 5", "count = 40")
    assert any("48 models" in problem for problem in problems(tmp_path, crowded))
    narrow = PLAIN.replace("M M M M M M M M", "M . . . . . . .").replace("M M:M M M M M M", ". .:. . . . . .")
    assert problems(tmp_path, narrow) == []
    assert any("zone 'M'" in problem for problem in problems(tmp_path, narrow.replace("count = 5", "count = 7")))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot be read" in check(tmp_path / "nothing.toml")[0]


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(ValueError, match="who-is-there"):
        MarsAttacksOptions(scenario="nowhere")


def test_the_example_of_the_manual_can_be_played(tmp_path: Path) -> None:
    manual = Path(__file__).parents[3] / "docs" / "mars-attacks-scenarios.md"
    example = manual.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    assert problems(tmp_path, example) == []


def test_map_1_looks_the_same_from_both_sides_and_leaves_the_edge_free() -> None:
    """As the rulebook asks of its first map: 15 to 20 pieces, none around the outermost squares."""
    terrain = scenarios.scenario("who-is-there").terrain
    for square in range(64):
        row, column = square // 8, square % 8
        if column < 7:
            assert terrain.east[square] == terrain.east[62 - square]
            assert not terrain.east[square] or (1 <= row <= 6 and 1 <= column <= 5)
        if row < 7:
            assert terrain.south[square] == terrain.south[55 - square]
            assert not terrain.south[square] or (1 <= row <= 5 and 1 <= column <= 6)
    assert 15 <= sum(wall > 0 for wall in (*terrain.east, *terrain.south)) <= 20
