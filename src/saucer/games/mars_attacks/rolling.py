"""Tests: dice that count successes, and 8s that roll again."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks.board import (
    SIDES,
    STRIKE,
)
from saucer.games.mars_attacks.events import (
    DiceRolled,
)
from saucer.games.mars_attacks.state import (
    DEALER,
    DICE,
    HITS,
    NEED,
    STAT,
    TEST,
    WHO,
    Battle,
    kind_of,
    number_of,
)


def run_tests(state: Battle) -> None:
    """Roll until no 8 asks for another die (MA-DICE-2)."""
    if dice_to_roll(state) > 0:
        state.asked = DEALER
    else:
        state.stack.pop()


def dice_to_roll(state: Battle) -> int:
    """All dice of all tests under way."""
    found = 0
    for at in range(0, len(state.tests), TEST):
        found += state.tests[at + DICE]
    return found


def take_tests(state: Battle, values: list[int], events: list[Event] | None) -> None:
    """Count successes; each 8 is one and adds a die (MA-DICE-1, MA-DICE-2)."""
    first = 0
    tests = state.tests
    for at in range(0, len(tests), TEST):
        dice = tests[at + DICE]
        if dice == 0:
            continue
        again = 0
        hits = 0
        throw = [tests[at + WHO], tests[at + STAT], tests[at + NEED]]
        throw.extend(values[first : first + dice])
        state.shown.append(throw)
        for value in values[first : first + dice]:
            if value >= tests[at + NEED]:
                hits += 1
            if value == SIDES:
                again += 1
        tests[at + HITS] += hits
        tests[at + DICE] = again
        if events is not None:
            model = tests[at + WHO]
            shown = tuple(values[first : first + dice])
            events.append(
                DiceRolled(
                    rule="MA-DICE-2" if again else "MA-DICE-1",
                    kind="strike" if at == 0 and tests[at + STAT] == STRIKE else kind_of(state, model),
                    number=number_of(state, model),
                    stat=STAT_NAMES[tests[at + STAT]],
                    values=shown,
                    hits=tests[at + HITS],
                    again=again,
                )
            )
        first += dice


STAT_NAMES: Final = ["shoot", "fight", "survive", "strike"]
