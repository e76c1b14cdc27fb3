"""What each seat may see, built from nothing."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from saucer.core.messages import Event
from saucer.core.seats import Seat
from saucer.games.space_alert import components, resolving
from saucer.games.space_alert import view as resolution_view
from saucer.games.space_alert.board import CARD_NAMES, TILES, ZONE_NAMES, tile_name
from saucer.games.space_alert.components import ZONES, RulingOptions, TrackRow
from saucer.games.space_alert.live import announcing, campaign
from saucer.games.space_alert.live.announcements import MISSION_COMPLETE, PHASE_ENDED, PHASE_WARNING, THREAT
from saucer.games.space_alert.live.deck import (
    ACTION_KINDS,
    COUNTS,
    ENTRIES,
    HALF_NAMES,
    KINDS,
    NAMES,
    NO_CARD,
)
from saucer.games.space_alert.live.gathering import ROLE_NAMES
from saucer.games.space_alert.live.lessons import Goal, lessons
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.setup import LEVEL_NAMES, Setup
from saucer.games.space_alert.live.state import (
    CAPTAIN,
    CLOSED,
    LEVELS,
    NOT_YET,
    OVER,
    PLANNING,
    REPAIRING,
    RESOLVING,
    is_open,
    is_told,
    member_of,
    open_slots,
)
from saucer.games.space_alert.state import RUNNING

Phase = Literal["gathering", "dealing", "planning", "resolving", "levels", "repairing", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Scenery(msgspec.Struct, frozen=True):
    """What the mission is made of, as far as everybody knows it."""

    turns: int
    phases: int
    crew: int
    people: int
    solo: bool
    clock: bool
    transfer_seconds: int
    campaign: int
    """How many missions there are at most."""
    mission: str | None
    """The timeline, unless it is drawn at random."""
    cards: tuple[str, ...]
    """By kind, as commands call them: both halves."""
    deck: dict[str, int]
    """How many of each the box holds."""
    packets: tuple[int, ...]
    common: str
    serious: str
    tracks: dict[str, TrackRow | None]


class CardCount(msgspec.Struct, frozen=True):
    card: str
    count: int


class Me(msgspec.Struct, frozen=True):
    """What one has; alone, the hand is all that lies open."""

    seat: int
    member: int | None
    hand: tuple[CardCount, ...]
    given: bool
    """Whether one gave a card away in this window."""


class Slot(msgspec.Struct, frozen=True):
    """What lies there; the card itself only for those who may know it."""

    shows: str
    """`empty`, `action` or `movement`."""
    card: str | None
    """The half on top, as the resolution calls it."""
    full: str | None
    """Both halves."""
    locked: bool


class CrewMember(msgspec.Struct, frozen=True):
    member: int
    seat: int | None
    android: bool
    roles: tuple[str, ...]
    ready: bool
    waits: bool
    phase: int
    """The one being programmed; one more than there are: done."""
    hand_count: int
    told: bool
    told_hand: tuple[CardCount, ...] | None
    heroic: str | None
    """Of an android, while it is not used."""
    slots: tuple[Slot, ...]


class Threat(msgspec.Struct, frozen=True):
    """A card that lies face up beside its track."""

    turn: int
    zone: str
    serious: bool
    unconfirmed: bool
    threat: str
    at: int


class Clock(msgspec.Struct, frozen=True):
    """In milliseconds of table time."""

    now: int | None
    """When the last announcement was made."""
    started: int | None
    ends: int | None
    """When the running phase ends, once that is announced."""


class Window(msgspec.Struct, frozen=True):
    kind: str
    until: int | None


class Silence(msgspec.Struct, frozen=True):
    """Until when, nobody is told before it is over."""

    until: int | None


class StopSeen(msgspec.Struct, frozen=True):
    possible: bool
    wanted: tuple[int, ...]


class LogLine(msgspec.Struct, frozen=True):
    """A mission in the log book; a lost one has no scores, and of a campaign only the last has penalties."""

    mission: str
    common: str
    serious: str
    survived: int | None
    destroyed: int | None
    penalties: int | None
    visual: int | None
    total: int | None
    lost_to: str | None
    campaign_total: int | None
    """On the last line of a campaign."""


class Proposal(msgspec.Struct, frozen=True):
    seat: int
    go_on: bool
    common: str
    serious: str


class CampaignSeen(msgspec.Struct, frozen=True):
    mission: int
    of: int
    proposals: tuple[Proposal, ...]
    repairing: int | None
    """The crew member who may repair something."""
    placing: bool
    """Whether the captain chooses where the only squad starts."""
    repaired: dict[str, int]


class ShipSeen(msgspec.Struct, frozen=True):
    """The ship as the mission starts: what earlier ones left."""

    tiles: dict[str, tuple[str, ...]]
    squads: dict[str, bool]


class GoalSeen(msgspec.Struct, frozen=True):
    goal: Goal
    met: bool | None
    """Known when the lesson is over."""


class LessonSeen(msgspec.Struct, frozen=True):
    id: str
    goals: tuple[GoalSeen, ...]


class Seen(msgspec.Struct, frozen=True):
    """What changes."""

    phase: Phase
    captain: int
    roles: dict[str, int]
    me: Me | None
    crew: tuple[CrewMember, ...]
    threats: tuple[Threat, ...]
    clock: Clock
    window: Window | None
    silent: Silence | None
    announcements: tuple[dict[str, object], ...]
    stop: StopSeen
    ship: ShipSeen
    resolution: resolution_view.Seen | None
    resolution_scenery: resolution_view.Scenery | None
    resolution_options: RulingOptions | None
    """How doubtful passages are read in it."""
    campaign: CampaignSeen | None
    lesson: LessonSeen | None
    result: resolving.Result | None
    mission: str | None
    """The timeline, once it is told."""
    logbook: tuple[LogLine, ...]


def scenery(state: LiveMission) -> Scenery:
    """Remembered for as long as it stays the same."""
    return _scenery(state.setup, tuple(state.tracks), state.common, state.serious)


@lru_cache(maxsize=256)
def _scenery(setup: Setup, tracks: tuple[int, ...], common: int, serious: int) -> Scenery:
    rows = {row.number: row for row in components.track_rows()}
    counts = COUNTS if setup.given is None else setup.given.cards
    return Scenery(
        turns=setup.turns,
        phases=setup.phases,
        crew=setup.crew,
        people=setup.people,
        solo=setup.is_solo,
        clock=setup.has_clock,
        transfer_seconds=setup.transfer_seconds,
        campaign=setup.missions,
        mission=None if setup.is_secret() else setup.timelines[0].id,
        cards=tuple(NAMES),
        deck={NAMES[kind]: counts[kind] for kind in range(ACTION_KINDS)},
        packets=tuple(setup.packets[: setup.phases]),
        common=LEVEL_NAMES[common],
        serious=LEVEL_NAMES[serious],
        tracks={name: rows.get(number) for name, number in zip(ZONE_NAMES, tracks, strict=True)},
    )


def view(state: LiveMission, seat: Seat | None) -> Seen:
    """What `seat` (None: a spectator) may see."""
    return views(state, (seat,))[0]


def views(state: LiveMission, seats: Sequence[Seat | None]) -> list[Seen]:
    """What each of `seats` may see. The crew hears announcements together: what looks alike to all is made once."""
    public = _public(state)
    made: dict[_Look, CrewMember] = {}
    return [
        replace(
            public,
            me=None if seat is None else _me(state, seat),
            crew=tuple([_member(state, member, seat, made) for member in range(state.setup.crew)]),
        )
        for seat in seats
    ]


def _public(state: LiveMission) -> Seen:
    """What everybody may see: all but one's own cards and the crew, who look different to each other."""
    resolution = state.resolution
    is_planning = state.phase == PLANNING
    return Seen(
        phase=PHASES[state.phase],
        captain=state.roles[CAPTAIN],
        roles={name: state.roles[role] for role, name in enumerate(ROLE_NAMES)},
        me=None,
        crew=(),
        threats=tuple(_threat(state, threat) for threat in state.threats),
        clock=_clock(state),
        window=Window("transfer", state.window or None) if is_planning and state.window != CLOSED else None,
        silent=Silence(None) if is_planning and state.silent else None,
        announcements=_announcements(state),
        stop=StopSeen(is_planning and bool(state.stoppable), _seats(state, state.stopping)),
        ship=_ship(state),
        resolution=None if resolution is None else resolution_view.view(resolution),
        resolution_scenery=None if resolution is None else resolution_view.scenery(resolution.mission),
        resolution_options=None if resolution is None else components.options(state.setup.rulings),
        campaign=_campaign(state) if state.setup.missions > 1 else None,
        lesson=None if state.setup.given is None else _lesson(state),
        result=None if resolution is None or resolution.ending == RUNNING else resolving.result(resolution),
        mission=_mission(state),
        logbook=tuple(_line(state, number) for number in range(len(state.logbook))),
    )


def _seats(state: LiveMission, found: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.setup.people) if found >> seat & 1)


def _mission(state: LiveMission) -> str | None:
    """Everybody knows the only one; a drawn one is told when the action round is over."""
    if state.setup.is_secret() and state.phase not in (RESOLVING, LEVELS, OVER):
        return None
    return state.setup.timelines[max(0, state.timeline)].id


def _me(state: LiveMission, seat: Seat) -> Me:
    member = member_of(state, seat)
    counts = state.deck[:ACTION_KINDS] if state.setup.is_solo else _counts(state, seat)
    return Me(seat, None if member < 0 else member, _hand(counts), bool(state.gave >> seat & 1))


def _counts(state: LiveMission, seat: int) -> list[int]:
    counts = [0] * KINDS
    for kind in state.hands[seat]:
        counts[kind] += 1
    return counts


def _hand(counts: list[int]) -> tuple[CardCount, ...]:
    return tuple([CardCount(NAMES[kind], count) for kind, count in enumerate(counts) if count])


class _Look(NamedTuple):
    """All that the looks of a crew member depend on, at a moment."""

    member: int
    is_known: bool
    """Whether the cards on its board may be known."""
    is_heard: bool
    """Whether its hand may be, because it is told."""
    viewer: Seat | None
    """Only an android looks different to each of those who program it."""


def _member(state: LiveMission, member: int, viewer: Seat | None, made: dict[_Look, CrewMember]) -> CrewMember:
    """Cards lie open on androids' boards; after the action round on all (SA-RT-02, SA-RT-04, SA-AND-04)."""
    seat = state.order[member]
    is_android = seat < 0
    is_heard = not is_android and viewer is not None and is_told(state, seat) and state.phase == PLANNING
    is_known = is_android or seat == viewer or is_heard or state.phase > PLANNING
    look = _Look(member, is_known, is_heard, viewer if is_android else None)
    found = made.get(look)
    if found is None:
        found = made[look] = _android(state, look) if is_android else _person(state, look)
    return found


def _person(state: LiveMission, look: _Look) -> CrewMember:
    """Somebody's slots are locked as soon as they are past them."""
    seat = state.order[look.member]
    return CrewMember(
        member=look.member,
        seat=seat,
        android=False,
        roles=_roles(state, seat),
        ready=bool(state.ready >> seat & 1),
        waits=bool(state.waits >> seat & 1),
        phase=state.stages[seat],
        hand_count=len(state.hands[seat]),
        told=bool(state.telling >> seat & 1),
        told_hand=_hand(_counts(state, seat)) if look.is_heard else None,
        heroic=None,
        slots=_slots(state, look, [seat]),
    )


def _android(state: LiveMission, look: _Look) -> CrewMember:
    """Its slots are locked for the viewer, who may not lay anything there; for a spectator, for all who play it."""
    android = state.order[look.member]
    heroic = state.heroics[-1 - android]
    return CrewMember(
        member=look.member,
        seat=None,
        android=True,
        roles=_roles(state, android),
        ready=False,
        waits=False,
        phase=_android_stage(state),
        hand_count=0,
        told=False,
        told_hand=None,
        heroic=None if heroic == NO_CARD else NAMES[heroic],
        slots=_slots(state, look, range(state.setup.people) if look.viewer is None else [look.viewer]),
    )


def _roles(state: LiveMission, seat: int) -> tuple[str, ...]:
    return tuple([name for role, name in enumerate(ROLE_NAMES) if state.roles[role] == seat])


def _android_stage(state: LiveMission) -> int:
    """An android's slots are open as long as anybody is in their phase (SA-AND-09)."""
    return min(state.stages)


def _slots(state: LiveMission, look: _Look, programmers: Iterable[int]) -> tuple[Slot, ...]:
    """Locked are those in which none of `programmers` may lay anything now."""
    member, is_known = look.member, look.is_known
    free = set[int]()
    if state.phase == PLANNING:
        for each in programmers:
            free.update([slot for slot in open_slots(state, each) if is_open(state, member, slot)])
    return tuple([_slot(laid, is_known, slot not in free) for slot, laid in enumerate(state.programs[member])])


@cache
def _slot(laid: int, is_known: bool, is_locked: bool) -> Slot:
    if laid == NO_CARD:
        return Slot("empty", None, None, is_locked)
    shows = HALF_NAMES[laid & 1]
    if not is_known:
        return Slot(shows, None, None, is_locked)
    return Slot(shows, CARD_NAMES[ENTRIES[laid]], NAMES[laid // 2], is_locked)


def _threat(state: LiveMission, threat: int) -> Threat:
    announcement = state.schedule()[threat >> 8]
    return Threat(
        announcement.turn,
        ZONE_NAMES[announcement.zone],
        announcement.is_serious,
        announcement.is_unconfirmed,
        _card(state, threat),
        state.started + announcement.at * announcing.SECOND,
    )


def _card(state: LiveMission, threat: int) -> str:
    return state.setup.decks[threat >> 5 & 7][threat & 31].id


def _clock(state: LiveMission) -> Clock:
    if state.started == NOT_YET or not state.setup.has_clock:
        return Clock(None, None, None)
    return Clock(state.now, state.started, _phase_end(state))


def _phase_end(state: LiveMission) -> int | None:
    """As the last warning said, unless it is over."""
    for announcement in reversed(state.schedule()[: state.heard]):
        if announcement.kind in (PHASE_ENDED, MISSION_COMPLETE):
            return None
        if announcement.kind == PHASE_WARNING:
            return state.started + (announcement.at + announcement.seconds) * announcing.SECOND
    return None


def _announcements(state: LiveMission) -> tuple[dict[str, object], ...]:
    """All that was announced, each with its time; threats with their card."""
    if state.started == NOT_YET:
        return ()
    cards = {threat >> 8: _card(state, threat) for threat in state.threats}
    found: list[dict[str, object]] = []
    for number, announcement in enumerate(state.schedule()[: state.heard]):
        at = state.started + announcement.at * announcing.SECOND
        entry = {"at": at, **_wire(announcing.said(state, announcement))}
        if announcement.kind == THREAT:
            entry["threat"] = cards.get(number)
        found.append(entry)
    return tuple(found)


def _wire(event: Event) -> dict[str, object]:
    found = msgspec.to_builtins(event)
    assert isinstance(found, dict)
    return found


def _ship(state: LiveMission) -> ShipSeen:
    tiles: dict[str, tuple[str, ...]] = {
        name: tuple(tile_name(zone, tile) for tile in range(TILES) if state.carried[zone] >> tile & 1)
        for zone, name in enumerate(ZONES)
    }
    squads = {name: not state.squads >> squad & 1 for squad, name in enumerate(("lower_red", "upper_blue"))}
    return ShipSeen(tiles, squads)


def _campaign(state: LiveMission) -> CampaignSeen:
    is_repairing = state.phase == REPAIRING
    return CampaignSeen(
        mission=state.mission,
        of=state.setup.missions,
        proposals=tuple(
            Proposal(seat, bool(each & campaign.GOES_ON), LEVEL_NAMES[each & 3], LEVEL_NAMES[each >> 2 & 3])
            for seat, each in enumerate(state.proposals)
            if each != NOT_YET
        ),
        repairing=state.repairing if is_repairing and state.repairing < state.setup.crew else None,
        placing=is_repairing and state.repairing == state.setup.crew,
        repaired={name: state.repairs[zone] for zone, name in enumerate(ZONES)},
    )


def _lesson(state: LiveMission) -> LessonSeen:
    lesson = lessons()[state.setup.timelines[0].id]
    met: list[bool | None] = [None] * len(lesson.goals)
    if state.phase == OVER and state.resolution is not None:
        met = [*lesson.met(state.resolution)]
    return LessonSeen(lesson.id, tuple(map(GoalSeen, lesson.goals, met)))


def _line(state: LiveMission, number: int) -> LogLine:
    """In a campaign penalties are counted at its end, and its total stands on its last line (SA-CAM-10, SA-CAM-11)."""
    line = state.logbook[number]
    is_last = state.phase == OVER and number == len(state.logbook) - 1
    is_won = not line.culprit
    is_alone = state.setup.missions == 1
    return LogLine(
        mission=state.setup.timelines[line.timeline].id,
        common=LEVEL_NAMES[line.common],
        serious=LEVEL_NAMES[line.serious],
        survived=_if(is_won, line.survived),
        destroyed=_if(is_won, line.destroyed),
        penalties=_if(is_won and (is_alone or is_last), line.penalties),
        visual=_if(is_won, line.visual),
        total=_if(is_won and is_alone, line.score()),
        lost_to=line.culprit or None,
        campaign_total=campaign.total(state) if is_last and is_won and not is_alone else None,
    )


def _if(is_so: bool, number: int) -> int | None:
    return number if is_so else None
