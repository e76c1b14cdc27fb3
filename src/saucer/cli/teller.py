"""Telling a game at the terminal: drawings, and what happened in words."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.pretty import Pretty

from saucer.core.game import AnyGame
from saucer.core.messages import Command, Event
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.text import Texts

_OWN_TEXTS = Path(__file__).parent / "text"


class Teller:
    """Speaks one language about one game."""

    def __init__(self, game: AnyGame, locale: str, console: Console | None = None) -> None:
        for_terminals = [folder / "terminal" for folder in game.texts if (folder / "terminal").is_dir()]
        self.has_legend = bool(for_terminals)
        folders = [_OWN_TEXTS, *game.texts, *for_terminals]
        self.game = game
        self.texts = Texts(locale, *folders)
        self.console = console or Console(highlight=False, soft_wrap=True)

    def say(self, message: str, **args: object) -> None:
        """Print one of our own sentences."""
        self.console.print(escape(self.texts.say(message, **args)))

    def board(self, state: State, seat: Seat | None) -> None:
        """Draw the position, or print what `seat` (None: a spectator) sees of it where a game has no drawing."""
        drawing = self.game.drawing(state, self.texts.say)
        self.console.print()
        if drawing is None:
            self.console.print(Pretty(msgspec.to_builtins(self.game.view(state, seat))))
        else:
            self.console.print(drawing)
        self.console.print()

    def events(self, events: list[Event], remark: str = "") -> None:
        """Tell what happened, each with the rule behind it."""
        for event in events:
            self.console.print(f"{escape(self.texts.event(event))} [dim]{f'{event.rule} {remark}'.rstrip()}[/dim]")

    def words(self, state: State, command: Command) -> tuple[str, ...]:
        """A command in the steps in which it is chosen."""
        return self.game.wording(state, command, self.texts.say) or (self.texts.command(command),)
