"""How late it is at a table."""

from saucer.core.seats import Millis


def table_time(now: int, began: int | None, paused: int | None, pace: int, first: int) -> Millis:
    """Table time at a moment of the wall clock. Asked for at every command, so it is compiled, unlike companies."""
    if began is None:
        return Millis(first)
    until = now if paused is None else paused
    return Millis(max(0, until - began) * pace // 100)
