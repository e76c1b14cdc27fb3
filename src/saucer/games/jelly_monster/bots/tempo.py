"""How long bots take: as long as a child, a person or a machine."""

from typing import Final, final

from saucer.core.bot import Bot
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.jelly_monster.rewards import STORY
from saucer.games.jelly_monster.state import PLACING, WAITING, Hunt


@final
class Tempo:
    """From and to how many milliseconds it takes to roll, to decide on a die, and to do anything else."""

    def __init__(self, roll: tuple[int, int], decide: tuple[int, int], other: tuple[int, int]) -> None:
        self.roll = roll
        self.decide = decide
        self.other = other

    def pause(self, state: Hunt, seat: int, rng: Rng) -> int:
        """How long the present moment takes, never twice the same.

        No clock presses in the thinking variant, so that nobody should wait for a bot either. Whoever is to be ready
        for another round is first told how the districts were scored.
        """
        if state.phase != PLACING or state.hands[seat] == 0:
            least, most = self.other
        elif state.rolls[seat]:
            least, most = self.decide
            if self.holds(state, seat):
                least, most = max(least, WATCH), max(most, 2 * WATCH)
        else:
            least, most = self.roll
        if not state.way.live:
            least, most = min(least, MOMENT[0]), min(most, MOMENT[1])
        elif state.phase == WAITING and state.round > 1:
            least, most = least + STORY * state.way.districts, most + STORY * state.way.districts
        return least + rng.below(most - least + 1)

    def holds(self, state: Hunt, seat: int) -> bool:
        """Whether its last dice had better wait, in live play: those who place later know more.

        It does not run ahead of everybody, and when the timer runs it leaves itself twice the time it needs.
        """
        hand = state.hands[seat]
        if not state.way.live or hand == 0 or hand > RESERVE:
            return False
        busy = level = 0
        for other in range(state.way.seats):
            if other != seat and state.hands[other] > 0:
                busy += 1
            if other != seat and state.hands[other] <= hand:
                level += 1
        enough, left = 2 * hand * self.per_die() + WATCH, state.ends_at - state.now
        if state.flipped >= 0:
            return busy > 0 and left > enough
        return level == 0 and enough <= state.way.glass <= left

    def per_die(self) -> int:
        """How long it takes to roll and to place one die, on average."""
        return (self.roll[0] + self.roll[1] + self.decide[0] + self.decide[1]) // 2


class Paced(Bot):
    """A player as quick as its tempo."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo

    def pause(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, Hunt)
        return self.tempo.pause(state, seat, rng)


RESERVE: Final = 3
"""So many dice may wait."""
WATCH: Final = 1000
"""How long whoever waits looks on, at least, in milliseconds."""

MOMENT: Final = (300, 900)
"""From and to how many milliseconds anything takes at most where no clock runs."""

CHILD: Final = Tempo((700, 1500), (2500, 5000), (1500, 3500))
PERSON: Final = Tempo((350, 700), (900, 2000), (700, 1800))
MACHINE: Final = Tempo((80, 140), (200, 300), (200, 400))
