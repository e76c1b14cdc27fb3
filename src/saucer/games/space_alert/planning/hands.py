"""Which programs the dealt cards allow: every card has two halves, and one of them is used (SA-RT-03, SA-RT-04)."""

from typing import final

from saucer.games.space_alert.board import EMPTY, HEROIC_A
from saucer.games.space_alert.state import phase_of


@final
class Hand:
    """The cards of a crew member, each with the phase in which it is dealt; a free hand allows everything ordinary."""

    def __init__(self, is_free: bool, halves: list[int], phases: list[int]) -> None:
        self.is_free = is_free
        self.halves = halves
        """By card: its two halves as a set of entries."""
        self.phases = phases
        """By card: the first phase whose slots it may lie on."""
        self.offers = 0
        """The set of all entries that one of the cards has."""
        for each in halves:
            self.offers |= each
        self._users = [-1] * len(halves)
        self._asked = [False] * len(halves)

    def allows(self, program: list[int]) -> bool:
        """Whether the cards can be laid so that they show this program."""
        if self.is_free:
            return True
        users = self._users
        for card in range(len(users)):
            users[card] = -1
        for slot in range(len(program)):
            if program[slot] != EMPTY:
                for card in range(len(users)):
                    self._asked[card] = False
                if not self._lay(program, slot):
                    return False
        return True

    def _lay(self, program: list[int], slot: int) -> bool:
        """Find a card for a slot, if need be by giving another slot another card."""
        phase = phase_of(slot + 1)
        for card in range(len(self.halves)):
            fits = self.halves[card] >> program[slot] & 1 and self.phases[card] <= phase
            if fits and not self._asked[card]:
                self._asked[card] = True
                if self._users[card] < 0 or self._lay(program, self._users[card]):
                    self._users[card] = slot
                    return True
        return False

    def has(self, entry: int) -> bool:
        """Whether there is a card at all that shows it; free hands have no heroic cards."""
        return entry < HEROIC_A if self.is_free else bool(self.offers >> entry & 1)


def free_hand() -> Hand:
    """As many ordinary cards of every kind as one likes."""
    return Hand(True, [], [])
