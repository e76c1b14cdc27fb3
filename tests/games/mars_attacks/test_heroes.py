"""Heroes (MA-HERO-*)."""

from saucer.games.mars_attacks.commands import (
    Activate,
    Authority,
    Choose,
    Decline,
    Defend,
    EndTurn,
    Fight,
    Follow,
    Lay,
    Move,
    Name,
    Shoot,
    Stop,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import FightBegan, HeroSaved
from saucer.games.mars_attacks.state import RUNNING
from saucer.games.mars_attacks.view import view

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    begin_round,
    card_of,
    dice,
    is_dead,
    is_marked,
    is_panicked,
    play,
    refused,
    roll,
    the,
)


def test_hero_1_t_26_a_point_is_spent_instead_of_dying() -> None:
    state = battle("grunt 4,4", "grunt 4,3", "eva 6,4 heroics=1", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0), Shoot(2))
    events = roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert the(HeroSaved, events)[0].left == 0
    assert not is_dead(state, 2)
    play(state, Stop(), Activate(1), Shoot(2))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert is_dead(state, 2)


def test_hero_2_an_extra_move_shot_or_fight_once() -> None:
    state = battle("eva 4,4", "soldier 8,8", "grunt 4,7", "grunt 1,1")
    play(state, Activate(0), Move(at(4, 5), 1))
    assert state.heroics[0] == 3
    assert refused(state, Shoot(2, 1)) == "cannot-aim", "who has moved cannot aim"
    assert not allowed(state, Move(at(4, 6), 1)), "once only"
    play(state, Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, Move(at(4, 4)))
    assert allowed(state, Activate(1))


def test_hero_2_after_the_activation_even_after_a_fight() -> None:
    state = battle("eva 4,4", "soldier 8,8", "grunt 4,4", "grunt 1,1")
    play(state, Activate(0), Fight(), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1)
    play(state, Fight(1), Defend(2))
    assert dice(state) == 6
    roll(state, 4, 1, 1, 1, 1, 1)
    assert is_dead(state, 2)


def test_hero_3_an_ability_costs_a_point() -> None:
    state = battle("sergeant 4,4 heroics=0", "soldier 4,5", "grunt 1,1")
    play(state, Activate(0), Stop())
    assert not allowed(state, Follow())
    state = battle("sergeant 4,4", "soldier 4,5", "grunt 1,1")
    play(state, Activate(0), Stop(), Follow())
    assert state.heroics[0] == 1


def test_hero_4_an_extra_fight_before_does_not_end_the_activation() -> None:
    state = battle("eva 4,4", "soldier 8,8", "grunt 4,5", "grunt 4,5", "grunt 1,1")
    play(state, Activate(0), Move(at(4, 5), 1), Choose(2), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1, 1)
    assert refused(state, Move(at(4, 4))) == "must-fight"
    events = play(state, Fight(), Choose(3), Defend(2))
    assert the(FightBegan, events)[0].dice == 4


def test_hero_4_a_panicked_hero_has_no_extra() -> None:
    state = battle("eva 4,4 panicked", "grunt 1,1")
    play(state, Activate(0))
    assert not allowed(state, Move(at(4, 5), 1))
    state = battle("eva 4,4", "soldier 8,8", "grunt 4,4", "grunt 1,1")
    play(state, Activate(0), Fight(), Defend(2))
    roll(state, 4, 1, 1, 1, 1, 1)
    roll(state, 1)
    assert is_panicked(state, 0)
    assert allowed(state, Activate(1)), "nothing more with her"


def test_hero_4_a_pinned_hero_may_only_fight() -> None:
    state = battle("eva 4,4", "grunt 4,4", "grunt 1,1")
    play(state, Activate(0))
    assert allowed(state, Fight(1))
    assert not allowed(state, Move(at(4, 5), 1))


def test_hero_5_points_are_open() -> None:
    state = battle("eva 4,4 heroics=2", "grunt 1,1")
    for viewer in (None, MARTIANS, HUMANS):
        assert view(state, viewer).models[0].heroics == 2


def test_hero_5_brave_comes_before_the_attackers_choice() -> None:
    state = battle("grunt 4,4", "soldier 4,5", "sergeant 4,5", turn=MARTIANS)
    play(state, Activate(0), Move(at(4, 5)))
    assert allowed(state, Defend(1))
    assert state.stack[-1][3] == 2


def test_hero_eva_authority_takes_the_first_turn() -> None:
    state = battle("eva 4,4", "soldier 8,8", "grunt 1,1")
    begin_round(state, MARTIANS)
    assert state.to_act() == (HUMANS,)
    play(state, Authority(0))
    assert state.turn == HUMANS
    assert state.heroics[0] == 3
    assert not allowed(state, Activate(1)), "she is the first thing in it"
    play(state, Activate(0), Stop(), Stop())
    assert allowed(state, Activate(1)), "the rest of the Turn is normal"
    play(state, EndTurn())
    assert state.turn == MARTIANS


def test_hero_eva_may_stay_silent() -> None:
    state = battle("eva 4,4", "soldier 8,8", "grunt 1,1")
    begin_round(state, MARTIANS)
    play(state, Decline())
    assert state.turn == MARTIANS
    assert state.heroics[0] == 4


def test_authority_of_the_model_alone_gap_22() -> None:
    options = MarsAttacksOptions(authority="model_only")
    state = battle("eva 4,4", "soldier 8,8", "grunt 1,1", options=options)
    begin_round(state, MARTIANS)
    play(state, Authority(0), Activate(0), Stop(), Stop())
    assert state.turn == MARTIANS


def test_hero_troy_runs_after_a_shot_that_killed_nobody() -> None:
    state = battle("troy 4,4", "soldier 8,8", "grunt 4,7", "grunt 1,1")
    play(state, Activate(0), Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, Move(at(4, 3), 2))
    assert state.heroics[0] == 2
    play(state, Move(at(4, 2)))
    assert state.squares[0] == at(4, 2), "the move after the shot is still there"


def test_hero_troy_may_not_run_after_a_kill_and_need_not() -> None:
    state = battle("troy 4,4", "soldier 8,8", "grunt 4,7", "grunt 1,1")
    play(state, Activate(0), Shoot(2))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert not allowed(state, Move(at(4, 3), 2))
    state = battle("troy 4,4", "soldier 8,8", "grunt 4,7", "grunt 1,1")
    play(state, Activate(0), Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, Decline())
    assert state.heroics[0] == 3
    assert allowed(state, Move(at(4, 3)))


def test_hero_troy_running_into_enemies_is_a_fight_and_the_end() -> None:
    state = battle("troy 4,4", "soldier 8,8", "grunt 4,7", "grunt 4,3")
    play(state, Activate(0), Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, Move(at(4, 3), 2), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    assert allowed(state, Fight(1)), "only what a hero may add"
    assert not allowed(state, Move(at(4, 4)))


def test_hero_sarge_t_28_up_to_four_follow_as_one() -> None:
    soldiers = ["soldier 4,5", "soldier 4,6", "soldier 5,5", "soldier 6,6", "soldier 4,7", "soldier 3,3"]
    state = battle("sergeant 4,4", *soldiers, "grunt 1,1", hands={1: ["artillery"]})
    play(state, Activate(0), Stop(), Follow())
    assert not allowed(state, Name(5)), "three squares are too far"
    assert not allowed(state, Stop()), "the point is paid"
    play(state, Name(1), Name(2), Name(3), Name(4))
    for model in (3, 1, 2):
        play(state, Activate(model), Stop())
    play(state, Stop())
    assert all(is_marked(state, model) for model in range(5))
    assert allowed(state, Activate(5))
    assert allowed(state, Lay(card_of(state, HUMANS, "artillery")))
    assert state.units == 1


def test_hero_sarge_must_stand() -> None:
    state = battle("sergeant 4,4", "soldier 4,5", "grunt 4,4", "grunt 1,1")
    play(state, Activate(0), Fight(), Defend(2))
    roll(state, 4, 1, 1, 1, 1, 1)
    roll(state, 2)
    assert is_panicked(state, 0)
    assert not allowed(state, Follow())


def test_hero_brave_t_27() -> None:
    state = battle("grunt 4,4", "sergeant 6,4", "soldier 6,4", turn=MARTIANS)
    play(state, Activate(0))
    assert refused(state, Shoot(2)) == "brave-first"
    assert allowed(state, Shoot(1))
    state = battle("grunt 4,4", "sergeant 6,4 panicked", "soldier 6,4", turn=MARTIANS)
    play(state, Activate(0))
    assert allowed(state, Shoot(2)), "not while panicked"


def test_hero_brave_the_owner_chooses_among_several() -> None:
    state = battle("grunt 4,4", "sergeant 6,4", "sergeant 6,4", "soldier 6,4", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    assert state.to_act() == (HUMANS,)
    play(state, Choose(2))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert state.heroics == [0, 2, 1, 0]
    assert state.asked != RUNNING


def test_hero_sarge_friends_are_named_in_any_order() -> None:
    state = battle("sergeant 4,4", "soldier 4,5", "soldier 4,6", "soldier 5,5", "grunt 1,1")
    play(state, Activate(0), Stop(), Follow(), Name(3))
    assert allowed(state, Name(1))
    play(state, Name(1), Stop())
    assert allowed(state, Activate(1))
    assert allowed(state, Activate(3))
    assert not allowed(state, Activate(2))


def test_hero_4_the_extra_is_over_once_others_have_followed() -> None:
    state = battle("sergeant 4,4", "soldier 4,5", "soldier 8,8", "grunt 1,1")
    play(state, Activate(0), Stop())
    assert allowed(state, Move(at(4, 3), 1))
    play(state, Follow(), Name(1), Stop())
    assert not allowed(state, Move(at(4, 3), 1))


def test_shoot_2_troy_does_not_aim_after_a_late_move() -> None:
    state = battle("troy 4,4", "soldier 8,8", "grunt 4,7", "grunt 1,1")
    play(state, Activate(0), Shoot(2, 2))
    roll(state, *[1] * dice(state))
    play(state, Move(at(4, 3), 2))
    assert allowed(state, Shoot(2, 0))
    assert not allowed(state, Shoot(2, 1))
