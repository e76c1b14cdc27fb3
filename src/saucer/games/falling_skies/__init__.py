"""Under Falling Skies: the nine-card print-and-play."""

from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.seats import Seat
from saucer.games.falling_skies import events, explain, rules, terminal, view
from saucer.games.falling_skies.bots import Planner
from saucer.games.falling_skies.commands import CODEC
from saucer.games.falling_skies.components import NineCardOptions, lay_out
from saucer.games.falling_skies.rules import FallingSkies


class NineCards(Game[FallingSkies]):
    """The solo game printed on nine cards."""

    slug = "falling-skies-9"
    rules = 1
    seats = range(1, 2)
    options = NineCardOptions
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    text = Path(__file__).parent / "text"
    bots = {"planner": Planner}  # noqa: RUF012 (as all of a card: declared in Game, never changed)

    def new(self, options: Options, seats: int) -> FallingSkies:
        assert isinstance(options, NineCardOptions)
        return rules.new(lay_out(options))

    def explain(self, state: FallingSkies, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, command)

    def scenery(self, state: FallingSkies) -> msgspec.Struct:
        return view.scenery(state.board)

    def view(self, state: FallingSkies, seat: Seat | None) -> msgspec.Struct:
        return view.position(state)

    def position(self, state: FallingSkies) -> msgspec.Struct:
        return view.position(state)

    def restore(self, options: Options, seats: int, position: object) -> FallingSkies:
        assert isinstance(options, NineCardOptions)
        return view.restore(lay_out(options), position)

    def drawing(self, state: FallingSkies, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: FallingSkies, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(state, command, say)

    def figures(self, state: FallingSkies) -> dict[str, float]:
        return {"research": state.research, "damage": state.damage, "rounds": state.round}


NINE_CARDS = NineCards()
