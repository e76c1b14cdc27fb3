"""What happens to ship and crew: attacks, damage tiles, energy, knock-outs, delays, entering a station."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.space_alert.board import (
    CARD_NAMES,
    EMPTY,
    REACTOR_TILE,
    SHIELD_TILE,
    SLIME,
    SPACE,
    STATION_NAMES,
    STRUCTURE_TILE,
    TILE_BY_TILE,
    TILES,
    VENGEFUL,
    ZONE_NAMES,
    tile_name,
)
from saucer.games.space_alert.events import (
    ActionDelayed,
    CardLost,
    CrewMoved,
    CubesLost,
    KnockedOut,
    ShipDestroyed,
    SquadDisabled,
    TileDrawn,
    ZoneAttacked,
    ZoneDamaged,
)
from saucer.games.space_alert.state import (
    DRAW,
    NO_SQUAD,
    NO_ZONE,
    SURVIVED,
    Voyage,
    count_bits,
    lose,
    push,
    reactor_capacity,
    shield_capacity,
    shift,
)

DOUBLES: Final = 1
PIERCES: Final = 2
LENT: Final = 4
"""A Scout lends one point of the strength."""
AVENGES: Final = 8
"""At the end of computing damage."""


def attack(state: Voyage, threat: int, zone: int, strength: int, ways: int, events: list[Event] | None) -> None:
    """Each cube of the shield absorbs one point and is gone; the rest is damage (SA-SHIP-01, SA-SHIP-05)."""
    absorbed = 0
    if not ways & PIERCES:
        absorbed = min(state.shields[zone], strength)
        state.shields[zone] -= absorbed
    if events is not None:
        card = state.threats[threat].card
        rule = "SA-CARD-07" if ways & PIERCES else "SA-SHIP-01"
        if ways & AVENGES:
            rule = "SA-CARD-17" if card.traits & VENGEFUL else "SA-CARD-18"
        lent = 1 if ways & LENT else 0
        where = ZONE_NAMES[zone]
        events.append(
            ZoneAttacked(rule=rule, threat=card.id, zone=where, strength=strength, lent=lent, absorbed=absorbed)
        )
    hurt(state, threat, zone, strength - absorbed, 2 if ways & DOUBLES else 1, events)


def hurt(state: Voyage, threat: int, zone: int, damage: int, factor: int, events: list[Event] | None) -> None:
    """A tile for each point; more where something doubles it (SA-SHIP-02, SA-CARD-06, SA-CARD-25, SA-CAM-08)."""
    if damage <= 0:
        return
    card = state.threats[threat].card
    rule = "SA-CARD-06" if factor == 2 else card.rule or "SA-SHIP-02"
    if state.doubled >> zone & 1:
        factor *= 2
        rule = "SA-CARD-25"
    if state.mission.carried[zone] >> STRUCTURE_TILE & 1:
        factor *= 2
        rule = "SA-CAM-08"
    if factor > 2 and not state.mission.rulings.doubling_multiplies:
        factor = 2
    if events is not None:
        events.append(ZoneDamaged(rule=rule, threat=card.id, zone=ZONE_NAMES[zone], tiles=damage * factor))
    push(state, DRAW, threat, zone, min(damage * factor, TILES + 1))


def draw(state: Voyage, threat: int, zone: int, tiles: int, events: list[Event] | None) -> None:
    """Draw tile after tile; a seventh destroys the ship (SA-SHIP-02, SA-SHIP-04). Where no order is known, wait."""
    while tiles > 0:
        count = count_bits(state.tiles[zone])
        if count == TILES:
            if events is not None:
                name = state.threats[threat].card.id
                events.append(ShipDestroyed(rule="SA-SHIP-04", threat=name, zone=ZONE_NAMES[zone]))
            lose(state, threat)
            return
        if not state.order:
            push(state, DRAW, threat, zone, tiles)
            state.drawing = zone
            return
        lay_tile(state, zone, state.order[zone * TILES + count], events)
        tiles -= 1


def take_tile(state: Voyage, tile: int, events: list[Event] | None) -> None:
    """The tile that the dealer drew."""
    zone = state.drawing
    state.drawing = NO_ZONE
    job = state.jobs.pop()
    lay_tile(state, zone, tile, events)
    left = (job >> 24 & 255) - 1
    if left:
        push(state, DRAW, job >> 8 & 255, zone, left)


def lay_tile(state: Voyage, zone: int, tile: int, events: list[Event] | None) -> None:
    """It has its effect at once: what a shield or reactor no longer holds is lost (SA-SHIP-03)."""
    state.tiles[zone] |= 1 << tile
    state.drawn.append(zone * 8 + tile)
    if events is not None:
        events.append(TileDrawn(rule="SA-SHIP-03", zone=ZONE_NAMES[zone], tile=tile_name(zone, tile)))
    if tile == SHIELD_TILE:
        lost = state.shields[zone] - shield_capacity(state, zone)
        if lost > 0:
            state.shields[zone] -= lost
            if events is not None:
                events.append(CubesLost(rule="SA-SHIP-03", zone=ZONE_NAMES[zone], system="shield", cubes=lost))
    elif tile == REACTOR_TILE:
        lost = state.reactors[zone] - reactor_capacity(state, zone)
        if lost > 0:
            state.reactors[zone] -= lost
            if events is not None:
                events.append(CubesLost(rule="SA-SHIP-03", zone=ZONE_NAMES[zone], system="reactor", cubes=lost))


def knock_out(state: Voyage, crew: int, rule: str, events: list[Event] | None) -> None:
    """Whoever is knocked out does nothing more; a squad that follows is disabled for good (SA-THR-12)."""
    member = state.crew[crew]
    if member.is_down:
        return
    member.is_down = True
    if events is not None:
        events.append(KnockedOut(rule=rule, crew=crew))
    if member.squad != NO_SQUAD:
        disable_squad(state, crew, "SA-THR-12", events)


def disable_squad(state: Voyage, crew: int, rule: str, events: list[Event] | None) -> None:
    """The squad that follows a member."""
    bit = 1 << state.crew[crew].squad
    if events is not None and not state.disabled & bit:
        events.append(SquadDisabled(rule=rule, crew=crew))
    state.disabled |= bit


def delay(state: Voyage, crew: int, rule: str, events: list[Event] | None) -> None:
    """The next turn's card moves on; several delays of one turn count once (SA-DLY-01 to SA-DLY-06)."""
    member = state.crew[crew]
    if member.is_delayed or member.is_down or member.station == SPACE:
        return
    member.is_delayed = True
    if state.turn >= state.mission.turns or member.program[state.turn] == EMPTY:
        return
    if events is not None:
        events.append(ActionDelayed(rule=rule, crew=crew, turn=state.turn + 1))
    lose_card(crew, shift(member.program, state.turn), events)


def lose_card(crew: int, card: int, events: list[Event] | None) -> None:
    """What is pushed past the last slot is never played (SA-DLY-01)."""
    if card != EMPTY and events is not None:
        events.append(CardLost(rule="SA-DLY-01", crew=crew, card=CARD_NAMES[card]))


def enter(state: Voyage, crew: int, station: int, way: str, rule: str, events: list[Event] | None) -> None:
    """Arrive, then meet what is there: Slime delays, contamination after its Z knocks out (SA-CREW-05)."""
    state.crew[crew].station = station
    if events is not None and way:
        events.append(CrewMoved(rule=rule, crew=crew, station=STATION_NAMES[station], way=way))
    if not state.mission.is_sticky:
        return
    for threat in state.threats:
        if threat.where >> station & 1:
            if threat.card.traits & SLIME:
                delay(state, crew, "SA-CARD-22", events)
            elif threat.card.traits & TILE_BY_TILE and threat.status == SURVIVED:
                knock_out(state, crew, "SA-CARD-30", events)
