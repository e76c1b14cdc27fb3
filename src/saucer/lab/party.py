"""Bots at one table, with a dealer, and in a timed game a clock that waits for nobody."""

from collections.abc import Sequence

from saucer.core.bot import Bot
from saucer.core.door import believed, legal, next_to_act
from saucer.core.game import AnyGame
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import State, tick

Move = tuple[Seat, int, Millis]
"""Who did what, and when; without a clock it is always the beginning."""

LEAST_PAUSE = 50
"""Milliseconds that a bot takes which needs no time: if nobody ever did, the clock would never get on."""


class Party:
    """A game's players; what they do depends on nothing but the two random generators."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], dealer_rng: Rng, bot_rng: Rng) -> None:
        self._game = game
        self._bots = bots
        self._dealer_rng = dealer_rng
        self._bot_rng = bot_rng

    def play(self, state: State) -> list[Move]:
        """Play to the end without a clock, each as soon as it is awaited; where all are, by seat."""
        moves: list[Move] = []
        while state.to_act():
            seat = next_to_act(self._game, state)
            moves.append(self._act(state, seat, Millis(0)))
        return moves

    def play_in_time(self, state: State) -> list[Move]:
        """Play to the end in table time: each bot acts when its pause is over, the clock when it is due.

        At the same moment the clock comes first, then the lower seat. Nobody waits for real.
        """
        moves: list[Move] = []
        now = Millis(0)
        due: dict[Seat, Millis] = {}
        while acting := state.to_act():
            if DEALER in acting:
                moves.append(self._act(state, DEALER, now))
                continue
            awaited = [seat for seat in acting if seat >= 0 and seat in self._game.awaited(state, seat)]
            due = {seat: due[seat] if seat in due else self._due(state, seat, now) for seat in awaited}
            wakeup = state.next_wakeup()
            times = {**due, CLOCK: wakeup} if wakeup is not None else due
            seat = min(times, key=lambda seat: (times[seat], seat))
            now = max(now, times[seat])
            due.pop(seat, None)
            told = state.told_time()
            if seat != CLOCK and told is not None and told < now:
                state.step(CLOCK, tick(now))
                moves.append((CLOCK, tick(now), now))
            moves.append(self._act(state, seat, now))
        return moves

    def _due(self, state: State, seat: Seat, now: Millis) -> Millis:
        shown = believed(self._game, state, seat, self._bot_rng)
        return Millis(now + max(LEAST_PAUSE, self._bots[seat].pause(shown, seat, self._bot_rng)))

    def _act(self, state: State, seat: Seat, now: Millis) -> Move:
        """Let one of them act once."""
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            action = chance.sample(self._dealer_rng)
        elif seat == CLOCK:
            action = legal(state, seat)[0]
        else:
            action = self._bots[seat].choose(believed(self._game, state, seat, self._bot_rng), seat, self._bot_rng)
        state.step(seat, action)
        return seat, action, now
