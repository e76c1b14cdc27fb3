"""Bots among themselves: who sits where, and who acts when."""

from itertools import pairwise
from pathlib import Path

import pytest

from saucer.core import log as logs
from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Seat
from saucer.core.state import State
from saucer.games.jelly_monster import JELLY_MONSTER, actions
from saucer.games.jelly_monster.board import ROUNDS
from saucer.games.jelly_monster.bots import BOTS
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import PLACING, worth
from saucer.lab.party import LEAST_PAUSE, Party
from saucer.lab.simulate import Finished, Task, seated, simulate

LIVE = JellyMonsterOptions(faces="random")
THINKING = JellyMonsterOptions(faces="random", variant="thinking")
FIVE = ("cunning-machine", "canny-person", "careless-child", "canny-child", "random")


def task(options: JellyMonsterOptions, games: int = 1, logs: Path | None = None, rotate: bool = False) -> Task:
    return Task("jelly-monster", FIVE, games, 5, options, rotate=rotate, playouts=4, logs=logs)


def played(asked: Task) -> list[Finished]:
    return [game for some in simulate([asked]) for game in some]


@pytest.mark.parametrize("options", [LIVE, THINKING])
def test_the_log_of_a_game_of_five_bots_replays_to_the_same_scores(
    options: JellyMonsterOptions, tmp_path: Path
) -> None:
    (finished,) = played(task(options, logs=tmp_path))
    log = logs.read((tmp_path / "jelly-monster-5-0.jsonl").read_bytes().splitlines())
    assert isinstance(log.state, JellyHunt)
    outcome = log.state.outcome()
    assert outcome is not None
    assert outcome.shares == finished.shares
    assert max(worth(log.state, seat) for seat in range(5)) == finished.figures["best_score"]
    assert {line.seat for line in log.lines} - {CLOCK} == {DEALER, *map(Seat, range(5))}


def test_the_log_tells_when_and_the_clock_tells_it_before_each_act(tmp_path: Path) -> None:
    played(task(LIVE, logs=tmp_path))
    log = logs.read((tmp_path / "jelly-monster-5-0.jsonl").read_bytes().splitlines())
    assert all(before.at <= after.at for before, after in pairwise(log.lines))
    now = 0
    for line in log.lines:
        if line.seat == CLOCK:
            now = line.command.at  # type: ignore[attr-defined]
        if line.seat >= 0:
            assert line.at == now
    assert log.lines[-1].at > 60_000


def test_without_a_clock_no_time_passes(tmp_path: Path) -> None:
    played(task(THINKING, logs=tmp_path))
    log = logs.read((tmp_path / "jelly-monster-5-0.jsonl").read_bytes().splitlines())
    assert {line.at for line in log.lines} == {0}


@pytest.mark.parametrize("options", [LIVE, THINKING])
def test_the_same_seed_gives_the_same_games(options: JellyMonsterOptions) -> None:
    assert played(task(options, 2)) == played(task(options, 2))


def test_everybody_moves_on_by_a_seat() -> None:
    asked = Task("jelly-monster", ("a", "b", "c"), 4, 1, THINKING, rotate=True)
    assert [seated(asked, number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_nobody_moves_unless_asked_to() -> None:
    assert seated(Task("jelly-monster", ("a", "b", "c"), 4, 1, THINKING), 1) == ("a", "b", "c")


class Slow(Bot):
    """Takes as long as it is told, and does the first thing it may."""

    def __init__(self, pause: int) -> None:
        self._pause = pause
        self.chose_at: list[int] = []

    def pause(self, state: State, seat: Seat, rng: Rng) -> int:
        return self._pause

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, JellyHunt)
        if state.phase == PLACING:
            self.chose_at.append(state.now)
        return state.legal(seat)[-1]


def test_each_acts_when_its_pause_is_over_and_sees_the_table_as_it_is_then() -> None:
    players = [Slow(0), Slow(700), Slow(5000)]
    state = JELLY_MONSTER.new(LIVE, 3)
    moves = Party(JELLY_MONSTER, players, Rng(1, 0), Rng(1, 1)).play_in_time(state)
    assert state.outcome() is not None
    first = players[0].chose_at[0]
    assert players[0].chose_at[:3] == [first, first + LEAST_PAUSE, first + 2 * LEAST_PAUSE]
    second = players[1].chose_at
    assert [after - before for before, after in pairwise(second[:5])] == [700] * 4
    assert all(at == (action >> 8) for seat, action, at in moves if seat == CLOCK)


def test_a_quick_bot_has_placed_its_dice_first() -> None:
    players = [BOTS[f"canny-{speed}"]() for speed in ("child", "person", "machine")]
    moves = Party(JELLY_MONSTER, players, Rng(2, 0), Rng(2, 1)).play_in_time(JELLY_MONSTER.new(LIVE, 3))
    assert [seat for seat, action, _ in moves if action & 255 == actions.FLIP] == [Seat(2)] * ROUNDS
