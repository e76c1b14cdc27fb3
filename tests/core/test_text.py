"""Sentences: arguments as people count, and both languages complete."""

from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from saucer.core.door import CORE_REFUSALS
from saucer.core.game import AnyGame
from saucer.core.messages import Event, Refusal
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions
from saucer.games.falling_skies.commands import Dig, Place, Rolled
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.falling_skies.events import (
    BaseHit,
    DiePlaced,
    DieSet,
    RobotGone,
    ShipDescended,
    ShipDestroyed,
    ShipMoved,
)
from saucer.games.falling_skies.view import ENDINGS, PHASES, Scenery
from saucer.text import LOCALES, OURS, Texts
from saucer.web import wire

ENGLISH = Texts("en", *NINE_CARDS.texts)
FRENCH = Texts("fr", *NINE_CARDS.texts)
BOXED_ENGLISH = Texts("en", *BOXED.texts)
BOXED_FRENCH = Texts("fr", *BOXED.texts)


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


@pytest.mark.parametrize(
    ("ship", "nine", "boxed", "in_french"),
    [
        (0, "green", "A purple", "Un vaisseau violet"),
        (4, "green", "A purple", "Un vaisseau violet"),
        (5, "red", "A white", "Un vaisseau blanc"),
        (6, "red", "A white", "Un vaisseau blanc"),
        (8, "", "A white", "Un vaisseau blanc"),
        (9, "", "The orange", "Le vaisseau orange"),
    ],
)
def test_each_edition_has_ships_of_its_own_colours(ship: int, nine: str, boxed: str, in_french: str) -> None:
    hit = BaseHit(rule="UFS-DMG-1", ship=ship, damage=1)
    if nine:
        assert ENGLISH.event(hit) == f"A {nine} ship hits the base! Damage: 1."
    assert BOXED_ENGLISH.event(hit) == f"{boxed} ship hits the base! Damage: 1."
    assert BOXED_FRENCH.event(hit).startswith(f"{in_french} frappe la base")


def test_each_edition_has_dice_of_its_own_colours() -> None:
    placed = DiePlaced(rule="UFS-PLAN-2", die=0, value=3, row=0, column=0)
    assert ENGLISH.event(placed).startswith("The black 3 goes")
    assert BOXED_ENGLISH.event(placed).startswith("The grey 3 goes")
    assert BOXED_FRENCH.event(placed).startswith("Le 3 gris va")
    assert BOXED_ENGLISH.command(Dig(4)) == "Dig with the second white die"
    assert BOXED_FRENCH.event(DieSet(rule="UFS-CITY-2", die=3, value=6)) == "Le premier dé blanc est tourné sur 6."


def test_what_becomes_of_a_ship_depends_on_its_colour() -> None:
    def shot(ship: int) -> Event:
        return ShipDestroyed(rule="UFS-FTR-1", ship=ship, row=3, column=0, number=2)

    shot_down = "Fighters shoot down the purple ship on explosion 2, column 1."
    assert BOXED_ENGLISH.event(shot(4)) == f"{shot_down} It goes back on board the mothership."
    assert BOXED_ENGLISH.event(shot(5)).endswith("the white ship on explosion 2, column 1. It is out of the fight.")


def test_a_ship_that_leaves_the_sky_comes_to_the_roofs_however_many_rows_there_are() -> None:
    """UFS-DMG-3 says that it left; row 15 is the roofs of the nine cards and a row of the boxed sky."""
    left = ShipDescended(rule="UFS-DMG-3", ship=0, column=0, from_row=12, to_row=15)
    assert ENGLISH.event(left) == "A green ship dives down column 1 to the roofs."
    stayed = ShipDescended(rule="UFS-SHIP-1", ship=0, column=0, from_row=12, to_row=15)
    assert BOXED_ENGLISH.event(stayed) == "A purple ship dives down column 1 to sky row 16."


def test_a_portal_is_named_and_an_ability_is_not() -> None:
    def moved(rule: str) -> Event:
        return ShipMoved(rule=rule, ship=0, from_row=4, from_column=1, row=6, column=3)

    assert BOXED_ENGLISH.event(moved("UFS-PORTAL")).startswith("A portal takes the purple ship from column 2 to")
    assert BOXED_ENGLISH.event(moved("UFS-CITY-2")) == "The purple ship goes from column 2 to sky row 7, column 4."


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


NINE_CARD_SCENERIES = [
    NINE_CARDS.scenery(NINE_CARDS.new(options, 1)) for options in (NineCardOptions(), NineCardOptions(tuple(Card)))
]
BOXED_SCENERIES = [
    BOXED.scenery(BOXED.new(BoxOptions(city, advanced=advanced, threat_tiles=threat, final_tile=True), 1))
    for city in ("roswell", "washington", "new-york")
    for advanced in ((), HEIGHTS)
    for threat in ((), HEIGHTS)
]
SIGNS = {"<": "left", ">": "right", "M": "mothership", "P": "portal", "x": "red-explosion"}


@pytest.mark.parametrize(
    ("texts", "sceneries"),
    [
        (ENGLISH, NINE_CARD_SCENERIES),
        (FRENCH, NINE_CARD_SCENERIES),
        (BOXED_ENGLISH, BOXED_SCENERIES),
        (BOXED_FRENCH, BOXED_SCENERIES),
    ],
    ids=["nine-en", "nine-fr", "boxed-en", "boxed-fr"],
)
def test_all_that_is_printed_has_a_name(texts: Texts, sceneries: list[msgspec.Struct]) -> None:
    for scenery in sceneries:
        assert isinstance(scenery, Scenery)
        for effect in {effect for room in scenery.rooms for effect in room.does}:
            assert texts.say(f"effect-{effect}")
            assert texts.say(f"effect-{effect}-help")
        assert texts.say("action-none-help")
        for action in {row.action.kind for row in scenery.sky} - {"-"}:
            assert texts.say(f"action-{action}")
            assert texts.say(f"action-{action}-help", amount=2)
        for symbol in {symbol for row in scenery.sky for symbol in row.cells} - {"."}:
            sign = SIGNS.get(symbol[0], "explosion")
            assert texts.say(f"symbol-{sign}", number=2)
            assert texts.say(f"symbol-{sign}-help", number=2)
        for tile in scenery.tiles:
            assert texts.say(f"height-{tile.height}")
            assert texts.say(f"set-{tile.set}")
            assert texts.say(f"side-{tile.side}")


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=LOCALES)
def test_every_card_has_a_name(texts: Texts) -> None:
    for card in Card:
        assert texts.say(f"card-{card}")


@pytest.mark.parametrize("game", [NINE_CARDS, BOXED], ids=lambda game: game.slug)
@pytest.mark.parametrize("locale", LOCALES)
def test_phases_endings_and_options_have_a_name(game: AnyGame, locale: str) -> None:
    texts = Texts(locale, *game.texts)
    for phase in PHASES:
        if phase != "draw" or game is BOXED:
            assert texts.say(f"phase-{phase}")
    for ending in ENDINGS[1:]:
        assert texts.say(f"ending-{ending}")
        assert texts.say(f"ending-{ending}-help")
    for option in msgspec.structs.fields(game.options):
        name = option.name.replace("_", "-")
        assert texts.say(f"option-{name}")
        assert texts.say(f"option-{name}-help")


@pytest.mark.parametrize(
    "file", sorted(OURS.parent.rglob("fr.ftl")), ids=lambda file: str(file.parent.relative_to(OURS.parent))
)
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
