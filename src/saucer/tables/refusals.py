"""What a table refuses, apart from what the rules do."""

from saucer.core.messages import Refusal


class Refused(Exception):
    """Something was asked that cannot be done."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, args)


CODES = frozenset(
    {
        "bad-log",
        "bad-options",
        "bad-position",
        "bad-seats",
        "no-identity",
        "no-such-bot",
        "no-such-game",
        "no-such-ply",
        "no-such-table",
        "not-saved",
        "not-your-seat",
        "nothing-to-undo",
        "old-rules",
        "stale-version",
        "table-full",
        "unknown-command",
    }
)
"""Every code a `Refused` of this package has, so that each has its sentence."""
