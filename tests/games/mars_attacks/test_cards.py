"""The deck and its halves (MA-CARD-*): every Martian and human half is played."""

from collections import Counter

from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.mars_attacks import MARS_ATTACKS, components
from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.games.mars_attacks.commands import (
    FIRST_EVENT,
    Activate,
    AimAlong,
    AimAt,
    Charm,
    Control,
    Decline,
    Defend,
    Discard,
    Drawn,
    EndTurn,
    Fight,
    Fire,
    Jam,
    Keep,
    Lay,
    Quarrel,
    Return,
    Save,
    Shoot,
    Sneak,
    Stop,
)
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.events import CardReceived, CardsReshuffled, EventReplaced, FightBegan, SetJammed
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import SETUP, points
from saucer.games.mars_attacks.view import Roll, view

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    card_of,
    dice,
    draw,
    end_round,
    fill_hands,
    is_dead,
    is_marked,
    play,
    refused,
    roll,
    the,
    use,
)

# The deck


def test_card_1_t_36_the_deck_is_counted() -> None:
    martian, human = components.halves()
    theirs = Counter(HALF_NAMES[half] for half in martian[:36])
    ours = Counter(HALF_NAMES[half] for half in human[:36])
    assert theirs == {
        "we_come_in_peace": 7,
        "death_ray": 7,
        "small_and_hard": 6,
        "we_are_your_friends": 5,
        "paralysis_ray": 4,
        "mind_control": 3,
        "alien_ruse": 2,
        "ever_more": 2,
    }
    assert ours == {
        "human_ingenuity": 6,
        "splat": 5,
        "artillery": 4,
        "strafing": 4,
        "stealth": 4,
        "suppressing_fire": 4,
        "isnt_it_cute": 3,
        "argument": 2,
        "lucky_escape": 2,
        "jam": 2,
    }
    assert martian[36:] == human[36:]
    assert len(set(martian[36:])) == 6
    assert len(set(zip(martian[:36], human[:36], strict=True))) == 32


def test_card_2_t_25_events_of_an_opening_hand_are_replaced() -> None:
    state = MARS_ATTACKS.new(MarsAttacksOptions(), 2)
    roll(state, *[1] * 16)
    assert the(EventReplaced, draw(state, 36))
    assert the(EventReplaced, draw(state, 41))
    for card in (0, 1, 2, 3):
        draw(state, card)
    assert state.hands[MARTIANS] == [0, 1, 2, 3]
    for card in (4, 5, 6, 7):
        draw(state, card)
    assert state.discard == [36, 41]
    assert state.phase == SETUP
    assert state.to_act() == (MARTIANS,)


def test_card_3_discard_what_one_likes_and_draw_to_four() -> None:
    state = battle("soldier 8,1", "grunt 1,1", hands={1: ["splat", "splat"], 0: ["death_ray"] * 4})
    end_round(state)
    assert state.to_act() == (HUMANS,)
    play(state, Discard(card_of(state, HUMANS, "splat")), Keep())
    for _ in range(3):
        draw(state, next(card for card, there in enumerate(state.deck) if there))
    assert len(state.hands[HUMANS]) == 4
    assert state.to_act() == (MARTIANS,)
    assert len(state.discard) == 1


def test_card_3_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    state = battle("soldier 8,1", "grunt 1,1", hands={0: ["death_ray"] * 4})
    state.discard = [card for card, there in enumerate(state.deck) if there]
    state.deck = [0] * 42
    for card in state.discard:
        for half in {state.way.halves[0][card], state.way.halves[1][card]}:
            state.unseen[half] -= 1
    end_round(state)
    assert sum(state.deck) == 38
    assert state.discard == []
    assert state.unseen[HALF_NAMES.index("jam")] == 2


def test_reshuffling_is_told() -> None:
    state = battle("soldier 8,1", "grunt 1,1 marked", hands={0: ["death_ray"] * 4})
    state.discard = [card for card, there in enumerate(state.deck) if there]
    state.deck = [0] * 42
    assert the(CardsReshuffled, play(state, Activate(0), Stop(), EndTurn()))


def test_card_4_the_first_finisher_refreshes_first() -> None:
    state = battle("soldier 8,1", "grunt 1,1", hands={1: ["splat"], 0: ["death_ray"]})
    end_round(state)
    assert state.to_act() == (HUMANS,)
    play(state, Keep())
    fill_hands(state)


def test_card_5_one_card_for_a_player_and_test() -> None:
    hands = {1: ["human_ingenuity", "human_ingenuity"]}
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands=hands)
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "human_ingenuity", 1))
    assert dice(state) == 4 + 4


def test_card_6_whose_turn_it_is_decides_first() -> None:
    hands = {1: ["human_ingenuity"], 0: ["small_and_hard"]}
    state = battle("soldier 4,4", "grunt 2,4", hands=hands)
    play(state, Activate(0), Shoot(1))
    assert state.to_act() == (HUMANS,)
    play(state, Decline())
    assert state.to_act() == (MARTIANS,)
    play(state, use(state, "small_and_hard", 1))
    assert state.to_act() == (DEALER,)
    assert dice(state) == 4 + 4


def test_card_7_a_used_card_is_discarded() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: ["human_ingenuity"]})
    card = card_of(state, HUMANS, "human_ingenuity")
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "human_ingenuity", 1))
    assert state.discard == [card]
    assert state.hands[HUMANS] == []


def test_card_8_hands_are_hidden_and_sizes_are_not() -> None:
    state = battle("soldier 4,4", "grunt 2,4", hands={1: ["splat"], 0: ["death_ray", "mind_control"]})
    for viewer in (None, MARTIANS, HUMANS):
        seen = view(state, viewer)
        assert [player.hand for player in seen.players] == [2, 1]
        assert seen.my_hand == (() if viewer is None else tuple(state.hands[viewer]))
    end_round(state)
    play(state, Keep())
    events = draw(state, next(card for card, there in enumerate(state.deck) if there))
    received = the(CardReceived, events)[0]
    assert received.half == HALF_NAMES[state.way.halves[HUMANS][received.card]]
    assert [received.visible_to(viewer) for viewer in (None, MARTIANS, HUMANS)] == [False, False, True]


def test_card_8_a_window_does_not_depend_on_what_is_held() -> None:
    """Whether a player is asked tells nobody whether he holds a fitting card."""
    for half in ("human_ingenuity", "artillery"):
        state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: [half]})
        play(state, Activate(0), Shoot(1))
        assert state.to_act() == (HUMANS,)
        assert allowed(state, Decline())


def test_a_window_closes_by_itself_when_all_know_that_there_is_no_such_card() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={1: ["artillery"]})
    gone = HALF_NAMES.index("human_ingenuity")
    for card in range(36):
        if state.way.halves[1][card] == gone:
            state.deck[card] = 0
            state.discard.append(card)
    state.unseen[gone] = 0
    play(state, Activate(0), Shoot(1))
    assert state.to_act() == (DEALER,)


def test_card_9_own_turn_cards_are_not_played_inside_an_activation() -> None:
    state = battle("soldier 4,4", "grunt 1,1", hands={1: ["stealth", "artillery"]})
    play(state, Activate(0))
    assert refused(state, Lay(card_of(state, HUMANS, "artillery"))) == "not-now"
    assert refused(state, Sneak(card_of(state, HUMANS, "stealth"), 0, at(4, 5))) == "not-now"


def test_card_10_t_42_one_card_for_a_model_and_turn() -> None:
    hands = {1: ["human_ingenuity", "lucky_escape"]}
    models = ["grunt 4,4", "soldier 6,4", "soldier 8,8"]
    state = battle(*models, turn=MARTIANS, hands=hands)
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "human_ingenuity", 1))
    roll(state, 4, 4, 4, 4, 1, 1, 1, 1)
    assert is_dead(state, 1), "no Lucky escape after another card"
    state = battle(*models, turn=MARTIANS, hands=hands)
    play(state, Activate(0), Shoot(1), Decline())
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    play(state, Save(card_of(state, HUMANS, "lucky_escape")))
    assert not is_dead(state, 1)


def test_card_10_is_a_setting_gap_25() -> None:
    hands = {1: ["human_ingenuity", "lucky_escape"]}
    options = MarsAttacksOptions(card_per_model=False)
    state = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS, hands=hands, options=options)
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "human_ingenuity", 1))
    roll(state, 4, 4, 4, 4, 1, 1, 1, 1)
    assert allowed(state, Save(card_of(state, HUMANS, "lucky_escape")))


def test_card_11_a_hand_that_falls_short_in_the_end_phase_is_refilled() -> None:
    hands = {1: ["lucky_escape", "splat", "splat", "splat"], 0: ["death_ray"] * 3}
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,8", hands=hands)
    end_round(state)
    play(state, Keep(), Keep())
    draw(state, 37)
    roll(state, 4, 4)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    play(state, Save(card_of(state, HUMANS, "lucky_escape")))
    draw(state, next(card for card, there in enumerate(state.deck) if there))
    assert state.stack[-1][1] == HUMANS
    draw(state, next(card for card, there in enumerate(state.deck) if there))
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.round == 2


# Martian halves


def test_we_come_in_peace() -> None:
    state = battle("grunt 4,4", "soldier 6,4", turn=MARTIANS, hands={0: ["we_come_in_peace"]})
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "we_come_in_peace"))
    assert dice(state) == 5 + 3


def test_small_and_hard() -> None:
    state = battle("soldier 4,4", "grunt 2,4", hands={0: ["small_and_hard"]})
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "small_and_hard", 1))
    assert dice(state) == 4 + 4


def test_we_are_your_friends() -> None:
    state = battle("grunt 4,4", "soldier 4,4", turn=MARTIANS, hands={0: ["we_are_your_friends", "we_come_in_peace"]})
    play(state, Activate(0), Fight(), Defend(1))
    assert not allowed(state, use(state, "we_come_in_peace"))
    play(state, use(state, "we_are_your_friends"))
    assert dice(state) == 4 + 3


def test_card_mind_uses_an_enemy_set() -> None:
    hands = {0: ["mind_control"], 1: ["jam"]}
    state = battle("grunt 1,1 marked", "soldier 5,5", "soldier 8,8", turn=MARTIANS, hands=hands, sets={"artillery": 3})
    play(state, Control(card_of(state, MARTIANS, "mind_control"), 2))
    assert state.to_act() == (MARTIANS,), "no Jam answers, and the Martian aims"
    play(state, AimAt(at(5, 5)))
    play(state, Decline())
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    play(state, Decline())
    assert is_dead(state, 1)
    assert points(state, MARTIANS) == 1
    assert state.sets[2] == []


def test_card_mind_needs_a_set_that_can_do_something() -> None:
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={0: ["mind_control"]}, sets={"artillery": 1})
    assert refused(state, Control(card_of(state, MARTIANS, "mind_control"), 2)) == "wrong-card"


def test_card_ruse_t_45() -> None:
    state = battle("grunt 4,4", "soldier 4,5", "soldier 8,8", turn=MARTIANS, hands={0: ["alien_ruse"]})
    events = play(state, Sneak(card_of(state, MARTIANS, "alien_ruse"), 0, at(4, 5)), Defend(2))
    assert the(FightBegan, events)[0].dice == 4
    assert not is_marked(state, 0)
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    events = play(state, Activate(0), Fight(), Defend(2))
    assert the(FightBegan, events)[0].dice == 4
    assert is_marked(state, 0)


def test_card_ruse_who_cannot_be_chosen() -> None:
    models = ["grunt 4,4 panicked", "grunt 5,5", "soldier 5,5", "grunt waiting"]
    state = battle(*models, turn=MARTIANS, hands={0: ["alien_ruse"]})
    card = card_of(state, MARTIANS, "alien_ruse")
    assert not allowed(state, Sneak(card, 0, at(4, 5)))
    assert not allowed(state, Sneak(card, 1, at(4, 5)))
    assert not allowed(state, Sneak(card, 3, at(1, 1)))


def test_card_more_brings_a_martian_back() -> None:
    state = battle("grunt 1,1", "grunt dead", "soldier 5,2", "soldier 8,8", turn=MARTIANS, hands={0: ["ever_more"]})
    card = card_of(state, MARTIANS, "ever_more")
    assert not allowed(state, Return(card, 1, at(4, 4)))
    play(state, Return(card, 1, at(2, 2)))
    assert not allowed(state, Shoot(2, 1)), "it shoots or moves, and does not aim"
    play(state, Shoot(2))
    roll(state, 1, 1, 1, 1, 1, 1, 1)
    assert is_marked(state, 1)
    assert allowed(state, Activate(0))


def test_card_more_among_humans_is_a_fight() -> None:
    state = battle("grunt 1,1", "grunt dead", "soldier 2,2", "soldier 8,8", turn=MARTIANS, hands={0: ["ever_more"]})
    events = play(state, Return(card_of(state, MARTIANS, "ever_more"), 1, at(2, 2)), Defend(2))
    assert the(FightBegan, events)[0].dice == 4


def test_card_more_needs_a_killed_martian() -> None:
    state = battle("grunt 1,1", "soldier 2,2", turn=MARTIANS, hands={0: ["ever_more"]})
    assert not allowed(state, Return(card_of(state, MARTIANS, "ever_more"), 0, at(2, 2)))


# Human halves


def test_human_ingenuity_helps_any_test() -> None:
    state = battle("soldier 4,4", "grunt 4,4", hands={1: ["human_ingenuity"]})
    play(state, Activate(0), Fight(), Defend(1))
    play(state, use(state, "human_ingenuity"))
    assert dice(state) == 4 + 3


def test_splat_takes_a_die_from_a_martian() -> None:
    state = battle("soldier 4,4", "grunt 2,4", hands={1: ["splat"]})
    play(state, Activate(0), Shoot(1))
    play(state, use(state, "splat", 1))
    assert dice(state) == 4 + 2


def test_stealth_moves_a_human_that_has_acted_card_ruse() -> None:
    state = battle("soldier 4,4", "soldier 8,8", "grunt 1,1", hands={1: ["stealth"]})
    play(state, Activate(0), Stop(), Sneak(card_of(state, HUMANS, "stealth"), 0, at(4, 5)))
    assert state.squares[0] == at(4, 5)
    assert state.turn == MARTIANS


def test_card_cute_marks_a_martian() -> None:
    state = battle("soldier 4,4", "grunt 1,1", "grunt waiting", hands={1: ["isnt_it_cute"]})
    card = card_of(state, HUMANS, "isnt_it_cute")
    assert not allowed(state, Charm(card, 2)), "nobody off the board can be chosen"
    play(state, Charm(card, 1))
    assert is_marked(state, 1)


def test_argument_marks_two_martians_of_a_square_card_cute() -> None:
    models = [
        "soldier 4,4",
        "grunt 1,1",
        "grunt 1,1 marked",
        "grunt 1,2",
        "grunt 1,2",
        "grunt 1,3 marked",
        "grunt 1,3 marked",
    ]
    state = battle(*models, hands={1: ["argument"]})
    card = card_of(state, HUMANS, "argument")
    assert not allowed(state, Quarrel(card, 1, 3))
    assert not allowed(state, Quarrel(card, 5, 6))
    assert allowed(state, Quarrel(card, 1, 2))
    play(state, Quarrel(card, 3, 4))
    assert is_marked(state, 3)
    assert is_marked(state, 4)


def test_card_luck_saves_without_points_or_panic() -> None:
    state = battle("grunt 4,4", "soldier 6,4 panicked", "soldier 6,4", turn=MARTIANS, hands={1: ["lucky_escape"]})
    play(state, Activate(0), Shoot(1), Decline())
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    play(state, Save(card_of(state, HUMANS, "lucky_escape")))
    assert points(state, MARTIANS) == 0
    assert state.panicked == 1 << 1, "it survives as it was, and nobody tests"
    assert state.to_act() == (MARTIANS,)


def test_card_luck_the_dice_lie_there_until_it_is_decided() -> None:
    state = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS, hands={1: ["lucky_escape"]})
    play(state, Activate(0), Shoot(1), Decline())
    assert view(state, HUMANS).rolls == ()
    roll(state, 8, 4, 1, 1, 1, 6, 1)
    shot = Roll(0, "shoot", 4, ((8, 4, 1, 1),), 2, 1)
    resistance = Roll(1, "survive", 6, ((1, 6, 1),), 1, 0)
    assert view(state, None).rolls == (shot, resistance)
    roll(state, 7)
    for seat in (None, MARTIANS, HUMANS):
        assert view(state, seat).rolls == (Roll(0, "shoot", 4, ((8, 4, 1, 1), (7,)), 3, 0), resistance)
    play(state, Save(card_of(state, HUMANS, "lucky_escape")))
    assert view(state, HUMANS).rolls == ()


def test_card_luck_t_43_a_heroics_point_comes_first() -> None:
    for heroics in (1, 0):
        hero = f"eva 6,4 heroics={heroics}"
        state = battle("grunt 4,4", hero, "soldier 8,8", turn=MARTIANS, hands={1: ["lucky_escape"]})
        play(state, Activate(0), Shoot(1), Decline())
        roll(state, 4, 4, 4, 4, 1, 1, 1)
        assert state.to_act() == ((MARTIANS,) if heroics else (HUMANS,))
        assert state.heroics[1] == 0


def test_card_jam_t_35_a_level_lower_does_nothing() -> None:
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands={1: ["jam"]}, sets={"death_ray": 2})
    play(state, Fire(0))
    assert state.to_act() == (HUMANS,)
    events = play(state, Jam(card_of(state, HUMANS, "jam"), 0))
    assert the(SetJammed, events)[0].level == 1
    assert state.sets[0] == []
    assert len(state.discard) == 3
    assert state.to_act() == (MARTIANS,)
    assert state.played == 1


def test_card_jam_t_49_three_rays_become_two() -> None:
    state = battle("grunt 1,1", "soldier 5,5", "soldier 8,8", turn=MARTIANS, hands={1: ["jam"]}, sets={"death_ray": 3})
    play(state, Fire(0), Jam(card_of(state, HUMANS, "jam"), 0))
    assert not allowed(state, AimAt(at(5, 5)))
    play(state, AimAlong(4))
    roll(state, 5)
    assert state.sets[0] == []
    roll(state, 3, 3, 3, 3, 3, 3, 1, 1, 1)
    assert is_dead(state, 1)


def test_card_jam_answers_a_laid_card_and_is_played_in_the_own_turn() -> None:
    hands = {0: ["death_ray"], 1: ["jam", "jam"]}
    state = battle("grunt 1,1", "soldier 5,5", turn=MARTIANS, hands=hands)
    play(state, Lay(card_of(state, MARTIANS, "death_ray")))
    play(state, Jam(card_of(state, HUMANS, "jam"), 0))
    assert state.sets[0] == []
    state = battle("grunt 1,1", "soldier 5,5", hands=hands, sets={"paralysis_ray": 1})
    play(state, Jam(card_of(state, HUMANS, "jam"), 1))
    assert state.sets[1] == []
    assert state.played == 1


def test_who_has_nothing_to_jam_cannot_jam() -> None:
    state = battle("grunt 1,1", "soldier 5,5", hands={1: ["jam"]})
    assert not allowed(state, Jam(card_of(state, HUMANS, "jam"), 0))


def test_option_3_lets_a_bonus_card_follow_a_stealthy_step() -> None:
    hands = {1: ["stealth", "splat", "human_ingenuity"]}
    state = battle("soldier 4,4 marked", "grunt 4,5", hands=hands)
    play(state, Sneak(card_of(state, HUMANS, "stealth"), 0, at(4, 5)), Defend(2))
    assert not allowed(state, use(state, "human_ingenuity")), "the model has had its card"
    play(state, use(state, "splat", 1))
    assert dice(state) == 4 + 2


def test_imagination_keeps_what_a_seat_knows() -> None:
    state = battle("soldier 4,4", "grunt 1,1", hands={1: ["stealth"], 0: ["death_ray", "mind_control"]})
    imagined: MarsBattle = MARS_ATTACKS.imagine(state, HUMANS, Rng(1))
    assert imagined.hands[HUMANS] == state.hands[HUMANS]
    assert len(imagined.hands[MARTIANS]) == 2
    assert sum(imagined.deck) == sum(state.deck)


def test_a_drawn_card_is_its_players_secret_unless_it_is_an_event() -> None:
    def seen_by(card: int) -> list[int | None]:
        return [seat for seat in (None, 0, 1) if Drawn(2, (card,)).visible_to(None if seat is None else Seat(seat))]

    assert (seen_by(FIRST_EVENT - 1), seen_by(FIRST_EVENT)) == ([1], [None, 0, 1])
