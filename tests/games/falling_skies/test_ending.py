"""End of the game: UFS-END."""

import msgspec

from saucer.core.seats import DEALER
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.commands import Finish, Place, Use
from saucer.games.falling_skies.components import Card
from saucer.games.falling_skies.events import (
    BaseHit,
    EnergyGained,
    Lost,
    MothershipDescended,
    RobotWorn,
    ShipDescended,
    Won,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import SOLO
from tests.games.falling_skies.boards import varied
from tests.games.falling_skies.positions import easy, play, position, where

BOTTOM = (5, 4)


def ending(state: FallingSkies) -> tuple[tuple[float, ...], str] | None:
    outcome = state.outcome()
    return None if outcome is None else (outcome.shares, outcome.reason)


def test_ufs_end_1_pnp_11_the_last_research_space_wins_at_once() -> None:
    state = position(dice="1@00 6@51 5@52 1w@53 1w@04", excavator=BOTTOM, energy=1, research=13, damage=4)
    won = play(state, Use(5, 1))
    assert won.told(Won) == [Won(rule="UFS-END-1")]
    assert ending(won.state) == ((1.0,), "won")


def test_ufs_end_2_the_skull_row_loses_in_planning_and_in_the_mothership_phase() -> None:
    planning = play(position(mothership=10, ships={0: (13, 3)}, dice="2 1 1 1w 1w"), Place(0, 0, 3)).state
    assert ending(planning) == ((0.0,), "skull")
    assert ending(play(position(mothership=10, dice="- - - - -", ships={}), Finish()).state) == ((0.0,), "skull")


def test_ufs_end_2_the_last_damage_loses() -> None:
    state = position(ships={0: (14, 0)}, damage=4, dice="2 1 1 1w 1w")
    assert ending(play(state, Place(0, 1, 0)).state) == ((0.0,), "damage")


def test_ufs_end_3_after_a_win_nothing_more_is_resolved() -> None:
    """The second effect of the room is left out, and no robot is worn."""
    board = varied(easy(hard=[Card.LOWER_BASE]), research=[1] * 12 + [2, 7])
    state = position(
        board, dice="1@00 6@31 1@02 1w@03 1w@04", robots="6@32 -", excavator=BOTTOM, energy=3, research=12, ships={}
    )
    won = play(state, Use(3, 1))
    assert isinstance(won.events[-1], Won)
    assert not won.told(RobotWorn)


def test_ufs_end_3_after_a_loss_nothing_more_is_resolved() -> None:
    """Two ships would hit; the first one ends it. The lower ship has moved, for all move at once, but does nothing."""
    state = position(ships={0: (14, 0), 1: (13, 0)}, damage=4, dice="4 1 1 1w 1w")
    lost = play(state, Place(0, 1, 0))
    assert [type(event) for event in lost.events][1:] == [ShipDescended, ShipDescended, BaseHit, Lost]
    assert lost.state.damage == 5


def test_ufs_end_3_a_skull_reached_by_a_ship_ends_the_planning() -> None:
    lost = play(position(mothership=10, ships={0: (13, 3), 1: (11, 3)}, dice="2 1 1 1w 1w"), Place(0, 0, 3))
    assert isinstance(lost.events[-1], Lost)
    assert isinstance(lost.events[-2], MothershipDescended)
    assert not lost.told(EnergyGained)


def test_nobody_acts_after_the_end() -> None:
    state = play(position(mothership=10, dice="- - - - -", ships={}), Finish()).state
    assert state.to_act() == ()
    assert state.legal(SOLO) == []
    assert state.legal(DEALER) == []
    assert state.chance() is None
    assert state.estimate(SOLO) == 0.0


def test_an_ended_position_can_be_written_and_read() -> None:
    """Also when two ships had left the sky together, so that only one of them got to hit."""
    state = position(ships={0: (14, 0), 1: (13, 0)}, damage=4, dice="4 1 1 1w 1w")
    lost = play(state, Place(0, 1, 0)).state
    assert where(lost, 0) == (15, 0)
    written = NINE_CARDS.position(lost)
    again = NINE_CARDS.restore(NINE_CARDS.options(), 1, msgspec.to_builtins(written))
    assert NINE_CARDS.position(again) == written
