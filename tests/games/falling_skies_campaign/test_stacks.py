"""Before a battle: two attacks, and a choice."""

import pytest

from saucer.games.falling_skies.campaign.commands import ChooseStack, OpenChapter
from saucer.games.falling_skies.campaign.components import Kind
from saucer.games.falling_skies.campaign.events import ChapterOpened, StackChosen, StackDrawn, StackLost
from saucer.games.falling_skies.campaign.state import Stack
from saucer.games.falling_skies.campaign.view import look
from tests.games.falling_skies_campaign.telling import Telling, X, dealt, first_left, of_chapter


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_camp_1_chapters_are_opened_in_order(chapter: int) -> None:
    """UFS-CAMP-1: four chapters; a briefing comes before what each brings."""
    telling = Telling()
    while telling.campaign.chapter < chapter:
        telling.battle(1)
        telling.battle(1)
        telling.give(*telling.choices())  # the only thing to do is to go on
    assert [event.rule for event in telling.told] == []
    telling.give(OpenChapter())
    assert telling.told == [ChapterOpened(rule="UFS-CAMP-1", chapter=chapter)]


def test_camp_2_a_stack_is_a_scenario_a_city_and_a_character_of_the_chapter() -> None:
    """UFS-CAMP-2: drawn at random, with equal chances."""
    telling = Telling()
    telling.give(OpenChapter())
    chance = telling.campaign.chance()
    assert chance is not None
    drawn = [[number for number, weight in enumerate(weights) if weight] for weights in chance.weights]
    assert drawn == [of_chapter(kind, 1) for kind in Kind]
    assert all(weight in (0, 1) for weights in chance.weights for weight in weights)
    assert len(chance.outcomes()) == 4 * 4 * 4


def test_camp_2_the_second_stack_is_drawn_from_what_the_first_left() -> None:
    telling = Telling()
    telling.give(OpenChapter())
    first = first_left(telling.campaign)
    telling.give(dealt(first))
    assert [telling.campaign.weights(kind)[first[kind]] for kind in Kind] == [0, 0, 0]
    assert telling.of(StackDrawn)[0].rule == "UFS-CAMP-2"


def test_camp_2_nothing_lies_in_an_order() -> None:
    """What is still in the box has been drawn by nobody: two campaigns with the same past are the same."""
    telling = Telling()
    telling.deal()
    assert telling.campaign.chance() is None
    assert look(telling.campaign) == look(telling.campaign.copy())


def test_camp_3_both_stacks_are_known_before_the_choice() -> None:
    """UFS-CAMP-3."""
    telling = Telling()
    telling.deal()
    seen = look(telling.campaign)
    assert len(seen.offer) == 2
    assert all(stack.scenario and stack.city and stack.character for stack in seen.offer)
    assert telling.choices(ChooseStack) == [ChooseStack(0), ChooseStack(1)]


@pytest.mark.parametrize("chosen", [0, 1])
def test_camp_14_the_other_stack_leaves_the_campaign(chosen: int) -> None:
    """UFS-CAMP-2, UFS-CAMP-14: its city is destroyed, its scenario lost, its character gone; nothing else is lost."""
    telling = Telling()
    stacks = telling.deal()
    telling.give(ChooseStack(chosen))
    assert [type(event) for event in telling.told] == [StackChosen, StackLost]
    assert telling.campaign.entry.stack == stacks[chosen]
    assert telling.campaign.given_up == [stacks[1 - chosen]]
    assert telling.campaign.score == 0
    telling.end(2)
    for _ in range(2):
        telling.battle(2)
    assert stacks[1 - chosen].city not in telling.campaign.kept_cities()
    assert stacks[1 - chosen].character not in telling.campaign.kept_characters()


def test_camp_6_the_second_battle_is_drawn_from_what_remains_of_the_chapter() -> None:
    """UFS-CAMP-6, UFS-CAMP-14: what was not drawn stayed in the box."""
    telling = Telling()
    first, second = telling.deal()
    telling.give(ChooseStack(0))
    telling.end(1)
    third, fourth = telling.deal()
    assert telling.of(StackDrawn)[0].rule == "UFS-CAMP-6"
    for kind in Kind:
        assert {first[kind], second[kind], third[kind], fourth[kind]} == set(of_chapter(kind, 1))


@pytest.mark.parametrize("chapter", [2, 3])
def test_camp_11_of_five_cities_four_are_drawn_and_one_is_spared(chapter: int) -> None:
    """UFS-CAMP-11."""
    telling = Telling().chapters(chapter)
    stacks: list[Stack] = []
    for _ in range(2):
        stacks += telling.deal()
        telling.give(ChooseStack(0))
        telling.end(1)
    telling.reach_deal()
    cities = of_chapter(Kind.CITY, chapter)
    assert len(cities) == 5
    spared = [city for city in telling.campaign.spared_cities() if city in cities]
    assert spared == [city for city in cities if city not in {stack.city for stack in stacks}]
    assert len(spared) == 1


def test_a_lost_battle_is_followed_by_stacks_like_a_won_one() -> None:
    """UFS-CAMP-6."""
    telling = Telling()
    telling.battle(X, X)
    assert len(set(telling.deal())) == 2
