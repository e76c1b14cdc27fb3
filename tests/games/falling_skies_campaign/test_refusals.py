"""Each refusal is given for its own reason."""

from saucer.games.falling_skies.campaign.commands import (
    Bring,
    ChooseCity,
    ChooseStack,
    Fight,
    GoOn,
    LayAdvanced,
    OpenChapter,
)
from saucer.games.falling_skies.commands import Place, Spawn
from tests.games.falling_skies_campaign.telling import Telling, X


def test_everything_has_its_moment() -> None:
    telling = Telling()
    for command in (ChooseStack(0), ChooseCity(5), Bring(0), LayAdvanced(1), Fight(1), GoOn()):
        assert telling.why_not(command) == "not-now"
    telling.deal()
    assert telling.why_not(OpenChapter()) == "not-now"


def test_a_battles_commands_need_a_battle() -> None:
    telling = Telling()
    assert telling.why_not(Place(0, 0, 0)) == "no-battle"
    telling.deal()
    telling.give(ChooseStack(0), Fight(0))
    telling.campaign.fought.phase = 1
    assert telling.why_not(Spawn(0)) == "not-now"
    assert telling.why_not(Place(9, 0, 0)) == "no-such-die"
    telling.give_up()
    assert telling.why_not(Place(0, 0, 0)) == "no-battle"


def test_choosing_what_is_not_there() -> None:
    telling = Telling()
    telling.deal()
    assert telling.why_not(ChooseStack(2)) == "no-such-stack"
    telling.give(ChooseStack(0))
    assert telling.why_not(Fight(5)) == "no-such-threat"
    assert telling.why_not(Bring(200)) == "no-such-character"
    assert telling.why_not(LayAdvanced(0)) == telling.why_not(LayAdvanced(5)) == "no-such-tile"
    assert telling.why_not(LayAdvanced(2)) == "tile-not-there-yet"


def test_bringing_who_cannot_come() -> None:
    telling = Telling()
    lost = telling.deal()[1].character
    telling.give(ChooseStack(0))
    telling.end(X)
    telling.give(GoOn())
    telling.end(1)
    telling.chapters(2)
    telling.deal()
    telling.give(ChooseStack(0))
    one, other = telling.campaign.helpers()
    assert telling.why_not(Bring(lost)) == "character-not-kept"
    telling.give(Bring(one))
    assert telling.why_not(Bring(one)) == "has-helped"
    assert telling.why_not(Bring(other)) == "enough-helpers"


def test_cities_for_the_final_battle() -> None:
    telling = Telling().chapters(4)
    assert telling.why_not(ChooseCity(200)) == "no-such-city"
    assert telling.why_not(ChooseCity(0)) == "city-not-yours"
