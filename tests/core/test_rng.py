"""The generator's numbers are promised for ever: logs of simulations depend on them."""

import pytest

from saucer.core.rng import Rng


def words(seed: int, stream: int = 0, count: int = 5) -> list[int]:
    rng = Rng(seed, stream)
    return [rng.word() for _ in range(count)]


@pytest.mark.parametrize(
    ("seed", "stream", "expected"),
    [
        (0, 0, [4216505632, 947923937, 2491578854, 3964400089, 2091952393]),
        (1, 0, [3387734806, 1080862987, 3546521498, 2861869171, 428981239]),
        (1, 1, [4114208188, 1734779857, 162665512, 585015509, 1993160469]),
        (9223372036854788153, 9, [1409273793, 278672424, 1647470225, 3846356173, 1639438214]),
    ],
)
def test_fixed_vectors(seed: int, stream: int, expected: list[int]) -> None:
    assert words(seed, stream) == expected


def test_a_thousandth_word() -> None:
    assert words(2026, 7, 1000)[-1] == 3331417020


def test_words_have_32_bits() -> None:
    drawn = words(1, 2, 2000)
    assert all(0 <= word < 2**32 for word in drawn)
    assert max(drawn) > 2**31


def test_streams_of_one_seed_differ() -> None:
    assert words(1, 0) != words(1, 1)


def test_below_stays_below() -> None:
    rng = Rng(5)
    drawn = [rng.below(7) for _ in range(2000)]
    assert set(drawn) == set(range(7))
    assert Rng(5).below(1) == 0
