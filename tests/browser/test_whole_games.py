"""From the first page to the curtain, in a real browser."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    MOVES_AT_MOST,
    begin,
    begin_with_rooms,
    is_over,
    move_by_keyboard,
    move_by_pointer,
    ply,
    wait_for_turn,
)
from tests.browser.test_pages import violations


def the_game_is_told(page: Page) -> None:
    ending = page.locator("dialog[open]")
    expect(ending.get_by_role("heading")).to_be_visible()
    assert ending.locator("dd").count() >= 2
    assert (
        "Lost" in page.title() or "reached" in page.title() or "destroyed" in page.title() or "Victory" in page.title()
    )
    assert violations(page) == []


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    begin(page)
    for _ in range(MOVES_AT_MOST):
        if is_over(page):
            break
        move_by_pointer(page)
    the_game_is_told(page)
    ended = page.url
    page.get_by_role("button", name="Again", exact=True).click()
    page.wait_for_url(lambda url: url != ended)
    wait_for_turn(page)
    assert ply(page) == 1


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('saucer', JSON.stringify({theme: 'paper'}))")
    page.goto("/")
    page.get_by_role("button", name="Play").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if "Play" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    for _ in range(MOVES_AT_MOST):
        if is_over(page):
            break
        move_by_keyboard(page)
    the_game_is_told(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#board')?.dataset.ply === '1'")


def test_the_last_space_of_research_wins(visit: Visit) -> None:
    """UFS-END-1, from a position in which the widest room holds its three dice."""
    page = visit()
    begin_with_rooms(page, research=13)
    page.locator("[data-place='base:5:1']").click()
    page.locator("dialog[open]").wait_for()
    expect(page.locator("dialog[open]").get_by_role("heading")).to_have_text("Victory")
    expect(page.locator("dialog[open] dl div", has_text="Moves").locator("dd")).to_have_text("1")
    # A key pressed a moment too late takes nobody away from what has happened.
    ended = page.url
    expect(page.locator("dialog[open]")).to_be_focused()
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page).to_have_url(ended)


def test_a_round_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    begin(page)
    for _ in range(15):  # five dice, the end of the rooms, and however many ties the ships that drop leave
        if page.get_by_text("Round 2").count() > 0:
            break
        move_by_pointer(page, touch=True)
    page.get_by_text("Round 2").first.wait_for(state="attached")


def test_a_bot_plays_to_the_end_while_somebody_watches(visit: Visit) -> None:
    page = visit()
    page.goto("/new/falling-skies-9")
    page.get_by_role("combobox").select_option("random")
    page.get_by_role("button", name="Start").click()
    page.locator("dialog[open]").wait_for()
    the_game_is_told(page)
    page.keyboard.press("Escape")
    slider = page.get_by_role("slider", name="Look at a moment")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 3))
    # Who looks back sees what came before, too.
    current = page.locator("aside .lines > div", has=page.locator(".current")).first
    expect(current).to_be_in_viewport()
    expect(current.locator("xpath=preceding-sibling::div[1]")).to_be_in_viewport()
