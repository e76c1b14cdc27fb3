"""The timelines of the box and what is announced in them (SA-ANN)."""

import pytest

from saucer.games.space_alert.board import BLUE, INTERNAL, WHITE
from saucer.games.space_alert.live import announcements
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
    INCOMING_DATA,
    KIND_NAMES,
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
from saucer.games.space_alert.live.timelines import MISSIONS, from_row, row, timeline, timelines

USUAL = 15

# As SA-ANN-12 has it: turns, phase ends, external common and serious, internal common and serious, of which
# unconfirmed, incoming data, data transfers, communication failures.
SUMMARY = """
test_run_1             7 250/420     3+0 0+0 0 1 3 0
test_run_2             7 220/420     3+0 0+0 0 2 2 0
simulation_1          12 220/450/600 2+2 0+0 1 2 4 2
simulation_2          12 220/450/600 2+2 0+0 1 2 4 3
simulation_3          12 240/450/600 4+1 0+0 1 2 4 4
advanced_simulation_1 12 240/450/600 2+1 2+0 1 2 4 3
advanced_simulation_2 12 250/450/600 2+1 0+1 1 2 4 3
advanced_simulation_3 12 250/460/600 3+0 1+1 1 2 3 4
mission_1             12 225/450/600 2+2 2+0 1 2 4 4
mission_2             12 240/465/620 5+0 1+1 1 3 4 2
mission_3             12 230/450/600 2+2 2+0 1 2 4 4
mission_4             12 225/440/580 2+2 0+1 1 3 3 4
mission_5             12 230/450/600 3+1 1+1 1 2 4 3
mission_6             12 230/465/620 4+1 2+0 1 3 3 3
mission_7             12 220/450/600 4+1 0+1 1 3 3 4
mission_8             12 205/435/580 1+3 1+0 1 2 3 5
"""
ROWS = [line.split() for line in SUMMARY.strip().splitlines()]
IDS = [row[0] for row in ROWS]


def of_kind(timeline: Timeline, kind: int) -> list[Announcement]:
    return [event for event in timeline.events if event.kind == kind]


def said(announcement: Announcement) -> str:
    """In short."""
    words = [str(announcement.at), KIND_NAMES[announcement.kind]]
    if announcement.kind in (PHASE_WARNING, PHASE_ENDED, MISSION_COMPLETE):
        words.append(f"phase {announcement.phase}")
    if announcement.seconds:
        words.append(f"{announcement.seconds} s")
    if announcement.kind == THREAT:
        words += [f"T+{announcement.turn}", str(announcement.zone)]
    for flag in ("serious", "unconfirmed", "last"):
        words += [flag] if getattr(announcement, f"is_{flag}") else []
    return " ".join(words)


def test_set_06_there_are_sixteen() -> None:
    assert list(timelines()) == IDS
    assert set(MISSIONS) == {id for id in IDS if id.startswith("mission")}


@pytest.mark.parametrize("expected", ROWS, ids=IDS)
def test_ann_12_the_summary_of_the_timelines(expected: list[str]) -> None:
    found = timeline(expected[0])
    threats = of_kind(found, THREAT)

    def severities(is_internal: bool) -> str:
        serious = [threat.is_serious for threat in threats if (threat.zone == INTERNAL) == is_internal]
        return f"{serious.count(False)}+{serious.count(True)}"

    assert [
        found.id,
        str(found.turns()),
        "/".join(map(str, found.phase_ends)),
        severities(False),
        severities(True),
        str(sum(threat.is_unconfirmed for threat in threats)),
        *(str(len(of_kind(found, kind))) for kind in (INCOMING_DATA, TRANSFER_OPENED, COMMUNICATIONS_LOST)),
    ] == expected


@pytest.mark.parametrize("id", IDS)
def test_ann_10_budgets(id: str) -> None:
    """Missions hold threats worth 8, simulations 6; the only unconfirmed one is common."""
    found = timeline(id)
    assert found.points() == (8 if id in MISSIONS else 3 if id.startswith("test_run") else 6)
    assert not any(threat.is_serious for threat in of_kind(found, THREAT) if threat.is_unconfirmed)


@pytest.mark.parametrize("id", IDS)
def test_cmp_09_time_numbers(id: str) -> None:
    """There are tokens for 1 to 8; no official timeline uses a number twice (SA-OQ-15)."""
    turns = [threat.turn for threat in of_kind(timeline(id), THREAT)]
    assert turns == sorted(set(turns))
    assert set(turns) <= set(range(1, 9))


def test_ann_08_and_ann_09_a_test_run_from_start_to_end() -> None:
    """Phase 2 is the last one: its end is that of operations (SA-ANN-12)."""
    assert [said(each) for each in timeline("test_run_1").announcements(USUAL)] == [
        "0 mission_begun",
        "15 threat_announced T+1 2",
        "60 threat_announced T+2 1",
        "90 transfer_opened 15 s",
        "105 transfer_closed",
        "135 threat_announced T+3 0",
        "190 phase_warning phase 1 60 s",
        "200 transfer_opened 15 s",
        "215 transfer_closed",
        "230 phase_warning phase 1 20 s",
        "245 phase_warning phase 1 5 s",
        "250 phase_ended phase 1",
        "280 data_incoming",
        "310 transfer_opened 15 s",
        "325 transfer_closed",
        "360 phase_warning phase 2 60 s last",
        "400 phase_warning phase 2 20 s last",
        "415 phase_warning phase 2 5 s last",
        "420 mission_complete phase 2 last",
    ]


def test_ann_07_silence_has_an_end() -> None:
    heard = timeline("mission_5").announcements(USUAL)
    assert [(each.at, each.kind) for each in heard[:3]] == [
        (0, MISSION_BEGUN),
        (10, COMMUNICATIONS_LOST),
        (15, COMMUNICATIONS_RESTORED),
    ]


def test_ann_02_and_ann_03_and_ann_04_threats() -> None:
    """Serious, internal, and unconfirmed: only a crew of five heeds that."""
    first, second, *_ = of_kind(timeline("mission_1"), THREAT)
    assert (first.at, first.turn, first.zone, first.is_serious, first.is_unconfirmed) == (10, 2, WHITE, True, False)
    assert (second.at, second.turn, second.zone, second.is_serious, second.is_unconfirmed) == (
        55,
        3,
        INTERNAL,
        False,
        True,
    )
    assert second.is_ignored(4)
    assert not second.is_ignored(5)
    assert not first.is_ignored(4)


def test_ann_10_at_one_second_the_phase_ends_first() -> None:
    """Then what is over, then what is new."""
    events = [
        Announcement(210, COMMUNICATIONS_LOST, seconds=10),
        Announcement(220, THREAT, turn=4, zone=BLUE),
        Announcement(220, INCOMING_DATA),
    ]
    heard = Timeline("ours", [220, 420], events).announcements(USUAL)
    assert [each.kind for each in heard if each.at == 220] == [
        PHASE_ENDED,
        COMMUNICATIONS_RESTORED,
        THREAT,
        INCOMING_DATA,
    ]


def test_ann_06_a_beep_before_the_next_transfer() -> None:
    """Two transfers of mission 5 are 15 seconds apart; a longer window makes room for the second one."""
    heard = timeline("mission_5").announcements(20)
    windows = [each for each in heard if each.kind in (TRANSFER_OPENED, TRANSFER_CLOSED) and 395 <= each.at <= 430]
    assert [(each.at, each.kind, each.seconds) for each in windows] == [
        (395, TRANSFER_OPENED, 15),
        (410, TRANSFER_CLOSED, 0),
        (410, TRANSFER_OPENED, 20),
        (430, TRANSFER_CLOSED, 0),
    ]


@pytest.mark.parametrize("transfer_seconds", [5, 15, 20])
@pytest.mark.parametrize("id", IDS)
def test_everything_that_begins_ends(id: str, transfer_seconds: int) -> None:
    found = timeline(id)
    heard = found.announcements(transfer_seconds)
    assert [each.at for each in heard] == sorted(each.at for each in heard)
    assert heard[-1].kind == MISSION_COMPLETE
    assert heard[-1].at == found.duration() == found.phase_ends[-1]
    assert heard[-1].phase == found.phases()
    for begins, ends in ((TRANSFER_OPENED, TRANSFER_CLOSED), (COMMUNICATIONS_LOST, COMMUNICATIONS_RESTORED)):
        marks = [each for each in heard if each.kind in (begins, ends)]
        assert [each.kind for each in marks] == [begins, ends] * (len(marks) // 2)
        for begin, end in zip(marks[::2], marks[1::2], strict=True):
            assert end.at == begin.at + begin.seconds
    warnings = [(each.at + each.seconds, each.phase) for each in heard if each.kind == PHASE_WARNING]
    assert warnings == [(end, phase) for phase, end in enumerate(found.phase_ends, 1) for _ in announcements.WARNINGS]


@pytest.mark.parametrize("id", IDS)
def test_documents(id: str) -> None:
    found = timeline(id)
    again = from_row(id, row(found))
    assert (again.id, again.phase_ends) == (found.id, found.phase_ends)
    assert list(map(said, again.announcements(USUAL))) == list(map(said, found.announcements(USUAL)))
