"""A log told line by line: what each did, as somebody may know it."""

from collections.abc import Iterable
from typing import NamedTuple

from saucer.core.lines import Line, Undo
from saucer.core.log import Log
from saucer.core.messages import Event, Tick
from saucer.core.seats import Seat, Seats
from saucer.tables.messages import Step


class Told(NamedTuple):
    """A line and everything it did."""

    line: Line
    events: list[Event]

    @property
    def is_silent(self) -> bool:
        """Whether only time went by: nobody needs to hear of it before something happens."""
        return isinstance(self.line.command, Tick) and not self.events


def tell(log: Log, since: int) -> list[Told]:
    """What the lines from `since` on did when they came."""
    states = {since: log.state_at(since)}
    told = list[Told]()
    for line in log.lines[since:]:
        events = list[Event]()
        if isinstance(line.command, Undo):
            back = line.command.ply
            after = states[back].copy() if back in states else log.state_at(back)
        else:
            after = states[line.ply].copy()
            action = log.game.codec.action(line.command)
            assert action is not None
            after.step(line.seat, action, events)
        states[line.ply + 1] = after
        told.append(Told(line, events))
    return told


def steps(told: list[Told], seats: Seats) -> list[Step]:
    """The latest lines, as far as somebody who looks from `seats` (none: a spectator) may know."""
    return steps_for(told, (seats,))[seats]


def steps_for(told: list[Told], all_seats: Iterable[Seats]) -> dict[Seats, list[Step]]:
    """The same for several who look from different seats; what is hidden from them looks alike to all."""
    taken_back: set[int] = set()
    for line, _ in told:
        if isinstance(line.command, Undo):
            taken_back.update(range(line.command.ply, line.ply))
    found: dict[Seats, list[Step]] = {seats: [] for seats in all_seats}
    # Most look from one seat, or from none: for those it is one question.
    viewers = [(seats[0] if seats else None, seats[1:], steps) for seats, steps in found.items()]
    for line, events in told:
        ply, seat, command = line.ply, line.seat, line.command
        counts = ply not in taken_back
        hidden = Step(ply, seat, None, [], counts)
        for eye, others, steps in viewers:
            is_known = seat == eye or command.visible_to(eye)
            seen: list[Event] = []
            for event in events:
                if event.visible_to(eye) or (others and any(map(event.visible_to, others))):
                    seen.append(event)
            if others and not is_known:
                is_known = seat in others or any(map(command.visible_to, others))
            steps.append(Step(ply, seat, command if is_known else None, seen, counts) if is_known or seen else hidden)
    return found


def visible(events: list[Event], seats: Seats) -> list[Event]:
    """The events that somebody who looks from any of `seats` may know."""
    eyes: tuple[Seat | None, ...] = seats or (None,)
    return [event for event in events if any(map(event.visible_to, eyes))]
