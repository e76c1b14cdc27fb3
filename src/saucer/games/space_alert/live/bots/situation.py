"""What a seat knows of the crew and of what is coming, as plain numbers: bots that know the same plan the same."""

from collections.abc import Collection, Iterable
from typing import NamedTuple
from zlib import crc32

from saucer.core.rng import Rng
from saucer.games.space_alert.board import EMPTY, HEROIC_A, INTERNAL, A, Mission
from saucer.games.space_alert.live.deck import NO_CARD, entry_of, is_heroic
from saucer.games.space_alert.live.setup import Setup, deck_of
from saucer.games.space_alert.live.state import FIRST_SLOTS, Operation, is_open, open_slots
from saucer.games.space_alert.planning.hands import Hand
from saucer.games.space_alert.state import phase_of

Card = tuple[int, int]
"""Its two halves as a set of entries, and the first phase, from 0, in whose slots it may lie."""

ANY = sum(1 << entry for entry in range(A, HEROIC_A))
"""Both halves of a card that nobody knows yet: it may be any ordinary one."""


class Situation(NamedTuple):
    """All that a plan depends on."""

    turns: int
    tracks: tuple[int, ...]
    threats: tuple[tuple[int, int, int, int], ...]
    """Turn, zone, deck and card of those announced, in the order in which they move."""
    carried: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    """By member and slot: the entry that stays there, or EMPTY."""
    hands: tuple[tuple[Card, ...], ...]
    """By member: what it may lay, what lies on its board included."""
    gifts: tuple[tuple[int, int, int], ...] = ()
    """Seat, kind and member: the cards that people put aside for androids; they are in the androids' hands."""

    def seed(self) -> int:
        """The same wherever the situation is."""
        return crc32(repr(self).encode())


def situation(
    state: Operation, heard: Collection[int], trusted: Collection[int], done: Collection[int] = ()
) -> Situation:
    """As it looks to somebody who knows the cards of the seats in `heard`, and plans for those in `trusted`.

    Of those who are `done` what lies there counts until the end of their phase. Of who is not trusted nothing is
    expected, but what lies there counts if it is heard.
    """
    setup = state.setup
    boards: list[tuple[int, ...]] = []
    hands: list[tuple[Card, ...]] = []
    for member, seat in enumerate(state.order):
        program = [entry_of(laid) for laid in state.programs[member]]
        if setup.is_solo:
            first = open_slots(state, 0).start if state.stages[0] <= setup.phases else setup.turns
            hand = [(ANY, phase_of(slot + 1)) for slot in range(first, setup.turns) if is_open(state, member, slot)]
            hand += [(halves(kind), state.stages[0] - 1) for kind in _heroics(state, member, first)]
        elif seat in trusted and seat in done:
            first = open_slots(state, seat).stop if state.stages[seat] <= setup.phases else setup.turns
            hand = [(halves(kind), state.stages[seat]) for kind in state.hands[seat]] + _packets(state, seat)
        elif seat in trusted:
            first = open_slots(state, seat).start if state.stages[seat] <= setup.phases else setup.turns
            hand = [(halves(kind), state.stages[seat] - 1) for kind in pool(state, seat)] + _packets(state, seat)
        elif seat in heard:
            first = setup.turns
            hand = []
        elif seat < 0:
            first = setup.turns
            heroic = state.heroics[-1 - seat]
            hand = [] if heroic == NO_CARD else [(halves(heroic), 0)]
        else:
            boards.append((EMPTY,) * setup.turns)
            hands.append(())
            continue
        hand += [(1 << entry, phase_of(slot + 1)) for slot, entry in enumerate(program[:first]) if entry != EMPTY]
        boards.append((*program[:first], *[EMPTY] * (setup.turns - first)))
        hands.append(tuple(sorted(hand)))
    return Situation(
        setup.turns, tuple(state.tracks), _threats(state), tuple(state.carried), tuple(boards), tuple(hands)
    )


def with_gifts(found: Situation, state: Operation, trusted: Collection[int], variant: int) -> Situation:
    """Put cards aside for the androids, which have no hands: each time others (SA-AND-04)."""
    androids = [member for member, seat in enumerate(state.order) if seat < 0]
    if state.setup.is_solo or not androids:
        return found
    rng = Rng(found.seed() * 16 + variant)
    hands = [list(hand) for hand in found.hands]
    gifts: list[tuple[int, int, int]] = []
    spare = {seat: _spare(state, seat, rng) for seat in trusted}
    for seat in sorted(trusted):
        for member in androids:
            hands[member] += _expected(state, seat, len(androids))
    room = [(slot, member) for slot in range(found.turns) for member in androids if found.boards[member][slot] == EMPTY]
    for number, (slot, member) in enumerate(room):
        givers = [seat for seat in sorted(trusted) if slot in open_slots(state, seat) and spare[seat]]
        if givers:
            seat = givers[(number + variant) % len(givers)]
            kind = spare[seat].pop()
            gifts.append((seat, kind, member))
            hands[member].append((halves(kind), state.stages[seat] - 1))
            own = hands[state.order.index(seat)]
            own.remove((halves(kind), state.stages[seat] - 1))
    return found._replace(hands=tuple(tuple(sorted(hand)) for hand in hands), gifts=tuple(gifts))


def mission(setup: Setup, found: Situation) -> Mission:
    """To be resolved with any programs."""
    return Mission(
        found.turns,
        [list(board) for board in found.boards],
        [setup.tracks[track - 1] for track in found.tracks],
        [setup.decks[deck][card] for _, _, deck, card in found.threats],
        [turn for turn, _, _, _ in found.threats],
        [zone for _, zone, _, _ in found.threats],
        list(found.carried),
        setup.rulings,
    )


def hand_of(cards: Iterable[Card]) -> Hand:
    """The cards of a member as the search wants them."""
    known = list(cards)
    return Hand(False, [card for card, _ in known], [phase for _, phase in known])


def halves(kind: int) -> int:
    """What a card can show, as a set of entries."""
    return 1 << entry_of(2 * kind) | 1 << entry_of(2 * kind + 1)


def pool(state: Operation, seat: int) -> list[int]:
    """The kinds of cards that somebody can still lay as they like: in hand, or in the open phase."""
    program = state.programs[state.order.index(seat)]
    laid = [program[slot] // 2 for slot in open_slots(state, seat) if program[slot] != NO_CARD]
    return sorted(state.hands[seat] + laid)


def _heroics(state: Operation, member: int, first: int) -> list[int]:
    """The heroic card of an android that one person commands: beside its board, or where it can still be moved."""
    laid = [card // 2 for card in state.programs[member][first:] if card != NO_CARD and is_heroic(card // 2)]
    beside = state.heroics[-1 - state.order[member]]
    return laid if beside == NO_CARD else [*laid, beside]


def _packets(state: Operation, seat: int) -> list[Card]:
    """Those still to come: one card less than there are, because they will hardly all be welcome."""
    setup = state.setup
    return [
        (ANY, phase)
        for phase in range(state.stages[seat], setup.phases)
        for _ in range(min(setup.packets[phase] - 1, _slots(phase)))
    ]


def _expected(state: Operation, seat: int, androids: int) -> list[Card]:
    """What an android may hope for from the packets that somebody has not taken yet."""
    packets = state.setup.packets
    return [
        (ANY, phase)
        for phase in range(state.stages[seat], state.setup.phases)
        for _ in range((packets[phase] - _slots(phase)) // androids)
    ]


def _slots(phase: int) -> int:
    return FIRST_SLOTS[phase + 2] - FIRST_SLOTS[phase + 1]


def _spare(state: Operation, seat: int, rng: Rng) -> list[int]:
    """What is left if the own slots are filled, in any order; heroic cards are nobody else's."""
    cards = pool(state, seat)
    count = max(0, len(cards) - len(open_slots(state, seat)))
    ordinary = [kind for kind in cards if not is_heroic(kind)]
    return [ordinary.pop(rng.below(len(ordinary))) for _ in range(min(count, len(ordinary)))]


def _threats(state: Operation) -> tuple[tuple[int, int, int, int], ...]:
    """By their time number, external ones first, then as announced (SA-RES-04)."""
    schedule = state.schedule()
    found: list[tuple[int, bool, int, tuple[int, int, int, int]]] = []
    for number, threat in enumerate(state.threats):
        announced = schedule[threat >> 8]
        row = (announced.turn, announced.zone, deck_of(announced), threat & 31)
        found.append((announced.turn, announced.zone == INTERNAL, number, row))
    return tuple(row for _, _, _, row in sorted(found))
