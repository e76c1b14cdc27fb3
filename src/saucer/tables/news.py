"""What processes tell each other about their tables."""

import msgspec


class News(msgspec.Struct, frozen=True, omit_defaults=True, tag="news"):
    """What one process tells the others about a table: how far it is there, and who is."""

    process: str
    table: str
    ply: int
    version: int
    chat: int
    people: list[int] = []
    watching: int = 0
