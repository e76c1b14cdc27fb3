"""Space Alert live in browsers: four people through a test run, one alone by keyboard, a phone, the announcer."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from saucer.core.seats import Seat
from saucer.games.space_alert.board import TILE_NAMES
from saucer.games.space_alert.live.commands import PlaceSquad
from saucer.games.space_alert.live.positions import position
from saucer.games.space_alert.live.rules import LiveMission
from tests.browser.conftest import Server, Visit
from tests.browser.test_company import READY, sit_down
from tests.browser.test_pages import PHONE, violations, width_of
from tests.games.space_alert_live.tables import begin, planned, play
from tests.games.space_alert_live.test_campaign import break_after, campaign, repair_all

_SERVE = """
import pathlib, sys
import saucer.tables.house as house
import saucer.web.serve as web
house.PACES = range(25, 1_001)
web.serve(pathlib.Path(sys.argv[1]), port=int(sys.argv[2]))
"""
"""As usual, but time may run ten times as fast."""
QUICK = 1_000
MISSION = 90_000
"""A test run lasts 42 seconds at this pace."""
STEPS_AT_MOST = 400
DEPARTURE = re.compile("Ready for departure|Prêt au départ")
TEST_RUN = {"timeline": "test_run_1"}
UNTIMED = {"timeline": "test_run_1", "clock": False}
CAMPAIGN = {"timeline": "test_run_1", "missions": 3}
LOWER_RED = 3
GRAVOLIFT = TILE_NAMES.index("gravolift")


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("data"), ("-c", _SERVE))
    made.start()
    yield made
    made.stop()


def new_table(
    host: Page,
    options: object,
    seats: int = 1,
    pace: int = 100,
    start: LiveMission | None = None,
    *,
    bots: bool = False,
) -> str:
    """A table whose other chairs are open, or have bots; returns its address."""
    host.request.post("/api/me")
    asked: dict[str, Any] = {"game": "space-alert", "options": options, "seats": seats, "name": "Ada", "pace": pace}
    if start is not None:
        asked["start"] = msgspec.to_builtins(position(start))
    others = [*range(1, seats)]
    asked |= {"bots": {str(seat): "crew" for seat in others}} if bots else {"open": others}
    table = host.request.post("/api/tables", data=asked).json()["table"]
    host.goto(f"/table/{table}")
    return f"/table/{table}"


def gather(host: Page, *guests: Page) -> None:
    """The others come by the link, and all are ready for departure."""
    link = host.locator("aside.company input[readonly]").input_value()
    for guest, name in zip(guests, ("Bob", "Cleo", "Dan"), strict=False):
        sit_down(guest, link, name)
    for person in (host, *guests):
        person.get_by_role("button", name=READY).click()
    for person in (host, *guests):
        person.get_by_role("button", name=DEPARTURE).click()
    for person in (host, *guests):
        expect(hand(person)).not_to_have_count(0)


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("Your hand|Votre main|All cards")).get_by_role("button")


def board(page: Page, owner: str) -> Locator:
    return page.get_by_role("group", name=f"Action board of {owner}")


def slot(page: Page, owner: str, turn: int) -> Locator:
    """On one's own board a button, on another person's a picture."""
    found = re.compile(f"^{owner}, turn {turn}:")
    return board(page, owner).get_by_role("button", name=found).or_(board(page, owner).get_by_role("img", name=found))


def lay(page: Page, owner: str, turn: int, half: int = 0) -> None:
    """Tap a half of a card, then a slot."""
    hand(page).nth(half).click()
    slot(page, owner, turn).click()
    expect(slot(page, owner, turn)).not_to_have_accessible_name(re.compile("empty"))


def fly(page: Page) -> None:
    """Without a clock: ask for announcement after announcement, until the ship tells."""
    page.evaluate("document.activeElement.blur()")
    for _ in range(STEPS_AT_MOST):
        if page.locator(".resolving").count() > 0:
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)


def test_four_people_fly_a_test_run_together(visit: Visit) -> None:
    ada, bob, cleo = visit(), visit(), visit()
    dan = visit(viewport=PHONE, has_touch=True)
    names = {"Ada": ada, "Bob": bob, "Cleo": cleo, "Dan": dan}
    new_table(ada, TEST_RUN, seats=4, pace=QUICK)
    gather(ada, bob, cleo, dan)
    for name, person in names.items():
        lay(person, name, 1)
    expect(slot(ada, "Bob", 1)).to_have_accessible_name(re.compile("an action, face down"))
    bob.get_by_role("button", name="Tell my cards").click()
    expect(slot(ada, "Bob", 1)).not_to_have_accessible_name(re.compile("face down"))
    expect(slot(cleo, "Ada", 1)).to_have_accessible_name(re.compile("face down"))
    expect(ada.locator(".speaker")).to_contain_text(re.compile(r"T\+\d"))
    for person in names.values():
        expect(person.locator(".why")).to_contain_text("Before the first turn", timeout=MISSION)
    expect(bob.get_by_text("Ada has the controls.")).to_be_visible()
    ada.get_by_role("button", name="One turn").click()
    for person in names.values():
        expect(person.locator(".why")).to_contain_text("Turn 1")
    bob.get_by_role("slider", name="Turn and step").fill("0")
    expect(bob.locator(".why")).to_contain_text("Before the first turn")
    ada.get_by_role("button", name="To the end").click()
    for person in names.values():
        expect(person.get_by_role("dialog")).to_be_visible()
    cleo.keyboard.press("Escape")
    expect(cleo.get_by_role("region", name="Log book")).to_contain_text("Test run 1")
    expect(cleo.get_by_role("table", name="Who did what")).to_be_visible()


def test_one_person_flies_alone_by_keyboard(visit: Visit) -> None:
    page = visit()
    new_table(page, UNTIMED)
    expect(page.get_by_role("button", name=DEPARTURE)).to_be_visible()
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(24)
    page.keyboard.press("d")
    page.keyboard.press("1")
    expect(slot(page, "Android 1", 1)).to_have_accessible_name(re.compile("the blue arrow"))
    page.keyboard.press("m")
    page.keyboard.press("h")
    page.keyboard.press("2")
    expect(slot(page, "Android 2", 2)).to_have_accessible_name(re.compile("heroic"))
    page.keyboard.press("2")
    page.keyboard.press("t")
    expect(slot(page, "Android 2", 2)).to_have_accessible_name(re.compile("heroic move"))
    page.keyboard.press("2")
    page.keyboard.press("3")
    expect(slot(page, "Android 2", 2)).to_have_accessible_name(re.compile("empty"))
    page.keyboard.press("3")
    page.keyboard.press("Backspace")
    expect(slot(page, "Android 2", 3)).to_have_accessible_name(re.compile("empty"))
    fly(page)
    expect(page.locator(".why")).to_contain_text("Before the first turn")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".why")).to_contain_text("Turn 1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_lesson_has_a_goal_and_hints(visit: Visit) -> None:
    page = visit()
    page.goto("/new/space-alert")
    page.get_by_text("Training: short lessons").click()
    page.get_by_role("button", name=re.compile("^Fire")).click()
    page.get_by_role("button", name=DEPARTURE).click()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("4 hit points")
    for turn, key in enumerate("daa", start=1):
        page.keyboard.press(key)
        page.keyboard.press(str(turn))
        expect(slot(page, "Android 1", turn)).not_to_have_accessible_name(re.compile("empty"))
    fly(page)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("Goal reached!")).to_be_visible()
    expect(page.locator(".why")).to_contain_text("The ship jumps")


def test_a_shared_sketch_moves_figures_for_all(visit: Visit) -> None:
    ada, bob = visit(), visit()
    new_table(ada, UNTIMED, seats=2)
    gather(ada, bob)
    ada.get_by_role("button", name="Lower blue station", exact=True).click()
    ada.get_by_role("button", name="Put Bob here").click()
    expect(bob.get_by_role("region", name="Lower blue station")).to_contain_text("here: Bob")
    ada.get_by_role("button", name="Point at it").click()
    expect(bob.get_by_text("Ada: look here!")).to_be_visible()
    bob.get_by_text("My sketch").click()
    expect(bob.get_by_role("region", name="Lower blue station")).to_contain_text("nobody is here")


def test_two_clicks_from_the_first_page_to_the_crew(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("article", name="Space Alert").get_by_role("link", name="Play").click()
    page.get_by_role("button", name=re.compile("^(Start|Open)")).click()
    expect(page).to_have_url(re.compile("/table/"))


def test_nothing_sticks_out_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="fr", has_touch=True)
    new_table(page, UNTIMED)
    page.get_by_role("button", name=DEPARTURE).tap()
    for tab in ("Vaisseau", "Équipage", "Mon plan"):
        page.get_by_role("button", name=re.compile(f"^{tab}")).tap()
        assert width_of(page) <= PHONE["width"]
    fly(page)
    page.locator(".why").wait_for()
    assert width_of(page) <= PHONE["width"]
    page.get_by_role("button", name="Un pas").tap()
    expect(page.locator(".why")).to_contain_text("Tour 1")
    top, bottom = (
        page.locator(".why").evaluate(f"why => why.getBoundingClientRect().{edge}") for edge in ("top", "bottom")
    )
    assert 0 <= top < bottom <= page.locator(".foot").evaluate("foot => foot.getBoundingClientRect().top")


def test_a_crew_of_bots_gathers_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="fr", has_touch=True)
    new_table(page, TEST_RUN, seats=4, bots=True)
    expect(page.get_by_role("region", name="L’équipage se réunit").get_by_text("prêt", exact=True)).to_have_count(3)
    assert width_of(page) <= PHONE["width"]


def test_a_card_that_is_given_is_announced_and_marked(visit: Visit) -> None:
    ada, bob = visit(), visit(viewport=PHONE, has_touch=True)
    new_table(ada, UNTIMED, seats=2)
    gather(ada, bob)
    transfer = ada.get_by_role("group", name="Data transfer")
    for _ in range(STEPS_AT_MOST):
        expect(ada.get_by_role("button", name="Next announcement")).to_be_visible()
        if transfer.count() > 0:
            break
        for person in (ada, bob):
            person.get_by_role("button", name="Next announcement").click()
    hand(ada).first.click()
    transfer.get_by_role("button", name="Bob").click()
    expect(bob.get_by_text("Ada gave you")).to_be_visible()
    expect(bob.get_by_role("list", name="Your hand")).to_contain_text("Given by Ada")


@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    page = visit()
    page.add_init_script(f"localStorage.setItem('saucer', JSON.stringify({{theme: '{theme}'}}))")
    new_table(page, UNTIMED)
    page.get_by_role("button", name=DEPARTURE).wait_for()
    assert violations(page) == []
    page.get_by_role("button", name=DEPARTURE).click()
    hand(page).first.click()
    page.get_by_role("button", name="Bridge", exact=True).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    fly(page)
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    assert violations(page) == []


def test_the_announcer_speaks_for_people_with_the_box(visit: Visit) -> None:
    page = visit(locale="fr")
    page.add_init_script(
        """window.spoken = []
        Object.defineProperty(window, 'speechSynthesis', {value: {
            getVoices: () => [{lang: 'fr-FR'}], speak: (said) => spoken.push(said.text), cancel: () => {},
            addEventListener: () => {}, removeEventListener: () => {}}})
        window.SpeechSynthesisUtterance = function (text) { this.text = text }"""
    )
    page.clock.install()
    page.goto("/announcer")
    page.get_by_role("combobox", name="Mission").select_option("mission_1")
    page.get_by_role("button", name="Lancer").click()
    page.get_by_role("button", name="Pause").wait_for()
    page.clock.run_for(12_000)
    expect(page.locator(".speaker")).to_contain_text("T+2")
    page.clock.run_for(1_000)
    spoken = page.evaluate("spoken")
    assert len(spoken) == 2
    assert "Menace sérieuse" in spoken[1]
    assert violations(page) == []
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(page.locator(".speaker")).to_contain_text("T+2")


def test_the_only_squad_is_set_up_between_two_missions(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    new_table(page, CAMPAIGN, start=break_after(campaign(1), tiles={0: [0, 5], 2: [3]}, disabled=1))
    page.get_by_role("button", name="Repair in the red zone: heavy laser").tap()
    expect(page.get_by_role("region", name="Damage tiles, red zone")).not_to_contain_text("Heavy laser")
    for _ in range(3):
        page.get_by_role("button", name="Repair nothing").tap()
    expect(page.get_by_text("One battlebot squad is left: choose where it starts.")).to_be_visible()
    page.get_by_role("button", name="The only squad starts in the lower red station").tap()
    expect(page.get_by_text("Mission 2 of at most 3.")).to_be_visible()
    expect(page.get_by_text("A battlebot squad is out of order.")).to_be_visible()
    assert width_of(page) <= PHONE["width"]


def test_a_mission_without_one_squad_has_its_film(visit: Visit) -> None:
    state = break_after(campaign(1), disabled=1)
    repair_all(state)
    play(state, Seat(0), PlaceSquad(LOWER_RED))
    begin(state)
    planned(state)
    page = visit()
    new_table(page, CAMPAIGN, start=state)
    expect(page.locator(".why")).to_contain_text("Before the first turn")


def test_a_broken_lift_is_seen_while_planning(visit: Visit) -> None:
    state = break_after(campaign(1), tiles={0: [GRAVOLIFT], 2: [GRAVOLIFT]})
    repair_all(state)
    begin(state)
    page = visit(viewport=PHONE, has_touch=True)
    new_table(page, CAMPAIGN, start=state)
    page.get_by_role("button", name=re.compile("^Ship")).tap()
    lifts = page.get_by_role("img", name="The gravolift is broken: whoever takes it is delayed.")
    expect(lifts).to_have_count(2)
    assert width_of(page) <= PHONE["width"]


def test_the_music_plays_again_after_a_reload(visit: Visit) -> None:
    page = visit()
    page.add_init_script(
        """localStorage.setItem('saucer-space-alert', JSON.stringify({music: true}))
        window.tones = 0
        const make = AudioContext.prototype.createOscillator
        AudioContext.prototype.createOscillator = function () { tones += 1; return make.call(this) }"""
    )
    new_table(page, UNTIMED)
    page.get_by_role("button", name=DEPARTURE).click()
    hand(page).first.wait_for()
    page.reload()
    hand(page).first.click()
    page.wait_for_function("tones >= 3")


def test_the_form_keeps_open_what_was_opened(visit: Visit) -> None:
    page = visit()
    page.goto("/new/space-alert")
    page.get_by_text("Choose everything").click()
    page.get_by_role("combobox", name="Mission").select_option("generated")
    expect(page.get_by_label("Number of the new mission")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Missions in a row")).to_have_text(
        re.compile("One.*Two.*Three", re.DOTALL)
    )
