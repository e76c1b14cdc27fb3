"""Bluff: hidden hands, secret choices that everybody makes at once, and a bell."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import CLOCK, DEALER, NOBODY, THE_DEALER, Millis, Seat, Seats
from saucer.core.state import Outcome, State

from .messages import (
    BellRang,
    CardDealt,
    CardPicked,
    CardPlayed,
    HandsDealt,
    NobodyWon,
    Picked,
    PointWon,
    SaidDone,
    Waved,
)

VALUES: Final = 9
COPIES: Final = 2
"""The deck has so many cards of each value, 1 to 9."""
HAND: Final = 4
ROUNDS: Final = 3
WAVES: Final = 3
"""How often a seat may wave in a round."""

DEAL: Final = 1
PICK: Final = 2
DONE: Final = 3
WAVE: Final = 4

NOTHING: Final = 0
"""In place of a card: none is picked."""


@final
class Bluff(State):
    """Everybody plays a card face down; the highest that nobody else played wins the point."""

    def __init__(
        self,
        seconds: int,
        hands: list[list[int]],
        picks: list[int],
        done: list[bool],
        waves: list[int],
        played: list[list[int]],
        points: list[int],
    ) -> None:
        self.seconds = seconds
        """How long a round lasts at most; 0: as long as it takes."""
        self.hands = hands
        """By seat: its cards in rising order. What is picked stays there until the round closes."""
        self.picks = picks
        """By seat: the card that lies face down, or NOTHING."""
        self.done = done
        """By seat: whether it agreed to close the round."""
        self.waves = waves
        """By seat: how often it has waved in this round."""
        self.played = played
        """By closed round, then by seat: the card."""
        self.points = points

    def is_dealing(self) -> bool:
        """Whether hands are still incomplete. The last seat gets its cards last."""
        return not self.played and len(self.hands[-1]) < HAND

    def is_over(self) -> bool:
        """Whether all rounds are closed."""
        return len(self.played) == ROUNDS

    def to_act(self) -> Seats:
        if self.is_over():
            return NOBODY
        if self.is_dealing():
            return THE_DEALER
        everybody = tuple(Seat(seat) for seat in range(len(self.hands)))
        return (*everybody, CLOCK) if self.seconds else everybody

    def chance(self) -> Chance | None:
        if not self.is_dealing():
            return None
        # Who gets the card is certain, and stands in the command so that it can say who may know it.
        certain = (0,) * self._next_to_get() + (1,)
        return Chance(DEAL, (certain, tuple(unseen(self.hands))))

    def next_wakeup(self) -> Millis | None:
        """The bell of a round rings at a time that is fixed from the start: a person's act brings no time with it.

        So a round that closes early leaves its time to the next ones.
        """
        if self.seconds == 0 or self.is_dealing() or self.is_over():
            return None
        return Millis((len(self.played) + 1) * self.seconds * 1000)

    def legal(self, seat: Seat) -> list[int]:
        if self.is_dealing() or self.is_over():
            return []
        actions = [PICK | card << 8 for card in sorted(set(self.hands[seat]))]
        if self.picks[seat] != NOTHING and not self.done[seat]:
            actions.append(DONE)
        if self.waves[seat] < WAVES:
            actions.append(WAVE)
        return actions

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        told: list[Event] = []
        if seat == DEALER:
            self._deal(action >> 16, told)
        elif seat == CLOCK:
            told.append(BellRang(rule="BLUFF-5"))
            self._close(told)
        elif action == WAVE:
            self.waves[seat] += 1
            told.append(Waved(rule="BLUFF-4", seat=seat))
        elif action == DONE:
            self.done[seat] = True
            told.append(SaidDone(rule="BLUFF-3", seat=seat))
            if all(self.done):
                self._close(told)
        else:
            self.picks[seat] = action >> 8
            told.append(Picked(rule="BLUFF-2", seat=seat))
            told.append(CardPicked(rule="BLUFF-2", seat=seat, card=action >> 8))
        if events is not None:
            events += told

    def _next_to_get(self) -> int:
        """Cards go round one by one, from the first seat to the last."""
        return sum(map(len, self.hands)) % len(self.hands)

    def _deal(self, card: int, told: list[Event]) -> None:
        seat = self._next_to_get()
        self.hands[seat] = sorted([*self.hands[seat], card])
        told.append(CardDealt(rule="BLUFF-1", seat=seat, card=card))
        if not self.is_dealing():
            told.append(HandsDealt(rule="BLUFF-1", cards=HAND))

    def _close(self, told: list[Event]) -> None:
        """Turn up all cards; who has picked none plays the lowest."""
        cards = [pick or hand[0] for pick, hand in zip(self.picks, self.hands, strict=True)]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            told.append(CardPlayed(rule="BLUFF-6", seat=seat, card=card))
        self.played.append(cards)
        won = winner(cards)
        if won < 0:
            told.append(NobodyWon(rule="BLUFF-7"))
        else:
            self.points[won] += 1
            told.append(PointWon(rule="BLUFF-7", seat=won, card=cards[won]))
        self.picks = [NOTHING] * len(cards)
        self.done = [False] * len(cards)
        self.waves = [0] * len(cards)

    def copy(self) -> "Bluff":
        return Bluff(
            self.seconds,
            [hand.copy() for hand in self.hands],
            self.picks.copy(),
            self.done.copy(),
            self.waves.copy(),
            [cards.copy() for cards in self.played],
            self.points.copy(),
        )

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        best = max(self.points)
        winners = self.points.count(best)
        shares = tuple(1 / winners if points == best else 0.0 for points in self.points)
        return Outcome(shares, "points" if winners == 1 else "shared")

    def estimate(self, seat: Seat) -> float:
        if outcome := self.outcome():
            return outcome.shares[seat]
        return (1 + self.points[seat]) / (len(self.points) + sum(self.points))


def unseen(*seen: list[list[int]]) -> list[int]:
    """By value from 1 on: how many cards are in none of these hands or rounds."""
    left = [COPIES] * VALUES
    for hands in seen:
        for hand in hands:
            for card in hand:
                left[card - 1] -= 1
    return left


def winner(cards: list[int]) -> int:
    """The seat with the highest card that nobody else played, or -1."""
    unique = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(unique)) if unique else -1


def new(seconds: int, seats: int) -> Bluff:
    """Nobody has a card yet."""
    return Bluff(seconds, [[] for _ in range(seats)], [NOTHING] * seats, [False] * seats, [0] * seats, [], [0] * seats)
