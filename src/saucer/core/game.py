"""A game's card: all that others need to know of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from saucer.core.bot import Bot
from saucer.core.codec import Codec
from saucer.core.messages import Command, Event, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Seat, Seats
from saucer.core.state import State

S = TypeVar("S", bound=State)


class Say(Protocol):
    """Says a sentence of a game's texts in somebody's language."""

    def __call__(self, id: str, **args: object) -> str: ...


class Game(ABC, Generic[S]):
    """What a game is and how to make it: the only thing that others need to know of it."""

    slug: str
    """How links, logs and commands call it."""

    rules: int
    """Raised whenever a log of before would not replay to the same end."""

    seats: range
    """How many people can play."""

    options: type[Options]
    codec: Codec
    events: tuple[type[Event], ...]
    """Every kind of event it can tell."""

    refusals: frozenset[str]
    """Every code `explain` can give, so that each has its sentence."""

    text: Path
    """The folder of its sentences: `en.ftl` and `fr.ftl`."""

    shared_texts: tuple[Path, ...] = ()
    """Folders of sentences that it shares with other games."""

    bots: Mapping[str, Callable[[], Bot]] = {}
    """Players made for this game only; the general ones can play it too."""

    hides: bool = False
    """Whether anything is hidden from anybody: hands, secret choices. Its logs are then secret until the end.

    If not, view and awaited are the same for all seats, and asked for once.
    """

    @property
    def texts(self) -> tuple[Path, ...]:
        """All folders with sentences of this game."""
        return (*self.shared_texts, self.text)

    @abstractmethod
    def new(self, options: Options, seats: int) -> S:
        """The position before the first command."""

    @abstractmethod
    def explain(self, state: S, seat: Seat, command: Command) -> Refusal:
        """Say why `command`, which is known not to be legal, is not."""

    @abstractmethod
    def scenery(self, state: S) -> msgspec.Struct:
        """What everybody sees and what hardly ever changes: the board itself.

        It is asked for after every command, so better not made anew each time.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What `seat` (None: a spectator) may see of what changes, built from nothing."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> Sequence[msgspec.Struct]:
        """The view of each of `seats`, who are all told at once: a game may make what they have in common only once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def position(self, state: S) -> msgspec.Struct:
        """The whole truth in its JSON form."""

    @abstractmethod
    def restore(self, options: Options, seats: int, position: object) -> S:
        """The state that `position` (a JSON document) describes; a ValueError says what is wrong with it."""

    def timed(self, options: Options) -> bool:
        """Whether the clock ever acts: then nothing can be taken back, and time runs while nobody acts."""
        return False

    def can_pause(self, options: Options) -> bool:
        """Whether the players of a timed game may agree to stop the clock for a while."""
        return True

    def hushed(self, state: S) -> bool:
        """Whether the rules forbid the players to communicate now: no chat, no sketches, for nobody at the table."""
        return False

    def awaited(self, state: S, seat: Seat | None) -> Seats:
        """Who, as far as `seat` (None: a spectator) may know, is to act."""
        return state.to_act()

    def imagine(self, state: S, seat: Seat, rng: Rng) -> S:
        """A state as `seat` may believe it to be: what it may not know is drawn anew.

        From all states that look alike to `seat` the same `rng` leads to the same one: that is why bots cannot cheat.
        """
        return state.copy()

    def drawing(self, state: S, say: Say) -> str | None:
        """The table for a terminal, in rich markup; None if the game has no drawing of its own."""
        return None

    def wording(self, state: S, command: Command, say: Say) -> tuple[str, ...]:
        """`command` in the steps in which a person chooses it: first which die, then which cell. Empty: in one step."""
        return ()

    def figures(self, state: S) -> Mapping[str, float | None]:
        """Numbers of a finished game that are worth averaging over many; None: it has no such number."""
        return {}

    def variations(self, option: str) -> Sequence[object]:
        """The values of an option that are worth comparing, the plainest first; none if it is open.

        Its type tells them. Where only the game knows (a city is any text, but there are only so many), it says so.
        """
        types = {field.encode_name: field.type for field in msgspec.structs.fields(self.options)}
        return _values(msgspec.inspect.type_info(types[option]))


def _values(kind: msgspec.inspect.Type) -> Sequence[object]:
    """All values of a type that has few; of several things at once none, then each alone."""
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.EnumType(cls=enum):
            return tuple(enum)
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return range(low, high + 1)
        case msgspec.inspect.VarTupleType(item_type=item) if single := _values(item):
            return ((), *((value,) for value in single))
    return ()


AnyGame = Game[Any]
