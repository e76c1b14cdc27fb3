"""What a city, a character or a scenario changes in the rules: a power, made of hooks."""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from saucer.core.messages import Event
    from saucer.games.falling_skies.board import Board, Room
    from saucer.games.falling_skies.state import Invasion

# How a power's memory is shown to players.
NO_MEMORY: Final = ""
ONCE: Final = "once"
COUNT: Final = "count"
SKY_TOKENS: Final = "sky"
BASE_TOKENS: Final = "base"


class Power:
    """One rule of a city side, a character side or a scenario. Each method is a hook at which the rules ask.

    By itself a power changes nothing; a kind of power overrides the hooks it needs, and the board asks only those.
    What a power must remember stands in the state's `marks`, from `slot` on: the power itself never changes.
    """

    def __init__(self, amount: int, times: int, room: int) -> None:
        self.amount = amount
        """How much; what of, the kind of power knows."""
        self.times = times
        """How often, or up to what; 0 where the kind of power needs no such number."""
        self.room = room
        """Which effect of rooms it is about, where it is about one."""
        self.owner = ""
        """`city`, `character` or `scenario`, and its identifier."""
        self.name = ""
        self.is_upgraded = False
        """A character's upgraded side, or a city's damaged one."""
        self.number = 0
        """Its place among the powers of the board."""
        self.slot = 0

    def memory(self) -> int:
        """How many marks it needs."""
        return 0

    def shown_as(self) -> str:
        """What its marks are to a player."""
        return NO_MEMORY

    def aims_at(self) -> str:
        """What the target of a call is: a `die`, a `cell` of the base, a `place` in the sky, a `column`, or nothing."""
        return ""

    def goal(self) -> int:
        """Where its count has to get to, or 0."""
        return 0

    # What is laid out.

    def lay(self, board: "Board") -> None:
        """Change what is printed, before the game."""

    def set_up(self, state: "Invasion", events: "list[Event] | None") -> None:
        """Change how the game starts, once the threat tiles are known."""

    # Planning.

    def round_begins(self, state: "Invasion", events: "list[Event] | None") -> None:
        """All dice are in hand, not yet rolled. A die that is given a value now is not rolled."""

    def rolled(self, state: "Invasion", is_first: bool, events: "list[Event] | None") -> None:
        """The dice in hand have been rolled, for the first time this round or again."""

    def closes(self, state: "Invasion", cell: int) -> bool:
        """Whether no die may be put on this cell of the base now. Guns stay open, so that dice always have a place."""
        return False

    def descent(self, state: "Invasion", cell: int, value: int, spaces: int) -> int:
        """How far the ships of the column descend when a die of `value` was put on `cell`; so far it is `spaces`."""
        return spaces

    def landed(self, state: "Invasion", ship: int, place: int, events: "list[Event] | None") -> None:
        """A ship came to a cell of the sky; what is printed there follows."""

    def holds_mothership(self, state: "Invasion", events: "list[Event] | None") -> bool:
        """Whether the mothership stays where it is although a ship calls it down."""
        return False

    def damage(self, state: "Invasion", ship: int, hits: int, events: "list[Event] | None") -> int:
        """How many hits the base takes from a ship, or from the mothership (-1)."""
        return hits

    def damaged(self, state: "Invasion", events: "list[Event] | None") -> None:
        """The base has been hit and still stands."""

    # Rooms.

    def rooms_begin(self, state: "Invasion", events: "list[Event] | None") -> None:
        """All dice are placed."""

    def price(self, state: "Invasion", room: "Room", cost: int) -> int:
        """What a room costs; so far it is `cost`."""
        return cost

    def value(self, state: "Invasion", room: "Room", value: int) -> int:
        """What a room's dice and modifier come to; so far it is `value`."""
        return value

    def energy(self, state: "Invasion", amount: int) -> int:
        """How much energy a room gives."""
        return amount

    def shot(self, state: "Invasion", ship: int, value: int) -> int:
        """The value with which fighters attack this ship."""
        return value

    def destroyed(self, state: "Invasion", ship: int, place: int, events: "list[Event] | None") -> None:
        """A ship has been shot down on this place."""

    def researched(self, state: "Invasion", spaces: int, events: "list[Event] | None") -> None:
        """A room has moved the research marker by so many spaces, perhaps none."""

    def may_win(self, state: "Invasion") -> bool:
        """Whether the last space of the research track may be entered."""
        return True

    def dug(self, state: "Invasion", cells: int, events: "list[Event] | None") -> None:
        """The excavator has moved on by so many cells."""

    def built(self, state: "Invasion", robot: int, events: "list[Event] | None") -> None:
        """A robot has been built."""

    def wears(self, state: "Invasion", robot: int) -> bool:
        """Whether a robot that worked loses a pip."""
        return True

    def rooms_end(self, state: "Invasion", events: "list[Event] | None") -> None:
        """No die is left on the base; the mothership is about to act."""

    # The mothership.

    def row_action(self, state: "Invasion", action: int, amount: int, events: "list[Event] | None") -> int:
        """How much of a row's action happens; 0: none of it."""
        return amount

    def spawn_columns(self, state: "Invasion", columns: list[int]) -> list[int]:
        """The drop points from which the player may choose for the next ship."""
        return columns

    # What the player may call for.

    def offers(self, state: "Invasion") -> list[int]:
        """The actions with which the player may call on this power now: CALL, its number, a target and a value."""
        return []

    def call(self, state: "Invasion", target: int, value: int, events: "list[Event] | None") -> None:
        """Do what was offered."""


def _asked(powers: list[Power], hook: str) -> list[Power]:
    """The powers whose kind overrides a hook."""
    return [power for power in powers if getattr(type(power), hook) is not getattr(Power, hook)]


@final
class Hooks:
    """By hook: the powers to ask, in the order in which they lie on the table. Most lists are empty."""

    def __init__(self, powers: list[Power]) -> None:
        self.set_up = _asked(powers, "set_up")
        self.round_begins = _asked(powers, "round_begins")
        self.rolled = _asked(powers, "rolled")
        self.closes = _asked(powers, "closes")
        self.descent = _asked(powers, "descent")
        self.landed = _asked(powers, "landed")
        self.holds_mothership = _asked(powers, "holds_mothership")
        self.damage = _asked(powers, "damage")
        self.damaged = _asked(powers, "damaged")
        self.rooms_begin = _asked(powers, "rooms_begin")
        self.price = _asked(powers, "price")
        self.value = _asked(powers, "value")
        self.energy = _asked(powers, "energy")
        self.shot = _asked(powers, "shot")
        self.destroyed = _asked(powers, "destroyed")
        self.researched = _asked(powers, "researched")
        self.may_win = _asked(powers, "may_win")
        self.dug = _asked(powers, "dug")
        self.built = _asked(powers, "built")
        self.wears = _asked(powers, "wears")
        self.rooms_end = _asked(powers, "rooms_end")
        self.row_action = _asked(powers, "row_action")
        self.spawn_columns = _asked(powers, "spawn_columns")
        self.offers = _asked(powers, "offers")
