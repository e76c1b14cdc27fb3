"""Models, cards and counters are conserved, whatever happens."""

from collections import Counter

import pytest

from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.board import CAR, SQUARES, size_of
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.state import ARTEFACT, CIVILIAN_TOKEN, COVERED, CRITTER, WAITING

LONGEST = 20_000
WAYS = [
    MarsAttacksOptions(),
    MarsAttacksOptions(scenario="signal-in-the-rubble"),
    MarsAttacksOptions(scenario="protect-and-serve"),
    MarsAttacksOptions(cards_after_all_acted=True, card_per_model=False, panic_testers="same_side"),
    MarsAttacksOptions(scenario="protect-and-serve", authority="model_only", own_kill_vp="opponent", round_cap=30),
]


def check(state: MarsBattle) -> None:
    scenario = state.way.scenario
    for model, square in enumerate(state.squares):
        bit = 1 << model
        assert [at for at in range(SQUARES) if state.there[at] & bit] == ([square] if square >= 0 else [])
        assert bool(state.present & bit) == (square >= WAITING)
        assert 0 <= state.heroics[model] <= scenario.units[scenario.kinds[model]].heroics
        assert not state.panicked & bit or square >= 0
    assert max(size_of(there) for there in state.there) <= 6
    deck = [card for card, there in enumerate(state.deck) if there]
    laid = [card for cards in state.sets for card in cards]
    assert sorted([*deck, *laid, *state.discard, *state.hands[0], *state.hands[1]]) == list(range(42))
    assert all(state.way.halves[0][card] < CAR for hand in state.hands for card in hand)
    assert all(hand == sorted(hand) and len(hand) <= 4 for hand in state.hands)
    hidden = Counter(
        half
        for card in [*deck, *state.hands[0], *state.hands[1]]
        for half in {state.way.halves[0][card], state.way.halves[1][card]}
    )
    assert state.unseen == [hidden[half] for half in range(len(state.unseen))]
    kinds = Counter(counter >> 6 for counter in state.counters)
    assert sum(state.pool) == kinds[COVERED] + 10 - scenario.counters or not state.counters
    assert kinds[ARTEFACT] <= 5 - state.pool[0]
    assert kinds[CRITTER] <= 5 - state.pool[1]
    assert sum(token >> 6 == CIVILIAN_TOKEN for token in state.tokens) <= 5
    assert len({token >> 6 for token in state.tokens if token >> 6 != CIVILIAN_TOKEN}) == sum(
        token >> 6 != CIVILIAN_TOKEN for token in state.tokens
    )


def play_checked(options: MarsAttacksOptions, seed: int, every: int) -> None:
    """Play at random and check now and then, and in the end."""
    state, rng = MARS_ATTACKS.new(options, 2), Rng(seed)
    for ply in range(LONGEST):
        acting = state.to_act()
        if not acting:
            break
        chance = state.chance() if acting[0] == DEALER else None
        choices = [chance.sample(rng)] if chance else state.legal(acting[0])
        state.step(acting[0], choices[rng.below(len(choices))])
        if ply % every == 0:
            check(state)
    check(state)
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.shares) == 1


@pytest.mark.parametrize("options", WAYS)
def test_everything_is_conserved(options: MarsAttacksOptions) -> None:
    for seed in range(3):
        play_checked(options, seed, 7)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_everything_is_conserved_in_20_000_games(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        play_checked(WAYS[seed % len(WAYS)], seed, 50)
