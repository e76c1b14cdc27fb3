"""Programs as walks through the ship: where each entry is carried out, and how an errand is fitted in."""

from typing import Final

from saucer.core.rng import Rng
from saucer.games.space_alert.board import BRIDGE, EMPTY, GO_BLUE, GO_RED, HEROIC_MOVE, STATIONS, TAKE_LIFT
from saucer.games.space_alert.planning.hands import Hand


def is_move(entry: int) -> bool:
    """Whether an entry leads somewhere."""
    return GO_RED <= entry <= TAKE_LIFT or entry >= HEROIC_MOVE


def after(station: int, entry: int) -> int:
    """The station in which a member is after an entry that nothing disturbs."""
    if entry == GO_RED:
        return station - 1 if station % 3 else station
    if entry == GO_BLUE:
        return station + 1 if station % 3 < 2 else station
    if entry == TAKE_LIFT:
        return (station + 3) % STATIONS
    return entry - HEROIC_MOVE if entry >= HEROIC_MOVE else station


def places(program: list[int]) -> list[int]:
    """By slot: the station in which it is carried out, if nothing is delayed; one more for the end."""
    found = [BRIDGE]
    station = BRIDGE
    for entry in program:
        station = after(station, entry)
        found.append(station)
    return found


def _distance(here: int, there: int) -> int:
    return abs(here % 3 - there % 3) + abs(here // 3 - there // 3)


_DISTANCES: Final = [_distance(here, there) for here in range(STATIONS) for there in range(STATIONS)]


def _needed(here: int, there: int, hand: Hand) -> int:
    """How many slots a way takes at least; with a heroic card one."""
    steps = _DISTANCES[here * STATIONS + there]
    return 1 if steps > 1 and hand.has(HEROIC_MOVE + there) else steps


def _lay_way(program: list[int], first: int, end: int, here: int, there: int, hand: Hand, rng: Rng) -> None:
    """Fill the slots from `first` to before `end` with a way, at any time and with the lift at any place in it."""
    for slot in range(first, end):
        program[slot] = EMPTY
    if here == there:
        return
    steps = _DISTANCES[here * STATIONS + there]
    leap = HEROIC_MOVE + there
    if hand.has(leap) and (steps > end - first or rng.below(3) == 0):
        program[first + rng.below(end - first)] = leap
        return
    door = GO_BLUE if there % 3 > here % 3 else GO_RED
    lift = rng.below(steps) if here // 3 != there // 3 else -1
    spare = end - first - steps
    chosen = rng.below(4)
    slot = first + (spare if chosen == 0 else 0 if chosen == 1 else rng.below(spare + 1))
    for step in range(steps):
        program[slot + step] = TAKE_LIFT if step == lift else door


def visit(program: list[int], slot: int, count: int, station: int, entry: int, hand: Hand, rng: Rng) -> bool:
    """Be in a station from `slot` on and do something `count` times there; what does not fit any more is dropped.

    The entries before and after stay where they are done, with new ways between them.
    """
    old = places(program)
    end = slot + count
    if end > len(program):
        return False
    first = slot
    while first > 0 and (program[first - 1] == EMPTY or is_move(program[first - 1])):
        first -= 1
    while _needed(old[first], station, hand) > slot - first:
        if first == 0:
            return False
        first -= 1
        while first > 0 and (program[first - 1] == EMPTY or is_move(program[first - 1])):
            first -= 1
    _lay_way(program, first, slot, old[first], station, hand, rng)
    for each in range(slot, end):
        program[each] = entry
    _join(program, end, station, old, hand, rng)
    return True


def drop(program: list[int], slot: int, hand: Hand, rng: Rng) -> None:
    """Leave out what is done in a slot, and go straight from what is before to what is after it."""
    old = places(program)
    first = slot
    while first > 0 and (program[first - 1] == EMPTY or is_move(program[first - 1])):
        first -= 1
    _join(program, first, old[first], old, hand, rng, slot + 1)


def _join(program: list[int], first: int, here: int, old: list[int], hand: Hand, rng: Rng, begin: int = 0) -> None:
    """Go from `here` to where the next entry is done that can be reached in time."""
    following = max(first, begin)
    while following < len(program):
        entry = program[following]
        is_act = entry != EMPTY and not is_move(entry)
        if is_act and _needed(here, old[following], hand) <= following - first:
            _lay_way(program, first, following, here, old[following], hand, rng)
            return
        following += 1
    for slot in range(first, len(program)):
        program[slot] = EMPTY
