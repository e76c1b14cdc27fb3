"""Websocket frames (RFC 6455, section 5): what a server needs that knows no extensions and sends whole messages."""

from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where its extension could not be built
    from websockets.utils import apply_mask  # type: ignore[no-redef, unused-ignore]  # mypyc sees neither

MORE: Final = 0
"""The message before goes on."""
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
KINDS: Final = frozenset((MORE, TEXT, BINARY, CLOSE, PING, PONG))

LAST: Final = 0x80
"""Of the first byte: the message ends here."""
RESERVED: Final = 0x70
KIND: Final = 0x0F
MASKED: Final = 0x80
"""Of the second byte: what a client sends is."""

SHORTEST: Final = 6
"""Bytes of a client's frame that says nothing: two, and the mask."""
CONTROL_AT_MOST: Final = 125

PROTOCOL_ERROR: Final = 1002
NOT_UTF_8: Final = 1007
TOO_LARGE: Final = 1009

Heard = tuple[int, bytes]
"""A whole message or a control frame: its kind and what it says."""


class Broken(Exception):
    """What came breaks the protocol; the connection has to close with `code`."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def frame(kind: int, content: bytes) -> bytes:
    """A frame as a server sends it: whole and unmasked."""
    return head(kind, len(content)) + content


def head(kind: int, length: int) -> bytes:
    """What stands before so many bytes of content."""
    first = LAST | kind
    if length <= CONTROL_AT_MOST:
        return (first << 8 | length).to_bytes(2, "big")
    if length < 1 << 16:
        return ((first << 8 | 126) << 16 | length).to_bytes(4, "big")
    return pack("!BBQ", first, 127, length)


TEXT_HEADS: Final = [head(TEXT, length) for length in range(1024)]
"""Of most messages."""


class Reader:
    """Makes messages of what a client sends, in whatever pieces it comes: the work grows with the bytes, not faster."""

    def __init__(self, at_most: int) -> None:
        """A message may have `at_most` bytes."""
        self._at_most = at_most
        self._rest = bytearray()
        """The beginning of a frame."""
        self._needed = SHORTEST
        """So many bytes of it must have come before there is more to know."""
        self._kind = MORE
        """Of the message under way; `MORE`: there is none."""
        self._message = bytearray()

    def read(self, data: bytes) -> list[Heard]:
        """All that `data` completes; raises `Broken`."""
        if self._rest:
            self._rest += data
            if len(self._rest) < self._needed:
                return []
            data = bytes(self._rest)
            self._rest.clear()
        heard: list[Heard] = []
        at, end = 0, SHORTEST
        while len(data) >= end:
            head, length, start = data[at], data[at + 1] ^ MASKED, end
            if length > CONTROL_AT_MOST:
                if length > 127:
                    raise Broken(PROTOCOL_ERROR, "a client masks what it sends")
                start += 2 if length == 126 else 8
                if len(data) < start:
                    end = start
                    break
                length = int.from_bytes(data[at + 2 : start - 4], "big")
            self._check(head, length)
            end = start + length
            if len(data) < end:
                break
            self._take(head, apply_mask(data[start:end], data[start - 4 : start]), heard)
            at, end = end, end + SHORTEST
        self._rest += data[at:]
        self._needed = end - at
        return heard

    def _check(self, head: int, length: int) -> None:
        """Before the content has come: what would be too large is not collected."""
        kind = head & KIND
        if head & RESERVED or kind not in KINDS:
            raise Broken(PROTOCOL_ERROR, "no such frame")
        if kind >= CLOSE:
            if length > CONTROL_AT_MOST or not head & LAST:
                raise Broken(PROTOCOL_ERROR, "a control frame is short and whole")
        elif (kind == MORE) == (self._kind == MORE):
            raise Broken(PROTOCOL_ERROR, "one message comes after the other")
        elif len(self._message) + length > self._at_most:
            raise Broken(TOO_LARGE, f"a message has at most {self._at_most} bytes")

    def _take(self, head: int, content: bytes, heard: list[Heard]) -> None:
        kind = head & KIND
        if kind >= CLOSE:
            heard.append((kind, content))
            return
        if kind == MORE or not head & LAST:
            self._message += content
            self._kind = kind or self._kind
            if not head & LAST:
                return
            kind, content = self._kind, bytes(self._message)
            self._kind = MORE
            self._message.clear()
        if kind == TEXT:
            try:
                content.decode()
            except UnicodeDecodeError as problem:
                raise Broken(NOT_UTF_8, "a text is UTF-8") from problem
        heard.append((kind, content))
