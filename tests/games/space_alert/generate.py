"""Missions at random: any cards, any threats, any tracks, and half of them with any readings and disputed figures."""

from saucer.core.rng import Rng
from saucer.games.space_alert import components
from saucer.games.space_alert.board import CARD_NAMES, STATION_NAMES, tile_name

EXTERNAL = [id for id, row in components.threats().items() if row.kind == "external"]
INTERNAL = [id for id, row in components.threats().items() if row.kind != "external"]
ZONES = ("red", "white", "blue")
FAVOURITES = ("A", "A", "A", "B", "C", "C", "bots")
USUAL = ("A", "A", "B", "C", "C", "bots", "red", "blue", "lift")

READINGS: dict[str, tuple[object, object]] = {
    "marauder_against_pulse": (False, True),
    "scout_in_empty_bursts": (True, False),
    "doubling": ("multiplies", "once"),
    "asteroid_bursts": ("card", "annex"),
    "landing_adds_to_delay": (True, False),
    "checks_in_test_runs": (True, False),
    "stealth_fighter_speed": (3, 4),
    "pulse_ball_y": (1, 2),
    "amoeba_z": (5, 4),
    "man_of_war_x": (2, 1),
    "man_of_war_z": (5, 3),
    "scout_z": (3, 2),
    "saboteur_speed": (4, 3),
    "unstable_warheads_speed": (3, 2),
    "skirmishers_x": ("move", "nothing"),
    "overheated_reactor_z": (3, 2),
    "crossed_wires_z": ("own", "white"),
    "seeker_retaliates": (False, True),
}


def pick(rng: Rng, found: list[str]) -> str:
    return found.pop(rng.below(len(found)))


DISPUTED = {id for row in components.disputed_rows() for id in row.threats}
"""The cards that have figures on which sources differ."""


def random_mission(rng: Rng, easy: bool = False, disputed: bool = False) -> dict[str, object]:
    """A mission of 1 to 5; an easy one has few, white, common threats, so that it often lasts to the end.

    A disputed one has few threats on which sources differ, and always readings of its own.
    """
    turns = 7 if rng.below(10) == 0 else 12
    crew = 1 + rng.below(5)
    cards = DISPUTED if disputed else components.threats().keys()
    outside = [id for id in EXTERNAL if id in cards and (not easy or id.startswith("E1"))]
    inside = [id for id in INTERNAL if id in cards and (not easy or id.startswith("I1"))]
    threats: list[dict[str, object]] = []
    for _ in range(1 + rng.below(3 if easy or disputed else 8)):
        turn = 1 + rng.below(turns)
        if rng.below(3):
            threats.append({"id": pick(rng, outside), "turn": turn, "zone": ZONES[rng.below(3)]})
        else:
            threats.append({"id": pick(rng, inside), "turn": turn, "zone": None})
    return {
        "players": [{"order": order, "actions": _program(rng, turns, threats)} for order in range(crew)],
        "tracks": {name: 1 + rng.below(7) for name in (*ZONES, "internal")},
        "threats": threats,
        "initial_damage": _carried(rng) if rng.below(8) == 0 else None,
        "damage_order": {name: order(rng, zone) for zone, name in enumerate(ZONES)},
        "options": {name: values[rng.below(2)] for name, values in READINGS.items()}
        if disputed or rng.below(2)
        else {},
    }


def _program(rng: Rng, turns: int, threats: list[dict[str, object]]) -> list[list[str]]:
    """Cards at random, or with a purpose: go somewhere, do something there several times, go on."""
    if rng.below(4) == 0:
        return [card(rng) for _ in range(turns)]
    cards, here = list[str](), 1
    if rng.below(2):
        here = (2, 3)[rng.below(2)]
        cards += [*_way(1, here), "C"]
    while len(cards) < turns:
        there, doing = rng.below(6), FAVOURITES[rng.below(len(FAVOURITES))]
        row = components.threats()[str(threats[rng.below(len(threats))]["id"])]
        if row.stations and rng.below(3):
            there = STATION_NAMES.index(row.stations[rng.below(len(row.stations))])
            doing = row.button or ("C" if row.id == "SI1-04" else "bots")
        cards += _way(here, there) if rng.below(8) else [f"heroic_move:{STATION_NAMES[there]}"]
        here = there
        for _ in range(1 + rng.below(4)):
            is_heroic = doing != "C" and rng.below(6) == 0
            cards.append(f"heroic_{doing}" if is_heroic else doing)
            if doing == "C" and there == 0:
                cards += ["bots"] * rng.below(3)
    return [[each] for each in cards[:turns]]


def _way(here: int, there: int) -> list[str]:
    """From a station to another one by doors and the lift."""
    steps = there % 3 - here % 3
    return ["blue" if steps > 0 else "red"] * abs(steps) + (["lift"] if here // 3 != there // 3 else [])


def card(rng: Rng) -> list[str]:
    """Mostly ordinary cards, sometimes a heroic one or none."""
    kind = rng.below(20)
    if kind < 3:
        return []
    return [CARD_NAMES[8 + rng.below(9)]] if kind == 3 else [USUAL[rng.below(len(USUAL))]]


def order(rng: Rng, zone: int) -> list[str]:
    """The six tiles of a zone, shuffled."""
    tiles = [tile_name(zone, tile) for tile in range(6)]
    return [pick(rng, tiles) for _ in range(6)]


def _carried(rng: Rng) -> dict[str, list[str]]:
    return {name: order(rng, zone)[: rng.below(3)] for zone, name in enumerate(ZONES)}
