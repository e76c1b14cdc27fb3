"""Components and set-up: JM-COMP, JM-SETUP."""

import msgspec
import pytest

from saucer.core.door import commands
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.jelly_monster import JELLY_MONSTER, components
from saucer.games.jelly_monster.commands import Aimed, Drawn, Laid
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.jelly_monster.events import DroneAimed, PodDrawn, PodSeen
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import LAYING
from saucer.games.jelly_monster.view import Seen

from .tables import BLUE, RED, THINKING, draw, play, table, the, time_up


def laid_out() -> JellyHunt:
    """A live game of three, laid out."""
    state = JELLY_MONSTER.new(JellyMonsterOptions(), 3)
    for face in (1, 3, 5, 7, 9):
        play(state, DEALER, Laid((face,)))
    play(state, DEALER, Aimed((1,)))
    return state


def test_jm_comp_1_the_box_is_counted() -> None:
    faces = components.faces()
    assert len(faces) == 16
    assert len({face.tile for face in faces}) == 8
    assert sum(kind.count for kind in components.pods()) == 30
    state = table(seats=5)
    assert state.hands == [7] * 5
    assert state.barriers == [-1] * 5


def test_all_faces_and_pods_are_marked_as_ours() -> None:
    assert all(face.ours for face in components.faces())


def test_pods_have_the_designed_values() -> None:
    values = {kind.value: kind.count for kind in components.pods()}
    assert values == {2: 5, 3: 6, 4: 6, 5: 5, 6: 2, 0: 6}


@pytest.mark.parametrize(("seats", "districts"), [(3, 5), (4, 6), (5, 7)])
def test_jm_setup_1_two_more_districts_than_players(seats: int, districts: int) -> None:
    state = JELLY_MONSTER.new(THINKING, seats)
    for turn in range(districts):
        assert state.phase == LAYING
        play(state, DEALER, Laid((2 * turn + 1,)))
    play(state, DEALER, Aimed((districts,)))
    assert len(state.faces) == districts
    assert state.phase != LAYING


def test_jm_setup_2_any_side_of_tiles_not_laid_yet() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(faces="random"), 3)
    assert len(commands(JELLY_MONSTER, state, DEALER)) == 16
    play(state, DEALER, Laid((2,)))
    assert Laid((1,)) not in commands(JELLY_MONSTER, state, DEALER)
    assert len(commands(JELLY_MONSTER, state, DEALER)) == 14


def test_jm_setup_2_first_game_has_green_faces_only() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(), 3)
    for command in commands(JELLY_MONSTER, state, DEALER):
        assert isinstance(command, Laid)
        assert components.faces()[command.faces[0] - 1].green
    assert sum(face.green for face in components.faces()) == 8


def test_jm_setup_3_the_drone_points_at_any_district() -> None:
    state = JELLY_MONSTER.new(JellyMonsterOptions(), 3)
    for face in (1, 3, 5, 7, 9):
        play(state, DEALER, Laid((face,)))
    assert commands(JELLY_MONSTER, state, DEALER) == [Aimed((district,)) for district in range(1, 6)]
    events = play(state, DEALER, Aimed((4,)))
    assert the(DroneAimed, events)[0].district == 3
    assert state.start == 3


def test_jm_setup_4_round_1_begins_with_all_targets_on_the_first_zone() -> None:
    state = laid_out()
    assert state.round == 1
    assert state.targets == [0] * 5


def test_jm_setup_5_all_pods_lie_on_the_stack_and_are_drawn_by_chance() -> None:
    assert sum(laid_out().stack) == 30
    state = table("museum", dice={0: {0: [6]}}, pods={1: [6, 6]})
    time_up(state)
    offered = commands(JELLY_MONSTER, state, DEALER)
    assert offered == [Drawn(1, (kind,)) for kind in (1, 2, 3, 4, 6)], "both sixes are gone"


def test_jm_setup_6_everybody_has_7_dice_a_barrier_and_2_jelly() -> None:
    state = laid_out()
    assert state.hands == [7, 7, 7]
    assert state.barriers == [-1, -1, -1]
    assert state.jelly == [2, 2, 2]


def test_jm_setup_7_the_bank_never_runs_dry() -> None:
    state = table("docks", dice={0: {0: [6]}}, jelly=[270, 2, 2])
    time_up(state)
    assert state.jelly == [273, 2, 2]


def test_jm_setup_8_jelly_and_numbers_of_pods_are_open_their_values_are_not() -> None:
    state = table("museum", dice={0: {0: [6]}}, pods={1: [3]}, jelly=[4, 5, 6])
    time_up(state)
    events = draw(state, BLUE, 5)
    assert [event.seat for event in the(PodDrawn, events)] == [BLUE]
    seen = the(PodSeen, events)[0]
    assert (seen.visible_to(BLUE), seen.visible_to(RED), seen.visible_to(None)) == (True, False, False)
    mine, theirs, nobodys = (JELLY_MONSTER.view(state, seat) for seat in (BLUE, RED, None))
    assert isinstance(mine, Seen)
    assert isinstance(theirs, Seen)
    assert isinstance(nobodys, Seen)
    assert (mine.my_pods, theirs.my_pods, nobodys.my_pods) == ((5,), (3,), ())
    for seen_by in (mine, theirs, nobodys):
        assert [player.jelly for player in seen_by.players] == [4, 5, 6]
        assert [player.pods for player in seen_by.players] == [1, 1, 0]
        assert seen_by.stack == 28
        assert seen_by.pods is None


def test_imagination_deals_only_pods_that_may_be_there() -> None:
    state = table(pods={0: [6, 6], 1: [2, 3], 2: [0]})
    for seed in range(20):
        imagined = JELLY_MONSTER.imagine(state, BLUE, Rng(seed))
        assert imagined.pods[0] == state.pods[0]
        assert [len(pods) for pods in imagined.pods] == [2, 2, 1]
        assert 4 not in imagined.pods[1] + imagined.pods[2]


def test_content_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"icon": "podium", "ranks": []}, components.PodiumRow)


def test_a_pod_is_seen_by_whoever_draws_it() -> None:
    drawn = Drawn(2, (1,))
    assert [seat for seat in (None, 0, 1, 2) if drawn.visible_to(None if seat is None else Seat(seat))] == [1]
