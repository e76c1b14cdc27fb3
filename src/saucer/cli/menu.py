"""A numbered list of what can be done, chosen from step by step."""

from collections.abc import Mapping
from enum import Enum, auto

from rich.markup import escape

from saucer.cli.teller import Teller
from saucer.core.messages import Command

Words = tuple[str, ...]


class Word(Enum):
    """What a person may answer instead of choosing."""

    UNDO = auto()
    LEAVE = auto()


class Menu:
    """Asks for one of some commands, each told in one or more steps of words."""

    def __init__(self, teller: Teller, choices: Mapping[Command, Words]) -> None:
        self._teller = teller
        self._choices = choices
        self._typed: list[str] = []

    def ask(self) -> Command | Word:
        """What the person wants."""
        choices = self._choices
        while True:
            groups = _by_first_step(choices)
            if not self._typed:
                self._show(groups, is_first=choices is self._choices)
            match self._next():
                case "u":
                    return Word.UNDO
                case "q":
                    return Word.LEAVE
                case "?":
                    self._explain()
                    choices = self._choices
                case "":
                    choices = self._choices
                case typed if typed.isdecimal() and 1 <= int(typed) <= len(groups):
                    chosen = list(groups.values())[int(typed) - 1]
                    if len(chosen) == 1:
                        return next(iter(chosen))
                    choices = chosen
                case typed:
                    self._typed.clear()
                    self._teller.say("play-no-such-choice", typed=typed)

    def _next(self) -> str:
        """The next thing typed; several on a line are taken one after the other."""
        if not self._typed:
            try:
                self._typed = self._teller.console.input("> ").lower().split() or [""]
            except EOFError:
                return "q"
        return self._typed.pop(0)

    def _show(self, groups: Mapping[str, Mapping[Command, Words]], is_first: bool) -> None:
        self._teller.say("play-menu" if is_first else "play-submenu")
        for number, (step, group) in enumerate(groups.items(), start=1):
            more = " …" if len(group) > 1 else ""
            self._teller.console.print(f"[bold]{number:>3}[/bold]  {escape(step)}{more}")

    def _explain(self) -> None:
        self._teller.say("play-help")
        if self._teller.has_legend:
            self._teller.say("terminal-legend")


def _by_first_step(choices: Mapping[Command, Words]) -> dict[str, dict[Command, Words]]:
    """The choices under their first words; what leaves nothing to choose is said at once, to its end."""
    groups: dict[str, dict[Command, Words]] = {}
    for command, (first, *rest) in choices.items():
        groups.setdefault(first, {})[command] = tuple(rest)
    if len(groups) == 1 and len(choices) > 1:
        return _by_first_step(next(iter(groups.values())))
    return {
        ", ".join([first, *next(iter(group.values()))]) if len(group) == 1 else first: group
        for first, group in groups.items()
    }
