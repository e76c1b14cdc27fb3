"""Generated missions are as heavy as those of the box, and paced like them."""

from itertools import pairwise

import pytest

from saucer.games.space_alert.board import INTERNAL
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
    INCOMING_DATA,
    MISSION_BEGUN,
    MISSION_COMPLETE,
    PHASE_ENDED,
    PHASE_WARNING,
    THREAT,
    TRANSFER_CLOSED,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.live.generator import SEEDS, find, generate
from saucer.games.space_alert.live.timelines import MISSIONS, row, timeline
from tests.games.space_alert_live.test_timelines import said


def of_kind(timeline: Timeline, kind: int) -> list[Announcement]:
    return [event for event in timeline.events if event.kind == kind]


def check_like_the_box(mission: Timeline) -> None:
    """What holds for missions 1 to 8 and for every generated one (SA-ANN-10, SA-ANN-12)."""
    threats = of_kind(mission, THREAT)
    serious = [threat for threat in threats if threat.is_serious]
    internal = [threat for threat in threats if threat.zone == INTERNAL]
    assert mission.turns() == 12
    assert mission.points() == 8
    assert [threat.is_serious for threat in threats if threat.is_unconfirmed] == [False]
    assert 1 <= len(serious) <= 3
    assert 1 <= len(internal) <= 2
    assert sum(threat.is_serious for threat in internal) <= 1
    zones = [threat.zone for threat in threats]
    assert all(1 <= zones.count(zone) <= 2 for zone in range(INTERNAL))

    first, second, third = mission.phase_ends
    assert 205 <= first <= 240
    assert 215 <= second - first <= 235
    assert 140 <= third - second <= 155

    turns = [threat.turn for threat in threats]
    assert turns == sorted(set(turns))
    assert 1 <= turns[0] <= 3
    assert turns[-1] <= 8
    assert all(after - before <= 2 for before, after in pairwise(turns))
    assert all(threat.turn > 1 for threat in serious)
    for begin, end, half in ((0, first, range(1, 5)), (first, second, range(5, 9))):
        announced = [threat for threat in threats if begin <= threat.at < end]
        assert 2 <= len(announced) <= 4
        assert {threat.turn for threat in announced} <= set(half)
        assert announced[0].at <= begin + 40
        assert announced[-1].at <= end - 55
        for before, after in pairwise(announced):
            assert before.zone != after.zone
            assert 25 <= after.at - before.at <= 90
    latest = (20, 45, 90, 175, first + 25, first + 75, first + 125, first + 180)
    assert all(threat.at <= latest[threat.turn - 1] for threat in threats)

    data = [event.at for event in of_kind(mission, INCOMING_DATA)]
    assert 2 <= len(data) <= 3
    assert data[0] < first
    assert data[-1] <= second + 15
    transfers = [event.at for event in of_kind(mission, TRANSFER_OPENED)]
    assert 3 <= len(transfers) <= 4
    assert transfers[0] >= 70
    assert transfers[-1] <= third - 40
    assert any(first < at < second for at in transfers)
    silences = of_kind(mission, COMMUNICATIONS_LOST)
    assert 2 <= len(silences) <= 5
    assert all(5 <= silence.seconds <= 30 for silence in silences)
    assert 45 <= sum(silence.seconds for silence in silences) <= 65
    assert silences[-1].at > second
    assert silences[-1].at + silences[-1].seconds <= third - 30

    assert mission.events[0].at == 10
    assert all(event.at % 5 == event.seconds % 5 == 0 for event in mission.events)
    assert [event.at for event in mission.events] == sorted(event.at for event in mission.events)


def check_spacing(mission: Timeline) -> None:
    """Nothing is announced while something else is said or going on, even if the beep comes as late as it may."""
    lengths = {MISSION_BEGUN: 10, THREAT: 20, INCOMING_DATA: 10, TRANSFER_OPENED: 20, PHASE_WARNING: 5, PHASE_ENDED: 5}
    free_at = 0
    for each in mission.announcements(transfer_seconds=20):
        if each.kind in (TRANSFER_CLOSED, COMMUNICATIONS_RESTORED):
            continue
        assert each.at >= free_at
        free_at = each.at + (each.seconds + 5 if each.kind == COMMUNICATIONS_LOST else lengths.get(each.kind, 0))
    assert each.kind == MISSION_COMPLETE


@pytest.mark.parametrize("id", MISSIONS)
def test_the_limits_are_those_of_the_box(id: str) -> None:
    check_like_the_box(timeline(id))


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(1000), id="thousand"),
        pytest.param([SEEDS - 1, 2**31], id="large"),
        pytest.param(range(1000, 10_000), marks=pytest.mark.slow, id="ten-thousand"),
    ],
)
def test_generated_missions_are_like_them(seeds: list[int]) -> None:
    for seed in seeds:
        mission = generate(seed)
        try:
            check_like_the_box(mission)
            check_spacing(mission)
        except AssertionError as problem:
            raise AssertionError(f"seed {seed}: {row(mission)}") from problem


def test_the_same_seed_gives_the_same_mission() -> None:
    assert row(generate(42)) == row(generate(42))
    assert len({row(generate(seed)) for seed in range(200)}) == 200


def test_a_generated_mission_stays_what_it_is() -> None:
    """A log names only the seed, so that a seed may never mean another mission."""
    mission = generate(1)
    assert mission.id == "generated-1"
    assert mission.phase_ends == [235, 455, 610]
    assert [said(event) for event in mission.events] == [
        "10 threat_announced T+1 0",
        "40 threat_announced T+2 1 unconfirmed",
        "65 communications_lost 5 s",
        "75 threat_announced T+3 3 serious",
        "95 transfer_opened",
        "120 data_incoming",
        "140 threat_announced T+4 2",
        "200 communications_lost 10 s",
        "255 threat_announced T+5 3",
        "285 data_incoming",
        "325 threat_announced T+7 0",
        "360 threat_announced T+8 2",
        "410 transfer_opened",
        "495 transfer_opened",
        "515 communications_lost 30 s",
    ]


def test_everything_the_box_shows_can_come() -> None:
    missions = [generate(seed) for seed in range(300)]
    threats = [threat for mission in missions for threat in of_kind(mission, THREAT)]
    assert {threat.turn for threat in threats} == set(range(1, 9))
    assert {(threat.zone, threat.is_serious) for threat in threats} == {
        (zone, is_) for zone in range(4) for is_ in (0, 1)
    }
    assert {threat.zone for threat in threats if threat.is_unconfirmed} == set(range(4))
    assert {mission.phase_ends[0] for mission in missions} == set(range(205, 245, 5))
    assert {mission.events[0].kind for mission in missions} == {THREAT, INCOMING_DATA}
    for kind, counts in ((THREAT, {5, 6, 7}), (INCOMING_DATA, {2, 3}), (TRANSFER_OPENED, {3, 4})):
        assert {len(of_kind(mission, kind)) for mission in missions} == counts
    assert {len(of_kind(mission, COMMUNICATIONS_LOST)) for mission in missions} == {2, 3, 4, 5}


def test_missions_by_their_id() -> None:
    found = find("generated-7")
    assert found is not None
    assert row(found) == row(generate(7))
    assert find("mission_3") is timeline("mission_3")


@pytest.mark.parametrize(
    "id", ["", "generated", "generated-", "generated--1", "generated-x", "mission_9", "generated-²"]
)
def test_what_is_no_mission(id: str) -> None:
    assert find(id) is None
    assert find(f"generated-{SEEDS}") is None
    assert find("generated-" + "9" * 10_000) is None
