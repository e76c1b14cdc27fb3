"""What threats do on X, Y and Z: one hook for each thing that a card can say.

A hook does its work at once, or puts it on the stack of what is to be done: the last thing there comes first.
"""

from collections.abc import Callable
from typing import Final

from saucer.core.messages import Event
from saucer.games.space_alert import ship, threats
from saucer.games.space_alert.board import (
    ALWAYS,
    BLUE,
    BRIDGE,
    DAMAGED,
    HELPS_ITSELF,
    IN_ITS_STATIONS,
    IN_STATION,
    IN_STATION_NOT_LEADING,
    IN_ZONE,
    INTERNAL,
    LEADING,
    LEFT,
    LIFT,
    LOWER_RED,
    OFF_THE_BRIDGE,
    OTHERS,
    OWN,
    RED,
    SLIME,
    SPACE,
    STATION_NAMES,
    STATIONS,
    VENGEFUL,
    WARHEADS,
    WHITE,
    ZONE_NAMES,
    Effect,
)
from saucer.games.space_alert.crew import finish_repair
from saucer.games.space_alert.events import (
    AlienGrown,
    AttacksStrengthened,
    CubesDrained,
    CubesShorted,
    DamageDoubled,
    FuelLost,
    IntruderMoved,
    IntruderStayed,
    MissionLost,
    NoEffect,
    OthersAdvance,
    RackDisabled,
    RocketDestroyed,
    ShieldChanged,
    ShieldsStrengthened,
    SpeedChanged,
    ThreatDamaged,
    ThreatHealed,
    ThreatRevealed,
    TileLaid,
    TilesTurnedLethal,
)
from saucer.games.space_alert.state import (
    ATTACK,
    EFFECT,
    HURT,
    LEAK,
    LENDS_SHIELD,
    LENDS_STRENGTH,
    MOVE,
    NO_THREAT,
    PRESENT,
    RED_SQUAD,
    Threat,
    Voyage,
    leads_active_squad,
    lent,
    lose,
    push,
    shield_capacity,
    station_of,
    zone_of,
)

Hook = Callable[[Voyage, int, Effect, "list[Event] | None"], None]


def perform(state: Voyage, index: int, letter: int, number: int, events: list[Event] | None) -> None:
    """Do one of the effects of a letter, and put the next on the stack (SA-THR-03, SA-THR-15)."""
    threat = state.threats[index]
    if threat.status != PRESENT:
        return
    effects = threat.card.effects[letter]
    if number + 1 < len(effects):
        push(state, EFFECT, index, letter, number + 1)
    effect = effects[number]
    is_right_time = effect.when == ALWAYS or (effect.when == DAMAGED) == (threat.damage > 0)
    if is_right_time and (effect.below == 0 or threat.damage < effect.below):
        HOOKS[effect.hook](state, index, effect, events)
    elif events is not None and len(effects) == 1:
        events.append(NoEffect(rule="SA-CARD-15" if effect.below else "SA-CARD-13", threat=threat.card.id))


def avenge(state: Voyage, index: int, events: list[Event] | None) -> None:
    """A destroyed asteroid bursts over its zone, the Nemesis strikes everywhere (SA-CARD-17, SA-CARD-18)."""
    threat = state.threats[index]
    bonus = _lent_strength(state, index)
    if threat.card.traits & VENGEFUL:
        _attack_zones(state, index, 7, 1, bonus, ship.AVENGES)
        return
    rulings = state.mission.rulings
    strength = threat.passed * (threat.card.burst if rulings.asteroids_by_card else 1)
    if strength == 0 and not rulings.scout_in_empty_bursts:
        bonus = 0
    if strength + bonus:
        ways = ship.AVENGES | (ship.LENT if bonus else 0)
        ship.attack(state, index, threat.zone, strength + bonus, ways, events)


def _zones(threat: Threat, effect: Effect) -> int:
    """The set of zones that an effect concerns."""
    if effect.zones == OWN:
        return 1 << zone_of(threat)
    if effect.zones == OTHERS:
        return 7 & ~(1 << zone_of(threat))
    return effect.zones


def _lent_strength(state: Voyage, index: int) -> int:
    """A Scout helps all others; told otherwise, itself too (SA-CARD-07)."""
    helps_itself = state.threats[index].card.traits & HELPS_ITSELF
    return lent(state, LENDS_STRENGTH, NO_THREAT if helps_itself else index)


def _attack_zones(state: Voyage, index: int, zones: int, strength: int, bonus: int, ways: int) -> None:
    """From left to right, each completely, stronger by what a Scout lends (SA-THR-07, SA-THR-15, SA-CARD-07)."""
    if bonus:
        ways |= ship.LENT
    for zone in range(BLUE, RED - 1, -1):
        if zones >> zone & 1:
            push(state, ATTACK, index, zone, ways, strength + bonus)


def _hurt_zones(state: Voyage, index: int, zones: int, damage: int) -> None:
    for zone in range(BLUE, RED - 1, -1):
        if zones >> zone & 1:
            push(state, HURT, index, zone, damage)


def _concerns(state: Voyage, threat: Threat, scope: int, crew: int) -> bool:
    """Whether a crew member is one of those a text speaks of; who is in space never is (SA-THR-13, SA-THR-14)."""
    member = state.crew[crew]
    station = member.station
    if station == SPACE:
        return False
    if scope == IN_ZONE:
        return station % 3 == zone_of(threat)
    if scope == IN_STATION or scope == IN_ITS_STATIONS:
        return bool(threat.where >> station & 1)
    if scope == LEADING:
        return leads_active_squad(state, member)
    if scope == IN_STATION_NOT_LEADING:
        return bool(threat.where >> station & 1) and not leads_active_squad(state, member)
    if scope == OFF_THE_BRIDGE:
        return station != BRIDGE
    return True


def _beside(station: int, direction: int) -> int:
    """The station there, or the same one where the ship ends (SA-THR-11)."""
    if direction == LIFT:
        return (station + 3) % STATIONS
    if direction == LEFT:
        return station if station % 3 == RED else station - 1
    return station if station % 3 == BLUE else station + 1


def attack(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """Stronger by one while a Scout helps (SA-THR-07, SA-CARD-07)."""
    ways = (ship.DOUBLES if effect.doubles else 0) | (ship.PIERCES if effect.pierces else 0)
    bonus = _lent_strength(state, index)
    _attack_zones(state, index, _zones(state.threats[index], effect), effect.n, bonus, ways)


def attack_remaining_hp(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """As strong as what is left of it, once or several times (SA-THR-08)."""
    threat = state.threats[index]
    strength = effect.n * (threat.hp - threat.damage)
    _attack_zones(state, index, _zones(threat, effect), strength, _lent_strength(state, index), 0)


def damage(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Inside the ship no shield helps; Slime does it wherever it lies (SA-THR-09, SA-CARD-21)."""
    threat = state.threats[index]
    if threat.card.traits & SLIME:
        damage_each_of_its_stations(state, index, effect, events)
    else:
        _hurt_zones(state, index, _zones(threat, effect), effect.n)


def damage_each_of_its_stations(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """In the zone of each tile, from left to right (SA-CARD-21, SA-CARD-30)."""
    where = state.threats[index].where
    for zone in range(BLUE, RED - 1, -1):
        tiles = (where >> zone & 1) + (where >> zone + 3 & 1)
        if tiles:
            push(state, HURT, index, zone, effect.n * tiles)


def damage_per_player_in_station(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """Who lies there knocked out counts too (SA-CARD-24, SA-OQ-02)."""
    threat = state.threats[index]
    station = station_of(threat)
    found = 0
    for member in state.crew:
        if member.station == station:
            found += 1
    if found:
        push(state, HURT, index, station % 3, effect.n * found)


def damage_per_unrepaired_rocket(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """For each rocket in the rack that nobody secured (SA-CARD-20)."""
    left = state.rockets - state.threats[index].damage
    if left > 0:
        push(state, HURT, index, BLUE, effect.n * left)


def damage_per_energy_in_reactor(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """The cubes stay (SA-THR-15)."""
    for zone in range(BLUE, RED - 1, -1):
        if effect.zones >> zone & 1 and state.reactors[zone]:
            push(state, HURT, index, zone, state.reactors[zone])


def heal(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """At most what it suffered (SA-THR-10)."""
    _heal(state.threats[index], min(effect.n, state.threats[index].damage), "SA-THR-10", events)


def heal_half(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """Rounded down (SA-CARD-09)."""
    _heal(state.threats[index], state.threats[index].damage // 2, "SA-CARD-09", events)


def _heal(threat: Threat, amount: int, rule: str, events: list[Event] | None) -> None:
    threat.damage -= amount
    if events is not None:
        events.append(ThreatHealed(rule=rule, threat=threat.card.id, amount=amount))


def speed(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """From the next move on, for good (SA-THR-02, SA-CARD-19)."""
    threat = state.threats[index]
    threat.speed += effect.n
    if events is not None:
        events.append(SpeedChanged(rule="SA-THR-02", threat=threat.card.id, speed=threat.speed))


def shield_delta(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """For good (SA-CARD-19)."""
    _set_shield(state.threats[index], state.threats[index].shield + effect.n, "SA-CARD-19", events)


def shield_set(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Instead of what is printed (SA-CARD-14)."""
    _set_shield(state.threats[index], effect.n, "SA-CARD-14", events)


def _set_shield(threat: Threat, shield: int, rule: str, events: list[Event] | None) -> None:
    threat.shield = shield
    if events is not None:
        events.append(ShieldChanged(rule=rule, threat=threat.card.id, shield=shield))


def reveal(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """From now on it can be a target (SA-CARD-02)."""
    threat = state.threats[index]
    threat.is_shown = True
    if events is not None:
        events.append(ThreatRevealed(rule="SA-CARD-02", threat=threat.card.id))


def grow_up(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """From now on it retaliates (SA-CARD-24)."""
    threat = state.threats[index]
    threat.is_grown = True
    if events is not None:
        events.append(AlienGrown(rule="SA-CARD-24", threat=threat.card.id))


def strengthen_attacks(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """All other external threats attack with one more, until it is destroyed (SA-CARD-07)."""
    threat = state.threats[index]
    threat.lends = LENDS_STRENGTH
    if events is not None:
        events.append(AttacksStrengthened(rule="SA-CARD-07", threat=threat.card.id))


def strengthen_shields(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """All external threats have a shield of one more, until it is destroyed (SA-CARD-10)."""
    threat = state.threats[index]
    threat.lends = LENDS_SHIELD
    if events is not None:
        events.append(ShieldsStrengthened(rule="SA-CARD-10", threat=threat.card.id))


def advance_others(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """All other external threats move at once, lowest number first, beside their own moves (SA-CARD-07, SA-THR-17)."""
    if events is not None:
        name = state.threats[index].card.id
        events.append(OthersAdvance(rule="SA-THR-17", threat=name, spaces=effect.n))
    for other in range(len(state.threats) - 1, -1, -1):
        threat = state.threats[other]
        if other != index and threat.status == PRESENT and threat.zone != INTERNAL:
            push(state, MOVE, other, effect.n)


def drain_shields(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Cubes go, nothing is damaged."""
    _drain(state, index, effect, "shield", state.shields, events)


def drain_reactors(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Likewise."""
    _drain(state, index, effect, "reactor", state.reactors, events)


def _drain(
    state: Voyage, index: int, effect: Effect, system: str, cubes: list[int], events: list[Event] | None
) -> None:
    zones = _zones(state.threats[index], effect)
    for zone in range(3):
        if zones >> zone & 1:
            _remove_cubes(state, index, zone, system, cubes, min(effect.n, cubes[zone]), events)


def _remove_cubes(
    state: Voyage, index: int, zone: int, system: str, cubes: list[int], lost: int, events: list[Event] | None
) -> None:
    cubes[zone] -= lost
    if events is not None:
        card = state.threats[index].card
        rule = card.rule or "SA-THR-15"
        events.append(CubesDrained(rule=rule, threat=card.id, zone=ZONE_NAMES[zone], system=system, cubes=lost))


def steal_energy(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """A cube from the reactor of the zone it is in, or damage where there is none (SA-CARD-33)."""
    zone = zone_of(state.threats[index])
    if state.reactors[zone]:
        _remove_cubes(state, index, zone, "reactor", state.reactors, 1, events)
    else:
        push(state, HURT, index, zone, effect.n)


def short_circuit(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """The central reactor empties into the central shield; what finds no room leaks (SA-CARD-32)."""
    moved = max(0, min(state.reactors[WHITE], shield_capacity(state, WHITE) - state.shields[WHITE]))
    state.reactors[WHITE] -= moved
    state.shields[WHITE] += moved
    if events is not None:
        events.append(CubesShorted(rule="SA-CARD-32", threat=state.threats[index].card.id, cubes=moved))
    push(state, LEAK, index, WHITE, WHITE)


def leak_shields(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Each cube that leaks does a point of damage to its zone (SA-CARD-32)."""
    zones = _zones(state.threats[index], effect)
    for zone in range(BLUE, RED - 1, -1):
        if zones >> zone & 1 and state.shields[zone]:
            cubes = state.shields[zone]
            _remove_cubes(state, index, zone, "shield", state.shields, cubes, events)
            push(state, HURT, index, zone, cubes)


def leak_reactors(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """Zone by zone, each completely (SA-CARD-32)."""
    zones = _zones(state.threats[index], effect)
    for zone in range(BLUE, RED - 1, -1):
        if zones >> zone & 1:
            push(state, LEAK, index, zone, zone)


def leak_reactors_into_white(state: Voyage, index: int, effect: Effect, _events: list[Event] | None) -> None:
    """Zone by zone too, but told otherwise: all of it damages the white zone (SA-CARD-32)."""
    zones = _zones(state.threats[index], effect)
    for zone in range(BLUE, RED - 1, -1):
        if zones >> zone & 1:
            push(state, LEAK, index, zone, WHITE)


def leak(state: Voyage, index: int, zone: int, hurt_zone: int, events: list[Event] | None) -> None:
    """Count and remove the cubes of a reactor, then draw the tiles of a zone (SA-CARD-32)."""
    cubes = state.reactors[zone]
    if cubes:
        _remove_cubes(state, index, zone, "reactor", state.reactors, cubes, events)
        ship.hurt(state, index, hurt_zone, cubes, 1, events)


def self_damage(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Its shield does not help; dying of it is a destruction (SA-CARD-17, SA-THR-06)."""
    threat = state.threats[index]
    threat.damage += effect.n
    if events is not None:
        left = max(0, threat.hp - threat.damage)
        events.append(ThreatDamaged(rule="SA-CARD-17", threat=threat.card.id, amount=effect.n, left=left))
    if threat.damage >= threat.hp:
        threats.destroy(state, index, "SA-CARD-17", events)


def lose_mission(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """At once (SA-RES-05)."""
    if events is not None:
        events.append(MissionLost(rule="SA-RES-05", threat=state.threats[index].card.id))
    lose(state, index)


def delay_players(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Their next action (SA-DLY-07)."""
    for crew in range(len(state.crew)):
        if _concerns(state, state.threats[index], effect.scope, crew):
            ship.delay(state, crew, "SA-DLY-07", events)


def knock_out(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """All whom the text speaks of (SA-THR-12)."""
    for crew in range(len(state.crew)):
        if _concerns(state, state.threats[index], effect.scope, crew):
            ship.knock_out(state, crew, state.threats[index].card.rule or "SA-THR-12", events)


def move(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Lifts do not matter to an intruder; off the ship it does not go (SA-THR-11)."""
    threat = state.threats[index]
    station = station_of(threat)
    _go(threat, station, _beside(station, effect.direction), "SA-THR-11", events)


def seek(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """To the adjacent station with strictly most players, whoever is knocked out included (SA-CARD-29, SA-OQ-02)."""
    threat = state.threats[index]
    station = station_of(threat)
    best = station
    most = 0
    is_tied = True
    for direction in range(3):
        there = _beside(station, direction)
        if there == station:
            continue
        found = 0
        for member in state.crew:
            if member.station == there:
                found += 1
        if found > most:
            best, most, is_tied = there, found, False
        elif found == most:
            is_tied = True
    _go(threat, station, station if is_tied else best, "SA-CARD-29", events)


def _go(threat: Threat, station: int, to: int, rule: str, events: list[Event] | None) -> None:
    threat.where = 1 << to
    if events is not None:
        if to == station:
            events.append(IntruderStayed(rule=rule, threat=threat.card.id))
        else:
            events.append(IntruderMoved(rule=rule, threat=threat.card.id, station=STATION_NAMES[to]))


def spread(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Every tile puts a progeny one station further, where no Slime of any card lies (SA-CARD-21)."""
    threat = state.threats[index]
    slime = 0
    for other in state.threats:
        if other.card.traits & SLIME:
            slime |= other.where
    before = threat.where
    for station in range(STATIONS):
        there = _beside(station, effect.direction)
        if before >> station & 1 and not slime >> there & 1:
            threat.where |= 1 << there
            if events is not None:
                name = threat.card.id
                events.append(TileLaid(rule="SA-CARD-21", threat=name, station=STATION_NAMES[there]))


def destroy_rocket(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """One of the rack, if there is one; warheads that are being secured become fewer (SA-CARD-23)."""
    lost = min(effect.n, state.rockets)
    if lost == 0:
        return
    state.rockets -= lost
    if events is not None:
        events.append(RocketDestroyed(rule="SA-CARD-23", threat=state.threats[index].card.id, left=state.rockets))
    for number, other in enumerate(state.threats):
        if other.card.traits & WARHEADS and other.status == PRESENT:
            other.hp -= lost
            if other.damage >= other.hp:
                finish_repair(state, number, "SA-CARD-23", events)


def disable_stored_squad(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """The squad of lower red, if nobody took it yet (SA-CARD-23)."""
    bit = 1 << RED_SQUAD
    if state.stored & bit and not state.disabled & bit:
        state.disabled |= bit
        if events is not None:
            name = state.threats[index].card.id
            events.append(RackDisabled(rule="SA-CARD-23", threat=name, station=STATION_NAMES[LOWER_RED]))


def lose_fuel(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """If there is a capsule left (SA-CARD-24)."""
    lost = min(effect.n, state.fuel)
    state.fuel -= lost
    if events is not None and lost:
        events.append(FuelLost(rule="SA-CARD-24", threat=state.threats[index].card.id, left=state.fuel))


def double_damage(state: Voyage, index: int, effect: Effect, events: list[Event] | None) -> None:
    """Until the fissure is repaired; the whole ship instead of red, not twice in red (SA-CARD-25)."""
    if events is not None:
        for zone in range(3):
            if effect.zones & ~state.doubled & 1 << zone:
                name = state.threats[index].card.id
                events.append(DamageDoubled(rule="SA-CARD-25", threat=name, zone=ZONE_NAMES[zone]))
    state.doubled = effect.zones


def turn_lethal(state: Voyage, index: int, _effect: Effect, events: list[Event] | None) -> None:
    """Its tiles stay, and whoever enters is knocked out: `ship.enter` sees to it (SA-CARD-30)."""
    if events is not None:
        events.append(TilesTurnedLethal(rule="SA-CARD-30", threat=state.threats[index].card.id))


NAMES: Final = (
    "attack",
    "attack-remaining-hp",
    "damage",
    "damage-each-of-its-stations",
    "damage-per-player-in-station",
    "damage-per-unrepaired-rocket",
    "damage-per-energy-in-reactor",
    "heal",
    "heal-half",
    "speed",
    "shield-delta",
    "shield-set",
    "reveal",
    "grow-up",
    "strengthen-attacks",
    "strengthen-shields",
    "advance-others",
    "drain-shields",
    "drain-reactors",
    "steal-energy",
    "short-circuit",
    "leak-shields",
    "leak-reactors",
    "leak-reactors-into-white",
    "self-damage",
    "lose-mission",
    "delay-players",
    "knock-out",
    "move",
    "seek",
    "spread",
    "destroy-rocket",
    "disable-stored-squad",
    "lose-fuel",
    "double-damage",
    "turn-lethal",
)
"""How cards call the hooks, in the order of `HOOKS`."""

HOOKS: Final[list[Hook]] = [
    attack,
    attack_remaining_hp,
    damage,
    damage_each_of_its_stations,
    damage_per_player_in_station,
    damage_per_unrepaired_rocket,
    damage_per_energy_in_reactor,
    heal,
    heal_half,
    speed,
    shield_delta,
    shield_set,
    reveal,
    grow_up,
    strengthen_attacks,
    strengthen_shields,
    advance_others,
    drain_shields,
    drain_reactors,
    steal_energy,
    short_circuit,
    leak_shields,
    leak_reactors,
    leak_reactors_into_white,
    self_damage,
    lose_mission,
    delay_players,
    knock_out,
    move,
    seek,
    spread,
    destroy_rocket,
    disable_stored_squad,
    lose_fuel,
    double_damage,
    turn_lethal,
]
