"""`saucer resolve`: missions of Space Alert from files."""

import json
from pathlib import Path

import pytest

from saucer.games.space_alert import missions
from tests.cli.conftest import Saucer

MISSION = {
    "players": [{"order": 0, "actions": [[]] * 12}],
    "tracks": {"red": 1, "white": 3, "blue": 2, "internal": 4},
    "threats": [{"id": "E1-05", "turn": 2, "zone": "white"}],
    "initial_damage": None,
}


def write(path: Path, *documents: object) -> str:
    path.write_text("\n".join(json.dumps(document) for document in documents), "utf-8")
    return str(path)


def test_json(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer("resolve", write(tmp_path / "mission.json", MISSION), "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["status"], found["score"], found["last_turn"], found["destroyed_by"]) == ("won", -10, 13, None)
    assert (found["damage"], found["threats_survived"]) == ({"red": 0, "white": 6, "blue": 0}, ["E1-05"])
    assert (found["knocked_out"], found["disabled_squads"]) == ([False], 0)
    assert (found["rockets_left"], found["fuel_left"]) == (3, 3)
    assert "trace" not in found


def test_json_with_a_trace(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer("resolve", write(tmp_path / "mission.json", MISSION), "--json", "--trace")
    trace = json.loads(said.out)["trace"]
    assert [turn["turn"] for turn in trace] == list(range(1, 14))
    assert {"event": "threat_appeared", "rule": "SA-RES-06"}.items() <= trace[1]["events"][2].items()


def test_in_words(saucer: Saucer, tmp_path: Path) -> None:
    said = saucer("resolve", write(tmp_path / "mission.json", MISSION))
    assert said.out.splitlines() == [
        "Mission 1",
        "The mission is won. Score: -10",
        "Threats: 2   Penalties: 12   Visual confirmation: 0",
        "Damage tiles: red 0, white 6, blue 0",
        "Knocked out: 0   Disabled squads: 0   Rockets left: 3   Fuel left: 3",
        "Destroyed: none",
        "Survived: Gunship",
    ]


def test_in_words_with_a_trace_and_in_french(saucer: Saucer, tmp_path: Path) -> None:
    file = write(tmp_path / "mission.json", MISSION)
    told = saucer("resolve", file, "--trace").out
    assert "Gunship attacks the white zone with 2; the shield absorbs 1. SA-SHIP-01" in told
    assert "Vaisseau de combat" in saucer("resolve", file, "--trace", "--lang", "fr").out


def test_a_lost_mission(saucer: Saucer, tmp_path: Path) -> None:
    threats = [{"id": "SE2-05", "turn": 1, "zone": "red"}]
    file = write(tmp_path / "mission.json", {**MISSION, "threats": threats})
    assert "The ship is lost on turn 3, to Nemesis." in saucer("resolve", file).out
    found = json.loads(saucer("resolve", file, "--json").out)
    assert (found["status"], found["score"], found["destroyed_by"]) == ("lost", None, "SE2-05")


def test_a_mission_over_several_lines(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "mission.json").write_text("\n" + json.dumps(MISSION, indent=2), "utf-8")
    assert json.loads(saucer("resolve", "mission.json", "--json").out)["score"] == -10


def test_several_missions_are_a_stream(saucer: Saucer, tmp_path: Path) -> None:
    documents = [missions.mission(name) for name in missions.missions()]
    file = write(tmp_path / "evening.jsonl", MISSION, *documents)
    lines = saucer("resolve", file, "--json").out.splitlines()
    assert len(lines) == 1 + len(documents)
    assert json.loads(lines[0])["score"] == -10
    assert "Mission 4" in saucer("resolve", file).out


def test_the_same_seed_gives_the_same_tiles(saucer: Saucer, tmp_path: Path) -> None:
    file = write(tmp_path / "mission.json", MISSION)
    found = [saucer("resolve", file, "--json", "--seed", str(seed)).out for seed in (0, 1, 2, 3, 0)]
    assert found[0] == found[4] == saucer("resolve", file, "--json").out
    assert len(set(found)) > 2


BAD = [
    ({**MISSION, "threats": [{"id": "E1-99", "turn": 2, "zone": "red"}]}, "threats[0].id"),
    ({**MISSION, "threats": [{"id": "E1-07", "turn": 2, "zone": None}]}, "threats[0].zone"),
    ({**MISSION, "players": [{"order": 0, "actions": [[]] * 13}]}, "players[0].actions"),
    ({**MISSION, "players": [{"order": 0, "actions": [[]] * 12}] * 2}, "players[1].order"),
    ({**MISSION, "players": [{"order": 0, "actions": [["heroic_move:attic"]] + [[]] * 11}]}, "players[0].actions[0]"),
    (
        {**MISSION, "threats": [{"id": "E1-05", "turn": turn, "zone": "red"} for turn in (1, 2)]},
        "threats[1].id: E1-05 is there already",
    ),
    ({**MISSION, "players": [{"order": place, "actions": [[]] * 12} for place in (0, 1, 3)]}, "place 2 in the crew"),
    ({**MISSION, "threats": [{"id": "E1-07", "turn": 10**30, "zone": "red"}]}, "threats[0].turn"),
    ({**MISSION, "threats": [{"id": "E" * 100_000, "turn": 2, "zone": "red"}]}, "threats[0].id"),
    ({**MISSION, "threats": [{"id": "\x1b[31m\x07", "turn": 2, "zone": "red"}]}, "threats[0].id"),
    ({**MISSION, "\x1b]0;title\x07" + "x" * 100_000: 1}, "there is no such field"),
    ([MISSION], "an object in braces"),
    ("x", "an object in braces"),
]


@pytest.mark.parametrize(("document", "field"), BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_mistake_is_one_line_with_the_field(
    saucer: Saucer, tmp_path: Path, document: object, field: str, lang: str
) -> None:
    said = saucer("resolve", write(tmp_path / "mission.json", document), "--json", "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    assert lang == "fr" or field in said.err
    assert "mission.json" in said.err
    assert len(said.err) < 500
    assert "\x1b" not in said.err


@pytest.mark.parametrize("number", ["1" + "0" * 5_000, "-1" + "0" * 5_000, "1e999", "9" * 25])
@pytest.mark.parametrize("indent", [None, 2])
def test_a_number_without_end_is_named_by_its_field(
    saucer: Saucer, tmp_path: Path, number: str, indent: int | None
) -> None:
    text = json.dumps(MISSION, indent=indent).replace('"red": 1', f'"red": {number}')
    (tmp_path / "mission.json").write_text(text, "utf-8")
    said = saucer("resolve", "mission.json")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "tracks.red: " in said.err
    assert len(said.err) < 500


@pytest.mark.parametrize("text", [b"", b"\n\n", b"{", b"nonsense", b"\xff\xfe", b"[" * 100_000, b'{"players": NaN}'])
def test_what_is_no_json_is_one_line(saucer: Saucer, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "mission.json").write_bytes(text)
    said = saucer("resolve", "mission.json")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)


def test_a_mistake_in_a_stream_names_its_line(saucer: Saucer, tmp_path: Path) -> None:
    file = write(tmp_path / "evening.jsonl", MISSION, {**MISSION, "tracks": {}})
    said = saucer("resolve", file, "--json")
    assert (said.code, len(said.out.splitlines())) == (2, 1)
    assert "line 2: tracks.red: this field is missing." in said.err
    (tmp_path / "evening.jsonl").write_text(json.dumps(MISSION) + "\n{", "utf-8")
    said = saucer("resolve", file, "--json")
    assert (said.code, len(said.out.splitlines())) == (2, 1)
    assert "line 2" in said.err


@pytest.mark.parametrize("first", ["{", '{"players": [}', "nonsense", '{"players": ["', json.dumps(MISSION)[:-1]])
@pytest.mark.parametrize("blank", ["", "\n\n"])
def test_a_broken_first_line_of_a_stream_is_named(saucer: Saucer, tmp_path: Path, first: str, blank: str) -> None:
    lines = [first, json.dumps(MISSION), "", json.dumps(MISSION)]
    (tmp_path / "evening.jsonl").write_text(blank + "\n".join(lines), "utf-8")
    said = saucer("resolve", "evening.jsonl")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert f"evening.jsonl, line {1 + len(blank)}: " in said.err


def test_a_mistake_in_a_mission_over_several_lines_names_the_file(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "mission.json").write_text(json.dumps(MISSION, indent=2)[:-1], "utf-8")
    assert "mission.json: Input data was truncated" in saucer("resolve", "mission.json").err


def test_a_list_of_missions_is_no_stream(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text(f"[\n{json.dumps(MISSION)},\n{json.dumps(MISSION)}\n]", "utf-8")
    assert "list.json: an object in braces" in saucer("resolve", "list.json").err


@pytest.mark.parametrize(
    "chunks",
    [
        [b"\0" * 3_000_000],
        [b"[" + b"1," * 2_000_000],
        [b"{\n"] + [b'"x": 1,\n'] * 300_000,
        [b'{"players":\n', b"[" * 3_000_000],
    ],
    ids=["zeros", "one line", "many lines", "second line"],
)
def test_what_is_too_long_for_a_mission_is_not_read_to_its_end(
    saucer: Saucer, tmp_path: Path, chunks: list[bytes]
) -> None:
    (tmp_path / "mission.json").write_bytes(b"".join(chunks))
    said = saucer("resolve", "mission.json")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "mission.json: this is too long for a mission" in said.err


def test_a_line_that_is_too_long_ends_a_stream(saucer: Saucer, tmp_path: Path) -> None:
    (tmp_path / "evening.jsonl").write_text(json.dumps(MISSION) + "\n" + "x" * 3_000_000, "utf-8")
    said = saucer("resolve", "evening.jsonl", "--json")
    assert (said.code, len(said.out.splitlines())) == (2, 1)
    assert "line 2: this is too long for a mission" in said.err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file")
def test_an_endless_file_is_refused(saucer: Saucer) -> None:
    said = saucer("resolve", "/dev/zero")
    assert (said.code, said.out) == (2, "")
    assert "too long for a mission" in said.err


def test_a_file_that_is_not_there(saucer: Saucer) -> None:
    said = saucer("resolve", "nowhere.json")
    assert said.code == 2
    assert "cannot read nowhere.json" in said.err


def test_it_explains_itself(saucer: Saucer) -> None:
    said = saucer("resolve", "--help")
    assert said.code == 0
    assert "Examples" in said.out
