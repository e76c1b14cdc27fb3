"""Websocket frames (RFC 6455, section 5), beside those of a library that others use."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from saucer.web.frames import BINARY, CLOSE, PING, TEXT, Broken, Reader, frame

AT_MOST = 70_000
LENGTHS = (0, 1, 5, 125, 126, 127, 65_535, 65_536, AT_MOST)


def sent(kind: int, content: bytes, is_last: bool = True) -> bytes:
    """A client's frame, as the library makes it."""
    return Frame(Opcode(kind), content, fin=is_last).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_our_frames_are_the_librarys(length: int) -> None:
    content = b"x" * length
    assert frame(TEXT, content) == Frame(Opcode.TEXT, content).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_librarys_frames_are_read(length: int) -> None:
    content = bytes(range(256)) * (length // 256) + b"x" * (length % 256)
    assert Reader(AT_MOST).read(sent(BINARY, content)) == [(BINARY, content)]


@given(st.lists(st.tuples(st.sampled_from((BINARY, PING)), st.binary(max_size=125)), max_size=5), st.data())
def test_however_the_bytes_arrive(messages: list[tuple[int, bytes]], data: st.DataObject) -> None:
    stream = b"".join(sent(kind, content) for kind, content in messages)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=10)))
    reader, heard = Reader(AT_MOST), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        heard += reader.read(stream[start:end])
    assert heard == messages


def test_a_message_in_pieces_with_a_ping_between() -> None:
    reader = Reader(AT_MOST)
    assert reader.read(sent(TEXT, "é".encode()[:1], is_last=False)) == []
    assert reader.read(sent(PING, b"there?")) == [(PING, b"there?")]
    assert reader.read(sent(0, "é".encode()[1:], is_last=False)) == []
    assert reader.read(sent(0, b"!") + sent(CLOSE, b"")) == [(TEXT, "é!".encode()), (CLOSE, b"")]


def test_a_message_in_very_many_pieces() -> None:
    reader = Reader(AT_MOST)
    assert reader.read(sent(TEXT, b"", is_last=False) + sent(0, b"x", is_last=False) * AT_MOST) == []
    assert reader.read(sent(0, b"", is_last=False) * AT_MOST) == []
    assert reader.read(sent(0, b"")) == [(TEXT, b"x" * AT_MOST)]
    assert reader.read(sent(TEXT, b"next")) == [(TEXT, b"next")]


def test_a_message_byte_by_byte() -> None:
    reader, stream = Reader(AT_MOST), sent(TEXT, b"x" * AT_MOST)
    heard = [found for at in range(len(stream)) for found in reader.read(stream[at : at + 1])]
    assert heard == [(TEXT, b"x" * AT_MOST)]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (frame(TEXT, b"not masked"), 1002),
        (b"\xc1\x80\0\0\0\0", 1002),  # a bit that belongs to an extension
        (b"\x83\x80\0\0\0\0", 1002),  # a kind that there is not
        (b"\x8b\x80\0\0\0\0", 1002),
        (b"\x89\xfe\0\x7e\0\0\0\0", 1002),  # a long ping
        (b"\x09\x80\0\0\0\0", 1002),  # a ping in pieces
        (sent(0, b"nothing to go on with"), 1002),
        (sent(TEXT, b"begun", is_last=False) + sent(TEXT, b"another"), 1002),
        (sent(TEXT, b"\xff\xfe"), 1007),
        (sent(TEXT, "é".encode()[:1], is_last=False) + sent(0, b"x"), 1007),
        (sent(BINARY, b"x" * (AT_MOST + 1)), 1009),
        (sent(BINARY, b"x" * AT_MOST, is_last=False) + sent(0, b"x"), 1009),
        (b"\x82\xff" + b"\xff" * 8 + b"\0\0\0\0", 1009),  # refused before it has come
    ],
    ids=count(),  # masks are random, names must not be
)
def test_what_breaks_the_protocol(stream: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        Reader(AT_MOST).read(stream)
    assert broken.value.code == code
