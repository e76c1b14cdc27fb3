"""A log told line by line: what each did, as somebody may know it."""

from collections.abc import Iterable
from typing import final

from saucer.core.lines import Line, Undo
from saucer.core.log import Log
from saucer.core.messages import Event, Tick
from saucer.core.seats import Seat, Seats
from saucer.tables.messages import Step


@final
class Told:
    """A line and everything it did."""

    def __init__(self, line: Line, events: list[Event]) -> None:
        self.line = line
        self.events = events
        self.is_silent = not events and type(line.command) is Tick
        """Whether only time went by: nobody needs to hear of it before something happens."""


def tell(log: Log, since: int, until: int | None = None) -> list[Told]:
    """What the lines from `since` on (up to `until`) did when they came."""
    states = {since: log.state_at(since)}
    told = list[Told]()
    for line in log.lines[since:until]:
        events = list[Event]()
        if isinstance(line.command, Undo):
            back = line.command.ply
            after = states[back].copy() if back in states else log.state_at(back)
        else:
            after = states[line.ply].copy()
            action = log.codec.action(line.command)
            assert action is not None
            after.step(line.seat, action, events)
        states[line.ply + 1] = after
        told.append(Told(line, events))
    return told


def steps(told: list[Told], seats: Seats, later: Iterable[Line] = ()) -> list[Step]:
    """What was told, as far as somebody who looks from `seats` (none: a spectator) may know.

    Whatever `later` lines take back does not count.
    """
    return steps_for(told, (seats,), later)[seats]


def steps_for(told: list[Told], all_seats: Iterable[Seats], later: Iterable[Line] = ()) -> dict[Seats, list[Step]]:
    """The same for several who look from different seats; what is hidden from them looks alike to all."""
    taken_back = _taken_back(told, later)
    found: dict[Seats, list[Step]] = {seats: [] for seats in all_seats}
    # Most look from one seat, or from none: for those it is one question.
    viewers = [(seats[0] if seats else None, seats[1:], steps) for seats, steps in found.items()]
    for one in told:
        ply, seat, command = one.line.ply, one.line.seat, one.line.command
        counts = ply not in taken_back
        hidden = Step(ply, seat, None, [], counts)
        for eye, others, steps in viewers:
            is_known = seat == eye or command.visible_to(eye)
            seen: list[Event] = []
            for event in one.events:
                if event.visible_to(eye) or (others and any(map(event.visible_to, others))):
                    seen.append(event)
            if others and not is_known:
                is_known = seat in others or any(map(command.visible_to, others))
            steps.append(Step(ply, seat, command if is_known else None, seen, counts) if is_known or seen else hidden)
    return found


def open_steps(told: list[Told]) -> list[Step]:
    """The same for everybody, in a game that hides nothing."""
    taken_back = _taken_back(told)
    return [
        Step(one.line.ply, one.line.seat, one.line.command, one.events, one.line.ply not in taken_back) for one in told
    ]


def _taken_back(told: list[Told], later: Iterable[Line] = ()) -> set[int]:
    found: set[int] = set()
    lines = [one.line for one in told]
    lines += later
    for line in lines:
        if type(line.command) is Undo:
            found.update(range(line.command.ply, line.ply))
    return found


def visible(events: list[Event], seats: Seats) -> list[Event]:
    """The events that somebody who looks from any of `seats` may know."""
    eyes: tuple[Seat | None, ...] = seats or (None,)
    return [event for event in events if any(map(event.visible_to, eyes))]
