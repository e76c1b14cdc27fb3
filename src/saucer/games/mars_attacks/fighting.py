"""Fights in a square: who meets whom, how he defends himself, and who dies."""

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.actions import THE_INSECT
from saucer.games.mars_attacks.board import (
    BASE_DICE,
    FIGHT,
    INSECT_RESISTS,
    INSECT_STAT,
    STRIKE,
    SURVIVE,
    first_of,
    members,
    size_of,
)
from saucer.games.mars_attacks.events import (
    DefenceChosen,
    FightBegan,
    FightDrawn,
)
from saucer.games.mars_attacks.rolling import STAT_NAMES
from saucer.games.mars_attacks.shooting import INSECT, insect_square, remove_insect
from saucer.games.mars_attacks.state import (
    DICE,
    HITS,
    KILL_IN_FIGHT,
    MELEE,
    TEST,
    Battle,
    add_test,
    doom,
    enemies_at,
    has_friend,
    kind_of,
    number_of,
    roll_tests,
    side_of,
    unit_of,
)


def fight(state: Battle, attacker: int) -> None:
    """A fight begins: [MELEE, stage, attacker, defender, defence]."""
    state.killed = 0
    state.stack.append([MELEE, 0, attacker, INSECT, SURVIVE])


def can_fight_insect(state: Battle, model: int) -> bool:
    """Whether the insect is there and no standing enemy (MA-EVT-BUG-5)."""
    if not state.tokens:
        return False
    square = state.squares[model]
    standing = enemies_at(state, side_of(state, model), square) & ~state.panicked
    return standing == 0 and insect_square(state) == square


def _opponents(state: Battle, attacker: int) -> int:
    """Whom the attacker's player may name, if it is his to name: a Brave model comes first (MA-HERO-5), then the
    attacker chooses if there is a soldier; of heroes alone their owner does (MA-CC-1)."""
    enemies = enemies_at(state, side_of(state, attacker), state.squares[attacker])
    brave = enemies & state.way.scenario.braves & ~state.panicked
    return brave if brave else enemies


def _owner_names(state: Battle, attacker: int) -> bool:
    enemies = _opponents(state, attacker)
    if enemies & state.way.scenario.braves & ~state.panicked:
        return True
    for model in members(enemies):
        if not unit_of(state, model).hero:
            return False
    return True


def melee_choices(state: Battle, frame: list[int]) -> list[int]:
    """Opponents, or Fight and Survive for the defender."""
    if frame[1] == 3:
        return [actions.DEFEND | FIGHT << 8, actions.DEFEND | SURVIVE << 8]
    named = members(_opponents(state, frame[2]))
    if frame[1] == 1 and _owner_names(state, frame[2]):
        named = named[:1]
    found = [actions.CHOOSE | model << 8 for model in named]
    if frame[1] == 1 and can_fight_insect(state, frame[2]):
        found.append(actions.CHOOSE | THE_INSECT << 8)
    return found


def take_melee(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """An opponent is named, or the defence announced."""
    if action & 255 == actions.DEFEND:
        frame[4] = action >> 8
        frame[1] = 4
        if events is not None:
            kind, number = kind_of(state, frame[3]), number_of(state, frame[3])
            events.append(DefenceChosen(rule="MA-CC-5", kind=kind, number=number, stat=STAT_NAMES[frame[4]]))
        return
    named = action >> 8
    if named == THE_INSECT:
        frame[3] = INSECT
        frame[1] = 4
        return
    frame[3] = named
    several = size_of(_opponents(state, frame[2])) > 1
    frame[1] = 2 if frame[1] == 1 and several and _owner_names(state, frame[2]) else 3


def run_melee(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Opponent, defence, cards, dice, comparison (MA-CC-5)."""
    attacker = frame[2]
    side = side_of(state, attacker)
    if frame[1] == 0:
        opponents = _opponents(state, attacker)
        if opponents == 0:
            frame[1] = 4
        elif can_fight_insect(state, attacker):
            frame[1] = 1
        elif size_of(opponents) == 1:
            frame[3] = first_of(opponents)
            frame[1] = 3
        else:
            frame[1] = 2 if _owner_names(state, attacker) else 1
    if frame[1] == 1:
        state.asked = side
    elif frame[1] == 2:
        state.asked = 1 - side
    elif frame[1] == 3:
        if state.panicked >> frame[3] & 1:
            frame[4] = SURVIVE
            frame[1] = 4
        else:
            state.asked = 1 - side
    elif frame[1] == 4:
        _begin_fight(state, frame, events)
    else:
        _end_fight(state, frame, events)


def fight_dice(state: Battle, model: int) -> int:
    """3, one for having come in this Turn, one for company (MA-CC-3)."""
    return BASE_DICE + (state.charged >> model & 1) + (1 if has_friend(state, model) else 0)


def _begin_fight(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    attacker, defender, defence = frame[2], frame[3], frame[4]
    frame[1] = 5
    state.tests = []
    add_test(state, attacker, FIGHT, fight_dice(state, attacker), unit_of(state, attacker).stats[FIGHT])
    if defender < 0:
        add_test(state, INSECT, STRIKE, INSECT_RESISTS, INSECT_STAT)
    else:
        add_test(state, defender, defence, fight_dice(state, defender), unit_of(state, defender).stats[defence])
    if events is not None:
        events.append(
            FightBegan(
                rule="MA-CC-2",
                kind=kind_of(state, attacker),
                number=number_of(state, attacker),
                dice=state.tests[DICE],
                other_kind=kind_of(state, defender),
                other_number=number_of(state, defender),
                other_dice=state.tests[TEST + DICE],
            )
        )
    roll_tests(state)


def _end_fight(state: Battle, frame: list[int], events: list[Event] | None) -> None:
    """Who loses against Fight dies (MA-CC-4)."""
    attacker, defender, defence = frame[2], frame[3], frame[4]
    state.stack.pop()
    hits, others = state.tests[HITS], state.tests[TEST + HITS]
    state.tests = []
    if defender < 0:
        if hits > others:
            remove_insect(state, "MA-EVT-BUG-5", events)
            return
    elif hits > others:
        doom(state, [defender], side_of(state, attacker), KILL_IN_FIGHT, attacker)
        return
    elif others > hits and defence == FIGHT:
        doom(state, [attacker], side_of(state, defender), KILL_IN_FIGHT, defender)
        return
    if events is not None:
        events.append(FightDrawn(rule="MA-CC-4", kind=kind_of(state, attacker), number=number_of(state, attacker)))
