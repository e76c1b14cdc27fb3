"""Mars Attacks: the battle for Greenville, for two."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from saucer.core.bot import Bot
from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.mars_attacks import components, events, explain, hidden, positions, rules, scenarios, terminal, view
from saucer.games.mars_attacks.board import HUMAN, MARTIAN, members
from saucer.games.mars_attacks.bots import Tactician
from saucer.games.mars_attacks.commands import CODEC
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import check
from saucer.games.mars_attacks.state import points

__all__ = ["MARS_ATTACKS", "check"]


class MarsAttacks(Game[MarsBattle]):
    """Martians against humans on eight by eight squares; the Martian player sits on 0, the human one on 1."""

    slug = "mars-attacks"
    rules = 1
    seats = range(2, 3)
    options = MarsAttacksOptions
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    text = Path(__file__).parent / "text"
    bots: Mapping[str, Callable[[], Bot]] = {"tactician": Tactician}
    hides = True

    def new(self, options: Options, seats: int) -> MarsBattle:
        assert isinstance(options, MarsAttacksOptions)
        return rules.new(components.way(options))

    def timed(self, options: Options) -> bool:
        assert isinstance(options, MarsAttacksOptions)
        return options.answer_time > 0

    def imagine(self, state: MarsBattle, seat: Seat, rng: Rng) -> MarsBattle:
        return hidden.imagine(state, seat, rng)

    def explain(self, state: MarsBattle, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, seat, command)

    def scenery(self, state: MarsBattle) -> msgspec.Struct:
        return view.scenery(state)

    def view(self, state: MarsBattle, seat: Seat | None) -> msgspec.Struct:
        return view.view(state, seat)

    def position(self, state: MarsBattle) -> msgspec.Struct:
        return positions.position(state)

    def restore(self, options: Options, seats: int, position: object) -> MarsBattle:
        assert isinstance(options, MarsAttacksOptions)
        return positions.restore(components.way(options), position)

    def drawing(self, state: MarsBattle, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: MarsBattle, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(state, command, say)

    def figures(self, state: MarsBattle) -> dict[str, float]:
        left = [len(members(state.present & side)) for side in state.way.scenario.sides]
        return {
            "rounds": state.round,
            "martian_points": points(state, MARTIAN),
            "human_points": points(state, HUMAN),
            "martians_left": left[MARTIAN],
            "humans_left": left[HUMAN],
        }

    def variations(self, option: str) -> Sequence[object]:
        return tuple(scenarios.rows()) if option == "scenario" else super().variations(option)


MARS_ATTACKS = MarsAttacks()
