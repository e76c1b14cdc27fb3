"""The planner: hands, walks, changes, the search, and that it does not fool itself."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.core.rng import Rng
from saucer.games.space_alert import BadMission, documents, resolve
from saucer.games.space_alert.board import (
    BOTS,
    BRIDGE,
    CARD_NAMES,
    EMPTY,
    GO_BLUE,
    GO_RED,
    HEROIC_A,
    HEROIC_MOVE,
    LOWER_BLUE,
    LOWER_RED,
    TAKE_LIFT,
    UPPER_BLUE,
    UPPER_RED,
    A,
    B,
    C,
)
from saucer.games.space_alert.planning import TEXT, BadHand, Plan, dealt, plan
from saucer.games.space_alert.planning.errands import Errands
from saucer.games.space_alert.planning.hands import Hand, free_hand
from saucer.games.space_alert.planning.judge import POINT, Judge, worth_of
from saucer.games.space_alert.planning.missions import random_mission
from saucer.games.space_alert.planning.ways import drop, places, visit
from saucer.games.space_alert.state import WON, phase_of
from saucer.lab.bench import build
from saucer.text import LOCALES, Texts

TRIES = 300
PAGE = (Path(__file__).parents[3] / "docs" / "plan.md").read_text("utf-8")
FIGHTER: dict[str, Any] = {
    "players": [{"order": 0}, {"order": 1}],
    "tracks": {"red": 4, "white": 3, "blue": 5, "internal": 2},
    "threats": [{"id": "E1-07", "turn": 2, "zone": "red"}],
}


def hand(*packets: str) -> Hand:
    document = {**FIGHTER, "players": [{"order": 0, "hands": [packet.split() for packet in packets]}]}
    return dealt.parse(document)[2][0]


def program(line: str) -> list[int]:
    """Twelve entries from a line of cards; a dot is an empty slot."""
    entries = [EMPTY if card == "." else CARD_NAMES.index(card) for card in line.split()]
    return entries + [EMPTY] * (12 - len(entries))


def cards(found: object) -> list[list[str]]:
    return [["".join(entry) for entry in player["actions"]] for player in msgspec.to_builtins(found)["players"]]


def test_a_card_shows_one_of_its_halves() -> None:
    held = hand("A/red B/lift")
    assert held.allows(program("A lift"))
    assert held.allows(program("lift A"))
    assert held.allows(program("red . B"))
    assert not held.allows(program("A red"))
    assert not held.allows(program("A A"))
    assert not held.allows(program("C"))


def test_a_card_gives_way_to_another_slot() -> None:
    assert hand("A/red A/blue B/red").allows(program("A red blue"))
    assert not hand("A/red A/blue B/lift").allows(program("A red blue"))


def test_cards_of_a_phase_are_for_its_slots_and_later_ones() -> None:
    held = hand("A/red", "B/lift", "C/blue")
    assert held.allows(program(". . A . . . B . . . . C"))
    assert held.allows(program(". . . . . . . A B C"))
    assert not held.allows(program(". . B"))
    assert not held.allows(program(". . . . . . C"))


def test_a_free_hand_has_no_heroic_cards() -> None:
    assert [entry for entry in range(1, len(CARD_NAMES)) if free_hand().has(entry)] == list(range(1, HEROIC_A))
    held = hand("heroic_A/heroic_move:lower_red")
    assert [entry for entry in range(1, len(CARD_NAMES)) if held.has(entry)] == [HEROIC_A, HEROIC_MOVE + LOWER_RED]


def test_places_follow_doors_lifts_and_heroic_moves() -> None:
    found = places(program("red red lift blue A heroic_move:upper_blue"))
    assert found[:7] == [BRIDGE, UPPER_RED, UPPER_RED, LOWER_RED, 4, 4, UPPER_BLUE]


@pytest.mark.parametrize("seed", range(20))
def test_an_errand_is_fitted_in_and_what_comes_later_is_still_done_in_its_place(seed: int) -> None:
    planned = program("C . . . . . . . lift blue . A")
    assert visit(planned, 4, 2, UPPER_RED, B, free_hand(), Rng(seed))
    where = places(planned)
    assert (planned[0], where[0]) == (C, BRIDGE)
    assert [(planned[slot], where[slot]) for slot in (4, 5, 11)] == [(B, UPPER_RED), (B, UPPER_RED), (A, LOWER_BLUE)]


def test_an_errand_drops_what_does_not_fit() -> None:
    planned = program("C A A . . . . . . . . C")
    assert visit(planned, 2, 1, LOWER_RED, A, free_hand(), Rng(1))
    assert sorted(planned[:2]) == [GO_RED, TAKE_LIFT]
    assert planned[11] == C
    assert not visit(planned, 0, 1, LOWER_RED, A, free_hand(), Rng(1))
    assert not visit(planned, 11, 2, LOWER_RED, A, free_hand(), Rng(1))


def test_a_heroic_move_makes_a_long_way_short() -> None:
    planned = program(".")
    assert visit(planned, 1, 1, LOWER_BLUE, C, hand("heroic_A/heroic_move:lower_blue C/red"), Rng(1))
    assert planned[:2] == [HEROIC_MOVE + LOWER_BLUE, C]


def test_what_is_left_out_leaves_a_straight_way() -> None:
    planned = program("red A blue blue . . A")
    drop(planned, 1, free_hand(), Rng(3))
    assert sorted(planned[:6]) == [EMPTY] * 5 + [GO_BLUE]
    assert (planned[6], places(planned)[6]) == (A, UPPER_BLUE)


@pytest.mark.parametrize("seed", range(6))
def test_changes_respect_hands_and_what_is_given_and_can_be_taken_back(seed: int) -> None:
    document = random_mission(seed, is_dealt=seed % 2 == 0)
    _, planned, hands = dealt.parse(document)
    mission = planned.mission
    if seed % 2:
        mission.programs[1][3] = B
    fixed = [each.copy() for each in mission.programs]
    errands, rng, changes = Errands(mission, hands, fixed, Rng(seed)), Rng(seed, 1), 0
    for _ in range(300):
        before = [each.copy() for each in mission.programs]
        if not errands.change():
            assert mission.programs == before
            continue
        changes += 1
        assert mission.programs != before
        for member, held in enumerate(hands):
            assert held.allows(mission.programs[member])
            assert len(mission.programs[member]) == 12
            assert seed % 2 == 0 or all(entry < HEROIC_A for entry in mission.programs[member])
        assert seed % 2 == 0 or mission.programs[1][3] == B
        if rng.below(2):
            errands.take_back()
            assert mission.programs == before
    assert changes > 100


def test_the_judge_prefers_survival_to_any_score() -> None:
    lost = {**FIGHTER, "threats": [{"id": "SE2-05", "turn": 1, "zone": "red"}]}
    poor = {**FIGHTER, "threats": [{"id": "E1-05", "turn": 2, "zone": "white"}]}
    worths = []
    for document in (lost, poor):
        _, planned, _ = dealt.parse(document)
        worths.append(worth_of(Judge(planned.mission, [planned.order(0)]).resolve(0)))
    assert worths[1] == -10 * POINT
    assert worths[0] < -40 * POINT


def test_the_judge_stops_at_what_cannot_be_good_enough_any_more() -> None:
    _, planned, _ = dealt.parse({**FIGHTER, "threats": [{"id": "E1-05", "turn": 2, "zone": "white"}]})
    judge = Judge(planned.mission, [planned.order(draw) for draw in range(8)])
    judge.begin(8)
    assert (judge.tries, judge.worth) == (8, 8 * -10 * POINT)
    assert judge.weigh(0)
    assert not judge.weigh(20 * POINT)
    assert judge.tries == 17
    planned.mission.programs[0] = program("A A A A A A")
    assert judge.weigh(0)


def _judged(document: dict[str, Any], *programs: str) -> tuple[int, Judge]:
    """The worth of programs with one order, and the judge who has accepted them."""
    _, planned, _ = dealt.parse(document)
    for member, line in enumerate(programs):
        planned.mission.programs[member] = program(line)
    judge = Judge(planned.mission, [planned.order(0)])
    judge.begin(1)
    return judge.worth, judge


TWO_THREATS: dict[str, Any] = {
    **FIGHTER,
    "threats": [{"id": "E1-07", "turn": 1, "zone": "red"}, {"id": "SE2-05", "turn": 2, "zone": "blue"}],
}


def test_a_lost_ship_counts_the_less_the_more_was_missing_but_always_less_than_a_kept_one() -> None:
    idle, _ = _judged(TWO_THREATS)
    armed, _ = _judged(TWO_THREATS, "red A A A")
    assert idle < armed < -40 * POINT
    assert armed - idle >= 4 * POINT


def test_the_judge_knows_which_threats_are_left() -> None:
    assert _judged(TWO_THREATS)[1].left == 0b11
    _, judge = _judged(TWO_THREATS, "red A A A")
    assert judge.left == 0b10
    judge.mission.programs[0] = program(".")
    assert not judge.weigh(0)
    assert judge.left == 0b10


@pytest.mark.parametrize("left", [0, 1])
def test_most_changes_about_threats_are_about_those_that_are_left(left: int) -> None:
    """Shots in an empty program say which of two threats was meant."""
    document = {
        **FIGHTER,
        "threats": [{"id": "E1-07", "turn": 2, "zone": "red"}, {"id": "E1-05", "turn": 2, "zone": "blue"}],
    }
    _, planned, hands = dealt.parse(document)
    errands = Errands(planned.mission, hands, [each.copy() for each in planned.mission.programs], Rng(1))
    shots = [0, 0]
    for _ in range(2000):
        errands.change(1 << left)
        for each in planned.mission.programs:
            where = places(each)
            aimed = {where[slot] % 3 for slot in range(12) if each[slot] == A} - {1}
            for zone in aimed:
                shots[zone // 2] += 1
        errands.take_back()
    assert shots[left] > 2 * shots[1 - left] > 0


@pytest.mark.parametrize(("threat", "turn", "track"), [("E1-05", 5, 7), ("E1-07", 2, 4)])
def test_rockets_are_launched_when_the_threat_will_be_near_enough(threat: str, turn: int, track: int) -> None:
    """SA-DMG-06: a rocket strikes on the turn after its launch, at distance 1 or 2."""
    tracks = {"red": track, "white": 3, "blue": 5, "internal": 2}
    document = {**FIGHTER, "tracks": tracks, "threats": [{"id": threat, "turn": turn, "zone": "red"}]}
    _, planned, hands = dealt.parse(document)
    mission = planned.mission
    errands = Errands(mission, hands, [each.copy() for each in mission.programs], Rng(1))
    turns = set()
    for _ in range(2000):
        if errands.counter(0):
            for each in mission.programs:
                slots = [slot for slot in range(12) if each[slot] == C and places(each)[slot] == LOWER_BLUE]
                if len(slots) == 2:  # one alone may be part of a volley, at any distance
                    turns.add(slots[0] + 2)
            errands.take_back()
    speed, length = mission.cards[0].speed, mission.tracks[0].length
    positions = [length - speed * (struck - turn) for struck in turns]
    assert positions
    assert max(positions) <= 10
    assert min(positions) > 1 - 2 * speed


def test_an_easy_threat_is_shot_down() -> None:
    found = plan(FIGHTER, tries=1500)
    result = resolve(found.mission)
    assert (found.survival, result.status) == (1.0, "won")
    assert result.threats_destroyed == ["E1-07"]
    assert found.score is not None
    assert found.score > 4
    assert found.tries >= 1500


def test_the_same_tries_and_seed_give_the_same_plan() -> None:
    document = random_mission(3)
    first, again, other = (plan(document, tries=TRIES, seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert first.mission != other.mission


@pytest.mark.parametrize("is_dealt", [False, True])
def test_the_planned_mission_is_the_given_one_with_programs(is_dealt: bool) -> None:
    document = random_mission(7, is_dealt=is_dealt)
    kept = copy.deepcopy(document)
    found = plan(document, tries=TRIES)
    assert document == kept
    assert {**found.mission, "players": None} == {**document, "players": None}
    _, planned, hands = dealt.parse(document)
    programs = documents.parse(found.mission).mission.programs
    assert all(held.allows(each) for held, each in zip(hands, programs, strict=True))
    assert any(any(each) for each in programs)
    assert planned.mission.turns == 12


def test_what_is_given_stays() -> None:
    document = random_mission(5)
    given = [["blue"], [], ["A"], [], [], [], [], [], [], ["C"], [], []]
    document["players"] = [{"order": 2, "actions": given}, {"order": 0}, {"order": 1, "actions": []}]
    programs = cards(plan(document, tries=TRIES).mission)
    assert [programs[2][slot] for slot in (0, 2, 9)] == ["blue", "A", "C"]
    full = {**document, "players": [{"order": 0, "actions": [["A"]] * 12}]}
    assert cards(plan(full, tries=TRIES).mission) == [["A"] * 12]


def test_a_test_run_has_seven_turns() -> None:
    document = {**FIGHTER, "players": [{"order": 0, "actions": [[]] * 7}, {"order": 1}]}
    assert [len(each) for each in cards(plan(document, tries=TRIES).mission)] == [7, 7]


def test_the_order_of_tiles_is_not_looked_at() -> None:
    document = random_mission(12)
    orders = {"red": ["structural", "gravolift", "shield", "reactor", "light_laser", "heavy_laser"]}
    blind, sighted = plan(document, tries=TRIES), plan({**document, "damage_order": orders}, tries=TRIES)
    assert cards(blind.mission) == cards(sighted.mission)
    assert sighted.mission["damage_order"] == orders


def test_the_estimate_is_what_other_draws_say() -> None:
    """Programs that hang on the draws: the estimate has to agree with draws of its own."""
    found = plan(random_mission(12), tries=400)
    planned = documents.parse(found.mission)
    judge = Judge(planned.mission, [planned.order(10**9 + draw) for draw in range(400)])
    wins = sum(judge.resolve(draw).ending == WON for draw in range(400))
    assert abs(wins / 400 - found.survival) < 5 * (found.survival_error + (0.25 / 400) ** 0.5)
    assert (found.survival_error > 0) == (found.draws > 1)


def test_nothing_to_do() -> None:
    found = plan({**FIGHTER, "threats": []}, tries=300)
    assert found.survival == 1.0
    assert found.score is not None


@pytest.mark.parametrize(
    ("hands", "field", "code"),
    [
        ("A/red", "players[0].hands", "not-a-list"),
        ([["A"]], "players[0].hands[0][0]", "not-a-card"),
        ([["A/red"], [7]], "players[0].hands[1][0]", "not-a-card"),
        (["A/green"], "players[0].hands[0]", "not-a-card"),
        ([["A/red"], "B/red"], "players[0].hands[1]", "not-a-list"),
        ([[], [], [], []], "players[0].hands", "packets"),
        ([["A/lift"]], "players[0].actions", "not-in-hand"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_mistake_in_the_hands_is_named(hands: object, field: str, code: str, locale: str) -> None:
    player = {"order": 0, "actions": [["red"]] + [[]] * 11, "hands": hands}
    with pytest.raises(BadMission) as caught:
        plan({**FIGHTER, "players": [player]}, tries=1)
    assert (caught.value.field, caught.value.code) == (field, code)
    assert field in caught.value.say(Texts(locale, documents.TEXT, TEXT))
    assert field in str(caught.value)
    assert isinstance(caught.value, BadHand) == (code != "not-a-list")


@pytest.mark.parametrize("document", [None, [], {}, {"players": 3}, {"players": [3]}, {"players": [{"order": "x"}]}])
def test_a_mistake_in_the_mission_is_named(document: object) -> None:
    with pytest.raises(BadMission):
        plan(document, tries=1)


@pytest.mark.parametrize("is_dealt", [False, True])
def test_generated_missions_are_as_heavy_as_those_of_the_box(is_dealt: bool) -> None:
    for seed in range(40):
        document: Any = random_mission(seed, crew=5, is_dealt=is_dealt)
        mission = dealt.parse(document)[1].mission
        assert sum(2 if card.id.startswith("S") else 1 for card in mission.cards) == 8
        assert all(card.id[-4] == "1" for card in mission.cards)
        assert len({card.id for card in mission.cards}) == len(mission.cards) == len(set(mission.times))
        assert len({track.number for track in mission.tracks}) == 4
        if is_dealt:
            heroic = [player["hands"][0][-1] for player in document["players"]]
            assert len(set(heroic)) == 5
            assert all(card.startswith("heroic") for card in heroic)
            assert all([len(packet) for packet in player["hands"]] == [5, 5, 5] for player in document["players"])
    assert random_mission(1, is_dealt=is_dealt) == random_mission(1, is_dealt=is_dealt)


def test_the_phases_of_hands_are_those_of_the_rules() -> None:
    """SA-RT-03: slots 1-3, 4-7, 8-12."""
    held = hand("A/red", "A/blue", "A/lift")
    for slot in range(12):
        assert held.allows([EMPTY] * slot + [GO_BLUE] + [EMPTY] * (11 - slot)) == (phase_of(slot + 1) >= 1)
        assert held.allows([EMPTY] * slot + [TAKE_LIFT] + [EMPTY] * (11 - slot)) == (phase_of(slot + 1) >= 2)
    assert not held.allows([BOTS] + [EMPTY] * 11)


def test_the_page_shows_a_mission_that_can_be_planned_and_every_field_of_a_plan() -> None:
    shown = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert shown
    assert plan(json.loads(shown[1]), tries=TRIES).survival == 1.0
    listed = set(re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in PAGE.splitlines() if "|" in line)))
    assert {field.name for field in msgspec.structs.fields(Plan)} <= listed


def test_both_languages_say_the_same_and_french_is_set_as_it_should_be() -> None:
    said = [re.findall(r"^([\w-]+) =", (TEXT / f"{locale}.ftl").read_text("utf-8"), re.MULTILINE) for locale in LOCALES]
    assert said[0] == said[1]
    for line in (TEXT / "fr.ftl").read_text("utf-8").splitlines():
        text = line.partition(" = ")[2] or line
        assert not re.search(r" [:;!?»]|« ", text), line
        assert "'" not in text


@pytest.mark.slow
@pytest.mark.skipif(build() == "interpreted", reason="this takes a quarter of an hour each interpreted")
@pytest.mark.parametrize(("is_dealt", "least"), [(False, 9), (True, 8)])
def test_most_of_ten_missions_are_survived(is_dealt: bool, least: int) -> None:
    """With the resolutions that a compiled planner has in ten seconds at the very least."""
    plans = [plan(random_mission(seed, is_dealt=is_dealt), tries=300_000) for seed in range(1, 11)]
    assert sum(found.survival > 0.5 for found in plans) >= least


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_few_missions_are_survived(seed: int) -> None:
    assert plan(random_mission(seed), tries=60_000).survival > 0.9
