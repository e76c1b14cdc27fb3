"""The action round as the ship's voice leads it: what each announcement means (rulebook 2.1)."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.space_alert.board import ZONE_NAMES
from saucer.games.space_alert.live import dealing
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
    INCOMING_DATA,
    MISSION_BEGUN,
    MISSION_COMPLETE,
    PHASE_ENDED,
    PHASE_WARNING,
    THREAT,
    TRANSFER_CLOSED,
    TRANSFER_OPENED,
    WARNINGS,
    Announcement,
)
from saucer.games.space_alert.live.events import (
    CommunicationsLost,
    CommunicationsRestored,
    DataIncoming,
    MissionBegun,
    MissionComplete,
    PhaseEnded,
    PhaseWarning,
    ThreatAnnounced,
    TransferClosed,
    TransferOpened,
)
from saucer.games.space_alert.live.state import CLOSED, DRAW_THREAT, PLANNING, Operation

SECOND: Final = 1000
"""A second of the timeline in table time."""
UNTOLD: Final = "random"
"""In place of a mission's name while nobody may know it."""


def begin(state: Operation, events: list[Event] | None) -> None:
    """The round starts with the first announcement (SA-RT-01)."""
    state.phase = PLANNING
    state.started = state.now
    go_on(state, events)


def due_at(state: Operation) -> int:
    """When the next announcement is made, in table time."""
    return state.started + state.schedule()[state.heard].at * SECOND


def go_on(state: Operation, events: list[Event] | None) -> bool:
    """Make the next announcement; True if that ends the action round.

    Without a clock all of its second comes at once, and so do warnings that follow: there is no time to wait for.
    """
    is_over = announce(state, events)
    if not state.setup.has_clock:
        schedule = state.schedule()
        while not is_over and (
            schedule[state.heard].at == schedule[state.heard - 1].at or schedule[state.heard].kind == PHASE_WARNING
        ):
            is_over = announce(state, events)
    return is_over


def announce(state: Operation, events: list[Event] | None) -> bool:
    """Make the next announcement; True if it ends the action round."""
    number = state.heard
    announcement = state.schedule()[number]
    state.heard += 1
    state.waits = 0
    if events is not None:
        events.append(said(state, announcement))
    kind = announcement.kind
    if kind == THREAT:
        if not announcement.is_ignored(state.setup.crew):
            state.owed.append(DRAW_THREAT | number << 8)
    elif kind == PHASE_ENDED:
        _end_phase(state, announcement.phase, events)
    elif kind == PHASE_WARNING:
        if announcement.is_last:
            state.stoppable = 1
    elif kind == TRANSFER_OPENED:
        state.window = window_end(state, announcement)
    elif kind == TRANSFER_CLOSED:
        state.window = CLOSED
        state.gave = 0
    elif kind == COMMUNICATIONS_LOST:
        state.silent = 1
    elif kind == COMMUNICATIONS_RESTORED:
        state.silent = 0
    elif kind == INCOMING_DATA:
        dealing.draw_for_everybody(state)
    elif kind == MISSION_BEGUN:
        dealing.show_heroics(state)
        if not state.setup.is_solo:
            for seat in range(state.setup.people):
                dealing.take_packet(state, seat, "SA-RT-01", events)
    return kind == MISSION_COMPLETE


def _end_phase(state: Operation, phase: int, events: list[Event] | None) -> None:
    """Its slots are locked for everybody; who is still in it takes the next packet (SA-RT-07)."""
    for seat in range(state.setup.people):
        if state.stages[seat] == phase:
            go_to_next_phase(state, seat, "SA-RT-07", events)


def go_to_next_phase(state: Operation, seat: int, rule: str, events: list[Event] | None) -> None:
    """Alone there are no packets, only phases (SA-AND-07)."""
    state.stages[seat] += 1
    if not state.setup.is_solo:
        dealing.take_packet(state, seat, rule, events)


def window_end(state: Operation, announcement: Announcement) -> int:
    """Without a clock there is no time to name: the window lasts until the beep is announced."""
    if not state.setup.has_clock:
        return 0
    return state.started + (announcement.at + announcement.seconds) * SECOND


def said(state: Operation, announcement: Announcement) -> Event:
    """An announcement as an event; a threat's card is told apart, once it is drawn."""
    kind = announcement.kind
    if kind == THREAT:
        is_ignored = announcement.is_ignored(state.setup.crew)
        return ThreatAnnounced(
            rule="SA-ANN-04" if is_ignored else "SA-ANN-02" if announcement.zone < 3 else "SA-ANN-03",
            turn=announcement.turn,
            zone=ZONE_NAMES[announcement.zone],
            serious=1 if announcement.is_serious else 0,
            unconfirmed=1 if announcement.is_unconfirmed else 0,
            ignored=1 if is_ignored else 0,
        )
    if kind == PHASE_WARNING:
        return PhaseWarning(
            rule="SA-ANN-09" if announcement.is_last else "SA-ANN-08",
            phase=announcement.phase,
            seconds=announcement.seconds if state.setup.has_clock else 0,
            operations=1 if announcement.is_last else 0,
            next=1 if announcement.seconds == WARNINGS[-1] else 0,
        )
    if kind == TRANSFER_OPENED:
        return TransferOpened(rule="SA-ANN-06", until=window_end(state, announcement))
    if kind == PHASE_ENDED:
        return PhaseEnded(rule="SA-RT-07", phase=announcement.phase)
    if kind == MISSION_BEGUN:
        name = UNTOLD if state.setup.is_secret() else state.setup.timelines[0].id
        return MissionBegun(rule="SA-ANN-01", mission=name)
    if kind == MISSION_COMPLETE:
        return complete(state, "SA-ANN-09")
    if kind == INCOMING_DATA:
        return DataIncoming(rule="SA-ANN-05")
    if kind == TRANSFER_CLOSED:
        return TransferClosed(rule="SA-ANN-06")
    if kind == COMMUNICATIONS_LOST:
        return CommunicationsLost(rule="SA-ANN-07")
    return CommunicationsRestored(rule="SA-ANN-07")


def complete(state: Operation, rule: str) -> Event:
    """The end of the action round; now everybody may know which mission it was."""
    return MissionComplete(rule=rule, mission=state.setup.timelines[state.timeline].id)
