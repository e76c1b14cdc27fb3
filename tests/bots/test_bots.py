"""Every bot plays every game."""

import pytest

import saucer.games  # noqa: F401 - makes the games known
from saucer import bots
from saucer.core.game import AnyGame
from saucer.core.registry import games
from tests.bots.playing import play
from tests.core.toy import TOY

GAMES = [*games(), TOY]
PLAYERS = [pytest.param(game, name, id=f"{name} plays {game.slug}") for game in GAMES for name in bots.names(game)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_plays_legally_to_the_end(game: AnyGame, name: str) -> None:
    end, _ = play(game, bots.find(game, name, playouts=3), seed=1)
    assert end.outcome() is not None


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_the_same_luck_leads_to_the_same_choices(game: AnyGame, name: str) -> None:
    first, again = (play(game, bots.find(game, name, playouts=75), seed=2, limit=7)[1] for _ in range(2))
    assert first == again


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_can_think_against_the_clock(game: AnyGame, name: str) -> None:
    _, actions = play(game, bots.find(game, name, milliseconds=1), seed=3, limit=6)
    assert actions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_general_bots_come_first(game: AnyGame) -> None:
    assert bots.names(game)[:2] == ["random", "rollout"]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="no bot 'genius' plays toy; there are: random, rollout"):
        bots.find(TOY, "genius")
