"""What can happen. Threats are called by their card, crew members count from 0, the captain's place."""

from saucer.core.messages import Event


class TurnBegan(Event, frozen=True, tag="turn_began"):
    turn: int


class StepBegan(Event, frozen=True, tag="step_began"):
    step: str
    """`appear`, `act`, `compute`, `land`, `threaten`, `check` or `jump`."""


class ThreatAppeared(Event, frozen=True, tag="threat_appeared"):
    threat: str
    zone: str
    """Of its track; `internal` for the internal one."""
    position: int


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """An intruder is in a station, or a malfunction lies there."""

    threat: str
    station: str


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """What a crew member has to do now; the station only of a heroic move."""

    crew: int
    card: str
    station: str


class NothingHappened(Event, frozen=True, tag="nothing_happened"):
    """A card or an empty slot has no effect, for this reason."""

    crew: int
    reason: str


class CrewMoved(Event, frozen=True, tag="crew_moved"):
    crew: int
    station: str
    way: str
    """`door`, `lift` or `heroic`."""


class ActionDelayed(Event, frozen=True, tag="action_delayed"):
    """The card of this turn, and those it meets, moved one slot to the right."""

    crew: int
    turn: int


class CardLost(Event, frozen=True, tag="card_lost"):
    """Pushed past the last slot."""

    crew: int
    card: str


class MalfunctionRepaired(Event, frozen=True, tag="malfunction_repaired"):
    """So much of it; it may need more."""

    crew: int
    threat: str
    amount: int
    left: int


class RepairedTogether(Event, frozen=True, tag="repaired_together"):
    """All its stations were served on one turn."""

    threat: str
    amount: int
    left: int


class DeviceHeld(Event, frozen=True, tag="device_held"):
    """One of the three who must press at once."""

    crew: int
    threat: str
    count: int


class WeaponFired(Event, frozen=True, tag="weapon_fired"):
    crew: int
    weapon: str
    zone: str
    heroic: int


class ShieldCharged(Event, frozen=True, tag="shield_charged"):
    crew: int
    zone: str
    cubes: int
    now: int


class ReactorFilled(Event, frozen=True, tag="reactor_filled"):
    """A side reactor from the central one."""

    crew: int
    zone: str
    cubes: int
    now: int


class Refuelled(Event, frozen=True, tag="refuelled"):
    crew: int
    cubes: int
    now: int
    fuel: int


class ComputerMaintained(Event, frozen=True, tag="computer_maintained"):
    crew: int


class RocketLaunched(Event, frozen=True, tag="rocket_launched"):
    crew: int
    left: int


class LookedOut(Event, frozen=True, tag="looked_out"):
    crew: int


class VisualConfirmed(Event, frozen=True, tag="visual_confirmed"):
    """The best of this phase so far."""

    members: int
    points: int


class SquadTaken(Event, frozen=True, tag="squad_taken"):
    crew: int
    disabled: int


class SquadReactivated(Event, frozen=True, tag="squad_reactivated"):
    crew: int


class SquadDisabled(Event, frozen=True, tag="squad_disabled"):
    crew: int


class RackDisabled(Event, frozen=True, tag="rack_disabled"):
    """The squad that nobody has taken yet."""

    threat: str
    station: str


class InterceptorsLaunched(Event, frozen=True, tag="interceptors_launched"):
    crew: int


class PilotStayed(Event, frozen=True, tag="pilot_stayed"):
    crew: int
    heroic: int


class PilotLanded(Event, frozen=True, tag="pilot_landed"):
    crew: int


class IntruderHit(Event, frozen=True, tag="intruder_hit"):
    crew: int
    threat: str
    station: str


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    threat: str
    station: str


class KnockedOut(Event, frozen=True, tag="knocked_out"):
    crew: int


class WeaponAimed(Event, frozen=True, tag="weapon_aimed"):
    """`zone` is that of a cannon; of rockets and interceptors it is where the threat comes from."""

    weapon: str
    zone: str
    threat: str
    strength: int


class WeaponMissed(Event, frozen=True, tag="weapon_missed"):
    """There is nothing that it can target."""

    weapon: str
    zone: str


class ThreatDamaged(Event, frozen=True, tag="threat_damaged"):
    threat: str
    amount: int
    left: int
    """Hit points that remain."""


class ThreatWithstood(Event, frozen=True, tag="threat_withstood"):
    """All that is aimed at it is too weak for its shield."""

    threat: str
    strength: int
    shield: int


class CryoshieldBroken(Event, frozen=True, tag="cryoshield_broken"):
    threat: str


class ThreatDestroyed(Event, frozen=True, tag="threat_destroyed"):
    threat: str
    points: int


class ThreatSurvived(Event, frozen=True, tag="threat_survived"):
    threat: str
    points: int


class ThreatMoved(Event, frozen=True, tag="threat_moved"):
    threat: str
    position: int


class MarkReached(Event, frozen=True, tag="mark_reached"):
    threat: str
    mark: str


class NoEffect(Event, frozen=True, tag="no_effect"):
    """What the card says does not apply now."""

    threat: str


class ZoneAttacked(Event, frozen=True, tag="zone_attacked"):
    threat: str
    zone: str
    strength: int
    lent: int
    """How much of the strength is a Scout's."""
    absorbed: int


class ZoneDamaged(Event, frozen=True, tag="zone_damaged"):
    """So many tiles are to be drawn."""

    threat: str
    zone: str
    tiles: int


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    zone: str
    tile: str


class CubesLost(Event, frozen=True, tag="cubes_lost"):
    """What no longer fits."""

    zone: str
    system: str
    """`shield` or `reactor`."""
    cubes: int


class CubesDrained(Event, frozen=True, tag="cubes_drained"):
    threat: str
    zone: str
    system: str
    cubes: int


class CubesShorted(Event, frozen=True, tag="cubes_shorted"):
    """From the central reactor to the central shield."""

    threat: str
    cubes: int


class ThreatHealed(Event, frozen=True, tag="threat_healed"):
    threat: str
    amount: int


class SpeedChanged(Event, frozen=True, tag="speed_changed"):
    threat: str
    speed: int


class ShieldChanged(Event, frozen=True, tag="shield_changed"):
    threat: str
    shield: int


class ThreatRevealed(Event, frozen=True, tag="threat_revealed"):
    threat: str


class AlienGrown(Event, frozen=True, tag="alien_grown"):
    threat: str


class AttacksStrengthened(Event, frozen=True, tag="attacks_strengthened"):
    threat: str


class ShieldsStrengthened(Event, frozen=True, tag="shields_strengthened"):
    threat: str


class OthersAdvance(Event, frozen=True, tag="others_advance"):
    threat: str
    spaces: int


class DamageDoubled(Event, frozen=True, tag="damage_doubled"):
    threat: str
    zone: str


class IntruderMoved(Event, frozen=True, tag="intruder_moved"):
    threat: str
    station: str


class IntruderStayed(Event, frozen=True, tag="intruder_stayed"):
    threat: str


class RocketDestroyed(Event, frozen=True, tag="rocket_destroyed"):
    threat: str
    left: int


class FuelLost(Event, frozen=True, tag="fuel_lost"):
    threat: str
    left: int


class TilesTurnedLethal(Event, frozen=True, tag="tiles_turned_lethal"):
    threat: str


class RocketFlew(Event, frozen=True, tag="rocket_flew"):
    """To the second space: it hits next turn."""


class ComputerChecked(Event, frozen=True, tag="computer_checked"):
    passed: int


class ShipDestroyed(Event, frozen=True, tag="ship_destroyed"):
    """A seventh tile had to be drawn."""

    threat: str
    zone: str


class MissionLost(Event, frozen=True, tag="mission_lost"):
    """The threat did what no ship survives."""

    threat: str


class ShipJumped(Event, frozen=True, tag="ship_jumped"):
    pass


class ScoreCounted(Event, frozen=True, tag="score_counted"):
    survived: int
    destroyed: int
    penalties: int
    visual: int
    score: int


ALL: tuple[type[Event], ...] = (
    TurnBegan,
    StepBegan,
    ThreatAppeared,
    TileLaid,
    CardRevealed,
    NothingHappened,
    CrewMoved,
    ActionDelayed,
    CardLost,
    MalfunctionRepaired,
    RepairedTogether,
    DeviceHeld,
    WeaponFired,
    ShieldCharged,
    ReactorFilled,
    Refuelled,
    ComputerMaintained,
    RocketLaunched,
    LookedOut,
    VisualConfirmed,
    SquadTaken,
    SquadReactivated,
    SquadDisabled,
    RackDisabled,
    InterceptorsLaunched,
    PilotStayed,
    PilotLanded,
    IntruderHit,
    TileRemoved,
    KnockedOut,
    WeaponAimed,
    WeaponMissed,
    ThreatDamaged,
    ThreatWithstood,
    CryoshieldBroken,
    ThreatDestroyed,
    ThreatSurvived,
    ThreatMoved,
    MarkReached,
    NoEffect,
    ZoneAttacked,
    ZoneDamaged,
    TileDrawn,
    CubesLost,
    CubesDrained,
    CubesShorted,
    ThreatHealed,
    SpeedChanged,
    ShieldChanged,
    ThreatRevealed,
    AlienGrown,
    AttacksStrengthened,
    ShieldsStrengthened,
    OthersAdvance,
    DamageDoubled,
    IntruderMoved,
    IntruderStayed,
    RocketDestroyed,
    FuelLost,
    TilesTurnedLethal,
    RocketFlew,
    ComputerChecked,
    ShipDestroyed,
    MissionLost,
    ShipJumped,
    ScoreCounted,
)
