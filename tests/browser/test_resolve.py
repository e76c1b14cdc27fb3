"""The page on which missions of Space Alert are resolved: the film, what if, and entering a mission by hand."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saucer.games.space_alert import missions, resolve
from tests.browser.conftest import Visit
from tests.browser.test_pages import PHONE, violations, width_of
from tests.games.space_alert.ships import mission

CLOSE_CALL: dict[str, Any] = missions.mission("close-call")


def watch(page: Page) -> None:
    """Open the film of the first mission."""
    page.goto("/resolve")
    page.locator(".why").wait_for()
    expect(page.locator(".why")).to_contain_text("Before the first turn")


def slot(page: Page, member: str, turn: int) -> Any:
    return page.get_by_role("button", name=f"{member}, turn {turn}:")


def test_the_film_runs_forwards_and_backwards(visit: Visit) -> None:
    page = visit()
    watch(page)
    why, slider = page.locator(".why"), page.get_by_role("slider", name="Turn and step")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(why).to_contain_text("The captain plays B.")
    expect(why).to_contain_text("SA-CREW-")
    page.get_by_role("button", name="One step on").click()
    expect(why).to_contain_text("Crew member 2 plays the blue arrow.")
    expect(page.get_by_role("region", name="Upper blue station")).to_contain_text("here: Crew member 2")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("region", name="Upper blue station")).to_contain_text("nobody is here")
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", "Turn 2. Threats appear")
    expect(why).to_contain_text("Fighter appears in the red zone, at position 13.")
    slider.fill("0")
    expect(why).to_contain_text("Before the first turn")


def test_what_a_threat_leaves_behind_stays_in_sight(visit: Visit) -> None:
    page = visit()
    kept = json.dumps({"mission": mission("", threats="I2-02@1 I1-03@2", tracks=(1, 2, 4, 3)), "seed": 0})
    page.add_init_script(f"localStorage.setItem('saucer-mission', {json.dumps(kept)})")
    watch(page)
    page.keyboard.press("End")
    for station in ("Lower red station", "Lower white station"):
        expect(page.get_by_role("region", name=station).get_by_title("Slime")).to_be_visible()
    expect(page.get_by_title("Saboteur")).to_have_count(0)


def test_it_plays_by_itself_until_it_is_stopped(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.locator(".why")).to_contain_text("The crew acts")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_end_tells_the_score_and_all_penalties_in_both_languages(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.keyboard.press("End")
    result = resolve(CLOSE_CALL)
    ending = page.get_by_role("region", name="How it ended")
    expect(ending).to_contain_text(f"Won, with a score of {result.score}.")
    expect(ending).to_contain_text(f"{sum(result.damage.values())} damage tiles")
    expect(ending).to_contain_text(f"−{result.penalties}")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("region", name="Comment cela a fini")).to_contain_text(f"un score de {result.score}")


def test_another_card_is_tried_kept_and_dropped(visit: Visit) -> None:
    page = visit()
    watch(page)
    slot(page, "The captain", 1).click()
    panel = page.get_by_role("region", name="What if?", exact=True)
    expect(panel).to_contain_text("Planned: B")
    panel.get_by_role("button", name="A", exact=True).click()
    other = json.loads(json.dumps(CLOSE_CALL))
    other["players"][0]["actions"][0] = ["A"]
    expect(panel).to_contain_text(f"With this card: Won, with a score of {resolve(other).score}.")
    panel.get_by_role("button", name="Drop it").click()
    expect(slot(page, "The captain", 1)).to_have_accessible_name("The captain, turn 1: B")
    slot(page, "The captain", 1).click()
    page.keyboard.press("a")
    page.get_by_role("button", name="Keep the change").click()
    expect(panel).to_be_hidden()
    page.reload()
    expect(slot(page, "The captain", 1)).to_have_accessible_name("The captain, turn 1: A")


def test_a_mission_is_entered_by_hand(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_role("button", name="Start empty").click()
    crew = page.get_by_role("group", name="How many crew members")
    crew.get_by_role("button", name="1").click()
    slot(page, "The captain", 1).click()
    page.keyboard.type("rA-")
    page.keyboard.press("Shift+O")
    page.keyboard.press("1")
    page.get_by_role("group", name="Cards").get_by_role("button", name="the lift").click()
    for turn, card in enumerate(
        ("the red arrow", "A", "no card", "heroic battlebots", "heroic move to the upper red station", "the lift"), 1
    ):
        expect(slot(page, "The captain", turn)).to_have_accessible_name(f"The captain, turn {turn}: {card}")
    page.get_by_role("group", name="Track of the blue zone").get_by_role("button", name="7").click()
    page.get_by_role("searchbox", name="Add a threat").fill("fighter cryo")
    page.keyboard.press("Enter")
    page.get_by_role("combobox", name="Turn").select_option("2")
    page.get_by_role("combobox", name="Zone").select_option("blue")
    page.get_by_role("button", name="Resolve it and watch").click()
    expect(page.locator(".why")).to_contain_text("Before the first turn")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator(".why")).to_contain_text("Cryoshield Fighter appears in the blue zone, at position 16.")
    page.reload()
    expect(slot(page, "The captain", 4)).to_have_accessible_name("The captain, turn 4: heroic battlebots")


def test_a_disputed_figure_is_chosen_and_seen_on_its_card(visit: Visit) -> None:
    page = visit()
    kept = json.dumps({"mission": mission("", threats="E1-09@1:red I1-03@1"), "seed": 0})
    page.add_init_script(f"localStorage['saucer-mission'] ??= {json.dumps(kept)}")
    watch(page)
    cards = page.get_by_role("region", name="Threats")
    expect(cards).to_contain_text("attacks with 5")
    expect(cards).to_contain_text("speed 4")
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_text("More:").click()
    figures = page.get_by_text("Figures of cards on which sources differ")
    expect(page.get_by_role("combobox", name="Z of the Amoeba")).to_be_hidden()
    figures.click()
    page.get_by_role("combobox", name="Z of the Amoeba").select_option("4")
    page.get_by_role("combobox", name="Speed of the Saboteurs").select_option("3")
    page.get_by_role("button", name="Resolve it and watch").click()
    expect(cards).to_contain_text("attacks with 4")
    expect(cards).to_contain_text("speed 3")
    page.reload()
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_text("More:").click()
    expect(page.get_by_role("combobox", name="Z of the Amoeba")).to_have_value("4")


def test_what_has_no_room_comes_back_with_it(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.get_by_role("button", name="Enter a mission").click()
    last, ninth = slot(page, "Crew member 4", 1), slot(page, "The captain", 9)
    planned = last.get_attribute("aria-label"), ninth.get_attribute("aria-label")
    crew = page.get_by_role("group", name="How many crew members")
    crew.get_by_role("button", name="1").click()
    page.get_by_role("button", name="7 turns").click()
    expect(last).to_be_hidden()
    expect(ninth).to_be_hidden()
    page.get_by_role("button", name="12 turns").click()
    crew.get_by_role("button", name="4").click()
    assert (last.get_attribute("aria-label"), ninth.get_attribute("aria-label")) == planned
    page.get_by_role("button", name="Start empty").click()
    crew.get_by_role("button", name="5").click()
    expect(slot(page, "Crew member 5", 1)).to_have_accessible_name("Crew member 5, turn 1: no card")


def test_a_threat_is_not_moved_silently_into_a_shorter_mission(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_role("combobox", name="Turn").last.select_option("11")
    page.get_by_role("button", name="7 turns").click()
    page.get_by_role("button", name="Resolve it and watch").click()
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_text("a threat appears on turn 1 to 7, not 11.")
    page.get_by_role("combobox", name="Turn").last.select_option("7")
    expect(wrong).to_be_hidden()
    page.get_by_role("button", name="Resolve it and watch").click()
    expect(page.locator(".why")).to_contain_text("Before the first turn")


def test_what_is_wrong_is_said_where_it_is(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_text("More: damage").click()
    order = page.get_by_role("group", name="Order of the damage tiles")
    order.get_by_role("group", name="blue").get_by_role("button", name="Shield").click()
    page.get_by_role("button", name="Resolve it and watch").click()
    expect(order.get_by_role("alert")).to_contain_text("is missing")
    page.get_by_role("button", name="JSON").click()
    source = page.get_by_role("textbox", name="JSON")
    source.fill(json.dumps(CLOSE_CALL).replace("SE1-01", "SE9-99"))
    page.get_by_role("button", name="Take this mission").click()
    expect(page.get_by_role("alert").first).to_contain_text("threats[3].id: there is no threat “SE9-99”")
    source.fill(json.dumps(CLOSE_CALL).replace('"turn": 2', '"turn": 9'))
    page.get_by_role("button", name="Take this mission").click()
    expect(source).to_be_hidden()
    expect(page.get_by_role("combobox", name="Turn").first).to_have_value("9")
    page.get_by_role("button", name="JSON").click()
    source.fill(json.dumps(CLOSE_CALL).replace('"order": 3', '"order": 4'))
    page.get_by_role("button", name="Take this mission").click()
    expect(page.get_by_role("alert").first).to_contain_text("players: nobody has place 3 in the crew order")


def test_a_link_carries_the_mission(visit: Visit) -> None:
    page = visit()
    watch(page)
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_label("A mission of ours").select_option("quiet-night")
    page.get_by_role("button", name="Copy a link").click()
    page.wait_for_url("**/resolve#m=*")
    friend = visit()
    friend.goto(page.url)
    expect(friend.get_by_role("heading", name="Amoeba")).to_be_visible()


def test_a_broken_link_is_said_to_be_one(visit: Visit) -> None:
    page = visit()
    page.goto("/resolve#m=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no mission")
    page.get_by_role("button", name="Show a mission of ours").click()
    expect(page.locator(".why")).to_contain_text("Before the first turn")


def test_words_and_ship_are_seen_at_once_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    watch(page)
    words, ship, bar = (page.locator(name).bounding_box() for name in (".words", ".ship", ".foot"))
    assert words is not None
    assert ship is not None
    assert bar is not None
    assert words["y"] >= 0
    assert words["y"] + words["height"] <= ship["y"]
    assert ship["y"] + ship["height"] <= bar["y"]


@pytest.mark.parametrize("button", ["Regarder", "Saisir une mission"])
def test_nothing_sticks_out_on_a_phone(visit: Visit, button: str) -> None:
    page = visit(viewport=PHONE, locale="fr", has_touch=True)
    page.goto("/resolve")
    page.get_by_role("button", name=button).click()
    page.locator(".watch, .entry").wait_for()
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize(("theme", "viewport"), [("dark", None), ("paper", None), ("dark", PHONE)])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, viewport: dict[str, int] | None) -> None:
    page = visit(viewport=viewport) if viewport else visit()
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    watch(page)
    page.keyboard.press("End")
    slot(page, "The captain", 1).click()
    page.keyboard.press("a")
    page.get_by_role("button", name="Keep the change").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Enter a mission").click()
    page.get_by_text("More: damage").click()
    assert violations(page) == []
