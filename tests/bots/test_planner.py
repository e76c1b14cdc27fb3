"""The planner of Under Falling Skies."""

import pytest

from saucer import bots
from saucer.core.rng import Rng
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.bots import Planner
from saucer.games.falling_skies.commands import Place, RemoveRobot, Use
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import ROLL, SOLO
from tests.bots.playing import play
from tests.games.falling_skies.positions import position

SMALL = 3
"""So few playouts that habit alone decides."""


def planner(playouts: int = 80) -> Planner:
    bot = Planner()
    bot.limit(playouts, None)
    return bot


@pytest.mark.parametrize("playouts", [SMALL, 80])
def test_it_wins_in_the_rooms_phase_where_it_can(playouts: int) -> None:
    last = position(research=13, excavator=(4, 4), energy=1, dice="6@32 6@33 1@00 - 1w@01", ships={0: (3, 0)})
    assert NINE_CARDS.codec.command(planner(playouts).choose(last, SOLO, Rng(1))) == Use(3, 2)


@pytest.mark.parametrize("playouts", [SMALL, 80])
def test_it_makes_the_energy_that_the_last_research_costs(playouts: int) -> None:
    last = position(research=13, excavator=(4, 4), energy=0, dice="6@32 6@33 1@00 2w@34 1w@01", ships={0: (3, 0)})
    bot = planner(playouts)
    last.step(SOLO, bot.choose(last, SOLO, Rng(1)))
    assert last.energy == 2
    assert NINE_CARDS.codec.command(bot.choose(last, SOLO, Rng(1))) == Use(3, 2)


def test_it_places_the_dice_that_win_where_they_win() -> None:
    state = position(research=13, excavator=(4, 4), energy=3, dice="6 6 1 1w 1w", ships={0: (3, 0)})
    bot, rng = planner(), Rng(1)
    while state.phase != ROLL and not state.outcome():
        state.step(SOLO, bot.choose(state, SOLO, rng))
        if all(cell in state.dice_cells for cell in (17, 18)):
            break
    assert [state.dice[state.dice_cells.index(cell)] for cell in (17, 18)] == [6, 6]


@pytest.mark.parametrize("playouts", [SMALL, 80])
def test_it_does_not_let_the_last_hit_happen_without_need(playouts: int) -> None:
    state = position(damage=4, ships={0: (13, 0), 1: (0, 1)}, dice="5@02 1 6 1w@03 5w@04")
    chosen = NINE_CARDS.codec.command(planner(playouts).choose(state, SOLO, Rng(1)))
    assert chosen in (Place(1, 0, 0), Place(1, 1, 0), Place(2, 1, 1), Place(2, 0, 1))


def test_it_takes_a_robot_off_that_stands_in_the_way() -> None:
    state = position(dice="1@00 1@01 2@22 1w 1w@04", robots="3@03 -")
    assert NINE_CARDS.codec.command(planner().choose(state, SOLO, Rng(1))) == RemoveRobot(0)
    crowded = position(dice="1@00 1@01 2@22 1w 1w", robots="3@03 -")
    assert planner().choose(crowded, SOLO, Rng(1)) in crowded.legal(SOLO)


def test_the_state_stays_as_it_was() -> None:
    state = position(excavator=(4, 4), energy=5, dice="1 2 3 4w 5w", robots="3@32 2@10")
    before = NINE_CARDS.position(state)
    planner().choose(state, SOLO, Rng(1))
    assert NINE_CARDS.position(state) == before


@pytest.mark.parametrize(
    "options",
    [
        NineCardOptions(tuple(Card)),
        NineCardOptions((Card.UPPER_BASE, Card.TRACKS), lenient_digging=True, dice_in_tunnels=True),
        NineCardOptions((Card.LOWER_BASE, Card.SKY_3), dice_in_tunnels=True),
    ],
    ids=["all hard", "lenient", "tunnels"],
)
def test_it_plays_on_other_boards(options: NineCardOptions) -> None:
    for seed in range(3):
        end, _ = play(NINE_CARDS, planner(SMALL), seed, options)
        assert end.outcome() is not None
    play(NINE_CARDS, planner(90), 4, options, limit=6)


def test_even_by_habit_it_is_far_better_than_chance() -> None:
    def mean_research(name: str) -> float:
        total = 0
        for seed in range(8):
            end, _ = play(NINE_CARDS, bots.find(NINE_CARDS, name, playouts=SMALL), seed)
            assert isinstance(end, FallingSkies)
            total += end.research
        return total / 8

    assert mean_research("planner") > mean_research("random") + 6
