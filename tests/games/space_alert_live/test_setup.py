"""Cards, decks, packets, roles, tracks: what a mission starts from (SA-CMP, SA-SET)."""

import pytest

from saucer.core.seats import DEALER
from saucer.games.space_alert import components
from saucer.games.space_alert.live import SPACE_ALERT, actions
from saucer.games.space_alert.live.commands import NotReady, Ready, SeatAndroid, TakeRole
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, ENTRIES, KINDS, NAMES, is_heroic
from saucer.games.space_alert.live.events import (
    CardDealt,
    MissionBegun,
    MissionComplete,
    PacketTaken,
    RoleTaken,
    TrackDrawn,
    Unreadied,
)
from saucer.games.space_alert.live.gathering import MOST_CHANGES
from saucer.games.space_alert.live.options import SpaceAlertOptions, setup, timeline_names
from saucer.games.space_alert.live.state import PLANNING
from tests.conformance.suite import as_json

from .tables import FIRST, SECOND, THIRD, begin, begun, gathered, may, planned, play, refused, seen, settle, the


def test_cmp_07_there_are_90_action_cards() -> None:
    counts = dict(zip(NAMES, COUNTS, strict=False))
    assert sum(COUNTS) == 90
    for movement in ("red", "blue", "lift"):
        assert [counts[f"{action}/{movement}"] for action in ("A", "B", "C", "bots")] == [10, 8, 7, 5]


def test_cmp_08_there_are_six_heroic_cards_in_fixed_pairs() -> None:
    assert NAMES[ACTION_KINDS:] == [
        "heroic_A/lower_blue",
        "heroic_A/lower_red",
        "heroic_B/upper_blue",
        "heroic_B/upper_red",
        "heroic_bots/lower_white",
        "heroic_bots/upper_white",
    ]
    assert len(ENTRIES) == KINDS * 2


@pytest.mark.parametrize(("common", "serious"), [("white", "yellow"), ("yellow", "white"), ("mixed", "mixed")])
def test_set_01_levels_are_chosen_apart_for_common_and_serious(common: str, serious: str) -> None:
    """External and internal decks of one severity have the same level."""
    wanted = {"white": {"white"}, "yellow": {"yellow"}, "mixed": {"white", "yellow"}}
    for seed in range(3):
        state = begun(5, seed, timeline="mission_2", common=common, serious=serious)
        planned(state)
        drawn = [components.threats()[threat.threat] for threat in seen(state, None).threats]
        assert len(drawn) == 7
        for row in drawn:
            assert row.level in wanted[common if row.severity == "common" else serious]


def test_set_01_a_threat_is_drawn_once() -> None:
    state = begun(5, timeline="mission_2")
    planned(state)
    ids = [threat.threat for threat in seen(state, None).threats]
    assert len(set(ids)) == len(ids)


def test_set_02_one_person_may_hold_several_roles() -> None:
    state = gathered(2)
    assert seen(state, None).roles == {"captain": 0, "communications": 1, "security": 0}
    assert [e.role for e in the(RoleTaken, play(state, SECOND, TakeRole(0)))] == ["captain"]
    assert seen(state, None).roles == {"captain": 1, "communications": 1, "security": 0}
    assert seen(state, None).crew[0].roles == ("captain", "communications")
    assert refused(state, SECOND, TakeRole(0)) == "role-is-yours"


def test_set_02_everybody_has_twelve_slots_in_three_phases() -> None:
    state = begun(4)
    assert [len(program) for program in state.programs] == [12] * 4
    open_slots = [[slot for slot in range(12) if not member.slots[slot].locked] for member in seen(state, None).crew]
    assert open_slots == [[0, 1, 2]] * 4


def test_set_03_each_zone_and_the_inside_has_a_track_of_its_own() -> None:
    for seed in range(5):
        events = begin(gathered(4), seed)
        tracks = the(TrackDrawn, events)
        assert [event.zone for event in tracks] == ["red", "white", "blue", "internal"]
        assert len({event.track for event in tracks}) == 4
        assert all(1 <= event.track <= 7 for event in tracks)


@pytest.mark.parametrize("people", [4, 5])
def test_set_04_and_set_07_four_or_five_people_get_five_cards_one_of_them_heroic(people: int) -> None:
    state = begun(people)
    assert [len(hand) for hand in state.hands] == [5] * people
    assert [sum(map(is_heroic, hand)) for hand in state.hands] == [1] * people
    assert state.setup.packets == [5, 5, 5]


def test_set_05_the_crew_order_is_clockwise_from_the_captain() -> None:
    state = gathered(4)
    play(state, THIRD, TakeRole(0))
    assert state.order == [2, 3, 0, 1]
    begin(state)
    assert [member.seat for member in seen(state, None).crew] == [2, 3, 0, 1]
    assert refused(state, FIRST, TakeRole(0)) == "not-gathering"


def test_set_06_all_timelines_of_the_box_can_be_chosen() -> None:
    names = [name for name in timeline_names() if name.startswith(("mission", "simulation", "advanced", "test_run"))]
    assert len(names) == 8 + 3 + 3 + 2
    for name in names:
        assert setup(SpaceAlertOptions(timeline=name), 4).timelines[0].id == name
    with pytest.raises(ValueError, match="no timeline"):
        SPACE_ALERT.new(SpaceAlertOptions(timeline="mission_9"), 4)


def test_set_06_a_random_mission_is_told_only_when_it_is_over() -> None:
    state = gathered(4, timeline="random")
    events = begin(state)
    assert the(MissionBegun, events)[0].mission == "random"
    assert seen(state, None).mission is None
    name = the(MissionComplete, planned(state))[0].mission
    assert name in {f"mission_{number}" for number in range(1, 9)}
    assert seen(state, None).mission == name


def test_set_07_cards_are_dealt_from_one_deck() -> None:
    state = begun(5)
    held = [card for hand in state.hands for card in hand]
    assert [state.deck[card] + held.count(card) for card in range(ACTION_KINDS)] == list(COUNTS)
    assert sum(state.deck[ACTION_KINDS:]) == 1


def test_set_07_each_card_is_as_likely_as_there_are_many_of_it() -> None:
    state = gathered(4)
    begin(state)
    state.owed = [4]
    chance = state.chance()
    assert chance is not None
    assert list(chance.weights[1]) == state.deck[:ACTION_KINDS]


def test_set_08_one_to_five_people_play() -> None:
    assert list(SPACE_ALERT.seats) == [1, 2, 3, 4, 5]
    assert [gathered(people).setup.crew for people in SPACE_ALERT.seats] == [4, 4, 4, 4, 5]
    with pytest.raises(ValueError, match="four androids"):
        gathered(1, crew=5)


def test_set_09_the_program_is_the_timekeeper() -> None:
    state = begun(4)
    assert state.next_wakeup() == state.started + 10_000
    assert SPACE_ALERT.timed(SpaceAlertOptions())
    assert not SPACE_ALERT.timed(SpaceAlertOptions(clock=False))
    assert not SPACE_ALERT.timed(SpaceAlertOptions(timeline="lesson_1"))


def test_set_02_roles_are_shared_out_until_everybody_is_ready() -> None:
    """Who is ready agrees to what the others choose, but not to the loss of a role."""
    state = gathered(3)
    for seat in (FIRST, SECOND):
        play(state, seat, Ready())
    assert refused(state, FIRST, TakeRole(1)) == "already-ready"
    events = play(state, THIRD, TakeRole(0))
    assert [(event.seat, event.role) for event in the(RoleTaken, events)] == [(2, "captain")]
    assert [(event.seat, event.rule) for event in the(Unreadied, events)] == [(0, "SA-SET-02")]
    assert [member.ready for member in seen(state, None).crew if not member.android] == [False, False, True]
    play(state, FIRST, Ready())
    assert not the(Unreadied, play(state, THIRD, SeatAndroid(0, 1)))
    play(state, THIRD, Ready())
    assert state.roles == [2, 1, 2]
    assert state.to_act() == (DEALER,)


def test_set_02_nobody_changes_roles_and_places_without_end() -> None:
    """Each has so many changes of mind before a mission; being ready or not is none of them."""
    state = gathered(2)
    for _ in range(MOST_CHANGES // 2):
        for seat in (SECOND, FIRST):
            play(state, seat, TakeRole(0))
            play(state, seat, Ready())
            play(state, seat, NotReady())
    for place in (1, 2, 3, 2, 3, 1):
        play(state, FIRST, SeatAndroid(0, place))
    assert SPACE_ALERT.restore(
        SpaceAlertOptions(timeline="simulation_1"), 2, as_json(SPACE_ALERT.position(state))
    ).legal(FIRST) == [actions.READY]
    assert refused(state, FIRST, TakeRole(0)) == "role-is-yours"
    assert refused(state, FIRST, TakeRole(1)) == "changed-enough"
    assert refused(state, FIRST, SeatAndroid(0, 3)) == "changed-enough"
    assert may(state, SECOND, SeatAndroid(0, 3)), "it is counted for each apart"
    begin(state)
    assert state.changes == 0


def test_a_mission_begins_when_everybody_is_ready() -> None:
    state = gathered(2)
    play(state, FIRST, Ready())
    play(state, FIRST, NotReady())
    play(state, FIRST, Ready())
    play(state, SECOND, Ready())
    assert state.to_act() == (DEALER,)
    events = settle(state)
    assert state.phase == PLANNING
    assert [event.phase for event in the(PacketTaken, events)] == [1, 1]
    assert [event.rule for event in the(CardDealt, events)] == ["SA-SET-07"] * 18
