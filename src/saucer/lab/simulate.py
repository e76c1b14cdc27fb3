"""Games that bots play by themselves, the same ones for the same seed."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

import saucer.games  # noqa: F401 - a spawned process begins knowing no games
from saucer import bots
from saucer.core import log as logs
from saucer.core.game import AnyGame, believed, legal, next_to_act
from saucer.core.messages import Options
from saucer.core.registry import find
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import State


class Task(msgspec.Struct, frozen=True):
    """Which games to play. A budget in milliseconds makes the outcome depend on the machine; playouts do not."""

    game: str
    bot: str
    games: int
    seed: int
    options: Options
    seats: int = 1
    playouts: int | None = None
    milliseconds: int | None = None
    logs: Path | None = None
    """The folder that gets every game's log."""


class Finished(msgspec.Struct, frozen=True):
    """How one game ended. What dealer and clock bring are no decisions."""

    shares: tuple[float, ...]
    reason: str
    decisions: int
    figures: dict[str, float]


def simulate(tasks: Sequence[Task], jobs: int = 1) -> Iterator[list[Finished]]:
    """Play the games of all `tasks` on so many processes; yields them in order, a few of one task at a time."""
    total = sum(task.games for task in tasks)
    jobs = min(jobs, total)
    size = max(1, min(100, total // (jobs * 10)))
    chunks = [
        (task, range(first, min(first + size, task.games))) for task in tasks for first in range(0, task.games, size)
    ]
    if jobs == 1:
        for task, numbers in chunks:
            yield _play_all(task, numbers)
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_die_quietly) as workers:
        futures = deque(workers.submit(_play_all, task, numbers) for task, numbers in chunks)
        try:
            while futures:
                yield futures.popleft().result()
        except BaseException:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def _die_quietly() -> None:
    """Ctrl-C reaches the workers too; only the first process has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play_all(task: Task, numbers: range) -> list[Finished]:
    game = find(task.game)
    return [_play(task, game, number) for number in numbers]


def _play(task: Task, game: AnyGame, number: int) -> Finished:
    bot = bots.find(game, task.bot, playouts=task.playouts, milliseconds=task.milliseconds)
    dealer_rng, bot_rng = Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1)
    state: State = game.new(task.options, task.seats)
    moves: list[tuple[Seat, int]] = []
    while state.to_act():
        seat = next_to_act(game, state)
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            action = chance.sample(dealer_rng)
        elif seat == CLOCK:
            action = legal(state, seat)[0]
        else:
            action = bot.choose(believed(game, state, seat, bot_rng), seat, bot_rng)
        state.step(seat, action)
        moves.append((seat, action))
    outcome = state.outcome()
    assert outcome is not None
    if task.logs is not None:
        _save(task, game, number, moves)
    decisions = sum(seat not in (DEALER, CLOCK) for seat, _ in moves)
    return Finished(outcome.shares, outcome.reason, decisions, game.figures(state))


def _save(task: Task, game: AnyGame, number: int, moves: list[tuple[Seat, int]]) -> None:
    log = logs.Log(game, task.options, task.seats)
    for seat, action in moves:
        log.append(seat, game.codec.command(action), Millis(0))
    assert task.logs is not None
    file = task.logs / f"{game.slug}-{task.seed}-{number}.jsonl"
    file.write_text("".join(f"{line}\n" for line in logs.write(log)), "utf-8")
