"""Victory and the three scenarios (MA-WIN-*, MA-SC*)."""

from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.commands import Activate, Deploy, Enter, Fight, Found, Leave, Move, Shoot
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import ExitRow
from saucer.games.mars_attacks.state import (
    CRITTER,
    GONE,
    HIDING,
    OVER,
    TURN,
    WAITING,
    end,
    points,
    put,
    settle,
    tie_breaker,
)

from .battles import (
    HUMANS,
    MARTIANS,
    allowed,
    at,
    battle,
    draw,
    draw_event,
    is_dead,
    is_marked,
    play,
    refused,
    roll,
)


def begun(scenario: str) -> MarsBattle:
    """A scenario in which counters and cards are dealt."""
    state = MARS_ATTACKS.new(MarsAttacksOptions(scenario=scenario), 2)
    roll(state, *[4] * 16)
    for card in range(8):
        draw(state, card)
    return state


def test_t_02_t_03_points_of_scenario_1() -> None:
    state = battle("grunt 4,4", "grunt 5,4", "soldier 4,4 panicked", "soldier 6,6", "soldier 8,8", turn=MARTIANS)
    state.scored[MARTIANS] = 1 + 1 + 2
    state.taken[MARTIANS] = 1
    assert points(state, MARTIANS) == 4
    state.taken[MARTIANS] = 3
    assert points(state, MARTIANS) == 6
    play(state, Activate(0), Fight())
    roll(state, 5, 5, 5, 1, 1, 1)
    roll(state, 8)
    assert points(state, MARTIANS) == 8
    assert state.winner == MARTIANS


def test_win_1_eight_points_win_at_once() -> None:
    state = battle("soldier 4,4", "grunt 2,4", "grunt 2,4", "grunt 1,1")
    state.scored[HUMANS] = 7
    play(state, Activate(0), Shoot(1))
    roll(state, 5, 5, 5, 5, 1, 1, 1)
    assert state.phase != OVER, "the panic tests come first (MA-WIN-6)"
    roll(state, 1)
    assert state.winner == HUMANS
    assert state.to_act() == ()


def test_win_2_without_models_one_loses_and_waiting_ones_count() -> None:
    state = battle("soldier 4,4", "grunt 2,4")
    play(state, Activate(0), Shoot(1))
    roll(state, 5, 5, 5, 5, 1, 1, 1)
    assert (state.winner, points(state, HUMANS)) == (HUMANS, 1)
    state = battle("soldier waiting", "soldier 4,4", "grunt 4,6", turn=MARTIANS)
    play(state, Activate(2), Shoot(1))
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert is_dead(state, 1)
    assert state.phase != OVER
    exits = [ExitRow(("eva",), 8, (4,) * 8)]
    state = battle("eva 8,4", "grunt 1,1", exits=exits)
    play(state, Activate(0), Leave())
    assert state.winner == MARTIANS, "who has left is not present"


def test_win_3_both_together() -> None:
    for theirs, ours, turn, winner in ((8, 9, MARTIANS, HUMANS), (9, 8, HUMANS, MARTIANS), (8, 8, HUMANS, HUMANS)):
        state = battle("soldier 4,4", "grunt 2,4", turn=turn)
        state.scored = [theirs, ours]
        settle(state, None)
        assert state.winner == winner


def test_win_3_in_the_end_phase_the_drawer_or_the_next_starter() -> None:
    state = battle("soldier 4,4", "grunt 2,4")
    draw_event(state, "stray_shell")
    assert tie_breaker(state) == HUMANS
    state.drawer, state.finished = -1, MARTIANS
    assert tie_breaker(state) == MARTIANS


def test_win_4_a_cap_draws_the_battle() -> None:
    state = battle("soldier 4,4", "grunt 2,4")
    end(state, -1, 3, None)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.5, 0.5), "draw")
    for cap in (0, 30):
        assert MARS_ATTACKS.new(MarsAttacksOptions(round_cap=cap), 2).way.round_cap == cap


def test_win_5_both_without_models() -> None:
    state = battle("soldier 4,4", "grunt 4,4")
    state.scored = [3, 2]
    put(state, 0, GONE)
    put(state, 1, GONE)
    settle(state, None)
    assert state.winner == MARTIANS


def test_win_6_a_counter_wins_before_the_fight() -> None:
    state = battle("grunt 4,4", "soldier 4,5", turn=MARTIANS, counters=[(4, 5, CRITTER)])
    state.scored[MARTIANS], state.taken[MARTIANS] = 7, 1
    play(state, Activate(0), Move(at(4, 5)))
    assert state.winner == MARTIANS


# Scenarios


def test_sc1_forces_zones_and_first_turn() -> None:
    state = begun("who-is-there")
    assert refused(state, Deploy(at(3, 1))) == "not-now"
    for column in range(1, 6):
        play(state, Deploy(at(2, column)))
    assert (state.round, state.turn) == (1, HUMANS)
    assert state.squares.count(WAITING) == 8
    assert len(state.counters) == 8
    play(state, Activate(5))
    assert not allowed(state, Enter(at(7, 1)))
    assert allowed(state, Enter(at(8, 1)))
    kills = state.way.scenario.kills
    assert [kills[side][how][1 - side] for side in (0, 1) for how in (0, 1)] == [1, 2, 1, 2]


def test_tok_1_t_04_counters_by_two_dice() -> None:
    state = MARS_ATTACKS.new(MarsAttacksOptions(), 2)
    roll(state, 5, 6, 5, 6, *[1] * 12)
    assert state.counters[:2] == [at(5, 6), at(5, 6)]
    assert state.pool == [5, 5], "nobody knows which are which"


def test_sc2_hideouts() -> None:
    state = begun("signal-in-the-rubble")
    assert state.hideouts == [at(5, 5), at(6, 2), at(6, 7)]
    troy = state.way.scenario.hidden
    assert state.squares[troy] == HIDING
    for number in range(9):
        play(state, Deploy(at(1, 1 + number // 6)))
    assert (state.round, state.turn) == (1, HUMANS)
    assert state.squares.count(WAITING) == 7


def hide_and_seek(finder: Seat) -> MarsBattle:
    """A model steps onto the first of three hideouts."""
    state = begun("signal-in-the-rubble")
    while state.round == 0:
        play(state, Deploy(at(1, 1 + state.squares.count(WAITING) % 8)))
    while state.to_act() != (HUMANS,) or state.stack[-1][0] != TURN:
        seat = state.to_act()[0]
        state.step(seat, state.legal(seat)[0])
    model = 0 if finder == MARTIANS else 10
    put(state, model, at(6, 1))
    state.turn = finder
    state.asked = finder
    play(state, Activate(model), Move(at(6, 2)))
    assert state.to_act() == (DEALER,)
    return state


def test_sc2_a_human_finds_troy() -> None:
    state = hide_and_seek(HUMANS)
    troy = state.way.scenario.hidden
    play(state, Found((1,)))
    assert state.squares[troy] == at(6, 2)
    assert is_marked(state, troy)
    assert points(state, HUMANS) == 2
    assert state.hideouts == []


def test_sc2_a_martian_finds_troy_and_fights() -> None:
    state = hide_and_seek(MARTIANS)
    play(state, Found((1,)))
    assert points(state, HUMANS) == 0
    assert state.stack[-1][3] == state.way.scenario.hidden


def test_sc2_an_empty_hideout_and_the_last_one_needs_no_chance() -> None:
    state = hide_and_seek(HUMANS)
    play(state, Found((2,)))
    assert state.hideouts == [at(5, 5), at(6, 7)]
    state.hideouts = [at(6, 7)]
    put(state, 11, at(6, 8))
    play(state, Move(at(6, 1)))
    play(state, Activate(11), Move(at(6, 7)))
    assert state.squares[state.way.scenario.hidden] == at(6, 7)


def test_sc2_finding_troy_in_the_last_hideout_may_win() -> None:
    state = hide_and_seek(HUMANS)
    play(state, Found((2,)))
    state.hideouts, state.scored[HUMANS] = [at(6, 7)], 6
    put(state, 11, at(6, 8))
    play(state, Move(at(6, 1)), Activate(11), Move(at(6, 7)))
    assert state.winner == HUMANS


def test_sc2_troy_leaves_for_four_and_eva_may_not() -> None:
    state = begun("signal-in-the-rubble")
    scenario = state.way.scenario
    assert scenario.exits[scenario.hidden][56:] == [4] * 8
    assert scenario.exits[9] == []
    assert scenario.kills[MARTIANS][0][2:4] == [4, 4]
    assert scenario.kills[HUMANS] == [[0] * 5, [1, 0, 0, 0, 0]]


def test_sc3_forces_and_zones() -> None:
    state = begun("protect-and-serve")
    for _ in range(16):
        play(state, Deploy(state.legal(MARTIANS)[0] >> 8))
    assert state.squares[16:18] == [at(2, 2), at(2, 2)], "the blue square is one, so nobody is asked"
    for number in range(7):
        play(state, Deploy(at(7 + number // 6, 1)))
    assert state.to_act() == (HUMANS,), "Eva may use her Authority"
    scenario = state.way.scenario
    assert (scenario.first, scenario.goal, len(scenario.kinds)) == (MARTIANS, 8, 25)
    assert scenario.exits[16][56:] == [4, 4, 4, 4, 5, 6, 7, 8]
    assert scenario.exits[18] == []
    assert scenario.kills[HUMANS] == [[0] * 5, [0] * 5]
    assert scenario.kills[MARTIANS] == [[0, 0, 4, 4, 1], [0, 0, 4, 4, 1]]


def test_sc3_t_29_both_heroes_out_by_four() -> None:
    exits = [ExitRow(("eva", "troy"), 8, (4, 4, 4, 4, 5, 6, 7, 8))]
    state = battle("eva 8,1", "troy 8,2", "sergeant 8,3", "grunt 1,1", exits=exits)
    play(state, Activate(0), Leave(), Activate(1), Leave())
    assert points(state, HUMANS) == 8
    assert state.winner == HUMANS


def test_every_scenario_of_the_house_ends() -> None:
    for name in MARS_ATTACKS.variations("scenario"):
        state, rng = MARS_ATTACKS.new(MarsAttacksOptions(scenario=str(name)), 2), Rng(1)
        for _ in range(20_000):
            if state.outcome() is not None:
                break
            seat = state.to_act()[0]
            chance = state.chance()
            choices = [chance.sample(rng)] if chance else state.legal(seat)
            state.step(seat, choices[rng.below(len(choices))])
        assert state.outcome() is not None
