"""What a table refuses, apart from what the rules do."""

from saucer.core.messages import Refusal


class Refused(Exception):
    """Something was asked that cannot be done."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, args)


CODES = frozenset(
    {
        "already-begun",
        "already-proposed",
        "bad-json",
        "bad-log",
        "bad-message",
        "bad-name",
        "bad-options",
        "bad-pace",
        "bad-position",
        "bad-seats",
        "cannot-pause",
        "game-over",
        "hushed",
        "muted",
        "no-identity",
        "no-preview",
        "no-such-bot",
        "no-such-game",
        "no-such-person",
        "no-such-ply",
        "no-such-seat",
        "no-such-table",
        "not-away",
        "not-begun",
        "not-host",
        "not-invited",
        "not-over",
        "not-saved",
        "not-your-seat",
        "nothing-proposed",
        "nothing-to-undo",
        "old-rules",
        "paused",
        "seat-taken",
        "sequence-used",
        "stale-version",
        "still-hidden",
        "table-full",
        "too-many",
        "unknown-command",
        "which-seat",
        "would-see-two",
    }
)
"""Every code a `Refused` of this package has, so that each has its sentence."""
