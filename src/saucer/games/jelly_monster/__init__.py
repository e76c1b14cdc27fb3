"""Attack of the Jelly Monster: everybody at once, for three to five."""

from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.jelly_monster import components, events, explain, hidden, positions, rules, terminal, view
from saucer.games.jelly_monster.bots import BOTS
from saucer.games.jelly_monster.commands import CODEC
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import worth


class JellyMonster(Game[JellyHunt]):
    """Four rounds of dice, placed by all at the same time."""

    slug = "jelly-monster"
    rules = 1
    seats = range(3, 6)
    options = JellyMonsterOptions
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    text = Path(__file__).parent / "text"
    bots = BOTS
    hides = True

    def new(self, options: Options, seats: int) -> JellyHunt:
        assert isinstance(options, JellyMonsterOptions)
        return rules.new(components.way(options, seats))

    def timed(self, options: Options) -> bool:
        assert isinstance(options, JellyMonsterOptions)
        return options.variant == "live"

    def imagine(self, state: JellyHunt, seat: Seat, rng: Rng) -> JellyHunt:
        return hidden.imagine(state, seat, rng)

    def explain(self, state: JellyHunt, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, seat, command)

    def scenery(self, state: JellyHunt) -> msgspec.Struct:
        return view.scenery(state)

    def view(self, state: JellyHunt, seat: Seat | None) -> msgspec.Struct:
        return view.view(state, seat)

    def position(self, state: JellyHunt) -> msgspec.Struct:
        return positions.position(state)

    def restore(self, options: Options, seats: int, position: object) -> JellyHunt:
        assert isinstance(options, JellyMonsterOptions)
        return positions.restore(components.way(options, seats), position)

    def drawing(self, state: JellyHunt, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: JellyHunt, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(state, command, say)

    def figures(self, state: JellyHunt) -> dict[str, float]:
        scores = [worth(state, seat) for seat in range(state.way.seats)]
        pods = sum(map(len, state.pods))
        return {"best_score": max(scores), "mean_score": sum(scores) / len(scores), "pods": pods}


JELLY_MONSTER = JellyMonster()
