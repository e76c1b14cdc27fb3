"""What can be asked, and what happens."""

from saucer.core.messages import Command, Event


class Add(Command, frozen=True, tag="add"):
    """Add 1."""


class Added(Event, frozen=True, tag="added"):
    total: int
