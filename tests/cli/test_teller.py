"""Drawings and menus: every command can be told and chosen, in both languages."""

import io
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import saucer.cli
from examples.connect_four import CONNECT_FOUR
from saucer.bots.playout import play_randomly
from saucer.cli.teller import Teller
from saucer.core.door import commands
from saucer.core.game import AnyGame
from saucer.core.messages import Event, Options
from saucer.core.registry import games
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.core.state import State
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height, characters, cities, scenarios
from saucer.games.falling_skies.components import Card, NineCardOptions

LANGUAGES = ["en", "fr"]
TEXTS = [
    Path(saucer.cli.__file__).parent / "text",
    *dict.fromkeys(file.parent for game in games() for folder in game.texts for file in folder.glob("terminal/en.ftl")),
]
SETUPS: list[tuple[AnyGame, Options]] = [
    (NINE_CARDS, NineCardOptions()),
    (NINE_CARDS, NineCardOptions(hard=tuple(Card))),
    (NINE_CARDS, NineCardOptions(lenient_digging=True)),
    (BOXED, BoxOptions()),
    (BOXED, BoxOptions("washington", damaged=True, threat=2)),
    (BOXED, BoxOptions("new-york", threat_tiles=(Height.SKY_2,), advanced=HEIGHTS, final_tile=True)),
]


def teller(game: AnyGame, language: str) -> tuple[Teller, io.StringIO]:
    written = io.StringIO()
    return Teller(game, language, Console(file=written, width=80, highlight=False, soft_wrap=True)), written


def decisions(game: AnyGame, options: Options, seed: int) -> list[State]:
    """The positions of a random game in which the player decides."""
    rng, state, found = Rng(seed), game.new(options, 1), list[State]()
    while state.to_act():
        if state.to_act()[0] != DEALER:
            found.append(state.copy())
        play_randomly(state, rng, 1)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_command_has_words_of_its_own(language: str, game: AnyGame, options: Options) -> None:
    tells, _ = teller(game, language)
    for state in decisions(game, options, seed=2):
        legal = commands(game, state, Seat(0))
        words = [tells.words(state, command) for command in legal]
        assert len(set(words)) == len(legal)
        firsts = {tuple(steps[:-1]) for steps in words}
        assert not firsts & set(words), "a step leads on and is a whole choice as well"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_the_drawing_keeps_its_columns(language: str, game: AnyGame, options: Options) -> None:
    tells, written = teller(game, language)
    for state in decisions(game, options, seed=3)[::7]:
        written.truncate(0)
        tells.board(state, None)
        lines = written.getvalue().strip("\x00").splitlines()
        assert max(map(len, lines)) <= 80
        heads = [line for line in lines if line.split()[-5:] == ["1", "2", "3", "4", "5"]]
        assert len(heads) == 2
        assert heads[0].index("1") == heads[1].index("1")


def test_the_drawing_shows_who_is_where() -> None:
    document = {
        "phase": "rooms",
        "ending": "undecided",
        "round": 4,
        "mothership": 3,
        "energy": 5,
        "research": 2,
        "damage": 1,
        "excavator": 16,
        "ships": [
            {"where": "sky", "row": 3, "column": 0},
            {"where": "sky", "row": 5, "column": 3},
            {"where": "sky", "row": 6, "column": 4},
            {"where": "sky", "row": 9, "column": 1},
            {"where": "waiting"},
            {"where": "sky", "row": 8, "column": 2},
            {"where": "supply"},
        ],
        "dice": [
            {"value": 6, "is_white": False, "where": "base", "row": 1, "column": 0},
            {"value": 2, "is_white": False, "where": "base", "row": 3, "column": 2, "digs": True},
            {"value": 3, "is_white": False, "where": "resolved"},
            {"value": 5, "is_white": True, "where": "base", "row": 0, "column": 4},
            {"value": 1, "is_white": True, "where": "resolved"},
        ],
        "robots": [{"value": 4, "row": 1, "column": 2}, {"value": 2, "row": 2, "column": 1, "is_spent": True}],
    }
    state = NINE_CARDS.restore(NineCardOptions(), 1, document)
    tells, written = teller(NINE_CARDS, "en")
    tells.board(state, None)
    text = written.getvalue()
    for line in (
        "════════════════  ◆ ═══         ═══         ═══         ═══         ═══",
        "> 5 Cave-in         ·           ·           ←           →           ·",
        "  6 Cave-in 2       ·           ←           ▼         ◆ ✶2          ·",
        "  9 Cave-in         ▼           ✶6        ◈ ·           ←           ·",
        "2                 Energy-1    Robots-1    Fighters-1  Tunnel      Research-1",
        "                         [6]  cost 1      cost 1 A<4>             cost 1",
        "3                 Research    Energy ===============  Fighters    Tunnel",
        "                  cost 1             B<2>z            cost 2",
        "                  cost 2      cost 2 ▶▶   cost 1 [2]         ░░░         ░░░",
        "Energy            ■■■■■□□ 5",
        "Research          ✓3 ✓1 >4 2 3 2 6 2 1 4 7 4 2 12",
        "Damage            ✗····",
        "Waiting on board: ◆",
    ):
        assert line in text


def test_the_drawing_of_the_boxed_edition() -> None:
    document = {
        "phase": "place",
        "ending": "undecided",
        "round": 2,
        "mothership": 1,
        "energy": 3,
        "research": 1,
        "damage": 0,
        "excavator": 9,
        "ships": [
            {"where": "sky", "row": 1, "column": 0},
            {"where": "sky", "row": 3, "column": 2},
            {"where": "sky", "row": 5, "column": 1},
            {"where": "sky", "row": 12, "column": 2},
            {"where": "waiting"},
            {"where": "sky", "row": 15, "column": 4},
            *[{"where": "supply"}] * 3,
        ],
        "dice": [{"value": value, "is_white": value > 4, "where": "hand"} for value in (1, 2, 3, 6, 5)],
        "robots": [{}, {}],
        "marks": [0],
    }
    options = BoxOptions("washington", damaged=True, advanced=(Height.SKY_2, Height.SKY_4), final_tile=True)
    tells, written = teller(BOXED, "en")
    state = BOXED.restore(options, 1, document)
    tells.board(state, None)
    text = written.getvalue()
    for line in (
        "Washington, DC · Damaged · ★ 1.5",
        "════════════════  ◆ ═══         ═══         ═══         ═══         ═══",
        "> 3 Rush 2          ✶1          ·           ·           ▼           ·",
        "  4 Cave-in         ·           ▼         ◆ ⊕           ·           ✶2",
        "  6 Cave-in 3       ▼         ◆ ✶5          ⊗           ✶6          ⊕",
        " 13 Bombardment     ▼           ✹3        ◆ →           ·           ▼",
        " 16                 ·           ✶6          ·           ←         ◈ ✶4",
        "Research          ✓6 >3 1 3 1 3 6 2 5 1 6 1 3 3 1 10 10 3 6",
        "Waiting on board: ◆",
        "In hand: [1] [2] [3] (6) (5)",
        "(Not used yet.)",
    ):
        assert line in text
    assert [tells.words(state, command)[0] for command in commands(BOXED, state, Seat(0))][-1] == "Washington, DC"


ALL_OF_THE_BOX = [
    *(BoxOptions(city, damaged) for city in cities() for damaged in (False, True)),
    *(BoxOptions(scenario=scenario) for scenario in scenarios()),
    BoxOptions("new-york", characters=tuple(characters())),
    BoxOptions("new-york", upgraded=tuple(characters())),
]


@pytest.fixture(scope="module")
def boxed_tellers() -> list[tuple[Teller, io.StringIO]]:
    return [teller(BOXED, language) for language in LANGUAGES]


@pytest.mark.parametrize("options", ALL_OF_THE_BOX, ids=lambda options: f"{options.city}{options.scenario}")
def test_all_that_is_in_the_box_can_be_told(
    options: BoxOptions, boxed_tellers: list[tuple[Teller, io.StringIO]]
) -> None:
    """Everything that happens in a game; now and then what can be done, and the table."""
    rng, state = Rng(4), BOXED.new(options, 1)
    for ply in range(1000):
        if not state.to_act():
            break
        events: list[Event] = []
        seat = state.to_act()[0]
        chance = state.chance()
        choices = [chance.sample(rng)] if chance else state.legal(seat)
        if ply % 10 == 0 and not chance:
            legal = commands(BOXED, state, seat)
            for tells, written in boxed_tellers:
                assert len({tells.words(state, command) for command in legal}) == len(legal)
                written.truncate(0)
                tells.board(state, None)
                assert max(map(len, written.getvalue().strip("\x00").splitlines())) <= 80
        state.step(seat, choices[rng.below(len(choices))], events)
        for tells, _ in boxed_tellers:
            tells.events(events)
    assert state.outcome()


def test_a_game_without_a_drawing_is_printed() -> None:
    tells, written = teller(CONNECT_FOUR, "en")
    state = CONNECT_FOUR.new(CONNECT_FOUR.options(), 2)
    state.step(Seat(0), CONNECT_FOUR.codec.action(commands(CONNECT_FOUR, state, Seat(0))[3]) or 0)
    tells.board(state, Seat(1))
    assert "{'columns': ('', '', '', 'X', '', '', '')}" in written.getvalue()
    assert all(len(tells.words(state, command)) == 1 for command in commands(CONNECT_FOUR, state, Seat(1)))


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_both_languages_say_the_same_things(folder: Path) -> None:
    said = [
        {
            (entry.id.name, frozenset(found.id.name for found in variables(entry)))
            for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for language in LANGUAGES
    ]
    assert said[0] == said[1]


def variables(entry: ast.Message) -> list[ast.VariableReference]:
    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: list[ast.VariableReference] = []

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
            self.found.append(node)

    visitor = Variables()
    visitor.visit(entry)
    return visitor.found
