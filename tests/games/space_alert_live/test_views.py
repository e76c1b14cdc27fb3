"""The crew is told at once: what everybody sees is made together, and nobody sees more or less than alone."""

from collections.abc import Iterator

import pytest

from saucer.core.door import legal
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import PLANNING
from saucer.games.space_alert.live.view import view, views
from tests.games.space_alert_live.tables import begun, pass_time, planned, resolved, settle


def missions(people: int) -> Iterator[LiveMission]:
    """A crew that lays, turns, gives, tells and falls silent at random, every few seconds and until all is over."""
    state, rng = begun(people, people, timeline="mission_1"), Rng(people)
    for second in range(0, 500, 10):
        pass_time(state, second)
        for _ in range(3):
            seat = Seat(rng.below(people))
            choices = legal(state, seat)
            state.step(seat, choices[rng.below(len(choices))])
            settle(state)
        yield state
    planned(state)
    yield state
    resolved(state)
    yield state


@pytest.mark.parametrize("people", range(1, 6))
def test_views_made_together_are_those_made_alone(people: int) -> None:
    seats = [None, *map(Seat, range(people))]
    has_hidden = has_heard = False
    for state in missions(people):
        alone = [view(state, seat) for seat in seats]
        assert views(state, seats) == alone
        assert views(state, seats[::-1]) == alone[::-1], "whoever is told first"
        assert SPACE_ALERT.views(state, seats) == [SPACE_ALERT.view(state, seat) for seat in seats]
        crew = [member for seen in alone for member in seen.crew]
        has_heard |= any(member.told_hand is not None for member in crew)
        has_hidden |= any(slot.shows != "empty" and slot.card is None for member in crew for slot in member.slots)
        if state.phase == PLANNING:
            assert [seen.me.seat for seen in alone if seen.me is not None] == seats[1:]
    assert has_hidden == has_heard == (people > 1), "cards lay face down, and somebody told of them"


def test_nobody_is_shown_to_nobody() -> None:
    assert views(begun(), []) == []
