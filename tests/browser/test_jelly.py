"""The Jelly Monster in browsers: three people at once, one among bots, menus and keys, a rematch and a replay."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.rules import JellyHunt
from tests.browser.conftest import Visit
from tests.browser.test_company import READY, sit_down
from tests.browser.test_pages import violations
from tests.games.jelly_monster import tables
from tests.games.jelly_monster.tables import BLUE, GREEN, RED

DICE = 7
MOVES_AT_MOST = 2_000
"""A game at four times the usual pace is over long before."""


def new_table(host: Page, **more: Any) -> str:
    """A table for three, made as the form would; returns its address."""
    host.request.post("/api/me")
    asked = {"game": "jelly-monster", "seats": 3, "open": [1, 2], "name": "Ada", "pace": 200} | more
    table = host.request.post("/api/tables", data=asked).json()["table"]
    host.goto(f"/table/{table}")
    return f"/table/{table}"


def gather(host: Page, *guests: Page) -> None:
    """Bob and Cleo come by the link, and all are ready."""
    link = host.locator("aside.company input[readonly]").input_value()
    for guest, name in zip(guests, ("Bob", "Cleo"), strict=True):
        sit_down(guest, link, name)
    for person in (host, *guests):
        person.get_by_role("button", name=READY).click()
    for person in (host, *guests):
        expect(person.locator("aside.company")).to_have_count(0)


def position(state: JellyHunt) -> object:
    return msgspec.to_builtins(JELLY_MONSTER.position(state))


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your dice").get_by_role("button")


def entrance(page: Page, letter: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^District {letter},"))


def keys(page: Page, which: str = "") -> list[str]:
    """Which keys press what can be pressed now, as the page itself says; what has just gone is not waited for."""
    found = page.locator(f"{which}[aria-keyshortcuts]:not([aria-disabled])")
    pressed: list[str] = found.evaluate_all("all => all.map((one) => one.getAttribute('aria-keyshortcuts'))")
    return pressed


def aim(page: Page, *, district: int = 0) -> bool:
    """Choose a die, one that can move a target if there is one, and where it goes; whether that could be done."""
    values = keys(page, ".die")
    if not values:
        return False
    page.keyboard.press(next((value for value in "34" if value in values), values[0]))
    letters = keys(page, "[data-district]")
    if letters:
        page.keyboard.press(letters[district % len(letters)])
    if page.locator("[role=menu]").count() > 0:
        page.keyboard.press("1")
    return True


def place(page: Page, *, district: int = 0) -> None:
    """Put a die of the roll somewhere, with what it can do there; the next roll goes by itself."""
    before = hand(page).count()
    expect(hand(page).and_(page.locator(":not([aria-disabled])"))).not_to_have_count(0)
    aim(page, district=district)
    expect(hand(page)).to_have_count(before - 1)


def answer(page: Page) -> None:
    """Choose the first of what scoring asks for."""
    if page.locator("#jelly-question").count() > 0:
        page.keyboard.press("1")


def standings(page: Page) -> dict[str, str]:
    """How much Jelly each seat has on this screen."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('#board [data-seat]')].map(
            (one) => [one.dataset.seat, one.querySelector('[data-jelly] b').textContent]))"""
    )
    return found


def log(page: Page) -> Locator:
    return page.get_by_role("complementary", name="What happened")


def test_three_people_play_a_round_at_the_same_time(visit: Visit) -> None:
    ada, bob = visit(), visit()
    cleo = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    people = (ada, bob, cleo)
    new_table(ada, pace=100)
    gather(*people)
    for person in people:
        person.get_by_role("button", name="Ready for round 1").click()
    for person in people:
        person.get_by_role("button", name="Roll", exact=True).click()
        expect(hand(person)).to_have_count(DICE)
    for turn in range(DICE):
        for number, person in enumerate(people):
            if person is not cleo or turn < DICE - 1:
                place(person, district=turn + 2 * number)
    bob.get_by_role("button", name="Block an entrance").click()
    entrance(bob, "A").click()
    for person in people:
        expect(entrance(person, "A")).to_have_accessible_name(re.compile(r"Blocked by Red\.$"))
    ada.get_by_role("button", name="Turn the timer").click()
    expect(log(bob).get_by_text("Blue turns the timer: 10 seconds left!")).to_be_visible()
    expect(log(bob).get_by_text("moves the target").first).to_be_visible()
    aim(cleo)
    for person in people:
        for _ in range(MOVES_AT_MOST):
            if "R" in keys(person):
                break
            for each in people:
                answer(each)
            person.wait_for_timeout(200)
    for person in people:
        expect(person.get_by_role("button", name="Ready for round 2")).to_be_visible()
    seen = [standings(person) for person in people]
    assert seen[0] == seen[1] == seen[2]
    assert set(seen[0]) == {"0", "1", "2"}
    for person in (ada, bob):
        expect(log(person).get_by_text("Round 1 is scored.")).to_have_count(1)


def test_two_clicks_from_the_first_page_to_a_game_against_bots(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("article", name="Attack of the Jelly Monster").get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Ready for round 1")).to_be_visible()
    expect(page.get_by_role("list", name="The other players").get_by_role("listitem")).to_have_count(3)


def play_on(page: Page) -> None:
    """Do what is asked at this moment, by keys alone."""
    offered = keys(page)
    if "R" in offered:
        page.keyboard.press("r")
    elif "S" in offered:
        page.keyboard.press("s")
    elif "N" in offered:
        page.keyboard.press("t")
        page.keyboard.press("n")
    elif not aim(page, district=3):
        page.keyboard.press("Space" if "Space" in offered else "1")


def test_one_person_plays_a_whole_game_among_bots_by_keyboard(visit: Visit) -> None:
    page = visit()
    address = new_table(page, seats=4, open=[], bots=dict.fromkeys((1, 2, 3), "careless-machine"), pace=400)
    for _ in range(MOVES_AT_MOST):
        if page.locator("dialog[open]").count() > 0:
            break
        play_on(page)
        page.wait_for_timeout(100)
    ending = page.get_by_role("dialog")
    ranks = ending.get_by_role("list", name="Who came where").get_by_role("listitem")
    expect(ranks).to_have_count(4)
    scores = [int(text.split()[-1]) for text in ranks.all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    expect(ending.get_by_role("table", name="Seat by seat")).to_be_visible()
    assert "Blue places" in log(page).text_content()  # type: ignore[operator]
    ending.get_by_role("button", name="Again").press("Enter")
    expect(page).not_to_have_url(re.compile(address))
    expect(page.get_by_role("button", name="Ready for round 1")).to_be_visible()
    expect(page.get_by_role("list", name="The other players").get_by_role("listitem")).to_have_count(3)


class SlowLine:
    """A connection on which news can be held up."""

    def __init__(self, page: Page) -> None:
        self.is_slow = False
        self._held: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/socket$"), self._join)

    def _join(self, browser: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if self.is_slow:
                self._held.append(lambda: browser.send(message))
            else:
                browser.send(message)

        browser.connect_to_server().on_message(hear)

    def catch_up(self) -> None:
        self.is_slow = False
        for deliver in self._held:
            deliver()


def test_a_die_comes_back_from_an_entrance_that_somebody_has_just_blocked(visit: Visit) -> None:
    ada, bob, cleo = visit(), visit(), visit()
    line = SlowLine(ada)
    state = tables.table(dice={4: {RED: (1, 2, 3, 4, 5, 6, 6)}})
    tables.roll(state, BLUE, 5)
    new_table(ada, options={"faces": "random"}, start=position(state))
    gather(ada, bob, cleo)
    line.is_slow = True
    bob.get_by_role("button", name="Block an entrance").click()
    entrance(bob, "A").click()
    expect(entrance(bob, "A")).to_have_accessible_name(re.compile(r"Blocked by Red\.$"))
    ada.keyboard.press("5")
    ada.keyboard.press("a")
    expect(hand(ada)).to_have_count(DICE - 1)
    expect(ada.locator("#board")).to_have_attribute("aria-busy", "true")
    line.catch_up()
    expect(ada.get_by_role("alert")).to_contain_text("This entrance is blocked.")
    expect(hand(ada)).to_have_count(DICE)
    expect(ada.locator("#board")).to_have_attribute("aria-busy", "false")
    expect(entrance(ada, "A")).to_have_accessible_name(re.compile(r"Blocked by Red\.$"))
    ada.keyboard.press("5")
    ada.keyboard.press("b")
    expect(hand(ada)).to_have_count(DICE - 1)
    expect(ada.get_by_role("alert")).to_have_count(0)


def ways(page: Page) -> list[str]:
    """What the menu of effects offers, without the way back."""
    return page.get_by_role("menuitem").all_inner_texts()[:-1]


def test_the_menu_of_effects_stays_as_it_is_while_others_act(visit: Visit) -> None:
    ada, bob, cleo = visit(), visit(), visit()
    state = tables.table(dice={0: {RED: (6,), GREEN: (5,), BLUE: (4,)}})
    tables.roll(state, BLUE, 1)
    tables.roll(state, RED, 2)
    new_table(ada, options={"faces": "random"}, start=position(state))
    gather(ada, bob, cleo)
    for person, value in ((ada, "1"), (bob, "2")):
        expect(hand(person).first).not_to_have_attribute("aria-disabled", "true")
        person.keyboard.press(value)
        person.keyboard.press("a")
    before = ["Expel the 6 of Red", "Expel the 5 of Green", "Expel the 4 of Blue", "Place it, no effect"]
    assert [way.split("\n")[0] for way in ways(ada)] == before
    assert "Expel the 5 of Green" in ways(bob)[0]
    bob.keyboard.press("1")
    expect(ada.get_by_role("menuitem")).to_have_count(len(before) + 2)
    after = ways(ada)
    assert [way.split("\n")[0] for way in after] == [*before, "Expel the 2 of Red"]
    assert ["no effect." in way for way in after] == [False, True, False, False, False]
    ada.keyboard.press("5")
    expect(log(ada).get_by_text("Blue sends a 2 of Red from district A to the centre.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_a_long_menu_of_effects_fits_and_is_reached_by_arrows(visit: Visit, width: int, height: int) -> None:
    page = visit(viewport={"width": width, "height": height})
    state = tables.table(dice={0: {RED: (3, 4, 5, 6), GREEN: (3, 4, 5, 6), BLUE: (3, 4, 5)}})
    tables.roll(state, BLUE, 1)
    alone: dict[str, Any] = {"open": [], "bots": {1: "careless-child", 2: "careless-child"}}
    new_table(page, options={"faces": "random"}, start=position(state), pace=50, **alone)
    expect(hand(page).first).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    page.keyboard.press("a")
    menu = page.get_by_role("menu")
    box = menu.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert menu.locator("[aria-keyshortcuts]:not(.back)").count() == 9
    page.keyboard.press("ArrowDown")
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    focused = page.locator("[role=menuitem]:focus")
    expect(focused).to_be_in_viewport(ratio=1)
    expect(focused).not_to_have_attribute("aria-keyshortcuts", re.compile("."))


def test_a_banner_pushes_the_board_down_and_covers_nothing(visit: Visit) -> None:
    page = visit()
    new_table(page, open=[], bots={1: "careless-child", 2: "careless-child"})
    page.get_by_role("button", name="Ready for round 1").wait_for()
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("#board")).to_contain_text("Time stands still until all go on.")
    covered = "() => document.querySelector('.field').getBoundingClientRect().bottom"
    tray = "() => document.querySelector('.tray').getBoundingClientRect().top"
    page.wait_for_function(f"({covered})() <= ({tray})() + 1")


def test_a_key_held_down_acts_once(visit: Visit) -> None:
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    state = tables.table()
    new_table(page, open=[], bots={1: "careless-child", 2: "careless-child"}, start=position(state))
    page.get_by_role("button", name="Roll", exact=True).wait_for()
    for _ in range(5):
        page.keyboard.down(" ")
        page.wait_for_timeout(150)
    expect(hand(page).first).not_to_have_attribute("aria-disabled", "true")
    assert sum('"command"' in frame and '"do"' in frame for frame in sent) == 1


@pytest.fixture
def last_moment() -> object:
    """The last round, all dice placed, two pods with each."""
    everything = (1, 2, 3, 4, 5, 6, 6)
    pods: dict[int, tuple[int, ...]] = {BLUE: (2, 0), RED: (3, 4), GREEN: (5, 6)}
    state = tables.table(dice={seat: {seat: everything} for seat in (BLUE, RED, GREEN)}, pods=pods, jelly=(9, 8, 7))
    state.round = 4
    return position(state)


def test_everybody_sees_the_end_all_hands_and_the_next_table(visit: Visit, last_moment: object) -> None:
    ada, bob, cleo = people = visit(), visit(), visit()
    new_table(ada, options={"faces": "random"}, start=last_moment)
    bob.goto(ada.locator("aside.company input[readonly]").input_value())
    for person in (ada, bob):
        expect(person.get_by_text("began at a prepared position: whoever made it may know")).to_be_visible()
    gather(*people)
    for person in people:
        expect(person.get_by_role("group", name="All dice placed")).to_be_visible()
        person.keyboard.press("n")
    for person in people:
        for _ in range(MOVES_AT_MOST):
            if person.locator("dialog[open]").count() > 0:
                break
            for each in people:
                answer(each)
            person.wait_for_timeout(200)
        expect(person.get_by_role("list", name="Who came where").get_by_role("listitem")).to_have_count(3)

    ada.get_by_role("button", name="Look at the board").click()
    ada.get_by_role("button", name="To the beginning").click()
    bobs = ada.get_by_role("group", name=re.compile("^Bob, Red"))
    expect(bobs).not_to_have_accessible_name(re.compile("hold"))
    ada.get_by_label("Seen").select_option(label="with all hands open")
    expect(bobs).to_have_accessible_name(re.compile("The pods hold 3, 4;"))
    ada.get_by_label("Seen").select_option(label="as Bob")
    expect(ada.get_by_text("Your pods hold 3, 4;")).to_have_count(1)

    bob.get_by_role("button", name="Again with the same people").click()
    expect(bob.locator("aside.company")).to_be_visible()
    ada.get_by_role("link", name="To the new table").click()
    cleo.get_by_role("dialog").get_by_role("link", name="To the new table").click()
    for person in (ada, cleo):
        expect(person).to_have_url(bob.url)
        person.get_by_role("button", name=READY).click()
    expect(ada.get_by_role("button", name="Ready for round 1")).to_be_visible()


def test_without_motion_scoring_is_told_in_still_pictures(visit: Visit, last_moment: object) -> None:
    page = visit(reduced_motion="reduce")
    bots = {1: "careless-machine", 2: "careless-machine"}
    new_table(page, open=[], bots=bots, options={"faces": "random"}, start=last_moment)
    page.get_by_role("group", name="All dice placed").wait_for()
    page.keyboard.press("n")
    page.wait_for_function("() => document.querySelector('.still') && document.body.innerText.includes('leads with')")
    page.get_by_role("button", name="Skip").click()


@pytest.mark.parametrize(("width", "theme"), [(1280, "dark"), (360, "paper")])
def test_axe_finds_nothing_serious(visit: Visit, last_moment: object, width: int, theme: str) -> None:
    page = visit(viewport={"width": width, "height": 800})
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    page.goto("/new/jelly-monster")
    page.get_by_role("button", name="Start").wait_for()
    assert violations(page) == []
    alone: dict[str, Any] = {"open": [], "options": {"faces": "random"}}
    state = tables.table()
    tables.roll(state, BLUE, 3)
    new_table(page, bots={1: "careless-child", 2: "careless-child"}, start=position(state), **alone)
    expect(hand(page)).to_have_count(DICE)
    page.keyboard.press("3")
    page.keyboard.press("a")
    page.get_by_role("menu").wait_for()
    assert violations(page) == []
    new_table(page, bots={1: "careless-machine", 2: "careless-machine"}, start=last_moment, pace=400, **alone)
    page.get_by_role("group", name="All dice placed").wait_for()
    page.keyboard.press("n")
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
