"""A scenario is one file: what is wrong with it is said in clear words."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from saucer.bots.random_bot import RandomBot
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.mars_attacks import MARS_ATTACKS, check, positions, rules, scenarios, view
from saucer.games.mars_attacks.board import HIGH, LOW, NO_WALL
from saucer.games.mars_attacks.bots import Tactician
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.mistakes import CODES, TEXT
from saucer.text import LOCALES
from tests.conformance.suite import play_at_random

from .battles import HUMANS, MARTIANS, at, way_of
from .invented import invent

HOUSE = Path(scenarios.__file__).parent / "content" / "scenarios"
HOUSE_NAMES = ["who-is-there", "signal-in-the-rubble", "protect-and-serve"]
PLAIN = (HOUSE / "who-is-there.toml").read_text("utf-8")


def mistakes(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "scenario.toml"
    path.write_text(text, "utf-8")
    return [str(mistake) for mistake in check(path)]


@pytest.mark.parametrize("path", sorted(HOUSE.iterdir()), ids=lambda path: path.name)
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
    assert list(scenarios.rows()) == HOUSE_NAMES


def test_who_deploys_does_so_by_the_rule_of_the_scenario() -> None:
    """MA-SC1, MA-SC2, MA-SC3; another scenario is set up in the order of the first."""
    assert [scenarios.scenario(name).rule for name in HOUSE_NAMES] == ["MA-SC1", "MA-SC2", "MA-SC3"]
    assert scenarios.build(invent(Rng(0))).rule == "MA-SC1"


def test_a_map_is_read_as_it_is_drawn() -> None:
    drawing = "\n".join(["A|. .:. . . . .", "=     -", *[". . . . . . . .", ""] * 6, ". . . . . . . ."])
    terrain = scenarios.terrain_of(drawing)
    assert (terrain.wall(at(1, 1), at(1, 2)), terrain.wall(at(1, 3), at(1, 4))) == (HIGH, LOW)
    assert (terrain.wall(at(1, 1), at(2, 1)), terrain.wall(at(1, 4), at(2, 4))) == (HIGH, LOW)
    assert terrain.wall(at(1, 2), at(2, 2)) == NO_WALL
    assert scenarios.zones_of(drawing) == {"A": [at(1, 1)]}


HIDEOUTS = '[hideouts]\nmodel = "{}"\nzone = "{}"\n\n[points.martian]'
EXITS = '[[exits]]\nmodels = ["{}"]\nrow = {}\nvalues = {}\n\n[points.martian]'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal = 8", "goal = 0", "goal: 0 is not between 1 and 50."),
        ("goal = 8", f"goal = {10**30}", "goal: 1000000000000000000000000000000 is not between"),
        ("goal = 8", "goal = true", "goal: Here must stand a whole number."),
        ("goal = 8", "goal = 1979-05-27", "goal: Here must stand a whole number."),
        ("goal = 8", "gaol = 8", "gaol: There is no such field; there are: first, map, forces,"),
        ('first = "human"', 'first = "nobody"', "first: It must be one of: human, martian."),
        ('first = "human"', "", "first: This field is missing."),
        ('first = "human"', "first = ", "The file is not TOML (Invalid value (at line 5, column 9))."),
        ("goal = 8", f"goal = {'9' * 5000}", "The file is not TOML"),
        ("goal = 8", f"x = {'[' * 5000}", "The file is not TOML"),
        ('ours = ["map"]', 'ours = "map"', "ours: Here must stand a list."),
        ('ours = ["map"]', 'ours = ["walls"]', "ours[0]: It must be one of: forces, map, points."),
        ("count = 5", "count = 100", "forces[0].count: 100 is not between 1 and 40."),
        ("[[forces]]", "[[soldiers]]", "forces: This field is missing."),
        ('model = "martian_grunt"', "model = 1", "forces[0].model: Here must stand a text."),
        ('model = "martian_grunt"', 'model = "tripod"', "forces[0].model: There is no model “tripod”; there are:"),
        ('deploys = "M"', 'deploys = "X"', "forces[0].deploys: No square of the map bears the letter “X”."),
        ('deploys = "M"', 'deploys = "MM"', "forces[0].deploys: “MM” is not one single letter."),
        ('deploys = "M"', "", "forces[0]: Say either where these models deploy or where they enter."),
        ('deploys = "M"', 'deploys = "M"\nenters = "H"', "forces[0]: Say either where"),
        ('model = "us_soldier"', 'model = "martian_grunt"', "forces: There are no humans."),
        ('model = "martian_grunt"', 'model = "us_soldier"', "forces: There are no Martians."),
        ('model = "us_soldier"', 'model = "eva"', "forces: There can be only one “eva”, hidden or not."),
        ("count = 5", "count = 40", "forces: There are 48 models, and at most 40 can take part."),
        ("shot = { us_soldier = 1 }", "shot = { martian_grunt = 1 }", "points.martian.shot: “martian_grunt” is on"),
        ("shot = { us_soldier = 1 }", "shot = { tripod = 1 }", "points.martian.shot: There is no model “tripod”"),
        ("shot = { us_soldier = 1 }", "shot = { us_soldier = 21 }", "points.martian.shot.us_soldier: 21 is not"),
        ("shot = { us_soldier = 1 }", "shot = 1", "points.martian.shot: Here must stand a table."),
        ("[points.human]", "[points.insect]", "points.human: This field is missing."),
        ("M M:M M M M M M", "M M/M M M M M M", "map: Line 3, sign 4 is “/”; between two squares"),
        ("      - -\n", "      x -\n", "map: Line 8, sign 7 is “x”; below a square"),
        ("      - -\n", "      -x-\n", "map: Line 8, sign 8 is “x”; on a corner"),
        ("M M:M M M M M M", "M  :M M M M M M", "map: Line 3, sign 3 is empty; a square is"),
        ("M M:M M M M M M\n", "", "map: The map has 14 lines and needs 15"),
        ("M M:M M M M M M", "M M:M M M M M M M", "map: Line 3 has 17 signs and may have 15."),
        ("[points.martian]", HIDEOUTS.format("martian_grunt", "M"), "hideouts.model: “martian_grunt” is no human"),
        ("[points.martian]", HIDEOUTS.format("tripod", "M"), "hideouts.model: There is no model “tripod”"),
        ("[points.martian]", HIDEOUTS.format("troy", "Z"), "hideouts.zone: No square of the map bears the letter “Z”."),
        ("[points.martian]", EXITS.format("eva", 8, [1] * 8), "exits[0].models: No “eva” takes part."),
        ("[points.martian]", EXITS.format("us_soldier", 4, [1] * 8), "exits[0].row: It must be one of: 1, 8."),
        ("[points.martian]", EXITS.format("us_soldier", 8, [1] * 7), "exits[0].values: The list has 7 entries and"),
        ("[points.martian]", EXITS.format("us_soldier", 8, [1] * 7 + [99]), "exits[0].values[7]: 99 is not between"),
    ],
)
def test_mistakes_are_said_clearly(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in PLAIN
    found = mistakes(tmp_path, PLAIN.replace(old, new))
    assert any(mistake.startswith(said) for mistake in found), found


def test_all_mistakes_are_said(tmp_path: Path) -> None:
    text = PLAIN.replace('model = "martian_grunt"', 'model = "tripod"').replace('enters = "H"', 'enters = "Q"')
    assert [mistake.partition(":")[0] for mistake in mistakes(tmp_path, text)] == [
        "forces[0].model",
        "forces[1].enters",
    ]
    text = PLAIN.replace("goal = 8", "goal = 0").replace("counters = 8", "counters = 9").replace("first", "last")
    assert [mistake.partition(":")[0] for mistake in mistakes(tmp_path, text)] == ["last", "first", "goal", "counters"]


def test_ways_out_lead_over_one_edge(tmp_path: Path) -> None:
    both = "".join(EXITS.format("us_soldier", row, [1] * 8).removesuffix("[points.martian]") for row in (1, 8))
    text = PLAIN.replace("[points.martian]", f"{both}[points.martian]")
    assert mistakes(tmp_path, text) == ["exits: All ways out must lead over the same edge."]
    assert mistakes(tmp_path, text.replace("row = 1", "row = 8")) == []


def test_too_many_models_for_a_zone(tmp_path: Path) -> None:
    narrow = PLAIN.replace("M M M M M M M M", "M . . . . . . .").replace("M M:M M M M M M", ". .:. . . . . .")
    assert mistakes(tmp_path, narrow) == []
    assert mistakes(tmp_path, narrow.replace("count = 5", "count = 7")) == [
        "forces: In the zone “M” 7 models deploy, and it has room for 6."
    ]


def test_who_hides_takes_part_once(tmp_path: Path) -> None:
    """Scenario 2: Troy is in one of the hideouts, and nowhere else."""
    text = (HOUSE / "signal-in-the-rubble.toml").read_text("utf-8")
    assert mistakes(tmp_path, text.replace('model = "eva"', 'model = "troy"')) == [
        "forces: There can be only one “troy”, hidden or not."
    ]


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert str(check(tmp_path / "nothing.toml")[0]).startswith("The file cannot be read (")
    assert str(check(tmp_path)[0]).startswith("The file cannot be read (")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    assert [mistake.code for mistake in check(tmp_path / "binary.toml")] == ["not-text-file"]
    (tmp_path / "endless.toml").write_bytes(b"#" * 70_000)
    assert [mistake.code for mistake in check(tmp_path / "endless.toml")] == ["too-long"]


@pytest.mark.parametrize("name", ["Mine.toml", "my battle.toml", "mine.txt", "-o.toml", f"{'x' * 41}.toml"])
def test_a_name_that_nobody_could_choose(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(PLAIN, "utf-8")
    assert [mistake.code for mistake in check(tmp_path / name)] == ["file-name"]


def test_what_a_file_holds_does_no_harm_to_a_screen(tmp_path: Path) -> None:
    signs = r"\u001b[31m\u0007" + "x" * 1000
    for text in (
        PLAIN + f'\n["{signs}"]\n',
        PLAIN.replace("martian_grunt", signs),
        PLAIN.replace('= "M"', f'= "{signs}"'),
    ):
        for mistake in mistakes(tmp_path, text):
            assert mistake.isprintable()
            assert len(mistake) < 400


def test_every_mistake_has_its_sentence_in_both_languages() -> None:
    said = []
    for locale in LOCALES:
        text = (TEXT / f"{locale}.ftl").read_text("utf-8")
        messages = re.findall(r"^([\w-]+) =(.*?)(?=^[\w#-]|\Z)", text, re.MULTILINE | re.DOTALL)
        said.append({id: set(re.findall(r"\$\w+", message)) for id, message in messages})
    assert said[0] == said[1]
    assert set(said[0]) == {"scenario-sound", *(f"mistake-{code}" for code in CODES)}


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no scenario 'nowhere'; there are: who-is-there"):
        MarsAttacksOptions(scenario="nowhere")


def test_forms_are_told_which_there_are() -> None:
    options = msgspec.json.schema(MarsAttacksOptions)["$defs"]["MarsAttacksOptions"]
    assert options["properties"]["scenario"]["enum"] == HOUSE_NAMES


def test_a_path_is_no_scenario() -> None:
    for name in ("../scenarios/who-is-there", str(HOUSE / "who-is-there"), "who-is-there.toml", ""):
        with pytest.raises(ValueError, match="there is no scenario"):
            MarsAttacksOptions(scenario=name)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, as if the program had been started with it."""
    monkeypatch.setenv("SAUCER_SCENARIOS", str(tmp_path))
    for found in (scenarios.rows, scenarios._own):
        found.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for found in (scenarios.rows, scenarios._own):
        found.cache_clear()


def test_a_folder_of_ones_own_adds_scenarios(own: Path) -> None:
    (own / "my-skirmish.toml").write_text(PLAIN.replace("count = 8", "count = 3"), "utf-8")
    assert list(scenarios.rows()) == [*HOUSE_NAMES, "my-skirmish"]
    assert MARS_ATTACKS.variations("scenario")[-1] == "my-skirmish"
    game = play_at_random(MARS_ATTACKS, MarsAttacksOptions(scenario="my-skirmish"), 2, 1)
    assert len(game.plies[0].before.way.scenario.kinds) == 8  # type: ignore[attr-defined]


def test_what_is_not_sound_there_is_left_out_and_says_why(own: Path) -> None:
    (own / "broken.toml").write_text(PLAIN.replace("goal = 8", "goal = 0"), "utf-8")
    (own / "Loud.toml").write_text(PLAIN, "utf-8")
    (own / "notes.txt").write_text("nothing", "utf-8")
    assert list(scenarios.rows()) == HOUSE_NAMES
    with pytest.raises(ValueError, match="the scenario 'broken' is not sound: goal: 0 is not between 1 and 50"):
        MarsAttacksOptions(scenario="broken")


def test_names_of_the_house_stay_the_houses(own: Path) -> None:
    (own / "who-is-there.toml").write_text(PLAIN.replace("goal = 8", "goal = 1"), "utf-8")
    assert scenarios.rows()["who-is-there"].goal == 8


def test_a_folder_that_is_not_there_adds_nothing(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAUCER_SCENARIOS", str(own / "nowhere"))
    assert list(scenarios.rows()) == HOUSE_NAMES


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_sound_can_be_played_to_the_end(seed: int) -> None:
    """By bots, looked at from all seats, written down and restored."""
    rng = Rng(seed)
    row = invent(rng)
    assert scenarios._mistakes(row) == []
    way = way_of(scenarios.build(row), MarsAttacksOptions(round_cap=30))
    state, bots = rules.new(way), (RandomBot(), Tactician())
    while acting := state.to_act():
        seat = acting[0]
        chance = state.chance() if seat == DEALER else None
        action = chance.sample(rng) if chance else bots[(seat + seed) % 2].choose(state, seat, rng)
        state.step(seat, action)
        if rng.below(40) == 0:
            position = msgspec.to_builtins(positions.position(state))
            assert msgspec.to_builtins(positions.position(positions.restore(way, position))) == position
            for viewer in (MARTIANS, HUMANS, None):
                assert msgspec.json.encode([view.scenery(state), view.view(state, viewer)])
    assert state.outcome() is not None


def test_the_example_of_the_manual_can_be_played(tmp_path: Path) -> None:
    manual = Path(__file__).parents[3] / "docs" / "mars-attacks-scenarios.md"
    example = manual.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    assert mistakes(tmp_path, example) == []


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
