"""Fine points of cards and supports: what a player is asked, what uses up a card, and what a support strikes."""

import pytest

from saucer.core.seats import DEALER, Seat
from saucer.games.mars_attacks.commands import (
    Activate,
    AimAlong,
    AimAt,
    Decline,
    Drive,
    Fire,
    Jam,
    Lay,
    Return,
    Save,
    Shoot,
    Sneak,
    Stop,
    Turned,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import ArmourHeld, SquareStruck, SupportFailed
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import ARTEFACT, COVERED, CRITTER

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    card_of,
    dice,
    draw_event,
    is_dead,
    is_panicked,
    play,
    roll,
    the,
    use,
)

DEATH_RAY, PARALYSIS, ARTILLERY, STRAFING, SUPPRESSING = range(5)


# What is asked, and how many cards


@pytest.mark.parametrize("held", ["jam", "splat"])
def test_card_8_whether_a_laid_card_may_be_jammed_is_asked_whatever_is_held(held: str) -> None:
    """Nobody sees from the question whether the human player holds a Jam (MA-CARD-8, MA-CARD-JAM)."""
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={0: ["death_ray"], 1: [held]})
    play(state, Lay(card_of(state, MARTIANS, "death_ray")))
    assert state.to_act() == (HUMANS,)
    assert allowed(state, Decline())


def test_card_10_a_lucky_escape_is_the_one_card_of_its_model() -> None:
    models = ["grunt 4,4", "grunt 4,3", "soldier 6,4", "soldier 8,8"]
    state = battle(*models, turn=MARTIANS, hands={1: ["lucky_escape", "lucky_escape"]})
    play(state, Activate(0), Shoot(2), Decline())
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    play(state, Save(card_of(state, HUMANS, "lucky_escape")), Stop(), Activate(1), Shoot(2))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert is_dead(state, 2), "the second one cannot go on the same soldier in this Turn"
    assert len(state.hands[HUMANS]) == 1


def test_card_10_an_enemy_card_does_not_use_up_the_models_own() -> None:
    state = battle("soldier 4,4", "grunt 2,4", hands={1: ["splat"], 0: ["small_and_hard"]})
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "splat", 1))
    assert state.to_act() == (MARTIANS,)
    play(state, use(state, "small_and_hard", 1))
    assert dice(state) == 4 + 3


def test_card_10_two_jams_may_answer_the_same_set() -> None:
    """Who is not taking the Turn is limited by tests and models alone, and a Jam concerns neither."""
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={1: ["jam"] * 2}, sets={"death_ray": 3})
    play(state, Fire(DEATH_RAY), Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    events = play(state, Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    assert the(SupportFailed, events), "one ray does nothing (MA-SUP-3)"
    assert len(state.discard) == 3 + 2


def test_card_jam_nobody_jams_a_set_that_does_nothing_any_more() -> None:
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={1: ["jam", "splat"]}, sets={"death_ray": 2})
    play(state, Fire(DEATH_RAY), Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    assert state.to_act() == (MARTIANS,)
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={0: ["death_ray"], 1: ["jam"] * 2})
    play(state, Lay(card_of(state, MARTIANS, "death_ray")), Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    assert state.to_act() == (MARTIANS,)


def test_card_10_two_jams_may_answer_a_laid_card() -> None:
    hands = {0: ["death_ray"], 1: ["jam"] * 2}
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands=hands, sets={"death_ray": 2})
    play(state, Lay(card_of(state, MARTIANS, "death_ray")), Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    play(state, Jam(card_of(state, HUMANS, "jam"), DEATH_RAY))
    assert len(state.sets[DEATH_RAY]) == 1
    assert state.to_act() == (MARTIANS,)


def test_turn_1_two_cards_are_all_of_option_3() -> None:
    """The set is the first card, the help for one soldier the second: the next square has none left."""
    models = ["soldier 4,4 marked", "soldier 4,5 marked", "grunt 1,1"]
    state = battle(*models, hands={1: ["human_ingenuity"] * 3}, sets={"artillery": 3})
    play(state, Fire(ARTILLERY), AimAt(at(4, 4)))
    play(state, use(state, "human_ingenuity", 1))
    roll(state, *[1] * (5 + 4))
    assert state.to_act() == (DEALER,)
    assert dice(state) == 5 + 3


# Toujours Plus, Ruse Alien, Furtivité


def test_card_more_is_the_one_card_of_who_returns() -> None:
    """Under option 3 a second card may be played, but not on the same model (MA-CARD-10)."""
    models = ["grunt 1,1 marked", "grunt dead", "soldier 5,2", "soldier 8,8"]
    state = battle(*models, turn=MARTIANS, hands={0: ["ever_more", "we_come_in_peace"]})
    play(state, Return(card_of(state, MARTIANS, "ever_more"), 1, at(2, 2)), Shoot(2))
    assert state.to_act() == (DEALER,)
    assert dice(state) == 4 + 3


def test_card_more_needs_room_in_the_square() -> None:
    state = battle(*["grunt 2,2"] * 6, "grunt dead", "soldier 8,8", turn=MARTIANS, hands={0: ["ever_more"]})
    card = card_of(state, MARTIANS, "ever_more")
    assert not allowed(state, Return(card, 6, at(2, 2)))
    assert allowed(state, Return(card, 6, at(2, 3)))


def test_card_ruse_does_not_lead_into_a_full_square() -> None:
    state = battle("grunt 4,4", *["soldier 4,5"] * 6, turn=MARTIANS, hands={0: ["alien_ruse"]})
    card = card_of(state, MARTIANS, "alien_ruse")
    assert not allowed(state, Sneak(card, 0, at(4, 5))), "MA-STACK-1"
    assert allowed(state, Sneak(card, 0, at(3, 5)))


@pytest.mark.parametrize(("seat", "half", "wanted"), [(MARTIANS, "alien_ruse", CRITTER), (HUMANS, "stealth", ARTEFACT)])
def test_tok_3_a_move_by_card_turns_up_a_counter(seat: Seat, half: str, wanted: int) -> None:
    models = ["grunt 4,4", "soldier 6,4"]
    state = battle(*models, turn=seat, hands={seat: [half]}, counters=[(5, 4, COVERED)])
    play(state, Sneak(card_of(state, seat, half), int(seat), at(5, 4)))
    assert state.to_act() == (DEALER,)
    play(state, Turned((wanted,)))
    assert (state.taken[seat], state.counters) == (1, [])


# Supports


def fired(support: int, half: str, *models: str, **settings: str) -> MarsBattle:
    """A set of three on square [4,4], its attack about to be rolled."""
    options = MarsAttacksOptions(**settings)  # type: ignore[arg-type]
    turn = MARTIANS if support in (DEATH_RAY, PARALYSIS) else HUMANS
    state = battle(*models, "soldier 8,8", "grunt 1,1", turn=turn, sets={half: 3}, options=options)
    play(state, Fire(support), AimAt(at(4, 4)))
    return state


def test_sup_death_needs_three_or_more() -> None:
    state = fired(DEATH_RAY, "death_ray", "soldier 4,4")
    roll(state, 2, 2, 2, 2, 2, 2, 1, 1, 1)
    assert not is_dead(state, 0)
    state = fired(DEATH_RAY, "death_ray", "soldier 4,4")
    roll(state, 3, 2, 2, 2, 2, 2, 1, 1, 1)
    assert is_dead(state, 0)


@pytest.mark.parametrize(
    ("support", "half", "attack"), [(DEATH_RAY, "death_ray", (3, 1, 1, 1, 1, 1)), (STRAFING, "strafing", (4, 1, 1))]
)
def test_armour_3_counts_against_rays_and_strafing(support: int, half: str, attack: tuple[int, ...]) -> None:
    state = fired(support, half, "grunt 4,4")
    assert the(ArmourHeld, roll(state, *attack, 1, 1, 1))
    assert not is_dead(state, 0)
    assert is_panicked(state, 0), "MA-ARMOUR-2"


def test_armour_3_counts_against_the_flying_car() -> None:
    state = battle("grunt 4,2", "soldier 8,8", "grunt 1,1")
    draw_event(state, "flying_car")
    play(state, Drive(0))
    roll(state, 4, 2)
    assert the(ArmourHeld, roll(state, 4, 1, 1, 1, 1, 1, 1, 1))
    assert is_panicked(state, 0)


@pytest.mark.parametrize(("direction", "row"), [(0, 6), (1, 2)])
def test_sup_strafe_level_2_goes_along_the_column_in_a_named_direction(direction: int, row: int) -> None:
    """From the fourth square of column 3, down the rows or up."""
    state = battle("soldier 8,8", "grunt 2,3", "grunt 6,3", "grunt 1,1", sets={"strafing": 2})
    play(state, Fire(STRAFING), AimAlong(8 + 2, direction))
    events = roll(state, 4)
    assert [(struck.row + 1, struck.column + 1) for struck in the(SquareStruck, events)] == [(row, 3)]


def test_panic_2_a_support_is_no_killer_among_the_testers() -> None:
    """Under `all_but_killer` everybody in the square tests when no model did the killing."""
    state = fired(ARTILLERY, "artillery", "grunt 4,4", "soldier 4,4", panic_testers="all_but_killer")
    roll(state, 5, 5, 5, 1, 1, 1, 1, 1, 6, 6, 6)
    assert is_dead(state, 0)
    assert dice(state) == 1
