"""Between the missions of an exploration campaign, and what remains of one (rulebook 6)."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.space_alert.board import LOWER_RED, STATION_NAMES, TILES, UPPER_BLUE, ZONE_NAMES, tile_name
from saucer.games.space_alert.events import ScoreCounted
from saucer.games.space_alert.live import actions, dealing
from saucer.games.space_alert.live.events import (
    CampaignCounted,
    CampaignStopped,
    LegLogged,
    LevelsChosen,
    LossLogged,
    MissionLogged,
    NothingRepaired,
    Proposed,
    SquadPlaced,
    SquadRepaired,
    StoodUp,
    TileRepaired,
)
from saucer.games.space_alert.live.setup import LEVEL_NAMES
from saucer.games.space_alert.live.state import (
    CAPTAIN,
    GATHERING,
    LEVELS,
    NOT_YET,
    OVER,
    REPAIRING,
    Line,
    Operation,
)
from saucer.games.space_alert.state import BLUE_SQUAD, DESTROYED, LOST, RED_SQUAD, SURVIVED, penalties, points, visual

NOTHING: Final = 0
TILE: Final = 1
SQUAD: Final = 2
"""What a member repairs."""

BOTH_SQUADS: Final = 3
MOST_IN_A_ZONE: Final = 2
"""Tiles that may be repaired there in one break (SA-CAM-05)."""
GOES_ON: Final = 16


def close_mission(state: Operation, events: list[Event] | None) -> None:
    """Write its line in the log book; a campaign may go on (SA-LOG-02, SA-CAM-01)."""
    resolution = state.resolution
    assert resolution is not None
    is_lost = resolution.ending == LOST
    line = Line(
        state.timeline,
        state.common,
        state.serious,
        points(resolution, SURVIVED),
        points(resolution, DESTROYED),
        penalties(resolution),
        visual(resolution),
        resolution.threats[resolution.culprit].card.id if is_lost else "",
    )
    state.logbook.append(line)
    if events is not None:
        if state.setup.missions > 1 and events and isinstance(events[-1], ScoreCounted):
            events.pop()  # a mission of a campaign has no score of its own (SA-CAM-10)
        events.append(_logged(state, line))
    if is_lost:
        state.phase = OVER
    elif state.mission == state.setup.missions:
        _end(state, events)
    else:
        state.phase = LEVELS


def _logged(state: Operation, line: Line) -> Event:
    name = state.setup.timelines[line.timeline].id
    common, serious = LEVEL_NAMES[line.common], LEVEL_NAMES[line.serious]
    if line.culprit:
        return LossLogged(rule="SA-LOG-03", mission=name, common=common, serious=serious, threat=line.culprit)
    if state.setup.missions > 1:
        return LegLogged(
            rule="SA-CAM-11",
            mission=name,
            common=common,
            serious=serious,
            survived=line.survived,
            destroyed=line.destroyed,
            visual=line.visual,
        )
    return MissionLogged(
        rule="SA-LOG-02",
        mission=name,
        common=common,
        serious=serious,
        survived=line.survived,
        destroyed=line.destroyed,
        penalties=line.penalties,
        visual=line.visual,
        score=line.score(),
    )


def total_points(state: Operation) -> int:
    """For the threats of all missions (SA-CAM-10)."""
    return sum([line.survived + line.destroyed for line in state.logbook])


def total_visual(state: Operation) -> int:
    """The mean over the missions, rounded down (SA-CAM-10)."""
    return sum([line.visual for line in state.logbook]) // len(state.logbook)


def total(state: Operation) -> int:
    """The score of a campaign; only what stands at the end of its last mission is deducted (SA-CAM-10, SA-CAM-12)."""
    return total_points(state) - state.logbook[-1].penalties + total_visual(state)


def _end(state: Operation, events: list[Event] | None) -> None:
    state.phase = OVER
    if events is not None and state.setup.missions > 1:
        events.append(
            CampaignCounted(
                rule="SA-CAM-10",
                missions=len(state.logbook),
                points=total_points(state),
                penalties=state.logbook[-1].penalties,
                visual=total_visual(state),
                score=total(state),
            )
        )


# Whether to go on, and how hard


def proposals(state: Operation, seat: int) -> list[int]:
    """Both levels, or not to go on (SA-CAM-01, SA-CAM-02)."""
    if state.proposals[seat] != NOT_YET:
        return []
    found = [actions.PROPOSE]
    for common in range(len(LEVEL_NAMES)):
        for serious in range(len(LEVEL_NAMES)):
            found.append(actions.PROPOSE | common << 8 | serious << 16 | 1 << 24)
    return found


def propose(state: Operation, seat: int, action: int, events: list[Event] | None) -> None:
    """When everybody has made a proposal the most cautious wins (SA-CAM-02)."""
    common, serious, goes_on = action >> 8 & 255, action >> 16 & 255, action >> 24
    state.proposals[seat] = common | serious << 2 | goes_on * GOES_ON
    if events is not None:
        events.append(
            Proposed(
                rule="SA-CAM-02",
                seat=seat,
                go_on=goes_on,
                common=LEVEL_NAMES[common],
                serious=LEVEL_NAMES[serious],
            )
        )
    if NOT_YET in state.proposals:
        return
    proposed = state.proposals
    state.proposals = [NOT_YET] * state.setup.people
    if min([each & GOES_ON for each in proposed]) == 0:
        if events is not None:
            events.append(CampaignStopped(rule="SA-CAM-02", missions=state.mission))
        _end(state, events)
        return
    state.common = min([each & 3 for each in proposed])
    state.serious = min([each >> 2 & 3 for each in proposed])
    if events is not None:
        chosen = LevelsChosen(rule="SA-CAM-02", common=LEVEL_NAMES[state.common], serious=LEVEL_NAMES[state.serious])
        events.append(chosen)
    _begin_repairs(state)
    _next_repair(state, events)


# Repairs


def _begin_repairs(state: Operation) -> None:
    """The ship stays as it is; all else is set up afresh (SA-CAM-03)."""
    resolution = state.resolution
    assert resolution is not None
    state.phase = REPAIRING
    state.carried = resolution.tiles.copy()
    state.squads = resolution.disabled
    state.down = sum([1 << member for member, each in enumerate(resolution.crew) if each.is_down])
    state.repairs = [0, 0, 0]
    state.repairing = NOT_YET
    state.resolution = None
    state.started = NOT_YET
    dealing.clear(state)


def repairer(state: Operation) -> int:
    """The seat that decides: one's own, for an android the captain's; also where the only squad goes."""
    member = state.repairing
    seat = state.order[member] if member < state.setup.crew else -1
    return seat if seat >= 0 else state.roles[CAPTAIN]


def repair_choices(state: Operation) -> list[int]:
    """One tile, one squad, or nothing; then where the only squad starts (SA-CAM-04, SA-CAM-05, SA-CAM-09)."""
    if state.repairing == state.setup.crew:
        return [actions.PLACE_SQUAD | UPPER_BLUE << 8, actions.PLACE_SQUAD | LOWER_RED << 8]
    found = [actions.REPAIR]
    for zone in range(3):
        if state.repairs[zone] < MOST_IN_A_ZONE:
            for tile in range(TILES):
                if state.carried[zone] >> tile & 1:
                    found.append(actions.REPAIR | TILE << 8 | zone << 16 | tile << 24)
    if state.squads:
        found.append(actions.REPAIR | SQUAD << 8)
    return found


def repair(state: Operation, action: int, events: list[Event] | None) -> None:
    """A tile goes back among those of its zone; of two disabled squads it does not matter which (SA-CAM-04)."""
    member = state.repairing
    what, zone, tile = action >> 8 & 255, action >> 16 & 255, action >> 24
    event: Event
    if what == TILE:
        state.carried[zone] &= ~(1 << tile)
        state.repairs[zone] += 1
        event = TileRepaired(rule="SA-CAM-04", member=member, zone=ZONE_NAMES[zone], tile=tile_name(zone, tile))
    elif what == SQUAD:
        state.squads &= state.squads - 1
        event = SquadRepaired(rule="SA-CAM-04", member=member)
    else:
        event = NothingRepaired(rule="SA-CAM-04", member=member)
    if events is not None:
        events.append(event)
    _next_repair(state, events)


def _next_repair(state: Operation, events: list[Event] | None) -> None:
    """In crew order; who was knocked out only stands up again (SA-CAM-04)."""
    state.repairing += 1
    while state.repairing < state.setup.crew and state.down >> state.repairing & 1:
        if events is not None:
            events.append(StoodUp(rule="SA-CAM-04", member=state.repairing))
        state.repairing += 1
    if state.repairing == state.setup.crew and state.squads in (0, BOTH_SQUADS):
        _next_mission(state)


def place_squad(state: Operation, station: int, events: list[Event] | None) -> None:
    """The crew chooses where the only squad starts; the other one is not set up (SA-CAM-09)."""
    state.squads = BOTH_SQUADS ^ 1 << (RED_SQUAD if station == LOWER_RED else BLUE_SQUAD)
    if events is not None:
        events.append(SquadPlaced(rule="SA-CAM-09", station=STATION_NAMES[station]))
    _next_mission(state)


def _next_mission(state: Operation) -> None:
    """The crew gathers again."""
    state.phase = GATHERING
    state.mission += 1
    state.repairing = NOT_YET
    state.down = 0
    state.ready = 0
