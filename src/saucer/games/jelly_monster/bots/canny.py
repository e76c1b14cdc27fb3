"""A player of middling strength."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.jelly_monster import actions
from saucer.games.jelly_monster.bots.manners import answer
from saucer.games.jelly_monster.bots.outlook import Outlook, outlook, sensible
from saucer.games.jelly_monster.bots.tempo import Paced
from saucer.games.jelly_monster.placing import all_finished, can_flip
from saucer.games.jelly_monster.state import IN_HAND, PLACING, Hunt, is_blocked

DENIAL: Final = 0.25
"""What a Jelly less for each of the others is worth."""
SAFETY: Final = 0.12
"""What a point of lead is worth, up to as many as `SAFE`, for each Jelly that depends on it."""
SAFE: Final = 5
MOOD: Final = 4.0
"""So much better a district may look than it is: otherwise equal players would all run to the same one."""
PATIENCE: Final = 2.0
"""What gains less than this is often not placed, if there is time to roll again."""


@final
class Canny(Paced):
    """Places what gains most as the dice lie now, keeps its lead safe, and turns the timer when it has no dice left."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Hunt)
        if state.phase != PLACING:
            return answer(state, seat, state.legal(seat))
        if state.hands[seat] == 0:
            return finish(state, seat, outlook(state, seat))
        if not state.rolls[seat]:
            return actions.ROLL
        return actions.SKIP if self.tempo.holds(state, seat) else _place(state, seat, rng)


def _place(state: Hunt, seat: int, rng: Rng) -> int:
    covered = 0 if state.way.live else 1
    board = outlook(state, seat)
    before = [_worth(board, seat, district) for district in range(state.way.districts + 1)]
    moods = [rng.below(1024) * MOOD / 1024 for _ in range(state.way.districts)]
    skip = actions.SKIP | covered << 8
    best, gained, most = skip, 0.0, -100.0
    for action in sensible(state, seat):
        board.do(seat, action)
        gain = 0.0
        for district in board.touched(action):
            gain += _worth(board, seat, district) - before[district]
        board.undo(seat, action)
        if gain + moods[action >> 16 & 255] > most:
            best, gained, most = action, gain, gain + moods[action >> 16 & 255]
    return skip if gained < PATIENCE and state.flipped < 0 and rng.below(2) else best


def _worth(board: Outlook, seat: int, district: int) -> float:
    """What scoring a district brings, compared with the others, and how safe it is."""
    gains = board.gains_at(district)
    others = sum(gains) - gains[seat]
    worth = gains[seat] - DENIAL * others
    if district < board.way.districts:
        worth += SAFETY * worth * min(SAFE, lead(board, seat, district))
    return worth


def lead(board: Outlook, seat: int, district: int) -> int:
    """By how much a seat leads at an entrance; negative where it does not."""
    first = district * board.way.seats
    best = 0
    for other in range(board.way.seats):
        if other != seat and board.totals[first + other] > best:
            best = board.totals[first + other]
    return board.totals[first + seat] - best


def finish(state: Hunt, seat: int, board: Outlook) -> int:
    """Block where most is to be lost, then turn the timer; when nobody can place any more, neither matters."""
    covered = 0 if state.way.live else 1
    if not all_finished(state):
        if state.barriers[seat] == IN_HAND:
            best, most = -1, 0.0
            for district in range(state.way.districts):
                if is_blocked(state, district):
                    continue
                gains = board.gains_at(district)
                worth = gains[seat] - DENIAL * (sum(gains) - gains[seat])
                if worth > most:
                    best, most = district, worth
            if best >= 0:
                return actions.BLOCK | best << 8 | covered << 16
        if can_flip(state):
            return actions.FLIP | covered << 8
    return actions.DECLINE | covered << 8
