"""What crew members do on their turn (rulebook 3.2)."""

from saucer.core.messages import Event
from saucer.games.space_alert import ship, threats
from saucer.games.space_alert.board import (
    BLUE,
    BOTS,
    BRIDGE,
    CARD_NAMES,
    EMPTY,
    GO_BLUE,
    GO_RED,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    HEROIC_MOVE,
    INTRUDER,
    KILLS_ITS_KILLER,
    LIFT_TILE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    MALFUNCTION,
    MELTS_DOWN,
    RED,
    RETALIATES,
    RETALIATES_GROWN,
    SLIME,
    SPACE,
    STATION_NAMES,
    TAKE_LIFT,
    THREE_AT_ONCE,
    TILE_BY_TILE,
    UPPER_BLUE,
    UPPER_RED,
    VISUAL_POINTS,
    WHITE,
    ZONE_NAMES,
    A,
    B,
    C,
)
from saucer.games.space_alert.events import (
    ActionDelayed,
    CardRevealed,
    ComputerMaintained,
    DeviceHeld,
    InterceptorsLaunched,
    IntruderHit,
    LookedOut,
    MalfunctionRepaired,
    NothingHappened,
    PilotLanded,
    PilotStayed,
    ReactorFilled,
    Refuelled,
    RepairedTogether,
    RocketLaunched,
    ShieldCharged,
    SquadReactivated,
    SquadTaken,
    TileRemoved,
    VisualConfirmed,
    WeaponFired,
)
from saucer.games.space_alert.state import (
    BLUE_SQUAD,
    NO_SQUAD,
    NOBODY,
    PRESENT,
    RED_SQUAD,
    Threat,
    Voyage,
    leads_active_squad,
    phase_of,
    reactor_capacity,
    shield_capacity,
    shift,
)


def begin_turn(state: Voyage) -> None:
    """Nobody was delayed yet, and no lift, weapon or window used."""
    state.lifts = 0
    state.looking = 0
    for member in state.crew:
        member.is_delayed = False
    for threat in state.threats:
        threat.pressed = 0


def act(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """Do what a member planned for this turn (SA-RES-08, SA-RES-09)."""
    member = state.crew[crew]
    if member.is_down:
        if events is not None:
            _nothing(crew, "down", "SA-RES-08", events)
        return
    card = member.program[state.turn - 1]
    if events is not None and card != EMPTY:
        events.append(_revealed(crew, card))
    if member.station == SPACE:
        _act_in_space(state, crew, card, events)
    elif card == EMPTY:
        if events is not None:
            _nothing(crew, "empty", "SA-RES-09", events)
    elif card == A or card == HEROIC_A:
        _fire(state, crew, card == HEROIC_A, events)
    elif card == B or card == HEROIC_B:
        _transfer(state, crew, card == HEROIC_B, events)
    elif card == C:
        _use(state, crew, events)
    elif card == BOTS or card == HEROIC_BOTS:
        _strike(state, crew, card == HEROIC_BOTS, events)
    elif card == TAKE_LIFT:
        _take_lift(state, crew, events)
    elif card == GO_RED or card == GO_BLUE:
        _walk(state, crew, card == GO_BLUE, events)
    else:
        _leap(state, crew, card - HEROIC_MOVE, events)


def _revealed(crew: int, card: int) -> CardRevealed:
    name, _, station = CARD_NAMES[card].partition(":")
    return CardRevealed(rule="SA-RES-08", crew=crew, card=name, station=station)


def _nothing(crew: int, reason: str, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(NothingHappened(rule=rule, crew=crew, reason=reason))


# Movement


def _walk(state: Voyage, crew: int, to_blue: bool, events: list[Event] | None) -> None:
    """To the next station on the same deck; at the end there is none (SA-CREW-01, SA-CREW-04)."""
    station = state.crew[crew].station
    if station % 3 == (BLUE if to_blue else RED):
        _nothing(crew, "wall", "SA-CREW-01", events)
        return
    ship.enter(state, crew, station + (1 if to_blue else -1), "door", "SA-CREW-01", events)


def _take_lift(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """To the other deck; a damaged or occupied lift delays (SA-CREW-02, SA-CREW-03)."""
    station = state.crew[crew].station
    zone = station % 3
    is_slow = bool(state.lifts >> zone & 1) or bool(state.tiles[zone] >> LIFT_TILE & 1)
    state.lifts |= 1 << zone
    ship.enter(state, crew, (station + 3) % 6, "lift", "SA-CREW-02", events)
    if is_slow:
        ship.delay(state, crew, "SA-CREW-03", events)


def _leap(state: Voyage, crew: int, station: int, events: list[Event] | None) -> None:
    """Straight to the station on the card, whatever the lifts (SA-CREW-31)."""
    if state.crew[crew].station == station:
        _nothing(crew, "already-there", "SA-CREW-31", events)
        return
    ship.enter(state, crew, station, "heroic", "SA-CREW-31", events)


# Malfunctions


def _repair(state: Voyage, crew: int, button: int, amount: int, events: list[Event] | None) -> None:
    """Work on the malfunction with the lowest number; after its Z it cannot be repaired (SA-CREW-06 to SA-CREW-09)."""
    station = state.crew[crew].station
    for index, threat in enumerate(state.threats):
        if threat.card.kind == MALFUNCTION and threat.card.button == button and threat.where >> station & 1:
            if threat.status != PRESENT:
                _nothing(crew, "irreparable", "SA-CREW-08", events)
            elif threat.card.traits & THREE_AT_ONCE:
                _hold_device(state, crew, index, events)
            else:
                threat.pressed |= 1 << station
                threat.damage += amount
                if events is not None:
                    left = max(0, threat.hp - threat.damage)
                    rule = "SA-CREW-06" if amount == 1 else "SA-CREW-29"
                    events.append(
                        MalfunctionRepaired(rule=rule, crew=crew, threat=threat.card.id, amount=amount, left=left)
                    )
                if threat.damage >= threat.hp:
                    finish_repair(state, index, "SA-CREW-09", events)
            return


def _hold_device(state: Voyage, crew: int, index: int, events: list[Event] | None) -> None:
    """Only the third who presses on one turn has an effect (SA-CARD-31)."""
    threat = state.threats[index]
    threat.pressed += 1
    if events is not None:
        events.append(DeviceHeld(rule="SA-CARD-31", crew=crew, threat=threat.card.id, count=threat.pressed))
    if threat.pressed == 3:
        threats.destroy(state, index, "SA-CARD-31", events)


def finish_repair(state: Voyage, index: int, rule: str, events: list[Event] | None) -> None:
    """The malfunction is gone; an Overheated Reactor knocks out who stands beside it (SA-CARD-24)."""
    threats.destroy(state, index, rule, events)
    if state.threats[index].card.traits & MELTS_DOWN:
        for crew, member in enumerate(state.crew):
            if member.station == LOWER_RED or member.station == LOWER_BLUE:
                ship.knock_out(state, crew, "SA-CARD-24", events)


# A


def _fire(state: Voyage, crew: int, is_heroic: bool, events: list[Event] | None) -> None:
    """The weapon of the station, once a turn; all but light lasers take a cube (SA-CREW-10 to 12, SA-CREW-29)."""
    station = state.crew[crew].station
    zone = station % 3
    is_light = station == LOWER_RED or station == LOWER_BLUE
    if state.fired >> station & 1:
        _nothing(crew, "fired", "SA-CREW-11" if is_light else "SA-CREW-10", events)
        return
    if not is_light:
        if state.reactors[zone] == 0:
            _nothing(crew, "no-energy", "SA-CREW-10", events)
            return
        state.reactors[zone] -= 1
    state.fired |= 1 << station
    if is_heroic:
        state.boosted |= 1 << station
    if events is not None:
        rule = "SA-CREW-29" if is_heroic else "SA-CREW-11" if is_light else "SA-CREW-10"
        heroic = 1 if is_heroic else 0
        weapon = weapon_name(station)
        events.append(WeaponFired(rule=rule, crew=crew, weapon=weapon, zone=ZONE_NAMES[zone], heroic=heroic))


def weapon_name(station: int) -> str:
    """Which cannon a station has (SA-CMP-02)."""
    if station < LOWER_RED:
        return "heavy_laser"
    return "pulse_cannon" if station == LOWER_WHITE else "light_laser"


# B


def _transfer(state: Voyage, crew: int, is_heroic: bool, events: list[Event] | None) -> None:
    """Charge a shield, fill a side reactor or refuel; a heroic transfer adds a cube (SA-CREW-13 to SA-CREW-16)."""
    station = state.crew[crew].station
    if state.covered >> station & 1:
        _repair(state, crew, B, 2 if is_heroic else 1, events)
        return
    zone = station % 3
    extra = 1 if is_heroic else 0
    if station == LOWER_WHITE:
        _refuel(state, crew, extra, events)
        return
    if station < LOWER_RED:
        source, room, rule = zone, shield_capacity(state, zone) - state.shields[zone], "SA-CREW-13"
    else:
        source, room, rule = WHITE, reactor_capacity(state, zone) - state.reactors[zone], "SA-CREW-14"
    cubes = min(state.reactors[source], room)
    if cubes <= 0:
        _nothing(crew, "nothing-to-move" if room > 0 else "no-room", rule if room >= 0 else "SA-CREW-16", events)
        return
    state.reactors[source] -= cubes
    if is_heroic:
        rule = "SA-CREW-29"
    if station < LOWER_RED:
        state.shields[zone] += cubes + extra
        if events is not None:
            now = state.shields[zone]
            events.append(ShieldCharged(rule=rule, crew=crew, zone=ZONE_NAMES[zone], cubes=cubes + extra, now=now))
    else:
        state.reactors[zone] += cubes + extra
        if events is not None:
            now = state.reactors[zone]
            events.append(ReactorFilled(rule=rule, crew=crew, zone=ZONE_NAMES[zone], cubes=cubes + extra, now=now))


def _refuel(state: Voyage, crew: int, extra: int, events: list[Event] | None) -> None:
    """A capsule fills the central reactor; it is spent even if that is full (SA-CREW-15)."""
    if state.fuel == 0:
        _nothing(crew, "no-fuel", "SA-CREW-15", events)
        return
    state.fuel -= 1
    cubes = max(0, reactor_capacity(state, WHITE) - state.reactors[WHITE])
    if cubes:
        cubes += extra
    state.reactors[WHITE] += cubes
    if events is not None:
        rule = "SA-CREW-29" if extra else "SA-CREW-15"
        events.append(Refuelled(rule=rule, crew=crew, cubes=cubes, now=state.reactors[WHITE], fuel=state.fuel))


# C


def _use(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """What the station offers besides weapon and energy (SA-CREW-17 to SA-CREW-21)."""
    station = state.crew[crew].station
    if state.covered >> station + 8 & 1:
        _repair(state, crew, C, 1, events)
    elif station == BRIDGE:
        _maintain(state, crew, events)
    elif station == LOWER_BLUE:
        _launch_rocket(state, crew, events)
    elif station == LOWER_WHITE:
        state.looking += 1
        if events is not None:
            events.append(LookedOut(rule="SA-CREW-19", crew=crew))
    elif station == UPPER_RED:
        _take_off(state, crew, events)
    else:
        _fetch_squad(state, crew, events)


def _maintain(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """On the first two turns of a phase, once (SA-CREW-17)."""
    bit = 1 << phase_of(state.turn)
    turn = state.turn
    is_due = turn <= 2 or turn == 4 or turn == 5 or turn == 8 or turn == 9
    if not is_due or state.maintained & bit:
        _nothing(crew, "not-due", "SA-CREW-17", events)
        return
    state.maintained |= bit
    if events is not None:
        events.append(ComputerMaintained(rule="SA-CREW-17", crew=crew))


def _launch_rocket(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """One a turn, as long as there are any (SA-CREW-18)."""
    if state.launched or state.rockets == 0:
        _nothing(crew, "rocket-launched" if state.launched else "no-rocket", "SA-CREW-18", events)
        return
    state.rockets -= 1
    state.launched = 1
    if events is not None:
        events.append(RocketLaunched(rule="SA-CREW-18", crew=crew, left=state.rockets))


def _take_off(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """With an active squad, if nobody is in space (SA-CREW-21)."""
    member = state.crew[crew]
    if state.pilot != NOBODY:
        _nothing(crew, "interceptors-out", "SA-CREW-21", events)
    elif not leads_active_squad(state, member):
        _nothing(crew, "no-squad" if member.squad == NO_SQUAD else "squad-disabled", "SA-CREW-21", events)
    else:
        member.station = SPACE
        state.pilot = crew
        state.sortie = 1
        if events is not None:
            events.append(InterceptorsLaunched(rule="SA-CREW-21", crew=crew))


def _fetch_squad(state: Voyage, crew: int, events: list[Event] | None) -> None:
    """Take the squad of this station, or wake one's own (SA-CREW-20)."""
    member = state.crew[crew]
    if member.squad != NO_SQUAD:
        if leads_active_squad(state, member):
            _nothing(crew, "squad-active", "SA-CREW-20", events)
            return
        state.disabled &= ~(1 << member.squad)
        if events is not None:
            events.append(SquadReactivated(rule="SA-CREW-20", crew=crew))
        return
    squad = BLUE_SQUAD if member.station == UPPER_BLUE else RED_SQUAD
    if not state.stored >> squad & 1:
        _nothing(crew, "rack-empty", "SA-CREW-20", events)
        return
    state.stored &= ~(1 << squad)
    member.squad = squad
    if events is not None:
        events.append(SquadTaken(rule="SA-CREW-20", crew=crew, disabled=state.disabled >> squad & 1))


# Space


def _act_in_space(state: Voyage, crew: int, card: int, events: list[Event] | None) -> None:
    """Battlebots stay and attack; an empty slot and any other card lead back (SA-CREW-23, SA-CREW-24)."""
    if card == BOTS or card == HEROIC_BOTS:
        is_heroic = card == HEROIC_BOTS
        state.sortie = 2 if is_heroic else 1
        if events is not None:
            rule = "SA-CREW-30" if is_heroic else "SA-CREW-23"
            events.append(PilotStayed(rule=rule, crew=crew, heroic=1 if is_heroic else 0))
        return
    member = state.crew[crew]
    if card != EMPTY:
        if events is not None:
            events.append(ActionDelayed(rule="SA-CREW-24", crew=crew, turn=state.turn))
        ship.lose_card(crew, shift(member.program, state.turn - 1), events)
        if not state.mission.rulings.landing_adds_to_delay:
            member.is_delayed = True
    land(state, "SA-CREW-24", events)


def land(state: Voyage, rule: str, events: list[Event] | None) -> None:
    """The pilot comes back to upper red, which is an entry (SA-CREW-24, SA-END-02)."""
    crew = state.pilot
    state.pilot = NOBODY
    if events is not None:
        events.append(PilotLanded(rule=rule, crew=crew))
    ship.enter(state, crew, UPPER_RED, "", rule, events)


# Battlebots


def _strike(state: Voyage, crew: int, is_heroic: bool, events: list[Event] | None) -> None:
    """Hit the intruder with the lowest number in the station (SA-CREW-26 to SA-CREW-28, SA-CREW-30)."""
    member = state.crew[crew]
    if not leads_active_squad(state, member):
        _nothing(crew, "no-squad" if member.squad == NO_SQUAD else "squad-disabled", "SA-CREW-28", events)
        return
    for index, threat in enumerate(state.threats):
        if threat.card.kind == INTRUDER and threat.status == PRESENT and threat.where >> member.station & 1:
            _hit(state, crew, index, threat, is_heroic, events)
            return
    _nothing(crew, "no-intruder", "SA-CREW-28", events)


def _hit(state: Voyage, crew: int, index: int, threat: Threat, is_heroic: bool, events: list[Event] | None) -> None:
    station = state.crew[crew].station
    traits = threat.card.traits
    if events is not None:
        rule = "SA-CREW-30" if is_heroic else "SA-CREW-26"
        events.append(IntruderHit(rule=rule, crew=crew, threat=threat.card.id, station=STATION_NAMES[station]))
    if traits & SLIME:
        is_dead = _hit_slime(threat, station, events)
    else:
        threat.damage += 1
        is_dead = threat.damage >= threat.hp
        if traits & TILE_BY_TILE and not is_dead:
            _remove_tile(threat, station, "SA-CARD-30", events)
    if is_dead:
        threats.destroy(state, index, "SA-CREW-26", events)
        if traits & KILLS_ITS_KILLER:
            ship.knock_out(state, crew, "SA-CARD-29", events)
    if not is_heroic and (traits & RETALIATES or (traits & RETALIATES_GROWN and threat.is_grown)):
        ship.disable_squad(state, crew, "SA-CREW-27", events)


def _hit_slime(threat: Threat, station: int, events: list[Event] | None) -> bool:
    """The original takes two hits, its progeny one; it is destroyed with its last tile (SA-CARD-21, SA-CARD-23)."""
    if station == threat.origin:
        threat.damage += 1
        if threat.damage < threat.hp:
            return False
        threat.origin = NOBODY
    _remove_tile(threat, station, "SA-CARD-21", events)
    return threat.where == 0


def _remove_tile(threat: Threat, station: int, rule: str, events: list[Event] | None) -> None:
    threat.where &= ~(1 << station)
    if events is not None:
        events.append(TileRemoved(rule=rule, threat=threat.card.id, station=STATION_NAMES[station]))


def end_actions(state: Voyage, events: list[Event] | None) -> None:
    """After all actions: repairs from everywhere at once, and visual confirmation (SA-CARD-26, 27, SA-CREW-19)."""
    for index, threat in enumerate(state.threats):
        if threat.card.bonus and threat.status == PRESENT and threat.pressed == threat.card.stations:
            threat.damage += threat.card.bonus
            rule = "SA-CARD-26" if threat.card.button == C else "SA-CARD-27"
            if events is not None:
                left = max(0, threat.hp - threat.damage)
                events.append(RepairedTogether(rule=rule, threat=threat.card.id, amount=threat.card.bonus, left=left))
            if threat.damage >= threat.hp:
                finish_repair(state, index, rule, events)
    phase = phase_of(state.turn)
    if state.looking > state.seen[phase]:
        state.seen[phase] = state.looking
        if events is not None:
            points = VISUAL_POINTS[state.looking]
            events.append(VisualConfirmed(rule="SA-CREW-19", members=state.looking, points=points))
