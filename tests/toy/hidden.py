"""What is hidden from a seat in Bluff, imagined anew."""

from saucer.core.rng import Rng
from saucer.core.seats import Seat

from .rules import NOTHING, Bluff, unseen


def imagine(state: Bluff, seat: Seat, rng: Rng) -> Bluff:
    """Deal the cards that `seat` has never seen to the others, who pick among them whatever they like."""
    imagined = state.copy()
    left = unseen([state.hands[seat]], state.played)
    pool = [value for value, count in enumerate(left, 1) for _ in range(count)]
    for other, hand in enumerate(state.hands):
        if other == seat:
            continue
        cards = sorted(pool.pop(rng.below(len(pool))) for _ in hand)
        imagined.hands[other] = cards
        if state.picks[other] != NOTHING:
            imagined.picks[other] = cards[rng.below(len(cards))]
    return imagined
