"""From the cards as they lie to those of a plan, one act at a time."""

from saucer.games.space_alert.board import EMPTY
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.bots.plans import Plan
from saucer.games.space_alert.live.bots.situation import halves, pool
from saucer.games.space_alert.live.deck import ACTION, MOVEMENT, NO_CARD, entry_of, is_heroic
from saucer.games.space_alert.live.state import Operation, is_open, member_of, open_slots

NOTHING = -1
"""There is nothing to do."""


def next_own(state: Operation, seat: int, plan: Plan) -> int:
    """The next act on one's own board, or NOTHING. Each brings a card to its place or takes a wrong one away."""
    member = member_of(state, seat)
    program, slots = state.programs[member], open_slots(state, seat)
    wanted = {slot: plan.programs[member][slot] for slot in slots if plan.programs[member][slot] != EMPTY}
    cards = pool(state, seat)
    for giver, kind, _ in plan.gifts:
        if giver == seat:
            cards.remove(kind)
    uses = _uses(program, wanted, cards)
    for slot, kind in uses.items():
        half = _half(kind, wanted[slot])
        if program[slot] == kind * 2 + half:
            continue
        if program[slot] // 2 == kind:
            return actions.TURN | member << 8 | slot + 1 << 16
        if program[slot] == NO_CARD and kind in state.hands[seat]:
            return _lay(kind, half, slot, member)
        for other in slots:
            if program[other] // 2 == kind and uses.get(other) != kind:
                return actions.MOVE | member << 8 | other + 1 << 16 | slot + 1 << 24
    for slot in slots:
        if program[slot] != NO_CARD and uses.get(slot) != program[slot] // 2:
            return actions.TAKE_BACK | member << 8 | slot + 1 << 16
    return NOTHING


def next_gift(state: Operation, seat: int, plan: Plan) -> int:
    """The next card for an android, or NOTHING; whoever is there first lays its heroic one (SA-AND-04, SA-AND-08)."""
    for member, android in enumerate(state.order):
        if android >= 0:
            continue
        given = [kind for giver, kind, to in plan.gifts if giver == seat and to == member]
        if state.heroics[-1 - android] != NO_CARD:
            given.append(state.heroics[-1 - android])
        for slot in open_slots(state, seat):
            entry = plan.programs[member][slot]
            if entry != EMPTY and state.programs[member][slot] == NO_CARD:
                for kind in given:
                    if halves(kind) >> entry & 1 and (is_heroic(kind) or kind in state.hands[seat]):
                        return _lay(kind, _half(kind, entry), slot, member)
    return NOTHING


def next_order(state: Operation, plan: Plan) -> int:
    """The next act of somebody who commands all androids alone, or NOTHING (SA-AND-07)."""
    for member, android in enumerate(state.order):
        program, wanted = state.programs[member], plan.programs[member]
        for slot in open_slots(state, 0):
            entry = wanted[slot]
            if not is_open(state, member, slot) or entry_of(program[slot]) == entry:
                continue
            if program[slot] != NO_CARD:
                if entry_of(program[slot] ^ 1) == entry:
                    return actions.TURN | member << 8 | slot + 1 << 16
                return actions.TAKE_BACK | member << 8 | slot + 1 << 16
            open_cards = [kind for kind, count in enumerate(state.deck) if count > 0 and not is_heroic(kind)]
            kinds = sorted(open_cards, key=lambda kind: -state.deck[kind])
            for kind in [*kinds, state.heroics[-1 - android]]:
                if kind != NO_CARD and halves(kind) >> entry & 1:
                    return _lay(kind, _half(kind, entry), slot, member)
    return NOTHING


def _uses(program: list[int], wanted: dict[int, int], cards: list[int]) -> dict[int, int]:
    """By slot: the kind of card for it. What lies right stays; if the rest cannot be laid then, all is laid anew."""
    kept: dict[int, int] = {}
    left = cards.copy()
    for slot, entry in wanted.items():
        if entry_of(program[slot]) == entry and program[slot] // 2 in left:
            kept[slot] = program[slot] // 2
            left.remove(program[slot] // 2)
    others = _matched({slot: entry for slot, entry in wanted.items() if slot not in kept}, left)
    return kept | others if len(kept) + len(others) == len(wanted) else _matched(wanted, cards)


def _matched(wanted: dict[int, int], cards: list[int]) -> dict[int, int]:
    """By slot: a kind of card that shows what is wanted, for as many slots as possible."""
    users: dict[int, int] = {}

    def find(slot: int, asked: set[int]) -> bool:
        for number, kind in enumerate(cards):
            if number not in asked and halves(kind) >> wanted[slot] & 1:
                asked.add(number)
                if number not in users or find(users[number], asked):
                    users[number] = slot
                    return True
        return False

    for slot in wanted:
        find(slot, set())
    return {slot: cards[number] for number, slot in users.items()}


def _half(kind: int, entry: int) -> int:
    return ACTION if entry_of(2 * kind + ACTION) == entry else MOVEMENT


def _lay(kind: int, half: int, slot: int, member: int) -> int:
    return actions.LAY | kind << 8 | half << 16 | slot + 1 << 24 | member << 32
