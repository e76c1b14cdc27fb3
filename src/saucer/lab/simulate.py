"""Games that bots play by themselves, the same ones for the same seed."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

import saucer.games  # noqa: F401 - a spawned process begins knowing no games
from saucer import bots
from saucer.core import log as logs
from saucer.core.game import AnyGame
from saucer.core.messages import Options
from saucer.core.registry import find
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER
from saucer.core.state import State
from saucer.lab.party import Move, Party


class Task(msgspec.Struct, frozen=True):
    """Which games to play. A budget in milliseconds makes the outcome depend on the machine; playouts do not."""

    game: str
    bots: tuple[str, ...]
    """Who plays on each seat of the first game."""
    games: int
    seed: int
    options: Options
    rotate: bool = False
    """Whether everybody moves on by a seat from game to game."""
    playouts: int | None = None
    milliseconds: int | None = None
    logs: Path | None = None
    """The folder that gets every game's log."""


class Finished(msgspec.Struct, frozen=True):
    """How one game ended. What dealer and clock bring are no decisions."""

    shares: tuple[float, ...]
    reason: str
    decisions: int
    figures: Mapping[str, float | None]
    bots: tuple[str, ...]
    """Who sat where."""


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


def seated(task: Task, number: int) -> tuple[str, ...]:
    """Who sits where in game `number`."""
    shift = number % len(task.bots) if task.rotate else 0
    return task.bots[-shift:] + task.bots[:-shift] if shift else task.bots


def _play(task: Task, game: AnyGame, number: int) -> Finished:
    names = seated(task, number)
    players = [bots.find(game, name, playouts=task.playouts, milliseconds=task.milliseconds) for name in names]
    party = Party(game, players, Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1))
    state: State = game.new(task.options, len(task.bots))
    moves = party.play_in_time(state) if game.timed(task.options) else party.play(state)
    outcome = state.outcome()
    assert outcome is not None
    if task.logs is not None:
        _save(task, game, number, moves)
    decisions = sum(seat not in (DEALER, CLOCK) for seat, _, _ in moves)
    return Finished(outcome.shares, outcome.reason, decisions, game.figures(state), names)


def _save(task: Task, game: AnyGame, number: int, moves: list[Move]) -> None:
    log = logs.Log(game, task.options, len(task.bots))
    for seat, action, at in moves:
        log.append(seat, game.codec.command(action), at)
    assert task.logs is not None
    file = task.logs / f"{game.slug}-{task.seed}-{number}.jsonl"
    file.write_text("".join(f"{line}\n" for line in logs.write(log)), "utf-8")
