"""Scoring a round: the districts in the order of the drone, then the centre (JM-SCORE, JM-CENTRE)."""

from saucer.core.messages import Event
from saucer.games.jelly_monster import rewards
from saucer.games.jelly_monster.events import (
    CentreEmpty,
    CentreScored,
    DiceCancelled,
    MajorityFound,
    NobodyPresent,
    ScoringBegan,
)
from saucer.games.jelly_monster.state import (
    IN_HAND,
    NOTHING,
    SCORING,
    Hunt,
    counted,
    leaders,
    members,
    sums,
)


def begin(state: Hunt, events: list[Event] | None) -> None:
    """All barriers go back to their owners, and dice in hand count nowhere (JM-SCORE-1, JM-GLASS-2)."""
    seats = state.way.seats
    state.phase = SCORING
    state.barriers = [IN_HAND] * seats
    state.resting = 0
    state.rolls = [[] for _ in range(seats)]
    state.rolling = -1
    state.scored = -1
    state.asked_at = -1
    if events is not None:
        events.append(ScoringBegan(rule="JM-SCORE-1", round=state.round))


def run(state: Hunt, events: list[Event] | None) -> bool:
    """Score on until somebody has to choose, or the dealer to bring something; tell whether the round is scored."""
    while state.awaits == NOTHING:
        if state.queue:
            rewards.resolve(state, state.queue.pop(0), events)
        elif state.scored < state.way.districts:
            state.scored += 1
            if state.scored < state.way.districts:
                _score_district(state, rewards.scored_district(state), events)
            else:
                _score_centre(state, events)
        else:
            state.scored = -1
            state.asked_at = -1
            state.majority = 0
            state.job = 0
            return True
    return False


def _score_district(state: Hunt, district: int, events: list[Event] | None) -> None:
    """Cancel equal dice, then the highest sum gains the targeted reward (JM-SCORE-2 to JM-SCORE-7)."""
    if state.entrances[district]:
        _cancel(state, district, events)
    totals = sums(state, district)
    state.majority = leaders(totals)
    zone = state.targets[district]
    if state.majority == 0:
        if events is not None:
            events.append(NobodyPresent(rule="JM-SCORE-5", district=district))
        return
    if events is not None:
        found = members(state.majority)
        rule = "JM-SCORE-3" if len(found) == 1 else "JM-SCORE-4"
        for seat in found:
            events.append(MajorityFound(rule=rule, seat=seat, district=district, zone=zone, total=totals[seat]))
    state.queue = rewards.jobs(state, state.majority, district, 0)


def _cancel(state: Hunt, district: int, events: list[Event] | None) -> None:
    """Equal dice of a colour go back behind its owner's barrier, all of them (JM-SCORE-2)."""
    kept = counted(state, district)
    dice = state.entrances[district]
    left: list[int] = []
    cancelled: list[int] = []
    for die in dice:
        if kept[die >> 3] >> (die & 7) & 1:
            left.append(die)
        else:
            state.hands[die >> 3] += 1
            cancelled.append(die)
    state.entrances[district] = left
    if events is not None:
        for die in sorted(set(cancelled)):
            count = cancelled.count(die)
            events.append(DiceCancelled(rule="JM-SCORE-2", seat=die >> 3, district=district, value=die & 7, dice=count))


def _score_centre(state: Hunt, events: list[Event] | None) -> None:
    """Whoever has most dice there draws a pod, all of them where several have (JM-CENTRE-1, JM-CENTRE-2)."""
    dice = [0] * state.way.seats
    for die in state.centre:
        dice[die >> 3] += 1
    found = leaders(dice)
    state.majority = found
    if events is not None:
        for seat in members(found):
            events.append(CentreScored(rule="JM-CENTRE-1", seat=seat, dice=dice[seat]))
        if not found:
            events.append(CentreEmpty(rule="JM-CENTRE-2"))
    if found:
        rewards.draw_pods(state, found, events)
