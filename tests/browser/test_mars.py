"""Mars Attacks in browsers: two people with a card in answer, one against the bot, by pointer and by keys."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from saucer.core.seats import Seat
from saucer.games.mars_attacks import MARS_ATTACKS, components, rules, turns
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.state import DEAD, TURNS, put
from tests.browser.conftest import Visit
from tests.browser.test_company import READY, sit_down
from tests.browser.test_pages import PHONE, violations, width_of
from tests.games.mars_attacks.battles import HUMANS, MARTIANS, at, take_card

GRUNTS = range(5)
SOLDIERS = range(5, 13)
"""As scenario 1 numbers its models."""
GOAL = 8
MOVES_AT_MOST = 300
SAID_WITHIN = 2100
"""Milliseconds after which a "no" by itself would have been said."""


def battle(places: Mapping[int, int], hands: Mapping[Seat, str], human_points: int = 0) -> object:
    """Scenario 1 in the middle of it, the humans' Turn: who is not placed is dead."""
    state = rules.blank(components.way(MarsAttacksOptions()))
    for model in (*GRUNTS, *SOLDIERS):
        put(state, model, places.get(model, DEAD))
    for seat, half in hands.items():
        take_card(state, seat, half)
    state.scored[HUMANS] = human_points
    state.phase, state.round, state.stack = TURNS, 1, []
    turns.begin_turn(state, HUMANS, -1, False, None)
    state.run(None)
    return msgspec.to_builtins(MARS_ATTACKS.position(state))


def new_table(host: Page, **more: Any) -> str:
    """A table for two, made as the form would; returns its address."""
    host.request.post("/api/me")
    asked = {"game": "mars-attacks", "seats": 2, "name": "Ada"} | more
    table = host.request.post("/api/tables", data=asked).json()["table"]
    host.goto(f"/table/{table}")
    return f"/table/{table}"


def model(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name}\."))


def square(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Row {row}, column {column}\."))


def log(page: Page) -> Locator:
    return page.get_by_role("complementary", name="What happened")


DUEL = {GRUNTS[0]: at(7, 3), GRUNTS[1]: at(1, 1), SOLDIERS[0]: at(8, 1), SOLDIERS[1]: at(8, 8)}


def choose_shot(page: Page) -> Locator:
    """Soldier 1 at Martian 1; returns the button that confirms it."""
    model(page, "Soldier 1").click()
    model(page, "Martian 1").click()
    return page.get_by_role("button", name=re.compile("Aim at Martian 1"))


def test_a_shot_is_answered_with_a_card_between_two_browsers(visit: Visit) -> None:
    """In time: both see how long the answer may take."""
    ada, bob = visit(), visit()
    hands = {HUMANS: "splat", MARTIANS: "small_and_hard"}
    new_table(ada, open=[1], pace=25, options={"answer_time": 20}, start=battle(DUEL, hands))
    sit_down(bob, ada.locator("aside.company input[readonly]").input_value(), "Bob")
    for person in (ada, bob):
        person.get_by_role("button", name=READY).click()
    expect(model(bob, "Soldier 1")).to_have_accessible_name(re.compile("Can act"))
    model(bob, "Soldier 1").click()
    expect(square(bob, 7, 1)).to_have_accessible_name(re.compile("Can be chosen"))
    expect(square(bob, 6, 1)).to_have_accessible_name(re.compile("Can be reached by two steps"))
    model(bob, "Martian 1").click()
    shot = bob.get_by_role("button", name=re.compile("Aim at Martian 1"))
    expect(shot).to_contain_text(re.compile(r"dice: kill \d+%, saved by armour and panicked \d+%"))
    shot.click()
    bob.get_by_role("button", name=re.compile("Splat! for Martian 1, Survive")).click()
    tests = ada.get_by_role("list", name="The tests about to be rolled")
    expect(tests).to_contain_text("Martian 1: Survive 6+ with 2 dice")
    expect(tests).to_contain_text(re.compile(r"Martian 1: killed \d+%, saved by armour and panicked \d+%"))
    for person, words in ((ada, "then it is a no"), (bob, "for the other to answer")):
        expect(person.get_by_role("timer")).to_contain_text(words)
    ada.get_by_role("button", name=re.compile("Small and hard for Martian 1, Survive")).click()
    for person in (ada, bob):
        expect(log(person).get_by_text("Martians play “Small and hard”.")).to_be_visible()
        expect(log(person).get_by_text(re.compile(r"^Martian 1, Survive: \d, \d, \d"))).to_have_count(1)
        expect(person.get_by_role("list", name="The last dice").get_by_role("listitem")).to_have_count(2)


def test_on_one_device_a_curtain_hides_the_other_hand(visit: Visit) -> None:
    page = visit()
    new_table(page, start=battle(DUEL, {HUMANS: "splat", MARTIANS: "small_and_hard"}))
    page.get_by_role("button", name="Ada, chair 2").click()
    hand = page.get_by_role("region", name="Your cards")
    expect(hand.get_by_role("button", name="Splat!")).to_be_visible()
    hand.get_by_role("button", name="Turn the cards").click()
    expect(hand.get_by_role("button", name="Splat!")).to_have_count(0)
    choose_shot(page).click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("button", name="Ada, chair 1")).to_be_visible()
    assert "Splat!" not in page.content()
    page.get_by_role("button", name="Ada, chair 1").click()
    expect(hand.get_by_role("button", name="Small and hard")).to_be_visible()
    expect(hand.get_by_role("button", name="Splat!")).to_have_count(0)


@pytest.mark.parametrize("more", [{}, {"bots": {"0": "tactician"}}], ids=["a person", "a bot"])
def test_without_a_time_limit_only_a_bot_hears_a_no_by_itself(visit: Visit, more: dict[str, Any]) -> None:
    """A short wait would tell a person that there is no fitting card."""
    page = visit()
    new_table(page, start=battle(DUEL, {HUMANS: "jam", MARTIANS: "small_and_hard"}), **more)
    if not more:
        page.get_by_role("button", name="Ada, chair 2").click()
    choose_shot(page).click()
    no = page.get_by_role("button", name="No", exact=True)
    expect(no).to_be_visible()
    expect(page.get_by_role("checkbox", name="Say no by itself")).to_have_count(len(more))
    if more:
        expect(no).to_have_count(0)
    else:
        page.wait_for_timeout(SAID_WITHIN)
        expect(no).to_be_visible()


def test_two_clicks_from_the_first_page_to_a_battle_against_the_bot(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("article", name="Mars Attacks").get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Start").click()
    for column in range(1, 6):
        expect(square(page, 2, column)).to_have_accessible_name(re.compile("Can be chosen"))
        square(page, 2, column).click()
        expect(model(page, f"Martian {column}")).to_be_visible()
    expect(page.get_by_role("list", name="The two sides")).to_contain_text("Bot “Tactician”")


def test_a_battle_is_fought_to_its_end_by_keys_alone(visit: Visit) -> None:
    """Two Martians in the open before six soldiers, and one point to go."""
    page = visit()
    places = {GRUNTS[0]: at(7, 2), GRUNTS[1]: at(7, 7)} | {
        soldier: at(8, column) for column, soldier in enumerate(SOLDIERS[:6], 1)
    }
    new_table(page, bots={"0": "tactician"}, start=battle(places, {}, human_points=GOAL - 1))
    for _ in range(MOVES_AT_MOST):
        if page.locator("dialog[open]").count() > 0:
            break
        press(page)
        page.wait_for_timeout(30)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("list", name="Who came where").get_by_role("listitem")).to_have_count(2)
    expect(ending.get_by_role("table", name="Seat by seat")).to_contain_text("Models killed")


def press(page: Page) -> None:
    """Attack with the next model that can, else hold the field."""
    if page.locator("#board[aria-busy=true]").count() > 0:
        return
    targets = page.get_by_role("button", name=re.compile("Can be attacked"))
    if page.get_by_role("button", name=re.compile("^(Aim at|Shoot at|Fight)")).count() > 0:
        page.keyboard.press("1")
    elif targets.count() > 0:
        targets.first.focus()
        page.keyboard.press("Enter")
    elif page.get_by_role("button", name=re.compile("Can act")).count() > 0 and page.locator(".looked").count() == 0:
        page.keyboard.press("f")
    elif page.get_by_role("button", name=re.compile("^Activate")).count() > 0:
        page.keyboard.press("1")
    else:
        page.keyboard.press("e")


@pytest.mark.parametrize(("viewport", "theme"), [({"width": 1024, "height": 768}, "dark"), (PHONE, "paper")])
def test_the_field_fits_and_axe_finds_nothing_serious(visit: Visit, viewport: dict[str, int], theme: str) -> None:
    page = visit(viewport=viewport)
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    places = DUEL | {GRUNTS[2]: at(7, 1)}
    new_table(page, bots={"0": "tactician"}, start=battle(places, {HUMANS: "splat"}))
    model(page, "Soldier 1").click()
    expect(page.get_by_role("button", name=re.compile("^Activate Soldier 1"))).to_be_visible()
    model(page, "Martian 3").click()
    charge = page.get_by_role("button", name=re.compile("Charge Martian 3"))
    expect(charge).to_contain_text(re.compile(r"if it fights back: kill \d+%, you die \d+%"))
    assert width_of(page) <= viewport["width"]
    assert violations(page) == []
