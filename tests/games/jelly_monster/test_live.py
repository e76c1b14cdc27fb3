"""Live games as a table hosts them: people act at any moment, dealer and clock bring what is due."""

import pytest

from saucer.core import log as logs
from saucer.core.door import is_legal, legal, refusal
from saucer.core.game import AnyGame
from saucer.core.messages import Command, Tick
from saucer.core.registry import _games
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, Millis, Seat
from saucer.core.state import tick
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Flip, Place, Ready, Roll
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import TimeRanOut
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import worth
from saucer.tables.dealer import settle, stamp

from .tables import BLUE

ACTS_AT_MOST = 20_000


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known while its logs are read."""
    monkeypatch.setitem(_games, JELLY_MONSTER.slug, JELLY_MONSTER)


def hammer(seed: int, seats: int) -> logs.Log:
    """Everybody does something legal, or often something that is not, at random moments."""
    game: AnyGame = JELLY_MONSTER
    rng, log, now = Rng(seed), logs.Log(game, JellyMonsterOptions(faces="random"), seats), 0
    settle(log, Millis(now))
    for _ in range(ACTS_AT_MOST):
        if log.state.outcome() is not None:
            break
        now += rng.below(400)
        settle(log, Millis(now))
        seat = Seat(rng.below(seats))
        choices = legal(log.state, seat)
        command = game.codec.command(choices[rng.below(len(choices))]) if choices else Roll()
        if refusal(game, log.state, seat, command) is None:
            act(log, seat, command, Millis(now))
    return log


def act(log: logs.Log, seat: Seat, command: Command, now: Millis) -> None:
    """What a table does when somebody acts."""
    settle(log, now)
    stamp(log, seat, command, now)
    log.append(seat, command, now)
    settle(log, now)


@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
def test_a_hammered_log_replays_to_the_same_scores(seats: int) -> None:
    log = hammer(seats, seats)
    again = logs.read(list(logs.write(log)))
    assert isinstance(log.state, JellyHunt)
    assert isinstance(again.state, JellyHunt)
    assert log.state.outcome() is not None
    assert [worth(again.state, seat) for seat in range(seats)] == [worth(log.state, seat) for seat in range(seats)]


@pytest.mark.parametrize("late", [0, 1, 137, 999])
def test_jm_glass_1_the_timer_runs_ten_seconds_from_when_it_was_turned(late: int) -> None:
    log = logs.Log(JELLY_MONSTER, JellyMonsterOptions(), 3)
    settle(log, Millis(0))
    for seat in range(3):
        act(log, Seat(seat), Ready(), Millis(100))
    for turn in range(7):
        now = Millis(5_000 + 1_000 * turn)
        act(log, BLUE, Roll(), now)
        assert isinstance(log.state, JellyHunt)
        act(log, BLUE, Place(log.state.rolls[BLUE][0], 0), now)
    flipped = Millis(20_000 + late)
    act(log, BLUE, Flip(), flipped)
    told = settle(log, Millis(flipped + 20_000))
    over = [each.line.at for each in told if any(isinstance(event, TimeRanOut) for event in each.events)]
    assert over == [flipped + 10_000]


def test_what_is_refused_tells_no_time() -> None:
    log = logs.Log(JELLY_MONSTER, JellyMonsterOptions(), 3)
    settle(log, Millis(0))
    lines = log.ply
    assert stamp(log, BLUE, Roll(), Millis(100)) == []
    assert log.ply == lines


def test_the_clock_tells_any_time_after_the_last_and_before_the_next_it_wakes_at() -> None:
    log = logs.Log(JELLY_MONSTER, JellyMonsterOptions(), 3)
    settle(log, Millis(0))
    log.append(CLOCK, Tick(Millis(400)), Millis(400))
    state = log.state
    assert state.next_wakeup() == 1_400
    told = [at for at in (0, 399, 400, 401, 1_399, 1_400, 1_401) if is_legal(state, CLOCK, tick(Millis(at)))]
    assert told == [401, 1_399, 1_400]
    assert legal(state, CLOCK) == [tick(Millis(1_400))]


def test_nobody_tells_the_time_in_the_thinking_variant() -> None:
    assert JELLY_MONSTER.new(JellyMonsterOptions(variant="thinking"), 3).told_time() is None
