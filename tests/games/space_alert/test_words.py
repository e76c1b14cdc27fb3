"""Both languages say what the cards do, with the right numbers."""

import re
from itertools import combinations
from typing import get_args

import msgspec
import pytest

from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, components, missions, terminal
from saucer.games.space_alert.board import BOTS, LOWER_WHITE
from saucer.games.space_alert.components import RulingOptions, ThreatRow
from saucer.games.space_alert.documents import CODES
from saucer.games.space_alert.missions import ResolutionOptions
from saucer.games.space_alert.state import COMPUTE, NOBODY
from saucer.games.space_alert.view import view
from saucer.text import LOCALES, Texts
from tests.conformance.suite import messages
from tests.games.space_alert.ships import after, lead, place, ship, until

GAME = SPACE_ALERT_RESOLUTION
FOLDERS = (*GAME.texts, GAME.text / "terminal")
NUMBERS = {"one": 1, "twice": 2, "two": 2, "both": 2, "three": 3, "deux": 2, "double": 2, "trois": 3}


def numbers(text: str) -> set[int]:
    words = [NUMBERS[word] for word in re.findall(r"\w+", text) if word in NUMBERS]
    return {*words, *map(int, re.findall(r"\d+", text))}


def figures(row: ThreatRow) -> set[int]:
    """The numbers that a description has to mention: strengths, damage, bonuses."""
    said = [effect for effect in (*row.x, *row.y, *row.z) if effect.do not in ("strengthen-attacks", "spread")]
    found = {effect.n for effect in said if 0 < effect.n < 99 and effect.do != "attack-remaining-hp"}
    found |= {effect.below for effect in said if effect.below}
    found |= {2 for effect in said if effect.do == "attack-remaining-hp" and effect.n == 2}
    return found | {number for number in (row.burst, row.blast, row.bonus) if number}


def described(texts: Texts, id: str, disputed: tuple[str, ...] = ()) -> str:
    """What a card does, where these options have their other value; truths are told as browsers tell them."""
    values = {field.name: field.default for field in msgspec.structs.fields(RulingOptions)}
    values |= {row.option: row.value for row in components.disputed_rows() if row.option in disputed}
    readings = {name: str(value).lower() if isinstance(value, bool) else value for name, value in values.items()}
    return texts.say(f"threat-{id.lower()}-text", **readings)


def readings_of(id: str) -> list[tuple[str, ...]]:
    """The usual figures of a card, and all others that some option offers."""
    options = [row.option for row in components.disputed_rows() if id in row.threats]
    return [chosen for count in range(len(options) + 1) for chosen in combinations(options, count)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("id", "disputed"), [(id, each) for id in components.threats() for each in readings_of(id)])
def test_every_threat_has_a_name_and_a_text_with_its_numbers(id: str, disputed: tuple[str, ...], locale: str) -> None:
    texts, row = Texts(locale, *GAME.texts), components.rows(disputed)[id]
    name = texts.say(f"threat-{id.lower()}")
    text = described(texts, id, disputed)
    assert texts.say("threat-name", threat=id) == name
    rare = {effect.do for effect in (*row.x, *row.y, *row.z)} & {"destroy-rocket", "lose-fuel"}
    assert rare or figures(row) <= numbers(text), text
    for letter, effects in (("X", row.x), ("Y", row.y), ("Z", row.z)):
        assert bool(effects) == bool(
            re.search(rf"\b{letter}(?: and [YZ]| et [YZ])?\u00a0?:|\b(?:and|et) {letter}\u00a0?:", text)
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_told_otherwise_is_told(locale: str) -> None:
    """Speeds stand beside the text, with the other figures; everything else stands in it."""
    texts = Texts(locale, *GAME.texts)
    for row in components.disputed_rows():
        for id in row.threats:
            is_the_same = described(texts, id) == described(texts, id, (row.option,))
            assert is_the_same == ({*row.change} == {"speed"}), row.option


@pytest.mark.parametrize("locale", LOCALES)
def test_every_problem_and_every_option_has_its_sentence(locale: str) -> None:
    said = messages(GAME, locale)
    assert {f"problem-{code}" for code in CODES} == {id for id in said if id.startswith("problem-")}
    for field in msgspec.structs.fields(ResolutionOptions):
        assert {f"option-{field.name}", f"option-{field.name}-help"} <= said.keys()
        assert {f"option-{field.name}-{value}" for value in get_args(field.type)} <= said.keys()
    assert {f"option-mission-{name}" for name in missions.missions()} <= said.keys()


def test_french_typography() -> None:
    for folder in FOLDERS:
        for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
            text = line.partition(" = ")[2] or line
            assert not re.search(r" [:;!?»]|« ", text), line
            assert "'" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_ship_is_drawn_for_a_terminal(locale: str) -> None:
    texts = Texts(locale, *FOLDERS)
    state = ship("", "", "", threats="E1-07@1:red I1-03@1 E1-10@1:white", tracks=(4, 1, 5, 7))
    lead(state, 0, 0)
    lead(state, 1, 1)
    place(state, 1, "lower_red")
    state.crew[2].is_down = True
    after(state, 2)
    drawn = terminal.drawing(state, texts.say)
    assert "1*" in drawn
    assert "(3)" in drawn
    assert "I1-03" in drawn
    assert texts.say("threat-e1-07") in drawn
    assert "▣▣▣▣" in drawn
    assert texts.say("terminal-legend")


def test_a_shield_is_drawn_with_what_a_marauder_lends() -> None:
    state = ship("", threats="E2-06@1:red E1-05@1:white I1-01@1")
    after(state, 2)
    texts = Texts("en", *FOLDERS)
    shown = {token.id: token.shield for token in view(state).threats}
    assert shown == {"E2-06": 2, "E1-05": 3, "I1-01": 0}
    drawn = terminal.drawing(state, texts.say)
    assert "Marauder, red zone: position 7, 6 hit points, shield 2" in drawn
    assert "Gunship, white zone: position 8, 5 hit points, shield 3" in drawn


def test_slime_without_its_original_is_drawn_with_the_hit_points_of_its_progeny() -> None:
    state = ship("", threats="I2-01@1", tracks=(1, 2, 4, 3))
    after(state, 1)
    slime = state.threats[0]
    texts = Texts("en", *FOLDERS)
    assert "Slime: position 10, 2 hit points" in terminal.drawing(state, texts.say)
    slime.where |= 1 << LOWER_WHITE
    assert "Slime: position 10, 3 hit points" in terminal.drawing(state, texts.say)
    place(state, 0, "lower_blue")
    lead(state, 0, 0)
    slime.damage = 1
    state.crew[0].program[1] = BOTS
    until(state, 2, COMPUTE)
    assert slime.origin == NOBODY
    assert "Slime: position 10, 1 hit points" in terminal.drawing(state, texts.say)


TOLD = {
    "SI2-05": ("Blocks C in the lower white station", "Bloque C dans la station inférieure blanche"),
    "I2-01": ("its tiles stay after its Z", "ses tuiles restent après son Z"),
    "I2-02": ("its tiles stay after its Z", "ses tuiles restent après son Z"),
    "SE2-01": ("the squad disabled", "l’escouade désactivée"),
    "SI2-02": ("the squad disabled", "son escouade désactivée"),
}


@pytest.mark.parametrize("id", TOLD)
def test_what_is_easily_forgotten_is_told(id: str) -> None:
    for locale, words in zip(("en", "fr"), TOLD[id], strict=True):
        assert words in described(Texts(locale, *GAME.texts), id)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_button_that_a_threat_covers_is_told(locale: str) -> None:
    texts = Texts(locale, *GAME.texts)
    for id, row in components.threats().items():
        said = re.match(r"(?:Blocks|Bloque) ([BC])\b", described(texts, id))
        assert (said[1] if said else None) == row.button


def test_a_pilot_is_drawn_in_space() -> None:
    state = ship("bots")
    state.pilot = 0
    place(state, 0, "space")
    assert "In space: The captain" in GAME.drawing(state, Texts("en", *FOLDERS).say)
