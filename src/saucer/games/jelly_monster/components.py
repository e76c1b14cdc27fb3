"""Districts and pods as typed tables, counted against the box; the options, and the way of playing they ask for."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from saucer.core.messages import Options
from saucer.games.jelly_monster import board
from saucer.games.jelly_monster.board import ZONES, Band, City, Icon, Way

TILES = 8
PODS = 30
BEAT = 1000
"""Milliseconds after which the clock ticks if nobody acts: those who simulate see the time pass in such steps."""
STEP = 3
"""Seconds that one step of the thinking variant stands for."""

Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Dice = Annotated[int, msgspec.Meta(ge=1, le=board.DICE)]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="icon", rename="kebab"):
    """An icon as the content file writes it."""


class JellyRow(_Row, frozen=True, tag="jelly"):
    amount: Amount


class PodRow(_Row, frozen=True, tag="pod"):
    pass


class DiscardRow(_Row, frozen=True, tag="discard"):
    pass


class PerPodRow(_Row, frozen=True, tag="per-pod"):
    amount: Amount


class CopyRow(_Row, frozen=True, tag="copy"):
    side: Literal["left", "right", "either"]


class TakeRow(_Row, frozen=True, tag="take"):
    amount: Amount


class GiveRow(_Row, frozen=True, tag="give"):
    amount: Amount


class PodiumRow(_Row, frozen=True, tag="podium"):
    ranks: Annotated[tuple[Amount, ...], msgspec.Meta(min_length=1)]
    others: Amount = 0


Plain = JellyRow | PodRow | DiscardRow | PerPodRow | CopyRow | TakeRow | GiveRow


class BandRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: Dice
    reward: tuple[Plain, ...]
    most: Dice = board.DICE


class CountRow(_Row, frozen=True, tag="count"):
    bands: Annotated[tuple[BandRow, ...], msgspec.Meta(min_length=1)]


Reward = tuple[Plain | PodiumRow | CountRow, ...]


class FaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile; `ours` says that it is our own design."""

    name: str
    tile: Annotated[int, msgspec.Meta(ge=1, le=TILES)]
    green: bool
    ours: bool
    zones: Annotated[tuple[Reward, ...], msgspec.Meta(min_length=ZONES, max_length=ZONES)]


class PodRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: Annotated[int, msgspec.Meta(ge=0, le=6)]
    count: Annotated[int, msgspec.Meta(ge=1)]


class _Districts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[FaceRow, ...]


class _Pods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ours: bool
    pods: tuple[PodRows, ...]


class JellyMonsterOptions(Options, frozen=True):
    """How the evening goes. The defaults are a good first game."""

    faces: Literal["green", "random"] = "green"
    """Only faces with green lights, or any side at random."""

    variant: Literal["live", "thinking"] = "live"
    """All at once against the clock, or in simultaneous steps without one."""

    hourglass: Literal[10, 20, 0] = 10
    """Seconds that remain when somebody turns the timer; 0: there is no timer."""

    barrier: Literal["chosen", "automatic"] = "chosen"
    """Who has placed all dice chooses an entrance to block, or the one with the clearest lead is blocked at once."""

    flip: Literal["chosen", "automatic"] = "chosen"
    """Who has placed all dice may turn the timer, or the first such player turns it at once."""

    cap: Literal[180, 90, 300] = 180
    """Seconds after which a round's placing ends in any case."""

    dispute: Literal["nothing", "chance"] = "nothing"
    """What a double arrow brings to tied players who do not agree: no Jelly, or the side that chance decides."""


@cache
def faces() -> tuple[FaceRow, ...]:
    """All faces, two for each tile, exactly one of them green."""
    text = (files(__package__) / "content" / "districts.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), _Districts).faces
    for tile in range(1, TILES + 1):
        if sorted(face.green for face in found if face.tile == tile) != [False, True]:
            raise ValueError(f"tile {tile} has not one green face and one other")
    return found


@cache
def pods() -> tuple[PodRows, ...]:
    """All kinds of pods."""
    text = (files(__package__) / "content" / "pods.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), _Pods).pods
    if sum(kind.count for kind in found) != PODS:
        raise ValueError(f"there are {PODS} pods")
    return found


@cache
def city() -> City:
    """The content as the rules want it."""
    return build_city(faces(), pods())


def build_city(rows: tuple[FaceRow, ...], kinds: tuple[PodRows, ...]) -> City:
    """Number all icons, and refer to them by number."""
    icons: list[Icon] = []
    zones = [[_add(icons, row) for row in zone] for face in rows for zone in face.zones]
    if len(icons) > 256:
        raise ValueError(f"{len(icons)} icons are too many to be numbered by a byte")
    return City(
        icons,
        zones,
        [face.tile for face in rows],
        [face.green for face in rows],
        [kind.value for kind in kinds],
        [kind.count for kind in kinds],
    )


_SIDES = {"left": board.LEFT, "right": board.RIGHT, "either": board.EITHER}


def _add(icons: list[Icon], row: Plain | PodiumRow | CountRow) -> int:
    """Append the icon, after those of its bands, and return its number."""
    match row:
        case JellyRow(amount):
            icon = _icon(board.JELLY, amount)
        case PodRow():
            icon = _icon(board.POD)
        case DiscardRow():
            icon = _icon(board.DISCARD)
        case PerPodRow(amount):
            icon = _icon(board.PER_POD, amount)
        case CopyRow(side):
            icon = _icon(_SIDES[side])
        case TakeRow(amount):
            icon = _icon(board.TAKE, amount)
        case GiveRow(amount):
            icon = _icon(board.GIVE, amount)
        case PodiumRow(ranks, others):
            icon = Icon(board.PODIUM, 0, list(ranks), others, [])
        case CountRow(bands):
            found = [Band(band.least, band.most, [_add(icons, each) for each in band.reward]) for band in bands]
            icon = Icon(board.COUNT, 0, [], 0, found)
    icons.append(icon)
    return len(icons) - 1


def _icon(kind: int, amount: int = 0) -> Icon:
    return Icon(kind, amount, [], 0, [])


@cache
def way(options: JellyMonsterOptions, seats: int) -> Way:
    """The way of playing that the options ask for."""
    live = options.variant == "live"
    return Way(
        city=city(),
        seats=seats,
        live=live,
        beat=BEAT if live else 1,
        glass=options.hourglass * 1000 if live else options.hourglass // STEP,
        cap=options.cap * 1000 if live else options.cap // STEP,
        only_green=options.faces == "green",
        automatic_barrier=options.barrier == "automatic",
        automatic_flip=options.flip == "automatic",
        dispute_by_chance=options.dispute == "chance",
    )
