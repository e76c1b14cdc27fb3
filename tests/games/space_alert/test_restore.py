"""Positions: a mission and the tiles drawn by then, and nothing that cannot be."""

import msgspec
import pytest

from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, actions, missions, rules
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.documents import parse
from saucer.games.space_alert.positions import position, restore
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import RUNNING, score
from saucer.games.space_alert.view import view
from tests.games.space_alert.ships import mission, ship

OPTIONS = RulingOptions()
GUNSHIP = {name: mission("", threats="E1-05@2:white")[name] for name in ("players", "tracks", "threats")}


def written(state: Resolution) -> dict[str, object]:
    found = msgspec.json.decode(msgspec.json.encode(position(state)))
    assert isinstance(found, dict)
    return found


def play(state: Resolution, seed: int) -> Resolution:
    """Let the dealer draw at random."""
    rng = Rng(seed)
    while chance := state.chance():
        state.step(DEALER, chance.sample(rng))
    return state


@pytest.mark.parametrize("name", missions.missions())
def test_a_position_is_restored_at_every_moment(name: str) -> None:
    state, rng = restore(OPTIONS, missions.mission(name)), Rng(5)
    while chance := state.chance():
        again = restore(OPTIONS, written(state))
        assert view(again) == view(state)
        assert (again.jobs, again.drawing, again.drawn) == (state.jobs, state.drawing, state.drawn)
        state.step(DEALER, chance.sample(rng))
    assert view(restore(OPTIONS, written(state))) == view(state)


@pytest.mark.parametrize("seed", range(20))
def test_the_dealer_and_a_given_order_come_to_the_same(seed: int) -> None:
    dealt = play(restore(OPTIONS, missions.mission("close-call")), seed)
    order = [[tile & 7 for tile in dealt.drawn if tile >> 3 == zone] for zone in range(3)]
    for tiles in order:
        tiles += [tile for tile in range(6) if tile not in tiles]
    given = rules.new(dealt.mission, [*order[0], *order[1], *order[2]])
    given.finish()
    assert (given.ending, score(given), given.drawn, given.turn) == (
        dealt.ending,
        score(dealt),
        dealt.drawn,
        dealt.turn,
    )


def test_the_dealer_is_asked_for_a_tile_with_exact_chances() -> None:
    state = restore(OPTIONS, GUNSHIP)
    while (chance := state.chance()) and chance.verb == actions.ADVANCED:
        assert chance.outcomes() == [(actions.ADVANCED, 1)]
        state.step(DEALER, actions.ADVANCED)
    assert chance
    assert [action for action, _ in chance.outcomes()] == [actions.DRAWN | 2 << 8 | tile << 16 for tile in range(1, 7)]
    state.step(DEALER, actions.DRAWN | 2 << 8 | 3 << 16)
    assert state.tiles[1] == 0b100
    assert state.legal(Seat(0)) == []


def test_an_estimate_falls_with_the_tiles_and_is_right_in_the_end() -> None:
    state = ship("", threats="E1-05@2:white")
    before = state.estimate(Seat(0))
    state.finish()
    assert (state.estimate(Seat(0)), 0 < before < 1) == (1.0, True)


WRONG: list[tuple[dict[str, object], str]] = [
    ({"beats": -1}, "beats"),
    ({"beats": 1_000_000, "drawn": {}}, "drawn.white: a tile is missing"),
    ({"beats": 1, "drawn": {"white": ["shield"]}}, "drawn.white: nobody draws shield"),
    ({"beats": 1, "drawn": {"green": []}}, "drawn: there is no zone green"),
    ({"beats": 40, "drawn": {"white": ["shield", "shield"]}}, "drawn.white: there is no tile shield to be drawn"),
    ({"beats": 40, "drawn": {"white": ["light_laser"]}}, "drawn.white: there is no tile light_laser to be drawn"),
    ({"tracks": {}}, "tracks.red: this field is missing"),
    ({"damage_order": None}, "damage_order: there is no such field"),
    ({"options": {}}, "options: there is no such field"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG)
def test_what_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        restore(OPTIONS, {**GUNSHIP, **change})


def test_a_resolution_does_not_go_on_after_its_end() -> None:
    quiet = {**GUNSHIP, "threats": []}
    state = play(restore(OPTIONS, quiet), 0)
    with pytest.raises(ValueError, match=f"beats: the resolution ends after {state.beats}"):
        restore(OPTIONS, {**quiet, "beats": state.beats + 1})


def test_a_game_starts_from_a_mission_of_ones_own() -> None:
    state = SPACE_ALERT_RESOLUTION.restore(missions.ResolutionOptions(), 1, GUNSHIP)
    assert (state.ending, state.turn, state.beats) == (RUNNING, 1, 0)
    assert parse(GUNSHIP).mission.times == state.mission.times
