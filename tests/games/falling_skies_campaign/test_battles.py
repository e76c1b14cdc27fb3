"""A battle: one game, and a second if the first is lost."""

import msgspec
import pytest

from saucer.core.messages import Event
from saucer.games.falling_skies.box import BoxOptions
from saucer.games.falling_skies.campaign.commands import Bring, ChooseStack, Fight, GoOn, LayAdvanced
from saucer.games.falling_skies.campaign.components import CampaignOptions, Kind, name
from saucer.games.falling_skies.campaign.events import (
    BattleBegan,
    BattleLost,
    BattleWon,
    CharacterJoined,
    CityDamaged,
    CityLost,
    CitySaved,
)
from saucer.games.falling_skies.campaign.rules import battle_options
from saucer.games.falling_skies.campaign.state import PREPARE
from saucer.games.falling_skies.campaign.view import look
from saucer.games.falling_skies.commands import Finish
from saucer.games.falling_skies.state import RESOLVED, ROOMS
from saucer.games.falling_skies.view import details_of
from tests.games.falling_skies_campaign.telling import Telling, X


def options(telling: Telling) -> BoxOptions:
    """How the game that is about to be fought is laid out."""
    campaign = telling.campaign
    return battle_options(campaign.entry, len(campaign.entry.results), campaign.threat)


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def chosen(telling: Telling | None = None) -> Telling:
    """A battle that is about to be fought."""
    telling = telling or Telling()
    telling.deal()
    telling.give(ChooseStack(0))
    return telling


def test_camp_4_the_first_game_is_fought_on_the_undamaged_city() -> None:
    """UFS-CAMP-4."""
    telling = chosen()
    stack = telling.campaign.entry.stack
    telling.give(Fight(2))
    laid = details_of(telling.campaign.fought.board)
    assert (laid.city, laid.is_damaged) == (name(Kind.CITY, stack.city), False)
    assert telling.told == [
        BattleBegan(
            rule="UFS-CAMP-4",
            city=name(Kind.CITY, stack.city),
            side="undamaged",
            scenario=name(Kind.SCENARIO, stack.scenario),
            threat=2,
        )
    ]


def test_camp_4_a_lost_game_is_followed_by_one_on_the_damaged_city() -> None:
    """UFS-CAMP-4: same scenario, same characters."""
    telling = chosen()
    telling.give(Fight(1))
    before = options(telling)
    telling.give_up()
    assert kinds(telling.told) == [BattleLost, CityDamaged]
    telling.give(GoOn())
    assert telling.campaign.phase == PREPARE
    assert options(telling) == msgspec.structs.replace(before, damaged=True)
    telling.give(Fight(1))
    assert details_of(telling.campaign.fought.board).is_damaged


def test_camp_4_threat_tiles_are_drawn_anew_for_the_second_game() -> None:
    """UFS-CAMP-4, UFS-THREAT-2: nothing is turned before the dealer draws again."""
    telling = chosen()
    telling.end(X)
    telling.give(GoOn(), Fight(2))
    assert details_of(telling.campaign.fought.board).turned == ()
    chance = telling.campaign.chance()
    assert chance is not None
    assert chance.weights == ((1, 1, 1, 1),)


def test_camp_4_characters_and_tiles_stay_for_the_second_game() -> None:
    telling = Telling().chapters(2)
    kept = telling.campaign.kept_characters()
    chosen(telling).give(Bring(kept[0]), LayAdvanced(1))
    first = options(telling)
    telling.end(X)
    telling.give(GoOn())
    assert options(telling) == msgspec.structs.replace(first, damaged=True)
    assert telling.choices(Bring) == telling.choices(LayAdvanced) == []
    assert telling.why_not(Bring(kept[1])) == telling.why_not(LayAdvanced(1)) == "same-battle"


@pytest.mark.parametrize("results", [[X, X], [X, 0]])
def test_camp_4_there_is_no_third_game(results: list[int]) -> None:
    telling = Telling()
    telling.battle(*results)
    assert telling.campaign.entry.is_over
    telling.deal()


def test_camp_5_the_sheet_has_the_threat_level_of_a_won_game_and_an_x_for_a_lost_one() -> None:
    """UFS-CAMP-5."""
    telling = Telling()
    telling.battle(3)
    assert telling.told[0] == BattleWon(
        rule="UFS-CAMP-5", city=look(telling.campaign).sheet[0].city, side="undamaged", threat=3
    )
    telling.battle(X, 0)
    assert [battle.results for battle in look(telling.campaign).sheet] == [(3,), ("X", 0)]


def test_camp_5_the_battles_own_end_is_recorded() -> None:
    """The last command of a battle writes the sheet: here the mothership comes down on its skull."""
    telling = chosen()
    telling.give(Fight(0))
    battle = telling.campaign.fought
    battle.phase, battle.mothership = ROOMS, battle.board.skull_row - 1
    battle.dice, battle.dice_cells = [1] * 5, [20, *[RESOLVED] * 4]
    battle.ships = [-1] * len(battle.ships)
    telling.give(Finish())
    assert kinds(telling.told)[-2:] == [BattleLost, CityDamaged]
    assert look(telling.campaign).sheet[0].results == ("X",)


@pytest.mark.parametrize("results", [[2], [X, 1]])
def test_camp_7_a_city_in_which_a_game_was_won_is_kept(results: list[int]) -> None:
    """UFS-CAMP-7."""
    telling = Telling()
    stack = telling.battle(*results)
    assert telling.campaign.kept_cities() == [stack.city]
    assert kinds(telling.told)[1:] == [CitySaved, CharacterJoined]


def test_camp_7_a_city_that_lost_both_games_leaves_the_campaign() -> None:
    """UFS-CAMP-7: but its character is kept."""
    telling = Telling()
    stack = telling.battle(X, X)
    assert telling.campaign.kept_cities() == telling.campaign.spared_cities() == []
    assert telling.campaign.kept_characters() == [stack.character]
    assert kinds(telling.told)[1:] == [CityLost, CharacterJoined]


def test_camp_7_the_scenario_leaves_the_campaign() -> None:
    """UFS-CAMP-7."""
    telling = Telling()
    stack = telling.battle(1)
    telling.reach_deal()
    assert telling.campaign.weights(Kind.SCENARIO)[stack.scenario] == 0


def test_camp_8_a_new_character_shows_the_normal_side_and_a_kept_one_the_upgraded() -> None:
    """UFS-CAMP-8: once per game each, so that both games of a battle begin with the ability unused."""
    telling = Telling().chapters(2)
    helper = telling.campaign.kept_characters()[0]
    chosen(telling).give(Bring(helper))
    new = telling.campaign.entry.stack.character
    assert options(telling).characters == (name(Kind.CHARACTER, new),)
    assert options(telling).upgraded == (name(Kind.CHARACTER, helper),)
    telling.give(Fight(0))
    first = list(telling.campaign.fought.marks)
    telling.give_up()
    telling.give(GoOn(), Fight(0))
    assert telling.campaign.fought.marks == first


def test_camp_9_the_threat_level_is_the_players_choice_before_every_game() -> None:
    """UFS-CAMP-9: it begins as the options say, and stays as chosen last."""
    telling = chosen(Telling(CampaignOptions(threat=2)))
    assert telling.campaign.threat == 2
    assert telling.choices(Fight) == [Fight(threat) for threat in range(5)]
    telling.give(Fight(4))
    telling.give_up()
    telling.give(GoOn())
    assert telling.campaign.threat == 4
    telling.give(Fight(0))
    assert telling.campaign.fought.board.draw is None


def test_camp_13_the_sheet_has_everything_of_every_battle() -> None:
    """UFS-CAMP-13."""
    telling = Telling(CampaignOptions(name="The dusk")).chapters(2)
    helper = telling.campaign.kept_characters()[1]
    stack = telling.battle(X, 2, bring=[helper])
    seen = look(telling.campaign)
    assert seen.name == "The dusk"
    battle = seen.sheet[-1]
    assert (battle.chapter, battle.city, battle.scenario) == (
        2,
        name(Kind.CITY, stack.city),
        name(Kind.SCENARIO, stack.scenario),
    )
    assert (battle.character, battle.helpers) == (
        name(Kind.CHARACTER, stack.character),
        (name(Kind.CHARACTER, helper),),
    )
    assert battle.results == ("X", 2)


def test_a_game_that_is_over_lies_on_the_table_until_the_player_goes_on() -> None:
    telling = Telling()
    telling.battle(1)
    assert look(telling.campaign).battle is not None
    telling.give(GoOn())
    assert look(telling.campaign).battle is None
