"""Sentences: arguments as people count, and both languages complete."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from saucer.core.game import CORE_REFUSALS
from saucer.core.messages import Refusal
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.commands import Place, Rolled
from saucer.games.falling_skies.components import ACTIONS, EFFECTS, Card
from saucer.games.falling_skies.events import BaseHit, RobotGone, ShipDescended
from saucer.games.falling_skies.view import ENDINGS, PHASES
from saucer.text import LOCALES, OURS, Texts
from saucer.web import wire

ENGLISH = Texts("en", NINE_CARDS.text)
FRENCH = Texts("fr", NINE_CARDS.text)


def test_rows_and_columns_are_counted_from_1() -> None:
    event = ShipDescended(rule="UFS-SHIP-1", ship=0, column=2, from_row=-1, to_row=3)
    assert ENGLISH.event(event) == "A green ship dives down column 3 to sky row 4."
    assert FRENCH.event(event) == "Un vaisseau vert plonge dans la colonne 3 jusqu’à la ligne 4 du ciel."
    assert ENGLISH.command(Place(3, 1, 2)) == "First white die to row 2, column 3"
    assert ENGLISH.refusal(Refusal("column-taken", {"column": 0})) == "Column 1 has its die for this round."


def test_lists_are_spelled_out() -> None:
    assert ENGLISH.command(Rolled((1, 2, 3))) == "Roll: 1, 2, 3"


def test_the_rule_can_choose_the_sentence() -> None:
    assert ENGLISH.event(RobotGone(rule="UFS-MS-3", robot=1)) == "Robot B is buried as the tunnel caves in."
    assert ENGLISH.event(RobotGone(rule="UFS-ROBOT-4", robot=0)) == "Robot A is taken off the board."


def test_french_has_its_spaces() -> None:
    said = FRENCH.event(BaseHit(rule="UFS-MS-6", ship=-1, damage=2))
    assert said == "Le vaisseau mère tire sur la base\u202f! Dégâts\u00a0: 2."


def test_plurals() -> None:
    far = Refusal("too-far-to-dig", {"distance": 1, "value": 1})
    assert ENGLISH.refusal(far).startswith("That is one cell ahead")


def test_a_missing_message_or_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="there is no message 'event-tea-served'"):
        ENGLISH.say("event-tea-served")
    with pytest.raises(ValueError, match="event-round-began"):
        ENGLISH.say("event-round-began")
    with pytest.raises(ValueError, match="no texts for 'tlh'"):
        Texts("tlh")


@pytest.mark.parametrize("locale", LOCALES)
def test_core_and_server_refusals_have_their_sentence_and_there_are_no_others(locale: str) -> None:
    codes = CORE_REFUSALS | wire.CODES
    texts = Texts(locale)
    assert all(texts.refusal(Refusal(code)) for code in codes)
    written = FluentParser().parse((OURS / f"{locale}.ftl").read_text("utf-8")).body
    assert {entry.id.name for entry in written if isinstance(entry, ast.Message)} == {
        f"refusal-{code}" for code in codes
    }


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=LOCALES)
def test_all_that_is_printed_has_a_name(texts: Texts) -> None:
    for effect in EFFECTS:
        assert texts.say(f"effect-{effect}")
        assert texts.say(f"effect-{effect}-help")
    for action in ACTIONS:
        if action == "-":
            assert texts.say("action-none-help")
        else:
            assert texts.say(f"action-{action}")
            assert texts.say(f"action-{action}-help", amount=2)
    for card in Card:
        assert texts.say(f"card-{card}")
    for phase in PHASES:
        assert texts.say(f"phase-{phase}")
    for ending in ENDINGS[1:]:
        assert texts.say(f"ending-{ending}")


@pytest.mark.parametrize("file", sorted(OURS.parent.rglob("fr.ftl")), ids=lambda file: file.parent.parent.name)
def test_french_typography(file: Path) -> None:
    """No plain space before ; : ! ?, no straight apostrophe."""
    resource = FluentParser().parse(file.read_text("utf-8"))
    plain = [
        element.value
        for entry in resource.body
        if isinstance(entry, ast.Message)
        for element in _text_elements(entry)
        if any(wrong in element.value for wrong in (" ;", " :", " !", " ?", "'"))
    ]
    assert plain == []


def _text_elements(node: ast.BaseNode) -> list[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        return [node]
    children = [child for value in vars(node).values() for child in (value if isinstance(value, list) else [value])]
    return [found for child in children if isinstance(child, ast.BaseNode) for found in _text_elements(child)]
