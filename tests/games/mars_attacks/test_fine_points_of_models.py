"""Fine points of moving, fighting and of heroes."""

import pytest

from saucer.core.seats import DEALER
from saucer.games.mars_attacks.commands import (
    Activate,
    Choose,
    Defend,
    Enter,
    Fight,
    Follow,
    Leave,
    Move,
    Name,
    Shoot,
    Sneak,
    Stand,
    Stop,
    Turned,
)
from saucer.games.mars_attacks.events import FightBegan, InsectGone
from saucer.games.mars_attacks.scenarios import ExitRow
from saucer.games.mars_attacks.state import ARTEFACT, COVERED, GONE, points

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    card_of,
    dice,
    is_dead,
    is_marked,
    is_panicked,
    play,
    roll,
    the,
)

# Moving


def test_tok_3_entering_the_board_turns_up_a_counter() -> None:
    state = battle("soldier waiting", "grunt 1,1", counters=[(8, 4, COVERED)])
    play(state, Activate(0), Enter(at(8, 4)))
    assert state.to_act() == (DEALER,)
    play(state, Turned((ARTEFACT,)))
    assert (state.taken[HUMANS], state.counters) == (1, [])


def test_act_5_who_shifts_beside_panicked_enemies_has_moved_and_may_not_fight() -> None:
    state = battle("soldier 4,4", "grunt 4,4 panicked", "grunt 1,1")
    play(state, Activate(0))
    assert allowed(state, Fight())
    play(state, Move(at(4, 4)))
    assert not allowed(state, Fight())
    assert allowed(state, Move(at(4, 5)))


EXITS = [ExitRow(("eva", "troy"), 8, (4,) * 8)]


def test_move_3_an_extra_move_may_lead_off_the_board() -> None:
    """It costs the point of MA-HERO-2, before the activation or after it."""
    state = battle("eva 7,4", "soldier 8,8", "grunt 1,1", exits=EXITS)
    play(state, Activate(0), Move(at(8, 3)), Move(at(8, 4)))
    assert not allowed(state, Leave()), "both squares of the move are used up"
    play(state, Leave(1))
    assert (state.squares[0], state.heroics[0], points(state, HUMANS)) == (GONE, 3, 4)


def test_move_3_a_late_move_may_lead_off_the_board() -> None:
    state = battle("troy 8,4", "soldier 8,8", "grunt 8,1", "grunt 1,1", exits=EXITS)
    play(state, Activate(0), Shoot(2, 1))
    roll(state, *[1] * (5 + 3))
    assert not allowed(state, Leave()), "who aims does not move"
    play(state, Leave(2))
    assert (state.squares[0], state.heroics[0], points(state, HUMANS)) == (GONE, 2, 4)


# Fights


def test_cc_3_a_panicked_friend_is_company() -> None:
    state = battle("soldier 4,4", "soldier 4,5 panicked", "grunt 4,5")
    events = play(state, Activate(0), Move(at(4, 5)), Defend(2))
    assert the(FightBegan, events)[0].dice == 3 + 1 + 1


def test_act_6_standing_up_has_no_charge_die_even_after_entering_in_this_turn() -> None:
    state = battle("grunt 4,4", "soldier 4,5", "soldier 4,5", turn=MARTIANS, hands={0: ["alien_ruse"]})
    play(state, Sneak(card_of(state, MARTIANS, "alien_ruse"), 0, at(4, 5)), Choose(1), Defend(2))
    roll(state, 5, 5, 5, 5, 1, 1, 1, 1)
    roll(state, 1, 8)
    assert is_dead(state, 1)
    assert is_panicked(state, 0)
    events = play(state, Activate(0), Stand(), Defend(2))
    assert the(FightBegan, events)[0].dice == 3


def test_cc_1_a_panicked_sergeant_takes_no_fight_for_others_hero_brave() -> None:
    """With a soldier there the attacker names his opponent, whom he likes."""
    state = battle("grunt 4,4", "soldier 4,5", "sergeant 4,5 panicked", turn=MARTIANS)
    play(state, Activate(0), Move(at(4, 5)))
    assert state.to_act() == (MARTIANS,)
    assert allowed(state, Choose(1))
    assert allowed(state, Choose(2))


# Heroes


def test_hero_sarge_calls_once_in_his_activation() -> None:
    state = battle("sergeant 4,4", "soldier 4,5", "soldier 4,6", "grunt 1,1")
    play(state, Activate(0), Stop(), Follow(), Name(1), Stop(), Stop())
    assert is_marked(state, 1)
    assert state.heroics[0] == 1
    assert not allowed(state, Follow())
    assert allowed(state, Activate(2))


@pytest.mark.parametrize("square", ["1,1", "1,8", "8,1", "8,8"])
def test_hero_sarge_calls_nobody_who_waits_off_the_board(square: str) -> None:
    """Until it enters nothing concerns it (MA-MOVE-7), wherever he stands."""
    state = battle(f"sergeant {square}", "soldier waiting", "grunt 4,4")
    play(state, Activate(0), Stop())
    assert not allowed(state, Follow())


@pytest.mark.parametrize(("attack", "runs"), [(4, False), (1, True)])
def test_hero_troy_runs_only_from_an_insect_that_he_did_not_destroy(attack: int, runs: bool) -> None:
    state = battle("troy 4,4", "soldier 8,8", "grunt 1,1", insect=(4, 7))
    play(state, Activate(0), Shoot(254))
    events = roll(state, attack, attack, attack, attack, 1, 1, 1)
    assert bool(the(InsectGone, events)) != runs
    assert allowed(state, Move(at(4, 3), 2)) == runs
    assert allowed(state, Move(at(4, 3))) != runs, "first the late move is offered, then the usual one"


def test_hero_4_meeting_the_insect_by_an_extra_move_does_not_end_the_activation() -> None:
    state = battle("eva 4,5", "soldier 8,8", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Move(at(4, 4), 1), Fight())
    assert dice(state) == 4 + 3
    roll(state, *[1] * 7)
    assert state.heroics[0] == 3
    assert allowed(state, Fight()), "as her activation (MA-EVT-BUG-5)"
    play(state, Move(at(4, 3)), Move(at(4, 2)))
    assert allowed(state, Activate(1))


def test_evt_bug_5_an_extra_move_after_the_activation_may_enter_its_square() -> None:
    state = battle("eva 4,5", "soldier 8,8", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Stop(), Move(at(4, 4), 1), Fight())
    assert dice(state) == 4 + 3
    roll(state, *[1] * 7)
    assert allowed(state, Activate(1)), "the one extra is used up"


def test_evt_bug_5_a_late_move_may_enter_its_square() -> None:
    state = battle("troy 4,5", "soldier 8,8", "grunt 4,8", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Shoot(2))
    roll(state, *[1] * 7)
    play(state, Move(at(4, 4), 2), Fight())
    assert dice(state) == 4 + 3


def test_evt_bug_5_who_stands_up_or_comes_onto_the_board_may_enter_its_square() -> None:
    state = battle("soldier 4,5 panicked", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Stand(), Move(at(4, 4)), Fight())
    assert dice(state) == 4 + 3
    state = battle("soldier waiting", "grunt 1,1", insect=(8, 4))
    play(state, Activate(0), Enter(at(8, 4)), Fight())
    assert dice(state) == 4 + 3
