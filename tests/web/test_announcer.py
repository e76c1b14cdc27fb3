"""The announcements of missions over HTTP, for people with the box."""

from typing import Any

import pytest

from saucer.games.space_alert.live.timelines import timelines
from tests.web.server import Person


def events(script: dict[str, Any], *names: str) -> list[dict[str, Any]]:
    return [said for said in script["announcements"] if said["event"] in names]


def refused(person: Person, path: str) -> tuple[int, str]:
    response = person.http.get(path)
    return response.status_code, response.json()["refusal"]["code"]


def test_all_timelines_are_listed(stranger: Person) -> None:
    missions = stranger.get("/announcer/missions")["missions"]
    assert [mission["id"] for mission in missions] == list(timelines())
    assert missions[0] == {"id": "test_run_1", "turns": 7, "phase_ends": [250_000, 420_000], "points": 3}


@pytest.mark.parametrize("id", timelines())
def test_every_timeline_is_told(stranger: Person, id: str) -> None:
    script = stranger.get(f"/announcer/missions/{id}")
    said = script["announcements"]
    assert script["mission"]["id"] == id
    assert (script["crew"], script["transfer_seconds"]) == (4, 15)
    assert said[0] == {"at": 0, "event": "mission_begun"}
    assert said[-1] == {"at": script["mission"]["phase_ends"][-1], "event": "mission_complete"}
    assert [each["at"] for each in said] == sorted(each["at"] for each in said)


def test_what_announcements_hold(stranger: Person) -> None:
    script = stranger.get("/announcer/missions/mission_1")
    threats = events(script, "threat_announced")
    assert threats[:2] == [
        {
            "at": 10_000,
            "event": "threat_announced",
            "turn": 2,
            "zone": "white",
            "serious": 1,
            "unconfirmed": 0,
            "ignored": 0,
        },
        {
            "at": 55_000,
            "event": "threat_announced",
            "turn": 3,
            "zone": "internal",
            "serious": 0,
            "unconfirmed": 1,
            "ignored": 1,
        },
    ]
    assert events(script, "communications_lost")[0] == {"at": 170_000, "event": "communications_lost", "until": 180_000}
    assert events(script, "communications_restored")[0]["at"] == 180_000
    assert events(script, "data_incoming")[0] == {"at": 140_000, "event": "data_incoming"}
    assert events(script, "phase_warning")[0] == {
        "at": 165_000,
        "event": "phase_warning",
        "phase": 1,
        "seconds": 60,
        "operations": 0,
    }
    assert [each["operations"] for each in events(script, "phase_warning")] == [0] * 6 + [1] * 3
    assert events(script, "phase_ended")[1] == {"at": 450_000, "event": "phase_ended", "phase": 2}


def test_only_five_heed_unconfirmed_reports(stranger: Person) -> None:
    """SA-ANN-04."""
    script = stranger.get("/announcer/missions/mission_1?crew=5")
    assert script["crew"] == 5
    assert not any(threat["ignored"] for threat in events(script, "threat_announced"))


@pytest.mark.parametrize("seconds", [5, 15, 20])
def test_the_beep_comes_when_it_was_asked_for(stranger: Person, seconds: int) -> None:
    """SA-ANN-06, SA-OQ-17."""
    script = stranger.get(f"/announcer/missions/test_run_1?transfer_seconds={seconds}")
    opened, closed = events(script, "transfer_opened", "transfer_closed")[:2]
    assert (opened["at"], opened["until"], closed["at"]) == (90_000, 90_000 + seconds * 1000, 90_000 + seconds * 1000)


def test_generated_missions(stranger: Person) -> None:
    script = stranger.get("/announcer/missions/generated-42")
    assert script["mission"]["points"] == 8
    assert script == stranger.get("/announcer/missions/generated-42")
    assert script["announcements"] != stranger.get("/announcer/missions/generated-43")["announcements"]


@pytest.mark.parametrize(
    "id", ["mission_9", "generated-", "generated-4294967296", "generated--1", "random", "lesson_1"]
)
def test_what_is_no_mission(stranger: Person, id: str) -> None:
    assert refused(stranger, f"/announcer/missions/{id}") == (404, "no-such-page")


@pytest.mark.parametrize("query", ["crew=3", "crew=6", "crew=x", "crew=", "transfer_seconds=4", "transfer_seconds=21"])
def test_what_is_no_crew_or_no_time(stranger: Person, query: str) -> None:
    assert refused(stranger, f"/announcer/missions/mission_1?{query}") == (400, "bad-message")
