"""The whole truth in its JSON form, and back with every contradiction found.

What follows from the announcements made is not written down, and a resolution is what its beats and tiles lead to.
"""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from saucer.core.seats import DEALER
from saucer.games.space_alert import actions as resolution_actions
from saucer.games.space_alert.board import TILES, ZONE_NAMES, tile_name
from saucer.games.space_alert.components import ZONES, Zone
from saucer.games.space_alert.live import announcing, campaign, dealing, gathering, rules
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    COMMUNICATIONS_RESTORED,
    PHASE_ENDED,
    PHASE_WARNING,
    THREAT,
    TRANSFER_CLOSED,
    TRANSFER_OPENED,
    Announcement,
)
from saucer.games.space_alert.live.deck import HALF_NAMES, NAMES, NO_CARD, is_heroic
from saucer.games.space_alert.live.options import Level
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.setup import LEVEL_NAMES, Setup, deck_of
from saucer.games.space_alert.live.state import (
    CLOSED,
    DEAL_CARD,
    DEAL_HEROIC,
    DEALING,
    DRAW_CARD,
    DRAW_THREAT,
    DRAW_TIMELINE,
    DRAW_TRACK,
    FIRST_SLOTS,
    GATHERING,
    LEVELS,
    NOT_YET,
    OVER,
    PLANNING,
    REPAIRING,
    RESOLVING,
    ROLES,
    SHOW_HEROIC,
    Line,
    crew_order,
    everybody,
    fresh_deck,
    is_android,
    is_open,
)
from saucer.games.space_alert.live.view import PHASES, Phase
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import NO_ZONE, RUNNING, WON

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Number = Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
Time = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
Laid = tuple[str, str]
"""A card and its half on top."""

OWED = ("timeline", "track", "android_heroic", "heroic", "card", "threat", "data")
"""What the dealer may owe, in the order of the numbers in the state."""


class Debt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the dealer has to bring, and to whom or where."""

    what: str
    to: Count


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the log book."""

    mission: str
    common: Level
    serious: Level
    survived: Number
    destroyed: Number
    penalties: Number
    visual: Number
    lost_to: str


class Resolved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the resolution was carried on, and the tiles drawn by then."""

    beats: Count
    drawn: tuple[tuple[Zone, str], ...]
    until: Count


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the state has it, in words."""

    phase: Phase
    mission: Annotated[int, msgspec.Meta(ge=1, le=3)]
    common: Level
    serious: Level
    now: Time
    started: Time | None
    timeline: str | None
    heard: Count
    roles: tuple[Count, ...]
    places: tuple[Count, ...]
    ready: tuple[Count, ...]
    changes: tuple[Count, ...]
    """By seat: of roles and places, before this mission."""
    waits: tuple[Count, ...]
    gave: tuple[Count, ...]
    stopping: tuple[Count, ...]
    telling: tuple[Count, ...]
    hands: tuple[tuple[str, ...], ...]
    programs: tuple[tuple[Laid | None, ...], ...]
    stages: tuple[Count, ...]
    heroics: tuple[str | None, ...]
    tracks: tuple[Count, ...]
    threats: tuple[str, ...]
    owed: tuple[Debt, ...]
    carried: dict[Zone, tuple[str, ...]]
    squads: tuple[Count, ...]
    """Those left disabled: 0 is the red one."""
    down: tuple[Count, ...]
    proposals: tuple[Count | None, ...]
    repairs: tuple[Count, ...]
    repairing: Count | None
    logbook: tuple[LogEntry, ...]
    resolution: Resolved | None


def position(state: LiveMission) -> Position:
    """All of a state."""
    setup, resolution = state.setup, state.resolution
    return Position(
        phase=PHASES[state.phase],
        mission=state.mission,
        common=LEVEL_NAMES[state.common],
        serious=LEVEL_NAMES[state.serious],
        now=state.now,
        started=_or_none(state.started),
        timeline=None if state.timeline == NOT_YET else setup.timelines[state.timeline].id,
        heard=state.heard,
        roles=tuple(state.roles),
        places=tuple(state.places),
        ready=_members(state.ready),
        changes=tuple(gathering.changes(state, seat) for seat in range(setup.people)),
        waits=_members(state.waits),
        gave=_members(state.gave),
        stopping=_members(state.stopping),
        telling=_members(state.telling),
        hands=tuple(tuple(NAMES[kind] for kind in hand) for hand in state.hands),
        programs=tuple(tuple(map(_laid, program)) for program in state.programs),
        stages=tuple(state.stages),
        heroics=tuple(None if kind == NO_CARD else NAMES[kind] for kind in state.heroics),
        tracks=tuple(state.tracks),
        threats=tuple(setup.decks[threat >> 5 & 7][threat & 31].id for threat in state.threats),
        owed=tuple(Debt(OWED[each & 255], each >> 8) for each in state.owed),
        carried={name: _tile_names(state.carried[zone], zone) for zone, name in enumerate(ZONES)},
        squads=_members(state.squads),
        down=_members(state.down),
        proposals=tuple(map(_or_none, state.proposals)),
        repairs=tuple(state.repairs),
        repairing=_or_none(state.repairing),
        logbook=tuple(_entry(setup, line) for line in state.logbook),
        resolution=None if resolution is None else _resolved(resolution, state.until),
    )


def _or_none(number: int) -> int | None:
    return None if number == NOT_YET else number


def _members(found: int) -> tuple[int, ...]:
    return tuple(each for each in range(5) if found >> each & 1)


def _set(members: tuple[int, ...], below: int) -> int:
    if any(each >= below for each in members):
        raise ValueError(f"there are only {below} of them, counted from 0")
    return sum(1 << each for each in set(members))


def _laid(laid: int) -> Laid | None:
    return None if laid == NO_CARD else (NAMES[laid // 2], HALF_NAMES[laid & 1])


def _tile_names(tiles: int, zone: int) -> tuple[str, ...]:
    return tuple(tile_name(zone, tile) for tile in range(TILES) if tiles >> tile & 1)


def _entry(setup: Setup, line: Line) -> LogEntry:
    return LogEntry(
        setup.timelines[line.timeline].id,
        LEVEL_NAMES[line.common],
        LEVEL_NAMES[line.serious],
        line.survived,
        line.destroyed,
        line.penalties,
        line.visual,
        line.culprit,
    )


def _resolved(resolution: Resolution, until: int) -> Resolved:
    drawn = tuple((ZONES[each >> 3], tile_name(each >> 3, each & 7)) for each in resolution.drawn)
    return Resolved(resolution.beats, drawn, until)


def restore(setup: Setup, document: object) -> LiveMission:
    """The state that a JSON document describes; a ValueError says what is wrong with it."""
    found = msgspec.convert(document, Position)
    _check_sizes(setup, found)
    state = rules.new(setup)
    state.phase, state.mission = PHASES.index(found.phase), found.mission
    state.common, state.serious = LEVEL_NAMES.index(found.common), LEVEL_NAMES.index(found.serious)
    state.now, state.started = found.now, NOT_YET if found.started is None else found.started
    state.timeline = NOT_YET if found.timeline is None else _timeline(setup, found.timeline)
    state.roles, state.places = list(found.roles), list(found.places)
    state.order = crew_order(state)
    people = setup.people
    state.ready, state.waits, state.gave = (_set(each, people) for each in (found.ready, found.waits, found.gave))
    state.changes = sum(each << seat * 4 for seat, each in enumerate(found.changes))
    state.stopping, state.telling = _set(found.stopping, people), _set(found.telling, people)
    state.hands = [sorted(_kind(card) for card in hand) for hand in found.hands]
    state.programs = [[_packed(laid) for laid in program] for program in found.programs]
    state.stages = list(found.stages)
    state.heroics = [NO_CARD if card is None else _kind(card) for card in found.heroics]
    state.tracks, state.repairs = list(found.tracks), list(found.repairs)
    state.carried = [_tiles(found.carried.get(name, ()), zone) for zone, name in enumerate(ZONES)]
    state.squads, state.down = _set(found.squads, 2), _set(found.down, setup.crew)
    state.proposals = [NOT_YET if each is None else each for each in found.proposals]
    state.repairing = NOT_YET if found.repairing is None else found.repairing
    state.logbook = [_line(setup, entry) for entry in found.logbook]
    state.owed = [_debt(debt) for debt in found.owed]
    _check_phase(state)
    _hear(state, found.heard)
    _check_owed(state)
    state.threats = list(_threats(state, found.threats))
    _count_cards(state)
    _check_programs(state)
    if found.resolution is not None:
        _resolve(state, found.resolution)
    if (state.resolution is not None) != (state.phase in (RESOLVING, LEVELS, OVER)):
        raise ValueError("a resolution follows the action round")
    _check_end(state)
    return state


def _check_sizes(setup: Setup, found: Position) -> None:
    by_seat = (found.hands, found.stages, found.proposals, found.changes)
    if any(len(each) != setup.people for each in by_seat):
        raise ValueError(f"there are {setup.people} people")
    if len(found.programs) != setup.crew or any(len(program) != setup.turns for program in found.programs):
        raise ValueError(f"there are {setup.crew} crew members with {setup.turns} slots each")
    if len(found.places) != setup.androids or len(found.heroics) != setup.androids:
        raise ValueError(f"there are {setup.androids} androids")
    if len(found.roles) != ROLES or any(seat >= setup.people for seat in found.roles):
        raise ValueError("three roles belong to people")
    first = 0 if setup.is_solo else 1
    if len(set(found.places)) < len(found.places) or any(not first <= at < setup.crew for at in found.places):
        raise ValueError("each android has a place of its own, behind the captain")
    if len(found.tracks) != len(ZONE_NAMES) or len(found.repairs) != len(ZONES):
        raise ValueError("there are four tracks and three zones")
    if any(each > setup.phases + 1 or each < 1 for each in found.stages):
        raise ValueError(f"there are {setup.phases} phases")
    if any(each > gathering.MOST_CHANGES for each in found.changes):
        raise ValueError(f"before a mission nobody changes more than {gathering.MOST_CHANGES} things")
    if found.mission > setup.missions:
        raise ValueError(f"there are {setup.missions} missions at most")


def _timeline(setup: Setup, id: str) -> int:
    for number, timeline in enumerate(setup.timelines):
        if timeline.id == id:
            return number
    raise ValueError(f"{id} is none of the timelines of this table")


def _kind(card: str) -> int:
    if card not in NAMES:
        raise ValueError(f"there is no card {card}")
    return NAMES.index(card)


def _packed(laid: Laid | None) -> int:
    if laid is None:
        return NO_CARD
    card, half = laid
    if half not in HALF_NAMES:
        raise ValueError(f"a card has no half {half}")
    return _kind(card) * 2 + HALF_NAMES.index(half)


def _tiles(names: tuple[str, ...], zone: int) -> int:
    return sum(1 << _tile(name, zone) for name in set(names))


def _tile(name: str, zone: int) -> int:
    for tile in range(TILES):
        if tile_name(zone, tile) == name:
            return tile
    raise ValueError(f"there is no tile {name} in the {ZONE_NAMES[zone]} zone")


def _line(setup: Setup, entry: LogEntry) -> Line:
    return Line(
        _timeline(setup, entry.mission),
        LEVEL_NAMES.index(entry.common),
        LEVEL_NAMES.index(entry.serious),
        entry.survived,
        entry.destroyed,
        entry.penalties,
        entry.visual,
        entry.lost_to,
    )


def _debt(debt: Debt) -> int:
    if debt.what not in OWED:
        raise ValueError(f"the dealer never owes {debt.what}; it may be {', '.join(OWED)}")
    return OWED.index(debt.what) | debt.to << 8


def _check_phase(state: LiveMission) -> None:
    """What belongs to one phase only is not there in another."""
    phase = state.phase
    is_drawn = phase in (PLANNING, RESOLVING, LEVELS, OVER)
    if is_drawn and state.timeline == NOT_YET:
        raise ValueError("a mission has a timeline")
    if phase in (GATHERING, REPAIRING) and (state.timeline != NOT_YET or state.owed):
        raise ValueError("the timeline is drawn when everybody is ready")
    if (phase in (PLANNING, RESOLVING, LEVELS, OVER)) != (state.started != NOT_YET):
        raise ValueError("the action round starts when all is dealt")
    if state.ready == everybody(state) and phase == GATHERING:
        raise ValueError("when everybody is ready the mission begins")
    if state.ready != everybody(state) and phase != GATHERING:
        raise ValueError("a mission begins when everybody is ready")
    if state.changes and phase != GATHERING:
        raise ValueError("roles and places are changed before a mission")
    if phase != PLANNING and (state.waits or state.gave or state.stopping or state.telling or any(state.hands)):
        raise ValueError("hands and wishes belong to the action round")
    if (phase == REPAIRING) != (state.repairing != NOT_YET) or (state.down and phase != REPAIRING):
        raise ValueError("who repairs is asked between missions")
    if any(each != NOT_YET for each in state.proposals) and phase != LEVELS:
        raise ValueError("proposals are made between missions")
    if phase == LEVELS and NOT_YET not in state.proposals:
        raise ValueError("when everybody has made a proposal the next phase begins")
    if any(each & 3 == 3 or each >> 2 & 3 == 3 or each > 31 for each in state.proposals if each != NOT_YET):
        raise ValueError("a proposal is two levels and 16 to go on")
    if len(state.logbook) != state.mission - (phase not in (LEVELS, REPAIRING, OVER)):
        raise ValueError("each mission has its line in the log book")
    if any(each > campaign.MOST_IN_A_ZONE for each in state.repairs):
        raise ValueError("at most two tiles of a zone are repaired")
    if phase == REPAIRING:
        _check_repairs(state)


def _check_repairs(state: LiveMission) -> None:
    if state.repairing > state.setup.crew or state.down >> state.repairing & 1:
        raise ValueError("who was knocked out repairs nothing")
    if state.repairing == state.setup.crew and state.squads in (0, campaign.BOTH_SQUADS):
        raise ValueError("only where there is one squad its place is asked")


def _hear(state: LiveMission, heard: int) -> None:
    """What the announcements made so far lead to."""
    state.heard = heard
    if state.timeline == NOT_YET or state.phase in (GATHERING, DEALING, REPAIRING):
        if heard:
            raise ValueError("nothing is announced before the action round")
        return
    setup, schedule = state.setup, state.schedule()
    if not 1 <= heard <= len(schedule) - (state.phase == PLANNING):
        raise ValueError(f"there are {len(schedule)} announcements")
    if state.phase == PLANNING:
        for announcement in schedule[:heard]:
            _hear_one(state, announcement)
        due = state.started + schedule[heard - 1].at * announcing.SECOND
        if state.now != (due if setup.has_clock else state.started):
            raise ValueError("the clock told the time of the last announcement")
        if state.gave and state.window == CLOSED:
            raise ValueError("cards are given in a window for data transfer")
        if state.stopping == everybody(state) or (state.stopping and not state.stoppable):
            raise ValueError("the crew stops when everybody wants it, after the first warning")
        if not setup.has_clock and state.waits == everybody(state):
            raise ValueError("when everybody waits the next announcement comes")


def _hear_one(state: LiveMission, announcement: Announcement) -> None:
    kind = announcement.kind
    if kind == TRANSFER_OPENED:
        state.window = announcing.window_end(state, announcement)
    elif kind == TRANSFER_CLOSED:
        state.window = CLOSED
    elif kind in (COMMUNICATIONS_LOST, COMMUNICATIONS_RESTORED):
        state.silent = int(kind == COMMUNICATIONS_LOST)
    elif kind == PHASE_WARNING and announcement.is_last:
        state.stoppable = 1
    elif kind == PHASE_ENDED and any(stage <= announcement.phase for stage in state.stages):
        raise ValueError(f"phase {announcement.phase} is over for everybody")


_WHERE = {
    DRAW_TIMELINE: DEALING,
    DRAW_TRACK: DEALING,
    SHOW_HEROIC: PLANNING,
    DEAL_HEROIC: PLANNING,
    DEAL_CARD: PLANNING,
    DRAW_THREAT: PLANNING,
    DRAW_CARD: PLANNING,
}


def _check_owed(state: LiveMission) -> None:
    setup = state.setup
    for each in state.owed:
        what, to = each & 255, each >> 8
        if _WHERE[what] != state.phase:
            raise ValueError(f"nobody owes a {OWED[what]} now")
        if what in (DEAL_HEROIC, DEAL_CARD, DRAW_CARD) and (setup.is_solo or to >= setup.people):
            raise ValueError("cards are dealt to people")
        if what == DRAW_TRACK and to >= len(ZONE_NAMES):
            raise ValueError("there are four tracks")
        if what == SHOW_HEROIC and (
            to >= setup.crew or not is_android(state, to) or state.heroics[-1 - state.order[to]] != NO_CARD
        ):
            raise ValueError("a heroic card is shown for an android that has none")
        if what == DRAW_THREAT and to not in _announced_threats(state):
            raise ValueError("a threat is drawn that was announced")
    owed_tracks = [each >> 8 for each in state.owed if each & 255 == DRAW_TRACK]
    is_laid = state.phase not in (GATHERING, REPAIRING)
    for zone, track in enumerate(state.tracks):
        if track > len(setup.tracks) or (track == 0) != (zone in owed_tracks or not is_laid):
            raise ValueError("each zone has a track once it is drawn")
    laid = [track for track in state.tracks if track]
    if len(set(laid)) < len(laid) and setup.given is None:
        raise ValueError("no track is used twice")
    if state.phase == DEALING and not state.owed:
        raise ValueError("when all is drawn the mission begins")
    if state.phase == DEALING and (DRAW_TIMELINE in state.owed) != (state.timeline == NOT_YET):
        raise ValueError("the timeline is drawn once")


def _announced_threats(state: LiveMission) -> list[int]:
    return [
        number
        for number, announcement in enumerate(state.schedule()[: state.heard])
        if announcement.kind == THREAT and not announcement.is_ignored(state.setup.crew)
    ]


def _threats(state: LiveMission, ids: tuple[str, ...]) -> Iterator[int]:
    """Each announced threat that is not owed any more has its card."""
    if state.heard == 0:
        wanted = []
    else:
        owed = [each >> 8 for each in state.owed if each & 255 == DRAW_THREAT]
        wanted = [number for number in _announced_threats(state) if number not in owed]
    if len(ids) != len(wanted) or len(set(ids)) < len(ids):
        raise ValueError(f"{len(wanted)} threats are announced, each with a card of its own")
    for number, id in zip(wanted, ids, strict=True):
        deck = deck_of(state.schedule()[number])
        cards = [card.id for card in state.setup.decks[deck]]
        if id not in cards or not dealing.is_of_level(state, deck, cards.index(id)):
            raise ValueError(f"{id} is not in the deck for this announcement")
        yield number << 8 | deck * 32 + cards.index(id)


def _count_cards(state: LiveMission) -> None:
    """What is neither held nor laid is in the deck."""
    given = state.setup.given
    is_begun = state.phase not in (GATHERING, DEALING, REPAIRING)
    state.deck = fresh_deck()
    if given is not None and state.phase != GATHERING:
        state.deck = dealing.given_deck(given)
    fixed = [] if given is None else [laid for program in given.laid for laid in program if laid != NO_CARD]
    laid = [each // 2 for program in state.programs for each in program if each != NO_CARD]
    for kind in (*laid, *(card for hand in state.hands for card in hand), *state.heroics):
        if kind != NO_CARD:
            state.deck[kind] -= 1
    for each in fixed if state.phase != GATHERING else ():
        state.deck[each // 2] += 1
    if min(state.deck) < 0:
        raise ValueError("the box has fewer cards of a kind")
    if not is_begun and given is None and (laid or any(kind != NO_CARD for kind in state.heroics)):
        raise ValueError("cards are dealt when the action round starts")
    if any(kind != NO_CARD and not is_heroic(kind) for kind in state.heroics):
        raise ValueError("beside an android's board lies a heroic card")
    if state.setup.is_solo and any(state.hands):
        raise ValueError("alone nobody has a hand")


def _check_programs(state: LiveMission) -> None:
    """Nothing lies in slots of phases to come, nor where a lesson allows nothing."""
    latest = max(state.stages)
    given = state.setup.given
    for member, program in enumerate(state.programs):
        seat = state.order[member]
        stage = min(latest if seat < 0 else state.stages[seat], 3)
        for slot, laid in enumerate(program):
            if laid != NO_CARD and slot >= FIRST_SLOTS[stage + 1] and given is None:
                raise ValueError("nothing lies in slots of a phase to come")
            if given is not None and state.phase != GATHERING:
                if not is_open(state, member, slot) and laid != given.laid[member][slot]:
                    raise ValueError("what a lesson lays stays there")
            elif state.phase == GATHERING and laid != NO_CARD:
                raise ValueError("nothing is laid before the mission begins")


def _resolve(state: LiveMission, found: Resolved) -> None:
    resolution = state.planned()
    drawn = list(found.drawn)
    while resolution.ending == RUNNING:
        if resolution.drawing != NO_ZONE:
            if not drawn:
                break
            _draw(resolution, *drawn.pop(0))
        elif resolution.beats < found.beats:
            resolution.carry_on(None)
        else:
            break
    if resolution.beats != found.beats:
        raise ValueError(f"the resolution ends or waits after {resolution.beats} beats")
    if drawn and state.setup.given is None:
        raise ValueError(f"nobody draws {drawn[0][1]}")
    state.resolution = resolution
    state.until = found.until


def _draw(resolution: Resolution, name: Zone, tile: str) -> None:
    zone = ZONES.index(name)
    number = _tile(tile, zone)
    if zone != resolution.drawing or resolution.tiles[zone] >> number & 1:
        raise ValueError(f"{tile} of the {name} zone is not drawn now")
    resolution.step(DEALER, resolution_actions.DRAWN | (zone + 1) << 8 | (number + 1) << 16)


def _check_end(state: LiveMission) -> None:
    resolution = state.resolution
    if resolution is None:
        return
    if (resolution.ending == RUNNING) != (state.phase == RESOLVING):
        raise ValueError("a mission is over when its resolution is")
    if state.phase == LEVELS and resolution.ending != WON:
        raise ValueError("a campaign goes on only after a mission that was won")
    if state.until and resolution.drawing == NO_ZONE:
        raise ValueError("the resolution runs by itself only while tiles are drawn")
