"""Scoring: JM-SCORE, JM-CENTRE, JM-PREP, JM-FIN, and the examples about them."""

from saucer.core.door import commands
from saucer.core.seats import CLOCK, DEALER
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Discard, Drawn, Expel, Opened, Ready
from saucer.games.jelly_monster.components import JellyRow, PodRow
from saucer.games.jelly_monster.events import (
    CentreEmpty,
    CentreScored,
    DiceCancelled,
    GameWon,
    JellyGained,
    MajorityFound,
    NobodyPresent,
    PodDrawn,
    PodsRevealed,
    PodsShort,
    RoundBegan,
)
from saucer.games.jelly_monster.state import DRAW, IN_HAND, OPENING, PLACING, SCORING, WAITING, worth

from .tables import BLUE, GREEN, RED, draw, gains, pass_time, place, play, refused, roll, table, the, time_up


def test_jm_score_1_barriers_go_home_before_anything_is_scored() -> None:
    state = table("museum", dice={0: {1: [6]}}, hands={0: 0})
    state.barriers[BLUE] = 2
    time_up(state)
    assert (state.phase, state.awaits) == (SCORING, DRAW), "Red draws a pod in the first district"
    assert state.barriers == [IN_HAND] * 3


def test_jm_score_1_jm_t_34_districts_follow_clockwise_from_the_drone() -> None:
    state = table(start=3)
    events = time_up(state)
    assert [event.district for event in the(NobodyPresent, events)] == [3, 4, 0, 1, 2]
    assert isinstance(events[-2], CentreEmpty), "then the centre"


def test_jm_score_2_equal_dice_of_a_colour_are_cancelled_and_go_behind_the_barrier() -> None:
    state = table("museum", dice={0: {0: [6, 6, 3], 1: [6]}}, hands={0: 0})
    events = time_up(state)
    assert the(DiceCancelled, events) == [DiceCancelled(rule="JM-SCORE-2", seat=0, district=0, value=6, dice=2)]
    assert state.hands[BLUE] == 2
    assert state.centre == []
    assert [event.seat for event in the(MajorityFound, events)] == [RED]


def test_jm_score_2_three_of_a_kind_are_cancelled_all() -> None:
    state = table("docks", dice={0: {0: [3, 3, 3, 5], 1: [6]}})
    events = time_up(state)
    assert the(DiceCancelled, events)[0].dice == 3
    assert gains(state) == [0, 3, 0], "JM-T-20: 5 is left of [3,3,3,5]"


def test_jm_t_20_one_counted_die_is_left() -> None:
    state = table("casino", targets={0: 2}, dice={0: {0: [3, 3, 3, 5]}})
    events = time_up(state)
    assert the(MajorityFound, events)[0].total == 5
    assert gains(state) == [2, 0, 0], "the reward for one die"


def test_jm_score_3_jm_t_01_the_highest_sum_gains_the_targeted_reward() -> None:
    state = table("station", targets={0: 2}, dice={0: {0: [6, 1], 1: [4], 2: [3]}})
    events = time_up(state)
    assert [(event.seat, event.total) for event in the(MajorityFound, events)] == [(BLUE, 7)]
    assert gains(state) == [7, 0, 0]


def test_jm_t_09_charlies_sixes_are_cancelled() -> None:
    state = table("docks", targets={0: 1}, dice={0: {0: [1], 1: [4], 2: [6, 6, 3]}})
    time_up(state)
    assert gains(state) == [0, 6, 0]


def test_jm_score_4_jm_t_22_all_tied_players_gain_the_full_reward() -> None:
    state = table("docks", targets={0: 1}, dice={0: {0: [6, 1], 1: [5, 2], 2: [2]}})
    events = time_up(state)
    assert gains(state) == [6, 6, 0]
    assert {event.rule for event in the(MajorityFound, events)} == {"JM-SCORE-4"}


def test_jm_score_5_jm_t_21_who_has_no_counted_die_is_not_present() -> None:
    state = table("docks", dice={0: {0: [2, 2]}})
    events = time_up(state)
    assert 0 in [event.district for event in the(NobodyPresent, events)]
    assert gains(state) == [0, 0, 0]


def test_jm_score_6_bad_rewards_are_not_optional() -> None:
    state = table("tunnel", targets={0: 2}, dice={0: {0: [6]}})
    time_up(state)
    assert gains(state) == [-2, 1, 1]


def test_jm_score_7_icons_follow_from_left_to_right_each_for_all_tied_players_in_seat_order() -> None:
    state = table("hospital", targets={0: 1}, dice={0: {0: [6], 2: [5, 1]}})
    events = time_up(state)
    assert not the(JellyGained, events), "both pods come first"
    assert commands(JELLY_MONSTER, state, DEALER)[0] == Drawn(1, (1,))
    assert not the(JellyGained, draw(state, BLUE, 3))
    assert commands(JELLY_MONSTER, state, DEALER)[0] == Drawn(3, (1,))
    assert [event.seat for event in the(JellyGained, draw(state, GREEN, 4))] == [BLUE, GREEN]
    assert gains(state) == [2, 0, 2]


def test_jm_score_7_tied_players_choose_in_seat_order() -> None:
    state = table("aquarium", targets={0: 2}, dice={0: {0: [6], 2: [5, 1]}}, pods={0: [2, 3], 2: [4, 5]})
    time_up(state)
    assert state.to_act() == (BLUE, CLOCK)
    assert not the(JellyGained, play(state, BLUE, Discard(0)))
    assert state.to_act() == (GREEN, CLOCK)
    assert [event.seat for event in the(JellyGained, play(state, GREEN, Discard(2)))] == [BLUE, GREEN]


def test_jm_centre_1_jm_t_10_most_dice_on_the_centre_draw_a_pod() -> None:
    state = table(centre={0: 3, 2: 2})
    events = time_up(state)
    assert [(event.seat, event.dice) for event in the(CentreScored, events)] == [(BLUE, 3)]
    events = draw(state, BLUE, 4)
    assert [event.seat for event in the(PodDrawn, events)] == [BLUE]
    assert [len(pods) for pods in state.pods] == [1, 0, 0]
    assert state.phase == WAITING


def test_jm_centre_1_all_tied_players_draw() -> None:
    state = table(centre={0: 2, 2: 2})
    time_up(state)
    draw(state, BLUE, 4)
    draw(state, GREEN, 4)
    assert [len(pods) for pods in state.pods] == [1, 0, 1]


def test_jm_centre_2_equal_values_do_not_cancel_there() -> None:
    state = table(centre={0: 2})
    assert state.centre == [1, 1]
    time_up(state)
    draw(state, BLUE, 2)
    assert len(state.pods[BLUE]) == 1


def test_jm_centre_2_without_dice_nobody_draws() -> None:
    state = table()
    assert the(CentreEmpty, time_up(state))
    assert state.pods == [[], [], []]


def test_jm_centre_2_jm_t_30_too_few_pods_for_all_tied_players() -> None:
    state = table(centre={0: 2, 1: 2}, stack=1)
    events = time_up(state)
    assert the(PodsShort, events) == [PodsShort(rule="JM-CENTRE-2", left=1, wanted=2)]
    assert sum(state.stack) == 1


def test_jm_prep_1_the_next_round_begins_with_all_dice_and_all_targets_on_the_first_zone() -> None:
    state = table(targets={0: 2, 1: 1}, dice={0: {0: [6]}})
    events = time_up(state)
    assert the(RoundBegan, events)[0].round == 2
    assert state.hands == [7, 7, 7]
    assert state.entrances == [[] for _ in range(5)]
    assert state.targets == [0] * 5


def test_jm_prep_1_dice_of_the_last_round_are_forgotten() -> None:
    state = table(dice={0: {1: [6]}})
    place(state, BLUE, Expel(1, 0, 1, 6))
    time_up(state)
    draw(state, RED, 2)
    for seat in (BLUE, RED, GREEN):
        play(state, seat, Ready())
    pass_time(state, state.ends_at)
    roll(state, BLUE, 1)
    assert refused(state, BLUE, Expel(1, 0, 1, 6)) == "die-not-there"


def test_jm_prep_1_after_round_4_the_game_ends() -> None:
    state = table("docks", dice={0: {0: [6]}})
    state.round = 4
    time_up(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.shares == (1.0, 0.0, 0.0)
    assert state.to_act() == ()


def test_jm_prep_2_the_start_district_is_the_same_all_game() -> None:
    state = table(start=3)
    for _ in range(3):
        events = time_up(state)
        assert the(NobodyPresent, events)[0].district == 3
        state.phase = PLACING


def test_jm_prep_3_jelly_and_pods_are_kept() -> None:
    state = table("docks", dice={0: {0: [6]}}, pods={1: [3]})
    time_up(state)
    assert state.round == 2
    assert state.jelly == [5, 2, 2]
    assert state.pods[RED] == [1]


def test_jm_fin_1_jm_t_17_pods_are_revealed_and_question_marks_rolled() -> None:
    state = table(pods={0: [4, 0], 1: [6]}, jelly=[3, 3, 3])
    state.round = 4
    events = time_up(state)
    assert [event.values for event in the(PodsRevealed, events)] == [(4, 0), (6,), ()]
    assert state.phase == OPENING
    play(state, DEALER, Opened(1, (5,)))
    assert [worth(state, seat) for seat in range(3)] == [12, 9, 3]


def test_jm_fin_1_each_owner_rolls_one_die_for_each_question_mark() -> None:
    state = table(pods={0: [0, 0], 2: [0]})
    state.round = 4
    time_up(state)
    chance = state.chance()
    assert chance is not None
    assert chance.weights == ((1,), (1,) * 6, (1,) * 6)
    play(state, DEALER, Opened(1, (5, 1)))
    play(state, DEALER, Opened(3, (2,)))
    assert [worth(state, seat) for seat in range(3)] == [8, 2, 4]


def test_jm_fin_2_jm_t_18_tied_players_share_the_victory() -> None:
    state = table(jelly=[41, 41, 30])
    state.round = 4
    events = time_up(state)
    assert [event.seat for event in the(GameWon, events)] == [BLUE, RED]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.5, 0.5, 0.0), "shared")


def test_several_icons_of_a_copied_reward_wait_for_what_is_asked_before() -> None:
    reward = ((PodRow(), JellyRow(1)),) * 3
    state = table(reward, dice={0: {0: [6]}})
    time_up(state)
    draw(state, BLUE, 2)
    assert gains(state) == [1, 0, 0]
    assert not any(isinstance(command, Discard) for command in commands(JELLY_MONSTER, state, BLUE))
