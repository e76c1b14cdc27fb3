"""The rules together: who acts, what is legal, what an action does."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import NOBODY, THE_DEALER, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.falling_skies import actions, mothership, planning, rooms
from saucer.games.falling_skies.board import COLUMNS, NOTHING, Board
from saucer.games.falling_skies.estimate import estimate
from saucer.games.falling_skies.events import TileTurned
from saucer.games.falling_skies.state import (
    BUILD,
    DICE,
    DRAW,
    FIRST_WHITE,
    IN_HAND,
    NO_CELL,
    OVER,
    PLACE,
    ROBOTS,
    ROLL,
    ROOMS,
    SOLO,
    SUPPLY,
    UNDECIDED,
    WON,
    Invasion,
)

_FAIR_DIE: Final = (1, 1, 1, 1, 1, 1)
_ROLLS: Final = [Chance(actions.ROLLED, (_FAIR_DIE,) * dice) for dice in range(DICE + 1)]
_THE_PLAYER: Final[Seats] = (SOLO,)
_ENDINGS: Final = ["", "won", "skull", "damage"]
"""By ending: its identifier, in outcomes as in texts."""


@final
class FallingSkies(Invasion):
    """A game of Under Falling Skies, either edition: the board knows which."""

    def to_act(self) -> Seats:
        if self.phase == ROLL or self.phase == DRAW:
            return THE_DEALER
        return NOBODY if self.phase == OVER else _THE_PLAYER

    def chance(self) -> Chance | None:
        if self.phase == ROLL:
            return _ROLLS[planning.dice_to_roll(self)]
        return self.board.draw if self.phase == DRAW else None

    def legal(self, seat: Seat) -> list[int]:
        phase = self.phase
        if seat != SOLO or phase == ROLL or phase == OVER or phase == DRAW:
            return []
        if phase == PLACE:
            found = planning.placements(self)
        elif phase == ROOMS:
            found = rooms.resolutions(self)
        elif phase == BUILD:
            found = rooms.constructions(self)
        else:
            found = mothership.spawn_actions(self)
        for robot in range(ROBOTS):
            if self.robot_cells[robot] != NO_CELL:
                found.append(actions.REMOVE_ROBOT | robot << 8)
        for power in self.board.hooks.offers:
            found += power.offers(self)
        return found

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        verb = action & 255
        if verb == actions.PLACE:
            self._place(action >> 8 & 255, (action >> 16 & 255) * COLUMNS + (action >> 24), events)
        elif verb == actions.ROLLED:
            planning.take_roll(self, action, events)
        elif verb == actions.SPAWN:
            mothership.drop(self, action >> 8, events)
            mothership.spawn(self, events)
        elif verb == actions.REMOVE_ROBOT:
            rooms.remove_robot(self, action >> 8, "UFS-ROBOT-4", events)
            if self.phase == ROOMS:
                self._end_rooms_when_done(events)
        elif verb == actions.CALL:
            power = self.board.powers[action >> 8 & 255]
            power.call(self, action >> 16 & 255, action >> 24, events)
            if self.phase == ROOMS:
                self._end_rooms_when_done(events)
        elif verb == actions.DRAWN:
            self._turn_tile((action >> 8) - 1, events)
        else:
            self._resolve(verb, action, events)

    def _turn_tile(self, tile: int, events: list[Event] | None) -> None:
        """Turn a sky tile to its threat side; after the last the game begins (UFS-THREAT-1, UFS-THREAT-2)."""
        self.board = self.board.after_draw[tile]
        if events is not None:
            events.append(TileTurned(rule="UFS-THREAT-2", height=tile + 1))
        if self.board.draw is None:
            self.begin(events)

    def begin(self, events: list[Event] | None) -> None:
        """The sky is known: set up what the powers add, and ask for the first roll."""
        self.phase = ROLL
        for power in self.board.hooks.set_up:
            power.set_up(self, events)
        for power in self.board.hooks.round_begins:
            power.round_begins(self, events)

    def _place(self, die: int, cell: int, events: list[Event] | None) -> None:
        planning.place(self, die, cell, events)
        if self.phase == OVER:
            return
        if IN_HAND not in self.dice_cells:
            planning.begin_rooms(self, events)
        elif die >= FIRST_WHITE:
            planning.roll_again(self)  # once the ships of the white die have moved (UFS-PLAN-7)

    def _resolve(self, verb: int, action: int, events: list[Event] | None) -> None:
        if verb == actions.USE:
            rooms.use(self, (action >> 8 & 255) * COLUMNS + (action >> 16 & 255), action >> 24 == 1, events)
        elif verb == actions.DIG:
            rooms.dig(self, action >> 8, events)
        elif verb == actions.DISCARD:
            rooms.discard(self, action >> 8, events)
        elif verb == actions.BUILD:
            rooms.build(self, action >> 8 & 255, (action >> 16 & 255) * COLUMNS + (action >> 24), events)
        elif verb == actions.BUILD_NOTHING:
            rooms.build_nothing(self, events)
        elif verb == actions.FINISH:
            for die in range(DICE):
                if self.dice_cells[die] >= 0:
                    rooms.discard(self, die, events)
            mothership.begin(self, events)
            return
        if self.phase == ROOMS:
            self._end_rooms_when_done(events)

    def _end_rooms_when_done(self, events: list[Event] | None) -> None:
        if not rooms.has_anything_left(self):
            mothership.begin(self, events)

    def outcome(self) -> Outcome | None:
        if self.ending == UNDECIDED:
            return None
        return Outcome((1.0 if self.ending == WON else 0.0,), _ENDINGS[self.ending])

    def estimate(self, seat: Seat) -> float:
        return estimate(self)

    def copy(self) -> "FallingSkies":
        return FallingSkies(
            self.board,
            self.phase,
            self.ending,
            self.round,
            self.mothership,
            self.energy,
            self.research,
            self.damage,
            self.excavator,
            self.ships.copy(),
            self.dice.copy(),
            self.dice_cells.copy(),
            self.digging.copy(),
            self.robots.copy(),
            self.robot_cells.copy(),
            self.robot_spent.copy(),
            self.room_in_use,
            self.new_robot,
            self.effect_to_come,
            self.value_to_come,
            self.marks.copy(),
        )


def new(board: Board) -> FallingSkies:
    """The table before the first roll: a basic ship on each drop point (UFS-SETUP, UFS-PNP-2)."""
    state = FallingSkies(
        board,
        ROLL if board.draw is None else DRAW,
        UNDECIDED,
        1,
        board.first_drop_row,
        board.energy_start,
        0,
        0,
        board.excavator_start,
        board.start_places + [SUPPLY] * (board.extra_ships + (board.orange_ship >= 0)),
        [0] * DICE,
        [IN_HAND] * DICE,
        [False] * DICE,
        [0] * ROBOTS,
        [NO_CELL] * ROBOTS,
        [False] * ROBOTS,
        -1,
        0,
        NOTHING,
        0,
        [0] * board.marks,
    )
    if board.draw is None:
        state.begin(None)
    return state
