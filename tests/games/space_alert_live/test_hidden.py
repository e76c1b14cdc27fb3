"""Hands, covered cards and the timeline stay secret: in views, events, refusals, and in what bots imagine."""

import msgspec
import pytest

from saucer.core.door import refusal
from saucer.core.messages import Command, Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.space_alert.live import SPACE_ALERT, hidden
from saucer.games.space_alert.live.commands import CODEC, Dealt, Give, NextPacket, Tell, TimelineDrawn
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, NAMES, NO_CARD, is_heroic
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import member_of

from .tables import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    begun,
    gathered,
    hold,
    kind,
    lay,
    lay_movement,
    pass_time,
    play,
    refused,
    seen,
    settle,
)


def sent(state: LiveMission, viewer: Seat | None) -> bytes:
    """All bytes that somebody gets about a state."""
    legal = [] if viewer is None else [CODEC.command(action) for action in state.legal(viewer)]
    return msgspec.json.encode((SPACE_ALERT.view(state, viewer), SPACE_ALERT.scenery(state), legal))


def laid_out() -> LiveMission:
    """Four people in the middle of a phase; one tells, one laid a heroic card, one has taken the next packet."""
    state = begun(4)
    pass_time(state, 120)
    play(state, FIRST, Tell())
    heroic = next(card for card in state.hands[SECOND] if is_heroic(card))
    play(state, SECOND, lay(NAMES[heroic], 2, 1))
    for seat in (THIRD, FOURTH):
        card = NAMES[next(card for card in state.hands[seat] if not is_heroic(card))]
        play(state, seat, lay_movement(card, 1, seat))
    play(state, FOURTH, NextPacket(2))
    settle(state)
    return state


@pytest.mark.parametrize("viewer", [None, FIRST, SECOND, THIRD, FOURTH])
def test_exchanging_hidden_cards_changes_no_byte(viewer: Seat | None) -> None:
    state = laid_out()
    exchanged = 0
    for seed in range(20):
        twin = hidden.imagine(state, viewer, Rng(seed))
        exchanged += twin.hands != state.hands
        assert sent(twin, viewer) == sent(state, viewer)
    assert exchanged >= 19


@pytest.mark.parametrize("viewer", [None, FIRST, SECOND, THIRD, FOURTH])
def test_what_is_imagined_has_the_cards_of_the_box(viewer: Seat | None) -> None:
    state = laid_out()
    for seed in range(20):
        twin = hidden.imagine(state, viewer, Rng(seed))
        held = [card for hand in twin.hands for card in hand]
        held += [laid // 2 for program in twin.programs for laid in program if laid != NO_CARD]
        assert [twin.deck[card] + held.count(card) for card in range(ACTION_KINDS)] == list(COUNTS)
        assert [len(hand) for hand in twin.hands] == [len(hand) for hand in state.hands]
        for seat in range(4):
            own = twin.hands[seat] + [laid // 2 for laid in twin.programs[member_of(twin, seat)] if laid != NO_CARD]
            assert sum(map(is_heroic, own)) == 1


def test_the_heroic_card_may_be_anywhere_among_those_of_another() -> None:
    state = laid_out()
    places = set()
    for seed in range(60):
        twin = hidden.imagine(state, FIRST, Rng(seed))
        places.add(any(laid != NO_CARD and is_heroic(laid // 2) for laid in twin.programs[1]))
    assert places == {True, False}


def test_who_tells_is_known_to_the_crew_but_not_to_spectators() -> None:
    state = laid_out()
    for seed in range(5):
        assert hidden.imagine(state, THIRD, Rng(seed)).hands[FIRST] == state.hands[FIRST]
    assert any(hidden.imagine(state, None, Rng(seed)).hands[FIRST] != state.hands[FIRST] for seed in range(5))


def test_in_silence_nobody_knows_what_was_told() -> None:
    state = laid_out()
    state.silent = 1
    assert any(hidden.imagine(state, THIRD, Rng(seed)).hands[FIRST] != state.hands[FIRST] for seed in range(5))


def test_what_the_dealer_brings_only_its_owner_sees() -> None:
    assert [seat for seat in range(4) if Dealt(2, (1,)).visible_to(Seat(seat))] == [1]
    assert not Dealt(2, (1,)).visible_to(None)
    assert not any(TimelineDrawn((1,)).visible_to(Seat(seat)) for seat in range(4))


def test_refusals_do_not_tell_what_others_hold() -> None:
    state = begun(4)
    pass_time(state, 120)
    card = next(card for card in state.hands[SECOND] if not is_heroic(card) and card not in state.hands[FIRST])
    wanted: list[Command] = [Give(card, 2), lay(NAMES[card], 1, 0)]
    assert [refused(state, FIRST, command) for command in wanted] == ["card-not-in-hand"] * 2
    state.hands[SECOND].remove(card)
    assert [refused(state, FIRST, command) for command in wanted] == ["card-not-in-hand"] * 2


def test_a_third_person_learns_only_that_a_card_was_given() -> None:
    state = begun(4)
    pass_time(state, 120)
    hold(state, FIRST, "A/red", "B/blue")
    told = []
    for card in ("A/red", "B/blue"):
        other, events = state.copy(), list[Event]()
        action = CODEC.action(Give(kind(card), 1))
        assert action is not None
        other.step(FIRST, action, events)
        heard = [msgspec.json.encode(event) for event in events if event.visible_to(THIRD)]
        told.append((heard, sent(other, THIRD), sent(other, None)))
    assert told[0] == told[1]
    assert not Give(0, 1).visible_to(THIRD)


def test_a_secret_timeline_may_be_any_that_fits_what_was_announced() -> None:
    state = begun(4, timeline="random")
    assert hidden.fitting_timelines(state) == list(range(8))
    assert {hidden.imagine(state, FIRST, Rng(seed)).timeline for seed in range(60)} == set(range(8))
    wakeup = state.next_wakeup()
    assert wakeup is not None
    pass_time(state, 100)
    assert state.timeline in hidden.fitting_timelines(state)
    assert len(hidden.fitting_timelines(state)) < 8
    for fitting in hidden.fitting_timelines(state):
        twin = state.copy()
        twin.timeline = fitting
        for viewer in (FIRST, None):
            assert sent(twin, viewer) == sent(state, viewer)


def test_before_the_start_nobody_knows_anything() -> None:
    state = gathered(4, timeline="random")
    views = {msgspec.json.encode(SPACE_ALERT.view(state, None))}
    assert len(views) == 1
    assert seen(state, FIRST).mission is None
    assert seen(state, FIRST).announcements == ()


def test_the_dealer_is_asked_only_by_the_dealer() -> None:
    state = gathered(2)
    assert refusal(SPACE_ALERT, state, DEALER, Dealt(1, (1,))) is not None
    assert refused(state, FIRST, Dealt(1, (1,))) == "not-for-people"
