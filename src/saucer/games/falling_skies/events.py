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
    """`to_row` may be the row below the sky: then a hit follows."""

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


class MothershipDescended(Event, frozen=True, tag="mothership_descended"):
    row: int


class ShipSwept(Event, frozen=True, tag="ship_swept"):
    """The mothership took it in again."""

    ship: int


class BaseHit(Event, frozen=True, tag="base_hit"):
    """By a ship, or by the mothership (`ship` -1)."""

    ship: int
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


class Won(Event, frozen=True, tag="won"):
    pass


class Lost(Event, frozen=True, tag="lost"):
    """`reason` is `skull` or `damage`."""

    reason: str


ALL: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
