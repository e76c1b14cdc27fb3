"""The conformance suite, game by game."""

from examples.connect_four import CONNECT_FOUR
from saucer.core.messages import Options
from saucer.core.registry import games
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.components import CampaignOptions
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


class TestFallingSkies(Conformance):
    game = BOXED
    longest = 400

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            BoxOptions(),
            BoxOptions("washington", threat=2),
            BoxOptions("new-york", damaged=True, threat=1, threat_tiles=(Height.SKY_2,)),
            BoxOptions("washington", damaged=True, threat=4, advanced=HEIGHTS),
            BoxOptions("new-york", advanced=(Height.SKY_1, Height.SKY_3), final_tile=True),
            BoxOptions("roswell", damaged=True, threat_tiles=HEIGHTS),
        ]


class TestFallingSkiesCampaign(Conformance):
    game = CAMPAIGN
    longest = 2500

    @classmethod
    def setups(cls) -> list[Options]:
        return [CampaignOptions(), CampaignOptions("The dusk", threat=3)]


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
