"""What a player is told before he commits himself: exact odds of charges, defences, strikes and tests under way."""

import pytest

from saucer.core.seats import Seat
from saucer.games.mars_attacks import MARS_ATTACKS, odds
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import FIGHT, SURVIVE
from saucer.games.mars_attacks.commands import (
    Activate,
    AimAlong,
    AimAt,
    Decline,
    Defend,
    Fire,
    Lay,
    Move,
    Return,
    Shoot,
    Sneak,
    Stand,
)
from saucer.games.mars_attacks.commands import Fight as FightNow
from saucer.games.mars_attacks.outlook import Aim, Answer, Chances, Firing, Outlook
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.view import Seen, scenery, view

from .battles import HUMANS, MARTIANS, allowed, at, battle, card_of, draw_event, play, roll, use

DEATH_RAY, PARALYSIS, ARTILLERY, STRAFING = range(4)


def asked(state: MarsBattle) -> Seen:
    """What the player who decides now sees."""
    return view(state, Seat(state.asked))


def outlook_of(state: MarsBattle, model: int) -> Outlook:
    return next(outlook for outlook in asked(state).outlooks if outlook.model == model)


def told(found: odds.Odds) -> Chances:
    return Chances(found.dice, round(found.kill, 4), round(found.panic, 4), round(found.loss, 4))


def test_a_charge_is_told_with_the_dice_it_would_have() -> None:
    """MA-CC-3: one die for having come in, one for a friend who is there."""
    state = battle("soldier 4,4", "soldier 3,4 marked", "grunt 3,4", "grunt 2,4")
    near, far = outlook_of(state, 0).charges
    assert near == Aim(2, fights=told(odds.melee(5, 4, 3, 5, True)), survives=told(odds.melee(5, 4, 3, 6, False)))
    assert (far.model, far.fights) == (3, told(odds.melee(4, 4, 3, 5, True)))
    play(state, Activate(0), Move(at(3, 4)))
    assert asked(state).stakes == (near,)
    assert state.squares[2] == at(3, 4)


def test_who_has_panicked_can_only_survive_a_charge() -> None:
    """MA-PANIC-4: nobody chooses for him."""
    (charge,) = outlook_of(battle("soldier 4,4", "grunt 3,4 panicked"), 0).charges
    assert charge.fights is None
    assert charge.survives == told(odds.melee(4, 4, 3, 6, False))


def test_a_step_by_card_and_a_return_are_charges_too() -> None:
    """MA-CARD-RUSE, MA-CARD-MORE: also of a model that has acted, or was killed."""
    hands = {0: ["alien_ruse", "ever_more"]}
    state = battle("grunt 4,4 marked", "grunt 1,1 dead", "soldier 5,4", "soldier 1,1", turn=MARTIANS, hands=hands)
    assert allowed(state, Sneak(card_of(state, 0, "alien_ruse"), 0, at(5, 4)))
    assert allowed(state, Return(card_of(state, 0, "ever_more"), 1, at(1, 1)))
    assert [charge.model for charge in outlook_of(state, 0).charges] == [2]
    returned = outlook_of(state, 1)
    assert [charge.model for charge in returned.charges] == [3]
    assert returned.far == ()


def test_who_stands_up_goes_one_step_and_neither_aims_nor_charges() -> None:
    """MA-ACT-6: also if it had come in this Turn."""
    lying = outlook_of(battle("soldier 4,4 panicked", "grunt 2,4"), 0)
    assert [shot.aimed for shot in lying.targets] == [None]
    assert (len(lying.near), lying.far) == (8, ())
    state = battle("soldier 4,4 panicked", "grunt 4,4")
    state.charged = 1
    (fight,) = outlook_of(state, 0).targets
    assert fight.survives == told(odds.melee(3, 4, 3, 6, False))
    play(state, Activate(0), Stand())
    assert asked(state).stakes == (fight,)


def test_an_insect_in_the_square_can_be_fought() -> None:
    """MA-EVT-BUG-5."""
    state = battle("soldier 4,4", "grunt 4,4 dead", "grunt 1,1 waiting", insect=(4, 4))
    (fight,) = outlook_of(state, 0).targets
    assert fight == Aim(THE_INSECT, survives=told(odds.melee(3, 4, 3, 4, False)))
    play(state, Activate(0), FightNow())
    assert view(state, None).firing == Firing(0, (THE_INSECT,))
    assert view(state, None).stakes == (fight,)


@pytest.mark.parametrize("defence", [FIGHT, SURVIVE])
def test_the_defender_sees_both_defences_and_then_what_he_chose(defence: int) -> None:
    """MA-CC-4, MA-CC-5."""
    state = battle("soldier 4,4", "grunt 4,4")
    play(state, Activate(0), FightNow())
    (both,) = asked(state).stakes
    assert both.fights == told(odds.fight(state, 0, 1, FIGHT))
    assert both.survives == told(odds.fight(state, 0, 1, SURVIVE))
    assert view(state, None).firing == Firing(0, (1,))
    play(state, Defend(defence))
    (one,) = view(state, None).stakes
    assert (one.fights, one.survives) == ((both.fights, None) if defence == FIGHT else (None, both.survives))


def test_each_who_may_be_named_is_told_apart() -> None:
    """MA-CC-1, MA-HERO-BRAVE: to the attacker of soldiers, and to the owner of Brave heroes."""
    state = battle("soldier 4,4", "grunt 4,4", "grunt 4,4 panicked")
    play(state, Activate(0), FightNow())
    assert [(aim.model, aim.fights is None) for aim in asked(state).stakes] == [(1, False), (2, True)]
    assert view(state, None).firing == Firing(0, ())
    state = battle("grunt 3,4", "sergeant 5,4", "sergeant 5,4", turn=MARTIANS)
    play(state, Activate(0), Shoot(1))
    assert asked(state).phase == "opponent"
    assert [aim.plain for aim in asked(state).stakes] == [told(odds.shot(state, 0, 1, False))] * 2


def test_cards_change_what_is_at_stake() -> None:
    """MA-CARD-6: Splat! takes a Survive die, Small and hard gives one back; armour counts (MA-ARMOUR-1)."""
    state = battle("soldier 4,4", "grunt 2,4", hands={0: ["small_and_hard"], 1: ["splat"]})
    play(state, Activate(0), Shoot(1))
    seen = asked(state)
    assert seen.firing == Firing(0, (1,))
    assert seen.stakes == (Aim(1, plain=told(odds.attack(4, 5, 3, 6, 1))),)
    splat = Answer(card_of(state, HUMANS, "splat"), 1, (Aim(1, plain=told(odds.attack(4, 5, 2, 6, 1))),))
    assert seen.answers == (splat,)
    assert view(state, MARTIANS).answers == ()
    play(state, use(state, "splat", 1))
    assert view(state, MARTIANS).stakes == splat.stakes
    play(state, use(state, "small_and_hard", 1))
    assert view(state, None).stakes == seen.stakes
    roll(state, 8, 1, 1, 1, 1, 1, 1)
    assert view(state, None).stakes == ()


def test_whoever_may_be_saved_is_named() -> None:
    """MA-CARD-LUCK."""
    state = battle("grunt 3,4", "soldier 5,4", "soldier 8,8", turn=MARTIANS, hands={1: ["lucky_escape"]})
    play(state, Activate(0), Shoot(1), Decline())
    roll(state, 7, 7, 7, 7, 1, 1, 1)
    assert asked(state).phase == "luck"
    assert view(state, None).firing == Firing(0, (1,))


def test_a_strike_on_a_named_square_is_told_for_each_model_it_reaches() -> None:
    """MA-SUP-3, MA-SUP-4: friends too."""
    state = battle("soldier 4,4", "grunt 3,3", "grunt 1,8", sets={"artillery": 3})
    play(state, Fire(ARTILLERY))
    seen = asked(state)
    assert seen.firing == Firing(None, (), "artillery")
    strike = next(strike for strike in seen.strikes if strike.square == at(4, 3))
    assert len(strike.squares) == 9
    assert strike.hits == (
        Aim(0, plain=told(odds.strike(state, ARTILLERY, 0))),
        Aim(1, plain=told(odds.strike(state, ARTILLERY, 1))),
    )
    assert view(state, MARTIANS).strikes == ()
    play(state, AimAt(at(4, 3)))
    assert view(state, None).stakes == strike.hits[1:]


def test_a_strike_along_a_row_counts_the_die_that_places_it() -> None:
    """MA-SUP-3: three of eight places reach a model in the middle, two one at the edge."""
    state = battle("soldier 8,8", "grunt 3,3", "grunt 3,1", sets={"artillery": 2})
    play(state, Fire(ARTILLERY))
    strike = next(strike for strike in asked(state).strikes if strike.along == 2)
    kill = odds.strike(state, ARTILLERY, 1).kill
    assert len(strike.squares) == 24
    chances = [(hit.model, hit.plain.kill) for hit in strike.hits if hit.plain]
    assert chances == [(1, round(kill * 3 / 8, 4)), (2, round(kill * 2 / 8, 4))]
    assert allowed(state, AimAlong(2))


def test_strafing_has_a_direction() -> None:
    """MA-SUP-STRAFE: four squares in a line."""
    state = battle("soldier 8,8", "grunt 3,5", sets={"strafing": 3})
    play(state, Fire(STRAFING))
    strikes = [strike for strike in asked(state).strikes if strike.square == at(3, 3)]
    reached = [(strike.direction, strike.squares) for strike in strikes if strike.hits]
    assert reached == [(1, (at(3, 3), at(3, 4), at(3, 5), at(3, 6)))]


def test_a_set_tells_what_it_does_before_it_is_fired() -> None:
    """MA-SUP-PARA: who fails a plain Survive test is paralysed."""
    state = battle("soldier 4,4", "grunt 3,3")
    supports = scenery(state).supports
    assert [kind.most for kind in supports] == [3, 3, 3, 3, 2]
    assert supports[PARALYSIS].odds[0].kill == 5 / 8
    assert supports[DEATH_RAY].odds[1] == told(odds.strike(state, DEATH_RAY, 1))


def test_a_support_that_may_be_jammed_is_named() -> None:
    """MA-CARD-JAM."""
    hands = {0: ["death_ray"], 1: ["jam"]}
    state = battle("soldier 4,4", "grunt 3,3", turn=MARTIANS, hands=hands)
    play(state, Lay(card_of(state, 0, "death_ray")))
    assert asked(state).phase == "jam"
    assert view(state, None).firing == Firing(None, (), "death_ray")


def test_the_insect_bites_with_four_dice() -> None:
    """MA-EVT-BUG-2, MA-EVT-BUG-4: a friend beside helps, and who fights back may be rid of it."""
    state = battle("soldier 4,4", "soldier 4,4", "grunt 1,1")
    draw_event(state, "wings_of_death")
    roll(state, 4, 4)
    roll(state, 1)
    assert asked(state).phase == "insect"
    assert [aim.model for aim in asked(state).stakes] == [0, 1]
    assert asked(state).stakes[0].fights == told(odds.melee(4, 4, 4, 4, True))


def test_what_an_enemy_could_do_is_told_too() -> None:
    """To who decides about models, of enemies on the board."""
    state = battle("soldier 4,4", "grunt 2,4", "grunt 1,1 marked", "grunt 1,1 waiting")
    assert [outlook.model for outlook in asked(state).outlooks] == [0, 1, 2]
    assert outlook_of(state, 1).targets == (
        Aim(0, plain=told(odds.shot(state, 1, 0, False)), aimed=told(odds.shot(state, 1, 0, True))),
    )
    assert view(state, MARTIANS).outlooks == ()


@pytest.mark.parametrize("seat", [HUMANS, MARTIANS, None])
def test_odds_tell_nothing_of_a_hand(seat: Seat | None) -> None:
    """The same is seen whatever the other holds."""
    states = [
        battle("soldier 4,4", "grunt 2,4", hands={0: [theirs], 1: [ours]})
        for theirs, ours in (("small_and_hard", "splat"), ("death_ray", "splat"), ("small_and_hard", "jam"))
    ]
    for state in states:
        play(state, Activate(0), Shoot(1))
    seen = [MARS_ATTACKS.view(state, seat) for state in states]
    assert all(isinstance(one, Seen) for one in seen)
    assert len({(one.firing, one.stakes, one.asked) for one in seen if isinstance(one, Seen)}) == 1
