"""`saucer play`: the same rules at the terminal."""

from pathlib import Path

import pytest

from saucer.cli import run
from saucer.core.lines import Undo
from saucer.core.log import Log, read
from tests.cli.conftest import Saucer

PLAY = ("play", "falling-skies-9", "--seed", "3", "--log", "game.jsonl")


def saved(folder: Path) -> Log:
    return read((folder / "game.jsonl").read_text().splitlines())


def test_leaving_saves_the_game(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, typed="q\n")
    assert said.code == 0
    assert "The dice show 2, 3, 1, 4, 2. UFS-PLAN-1" in said.out
    assert "Go on with: saucer play --resume game.jsonl" in said.out
    assert saved(tmp_path).ply == 1


def test_a_die_then_a_column_then_a_cell(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, typed="2\n3\n1\nq\n")
    assert "2  Die 2: black 3 …" in said.out
    assert "3  Column 3 …" in said.out
    assert "1  Row 1: AA gun" in said.out
    assert "The black 3 goes to base row 1, column 3. UFS-PLAN-2" in said.out
    assert saved(tmp_path).ply == 2


def test_several_numbers_at_once(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, typed="2 3 1\nq\n")
    assert "goes to base row 1, column 3." in said.out
    assert saved(tmp_path).ply == 2


def test_undo(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, typed="2 3 1\nu\nu\nq\n")
    assert "Taken back." in said.out
    assert "There is nothing to take back." in said.out
    log = saved(tmp_path)
    assert isinstance(log.lines[-1].command, Undo)
    assert [line.ply for line in log.played()] == [0]


def test_help_explains_keys_and_signs(saucer: Saucer) -> None:
    said = saucer(*PLAY, typed="?\nq\n")
    assert "Several numbers at once" in said.out
    assert "◈ red ship" in said.out


def test_enter_goes_back_to_the_first_list(saucer: Saucer, tmp_path: Path) -> None:
    saucer(*PLAY, typed="1\n\n2 3 1\nq\n")
    command = saved(tmp_path).lines[-1].command
    assert (command.die, command.column) == (1, 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("typed", ["9", "0", "-1", "x", "2 9 1", "²"])
def test_what_cannot_be_chosen(saucer: Saucer, tmp_path: Path, typed: str) -> None:
    said = saucer(*PLAY, typed=f"{typed}\nq\n")
    assert said.code == 0
    assert f"There is no {typed.split()[1] if ' ' in typed else typed} here." in said.out
    assert saved(tmp_path).ply == 1


def test_the_end_of_the_input_leaves(saucer: Saucer, tmp_path: Path) -> None:
    assert saucer(*PLAY, typed="2 3 1\n").code == 0
    assert saved(tmp_path).ply == 2


def test_ctrl_c_ends_quietly_and_loses_nothing(
    saucer: Saucer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["2 3 1"])

    def typed(_: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed)
    assert run(list(PLAY)) == 130
    assert capsys.readouterr().err == ""
    assert saved(tmp_path).ply == 2


def test_resume_goes_on_in_the_same_file(saucer: Saucer, tmp_path: Path) -> None:
    saucer(*PLAY, typed="2 3 1\nq\n")
    said = saucer("play", "--resume", "game.jsonl", typed="u\n1 1 1\nq\n")
    assert said.code == 0
    log = saved(tmp_path)
    assert log.ply == 4
    assert [line.ply for line in log.played()] == [0, 3]
    assert [line.at for line in log.lines] == sorted(line.at for line in log.lines)


def test_resume_into_another_file_leaves_the_first_alone(saucer: Saucer, tmp_path: Path) -> None:
    saucer(*PLAY, typed="q\n")
    before = (tmp_path / "game.jsonl").read_text()
    saucer("play", "--resume", "game.jsonl", "--log", "other.jsonl", typed="2 3 1\nq\n")
    assert (tmp_path / "game.jsonl").read_text() == before
    assert read((tmp_path / "other.jsonl").read_text().splitlines()).ply == 2


def test_resume_keeps_the_options_of_the_file(saucer: Saucer) -> None:
    saucer(*PLAY, typed="q\n")
    said = saucer("play", "--resume", "game.jsonl", "--option", "hard=sky-1")
    assert said.code == 2
    assert "give only --resume" in said.err


def test_a_log_is_never_overwritten(saucer: Saucer, tmp_path: Path) -> None:
    saucer(*PLAY, typed="2 3 1\nq\n")
    said = saucer(*PLAY, typed="q\n")
    assert said.code == 2
    assert "exists already" in said.err
    assert saved(tmp_path).ply == 2


def test_without_a_file_the_data_folder_keeps_it(saucer: Saucer, tmp_path: Path) -> None:
    saucer("play", "falling-skies-9", typed="q\n")
    (file,) = (tmp_path / "data" / "logs").iterdir()
    assert read(file.read_text().splitlines()).ply == 1


def test_options(saucer: Saucer, tmp_path: Path) -> None:
    saucer(*PLAY, "-o", "hard=sky-1, tracks", "-o", "hard=mothership", "-o", "lenient-digging=true", typed="q\n")
    options = saved(tmp_path).options
    assert options.hard == ("sky-1", "tracks", "mothership")  # type: ignore[attr-defined]
    assert options.lenient_digging is True  # type: ignore[attr-defined]


@pytest.mark.parametrize("environment", ["fr_FR.UTF-8", "fr"])
def test_french_from_the_environment(saucer: Saucer, monkeypatch: pytest.MonkeyPatch, environment: str) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    said = saucer(*PLAY, typed="2 3 1\n?\nq\n")
    assert "Le 3 noir va dans la base, ligne 1, colonne 3." in said.out
    assert "Choisissez un numéro" in said.out
    assert "vaisseau rouge" in said.out


def test_lang_wins_over_the_environment(saucer: Saucer) -> None:
    assert "Les dés montrent" in saucer(*PLAY, "--lang", "fr", typed="q\n").out


def test_a_whole_game(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, typed="1 1 1\n" * 400)
    assert said.code == 0
    assert "All is lost." in said.out
    assert "Go on with" not in said.out
    assert saved(tmp_path).state.outcome() is not None


@pytest.mark.parametrize("options", ["city=roswell", "city=washington,damaged=true,threat=2", "final_tile=true"])
def test_a_whole_boxed_game(saucer: Saucer, tmp_path: Path, options: str) -> None:
    given = [word for option in options.split(",") for word in ("--option", option)]
    said = saucer("play", "falling-skies", "--seed", "3", "--log", "game.jsonl", *given, typed="1 1 1\n" * 400)
    assert said.code == 0
    assert "All is lost." in said.out
    assert saved(tmp_path).state.outcome() is not None


def test_a_bot_plays_a_solo_game_to_its_end(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer(*PLAY, "--bot", "random")
    assert said.code == 0
    assert saved(tmp_path).state.outcome() is not None


def test_the_same_seed_rolls_the_same_dice(saucer: Saucer) -> None:
    first = saucer("play", "falling-skies-9", "--seed", "5", "--log", "a.jsonl", typed="1 1 1\n" * 400)
    second = saucer("play", "falling-skies-9", "--seed", "5", "--log", "b.jsonl", typed="1 1 1\n" * 400)
    assert first.out.replace("a.jsonl", "b.jsonl") == second.out
