"""What is true in every mission, whatever people do."""

from itertools import pairwise

import pytest

from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.deck import ACTION_KINDS, COUNTS, KINDS, NO_CARD
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import FIRST_SLOTS, PLANNING
from tests.conformance.suite import RandomGame, remembered

GAMES = [
    (1, SpaceAlertOptions(timeline="simulation_2")),
    (2, SpaceAlertOptions(timeline="advanced_simulation_1", crew=5)),
    (3, SpaceAlertOptions(common="mixed")),
    (5, SpaceAlertOptions(timeline="generated", generated=7, transfer_seconds=20)),
]


def states(game: RandomGame) -> list[LiveMission]:
    found = [ply.before for ply in game.plies]
    return [state for state in found if isinstance(state, LiveMission)]


@pytest.mark.parametrize(("people", "options"), GAMES)
def test_no_card_is_lost_or_doubled(people: int, options: SpaceAlertOptions) -> None:
    for state in states(remembered(SPACE_ALERT, options, people, 3)):
        there = [card for hand in state.hands for card in hand]
        there += [laid // 2 for program in state.programs for laid in program if laid != NO_CARD]
        there += [card for card in state.heroics if card != NO_CARD]
        found = [state.deck[card] + there.count(card) for card in range(KINDS)]
        assert found == [*COUNTS, *[1] * (KINDS - ACTION_KINDS)]


@pytest.mark.parametrize(("people", "options"), GAMES)
def test_what_is_locked_stays_as_it_is(people: int, options: SpaceAlertOptions) -> None:
    """Slots of phases that are over for their owner; an android's once they are over for everybody."""
    played = states(remembered(SPACE_ALERT, options, people, 3))
    for before, after in pairwise(played):
        if before.phase == after.phase == PLANNING:
            assert all(earlier <= later for earlier, later in zip(before.stages, after.stages, strict=True))
            for member, seat in enumerate(before.order):
                stage = before.stages[seat] if seat >= 0 else min(before.stages)
                locked = FIRST_SLOTS[stage]
                assert before.programs[member][:locked] == after.programs[member][:locked]


@pytest.mark.parametrize(("people", "options"), GAMES)
def test_what_lies_on_an_android_stays_there(people: int, options: SpaceAlertOptions) -> None:
    played = states(remembered(SPACE_ALERT, options, people, 3))
    for before, after in pairwise(played):
        if before.phase == after.phase == PLANNING and people > 1:
            for member, seat in enumerate(before.order):
                for slot, laid in enumerate(before.programs[member]):
                    assert seat >= 0 or laid in (NO_CARD, after.programs[member][slot])
