"""The conformance suite, game by game."""

import tests.games.jelly_monster.test_conformance
import tests.games.mars_attacks.test_conformance
import tests.games.space_alert.test_conformance
import tests.games.space_alert_live.test_conformance  # noqa: F401
from examples.connect_four import CONNECT_FOUR
from saucer.core.messages import Options
from saucer.core.registry import games
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.components import CampaignOptions
from saucer.games.falling_skies.components import Card, NineCardOptions
from tests.conformance.suite import Conformance, suites
from tests.toy import BLUFF, BluffOptions
from tests.toy.rules import Bluff
from tests.toy.twins import shuffle_hidden


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


class TestBluff(Conformance):
    game = BLUFF
    longest = 400

    @classmethod
    def setups(cls) -> list[Options]:
        return [BluffOptions(), BluffOptions(seconds=0), BluffOptions(seconds=600)]

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, Bluff)
        return shuffle_hidden(state, seat, Rng(7))

    def uncovers(self, before: State, after: State) -> bool:
        assert isinstance(before, Bluff)
        assert isinstance(after, Bluff)
        return len(after.played) > len(before.played)


class TestBluffForThree(TestBluff):
    seats = 3


class TestBluffForFour(TestBluff):
    seats = 4


def test_every_registered_game_is_here() -> None:
    """A game that is known to Saucer conforms."""
    assert {game.slug for game in games()} <= {suite.game.slug for suite in suites()}
