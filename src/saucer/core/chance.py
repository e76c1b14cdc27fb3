"""What the dealer has to decide, with exact weights."""

from collections.abc import Callable
from typing import final

from saucer.core.rng import Rng


@final
class Chance:
    """Independent draws made at once: `weights[i][f]` is the weight of face `f + 1` of draw `i`.

    The dealer's action is the verb in its lowest byte, then one byte for each draw: the face, counted from 1.
    """

    def __init__(self, verb: int, weights: tuple[tuple[int, ...], ...]) -> None:
        self.verb = verb
        self.weights = weights
        # Found when somebody draws: whoever only asks whether an action is allowed need not know.
        self._totals: list[int] = []
        self._fair: list[bool] = []

    def _weigh(self) -> None:
        self._totals = [sum(faces) for faces in self.weights]
        # Most draws are fair dice: for those one multiplication is enough.
        self._fair = [len(set(faces)) == 1 for faces in self.weights]

    def sample(self, rng: Rng) -> int:
        """Draw one outcome and return it as the dealer's action."""
        if not self._fair:
            self._weigh()
        action = self.verb
        shift = 8
        for i, faces in enumerate(self.weights):
            if self._fair[i]:
                face = rng.below(len(faces))
            else:
                rest = rng.below(self._totals[i])
                face = 0
                while rest >= faces[face]:
                    rest -= faces[face]
                    face += 1
            action |= (face + 1) << shift
            shift += 8
        return action

    def draw(self, below: Callable[[int], int]) -> int:
        """Draw one outcome as `sample` does, from any source of numbers in 0 .. n-1."""
        action = self.verb
        shift = 8
        for faces in self.weights:
            rest = below(sum(faces))
            face = 0
            while rest >= faces[face]:
                rest -= faces[face]
                face += 1
            action |= (face + 1) << shift
            shift += 8
        return action

    def outcomes(self) -> list[tuple[int, int]]:
        """Every possible action with its weight; the probability is the weight divided by `total`."""
        found = [(self.verb, 1)]
        shift = 8
        for faces in self.weights:
            found = [
                (action | (face + 1) << shift, weight * faces[face])
                for action, weight in found
                for face in range(len(faces))
                if faces[face] > 0
            ]
            shift += 8
        return found

    def total(self) -> int:
        """The sum of the weights of all outcomes."""
        product = 1
        for faces in self.weights:
            product *= sum(faces)
        return product

    def allows(self, action: int) -> bool:
        """Whether `action` is one of the outcomes, without listing them all."""
        if action < 0 or action & 255 != self.verb:
            return False
        rest = action >> 8
        for faces in self.weights:
            face = (rest & 255) - 1
            if face < 0 or face >= len(faces) or faces[face] == 0:
                return False
            rest >>= 8
        return rest == 0
