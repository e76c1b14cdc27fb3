"""The drawing for terminals tells what who decides may know, and every choice has words of its own."""

import pytest

from saucer.cli.teller import Teller
from saucer.core.door import commands
from saucer.core.messages import Options
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.mars_attacks import MARS_ATTACKS, hidden
from saucer.games.mars_attacks.commands import Activate, Fire, Shoot
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import ExitRow
from saucer.text import LOCALES
from tests.conformance.suite import play_at_random

from .battles import HUMANS, MARTIANS, battle, play

SCENARIOS = [MarsAttacksOptions(scenario=str(name)) for name in MARS_ATTACKS.variations("scenario")]


def drawn(state: MarsBattle, locale: str = "en") -> list[str]:
    return MARS_ATTACKS.drawing(state, Teller(MARS_ATTACKS, locale).texts.say).split("\n")


def words(state: MarsBattle, seat: Seat) -> list[tuple[str, ...]]:
    teller = Teller(MARS_ATTACKS, "en")
    return [teller.words(state, command) for command in commands(MARS_ATTACKS, state, seat)]


@pytest.mark.parametrize("options", SCENARIOS, ids=lambda options: options.scenario)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_position_and_every_choice_of_a_game(locale: str, options: Options) -> None:
    teller = Teller(MARS_ATTACKS, locale)
    game = play_at_random(MARS_ATTACKS, options, 2, 3)
    for before, seat, _ in game.plies[::4]:
        assert isinstance(before, MarsBattle)
        drawing, twin = MARS_ATTACKS.drawing(before, teller.texts.say), before.copy()
        hidden.deal_anew(twin, seat if seat >= 0 else None, Rng(1))
        assert drawing == MARS_ATTACKS.drawing(twin, teller.texts.say)
        if seat >= 0:
            told = [teller.words(before, command) for command in commands(MARS_ATTACKS, before, seat)]
            assert len(set(told)) == len(told)


def test_walls_high_and_low_are_told_apart() -> None:
    """A high wall is drawn heavy, a low one broken."""
    lines = drawn(
        battle(
            "grunt 1,1",
            "soldier 8,8",
            high=[((1, 1), (1, 2)), ((3, 4), (4, 4))],
            low=[((2, 2), (2, 3)), ((5, 1), (6, 1))],
        )
    )
    assert lines[3].startswith("1 │[bright_green]M1[/]      ┃ ")
    assert lines[5].startswith("2 │                 ┊")
    assert lines[8] == "  +" + "        +" * 3 + "━━━━━━━━+" + "        +" * 4
    assert lines[12].startswith("  +╌╌╌╌╌╌╌╌+  ")


def test_models_show_what_they_are_like() -> None:
    lines = drawn(battle("grunt 2,3 panicked", "grunt 2,3 marked", "eva 2,3", "soldier 8,8 dead", "soldier 7,7"))
    assert "[bright_green]M1~[/] [bright_green]M2*[/]" in lines[5]
    assert "[bright_yellow]E[/]" in lines[6]
    assert lines[6].startswith("  │")
    assert "Killed: [bright_yellow]S1[/]" in lines
    assert "Heroics points: Eva 4" in lines


def test_counters_tokens_and_ways_out() -> None:
    state = battle(
        "grunt 1,1",
        "eva 8,8",
        counters=[(3, 1, 0), (3, 2, 1), (3, 3, 2)],
        herd=(4, 1),
        civilians=[(4, 2)],
        insect=(4, 3),
        cars=[(4, 4)],
        exits=[ExitRow(("eva",), 8, (4, 0, 0, 0, 0, 0, 0, 8))],
    )
    plain = ["".join(part.partition("]")[2] or part for part in line.split("[")) for line in drawn(state)]
    assert plain[7].split() == ["3", "│?", "◆", "♣", "│"]
    assert plain[9].split() == ["4", "│▲", "c", "W", "▣", "│"]
    assert plain[18].startswith("  +───4────+────────+")
    assert plain[18].endswith("+───8────+")


def test_only_the_hand_of_who_decides_is_shown() -> None:
    state = battle("grunt 1,1", "soldier 8,8", hands={0: ["death_ray"], 1: ["jam"]})
    found = "\n".join(drawn(state))
    assert "Hand of the humans: Jam (card " in found
    assert "Death ray" not in found


def test_a_shot_comes_with_its_odds() -> None:
    """Four dice of a Martian in clear sight of a soldier kill in 75.0 % of all cases (the table of the manual)."""
    state = battle("grunt 4,4", "soldier 4,6", "soldier 8,8", turn=MARTIANS)
    play(state, Activate(0))
    assert ("Shoot", "Soldier 1 (row 4, column 6)  kill 75 %, panic 0 %") in words(state, MARTIANS)
    play(state, Shoot(1))
    assert "Active: Martian 1 (row 4, column 4)" in drawn(state)


def test_strafing_is_aimed_in_steps() -> None:
    state = battle("grunt 1,1", "soldier 8,8", sets={"strafing": 3})
    play(state, Fire(3))
    assert ("Row 2", "column 3", "to the left") in words(state, HUMANS)
    state = battle("grunt 1,1", "soldier 8,8", sets={"strafing": 2})
    play(state, Fire(3))
    assert {("Row 2", "to the right"), ("Row 2", "to the left"), ("column 8", "upwards")} <= set(words(state, HUMANS))
    state = battle("grunt 1,1", "soldier 8,8", sets={"artillery": 3})
    play(state, Fire(2))
    assert ("Row 2", "column 3") in words(state, HUMANS)
