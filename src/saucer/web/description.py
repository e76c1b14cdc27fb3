"""The HTTP way to play as an OpenAPI 3.1 document, made of the shapes that the server itself reads and writes."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saucer import __version__
from saucer.core.messages import Command, Event
from saucer.tables.asking import Ply, SeatNumber
from saucer.tables.house import Summary
from saucer.tables.messages import Chat, CompanySeen, Imagined, Preview, Snapshot, Step
from saucer.tables.wishes import Wish
from saucer.web import announcer, api, resolution
from saucer.web.wire import RefusalAnswer, answer

_JSON = "application/json"
_LOG = "application/jsonl"
_TEXT = "text/plain"


class Token(msgspec.Struct):
    token: str


class Known(msgspec.Struct):
    known: bool


class Card(msgspec.Struct):
    slug: str
    rules: int
    seats: tuple[int, int]
    bots: list[str]
    options: dict[str, Any]
    schema: dict[str, Any]
    timed: bool
    hides: bool


class Cards(msgspec.Struct):
    games: list[Card]


class Scenery(msgspec.Struct):
    scenery: msgspec.Struct
    view: msgspec.Struct


class Tables(msgspec.Struct):
    tables: list[Summary]


class Steps(msgspec.Struct):
    ply: int
    steps: list[Step]


class Asked(msgspec.Struct):
    company: CompanySeen


class Number(msgspec.Struct):
    number: int


class Operation(NamedTuple):
    """What a route takes and gives; what it does stands at its function."""

    gives: Any
    """A shape in JSON, or the media type of something else."""
    status: int = 200
    takes: Any = None
    query: Mapping[str, Any] = {}


Endpoint = Callable[[Request], Awaitable[Response]]

OPERATIONS: dict[Endpoint, Operation] = {
    api.whoami: Operation(Known),
    api.welcome: Operation(Token, 201),
    api.list_games: Operation(Cards),
    api.scenery: Operation(Scenery, takes=api.SceneryAsked),
    api.text: Operation(_TEXT),
    api.lobby: Operation(Tables),
    api.my_tables: Operation(Tables),
    api.create: Operation(Snapshot, 201, api.TableAsked),
    api.take_in: Operation(Snapshot, 201, _LOG),
    api.snapshot: Operation(Snapshot, query={"at": Ply, "seat": SeatNumber}),
    api.steps: Operation(Steps, query={"from": Ply, "seat": SeatNumber}),
    api.log: Operation(_LOG),
    api.command: Operation(Steps, takes=api.CommandAsked),
    api.undo: Operation(Steps, takes=api.UndoAsked),
    api.preview: Operation(Preview, takes=api.PreviewAsked),
    api.imagine: Operation(Imagined, takes=api.ImagineAsked),
    api.fork: Operation(Snapshot, 201, api.ForkAsked),
    api.rematch: Operation(Snapshot, 201),
    api.company: Operation(CompanySeen),
    api.ask: Operation(Asked, takes=Wish),
    api.chat: Operation(Chat, query={"from": Ply}),
    api.say: Operation(Number, 201, api.ChatAsked),
    api.missions: Operation(resolution.Catalogue),
    api.resolve: Operation(resolution.Film, takes=api.ResolveAsked),
    announcer.announced_missions: Operation(announcer.TimelinesSeen),
    announcer.announced_mission: Operation(
        announcer.Script, query={"crew": announcer.Crew, "transfer_seconds": announcer.TransferSeconds}
    ),
}
"""Every route of the API."""

_GAMES_OWN = {
    Command: "A command of the game.",
    Event: "An event of the game.",
    msgspec.Struct: "What the game shows.",
}
"""What each game has its own shapes for."""


async def openapi(_: Request) -> Response:
    """The description itself."""
    return answer(document())


ROUTE = Route("/openapi.json", openapi)


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    shapes = [
        RefusalAnswer,
        *(shape for operation in OPERATIONS.values() for shape in (operation.gives, operation.takes)),
        *(shape for operation in OPERATIONS.values() for shape in operation.query.values()),
    ]
    in_json = [shape for shape in dict.fromkeys(shapes) if shape is not None and not isinstance(shape, str)]
    schemas, components = msgspec.json.schema_components(in_json, ref_template="#/components/schemas/{name}")
    by_shape = dict(zip(in_json, schemas, strict=True))
    for kind, meaning in _GAMES_OWN.items():
        components[kind.__name__] = {"type": "object", "description": meaning}
    paths: dict[str, dict[str, Any]] = {}
    for route in api.ROUTES:
        method = "post" if "POST" in (route.methods or ()) else "get"
        paths.setdefault(f"/api{route.path}", {})[method] = _describe(route, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saucer", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "saucer"},
            },
        },
        # Who asks without saying who they are is a stranger: refused where that is not enough.
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }


def _describe(route: Route, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    def content(shape: Any) -> dict[str, Any]:
        if isinstance(shape, str):
            return {shape: {"schema": {"type": "string"}}}
        return {_JSON: {"schema": schemas[shape]}}

    operation = OPERATIONS[route.endpoint]
    refused = {"description": "Refused.", "content": content(RefusalAnswer)}
    described: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.endpoint.__doc__,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in route.param_convertors
            ),
            *({"name": name, "in": "query", "schema": schemas[shape]} for name, shape in operation.query.items()),
        ],
        "responses": {
            str(operation.status): {"description": "Done.", "content": content(operation.gives)},
            "4XX": refused,
            "503": refused,
        },
    }
    if operation.takes is not None:
        described["requestBody"] = {"required": True, "content": content(operation.takes)}
    return described
