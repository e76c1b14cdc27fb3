"""Missions at random, shaped like those of the box: eight points of threats, of which a serious one counts two."""

from typing import Literal, TypeVar

from saucer.core.rng import Rng
from saucer.games.space_alert import components
from saucer.games.space_alert.board import LAST_TURN
from saucer.games.space_alert.components import ZONES

SHAPES = ((2, 2, 2, 0), (5, 0, 1, 1), (2, 2, 0, 1), (3, 1, 1, 1), (4, 1, 2, 0), (4, 1, 0, 1), (1, 3, 1, 0))
"""How many external common, external serious, internal common and internal serious threats there are (SA-ANN-12)."""
LAST_TIME = 8
PACKET = 5
ACTIONS = {"A": 10, "B": 8, "C": 7, "bots": 5}
MOVEMENTS = ("red", "blue", "lift")
HEROIC_CARDS = (
    "heroic_A/heroic_move:lower_blue",
    "heroic_A/heroic_move:lower_red",
    "heroic_B/heroic_move:upper_blue",
    "heroic_B/heroic_move:upper_red",
    "heroic_bots/heroic_move:lower_white",
    "heroic_bots/heroic_move:upper_white",
)

Level = Literal["white", "yellow", "mixed"]
Thing = TypeVar("Thing")


def random_mission(seed: int, crew: int = 4, level: Level = "white", is_dealt: bool = False) -> dict[str, object]:
    """A mission with empty programs, and with a hand for each member if cards are dealt.

    Unconfirmed reports always count, so that it is heavier for four than the rules want it.
    """
    rng = Rng(seed)
    shape = SHAPES[rng.below(len(SHAPES))]
    decks = [_deck(is_internal, severity, level) for is_internal in (False, True) for severity in ("common", "serious")]
    kinds = [kind for kind, count in enumerate(shape) for _ in range(count)]
    times = list(range(1, LAST_TIME + 1))
    zones = [zone for zone in ZONES for _ in range(2)]
    threats: list[dict[str, object]] = []
    for time in sorted([_take(rng, times) for _ in kinds]):
        kind = _take(rng, kinds)
        threats.append({"id": _take(rng, decks[kind]), "turn": time, "zone": None if kind > 1 else _take(rng, zones)})
    numbers = list(components.tracks())
    tracks = {name: _take(rng, numbers) for name in (*ZONES, "internal")}
    players = [{"order": order, "actions": [[] for _ in range(LAST_TURN)]} for order in range(crew)]
    if is_dealt:
        for player, hand in zip(players, _hands(rng, crew), strict=True):
            player["hands"] = hand
    return {"players": players, "tracks": tracks, "threats": threats}


def _deck(is_internal: bool, severity: str, level: Level) -> list[str]:
    return [
        row.id
        for row in components.threats().values()
        if (row.kind != "external") == is_internal and row.severity == severity and level in (row.level, "mixed")
    ]


def _hands(rng: Rng, crew: int) -> list[list[list[str]]]:
    """Three packets for each member; one card of the first is heroic (SA-CMP-07, SA-CMP-08, SA-SET-04, SA-SET-07)."""
    deck = [f"{act}/{move}" for act, count in ACTIONS.items() for move in MOVEMENTS for _ in range(count)]
    heroic = list(HEROIC_CARDS)
    hands = [[[_take(rng, deck) for _ in range(PACKET)] for _ in range(3)] for _ in range(crew)]
    for hand in hands:
        hand[0][-1] = _take(rng, heroic)
    return hands


def _take(rng: Rng, things: list[Thing]) -> Thing:
    return things.pop(rng.below(len(things)))
