"""Dice, shots, armour, fights and panic (MA-DICE-*, MA-SHOOT-*, MA-ARMOUR-*, MA-CC-*, MA-PANIC-*)."""

import pytest

from saucer.games.mars_attacks.commands import Activate, Choose, Decline, Defend, Fight, Move, Shoot
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import (
    ArmourHeld,
    DiceRolled,
    FightBegan,
    FightDrawn,
    ModelKilled,
    ModelPanicked,
    PanicTested,
    PointsScored,
    ShotFired,
    ShotMissed,
)
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import points

from .battles import HUMANS, MARTIANS, allowed, at, battle, dice, is_dead, is_panicked, play, refused, roll, the, use


def shot_by_soldier(target: str = "grunt 2,4") -> MarsBattle:
    """A soldier with a clear shot, not aimed: 4 dice against 3."""
    state = battle("soldier 4,4", "soldier 8,8", target, "grunt 1,8")
    play(state, Activate(0), Shoot(2))
    return state


def shot_by_martian() -> MarsBattle:
    """A Martian with a clear shot, not aimed: 4 dice against 3."""
    state = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    return state


def duel(defence: int) -> MarsBattle:
    """A soldier charges a lone Martian: 4 dice against 3."""
    state = battle("soldier 4,4", "soldier 8,8", "grunt 4,5", "grunt 1,1")
    play(state, Activate(0), Move(at(4, 5)), Defend(defence))
    return state


# Dice


def test_dice_1_each_die_of_the_stat_or_more_is_a_success() -> None:
    events = roll(shot_by_martian(), 4, 3, 7, 1, 6, 5, 1)
    attack, resistance = the(DiceRolled, events)
    assert (attack.hits, resistance.hits) == (2, 1)


def test_dice_2_t_10_an_8_adds_a_die_without_limit() -> None:
    state = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS, low=[((5, 4), (6, 4))])
    play(state, Activate(0), Shoot(1))
    roll(state, 8, 5, 2, 1, 1, 1)
    assert dice(state) == 1
    events = roll(state, 4)
    assert the(DiceRolled, events)[0].hits == 3
    state = shot_by_martian()
    roll(state, 8, 1, 1, 1, 8, 8, 1)
    assert dice(state) == 3
    roll(state, 8, 8, 1)
    assert dice(state) == 2
    roll(state, 1, 1)
    assert not is_dead(state, 1)


def test_dice_3_three_dice_are_the_base() -> None:
    state = battle("soldier 4,4", "grunt 4,4")
    play(state, Activate(0), Fight(), Defend(1))
    assert dice(state) == 3 + 3


def test_dice_4_and_5_single_dice_are_no_tests() -> None:
    """The panic die is a plain one: no card changes it, and an 8 adds nothing (MA-DICE-4, MA-DICE-5)."""
    hands = {1: ["human_ingenuity", "human_ingenuity"], 0: ["small_and_hard"]}
    state = battle("grunt 4,4", "soldier 6,4", "soldier 6,4", turn=MARTIANS, hands=hands)
    play(state, Activate(0), Shoot(1), Decline(), Decline())
    roll(state, 4, 4, 1, 1, 1, 1, 1)
    play(state, Decline())
    assert dice(state) == 1
    roll(state, 8)
    assert not is_panicked(state, 2)


# Shots


def test_shoot_1_what_a_shot_needs_t_19() -> None:
    state = battle("soldier 4,4", "grunt 2,4", "soldier 2,4", "grunt 4,6", "grunt 2,6", high=[((4, 4), (4, 5))])
    play(state, Activate(0))
    assert refused(state, Shoot(1)) == "friend-there"
    assert refused(state, Shoot(2)) == "no-target"
    assert allowed(state, Shoot(4))


def test_shoot_1_a_wall_hides_the_target() -> None:
    walls = [((4, 4), (4, 5)), ((3, 4), (3, 5)), ((5, 4), (5, 5))]
    state = battle("soldier 4,4", "grunt 4,5", high=walls)
    play(state, Activate(0))
    assert refused(state, Shoot(1)) == "out-of-sight"


@pytest.mark.parametrize(("aimed", "low", "expected"), [(0, True, 3), (0, False, 4), (1, True, 4), (1, False, 5)])
def test_shoot_2_t_14_dice_of_a_shot(aimed: int, low: bool, expected: int) -> None:
    state = battle("soldier 4,4", "grunt 2,4", low=[((3, 4), (2, 4))] if low else [])
    play(state, Activate(0))
    events = play(state, Shoot(1, aimed))
    assert the(ShotFired, events)[0].dice == expected


def test_a_bonus_card_makes_six_dice_t_14() -> None:
    state = battle("soldier 4,4", "grunt 2,4", hands={1: ["human_ingenuity"]})
    play(state, Activate(0), Shoot(1, 1))
    play(state, use(state, "human_ingenuity"))
    assert dice(state) == 6 + 3


def test_shoot_3_the_target_rolls_three_dice() -> None:
    assert dice(shot_by_martian()) == 4 + 3


def test_shoot_4_more_successes_kill_and_equal_ones_miss() -> None:
    state = shot_by_martian()
    events = roll(state, 4, 4, 1, 1, 6, 1, 1)
    assert the(ModelKilled, events)
    assert is_dead(state, 1)
    state = shot_by_martian()
    events = roll(state, 4, 1, 1, 1, 6, 1, 1)
    assert the(ShotMissed, events)
    assert not is_dead(state, 1)


def test_shoot_5_any_model_of_the_square_panicked_or_not() -> None:
    state = battle("soldier 4,4", "grunt 2,4", "grunt 2,4 panicked")
    play(state, Activate(0))
    assert allowed(state, Shoot(1))
    play(state, Shoot(2))
    assert dice(state) == 4 + 3


def test_shoot_6_order_of_a_shot() -> None:
    """Dice, removal, panic tests, points."""
    state = battle("grunt 4,4", "soldier 6,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    events = roll(state, 4, 4, 1, 1, 1, 1, 1)
    assert not the(PointsScored, events)
    events += roll(state, 3)
    kinds = [type(event) for event in events]
    places = [kinds.index(kind) for kind in (DiceRolled, ModelKilled, PanicTested, ModelPanicked, PointsScored)]
    assert places == sorted(places)


# Armour


def test_armour_1_t_12() -> None:
    state = shot_by_soldier()
    roll(state, 5, 5, 5, 1, 6, 1, 1)
    assert is_dead(state, 2)


def test_armour_2_t_11_t_51() -> None:
    for attack, resistance in (((5, 5, 1, 1), (6, 1, 1)), ((5, 1, 1, 1), (1, 1, 1))):
        state = shot_by_soldier()
        events = roll(state, *attack, *resistance)
        assert the(ArmourHeld, events)
        assert is_panicked(state, 2)
        assert not is_dead(state, 2)


def test_armour_2_t_13_a_plain_miss_does_not_panic() -> None:
    state = shot_by_soldier()
    roll(state, 5, 1, 1, 1, 6, 1, 1)
    assert not is_panicked(state, 2)


def test_armour_3_no_armour_in_a_fight() -> None:
    state = duel(2)
    roll(state, 4, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 2)


# Fights


def test_cc_1_the_attacker_chooses_if_a_soldier_is_there() -> None:
    state = battle("grunt 4,4", "soldier 4,5", "eva 4,5", "troy 4,5", turn=MARTIANS)
    play(state, Activate(0), Move(at(4, 5)))
    assert state.to_act() == (MARTIANS,)
    assert allowed(state, Choose(2))


def test_cc_1_of_heroes_alone_their_owner_chooses() -> None:
    state = battle("grunt 4,4", "eva 4,5", "troy 4,5", turn=MARTIANS)
    play(state, Activate(0), Move(at(4, 5)))
    assert state.to_act() == (HUMANS,)
    play(state, Choose(2))
    assert allowed(state, Defend(2))


def test_cc_2_a_panicked_defender_must_use_survive_panic_3() -> None:
    state = battle("soldier 4,4", "grunt 4,5 panicked", "grunt 1,1")
    play(state, Activate(0), Move(at(4, 5)))
    assert dice(state) == 4 + 3
    events = roll(state, 1, 1, 1, 1, 5, 5, 5)
    assert the(DiceRolled, events)[1].stat == "survive"
    assert not is_dead(state, 0)


def test_cc_3_t_17_charge_and_friends() -> None:
    state = battle("soldier 4,4", "soldier 4,5", "soldier 4,5 panicked", "grunt 4,5 panicked")
    play(state, Activate(0))
    events = play(state, Move(at(4, 5)))
    assert (the(FightBegan, events)[0].dice, the(FightBegan, events)[0].other_dice) == (5, 3)


def test_cc_4_t_15_a_defender_who_fights_can_kill() -> None:
    state = duel(1)
    roll(state, 4, 1, 1, 1, 5, 5, 1)
    roll(state, 8)
    assert is_dead(state, 0)
    assert points(state, MARTIANS) == 2


def test_cc_4_t_16_a_defender_who_survives_kills_nobody() -> None:
    state = duel(2)
    events = roll(state, 4, 1, 1, 1, 6, 6, 1)
    assert the(FightDrawn, events)
    assert not is_dead(state, 0)
    assert not is_dead(state, 2)


def test_cc_4_a_tie_kills_nobody() -> None:
    state = duel(1)
    assert the(FightDrawn, roll(state, 4, 1, 1, 1, 5, 1, 1))


def test_cc_5_t_44_the_defence_is_announced_before_the_cards() -> None:
    hands = {1: ["splat", "splat"]}
    for defence, dice_left in ((1, 3), (2, 2)):
        state = battle("soldier 4,4", "soldier 8,8", "grunt 4,5", "grunt 1,1", hands=hands)
        play(state, Activate(0), Move(at(4, 5)), Defend(defence))
        if state.to_act() == (HUMANS,):
            splat = use(state, "splat", 1)
            assert allowed(state, splat) == (defence == 2)
            play(state, splat if defence == 2 else Decline())
        assert dice(state) == 4 + dice_left


def test_cc_6_the_charge_die_is_for_this_turn_only() -> None:
    state = battle("soldier 4,4", "grunt 4,5", "grunt 1,1", "soldier 8,8")
    play(state, Activate(0), Move(at(4, 5)), Defend(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, Activate(3))
    state.charged &= 1
    assert state.charged == 1
    play(state, Move(at(7, 8)), Move(at(6, 8)))
    assert state.charged == 0


# Panic


def test_panic_1_every_other_model_in_the_square_tests() -> None:
    state = battle("grunt 4,4", "soldier 6,4", "soldier 6,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    roll(state, 4, 4, 1, 1, 1, 1, 1)
    roll(state, 4, 5)
    assert is_panicked(state, 2)
    assert not is_panicked(state, 3)
    assert not is_panicked(state, 4)


@pytest.mark.parametrize(("testers", "count"), [("all", 3), ("all_but_killer", 2), ("same_side", 1)])
def test_panic_2_who_tests(testers: str, count: int) -> None:
    options = MarsAttacksOptions(panic_testers=testers)  # type: ignore[arg-type]
    models = ["soldier 4,4", "grunt 4,5", "grunt 4,5", "soldier 4,5", "grunt 4,5 panicked"]
    state = battle(*models, options=options)
    play(state, Activate(0), Move(at(4, 5)), Choose(1), Defend(2))
    roll(state, 4, 4, 4, 1, 1, 1, 1, 1, 1)
    assert dice(state) == count


def test_panic_3_a_panicked_model_must_stand_up_to_act() -> None:
    state = battle("soldier 4,4 panicked", "grunt 1,1")
    play(state, Activate(0))
    assert refused(state, Move(at(4, 5))) == "must-stand"


def test_panic_4_who_is_saved_frightens_nobody() -> None:
    state = battle("grunt 4,4", "eva 6,4", "soldier 6,4", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    roll(state, 4, 4, 1, 1, 1, 1, 1)
    assert state.heroics[1] == 3
    assert state.to_act() == (MARTIANS,)
