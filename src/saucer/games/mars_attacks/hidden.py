"""What is hidden from a seat: the other's hand, and so what the deck holds."""

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.mars_attacks.board import CAR
from saucer.games.mars_attacks.rules import MarsBattle


def imagine(state: MarsBattle, seat: Seat, rng: Rng) -> MarsBattle:
    """Deal the other hand anew from all that `seat` has not seen."""
    imagined = state.copy()
    deal_anew(imagined, seat, rng)
    return imagined


def deal_anew(state: MarsBattle, seat: Seat | None, rng: Rng) -> None:
    """Exchange the hands that `seat` (None: a spectator) may not know with cards of the deck; no hand holds events."""
    others = [other for other in range(2) if other != seat]
    halves = state.way.halves[0]
    pool = [card for card, there in enumerate(state.deck) if there and halves[card] < CAR]
    pool = sorted([*pool, *(card for other in others for card in state.hands[other])])
    for other in others:
        for card in state.hands[other]:
            state.deck[card] = 1
    for other in others:
        state.hands[other] = sorted(pool.pop(rng.below(len(pool))) for _ in state.hands[other])
        for card in state.hands[other]:
            state.deck[card] = 0
