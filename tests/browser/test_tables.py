"""What the table page keeps, takes back, shows again and survives."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.table import begin, move_by_pointer, ply, wait_for_ply_after, wait_for_turn


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit()
    begin(page)
    for _ in range(3):
        move_by_pointer(page)
    before, log = ply(page), page.locator("aside .lines").inner_text()
    page.reload()
    wait_for_turn(page)
    assert ply(page) == before
    assert page.locator("aside .lines").inner_text() == log
    move_by_pointer(page)


def test_my_tables_leads_back_to_a_game(visit: Visit) -> None:
    page = visit()
    begin(page)
    move_by_pointer(page)
    address, before = page.url, ply(page)
    page.goto("/tables")
    page.get_by_role("link", name="Resume").click()
    page.wait_for_url(address)
    wait_for_turn(page)
    assert ply(page) == before


def test_a_killed_server_loses_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    begin(page)
    move_by_pointer(page)
    before = ply(page)
    server.stop()
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    assert "Connection lost" in page.title()
    server.start()
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_have_count(0)
    assert ply(page) == before
    move_by_pointer(page)


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("1")  # a black die: nothing is rolled after it
    page.locator("[data-place].answers:focus").wait_for()
    page.keyboard.press("Enter")
    wait_for_ply_after(page, 1)
    dice = page.locator(".die-button")
    expect(dice).to_have_count(4)
    page.get_by_role("button", name="Take back").click()
    expect(dice).to_have_count(5)
    expect(page.locator("aside .lines")).to_contain_text("taken back")


def test_a_past_moment_is_looked_at_and_another_way_tried(visit: Visit) -> None:
    page = visit()
    begin(page)
    for _ in range(3):
        move_by_pointer(page)
    address, now = page.url, ply(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("status")).to_contain_text("beginning")
    assert page.locator("[data-place].answers").count() == 0
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_role("status")).to_contain_text("move 2 of")
    page.get_by_role("button", name="What if from here").click()
    page.wait_for_url(lambda url: url != address)
    wait_for_turn(page)
    assert ply(page) == 2
    move_by_pointer(page)
    page.goto(address)
    wait_for_turn(page)
    assert ply(page) == now


def test_the_log_says_which_rule_and_can_be_taken_home(visit: Visit) -> None:
    page = visit()
    begin(page)
    line = page.locator("aside .lines button", has_text="UFS-PLAN-1").first
    line.click()
    expect(page.locator("aside .lines")).to_contain_text("All five dice are rolled")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the log").click()
    text = download.value.path().read_text("utf-8")
    assert '"falling-skies-9"' in text.splitlines()[0]
    assert len(text.splitlines()) == ply(page) + 1
    page.goto("/tables")
    page.locator("input[type=file]").set_input_files(
        {"name": "a.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )
    page.wait_for_url("**/table/*")
    wait_for_turn(page)


def test_somebody_else_watches(visit: Visit) -> None:
    mine, theirs = visit(), visit()
    begin(mine)
    theirs.goto(mine.url)
    wait_for_turn(theirs)
    expect(theirs.get_by_role("status")).to_have_text(re.compile("watching"))
    assert theirs.locator("[data-place].answers").count() == 0
    move_by_pointer(mine)
    theirs.wait_for_function("ply => Number(document.querySelector('#board').dataset.ply) >= ply", arg=ply(mine))
