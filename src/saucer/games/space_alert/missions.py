"""Missions of ours that are ready to be resolved: planned, with their mistakes."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from saucer.games.space_alert.components import RulingOptions

Name = Literal["close-call", "quiet-night", "mutiny"]


class ResolutionOptions(RulingOptions, frozen=True):
    """Which mission is resolved, unless a table starts from one of its own, and how doubtful passages are read."""

    mission: Name = "close-call"


@cache
def missions() -> dict[str, dict[str, object]]:
    """All missions by their name, as documents."""
    text = (files(__package__) / "content" / "missions.toml").read_text("utf-8")
    return {name: _document(mission) for name, mission in tomllib.loads(text)["missions"].items()}


def mission(name: str) -> dict[str, object]:
    """A mission as a document."""
    return missions()[name]


def _document(mission: dict[str, object]) -> dict[str, object]:
    """Programs stand in the file as lines of cards; a dot is an empty slot."""
    programs = mission.pop("programs")
    assert isinstance(programs, list)
    players = [
        {"order": order, "actions": [[] if card == "." else [card] for card in program.split()]}
        for order, program in enumerate(programs)
    ]
    return {"players": players, **mission}
