"""Several people, each in a browser of their own: link, sit, play, cut, come back, watch, replay, fork."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Visit

READY = re.compile("I am ready|Je suis prêt")


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that knows Bluff."""
    made = Server(tmp_path_factory.mktemp("data"), ("-m", "tests.toy.serve"))
    made.start()
    yield made
    made.stop()


def new_table(host: Page, **more: Any) -> str:
    """A table for two, made as the form would; returns the link for a friend."""
    host.request.post("/api/me")
    asked = {"game": "bluff", "seats": 2, "open": [1], "name": "Ada", "options": {"seconds": 0}} | more
    table = host.request.post("/api/tables", data=asked).json()["table"]
    host.goto(f"/table/{table}")
    return host.locator("aside.company input[readonly]").input_value() if more.get("open") != [] else table


def sit_down(guest: Page, link: str, name: str) -> None:
    guest.goto(link)
    guest.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    guest.keyboard.press("Enter")
    expect(guest.locator("aside.company")).to_be_visible()


def begin(*people: Page) -> None:
    for person in people:
        person.get_by_role("button", name=READY).click()
    for person in people:
        expect(person.locator("#board")).to_have_attribute("data-ply", "8")


def commands(page: Page) -> Any:
    return page.locator("#board button")


def lay(page: Page) -> None:
    """Lay the lowest card."""
    commands(page).filter(has_text=re.compile("Lay|Po")).first.click()


def done(page: Page) -> None:
    button = commands(page).filter(has_text=re.compile("Done|fini", re.IGNORECASE))
    button.click()
    expect(button).to_have_count(0)


def caught_up(*people: Page) -> None:
    """What everybody did is done and seen by all: whoever still saw the last round would click at what is over."""
    boards = [person.locator("#board") for person in people]
    for board in boards:
        expect(board).to_have_attribute("aria-busy", "false")
    latest = max(int(board.get_attribute("data-ply") or 0) for board in boards)
    for board in boards:
        expect(board).to_have_attribute("data-ply", str(latest))


def play_to_the_end(*people: Page, rounds: int = 3) -> None:
    for _ in range(rounds):
        for act in (lay, done):
            for person in people:
                act(person)
            caught_up(*people)
    for person in people:
        expect(person.locator("dialog[open]")).to_be_visible()


def test_a_link_a_name_and_a_whole_game(visit: Visit) -> None:
    ada, bob = visit(), visit(locale="fr", viewport={"width": 360, "height": 740}, has_touch=True)
    link = new_table(ada)
    assert "#invite=" in link
    sit_down(bob, link, "Bob")
    assert "invite" not in bob.url, "what opens a chair does not stay in the address that people copy"
    expect(ada.locator("aside.company").get_by_text("Bob", exact=True)).to_be_visible()
    begin(ada, bob)
    play_to_the_end(ada, bob)
    bob.get_by_role("button", name="Encore, avec les mêmes").click()
    expect(bob.locator("aside.company")).to_be_visible()
    ada.locator("dialog").get_by_role("link", name="To the new table").click()
    expect(ada).to_have_url(bob.url)
    begin(ada)


def test_a_power_cut_costs_nobody_the_game(visit: Visit, server: Server) -> None:
    ada, bob = visit(), visit()
    sit_down(bob, new_table(ada), "Bob")
    begin(ada, bob)
    lay(bob)
    server.stop()
    expect(ada.get_by_role("alert")).to_be_visible()
    lay(ada)  # on its way, until there is a server again
    server.start()
    for person in (ada, bob):
        expect(person.get_by_role("alert")).to_have_count(0)
        expect(person.locator("#board")).to_have_attribute("data-ply", "10")
    done(ada)
    done(bob)
    expect(bob.locator("#board")).to_have_attribute("data-ply", "12")


def test_closing_the_page_and_coming_back(visit: Visit) -> None:
    ada, bob = visit(), visit()
    sit_down(bob, new_table(ada), "Bob")
    begin(ada, bob)
    expect(bob).to_have_title(re.compile("^● .* · "))
    lay(bob)
    caught_up(bob)
    address = bob.url
    bob.goto("about:blank")
    bob.goto(address)
    expect(bob.locator("#board")).to_have_attribute("data-ply", "9")
    done(bob)
    expect(ada.locator("#board")).to_have_attribute("data-ply", "10")
    expect(bob).to_have_title(re.compile("^Waiting for Ada"))


def test_watching_looking_back_and_trying_something_else(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    sit_down(bob, new_table(ada), "Bob")
    begin(ada, bob)
    eve.goto(ada.url)
    expect(eve.locator("#board")).to_have_attribute("data-ply", "8")
    expect(commands(eve)).to_have_count(0)
    lay(ada)
    expect(eve.locator("#board")).to_have_attribute("data-ply", "9")
    assert "Lay" not in eve.locator("#board").inner_text()
    done(ada)
    lay(bob)
    done(bob)
    caught_up(ada, bob)
    play_to_the_end(ada, bob, rounds=2)
    eve.get_by_role("button", name="Look at the board").click()
    eve.locator("aside.log select").select_option(label="as Bob")
    expect(eve.get_by_text("East is dealt").first).to_be_visible()
    eve.get_by_role("button", name="To the beginning").click()
    for _ in range(8):
        eve.get_by_role("button", name="One move on").click()
    expect(eve.locator("#board")).to_have_attribute("data-ply", "8")
    eve.get_by_role("button", name="What if").click()
    expect(eve).not_to_have_url(ada.url)
    expect(eve.get_by_role("button", name=re.compile("I am|Look"))).not_to_have_count(0)


def test_one_device_two_hands_and_a_curtain(visit: Visit) -> None:
    ada = visit()
    new_table(ada, open=[])
    for name in ("Ada, chair 1", "Ada, chair 2"):
        curtain = ada.get_by_role("button", name=name)
        expect(curtain).to_be_visible()
        assert "is dealt" not in ada.content()
        curtain.click()
        lay(ada)
        done(ada)
    expect(ada.locator("#board")).to_have_attribute("data-ply", "12")


def test_the_curtain_stays_down_for_the_last_key_of_a_turn(visit: Visit) -> None:
    ada = visit()
    ada.clock.install()
    new_table(ada, open=[])
    curtain = ada.get_by_role("button", name="Ada, chair 1")
    expect(curtain).to_be_focused()
    ada.clock.pause_at(ada.evaluate("Date.now() + 60_000"))
    ada.clock.run_for(600)
    curtain.click()
    lay(ada)
    commands(ada).filter(has_text="Done").click()
    curtain = ada.get_by_role("button", name="Ada, chair 2")
    expect(curtain).to_be_focused()
    ada.keyboard.press("Enter")
    curtain.click(force=True)
    expect(curtain).to_be_disabled()
    ada.clock.run_for(600)
    expect(curtain).to_be_enabled()
    ada.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(ada.locator("#board")).to_be_focused()


def test_the_keyboard_is_where_the_next_thing_is_to_do(visit: Visit) -> None:
    ada, bob = visit(), visit()
    bob.goto(new_table(ada))
    expect(bob.get_by_label("Your name")).to_be_focused()
    bob.keyboard.type("Bob")
    bob.keyboard.press("Enter")
    expect(bob.get_by_role("button", name=READY)).to_be_focused()
    bob.keyboard.press("Enter")
    ada.get_by_label("Say something").fill("One mo")
    ada.get_by_role("button", name=READY).dispatch_event("click")
    expect(bob.locator("#board")).to_be_focused()
    expect(ada.locator("#board")).to_have_attribute("data-ply", "8")
    expect(ada.get_by_label("Say something")).to_be_focused()


def test_who_comes_to_a_full_table_is_told_so(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    link = new_table(ada)
    sit_down(bob, link, "Bob")
    eve.goto(link)
    expect(eve.get_by_text("Every chair is taken.", exact=True)).to_be_visible()
    eve.get_by_label("Your name").fill("Eve")
    eve.keyboard.press("Enter")
    expect(eve.locator("aside.company")).to_contain_text("Eve")


def test_talking_asking_and_a_private_table(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    sit_down(bob, new_table(ada), "Bob")
    begin(ada, bob)
    bob.locator(".people button").click()
    bob.get_by_label("Say something").fill("<b>hello</b>")
    bob.keyboard.press("Enter")
    ada.locator(".people button").click()
    expect(ada.get_by_text("<b>hello</b>")).to_be_visible()
    lay(ada)
    ada.get_by_role("button", name="Ask to take back").click()
    bob.get_by_role("button", name="Refuse").click()
    for person in (ada, bob):
        expect(person.get_by_text("was not granted")).to_be_visible()
    ada.get_by_role("button", name="Ask to take back").click()
    bob.get_by_role("button", name="Agree").click()
    expect(ada.locator("#board")).to_have_attribute("data-ply", "10")
    ada.get_by_text("Who may come and watch").click()
    ada.get_by_label("Whoever has the address may watch").uncheck()
    expect(ada.get_by_label("Whoever has the address may watch")).not_to_be_checked()
    eve.goto(ada.url)
    expect(eve.get_by_text("private").first).to_be_visible()
    assert "BLUFF-1" not in eve.content()


def test_from_the_first_page_to_a_listed_table(visit: Visit) -> None:
    ada, bob = visit(), visit()
    new_table(ada, listed=True)
    bob.goto("/lobby")
    bob.get_by_role("link", name="Sit down").first.click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    begin(ada, bob)


def test_a_new_link_ends_the_old_one_and_who_is_sent_away_stays_away(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    link = new_table(ada)
    sit_down(bob, link, "Bob")
    ada.get_by_role("button", name="More about chair 2").click()
    ada.get_by_role("button", name="Send away").click()
    ada.get_by_role("button", name="Yes, send away").click()
    expect(bob.get_by_text("sent you away").first).to_be_visible()
    ada.get_by_role("button", name="Renew the link").click()
    expect(ada.locator("aside.company input[readonly]")).not_to_have_value(link)
    eve.goto(link)
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Sit down").click()
    expect(ada.locator("aside.company").get_by_text("A free chair")).to_be_visible()
    eve.goto(ada.locator("aside.company input[readonly]").input_value())
    eve.get_by_label("Your name").fill("Eve")
    eve.keyboard.press("Enter")
    expect(ada.locator("aside.company").get_by_text("Eve", exact=True)).to_be_visible()


def test_another_name_and_a_chair_that_is_not_lost_by_mistake(visit: Visit) -> None:
    ada, bob = visit(viewport={"width": 1024, "height": 768}), visit()
    sit_down(bob, new_table(ada), "Bob")
    expect(ada.get_by_label("Say something")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth") == 1024
    expect(ada).to_have_title(re.compile("^(?!●)"))
    bob.get_by_role("button", name=READY).click()
    expect(ada).to_have_title(re.compile("^● "))
    ada.get_by_role("button", name=READY).click()
    ada.locator(".people button").click()
    ada.get_by_text("Change my name").click()
    ada.get_by_label("Your name").fill("Countess")
    ada.keyboard.press("Enter")
    expect(ada.locator("aside.company").get_by_text("Countess", exact=True)).to_be_visible()
    ada.get_by_role("button", name="More about chair 1").click()
    expect(ada.get_by_role("button", name="Give this chair")).to_have_count(0)
    ada.get_by_role("button", name="Stand up").click()
    ada.get_by_role("button", name="Stay").click()
    ada.get_by_role("button", name="Stand up").click()
    ada.get_by_role("button", name="Yes, give up this chair").click()
    expect(ada.locator("aside.company").get_by_text("A free chair")).to_be_visible()
