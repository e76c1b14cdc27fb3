"""What a person may ask of a table's company."""

from typing import Annotated, Literal

import msgspec

_Index = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
# Longer than any good name, so that one a little too long is refused as a name and not as a message.
_Text = Annotated[str, msgspec.Meta(max_length=200)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Enter(_Asked, frozen=True, tag="enter"):
    """Come to the table under a name."""

    name: _Text
    invite: _Text | None = None


class Sit(_Asked, frozen=True, tag="sit"):
    """Take a free chair, the first if none is named; come to the table first if need be."""

    seat: _Index | None = None
    invite: _Text | None = None
    name: _Text | None = None


class Stand(_Asked, frozen=True, tag="stand"):
    """Get up from one chair, or from all of one's own."""

    seat: _Index | None = None


class Leave(_Asked, frozen=True, tag="leave"):
    """Get up and go."""


class Ready(_Asked, frozen=True, tag="ready"):
    """Say whether the game may begin."""

    ready: bool


class Rename(_Asked, frozen=True, tag="rename"):
    """Be called something else."""

    name: _Text


class PutBot(_Asked, frozen=True, tag="bot"):
    """Let a bot play for a chair, or no bot any more."""

    seat: _Index
    bot: _Text | None


class Claim(_Asked, frozen=True, tag="claim"):
    """Let a bot stand in for somebody who has been away for too long."""

    seat: _Index
    bot: _Text | None = None


class Give(_Asked, frozen=True, tag="give"):
    """Hand a chair to somebody at the table."""

    seat: _Index
    person: _Index


class Kick(_Asked, frozen=True, tag="kick"):
    """Send somebody away for good."""

    person: _Index


class MakeHost(_Asked, frozen=True, tag="host"):
    """Make somebody else the host."""

    person: _Index


class Settings(_Asked, frozen=True, tag="settings"):
    """Say who may find and watch the table, and whether people may talk; what is left out stays."""

    listed: bool | None = None
    watch: bool | None = None
    chat: bool | None = None


class Renew(_Asked, frozen=True, tag="renew"):
    """Make a new invite; the old one opens nothing any more."""


class Mute(_Asked, frozen=True, tag="mute"):
    """Keep somebody from talking, or let them talk again."""

    person: _Index
    muted: bool


What = Literal["undo", "pause", "resume"]


class Propose(_Asked, frozen=True, tag="propose"):
    """Ask the others for something that needs them all."""

    what: What


class Answer(_Asked, frozen=True, tag="answer"):
    """Agree to what is proposed, or not."""

    agree: bool


HostWish = PutBot | Kick | MakeHost | Settings | Renew | Mute
"""What only the host may ask."""

Wish = Enter | Sit | Stand | Leave | Ready | Rename | Claim | Give | Propose | Answer | HostWish
