"""Action and heroic cards as small numbers: an action card is movement * 4 + action, heroic cards follow."""

from typing import Final

from saucer.games.space_alert.board import (
    BRIDGE,
    CARD_NAMES,
    GO_RED,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    HEROIC_MOVE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    STATION_NAMES,
    UPPER_BLUE,
    UPPER_RED,
    A,
)

ACTIONS: Final = 4
MOVEMENTS: Final = 3
ACTION_KINDS: Final = 12
KINDS: Final = 18
"""Twelve kinds of action cards, then the six heroic cards."""
COUNTS: Final = (10, 8, 7, 5) * MOVEMENTS
"""By kind of action card: how many the box holds (SA-CMP-07)."""

ACTION: Final = 0
MOVEMENT: Final = 1
"""The halves of a card."""
HALF_NAMES: Final = ("action", "movement")

_HEROIC_ACTIONS: Final = (HEROIC_A, HEROIC_A, HEROIC_B, HEROIC_B, HEROIC_BOTS, HEROIC_BOTS)
_HEROIC_STATIONS: Final = (LOWER_BLUE, LOWER_RED, UPPER_BLUE, UPPER_RED, LOWER_WHITE, BRIDGE)
"""Of the heroic cards, in the order of SA-CMP-08."""

NO_CARD: Final = -1
"""In place of a laid card, which is kind * 2 + half."""


def _entry(kind: int, half: int) -> int:
    if kind >= ACTION_KINDS:
        heroic = kind - ACTION_KINDS
        return _HEROIC_ACTIONS[heroic] if half == ACTION else HEROIC_MOVE + _HEROIC_STATIONS[heroic]
    return A + kind % ACTIONS if half == ACTION else GO_RED + kind // ACTIONS


def _name(kind: int) -> str:
    action = CARD_NAMES[_entry(kind, ACTION)]
    if kind >= ACTION_KINDS:
        return f"{action}/{STATION_NAMES[_HEROIC_STATIONS[kind - ACTION_KINDS]]}"
    return f"{action}/{CARD_NAMES[_entry(kind, MOVEMENT)]}"


ENTRIES: Final = [_entry(laid // 2, laid % 2) for laid in range(KINDS * 2)]
"""By laid card: what it is in a program."""
NAMES: Final = [_name(kind) for kind in range(KINDS)]
"""By kind: both halves, as `A/red` or `heroic_B/upper_red`."""


def action_name(kind: int) -> str:
    """The action half."""
    return NAMES[kind].partition("/")[0]


def movement_name(kind: int) -> str:
    """The movement half; of a heroic card, the station it leads to."""
    return NAMES[kind].partition("/")[2]


def is_heroic(kind: int) -> bool:
    """Whether it is one of the six that are never given away (SA-RT-08)."""
    return kind >= ACTION_KINDS


def entry_of(laid: int) -> int:
    """What a slot holds in the resolution: the half on top alone counts (SA-RT-04)."""
    return 0 if laid == NO_CARD else ENTRIES[laid]
