"""`saucer sim --vary`: one line for each combination of options."""

import csv
import json
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from saucer.cli import sim
from saucer.lab.simulate import Finished, Task, simulate
from saucer.lab.statistics import wilson
from tests.cli.conftest import Said, Saucer
from tests.lab.varied import VARIED, registered

CARDS = ["", "mothership", "sky-1", "sky-2", "sky-3", "sky-4", "upper-base", "lower-base", "tracks"]


def table(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def rows(said: Said) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(said.out)["rows"]
    return found


@pytest.fixture
def varied() -> Iterator[None]:
    with registered(VARIED):
        yield


def test_a_line_for_each_combination(saucer: Saucer, tmp_path: Path) -> None:
    line = "sim falling-skies-9 --vary hard,lenient_digging --games 3 --jobs 1 --csv table.csv"
    said = saucer(*line.split())
    assert said.code == 0
    assert "3 games of random, seed 1" in said.out
    for word in ("hard", "rate", "95 % interval", "research", "mothership", "true"):
        assert word in said.out
    lines = table(tmp_path / "table.csv")
    assert [(row["hard"], row["lenient_digging"]) for row in lines] == [
        (card, lenient) for card in CARDS for lenient in ("false", "true")
    ]


def test_the_table_file_says_what_json_says(saucer: Saucer, tmp_path: Path) -> None:
    line = "sim falling-skies-9 --bot habit --vary hard=|sky-1+tracks --games 5 --jobs 1 --csv table.csv --json"
    said = saucer(*line.split())
    lines = table(tmp_path / "table.csv")
    assert [row["varied"] for row in rows(said)] == [{"hard": []}, {"hard": ["sky-1", "tracks"]}]
    assert [row["hard"] for row in lines] == ["", "sky-1+tracks"]
    for told, row in zip(rows(said), lines, strict=True):
        wins = told["seats"][0]["wins"]
        assert (int(row["games"]), int(row["wins"])) == (told["games"], wins["count"])
        assert (float(row["low"]), float(row["high"])) == (wins["low"], wins["high"]) == wilson(wins["count"], 5)
        assert {name: float(row[name]) for name in told["figures"]} == told["figures"]


def test_the_number_of_processes_changes_nothing(saucer: Saucer, tmp_path: Path) -> None:
    line = "sim falling-skies-9 --vary hard=sky-1|tracks,dice_in_tunnels --games 25 --seed 4"
    one = saucer(*line.split(), "--jobs", "1", "--csv", "one.csv")
    two = saucer(*line.split(), "--jobs", "2", "--csv", "two.csv")
    assert one.out == two.out
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()


def test_a_combination_is_played_as_it_is_alone(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --games 20 --jobs 1 --json --option lenient_digging=true"
    alone = json.loads(saucer(*line.split(), "--option", "hard=sky-2").out)
    _, sky_2 = rows(saucer(*line.split(), "--vary", "hard=tracks|sky-2"))
    assert {name: alone[name] for name in sky_2 if name != "varied"} == {
        name: sky_2[name] for name in sky_2 if name != "varied"
    }


def test_options_that_are_varied_may_be_given_apart(saucer: Saucer) -> None:
    line = "sim falling-skies-9 --games 1 --jobs 1 --json --vary hard=tracks --vary lenient-digging"
    assert [row["varied"] for row in rows(saucer(*line.split()))] == [
        {"hard": ["tracks"], "lenient_digging": False},
        {"hard": ["tracks"], "lenient_digging": True},
    ]


def test_a_table_file_without_anything_varied(saucer: Saucer, tmp_path: Path) -> None:
    line = "sim falling-skies-9 --games 4 --jobs 1 --csv table.csv"
    said = saucer(*line.split())
    assert "ending: damage" in said.out
    (row,) = table(tmp_path / "table.csv")
    assert list(row)[:6] == ["games", "wins", "rate", "low", "high", "decisions"]


@pytest.mark.usefixtures("varied")
def test_only_the_game_knows_its_cities(saucer: Saucer) -> None:
    line = "sim varied --games 2 --jobs 1 --json --vary city,threat=2|0"
    assert [tuple(row["varied"].values()) for row in rows(saucer(*line.split()))] == [
        (city, threat) for city in ("roswell", "washington", "new-york") for threat in (2, 0)
    ]
    told = saucer("games").out
    for choices in ("roswell, washington, new-york", "0 to 2", "day, night", "any of sun, rain", "any of str"):
        assert choices in told


@pytest.mark.usefixtures("varied")
def test_impossible_combinations_are_left_out(saucer: Saucer) -> None:
    line = "sim varied --games 2 --jobs 1 --vary city,is_damaged"
    said = saucer(*line.split())
    assert "Left out, for the game does not allow them together: 1" in said.out
    assert len(rows(saucer(*line.split(), "--json"))) == 5
    line = "sim varied --games 2 --jobs 1 --json --vary city=washington|new-york,is_damaged=true"
    assert len(rows(saucer(*line.split()))) == 2


@pytest.mark.usefixtures("varied")
@pytest.mark.parametrize(
    ("vary", "told"),
    [
        ("city=atlantis", "--vary city=atlantis: there is no city 'atlantis'"),
        ("threat=3", "--vary threat=3: Expected `int` <= 2"),
        ("threat=", "--vary threat=: Expected `int`, got `str`"),
        ("name", "--vary name: it can be anything, so name the values: name=THIS|THAT"),
        ("rounds", "--vary rounds: it can be anything"),
        ("guests", "--vary guests: it can be anything"),
        ("is_damaged=true", "--vary is_damaged=true: roswell cannot be damaged"),
        ("city=roswell,is_damaged=true", "--vary city=roswell: the game does not allow it with the other choices"),
    ],
)
def test_a_mistake_is_one_line(saucer: Saucer, tmp_path: Path, vary: str, told: str) -> None:
    said = saucer("sim", "varied", "--vary", vary, "--csv", "table.csv")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert told in said.err
    assert not (tmp_path / "table.csv").exists()


def test_each_combination_has_its_folder_of_logs(saucer: Saucer, tmp_path: Path) -> None:
    line = "sim falling-skies-9 --games 2 --jobs 1 --logs games --vary hard=|sky-1+tracks"
    said = saucer(*line.split())
    assert said.code == 0
    folder = tmp_path / "games" / "hard=sky-1+tracks"
    assert {path.name for path in (tmp_path / "games").iterdir()} == {"hard=", folder.name}
    for file in folder.iterdir():
        assert json.loads(file.read_text().splitlines()[0])["options"]["hard"] == ["sky-1", "tracks"]
        assert saucer("replay", str(file)).code == 0


def test_progress_is_no_part_of_what_is_said(saucer: Saucer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where it is drawn, for a terminal, it is on the error output."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    line = "sim falling-skies-9 --games 2 --jobs 1 --vary hard --csv table.csv --json"
    said = saucer(*line.split())
    assert "falling-skies-9, random" in said.err
    assert said.out.count("\n") == 1
    assert len(rows(said)) == len(CARDS)


def test_what_was_played_before_ctrl_c_is_in_the_table_file(
    saucer: Saucer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(tasks: Sequence[Task], jobs: int) -> Iterator[list[Finished]]:
        yield from islice(simulate(tasks, jobs), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "simulate", interrupted)
    line = "sim falling-skies-9 --games 1 --jobs 1 --vary hard --csv table.csv"
    said = saucer(*line.split())
    assert (said.code, said.out) == (130, "")
    assert [row["hard"] for row in table(tmp_path / "table.csv")] == CARDS[:2]


def test_a_narrow_terminal_shows_whole_columns_and_says_which_it_leaves_out() -> None:
    wide = Table("city", "rate", "research", "damage")
    wide.add_row("washington", "12.5%", "1.00", "6.50")
    terminal = Console(width=30, force_terminal=True, no_color=True, file=StringIO())
    with terminal.capture() as shown:
        terminal.print(sim._fitted(wide, terminal))
    for word in ("washington", "12.5%", "No room here for"):
        assert word in shown.get()
    assert "1.00" not in shown.get()


def test_a_file_has_room_for_all_columns() -> None:
    wide = Table(*(f"column {number}" for number in range(20)))
    file = Console(width=80, file=StringIO())
    with file.capture() as written:
        file.print(sim._fitted(wide, file))
    assert "column 19" in written.get()
