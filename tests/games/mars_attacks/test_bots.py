"""The tactician knows what is good for it, and beats a random player from either side."""

import pytest

from saucer.bots.random_bot import RandomBot
from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.bots import Tactician
from saucer.games.mars_attacks.commands import CODEC, Activate, AimAt, Decline, Defend, Fire, Leave, Move, Shoot
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import ExitRow

from .battles import HUMANS, MARTIANS, at, battle, card_of, play, roll

SCENARIOS = [str(name) for name in MARS_ATTACKS.variations("scenario")]


def choice(state: MarsBattle) -> object:
    """What the tactician does here."""
    seat = state.to_act()[0]
    return CODEC.command(Tactician().choose(state, seat, Rng(1)))


def winner(scenario: str, bots: list[Bot], seed: int) -> int:
    """Who wins a game; -1 nobody in 30 Rounds."""
    state, rng = MARS_ATTACKS.new(MarsAttacksOptions(scenario=scenario, round_cap=30), 2), Rng(seed)
    while state.outcome() is None:
        seat = state.to_act()[0]
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            state.step(seat, chance.sample(rng))
        else:
            state.step(seat, bots[seat].choose(MARS_ATTACKS.imagine(state, seat, rng), seat, rng))
    return state.winner


def against_random(scenario: str, seat: Seat, seed: int) -> bool:
    """Whether the tactician on a seat beats a random player."""
    bots: list[Bot] = [RandomBot(), RandomBot()]
    bots[seat] = Tactician()
    return winner(scenario, bots, seed) == seat


def test_it_activates_who_can_shoot_and_shoots_from_out_of_reach() -> None:
    walls = [((8, 1), (7, 1)), ((8, 1), (8, 2))]
    state = battle("soldier 8,1", "soldier 4,4", "grunt 4,8", "grunt 1,8", high=walls)
    assert choice(state) == Activate(1)
    play(state, Activate(1), Move(at(3, 3)))
    assert choice(state) in (Shoot(2), Shoot(3))


def test_it_leaves_with_a_hero() -> None:
    state = battle("eva 8,4", "grunt 1,1", exits=[ExitRow(("eva",), 8, (8,) * 8)])
    play(state, Activate(0))
    assert choice(state) == Leave()


def test_it_takes_a_counter_in_reach() -> None:
    state = battle("soldier 8,4", "grunt 1,1", counters=[(7, 5, 1)])
    play(state, Activate(0))
    assert choice(state) == Move(at(7, 5))


def test_it_defends_as_the_odds_say() -> None:
    state = battle("grunt 4,4", "soldier 4,5", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0), Move(at(4, 5)))
    assert choice(state) == Defend(1)


def test_it_saves_its_models() -> None:
    state = battle("grunt 4,4", "soldier 6,4", "soldier 8,8", turn=MARTIANS, hands={1: ["lucky_escape"]})
    play(state, Activate(0), Shoot(1), Decline())
    roll(state, 4, 4, 4, 4, 1, 1, 1)
    assert getattr(choice(state), "card", None) == card_of(state, HUMANS, "lucky_escape")


def test_it_fires_where_it_hurts() -> None:
    state = battle("soldier 8,8", *["grunt 4,4"] * 4, sets={"artillery": 3})
    assert choice(state) == Fire(2)
    play(state, Fire(2))
    aimed = choice(state)
    assert isinstance(aimed, AimAt)
    assert max(abs(aimed.square // 8 - 3), abs(aimed.square % 8 - 3)) <= 1


@pytest.mark.parametrize("seat", [MARTIANS, HUMANS])
def test_it_beats_a_random_player(seat: Seat) -> None:
    assert sum(against_random("who-is-there", seat, seed) for seed in range(8)) >= 6


@pytest.mark.slow
@pytest.mark.parametrize("seat", [MARTIANS, HUMANS])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_a_random_player_in_95_of_100_games(scenario: str, seat: Seat) -> None:
    assert sum(against_random(scenario, seat, seed) for seed in range(500)) >= 475
