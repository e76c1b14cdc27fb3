"""A player for any game: tries each action, plays on at random, and keeps what went best on average."""

import math
import time
from typing import Final, final

from saucer.bots.playout import play_randomly
from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State

DEFAULT_PLAYOUTS: Final = 600
HORIZON: Final = 4
"""Choices and rolls in a playout before the game's own estimate ends it."""
CURIOSITY: Final = 0.1
"""How much an action that was tried less often is preferred to one that did better (UCB1)."""


@final
class Rollout(Bot):
    """Flat Monte Carlo search with UCB1: knows no game, only `legal`, `step`, `chance`, `outcome` and `estimate`.

    Everybody else, and the seat itself after its first action, plays at random in whatever order the game lets them.
    """

    def __init__(self) -> None:
        self.playouts = DEFAULT_PLAYOUTS
        self.milliseconds = 0
        """The time for a choice; 0: the playouts are counted instead."""
        self.horizon = HORIZON

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:
        if playouts is not None:
            self.playouts = max(1, playouts)
        self.milliseconds = 0 if milliseconds is None else max(1, milliseconds)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        actions = state.legal(seat).copy()
        count = len(actions)
        if count == 1:
            return actions[0]
        # So that a budget smaller than the number of actions looks at any of them, not at the first ones listed.
        for i in range(count - 1, 0, -1):
            j = rng.below(i + 1)
            actions[i], actions[j] = actions[j], actions[i]
        visits = [0] * count
        totals = [0.0] * count
        deadline = time.monotonic() + self.milliseconds / 1000
        done = 0
        while time.monotonic() < deadline or done == 0 if self.milliseconds else done < self.playouts:
            tried = done if done < count else _most_promising(visits, totals, done)
            totals[tried] += _play_out(state, seat, actions[tried], self.horizon, rng)
            visits[tried] += 1
            done += 1
        return actions[_best(visits, totals)]


def _play_out(state: State, seat: Seat, action: int, horizon: int, rng: Rng) -> float:
    """What one random continuation of `action` is worth to `seat`, 0 to 1."""
    after = state.copy()
    after.step(seat, action)
    play_randomly(after, rng, horizon)
    outcome = after.outcome()
    return after.estimate(seat) if outcome is None else outcome.shares[seat]


def _most_promising(visits: list[int], totals: list[float], done: int) -> int:
    """The action with the highest upper confidence bound."""
    chosen, highest = 0, -1.0
    spread = math.log(done)
    for i in range(len(visits)):
        bound = totals[i] / visits[i] + CURIOSITY * math.sqrt(spread / visits[i])
        if bound > highest:
            chosen, highest = i, bound
    return chosen


def _best(visits: list[int], totals: list[float]) -> int:
    """The action tried most often; among equals the one that did best."""
    chosen = 0
    for i in range(1, len(visits)):
        if visits[i] > visits[chosen] or (
            visits[i] == visits[chosen] and totals[i] * visits[chosen] > totals[chosen] * visits[i]
        ):
            chosen = i
    return chosen
