"""How a table looks to somebody: everything below is built for the seats they hold, none for a spectator."""

import msgspec

from saucer.core.game import commands
from saucer.core.log import Log, Undo
from saucer.core.seats import Seat, Seats
from saucer.core.state import State
from saucer.tables.history import Told, steps
from saucer.tables.messages import Snapshot, Update, ended


def eyes(state: State, seats: Seats) -> Seat | None:
    """The seat somebody looks from and acts for: of several, one whose turn it is."""
    for seat in state.to_act():
        if seat in seats:
            return seat
    return seats[0] if seats else None


def undo(log: Log, seats: Seats) -> tuple[Seat, Undo] | None:
    """What they could take back, and for which seat."""
    for seat in seats:
        if found := log.undo_for(seat):
            return seat, found
    return None


def snapshot(table: str, log: Log, bots: dict[Seat, str], seats: Seats, at: int | None) -> Snapshot:
    """Everything, as it is or (`at`) as it was; nothing can be taken back in the past."""
    state = log.state if at is None else log.state_at(at)
    seat = eyes(state, seats)
    return Snapshot(
        table=table,
        game=log.game.slug,
        options=log.options,
        ply=log.ply if at is None else at,
        seat=seat,
        bots=bots,
        scenery=log.game.scenery(state),
        view=log.game.view(state, seat),
        legal=[] if seat is None else commands(log.game, state, seat),
        to_act=state.to_act(),
        outcome=ended(state.outcome()),
        undo=at is None and undo(log, seats) is not None,
    )


def update(log: Log, seats: Seats, told: list[Told], new_scenery: msgspec.Struct | None) -> Update:
    """What `told`, the latest lines, did and how things stand now."""
    state = log.state
    seat = eyes(state, seats)
    return Update(
        since=log.ply - len(told),
        ply=log.ply,
        steps=steps(told, seats),
        view=log.game.view(state, seat),
        legal=[] if seat is None else commands(log.game, state, seat),
        to_act=state.to_act(),
        outcome=ended(state.outcome()),
        undo=undo(log, seats) is not None,
        scenery=msgspec.UNSET if new_scenery is None else new_scenery,
    )
