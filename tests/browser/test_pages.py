"""Languages, themes, widths, and what a machine can tell about accessibility."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import begin, begin_with_rooms, move_by_pointer, wait_for_stillness, wait_for_turn

AXE = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 740}
PATHS = ("/", "/new/falling-skies-9", "/tables", "/help/falling-skies-9", "/gallery", "/resolve")


def test_french_comes_first_where_the_browser_says_so(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.click()
    wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("aside .lines")).to_contain_text("Les dés montrent")


def test_the_language_changes_at_any_time_and_is_remembered(visit: Visit) -> None:
    page = visit()
    begin(page)
    expect(page.locator("aside .lines")).to_contain_text("The dice show")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("aside .lines")).to_contain_text("Les dés montrent")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("aside .lines")).to_contain_text("Les dés montrent")


def test_settings_are_remembered(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.keyboard.press("?")
    page.get_by_role("button", name="Paper").click()
    page.get_by_role("slider", name="Volume").fill("0")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")
    page.keyboard.press("?")
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0")


def test_an_unknown_table_is_said_to_be_one(visit: Visit) -> None:
    page = visit()
    page.goto("/table/nothing-of-that-name")
    expect(page.get_by_role("heading")).to_contain_text("no such table")


def test_nothing_sticks_out_at_phone_width(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    widths = dict[str, int]()
    for path in PATHS:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        widths[path] = width_of(page)
    assert max(widths.values()) <= PHONE["width"], widths


def test_the_board_fits_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    begin(page)
    assert width_of(page) <= PHONE["width"]


def test_on_a_phone_on_its_side_the_dice_lie_beside_the_board(visit: Visit) -> None:
    page = visit(viewport={"width": 844, "height": 390})
    begin(page)
    board, bar = page.locator(".world").bounding_box(), page.locator(".bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["x"] + board["width"] <= bar["x"]
    assert width_of(page) <= 844


def test_nobody_scrolls_sideways_on_a_small_desktop(visit: Visit) -> None:
    page = visit(viewport={"width": 1024, "height": 768})
    begin_with_rooms(page)
    assert page.evaluate("(main => main.scrollWidth - main.clientWidth)(document.querySelector('main'))") == 0


def width_of(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def violations(page: Page) -> list[str]:
    """What axe finds moderate, serious or critical."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run `npm ci` in ui/")
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{each['id']}: {node['html'][:160]}" for each in found if each["impact"] != "minor" for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_axe_finds_nothing_serious_on_pages(visit: Visit, theme: str) -> None:
    page = visit()
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    found = dict[str, list[str]]()
    for path in PATHS:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    assert found == {path: [] for path in PATHS}


@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_axe_finds_nothing_serious_before_dice_are_left_unused(visit: Visit, theme: str) -> None:
    page = visit()
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    begin_with_rooms(page)
    page.get_by_role("button", name="Finish the round").click()
    page.get_by_role("button", name="Leave the rest unused?").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize(("width", "theme"), [(1280, "dark"), (360, "paper")])
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, theme: str, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    begin(page)
    assert violations(page) == []
    for _ in range(5):
        move_by_pointer(page)
    assert violations(page) == []
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []
    begin_with_rooms(page, research=13)
    page.locator("[data-place='base:5:1']").click()
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []


def test_the_rules_are_a_tab_away_from_a_table_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    begin(page)
    page.get_by_role("button", name="Settings").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules (in a new tab)").click()
    expect(opened.value).to_have_url(re.compile("/help/"))
    expect(page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("game", ["falling-skies-9", "jelly-monster", "mars-attacks", "space-alert"])
def test_the_start_bar_hides_nothing_that_has_the_keyboard(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE)
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Start").wait_for()
    hidden = list[str]()
    for _ in range(40):
        page.keyboard.press("Tab")
        wait_for_stillness(page)
        hidden += page.evaluate(
            """() => {
                const focused = document.activeElement
                if (!focused.closest('form') || focused.closest('.start')) return []
                const bar = document.querySelector('form > .start').getBoundingClientRect()
                return focused.getBoundingClientRect().bottom > bar.top ? [focused.outerHTML] : []
            }"""
        )
        if page.evaluate("document.activeElement.type === 'submit'"):
            break
    assert hidden == []
