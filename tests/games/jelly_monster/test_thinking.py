"""The thinking variant: the same rules in simultaneous steps, all commands of a step with the same stamp."""

import pytest

from saucer.core.door import commands
from saucer.core.seats import CLOCK, DEALER, Seat
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
    Rolled,
    Skip,
    Wait,
)
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import (
    BlockFailed,
    DiePlaced,
    EffectLost,
    FlipFailed,
    PlacementFailed,
    PlanLaid,
    ScoringBegan,
    TimeRanOut,
    TimerTurned,
)
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.view import Seen

from .tables import BLUE, GREEN, RED, THINKING, Dice, dealt, play, refused, table, the, totals


def rolled(*values: int, dice: Dice | None = None, hands: dict[int, int] | None = None) -> JellyHunt:
    """A step before anybody has chosen; by seat, what all its dice show, 0 if it has none."""
    count = hands or {seat: 2 if value else 0 for seat, value in enumerate(values)}
    state = table(options=THINKING, dice=dice, hands=count)
    state.rolling = next(seat for seat in range(3) if state.hands[seat])
    for seat, value in enumerate(values):
        if value:
            dealt(state, Seat(seat), value)
    return state


def test_the_dealer_rolls_for_all_before_anybody_chooses() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(variant="thinking"), 3)
    for face in (1, 3, 5, 7, 9):
        play(state, DEALER, Laid((face,)))
    play(state, DEALER, Aimed((1,)))
    for player in (1, 2, 3):
        assert state.to_act() == (DEALER,)
        play(state, DEALER, Rolled(player, (6,) * 7))
    assert state.to_act() == (BLUE, RED, GREEN)
    assert state.next_wakeup() is None
    assert CLOCK not in state.to_act()


def test_plans_lie_covered_until_all_are_made() -> None:
    state = rolled(6, 5, 4)
    plan = Place(6, 0, covered=1)
    events = play(state, BLUE, plan)
    assert [type(event) for event in events] == [PlanLaid]
    assert not plan.visible_to(RED)
    mine, theirs = JELLY_MONSTER.view(state, BLUE), JELLY_MONSTER.view(state, RED)
    assert isinstance(mine, Seen)
    assert isinstance(theirs, Seen)
    assert (mine.my_plan, theirs.my_plan) == (plan, None)
    assert state.to_act() == (RED, GREEN)
    play(state, RED, Skip(covered=1))
    events = play(state, GREEN, Place(4, 1, covered=1))
    assert [event.seat for event in the(DiePlaced, events)] == [BLUE, GREEN]
    assert state.hands == [1, 2, 1]


def test_open_choices_are_refused_there_and_covered_ones_in_live_play() -> None:
    assert refused(rolled(6, 5, 4), BLUE, Place(6, 0)) == "must-be-covered"
    live = table(hands={0: 0})
    assert refused(live, BLUE, Flip(covered=1)) == "must-be-open"


@pytest.mark.parametrize(("round", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_equal_stamps_are_ordered_by_seat_beginning_with_seat_r_in_round_r(round: int, order: list[int]) -> None:
    state = rolled(6, 5, 6)
    state.round = round
    play(state, GREEN, Place(6, 0, covered=1))
    play(state, BLUE, Place(6, 0, covered=1))
    events = play(state, RED, Place(5, 0, covered=1))
    assert [event.seat for event in the(DiePlaced, events)] == order


def test_an_effect_whose_object_is_gone_is_lost() -> None:
    state = rolled(1, 2, 6, dice={0: {2: [5]}})
    play(state, BLUE, Expel(1, 0, 2, 5, covered=1))
    play(state, RED, Expel(2, 0, 2, 5, covered=1))
    events = play(state, GREEN, Skip(covered=1))
    assert [event.seat for event in the(EffectLost, events)] == [RED]
    assert totals(state, 0) == [1, 2, 0]


def test_only_effects_with_an_object_can_be_chosen() -> None:
    state = rolled(2, 3, 6)
    assert refused(state, BLUE, Expel(2, 0, 0, 2, covered=1)) == "die-not-there"
    assert refused(state, RED, Move(3, 0, 0, covered=1)) == "target-at-the-end"
    assert Move(3, 0, 1, covered=1) in commands(JELLY_MONSTER, state, RED)


def test_an_entrance_blocked_in_the_same_step_refuses_the_die_and_the_roll_is_kept() -> None:
    state = rolled(0, 5, 6)
    play(state, BLUE, Block(0, covered=1))
    play(state, RED, Place(5, 0, covered=1))
    events = play(state, GREEN, Place(6, 1, covered=1))
    assert [event.seat for event in the(PlacementFailed, events)] == [RED]
    assert state.hands == [0, 2, 1]
    assert state.rolls[RED] == [5, 5]
    assert state.rolling == GREEN, "only Green rolls again"


def test_two_barriers_for_one_entrance_in_the_same_step() -> None:
    state = rolled(0, 0, 6)
    play(state, RED, Block(2, covered=1))
    play(state, BLUE, Block(2, covered=1))
    events = play(state, GREEN, Skip(covered=1))
    assert [event.seat for event in the(BlockFailed, events)] == [RED]
    dealt(state, GREEN, 6)
    assert Block(1, covered=1) in commands(JELLY_MONSTER, state, RED)


def test_the_timer_leaves_three_more_steps() -> None:
    state = rolled(0, 0, 6)
    play(state, BLUE, Flip(covered=1))
    play(state, RED, Flip(covered=1))
    events = play(state, GREEN, Skip(covered=1))
    assert the(TimerTurned, events)[0].steps == 3
    assert [event.seat for event in the(FlipFailed, events)] == [RED]
    for left in (3, 2, 1):
        seen = JELLY_MONSTER.view(state, None)
        assert isinstance(seen, Seen)
        assert seen.steps_left == left
        dealt(state, GREEN, 6)
        for seat in (BLUE, RED):
            play(state, seat, Wait())
        events = play(state, GREEN, Skip(covered=1))
    assert the(TimeRanOut, events)


def test_a_round_ends_after_sixty_steps_in_any_case() -> None:
    state = rolled(6, 6, 6)
    for step in range(60):
        assert state.round == 1
        if step:
            for seat in (BLUE, RED, GREEN):
                dealt(state, seat, 6)
        for seat in (BLUE, RED, GREEN):
            play(state, seat, Skip(covered=1))
    assert state.round == 2


def test_when_all_dice_are_placed_barriers_are_asked_for_at_once() -> None:
    state = rolled(0, 0, 6, hands={0: 0, 1: 0, 2: 1})
    play(state, BLUE, Wait())
    play(state, RED, Decline(covered=1))
    play(state, GREEN, Place(6, 0, covered=1))
    assert state.to_act() == (BLUE, GREEN)
    assert refused(state, BLUE, Wait()) == "decide-now"
    play(state, BLUE, Block(0, covered=1))
    assert the(ScoringBegan, play(state, GREEN, Decline(covered=1)))
