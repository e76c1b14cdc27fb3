"""What a person does at the table, by mouse, by touch and by keyboard."""

from playwright.sync_api import Page, expect

MOVES_AT_MOST = 250
"""Twelve rounds of five dice, with rooms, spawns and rolls: no game is longer than that."""


def begin(page: Page) -> None:
    """From the first page into a game."""
    page.goto("/")
    page.get_by_role("button", name="Play").first.click()
    wait_for_turn(page)


def begin_with_rooms(page: Page, *, research: int = 0) -> None:
    """Into a table in its rooms phase: the widest room holds its three dice."""
    page.request.post("/api/me")
    start = page.request.post("/api/games/falling-skies-9/scenery", data={}).json()["view"]
    start |= {"phase": "rooms", "research": research, "excavator": 29}
    for number, die in enumerate(start["dice"]):
        die |= {"value": 4, "where": "resolved"}
        if number < 3:
            die |= {"where": "base", "row": 5, "column": 1 + number}
    table = page.request.post("/api/tables", data={"game": "falling-skies-9", "start": start}).json()["table"]
    page.goto(f"/table/{table}")
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    """Until the table stands still: a person can act, or the game is over."""
    expect(page.locator("#board")).to_have_attribute("aria-busy", "false")


def ply(page: Page) -> int:
    """The moment that is shown."""
    return int(page.locator("#board").get_attribute("data-ply") or -1)


def is_over(page: Page) -> bool:
    """Whether the curtain has fallen."""
    return page.locator("dialog[open]").count() > 0


def has_moved(page: Page, before: int) -> bool:
    """Whether what was just pressed was a move: it is under way, or already done."""
    page.wait_for_timeout(30)
    return ply(page) > before or page.locator("#board").get_attribute("aria-busy") == "true"


def wait_for_ply_after(page: Page, before: int) -> None:
    """Until what was asked has happened and was shown."""
    page.wait_for_function(
        """before => {
            const board = document.querySelector('#board')
            return Number(board.dataset.ply) > before && board.getAttribute('aria-busy') === 'false'
        }""",
        arg=before,
    )


def wait_for_stillness(page: Page) -> None:
    """Until the page scrolls no more: nobody aims at what moves."""
    page.evaluate(
        """() => new Promise((done) => {
            let last = NaN, still = 0
            const look = () => {
                still = scrollY === last ? still + 1 : 0
                last = scrollY
                if (still > 8) done()
                else requestAnimationFrame(look)
            }
            look()
        })"""
    )


def move_by_pointer(page: Page, *, touch: bool = False) -> None:
    """Make some move: a die to its last lit cell, or whatever else is offered."""
    before = ply(page)
    dice = page.locator(".die-button:not([aria-disabled])")
    lit = page.locator("[data-place].answers")
    finish = page.locator("[aria-keyshortcuts='F']")

    def press(place: int) -> None:
        wait_for_stillness(page)
        cell = lit.nth(place)
        if touch:
            cell.tap()
            cell.tap()
        else:
            cell.click()

    if finish.count() > 0:
        finish.click()
        if not has_moved(page, before):
            finish.click()  # it asks once more while something could still be used
    elif lit.count() > 0 and dice.count() == 0:
        press(0)
    else:
        if lit.count() == 0:
            dice.first.click()
        press(lit.count() - 1)
    wait_for_ply_after(page, before)


def move_by_keyboard(page: Page) -> None:
    """Make some move with keys alone."""
    before = ply(page)
    for key in ("1", "2", "3", "4", "5", "Enter", "f", "f", "b") * 3:
        page.keyboard.press(key)
        if has_moved(page, before):
            break
    wait_for_ply_after(page, before)
