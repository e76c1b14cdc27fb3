"""The planner: the best programs for a mission within a time, with the rules as the judge."""

from saucer.games.space_alert.planning.dealt import TEXT, BadHand
from saucer.games.space_alert.planning.planner import Plan, plan

__all__ = ["TEXT", "BadHand", "Plan", "plan"]
