"""The rules of Bluff, one by one."""

import pytest

from saucer.core.door import commands, refusal
from saucer.core.messages import Command, Event, Tick
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import tick
from tests.toy import BLUFF, BluffOptions
from tests.toy.messages import CardPlayed, Done, NobodyWon, Pick, PointWon, Wave
from tests.toy.rules import DEAL, Bluff

NORTH, EAST, SOUTH = Seat(0), Seat(1), Seat(2)


def dealt(*hands: tuple[int, ...], seconds: int = 5) -> Bluff:
    """A game in which the dealer gave these hands."""
    state = BLUFF.new(BluffOptions(seconds), len(hands))
    for card in range(4):
        for seat, hand in enumerate(hands):
            state.step(DEALER, DEAL | (seat + 1) << 8 | hand[card] << 16)
    return state


def play(state: Bluff, seat: Seat, *asked: Command) -> list[Event]:
    """Let a seat do this and tell what happened."""
    events: list[Event] = []
    for command in asked:
        assert refusal(BLUFF, state, seat, command) is None
        action = BLUFF.codec.action(command)
        assert action is not None
        state.step(seat, action, events)
    return events


def test_no_more_cards_are_dealt_than_there_are() -> None:
    state = BLUFF.new(BluffOptions(), 2)
    for seat in (1, 2):
        state.step(DEALER, DEAL | seat << 8 | 9 << 16)
    chance = state.chance()
    assert chance is not None
    assert chance.weights == ((1,), (2, 2, 2, 2, 2, 2, 2, 2, 0))


def test_the_highest_card_that_nobody_else_played_wins() -> None:
    state = dealt((1, 2, 9, 9), (1, 2, 3, 8), (4, 5, 8, 7))
    play(state, NORTH, Pick(9), Done())
    play(state, EAST, Pick(8), Done())
    events = play(state, SOUTH, Pick(8), Done())
    assert PointWon(rule="BLUFF-7", seat=0, card=9) in events
    assert state.points == [1, 0, 0]
    assert state.hands == [[1, 2, 9], [1, 2, 3], [4, 5, 7]]


def test_where_no_card_is_alone_nobody_wins() -> None:
    state = dealt((1, 2, 3, 4), (1, 2, 3, 4))
    assert NobodyWon(rule="BLUFF-7") in play(state, CLOCK, Tick(Millis(5000)))
    assert state.points == [0, 0]


def test_who_has_picked_nothing_plays_the_lowest_card() -> None:
    state = dealt((4, 3, 2, 5), (1, 2, 3, 4))
    play(state, EAST, Pick(3))
    events = play(state, CLOCK, Tick(Millis(5000)))
    assert [event.card for event in events if isinstance(event, CardPlayed)] == [2, 3]


def test_a_pick_may_be_changed_even_when_done_until_the_round_closes() -> None:
    state = dealt((1, 2, 3, 4), (1, 2, 3, 4))
    play(state, NORTH, Pick(1), Done(), Pick(4))
    assert BLUFF.awaited(state, None) == (EAST, CLOCK)
    play(state, EAST, Pick(2), Done())
    assert state.played == [[4, 2]]


def test_a_seat_waves_three_times_in_a_round() -> None:
    state = dealt((1, 2, 3, 4), (1, 2, 3, 4))
    play(state, NORTH, Wave(), Wave(), Wave())
    assert Wave() not in commands(BLUFF, state, NORTH)
    assert Wave() in commands(BLUFF, state, EAST)
    state.step(CLOCK, tick(Millis(5000)))
    assert Wave() in commands(BLUFF, state, NORTH)


def test_the_bell_rings_at_fixed_times() -> None:
    state, rung = dealt((1, 2, 3, 4), (5, 6, 7, 8), seconds=20), []
    while (wakeup := state.next_wakeup()) is not None:
        rung.append(wakeup)
        state.step(CLOCK, tick(wakeup))
    assert rung == [20_000, 40_000, 60_000]
    assert dealt((1, 2, 3, 4), (5, 6, 7, 8), seconds=0).next_wakeup() is None


def test_most_points_win_and_equals_share() -> None:
    state = dealt((1, 2, 3, 4), (5, 6, 7, 8))
    for _ in range(3):
        state.step(CLOCK, tick(Millis(0)))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.0, 1.0), "points")
    state.points = [1, 1]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.5, 0.5), "shared")


def test_imagination_deals_only_cards_that_may_be_there() -> None:
    state = dealt((9, 9, 8, 8), (1, 2, 3, 4))
    for seed in range(20):
        hand = BLUFF.imagine(state, NORTH, Rng(seed)).hands[EAST]
        assert len(hand) == 4
        assert not {8, 9} & set(hand)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"hands": [[1, 1, 1, 2], [3, 4, 5, 6]]}, "2 cards of each value"),
        ({"hands": [[1, 2, 3], [3, 4, 5, 6]]}, "one by one"),
        ({"hands": [[1, 2, 3, 4, 5], [3, 4, 5, 6, 7]]}, "one by one"),
        ({"hands": [[1, 2, 3, 4], [3, 4, 5, 6]], "played": [[7, 7]]}, "one by one"),
        ({"hands": [[1, 2, 3, 4]]}, "2 seats"),
        ({"picks": [9, 0]}, "from the hand"),
        ({"done": [True, False]}, "only who has picked"),
        ({"picks": [1, 5], "done": [True, True]}, "all are done is closed"),
        ({"hands": [[1, 2, 3], [3, 4, 5]], "waves": [1, 0]}, "before the hands are dealt"),
        ({"waves": [4, 0]}, "<= 3"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, object], problem: str) -> None:
    whole: dict[str, object] = {
        "hands": [[1, 2, 3, 4], [5, 6, 7, 8]],
        "picks": [0, 0],
        "done": [False, False],
        "waves": [0, 0],
        "played": [],
    }
    assert BLUFF.restore(BluffOptions(), 2, whole).to_act() == (NORTH, EAST, CLOCK)
    with pytest.raises(ValueError, match=problem):
        BLUFF.restore(BluffOptions(), 2, whole | position)
