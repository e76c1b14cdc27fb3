"""Chapter IV, and what it all comes to."""

import pytest

from saucer.games.falling_skies.campaign.commands import ChooseCity, OpenChapter
from saucer.games.falling_skies.campaign.components import FINAL_SCENARIO, Kind
from saucer.games.falling_skies.campaign.events import BattleLost, BattleWon, CampaignEnded, CityLost
from saucer.games.falling_skies.campaign.state import OVER
from saucer.games.falling_skies.campaign.view import look
from tests.games.falling_skies_campaign.telling import Telling, X, of_chapter


def test_camp_11_the_final_battle_is_fought_in_a_kept_city_or_a_spared_one() -> None:
    """UFS-CAMP-11: six saved cities, and the two that were never drawn."""
    telling = Telling().chapters(4)
    cities = [city.city for city in telling.choices(ChooseCity) if isinstance(city, ChooseCity)]
    assert cities == telling.campaign.kept_cities() + telling.campaign.spared_cities()
    assert len(cities) == 6 + 2
    telling.give(ChooseCity(cities[-1]))
    assert look(telling.campaign).sheet[-1].scenario == FINAL_SCENARIO


def test_camp_11_who_saved_no_city_still_has_the_spared_ones() -> None:
    telling = Telling().chapters(4, X)
    assert telling.campaign.kept_cities() == []
    assert len(telling.choices(ChooseCity)) == 2


def test_camp_11_cities_that_were_destroyed_or_given_up_are_gone() -> None:
    telling = Telling().chapters(2)
    lost = telling.battle(X, X).city
    telling.chapters(4)
    given_up = telling.campaign.given_up[0].city
    starter = of_chapter(Kind.CITY, 0)[0]
    for city in (lost, given_up, starter):
        assert telling.why_not(ChooseCity(city)) == "city-not-yours"


def test_camp_11_a_loss_removes_the_city_and_another_is_tried() -> None:
    telling = Telling().chapters(4)
    city = telling.campaign.kept_cities()[0]
    telling.stand(city, X)
    assert [type(event) for event in telling.told] == [BattleLost, CityLost]
    telling.reach_deal()
    assert telling.why_not(ChooseCity(city)) == "city-not-yours"
    assert len(telling.choices(ChooseCity)) == 7


def test_camp_11_characters_can_be_called_on_in_every_stand() -> None:
    """The final battle is one battle, however many cities it takes; the team is chosen anew with each."""
    telling = Telling().chapters(4)
    team = telling.campaign.kept_characters()[:3]
    for city in telling.campaign.last_stands()[:2]:
        telling.stand(city, X, bring=team)
    assert [entry.helpers for entry in telling.campaign.sheet[-2:]] == [team, team]


def test_camp_11_a_win_ends_the_campaign() -> None:
    telling = Telling().chapters(4)
    telling.stand(telling.campaign.last_stands()[0], 2)
    assert [type(event) for event in telling.told] == [BattleWon, CampaignEnded]
    outcome = telling.campaign.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((1.0,), "campaign-won")
    assert telling.campaign.to_act() == ()


def test_camp_11_the_campaign_is_lost_when_no_city_is_left() -> None:
    telling = Telling().chapters(4, X)
    for city in telling.campaign.last_stands():
        assert telling.campaign.outcome() is None
        telling.stand(city, X)
    outcome = telling.campaign.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.0,), "campaign-lost")
    assert telling.campaign.phase == OVER


def test_camp_12_the_score_is_the_threat_of_won_games_less_1_for_each_lost_one() -> None:
    """UFS-CAMP-12."""
    telling = Telling()
    telling.battle(4)
    telling.battle(X, 1)
    telling.battle(X, X)
    telling.battle(0)
    telling.battle(2)
    telling.battle(2)
    telling.reach_deal()
    telling.stand(telling.campaign.last_stands()[0], X)
    telling.stand(telling.campaign.last_stands()[0], 3)
    assert telling.told[-1] == CampaignEnded(rule="UFS-CAMP-12", result="won", score=4 + 0 - 2 + 0 + 2 + 2 - 1 + 3)


@pytest.mark.parametrize(("result", "games"), [(1, 7), (X, 14)])
def test_camp_1_a_campaign_has_about_ten_games(result: int, games: int) -> None:
    """UFS-CAMP-1: at least 7; 14 if everything is lost."""
    telling = Telling().chapters(4, result)
    for city in telling.campaign.last_stands():
        if telling.campaign.outcome() is None:
            telling.stand(city, result)
    assert sum(len(entry.results) for entry in telling.campaign.sheet) == games


def test_camp_1_a_campaign_can_be_played_again() -> None:
    """UFS-CAMP-1: nothing of one campaign is left in the next."""
    Telling().chapters(4)
    telling = Telling()
    telling.give(OpenChapter())
    assert [sum(telling.campaign.weights(kind)) for kind in Kind] == [4, 4, 4]
