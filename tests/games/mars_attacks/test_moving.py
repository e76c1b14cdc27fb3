"""Activations, movement, stacking and counters (MA-ACT-*, MA-MOVE-*, MA-STACK-1, MA-TOK-*)."""

import pytest

from saucer.games.mars_attacks.commands import (
    Activate,
    Choose,
    Defend,
    EndTurn,
    Enter,
    Fight,
    Leave,
    Move,
    Rolled,
    Shoot,
    Stand,
    Stop,
    Turned,
)
from saucer.games.mars_attacks.events import CounterTurned, FightBegan, ModelShifted, ShotFired
from saucer.games.mars_attacks.scenarios import ExitRow
from saucer.games.mars_attacks.state import ARTEFACT, COVERED, CRITTER, GONE, points

from .battles import HUMANS, MARTIANS, Edge, allowed, at, battle, dice, is_dead, is_marked, play, refused, roll, the

A, B, C, D = (5, 4), (5, 5), (4, 4), (4, 5)
"""The four squares of a corner: from A to D there are the ways by B and by C."""


# Movement


def test_move_1_high_walls_stop_and_low_ones_do_not() -> None:
    state = battle("soldier 4,4", "grunt 1,1", high=[((4, 4), (4, 5))], low=[((4, 4), (5, 4))])
    play(state, Activate(0))
    assert refused(state, Move(at(4, 5))) == "no-way-there"
    assert allowed(state, Move(at(5, 4)))
    assert refused(state, Move(at(6, 4))) == "no-way-there"


@pytest.mark.parametrize(
    ("walls", "free"),
    [
        ([], True),
        ([(A, B)], True),
        ([(A, C)], True),
        ([(A, C), (B, D)], False),
        ([(A, B), (C, D)], False),
        ([(A, B), (A, C)], False),
        ([(B, D), (C, D)], False),
        ([(A, B), (B, D)], True),
    ],
)
def test_diagonal_steps_move_2_t_05_t_06_t_07_t_54(walls: list[Edge], free: bool) -> None:
    state = battle("soldier 5,4", "grunt 1,1", high=walls)
    play(state, Activate(0))
    assert allowed(state, Move(at(*D))) == free


def test_low_walls_do_not_stop_a_diagonal_step_move_2() -> None:
    state = battle("soldier 5,4", "grunt 1,1", low=[(A, B), (A, C)])
    play(state, Activate(0))
    assert allowed(state, Move(at(*D)))


def test_move_3_leaving_costs_a_move_and_is_for_ever() -> None:
    exits = [ExitRow(("eva",), 8, (4, 4, 4, 4, 5, 6, 7, 8))]
    state = battle("eva 7,5", "soldier 8,1", "grunt 1,1", exits=exits)
    play(state, Activate(0), Move(at(8, 5)))
    assert allowed(state, Leave())
    play(state, Leave())
    assert state.squares[0] == GONE
    assert points(state, HUMANS) == 5
    play(state, Activate(1))
    assert refused(state, Leave()) == "cannot-leave"


def test_move_4_nobody_leaves_standing_enemies() -> None:
    state = battle("soldier 4,4", "grunt 4,4", "grunt 4,4 panicked")
    play(state, Activate(0))
    assert refused(state, Move(at(4, 5))) == "must-fight"


def test_move_5_a_shift_is_a_move() -> None:
    state = battle("soldier 4,4", "grunt 2,4")
    play(state, Activate(0))
    events = play(state, Move(at(4, 4)))
    assert the(ModelShifted, events)
    assert refused(state, Shoot(1, 1)) == "cannot-aim"
    assert allowed(state, Shoot(1))


def test_move_6_entering_costs_a_move() -> None:
    state = battle("soldier waiting", "grunt 1,1")
    play(state, Activate(0), Enter(at(8, 3)))
    play(state, Move(at(7, 3)))
    assert is_marked(state, 0)
    assert state.squares[0] == at(7, 3)
    assert allowed(state, EndTurn())


def test_move_7_t_53_enter_and_shoot() -> None:
    state = battle("soldier waiting", "soldier 8,1", "grunt 4,3")
    play(state, Activate(0))
    assert refused(state, Shoot(2)) == "must-enter"
    assert refused(state, Stop()) == "must-enter"
    assert not allowed(state, Enter(at(7, 3)))
    play(state, Enter(at(8, 3)))
    assert not allowed(state, Shoot(2, 1))
    events = play(state, Shoot(2))
    assert the(ShotFired, events)


def test_move_7_entering_among_enemies_is_a_fight_with_the_charge_die() -> None:
    state = battle("soldier waiting", "grunt 8,3")
    play(state, Activate(0))
    events = play(state, Enter(at(8, 3)), Defend(2))
    assert the(FightBegan, events)[0].dice == 4


def test_move_8_a_shift_meets_nobody_and_tokens_hinder_nobody() -> None:
    state = battle("soldier 4,4", "grunt 4,4 panicked", cars=[(4, 5)], herd=(4, 5), civilians=[(5, 5)], insect=(5, 4))
    play(state, Activate(0))
    events = play(state, Move(at(4, 4)))
    assert not the(FightBegan, events)
    play(state, Move(at(4, 5)))
    assert state.squares[0] == at(4, 5)


def test_stack_1_t_18_six_models_fill_a_square() -> None:
    state = battle("soldier 4,4", *["soldier 4,5"] * 3, *["grunt 4,5 panicked"] * 3)
    play(state, Activate(0))
    assert refused(state, Move(at(4, 5))) == "square-full"


# Activations


def test_act_1_move_two() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,1")
    play(state, Activate(0), Move(at(5, 4)), Move(at(6, 4)))
    assert allowed(state, Activate(1))


def test_act_1_move_then_shoot() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,4")
    play(state, Activate(0), Move(at(5, 4)), Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    assert allowed(state, Activate(1))


def test_act_1_shoot_then_move_one() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,4")
    play(state, Activate(0), Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    assert refused(state, Shoot(2)) == "no-shot-left"
    play(state, Move(at(5, 4)))
    assert allowed(state, Activate(1))


def test_act_1_aim_and_shoot() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,4")
    play(state, Activate(0), Shoot(2, 1))
    assert dice(state) == 5 + 3
    roll(state, 1, 1, 1, 1, 1, 1, 1, 1)
    assert allowed(state, Activate(1))


def test_act_1_stand_up_and_move_or_shoot() -> None:
    for act in (Move(at(5, 4)), Shoot(2)):
        state = battle("soldier 4,4 panicked", "soldier 8,8", "grunt 1,4")
        play(state, Activate(0))
        assert refused(state, Move(at(5, 4))) == "must-stand"
        play(state, Stand())
        assert not allowed(state, Shoot(2, 1))
        play(state, act)
        if isinstance(act, Shoot):
            roll(state, 1, 1, 1, 1, 1, 1, 1)
        assert allowed(state, Activate(1))


def test_act_2_a_model_beside_a_standing_enemy_can_only_fight() -> None:
    state = battle("soldier 4,4", "grunt 4,4", "grunt 2,4")
    play(state, Activate(0))
    assert refused(state, Shoot(2)) == "must-fight"
    assert refused(state, Stop()) == "must-fight"
    assert allowed(state, Fight())


def test_act_3_entering_a_square_with_enemies_is_a_fight() -> None:
    state = battle("soldier 4,4", "grunt 4,5")
    play(state, Activate(0))
    events = play(state, Move(at(4, 5)), Defend(2))
    assert the(FightBegan, events)


def test_act_4_no_shot_with_an_enemy_in_the_square() -> None:
    state = battle("soldier 4,4", "grunt 4,4 panicked", "grunt 2,4")
    play(state, Activate(0))
    assert refused(state, Shoot(2)) == "enemy-beside"


def test_act_5_t_20_panicked_enemies_hold_nobody() -> None:
    state = battle("soldier 4,4", "grunt 4,4 panicked", "grunt 2,4")
    play(state, Activate(0))
    assert allowed(state, Fight())
    play(state, Move(at(4, 3)))
    assert allowed(state, Shoot(2))


def test_act_6_t_21_standing_up_beside_an_enemy_is_a_fight() -> None:
    state = battle("soldier 4,4 panicked", "grunt 4,4")
    play(state, Activate(0))
    events = play(state, Stand(), Defend(1))
    assert the(FightBegan, events)[0].dice == 3
    assert the(FightBegan, events)[0].kind == "us_soldier"


def test_act_6_even_a_panicked_enemy_makes_standing_up_a_fight() -> None:
    state = battle("soldier 4,4 panicked", "grunt 4,4 panicked")
    play(state, Activate(0))
    assert the(FightBegan, play(state, Stand()))


def test_act_7_a_fight_ends_the_activation() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 4,5")
    play(state, Activate(0), Move(at(4, 5)), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    assert allowed(state, Activate(1))


def test_act_8_a_fight_marks_the_attacker_only() -> None:
    state = battle("soldier 4,4", "grunt 4,4", "grunt 1,1")
    play(state, Activate(0), Fight(), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1)
    assert is_marked(state, 0)
    assert not is_marked(state, 1)
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,1")
    play(state, Activate(0), Stop())
    assert is_marked(state, 0)


# Counters


def test_tok_2_a_counter_is_turned_up_and_taken_by_who_wants_it() -> None:
    state = battle("soldier 4,4", "grunt 1,1", counters=[(4, 5, COVERED)])
    play(state, Activate(0), Move(at(4, 5)))
    events = play(state, Turned((1,)))
    assert the(CounterTurned, events)
    assert state.taken == [0, 1]
    assert state.counters == []


def test_tok_2_what_is_not_wanted_stays_face_up() -> None:
    state = battle("soldier 4,4", "grunt 1,1", counters=[(4, 4, COVERED)])
    play(state, Activate(0), Turned((2,)))
    assert state.counters == [CRITTER << 6 | at(4, 4)]
    assert state.taken == [0, 0]


def test_tok_3_every_square_of_a_move_before_any_fight() -> None:
    state = battle("soldier 4,4", "grunt 4,6", counters=[(4, 5, COVERED), (4, 6, COVERED)])
    play(state, Activate(0), Move(at(4, 5)), Turned((1,)), Move(at(4, 6)))
    events = play(state, Turned((1,)))
    assert the(CounterTurned, events)
    assert not the(FightBegan, events)
    assert state.taken[HUMANS] == 2
    assert allowed(state, Defend(1))


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_tok_4_all_counters_but_the_first_score(count: int, worth: int) -> None:
    state = battle("soldier 4,4", "grunt 1,1")
    state.taken[HUMANS] = count
    assert points(state, HUMANS) == worth


def test_tok_5_face_up_counters_are_taken_all_at_once() -> None:
    counters = [(4, 5, ARTEFACT), (4, 5, ARTEFACT), (4, 5, CRITTER)]
    state = battle("soldier 4,4", "grunt 4,5", counters=counters)
    state.scored[HUMANS] = 7
    play(state, Activate(0), Move(at(4, 5)))
    assert state.taken[HUMANS] == 2
    assert state.winner == HUMANS, "the victory comes before the fight"


def test_a_model_activated_on_a_counter_takes_it_tok_5() -> None:
    state = battle("grunt 4,4", "soldier 8,8", turn=MARTIANS, counters=[(4, 4, CRITTER)])
    play(state, Activate(0))
    assert state.taken[MARTIANS] == 1


def test_a_model_killed_on_entry_has_still_turned_the_counter_up() -> None:
    state = battle("soldier 4,4", "grunt 4,5", "grunt 1,1", counters=[(4, 5, COVERED)])
    play(state, Activate(0), Move(at(4, 5)), Turned((1,)), Defend(1))
    play(state, Rolled((1, 1, 1, 1, 5, 5, 5)))
    assert is_dead(state, 0) or state.winner == MARTIANS
    assert state.taken[HUMANS] == 1


def test_the_attacker_names_his_opponent() -> None:
    state = battle("soldier 4,4", "grunt 4,4", "grunt 4,4")
    play(state, Activate(0), Fight())
    assert allowed(state, Choose(1))
    play(state, Choose(2), Defend(1))
    assert state.stack[-2][3] == 2
