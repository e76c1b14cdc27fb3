"""Why a command is refused, in codes. Legality itself is decided by the rules alone."""

from saucer.core.messages import Command, Refusal
from saucer.games.space_alert.live import gathering, programming
from saucer.games.space_alert.live.commands import (
    Advance,
    CarryOn,
    Give,
    GoOn,
    KeepQuiet,
    Lay,
    Move,
    NextPacket,
    NotReady,
    PlaceSquad,
    Propose,
    Ready,
    Repair,
    SeatAndroid,
    Stop,
    TakeBack,
    TakeRole,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.deck import KINDS, NO_CARD, is_heroic
from saucer.games.space_alert.live.state import (
    CLOSED,
    GATHERING,
    LEVELS,
    PLANNING,
    REPAIRING,
    ROLES,
    Operation,
    is_android,
    is_open,
    open_slots,
)

CODES = frozenset(
    {
        "not-for-people",
        "not-gathering",
        "not-planning",
        "not-resolving",
        "not-between-missions",
        "not-repairing",
        "already-ready",
        "not-ready-yet",
        "changed-enough",
        "no-such-role",
        "role-is-yours",
        "no-such-android",
        "no-such-place",
        "no-such-card",
        "no-such-half",
        "no-such-member",
        "no-such-slot",
        "slot-locked",
        "slot-taken",
        "slot-closed",
        "slot-empty",
        "not-your-board",
        "androids-keep-cards",
        "card-not-in-hand",
        "card-not-there",
        "heroic-is-anothers",
        "heroic-stays",
        "no-packet-left",
        "packet-taken",
        "no-packets-alone",
        "no-transfer",
        "gave-already",
        "not-to-them",
        "too-early-to-stop",
        "stop-said",
        "stop-not-said",
        "silence",
        "told-already",
        "told-nothing",
        "nobody-to-tell",
        "waiting-already",
        "no-such-way",
        "no-such-level",
        "not-to-repair",
        "no-squad-to-place",
    }
)


def explain(state: Operation, seat: int, command: Command) -> Refusal:
    """The first reason that a person would give."""
    match command:
        case TakeRole() | SeatAndroid() | Ready() | NotReady():
            return Refusal(_gathering(state, seat, command) if state.phase == GATHERING else "not-gathering")
        case Advance():
            # The captain is the only one to act in a resolution.
            return Refusal("no-such-way" if command.by > 2 else "not-resolving")
        case Propose():
            return Refusal("no-such-level" if state.phase == LEVELS else "not-between-missions")
        case Repair():
            is_asked = state.phase == REPAIRING and state.repairing < state.setup.crew
            return Refusal("not-to-repair" if is_asked else "not-repairing")
        case PlaceSquad():
            return Refusal("no-squad-to-place")
        case Lay() | TakeBack() | Turn() | Move() | NextPacket() | Give():
            return Refusal(_cards(state, seat, command) if state.phase == PLANNING else "not-planning")
        case Stop() | CarryOn() | Tell() | KeepQuiet() | GoOn():
            return Refusal(_talk(state, command) if state.phase == PLANNING else "not-planning")
    return Refusal("not-for-people")


def _gathering(state: Operation, seat: int, command: TakeRole | SeatAndroid | Ready | NotReady) -> str:
    match command:
        case Ready():
            return "already-ready"
        case NotReady():
            return "not-ready-yet"
        case TakeRole(role) if role >= ROLES:
            return "no-such-role"
        case SeatAndroid(android) if android >= state.setup.androids:
            return "no-such-android"
        case _ if state.ready >> seat & 1:
            return "already-ready"
        case TakeRole() if state.roles[command.role] == seat:
            return "role-is-yours"
        case _ if gathering.changes(state, seat) == gathering.MOST_CHANGES:
            return "changed-enough"
    return "no-such-place"


def _cards(state: Operation, seat: int, command: Lay | TakeBack | Turn | Move | NextPacket | Give) -> str:
    match command:
        case NextPacket() if state.setup.is_solo:
            return "no-packets-alone"
        case NextPacket(phase):
            return "packet-taken" if 1 <= phase <= state.stages[seat] else "no-packet-left"
        case Give(card, member):
            return _giving(state, seat, card, member)
        case Lay(card, half, slot, member):
            return _laying(state, seat, card, half, slot, member)
    problem = _place(state, seat, command.member, command.slot)
    if problem:
        return problem
    if not programming.may_change(state, seat, command.member):
        return "androids-keep-cards"
    if state.programs[command.member][command.slot - 1] == NO_CARD:
        return "slot-empty"
    assert isinstance(command, Move)
    return _place(state, seat, command.member, command.to) or "no-such-slot"


def _place(state: Operation, seat: int, member: int, slot: int) -> str:
    """Why somebody may not touch a slot at all; empty if they may."""
    if member >= state.setup.crew:
        return "no-such-member"
    if not 1 <= slot <= state.setup.turns:
        return "no-such-slot"
    if state.order[member] != seat and not is_android(state, member):
        return "not-your-board"
    if slot - 1 not in open_slots(state, seat):
        return "slot-locked"
    return "" if is_open(state, member, slot - 1) else "slot-closed"


def _laying(state: Operation, seat: int, card: int, half: int, slot: int, member: int) -> str:
    if card >= KINDS:
        return "no-such-card"
    if half > 1:
        return "no-such-half"
    problem = _place(state, seat, member, slot)
    if problem:
        return problem
    if state.programs[member][slot - 1] != NO_CARD:
        return "slot-taken"
    if is_android(state, member) and is_heroic(card):
        return "heroic-is-anothers"
    return "card-not-there" if state.setup.is_solo else "card-not-in-hand"


def _giving(state: Operation, seat: int, card: int, member: int) -> str:
    if state.window == CLOSED:
        return "no-transfer"
    if state.gave >> seat & 1:
        return "gave-already"
    if member not in programming.receivers(state, seat):
        return "not-to-them"
    if card not in state.hands[seat]:
        return "no-such-card" if card >= KINDS else "card-not-in-hand"
    return "heroic-stays"


def _talk(state: Operation, command: Stop | CarryOn | Tell | KeepQuiet | GoOn) -> str:
    match command:
        case GoOn():
            return "waiting-already"
        case Tell() | KeepQuiet() if state.setup.is_solo:
            return "nobody-to-tell"
        case Stop() | CarryOn() if not state.stoppable:
            return "too-early-to-stop"
        case _ if state.silent:
            return "silence"
        case Tell():
            return "told-already"
        case KeepQuiet():
            return "told-nothing"
        case Stop():
            return "stop-said"
    return "stop-not-said"
