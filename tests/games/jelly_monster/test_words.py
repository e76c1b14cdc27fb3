"""What the forms and boards of a browser want to say."""

import re

import msgspec
import pytest

from saucer.games.jelly_monster import JELLY_MONSTER, components
from saucer.text import LOCALES, Texts


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_choice_and_face_has_a_name(locale: str) -> None:
    texts = Texts(locale, *JELLY_MONSTER.texts)
    for field in msgspec.structs.fields(JELLY_MONSTER.options):
        assert texts.say(f"option-{field.name}")
        assert texts.say(f"option-{field.name}-help")
        for choice in JELLY_MONSTER.variations(field.name):
            assert texts.say(f"option-{field.name}-{choice}")
    for number, face in enumerate(components.faces()):
        assert texts.say("face-name", face=number) == texts.say(f"face-{face.name}")


def test_french_signs_stand_as_they_should() -> None:
    text = (JELLY_MONSTER.text / "fr.ftl").read_text("utf-8")
    assert not re.search(r"[^\u202f\s][;!?]", text)
    assert not re.search(r" [;!?:](?:\s|$)", text)
    assert "'" not in text
