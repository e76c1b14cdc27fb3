"""What each thing is worth: the numbers behind `estimate` and behind the planner's habits, found by playing."""

from typing import Final, final

Pair = tuple[float, float]
"""In the first round and in the last; what lies between is interpolated."""


@final
class Weights:
    """What single things add to the log-odds of winning."""

    def __init__(
        self,
        *,
        bias: Pair,
        round: Pair,
        research: Pair,
        hurdle: Pair,
        rate: Pair,
        width: Pair,
        shortfall: Pair,
        depth: Pair,
        energy: Pair,
        first_energy: Pair,
        damage: Pair,
        damage_squared: Pair,
        ship: Pair,
        fall: Pair,
        fall_squared: Pair,
        crowd: Pair,
        target: Pair,
        pull: Pair,
        robot_wide_research: Pair,
        robot_research: Pair,
        robot_energy: Pair,
        robot_fighter: Pair,
        robot_robot: Pair,
        robot_ahead: Pair,
        robot_hope: Pair,
    ) -> None:
        self.bias = bias
        """Where the scale begins."""
        self.round = round
        """A round before the skull."""
        self.research = research
        """A point of the numbers passed on the research track."""
        self.hurdle = hurdle
        """A point of the number that comes next on it."""
        self.rate = rate
        """A point of what the open research rooms give in a round."""
        self.width = width
        """A point of the best that the widest open research room can give at once."""
        self.shortfall = shortfall
        """A point of research that the open rooms, at their rate, will be short of."""
        self.depth = depth
        """A cell dug."""
        self.energy = energy
        """A point of energy."""
        self.first_energy = first_energy
        """Each of the first three points of energy, besides."""
        self.damage = damage
        """A hit."""
        self.damage_squared = damage_squared
        """Hits times hits."""
        self.ship = ship
        """A ship in the sky, wherever it is."""
        self.fall = fall
        """A ship at the bottom of the sky, in proportion above it."""
        self.fall_squared = fall_squared
        """The same in proportion to the square."""
        self.crowd = crowd
        """A ship that shares its column with another."""
        self.target = target
        """A ship on an explosion of 1, down to nothing for one of 7."""
        self.pull = pull
        """A ship above mothership symbols, by the share of faces that brings it there."""
        self.robot_wide_research = robot_wide_research
        """A pip of a robot in a wide research room, for each use that is left."""
        self.robot_research = robot_research
        """The same in a research room of one cell; and so on."""
        self.robot_energy = robot_energy
        self.robot_fighter = robot_fighter
        self.robot_robot = robot_robot
        self.robot_ahead = robot_ahead
        """The part of that which counts while some cell of the robot's room is not excavated yet."""
        self.robot_hope = robot_hope
        """A pip of a robot that a robot room could build, wherever it would go."""


ESTIMATE: Final = Weights(
    bias=(-3.416, -4.340),
    round=(0.420, 0.555),
    research=(0.022, 0.184),
    hurdle=(0.012, -0.011),
    rate=(0.012, 0.080),
    width=(-0.066, 0.132),
    shortfall=(0.003, -0.148),
    depth=(0.131, 0.031),
    energy=(0.065, -0.004),
    first_energy=(0.038, 0.130),
    damage=(-0.727, -0.165),
    damage_squared=(-0.096, -0.071),
    ship=(-0.145, -0.282),
    fall=(-0.242, -0.453),
    fall_squared=(-0.150, -0.714),
    crowd=(-0.064, 0.415),
    target=(0.083, -0.108),
    pull=(-0.196, -0.025),
    robot_wide_research=(0.013, 0.025),
    robot_research=(0.058, 0.024),
    robot_energy=(0.017, 0.021),
    robot_fighter=(0.029, 0.020),
    robot_robot=(0.008, 0.000),
    robot_ahead=(0.515, 0.492),
    robot_hope=(0.066, 0.022),
)
"""Fitted to how games ended that the planner's habits played: tells how well things stand."""


HABITS: Final = Weights(
    bias=(-7.959, -9.004),
    round=(0.634, 0.780),
    research=(-0.044, 0.245),
    hurdle=(-0.008, -0.030),
    rate=(0.101, 0.034),
    width=(-0.016, 0.015),
    shortfall=(-0.016, -0.008),
    depth=(0.200, 0.041),
    energy=(0.064, 0.040),
    first_energy=(0.082, 0.046),
    damage=(-0.594, -0.065),
    damage_squared=(-0.188, -0.083),
    ship=(-0.365, -0.235),
    fall=(-0.235, -0.328),
    fall_squared=(-0.418, -0.544),
    crowd=(-0.066, -0.022),
    target=(0.145, 0.049),
    pull=(-0.183, -0.097),
    robot_wide_research=(0.020, 0.039),
    robot_research=(0.025, 0.082),
    robot_energy=(0.029, 0.010),
    robot_fighter=(0.035, 0.016),
    robot_robot=(0.013, -0.000),
    robot_ahead=(0.515, 0.492),
    robot_hope=(0.106, 0.035),
)
"""Evolved to win by habit alone: tells quickly what to do next."""
