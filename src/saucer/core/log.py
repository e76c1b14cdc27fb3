"""The log is the game: a header and one line per command, as JSON Lines.

A line that takes back (`Undo`) stands in the log like any other; what it took back stays readable and counts no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Union, final

import msgspec

from saucer.core.codec import Codec
from saucer.core.door import is_legal, refusal
from saucer.core.game import AnyGame
from saucer.core.lines import Entry, Header, Line, Undo
from saucer.core.messages import Command, Event, IllegalCommand, Options, Refusal
from saucer.core.registry import UnknownGame, find
from saucer.core.seats import DEALER, Millis, Seat, Seats
from saucer.core.state import State

KEPT_EVERY = 64
"""Of so many states that are passed on the way to an earlier one, one is kept."""

FORMAT = 1
"""Raised whenever an older Saucer could not read what this one writes."""


class BadLog(ValueError):
    """A log that cannot be read or replayed, and where."""


@final
class _Node:
    """A counting line and all counting lines before it: what an undo goes back to costs nothing to keep."""

    __slots__ = ("before", "depth", "line", "state")

    def __init__(self, line: Line, before: _Node | None) -> None:
        self.line = line
        self.before = before
        self.depth: int = 1 if before is None else before.depth + 1
        self.state: State | None = None
        """The state after it, kept at some of them when somebody looked back past them: the next look is short."""


class Log:
    """A game's set-up, all its lines, and the state they lead to."""

    def __init__(self, game: AnyGame, options: Options, seats: int, start: object = None) -> None:
        """Set up `game`; raises ValueError if it cannot be played so."""
        if seats not in game.seats:
            raise ValueError(f"{game.slug} is for {game.seats.start} to {game.seats.stop - 1} seats, not {seats}")
        self.game = game
        self.options = options
        self.seats = seats
        self.start = start
        self.codec: Codec = game.codec
        self.hides: bool = game.hides
        self.is_timed: bool = game.timed(options)
        self.lines: list[Line] = []
        self.state = self._beginning()
        self._counting: list[_Node | None] = [None]

    @property
    def ply(self) -> int:
        """How many lines there are: the version of the game."""
        return len(self.lines)

    @property
    def header(self) -> Header:
        """The first line of the file."""
        return Header(
            FORMAT, self.game.slug, self.game.rules, msgspec.to_builtins(self.options), self.seats, self.start
        )

    def played(self, ply: int | None = None) -> list[Line]:
        """The lines that count: those that no undo took back (`ply`: as it was then)."""
        found, node = list[Line](), self._counting[-1 if ply is None else ply]
        while node is not None:
            found.append(node.line)
            node = node.before
        return found[::-1]

    def undo_for(self, seat: Seat) -> Undo | None:
        """The undo that `seat` may ask for: of its own last command, as long as nothing became known since."""
        last = self._counting[-1]
        return None if last is None or last.line.seat != seat else Undo(last.line.ply)

    def can_undo(self, seats: Seats) -> bool:
        """Whether there is an undo for any of `seats`."""
        last = self._counting[-1]
        return last is not None and last.line.seat in seats

    def append(self, seat: Seat, command: Command, at: Millis) -> list[Event]:
        """Apply one more command and tell what happened; raises `IllegalCommand`, changing nothing, if refused."""
        if type(command) is Undo:
            if not 0 <= command.ply < self.ply:
                raise IllegalCommand(Refusal("nothing-to-undo"))
            line = Line(self.ply, seat, command, at)
            self._counting.append(self._counting[command.ply])
            self.state = self.state_at(command.ply)
            self.lines.append(line)
            return []
        action = self.codec.action(command)
        if action is None or not is_legal(self.state, seat, action):
            problem = refusal(self.game, self.state, seat, command)
            assert problem is not None
            raise IllegalCommand(problem)
        return self._play(Line(self.ply, seat, command, at), action)

    def deal(self, action: int, at: Millis) -> list[Event]:
        """Apply what was drawn from the state's own chance, and therefore is legal; tell what happened."""
        return self._play(Line(self.ply, DEALER, self.codec.command(action), at), action)

    def extend(self, lines: Iterable[Line]) -> None:
        """Take over lines that were accepted before, playing only those that still count."""
        for line in lines:
            if isinstance(line.command, Undo):
                self._counting.append(self._counting[line.command.ply])
            else:
                self._counting.append(_Node(line, self._counting[-1]))
            self.lines.append(line)
        self.state = self.state_at(self.ply)

    def state_at(self, ply: int) -> State:
        """The state after the first `ply` lines."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is outside 0..{self.ply}")
        node, passed = self._counting[ply], list[_Node]()
        while node is not None and node.state is None:
            passed.append(node)
            node = node.before
        state = self._beginning() if node is None or node.state is None else node.state.copy()
        for one in reversed(passed):
            self._step(state, one.line)
            if one.depth % KEPT_EVERY == 0:
                one.state = state.copy()
        return state

    def until(self, ply: int) -> Log:
        """A log of its own that holds the lines which counted after the first `ply`: where a "what if" begins."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is outside 0..{self.ply}")
        branch = Log(self.game, self.options, self.seats, self.start)
        for line in self.played(ply):
            branch.append(line.seat, line.command, line.at)
        return branch

    def _beginning(self) -> State:
        if self.start is None:
            return self.game.new(self.options, self.seats)  # type: ignore[no-any-return]
        return self.game.restore(self.options, self.seats, self.start)  # type: ignore[no-any-return]

    def _play(self, line: Line, action: int) -> list[Event]:
        events: list[Event] = []
        self.state.step(line.seat, action, events)
        self._counting.append(_Node(line, self._counting[-1]))
        self.lines.append(line)
        return events

    def _step(self, state: State, line: Line, events: list[Event] | None = None) -> None:
        action = self.codec.action(line.command)
        assert action is not None
        state.step(line.seat, action, events)


def write(log: Log) -> Iterator[str]:
    """The log's file, line by line."""
    yield msgspec.json.encode(log.header).decode()
    for line in log.lines:
        yield write_line(line)


def write_line(line: Line) -> str:
    """One line of the log's file, without its end."""
    return msgspec.json.encode(line).decode()


def read(text: Iterable[str | bytes]) -> Log:
    """Read a log from its lines and replay it; raises `BadLog` with the line number."""
    log: Log | None = None
    for number, raw in enumerate(text, start=1):
        if not raw.strip():
            continue
        try:
            if log is None:
                log = _open(raw)
            else:
                _append(log, raw)
        except (UnknownGame, ValueError, RecursionError) as problem:
            raise BadLog(f"line {number}: {problem}") from problem
        except IllegalCommand as problem:
            raise BadLog(f"line {number}: the rules refuse this command: {problem}") from problem
    if log is None:
        raise BadLog("the log is empty")
    return log


def _open(raw: str | bytes) -> Log:
    header = msgspec.json.decode(raw, type=Header)
    if header.saucer != FORMAT:
        raise ValueError(f"this is log format {header.saucer}; this Saucer reads format {FORMAT}")
    game = find(header.game)
    if header.rules != game.rules:
        raise ValueError(f"played under rules {header.rules} of {game.slug}; this Saucer plays rules {game.rules}")
    return Log(game, msgspec.convert(header.options, game.options), header.seats, header.start)


def _append(log: Log, raw: str | bytes) -> None:
    entry = msgspec.json.decode(raw, type=Entry)
    if entry.ply != log.ply:
        raise ValueError(f"ply {entry.ply} stands where ply {log.ply} belongs")
    log.append(Seat(entry.seat), command_reader(log.game).decode(entry.command), Millis(entry.at))


def command_reader(game: AnyGame) -> msgspec.json.Decoder[Command]:
    """A strict reader of what a line of `game` may hold: its commands, and undo."""
    if game.slug not in _readers:
        _readers[game.slug] = msgspec.json.Decoder(Union[(*game.codec.types, Undo)])
    return _readers[game.slug]


_readers: dict[str, msgspec.json.Decoder[Command]] = {}
