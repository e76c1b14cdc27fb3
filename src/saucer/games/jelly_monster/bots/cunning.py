"""A strong player."""

import math
import time
from typing import Final, final

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.jelly_monster import actions
from saucer.games.jelly_monster.board import ROUNDS, ZONES
from saucer.games.jelly_monster.bots.foresight import Foresight, dice_left, foresee
from saucer.games.jelly_monster.bots.manners import answer
from saucer.games.jelly_monster.bots.outlook import QUESTION, Outlook, outlook, placements
from saucer.games.jelly_monster.bots.tempo import Paced, Tempo
from saucer.games.jelly_monster.placing import all_finished, can_flip
from saucer.games.jelly_monster.state import IN_HAND, PLACING, Hunt, is_blocked

DEFAULT_PLAYOUTS: Final = 24
"""How many guesses at the rest of the round a choice is tried on."""
SPREAD: Final = 4.0
"""In the last round a lead of so many Jelly makes it likely to win; in each round before, of `MORE_SPREAD` more."""
MORE_SPREAD: Final = 4.0
HASTE: Final = 0.004
"""What rolling again costs: a moment in which the others go on."""
MOOD: Final = 0.02
"""So much likelier a district may seem to win: otherwise equal players would all run to the same one."""
ALL_VALUES: Final = 126


@final
class Cunning(Paced):
    """Tries what it can do on several guesses at how the round goes on, and does what most likely wins the game."""

    def __init__(self, tempo: Tempo) -> None:
        super().__init__(tempo)
        self.playouts = DEFAULT_PLAYOUTS
        self.milliseconds = 0
        """The time for a choice; 0: the guesses are counted instead."""

    def limit(self, playouts: int | None, milliseconds: int | None) -> None:
        if playouts is not None:
            self.playouts = max(1, playouts)
        self.milliseconds = 0 if milliseconds is None else max(1, milliseconds)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Hunt)
        if state.phase != PLACING:
            return answer(state, seat, state.legal(seat))
        if state.hands[seat] > 0 and not state.rolls[seat]:
            return actions.ROLL
        if self.tempo.holds(state, seat):
            return actions.SKIP
        board = outlook(state, seat)
        guesses = self._guesses(state, seat, board, rng)
        judge = _Judge(state, seat)
        if state.hands[seat] == 0:
            return _finish(state, seat, board, judge, guesses)
        return _place(state, seat, judge, guesses, rng)

    def _guesses(self, state: Hunt, seat: int, board: Outlook, rng: Rng) -> list[Foresight]:
        """As many as are allowed; against the clock in half of the time, for they must be looked at, too."""
        left = dice_left(state, seat, self.tempo.per_die())
        if self.milliseconds == 0:
            return [foresee(board, state, left, rng) for _ in range(self.playouts)]
        deadline = time.monotonic() + self.milliseconds / 2000
        found = [foresee(board, state, left, rng)]
        while time.monotonic() < deadline:
            found.append(foresee(board, state, left, rng))
        return found


@final
class _Judge:
    """How likely a seat wins the game, by what the round brings to everybody."""

    def __init__(self, state: Hunt, seat: int) -> None:
        values = state.way.city.pod_values
        self.seat = seat
        self.spread = SPREAD + MORE_SPREAD * (ROUNDS - state.round)
        self.standing = [float(jelly) for jelly in state.jelly]
        for other in range(state.way.seats):
            if other != seat:
                self.standing[other] += QUESTION * len(state.pods[other])
        for kind in state.pods[seat]:
            self.standing[seat] += values[kind] or QUESTION

    def chance(self, gains: list[float]) -> float:
        """The lead over the best of the others, as a chance."""
        best = -1000.0
        for other in range(len(gains)):
            if other != self.seat and self.standing[other] + gains[other] > best:
                best = self.standing[other] + gains[other]
        return 1 / (1 + math.exp((best - self.standing[self.seat] - gains[self.seat]) / self.spread))

    def mean(self, guesses: list[Foresight]) -> float:
        """How likely it is if nothing is done."""
        total = 0.0
        for guess in guesses:
            total += self.chance(guess.totals)
        return total / len(guesses)

    def mean_if_done(self, guesses: list[Foresight], action: int) -> float:
        """How likely it is after a placement."""
        total = 0.0
        for guess in guesses:
            board = guess.board
            done = action if _is_possible(board, action) else action & 0xFFFF00 | actions.PLACE
            gains = guess.totals.copy()
            board.do(self.seat, done)
            for district in board.touched(done):
                before, after = guess.gains[district], board.gains_at(district)
                for seat in range(len(gains)):
                    gains[seat] += after[seat] - before[seat]
            board.undo(self.seat, done)
            total += self.chance(gains)
        return total / len(guesses)

    def mean_if_blocked(self, guesses: list[Foresight], district: int, now: list[float]) -> float:
        """How likely it is if a district stays as it is."""
        total = 0.0
        for guess in guesses:
            gains = guess.totals.copy()
            for seat in range(len(gains)):
                gains[seat] += now[seat] - guess.gains[district][seat]
            total += self.chance(gains)
        return total / len(guesses)


def _is_possible(board: Outlook, action: int) -> bool:
    """Whether the object of an effect is still there in a guess; if not, the die is placed without it."""
    verb = action & 255
    district = action >> 16 & 255
    if verb == actions.EXPEL:
        shown = board.shown[district * board.way.seats + (action >> 24 & 255)]
        return shown >> 3 * (action >> 32 & 255) & 7 > 0
    if verb == actions.MOVE:
        return 0 <= board.targets[district] + (1 if action >> 24 & 255 else -1) < ZONES
    return True


def _place(state: Hunt, seat: int, judge: _Judge, guesses: list[Foresight], rng: Rng) -> int:
    """The best placement, or none if another roll is likely to be better."""
    covered = 0 if state.way.live else 1
    rolled = 0
    for value in state.rolls[seat]:
        rolled |= 1 << value
    dice = state.hands[seat]
    moods = [rng.below(1024) * MOOD / 1024 for _ in range(state.way.districts)]
    best_of = [0.0] * 7
    best, most = actions.SKIP | covered << 8, -1.0
    for action in placements(state, ALL_VALUES if dice <= 3 else rolled):
        value = action >> 8 & 255
        worth = judge.mean_if_done(guesses, action) + moods[action >> 16 & 255]
        best_of[value] = max(best_of[value], worth)
        if rolled >> value & 1 and worth > most:
            best, most = action, worth
    if dice <= 3 and state.flipped < 0 and most >= 0 and most < _next_roll(best_of, dice) - HASTE:
        return actions.SKIP | covered << 8
    return best


def _next_roll(best_of: list[float], dice: int) -> float:
    """What the best of so many dice is worth on average."""
    worths = sorted(best_of[1:])
    mean = 0.0
    for rank in range(6):
        mean += worths[rank] * ((rank + 1) ** dice - rank**dice) / 6**dice
    return mean


def _finish(state: Hunt, seat: int, board: Outlook, judge: _Judge, guesses: list[Foresight]) -> int:
    """Block where that helps most, then turn the timer; when nobody can place any more, neither matters."""
    covered = 0 if state.way.live else 1
    if all_finished(state):
        return actions.DECLINE | covered << 8
    if state.barriers[seat] == IN_HAND:
        best, most = -1, judge.mean(guesses)
        for district in range(state.way.districts):
            if not is_blocked(state, district):
                worth = judge.mean_if_blocked(guesses, district, board.gains_at(district))
                if worth > most:
                    best, most = district, worth
        if best >= 0:
            return actions.BLOCK | best << 8 | covered << 16
    return (actions.FLIP if can_flip(state) else actions.DECLINE) | covered << 8
