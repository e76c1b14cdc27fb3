"""Who helps in which battle, and which tiles can be laid."""

import pytest

from saucer.games.falling_skies.box import HEIGHTS
from saucer.games.falling_skies.campaign.commands import Bring, ChooseStack, Fight, LayAdvanced
from saucer.games.falling_skies.campaign.events import AdvancedTileLaid, CharacterBrought
from saucer.games.falling_skies.campaign.rules import battle_options
from saucer.games.falling_skies.campaign.view import look
from tests.games.falling_skies_campaign.telling import Telling


def preparing(chapter: int) -> Telling:
    """The first battle of a chapter is about to be fought."""
    telling = Telling().chapters(chapter)
    if chapter < 4:
        telling.deal()
        telling.give(ChooseStack(0))
    else:
        telling.give(telling.choices()[0])  # any city will do
    return telling


@pytest.mark.parametrize(("chapter", "most"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_camp_10_each_chapter_lets_so_many_kept_characters_help(chapter: int, most: int) -> None:
    """UFS-CAMP-10."""
    telling = preparing(chapter)
    for _ in range(most):
        assert telling.choices(Bring)
        telling.give(telling.choices(Bring)[0])
        assert telling.of(CharacterBrought)[0].rule == "UFS-CAMP-10"
    assert telling.choices(Bring) == []
    assert len(telling.campaign.entry.helpers) == most


def test_camp_10_who_is_kept_from_an_earlier_chapter_can_be_brought() -> None:
    telling = preparing(3)
    assert telling.campaign.helpers() == [entry.stack.character for entry in telling.campaign.sheet[:4]]


def test_camp_10_a_character_met_in_this_chapter_does_not_help_in_it() -> None:
    """UFS-CAMP-8, UFS-CAMP-10."""
    telling = Telling().chapters(2)
    met = telling.battle(1).character
    telling.deal()
    telling.give(ChooseStack(0))
    assert met in telling.campaign.kept_characters()
    assert telling.why_not(Bring(met)) == "character-met-now"


def test_camp_10_a_kept_character_helps_in_only_one_of_the_two_battles() -> None:
    telling = Telling().chapters(2)
    one, other = telling.campaign.kept_characters()
    telling.battle(1, bring=[one])
    telling.deal()
    telling.give(ChooseStack(0))
    assert telling.choices(Bring) == [Bring(other)]
    assert telling.why_not(Bring(one)) == "has-helped"
    telling.give(Bring(other))
    assert telling.why_not(Bring(one)) == "has-helped"


def test_camp_10_who_helped_in_chapter_ii_can_help_in_chapter_iii() -> None:
    telling = Telling().chapters(2)
    one = telling.campaign.kept_characters()[0]
    telling.battle(1, bring=[one])
    telling.battle(1)
    telling.deal()
    telling.give(ChooseStack(0))
    assert Bring(one) in telling.choices(Bring)


def test_camp_10_the_final_battle_has_no_new_character() -> None:
    telling = preparing(4)
    options = battle_options(telling.campaign.entry, 0, 0)
    assert options.characters == ()
    assert look(telling.campaign).sheet[-1].character == ""


def test_nobody_has_to_be_brought() -> None:
    telling = preparing(3)
    telling.give(Fight(0))
    assert telling.campaign.entry.helpers == []


@pytest.mark.parametrize(("chapter", "tiles"), [(1, []), (2, [1]), (3, [1, 3, 4]), (4, [1, 2, 3, 4])])
def test_advanced_tiles_come_with_the_chapters(chapter: int, tiles: list[int]) -> None:
    telling = preparing(chapter)
    assert telling.choices(LayAdvanced) == [LayAdvanced(tile) for tile in tiles]
    for tile in tiles:
        telling.give(LayAdvanced(tile))
        assert telling.of(AdvancedTileLaid) == telling.told
        assert telling.why_not(LayAdvanced(tile)) == "tile-laid-already"
    options = battle_options(telling.campaign.entry, 0, 0)
    assert options.advanced == tuple(HEIGHTS[tile - 1] for tile in tiles)
    assert options.final_tile == (chapter == 4)


def test_preparing_always_ends() -> None:
    """Whatever can be chosen can be chosen once: at last only the threat level is left."""
    telling = preparing(4)
    for _ in range(3 + 4):
        telling.give((telling.choices(Bring) + telling.choices(LayAdvanced))[0])
    assert telling.choices() == telling.choices(Fight)
