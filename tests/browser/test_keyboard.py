"""Where the keyboard is after a move, and which keys reach the table from there."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.table import begin, begin_with_rooms, ply, wait_for_ply_after, wait_for_turn


def test_a_button_that_goes_leaves_the_keyboard_near(visit: Visit) -> None:
    page = visit()
    begin_with_rooms(page)
    before = ply(page)
    page.locator(".orders").get_by_role("button", name="Discard").first.focus()
    page.keyboard.press("Enter")
    wait_for_ply_after(page, before)
    expect(page.get_by_role("region", name="Your dice and what they can do")).to_be_focused()


def test_a_place_that_goes_leaves_the_keyboard_on_the_board(visit: Visit) -> None:
    page = visit()
    begin_with_rooms(page)
    before = ply(page)
    page.locator("[data-place='drop:-1:0']").focus()
    page.keyboard.press("f")
    page.keyboard.press("f")
    wait_for_ply_after(page, before)
    expect(page.locator("[data-place='drop:-1:0']")).to_have_count(0)
    expect(page.locator("[data-place]:focus")).to_have_count(1)


def test_the_keys_of_the_table_work_from_the_slider(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("1")  # a black die: nothing is rolled after it
    page.locator("[data-place].answers:focus").wait_for()
    page.keyboard.press("Enter")
    wait_for_ply_after(page, 1)
    page.get_by_role("slider", name="Look at a moment").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("status")).to_contain_text("beginning")
    page.keyboard.press("n")
    expect(page.get_by_role("status")).to_contain_text("4 left")
    page.keyboard.press("u")
    expect(page.get_by_role("status")).to_contain_text("5 left")


def test_dice_are_chosen_where_digits_need_shift(visit: Visit) -> None:
    """On a French keyboard, the second key of the digits gives an é."""
    page = visit(locale="fr")
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.click()
    wait_for_turn(page)
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'é', code: 'Digit2', bubbles: true}))"
    )
    expect(page.get_by_role("button", name="Dé 2")).to_have_attribute("aria-pressed", "true")
