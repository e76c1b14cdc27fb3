"""What can happen. Sky rows count from 0 at the top; base cells are row and column; robots and ships have numbers."""

from saucer.core.messages import Event


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    dice: tuple[int, ...]
    values: tuple[int, ...]


class DiePlaced(Event, frozen=True, tag="die_placed"):
    die: int
    value: int
    row: int
    column: int


class ShipsHeld(Event, frozen=True, tag="ships_held"):
    """An anti-aircraft gun with a 1: no ship of the column moves."""

    column: int


class ShipDescended(Event, frozen=True, tag="ship_descended"):
    """Under rule UFS-DMG-3 it has left the sky: `to_row` is the row below it, and a hit follows."""

    ship: int
    column: int
    from_row: int
    to_row: int


class ShipCarried(Event, frozen=True, tag="ship_carried"):
    """An arrow moved it."""

    ship: int
    row: int
    from_column: int
    to_column: int


class ShipBlocked(Event, frozen=True, tag="ship_blocked"):
    """An arrow points at a cell that is not empty."""

    ship: int
    row: int
    column: int


class ShipMoved(Event, frozen=True, tag="ship_moved"):
    """A portal or an ability put it elsewhere in the sky."""

    ship: int
    from_row: int
    from_column: int
    row: int
    column: int


class ShipsRushed(Event, frozen=True, tag="ships_rushed"):
    """The mothership sends its basic ships down by so many rows; their descents follow."""

    rows: int


class MothershipHeld(Event, frozen=True, tag="mothership_held"):
    """A ship called it down, but it stayed."""


class MothershipRaised(Event, frozen=True, tag="mothership_raised"):
    row: int


class MothershipDescended(Event, frozen=True, tag="mothership_descended"):
    row: int


class ShipSwept(Event, frozen=True, tag="ship_swept"):
    """The mothership took it in again."""

    ship: int


class BaseHit(Event, frozen=True, tag="base_hit"):
    """By a ship, or by the mothership (`ship` -1)."""

    ship: int
    damage: int


class DamageRepaired(Event, frozen=True, tag="damage_repaired"):
    damage: int


class RoomsBegan(Event, frozen=True, tag="rooms_began"):
    pass


class RoomUsed(Event, frozen=True, tag="room_used"):
    row: int
    column: int
    cost: int
    value: int


class EnergyGained(Event, frozen=True, tag="energy_gained"):
    amount: int
    energy: int


class EnergyLost(Event, frozen=True, tag="energy_lost"):
    amount: int
    energy: int


class ShipDestroyed(Event, frozen=True, tag="ship_destroyed"):
    ship: int
    row: int
    column: int
    number: int


class FightersMissed(Event, frozen=True, tag="fighters_missed"):
    value: int


class ResearchAdvanced(Event, frozen=True, tag="research_advanced"):
    """`spaces` may be 0: the value did not reach the next space."""

    spaces: int
    research: int


class RobotBuilt(Event, frozen=True, tag="robot_built"):
    robot: int
    value: int
    row: int
    column: int


class NoRobotBuilt(Event, frozen=True, tag="no_robot_built"):
    pass


class RobotWorn(Event, frozen=True, tag="robot_worn"):
    robot: int
    value: int


class RobotGone(Event, frozen=True, tag="robot_gone"):
    """Worn out, given up, taken off, or buried by the excavator's retreat: the rule tells which."""

    robot: int


class ExcavatorAdvanced(Event, frozen=True, tag="excavator_advanced"):
    """To the `excavator`-th cell of the path."""

    cells: int
    excavator: int
    row: int
    column: int


class DieDiscarded(Event, frozen=True, tag="die_discarded"):
    die: int
    row: int
    column: int


class MothershipPhaseBegan(Event, frozen=True, tag="mothership_phase_began"):
    pass


class ExcavatorDrivenBack(Event, frozen=True, tag="excavator_driven_back"):
    cells: int
    excavator: int
    row: int
    column: int


class ResearchLost(Event, frozen=True, tag="research_lost"):
    spaces: int
    research: int


class ShipReinforced(Event, frozen=True, tag="ship_reinforced"):
    """An extra ship joins the waiting ones."""

    ship: int


class NoShipLeft(Event, frozen=True, tag="no_ship_left"):
    """All extra ships are on the board already."""


class ShipSpawned(Event, frozen=True, tag="ship_spawned"):
    ship: int
    column: int
    row: int


class TileTurned(Event, frozen=True, tag="tile_turned"):
    """A sky tile lies on its threat side now: 1 is the one next to the city, 4 the highest."""

    height: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """A city's, a character's or a scenario's rule took effect: the events after it tell how."""

    owner: str
    name: str


class DieSet(Event, frozen=True, tag="die_set"):
    """A die was turned to a value."""

    die: int
    value: int


class Counted(Event, frozen=True, tag="counted"):
    """A scenario's count went up or down; `goal` is where it has to get to, or 0."""

    name: str
    count: int
    goal: int


class Won(Event, frozen=True, tag="won"):
    pass


class Lost(Event, frozen=True, tag="lost"):
    """`reason` is `skull` or `damage`."""

    reason: str


ALL: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)

BOXED_ONLY: frozenset[type[Event]] = frozenset(
    {
        ShipMoved,
        ShipsRushed,
        MothershipHeld,
        MothershipRaised,
        DamageRepaired,
        EnergyLost,
        TileTurned,
        AbilityUsed,
        DieSet,
        Counted,
    }
)
NINE_CARDS: tuple[type[Event], ...] = tuple(kind for kind in ALL if kind not in BOXED_ONLY)
"""What can happen with the nine cards."""
