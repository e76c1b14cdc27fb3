"""Answers against the clock: a decision about a card is declined when its time is over."""

import pytest

from saucer.core.seats import CLOCK, DEALER, Millis
from saucer.core.state import tick
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.commands import Activate, Decline, Shoot
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.view import view

from .battles import HUMANS, MARTIANS, allowed, battle, play

TIMED = MarsAttacksOptions(answer_time=5)


@pytest.mark.parametrize("half", ["human_ingenuity", "artillery"])
def test_the_clock_declines_whatever_is_held(half: str) -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: [half]}, options=TIMED)
    play(state, Activate(0), Shoot(1))
    assert state.to_act() == (HUMANS, CLOCK)
    assert view(state, None).deadline == 5000
    assert state.next_wakeup() == 5000
    state.step(CLOCK, tick(Millis(4999)))
    assert state.to_act() == (HUMANS, CLOCK)
    state.step(CLOCK, tick(Millis(5000)))
    assert state.to_act() == (DEALER,)
    assert state.next_wakeup() is None


def test_what_is_no_answer_has_no_limit() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, options=TIMED)
    for second in range(1, 61):
        state.step(CLOCK, tick(Millis(second * 1000)))
    assert state.to_act() == (MARTIANS, CLOCK)
    assert allowed(state, Activate(0))


def test_the_time_begins_with_the_act_that_is_answered() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: ["artillery"]}, options=TIMED)
    play(state, Activate(0))
    assert state.told_time() == 0
    state.step(CLOCK, tick(Millis(12_345)))
    play(state, Shoot(1))
    assert state.next_wakeup() == 17_345


def test_an_answer_in_time_is_the_players_own() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: ["artillery"]}, options=TIMED)
    play(state, Activate(0), Shoot(1), Decline())
    assert state.to_act() == (DEALER,)
    assert state.ends_at == 0


def test_without_a_limit_there_is_no_clock() -> None:
    assert not MARS_ATTACKS.timed(MarsAttacksOptions())
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: ["artillery"]})
    play(state, Activate(0), Shoot(1))
    assert state.to_act() == (HUMANS,)
