"""Space Alert: ten minutes of planning together, then the ship tells what the crew did."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Seat, Seats
from saucer.games.space_alert.live import campaign, events, explain, hidden, options, positions, rules, terminal, view
from saucer.games.space_alert.live.bots import BOTS
from saucer.games.space_alert.live.commands import CODEC
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import GATHERING, PLANNING

_TEXT = Path(__file__).parent / "text"
_RESOLUTION_TEXT = Path(__file__).parent.parent / "text"


class SpaceAlert(Game[LiveMission]):
    """A mission, or a campaign of up to three, for one to five."""

    slug = "space-alert"
    rules = 3
    seats = range(1, 6)
    options = SpaceAlertOptions
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    text = _TEXT
    shared_texts = (_RESOLUTION_TEXT, _RESOLUTION_TEXT / "threats", _TEXT / "missions")
    bots = BOTS
    hides = True

    def new(self, options: Options, seats: int) -> LiveMission:
        assert isinstance(options, SpaceAlertOptions)
        return rules.new(_setup(options, seats))

    def timed(self, options: Options) -> bool:
        assert isinstance(options, SpaceAlertOptions)
        return _is_timed(options)

    def awaited(self, state: LiveMission, seat: Seat | None) -> Seats:
        """Who is ready, or has nothing to do until the next announcement, may still act."""
        done = state.ready if state.phase == GATHERING else state.waits if state.phase == PLANNING else 0
        return tuple(each for each in state.to_act() if each < 0 or not done >> each & 1)

    def hushed(self, state: LiveMission) -> bool:
        """While communications are down nobody says anything (SA-ANN-07)."""
        return state.phase == PLANNING and bool(state.silent)

    def imagine(self, state: LiveMission, seat: Seat, rng: Rng) -> LiveMission:
        return hidden.imagine(state, seat, rng)

    def explain(self, state: LiveMission, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, seat, command)

    def scenery(self, state: LiveMission) -> msgspec.Struct:
        return view.scenery(state)

    def view(self, state: LiveMission, seat: Seat | None) -> msgspec.Struct:
        return view.view(state, seat)

    def views(self, state: LiveMission, seats: Sequence[Seat | None]) -> Sequence[msgspec.Struct]:
        return view.views(state, seats)

    def position(self, state: LiveMission) -> msgspec.Struct:
        return positions.position(state)

    def restore(self, options: Options, seats: int, position: object) -> LiveMission:
        assert isinstance(options, SpaceAlertOptions)
        return positions.restore(_setup(options, seats), position)

    def drawing(self, state: LiveMission, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: LiveMission, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(command, say)

    def figures(self, state: LiveMission) -> dict[str, float | None]:
        """A lost mission or campaign has no scores (SA-LOG-03, SA-CAM-01)."""
        missions, last = len(state.logbook), state.logbook[-1]
        if last.culprit:
            return {"missions": missions, "score": None, "penalties": None, "visual": None}
        score = campaign.total(state) if state.setup.missions > 1 else last.score()
        return {"missions": missions, "score": score, "penalties": last.penalties, "visual": last.visual}

    def variations(self, option: str) -> Sequence[object]:
        if option == "timeline":
            return _timeline_names()
        return () if option == "generated" else super().variations(option)


_setup = options.setup
_is_timed = options.is_timed
_timeline_names = options.timeline_names
"""Inside the card `options` is the type of its options."""

SPACE_ALERT = SpaceAlert()
