"""Live games as a table hosts them: people act at any moment, dealer and clock bring what is due."""

import pytest

from saucer.core import log as logs
from saucer.core.game import AnyGame, legal, refusal
from saucer.core.registry import _games
from saucer.core.rng import Rng
from saucer.core.seats import Millis, Seat
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.commands import Flip, Place, Ready, Roll
from saucer.games.jelly_monster.components import BEAT, JellyMonsterOptions
from saucer.games.jelly_monster.events import TimeRanOut
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import worth
from saucer.tables.dealer import settle

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
            log.append(seat, command, Millis(now))
            settle(log, Millis(now))
    return log


@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
def test_a_hammered_log_replays_to_the_same_scores(seats: int) -> None:
    log = hammer(seats, seats)
    again = logs.read(list(logs.write(log)))
    assert isinstance(log.state, JellyHunt)
    assert isinstance(again.state, JellyHunt)
    assert log.state.outcome() is not None
    assert [worth(again.state, seat) for seat in range(seats)] == [worth(log.state, seat) for seat in range(seats)]


@pytest.mark.parametrize("late", [0, 1, 137, 249])
def test_the_timer_runs_ten_seconds_from_when_it_was_turned_and_a_beat_at_most_longer(late: int) -> None:
    log = logs.Log(JELLY_MONSTER, JellyMonsterOptions(), 3)
    settle(log, Millis(0))
    for seat in range(3):
        log.append(Seat(seat), Ready(), Millis(100))
    for turn in range(7):
        now = Millis(5_000 + 1_000 * turn)
        settle(log, now)
        log.append(BLUE, Roll(), now)
        settle(log, now)
        assert isinstance(log.state, JellyHunt)
        log.append(BLUE, Place(log.state.rolls[BLUE][0], 0), now)
    flipped = Millis(20_000 + late)
    settle(log, flipped)
    log.append(BLUE, Flip(), flipped)
    told = settle(log, Millis(flipped + 20_000))
    over = [each.line.at for each in told if any(isinstance(event, TimeRanOut) for event in each.events)]
    assert len(over) == 1
    assert 10_000 <= over[0] - flipped <= 10_000 + BEAT
