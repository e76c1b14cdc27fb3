"""A campaign in the browser: begun, fought, lost, left alone and taken up again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.table import MOVES_AT_MOST, move_by_pointer, wait_for_ply_after, wait_for_turn
from tests.browser.test_pages import PHONE, violations, width_of

GAME = "falling-skies-campaign"
NAME = "Operation Daybreak"


def stack(scenario: str, city: str, character: str) -> dict[str, Any]:
    return {"scenario": scenario, "city": city, "character": character}


def fought(chapter: int, stack: dict[str, Any], *results: int | str) -> dict[str, Any]:
    """A line of the sheet."""
    return {"chapter": chapter, **stack, "results": results}


SHEET = [
    fought(1, stack("power-cuts", "lima", "ruby-valentine"), 2),
    fought(1, stack("vanguard", "chicago", "otis-greenlee"), "X", 1),
    fought(2, stack("convoys", "lyon", "vera-zelenka"), "X", "X") | {"helpers": ["ruby-valentine"]},
    fought(2, stack("smoke", "istanbul", "hattie-oyelaran"), 3) | {"advanced": ["sky-1"]},
    fought(3, stack("jet-stream", "mumbai", "fay-marchetti"), "X", "X"),
    fought(3, stack("mould", "auckland", "leila-haddad"), "X", "X"),
]
GIVEN_UP = [
    stack("wreckage", "vancouver", "agnes-kowalski"),
    stack("short-of-shells", "buenos-aires", "kenji-nakamura"),
    stack("tremors", "naples", "ezra-tock"),
    stack("the-ram", "lisbon", "connie-reyes"),
    stack("jammers", "hanoi", "gus-papadakis"),
    stack("flight-recorders", "osaka", "miss-vega"),
]


def arrived_at(phase: str, chapter: int, *offer: dict[str, Any]) -> dict[str, Any]:
    """A campaign whose earlier chapters are over."""
    battles = 2 * (chapter - 1)
    return {
        "phase": phase,
        "chapter": chapter,
        "threat": 1,
        "sheet": SHEET[:battles],
        "given_up": GIVEN_UP[:battles],
        "offer": offer,
    }


def begin_campaign(page: Page) -> None:
    """As somebody who has never been here, up to the first briefing."""
    page.goto("/")
    page.get_by_role("link", name="Name your campaign").click()
    page.get_by_label("Name of the campaign").fill(NAME)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)


def begin_at(page: Page, start: dict[str, Any], name: str = NAME) -> None:
    """Into a campaign that has come this far."""
    if not page.request.get("/api/me").json()["known"]:
        page.request.post("/api/me")
    opened = page.request.post("/api/tables", data={"game": GAME, "options": {"name": name}, "start": start})
    page.goto(f"/table/{opened.json()['table']}")
    wait_for_turn(page)


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """Press the button that is called so, and wait for what it does."""
    button = page.get_by_role("button", name=name).first
    expect(button).not_to_have_attribute("aria-disabled", "true")
    before = int(page.locator("#board").get_attribute("data-ply") or -1)
    button.click()
    wait_for_ply_after(page, before)


def to_battle(page: Page) -> None:
    press(page, "Open the chapter")
    press(page, re.compile("^Defend"))
    press(page, "Fight")


def lose(page: Page) -> None:
    """Play on until the city has fallen: with no room ever used, no research is done. The page looks on."""
    table = page.url.rsplit("/", 1)[-1]
    for _ in range(MOVES_AT_MOST):
        snapshot = page.request.get(f"/api/tables/{table}").json()
        if snapshot["view"]["phase"] != "battle":
            break
        legal = [command for command in snapshot["legal"] if command["do"] != "call"]
        command = next((each for each in legal if each["do"] == "finish"), legal[0])
        page.request.post(f"/api/tables/{table}/commands", data={"command": command})
    page.locator(f"#board[data-ply='{snapshot['ply']}']").wait_for()
    wait_for_turn(page)


def test_a_battle_is_lost_tried_again_and_the_campaign_goes_on_another_day(visit: Visit, server: Server) -> None:
    page = visit()
    begin_campaign(page)
    expect(page.get_by_role("heading", name="The sky opens")).to_be_visible()
    press(page, "Open the chapter")
    expect(page.get_by_test_id("stack-1")).to_be_visible()
    city = page.get_by_test_id("stack-0").get_by_role("heading").first.inner_text()
    press(page, re.compile("^Defend"))
    page.get_by_role("radio", name="4").check()
    press(page, "Fight")
    expect(page.get_by_test_id("campaign-bar")).to_contain_text("First game")
    move_by_pointer(page)
    lose(page)

    expect(page.get_by_role("heading", name="is beaten")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".world")).to_be_visible()
    page.get_by_role("button", name="Back to the report").click()
    press(page, "Go on with the campaign")
    expect(page.get_by_role("status")).to_contain_text("damaged")

    address = page.url
    page.goto("about:blank")
    server.stop()
    server.start()
    page.goto("/tables")
    card = page.get_by_role("listitem").filter(has_text=NAME)
    card.get_by_role("link", name="Resume").click()
    page.wait_for_url(address)
    wait_for_turn(page)

    press(page, "Fight")
    expect(page.get_by_test_id("campaign-bar")).to_contain_text("Damaged city")
    lose(page)
    expect(page.locator("#board")).to_contain_text("stays with you")
    page.keyboard.press("c")
    sheet = page.get_by_role("dialog", name="Campaign sheet")
    row = sheet.get_by_role("row").filter(has_text=city)
    expect(row.get_by_role("cell", name="Lost", exact=True)).to_have_count(2)
    expect(row.get_by_role("cell", name="-2", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "Go on with the campaign")
    expect(page.get_by_role("heading", name="Two cities are calling")).to_be_visible()


def test_from_the_briefing_into_battle_by_keyboard(visit: Visit) -> None:
    page = visit()
    begin_campaign(page)
    for name in ("Open the chapter", "Defend", "Fight"):
        before = int(page.locator("#board").get_attribute("data-ply") or -1)
        page.locator("#board").focus()
        for _ in range(40):
            page.keyboard.press("Tab")
            if name in page.evaluate("document.activeElement.textContent"):
                break
        page.keyboard.press("Enter")
        wait_for_ply_after(page, before)
    assert page.evaluate("document.querySelector('#board').contains(document.activeElement)")
    page.keyboard.press("1")
    page.locator("[data-place].answers:focus").wait_for()


def test_a_kept_character_comes_along_and_can_be_sent_home_again(visit: Visit) -> None:
    page = visit()
    convoys, tremors = stack("convoys", "lyon", "vera-zelenka"), stack("tremors", "naples", "ezra-tock")
    begin_at(page, arrived_at("choose", 2, convoys, tremors))
    press(page, re.compile("^Defend"))
    stars = page.get_by_test_id("stars").inner_text()
    press(page, "Bring Ruby Valentine")
    expect(page.get_by_test_id("helper-ruby-valentine")).to_contain_text("Coming")
    assert page.get_by_test_id("stars").inner_text() != stars
    other = page.get_by_role("button", name="Bring Otis Greenlee")
    expect(other).to_have_attribute("aria-disabled", "true")
    expect(other).to_have_accessible_description(re.compile("only one more character"))
    press(page, "Take back")
    expect(page.get_by_test_id("stars")).to_have_text(stars, use_inner_text=True)
    press(page, "Lay the advanced tile as the lowest sky")
    press(page, "Fight")
    expect(page.locator(".world")).to_be_visible()


def test_the_last_stand_ends_the_campaign(visit: Visit) -> None:
    page = visit()
    start = arrived_at("city", 4)
    start["sheet"] += [
        fought(4, stack("final-battle", city, ""), "X") for city in ("lima", "chicago", "istanbul", "nairobi")
    ]
    begin_at(page, start)
    press(page, "Make the stand in")
    press(page, "Fight")
    lose(page)
    curtain = page.get_by_role("dialog", name="The world is lost")
    expect(curtain).to_contain_text("Games played")
    curtain.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("table")).to_contain_text("Chapter IV")


def test_a_campaign_is_taken_elsewhere_as_one_file(visit: Visit) -> None:
    page = visit()
    begin_campaign(page)
    to_battle(page)
    page.keyboard.press("c")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download this campaign").click()
    elsewhere = visit()
    elsewhere.goto("/tables")
    elsewhere.locator("input[type=file]").set_input_files(download.value.path())
    elsewhere.wait_for_url("**/table/*")
    wait_for_turn(elsewhere)
    expect(elsewhere.get_by_test_id("campaign-bar")).to_contain_text("First game")
    expect(elsewhere.locator("h1")).to_contain_text(NAME)


PLACES = [
    arrived_at("briefing", 2),
    arrived_at("choose", 3, stack("jet-stream", "mumbai", "fay-marchetti"), stack("jammers", "hanoi", "gus-papadakis")),
    arrived_at("city", 4),
]


@pytest.mark.parametrize(("width", "theme"), [(1280, "dark"), (360, "paper")])
@pytest.mark.parametrize("start", PLACES, ids=lambda start: start["phase"])
def test_axe_finds_nothing_serious_between_battles(visit: Visit, start: dict[str, Any], width: int, theme: str) -> None:
    page = visit(viewport={"width": width, "height": 800})
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    begin_at(page, start)
    assert violations(page) == []
    assert width_of(page) <= width
    if start["phase"] == "choose":
        press(page, re.compile("^Defend"))
        assert violations(page) == []
        assert width_of(page) <= width
    page.keyboard.press("c")
    page.get_by_role("dialog", name="Campaign sheet").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("path", [f"/new/{GAME}", f"/help/{GAME}"])
def test_nothing_sticks_out_of_the_campaigns_pages_at_phone_width(visit: Visit, path: str) -> None:
    page = visit(viewport=PHONE)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert width_of(page) <= PHONE["width"]
    assert violations(page) == []


def test_campaigns_side_by_side_are_told_apart_by_their_names(visit: Visit) -> None:
    page = visit()
    for name in ("First Light", "Second Wind"):
        begin_at(page, arrived_at("briefing", 1), name)
    page.goto("/tables")
    for name in ("First Light", "Second Wind"):
        expect(page.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
    page.goto(f"/new/{GAME}")
    expect(page.get_by_label("Name of the campaign")).to_have_value("")
