"""What is asked and what happened: identifiers and numbers, never sentences."""

from typing import Annotated

import msgspec

from saucer.core.seats import Millis, Seat

Byte = Annotated[int, msgspec.Meta(ge=0, le=255)]
"""A command's argument: it becomes one byte of the packed action."""

Face = Annotated[int, msgspec.Meta(ge=1, le=255)]
"""A face the dealer turned up, counted from 1."""

Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
"""A command's yes (1) or no (0), likewise one byte."""


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat asks for. Its fields are `Byte`s; the last one may be a tuple of `Face`s."""

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator), not having given it, may know. Open games hide nothing."""
        return True


class Tick(Command, frozen=True, tag="tick"):
    """The clock tells the time that the state waited for."""

    at: Annotated[Millis, msgspec.Meta(ge=0, lt=2**40)]


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """What happened, and under which rule."""

    rule: str

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may know. Open games tell everybody everything."""
        return True


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's set-up choices. Each has a default, so that `Options()` is a good first game."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a command is not accepted: a code, and what a sentence about it needs to know."""

    code: str
    args: dict[str, int | str] = {}


class IllegalCommand(Exception):
    """A command was applied that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.args}" if refusal.args else refusal.code)
        self.refusal = refusal
