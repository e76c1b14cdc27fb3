"""`saucer mission`: what is announced in missions of Space Alert, and how hard they are."""

import json

import msgspec
import pytest

from saucer.games.space_alert.live.generator import generate
from saucer.games.space_alert.live.timelines import row, timelines
from tests.cli.conftest import Saucer


@pytest.mark.parametrize("id", ["test_run_1", "mission_8"])
def test_a_timeline_in_both_languages(saucer: Saucer, id: str) -> None:
    for lang in ("en", "fr"):
        said = saucer("mission", id, "--lang", lang)
        assert (said.code, said.err) == (0, "")
        assert len(said.out.splitlines()) == 4 + len(timelines()[id].announcements(15))


def test_a_mission_of_ours(saucer: Saucer) -> None:
    said = saucer("mission", "42")
    assert said.out == saucer("mission", "generated-42").out
    assert "Generated mission 42" in said.out
    assert "Unconfirmed report. Time T+4. Internal threat." in said.out
    assert "Mission générée 42" in saucer("mission", "42", "--lang", "fr").out


def test_json(saucer: Saucer) -> None:
    told = json.loads(saucer("mission", "42", "--json").out)
    assert (told["id"], told["turns"], told["difficulty"]) == ("generated-42", 12, None)
    assert told["events"] == json.loads(msgspec.json.encode(row(generate(42)).events))


def test_an_estimate(saucer: Saucer) -> None:
    arguments = ("mission", "test_run_1", "--estimate", "1", "--tries", "20")
    told = json.loads(saucer(*arguments, "--json").out)["difficulty"]
    assert (told["missions"], told["tries"]) == (1, 20)
    assert 0 <= told["survival"] <= 1
    assert "one draw of threats" in saucer(*arguments).out
    assert "un tirage de menaces" in saucer(*arguments, "--lang", "fr").out


@pytest.mark.parametrize("name", ["mission_9", "-1", "4294967296", "generated-", "²"])
def test_what_is_no_mission_is_one_line(saucer: Saucer, name: str) -> None:
    said = saucer("mission", "--", name)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("arguments", [("--crew", "3"), ("--tries", "0"), ("--estimate", "-1"), ("--common", "green")])
def test_impossible_limits(saucer: Saucer, arguments: tuple[str, str]) -> None:
    assert saucer("mission", "42", *arguments).code == 2
