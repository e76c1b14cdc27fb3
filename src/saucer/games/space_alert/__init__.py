"""Space Alert: the resolution of a mission. The ship tells what the crew did."""

from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.seats import Seat
from saucer.games.space_alert import events, missions, positions, terminal, view
from saucer.games.space_alert.commands import CODEC
from saucer.games.space_alert.documents import BadMission
from saucer.games.space_alert.missions import ResolutionOptions
from saucer.games.space_alert.resolving import Result, resolve
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import WON, count_bits, penalties, score, visual

__all__ = ["SPACE_ALERT_RESOLUTION", "BadMission", "Result", "resolve"]


class SpaceAlertResolution(Game[Resolution]):
    """A planned mission that is resolved: only the dealer acts, who draws the damage tiles."""

    slug = "space-alert-resolution"
    rules = 1
    seats = range(1, 2)
    options = ResolutionOptions
    codec = CODEC
    events = events.ALL
    refusals = frozenset()
    text = Path(__file__).parent / "text"
    shared_texts = (text / "threats",)

    def new(self, options: Options, seats: int) -> Resolution:
        assert isinstance(options, ResolutionOptions)
        return positions.restore(options, missions.mission(options.mission))

    def explain(self, state: Resolution, seat: Seat, command: Command) -> Refusal:
        return Refusal("not-your-turn")

    def scenery(self, state: Resolution) -> msgspec.Struct:
        return view.scenery(state.mission)

    def view(self, state: Resolution, seat: Seat | None) -> msgspec.Struct:
        return view.view(state)

    def position(self, state: Resolution) -> msgspec.Struct:
        return positions.position(state)

    def restore(self, options: Options, seats: int, position: object) -> Resolution:
        assert isinstance(options, ResolutionOptions)
        return positions.restore(options, position)

    def drawing(self, state: Resolution, say: Say) -> str:
        return terminal.drawing(state, say)

    def figures(self, state: Resolution) -> dict[str, float | None]:
        """A lost mission has no scores (SA-RES-05)."""
        is_won = state.ending == WON
        return {
            "score": score(state) if is_won else None,
            "penalties": penalties(state) if is_won else None,
            "visual": visual(state) if is_won else None,
            "tiles": sum(map(count_bits, state.tiles)),
        }


SPACE_ALERT_RESOLUTION = SpaceAlertResolution()
