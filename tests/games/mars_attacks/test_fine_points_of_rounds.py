"""Fine points of Rounds, of what happens between them, and of victory."""

import pytest

from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.games.mars_attacks.commands import (
    Activate,
    AimAt,
    Authority,
    Decline,
    Defend,
    Drive,
    Fire,
    Keep,
    Stop,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import CarriedOff
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import (
    CIVILIAN_TOKEN,
    GOAL,
    HERD_TOKEN,
    INSECT_TOKEN,
    OVER,
    TURNS,
    points,
)

from .battles import (
    HUMANS,
    MARTIANS,
    at,
    battle,
    begin_round,
    dice,
    draw,
    draw_event,
    end_round,
    fill_hands,
    is_dead,
    is_marked,
    play,
    roll,
    the,
)

N, NE, E, SE, S, SW, W, NW = range(1, 9)
ARTILLERY, PARALYSIS = 2, 1


def tokens(state: MarsBattle, kind: int) -> list[int]:
    """The squares of all tokens of a kind."""
    return [token & 63 for token in state.tokens if token >> 6 == kind]


def event_card(state: MarsBattle, name: str) -> int:
    """Which card is this event."""
    return next(card for card in range(36, 42) if HALF_NAMES[state.way.halves[0][card]] == name)


# Rounds


def test_round_3_a_paralysed_model_counts_as_finished_at_once() -> None:
    """The last soldier is marked before the last Martian acts, so the human player finished first."""
    state = battle("grunt 1,1", "soldier 4,4", turn=MARTIANS, sets={"paralysis_ray": 3})
    play(state, Fire(PARALYSIS), AimAt(at(4, 4)))
    roll(state, 5)
    assert is_marked(state, 1)
    play(state, Activate(0), Stop())
    fill_hands(state)
    assert (state.round, state.turn) == (2, HUMANS), "MA-ROUND-2"


def test_round_5_when_a_token_is_gone_the_next_one_still_acts() -> None:
    state = battle("soldier 8,1", "grunt 1,1", civilians=[(8, 8), (4, 4)])
    end_round(state)
    roll(state, S)
    assert tokens(state, CIVILIAN_TOKEN) == [at(4, 4)]
    roll(state, E)
    assert tokens(state, CIVILIAN_TOKEN) == [at(4, 5)]


def test_gap_22_after_the_model_alone_the_usual_starter_takes_his_turn() -> None:
    options = MarsAttacksOptions(authority="model_only")
    state = battle("eva 4,4", "soldier 8,8", "soldier 8,7", "grunt 1,1", options=options)
    begin_round(state, HUMANS)
    play(state, Authority(0), Activate(0), Stop(), Stop())
    assert state.turn == HUMANS
    play(state, Activate(1), Stop(), Activate(2), Stop())
    assert state.turn == MARTIANS, "it was a whole Turn of two models"


# Victory


def test_win_3_in_the_end_phase_a_tie_goes_to_the_drawer() -> None:
    """A shell kills the last model of each side: the Martian player drew it, though the human would start next."""
    state = battle("soldier 4,4", "grunt 4,5", hands={1: ["splat"] * 4, 0: ["death_ray"] * 3})
    end_round(state)
    play(state, Keep(), Keep())
    draw(state, event_card(state, "stray_shell"))
    roll(state, 4, 4)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    play(state, Decline())
    assert is_dead(state, 0)
    assert is_dead(state, 1)
    assert state.winner == MARTIANS


def test_win_3_when_tokens_act_a_tie_goes_to_who_starts_next() -> None:
    """The Martian player drew the herd; a Round later it tramples the last models, and it is nobody's draw."""
    models = ["soldier 4,6 panicked", "grunt 4,6 panicked"]
    state = battle(*models, hands={1: ["splat"] * 4, 0: ["death_ray"] * 3})
    end_round(state)
    play(state, Keep(), Keep())
    draw(state, event_card(state, "walking_barbecue"))
    roll(state, 3, 2)
    roll(state, W)
    assert tokens(state, HERD_TOKEN) == [at(2, 4)]
    fill_hands(state)
    assert (state.phase, state.turn) == (TURNS, HUMANS)
    end_round(state)
    roll(state, SE)
    roll(state, 4, 4, 4, 4, *[1] * 6)
    play(state, Decline())
    assert state.winner == HUMANS


def test_win_4_the_battle_is_drawn_at_the_end_of_the_last_round() -> None:
    for number, over in ((29, False), (30, True)):
        state = battle("soldier 4,4", "grunt 2,4", options=MarsAttacksOptions(round_cap=30))
        state.round = number
        end_round(state)
        fill_hands(state)
        assert (state.phase == OVER) == over
        assert (state.outcome() is not None) == over
        assert state.winner == -1


def test_win_5_points_are_looked_at_before_elimination() -> None:
    """The human player's shells bring the eighth point and kill the own last model."""
    state = battle("soldier 4,4", "grunt 4,4", "grunt 1,1", sets={"artillery": 3})
    state.scored[HUMANS] = 7
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    roll(state, 5, 5, 5, 5, 5, *[1] * 6)
    assert is_dead(state, 0)
    assert (state.winner, state.reason) == (HUMANS, GOAL)


# Tokens


def test_evt_again_a_second_herd_replaces_the_first() -> None:
    state = battle("soldier 8,8", "grunt 1,1", herd=(4, 4))
    end_round(state)
    roll(state, E)
    assert tokens(state, HERD_TOKEN) == [at(4, 8)]
    draw(state, event_card(state, "walking_barbecue"))
    roll(state, 1, 4)
    assert tokens(state, HERD_TOKEN) == [at(8, 4)]


def test_evt_bug_1_it_attacks_at_once_where_it_comes_down() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,1")
    draw_event(state, "wings_of_death")
    roll(state, 4, 4)
    roll(state, 1)
    assert state.to_act() == (HUMANS,)
    play(state, Defend(2))
    assert dice(state) == 4 + 3


def test_evt_bug_2_a_full_square_is_rolled_again() -> None:
    state = battle("soldier 4,4", *["grunt 6,3"] * 6, "soldier 8,8", insect=(4, 4))
    end_round(state)
    roll(state, 1)
    play(state, Defend(2))
    roll(state, *[1] * 7)
    assert not the(CarriedOff, roll(state, 6, 3))
    assert the(CarriedOff, roll(state, 6, 4))
    assert state.squares[0] == at(6, 4)
    assert tokens(state, INSECT_TOKEN) == [at(6, 4)]


def test_scat_2_the_insect_stays_out_of_a_full_square() -> None:
    state = battle("soldier 8,8", *["grunt 4,5"] * 6, insect=(4, 4))
    end_round(state)
    roll(state, E)
    assert tokens(state, INSECT_TOKEN) == [at(4, 4)]


# Kills that nobody scores


def scores(state: MarsBattle) -> tuple[int, int]:
    """The victory points of both."""
    return points(state, MARTIANS), points(state, HUMANS)


@pytest.mark.parametrize("victim", ["soldier", "grunt"])
def test_evt_vp_the_insect_kills_for_nobody(victim: str) -> None:
    state = battle(f"{victim} 4,4", "soldier 8,8", "grunt 1,1", insect=(4, 4))
    end_round(state)
    roll(state, 1)
    play(state, Defend(2))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert is_dead(state, 0)
    assert scores(state) == (0, 0)


def test_evt_vp_the_herd_kills_for_nobody() -> None:
    state = battle("soldier 4,5 panicked", "grunt 4,5 panicked", "soldier 8,8", "grunt 1,1", herd=(4, 4))
    end_round(state)
    roll(state, E)
    roll(state, 4, 4, 4, 4, *[1] * 6)
    assert is_dead(state, 0)
    assert is_dead(state, 1)
    assert scores(state) == (0, 0)


def test_evt_vp_the_car_kills_for_nobody_not_even_for_its_drawer() -> None:
    state = battle("soldier 4,2", "grunt 4,2", "soldier 8,8", "grunt 1,1")
    draw_event(state, "flying_car")
    play(state, Drive(0))
    roll(state, 4, 2)
    roll(state, 4, 4, 4, 4, 4, *[1] * 6)
    assert is_dead(state, 0)
    assert is_dead(state, 1)
    assert scores(state) == (0, 0)
