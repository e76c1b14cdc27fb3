"""Events and the tokens that live on (MA-EVT-*, MA-SCAT-*): every event is drawn."""

import pytest

from saucer.games.mars_attacks.board import DIRECTIONS
from saucer.games.mars_attacks.commands import Activate, Choose, Defend, Drive, Fight, Move, Shoot, Sneak, Stop
from saucer.games.mars_attacks.events import (
    CarriedOff,
    CivilianTaken,
    DiceRolled,
    HerdGone,
    HerdStopped,
    InsectAppeared,
    InsectGone,
    ModelPanicked,
    SquareStruck,
)
from saucer.games.mars_attacks.happenings import entry_square
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import CIVILIAN_TOKEN, HERD_TOKEN, INSECT_TOKEN, points
from saucer.games.mars_attacks.view import view

from .battles import (
    HUMANS,
    MARTIANS,
    Square,
    allowed,
    at,
    battle,
    card_of,
    dice,
    draw_event,
    end_round,
    is_dead,
    is_panicked,
    play,
    refused,
    roll,
    the,
)

N, NE, E, SE, S, SW, W, NW = range(1, 9)


def tokens(state: MarsBattle, kind: int) -> list[int]:
    """The squares of all tokens of a kind."""
    return [token & 63 for token in state.tokens if token >> 6 == kind]


def test_scat_1_directions_go_clockwise_from_north() -> None:
    assert DIRECTIONS == [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]


def test_scat_2_a_full_square_leaves_it_where_it_is() -> None:
    state = battle("soldier 8,8", *["grunt 4,5"] * 6, civilians=[(4, 4)])
    end_round(state)
    roll(state, E)
    assert tokens(state, CIVILIAN_TOKEN) == [at(4, 4)]


# The car


def test_evt_car_strikes_three_squares_and_stays() -> None:
    state = battle("soldier 4,2", "soldier 4,3", "soldier 8,8", "grunt 1,1")
    draw_event(state, "flying_car")
    assert state.to_act() == (HUMANS,)
    play(state, Drive(0))
    events = roll(state, 4, 2)
    assert the(SquareStruck, events)[0].dice == 5
    roll(state, 4, 1, 1, 1, 1, 1, 1, 1)
    roll(state, 1, 1, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 0)
    assert state.cars == [at(4, 4)]
    assert points(state, MARTIANS) == 0


def test_evt_car_t_34_off_the_board_nothing_remains() -> None:
    state = battle("soldier 4,7", "soldier 4,8", "grunt 1,1")
    draw_event(state, "flying_car")
    play(state, Drive(0))
    events = roll(state, 4, 7)
    events += roll(state, *[1] * 8)
    events += roll(state, *[1] * 8)
    assert len(the(SquareStruck, events)) == 2
    assert state.cars == []


def test_evt_car_2_walls_do_not_stop_it_nor_does_it_stop_anybody() -> None:
    state = battle("soldier 4,5", "grunt 1,1", high=[((4, 4), (4, 5))])
    draw_event(state, "flying_car")
    play(state, Drive(1))
    events = roll(state, 4, 6)
    assert the(SquareStruck, events)[0].column == 4
    roll(state, *[1] * 8)
    assert state.cars == [at(4, 4)]
    state = battle("soldier 4,3", "grunt 1,1", cars=[(4, 4)])
    play(state, Activate(0))
    assert allowed(state, Move(at(4, 4)))


def test_evt_shell() -> None:
    state = battle("soldier 4,4", "grunt 5,5", "soldier 8,8", "grunt 1,1")
    draw_event(state, "stray_shell")
    roll(state, 4, 4)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    assert is_dead(state, 0)
    assert is_dead(state, 1)


def test_evt_vp_events_score_for_nobody() -> None:
    state = battle("soldier 4,4", "grunt 5,5", "soldier 8,8", "grunt 1,1")
    draw_event(state, "stray_shell")
    roll(state, 4, 4)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1)
    assert [points(state, seat) for seat in (MARTIANS, HUMANS)] == [0, 0]


def test_evt_head() -> None:
    state = battle("soldier 4,4", "grunt 5,5", "grunt 1,1")
    draw_event(state, "keep_your_head_down")
    roll(state, 4, 4)
    roll(state, 5, 6)
    assert is_panicked(state, 0)
    assert not is_panicked(state, 1)


# Cattle


@pytest.mark.parametrize(
    ("drawer", "edge", "expected"),
    [
        (HUMANS, 1, (8, 2)),
        (HUMANS, 4, (2, 1)),
        (HUMANS, 5, (1, 2)),
        (HUMANS, 8, (2, 8)),
        (MARTIANS, 2, (1, 2)),
        (MARTIANS, 3, (2, 8)),
        (MARTIANS, 6, (8, 2)),
        (MARTIANS, 7, (2, 1)),
    ],
)
def test_evt_seat_t_50_edges_as_the_drawer_sees_them(drawer: int, edge: int, expected: Square) -> None:
    assert entry_square(drawer, edge, 2 - 1) == at(*expected)


def test_evt_cow_1_the_herd_enters_and_runs_four_squares() -> None:
    state = battle("soldier 8,4", "grunt 1,1")
    draw_event(state, "walking_barbecue")
    events = roll(state, 1, 4)
    assert is_panicked(state, 0), "the entry square is resolved first"
    assert the(ModelPanicked, events)
    roll(state, N)
    assert tokens(state, HERD_TOKEN) == [at(4, 4)]


def test_evt_cow_1_it_runs_again_at_each_end_of_a_round() -> None:
    state = battle("soldier 8,8", "grunt 1,1", herd=(4, 4))
    end_round(state)
    roll(state, W)
    assert state.tokens == []


def test_evt_cow_2_t_32_over_the_edge_it_is_gone() -> None:
    state = battle("soldier 8,8", "grunt 1,1", herd=(1, 4))
    end_round(state)
    assert the(HerdGone, roll(state, N))
    assert state.tokens == []


def test_evt_cow_2_a_high_wall_stops_it() -> None:
    state = battle("soldier 8,8", "grunt 1,1", herd=(4, 4), high=[((4, 5), (4, 6))], low=[((4, 4), (4, 5))])
    end_round(state)
    assert the(HerdStopped, roll(state, E))
    assert tokens(state, HERD_TOKEN) == [at(4, 5)]


def test_evt_cow_2_evt_cow_3_the_standing_panic_and_the_lying_are_trampled_without_armour() -> None:
    models = ["soldier 8,8", "grunt 4,5", "grunt 4,5 panicked", "grunt 4,4", "grunt 1,1"]
    state = battle(*models, herd=(4, 4))
    end_round(state)
    events = roll(state, E)
    assert is_panicked(state, 1)
    assert not is_panicked(state, 3), "where it starts nobody is concerned"
    assert dice(state) == 4 + 3
    events = roll(state, 4, 1, 1, 1, 1, 1, 1)
    assert the(DiceRolled, events)[0].hits == 1
    assert is_dead(state, 2)
    assert not is_dead(state, 1)
    assert tokens(state, HERD_TOKEN) == [at(4, 8)], "then it runs on"


def test_evt_cow_2_nobody_can_attack_it() -> None:
    state = battle("soldier 4,4", "grunt 1,1", herd=(4, 4))
    play(state, Activate(0))
    assert refused(state, Fight()) == "nobody-to-fight"


# Civilians


@pytest.mark.parametrize(("value", "count"), [(2, 1), (3, 2), (6, 2), (7, 3)])
def test_evt_civ_numbers(value: int, count: int) -> None:
    state = battle("soldier 8,8", "grunt 1,1")
    draw_event(state, "terror_in_the_streets")
    roll(state, value)
    roll(state, 8, 8)
    for row in range(count):
        roll(state, row + 3, 4)
    assert tokens(state, CIVILIAN_TOKEN) == [at(row + 3, 4) for row in range(count)]


def test_evt_civ_t_33_off_the_board_it_is_gone() -> None:
    state = battle("soldier 7,1", "grunt 1,1", civilians=[(8, 8)])
    end_round(state)
    roll(state, S)
    assert state.tokens == []


def test_evt_civ_2_t_52_whoever_comes_takes_it() -> None:
    state = battle("soldier 4,4", "grunt 1,1", civilians=[(4, 5)])
    state.taken[HUMANS] = 1
    events = play(state, Activate(0), Move(at(4, 5)))
    assert the(CivilianTaken, events)[0].count == 2
    assert points(state, HUMANS) == 1


def test_evt_civ_2_who_wanders_in_is_not_taken_and_walls_stop_them() -> None:
    state = battle("soldier 4,5", "grunt 1,1", civilians=[(4, 4), (6, 6)], high=[((6, 6), (6, 7))])
    end_round(state)
    roll(state, E)
    roll(state, E)
    assert tokens(state, CIVILIAN_TOKEN) == [at(4, 5), at(6, 6)]
    assert state.taken == [0, 0]


def test_evt_again_five_civilians_at_most_one_herd_one_insect() -> None:
    state = battle("soldier 8,8", "grunt 1,1", civilians=[(4, 4)] * 4, herd=(2, 2), insect=(6, 6))
    state.marked = state.present
    draw_after_tokens(state, "terror_in_the_streets")
    roll(state, 8)
    roll(state, 5, 5)
    assert len(tokens(state, CIVILIAN_TOKEN)) == 5
    state = battle("soldier 8,8", "grunt 1,1", insect=(6, 6))
    draw_after_tokens(state, "wings_of_death")
    events = roll(state, 3, 3)
    assert the(InsectGone, events)
    assert tokens(state, INSECT_TOKEN) == [at(3, 3)]


def draw_after_tokens(state: MarsBattle, name: str) -> None:
    """Let tokens run on the spot as far as they can, then draw an event."""
    kept = state.tokens
    state.tokens = []
    draw_event(state, name)
    state.tokens = kept


# The insect


def test_evt_bug_1_it_comes_down_attacks_or_flies_over_walls() -> None:
    state = battle("soldier 8,8", "grunt 1,1")
    draw_event(state, "wings_of_death")
    assert the(InsectAppeared, roll(state, 4, 4))
    state = battle("soldier 8,8", "grunt 1,1", insect=(4, 4), high=[((4, 4), (4, 5))])
    end_round(state)
    roll(state, E)
    assert tokens(state, INSECT_TOKEN) == [at(4, 5)]
    state = battle("soldier 8,8", "grunt 1,1", insect=(4, 8))
    end_round(state)
    roll(state, E)
    assert state.tokens == []


def attacked(*models: str) -> MarsBattle:
    """The insect attacks at the end of a Round; the first die is to be rolled."""
    state = battle(*models, "soldier 8,8", "grunt 1,1", insect=(4, 4))
    end_round(state)
    return state


def test_evt_bug_2_a_die_says_who_picks() -> None:
    for value, picker in ((4, HUMANS), (5, MARTIANS)):
        state = attacked("soldier 4,4", "grunt 4,4")
        roll(state, value)
        assert state.to_act() == (picker,)
        play(state, Choose(1))
        assert state.to_act() == (MARTIANS,), "the owner says how it defends itself"


def test_evt_bug_2_three_results() -> None:
    state = attacked("soldier 4,4")
    roll(state, 1)
    play(state, Defend(1))
    assert dice(state) == 4 + 3
    assert the(InsectGone, roll(state, 1, 1, 1, 1, 4, 1, 1))
    state = attacked("soldier 4,4")
    roll(state, 1)
    play(state, Defend(2))
    roll(state, 4, 1, 1, 1, 1, 1, 1)
    assert is_dead(state, 0)
    assert tokens(state, INSECT_TOKEN) == [at(4, 4)]
    state = attacked("soldier 4,4")
    roll(state, 1)
    play(state, Defend(2))
    roll(state, 1, 1, 1, 1, 6, 1, 1)
    assert the(CarriedOff, roll(state, 6, 3))
    assert state.squares[0] == at(6, 3)
    assert tokens(state, INSECT_TOKEN) == [at(6, 3)]


def test_evt_bug_3_it_resists_with_three_dice_and_pins_nobody() -> None:
    state = battle("soldier 4,4", "grunt 1,4", insect=(4, 4))
    play(state, Activate(0))
    assert allowed(state, Shoot(1))
    assert allowed(state, Move(at(5, 5)))
    play(state, Fight())
    assert dice(state) == 3 + 3
    assert the(InsectGone, roll(state, 4, 1, 1, 3, 3, 3))


def test_evt_bug_4_the_defender_has_company_and_a_panicked_one_survives_only() -> None:
    state = attacked("soldier 4,4 panicked", "soldier 4,4")
    roll(state, 1)
    play(state, Choose(0))
    assert dice(state) == 4 + 4
    state = attacked("eva 4,4")
    roll(state, 1)
    play(state, Defend(2))
    roll(state, 4, 1, 1, 1, 1, 1, 1)
    assert state.heroics[0] == 3
    roll(state, 2, 2)
    assert state.squares[0] == at(2, 2), "who is saved is carried off"


def test_evt_bug_5_it_may_be_shot_and_fought_on_entering() -> None:
    state = battle("soldier 4,6", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0))
    play(state, Shoot(254, 1))
    assert dice(state) == 5 + 3
    assert the(InsectGone, roll(state, 5, 1, 1, 1, 1, 1, 1, 1))
    state = battle("soldier 4,5", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Move(at(4, 4)))
    play(state, Fight())
    assert dice(state) == 4 + 3
    state = battle("soldier 4,6", "soldier 4,4", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0))
    assert refused(state, Shoot(254)) == "no-target"


@pytest.mark.parametrize("squares", [("4,5", "4,4"), ("4,6", "4,5", "4,4")])
def test_evt_bug_5_any_step_may_enter_its_square(squares: tuple[str, ...]) -> None:
    state = battle(f"soldier {squares[0]}", "soldier 8,8", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), *(Move(at(int(square[0]), int(square[2]))) for square in squares[1:]))
    assert allowed(state, Stop())
    play(state, Fight())
    assert dice(state) == 4 + 3


def test_evt_bug_5_after_a_shot_too() -> None:
    state = battle("soldier 4,5", "soldier 8,8", "grunt 4,8", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Shoot(2))
    roll(state, *[1] * dice(state))
    play(state, Move(at(4, 4)))
    assert allowed(state, Fight())


def test_evt_bug_5_a_shift_is_no_entering_move_8() -> None:
    state = battle("soldier 4,5", "grunt 1,1", insect=(4, 4))
    play(state, Activate(0), Move(at(4, 4)), Move(at(4, 4)))
    assert not allowed(state, Fight())


def test_evt_bug_5_a_card_may_lead_into_its_square() -> None:
    for answer, what in ((Fight(), 4 + 3), (Stop(), 0)):
        state = battle("soldier 4,5", "soldier 8,8", "grunt 1,5", insect=(4, 4), hands={1: ["stealth"]})
        play(state, Sneak(card_of(state, 1, "stealth"), 0, at(4, 4)))
        assert view(state, HUMANS).phase == "activation"
        play(state, answer)
        assert what == 0 or dice(state) == what
        assert allowed(state, Activate(0)) == (what == 0)


def test_evt_bug_5_beside_a_standing_enemy_it_is_left_alone() -> None:
    state = battle("soldier 4,4", "grunt 4,4", insect=(4, 4))
    play(state, Activate(0), Fight())
    assert state.to_act() == (MARTIANS,)
    state = battle("soldier 4,4", "grunt 4,4 panicked", insect=(4, 4))
    play(state, Activate(0), Fight())
    assert allowed(state, Choose(254))
    assert allowed(state, Choose(1))
