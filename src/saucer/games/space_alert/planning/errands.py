"""What a crew could do differently: one sensible change of its programs at a time."""

from typing import Final, final

from saucer.core.rng import Rng
from saucer.games.space_alert.board import (
    BOTS,
    BRIDGE,
    CARDS,
    DISTANCE,
    EMPTY,
    EXTERNAL,
    FISSURE,
    GO_BLUE,
    GO_RED,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    MALFUNCTION,
    PULSE_RANGE,
    ROCKET_RANGE,
    STATIONS,
    TAKE_LIFT,
    UPPER_BLUE,
    UPPER_RED,
    A,
    B,
    C,
    Mission,
)
from saucer.games.space_alert.planning.hands import Hand
from saucer.games.space_alert.planning.ways import drop, is_move, places, visit

_MAINTENANCE: Final = (0, 1, 3, 4, 7, 8)
"""The slots in which the computer can be maintained."""
_REACTORS: Final = (LOWER_WHITE, LOWER_WHITE, LOWER_RED, LOWER_BLUE)
_ENTRIES: Final = (EMPTY, A, B, C, BOTS, GO_RED, GO_BLUE, TAKE_LIFT)
_ATTEMPTS: Final = 4
"""How often a change is drawn anew if the hands do not allow it."""
_FOCUS: Final = 7
"""Of ten changes that are about a threat, so many are about one that is left."""
_ANYWHERE: Final = 3
"""The distance that has no end."""
_REACHES: Final = (*[_ANYWHERE] * 8, PULSE_RANGE, ROCKET_RANGE, ROCKET_RANGE, 1)
"""By way to shoot: up to which distance it hits."""


@final
class Errands:
    """Changes the programs of a mission in place, and can take the last change back."""

    def __init__(self, mission: Mission, hands: list[Hand], fixed: list[list[int]], rng: Rng) -> None:
        self.mission = mission
        self.hands = hands
        self.fixed = fixed
        """By member and slot: the entry that must stay, or EMPTY."""
        self.rng = rng
        self._changed: list[int] = []
        self._kept: list[list[int]] = []

    def change(self, left: int = 0) -> bool:
        """Change something, rather about the threats in the set `left`; False if nothing that is allowed was found."""
        for _ in range(_ATTEMPTS):
            self._changed = []
            self._kept = []
            self._draw(left)
            if self._is_allowed():
                return True
            self.take_back()
        return False

    def maintain(self) -> None:
        """Somebody maintains the computer in every phase, as far as that is possible."""
        for phase in range(3):
            for _ in range(_ATTEMPTS):
                self._changed = []
                self._kept = []
                self._maintain(phase)
                if self._is_allowed():
                    break
                self.take_back()

    def counter(self, threat: int) -> bool:
        """Do something about one of the threats; False if nothing that is allowed was found."""
        self._changed = []
        self._kept = []
        self._counter(threat)
        if self._is_allowed():
            return True
        self.take_back()
        return False

    def take_back(self) -> None:
        """As if the last change had not been."""
        for index in range(len(self._changed) - 1, -1, -1):
            self.mission.programs[self._changed[index]] = self._kept[index]
        self._changed = []
        self._kept = []

    def _is_allowed(self) -> bool:
        is_new = False
        for index, member in enumerate(self._changed):
            program = self.mission.programs[member]
            if program != self._kept[index]:
                is_new = True
            for slot, entry in enumerate(self.fixed[member]):
                if entry != EMPTY and program[slot] != entry:
                    return False
            if not self.hands[member].allows(program):
                return False
        return is_new

    def _open(self, member: int) -> list[int]:
        """The program of a member, to be changed."""
        program = self.mission.programs[member]
        self._changed.append(member)
        self._kept.append(program)
        copy = program.copy()
        self.mission.programs[member] = copy
        return copy

    def _somebody(self) -> int:
        return self.rng.below(len(self.mission.programs))

    def _somebody_near(self, slot: int, station: int) -> int:
        """Of two members whom it suits better to be there then."""
        one, two = self._somebody(), self._somebody()
        return one if self._trouble(one, slot, station) <= self._trouble(two, slot, station) else two

    def _trouble(self, member: int, slot: int, station: int) -> int:
        program = self.mission.programs[member]
        where = places(program)[slot]
        is_busy = program[slot] != EMPTY and not is_move(program[slot])
        return abs(where % 3 - station % 3) + abs(where // 3 - station // 3) + (3 if is_busy else 0)

    def _draw(self, left: int) -> None:
        rng = self.rng
        kind = rng.below(100)
        if kind < 38 and self.mission.cards:
            self._counter(self._some_threat(left))
        elif kind < 46:
            self._energy()
        elif kind < 50:
            self._maintain(rng.below(3))
        elif kind < 56:
            self._look_out()
        elif kind < 66:
            self._move_in_time()
        elif kind < 75:
            self._hand_over()
        elif kind < 81:
            self._leave_out()
        elif kind < 88:
            self._slide()
        elif kind < 91:
            self._exchange()
        elif kind < 95:
            self._swap_slots()
        else:
            self._rewrite()

    def _some_threat(self, left: int) -> int:
        threats = len(self.mission.cards)
        index = self.rng.below(threats)
        if left and self.rng.below(10) < _FOCUS:
            while not left >> index & 1:
                index = (index + 1) % threats
        return index

    def _visit(self, member: int, slot: int, count: int, station: int, entry: int) -> None:
        if slot < 0:
            return
        hand = self.hands[member]
        heroic = HEROIC_A if entry == A else HEROIC_B if entry == B else HEROIC_BOTS if entry == BOTS else EMPTY
        program = self._open(member)
        if not visit(program, slot, count, station, entry, hand, self.rng):
            return
        if heroic != EMPTY and hand.has(heroic) and self.rng.below(3) == 0:
            program[slot + self.rng.below(count)] = heroic

    def _counter(self, index: int) -> None:
        """Fire at a threat, fight it or repair it, at some time while it can be there."""
        rng = self.rng
        mission = self.mission
        card = mission.cards[index]
        if card.kind == EXTERNAL:
            self._shoot(index)
            return
        slot = self._slot_within(index, _ANYWHERE)
        if card.kind == MALFUNCTION:
            station = self._one_of(card.stations)
            member = self._somebody_near(slot, station)
            count = min(1 + rng.below(3), mission.turns - slot)
            self._visit(member, slot, count, station, card.button)
            if rng.below(3) == 0:
                self._visit(self._somebody(), slot, count, self._one_of(card.stations), card.button)
            if card.bonus and rng.below(2):
                for station in range(STATIONS):
                    if card.stations >> station & 1:
                        self._visit(self._somebody(), slot, 1, station, card.button)
        elif card.traits & FISSURE:
            self._fly(self._somebody(), slot)
        else:
            member = self._somebody()
            station = self._one_of(card.stations)
            if rng.below(3) == 0:
                station = rng.below(STATIONS)
            self._fetch_squad(member, slot)
            self._visit(member, slot, min(1 + rng.below(card.hp + 1), mission.turns - slot), station, BOTS)

    def _one_of(self, stations: int) -> int:
        station = self.rng.below(STATIONS)
        while not stations >> station & 1:
            station = (station + 1) % STATIONS
        return station

    def _slot_within(self, index: int, distance: int) -> int:
        """A slot in which a threat is there and as near as that, if nothing changes its speed; or the one after."""
        mission = self.mission
        soonest = 0 if distance == _ANYWHERE else self._moves_to(index, distance * DISTANCE)
        spare = self._moves_to(index, 1) - soonest
        return min(mission.turns - 1, mission.times[index] - 1 + soonest + self.rng.below(spare + 1))

    def _moves_to(self, index: int, position: int) -> int:
        """After how many moves a threat is at least as near as that."""
        mission = self.mission
        speed = max(1, mission.cards[index].speed)
        return max(0, (mission.tracks[mission.zones[index]].length - position + speed - 1) // speed)

    def _shoot(self, index: int) -> None:
        """The heavy laser, the light one, both at once, the pulse cannon, a rocket, or the interceptors."""
        rng = self.rng
        zone = self.mission.zones[index]
        way = rng.below(12)
        slot = self._slot_within(index, _REACHES[way])
        count = min(1 + rng.below(3), self.mission.turns - slot)
        if way < 3:
            self._visit(self._somebody_near(slot, zone), slot, count, zone, A)
        elif way < 5:
            self._visit(self._somebody_near(slot, zone + 3), slot, count, zone + 3, A)
        elif way < 8:
            self._volley(zone, slot)
        elif way < 9:
            self._visit(self._somebody_near(slot, LOWER_WHITE), slot, count, LOWER_WHITE, A)
        elif way < 11:
            slot = max(0, slot - 1)
            self._visit(self._somebody_near(slot, LOWER_BLUE), slot, min(count, 2), LOWER_BLUE, C)
        else:
            self._fly(self._somebody_near(slot, UPPER_RED), slot)

    def _volley(self, zone: int, slot: int) -> None:
        """Several weapons strike on the same turn, each fired by another member."""
        rng = self.rng
        crew = len(self.mission.programs)
        first = rng.below(crew)
        step = 1 if rng.below(2) else crew - 1
        weapons = [zone, zone + 3, LOWER_WHITE, LOWER_BLUE]
        used = 0
        for index in range(4):
            if used < crew and rng.below(4) < 3 - index // 2:
                member = (first + used * step) % crew
                used += 1
                if index == 3:
                    self._visit(member, slot - 1, 1, LOWER_BLUE, C)
                else:
                    self._visit(member, slot, 1, weapons[index], A)

    def _fly(self, member: int, slot: int) -> None:
        """Fetch a squad, take off, and stay in space for a while."""
        self._fetch_squad(member, slot)
        stay = min(self.rng.below(3), self.mission.turns - slot - 1)
        if stay > 0:
            self._visit(member, slot + 1, stay, UPPER_RED, BOTS)
        self._visit(member, slot, 1, UPPER_RED, C)

    def _fetch_squad(self, member: int, slot: int) -> None:
        """Unless the member does so anyhow, at some time before."""
        program = self.mission.programs[member]
        where = places(program)
        for each in range(min(slot, len(program))):
            if program[each] == C and (where[each] == UPPER_BLUE or where[each] == LOWER_RED):
                return
        if slot > 1:
            self._visit(member, 1 + self.rng.below(slot - 1), 1, UPPER_BLUE if self.rng.below(2) else LOWER_RED, C)

    def _energy(self) -> None:
        """Refuel, fill a reactor or charge a shield."""
        rng = self.rng
        station = _REACTORS[rng.below(4)] if rng.below(3) else rng.below(3)
        slot = rng.below(self.mission.turns)
        self._visit(self._somebody_near(slot, station), slot, 1, station, B)

    def _maintain(self, phase: int) -> None:
        slot = _MAINTENANCE[2 * phase + self.rng.below(2)]
        if slot < self.mission.turns:
            self._visit(self._somebody_near(slot, BRIDGE), slot, 1, BRIDGE, C)

    def _look_out(self) -> None:
        """One or more members at the windows on the same turn."""
        rng = self.rng
        slot = rng.below(self.mission.turns)
        for member in range(len(self.mission.programs)):
            if rng.below(2):
                self._visit(member, slot, 1, LOWER_WHITE, C)

    def _act_of(self, member: int) -> int:
        """A slot in which something is done, or -1."""
        program = self.mission.programs[member]
        slot = self.rng.below(len(program))
        for _ in range(len(program)):
            if program[slot] != EMPTY and not is_move(program[slot]):
                return slot
            slot = (slot + 1) % len(program)
        return -1

    def _move_in_time(self) -> None:
        """Do something somewhat earlier or later."""
        member = self._somebody()
        slot = self._act_of(member)
        if slot < 0:
            return
        program = self._open(member)
        station, entry = places(program)[slot], program[slot]
        to = slot + (1 + self.rng.below(2)) * (1 if self.rng.below(2) else -1)
        if 0 <= to < len(program):
            drop(program, slot, self.hands[member], self.rng)
            visit(program, to, 1, station, entry, self.hands[member], self.rng)

    def _hand_over(self) -> None:
        """Somebody else does it."""
        member, other = self._somebody(), self._somebody()
        slot = self._act_of(member)
        if slot < 0 or member == other:
            return
        program = self._open(member)
        station, entry = places(program)[slot], program[slot]
        drop(program, slot, self.hands[member], self.rng)
        self._visit(other, slot, 1, station, entry)

    def _leave_out(self) -> None:
        member = self._somebody()
        slot = self._act_of(member)
        if slot >= 0:
            drop(self._open(member), slot, self.hands[member], self.rng)

    def _slide(self) -> None:
        """Take an entry out and put an empty one in elsewhere: what is between comes earlier or later."""
        program = self._open(self._somebody())
        taken = program.pop(self.rng.below(len(program)))
        program.insert(self.rng.below(len(program) + 1), EMPTY if self.rng.below(3) else taken)

    def _exchange(self) -> None:
        """Two members change their places in the crew order, from some turn on."""
        member, other = self._somebody(), self._somebody()
        if member == other:
            return
        mine, theirs = self._open(member), self._open(other)
        first = 0 if self.rng.below(2) else self.rng.below(len(mine))
        for slot in range(first, len(mine)):
            kept = mine[slot]
            mine[slot] = theirs[slot]
            theirs[slot] = kept

    def _swap_slots(self) -> None:
        program = self._open(self._somebody())
        one, two = self.rng.below(len(program)), self.rng.below(len(program))
        kept = program[one]
        program[one] = program[two]
        program[two] = kept

    def _rewrite(self) -> None:
        """Any entry of the hand in any slot."""
        member = self._somebody()
        program = self._open(member)
        entry = self.rng.below(CARDS)
        if entry >= HEROIC_A and not self.hands[member].has(entry):
            entry = _ENTRIES[self.rng.below(len(_ENTRIES))]
        program[self.rng.below(len(program))] = entry
