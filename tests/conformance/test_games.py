"""The conformance suite, game by game."""

from examples.connect_four import CONNECT_FOUR
from saucer.core.messages import Options
from saucer.core.registry import games
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions
from tests.conformance.suite import Conformance
from tests.core import toy


class TestFallingSkies9(Conformance):
    game = NINE_CARDS
    longest = 400

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            NineCardOptions(),
            NineCardOptions(tuple(Card)),
            NineCardOptions(lenient_digging=True, dice_in_tunnels=True),
            NineCardOptions((Card.UPPER_BASE, Card.LOWER_BASE)),
            NineCardOptions((Card.MOTHERSHIP, Card.SKY_1, Card.TRACKS)),
            NineCardOptions((Card.SKY_2, Card.SKY_3, Card.SKY_4), lenient_digging=True),
        ]


class TestConnectFour(Conformance):
    game = CONNECT_FOUR
    longest = 42


class TestToy(Conformance):
    game = toy.TOY
    longest = 4

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        return toy.shuffle_hidden(state, seat)


def test_every_registered_game_is_here() -> None:
    """A game that is known to Saucer conforms."""
    assert {game.slug for game in games()} <= {suite.game.slug for suite in Conformance.__subclasses__()}
