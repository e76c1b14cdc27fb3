"""Commands and packed actions."""

import msgspec
import pytest

from saucer.core import codec as codec_module
from saucer.core.codec import Codec
from saucer.core.messages import Byte, Command, Face, Tick
from saucer.core.seats import Millis
from saucer.core.state import TICK, tick


class Move(Command, frozen=True, tag="move"):
    piece: Byte
    square: Byte = 0


class Pass(Command, frozen=True, tag="pass"):
    pass


class Drawn(Command, frozen=True, tag="drawn"):
    deck: Byte
    cards: tuple[Face, ...]


class Stranger(Command, frozen=True, tag="stranger"):
    pass


CODEC = Codec({1: Move, 2: Pass, 3: Drawn, TICK: Tick})


@pytest.mark.parametrize(
    ("command", "action"),
    [
        (Move(0, 0), 1),
        (Move(4, 200), 1 | 4 << 8 | 200 << 16),
        (Pass(), 2),
        (Drawn(0, ()), 3),
        (Drawn(9, (1, 255, 7)), 3 | 9 << 8 | 1 << 16 | 255 << 24 | 7 << 32),
        (Tick(Millis(0)), 255),
        (Tick(Millis(225_000)), 255 | 225_000 << 8),
    ],
)
def test_both_ways(command: Command, action: int) -> None:
    assert CODEC.action(command) == action
    assert CODEC.command(action) == command


def test_the_clocks_action_is_its_command() -> None:
    assert CODEC.command(tick(Millis(1500))) == Tick(Millis(1500))


def test_an_unknown_command_has_no_action() -> None:
    assert CODEC.action(Stranger()) is None


def test_what_does_not_fit_into_a_byte_is_a_mistake() -> None:
    with pytest.raises(ValueError, match=r"piece of .* is no byte"):
        CODEC.action(Move(256, 0))
    with pytest.raises(ValueError, match=r"square of .* is no byte"):
        CODEC.action(Move(0, -1))


def test_what_is_remembered_is_right_and_does_not_grow_without_end() -> None:
    codec = Codec({1: Move, 2: Pass})
    actions = [1 | piece << 8 | square << 16 for piece in range(100) for square in range(100)]
    for _ in range(2):
        assert codec.commands([2, *actions]) == [Pass(), *(Move(action >> 8 & 255, action >> 16) for action in actions)]
        assert codec.json([2, *actions]) == msgspec.json.encode(codec.commands([2, *actions]))
        for remembered in (codec._remembered, codec._texts):
            assert len(remembered) <= codec_module._REMEMBERED_AT_MOST
    assert codec.json([]) == b"[]"
    assert codec.command(actions[-1]) is codec.command(actions[-1])
