"""Threats as such: how they appear, move, are destroyed and leave."""

from saucer.core.messages import Event
from saucer.games.space_alert.board import (
    FISSURE,
    INTRUDER,
    MARK_NAMES,
    SLIME,
    STATION_NAMES,
    STATIONS,
    TILE_BY_TILE,
    WARHEADS,
    ZONE_NAMES,
    Z,
)
from saucer.games.space_alert.events import (
    MarkReached,
    ThreatAppeared,
    ThreatDestroyed,
    ThreatMoved,
    ThreatSurvived,
    TileLaid,
)
from saucer.games.space_alert.state import (
    AHEAD,
    DESTROYED,
    EFFECT,
    LEAVE,
    LENDS_NOTHING,
    MOVE,
    PRESENT,
    SURVIVED,
    Threat,
    Voyage,
    cover_buttons,
    push,
)


def appear(state: Voyage, events: list[Event] | None) -> None:
    """Threats whose time number it is enter their tracks (SA-RES-06, SA-RES-07)."""
    for index, threat in enumerate(state.threats):
        if threat.time == state.turn and threat.status == AHEAD:
            threat.status = PRESENT
            threat.position = threat.track.length
            threat.where = threat.card.stations
            if threat.card.traits & WARHEADS:
                threat.hp = state.rockets
            if events is not None:
                _tell_appearance(threat, events)
            cover_buttons(state)
            if threat.hp == 0:
                destroy(state, index, "SA-CARD-20", events)


def _tell_appearance(threat: Threat, events: list[Event]) -> None:
    zone = ZONE_NAMES[threat.zone]
    events.append(ThreatAppeared(rule="SA-RES-06", threat=threat.card.id, zone=zone, position=threat.position))
    for station in range(STATIONS):
        if threat.where >> station & 1:
            events.append(TileLaid(rule="SA-RES-07", threat=threat.card.id, station=STATION_NAMES[station]))


def destroy(state: Voyage, index: int, rule: str, events: list[Event] | None) -> None:
    """The captain gets the card; token, tiles and lasting effects are gone (SA-CREW-09, SA-DMG-09)."""
    threat = state.threats[index]
    threat.status = DESTROYED
    threat.lends = LENDS_NOTHING
    if events is not None:
        events.append(ThreatDestroyed(rule=rule, threat=threat.card.id, points=threat.card.destroyed))
    if threat.where:
        threat.where = 0
        cover_buttons(state)
    if threat.card.traits & FISSURE:
        state.doubled = 0


def move(state: Voyage, index: int, spaces: int, events: list[Event] | None) -> None:
    """Go on to the next mark, or as far as it gets (SA-THR-02 to SA-THR-04)."""
    threat = state.threats[index]
    if threat.status != PRESENT:
        return
    mark = threat.track.next_marks[threat.position]
    left = spaces - (threat.position - mark)
    if left < 0:
        threat.position -= spaces
        if events is not None:
            events.append(ThreatMoved(rule="SA-THR-01", threat=threat.card.id, position=threat.position))
        return
    threat.position = mark
    letter = threat.track.marks[mark]
    if events is not None:
        events.append(ThreatMoved(rule="SA-THR-01", threat=threat.card.id, position=mark))
        events.append(MarkReached(rule="SA-THR-03", threat=threat.card.id, mark=MARK_NAMES[letter]))
    if letter == Z:
        push(state, LEAVE, index)
    else:
        threat.passed += 1
        if left > 0:
            push(state, MOVE, index, left)
    if threat.card.effects[letter]:
        push(state, EFFECT, index, letter)


def leave(state: Voyage, index: int, events: list[Event] | None) -> None:
    """After Z it is survived; an intruder's tile leaves, but Slime and contamination stay (SA-THR-04, SA-THR-05)."""
    threat = state.threats[index]
    if threat.status != PRESENT:
        return
    threat.status = SURVIVED
    if threat.card.kind == INTRUDER and not threat.card.traits & (SLIME | TILE_BY_TILE):
        threat.where = 0
    if events is not None:
        events.append(ThreatSurvived(rule="SA-THR-04", threat=threat.card.id, points=threat.card.survived))
