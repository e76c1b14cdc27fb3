"""How even Attack of the Jelly Monster is: who wins from which seat, and what each face is worth.

    python benchmarks/jelly_balance.py [--bot NAME] [--games N] [--seed N]

Prints the tables of docs/content.md: N games each for three, four and five, thinking and live, with
faces at random and one bot on all seats.
"""

import argparse
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Literal, NamedTuple

import saucer.games  # noqa: F401 - makes the games known
from saucer import bots
from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.games.jelly_monster import JELLY_MONSTER, components
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import (
    CentreEmpty,
    CentreScored,
    DiscardSeen,
    JellyGained,
    JellyPaid,
    MajorityFound,
    NobodyPresent,
    PodSeen,
)
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.lab.party import Move, Party
from saucer.lab.statistics import wilson

QUESTION = 3.5
Variant = Literal["live", "thinking"]


class Scored(NamedTuple):
    """A face when it was scored: what a majority player gained, and how much more than the others, on average."""

    face: int
    gain: float
    swing: float


class Game(NamedTuple):
    shares: tuple[float, ...]
    scored: list[Scored]


def play(bot: str, variant: Variant, seats: int, seed: int, number: int) -> Game:
    """Game `number` of a seed, as `saucer sim` plays it."""
    options = JellyMonsterOptions(faces="random", variant=variant)
    players = [bots.find(JELLY_MONSTER, bot) for _ in range(seats)]
    party = Party(JELLY_MONSTER, players, Rng(seed, 2 * number), Rng(seed, 2 * number + 1))
    state = JELLY_MONSTER.new(options, seats)
    moves = party.play_in_time(state) if variant == "live" else party.play(state)
    outcome = state.outcome()
    assert outcome is not None
    again = JELLY_MONSTER.new(options, seats)
    return Game(outcome.shares, list(scorings(again, retold(again, moves))))


def retold(state: JellyHunt, moves: list[Move]) -> Iterator[Event]:
    """All that happened in a game."""
    for seat, action, _ in moves:
        events: list[Event] = []
        state.step(seat, action, events)
        yield from events


def scorings(state: JellyHunt, events: Iterable[Event]) -> Iterator[Scored]:
    """What each district brought, every time that somebody was there."""
    district, majority, change = -1, set[int](), [0.0] * state.way.seats
    for event in events:
        is_tied = isinstance(event, MajorityFound) and event.district == district
        if isinstance(event, MajorityFound | NobodyPresent | CentreScored | CentreEmpty) and not is_tied:
            if majority:
                yield _scored(state.faces[district], majority, change)
            district, majority, change = -1, set(), [0.0] * state.way.seats
        match event:
            case MajorityFound(seat=seat, district=where):
                district = where
                majority.add(seat)
            case JellyGained(seat=seat, amount=amount):
                change[seat] += amount
            case JellyPaid(seat=seat, to=to, amount=amount):
                change[seat] -= amount
                change[to] += amount
            case PodSeen(seat=seat, value=value):
                change[seat] += value or QUESTION
            case DiscardSeen(seat=seat, value=value):
                change[seat] -= value or QUESTION


def _scored(face: int, majority: set[int], change: list[float]) -> Scored:
    others = [gain for seat, gain in enumerate(change) if seat not in majority]
    gain = sum(change[seat] for seat in majority) / len(majority)
    return Scored(face, gain, gain - sum(others) / len(others) if others else 0.0)


def mean(values: list[float]) -> str:
    """The mean and the half width of its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{middle:.2f} ± {1.96 * sqrt(spread / len(values)):.2f}"


def share(shares: list[float]) -> str:
    low, high = wilson(sum(shares), len(shares))
    return f"{sum(shares) / len(shares):.1%} ({low:.1%}-{high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="canny-person")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    scored: dict[int, list[Scored]] = {}
    print("| seats | variant | seat 1 | seat 2 | seat 3 | seat 4 | seat 5 |\n|---|---|---|---|---|---|---|")
    for seats in JELLY_MONSTER.seats:
        for variant in ("thinking", "live"):
            games = [play(asked.bot, variant, seats, asked.seed, number) for number in range(asked.games)]
            cells = [share([game.shares[seat] for game in games]) for seat in range(seats)]
            print("|", " | ".join([str(seats), variant, *cells, *["-"] * (5 - seats)]), "|", flush=True)
            scored.setdefault(seats, []).extend(each for game in games for each in game.scored)
    print("\n| face | gain, 3 | swing, 3 | gain, 4 | swing, 4 | gain, 5 | swing, 5 |\n|---|---|---|---|---|---|---|")
    for number, face in enumerate(components.faces()):
        cells = []
        for found in scored.values():
            of_face = [each for each in found if each.face == number]
            cells += [mean([each.gain for each in of_face]), mean([each.swing for each in of_face])]
        print("|", " | ".join([face.name, *cells]), "|")


if __name__ == "__main__":
    main()
