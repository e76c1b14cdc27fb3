"""What bots think a round is worth is what scoring it brings."""

import pytest

from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.jelly_monster import JELLY_MONSTER, actions, components, scoring
from saucer.games.jelly_monster.bots.manners import answer
from saucer.games.jelly_monster.bots.outlook import Outlook, outlook, placements
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import PLACING, SCORING

BY_PODS = [number for number, face in enumerate(components.faces()) if face.name in ("aquarium", "laboratory")]
"""Faces that pay or take by pods: what was drawn in the same scoring counts there, and bots do not foresee it."""


def middle_of_a_round(seed: int, seats: int, variant: str = "thinking") -> JellyHunt:
    """Some dice lie at the entrances, some targets have moved, and everybody has Jelly enough."""
    options = JellyMonsterOptions(faces="random", variant=variant)  # type: ignore[arg-type]
    state, rng = JELLY_MONSTER.new(options, seats), Rng(seed)
    while state.phase < PLACING or sum(state.hands) > 2 * seats:
        acting = state.to_act()
        seat = acting[rng.below(len(acting))]
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            state.step(seat, chance.sample(rng))
        elif seat < 0:
            wakeup = state.next_wakeup()
            assert wakeup is not None
            state.step(seat, actions_of_clock(wakeup))
        else:
            legal = state.legal(seat)
            state.step(seat, legal[rng.below(len(legal))])
    state.jelly = [50] * seats
    return state


def actions_of_clock(at: int) -> int:
    return 255 | at << 8


def scored(state: JellyHunt, pod_worth: float) -> list[float]:
    """What each seat gains when the round is scored by the rules."""
    after, rng = state.copy(), Rng(1)
    scoring.begin(after, None)
    after._score(None)
    while after.phase == SCORING:
        (seat,) = [seat for seat in after.to_act() if seat != -2][:1]
        chance = after.chance()
        after.step(seat, chance.sample(rng) if chance else answer(after, seat, after.legal(seat)))
    return [
        after.jelly[seat] - state.jelly[seat] + pod_worth * (len(after.pods[seat]) - len(state.pods[seat]))
        for seat in range(state.way.seats)
    ]


@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
def test_it_is_the_scoring_of_the_rules(seats: int) -> None:
    compared = 0
    for seed in range(60):
        state = middle_of_a_round(seed, seats)
        if not set(BY_PODS) & set(state.faces):
            board = outlook(state, 0)
            gains = [sum(each) for each in zip(*board.gains(), strict=True)]
            assert gains == pytest.approx(scored(state, board.pod_worth))
            compared += 1
    assert compared >= 5


def lists(board: Outlook) -> list[list[int]]:
    return [board.targets, board.shown, board.totals, board.dice, board.centre]


@pytest.mark.parametrize("variant", ["live", "thinking"])
@pytest.mark.parametrize("seed", range(5))
def test_a_placement_changes_only_what_it_touches_and_can_be_taken_back(seed: int, variant: str) -> None:
    state = middle_of_a_round(seed, 4, variant)
    board = outlook(state, 1)
    before, gains = lists(board.copy()), board.gains()
    for action in placements(state, 0b1111110):
        board.do(1, action)
        changed = [place for place, after in enumerate(board.gains()) if after != gains[place]]
        assert set(changed) <= set(board.touched(action))
        board.undo(1, action)
        assert lists(board) == before


@pytest.mark.parametrize("seed", range(5))
def test_placements_are_the_legal_ones_where_nothing_is_gone(seed: int) -> None:
    state = middle_of_a_round(seed, 3)
    for seat in map(Seat, range(3)):
        legal = [action for action in state.legal(seat) if action & 255 in (actions.PLACE, actions.EXPEL, actions.MOVE)]
        rolled = sum(1 << value for value in set(state.rolls[seat]))
        assert sorted(placements(state, rolled)) == sorted(legal) or state.hands[seat] == 0
