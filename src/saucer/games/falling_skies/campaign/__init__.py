"""Under Falling Skies: the campaign, a game of its own that is made of battles."""

from functools import partial
from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.seats import Seat
from saucer.games.falling_skies import BOXED
from saucer.games.falling_skies.campaign import events, explain, rules, terminal, view
from saucer.games.falling_skies.campaign.bots import Commander
from saucer.games.falling_skies.campaign.commands import CODEC
from saucer.games.falling_skies.campaign.components import CampaignOptions
from saucer.games.falling_skies.campaign.rules import Campaign


class FallingSkiesCampaign(Game[Campaign]):
    """Four chapters and some ten battles, at one table and in one log."""

    slug = "falling-skies-campaign"
    rules = 1
    seats = range(1, 2)
    options = CampaignOptions
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    text = Path(__file__).parents[1] / "text" / "campaign"
    shared_texts = BOXED.texts
    bots = {name: partial(Commander, fighter) for name, fighter in BOXED.bots.items()}  # noqa: RUF012 (as all of a card: declared in Game, never changed)

    def new(self, options: Options, seats: int) -> Campaign:
        assert isinstance(options, CampaignOptions)
        return rules.new(options)

    def explain(self, state: Campaign, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, command)

    def scenery(self, state: Campaign) -> msgspec.Struct:
        return view.scenery(None if state.battle is None else state.battle.board)

    def view(self, state: Campaign, seat: Seat | None) -> msgspec.Struct:
        return view.look(state)

    def position(self, state: Campaign) -> msgspec.Struct:
        return view.position(state)

    def restore(self, options: Options, seats: int, position: object) -> Campaign:
        assert isinstance(options, CampaignOptions)
        return view.restore(options, position)

    def drawing(self, state: Campaign, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: Campaign, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(state, command, say)

    def figures(self, state: Campaign) -> dict[str, float]:
        results = [result for entry in state.sheet for result in entry.results]
        return {"score": state.score, "battles": len(results), "cities": len(state.kept_cities())}


CAMPAIGN = FallingSkiesCampaign()
