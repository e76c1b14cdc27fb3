"""Delays, their cascades, and what they do not do (SA-DLY)."""

import pytest

from saucer.games.space_alert.board import BOTS
from saucer.games.space_alert.events import ActionDelayed, CardLost
from tests.games.space_alert.ships import KEEPER, after, at, end, lead, place, program, ship, told


def test_dly_01_the_next_card_moves_right_and_pushes_what_it_meets() -> None:
    state = ship("lift", "lift A B C . red", KEEPER)
    after(state, 1)
    assert program(state, 1) == "lift . A B C red"


def test_dly_01_what_is_pushed_past_the_last_slot_is_lost() -> None:
    state = ship("lift", "lift A B C A B C A B C A red", KEEPER)
    events = after(state, 1)
    assert program(state, 1) == "lift . A B C A B C A B C A"
    assert [(event.crew, event.card) for event in told(events, CardLost)] == [(1, "red")]


def test_dly_01_in_a_test_run_the_seventh_slot_is_the_last() -> None:
    state = ship("lift", "lift A B C A B C", KEEPER[:13], turns=7)
    events = after(state, 1)
    assert [event.card for event in told(events, CardLost)] == ["C"]


def test_dly_02_before_an_empty_slot_a_delay_changes_nothing() -> None:
    state = ship("lift", "lift . A", KEEPER)
    events = after(state, 1)
    assert program(state, 1) == "lift . A"
    assert told(events, ActionDelayed) == []


def test_dly_03_several_delays_of_one_turn_count_once() -> None:
    state = ship(". lift", ". lift A", threats="I2-02@1")
    place(state, 0, "upper_red")
    place(state, 1, "upper_red")
    # The lift is in use, there is Slime, and nobody maintained the computer.
    events = after(state, 2)
    assert program(state, 1) == ". lift . A"
    assert len([event for event in told(events, ActionDelayed) if event.crew == 1]) == 1


def test_dly_04_later_delays_find_the_program_as_it_was_shifted() -> None:
    state = ship("lift", "lift A B", "", "")
    after(state, 2)
    assert program(state, 1) == "lift . . A B"


def test_dly_05_a_pilot_in_space_is_not_delayed() -> None:
    state = ship(". C bots bots", ". . bots")
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    after(state, 2)
    assert at(state)[0] == "space"
    assert program(state, 0) == ". C bots bots"
    assert program(state, 1) == ". . . bots"


def test_dly_06_who_is_knocked_out_is_not_delayed() -> None:
    state = ship(". . A", ". . A")
    state.crew[0].is_down = True
    events = after(state, 2)
    assert [event.crew for event in told(events, ActionDelayed)] == [1]


@pytest.mark.parametrize(
    ("threat", "tracks", "turn", "where"),
    [
        ("SE2-03@1:white", (4, 1, 5, 2), 3, "upper_white"),
        ("I2-05@1", (4, 3, 5, 3), 3, "upper_white"),
        ("SI2-04@1", (4, 3, 5, 2), 2, "lower_blue"),
    ],
)
def test_dly_07_what_delays(threat: str, tracks: tuple[int, ...], turn: int, where: str) -> None:
    cards = ["."] * 12
    cards[turn] = "A"
    state = ship(" ".join(cards), KEEPER, threats=threat, tracks=tracks)
    state.maintained = 0b111
    place(state, 0, where)
    events = after(state, turn)
    assert [(event.crew, event.rule) for event in told(events, ActionDelayed) if event.crew == 0] == [(0, "SA-DLY-07")]


def test_dly_08_landing_shifts_the_current_slot_and_another_delay_the_next() -> None:
    state = ship(". A B . C")
    lead(state, 0, 0)
    place(state, 0, "space")
    state.pilot = 0
    state.crew[0].program[0] = BOTS
    after(state, 2)
    assert at(state) == ["upper_red"]
    assert program(state) == "bots . . A B C"


def test_a_delay_on_the_last_turn_does_nothing() -> None:
    state = ship(". . . . . . . . . . . lift", ". . . . . . . . . . . lift", KEEPER)
    assert [event.turn for event in told(end(state), ActionDelayed)] == []
