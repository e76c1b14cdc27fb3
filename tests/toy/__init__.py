"""Bluff, a small game that has everything a table must cope with: secrets, acts at the same time, a clock.

The dealer gives each seat four cards of 1 to 9, of which there are two each. In each of three rounds everybody lays a
card face down and may change it until the round closes: when all have said that they are done, or when the bell rings.
Who has laid none plays the lowest. The highest card that nobody else played wins a point.
"""

from pathlib import Path
from typing import Annotated

import msgspec

from saucer.core import registry
from saucer.core.game import Game
from saucer.core.messages import Command, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Seat, Seats

from .hidden import imagine
from .messages import CODEC, EVENTS, Done, Pick, Wave
from .rules import COPIES, HAND, NOTHING, ROUNDS, VALUES, WAVES, Bluff, new, unseen, winner

Card = Annotated[int, msgspec.Meta(ge=1, le=VALUES)]


class BluffOptions(Options, frozen=True):
    """How many seconds a round lasts at most; 0: as long as it takes."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 5


class Scenery(msgspec.Struct, frozen=True):
    """What never changes."""

    values: int = VALUES
    copies: int = COPIES
    rounds: int = ROUNDS
    waves: int = WAVES


class Seen(msgspec.Struct, frozen=True):
    """One's own cards, and what everybody sees."""

    hand: tuple[int, ...]
    pick: int | None
    cards: tuple[int, ...]
    """By seat: how many it holds."""
    picked: tuple[bool, ...]
    done: tuple[bool, ...]
    waves: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    deadline: int | None
    """When the bell rings, in milliseconds of table time."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: hand, what is picked of it (0: nothing), whether it is done, waves. By round and seat: cards."""

    hands: tuple[tuple[Card, ...], ...]
    picks: tuple[Annotated[int, msgspec.Meta(ge=NOTHING, le=VALUES)], ...]
    done: tuple[bool, ...]
    waves: tuple[Annotated[int, msgspec.Meta(ge=0, le=WAVES)], ...]
    played: tuple[tuple[Card, ...], ...]


class BluffGame(Game[Bluff]):
    """Two to four seats, four cards each, three rounds."""

    slug = "bluff"
    rules = 1
    seats = range(2, 5)
    options = BluffOptions
    codec = CODEC
    events = EVENTS
    refusals = frozenset({"not-in-hand", "nothing-picked", "already-done", "waved-enough", "not-for-people"})
    text = Path(__file__).parent / "text"
    hides = True

    def new(self, options: Options, seats: int) -> Bluff:
        assert isinstance(options, BluffOptions)
        return new(options.seconds, seats)

    def timed(self, options: Options) -> bool:
        assert isinstance(options, BluffOptions)
        return options.seconds > 0

    def awaited(self, state: Bluff, seat: Seat | None) -> Seats:
        """Who is done may still act, but nobody waits for it."""
        return tuple(each for each in state.to_act() if each < 0 or not state.done[each])

    def imagine(self, state: Bluff, seat: Seat, rng: Rng) -> Bluff:
        return imagine(state, seat, rng)

    def explain(self, state: Bluff, seat: Seat, command: Command) -> Refusal:
        match command:
            case Pick(card=card):
                return Refusal("not-in-hand", {"card": card})
            case Done():
                return Refusal("already-done" if state.done[seat] else "nothing-picked")
            case Wave():
                return Refusal("waved-enough", {"most": WAVES})
        return Refusal("not-for-people")

    def scenery(self, state: Bluff) -> Scenery:
        return SCENERY

    def view(self, state: Bluff, seat: Seat | None) -> Seen:
        return Seen(
            hand=() if seat is None else tuple(state.hands[seat]),
            pick=None if seat is None else state.picks[seat] or None,
            cards=tuple(map(len, state.hands)),
            picked=tuple(pick != NOTHING for pick in state.picks),
            done=tuple(state.done),
            waves=tuple(state.waves),
            played=tuple(map(tuple, state.played)),
            points=tuple(state.points),
            deadline=state.next_wakeup(),
        )

    def position(self, state: Bluff) -> Position:
        return Position(
            tuple(map(tuple, state.hands)),
            tuple(state.picks),
            tuple(state.done),
            tuple(state.waves),
            tuple(map(tuple, state.played)),
        )

    def restore(self, options: Options, seats: int, position: object) -> Bluff:
        assert isinstance(options, BluffOptions)
        found = msgspec.convert(position, Position)
        rounds = len(found.played)
        by_seat = (found.hands, found.picks, found.done, found.waves, *found.played)
        if rounds > ROUNDS or any(len(each) != seats for each in by_seat):
            raise ValueError(f"there are at most {ROUNDS} rounds of {seats} seats")
        state = new(options.seconds, seats)
        state.hands = [sorted(hand) for hand in found.hands]
        state.picks, state.done, state.waves = list(found.picks), list(found.done), list(found.waves)
        state.played = [list(cards) for cards in found.played]
        if min(unseen(state.hands, state.played)) < 0:
            raise ValueError(f"there are {COPIES} cards of each value")
        dealt = sum(map(len, state.hands)) + rounds * seats
        sizes = [(dealt - seat + seats - 1) // seats - rounds for seat in range(seats)]
        if list(map(len, state.hands)) != sizes or sizes[0] > HAND - rounds or (rounds and sizes[-1] < HAND - rounds):
            raise ValueError(f"hands have {HAND} cards, dealt one by one, and lose one in each round")
        if any(pick != NOTHING and pick not in hand for pick, hand in zip(state.picks, state.hands, strict=True)):
            raise ValueError("a card is picked from the hand")
        if all(state.done) or any(done and not pick for done, pick in zip(state.done, state.picks, strict=True)):
            raise ValueError("only who has picked is done, and a round in which all are done is closed")
        if (state.is_dealing() or state.is_over()) and any((*state.picks, *state.waves)):
            raise ValueError("nobody acts before the hands are dealt or after the last round")
        for cards in state.played:
            if (won := winner(cards)) >= 0:
                state.points[won] += 1
        return state


SCENERY = Scenery()
BLUFF = BluffGame()


def register() -> None:
    """Make Bluff known in this process."""
    registry.register(BLUFF)
