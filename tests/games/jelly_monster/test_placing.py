"""The real-time phase: JM-LOOP, JM-PLACE, JM-DIE, JM-BAR, JM-GLASS and the protocol."""

import pytest

from saucer.core.door import commands
from saucer.core.messages import Tick
from saucer.core.seats import CLOCK, DEALER, Millis
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import (
    Aimed,
    Block,
    Decline,
    Expel,
    Flip,
    Laid,
    Move,
    Place,
    Ready,
    Roll,
    Rolled,
    Skip,
)
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import (
    DiceFinished,
    DiceRolled,
    DieExpelled,
    EffectLost,
    EntranceBlocked,
    PlacingBegan,
    RestDeclined,
    ScoringBegan,
    TimeRanOut,
    TimerTurned,
)
from saucer.games.jelly_monster.state import COUNTDOWN, PLACING, WAITING

from .tables import BLUE, GREEN, LIVE, RED, gains, pass_time, place, play, refused, roll, table, the, time_up, totals


def test_jm_loop_1_a_countdown_starts_the_round_when_all_are_ready() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(), 3)
    for face in (1, 3, 5, 7, 9):
        play(state, DEALER, Laid((face,)))
    play(state, DEALER, Aimed((1,)))
    assert state.phase == WAITING
    assert refused(state, RED, Roll()) == "not-running"
    for seat in (BLUE, GREEN, RED):
        play(state, seat, Ready())
    assert state.phase == COUNTDOWN
    assert state.to_act() == (CLOCK,)
    assert the(PlacingBegan, pass_time(state, 3_000))
    assert state.to_act() == (BLUE, RED, GREEN, CLOCK)


def test_jm_loop_1_nobody_is_waited_for_for_ever() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(), 3)
    for face in (1, 3, 5, 7, 9):
        play(state, DEALER, Laid((face,)))
    play(state, DEALER, Aimed((1,)))
    pass_time(state, 30_000)
    assert state.phase == COUNTDOWN


def test_jm_loop_2_all_dice_in_hand_are_rolled_then_one_is_placed_or_none() -> None:
    state = table(hands={0: 3})
    assert commands(JELLY_MONSTER, state, BLUE) == [Roll()]
    play(state, BLUE, Roll())
    assert state.to_act() == (DEALER,)
    chance = state.chance()
    assert chance is not None
    assert chance.weights == ((1,), *((1,) * 6,) * 3)
    events = play(state, DEALER, Rolled(1, (5, 5, 6)))
    assert the(DiceRolled, events)[0].values == (5, 5, 6)
    offered = commands(JELLY_MONSTER, state, BLUE)
    assert offered == [Skip(), *(Place(value, district) for district in range(5) for value in (5, 6))]
    assert refused(state, BLUE, Roll()) == "rolled-already"


def test_jm_loop_3_the_rest_must_be_rolled_again_between_two_placements() -> None:
    state = table(hands={0: 3})
    roll(state, BLUE, 5, 5, 6)
    play(state, BLUE, Place(5, 0))
    assert refused(state, BLUE, Place(6, 0)) == "roll-first"
    assert commands(JELLY_MONSTER, state, BLUE) == [Roll()]
    assert state.hands[BLUE] == 2


def test_jm_loop_4_placing_none_may_be_repeated_without_limit() -> None:
    state = table()
    for _ in range(50):
        roll(state, BLUE, 6)
        play(state, BLUE, Skip())
    assert state.hands[BLUE] == 7
    assert commands(JELLY_MONSTER, state, BLUE) == [Roll()]


def test_jm_loop_5_a_roll_may_be_looked_at_until_time_is_up() -> None:
    state = table()
    roll(state, BLUE, 6)
    pass_time(state, state.ends_at - 1)
    assert Place(6, 0) in commands(JELLY_MONSTER, state, BLUE)


def test_jm_place_1_a_placed_die_stays() -> None:
    state = table(dice={0: {0: [6]}})
    roll(state, BLUE, 5)
    assert all(isinstance(command, Skip | Place) for command in commands(JELLY_MONSTER, state, BLUE))
    play(state, BLUE, Place(5, 1))
    assert totals(state, 0)[BLUE] == 6
    assert totals(state, 1)[BLUE] == 5


def test_jm_place_2_nobody_places_at_a_blocked_entrance() -> None:
    state = table(hands={1: 0})
    play(state, RED, Block(0))
    roll(state, BLUE, 6)
    assert refused(state, BLUE, Place(6, 0)) == "entrance-blocked"
    assert Place(6, 1) in commands(JELLY_MONSTER, state, BLUE)


def test_jm_place_3_an_effect_is_optional_and_only_at_the_instant_of_placing() -> None:
    state = table(dice={0: {1: [6]}})
    place(state, BLUE, Place(1, 0))
    assert totals(state, 0) == [1, 6, 0]
    assert commands(JELLY_MONSTER, state, BLUE) == [Roll()]


@pytest.mark.parametrize("value", [1, 2])
def test_jm_die_1_a_low_die_expels_any_die_of_this_entrance(value: int) -> None:
    state = table(dice={0: {1: [6], 0: [5]}, 1: {2: [6]}})
    roll(state, BLUE, value)
    assert Expel(value, 0, 1, 6) in commands(JELLY_MONSTER, state, BLUE)
    assert Expel(value, 0, 0, 5) in commands(JELLY_MONSTER, state, BLUE), "own dice too"
    assert refused(state, BLUE, Expel(value, 0, 2, 6)) == "die-not-there"
    play(state, BLUE, Expel(value, 0, 1, 6))
    assert totals(state, 0) == [5 + value, 0, 0]
    assert state.centre == [RED * 8 + 6]


def test_jm_die_2_the_die_just_placed_is_not_already_present() -> None:
    state = table(dice={0: {1: [6]}})
    events = place(state, BLUE, Expel(2, 0, 0, 2))
    assert the(EffectLost, events)
    assert totals(state, 0) == [2, 6, 0]
    assert state.centre == []


def test_jm_die_2_another_equal_die_of_ones_own_is() -> None:
    state = table(dice={0: {0: [2]}})
    events = place(state, BLUE, Expel(2, 0, 0, 2))
    assert the(DieExpelled, events)
    assert totals(state, 0) == [2, 0, 0]
    assert state.centre == [2]


@pytest.mark.parametrize("value", [3, 4])
def test_jm_die_3_a_middle_die_moves_this_target_by_one_zone(value: int) -> None:
    state = table(targets={0: 1})
    place(state, BLUE, Move(value, 0, 1))
    assert state.targets == [2, 0, 0, 0, 0]
    place(state, RED, Move(value, 0, 0))
    assert state.targets == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("value", [5, 6])
def test_jm_die_4_a_high_die_has_no_effect(value: int) -> None:
    state = table(dice={0: {1: [6]}})
    roll(state, BLUE, value)
    assert refused(state, BLUE, Expel(value, 0, 1, 6)) == "no-such-effect"
    assert refused(state, BLUE, Move(value, 0, 1)) == "no-such-effect"


def test_jm_die_5_one_effect_for_a_placement_whoever_it_concerns() -> None:
    state = table(dice={0: {1: [6, 5]}}, hands={1: 0})
    roll(state, BLUE, 1)
    assert refused(state, BLUE, Move(1, 0, 1)) == "no-such-effect"
    play(state, BLUE, Expel(1, 0, 1, 6))
    assert totals(state, 0) == [1, 5, 0]
    assert state.targets[0] == 0
    assert state.hands[RED] == 0


def test_jm_bar_1_a_player_without_dice_may_block_one_entrance() -> None:
    state = table(hands={0: 1})
    assert refused(state, BLUE, Block(0)) == "dice-left"
    events = place(state, BLUE, Place(6, 0))
    assert the(DiceFinished, events)
    assert the(EntranceBlocked, play(state, BLUE, Block(0)))
    pass_time(state, state.now + 5_000)
    assert state.barriers == [0, -1, -1]


def test_jm_bar_1_blocking_is_no_duty() -> None:
    state = table(hands={0: 0})
    assert the(RestDeclined, play(state, BLUE, Decline()))
    assert BLUE not in state.to_act()


def test_jm_bar_2_one_barrier_each_not_where_one_stands_an_empty_entrance_is_fine() -> None:
    state = table(hands={0: 0, 1: 0})
    play(state, BLUE, Block(3))
    assert refused(state, BLUE, Block(2)) == "barrier-used"
    assert refused(state, RED, Block(3)) == "entrance-blocked"
    assert refused(state, RED, Block(5)) == "no-such-district"
    pass_time(state, state.now + 5_000)
    play(state, RED, Block(2))


def test_jm_bar_3_behind_a_barrier_nothing_is_expelled_and_no_target_moves() -> None:
    state = table(dice={0: {1: [6]}}, hands={1: 0})
    play(state, RED, Block(0))
    roll(state, BLUE, 1, 3, 1, 1, 1, 1, 1)
    for command in (Expel(1, 0, 1, 6), Move(3, 0, 1)):
        assert refused(state, BLUE, command) == "entrance-blocked"


def test_jm_bar_4_one_may_block_after_turning_the_timer_while_it_runs() -> None:
    state = table(hands={0: 0})
    play(state, BLUE, Flip())
    pass_time(state, state.now + 5_000)
    play(state, BLUE, Block(1))
    assert state.barriers[BLUE] == 1


def test_jm_bar_4_jm_t_39_the_first_block_stands_the_second_may_go_elsewhere() -> None:
    state = table(hands={0: 0, 1: 0})
    play(state, BLUE, Block(2))
    assert refused(state, RED, Block(2)) == "entrance-blocked"
    play(state, RED, Block(1))
    assert state.barriers == [2, 1, -1]


def test_jm_glass_1_the_timer_leaves_ten_seconds_and_is_turned_once() -> None:
    state = table(hands={0: 0, 1: 0})
    assert refused(state, GREEN, Flip()) == "dice-left"
    turned = state.now
    assert the(TimerTurned, play(state, BLUE, Flip()))[0].seconds == 10
    assert refused(state, RED, Flip()) == "timer-turned"
    assert not the(TimeRanOut, pass_time(state, turned + 9_999))
    assert the(TimeRanOut, pass_time(state, turned + 10_000))


def test_jm_glass_1_blocking_and_turning_are_independent() -> None:
    state = table(hands={0: 0})
    play(state, BLUE, Block(1))
    assert Flip() in commands(JELLY_MONSTER, state, BLUE)


def test_jm_glass_2_when_it_runs_out_dice_in_hand_count_nowhere() -> None:
    state = table("docks", dice={0: {1: [2]}}, hands={0: 0})
    roll(state, RED, 6)
    play(state, BLUE, Flip())
    events = pass_time(state, state.now + 10_000)
    assert the(TimeRanOut, events)[0].rule == "JM-GLASS-2"
    assert gains(state) == [0, 3, 0]
    assert refused(state, RED, Place(6, 0)) == "not-running"


def test_jm_glass_3_it_also_ends_when_all_dice_are_placed_and_barriers_used_or_declined() -> None:
    state = table(hands={0: 0, 1: 0, 2: 1})
    play(state, BLUE, Block(0))
    place(state, GREEN, Place(6, 1))
    assert state.phase == PLACING
    play(state, RED, Decline())
    assert the(ScoringBegan, play(state, GREEN, Block(2)))


def test_jm_glass_3_finishers_have_two_seconds_for_their_barriers() -> None:
    state = table(hands={0: 0, 1: 0, 2: 1})
    place(state, GREEN, Place(6, 1))
    last = state.now
    assert not the(ScoringBegan, pass_time(state, last + 1_999))
    assert the(ScoringBegan, pass_time(state, last + 2_000))


def test_jm_glass_4_expelled_dice_never_return_to_hand() -> None:
    state = table(dice={0: {1: [6]}}, hands={1: 0})
    place(state, BLUE, Expel(1, 0, 1, 6))
    assert state.hands[RED] == 0
    assert refused(state, RED, Roll()) == "no-dice-left"


def test_jm_glass_5_without_the_timer_the_round_ends_at_a_hard_cap() -> None:
    state = table()
    begun = state.now
    assert not the(TimeRanOut, pass_time(state, begun + 179_999))
    assert the(TimeRanOut, pass_time(state, begun + 180_000))[0].rule == "JM-GLASS-5"


def test_jm_glass_5_the_cap_holds_while_the_timer_runs() -> None:
    state = table(hands={0: 0})
    cap = state.ends_at
    pass_time(state, cap - 4_000)
    play(state, BLUE, Flip())
    assert not the(TimeRanOut, pass_time(state, cap - 1))
    assert the(TimeRanOut, pass_time(state, cap))


def test_jm_glass_5_a_second_turn_is_refused_to_whoever_asks() -> None:
    state = table(hands={0: 0, 1: 0})
    play(state, BLUE, Flip())
    assert refused(state, BLUE, Flip()) == "timer-turned"
    assert refused(state, RED, Flip()) == "timer-turned"


@pytest.mark.parametrize(("seconds", "left"), [(10, 10_000), (20, 20_000)])
def test_the_timer_may_be_longer(seconds: int, left: int) -> None:
    options = JellyMonsterOptions(faces="random", hourglass=20 if seconds == 20 else 10)
    state = table(options=options, hands={0: 0})
    play(state, BLUE, Flip())
    assert state.ends_at == state.now + left


def test_a_game_may_have_no_timer() -> None:
    state = table(options=JellyMonsterOptions(faces="random", hourglass=0), hands={0: 0})
    assert refused(state, BLUE, Flip()) == "no-timer"


def test_an_automatic_barrier_goes_where_the_lead_is_largest() -> None:
    options = JellyMonsterOptions(faces="random", barrier="automatic")
    state = table(options=options, hands={0: 1}, dice={0: {0: [6], 1: [5]}, 1: {0: [5]}, 2: {0: [3, 3]}})
    place(state, BLUE, Place(4, 3))
    assert state.barriers[BLUE] == 1


def test_an_automatic_barrier_goes_to_the_first_of_equal_leads_in_the_order_of_scoring() -> None:
    options = JellyMonsterOptions(faces="random", barrier="automatic")
    state = table(options=options, start=2, hands={0: 1}, dice={0: {0: [5]}, 3: {0: [5]}, 4: {0: [5]}})
    place(state, BLUE, Place(1, 1))
    assert state.barriers[BLUE] == 3


def test_an_automatic_barrier_stays_at_home_where_its_owner_leads_nowhere() -> None:
    options = JellyMonsterOptions(faces="random", barrier="automatic")
    state = table(options=options, hands={0: 1}, dice={0: {1: [6]}})
    assert the(RestDeclined, place(state, BLUE, Place(4, 0)))
    assert commands(JELLY_MONSTER, state, BLUE) == [Flip(), Decline()]


def test_an_automatic_timer_is_turned_by_the_first_to_finish() -> None:
    state = table(options=JellyMonsterOptions(faces="random", flip="automatic"), hands={0: 1, 1: 1})
    assert the(TimerTurned, place(state, BLUE, Place(4, 0)))
    assert not the(TimerTurned, place(state, RED, Place(4, 1)))
    assert state.flipped == BLUE


def test_jm_t_02_jm_t_03_jm_t_04_jm_t_06_the_overview_of_a_round() -> None:
    state = table("docks", dice={0: {0: [6], 1: [5]}}, hands={0: 2, 1: 2, 2: 2})
    place(state, BLUE, Place(5, 0))
    place(state, GREEN, Place(5, 0))
    assert (totals(state, 0), state.targets[0]) == ([11, 5, 5], 0), "JM-T-02"
    place(state, RED, Expel(1, 0, 0, 6))
    assert (totals(state, 0), state.targets[0]) == ([5, 6, 5], 0), "JM-T-03"
    assert state.centre == [BLUE * 8 + 6]
    place(state, BLUE, Move(4, 0, 1))
    assert (totals(state, 0), state.targets[0]) == ([9, 6, 5], 1), "JM-T-04"
    play(state, BLUE, Block(0))
    flipped = state.now
    play(state, BLUE, Flip())
    roll(state, RED, 6)
    assert refused(state, RED, Place(6, 0)) == "entrance-blocked"
    assert the(TimeRanOut, pass_time(state, flipped + 10_000))
    assert gains(state) == [6, 0, 0], "JM-T-06"


def test_jm_t_05_a_target_is_moved_to_a_zone_of_nothing() -> None:
    state = table("market", dice={0: {1: [5, 1, 6]}})
    place(state, BLUE, Move(4, 0, 1))
    assert totals(state, 0) == [4, 12, 0]
    time_up(state)
    assert gains(state) == [0, 0, 0]


def test_jm_t_07_sam_expels_a_five() -> None:
    state = table(dice={0: {0: [5]}})
    place(state, RED, Expel(1, 0, 0, 5))
    assert state.centre == [BLUE * 8 + 5]
    assert totals(state, 0) == [0, 1, 0]


def test_jm_t_08_gina_moves_a_target() -> None:
    state = table(targets={0: 1})
    roll(state, BLUE, 4)
    assert {Move(4, 0, 0), Move(4, 0, 1)} <= set(commands(JELLY_MONSTER, state, BLUE))
    play(state, BLUE, Move(4, 0, 0))
    assert state.targets[0] == 0


def test_jm_t_31_what_comes_when_the_time_is_over_is_refused() -> None:
    state = table(hands={0: 0})
    roll(state, RED, 6)
    play(state, BLUE, Flip())
    end = state.now + 10_000
    pass_time(state, end - 1)
    play(state, CLOCK, Tick(Millis(end - 1)))
    assert Place(6, 0) in commands(JELLY_MONSTER, state, RED)
    play(state, CLOCK, Tick(Millis(end)))
    assert refused(state, RED, Place(6, 0)) == "not-running"


def test_jm_t_32_at_a_barrier_the_roll_is_kept() -> None:
    state = table(hands={0: 2, 1: 0})
    play(state, RED, Block(0))
    roll(state, BLUE, 6, 2)
    assert refused(state, BLUE, Place(6, 0)) == "entrance-blocked"
    assert state.rolls[BLUE] == [6, 2]
    assert state.hands[BLUE] == 2


def test_jm_t_33_on_an_empty_entrance_a_two_is_placed_without_effect() -> None:
    state = table()
    assert the(EffectLost, place(state, BLUE, Expel(2, 0, 0, 2)))
    assert totals(state, 0) == [2, 0, 0]


def test_jm_t_38_a_target_moved_by_somebody_else_first() -> None:
    state = table(targets={0: 1})
    roll(state, BLUE, 3)
    roll(state, RED, 4)
    play(state, BLUE, Move(3, 0, 1))
    assert the(EffectLost, play(state, RED, Move(4, 0, 1)))
    assert state.targets[0] == 2
    assert totals(state, 0) == [3, 4, 0]


def test_a_die_expelled_by_somebody_else_first_is_gone_and_the_effect_lost() -> None:
    state = table(dice={0: {2: [6]}})
    roll(state, BLUE, 1)
    roll(state, RED, 2)
    play(state, BLUE, Expel(1, 0, 2, 6))
    assert the(EffectLost, play(state, RED, Expel(2, 0, 2, 6)))
    assert totals(state, 0) == [1, 2, 0]
    assert len(state.centre) == 1


def test_a_die_that_is_not_in_the_roll_is_refused() -> None:
    state = table(hands={0: 2})
    roll(state, BLUE, 6, 2)
    assert refused(state, BLUE, Place(5, 0)) == "die-not-in-roll"


def test_after_the_last_die_only_block_flip_and_decline_are_left() -> None:
    state = table(options=LIVE, hands={0: 0})
    assert commands(JELLY_MONSTER, state, BLUE) == [*map(Block, range(5)), Flip(), Decline()]
    assert refused(state, BLUE, Place(6, 0)) == "no-dice-left"


def test_jm_t_42_dice_in_hand_count_neither_at_a_district_nor_on_the_centre() -> None:
    state = table(hands={0: 4, 1: 3, 2: 2})
    state.round = 4
    roll(state, BLUE, 6)
    time_up(state)
    assert state.jelly == [2, 2, 2]
    assert state.pods == [[], [], []]
    assert state.outcome() is not None
