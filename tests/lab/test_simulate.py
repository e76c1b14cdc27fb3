"""Games that bots play by themselves."""

import multiprocessing
from collections.abc import Iterator

import pytest

from examples.connect_four import CONNECT_FOUR
from saucer.bots.random_bot import RandomBot
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.lab.simulate import Finished, Task, simulate
from tests.lab.varied import registered


def task(games: int, seed: int = 1, options: NineCardOptions | None = None) -> Task:
    return Task("falling-skies-9", ("random",), games, seed, options or NineCardOptions())


def all_of(some: Iterator[list[Finished]]) -> list[Finished]:
    return [game for chunk in some for game in chunk]


def test_game_i_has_random_numbers_of_its_own() -> None:
    """The dealer of game i takes stream 2 i of the seed, the bot stream 2 i + 1."""
    number, options = 5, NineCardOptions(hard=(Card.SKY_1,))
    state, dealer, rng, bot = NINE_CARDS.new(options, 1), Rng(9, 2 * number), Rng(9, 2 * number + 1), RandomBot()
    decisions = 0
    while seats := state.to_act():
        if seats[0] == DEALER:
            chance = state.chance()
            assert chance is not None
            state.step(DEALER, chance.sample(dealer))
        else:
            state.step(seats[0], bot.choose(state, seats[0], rng))
            decisions += 1
    played = all_of(simulate([task(8, 9, options)]))[number]
    outcome = state.outcome()
    assert outcome is not None
    assert played == Finished(outcome.shares, outcome.reason, decisions, NINE_CARDS.figures(state), ("random",))


def test_more_games_begin_with_the_same_ones() -> None:
    assert all_of(simulate([task(5)])) == all_of(simulate([task(25)]))[:5]


def test_processes_give_the_games_in_order() -> None:
    assert all_of(simulate([task(30)], jobs=2)) == all_of(simulate([task(30)], jobs=1))


def test_an_interrupted_simulation_leaves_no_process_behind() -> None:
    games = simulate([task(5000)], jobs=2)
    next(games)
    before = multiprocessing.active_children()
    assert before
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt())  # type: ignore[attr-defined]
    for process in before:
        process.join(10)
        assert not process.is_alive()


def test_a_game_of_two_seats() -> None:
    with registered(CONNECT_FOUR):
        games = all_of(simulate([Task("connect-four", ("random",) * 2, 20, 1, CONNECT_FOUR.options())]))
    assert all(sum(game.shares) == 1 for game in games)
    assert {game.shares[Seat(0)] for game in games} >= {0.0, 1.0}
