"""Missions in JSON: what is understood, what is refused and why, and what comes back."""

import copy
import unicodedata
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from saucer.games.space_alert import documents, rules
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.documents import CODES, TEXT, BadMission, parse
from saucer.games.space_alert.events import ThreatMoved
from saucer.games.space_alert.resolving import resolve
from saucer.games.space_alert.state import BLUE_SQUAD, RED_SQUAD
from saucer.text import LOCALES, Texts
from tests.games.space_alert.ships import KEEPER, MILD, actions, mission, told

GOOD = mission("A heroic_B", KEEPER, threats="E1-07@2:red I1-03@4", carried={"blue": ["shield"]})

Change = Callable[[dict[str, object]], None]


def at(*path: str | int, value: object) -> Change:
    """Puts a value somewhere into a mission."""

    def change(document: dict[str, object]) -> None:
        place: object = document
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]
        place[path[-1]] = value  # type: ignore[index]

    return change


def without(*path: str | int) -> Change:
    """Takes something out of a mission."""

    def change(document: dict[str, object]) -> None:
        place: object = document
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]
        del place[path[-1]]  # type: ignore[attr-defined]

    return change


PLAYER = {"order": 2, "actions": actions("")}

MISTAKES: list[tuple[Change, str, str]] = [
    (without("players"), "players", "missing"),
    (at("playerz", value=[]), "playerz", "unknown-field"),
    (at("players", value={}), "players", "not-a-list"),
    (at("players", value=[]), "players", "crew-size"),
    (at("players", value=[PLAYER] * 6), "players", "crew-size"),
    (at("players", 0, value=7), "players[0]", "not-an-object"),
    (at("players", 0, "order", value="0"), "players[0].order", "not-a-number"),
    (at("players", 0, "order", value=True), "players[0].order", "not-a-number"),
    (at("players", 0, "order", value=5), "players[0].order", "order-range"),
    (at("players", 0, "order", value=-1), "players[0].order", "order-range"),
    (at("players", 1, "order", value=0), "players[1].order", "order-twice"),
    (at("players", 1, "order", value=2), "players", "order-gap"),
    (at("players", 0, "order", value=2), "players", "order-gap"),
    (without("players", 1, "actions"), "players[1].actions", "missing"),
    (at("players", 0, "actions", value=[[]] * 13), "players[0].actions", "entries"),
    (at("players", 0, "actions", value=[]), "players[0].actions", "entries"),
    (at("players", 1, "actions", value=[[]] * 7), "players[1].actions", "entries-differ"),
    (at("players", 0, "actions", 3, value="A"), "players[0].actions[3]", "not-a-list"),
    (at("players", 0, "actions", 3, value=["A", "B"]), "players[0].actions[3]", "two-cards"),
    (at("players", 0, "actions", 3, value=[1]), "players[0].actions[3]", "not-text"),
    (at("players", 0, "actions", 3, value=["D"]), "players[0].actions[3]", "unknown-card"),
    (at("players", 0, "actions", 3, value=[""]), "players[0].actions[3]", "unknown-card"),
    (at("players", 0, "actions", 3, value=["heroic_move"]), "players[0].actions[3]", "unknown-card"),
    (at("players", 0, "actions", 3, value=["heroic_move:attic"]), "players[0].actions[3]", "unknown-station"),
    (at("players", 0, "actions", 3, value=["heroic_move:space"]), "players[0].actions[3]", "unknown-station"),
    (at("tracks", value=[1, 2, 3, 4]), "tracks", "not-an-object"),
    (without("tracks", "internal"), "tracks.internal", "missing"),
    (at("tracks", "red", value=8), "tracks.red", "unknown-track"),
    (at("tracks", "red", value=0), "tracks.red", "unknown-track"),
    (at("tracks", "red", value=1.5), "tracks.red", "not-a-number"),
    (at("tracks", "green", value=1), "tracks.green", "unknown-field"),
    (at("threats", value=None), "threats", "not-a-list"),
    (at("threats", value=[{"id": "E1-07", "turn": 1, "zone": "red"}] * 2), "threats[1].id", "threat-twice"),
    (at("threats", 1, value={"id": "E1-07", "turn": 9, "zone": "blue"}), "threats[1].id", "threat-twice"),
    (at("threats", 0, "id", value="E9-99"), "threats[0].id", "unknown-threat"),
    (at("threats", 0, "id", value=7), "threats[0].id", "not-text"),
    (at("threats", 0, "turn", value=0), "threats[0].turn", "turn-range"),
    (at("threats", 0, "turn", value=13), "threats[0].turn", "turn-range"),
    (at("threats", 0, "zone", value=None), "threats[0].zone", "zone-missing"),
    (without("threats", 0, "zone"), "threats[0].zone", "zone-missing"),
    (at("threats", 0, "zone", value="green"), "threats[0].zone", "unknown-zone"),
    (at("threats", 0, "zone", value=["red"]), "threats[0].zone", "not-text"),
    (at("threats", 1, "zone", value="red"), "threats[1].zone", "zone-unwanted"),
    (at("threats", 1, "where", value="red"), "threats[1].where", "unknown-field"),
    (at("initial_damage", value=["red"]), "initial_damage", "not-an-object"),
    (at("initial_damage", "red", value=["pulse_cannon"]), "initial_damage.red[0]", "unknown-tile"),
    (at("initial_damage", "red", value=["shield", "shield"]), "initial_damage.red[1]", "tile-twice"),
    (at("missing_squads", value="lower_red"), "missing_squads", "not-a-list"),
    (at("missing_squads", value=["lower_blue"]), "missing_squads[0]", "unknown-station"),
    (at("damage_order", "white", 0, value="light_laser"), "damage_order.white[0]", "unknown-tile"),
    (at("damage_order", "white", value=["shield"]), "damage_order.white", "tile-missing"),
    (at("damage_order", "white", value="shield"), "damage_order.white", "not-a-list"),
    (at("options", value={"stealth_fighter_speed": 5}), "options.stealth_fighter_speed", "option-value"),
    (at("options", value={"stealth_fighter_speed": True}), "options.stealth_fighter_speed", "option-value"),
    (at("options", value={"scout_in_empty_bursts": 1}), "options.scout_in_empty_bursts", "option-value"),
    (at("options", value={"luck": 1}), "options.luck", "unknown-field"),
    (at("options", value=3), "options", "not-an-object"),
]


@pytest.mark.parametrize(("change", "field", "code"), MISTAKES)
def test_a_mistake_names_its_field_and_the_reason(change: Change, field: str, code: str) -> None:
    document = copy.deepcopy(GOOD)
    parse(document)
    change(document)
    with pytest.raises(BadMission) as caught:
        parse(document)
    assert (caught.value.field, caught.value.code) == (field, code)
    assert str(caught.value).startswith(f"{field}: ")
    for locale in LOCALES:
        assert caught.value.say(Texts(locale, TEXT)).startswith(f"{field}: ")


@pytest.mark.parametrize("option", msgspec.structs.fields(RulingOptions), ids=lambda option: option.name)
def test_an_option_has_its_values_and_no_others(option: msgspec.structs.FieldInfo) -> None:
    values = (True, False) if option.type is bool else get_args(option.type)
    for value in values:
        found = parse(GOOD | {"options": {option.name: value}}).options
        assert found == msgspec.structs.replace(RulingOptions(), **{option.name: value})
    unlike = [not values[0], str(values[1]), 0, 6, "", "2 (+1)", 3.0, None, [values[1]], {}]
    wrong = [value for value in unlike if not any(value == each and type(value) is type(each) for each in values)]
    assert len(wrong) > 7
    for value in wrong:
        with pytest.raises(BadMission) as caught:
            parse(GOOD | {"options": {option.name: value}})
        assert (caught.value.field, caught.value.code) == (f"options.{option.name}", "option-value")
        assert all(msgspec.json.encode(each).decode() in str(caught.value) for each in values)


def sentences(document: object) -> list[str]:
    """How a mission is refused, in both languages."""
    with pytest.raises(BadMission) as caught:
        parse(document)
    return [str(caught.value), *(caught.value.say(Texts(locale, TEXT)) for locale in LOCALES)]


def is_fit_for_a_screen(sentence: str) -> bool:
    return len(sentence) < 300 and all(unicodedata.category(letter)[0] != "C" for letter in sentence)


@pytest.mark.parametrize("path", [("players", 0, "order"), ("tracks", "red"), ("threats", 0, "turn")])
@pytest.mark.parametrize("digits", [7, 30, 400, 5_000])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_huge_number_is_refused_in_a_short_sentence(path: tuple[str | int, ...], digits: int, sign: int) -> None:
    document = copy.deepcopy(GOOD)
    at(*path, value=sign * 10**digits)(document)
    for sentence in sentences(document):
        assert is_fit_for_a_screen(sentence)
        assert ("> 1000000" if sign > 0 else "< -1000000") in sentence or digits == 7


NASTY = {
    "long": "E" * 100_000,
    "escape codes": "\x1b[31mred\x1b[0m\x07",
    "lines": "one\ntwo\r\u2028three\x00",
    "from right to left": "\u202eabc\u200b",
    "half a letter": "\ud800x",
    "of a template": "{ $known } [bold]",
}
TEXTS: list[tuple[str, Callable[[str], Change]]] = [
    ("unknown-field", lambda text: at(text, value=1)),
    ("unknown-field", lambda text: at("threats", 0, text, value=1)),
    ("unknown-card", lambda text: at("players", 0, "actions", 3, value=[text])),
    ("unknown-station", lambda text: at("players", 0, "actions", 3, value=[f"heroic_move:{text}"])),
    ("unknown-threat", lambda text: at("threats", 0, "id", value=text)),
    ("unknown-zone", lambda text: at("threats", 0, "zone", value=text)),
    ("unknown-tile", lambda text: at("damage_order", "red", 0, value=text)),
    ("unknown-tile", lambda text: at("initial_damage", "red", value=[text])),
]


@pytest.mark.parametrize(("code", "change"), TEXTS)
@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_a_nasty_text_is_refused_in_a_harmless_sentence(code: str, change: Callable[[str], Change], text: str) -> None:
    document = copy.deepcopy(GOOD)
    change(text)(document)
    with pytest.raises(BadMission) as caught:
        parse(document)
    assert caught.value.code == code
    for sentence in sentences(document):
        assert is_fit_for_a_screen(sentence)


@pytest.mark.parametrize("nonsense", [None, 7, "x", [], [{}]])
def test_what_is_no_mission_at_all_is_refused(nonsense: object) -> None:
    with pytest.raises(BadMission) as caught:
        resolve(nonsense)
    assert caught.value.code == "not-an-object"


def test_every_reason_is_tried_here() -> None:
    assert {code for _, _, code in MISTAKES} == CODES


def test_a_mission_is_written_down_as_it_was_read() -> None:
    planned = parse(GOOD)
    written = msgspec.json.decode(msgspec.json.encode(documents.document(planned.mission)))
    again = parse(written)
    assert msgspec.json.decode(msgspec.json.encode(documents.document(again.mission))) == written
    assert written["players"] == GOOD["players"]
    assert written["initial_damage"] == {"red": [], "white": [], "blue": ["shield"]}


def test_a_squad_that_an_earlier_mission_lost_is_not_set_up() -> None:
    """SA-CAM-09, SA-CAM-12"""
    document = mission("red lift C") | {"missing_squads": ["lower_red"]}
    planned = parse(document)
    state = rules.new(planned.mission, planned.order(0))
    assert (state.stored, state.disabled) == (1 << BLUE_SQUAD, 1 << RED_SQUAD)
    assert resolve(document).disabled_squads == 1
    assert msgspec.to_builtins(documents.document(planned.mission))["missing_squads"] == ("lower_red",)


def test_players_act_by_their_order_not_by_their_place_in_the_list() -> None:
    document = mission("red", "blue")
    players = document["players"]
    assert isinstance(players, list)
    players.reverse()
    assert parse(document).mission.programs[0][0] == parse(mission("red", "blue")).mission.programs[0][0]


def test_optional_fields_may_be_left_out() -> None:
    document = {name: GOOD[name] for name in ("players", "tracks", "threats")}
    assert resolve(document) == resolve({**document, "initial_damage": None, "damage_order": None, "options": None})


def test_the_order_of_tiles_is_followed_and_seeded_where_it_is_not_given() -> None:
    document = mission("", threats="E1-05@2:white", order={"white": MILD})
    assert resolve(document).damage_tiles["white"] == [
        "structural",
        "gravolift",
        "pulse_cannon",
        "heavy_laser",
        "reactor",
        "shield",
    ]
    del document["damage_order"]
    drawn = {tuple(resolve(document, seed).damage_tiles["white"]) for seed in range(20)}
    assert len(drawn) > 10
    assert resolve(document, 3) == resolve(document, 3)


def test_tiles_of_an_earlier_mission_are_passed_over_in_the_order() -> None:
    document = mission("", threats="E1-09@2:white", carried={"white": ["gravolift"]})
    found = resolve(document)
    assert found.damage_tiles["white"][:3] == ["gravolift", "structural", "pulse_cannon"]
    assert found.damage["white"] == 5


def test_a_result_has_all_that_is_promised() -> None:
    encoded = msgspec.json.decode(msgspec.json.encode(resolve(GOOD)))
    assert {
        "status",
        "destroyed_by",
        "last_turn",
        "score",
        "points_before_penalties",
        "visual",
        "damage",
        "damage_tiles",
        "knocked_out",
        "disabled_squads",
        "threats_destroyed",
        "threats_survived",
        "rockets_left",
        "fuel_left",
    } <= encoded.keys()
    assert "trace" not in encoded


def test_a_trace_has_every_turn_with_rules() -> None:
    found = resolve(GOOD, trace=True)
    assert found.trace
    assert [turn.turn for turn in found.trace] == list(range(1, 14))
    assert all(event.rule.startswith("SA-") for turn in found.trace for event in turn.events)
    without_trace = msgspec.structs.replace(found, trace=msgspec.UNSET)
    assert without_trace == resolve(GOOD)


def test_options_of_the_document_are_followed() -> None:
    for speed, position in ((3, 13), (4, 12)):
        found = resolve(
            mission("", threats="E1-03@1:white", tracks=(1, 7, 2, 3), stealth_fighter_speed=speed), trace=True
        )
        assert found.trace
        assert [event.position for event in told(found.trace[0].events, ThreatMoved)][-1] == position
