"""A game for two that shows what a table has to deal with: turns, a scenery that changes, a coin."""

from pathlib import Path
from typing import Self

import msgspec

from saucer.core.chance import Chance
from saucer.core.codec import Codec
from saucer.core.game import Game
from saucer.core.messages import Byte, Command, Event, Face, Options, Refusal
from saucer.core.seats import DEALER, Seat, Seats
from saucer.core.state import Outcome, State

GOAL = 10


class Add(Command, frozen=True, tag="add"):
    amount: Byte


class Toss(Command, frozen=True, tag="toss"):
    """Let the coin add 1 or 2."""


class Tossed(Command, frozen=True, tag="tossed"):
    values: tuple[Face, ...]


class Added(Event, frozen=True, tag="added"):
    amount: int


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    turn: int
    is_tossing: bool = False


class Half(msgspec.Struct, frozen=True):
    is_reached: bool


class DuelState(State):
    def __init__(self, total: int, turn: int, is_tossing: bool) -> None:
        self.total, self.turn, self.is_tossing = total, turn, is_tossing

    def to_act(self) -> Seats:
        if self.total >= GOAL:
            return ()
        return (DEALER,) if self.is_tossing else (Seat(self.turn),)

    def chance(self) -> Chance | None:
        return Chance(3, ((1, 1),)) if self.is_tossing else None

    def legal(self, seat: Seat) -> list[int]:
        return [1 | 1 << 8, 1 | 2 << 8, 2]

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        if action == 2:
            self.is_tossing = True
            return
        self.total += action >> 8
        if events is not None:
            events.append(Added(amount=action >> 8, rule="ADD"))
        self.turn, self.is_tossing = 1 - self.turn, False

    def copy(self) -> Self:
        return type(self)(self.total, self.turn, self.is_tossing)

    def outcome(self) -> Outcome | None:
        return Outcome((0.0, 1.0) if self.turn == 0 else (1.0, 0.0), "goal") if self.total >= GOAL else None

    def estimate(self, seat: Seat) -> float:
        return 0.5


class Duel(Game[DuelState]):
    slug = "duel"
    rules = 1
    seats = range(1, 3)
    options = Options
    codec = Codec({1: Add, 2: Toss, 3: Tossed})
    events = (Added,)
    refusals = frozenset({"too-much"})
    text = Path(__file__).parent

    def new(self, options: Options, seats: int) -> DuelState:
        return DuelState(0, 0, False)

    def explain(self, state: DuelState, seat: Seat, command: Command) -> Refusal:
        return Refusal("too-much")

    def scenery(self, state: DuelState) -> msgspec.Struct:
        return Half(2 * state.total >= GOAL)

    def view(self, state: DuelState, seat: Seat | None) -> msgspec.Struct:
        return Count(state.total, state.turn, state.is_tossing)

    def position(self, state: DuelState) -> msgspec.Struct:
        return Count(state.total, state.turn, state.is_tossing)

    def restore(self, options: Options, seats: int, position: object) -> DuelState:
        count = msgspec.convert(position, Count)
        if not 0 <= count.total < GOAL:
            raise ValueError("the total is off the board")
        return DuelState(count.total, count.turn, count.is_tossing)


DUEL = Duel()
