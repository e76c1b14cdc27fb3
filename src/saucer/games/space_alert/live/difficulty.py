"""How hard a timeline is: how the planner fares with it when everything else is drawn."""

from math import sqrt
from typing import TypeVar

import msgspec

from saucer.core.rng import Rng
from saucer.games.space_alert import components
from saucer.games.space_alert.board import INTERNAL, ZONE_NAMES
from saucer.games.space_alert.live.announcements import INCOMING_DATA, THREAT, Announcement, Timeline
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, NAMES
from saucer.games.space_alert.planning import dealt
from saucer.games.space_alert.planning.judge import Judge
from saucer.games.space_alert.planning.missions import HEROIC_CARDS, PACKET, Level
from saucer.games.space_alert.planning.search import STAGES, Search
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import WON, score

DRAWS = 50
"""Of damage tiles, by which each planned mission is judged."""

Thing = TypeVar("Thing")

_SORTS = [(is_internal, is_serious) for is_internal in (False, True) for is_serious in (False, True)]


class Difficulty(msgspec.Struct, frozen=True):
    """How a crew fares that plans in peace, knows all threats, and plays the cards it is dealt but passes none on."""

    missions: int
    """With how many draws of threats, tracks and cards it was planned."""
    survival: float
    """The share of them, with several draws of damage tiles each, in which the ship jumps."""
    survival_error: float
    """Its standard error."""
    score: float | None
    """The mean where it does."""
    tries: int
    """How many resolutions each search took."""


def estimate(
    timeline: Timeline,
    crew: int = 4,
    common: Level = "white",
    serious: Level = "white",
    missions: int = 10,
    tries: int = 10_000,
    seed: int = 0,
) -> Difficulty:
    """Draw so many missions and plan each within so many resolutions; the same seed gives the same figures."""
    ends = [
        end
        for number in range(missions)
        for end in _planned(draw(timeline, crew, common, serious, Rng(seed, number)), tries, seed)
    ]
    scores = [score(state) for state in ends if state.ending == WON]
    survival = len(scores) / len(ends)
    # As if one mission more were won and one more lost, so that a few of them never claim to know it exactly.
    likely = (survival * missions + 1) / (missions + 2)
    return Difficulty(
        missions=missions,
        survival=survival,
        survival_error=sqrt(likely * (1 - likely) / missions),
        score=sum(scores) / len(scores) if scores else None,
        tries=tries,
    )


def _planned(document: dict[str, object], tries: int, seed: int) -> list[Resolution]:
    """How a mission ends with the best programs found and draws of damage tiles that had no part in finding them."""
    _, planned, hands = dealt.parse(document)
    mission = planned.mission
    orders = [planned.order((seed << 32) + number) for number in range(STAGES[-1] + DRAWS)]
    search = Search(mission, hands, mission.programs.copy(), orders[: STAGES[-1]], Rng(seed))
    search.run(0.0, tries)
    mission.programs[:] = search.best
    judge = Judge(mission, orders[STAGES[-1] :])
    return [judge.resolve(number) for number in range(DRAWS)]


def draw(timeline: Timeline, crew: int, common: Level, serious: Level, rng: Rng) -> dict[str, object]:
    """A mission for the planner: threats, tracks and hands as an action round would bring them."""
    threats = [each for each in timeline.events if each.kind == THREAT and not each.is_ignored(crew)]
    decks = [_deck(is_internal, is_serious, serious if is_serious else common) for is_internal, is_serious in _SORTS]
    numbers = list(components.tracks())
    return {
        "tracks": {name: _take(rng, numbers) for name in ZONE_NAMES},
        "threats": [
            {
                "id": _take(rng, decks[_SORTS.index((each.zone == INTERNAL, each.is_serious))]),
                "turn": each.turn,
                "zone": None if each.zone == INTERNAL else ZONE_NAMES[each.zone],
            }
            for each in threats
        ],
        "players": [
            {"order": order, "actions": [[] for _ in range(timeline.turns())], "hands": hand}
            for order, hand in enumerate(_hands(timeline, crew, rng))
        ],
    }


def _deck(is_internal: bool, is_serious: bool, level: Level) -> list[str]:
    return [
        row.id
        for row in components.threats().values()
        if (row.kind != "external") == is_internal
        and (row.severity == "serious") == is_serious
        and level in (row.level, "mixed")
    ]


def _hands(timeline: Timeline, crew: int, rng: Rng) -> list[list[list[str]]]:
    """A packet for each phase, with a heroic card in the first (SA-SET-04), and what comes in (SA-ANN-05)."""
    deck = [NAMES[kind] for kind in range(ACTION_KINDS) for _ in range(COUNTS[kind])]
    heroic = list(HEROIC_CARDS)
    hands: list[list[list[str]]] = []
    for _ in range(crew):
        counts = [PACKET + _incoming(timeline, phase) for phase in range(timeline.phases())]
        hand = [[_take(rng, deck) for _ in range(count)] for count in counts]
        hand[0][0] = _take(rng, heroic)
        hands.append(hand)
    return hands


def _incoming(timeline: Timeline, phase: int) -> int:
    """How many cards everybody draws in a phase, which counts from 0."""
    return sum(event.kind == INCOMING_DATA and _phase(timeline, event) == phase for event in timeline.events)


def _phase(timeline: Timeline, event: Announcement) -> int:
    return sum(event.at >= end for end in timeline.phase_ends)


def _take(rng: Rng, things: list[Thing]) -> Thing:
    return things.pop(rng.below(len(things)))
