"""What nobody should send, and somebody does: messages made of real ones by breaking them, and raw connections."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from hypothesis import strategies as st

SECONDS = 60
"""Whoever has no answer by then is kept hanging."""

HUGE: list[Any] = [-1, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308, True, None, "", "1", [], {}]
ODD = [
    "\0",
    "\x1b[31m",
    "<script>alert(1)</script>",
    "\u202eevil",
    "\u200b",
    "é" * 300,
    "x" * 5000,
    "'; DROP TABLE plies; --",
    "%s%n",
]
NOT_JSON = [
    b"NaN",
    b"Infinity",
    b"1e999",
    b"01",
    b"'x'",
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\\x"',
    b"9" * 5000,
    b"\xff\xfe",
]

Json = dict[str, Any]


def encode(message: object) -> bytes:
    """JSON; a library that writes more than the server reads."""
    return json.dumps(message).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value where something stands: the container and the key."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield value, key
        yield from _places(inner)


def _with_value(random: Random, message: Json, values: list[Any]) -> bytes:
    copy = deepcopy(message)
    places = list(_places(copy))
    if places:
        container, key = random.choice(places)
        container[key] = random.choice(values)
    return encode(copy)


def huge(random: Random, message: Json) -> bytes:
    return _with_value(random, message, HUGE)


def odd(random: Random, message: Json) -> bytes:
    return _with_value(random, message, ODD)


def swapped(random: Random, message: Json) -> bytes:
    copy = deepcopy(message)
    places = list(_places(copy))
    if places:
        (one, here), (other, there) = random.choice(places), random.choice(places)
        one[here], other[there] = deepcopy(other[there]), deepcopy(one[here])
    return encode(copy)


def without(random: Random, message: Json) -> bytes:
    left_out = random.choice([*message, None])
    return encode({key: value for key, value in message.items() if key != left_out})


def with_more(random: Random, message: Json) -> bytes:
    key = random.choice(["id", "seat", "ply", "seq", "x", "", "type", "do"])
    return encode(message | {key: random.choice(HUGE + ODD)})


def nested(random: Random, message: Json) -> bytes:
    depth = random.choice([10, 1000, 5000])
    begin, end = random.choice([(b"[", b"]"), (b'{"do":', b"}"), (b'{"command":', b"}")])
    return _spliced(random, message, begin * depth + b"1" + end * depth)


def not_json(random: Random, message: Json) -> bytes:
    return _spliced(random, message, random.choice(NOT_JSON))


def _spliced(random: Random, message: Json, text: bytes) -> bytes:
    """Something that is no JSON value in place of one."""
    copy = deepcopy(message)
    places = list(_places(copy))
    if not places:
        return text
    container, key = random.choice(places)
    container[key] = "HERE"
    return encode(copy).replace(b'"HERE"', text)


def flipped(random: Random, message: Json) -> bytes:
    text = bytearray(encode(message))
    for _ in range(random.choice([1, 1, 1, 2, 8])):
        text[random.randrange(len(text))] ^= 1 << random.randrange(8)
    return bytes(text)


def truncated(random: Random, message: Json) -> bytes:
    text = encode(message)
    return text[: random.randrange(len(text))]


def repeated(random: Random, message: Json) -> bytes:
    text = encode(message)
    start, end = sorted((random.randrange(len(text)), random.randrange(len(text) + 1)))
    return text[:end] + text[start:end] * random.choice([1, 2, 50]) + text[end:]


def as_it_is(_: Random, message: Json) -> bytes:
    return encode(message)


MUTATIONS: list[Callable[[Random, Json], bytes]] = [
    huge,
    odd,
    swapped,
    without,
    with_more,
    nested,
    not_json,
    flipped,
    truncated,
    repeated,
    as_it_is,
]


def mutated(random: Random, corpus: list[Json]) -> bytes:
    """A message that somebody might have sent, with something done to it."""
    return random.choice(MUTATIONS)(random, random.choice(corpus))


ANY_JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SMALL = st.integers(-2, 5) | st.sampled_from(HUGE) | ANY_JSON
COMMAND = st.fixed_dictionaries(
    {"do": st.sampled_from(["pick", "done", "wave", "deal", "tick", "undo", "place", "rolled"]) | ANY_JSON},
    optional={"card": SMALL, "at": SMALL, "to": SMALL, "cards": SMALL, "ply": SMALL, "die": SMALL, "row": SMALL},
)
WISH = st.fixed_dictionaries(
    {
        "do": st.sampled_from(["enter", "sit", "ready", "rename", "claim", "propose", "answer", "mute", "settings"])
        | SMALL
    },
    optional={"name": st.text() | SMALL, "seat": SMALL, "person": SMALL, "what": SMALL, "agree": SMALL, "bot": SMALL},
)
MESSAGE = ANY_JSON | st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "look", "command", "undo", "preview", "imagine", "ask", "chat", "sketch"])},
    optional={
        "id": st.integers(0, 9) | SMALL,
        "v": st.just(1) | SMALL,
        "ply": SMALL,
        "seat": SMALL,
        "seq": SMALL,
        "command": COMMAND | ANY_JSON,
        "ask": WISH | ANY_JSON,
        "text": st.text() | SMALL,
        "piece": st.sampled_from(["ping", "figure:0"]) | SMALL,
        "value": SMALL,
        "keep": st.booleans() | SMALL,
    },
)
"""Messages that look as if they were meant."""


def corpus_of(snapshot: Json) -> list[Json]:
    """Messages as a page sends them, at the table that looks like `snapshot`."""
    ply, commands = snapshot["ply"], [*snapshot["legal"], {"do": "pick", "card": 5}, {"do": "finish"}]
    wishes: list[Json] = [
        {"do": "enter", "name": "Eve", "invite": "guess"},
        {"do": "sit", "seat": 1, "invite": "guess", "name": "Eve"},
        {"do": "stand", "seat": 0},
        {"do": "ready", "ready": True},
        {"do": "rename", "name": "Eve"},
        {"do": "bot", "seat": 1, "bot": "random"},
        {"do": "claim", "seat": 1},
        {"do": "give", "seat": 1, "person": 2},
        {"do": "kick", "person": 1},
        {"do": "host", "person": 2},
        {"do": "settings", "listed": True, "watch": True, "chat": True},
        {"do": "mute", "person": 1, "muted": True},
        {"do": "propose", "what": "undo"},
        {"do": "answer", "agree": True},
    ]
    return [
        {"type": "hello", "v": 1, "ply": ply, "seat": None},
        {"type": "look", "id": 1, "seat": 1},
        {"type": "undo", "id": 2, "ply": ply},
        *({"type": "command", "id": 3, "command": command, "seat": 0, "seq": 7} for command in commands),
        *({"type": "command", "id": 4, "command": command, "ply": ply} for command in commands),
        *({"type": "preview", "id": 5, "command": command} for command in commands),
        {"type": "imagine", "id": 5, "seat": 0},
        *({"type": "ask", "id": 6, "ask": wish} for wish in wishes),
        {"type": "chat", "id": 7, "text": "Hello <b>everybody</b>"},
        {"type": "sketch", "id": 8, "piece": "figure:0", "value": {"at": [1, "x"]}, "keep": True},
        {"type": "sketch", "id": 9, "piece": "ping", "value": 7, "keep": False},
    ]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes


class Line:
    """A bare connection to the server."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.host = place.netloc
        self._socket = socket.create_connection((place.hostname, place.port), SECONDS)
        self._unread = b""

    def close(self) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def read(self, length: int) -> bytes:
        """Exactly so many bytes; raises `EOFError` at the end."""
        while len(self._unread) < length:
            self._more()
        found, self._unread = self._unread[:length], self._unread[length:]
        return found

    def read_until(self, mark: bytes) -> bytes:
        while mark not in self._unread:
            self._more()
        return self.read(self._unread.index(mark) + len(mark))

    def read_to_the_end(self) -> bytes:
        """Say that nothing more comes, and hear the rest."""
        try:
            self._socket.shutdown(socket.SHUT_WR)
            while True:
                self._more()
        except (EOFError, ConnectionError):
            return self._unread

    def ask(self, request: bytes) -> Answer:
        """One whole request over HTTP and its answer."""
        self.send(request)
        head = self.read_until(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return Answer(status, self.read(int(lengths[0].split(b":")[1]) if lengths and status != 304 else 0))

    def _more(self) -> None:
        data = self._socket.recv(1 << 16)
        if not data:
            raise EOFError
        self._unread += data


def request(host: str, method: str, path: str, token: str, body: bytes = b"") -> bytes:
    """A request over HTTP as it goes over the wire."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    return head.encode() + b"\r\n" + body


def frame(kind: int, content: bytes, mask: bytes = b"mask") -> bytes:
    """A client's frame."""
    length = len(content)
    size = bytes((length,)) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
    if length >= 1 << 16:
        size = b"\x7f" + length.to_bytes(8, "big")
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes((0x80 | kind, size[0] | 0x80)) + size[1:] + mask + masked


class Visit(Line):
    """A websocket at a table, on which one may send whatever one likes."""

    def __init__(self, address: str, table: str, token: str) -> None:
        super().__init__(address)
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
        )
        self.send((head + (f"Authorization: Bearer {token}\r\n" if token else "") + "\r\n").encode())
        assert self.read_until(b"\r\n\r\n").startswith(b"HTTP/1.1 101 ")

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it says."""
        head, length = self.read(2)
        if length >= 126:
            length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
        return head & 0x0F, self.read(length)
