"""A small random generator that gives the same numbers on every machine and in every build."""

from typing import Final, final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: four words of 32 bits, so that compiled integers never overflow."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Begin stream number `stream` of `seed`; streams of one seed are independent for all we can tell."""
        self._a: i64 = seed & _MASK
        self._b: i64 = (seed >> 32) & _MASK
        self._c: i64 = stream & _MASK
        self._counter: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 21) & _MASK) | (self._c >> 11)) + out & _MASK
        return out

    def below(self, n: int) -> int:
        """A number in 0 .. n-1; its bias of at most n in 2**32 is far below what any simulation can see."""
        return (self.word() * n) >> 32
