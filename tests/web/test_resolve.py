"""Missions of Space Alert, resolved over HTTP."""

from typing import Any

import msgspec
import pytest

from saucer.games.space_alert import missions, resolve
from saucer.web.wire import MESSAGE_AT_MOST
from tests.web.server import Person

NAMES = tuple(missions.missions())


def changed(**fields: Any) -> dict[str, Any]:
    """A mission of ours with other fields."""
    return missions.mission("quiet-night") | fields


@pytest.mark.parametrize("name", NAMES)
def test_the_result_is_that_of_the_command_line(stranger: Person, name: str) -> None:
    mission = missions.mission(name)
    film = stranger.post("/resolve", {"mission": mission, "seed": 7})
    assert film["result"] == msgspec.to_builtins(resolve(mission, seed=7))


def test_frames_tell_all_that_the_trace_does(stranger: Person) -> None:
    mission = missions.mission("mutiny")
    film = stranger.post("/resolve", {"mission": mission})
    frames = film["frames"]
    trace = msgspec.to_builtins(resolve(mission, trace=True))["trace"]
    for turn in trace:
        assert [event for frame in frames if frame["turn"] == turn["turn"] for event in frame["events"]] == turn[
            "events"
        ]
    assert all(event["rule"].startswith("SA-") for frame in frames for event in frame["events"])


def test_a_frame_has_its_step_and_the_ship_after_it(stranger: Person) -> None:
    film = stranger.post("/resolve", {"mission": missions.mission("close-call")})
    first, *rest = film["frames"]
    assert (first["turn"], first["step"], first["events"]) == (1, "ready", [])
    assert [(frame["turn"], frame["step"]) for frame in rest[:2]] == [(1, "appear"), (1, "act")]
    assert rest[-1]["view"]["result"] == film["result"]
    assert rest[-1]["step"] == "jump"
    for before, after in zip(film["frames"], rest, strict=False):
        for event in after["events"]:
            if event["event"] == "crew_moved":
                assert before["view"]["crew"][event["crew"]]["station"] != event["station"]
                assert after["view"]["crew"][event["crew"]]["station"] == event["station"]
    assert [coming["card"]["id"] for coming in film["scenery"]["threats"]][:2] == ["E1-07", "E1-05"]


def test_the_seed_decides_where_no_order_is_given(stranger: Person) -> None:
    mission = missions.mission("mutiny")
    tiles = {
        str(stranger.post("/resolve", {"mission": mission, "seed": seed})["result"]["damage_tiles"])
        for seed in range(9)
    }
    assert len(tiles) > 1


@pytest.mark.parametrize(
    ("mission", "field", "reason"),
    [
        (None, "", "not-an-object"),
        ({}, "players", "missing"),
        (changed(players=[{"order": 0, "actions": [["Q"]] * 12}]), "players[0].actions[0]", "unknown-card"),
        (changed(players=[{"order": 0, "actions": [[]] * 13}]), "players[0].actions", "entries"),
        (changed(tracks={"red": 8, "white": 1, "blue": 2, "internal": 3}), "tracks.red", "unknown-track"),
        (changed(threats=[{"id": "E1-07", "turn": 1}]), "threats[0].zone", "zone-missing"),
        (changed(threats=[{"id": "E9-99", "turn": 1, "zone": "red"}]), "threats[0].id", "unknown-threat"),
        (changed(damage_order={"red": ["shield"]}), "damage_order.red", "tile-missing"),
    ],
)
def test_what_is_wrong_is_named(stranger: Person, mission: Any, field: str, reason: str) -> None:
    response = stranger.http.post("/resolve", json={"mission": mission})
    refusal = response.json()["refusal"]
    assert (response.status_code, refusal["code"]) == (400, "bad-message")
    assert (refusal["args"]["field"], refusal["args"]["reason"]) == (field, reason)
    assert refusal["args"]["problem"].startswith(field)


@pytest.mark.parametrize(
    "body", [{}, {"mission": {}, "seed": -1}, {"mission": {}, "seed": "x"}, {"mission": {}, "more": 1}]
)
def test_a_request_of_another_shape_is_refused(stranger: Person, body: dict[str, Any]) -> None:
    response = stranger.http.post("/resolve", json=body)
    assert (response.status_code, response.json()["refusal"]["code"]) == (400, "bad-message")


def test_no_mission_is_that_long(stranger: Person) -> None:
    response = stranger.http.post("/resolve", content=b" " * (MESSAGE_AT_MOST + 1))
    assert (response.status_code, response.json()["refusal"]["code"]) == (413, "too-large")


def test_what_missions_are_made_of(stranger: Person) -> None:
    found = stranger.get("/resolve")
    assert (len(found["threats"]), len(found["disputed"]), len(found["tracks"])) == (55, 12, 7)
    assert found["missions"].keys() == set(NAMES)
    for mission in found["missions"].values():
        assert stranger.post("/resolve", {"mission": mission})["result"]["status"] in ("won", "lost")


def test_a_card_is_seen_with_the_figures_that_are_believed(stranger: Person) -> None:
    cards = {card["id"]: card for card in stranger.get("/resolve")["threats"]}
    for row in stranger.get("/resolve")["disputed"]:
        threats = [{"id": id, "turn": 1, "zone": "red" if "E" in id else None} for id in row["threats"]]
        mission = changed(threats=threats, options={row["option"]: row["value"]})
        shown = stranger.post("/resolve", {"mission": mission})["scenery"]["threats"]
        assert [coming["card"] for coming in shown] == [
            {name: value for name, value in (cards[id] | row["change"]).items() if value != []} for id in row["threats"]
        ]
