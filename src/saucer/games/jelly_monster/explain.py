"""Why a command is refused, in codes. Legality itself is decided by the rules alone."""

from saucer.core.messages import Command, Refusal
from saucer.games.jelly_monster.board import ZONES
from saucer.games.jelly_monster.commands import (
    Block,
    Decline,
    Discard,
    Expel,
    Flip,
    Give,
    Move,
    Place,
    Ready,
    Roll,
    Skip,
    Vote,
    Wait,
)
from saucer.games.jelly_monster.state import DISCARD, IN_HAND, PAY, PLACING, Hunt, is_blocked

CODES = frozenset(
    {
        "not-for-people",
        "not-running",
        "not-asked",
        "already-running",
        "roll-first",
        "rolled-already",
        "no-dice-left",
        "dice-left",
        "die-not-in-roll",
        "no-such-district",
        "entrance-blocked",
        "no-such-effect",
        "die-not-there",
        "target-at-the-end",
        "barrier-used",
        "timer-turned",
        "no-timer",
        "must-be-covered",
        "must-be-open",
        "decide-now",
        "not-your-pod",
        "not-to-them",
    }
)


def explain(state: Hunt, seat: int, command: Command) -> Refusal:
    """The first reason that a person would give."""
    match command:
        case Ready():
            return Refusal("already-running")
        case Discard():
            return Refusal("not-your-pod" if state.awaits == DISCARD else "not-asked")
        case Vote():
            return Refusal("not-asked")
        case Give():
            return Refusal("not-to-them" if state.awaits == PAY else "not-asked")
        case Roll() | Skip() | Place() | Expel() | Move() | Block() | Flip() | Decline() | Wait():
            if state.phase != PLACING:
                return Refusal("not-running")
            return _explain_placing(state, seat, command)
    return Refusal("not-for-people")


def _explain_placing(
    state: Hunt, seat: int, command: Roll | Skip | Place | Expel | Move | Block | Flip | Decline | Wait
) -> Refusal:
    if not isinstance(command, Roll) and command.covered != int(not state.way.live):
        return Refusal("must-be-open" if state.way.live else "must-be-covered")
    match command:
        case Block() | Flip() | Decline() | Wait() if state.hands[seat] > 0:
            return Refusal("dice-left", {"dice": state.hands[seat]})
        case Block(district=district):
            if state.barriers[seat] != IN_HAND:
                return Refusal("barrier-used")
            return Refusal("no-such-district" if district >= state.way.districts else "entrance-blocked")
        case Flip():
            return Refusal("timer-turned" if state.way.glass else "no-timer")
        case Decline() | Wait():
            return Refusal("decide-now")
    if state.hands[seat] == 0:
        return Refusal("no-dice-left")
    if isinstance(command, Roll):
        return Refusal("rolled-already")
    if not state.rolls[seat]:
        return Refusal("roll-first")
    assert isinstance(command, Place | Expel | Move)
    return _explain_placement(state, seat, command)


def _explain_placement(state: Hunt, seat: int, command: Place | Expel | Move) -> Refusal:
    if command.value not in state.rolls[seat]:
        return Refusal("die-not-in-roll", {"value": command.value})
    if command.district >= state.way.districts:
        return Refusal("no-such-district")
    if is_blocked(state, command.district):
        return Refusal("entrance-blocked")
    match command:
        case Expel(value) if value <= 2:
            return Refusal("die-not-there")
        case Move(value, away=away) if value in (3, 4) and away in (0, 1):
            assert state.targets[command.district] == (ZONES - 1 if away else 0)
            return Refusal("target-at-the-end")
    return Refusal("no-such-effect", {"value": command.value})
