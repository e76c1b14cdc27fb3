"""Rows to write."""

from saucer.core.lines import Line, Undo
from saucer.core.seats import DEALER, Millis, Seat
from saucer.games.falling_skies.commands import Place, Rolled
from saucer.store.store import ChatRow, CompanyChange, TableRow

ROW = TableRow(
    id="t1",
    game="falling-skies-9",
    rules=1,
    options="{}",
    seats=1,
    start=None,
    created=1000,
    company='{"host":0}',
    version=0,
    listed=0,
    began=900,
    pace=100,
    wake=None,
)

LINES = [
    Line(0, DEALER, Rolled((1, 2, 3, 4, 5)), Millis(0)),
    Line(1, Seat(0), Place(0, 0, 0), Millis(2500)),
    Line(2, Seat(0), Undo(1), Millis(2600)),
]

HELLO = ChatRow(number=0, room="all", person=0, name="Ada", text="Hello, \U0001f6f8!", at=5000)

CHANGE = CompanyChange(
    table="t1",
    company='{"host":1}',
    version=0,
    listed=1,
    began=950,
    wake=7000,
    members=frozenset({"ada", "bob"}),
)


def hold_nothing(_: TableRow, __: int) -> CompanyChange | None:
    """Let time go by."""
    return None


def line(ply: int) -> Line:
    """One of a long row of lines."""
    return Line(ply, Seat(0), Undo(0), Millis(ply))
