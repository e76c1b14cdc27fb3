"""A mistake is one clear line on the error output and exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Saucer

GOOD_HEADER = '{"saucer":1,"game":"falling-skies-9","rules":1,"options":{},"seats":1}\n'


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("frob", "No such command 'frob'"),
        ("--frob", "No such option: --frob"),
        ("serve --port 99999", "--port"),
        ("serve --port x", "--port"),
        ("serve --host no.such.host.invalid", "no address 'no.such.host.invalid'"),
        ("play", "say which game"),
        ("play chess", "no game 'chess'; there are: falling-skies, falling-skies-9"),
        ("play falling-skies-9 --lang de", "'de' is not one of"),
        ("play falling-skies-9 --option hard", "is not KEY=VALUE"),
        ("play falling-skies-9 --option soft=1", "there are: hard, lenient_digging, dice_in_tunnels"),
        ("play falling-skies-9 --option hard=moon", "'moon'"),
        ("play falling-skies-9 --option hard=sky-1,sky-1", "flipped twice"),
        ("play falling-skies-9 --option lenient_digging=perhaps", "lenient_digging"),
        ("play falling-skies-9 --bot nobody", "no bot 'nobody'"),
        ("play falling-skies-9 --seed x", "--seed"),
        ("play falling-skies-9 --log nowhere/game.jsonl", "cannot write"),
        ("play --resume nothing.jsonl", "cannot read nothing.jsonl"),
        ("replay", "Missing argument 'FILE'"),
        ("replay nothing.jsonl", "cannot read nothing.jsonl"),
        ("replay .", "cannot read"),
        ("sim", "Missing argument 'SLUG'"),
        ("sim chess", "no game 'chess'"),
        ("sim falling-skies-9 --bot nobody", "no bot 'nobody' plays falling-skies-9; there are: random"),
        ("sim falling-skies-9 --games 0", "--games"),
        ("sim falling-skies-9 --games many", "--games"),
        ("sim falling-skies-9 --jobs 0", "--jobs"),
        ("sim falling-skies-9 --option hard=moon", "'moon'"),
        ("sim falling-skies-9 extra", "extra"),
        ("sim falling-skies-9 --vary soft", "falling-skies-9 has no such option (there are: hard, lenient_digging"),
        ("sim falling-skies-9 --vary hard,", "'': falling-skies-9 has no such option"),
        ("sim falling-skies-9 --vary hard=moon", "--vary hard=moon: Invalid enum value 'moon'"),
        ("sim falling-skies-9 --vary hard=|sky-1+sky-1", "a card cannot be flipped twice"),
        ("sim falling-skies-9 --vary lenient_digging=perhaps", "--vary lenient_digging=perhaps"),
        ("sim falling-skies-9 --vary hard=sky-1,hard=sky-2", "--vary names hard twice"),
        ("sim falling-skies-9 --vary hard --csv nowhere/table.csv", "cannot write nowhere/table.csv"),
        ("sim falling-skies-9 --games 1 --csv .", "cannot write ."),
        ("bench --seconds no", "--seconds"),
    ],
)
def test_one_line_and_exit_code_2(saucer: Saucer, line: str, told: str) -> None:
    said = saucer(*line.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("saucer: ")
    assert said.err.count("\n") == 1
    assert told in said.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the log is empty"),
        ("not JSON\n", "line 1:"),
        ('{"saucer":1}\n', "line 1:"),
        (GOOD_HEADER.replace('"saucer":1', '"saucer":99'), "line 1: this is log format 99"),
        (GOOD_HEADER.replace('"rules":1', '"rules":99'), "line 1: played under rules 99"),
        (GOOD_HEADER.replace("falling-skies-9", "chess"), "line 1: there is no game 'chess'"),
        (GOOD_HEADER.replace('"seats":1', '"seats":3'), "line 1:"),
        (GOOD_HEADER + '{"ply":0,"seat":0,"command":{"do":"fly"},"at":0}\n', "line 2:"),
        (GOOD_HEADER + '{"ply":0,"seat":0,"command":{"do":"finish"},"at":0}\n', "line 2: the rules refuse"),
        (GOOD_HEADER + '{"ply":7,"seat":0,"command":{"do":"finish"},"at":0}\n', "line 2: ply 7 stands where ply 0"),
        (GOOD_HEADER + '{"ply":0,"seat":-1,"comm', "line 2:"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_damaged_log_gives_the_line(saucer: Saucer, tmp_path: Path, command: list[str], text: str, told: str) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(text)
    said = saucer(*command, str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert told in said.err
    assert file.read_text() == text


def test_bytes_that_are_no_text(saucer: Saucer, tmp_path: Path) -> None:
    file = tmp_path / "picture.jsonl"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    said = saucer("replay", str(file))
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_a_data_folder_that_is_a_file(saucer: Saucer, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = saucer("play", "falling-skies-9", "--data", str(file))
    assert said.code == 2
    assert "cannot use" in said.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("line", ["games", "--version", "sim falling-skies-9 --games 1"])
def test_a_full_disk_is_one_line_too(line: str) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "saucer", *line.split()]
        ended = subprocess.run(command, check=False, stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == 1
    assert ended.stderr.decode().strip() == "saucer: cannot go on: No space left on device"
