"""Every reward icon: JM-REW, and the examples about them."""

from typing import Literal

import pytest

from saucer.core.door import commands
from saucer.core.seats import CLOCK, DEALER
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Discard, Give, Settled, Vote
from saucer.games.jelly_monster.components import (
    BandRow,
    CopyRow,
    CountRow,
    DiscardRow,
    GiveRow,
    JellyMonsterOptions,
    JellyRow,
    PerPodRow,
    Plain,
    PodRow,
    Reward,
    TakeRow,
)
from saucer.games.jelly_monster.events import (
    ChoiceTimedOut,
    CopyLooped,
    DiscardSeen,
    JellyPaid,
    NothingToDiscard,
    PodDiscarded,
    PodDrawn,
    PodsShort,
    RewardCopied,
    VotersDisagreed,
    VoteShown,
)
from saucer.games.jelly_monster.state import PLACING, SCORING, VOTE, WAITING

from .tables import (
    BLUE,
    GREEN,
    RED,
    draw,
    gains,
    pass_time,
    play,
    refused,
    table,
    the,
    time_up,
)


def all_zones(*icons: Plain | CountRow) -> tuple[Reward, Reward, Reward]:
    """A face whose zones are all alike."""
    return (icons, icons, icons)


def copying(side: Literal["left", "right", "either"]) -> tuple[Reward, Reward, Reward]:
    """A face with an arrow in each zone."""
    return all_zones(CopyRow(side))


def test_jm_rew_jelly() -> None:
    state = table("docks", targets={0: 1}, dice={0: {0: [6]}})
    time_up(state)
    assert gains(state) == [6, 0, 0]


def test_jm_rew_jelly_zero_is_nothing() -> None:
    state = table("docks", targets={0: 2}, dice={0: {0: [6]}})
    time_up(state)
    assert gains(state) == [0, 0, 0]


def test_jm_rew_pod_1_draw_a_pod_and_keep_it() -> None:
    state = table("museum", dice={0: {0: [6]}})
    time_up(state)
    events = draw(state, BLUE, 5)
    assert the(PodDrawn, events)[0].left == 29
    assert [state.way.city.pod_values[kind] for kind in state.pods[BLUE]] == [5]


def test_jm_rew_pod_2_jm_t_16_too_few_pods_for_all_tied_players() -> None:
    state = table("museum", dice={0: {0: [6], 1: [5, 1]}}, stack=1)
    events = time_up(state)
    assert the(PodsShort, events) == [PodsShort(rule="JM-REW-POD-2", left=1, wanted=2)]
    assert sum(state.stack) == 1
    assert state.pods == [[], [], []]


def test_jm_rew_pod_3_jm_t_37_only_those_entitled_by_this_very_icon_are_counted() -> None:
    state = table("casino", dice={0: {0: [6, 4], 1: [5, 4, 1]}}, stack=1)
    time_up(state)
    draw(state, RED, 2)
    assert gains(state) == [7, 0, 0]
    assert state.pods == [[], [0], []]


def test_jm_rew_disc_one_chooses_a_pod_whose_value_stays_secret() -> None:
    state = table("aquarium", targets={0: 2}, dice={0: {0: [6]}}, pods={0: [2, 5, 5]})
    time_up(state)
    assert commands(JELLY_MONSTER, state, BLUE) == [Discard(0), Discard(3)]
    assert refused(state, BLUE, Discard(4)) == "not-your-pod"
    events = play(state, BLUE, Discard(3))
    assert the(PodDiscarded, events)[0].visible_to(RED)
    seen = the(DiscardSeen, events)[0]
    assert (seen.value, seen.visible_to(BLUE), seen.visible_to(RED), seen.visible_to(None)) == (5, True, False, False)
    assert not Discard(3).visible_to(RED)
    assert state.pods[BLUE] == [0, 3]
    assert gains(state) == [8, 0, 0]
    assert sum(state.stack) == 27, "it does not go back"


def test_jm_rew_disc_jm_t_26_without_a_pod_nothing_is_discarded() -> None:
    state = table("laboratory", targets={0: 2}, dice={0: {0: [6]}})
    events = time_up(state)
    assert the(NothingToDiscard, events)
    assert gains(state) == [9, 0, 0]


def test_jm_rew_disc_equal_pods_are_asked_for_as_different_ones_are() -> None:
    state = table("aquarium", targets={0: 2}, dice={0: {0: [6]}}, pods={0: [5, 5]})
    time_up(state)
    assert commands(JELLY_MONSTER, state, BLUE) == [Discard(3)]


def test_jm_t_27_discard_then_two_for_each_pod_left() -> None:
    state = table(all_zones(DiscardRow(), PerPodRow(2)), dice={0: {0: [6]}}, pods={0: [2, 3, 4]})
    time_up(state)
    play(state, BLUE, Discard(0))
    assert gains(state) == [4, 0, 0]


def test_jm_rew_per_two_jelly_for_each_pod() -> None:
    state = table("aquarium", dice={0: {0: [6]}}, pods={0: [2, 0, 6], 1: [5]})
    time_up(state)
    assert gains(state) == [6, 0, 0]


@pytest.mark.parametrize(("side", "neighbour", "gained"), [("left", 0, 6), ("right", 2, 8)])
def test_jm_rew_copy_1_jm_rew_copy_3_left_is_the_previous_district_right_the_next_clockwise(
    side: Literal["left", "right"], neighbour: int, gained: int
) -> None:
    state = table("docks", copying(side), "market", targets={0: 1, 2: 2}, dice={1: {0: [6]}})
    events = time_up(state)
    assert the(RewardCopied, events)[0].district == neighbour
    assert gains(state) == [gained, 0, 0]


def test_jm_t_11_the_neighbour_still_pays_its_own_majority() -> None:
    state = table("laboratory", "tower", targets={0: 1}, dice={0: {0: [6]}, 1: {1: [5]}})
    time_up(state)
    assert gains(state) == [6, 6, 0]


def test_jm_rew_copy_2_jm_t_29_a_copied_podium_ranks_the_copying_district() -> None:
    state = table("laboratory", "parade", targets={0: 1}, dice={0: {0: [6, 2], 1: [5]}, 1: {2: [6, 3], 1: [3]}})
    time_up(state)
    # At the parade itself Green is first and Red second.
    assert gains(state) == [2, 4 + 4, 2]


def test_jm_rew_copy_4_jm_t_28_arrows_that_meet_give_nothing() -> None:
    state = table(copying("right"), copying("left"), dice={0: {0: [6]}})
    events = time_up(state)
    assert the(CopyLooped, events)[0].district == 0
    assert gains(state) == [0, 0, 0]


def test_jm_rew_copy_4_an_arrow_is_followed_from_where_it_is_printed() -> None:
    state = table(copying("right"), copying("right"), "docks", dice={0: {0: [6]}})
    time_up(state)
    assert gains(state) == [3, 0, 0]


def test_jm_rew_copy_4_all_around_the_ring_and_back() -> None:
    state = table(*[copying("right") for _ in range(5)], dice={2: {0: [6]}})
    events = time_up(state)
    assert [event.district for event in the(RewardCopied, events)] == [3, 4, 0, 1]
    assert the(CopyLooped, events)[0].district == 2
    assert gains(state) == [0, 0, 0]


def test_jm_rew_copy_4_a_double_arrow_on_the_way_is_chosen_by_the_same_players() -> None:
    state = table(copying("right"), copying("either"), "docks", dice={0: {0: [6]}, 1: {1: [6]}})
    time_up(state)
    assert state.to_act() == (BLUE, CLOCK)
    play(state, BLUE, Vote(1))
    assert state.jelly[BLUE] == 5
    assert state.to_act() == (RED, CLOCK), "then Red chooses at the double arrow itself"


def test_jm_rew_copy_4_a_reward_by_number_of_dice_remembers_the_way_there() -> None:
    by_count = all_zones(CountRow((BandRow(1, (CopyRow("right"),)),)))
    state = table(by_count, copying("either"), dice={0: {0: [6]}})
    time_up(state)
    events = play(state, BLUE, Vote(0))
    assert the(CopyLooped, events)[0].district == 0
    assert state.phase == WAITING


def test_jm_rew_copy_5_tied_players_vote_in_secret_and_unanimously() -> None:
    state = table("docks", copying("either"), "market", dice={1: {0: [6], 1: [5, 1]}})
    time_up(state)
    assert state.to_act() == (BLUE, RED, CLOCK)
    assert not Vote(1).visible_to(RED)
    events = play(state, RED, Vote(1))
    assert not the(VoteShown, events)
    assert state.to_act() == (BLUE, CLOCK)
    events = play(state, BLUE, Vote(1))
    assert [(event.seat, event.right) for event in the(VoteShown, events)] == [(BLUE, 1), (RED, 1)]
    assert gains(state) == [5, 5, 0]


def test_jm_rew_copy_5_jm_t_41_jm_gap_01_without_agreement_the_reward_is_nothing() -> None:
    state = table("docks", copying("either"), "market", seats=4, dice={1: {0: [6], 1: [5, 1]}})
    time_up(state)
    play(state, BLUE, Vote(0))
    assert [event.by_chance for event in the(VotersDisagreed, play(state, RED, Vote(1)))] == [0]
    assert gains(state) == [0, 0, 0, 0]


def test_jm_gap_01_a_dispute_may_be_settled_by_chance() -> None:
    options = JellyMonsterOptions(faces="random", dispute="chance")
    state = table("docks", copying("either"), "market", options=options, dice={1: {0: [6], 1: [5, 1]}})
    time_up(state)
    play(state, BLUE, Vote(0))
    assert [event.by_chance for event in the(VotersDisagreed, play(state, RED, Vote(1)))] == [1]
    assert state.to_act() == (DEALER,)
    play(state, DEALER, Settled((1,)))
    assert gains(state) == [3, 3, 0]


def test_jm_rew_copy_6_jm_t_40_a_copied_take_is_for_the_copying_district() -> None:
    state = table("laboratory", "bank", targets={0: 1, 1: 0}, dice={0: {0: [6]}, 1: {1: [6]}})
    time_up(state)
    # First Red and Green pay Blue, then at the bank itself Blue and Green pay Red.
    assert state.jelly == [2 + 2 - 1, 2 - 1 + 2, 2 - 1 - 1]


def test_jm_rew_copy_6_copied_counts_look_at_the_copying_district() -> None:
    state = table("laboratory", "casino", targets={0: 1, 1: 2}, dice={0: {0: [6, 5]}, 1: {0: [1]}})
    time_up(state)
    assert gains(state) == [5 + 2, 0, 0]


def test_jm_rew_copy_6_several_icons_are_copied_whole() -> None:
    state = table("laboratory", "hospital", targets={0: 1, 1: 1}, dice={0: {0: [6]}})
    time_up(state)
    draw(state, BLUE, 2)
    assert gains(state) == [2, 0, 0]


def test_jm_rew_take_each_other_player_pays_present_or_not() -> None:
    state = table("bank", seats=4, targets={0: 2}, dice={0: {0: [6], 1: [1]}})
    time_up(state)
    assert gains(state) == [6, -2, -2, -2]


def test_jm_rew_take_tied_players_do_not_pay_each_other_others_pay_each() -> None:
    state = table("bank", seats=4, dice={0: {0: [6], 1: [5, 1]}})
    time_up(state)
    assert gains(state) == [2, 2, -2, -2]


def test_jm_rew_take_tied_players_of_another_band_do_not_pay_either() -> None:
    bands = CountRow((BandRow(1, (TakeRow(1),), 1), BandRow(2, (JellyRow(1),))))
    state = table(all_zones(bands), dice={0: {0: [6], 1: [5, 1]}})
    time_up(state)
    assert gains(state) == [1, 1, -1]


def test_jm_rew_give_the_majority_player_gives_1_to_each_other() -> None:
    state = table("tunnel", seats=4, targets={0: 2}, dice={0: {0: [6], 1: [5]}}, jelly=[5, 2, 2, 2])
    time_up(state)
    assert state.jelly == [2, 3, 3, 3]


def test_jm_rew_give_tied_players_do_not_give_each_other() -> None:
    state = table("tunnel", seats=4, targets={0: 2}, dice={0: {0: [6], 1: [5, 1]}}, jelly=[5, 5, 2, 2])
    time_up(state)
    assert state.jelly == [3, 3, 4, 4]


def test_jm_rew_give_where_all_are_tied_nobody_gives() -> None:
    state = table("tunnel", targets={0: 2}, dice={0: {0: [6], 1: [5, 1], 2: [4, 2]}}, jelly=[1, 1, 1])
    time_up(state)
    assert state.jelly == [1, 1, 1]


def test_jm_rew_short_jm_t_23_too_little_for_all_goes_to_players_of_ones_choice() -> None:
    state = table("tunnel", seats=4, targets={0: 2}, dice={0: {0: [6]}})
    time_up(state)
    assert commands(JELLY_MONSTER, state, BLUE) == [Give(1), Give(2), Give(3)]
    play(state, BLUE, Give(3))
    assert refused(state, BLUE, Give(3)) == "not-to-them"
    play(state, BLUE, Give(1))
    assert state.jelly == [0, 3, 2, 3]


def test_jm_rew_short_jm_t_24_a_single_majority_player_gets_what_there_is() -> None:
    state = table("bank", targets={0: 2}, dice={0: {0: [6]}}, jelly=[2, 1, 0])
    events = time_up(state)
    assert state.jelly == [3, 0, 0]
    assert the(JellyPaid, events) == [JellyPaid(rule="JM-REW-TAKE", seat=1, to=0, amount=1)]


def test_jm_rew_short_jm_t_25_the_payer_chooses_which_tied_player_gets_it() -> None:
    state = table("bank", dice={0: {0: [6], 1: [5, 1]}}, jelly=[2, 2, 1])
    time_up(state)
    assert commands(JELLY_MONSTER, state, GREEN) == [Give(0), Give(1)]
    play(state, GREEN, Give(1))
    assert state.jelly == [2, 3, 0]


@pytest.mark.parametrize(("first", "expected"), [((0, 0), [4, 3, 0]), ((1, 0, 1), [3, 4, 0]), ((1, 1), [3, 4, 0])])
def test_jm_rew_short_2_jm_t_36_all_is_given_nobody_gets_more_than_the_icon_says(
    first: tuple[int, ...], expected: list[int]
) -> None:
    state = table("bank", targets={0: 2}, dice={0: {0: [6], 1: [5, 1]}}, jelly=[2, 2, 3])
    time_up(state)
    for payee in first:
        play(state, GREEN, Give(payee))
    assert state.jelly == expected


def test_jm_rew_short_2_several_payers_choose_in_seat_order() -> None:
    state = table("bank", seats=4, dice={0: {1: [6], 3: [5, 1]}}, jelly=[1, 2, 1, 2])
    time_up(state)
    assert state.to_act() == (BLUE, CLOCK)
    play(state, BLUE, Give(1))
    assert state.to_act() == (GREEN, CLOCK)
    play(state, GREEN, Give(1))
    assert state.jelly == [0, 4, 0, 2]


def test_jm_t_35_the_order_of_districts_matters() -> None:
    state = table("bank", "tunnel", targets={1: 2}, dice={0: {0: [6]}, 1: {0: [6]}}, jelly=[0, 1, 0])
    time_up(state)
    assert state.jelly == [1, 0, 0]
    assert commands(JELLY_MONSTER, state, BLUE) == [Give(1), Give(2)]
    play(state, BLUE, Give(2))
    assert state.jelly == [0, 0, 1]
    state = table("bank", "tunnel", start=1, targets={1: 2}, dice={0: {0: [6]}, 1: {0: [6]}}, jelly=[0, 1, 0])
    time_up(state)
    assert state.jelly == [1, 0, 0]


@pytest.mark.parametrize("dice", [[6], [6, 5]])
def test_jm_rew_cnt_jm_t_12_one_or_two_dice(dice: list[int]) -> None:
    state = table("casino", dice={0: {0: dice}})
    time_up(state)
    assert gains(state) == [7, 0, 0]


def test_jm_rew_cnt_jm_t_13_three_dice() -> None:
    state = table("casino", dice={0: {0: [6, 5, 4]}})
    time_up(state)
    draw(state, BLUE, 3)
    assert gains(state) == [0, 0, 0]
    assert len(state.pods[BLUE]) == 1


def test_jm_rew_cnt_cancelled_dice_do_not_count_and_tied_players_use_their_own_number() -> None:
    state = table("casino", targets={0: 2}, dice={0: {0: [2, 2, 6], 1: [5, 1], 2: [3, 2, 1]}})
    time_up(state)
    assert gains(state) == [2, 5, 9]


def test_jm_rew_pom_1_jm_t_14_podium_of_two_ranks_is_dense() -> None:
    state = table("parade", seats=5, dice={0: {0: [6, 3], 1: [5, 4], 2: [6], 3: [5, 1], 4: [2]}})
    time_up(state)
    assert gains(state) == [2, 2, 4, 4, 0]


def test_jm_rew_pom_2_jm_t_15_all_other_present_players() -> None:
    state = table("stadium", seats=4, dice={0: {0: [6, 3], 1: [6], 2: [2]}})
    time_up(state)
    assert gains(state) == [4, 1, 1, 0]


def test_jm_rew_pom_3_jm_t_43_only_present_players_rank() -> None:
    state = table("stadium", dice={0: {0: [6, 6], 1: [1]}})
    time_up(state)
    assert gains(state) == [0, 4, 0]


def test_jm_rew_pom_3_a_rank_without_players_pays_nobody() -> None:
    state = table("parade", dice={0: {0: [6]}})
    time_up(state)
    assert gains(state) == [2, 0, 0]


def test_jm_rew_pom_4_a_podium_pays_by_rank() -> None:
    state = table("park", dice={0: {0: [6], 1: [5]}})
    time_up(state)
    assert gains(state) == [5, 2, 0]


def test_a_choice_that_takes_too_long_is_made_by_the_clock() -> None:
    state = table("aquarium", targets={0: 2}, dice={0: {0: [6]}}, pods={0: [4, 0, 6]})
    time_up(state)
    asked = state.now
    assert not the(ChoiceTimedOut, pass_time(state, asked + 16_499))
    assert the(ChoiceTimedOut, pass_time(state, asked + 16_500))
    assert state.pods[BLUE] == [2, 4], "a question mark is worth less than 4"


def test_for_a_choice_there_is_more_time_the_more_districts_were_scored_before() -> None:
    discard = all_zones(DiscardRow())
    dice = {1: {0: [6], 1: [5, 1]}, 4: {0: [6]}}
    state = table("docks", discard, "market", "museum", discard, dice=dice, pods={0: [2, 3, 4, 5], 1: [2, 3]})
    time_up(state)
    assert state.to_act() == (BLUE, CLOCK)
    assert state.ends_at - state.now == 15_000 + 2 * 1_500, "the first district and this one"
    pass_time(state, state.now + 5_000)
    play(state, BLUE, Discard(0))
    assert state.to_act() == (RED, CLOCK)
    assert state.ends_at - state.now == 15_000, "Red has seen it all"
    play(state, RED, Discard(0))
    assert state.to_act() == (BLUE, CLOCK)
    assert state.ends_at - state.now == 15_000 + 3 * 1_500, "three districts later"
    play(state, BLUE, Discard(1))
    state.phase, state.entrances[1] = PLACING, [BLUE * 8 + 6]
    time_up(state)
    assert state.ends_at - state.now == 15_000 + 2 * 1_500, "so it is in the next round"


def test_what_the_dealer_brings_takes_no_time_from_a_choice() -> None:
    state = table("museum", "aquarium", targets={1: 2}, dice={0: {0: [6]}, 1: {0: [6]}}, pods={0: [2]})
    time_up(state)
    draw(state, BLUE, 3)
    assert state.to_act() == (BLUE, CLOCK)
    assert state.ends_at - state.now == 15_000 + 2 * 1_500


def test_who_does_not_vote_joins_the_others() -> None:
    state = table("docks", copying("either"), "market", dice={1: {0: [6], 1: [5, 1]}})
    time_up(state)
    play(state, RED, Vote(0))
    pass_time(state, state.ends_at)
    assert gains(state) == [3, 3, 0]


def test_where_nobody_votes_the_arrow_points_right() -> None:
    state = table("docks", copying("either"), "market", dice={1: {0: [6], 1: [5, 1]}})
    time_up(state)
    assert (state.phase, state.awaits) == (SCORING, VOTE)
    pass_time(state, state.ends_at)
    assert gains(state) == [5, 5, 0]


def test_what_nobody_gives_in_time_goes_to_the_poorest() -> None:
    state = table("tunnel", seats=4, targets={0: 2}, dice={0: {0: [6]}}, jelly=[2, 3, 1, 2])
    time_up(state)
    pass_time(state, state.ends_at)
    assert state.jelly == [0, 3, 2, 3]


def test_two_icons_of_pods_in_one_reward() -> None:
    state = table(all_zones(PodRow(), PodRow(), GiveRow(1)), dice={0: {0: [6]}})
    time_up(state)
    draw(state, BLUE, 2)
    draw(state, BLUE, 3)
    assert state.jelly == [0, 3, 3]
