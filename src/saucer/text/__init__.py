"""Words: Fluent messages in French and English, shared with the browser."""

from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from saucer.core.messages import Command, Event, Refusal

LOCALES = ("en", "fr")

OURS = Path(__file__).parent
"""What every game needs: the refusals of core and of the server."""


class Texts:
    """The sentences of one language: ours, and those of the games whose `text` folders are given."""

    def __init__(self, locale: str, *folders: Path) -> None:
        if locale not in LOCALES:
            raise ValueError(f"there are no texts for {locale!r}; there are: {', '.join(LOCALES)}")
        # Marks that isolate arguments are for mixed writing directions, which our languages never have.
        self._bundle = FluentBundle([locale], use_isolating=False)
        for folder in (OURS, *folders):
            self._bundle.add_resource(_read(folder / f"{locale}.ftl"))

    def say(self, id: str, **args: object) -> str:
        """The message `id`; raises ValueError if it is unknown or lacks an argument."""
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        if pattern is None:
            raise ValueError(f"there is no message {id!r}")
        sentence, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"message {id!r} with {args}: {problems[0]}")
        return str(sentence)

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.say(message_id(event), **arguments(event))

    def command(self, command: Command) -> str:
        """What a command does, as a label."""
        return self.say(message_id(command), **arguments(command))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in a sentence."""
        return self.say(f"refusal-{refusal.code}", **_readable(refusal.args))


@cache
def _read(path: Path) -> Resource:
    """Reading takes much longer than all that is ever said with it."""
    return FluentResource(path.read_text("utf-8"))


def message_id(said: Event | Command) -> str:
    """The name of its message: `event-ship-descended`, `command-place`."""
    kind = "event" if isinstance(said, Event) else "command"
    return f"{kind}-{str(said.__struct_config__.tag).replace('_', '-')}"


def arguments(said: Event | Command) -> dict[str, object]:
    """Its fields as a sentence wants them: rows and columns counted from 1, lists as text."""
    return _readable(msgspec.structs.asdict(said))


def _readable(fields: dict[str, int | str]) -> dict[str, object]:
    return {name: _argument(name, value) for name, value in fields.items()}


def _argument(name: str, value: object) -> object:
    if isinstance(value, int) and name.rpartition("_")[2] in ("row", "column"):
        return value + 1
    if isinstance(value, tuple):
        return ", ".join(str(each) for each in value)
    return value
