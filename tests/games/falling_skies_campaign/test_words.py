"""What a campaign says and draws, in both languages."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from saucer.bots.playout import play_randomly
from saucer.cli.teller import Teller
from saucer.core.door import commands
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.commands import ChooseStack
from saucer.games.falling_skies.campaign.components import FINAL_CHAPTER, CampaignOptions, Kind, contents
from saucer.games.falling_skies.campaign.rules import Campaign
from saucer.games.falling_skies.campaign.state import BATTLE
from saucer.games.falling_skies.campaign.view import PHASES
from saucer.text import LOCALES, Texts
from tests.games.falling_skies_campaign.telling import SOLO, Telling, X


def texts(locale: str) -> Texts:
    return Texts(locale, *CAMPAIGN.texts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", list(Kind))
def test_sentences_know_the_name_of_every_element(locale: str, kind: Kind) -> None:
    """Events carry identifiers; `the-city` and its like turn them into names."""
    words, what = texts(locale), kind.name.lower()
    for name, chapter in zip(contents().names[kind], contents().chapters[kind], strict=True):
        if chapter > 0:
            assert words.say(f"the-{what}", **{what: name}) == words.say(f"{what}-{name}") != name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_chapter_has_its_briefing(locale: str) -> None:
    words = texts(locale)
    for chapter in range(1, FINAL_CHAPTER + 1):
        title = words.say(f"chapter-{chapter}-title")
        assert words.say(f"chapter-{chapter}-story")
        assert words.say(f"chapter-{chapter}-rules")
        assert title.lower() in words.say("event-chapter-opened", chapter=chapter).lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_phases_endings_and_options_have_words(locale: str) -> None:
    words = texts(locale)
    for id in (
        *(f"campaign-phase-{phase}" for phase in PHASES),
        *(f"ending-campaign-{end}{help}" for end in ("won", "lost") for help in ("", "-help")),
        *(f"option-{name}{help}" for name in ("name", "threat") for help in ("", "-help")),
    ):
        assert words.say(id)


def decisions(seed: int) -> Iterator[Campaign]:
    """The positions of a random campaign in which the player decides."""
    campaign, rng = CAMPAIGN.new(CampaignOptions("The [dusk]"), 1), Rng(seed)
    while campaign.to_act():
        if campaign.to_act()[0] != DEALER:
            yield campaign
        play_randomly(campaign, rng, 1)
    yield campaign


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_has_words_of_its_own(locale: str) -> None:
    teller = Teller(CAMPAIGN, locale)
    for campaign in decisions(seed=5):
        legal = commands(CAMPAIGN, campaign, SOLO)
        words = [teller.words(campaign, command) for command in legal]
        assert len(set(words)) == len(legal)
        firsts = {tuple(steps[:-1]) for steps in words}
        assert not firsts & set(words), "a step leads on and is a whole choice as well"


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_can_be_drawn(locale: str) -> None:
    written = io.StringIO()
    teller = Teller(CAMPAIGN, locale, Console(file=written, width=80, highlight=False, soft_wrap=True))
    for number, campaign in enumerate(decisions(seed=6)):
        if number % 20 == 0 or campaign.phase != BATTLE:
            written.truncate(0)
            teller.board(campaign, None)
            assert "The [dusk]" in written.getvalue()


def test_the_sheet_is_drawn() -> None:
    telling = Telling(CampaignOptions("The dusk"))
    first = telling.battle(2)
    telling.battle(X, X)
    telling.deal()
    telling.give(ChooseStack(0))
    written = io.StringIO()
    teller = Teller(CAMPAIGN, "en", Console(file=written, width=80, highlight=False, soft_wrap=True))
    teller.board(telling.campaign, None)
    drawn, say = written.getvalue(), teller.texts.say
    names = {kind: say(f"{kind.name.lower()}-{contents().names[kind][first[kind]]}") for kind in Kind}
    assert "Chapter II  The dusk  Prepare for battle  Score: 0" in drawn
    assert f"I   {names[Kind.CITY]}: {names[Kind.SCENARIO]}".ljust(66) + " 2" in drawn
    assert f"Cities saved: {names[Kind.CITY]}" in drawn
    assert " X X" in drawn
