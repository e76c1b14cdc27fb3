"""Tables for rule tests: named faces, dice at the entrances, and the few questions that tests ask."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from saucer.core.door import refusal
from saucer.core.messages import Command, Event, Tick
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import tick
from saucer.games.jelly_monster import JELLY_MONSTER, components, rules
from saucer.games.jelly_monster.board import DICE, Way
from saucer.games.jelly_monster.commands import CODEC, Drawn, Expel, Move, Place, Roll, Rolled
from saucer.games.jelly_monster.components import FaceRow, JellyMonsterOptions, Reward
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import PLACING

E = TypeVar("E", bound=Event)

BLUE, RED, GREEN = map(Seat, range(3))
LIVE = JellyMonsterOptions(faces="random")
THINKING = JellyMonsterOptions(faces="random", variant="thinking")
FILL = ("docks", "station", "market", "museum", "stadium", "hospital", "park", "tower")

Dice = Mapping[int, Mapping[int, Sequence[int]]]
"""By district, then by seat: the values of the dice there."""


def table(
    *faces: str | tuple[Reward, Reward, Reward],
    seats: int = 3,
    options: JellyMonsterOptions = LIVE,
    start: int = 0,
    targets: Mapping[int, int] | None = None,
    dice: Dice | None = None,
    centre: Mapping[int, int] | None = None,
    hands: Mapping[int, int] | None = None,
    jelly: Sequence[int] | None = None,
    pods: Mapping[int, Sequence[int]] | None = None,
    stack: int | None = None,
) -> JellyHunt:
    """A round in which dice are being placed. The ring is filled with faces of other tiles; hands hold what is left.

    Pods are named by the Jelly in them, 0 for a question mark; `stack` leaves only so many of one kind there.
    """
    way, numbers = _way(faces, options, seats)
    state = rules.new(way)
    state.faces, state.start = numbers, start
    state.phase, state.round = PLACING, 1
    state.now, state.ends_at = (10_000, 10_000 + way.cap) if way.live else (0, way.cap)
    for district, zone in (targets or {}).items():
        state.targets[district] = zone
    for district, owners in (dice or {}).items():
        state.entrances[district] = [seat * 8 + value for seat, values in owners.items() for value in values]
    state.centre = [seat * 8 + 1 for seat, count in (centre or {}).items() for _ in range(count)]
    for seat in range(seats):
        placed = sum(die >> 3 == seat for dice_there in (*state.entrances, state.centre) for die in dice_there)
        state.hands[seat] = DICE - placed
    for seat, count in (hands or {}).items():
        state.hands[seat] = count
    state.jelly = list(jelly or [2] * seats)
    for seat, values in (pods or {}).items():
        for value in values:
            kind = way.city.pod_values.index(value)
            state.stack[kind] -= 1
            state.pods[seat].append(kind)
    if stack is not None:
        state.stack = [stack, *[0] * (len(state.stack) - 1)]
    return state


def _way(
    faces: Sequence[str | tuple[Reward, Reward, Reward]], options: JellyMonsterOptions, seats: int
) -> tuple[Way, list[int]]:
    """The way of playing in a city that also has the faces made for this test, and the numbers of the faces used."""
    own = tuple(FaceRow(f"own-{i}", 8, False, True, face) for i, face in enumerate(faces) if not isinstance(face, str))
    rows = (*components.faces(), *own)
    usual = components.way(options, seats)
    way = Way(
        components.build_city(rows, components.pods()) if own else usual.city,
        seats,
        usual.live,
        usual.beat,
        usual.glass,
        usual.cap,
        usual.only_green,
        usual.automatic_barrier,
        usual.automatic_flip,
        usual.dispute_by_chance,
    )
    names = [row.name for row in rows]
    wanted = [face if isinstance(face, str) else f"own-{i}" for i, face in enumerate(faces)]
    found = [names.index(name) for name in wanted]
    tiles = [rows[face].tile for face in found]
    fill = [names.index(name) for name in FILL if rows[names.index(name)].tile not in tiles]
    return way, (found + fill)[: way.districts]


def play(state: JellyHunt, seat: Seat, command: Command) -> list[Event]:
    """Let a seat do this, which must be allowed, and tell what happened."""
    assert refusal(JELLY_MONSTER, state, seat, command) is None
    action = CODEC.action(command)
    assert action is not None
    events: list[Event] = []
    state.step(seat, action, events)
    return events


def refused(state: JellyHunt, seat: Seat, command: Command) -> str:
    """Why it is refused."""
    problem = refusal(JELLY_MONSTER, state, seat, command)
    assert problem is not None
    return problem.code


def roll(state: JellyHunt, seat: Seat, *values: int) -> list[Event]:
    """Let a seat roll these; one value stands for all its dice."""
    play(state, seat, Roll())
    return dealt(state, seat, *values)


def dealt(state: JellyHunt, seat: Seat, *values: int) -> list[Event]:
    """The dealer rolls these for a seat; one value stands for all its dice."""
    whole = values if len(values) == state.hands[seat] else values * state.hands[seat]
    return play(state, DEALER, Rolled(seat + 1, whole))


def place(state: JellyHunt, seat: Seat, command: Place | Expel | Move) -> list[Event]:
    """Let a seat roll what it needs, and place it."""
    roll(state, seat, command.value)
    return play(state, seat, command)


def draw(state: JellyHunt, seat: Seat, value: int) -> list[Event]:
    """The dealer gives a seat a pod."""
    return play(state, DEALER, Drawn(seat + 1, (state.way.city.pod_values.index(value) + 1,)))


def pass_time(state: JellyHunt, until: int) -> list[Event]:
    """Let the clock tick until then."""
    events: list[Event] = []
    while (wakeup := state.next_wakeup()) is not None and wakeup <= until:
        events += play(state, CLOCK, Tick(wakeup))
    return events


def time_up(state: JellyHunt) -> list[Event]:
    """End the placing at once, without waiting."""
    events: list[Event] = []
    if state.way.live:
        state.ends_at = state.now + state.way.beat
        state.step(CLOCK, tick(Millis(state.ends_at)), events)
    else:
        state.now = state.ends_at
        state._end_placing_when_done(events)
    return events


def the(kind: type[E], events: Sequence[Event]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def totals(state: JellyHunt, district: int) -> list[int]:
    """By seat: the plain sum of its dice at an entrance, as players call it out."""
    return [sum(die & 7 for die in state.entrances[district] if die >> 3 == seat) for seat in range(state.way.seats)]


def gains(state: JellyHunt) -> list[int]:
    """By seat: what it has gained since it began with 2 Jelly."""
    return [jelly - 2 for jelly in state.jelly]
