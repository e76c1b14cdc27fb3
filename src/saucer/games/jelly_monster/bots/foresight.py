"""How a round may go on: rough guesses at what everybody still does with the dice in hand."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.jelly_monster import actions
from saucer.games.jelly_monster.board import ZONES
from saucer.games.jelly_monster.bots.outlook import Outlook
from saucer.games.jelly_monster.state import Hunt, is_blocked

GLANCES: Final = 3
"""How many placements an imagined player compares."""
GRUDGE: Final = 0.3
"""What a Jelly less for the others is worth to an imagined player."""


@final
class Foresight:
    """One guess: the table when the round ends, and what each district then brings to each seat."""

    def __init__(self, board: Outlook, gains: list[list[float]]) -> None:
        self.board = board
        self.gains = gains
        self.totals = [0.0] * board.way.seats
        for some in gains:
            for seat in range(board.way.seats):
                self.totals[seat] += some[seat]


def foresee(board: Outlook, state: Hunt, left: list[int], rng: Rng) -> Foresight:
    """Let everybody place as many dice as `left` says, in any order, each quickly and for its own good."""
    after = board.copy()
    gains = after.gains()
    free = [district for district in range(state.way.districts) if not is_blocked(state, district)]
    hands = left.copy()
    waiting = sum(hands)
    while waiting > 0 and free:
        turn = rng.below(waiting)
        seat = 0
        while turn >= hands[seat]:
            turn -= hands[seat]
            seat += 1
        _place(after, gains, free, seat, hands[seat], rng)
        hands[seat] -= 1
        waiting -= 1
    return Foresight(after, gains)


def _place(board: Outlook, gains: list[list[float]], free: list[int], seat: int, dice: int, rng: Rng) -> None:
    """Roll, look at some placements, and take the best of them."""
    best, most = 0, -1000.0
    for _ in range(GLANCES):
        action = _any_placement(board, free[rng.below(len(free))], 1 + rng.below(6), rng)
        board.do(seat, action)
        worth = 0.0
        for district in board.touched(action):
            worth += _worth(board.gains_at(district), seat) - _worth(gains[district], seat)
        board.undo(seat, action)
        if worth > most:
            best, most = action, worth
        if dice == 1:
            break
    board.do(seat, best)
    for district in board.touched(best):
        gains[district] = board.gains_at(district)


def _worth(gains: list[float], seat: int) -> float:
    return (1 + GRUDGE) * gains[seat] - GRUDGE * sum(gains)


def _any_placement(board: Outlook, district: int, value: int, rng: Rng) -> int:
    """A die there with an effect that makes sense: whoever leads loses the best die, or the target moves."""
    placed = value << 8 | district << 16
    if value <= 2:
        die = _best_die(board, district)
        if die >= 0:
            return actions.EXPEL | placed | die >> 3 << 24 | (die & 7) << 32
    elif value <= 4 and rng.below(2):
        target = board.targets[district]
        away = 1 if target == 0 else 0 if target == ZONES - 1 else rng.below(2)
        return actions.MOVE | placed | away << 24
    return actions.PLACE | placed


def _best_die(board: Outlook, district: int) -> int:
    """The highest counted die of whoever leads there, or -1."""
    seats = board.way.seats
    first = district * seats
    leader = first
    for place in range(first, first + seats):
        if board.totals[place] > board.totals[leader]:
            leader = place
    if board.totals[leader] == 0:
        return -1
    for value in range(6, 0, -1):
        if board.shown[leader] >> 3 * value & 7 == 1:
            return (leader - first) * 8 + value
    return -1


def dice_left(state: Hunt, seat: int, per_die: int) -> list[int]:
    """How many dice each seat will still place, the one that `seat` is choosing now not counted.

    Time is in steps, or in milliseconds of which a die takes `per_die`; whoever is done first will turn the timer.
    """
    way = state.way
    per_die = per_die if way.live else 1
    hands = state.hands.copy()
    if hands[seat] > 0:
        hands[seat] -= 1
    placed = (state.ends_at - state.now) // per_die
    if state.flipped < 0 and way.glass > 0:
        placed = min(placed, min(state.hands) + way.glass // per_die)
    return [min(hand, placed) for hand in hands]
