"""Support cards (MA-SUP-*)."""

import pytest

from saucer.games.mars_attacks.commands import (
    Activate,
    AimAlong,
    AimAt,
    Decline,
    EndTurn,
    Fire,
    Lay,
    Stop,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import ModelParalysed, ModelSteady, SquareStruck
from saucer.games.mars_attacks.state import points
from saucer.games.mars_attacks.supports import struck_squares

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
    refused,
    roll,
    the,
    use,
)

DEATH_RAY, PARALYSIS, ARTILLERY, STRAFING, SUPPRESSING = range(5)


def test_sup_1_cards_lie_together_until_the_set_is_used() -> None:
    state = battle("soldier 8,8 marked", "grunt 1,1", hands={1: ["artillery"]}, sets={"artillery": 1})
    play(state, Lay(card_of(state, HUMANS, "artillery")))
    assert len(state.sets[ARTILLERY]) == 2
    state = battle("soldier 8,8 marked", "grunt 1,1", sets={"artillery": 2})
    play(state, Fire(ARTILLERY), AimAlong(3))
    roll(state, 4)
    assert state.sets[ARTILLERY] == []
    assert len(state.discard) == 2


def test_sup_2_t_23_not_in_the_turn_in_which_a_card_was_added() -> None:
    hands = {0: ["death_ray"]}
    state = battle("grunt 1,1 marked", "soldier 8,8", "soldier 8,7", turn=MARTIANS, hands=hands, sets={"death_ray": 2})
    play(state, Lay(card_of(state, MARTIANS, "death_ray")))
    assert refused(state, Fire(DEATH_RAY)) == "set-fresh"
    play(state, EndTurn(), Activate(1), Stop(), EndTurn())
    assert allowed(state, Fire(DEATH_RAY))


def test_sup_3_levels() -> None:
    for half, level, kind, along in (
        ("artillery", 1, ARTILLERY, None),
        ("artillery", 2, ARTILLERY, True),
        ("artillery", 3, ARTILLERY, False),
        ("suppressing_fire", 1, SUPPRESSING, True),
        ("suppressing_fire", 2, SUPPRESSING, False),
    ):
        state = battle("soldier 8,8", "grunt 1,1", sets={half: level})
        if along is None:
            assert refused(state, Fire(kind)) == "set-too-small"
            continue
        play(state, Fire(kind))
        assert allowed(state, AimAlong(9)) == along
        assert allowed(state, AimAt(at(4, 4))) != along


def test_sup_3_a_column_and_a_die() -> None:
    state = battle("soldier 8,8", "soldier 6,3", "grunt 6,3", "grunt 1,1", sets={"artillery": 2})
    play(state, Fire(ARTILLERY), AimAlong(8 + 2))
    events = roll(state, 6)
    assert [(event.row + 1, event.column + 1) for event in the(SquareStruck, events)] == [(6, 3)]


def test_sup_4_t_24_what_lies_off_the_board_is_ignored() -> None:
    assert struck_squares(ARTILLERY, at(1, 1), 0) == [at(1, 1), at(1, 2), at(2, 1), at(2, 2)]
    models = ["grunt 1,1", "grunt 1,2", "grunt 2,1", "grunt 2,2", "grunt 7,7", "soldier 8,8"]
    state = battle(*models, sets={"artillery": 3}, high=[((1, 1), (1, 2)), ((1, 1), (2, 1))])
    play(state, Fire(ARTILLERY), AimAt(at(1, 1)))
    for _ in range(4):
        assert dice(state) == 5 + 3
        roll(state, 1, 1, 1, 1, 1, 1, 1, 1)
    assert allowed(state, Activate(5))


def test_sup_4_friends_are_hit_too() -> None:
    state = battle("soldier 4,4", "grunt 4,4", "grunt 1,1", "soldier 8,8", sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 0)
    assert is_dead(state, 1)


def test_sup_art() -> None:
    """5 dice on 5 or more against each model of a square, armour counting (MA-ARMOUR-3)."""
    state = battle("soldier 8,8", "grunt 4,4", "grunt 4,5", "grunt 1,1", sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(5, 5)))
    assert dice(state) == 8
    roll(state, 4, 4, 4, 4, 5, 1, 1, 1)
    assert is_panicked(state, 1)
    roll(state, 5, 5, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 2)


def test_sup_death() -> None:
    state = battle("grunt 1,1", "soldier 4,4", "soldier 4,5", turn=MARTIANS, sets={"death_ray": 3})
    play(state, Fire(DEATH_RAY), AimAt(at(4, 4)))
    assert dice(state) == 6 + 3
    roll(state, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 1)
    assert not is_dead(state, 2)
    assert points(state, MARTIANS) == 1


def test_sup_strafe_t_46() -> None:
    assert struck_squares(STRAFING, at(3, 6), 2) == [at(3, 6), at(3, 7), at(3, 8)]
    assert struck_squares(STRAFING, at(5, 2), 0) == [at(2, 2), at(3, 2), at(4, 2), at(5, 2)]
    models = ["soldier 8,8", "grunt 3,6", "grunt 3,7", "grunt 3,8", "grunt 3,5", "grunt 1,1"]
    state = battle(*models, sets={"strafing": 3})
    play(state, Fire(STRAFING), AimAt(at(3, 6), 1))
    for _ in range(3):
        assert dice(state) == 3 + 3
        roll(state, 4, 4, 4, 1, 1, 1)
    assert [is_dead(state, model) for model in range(1, 5)] == [True, True, True, False]


def test_sup_strafe_level_2_goes_along_the_row_in_a_named_direction() -> None:
    state = battle("soldier 8,8", "grunt 3,3", "grunt 3,7", "grunt 1,1", sets={"strafing": 2})
    play(state, Fire(STRAFING), AimAlong(2, 1))
    roll(state, 4)
    assert dice(state) == 3 + 3
    roll(state, 4, 4, 1, 1, 1, 1)
    assert is_dead(state, 1)
    assert not is_dead(state, 2)


def test_sup_para() -> None:
    state = battle("grunt 1,1", "soldier 4,4", "soldier 5,5", "soldier 8,8", turn=MARTIANS, sets={"paralysis_ray": 3})
    play(state, Fire(PARALYSIS), AimAt(at(4, 4)))
    events = roll(state, 5, 6)
    assert is_marked(state, 1)
    assert not is_marked(state, 2)
    assert len(the(ModelParalysed, events)) == len(the(ModelSteady, events)) == 1


def test_sup_supp_t_47() -> None:
    state = battle("soldier 4,4", "soldier 5,5", "grunt 1,1", sets={"suppressing_fire": 2})
    play(state, Fire(SUPPRESSING), AimAt(at(4, 4)))
    roll(state, 6, 5)
    assert not is_panicked(state, 0)
    assert is_panicked(state, 1)


def test_sup_vp_kills_score_as_shots() -> None:
    state = battle("soldier 8,8", "grunt 4,4", "grunt 1,1", sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    assert points(state, HUMANS) == 1


def test_sup_5_deaths_take_effect_together() -> None:
    models = ["soldier 8,8", "grunt 4,4", "grunt 4,4", "grunt 4,5", "grunt 4,5", "grunt 1,1"]
    state = battle(*models, sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    roll(state, 5, 5, 5, 1, 1, 1, 1, 1, 6, 6, 6)
    assert not is_dead(state, 1)
    roll(state, 5, 5, 5, 1, 1, 1, 1, 1, 6, 6, 6)
    assert is_dead(state, 1)
    assert is_dead(state, 3)
    assert dice(state) == 2, "then the survivors of both squares test panic"


def test_sup_5_a_card_may_help_each_target() -> None:
    hands = {0: ["small_and_hard", "small_and_hard"]}
    models = ["soldier 8,8", "grunt 4,4", "grunt 4,4", "grunt 1,1"]
    state = battle(*models, hands=hands, sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    play(state, use(state, "small_and_hard", 1))
    play(state, use(state, "small_and_hard", 2))
    assert dice(state) == 5 + 4 + 4


def test_sup_5_the_active_player_helps_only_if_his_option_still_holds_a_card() -> None:
    for marked in (" marked", ""):
        models = ["soldier 4,4" + marked, "grunt 1,1"]
        state = battle(*models, hands={1: ["human_ingenuity"]}, sets={"artillery": 3})
        play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
        if marked:
            play(state, use(state, "human_ingenuity", 1))
        assert dice(state) == 5 + 3 + bool(marked)


def test_sup_6_own_sets_only_and_no_card_beyond_the_maximum() -> None:
    hands = {1: ["suppressing_fire", "strafing"]}
    sets = {"suppressing_fire": 2, "death_ray": 3}
    state = battle("soldier 8,8", "grunt 1,1", hands=hands, sets=sets)
    assert refused(state, Fire(DEATH_RAY)) == "not-your-set"
    assert refused(state, Lay(card_of(state, HUMANS, "suppressing_fire"))) == "set-full"
    assert allowed(state, Lay(card_of(state, HUMANS, "strafing")))


@pytest.mark.parametrize(("setting", "expected"), [("none", [7, 9]), ("opponent", [8, 9])])
def test_sup_7_t_30_own_models_killed(setting: str, expected: list[int]) -> None:
    options = MarsAttacksOptions(own_kill_vp=setting)  # type: ignore[arg-type]
    models = ["soldier 4,4", "grunt 4,4", "grunt 4,4", "grunt 1,1", "soldier 8,8"]
    state = battle(*models, sets={"artillery": 3}, options=options)
    state.scored = [7, 7]
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert [points(state, MARTIANS), points(state, HUMANS)] == expected
    assert state.winner == HUMANS


def test_sup_7_t_31_both_reach_8_in_the_martian_turn() -> None:
    options = MarsAttacksOptions(own_kill_vp="opponent")
    models = ["soldier 4,4", "grunt 4,4", "grunt 1,1", "soldier 8,8"]
    state = battle(*models, turn=MARTIANS, sets={"death_ray": 3}, options=options)
    state.scored = [7, 7]
    play(state, Fire(DEATH_RAY), AimAt(at(4, 4)))
    roll(state, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1)
    assert [points(state, MARTIANS), points(state, HUMANS)] == [8, 8]
    assert state.winner == MARTIANS


def test_a_jam_window_opens_for_own_sets_of_the_martians_only() -> None:
    hands = {1: ["splat"], 0: ["mind_control"]}
    state = battle("soldier 8,8", "grunt 4,4", hands=hands, sets={"death_ray": 3}, turn=MARTIANS)
    play(state, Fire(DEATH_RAY))
    assert state.to_act() == (HUMANS,)
    play(state, Decline())
    assert state.to_act() == (MARTIANS,)
