"""The powers of the scenarios: handicaps, and tasks to be done before the game can be won. They are all ours."""

from typing import Final, final

from saucer.core.messages import Event
from saucer.games.falling_skies.board import BASE_ROWS, COLUMNS, DIG_PATH, EXPLOSION, PATH_INDEX, Board, Room
from saucer.games.falling_skies.events import Counted, EnergyLost, ShipReinforced
from saucer.games.falling_skies.mothership import drive_excavator_back, reinforce
from saucer.games.falling_skies.planning import move_ship
from saucer.games.falling_skies.power import BASE_TOKENS, COUNT, SKY_TOKENS, Power
from saucer.games.falling_skies.powers.common import tell
from saucer.games.falling_skies.state import DICE, WAITING, Invasion, column_of, is_excavated, ship_at

_RULE: Final = "UFS-STAR-1"
_GONE: Final = -1
"""The mark of a token that is not on the table."""


def _lies_on(power: Power, state: Invasion, cell: int) -> bool:
    """Whether one of a power's tokens lies on this cell; never on a gun, so that dice always have a place."""
    if cell < COLUMNS:
        return False
    for token in range(power.slot, power.slot + power.memory()):
        if state.marks[token] == cell:
            return True
    return False


# Handicaps.


@final
class EnergyDrains(Power):
    """When a rooms phase ends, so much energy is lost."""

    def rooms_end(self, state: Invasion, events: list[Event] | None) -> None:
        lost = min(self.amount, state.energy)
        if lost == 0:
            return
        state.energy -= lost
        tell(self, events)
        if events is not None:
            events.append(EnergyLost(rule=_RULE, amount=lost, energy=state.energy))


@final
class ExtraShipsWait(Power):
    """So many extra ships wait on the mothership from the start."""

    def set_up(self, state: Invasion, events: list[Event] | None) -> None:
        tell(self, events)
        reinforce(state, self.amount, events)


@final
class FewGunsFire(Power):
    """Only so many guns fire in a round: on any other the ships descend as if there were none."""

    def descent(self, state: Invasion, cell: int, value: int, spaces: int) -> int:
        if cell >= COLUMNS:
            return spaces
        manned = 0
        for each in state.dice_cells:
            if 0 <= each < COLUMNS:
                manned += 1
        return spaces + state.board.aa_reduction if manned > self.amount else spaces


@final
class ColumnCloses(Power):
    """Each round another column of the base is closed in its lower rows, as many as `amount`: the first column first,
    then the next."""

    def memory(self) -> int:
        return self.amount

    def shown_as(self) -> str:
        return BASE_TOKENS

    def round_begins(self, state: Invasion, events: list[Event] | None) -> None:
        for token in range(self.amount):
            state.marks[self.slot + token] = (BASE_ROWS - 1 - token) * COLUMNS + (state.round - 1) % COLUMNS
        tell(self, events)

    def closes(self, state: Invasion, cell: int) -> bool:
        return _lies_on(self, state, cell)


@final
class HitsBury(Power):
    """When a rooms phase ends, each hit since the one before drives the excavator back by so many cells; the mark keeps
    the hits."""

    def memory(self) -> int:
        return 1

    def damaged(self, state: Invasion, events: list[Event] | None) -> None:
        state.marks[self.slot] += 1

    def rooms_end(self, state: Invasion, events: list[Event] | None) -> None:
        hits = state.marks[self.slot]
        state.marks[self.slot] = 0
        if hits > 0 and state.excavator > state.board.excavator_start:
            tell(self, events)
            drive_excavator_back(state, hits * self.amount, events)


@final
class Wind(Power):
    """Before the rooms phase all ships below the drop points are blown one cell to the side, unless another ship or the
    edge of the sky is in their way: to the right in odd rounds, to the left in even ones. Nothing happens there."""

    def rooms_begin(self, state: Invasion, events: list[Event] | None) -> None:
        tell(self, events)
        step = 1 if state.round % 2 else -1
        first = (state.mothership + 2) * COLUMNS
        for i in range(1, COLUMNS):  # those in the lee first: they make room for the others
            column = COLUMNS - 1 - i if step > 0 else i
            for ship, place in enumerate(state.ships):
                if place >= first and column_of(place) == column and ship_at(state, place + step) < 0:
                    move_ship(state, ship, place + step, _RULE, events)


@final
class ExtraShipsJam(Power):
    """A room with an extra ship in the sky above it costs so much more."""

    def price(self, state: Invasion, room: Room, cost: int) -> int:
        basic = state.board.basic_ships
        for ship in range(basic, basic + state.board.extra_ships):
            place = state.ships[ship]
            if place >= 0:
                for cell in room.cells:
                    if column_of(cell) == column_of(place):
                        return cost + self.amount
        return cost


@final
class Mould(Power):
    """When all dice are placed, mould settles where the one lies that is farthest along the path; guns and the die that
    digs do not count. No die may be put there any more. There are `times` tokens of it, the oldest is moved. As soon as
    the excavator moves on, all of it is burnt away."""

    def memory(self) -> int:
        return self.times

    def shown_as(self) -> str:
        return BASE_TOKENS

    def set_up(self, state: Invasion, events: list[Event] | None) -> None:
        self._clean(state)

    def closes(self, state: Invasion, cell: int) -> bool:
        return is_excavated(state, cell) and _lies_on(self, state, cell)

    def rooms_begin(self, state: Invasion, events: list[Event] | None) -> None:
        farthest = COLUMNS - 1  # the last gun on the path
        for die in range(DICE):
            if not state.digging[die]:
                farthest = max(farthest, PATH_INDEX[state.dice_cells[die]])
        if farthest < COLUMNS:
            return
        for token in range(self.times - 1, 0, -1):
            state.marks[self.slot + token] = state.marks[self.slot + token - 1]
        state.marks[self.slot] = DIG_PATH[farthest]
        self._count(state, events)

    def dug(self, state: Invasion, cells: int, events: list[Event] | None) -> None:
        if cells > 0 and state.marks[self.slot] != _GONE:
            self._clean(state)
            self._count(state, events)

    def _clean(self, state: Invasion) -> None:
        for token in range(self.times):
            state.marks[self.slot + token] = _GONE

    def _count(self, state: Invasion, events: list[Event] | None) -> None:
        if events is not None:
            covered = self.times - state.marks[self.slot : self.slot + self.times].count(_GONE)
            events.append(Counted(rule=_RULE, name=self.name, count=covered, goal=0))


# Tasks: the last space of the research track stays barred until they are done.


class Counter(Power):
    """Counts something up to `times`; its first mark is the count."""

    def memory(self) -> int:
        return 1

    def shown_as(self) -> str:
        return COUNT

    def goal(self) -> int:
        return self.times

    def count_one(self, state: Invasion, events: list[Event] | None) -> None:
        """Count one more, up to the goal."""
        if not self.is_done(state):
            state.marks[self.slot] += 1
            if events is not None:
                events.append(Counted(rule=_RULE, name=self.name, count=state.marks[self.slot], goal=self.times))

    def is_done(self, state: Invasion) -> bool:
        """Whether the goal is reached."""
        return state.marks[self.slot] >= self.times


class Task(Counter):
    """Something that has to be done `times` times before the game can be won."""

    def may_win(self, state: Invasion) -> bool:
        return self.is_done(state)


@final
class ShotsToWin(Task):
    """So many ships have to be shot down."""

    def destroyed(self, state: Invasion, ship: int, place: int, events: list[Event] | None) -> None:
        self.count_one(state, events)


@final
class QuietRoundsToWin(Task):
    """So many rooms phases have to end without a hit on the base since the one before; the second mark keeps hits."""

    def memory(self) -> int:
        return 2

    def damaged(self, state: Invasion, events: list[Event] | None) -> None:
        state.marks[self.slot + 1] = 1

    def rooms_end(self, state: Invasion, events: list[Event] | None) -> None:
        if state.marks[self.slot + 1] == 0:
            self.count_one(state, events)
        state.marks[self.slot + 1] = 0


@final
class RecordersToWin(Power):
    """A token lies on the lowest explosion of every other column; it is found by shooting down a ship there. So many of
    them have to be found."""

    def memory(self) -> int:
        return (COLUMNS + 1) // 2

    def shown_as(self) -> str:
        return SKY_TOKENS

    def goal(self) -> int:
        return self.times

    def set_up(self, state: Invasion, events: list[Event] | None) -> None:
        symbols = state.board.symbols
        for token in range(self.memory()):
            place = len(symbols) - COLUMNS + 2 * token
            while place >= 0 and symbols[place] <= EXPLOSION:
                place -= COLUMNS
            state.marks[self.slot + token] = place if place >= 0 else _GONE

    def destroyed(self, state: Invasion, ship: int, place: int, events: list[Event] | None) -> None:
        for token in range(self.memory()):
            if state.marks[self.slot + token] == place:
                state.marks[self.slot + token] = _GONE
                if events is not None:
                    events.append(Counted(rule=_RULE, name=self.name, count=self._found(state), goal=self.times))

    def may_win(self, state: Invasion) -> bool:
        return self._found(state) >= self.times

    def _found(self, state: Invasion) -> int:
        found = 0
        for token in range(self.memory()):
            if state.marks[self.slot + token] == _GONE:
                found += 1
        return found


# The orange ship.


class OrangeShip(Counter):
    """The orange ship waits on the mothership from the start and is dropped after all others. Shot down, it returns to
    the mothership, except for the last of `times` times: then it is gone."""

    def lay(self, board: Board) -> None:
        board.orange_ship = board.basic_ships + board.extra_ships

    def set_up(self, state: Invasion, events: list[Event] | None) -> None:
        tell(self, events)
        self._return(state, events)

    def destroyed(self, state: Invasion, ship: int, place: int, events: list[Event] | None) -> None:
        if ship == state.board.orange_ship:
            self.count_one(state, events)
            if not self.is_done(state):
                self._return(state, events)

    def _return(self, state: Invasion, events: list[Event] | None) -> None:
        orange = state.board.orange_ship
        state.ships[orange] = WAITING
        if events is not None:
            events.append(ShipReinforced(rule=_RULE, ship=orange))


@final
class OrangeRam(OrangeShip):
    """It does so much more damage than other ships."""

    def damage(self, state: Invasion, ship: int, hits: int, events: list[Event] | None) -> int:
        return hits + self.amount if ship == state.board.orange_ship and hits > 0 else hits


@final
class OrangeGuard(OrangeShip):
    """It has to be gone before the game can be won."""

    def may_win(self, state: Invasion) -> bool:
        return self.is_done(state)
