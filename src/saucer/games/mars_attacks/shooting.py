"""Shots: who can be seen, with how many dice, and what comes of it."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import (
    BASE_DICE,
    CLEAR,
    CLEAR_DICE,
    INSECT_RESISTS,
    INSECT_STAT,
    SHOOT,
    STRIKE,
    SURVIVE,
    first_of,
    members,
    size_of,
)
from saucer.games.mars_attacks.events import (
    ArmourHeld,
    InsectGone,
    ShotFired,
    ShotMissed,
)
from saucer.games.mars_attacks.state import (
    HITS,
    INSECT_TOKEN,
    KILL_BY_SHOT,
    SHOT,
    TEST,
    Battle,
    add_test,
    doom,
    enemies_at,
    kind_of,
    number_of,
    panic,
    roll_tests,
    side_of,
    unit_of,
)

INSECT: Final = -1
"""In place of a model: the giant insect."""


def insect_square(state: Battle) -> int:
    """Where the insect is, or -1."""
    for token in state.tokens:
        if token >> 6 == INSECT_TOKEN:
            return token & 63
    return -1


def remove_insect(state: Battle, rule: str, events: list[Event] | None) -> None:
    """Take the insect from the board, if there is one."""
    for token in state.tokens:
        if token >> 6 == INSECT_TOKEN:
            state.tokens.remove(token)
            if events is not None:
                events.append(InsectGone(rule=rule))
            return


def can_see(state: Battle, shooter: int, square: int) -> bool:
    """Whether a square is in range and not hidden by scenery (MA-SHOOT-1)."""
    here = state.squares[shooter]
    rows, columns = (here >> 3) - (square >> 3), (here & 7) - (square & 7)
    reach = unit_of(state, shooter).reach
    if rows > reach or -rows > reach or columns > reach or -columns > reach or here == square:
        return False
    return state.way.scenario.terrain.sight(here, square, state.cars) > 0


def targets(state: Battle, shooter: int) -> list[int]:
    """Whom a model may shoot at: enemies, and the insect, in squares without friends (MA-SHOOT-1, MA-EVT-BUG-5).

    Where a Brave enemy stands, only he (MA-HERO-BRAVE); of several the first, their owner will choose.
    """
    found: list[int] = []
    side = side_of(state, shooter)
    here = state.squares[shooter]
    if enemies_at(state, side, here):
        return found
    friends, enemies = state.way.scenario.sides[side], state.way.scenario.sides[1 - side]
    left = state.present & enemies
    squares = state.squares
    while left:
        model = first_of(left)
        square = squares[model]
        if square < 0:
            left &= ~(1 << model)
            continue
        there = state.there[square]
        left &= ~there
        if there & friends or not can_see(state, shooter, square):
            continue
        brave = there & enemies & state.way.scenario.braves & ~state.panicked
        if brave:
            found.append(first_of(brave))
        else:
            found.extend(members(there & enemies))
    if state.tokens:
        square = insect_square(state)
        if square >= 0 and not state.there[square] & friends and can_see(state, shooter, square):
            found.append(THE_INSECT)
    return found


def shot_dice(state: Battle, shooter: int, square: int, aimed: bool) -> int:
    """3, or 4 with a clear shot, and one more if aimed (MA-SHOOT-2)."""
    sight = state.way.scenario.terrain.sight(state.squares[shooter], square, state.cars)
    return (CLEAR_DICE if sight == CLEAR else BASE_DICE) + (1 if aimed else 0)


def shoot(state: Battle, shooter: int, target: int, aimed: bool) -> None:
    """A shot begins: [SHOT, stage, shooter, target, aimed]."""
    state.killed = 0
    state.stack.append([SHOT, 0, shooter, INSECT if target == THE_INSECT else target, 1 if aimed else 0])


def _braves_beside(state: Battle, target: int) -> int:
    side = side_of(state, target)
    there = state.there[state.squares[target]] & state.way.scenario.sides[side]
    return there & state.way.scenario.braves & ~state.panicked


def run_shot(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Target, cards, dice, comparison (MA-SHOOT-6)."""
    shooter, target = frame[2], frame[3]
    if frame[1] == 0:
        frame[1] = 1
        if target >= 0 and size_of(_braves_beside(state, target)) > 1:
            state.asked = side_of(state, target)
            return
    if frame[1] == 1:
        frame[1] = 2
        square = insect_square(state) if target < 0 else state.squares[target]
        dice = shot_dice(state, shooter, square, frame[4] == 1)
        state.tests = []
        add_test(state, shooter, SHOOT, dice, unit_of(state, shooter).stats[SHOOT])
        if target < 0:
            add_test(state, INSECT, STRIKE, INSECT_RESISTS, INSECT_STAT)
        else:
            add_test(state, target, SURVIVE, BASE_DICE, unit_of(state, target).stats[SURVIVE])
        roll_tests(state)
        if events is not None:
            events.append(
                ShotFired(
                    rule="MA-SHOOT-2",
                    kind=kind_of(state, shooter),
                    number=number_of(state, shooter),
                    other_kind=kind_of(state, target),
                    other_number=number_of(state, target),
                    dice=dice,
                    aimed=frame[4],
                )
            )
        return
    state.stack.pop()
    hits, resisted = state.tests[HITS], state.tests[TEST + HITS]
    state.tests = []
    if target < 0:
        if hits > resisted:
            remove_insect(state, "MA-EVT-BUG-5", events)
        elif events is not None:
            events.append(ShotMissed(rule="MA-EVT-BUG-5", other_kind="insect", other_number=0))
    elif is_killed(state, target, hits, resisted, True, events):
        doom(state, [target], side_of(state, shooter), KILL_BY_SHOT, shooter)


def is_killed(state: Battle, target: int, hits: int, resisted: int, armour: bool, events: list[Event] | None) -> bool:
    """Compare (MA-SHOOT-4); where only the armour makes the difference the model panics (MA-ARMOUR-1, MA-ARMOUR-2)."""
    worn = unit_of(state, target).armour if armour else 0
    if hits > resisted + worn:
        return True
    kind, number = kind_of(state, target), number_of(state, target)
    if hits > resisted:
        if events is not None:
            events.append(ArmourHeld(rule="MA-ARMOUR-2", kind=kind, number=number))
        panic(state, target, "MA-ARMOUR-2", events)
    elif events is not None:
        events.append(ShotMissed(rule="MA-SHOOT-4", other_kind=kind, other_number=number))
    return False


def shot_choosers(state: Battle, frame: list[int]) -> list[int]:
    """The owner of several Brave models says which of them is the target (MA-HERO-BRAVE)."""
    return [actions.CHOOSE | model << 8 for model in members(_braves_beside(state, frame[3]))]
