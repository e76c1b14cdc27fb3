"""Before a mission: who has which role, who stands where in the crew order, and who is ready (rulebook 1)."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.events import AndroidSeated, Readied, RoleTaken, Unreadied
from saucer.games.space_alert.live.state import ROLES, Operation, crew_order, everybody

MOST_CHANGES: Final = 12
"""How often one person may take a role or move an android before a mission: a crew that cannot agree has to begin."""
ROLE_NAMES: Final = ("captain", "communications", "security")


def first_roles(people: int) -> list[int]:
    """The first three seats; where there are fewer, somebody has several roles (SA-SET-02)."""
    return [role % people for role in range(ROLES)]


def choices(state: Operation, seat: int) -> list[int]:
    """What somebody may do; who is ready leaves the rest to the others."""
    if state.ready >> seat & 1:
        return [actions.NOT_READY]
    found = [actions.READY]
    if changes(state, seat) == MOST_CHANGES:
        return found
    found += [actions.TAKE_ROLE | role << 8 for role in range(ROLES) if state.roles[role] != seat]
    first = 0 if state.setup.is_solo else 1
    for android, place in enumerate(state.places):
        for to in range(first, state.setup.crew):
            if to != place:
                found.append(actions.SEAT_ANDROID | android << 8 | to << 16)
    return found


def changes(state: Operation, seat: int) -> int:
    """How often somebody took a role or moved an android before this mission."""
    return state.changes >> seat * 4 & 15


def act(state: Operation, seat: int, action: int, events: list[Event] | None) -> bool:
    """Do it; True when everybody is ready, and the mission begins."""
    verb = action & 255
    if verb == actions.TAKE_ROLE:
        state.changes += 1 << seat * 4
        _take_role(state, seat, action >> 8, events)
    elif verb == actions.SEAT_ANDROID:
        state.changes += 1 << seat * 4
        _seat_android(state, action >> 8 & 255, action >> 16, events)
    elif verb == actions.READY:
        state.ready |= 1 << seat
        if events is not None:
            events.append(Readied(rule="SA-SET-02", seat=seat))
    else:
        _unready(state, seat, events)
    return state.ready == everybody(state)


def _take_role(state: Operation, seat: int, role: int, events: list[Event] | None) -> None:
    """The captain is the first in the crew order (SA-SET-05). Nobody loses a role without being asked again."""
    before = state.roles[role]
    state.roles[role] = seat
    state.order = crew_order(state)
    if events is not None:
        events.append(RoleTaken(rule="SA-SET-02", seat=seat, role=ROLE_NAMES[role]))
    if state.ready >> before & 1:
        _unready(state, before, events)


def _unready(state: Operation, seat: int, events: list[Event] | None) -> None:
    state.ready &= ~(1 << seat)
    if events is not None:
        events.append(Unreadied(rule="SA-SET-02", seat=seat))


def _seat_android(state: Operation, android: int, place: int, events: list[Event] | None) -> None:
    """An android that stands there changes places with it (SA-AND-03, SA-AND-11)."""
    for other, taken in enumerate(state.places):
        if taken == place:
            state.places[other] = state.places[android]
    state.places[android] = place
    state.order = crew_order(state)
    if events is not None:
        rule = "SA-AND-11" if state.setup.is_solo else "SA-AND-03"
        events.append(AndroidSeated(rule=rule, android=android, place=place))
