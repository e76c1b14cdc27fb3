"""Computing damage: which weapon targets what, what gets through, and what follows from it (rulebook 3.3)."""

from saucer.core.messages import Event
from saucer.games.space_alert import ship, threats
from saucer.games.space_alert.board import (
    BEHEMOTH,
    DECOY,
    DISTANCE,
    FISSURE,
    HEAVY_STRENGTHS,
    HEAVY_TILE,
    HIDDEN,
    INTERNAL,
    LIGHT_STRENGTH,
    LIGHT_TILE,
    LOWER_RED,
    LOWER_WHITE,
    MAGNET,
    NO_HEAVY,
    NO_ROCKETS,
    NOT_AT_DISTANCE_3,
    ONE_DAMAGE,
    PULSE_OPENS,
    PULSE_RANGE,
    PULSE_STRENGTH,
    ROCKET_RANGE,
    ROCKET_STRENGTH,
    SORTIE_ALONE,
    SORTIE_BEHEMOTH,
    SORTIE_EACH,
    STATIONS,
    VENGEFUL,
    WHITE,
    ZONE_NAMES,
)
from saucer.games.space_alert.crew import finish_repair, weapon_name
from saucer.games.space_alert.events import (
    CryoshieldBroken,
    ShieldChanged,
    ThreatDamaged,
    ThreatWithstood,
    WeaponAimed,
    WeaponMissed,
)
from saucer.games.space_alert.state import AVENGE, LENDS_SHIELD, PRESENT, Threat, Voyage, lent, push


def compute(state: Voyage, events: list[Event] | None) -> None:
    """First all targets, then all damage, then destructions and what they cause (SA-DMG-01 to SA-DMG-12)."""
    if not (state.fired or state.flying or state.sortie):
        return
    # By threat: the strength of all weapons that target it; -1 if none does.
    aimed = [-1] * len(state.threats)
    pulsed = _aim_cannons(state, aimed, events)
    rocketed = _aim_rocket(state, aimed, events) if state.flying else -1
    victim = _aim_interceptors(state, aimed, events) if state.sortie else -1
    hurt = _take_damage(state, aimed, pulsed, events)
    hurt |= _destroy(state, events)
    if rocketed >= 0 and state.threats[rocketed].card.traits & MAGNET:
        _toughen(state.threats[rocketed], events)
    if victim >= 0:
        ship.knock_out(state, state.pilot, "SA-CARD-15", events)
    _avenge(state, hurt)
    state.fired = 0
    state.boosted = 0
    state.sortie = 0
    state.flying = 0


def _distance(threat: Threat) -> int:
    """Of five spaces each; what is farther than two is at distance 3 (SA-CMP-06, SA-DMG-03)."""
    return 1 if threat.position <= DISTANCE else 2 if threat.position <= 2 * DISTANCE else 3


def _can_target(threat: Threat, reach: int) -> bool:
    """On its track, visible and in range (SA-DMG-13, SA-CARD-02, SA-CARD-12)."""
    if threat.status != PRESENT or threat.zone == INTERNAL:
        return False
    traits = threat.card.traits
    if traits & HIDDEN and not threat.is_shown:
        return False
    distance = _distance(threat)
    return distance <= reach and not (distance == 3 and traits & NOT_AT_DISTANCE_3)


def _nearest(state: Voyage, zone: int, reach: int, excluded: int) -> int:
    """The targetable threat with the lowest position, then the lowest number, of one zone or (INTERNAL) of all."""
    best = -1
    position = 1000
    for index, threat in enumerate(state.threats):
        is_nearer = (zone == INTERNAL or threat.zone == zone) and threat.position < position
        if is_nearer and _can_target(threat, reach) and not threat.card.traits & excluded:
            best = index
            position = threat.position
    return best


def _aim(
    state: Voyage,
    aimed: list[int],
    index: int,
    strength: int,
    weapon: str,
    zone: int,
    rule: str,
    events: list[Event] | None,
) -> None:
    aimed[index] = max(0, aimed[index]) + strength
    if events is not None:
        name = state.threats[index].card.id
        events.append(WeaponAimed(rule=rule, weapon=weapon, zone=ZONE_NAMES[zone], threat=name, strength=strength))


def _miss(weapon: str, zone: int, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(WeaponMissed(rule=rule, weapon=weapon, zone=ZONE_NAMES[zone]))


def _aim_cannons(state: Voyage, aimed: list[int], events: list[Event] | None) -> int:
    """Lasers take the nearest of their zone, the pulse cannon all in range, whose set it is (SA-DMG-04, SA-DMG-05)."""
    pulsed = 0
    for station in range(STATIONS):
        if not state.fired >> station & 1:
            continue
        zone = station % 3
        boost = state.boosted >> station & 1
        if station == LOWER_WHITE:
            reach = PULSE_RANGE - (state.tiles[WHITE] >> LIGHT_TILE & 1)
            for index, threat in enumerate(state.threats):
                if _can_target(threat, reach):
                    pulsed |= 1 << index
                    _aim(state, aimed, index, PULSE_STRENGTH + boost, "pulse_cannon", zone, "SA-DMG-05", events)
            if not pulsed:
                _miss("pulse_cannon", zone, "SA-DMG-05", events)
            continue
        if station < LOWER_RED:
            strength = HEAVY_STRENGTHS[zone] - (state.tiles[zone] >> HEAVY_TILE & 1)
            target = _nearest(state, zone, 3, NO_HEAVY)
        else:
            strength = LIGHT_STRENGTH - (state.tiles[zone] >> LIGHT_TILE & 1)
            target = _nearest(state, zone, 3, 0)
        if target < 0:
            _miss(weapon_name(station), zone, "SA-DMG-04", events)
        else:
            _aim(state, aimed, target, strength + boost, weapon_name(station), zone, "SA-DMG-04", events)
    return pulsed


def _aim_rocket(state: Voyage, aimed: list[int], events: list[Event] | None) -> int:
    """The nearest of all zones, but a Juggernaut before all others; lost without a target (SA-DMG-06, SA-CARD-16)."""
    target = -1
    for index, threat in enumerate(state.threats):
        is_magnet = threat.card.traits & MAGNET and threat.status == PRESENT
        if is_magnet and (target < 0 or threat.position < state.threats[target].position):
            target = index
    rule = "SA-CARD-16"
    if target < 0:
        rule = "SA-DMG-06"
        target = _nearest(state, INTERNAL, ROCKET_RANGE, NO_ROCKETS)
    if target < 0:
        _miss("rocket", INTERNAL, rule, events)
        return -1
    threat = state.threats[target]
    is_fooled = bool(threat.card.traits & DECOY)
    strength = 0 if is_fooled else ROCKET_STRENGTH
    _aim(state, aimed, target, strength, "rocket", threat.zone, "SA-CARD-03" if is_fooled else rule, events)
    return target


def _aim_interceptors(state: Voyage, aimed: list[int], events: list[Event] | None) -> int:
    """All at distance 1, or the fissure; gives a Behemoth that is the only target (SA-DMG-07, SA-CARD-15, 25)."""
    boost = state.sortie - 1
    targets: list[int] = []
    for index, threat in enumerate(state.threats):
        if threat.card.traits & FISSURE and threat.status == PRESENT:
            threat.damage += 1
            if events is not None:
                left = max(0, threat.hp - threat.damage)
                events.append(ThreatDamaged(rule="SA-CARD-25", threat=threat.card.id, amount=1, left=left))
            if threat.damage >= threat.hp:
                finish_repair(state, index, "SA-CARD-25", events)
            return -1
        if _can_target(threat, 1):
            targets.append(index)
    if not targets:
        _miss("interceptors", INTERNAL, "SA-DMG-07", events)
        return -1
    first = state.threats[targets[0]]
    if len(targets) == 1 and first.card.traits & BEHEMOTH:
        _aim(state, aimed, targets[0], SORTIE_BEHEMOTH + boost, "interceptors", first.zone, "SA-CARD-15", events)
        return targets[0]
    strength = (SORTIE_ALONE if len(targets) == 1 else SORTIE_EACH) + boost
    for index in targets:
        _aim(state, aimed, index, strength, "interceptors", state.threats[index].zone, "SA-DMG-07", events)
    return -1


def _take_damage(state: Voyage, aimed: list[int], pulsed: int, events: list[Event] | None) -> int:
    """All strength together less the shield, as shields are now: the set of those hurt (SA-DMG-08, SA-DMG-10)."""
    bonus = lent(state, LENDS_SHIELD)
    hurt = 0
    for index, threat in enumerate(state.threats):
        strength = aimed[index]
        if strength < 0:
            continue
        if threat.has_cryoshield:
            threat.has_cryoshield = False
            if events is not None:
                events.append(CryoshieldBroken(rule="SA-CARD-04", threat=threat.card.id))
            continue
        traits = threat.card.traits
        shield = threat.shield + bonus
        if traits & PULSE_OPENS and pulsed >> index & 1:
            shield = bonus * state.mission.rulings.marauder_against_pulse
        damage = strength - shield
        if damage <= 0:
            if events is not None:
                name = threat.card.id
                events.append(ThreatWithstood(rule="SA-DMG-08", threat=name, strength=strength, shield=shield))
            continue
        rule = "SA-CARD-05" if traits & PULSE_OPENS and pulsed >> index & 1 else "SA-DMG-08"
        if traits & ONE_DAMAGE and damage > 1:
            damage = 1
            rule = "SA-CARD-08"
        _wound(threat, damage, rule, events)
        hurt |= 1 << index
    return hurt


def _wound(threat: Threat, damage: int, rule: str, events: list[Event] | None) -> None:
    threat.damage += damage
    if events is not None:
        left = max(0, threat.hp - threat.damage)
        events.append(ThreatDamaged(rule=rule, threat=threat.card.id, amount=damage, left=left))


def _destroy(state: Voyage, events: list[Event] | None) -> int:
    """All without hit points; a Leviathan, dying, hurts others, whose set it is (SA-DMG-09, SA-CARD-11)."""
    hurt = 0
    index = 0
    while index < len(state.threats):
        threat = state.threats[index]
        index += 1
        if threat.zone == INTERNAL or threat.status != PRESENT or threat.damage < threat.hp:
            continue
        threats.destroy(state, index - 1, "SA-DMG-09", events)
        if threat.card.blast:
            for other, near in enumerate(state.threats):
                if near.status == PRESENT and near.zone != INTERNAL and near.damage < near.hp:
                    _wound(near, threat.card.blast, "SA-CARD-11", events)
                    hurt |= 1 << other
            index = 0
    return hurt


def _toughen(threat: Threat, events: list[Event] | None) -> None:
    """A rocket that targeted it has taught it something (SA-CARD-16)."""
    if threat.status == PRESENT:
        threat.shield += 1
        if events is not None:
            events.append(ShieldChanged(rule="SA-CARD-16", threat=threat.card.id, shield=threat.shield))


def _avenge(state: Voyage, hurt: int) -> None:
    """Asteroids that were destroyed and a hurt Nemesis attack, lowest number first (SA-CARD-17, SA-CARD-18)."""
    for index in range(len(state.threats) - 1, -1, -1):
        threat = state.threats[index]
        if hurt >> index & 1 and (threat.card.traits & VENGEFUL or (threat.card.burst and threat.status != PRESENT)):
            push(state, AVENGE, index)
