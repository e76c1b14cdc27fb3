"""Dealer and clock are seats: a game with both, hidden cards, and two people who act at once."""

import pytest

from saucer.core.door import apply, commands, is_legal, legal, refusal
from saucer.core.lines import Undo
from saucer.core.log import Log, read, write
from saucer.core.messages import Refusal, Tick
from saucer.core.registry import _games
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import tick
from tests.core.toy import TOY, Call, CardDealt, Deal, Seen, ToyState, shuffle_hidden

X, O = Seat(0), Seat(1)  # noqa: E741 - as on paper


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_games, TOY.slug, TOY)


def dealt(first: int = 1, second: int = 3) -> ToyState:
    state, _ = apply(TOY, TOY.new(TOY.options(), 2), DEALER, Deal((first, second)))
    assert isinstance(state, ToyState)
    return state


def test_the_dealer_brings_chance_and_nobody_else_acts() -> None:
    state = TOY.new(TOY.options(), 2)
    assert len(legal(state, DEALER)) == 9
    assert refusal(TOY, state, X, Call(1)) == Refusal("not-your-turn")
    assert refusal(TOY, state, DEALER, Deal((1, 4))) == Refusal("not-a-possible-outcome")


def test_people_and_clock_may_all_act_at_once() -> None:
    state = dealt()
    assert state.to_act() == (X, O, CLOCK)
    assert len(legal(state, X)) == len(legal(state, O)) == 3
    assert legal(state, DEALER) == []


def test_the_clock_brings_the_time_that_was_waited_for() -> None:
    state = dealt()
    assert state.next_wakeup() == 1000
    assert legal(state, CLOCK) == [tick(Millis(1000))]
    assert commands(TOY, state, CLOCK) == [Tick(Millis(1000))]
    assert is_legal(state, CLOCK, tick(Millis(1000)))
    assert refusal(TOY, state, CLOCK, Tick(Millis(999))) == Refusal("not-a-possible-outcome")
    assert refusal(TOY, state, X, Tick(Millis(1000))) == Refusal("no-such-card")
    for _ in range(3):
        wakeup = state.next_wakeup()
        assert wakeup is not None
        after, _ = apply(TOY, state, CLOCK, Tick(wakeup))
        assert isinstance(after, ToyState)
        state = after
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "draw"
    assert state.next_wakeup() is None
    assert refusal(TOY, state, CLOCK, Tick(Millis(4000))) == Refusal("game-over")


def test_time_stands_in_the_log_like_everything_else() -> None:
    log = Log(TOY, TOY.options(), 2)
    log.append(DEALER, Deal((2, 3)), Millis(0))
    log.append(CLOCK, Tick(Millis(1000)), Millis(1003))
    log.append(O, Call(2), Millis(1700))
    lines = list(write(log))
    assert lines[2] == '{"ply":1,"seat":-2,"command":{"do":"tick","at":1000},"at":1003}'
    again = read(lines)
    assert list(write(again)) == lines
    outcome = again.state.outcome()
    assert outcome is not None
    assert outcome.shares == (0.0, 1.0)


def test_a_seat_cannot_take_back_what_others_or_the_clock_have_done() -> None:
    log = Log(TOY, TOY.options(), 2)
    log.append(DEALER, Deal((2, 3)), Millis(0))
    log.append(CLOCK, Tick(Millis(1000)), Millis(1000))
    assert log.undo_for(X) is None
    log.append(X, Call(1), Millis(1500))
    assert log.undo_for(X) == Undo(2)
    assert log.undo_for(O) is None


def test_a_view_shows_a_seats_own_card_only() -> None:
    state = dealt(1, 3)
    assert TOY.view(state, X) == Seen(3, (1, None))
    assert TOY.view(state, O) == Seen(3, (None, 3))
    assert TOY.view(state, None) == Seen(3, (None, None))
    assert TOY.view(state, X) == TOY.view(shuffle_hidden(state, X), X)  # type: ignore[arg-type]


def test_what_the_dealer_did_is_told_to_whom_it_concerns() -> None:
    _, events = apply(TOY, TOY.new(TOY.options(), 2), DEALER, Deal((1, 3)))
    assert [event for event in events if event.visible_to(O)] == [CardDealt(rule="TOY-1", seat=1, card=3)]
    assert not [event for event in events if event.visible_to(None)]
    assert not Deal((1, 3)).visible_to(X)
    assert Call(1).visible_to(X)
