"""Missions for rule tests: a crew that is ready, hands as a test wants them, time that passes."""

from collections.abc import Sequence
from typing import TypeVar

from saucer.core.door import refusal
from saucer.core.messages import Command, Event, Tick
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.commands import CODEC, Advance, Lay, Ready
from saucer.games.space_alert.live.deck import ACTION, ACTION_KINDS, MOVEMENT, NAMES, NO_CARD
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import TO_THE_END, LiveMission
from saucer.games.space_alert.live.state import RESOLVING
from saucer.games.space_alert.live.view import Seen, view

E = TypeVar("E", bound=Event)

FIRST, SECOND, THIRD, FOURTH, FIFTH = map(Seat, range(5))
START = 5_000
"""When everybody is ready, in table time."""


def gathered(people: int = 4, **options: object) -> LiveMission:
    """A crew that gathers for the first simulation, or for what the options say."""
    wanted = {"timeline": "simulation_1", **options}
    return SPACE_ALERT.new(SpaceAlertOptions(**wanted), people)  # type: ignore[arg-type]


def begun(people: int = 4, seed: int = 0, **options: object) -> LiveMission:
    """A mission whose first announcement was just made."""
    state = gathered(people, **options)
    begin(state, seed)
    return state


def begin(state: LiveMission, seed: int = 0) -> list[Event]:
    """Let everybody be ready and the dealer do the rest."""
    events: list[Event] = []
    if state.setup.has_clock:
        events += play(state, CLOCK, Tick(Millis(state.now + START)))
    for seat in range(state.setup.people):
        events += play(state, Seat(seat), Ready())
    return events + settle(state, seed)


def settle(state: LiveMission, seed: int = 0) -> list[Event]:
    """Let the dealer bring what is owed."""
    rng, events = Rng(seed), list[Event]()
    while (chance := state.chance()) is not None:
        state.step(DEALER, chance.sample(rng), events)
    return events


def pass_time(state: LiveMission, until: int) -> list[Event]:
    """Let the clock tick until so many seconds of the action round are over, and the dealer deal."""
    events: list[Event] = []
    at = state.started + until * 1000
    while (wakeup := state.next_wakeup()) is not None and wakeup <= at and state.phase < RESOLVING:
        events += play(state, CLOCK, Tick(wakeup))
        events += settle(state)
    return events


def planned(state: LiveMission) -> list[Event]:
    """Let the action round come to its end."""
    return pass_time(state, 1000)


def resolved(state: LiveMission, seed: int = 0) -> list[Event]:
    """Let the captain watch the whole resolution."""
    events = play(state, Seat(state.roles[0]), Advance(TO_THE_END))
    return events + settle(state, seed)


def play(state: LiveMission, seat: Seat, command: Command) -> list[Event]:
    """Let a seat do this, which must be allowed, and tell what happened."""
    assert refusal(SPACE_ALERT, state, seat, command) is None
    action = CODEC.action(command)
    assert action is not None
    events: list[Event] = []
    state.step(seat, action, events)
    return events


def refused(state: LiveMission, seat: Seat, command: Command) -> str:
    """Why it is refused."""
    problem = refusal(SPACE_ALERT, state, seat, command)
    assert problem is not None
    return problem.code


def may(state: LiveMission, seat: Seat, command: Command) -> bool:
    """Whether it is allowed."""
    return refusal(SPACE_ALERT, state, seat, command) is None


def kind(name: str) -> int:
    """The number of a card, by both its halves."""
    return NAMES.index(name)


def hold(state: LiveMission, seat: Seat, *cards: str) -> None:
    """Give a seat this hand; what it had goes back to the deck."""
    for card in state.hands[seat]:
        state.deck[card] += 1
    state.hands[seat] = sorted(map(kind, cards))
    for card in state.hands[seat]:
        state.deck[card] -= 1


def lay(card: str, slot: int, member: int, half: int = ACTION) -> Lay:
    """The command that lays a card, with its action on top unless a test says otherwise."""
    return Lay(kind(card), half, slot, member)


def lay_movement(card: str, slot: int, member: int) -> Lay:
    return lay(card, slot, member, MOVEMENT)


def the(wanted: type[E], events: Sequence[Event]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, wanted)]


def seen(state: LiveMission, seat: Seat | None) -> Seen:
    return view(state, seat)


def heroic_of(state: LiveMission, seat: Seat) -> str:
    """The heroic card in a hand."""
    return next(NAMES[card] for card in state.hands[seat] if card >= ACTION_KINDS)


def laid(state: LiveMission, member: int) -> list[str]:
    """What lies on a board, by slot: `A/red^` has its action on top, `A/red>` its movement."""
    return ["" if each == NO_CARD else NAMES[each // 2] + "^>"[each & 1] for each in state.programs[member]]
