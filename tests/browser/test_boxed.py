"""The boxed edition in a real browser: the first game, robots, and the cards beside the board."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import MOVES_AT_MOST, is_over, move_by_pointer, ply, wait_for_ply_after, wait_for_turn

Document = dict[str, Any]


def seat_at(page: Page, options: Document, **changes: object) -> str:
    """Into a new table with these options and with some things changed; returns its address for scripts."""
    page.request.post("/api/me")
    start = page.request.post("/api/games/falling-skies/scenery", data={"options": options}).json()["view"]
    made = page.request.post(
        "/api/tables", data={"game": "falling-skies", "options": options, "start": start | changes}
    )
    table = made.json()["table"]
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    return f"/api/tables/{table}"


def press(page: Page, selector: str) -> None:
    """Press what makes a move, and wait until it has been shown."""
    before = ply(page)
    page.locator(selector).click()
    wait_for_ply_after(page, before)


def test_the_first_game_from_the_first_page_to_the_curtain(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play Roswell, no threat").click()
    wait_for_turn(page)
    expect(page.get_by_test_id("card-city-roswell")).to_contain_text("No ability.")
    for _ in range(MOVES_AT_MOST):
        if is_over(page):
            break
        move_by_pointer(page)
    expect(page.locator("dialog[open]").get_by_role("heading")).to_be_visible()


def test_a_robot_is_built_and_works_in_the_next_round(visit: Visit) -> None:
    """New York: the robot room of the first column, and an energy room of two cells for the robot and a die."""
    page = visit()
    dice = [{"value": 5, "is_white": False, "where": "base", "row": 1, "column": 0}]
    dice += [{"value": 1, "is_white": number > 2, "where": "resolved"} for number in range(1, 5)]
    table = seat_at(page, {"city": "new-york"}, phase="rooms", dice=dice)
    press(page, '[data-place="base:1:0"]')
    press(page, '[data-place="base:1:2"]')
    robot = page.request.get(table).json()["view"]["robots"][0]
    assert robot == {"value": 4, "row": 1, "column": 2, "is_spent": False}
    expect(page.locator("[role=log]")).to_contain_text("Robot A of value 4 starts up")
    working = [{"value": 3, "is_white": False, "where": "base", "row": 1, "column": 3}, *dice[1:]]
    table = seat_at(page, {"city": "new-york"}, phase="rooms", energy=0, dice=working, robots=[robot, {"value": 0}])
    press(page, '[data-place="base:1:2"]')
    seen = page.request.get(table).json()["view"]
    assert seen["energy"] == 8
    assert seen["robots"][0]["value"] == 3


def test_a_character_helps_when_her_card_is_pressed(visit: Visit) -> None:
    page = visit()
    dice = [{"value": 2, "is_white": number > 2, "where": "hand"} for number in range(5)]
    options = {"city": "new-york", "upgraded": ["ruby-valentine"]}
    table = seat_at(page, options, phase="place", dice=dice)
    page.get_by_test_id("card-character-ruby-valentine").click()
    page.locator(".die-button").first.click()
    before = ply(page)
    page.get_by_role("button", name="6").first.click()
    wait_for_ply_after(page, before)
    seen = page.request.get(table).json()["view"]
    assert seen["dice"][0]["value"] == 6
    assert seen["marks"] == [1]
