"""What kinds of powers share: telling that they work, and being called once."""

from saucer.core.messages import Event
from saucer.games.falling_skies import actions
from saucer.games.falling_skies.events import AbilityUsed
from saucer.games.falling_skies.power import ONCE, Power
from saucer.games.falling_skies.state import Invasion

_RULES = {"city": "UFS-CITY-2", "character": "UFS-CAMP-8", "scenario": "UFS-STAR-1"}


def tell(power: Power, events: list[Event] | None) -> None:
    """Say that a power takes effect; the events after it say how."""
    if events is not None:
        events.append(AbilityUsed(rule=_RULES[power.owner], owner=power.owner, name=power.name))


def call(power: Power, target: int, value: int) -> int:
    """The action that calls on a power."""
    return actions.CALL | power.number << 8 | target << 16 | value << 24


class CalledOnce(Power):
    """What the player may call for once in a game, as characters help (UFS-CAMP-8).

    A kind of it says what may be chosen now, in `choices`, and does it, in `help`.
    """

    def memory(self) -> int:
        return 1

    def shown_as(self) -> str:
        return ONCE

    def offers(self, state: Invasion) -> list[int]:
        return [] if state.marks[self.slot] else self.choices(state)

    def call(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        state.marks[self.slot] = 1
        tell(self, events)
        self.help(state, target, value, events)

    def choices(self, state: Invasion) -> list[int]:
        """What may be chosen now, as actions."""
        return []

    def help(self, state: Invasion, target: int, value: int, events: list[Event] | None) -> None:
        """Do what was chosen."""
