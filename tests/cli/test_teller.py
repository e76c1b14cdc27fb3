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
from saucer.core.game import AnyGame, commands
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.core.state import State
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.components import Card, NineCardOptions

LANGUAGES = ["en", "fr"]
TEXTS = [Path(saucer.cli.__file__).parent / "text", NINE_CARDS.text / "terminal"]
ALL_OPTIONS = [NineCardOptions(), NineCardOptions(hard=tuple(Card)), NineCardOptions(lenient_digging=True)]


def teller(game: AnyGame, language: str) -> tuple[Teller, io.StringIO]:
    written = io.StringIO()
    return Teller(game, language, Console(file=written, width=80, highlight=False, soft_wrap=True)), written


def decisions(options: NineCardOptions, seed: int) -> list[State]:
    """The positions of a random game in which the player decides."""
    rng, state, found = Rng(seed), NINE_CARDS.new(options, 1), list[State]()
    while state.to_act():
        if state.to_act()[0] != DEALER:
            found.append(state.copy())
        play_randomly(state, rng, 1)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_every_command_has_words_of_its_own(language: str, options: NineCardOptions) -> None:
    tells, _ = teller(NINE_CARDS, language)
    for state in decisions(options, seed=2):
        legal = commands(NINE_CARDS, state, Seat(0))
        words = [tells.words(state, command) for command in legal]
        assert len(set(words)) == len(legal)
        firsts = {tuple(steps[:-1]) for steps in words}
        assert not firsts & set(words), "a step leads on and is a whole choice as well"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_the_drawing_keeps_its_columns(language: str, options: NineCardOptions) -> None:
    tells, written = teller(NINE_CARDS, language)
    for state in decisions(options, seed=3)[::7]:
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


def test_a_game_without_a_drawing_is_printed() -> None:
    tells, written = teller(CONNECT_FOUR, "en")
    state = CONNECT_FOUR.new(CONNECT_FOUR.options(), 2)
    state.step(Seat(0), CONNECT_FOUR.codec.action(commands(CONNECT_FOUR, state, Seat(0))[3]) or 0)
    tells.board(state, Seat(1))
    assert "{'columns': ('', '', '', 'X', '', '', '')}" in written.getvalue()
    assert all(len(tells.words(state, command)) == 1 for command in commands(CONNECT_FOUR, state, Seat(1)))


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
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
