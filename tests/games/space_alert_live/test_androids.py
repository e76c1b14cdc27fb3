"""Fewer than four people, a crew of five with androids, and alone (SA-AND)."""

import pytest

from saucer.games.space_alert.live.commands import (
    Advance,
    Give,
    GoOn,
    Move,
    NextPacket,
    SeatAndroid,
    TakeBack,
    TakeRole,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, NAMES, NO_CARD, is_heroic
from saucer.games.space_alert.live.events import CardLaidOpen, HeroicShown, PacketTaken, ThreatDrawn
from saucer.games.space_alert.live.rules import BY_TURN, LiveMission
from saucer.games.space_alert.live.state import RESOLVING

from .tables import (
    FIRST,
    SECOND,
    THIRD,
    begin,
    begun,
    gathered,
    heroic_of,
    hold,
    kind,
    laid,
    lay,
    lay_movement,
    may,
    pass_time,
    planned,
    play,
    refused,
    seen,
    settle,
    the,
)


def android_heroic(state: LiveMission, member: int) -> str:
    heroic = seen(state, None).crew[member].heroic
    assert heroic is not None
    return heroic


@pytest.mark.parametrize(("people", "androids"), [(3, 1), (2, 2), (4, 0), (5, 0)])
def test_and_01_androids_fill_up_the_crew_each_with_a_heroic_card_face_up(people: int, androids: int) -> None:
    state = gathered(people)
    shown = the(HeroicShown, begin(state))
    assert len(shown) == androids == state.setup.androids
    for viewer in (FIRST, None):
        heroics = [member.heroic for member in seen(state, viewer).crew]
        assert heroics == [None] * people + [event.card for event in shown]
    assert all(is_heroic(kind(event.card)) for event in shown)


@pytest.mark.parametrize(("people", "packets"), [(3, [6, 6, 6]), (2, [9, 6, 6])])
def test_and_02_fewer_people_get_more_cards(people: int, packets: list[int]) -> None:
    state = begun(people)
    counts = [event.count for event in the(PacketTaken, planned(state)) if event.member == 0]
    assert [packets[0], *counts] == packets
    state = begun(people)
    assert [len(hand) for hand in state.hands] == [packets[0]] * people
    assert [sum(map(is_heroic, hand)) for hand in state.hands] == [1] * people


def test_and_03_androids_have_fixed_places_that_people_choose() -> None:
    state = gathered(2)
    assert state.order == [0, 1, -1, -2]
    play(state, SECOND, SeatAndroid(0, 1))
    assert state.order == [0, -1, 1, -2]
    play(state, FIRST, SeatAndroid(1, 1))
    assert state.order == [0, -2, 1, -1], "who stands there changes places"
    assert refused(state, FIRST, SeatAndroid(0, 0)) == "no-such-place", "the captain is first"
    assert refused(state, FIRST, SeatAndroid(2, 1)) == "no-such-android"
    begin(state)
    assert [member.android for member in seen(state, None).crew] == [False, True, False, True]
    assert refused(state, FIRST, SeatAndroid(0, 2)) == "not-gathering"


def test_and_04_anybody_lays_own_cards_on_an_android_face_up_and_for_good() -> None:
    state = begun(3)
    hold(state, FIRST, "A/red", heroic_of(state, FIRST))
    hold(state, SECOND, "B/lift")
    events = play(state, FIRST, lay("A/red", 1, 3))
    play(state, SECOND, lay_movement("B/lift", 2, 3))
    assert laid(state, 3)[:3] == ["A/red^", "B/lift>", ""]
    assert the(CardLaidOpen, events)[0].card == "A/red"
    for viewer in (THIRD, None):
        assert [slot.full for slot in seen(state, viewer).crew[3].slots[:3]] == ["A/red", "B/lift", None]
    for command in (TakeBack(3, 1), Turn(3, 1), Move(3, 1, 3)):
        assert refused(state, FIRST, command) == "androids-keep-cards"
    assert refused(state, FIRST, lay(heroic_of(state, FIRST), 3, 3)) == "heroic-is-anothers"


def test_and_05_the_resolution_treats_androids_like_people() -> None:
    state = begun(3)
    hold(state, FIRST, "A/red")
    play(state, FIRST, lay_movement("A/red", 1, 3))
    planned(state)
    assert state.resolution is not None
    assert len(state.resolution.crew) == 4
    play(state, FIRST, Advance(BY_TURN))
    settle(state)
    assert state.resolution.crew[3].station == 0


@pytest.mark.parametrize("people", [2, 3, 4])
def test_and_06_in_a_crew_of_five_with_androids_people_get_6_5_5(people: int) -> None:
    state = begun(people, crew=5)
    assert (state.setup.crew, state.setup.androids) == (5, 5 - people)
    assert [len(hand) for hand in state.hands] == [6] * people
    assert [sum(map(is_heroic, hand)) for hand in state.hands] == [1] * people
    assert state.setup.packets == [6, 5, 5]
    assert len(the(ThreatDrawn, planned(state))) == 4, "unconfirmed reports count"


@pytest.mark.parametrize(("people", "packets"), [(2, [10, 6, 6]), (3, [7, 6, 6]), (4, [6, 5, 5])])
def test_oq_14_a_generous_deal_is_the_usual_one_and_a_card(people: int, packets: list[int]) -> None:
    assert begun(people, crew=5, five_crew_deal="generous").setup.packets == packets


def test_and_07_alone_all_action_cards_lie_open() -> None:
    state = begun(1)
    me = seen(state, FIRST).me
    assert me is not None
    assert me.member is None
    assert {each.card: each.count for each in me.hand} == dict(zip(NAMES[:ACTION_KINDS], COUNTS, strict=True))
    assert [member.android for member in seen(state, None).crew] == [True] * 4
    assert all(member.heroic for member in seen(state, None).crew)


def test_and_07_alone_cards_are_exchanged_freely_until_the_phase_ends() -> None:
    state = begun(1)
    for _ in range(5):
        member = state.programs.index([NO_CARD] * 12)
        play(state, FIRST, lay("bots/red", 1, member))
        play(state, FIRST, Turn(member, 1))
        if member == 3:
            break
    assert laid(state, 0)[0] == "bots/red>"
    assert seen(state, FIRST).me.hand[3].count == 1  # type: ignore[union-attr]
    play(state, FIRST, Move(0, 1, 3))
    play(state, FIRST, TakeBack(0, 3))
    assert seen(state, FIRST).me.hand[3].count == 2  # type: ignore[union-attr]
    own, other = android_heroic(state, 0), android_heroic(state, 1)
    assert refused(state, FIRST, lay(other, 2, 0)) == "heroic-is-anothers"
    play(state, FIRST, lay(own, 2, 0))
    assert seen(state, None).crew[0].heroic is None
    play(state, FIRST, TakeBack(0, 2))
    assert seen(state, None).crew[0].heroic == own
    pass_time(state, 220)
    assert refused(state, FIRST, Turn(1, 1)) == "slot-locked"
    assert may(state, FIRST, lay("A/red", 4, 2))


def test_and_07_alone_there_is_neither_data_nor_transfer_nor_silence() -> None:
    state = begun(1)
    names = [each["event"] for each in seen(state, None).announcements]
    planned(state)
    names = [each["event"] for each in seen(state, None).announcements]
    assert {*names} == {"mission_begun", "threat_announced", "phase_warning", "phase_ended", "mission_complete"}
    state = begun(1)
    assert refused(state, FIRST, NextPacket(2)) == "no-packets-alone"
    assert refused(state, FIRST, Tell()) == "nobody-to-tell"
    assert refused(state, FIRST, Give(0, 1)) == "no-transfer"
    assert may(state, FIRST, GoOn())


def test_and_08_an_androids_heroic_card_waits_beside_its_board() -> None:
    state = begun(3)
    heroic = android_heroic(state, 3)
    pass_time(state, 450)
    assert android_heroic(state, 3) == heroic
    play(state, THIRD, lay(heroic, 9, 3))
    assert seen(state, None).crew[3].heroic is None
    assert refused(state, THIRD, TakeBack(3, 9)) == "androids-keep-cards"
    assert refused(state, THIRD, lay(heroic, 10, 3)) == "heroic-is-anothers"


def test_and_08_it_is_never_in_a_hand() -> None:
    state = begun(3)
    heroic = kind(android_heroic(state, 3))
    assert all(heroic not in hand for hand in state.hands)
    assert refused(state, FIRST, lay(NAMES[heroic], 1, 0)) == "card-not-in-hand"


def test_and_09_and_oq_22_the_phase_of_whoever_lays_a_card_decides() -> None:
    state = begun(3)
    play(state, FIRST, NextPacket(2))
    settle(state)
    hold(state, FIRST, "A/red")
    hold(state, SECOND, "A/red")
    assert refused(state, FIRST, lay("A/red", 3, 3)) == "slot-locked"
    assert may(state, FIRST, lay("A/red", 4, 3))
    assert may(state, SECOND, lay("A/red", 3, 3))
    pass_time(state, 220)
    hold(state, SECOND, "A/red")
    assert refused(state, SECOND, lay("A/red", 3, 3)) == "slot-locked", "an announced end locks androids too"


def test_and_10_cards_on_androids_come_from_the_hand_also_those_received() -> None:
    state = begun(3)
    pass_time(state, 120)
    hold(state, FIRST, "A/red", "B/blue")
    hold(state, SECOND)
    play(state, FIRST, Give(kind("A/red"), 1))
    play(state, SECOND, lay("A/red", 1, 3))
    assert state.hands[SECOND] == []
    assert refused(state, FIRST, lay("B/blue", 1, 3)) == "slot-taken"
    play(state, FIRST, NextPacket(2))
    settle(state)
    assert kind("B/blue") in state.hands[FIRST], "unused cards are kept"


def test_and_11_roles_belong_to_people_and_the_captain_is_first() -> None:
    state = gathered(2)
    play(state, SECOND, TakeRole(0))
    assert state.order == [1, 0, -1, -2]
    assert [member.roles for member in seen(state, None).crew][2:] == [(), ()]


def test_and_11_alone_an_android_is_chosen_to_be_first_and_the_person_has_all_roles() -> None:
    state = gathered(1)
    play(state, FIRST, SeatAndroid(2, 0))
    assert state.order == [-3, -2, -1, -4]
    assert seen(state, None).roles == {"captain": 0, "communications": 0, "security": 0}
    assert [member.roles for member in seen(state, None).crew] == [()] * 4
    begin(state)
    planned(state)
    assert state.phase == RESOLVING
    assert may(state, FIRST, Advance(0))
