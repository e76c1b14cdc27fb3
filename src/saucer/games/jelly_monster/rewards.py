"""What the icons of a reward do (JM-REW).

A job is an icon and whom it is for: the icon's number, the set of players << 8, the district where it is printed << 16,
and the set of districts visited on the way there << 24.
"""

from typing import Final

from saucer.core.messages import Event
from saucer.games.jelly_monster import board
from saucer.games.jelly_monster.board import COUNTS, ZONES, Icon
from saucer.games.jelly_monster.events import (
    ChoiceTimedOut,
    CopyLooped,
    DiscardSeen,
    DisputeSettled,
    JellyGained,
    JellyPaid,
    NothingToDiscard,
    PodDiscarded,
    PodDrawn,
    PodSeen,
    PodsShort,
    RewardCopied,
    Voted,
    VotersDisagreed,
    VoteShown,
)
from saucer.games.jelly_monster.state import (
    DISCARD,
    DRAW,
    NO_VOTE,
    NOTHING,
    PAY,
    SIDE,
    VOTE,
    Hunt,
    counted,
    members,
    pods_left,
    sums,
)

CHOICE: Final = 15_000
"""How long a choice may take in live play, in milliseconds."""
STORY: Final = 1_500
"""How much longer for each district scored since somebody was asked last: players are told of them first."""


def scored_district(state: Hunt) -> int:
    """The district that is being scored: clockwise from the one the drone points at (JM-SCORE-1)."""
    return (state.start + state.scored) % state.way.districts


def jobs(state: Hunt, players: int, district: int, visited: int) -> list[int]:
    """The icons of the targeted reward of `district` for these players, from left to right (JM-SCORE-7)."""
    zone = state.way.city.zones[state.faces[district] * ZONES + state.targets[district]]
    rest = players << 8 | district << 16 | (visited | 1 << district) << 24
    return [icon | rest for icon in zone]


def icon_of(state: Hunt, job: int) -> Icon:
    """The icon of a job."""
    return state.way.city.icons[job & 255]


def players_of(job: int) -> int:
    """The set of players whom a job's icon is for."""
    return job >> 8 & 255


def resolve(state: Hunt, job: int, events: list[Event] | None) -> None:
    """Resolve an icon for all its players, or begin to and say what it awaits."""
    state.job = job
    icon = icon_of(state, job)
    players = players_of(job)
    kind = icon.kind
    if kind == board.JELLY:
        for seat in members(players):
            _gain(state, seat, icon.amount, "JM-REW-JELLY", events)
    elif kind == board.POD:
        draw_pods(state, players, events)
    elif kind == board.DISCARD:
        _ask_for_discards(state, players, events)
    elif kind == board.PER_POD:
        for seat in members(players):
            _gain(state, seat, icon.amount * len(state.pods[seat]), "JM-REW-PER", events)
    elif kind == board.LEFT:
        _copy(state, 0, events)
    elif kind == board.RIGHT:
        _copy(state, 1, events)
    elif kind == board.EITHER:
        state.votes = [NO_VOTE] * state.way.seats
        _ask(state, VOTE, members(players))
    elif kind == board.TAKE:
        state.asked = _others(state)
        _collect(state, events)
    elif kind == board.GIVE:
        state.asked = members(players)
        _collect(state, events)
    elif kind == board.PODIUM:
        _pay_podium(state, icon, events)
    else:
        _split_by_count(state, icon, players)


def _ask(state: Hunt, awaits: int, asked: list[int]) -> None:
    """Wait for these; in live play not for ever."""
    state.awaits = awaits
    state.asked = asked
    if state.way.live:
        state.ends_at = state.now + CHOICE + STORY * (state.scored - state.asked_at)
    state.asked_at = state.scored


def _others(state: Hunt) -> list[int]:
    """All players but the majority players, present or not."""
    return members(~state.majority & (1 << state.way.seats) - 1)


def _gain(state: Hunt, seat: int, amount: int, rule: str, events: list[Event] | None) -> None:
    state.jelly[seat] += amount
    if events is not None:
        events.append(JellyGained(rule=rule, seat=seat, amount=amount))


# Pods


def draw_pods(state: Hunt, players: int, events: list[Event] | None) -> None:
    """Each draws one, or nobody does if there are too few (JM-REW-POD-1 to JM-REW-POD-3, JM-CENTRE-2)."""
    asked = members(players)
    left = pods_left(state)
    if left < len(asked):
        if events is not None:
            rule = "JM-REW-POD-2" if state.scored < state.way.districts else "JM-CENTRE-2"
            events.append(PodsShort(rule=rule, left=left, wanted=len(asked)))
        return
    state.awaits = DRAW
    state.asked = asked


def draw(state: Hunt, kind: int, events: list[Event] | None) -> None:
    """The dealer gives the first of those asked a pod."""
    seat = state.asked.pop(0)
    state.stack[kind] -= 1
    state.pods[seat].append(kind)
    state.pods[seat].sort()
    if events is not None:
        rule = "JM-REW-POD-1" if state.scored < state.way.districts else "JM-CENTRE-1"
        events.append(PodDrawn(rule=rule, seat=seat, left=pods_left(state)))
        events.append(PodSeen(rule=rule, seat=seat, value=state.way.city.pod_values[kind]))
    if not state.asked:
        state.awaits = NOTHING


def _ask_for_discards(state: Hunt, players: int, events: list[Event] | None) -> None:
    """Who has no pod discards none (JM-REW-DISC)."""
    asked: list[int] = []
    for seat in members(players):
        if state.pods[seat]:
            asked.append(seat)
        elif events is not None:
            events.append(NothingToDiscard(rule="JM-REW-DISC", seat=seat))
    state.asked = asked
    _discard_on(state, events)


def _discard_on(state: Hunt, events: list[Event] | None) -> None:
    """A single pod leaves no choice. Of several equal ones it is asked for all the same, so that nobody can tell."""
    while state.asked:
        pods = state.pods[state.asked[0]]
        if len(pods) > 1:
            _ask(state, DISCARD, state.asked)
            return
        _discard(state, pods[0], events)
    state.awaits = NOTHING


def _discard(state: Hunt, kind: int, events: list[Event] | None) -> None:
    seat = state.asked.pop(0)
    state.pods[seat].remove(kind)
    state.discarded[seat].append(kind)
    state.discarded[seat].sort()
    if events is not None:
        events.append(PodDiscarded(rule="JM-REW-DISC", seat=seat))
        events.append(DiscardSeen(rule="JM-REW-DISC", seat=seat, value=state.way.city.pod_values[kind]))


def discard(state: Hunt, kind: int, events: list[Event] | None) -> None:
    """Put a pod out of the game; the next player follows (JM-REW-DISC, JM-SCORE-7)."""
    _discard(state, kind, events)
    _discard_on(state, events)


# Arrows


def vote(state: Hunt, seat: int, side: int, events: list[Event] | None) -> None:
    """Choose a side in secret; the last vote shows them all (JM-REW-COPY-5)."""
    state.votes[seat] = side
    if events is not None:
        events.append(Voted(rule="JM-REW-COPY-5", seat=seat))
    for voter in state.asked:
        if state.votes[voter] == NO_VOTE:
            return
    _count_votes(state, events)


def _count_votes(state: Hunt, events: list[Event] | None) -> None:
    """All agree, or the reward is nothing, or chance decides."""
    votes = [state.votes[seat] for seat in state.asked]
    if events is not None:
        for seat in state.asked:
            events.append(VoteShown(rule="JM-REW-COPY-5", seat=seat, right=state.votes[seat]))
    state.votes = [NO_VOTE] * state.way.seats
    state.asked = []
    state.awaits = NOTHING
    if min(votes) == max(votes):
        _copy(state, votes[0], events)
        return
    if events is not None:
        events.append(VotersDisagreed(rule="JM-REW-COPY-5", by_chance=int(state.way.dispute_by_chance)))
    if state.way.dispute_by_chance:
        state.awaits = SIDE


def settle(state: Hunt, side: int, events: list[Event] | None) -> None:
    """The dealer decides a dispute (JM-GAP-01)."""
    state.awaits = NOTHING
    if events is not None:
        events.append(DisputeSettled(rule="JM-REW-COPY-5", right=side))
    _copy(state, side, events)


def _copy(state: Hunt, side: int, events: list[Event] | None) -> None:
    """Resolve the neighbour's targeted reward next, for the players and with the dice of the district being scored.

    Right is the next district clockwise, counted from where the arrow is printed; whoever comes back to a district
    already visited gains nothing (JM-REW-COPY-1 to JM-REW-COPY-6).
    """
    printed = state.job >> 16 & 255
    visited = state.job >> 24
    districts = state.way.districts
    neighbour = (printed + (1 if side else districts - 1)) % districts
    if visited >> neighbour & 1:
        if events is not None:
            events.append(CopyLooped(rule="JM-REW-COPY-4", district=neighbour))
        return
    if events is not None:
        events.append(RewardCopied(rule="JM-REW-COPY-1", district=neighbour, zone=state.targets[neighbour]))
    state.queue = jobs(state, players_of(state.job), neighbour, visited) + state.queue


# Taking and giving


def receivers(state: Hunt) -> list[int]:
    """Whom the icon being resolved lets its payers pay (JM-REW-TAKE, JM-REW-GIVE)."""
    if icon_of(state, state.job).kind == board.TAKE:
        return members(players_of(state.job))
    return _others(state)


def _collect(state: Hunt, events: list[Event] | None) -> None:
    """Payers pay in the order of seats; who has too little for all chooses to whom (JM-REW-SHORT, JM-REW-SHORT-2)."""
    amount = icon_of(state, state.job).amount
    payees = receivers(state)
    while state.asked:
        payer = state.asked[0]
        has = state.jelly[payer]
        if has >= amount * len(payees):
            for payee in payees:
                _pay(state, payer, payee, amount, events)
        elif len(payees) == 1:
            _pay(state, payer, payees[0], has, events)
        elif has > 0:
            state.given = [0] * state.way.seats
            _ask(state, PAY, state.asked)
            return
        state.asked.pop(0)
    state.awaits = NOTHING


def _pay(state: Hunt, payer: int, payee: int, amount: int, events: list[Event] | None) -> None:
    state.jelly[payer] -= amount
    state.jelly[payee] += amount
    if events is not None and amount > 0:
        rule = "JM-REW-TAKE" if icon_of(state, state.job).kind == board.TAKE else "JM-REW-GIVE"
        events.append(JellyPaid(rule=rule, seat=payer, to=payee, amount=amount))


def payees_left(state: Hunt) -> list[int]:
    """Who may still get Jelly from whoever has too little: nobody gets more than the icon says (JM-REW-SHORT-2)."""
    amount = icon_of(state, state.job).amount
    return [payee for payee in receivers(state) if state.given[payee] < amount]


def give(state: Hunt, payee: int, events: list[Event] | None) -> None:
    """Give one Jelly of too few; all must go, and where only one player is left the rest goes there."""
    payer = state.asked[0]
    state.given[payee] += 1
    _pay(state, payer, payee, 1, events)
    left = payees_left(state)
    if len(left) == 1:
        _pay(state, payer, left[0], state.jelly[payer], events)
    if state.jelly[payer] == 0:
        state.given = [0] * state.way.seats
        state.asked.pop(0)
        _collect(state, events)


# Podiums and counts


def _pay_podium(state: Hunt, icon: Icon, events: list[Event] | None) -> None:
    """Ranks are dense: equals share one, the next sum is the next (JM-REW-POM-1 to JM-REW-POM-4)."""
    totals = sums(state, scored_district(state))
    ranking = sorted({total for total in totals if total > 0}, reverse=True)
    rule = "JM-REW-POM-2" if icon.others else "JM-REW-POM-1"
    for seat, total in enumerate(totals):
        if total > 0:
            rank = ranking.index(total)
            _gain(state, seat, icon.ranks[rank] if rank < len(icon.ranks) else icon.others, rule, events)


def _split_by_count(state: Hunt, icon: Icon, players: int) -> None:
    """Each gains by the number of own counted dice in the district being scored (JM-REW-CNT)."""
    dice = counted(state, scored_district(state))
    found: list[int] = []
    for band in icon.bands:
        within = 0
        for seat in members(players):
            if band.least <= COUNTS[dice[seat]] <= band.most:
                within |= 1 << seat
        if within:
            rest = state.job & ~0xFFFF | within << 8
            found += [number | rest for number in band.icons]
    state.queue = found + state.queue


# When the time for a choice is over


def choose_by_default(state: Hunt, events: list[Event] | None) -> None:
    """The least pod goes, absent voters join the others or else point right, and the poorest are given Jelly first."""
    if state.awaits == VOTE:
        _vote_by_default(state, events)
        return
    seat = state.asked[0]
    if events is not None:
        rule = "JM-REW-DISC" if state.awaits == DISCARD else "JM-REW-SHORT"
        events.append(ChoiceTimedOut(rule=rule, seat=seat))
    if state.awaits == DISCARD:
        discard(state, least_pod(state, seat), events)
        return
    while state.awaits == PAY and state.asked[0] == seat:
        _give_to_poorest(state, events)


def _give_to_poorest(state: Hunt, events: list[Event] | None) -> None:
    found = payees_left(state)
    poorest = found[0]
    for payee in found:
        if state.jelly[payee] < state.jelly[poorest]:
            poorest = payee
    give(state, poorest, events)


def _vote_by_default(state: Hunt, events: list[Event] | None) -> None:
    given = [state.votes[seat] for seat in state.asked if state.votes[seat] != NO_VOTE]
    side = given[0] if given else 1
    for seat in state.asked:
        if state.votes[seat] == NO_VOTE:
            state.votes[seat] = side
            if events is not None:
                events.append(ChoiceTimedOut(rule="JM-REW-COPY-5", seat=seat))
    _count_votes(state, events)


def least_pod(state: Hunt, seat: int) -> int:
    """The kind of a seat's pod that holds least; a question mark counts for the 3.5 that a die shows on average."""
    values = state.way.city.pod_values
    found = state.pods[seat][0]
    for kind in state.pods[seat]:
        if (values[kind] * 2 or 7) < (values[found] * 2 or 7):
            found = kind
    return found
