"""Data transfer: a card that one's own plan does not need, for a fellow who can do more with it (SA-ANN-06)."""

from collections.abc import Collection, Iterable

from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.bots.laying import NOTHING
from saucer.games.space_alert.live.bots.plans import ORDERS, Budget, Plan, search, worth
from saucer.games.space_alert.live.bots.situation import Card, Situation, halves, hand_of
from saucer.games.space_alert.live.deck import is_heroic
from saucer.games.space_alert.live.programming import can_give, distinct
from saucer.games.space_alert.live.state import Operation
from saucer.games.space_alert.planning.judge import POINT

_LEAST_GAIN = ORDERS * POINT // 2
"""Half a point on average: less may be luck."""


def next_transfer(state: Operation, seat: int, heard: Collection[int], plan: Plan, budget: Budget) -> int:
    """The card to give away and to whom, among those whose cards are known, or NOTHING.

    One search answers for all: what would be planned if every fellow had the spare cards, too?
    """
    if not can_give(state, seat):
        return NOTHING
    fellows = [state.order.index(other) for other in sorted(heard) if other != seat]
    spare = [kind for kind in distinct(state, seat) if not is_heroic(kind) and _is_spare(state, seat, kind, plan)]
    gifts = [(kind, to) for kind in spare for to in fellows]
    if not gifts:
        return NOTHING
    lent = plan.known
    for kind, to in gifts:
        lent = _with(lent, to, _card(state, to, kind))
    wish = search(state.setup, lent, budget)
    gains = {gift: _gain(state, plan, wish, *gift) for gift in gifts}
    best = max(gifts, key=lambda gift: gains[gift])
    return actions.GIVE | best[0] << 8 | best[1] << 16 if gains[best] >= _LEAST_GAIN else NOTHING


def _gain(state: Operation, plan: Plan, wish: Plan, kind: int, to: int) -> int:
    """What comes of it if who gets the card does as wished, and so do those who need no gift for it."""
    hands = list(plan.known.hands)
    if _allows(hands[to], wish.programs[to]):
        return 0
    hands[to] = _with(plan.known, to, _card(state, to, kind)).hands[to]
    if not _allows(hands[to], wish.programs[to]):
        return 0
    programs = tuple(
        wished if _allows(hand, wished) else planned
        for hand, wished, planned in zip(hands, wish.programs, plan.programs, strict=True)
    )
    return worth(state.setup, plan.known, programs) - plan.worth


def _is_spare(state: Operation, seat: int, kind: int, plan: Plan) -> bool:
    """Whether the plan does without a card in hand, and it was not put aside for an android."""
    me = state.order.index(seat)
    hand, card = list(plan.known.hands[me]), _card(state, me, kind)
    if card not in hand:
        return False
    hand.remove(card)
    return _allows(hand, plan.programs[me])


def _allows(hand: Iterable[Card], program: Iterable[int]) -> bool:
    return hand_of(hand).allows(list(program))


def _card(state: Operation, member: int, kind: int) -> Card:
    """As it is in the hand of a crew member: to be laid from the phase on in which its person is (SA-RT-11)."""
    return halves(kind), state.stages[state.order[member]] - 1


def _with(known: Situation, member: int, card: Card) -> Situation:
    hands = list(known.hands)
    hands[member] = tuple(sorted([*hands[member], card]))
    return known._replace(hands=tuple(hands))
