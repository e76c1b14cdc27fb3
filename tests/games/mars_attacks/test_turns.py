"""Rounds and Turns (MA-ROUND-*, MA-TURN-*)."""

from saucer.core.seats import DEALER
from saucer.games.mars_attacks.commands import (
    Activate,
    Charm,
    Decline,
    Defend,
    EndTurn,
    Fight,
    Keep,
    Lay,
    Move,
    Pass,
    Shoot,
    Sneak,
    Stop,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import RoundBegan, RoundEnded, TurnBegan
from saucer.games.mars_attacks.state import ENDING, MODEL_AND_CARD, ONLY_CARDS, TURNS, WINDOW

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    card_of,
    fill_hands,
    is_marked,
    play,
    refused,
    roll,
    the,
    use,
)


def idle(*models: int) -> list[Activate | Stop]:
    """Activate models without doing anything."""
    return [each for model in models for each in (Activate(model), Stop())]


def test_round_1_every_model_is_activated_once() -> None:
    state = battle("soldier 8,1", "soldier 8,2", "soldier 8,3", "grunt 1,1")
    play(state, *idle(0, 1))
    play(state, *idle(3), EndTurn())
    assert is_marked(state, 0)
    assert refused(state, Activate(0)) == "already-activated"
    assert allowed(state, Activate(2))


def test_round_2_who_finished_first_starts_the_next() -> None:
    state = battle("soldier 8,1", "grunt 1,1", "grunt 1,2", "grunt 1,3")
    play(state, *idle(0), EndTurn(), *idle(1, 2), Pass(), *idle(3))
    assert state.finished == HUMANS
    play(state, EndTurn())
    fill_hands(state)
    assert (state.round, state.turn, state.phase) == (2, HUMANS, TURNS)


def test_round_3_marked_by_a_card_counts_as_finished() -> None:
    state = battle("soldier 8,1", "soldier 8,2", "grunt 1,1", hands={1: ["isnt_it_cute"]})
    play(state, Charm(card_of(state, HUMANS, "isnt_it_cute"), 2))
    assert state.finished == MARTIANS
    assert is_marked(state, 2)


def test_round_3_at_the_same_instant_whose_turn_it_is() -> None:
    state = battle("soldier 4,4", "soldier 8,8 marked", "grunt 4,5", "grunt 1,1 marked")
    play(state, Activate(0), Move(at(4, 5)), Defend(2))
    roll(state, 4, 1, 1, 1, 1, 1, 1)
    assert state.finished == HUMANS


def test_round_4_the_turn_is_completed_before_the_round_ends() -> None:
    state = battle("soldier 8,1", "grunt 1,1 marked")
    play(state, *idle(0))
    assert state.phase == TURNS
    events = play(state, EndTurn())
    assert the(RoundEnded, events)
    assert state.marked == 0


def test_round_5_tokens_then_refresh_then_the_next_round() -> None:
    state = battle(
        "soldier 8,1", "grunt 1,1 marked", civilians=[(4, 4)], hands={1: ["splat"] * 4, 0: ["death_ray"] * 4}
    )
    play(state, *idle(0), EndTurn())
    assert state.phase == ENDING
    roll(state, 1)
    assert state.tokens[0] & 63 == at(3, 4)
    assert state.to_act() == (HUMANS,)
    play(state, Keep())
    events = play(state, Keep())
    assert the(RoundBegan, events)[0].round == 2


def test_round_6_t_48_after_a_pass_the_other_takes_all_turns() -> None:
    state = battle("soldier 8,1", "grunt 1,1", "grunt 1,2", "grunt 1,3", "grunt 1,4")
    play(state, *idle(0), EndTurn(), *idle(1), EndTurn(), Pass())
    events = play(state, *idle(2, 3))
    assert [event.seat for event in the(TurnBegan, events)] == [MARTIANS]
    play(state, *idle(4), EndTurn())
    fill_hands(state)
    assert (state.round, state.turn) == (2, HUMANS)


def test_turn_1_two_models_or_one_and_a_card() -> None:
    state = battle("soldier 8,1", "soldier 8,2", "soldier 8,3", "grunt 1,1", hands={1: ["artillery"]})
    lay = Lay(card_of(state, HUMANS, "artillery"))
    assert allowed(state, lay)
    play(state, *idle(0))
    assert allowed(state, lay)
    assert allowed(state, Activate(1))
    play(state, lay)
    assert state.turn == MARTIANS
    assert state.option == 0


def test_turn_1_two_cards_only_without_models() -> None:
    state = battle("soldier 8,1 marked", "grunt 1,1", hands={1: ["artillery", "strafing", "artillery"]})
    play(state, Lay(card_of(state, HUMANS, "artillery")))
    assert state.option == ONLY_CARDS
    assert allowed(state, EndTurn())
    play(state, Lay(card_of(state, HUMANS, "strafing")))
    assert state.turn == MARTIANS


def test_turn_2_with_a_model_able_to_act_one_must_be_activated() -> None:
    state = battle("soldier 8,1", "grunt 1,1")
    assert refused(state, Pass()) == "models-able"
    assert refused(state, EndTurn()) == "must-activate"


def test_turn_3_after_a_pass_one_only_answers() -> None:
    state = battle("soldier 4,4 marked", "grunt 2,4", hands={1: ["human_ingenuity"]}, turn=HUMANS)
    play(state, Pass(), Activate(1), Shoot(0))
    assert state.to_act() == (HUMANS,)
    play(state, use(state, "human_ingenuity", 1))
    assert state.to_act() == (DEALER,)


def test_turn_4_a_card_on_an_own_model_binds_it() -> None:
    state = battle("soldier 4,4", "soldier 5,5", "soldier 8,8 marked", "grunt 1,1", hands={1: ["stealth"]})
    card = card_of(state, HUMANS, "stealth")
    assert refused(state, Sneak(card, 2, at(7, 8))) == "act-first-with-another"
    play(state, Sneak(card, 0, at(4, 5)))
    assert refused(state, Activate(1)) == "act-first-with-another"
    assert allowed(state, Activate(0))


def test_turn_4_after_an_activation_only_the_active_model() -> None:
    state = battle("soldier 4,4", "soldier 5,5", "grunt 1,1", hands={1: ["stealth"]})
    card = card_of(state, HUMANS, "stealth")
    play(state, *idle(0))
    assert refused(state, Sneak(card, 1, at(5, 6))) == "act-first-with-another"
    assert allowed(state, Sneak(card, 0, at(4, 5)))


def test_turn_5_t_22_no_card_after_two_models() -> None:
    state = battle("soldier 4,4", "soldier 4,5", "grunt 1,4", "grunt 1,8", hands={1: ["human_ingenuity"]})
    play(state, *idle(0), Activate(1), Shoot(2))
    assert state.to_act() == (DEALER,)


def test_turn_6_waiting_models_are_able_to_act() -> None:
    state = battle("soldier waiting", "grunt 1,1")
    assert allowed(state, Activate(0))
    assert refused(state, Pass()) == "models-able"


def test_turn_7_t_40_a_bonus_card_fixes_option_2() -> None:
    state = battle("soldier 4,4", "soldier 4,5", "grunt 1,4", "grunt 1,8", hands={1: ["human_ingenuity", "splat"]})
    play(state, Activate(0), Shoot(2))
    play(state, use(state, "human_ingenuity"))
    assert state.option == MODEL_AND_CARD
    roll(state, 1, 1, 1, 1, 1, 1, 1, 1)
    play(state, Stop())
    assert state.turn == MARTIANS


def test_turn_7_t_41_no_lucky_escape_in_the_own_turn_after_two_models() -> None:
    hands = {1: ["lucky_escape", "splat"]}
    state = battle("soldier 8,8", "soldier 4,4", "soldier 7,7", "grunt 4,4", hands=hands)
    play(state, *idle(0), Activate(1), Fight(), Defend(1))
    events = roll(state, 1, 1, 1, 5, 5, 5)
    assert state.squares[1] < 0
    assert events


def test_turn_7_a_lucky_escape_of_the_own_turn_is_its_card() -> None:
    hands = {1: ["lucky_escape"]}
    state = battle("soldier 4,4", "soldier 7,7", "grunt 4,4", hands=hands)
    play(state, Activate(0), Fight(), Defend(1), Decline())
    roll(state, 1, 1, 1, 5, 5, 5)
    assert state.to_act() == (HUMANS,)


def test_cards_after_all_acted_gap_05() -> None:
    options = MarsAttacksOptions(cards_after_all_acted=True)
    state = battle("soldier 8,1", "grunt 1,1 marked", options=options, hands={1: ["artillery"]})
    play(state, *idle(0), EndTurn())
    assert state.phase == TURNS
    play(state, Pass())
    assert state.turn == HUMANS
    play(state, Lay(card_of(state, HUMANS, "artillery")), EndTurn())
    play(state, Pass())
    assert state.phase == ENDING


def test_refresh_order_gap_02_card_4() -> None:
    for order, first in (("first_finisher", HUMANS), ("last_mover", MARTIANS)):
        options = MarsAttacksOptions(refresh_order=order)  # type: ignore[arg-type]
        state = battle("soldier 8,1", "grunt 1,1", options=options, hands={1: ["splat"], 0: ["death_ray"]})
        play(state, *idle(0), EndTurn(), *idle(1), EndTurn())
        assert state.to_act() == (first,)


def test_refresh_order_gap_02_the_last_mover_may_be_the_first_finisher() -> None:
    options = MarsAttacksOptions(refresh_order="last_mover")
    state = battle(
        "soldier 4,4",
        "soldier 8,8 marked",
        "grunt 4,5",
        "grunt 1,1 marked",
        options=options,
        hands={1: ["artillery"], 0: ["death_ray"]},
    )
    play(state, Activate(0), Move(at(4, 5)), Defend(2))
    while state.stack[-1][0] == WINDOW and state.to_act()[0] >= 0:
        play(state, Decline())
    roll(state, 4, 4, 1, 1, 1, 1, 1)
    roll(state, 8)
    play(state, EndTurn())
    assert state.finished == HUMANS
    assert state.to_act() == (HUMANS,)
