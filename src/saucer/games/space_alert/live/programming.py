"""What people do in the action round: programming, packets, transfers, agreeing to stop (rulebook 2, 5)."""

from saucer.core.messages import Event
from saucer.games.space_alert.live import actions, announcing
from saucer.games.space_alert.live.deck import (
    ACTION_KINDS,
    HALF_NAMES,
    NAMES,
    NO_CARD,
    action_name,
    is_heroic,
    movement_name,
)
from saucer.games.space_alert.live.events import (
    CardGiven,
    CardLaid,
    CardLaidOpen,
    CardPassed,
    CardsMoved,
    CardTakenBack,
    CardTurned,
    FaceSeen,
    StopDropped,
    StopWanted,
    Told,
    Untold,
)
from saucer.games.space_alert.live.state import (
    CLOSED,
    Operation,
    everybody,
    is_android,
    is_open,
    member_of,
    open_slots,
)


def choices(state: Operation, seat: int) -> list[int]:
    """All that somebody may do now, in any order and at any time."""
    setup = state.setup
    found: list[int] = []
    kinds = distinct(state, seat)
    slots = open_slots(state, seat)
    mine = member_of(state, seat)
    for member in range(setup.crew):
        if member == mine:
            _add_lays(state, member, kinds, slots, found)
        elif is_android(state, member):
            heroic = state.heroics[-1 - state.order[member]]
            playable = [kind for kind in kinds if not is_heroic(kind)]
            if heroic != NO_CARD:
                playable.append(heroic)
            _add_lays(state, member, playable, slots, found)
        if may_change(state, seat, member):
            _add_changes(state, member, slots, found)
    if state.stages[seat] < setup.phases and not setup.is_solo:
        found.append(actions.NEXT_PACKET | (state.stages[seat] + 1) << 8)
    if can_give(state, seat):
        for kind in kinds:
            if not is_heroic(kind):
                found += [actions.GIVE | kind << 8 | to << 16 for to in receivers(state, seat)]
    if not state.silent:
        if state.stoppable:
            found.append(actions.CARRY_ON if state.stopping >> seat & 1 else actions.STOP)
        if not setup.is_solo:
            found.append(actions.KEEP_QUIET if state.telling >> seat & 1 else actions.TELL)
    if not state.waits >> seat & 1:
        found.append(actions.GO_ON)
    return found


def distinct(state: Operation, seat: int) -> list[int]:
    """The kinds of cards that somebody holds; alone all that lie open (SA-AND-07)."""
    if state.setup.is_solo:
        return [kind for kind in range(ACTION_KINDS) if state.deck[kind] > 0]
    found: list[int] = []
    for kind in state.hands[seat]:
        if not found or found[-1] != kind:
            found.append(kind)
    return found


def may_change(state: Operation, seat: int, member: int) -> bool:
    """Own cards of the open phase, freely; an android's never, except alone (SA-RT-05, SA-AND-04, SA-AND-07)."""
    return state.order[member] == seat or state.setup.is_solo


def can_give(state: Operation, seat: int) -> bool:
    """One card while the window is open (SA-ANN-06)."""
    return state.window != CLOSED and not state.gave >> seat & 1


def receivers(state: Operation, seat: int) -> list[int]:
    """The crew members of all other people."""
    return [member for member, other in enumerate(state.order) if other >= 0 and other != seat]


def _add_lays(state: Operation, member: int, kinds: list[int], slots: range, found: list[int]) -> None:
    """Any card with either half on top, at most one in a slot (SA-RT-03, SA-RT-04)."""
    program = state.programs[member]
    for slot in slots:
        if program[slot] == NO_CARD and is_open(state, member, slot):
            for kind in kinds:
                lay = actions.LAY | kind << 8 | (slot + 1) << 24 | member << 32
                found.append(lay)
                found.append(lay | 1 << 16)


def _add_changes(state: Operation, member: int, slots: range, found: list[int]) -> None:
    """Taking back, turning and moving (SA-RT-05)."""
    program = state.programs[member]
    for slot in slots:
        if program[slot] != NO_CARD and is_open(state, member, slot):
            where = member << 8 | (slot + 1) << 16
            found.append(actions.TAKE_BACK | where)
            found.append(actions.TURN | where)
            for to in slots:
                if to != slot and is_open(state, member, to):
                    found.append(actions.MOVE | where | (to + 1) << 24)


def act(state: Operation, seat: int, action: int, events: list[Event] | None) -> bool:
    """Do it; True if the crew ends the action round with it."""
    verb = action & 255
    if verb == actions.LAY:
        _lay(state, seat, action >> 8 & 255, action >> 16 & 255, (action >> 24 & 255) - 1, action >> 32, events)
    elif verb == actions.TAKE_BACK:
        _take_back(state, seat, action >> 8 & 255, (action >> 16) - 1, events)
    elif verb == actions.TURN:
        _turn(state, action >> 8 & 255, (action >> 16) - 1, events)
    elif verb == actions.MOVE:
        _move(state, action >> 8 & 255, (action >> 16 & 255) - 1, (action >> 24) - 1, events)
    elif verb == actions.NEXT_PACKET:
        announcing.go_to_next_phase(state, seat, "SA-RT-06", events)
    elif verb == actions.GIVE:
        _give(state, seat, action >> 8 & 255, action >> 16, events)
    elif verb == actions.TELL:
        state.telling |= 1 << seat
        if events is not None:
            events.append(Told(rule="SA-RT-02", seat=seat))
    elif verb == actions.KEEP_QUIET:
        state.telling &= ~(1 << seat)
        if events is not None:
            events.append(Untold(rule="SA-RT-02", seat=seat))
    elif verb == actions.STOP:
        state.stopping |= 1 << seat
        if events is not None:
            events.append(StopWanted(rule="SA-RT-10", seat=seat))
        return state.stopping == everybody(state)
    elif verb == actions.CARRY_ON:
        state.stopping &= ~(1 << seat)
        if events is not None:
            events.append(StopDropped(rule="SA-RT-10", seat=seat))
    else:
        # Nothing is told of it: all see in the view who waits, and a line for each would fill the log.
        state.waits |= 1 << seat
    return False


def _lay(state: Operation, seat: int, kind: int, half: int, slot: int, member: int, events: list[Event] | None) -> None:
    """Face down on one's own board, face up on an android's (SA-RT-04, SA-AND-04, SA-AND-08)."""
    state.programs[member][slot] = kind * 2 + half
    is_face_up = is_android(state, member)
    if is_face_up and is_heroic(kind):
        state.heroics[-1 - state.order[member]] = NO_CARD
    elif state.setup.is_solo:
        state.deck[kind] -= 1
    else:
        state.hands[seat].remove(kind)
    if events is None:
        return
    shows = HALF_NAMES[half]
    card, action, movement = NAMES[kind], action_name(kind), movement_name(kind)
    if is_face_up:
        rule = "SA-AND-07" if state.setup.is_solo else "SA-AND-08" if is_heroic(kind) else "SA-AND-04"
        events.append(
            CardLaidOpen(
                rule=rule, member=member, slot=slot + 1, shows=shows, card=card, action=action, movement=movement
            )
        )
        return
    events.append(CardLaid(rule="SA-RT-04", member=member, slot=slot + 1, shows=shows))
    events.append(
        FaceSeen(rule="SA-RT-02", seat=seat, slot=slot + 1, shows=shows, card=card, action=action, movement=movement)
    )


def _take_back(state: Operation, seat: int, member: int, slot: int, events: list[Event] | None) -> None:
    """Into the hand; alone to the open cards, or beside the android's board."""
    kind = state.programs[member][slot] // 2
    state.programs[member][slot] = NO_CARD
    if not state.setup.is_solo:
        state.hands[seat] = sorted([*state.hands[seat], kind])
    elif is_heroic(kind):
        state.heroics[-1 - state.order[member]] = kind
    else:
        state.deck[kind] += 1
    if events is not None:
        events.append(CardTakenBack(rule="SA-RT-05", member=member, slot=slot + 1))


def _turn(state: Operation, member: int, slot: int, events: list[Event] | None) -> None:
    """The other half comes on top."""
    state.programs[member][slot] ^= 1
    if events is not None:
        shows = HALF_NAMES[state.programs[member][slot] & 1]
        events.append(CardTurned(rule="SA-RT-05", member=member, slot=slot + 1, shows=shows))


def _move(state: Operation, member: int, slot: int, to: int, events: list[Event] | None) -> None:
    """To another slot; a card that lies there changes places with it."""
    program = state.programs[member]
    program[slot], program[to] = program[to], program[slot]
    if events is not None:
        events.append(CardsMoved(rule="SA-RT-05", member=member, slot=slot + 1, to=to + 1))


def _give(state: Operation, seat: int, kind: int, member: int, events: list[Event] | None) -> None:
    """From hand to hand; it is no swap (SA-ANN-06). Who receives one has something to think about again."""
    to = state.order[member]
    state.hands[seat].remove(kind)
    state.hands[to] = sorted([*state.hands[to], kind])
    state.gave |= 1 << seat
    state.waits &= ~(1 << to)
    if events is not None:
        giver = member_of(state, seat)
        events.append(CardGiven(rule="SA-ANN-06", member=giver, to=member))
        events.append(
            CardPassed(
                rule="SA-ANN-06",
                seat=seat,
                receiver=to,
                card=NAMES[kind],
                action=action_name(kind),
                movement=movement_name(kind),
            )
        )
