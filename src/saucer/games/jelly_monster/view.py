"""What each seat may see, built from nothing."""

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from saucer.core.messages import Command
from saucer.core.seats import Seat
from saucer.games.jelly_monster import components, rewards
from saucer.games.jelly_monster.board import Way
from saucer.games.jelly_monster.commands import CODEC
from saucer.games.jelly_monster.components import FaceRow, PodRows
from saucer.games.jelly_monster.state import (
    COUNTDOWN,
    NO_PLAN,
    NO_VOTE,
    OPENING,
    OVER,
    PLACING,
    SCORING,
    WAITING,
    Hunt,
    leaders,
    members,
    pods_left,
    sums,
    worth,
)

Phase = Literal["laying", "waiting", "countdown", "placing", "scoring", "opening", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Awaits = Literal["nothing", "draw", "discard", "vote", "pay", "side"]
AWAITS: tuple[Awaits, ...] = get_args(Awaits)


class Scenery(msgspec.Struct, frozen=True):
    """The ring of districts, clockwise, and what the pods may hold."""

    faces: tuple[FaceRow, ...]
    pods: tuple[PodRows, ...]
    live: bool
    start: int | None
    """The district that is scored first."""


class Die(msgspec.Struct, frozen=True):
    owner: int
    value: int


class District(msgspec.Struct, frozen=True):
    """An entrance and its target; `sums` and `leaders` are as if it were scored now."""

    target: int
    dice: tuple[Die, ...]
    sums: tuple[int, ...]
    leaders: tuple[int, ...]
    blocked_by: int | None


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    status: str
    """What it does now: `ready` or not, `rolling`, `deciding`, `planned`, `finished`, `resting`, or nothing."""
    dice: int
    roll: tuple[int, ...]
    jelly: int
    pods: int
    barrier: int | None
    """The district it blocks."""
    has_barrier: bool
    """Whether it may still block one."""


class Choice(msgspec.Struct, frozen=True):
    """What scoring waits for, and from whom."""

    kind: Awaits
    seats: tuple[int, ...]
    to: tuple[int, ...]
    """Who may be given Jelly."""


class Seen(msgspec.Struct, frozen=True):
    """What changes."""

    phase: Phase
    round: int
    deadline: int | None
    """When what goes on ends by itself, in milliseconds of table time."""
    steps_left: int | None
    """The same in steps, in the thinking variant."""
    turned_by: int | None
    districts: tuple[District, ...]
    centre: tuple[Die, ...]
    players: tuple[Player, ...]
    stack: int
    """How many pods are left."""
    scoring: int | None
    """The district being scored; as many as there are: the centre."""
    choice: Choice | None
    my_pods: tuple[int, ...]
    """What one's own pods hold; 0: a die tells in the end."""
    my_plan: Command | None
    my_vote: int | None
    pods: tuple[tuple[int, ...], ...] | None
    """What everybody's pods hold, once they lie open."""
    opened: tuple[tuple[int, ...], ...] | None
    """What was rolled for those with a question mark."""
    scores: tuple[int, ...] | None


def scenery(state: Hunt) -> Scenery:
    """Remembered for as long as it stays the same."""
    return _scenery(state.way, tuple(state.faces), state.start)


@lru_cache(maxsize=256)
def _scenery(way: Way, faces: tuple[int, ...], start: int) -> Scenery:
    rows = components.faces()
    return Scenery(tuple(rows[face] for face in faces), components.pods(), way.live, None if start < 0 else start)


def view(state: Hunt, seat: Seat | None) -> Seen:
    """What `seat` (None: a spectator) may see."""
    way, values = state.way, state.way.city.pod_values
    plan = NO_PLAN if seat is None else state.plans[seat]
    vote = NO_VOTE if seat is None else state.votes[seat]
    holds = tuple(tuple(values[kind] for kind in pods) for pods in state.pods)
    is_open = state.phase >= OPENING
    runs = state.phase in (WAITING, COUNTDOWN, PLACING, SCORING)
    return Seen(
        phase=PHASES[state.phase],
        round=state.round,
        deadline=state.ends_at if way.live and runs else None,
        steps_left=state.ends_at - state.now if not way.live and state.phase == PLACING else None,
        turned_by=state.flipped if state.flipped >= 0 else None,
        districts=tuple(_district(state, district) for district in range(len(state.faces))),
        centre=_dice(state.centre),
        players=tuple(_player(state, other) for other in range(way.seats)),
        stack=pods_left(state),
        scoring=_scored(state),
        choice=_choice(state),
        my_pods=() if seat is None else holds[seat],
        my_plan=CODEC.command(plan) if plan != NO_PLAN else None,
        my_vote=vote if vote != NO_VOTE else None,
        pods=holds if is_open else None,
        opened=tuple(map(tuple, state.opened)) if is_open else None,
        scores=tuple(worth(state, other) for other in range(way.seats)) if state.phase == OVER else None,
    )


def _dice(dice: list[int]) -> tuple[Die, ...]:
    return tuple(Die(die >> 3, die & 7) for die in dice)


def _district(state: Hunt, district: int) -> District:
    totals = sums(state, district)
    return District(
        target=state.targets[district],
        dice=_dice(state.entrances[district]),
        sums=tuple(totals),
        leaders=tuple(members(leaders(totals))),
        blocked_by=state.barriers.index(district) if district in state.barriers else None,
    )


def _player(state: Hunt, seat: int) -> Player:
    barrier = state.barriers[seat]
    return Player(
        status=_status(state, seat),
        dice=state.hands[seat],
        roll=tuple(state.rolls[seat]),
        jelly=state.jelly[seat],
        pods=len(state.pods[seat]),
        barrier=barrier if barrier >= 0 else None,
        has_barrier=barrier == -1,
    )


def _status(state: Hunt, seat: int) -> str:
    if state.phase == WAITING:
        return "ready" if state.ready >> seat & 1 else "unready"
    if state.phase != PLACING:
        return ""
    if state.plans[seat] != NO_PLAN:
        return "planned"
    if state.hands[seat] == 0:
        return "resting" if state.resting >> seat & 1 else "finished"
    return "deciding" if state.rolls[seat] else "rolling"


def _scored(state: Hunt) -> int | None:
    if state.phase != SCORING:
        return None
    return rewards.scored_district(state) if state.scored < state.way.districts else state.way.districts


def _choice(state: Hunt) -> Choice | None:
    if state.phase != SCORING:
        return None
    kind = AWAITS[state.awaits]
    to = rewards.payees_left(state) if kind == "pay" else []
    seats = [seat for seat in state.asked if state.votes[seat] == NO_VOTE] if kind == "vote" else state.asked[:1]
    return Choice(kind, tuple(seats), tuple(to))
