"""The whole truth in its JSON form, and back.

A resolution is what its mission and the tiles drawn so far lead to. That is all a position holds, so that nothing can
be written down which cannot have come about.
"""

from typing import Annotated

import msgspec

from saucer.core.seats import DEALER
from saucer.games.space_alert import actions, documents, rules
from saucer.games.space_alert.board import TILES, ZONE_NAMES, tile_name
from saucer.games.space_alert.components import ZONES, RulingOptions
from saucer.games.space_alert.documents import Document
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import NO_ZONE, RUNNING


class Position(Document, frozen=True):
    """The mission, how often its resolution was carried on, and the tiles drawn by then."""

    beats: int
    drawn: dict[str, tuple[str, ...]]


class _Progress(msgspec.Struct, frozen=True):
    beats: Annotated[int, msgspec.Meta(ge=0)] = 0
    drawn: dict[str, tuple[str, ...]] = {}


def position(state: Resolution) -> Position:
    """All of a state."""
    mission = documents.document(state.mission)
    drawn: dict[str, tuple[str, ...]] = {
        name: tuple(tile_name(zone, tile & 7) for tile in state.drawn if tile >> 3 == zone)
        for zone, name in enumerate(ZONES)
    }
    return Position(
        mission.players,
        mission.tracks,
        mission.threats,
        mission.initial_damage,
        mission.missing_squads,
        beats=state.beats,
        drawn=drawn,
    )


def restore(options: RulingOptions, document: object) -> Resolution:
    """The state that a JSON document describes; a mission alone is its beginning. A ValueError says what is wrong."""
    if not isinstance(document, dict):
        raise documents.BadMission("", "not-an-object")
    progress = msgspec.convert(document, _Progress)
    mission = {name: value for name, value in document.items() if name not in ("beats", "drawn")}
    state = rules.new(documents.parse(mission, options).mission, [])
    left = {name: list(progress.drawn.get(name, ())) for name in ZONES}
    if unknown := progress.drawn.keys() - left.keys():
        raise ValueError(f"drawn: there is no zone {min(unknown)}")
    while state.ending == RUNNING:
        if state.drawing != NO_ZONE:
            name = ZONES[state.drawing]
            if left[name]:
                _draw(state, left[name].pop(0))
            elif state.beats < progress.beats:
                raise ValueError(f"drawn.{name}: a tile is missing at beat {state.beats}")
            else:
                break
        elif state.beats < progress.beats:
            state.step(DEALER, actions.ADVANCED)
        else:
            break
    if state.beats != progress.beats:
        raise ValueError(f"beats: the resolution ends after {state.beats}")
    for name, tiles in left.items():
        if tiles:
            raise ValueError(f"drawn.{name}: nobody draws {tiles[0]}")
    return state


def _draw(state: Resolution, name: str) -> None:
    zone = state.drawing
    there = [tile for tile in range(TILES) if not state.tiles[zone] >> tile & 1]
    for tile in there:
        if tile_name(zone, tile) == name:
            state.step(DEALER, actions.DRAWN | (zone + 1) << 8 | (tile + 1) << 16)
            return
    raise ValueError(f"drawn.{ZONE_NAMES[zone]}: there is no tile {name} to be drawn")
