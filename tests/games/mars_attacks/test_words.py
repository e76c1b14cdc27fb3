"""What the forms and boards of a browser want to say."""

import re
from typing import get_args

import msgspec
import pytest

from saucer.games.mars_attacks import MARS_ATTACKS, scenarios, view
from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.text import LOCALES, Texts


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_choice_and_decision_has_a_name(locale: str) -> None:
    texts = Texts(locale, *MARS_ATTACKS.texts)
    for field in msgspec.structs.fields(MARS_ATTACKS.options):
        assert texts.say(f"option-{field.name}")
        assert texts.say(f"option-{field.name}-help")
        for choice in MARS_ATTACKS.variations(field.name):
            assert texts.say(f"option-{field.name}-{choice}")
    for decision in get_args(view.Decision):
        assert texts.say(f"prompt-{decision}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_model_and_token_has_a_name(locale: str) -> None:
    texts = Texts(locale, *MARS_ATTACKS.texts)
    for half in HALF_NAMES:
        assert texts.say(f"card-{half.replace('_', '-')}") == texts.say("half-name", half=half)
        assert texts.say(f"card-{half.replace('_', '-')}-text")
    for model in scenarios.models():
        assert texts.say(f"kind-{model.name.replace('_', '-')}")
        assert texts.say("model-name", kind=model.name, number=1)
    for ability in ("authority", "late-nights", "follow-me", "brave"):
        assert texts.say(f"ability-{ability}")
    for token in (*get_args(view.Token), "covered", "artefact", "critter", "car", "hideout"):
        assert texts.say("kind-insect" if token == "insect" else f"token-{token}")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_with_a_mark_of_its_own_gets_no_second_one(locale: str) -> None:
    texts = Texts(locale, *MARS_ATTACKS.texts)
    for event in ("card-received", "card-played", "card-discarded", "event-replaced", "event-drawn"):
        for half in HALF_NAMES:
            told = texts.say(f"event-{event}", seat=1, half=half)
            assert texts.say("half-name", half=half) in told
            assert not re.search(r"[!?]\.", told)


@pytest.mark.parametrize("locale", LOCALES)
def test_dice_are_told_by_who_rolls_them_once(locale: str) -> None:
    texts = Texts(locale, *MARS_ATTACKS.texts)
    for kind, stat, who in (("strike", "strike", "stat-name"), ("insect", "strike", "model-name")):
        rolled = {"kind": kind, "stat": stat, "number": 0}
        told = texts.say("event-dice-rolled", **rolled, values="3", hits=1, again=0)
        assert re.match(texts.say(who, **rolled) + r"\s?: 3", told)


def test_french_signs_stand_as_they_should() -> None:
    text = (MARS_ATTACKS.text / "fr.ftl").read_text("utf-8")
    assert not re.search(r"[^\u202f\s][;!?]", text)
    assert not re.search(r" [;!?:](?:\s|$)", text)
    assert "'" not in text
