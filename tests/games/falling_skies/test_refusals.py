"""Every refusal has an occasion, and tells what its sentence needs."""

import pytest

from saucer.core.door import refusal
from saucer.core.messages import Command, Refusal
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import BoxOptions, lay_out
from saucer.games.falling_skies.commands import Build, Call, Dig, Discard, Finish, Place, RemoveRobot, Spawn, Use
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import SOLO
from tests.games.falling_skies.positions import play, position

PLACING = position(dice="1 4@10 6 1w 1w", robots="3@12 -", ships={})
DIGGING = position(dice="1 4@20 6 1w 1w", ships={})
RESOLVING = position(dice="3@20 1@01 6@12 1w@23 -", energy=0, excavator=(2, 1))
BUILDING = play(position(dice="5@11 1@00 1@02 1w@03 1w@04", energy=1), Use(1, 1)).state
SPAWNING = play(
    position(
        mothership=3, ships={0: (8, 0), 1: (9, 1), 2: (9, 2), 3: (9, 3), 4: "waiting", 5: (8, 4)}, dice="- - - - -"
    ),
    Finish(),
).state
SMOKY = position(lay_out(BoxOptions(scenario="smoke")), dice="5 4 6 1w 1w", marks=[25, 20, 15])
CALLING = position(lay_out(BoxOptions("washington", damaged=True)), dice="6 4 6 1w 1w")

OCCASIONS: list[tuple[FallingSkies, Command, Refusal]] = [
    (PLACING, Finish(), Refusal("not-now")),
    (SPAWNING, Place(0, 0, 0), Refusal("not-now")),
    (BUILDING, Spawn(0), Refusal("not-now")),
    (PLACING, Place(0, 6, 0), Refusal("no-such-cell")),
    (PLACING, Place(0, 0, 5), Refusal("no-such-cell")),
    (RESOLVING, Use(0, 200), Refusal("no-such-cell")),
    (PLACING, Place(5, 0, 1), Refusal("no-such-die")),
    (RESOLVING, Discard(7), Refusal("no-such-die")),
    (RESOLVING, Dig(7), Refusal("no-such-die")),
    (PLACING, Place(1, 0, 1), Refusal("die-placed-already")),
    (PLACING, Place(0, 0, 0), Refusal("column-taken", {"column": 0})),
    (PLACING, Place(0, 2, 4), Refusal("excavator-in-the-way")),
    (PLACING, Place(0, 1, 2), Refusal("robot-in-the-way")),
    (PLACING, Place(0, 1, 3), Refusal("die-in-tunnel")),
    (DIGGING, Place(2, 2, 3), Refusal("one-digs-already")),
    (PLACING, Place(0, 2, 2), Refusal("too-far-to-dig", {"distance": 2, "value": 1})),
    (RESOLVING, Use(1, 3), Refusal("no-room-there")),
    (RESOLVING, Use(2, 2), Refusal("no-room-there")),
    (RESOLVING, Use(0, 1), Refusal("room-needs-no-use")),
    (RESOLVING, Use(1, 2), Refusal("not-enough-energy", {"cost": 1, "energy": 0})),
    (RESOLVING, Dig(0), Refusal("not-enough-energy", {"cost": 1, "energy": 0})),
    (RESOLVING, Use(1, 0), Refusal("room-incomplete")),
    (position(dice="3@10 1@01 6@12 1w@23 -"), Use(1, 0, 1), Refusal("one-effect-only")),
    (RESOLVING, Dig(1), Refusal("die-cannot-dig")),
    (RESOLVING, Dig(4), Refusal("die-not-in-base")),
    (RESOLVING, Discard(4), Refusal("die-not-in-base")),
    (PLACING, RemoveRobot(1), Refusal("no-such-robot")),
    (PLACING, RemoveRobot(9), Refusal("no-such-robot")),
    (BUILDING, Build(2, 1, 0), Refusal("no-such-robot")),
    (BUILDING, Build(0, 1, 3), Refusal("no-place-for-robot", {"row": 1, "column": 3})),
    (BUILDING, Build(0, 90, 90), Refusal("no-place-for-robot", {"row": 90, "column": 90})),
    (BUILDING, Build(1, 1, 0), Refusal("take-other-robot")),
    (SPAWNING, Spawn(0), Refusal("not-a-spawn-column", {"column": 0})),
    (SMOKY, Place(0, 3, 0), Refusal("cell-closed")),
    (CALLING, Call(0, target=0, value=6), Refusal("ability-not-now")),
    (CALLING, Call(1), Refusal("no-such-ability")),
    (SPAWNING, Spawn(9), Refusal("not-a-spawn-column", {"column": 9})),
]


@pytest.mark.parametrize(("state", "command", "expected"), OCCASIONS, ids=lambda value: str(value)[:60])
def test_refusal(state: FallingSkies, command: Command, expected: Refusal) -> None:
    assert refusal(BOXED, state, SOLO, command) == expected


def test_every_refusal_has_an_occasion() -> None:
    assert {expected.code for _, _, expected in OCCASIONS} == NINE_CARDS.refusals == BOXED.refusals
