"""Each lesson can be taken: doing nothing misses its goals, and a written solution meets them."""

import re
from pathlib import Path

import pytest

from saucer.core.door import apply, refusal
from saucer.core.messages import Command
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.core.state import State
from saucer.games.space_alert import live, resolve, rules
from saucer.games.space_alert.board import CARD_NAMES, SHORT_LAST_TURN, TILES
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.announcements import MISSION_COMPLETE, THREAT
from saucer.games.space_alert.live.commands import CODEC, Advance, GoOn, Lay, Ready
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, ENTRIES, NO_CARD, entry_of
from saucer.games.space_alert.live.lessons import Damage, Destroy, Lesson, Maintain, Score, lessons
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import OVER, PLANNING
from saucer.games.space_alert.rules import Resolution

SOLO = Seat(0)
SOLUTIONS = {
    "lesson_1": ["blue A A"],
    "lesson_2": ["", "", "lift B red B"],
    "lesson_3": ["B red B blue blue B"],
    "lesson_4": ["blue B B B", "red lift C . bots"],
    "lesson_5": ["", "red lift C lift C bots", "blue lift C C C"],
    "lesson_6": ["C . . C", ". lift C C", ""],
    "lesson_7": ["A red A A lift blue C", ". red lift A blue . C", ". C A . C lift C", "lift red B blue . . C"],
}
MISTAKES = [
    pytest.param("lesson_1", ["A blue A"], 0, id="the wrong laser"),
    pytest.param("lesson_1", ["blue . . . . A A"], 1, id="too late"),
    pytest.param("lesson_2", ["", "", "lift red B"], 1, id="energy taken from the bridge"),
    pytest.param("lesson_2", ["", "", "lift B"], 0, id="energy not brought where it is needed"),
    pytest.param("lesson_3", ["B blue B"], 0, id="a zone left out"),
    pytest.param("lesson_4", ["blue B B B", "red lift . . bots"], 1, id="no battlebots"),
    pytest.param("lesson_4", ["blue B B B", "red lift C blue bots"], 1, id="the intruder moved on"),
    pytest.param("lesson_5", ["", "red lift C lift . C", "blue lift C C C"], 0, id="not on the turn of the laser"),
    pytest.param("lesson_5", ["", "red lift C lift C", "blue lift C C C"], 0, id="the pilot does not stay"),
    pytest.param("lesson_5", ["", "red . . . C bots", "blue lift C C C"], 0, id="no pilot without battlebots"),
    pytest.param("lesson_5", ["", "red lift C lift C bots", "blue lift . C C"], 1, id="two rockets only"),
    pytest.param("lesson_6", ["C . . C", "lift . C C", ""], 2, id="two in one lift"),
    pytest.param("lesson_6", ["C . C", ". lift C C", ""], 0, id="no maintenance in phase 2"),
]


def programs(lesson: Lesson, lines: list[str]) -> list[list[int]]:
    """The cards that lie there for good, and those of the lines on open slots."""
    found = [[entry_of(card) for card in program] for program in lesson.laid]
    for member, line in enumerate(lines):
        for slot, name in enumerate(line.split()):
            if name != ".":
                assert lesson.open[member][slot], f"slot {slot + 1} of figure {member} is not open"
                found[member][slot] = CARD_NAMES.index(name)
    return found


def played(lesson: Lesson, lines: list[str]) -> Resolution:
    state = rules.new(lesson.mission(programs(lesson, lines)), lesson.order)
    state.finish()
    return state


def cards_for(offered: list[int], entries: list[int]) -> list[int] | None:
    """By entry: a card on offer that shows it, kind * 2 + half; None if they are not enough."""
    if not entries:
        return []
    for laid, entry in enumerate(ENTRIES[: 2 * ACTION_KINDS]):
        if entry == entries[0] and offered[laid // 2]:
            left = offered.copy()
            left[laid // 2] -= 1
            rest = cards_for(left, entries[1:])
            if rest is not None:
                return [laid, *rest]
    return None


def wanted(lesson: Lesson, lines: list[str]) -> list[tuple[int, int, int]]:
    """What a person lays: the figure, the slot and the card."""
    places = [
        (member, slot, CARD_NAMES.index(name))
        for member, line in enumerate(lines)
        for slot, name in enumerate(line.split())
        if name != "."
    ]
    cards = cards_for(lesson.cards, [entry for _, _, entry in places])
    assert cards is not None, "there are not enough cards on offer"
    return [(member, slot, card) for (member, slot, _), card in zip(places, cards, strict=True)]


def test_there_are_enough() -> None:
    assert list(lessons()) == list(SOLUTIONS)
    kinds = {type(goal) for lesson in lessons().values() for goal in lesson.goals}
    assert kinds == {Destroy, Damage, Maintain, Score}


@pytest.mark.parametrize("id", SOLUTIONS)
def test_doing_nothing_is_not_enough(id: str) -> None:
    lesson = lessons()[id]
    assert not all(lesson.met(played(lesson, [])))


@pytest.mark.parametrize("id", SOLUTIONS)
def test_a_solution_meets_the_goals(id: str) -> None:
    lesson = lessons()[id]
    assert lesson.met(played(lesson, SOLUTIONS[id])) == [True] * len(lesson.goals)


@pytest.mark.parametrize("id", SOLUTIONS)
def test_a_person_can_play_the_solution(id: str) -> None:
    """The cards on offer are enough, and the live game asks for nothing else."""
    lesson, to_lay = lessons()[id], wanted(lessons()[id], SOLUTIONS[id])
    state: State = SPACE_ALERT.new(SpaceAlertOptions(timeline=id), 1)

    def do(seat: Seat, command: Command) -> None:
        nonlocal state
        state, _ = apply(SPACE_ALERT, state, seat, command)

    do(SOLO, Ready())
    for _ in range(100):
        assert isinstance(state, LiveMission)
        if (chance := state.chance()) is not None:
            do(DEALER, CODEC.command(chance.sample(Rng(0))))
        elif state.phase == PLANNING:
            for member, slot, card in to_lay:
                command = Lay(card=card // 2, half=card % 2, slot=slot + 1, member=member)
                if refusal(SPACE_ALERT, state, SOLO, command) is None:
                    do(SOLO, command)
            do(SOLO, GoOn())
        elif state.phase != OVER:
            do(SOLO, Advance(by=2))
    assert isinstance(state, LiveMission)
    assert state.phase == OVER
    assert state.resolution is not None
    assert all(lesson.met(state.resolution))


@pytest.mark.parametrize(("id", "lines", "missed"), MISTAKES)
def test_mistakes_miss_a_goal(id: str, lines: list[str], missed: int) -> None:
    lesson = lessons()[id]
    assert not lesson.met(played(lesson, lines))[missed]


@pytest.mark.parametrize("id", SOLUTIONS)
def test_the_set_up(id: str) -> None:
    lesson = lessons()[id]
    assert 1 <= lesson.crew == len(lesson.open) == len(lesson.laid) <= 4
    for is_open, laid in zip(lesson.open, lesson.laid, strict=True):
        assert len(is_open) == len(laid) == SHORT_LAST_TURN
        assert not any(is_open and card != NO_CARD for is_open, card in zip(is_open, laid, strict=True))
    assert any(any(is_open) for is_open in lesson.open)
    assert sum(lesson.cards) > 0
    assert all(0 <= count <= there for count, there in zip(lesson.cards, COUNTS, strict=True))
    assert len(lesson.cards) == ACTION_KINDS
    assert len(set(lesson.tracks)) == 4
    assert [sorted(lesson.order[zone * TILES : zone * TILES + TILES]) for zone in range(3)] == [[*range(TILES)]] * 3


@pytest.mark.parametrize("id", SOLUTIONS)
def test_all_threats_are_known_from_the_start(id: str) -> None:
    lesson = lessons()[id]
    heard = lesson.timeline.announcements(15)
    threats = [each for each in heard if each.kind == THREAT]
    mission = lesson.mission(programs(lesson, []))
    assert {each.at for each in threats} == {0}
    assert [(each.turn, each.zone) for each in threats] == list(zip(mission.times, mission.zones, strict=True))
    assert lesson.threats == [card.id for card in mission.cards]
    assert lesson.timeline.turns() == mission.turns == SHORT_LAST_TURN
    assert heard[-1].kind == MISSION_COMPLETE


def test_the_computer_is_checked_only_where_it_is_taught() -> None:
    assert [id for id, lesson in lessons().items() if lesson.options.checks_in_test_runs] == ["lesson_6", "lesson_7"]


def test_a_lost_ship_meets_no_goal() -> None:
    lesson = lessons()["lesson_5"]
    state = played(lesson, [])
    assert resolve(lesson.document(programs(lesson, []))).status == "lost"
    assert lesson.met(state) == [False, False]


def test_the_page_shows_what_is_there() -> None:
    """docs/space-alert-missions.md, line by line."""
    page = (Path(__file__).parents[3] / "docs" / "space-alert-missions.md").read_text("utf-8")
    content = Path(live.__file__).parent / "content"
    there = "".join((content / name).read_text("utf-8") for name in ("timelines.toml", "lessons.toml")).splitlines()
    for shown in re.findall(r"```toml\n(.*?)```", page, re.DOTALL):
        assert set(shown.splitlines()) <= set(there)
    assert re.findall(r"^\| (\d) \|", page, re.MULTILINE) == [id.removeprefix("lesson_") for id in lessons()]
