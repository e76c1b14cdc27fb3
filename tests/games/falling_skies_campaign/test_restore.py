"""A position's JSON form: what comes in from outside is checked by playing the sheet again."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saucer.bots.playout import play_randomly
from saucer.core.rng import Rng
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.commands import Bring, ChooseStack, Fight, GoOn, LayAdvanced
from saucer.games.falling_skies.campaign.components import CampaignOptions
from saucer.games.falling_skies.campaign.rules import Campaign
from tests.games.falling_skies_campaign.telling import Telling, X

OPTIONS = CampaignOptions("The dusk", 2)


def document(campaign: Campaign) -> dict[str, Any]:
    """A position as it stands in JSON."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(CAMPAIGN.position(campaign)))
    return written


def restore(written: object) -> Campaign:
    return CAMPAIGN.restore(OPTIONS, 1, written)


def late() -> Telling:
    """The second battle of chapter III, prepared but for the threat level; before it some were won, some lost."""
    telling = Telling(OPTIONS)
    for results in ([1], [X, 2], [X, X], [3]):
        telling.battle(*results)
    telling.battle(0, bring=telling.campaign.kept_characters()[:2])
    telling.deal()
    telling.give(ChooseStack(1))
    telling.give(Bring(telling.campaign.helpers()[1]), LayAdvanced(3))
    return telling


def test_every_phase_comes_back() -> None:
    telling = late()
    seen = [document(telling.campaign)]
    telling.give(Fight(3))
    seen.append(document(telling.campaign))
    telling.give_up()
    seen.append(document(telling.campaign))
    telling.give(GoOn())
    seen.append(document(telling.campaign))
    telling.end(4)
    telling.reach_deal()
    seen.append(document(telling.campaign))
    telling.stand(telling.campaign.last_stands()[0], X)
    seen.append(document(telling.campaign))
    telling.stand(telling.campaign.last_stands()[0], 1)
    seen.append(document(telling.campaign))
    assert [each["phase"] for each in seen] == [
        "prepare",
        "battle",
        "aftermath",
        "prepare",
        "city",
        "aftermath",
        "over",
    ]
    for written in seen:
        again = restore(written)
        assert document(again) == written
        assert again.name == "The dusk"


PREPARING = document(late().campaign)


def changed(battle: int, **fields: object) -> dict[str, object]:
    """The sheet with one battle changed."""
    sheet = [dict(line) for line in PREPARING["sheet"]]
    sheet[battle] |= fields
    return {"sheet": sheet}


SHEET = PREPARING["sheet"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"phase": "lunch"}, "Invalid enum value 'lunch'"),
        ({"phase": "battle"}, "a battle on the table exactly while it is fought"),
        ({"phase": "over"}, "after 'prepare' there is no 'over' yet"),
        ({"phase": "deal"}, "after 'prepare' there is no 'deal' yet"),
        ({"chapter": 2}, "this is chapter 3, not 2"),
        ({"threat": 5}, "Expected `int` <= 4"),
        ({"given_up": PREPARING["given_up"][:-1]}, "a stack is given up for each battle"),
        ({"given_up": [*PREPARING["given_up"], PREPARING["given_up"][0]]}, "a stack is given up for each battle"),
        ({"offer": PREPARING["given_up"][:1]}, "after 'prepare' there is no 'deal' yet"),
        ({"sheet": SHEET[:-1]}, "a stack is given up for each battle"),
        ({"sheet": [SHEET[1], SHEET[1], *SHEET[2:]]}, "cannot have come about like this"),
        ({"weather": "fine"}, "unknown field `weather`"),
        (changed(0, city="atlantis"), "there is no city 'atlantis'"),
        (changed(0, character="nobody"), "there is no character 'nobody'"),
        (changed(0, scenario="final-battle"), "cannot have come about like this"),
        (changed(0, chapter=2), "not in the order of the chapters"),
        (changed(0, chapter=4), "the final battle has its own scenario"),
        (changed(0, helpers=[SHEET[1]["character"]]), "cannot have come about like this"),
        (changed(0, advanced=["sky-1"]), "cannot have come about like this"),
        (changed(0, results=[]), "after 'prepare' there is no 'deal' yet"),
        (changed(0, results=[1, 1]), "after 'deal' there is no 'prepare' yet"),
        (changed(0, results=["X", "X", "X"]), "after 'deal' there is no 'prepare' yet"),
        (changed(0, results=[7]), "Expected `int` <= 4"),
        (changed(4, helpers=[SHEET[4]["character"]]), "cannot have come about like this"),
        (changed(5, helpers=SHEET[4]["helpers"][:1]), "cannot have come about like this"),
        (changed(5, advanced=["sky-3", "sky-3"]), "cannot have come about like this"),
        (changed(5, advanced=["sky-2"]), "cannot have come about like this"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        restore(PREPARING | change)


def test_a_battle_must_fit_the_sheet() -> None:
    telling = late()
    telling.give(Fight(3))
    fighting = document(telling.campaign)
    telling.give_up()
    lost = document(telling.campaign)
    with pytest.raises(ValueError, match="the battle that is being fought is over"):
        restore(fighting | {"battle": lost["battle"]})
    with pytest.raises(ValueError, match="has not ended as the sheet says"):
        restore(lost | {"battle": fighting["battle"]})
    with pytest.raises(ValueError, match="has not ended as the sheet says"):
        restore(lost | {"battle": lost["battle"] | {"ending": "won"}})
    with pytest.raises(ValueError, match="energy is off its track"):
        restore(fighting | {"battle": fighting["battle"] | {"energy": 99}})


@pytest.mark.parametrize("written", [None, 7, "start", [], {}, {"phase": "briefing"}])
def test_what_is_no_position_is_refused(written: object) -> None:
    with pytest.raises(ValueError, match=r"Expected|missing"):
        restore(written)


CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "phase": st.sampled_from(["briefing", "deal", "choose", "city", "prepare", "battle", "aftermath", "over"]),
        "chapter": st.integers(0, 5),
        "threat": st.integers(0, 4),
        "offer": st.just([]),
        "given_up": st.just([]),
        "battle": st.none(),
    },
)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), played=st.integers(0, 1200), change=CHANGES)
def test_what_is_accepted_can_be_played_to_its_end(seed: int, played: int, change: dict[str, object]) -> None:
    """Whatever somebody writes into a position file: it is refused with a ValueError or it plays."""
    campaign = CAMPAIGN.new(OPTIONS, 1)
    play_randomly(campaign, Rng(seed), played)
    try:
        after = restore(document(campaign) | change)
    except ValueError:
        return
    play_randomly(after, Rng(seed), 6000)
    assert after.outcome() is not None
