"""JSON in and out, and who is asking."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from saucer.core.messages import Refusal
from saucer.tables.asking import Ply
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.parsing import parse
from saucer.tables.refusals import CODES as TABLE_CODES
from saucer.tables.refusals import Refused

T = TypeVar("T")

COOKIE = "saucer"
MESSAGE_AT_MOST = 64 * 1024
"""How many bytes a request or a socket's message may have."""

STATUS = {
    "bad-json": 400,
    "bad-message": 400,
    "no-identity": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-invited": 403,
    "still-hidden": 403,
    "muted": 403,
    "hushed": 403,
    "bad-host": 403,
    "foreign-origin": 403,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-ply": 404,
    "no-such-table": 404,
    "bad-method": 405,
    "stale-version": 409,
    "sequence-used": 409,
    "seat-taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "internal-error": 500,
    "not-saved": 503,
}
"""By code; what is not here is refused by the rules or for what it says: 422."""

CODES = TABLE_CODES | {"hello-first", "unknown-protocol"} | STATUS.keys()
"""Every code the server itself can give, so that each has its sentence. The rules have their own."""


class RefusalAnswer(msgspec.Struct, frozen=True):
    """What a script gets instead of what it wanted."""

    refusal: Refusal


def answer(content: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(
        msgspec.json.encode(content),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def refuse(refusal: Refusal) -> Response:
    """A refusal with the status that fits it, and when to come back if that is known."""
    response = answer(RefusalAnswer(refusal), STATUS.get(refusal.code, 422))
    wait = refusal.args.get("milliseconds")
    if isinstance(wait, int):
        response.headers["Retry-After"] = str(-(-wait // 1000))
    return response


def house(connection: HTTPConnection) -> House:
    """The tables of this server."""
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


def holder(connection: HTTPConnection) -> str | None:
    """The hash of the token somebody sends, known or not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return token_hash(token.strip()) if token else None


async def read_body(request: Request, at_most: int = MESSAGE_AT_MOST) -> bytes:
    """The body, refused as soon as it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > at_most:
            raise Refused("too-large", most=at_most)
    return bytes(body)


async def read_json(request: Request, kind: type[T]) -> T:
    """The body as a message of that shape."""
    return parse(await read_body(request), msgspec.json.Decoder(kind))


def read_number(request: Request, name: str) -> int | None:
    """A ply, a seat or the like in the query, or None if it is not there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    try:
        return msgspec.convert(text, Ply, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("bad-message", problem=str(problem)) from problem


def path_of(request: HTTPConnection, name: str) -> str:
    """A part of the path."""
    part: Any = request.path_params[name]
    return str(part)
