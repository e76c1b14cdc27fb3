"""Under Falling Skies: the nine-card print-and-play, and the boxed edition."""

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path

import msgspec

from saucer.core.game import Game, Say
from saucer.core.messages import Command, Options, Refusal
from saucer.core.seats import Seat
from saucer.games.falling_skies import box, components, events, explain, rules, terminal, view
from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.bots import Habit, Planner
from saucer.games.falling_skies.commands import CODEC, NINE_CARDS_CODEC
from saucer.games.falling_skies.rules import FallingSkies

_TEXT = Path(__file__).parent / "text"


class _Edition(Game[FallingSkies]):
    """What both editions share: all but the table that their options lay out."""

    rules = 1
    seats = range(1, 2)
    codec = CODEC
    events = events.ALL
    refusals = explain.CODES
    bots = {"habit": Habit, "planner": Planner}  # noqa: RUF012 (as all of a card: declared in Game, never changed)

    @abstractmethod
    def lay_out(self, options: Options) -> Board:
        """The table before the game."""

    def new(self, options: Options, seats: int) -> FallingSkies:
        return rules.new(self.lay_out(options))

    def explain(self, state: FallingSkies, seat: Seat, command: Command) -> Refusal:
        return explain.explain(state, command)

    def scenery(self, state: FallingSkies) -> msgspec.Struct:
        return view.scenery(state.board)

    def view(self, state: FallingSkies, seat: Seat | None) -> msgspec.Struct:
        return view.position(state)

    def position(self, state: FallingSkies) -> msgspec.Struct:
        return view.position(state)

    def restore(self, options: Options, seats: int, position: object) -> FallingSkies:
        return view.restore(self.lay_out(options), position)

    def drawing(self, state: FallingSkies, say: Say) -> str:
        return terminal.drawing(state, say)

    def wording(self, state: FallingSkies, command: Command, say: Say) -> tuple[str, ...]:
        return terminal.wording(state, command, say)

    def figures(self, state: FallingSkies) -> dict[str, float]:
        return {"research": state.research, "damage": state.damage, "rounds": state.round}


class NineCards(_Edition):
    """The solo game printed on nine cards."""

    slug = "falling-skies-9"
    options = components.NineCardOptions
    codec = NINE_CARDS_CODEC
    events = events.NINE_CARDS
    text = _TEXT / "nine"
    shared_texts = (_TEXT,)

    def lay_out(self, options: Options) -> Board:
        assert isinstance(options, components.NineCardOptions)
        return components.lay_out(options)


class Boxed(_Edition):
    """The boxed game: four sky tiles, cities with their bases, characters and scenarios."""

    slug = "falling-skies"
    options = box.BoxOptions
    text = _TEXT / "box"
    shared_texts = (_TEXT, _TEXT / "cities", _TEXT / "characters", _TEXT / "scenarios")

    def lay_out(self, options: Options) -> Board:
        assert isinstance(options, box.BoxOptions)
        return box.lay_out(options)

    def variations(self, option: str) -> Sequence[object]:
        match option:
            case "city":
                return tuple(box.cities())
            case "scenario":
                return ("", *box.scenarios())
            case "characters" | "upgraded":
                return ((), *((name,) for name in box.characters()))
        return super().variations(option)


NINE_CARDS = NineCards()
BOXED = Boxed()
