"""Dice, Jelly and pods are conserved, whatever happens."""

from collections import Counter

import pytest

from saucer.core.door import legal
from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import JellyGained, JellyPaid, PodDiscarded, PodDrawn
from saucer.games.jelly_monster.rules import JellyHunt

WAYS = (
    JellyMonsterOptions(),
    JellyMonsterOptions(faces="random"),
    JellyMonsterOptions(faces="random", variant="thinking"),
    JellyMonsterOptions(faces="random", variant="thinking", dispute="chance", hourglass=0),
    JellyMonsterOptions(faces="random", barrier="automatic", flip="automatic", hourglass=20, cap=90),
)
LONGEST = 10_000


def check(state: JellyHunt, gained: int, moved: Counter[str]) -> None:
    """Nothing is lost and nothing comes from nowhere."""
    seats = state.way.seats
    placed = Counter(die >> 3 for dice in (*state.entrances, state.centre) for die in dice)
    assert [state.hands[seat] + placed[seat] for seat in range(seats)] == [7] * seats
    pods = Counter(kind for lot in (*state.pods, *state.discarded) for kind in lot)
    assert [left + pods[kind] for kind, left in enumerate(state.stack)] == state.way.city.pod_counts
    assert 30 - sum(state.stack) == moved["drawn"]
    assert sum(map(len, state.discarded)) == moved["discarded"]
    assert min(state.jelly) >= 0
    assert sum(state.jelly) == 2 * seats + gained
    assert all(len(values) in (0, state.hands[seat]) for seat, values in enumerate(state.rolls))


def play_checked(options: JellyMonsterOptions, seats: int, seed: int) -> None:
    """Play at random and check after every act."""
    state, rng = JELLY_MONSTER.new(options, seats), Rng(seed)
    gained, moved = 0, Counter[str]()
    for _ in range(LONGEST):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        chance = state.chance() if seat == DEALER else None
        choices = [chance.sample(rng)] if chance else legal(state, seat)
        events: list[Event] = []
        state.step(seat, choices[rng.below(len(choices))], events)
        gained += sum(event.amount for event in events if isinstance(event, JellyGained))
        moved["drawn"] += sum(isinstance(event, PodDrawn) for event in events)
        moved["discarded"] += sum(isinstance(event, PodDiscarded) for event in events)
        assert all(event.amount > 0 and event.seat != event.to for event in events if isinstance(event, JellyPaid))
        check(state, gained, moved)
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
@pytest.mark.parametrize("options", WAYS)
def test_everything_is_conserved(options: JellyMonsterOptions, seats: int) -> None:
    for seed in range(5):
        play_checked(options, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_everything_is_conserved_in_20_000_games(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        play_checked(WAYS[seed % len(WAYS)], 3 + seed % 3, seed)
