"""What is hidden from a seat: others' hands and the cards they laid face down, and which timeline was drawn."""

from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.games.space_alert.live import announcing
from saucer.games.space_alert.live.deck import ACTION_KINDS, KINDS, NO_CARD, is_heroic
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import NOT_YET, PLANNING, is_told, member_of


def imagine(state: LiveMission, seat: Seat | None, rng: Rng) -> LiveMission:
    """Deal anew what `seat` (None: a spectator) has not seen; the timeline is any that fits what was announced."""
    imagined = state.copy()
    if state.phase > PLANNING:
        return imagined
    if state.timeline != NOT_YET:
        fitting = fitting_timelines(state)
        imagined.timeline = fitting[rng.below(len(fitting))]
    if not state.setup.is_solo:
        _deal_anew(imagined, seat, rng)
    return imagined


def fitting_timelines(state: LiveMission) -> list[int]:
    """Those in which the same was announced up to now."""
    heard = state.schedule()[: state.heard]
    told = [(each.at, announcing.said(state, each)) for each in heard]
    return [
        timeline
        for timeline, schedule in enumerate(state.setup.schedules)
        if [(each.at, announcing.said(state, each)) for each in schedule[: state.heard]] == told
    ]


def knows(state: LiveMission, seat: Seat | None, other: int) -> bool:
    """Whether `seat` knows the cards of another one: its own, or told by it."""
    return seat is not None and (seat == other or is_told(state, other))


def _deal_anew(state: LiveMission, seat: Seat | None, rng: Rng) -> None:
    """Everybody keeps as many cards in hand and in the slots, and the heroic card somewhere among them."""
    strangers = [other for other in range(state.setup.people) if not knows(state, seat, other)]
    pool = [kind for kind in range(ACTION_KINDS) for _ in range(state.deck[kind])]
    heroes = [kind for kind in range(ACTION_KINDS, KINDS) if state.deck[kind]]
    for other in strangers:
        for kind in _cards(state, other):
            (heroes if is_heroic(kind) else pool).append(kind)
    pool.sort()
    heroes.sort()
    for other in strangers:
        cards = [kind for kind in _cards(state, other) if not is_heroic(kind)]
        count = len(_cards(state, other))
        new = [pool.pop(rng.below(len(pool))) for _ in cards]
        for _ in range(count - len(cards)):
            new.insert(rng.below(len(new) + 1), heroes.pop(rng.below(len(heroes))))
        _hand_out(state, other, new)
    state.deck = [pool.count(kind) for kind in range(ACTION_KINDS)] + [
        heroes.count(kind) for kind in range(ACTION_KINDS, KINDS)
    ]


def _cards(state: LiveMission, seat: int) -> list[int]:
    """What somebody holds, then what lies on the own board."""
    program = state.programs[member_of(state, seat)]
    return state.hands[seat] + [laid // 2 for laid in program if laid != NO_CARD]


def _hand_out(state: LiveMission, seat: int, cards: list[int]) -> None:
    """The halves on top are known, so they stay."""
    held = len(state.hands[seat])
    program = state.programs[member_of(state, seat)]
    laid = iter(cards[held:])
    for slot, there in enumerate(program):
        if there != NO_CARD:
            program[slot] = next(laid) * 2 + (there & 1)
    state.hands[seat] = sorted(cards[:held])
