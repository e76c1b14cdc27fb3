"""The player of habit."""

from saucer import bots
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions
from tests.bots.playing import play


def test_it_plays_as_the_planner_does_that_may_try_nothing() -> None:
    for seed, options in enumerate([NineCardOptions(), NineCardOptions(tuple(Card)), NineCardOptions((Card.TRACKS,))]):
        _, habit = play(NINE_CARDS, bots.find(NINE_CARDS, "habit"), seed, options)
        _, planner = play(NINE_CARDS, bots.find(NINE_CARDS, "planner", playouts=1), seed, options)
        assert habit == planner
