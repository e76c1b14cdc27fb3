"""The HTTP way to play (`docs/protocol.md`): everything a script needs."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saucer.bots import names
from saucer.core.game import AnyGame
from saucer.core.registry import games
from saucer.core.seats import Seats
from saucer.tables.history import Told
from saucer.tables.history import steps as steps_for
from saucer.tables.reading import new_log, read_game, read_options
from saucer.tables.table import Table
from saucer.web.wire import COOKIE, Ply, answer, holder, house, path_of, read_body, read_json, read_ply

LOG_AT_MOST = 1024 * 1024
"""How many bytes a log file to be imported may have."""

COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers let a cookie live

_NO_OPTIONS = msgspec.Raw(b"{}")


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request may hold."""


class SceneryAsked(Asking, frozen=True):
    options: msgspec.Raw = _NO_OPTIONS


class TableAsked(Asking, frozen=True):
    game: str
    options: msgspec.Raw = _NO_OPTIONS
    seats: int | None = None
    bots: dict[int, str] = {}
    start: Any = None


class CommandAsked(Asking, frozen=True):
    command: msgspec.Raw
    ply: Ply | None = None


class UndoAsked(Asking, frozen=True):
    ply: Ply | None = None


class PreviewAsked(Asking, frozen=True):
    command: msgspec.Raw


class ForkAsked(Asking, frozen=True):
    ply: Ply


async def welcome(request: Request) -> Response:
    """Make a new identity."""
    token = await house(request).welcome()
    response = answer({"token": token}, 201)
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return response


async def whoami(request: Request) -> Response:
    """Whether the identity is known here."""
    return answer({"known": await house(request).knows(holder(request))})


async def list_games(_: Request) -> Response:
    """What can be played."""
    return answer({"games": [_card(game) for game in games()]})


async def scenery(request: Request) -> Response:
    """What a table would look like before the first command."""
    game = read_game(path_of(request, "slug"))
    asked = await read_json(request, SceneryAsked)
    state = new_log(game, read_options(game, asked.options), game.seats.start, None).state
    return answer({"scenery": game.scenery(state), "view": game.view(state, None)})


async def my_tables(request: Request) -> Response:
    """The asker's tables."""
    return answer({"tables": await house(request).tables_of(holder(request))})


async def create(request: Request) -> Response:
    """Make a table."""
    asked = await read_json(request, TableAsked)
    game = read_game(asked.game)
    options = read_options(game, asked.options)
    table = await house(request).create(holder(request), game, options, asked.seats, asked.bots, asked.start)
    return answer(await table.snapshot(_seats(request, table)), 201)


async def take_in(request: Request) -> Response:
    """Make a table of a log file."""
    table = await house(request).take_in(holder(request), await read_body(request, LOG_AT_MOST))
    return answer(await table.snapshot(_seats(request, table)), 201)


async def snapshot(request: Request) -> Response:
    """How a table stands, or stood."""
    at = read_ply(request, "at")
    table = await _table(request)
    return answer(await table.snapshot(_seats(request, table), at))


async def steps(request: Request) -> Response:
    """What happened at a table."""
    since = read_ply(request, "from")
    table = await _table(request)
    return answer({"steps": await table.steps(_seats(request, table), since or 0)})


async def log(request: Request) -> Response:
    """A table's log file."""
    table = await _table(request)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{table.id}.jsonl"'}
    return Response(await table.file(), headers=headers, media_type="application/jsonl")


async def command(request: Request) -> Response:
    """Play a command."""
    asked = await read_json(request, CommandAsked)
    table = await _table(request)
    return _accepted(request, table, await table.accept(_seats(request, table), asked.command, asked.ply))


async def undo(request: Request) -> Response:
    """Take the last command back."""
    asked = await read_json(request, UndoAsked)
    table = await _table(request)
    return _accepted(request, table, await table.undo(_seats(request, table), asked.ply))


async def preview(request: Request) -> Response:
    """What a command would do."""
    asked = await read_json(request, PreviewAsked)
    table = await _table(request)
    return answer(await table.preview(_seats(request, table), asked.command))


async def fork(request: Request) -> Response:
    """Make a table that begins where another was."""
    asked = await read_json(request, ForkAsked)
    table = await house(request).fork(holder(request), await _table(request), asked.ply)
    return answer(await table.snapshot(_seats(request, table)), 201)


async def _table(request: Request) -> Table:
    return await house(request).open(path_of(request, "table"))


def _seats(request: Request, table: Table) -> Seats:
    return table.seats_of(holder(request))


def _accepted(request: Request, table: Table, told: list[Told]) -> Response:
    return answer({"ply": told[-1].line.ply + 1, "steps": steps_for(told, _seats(request, table))})


def _card(game: AnyGame) -> dict[str, object]:
    return {
        "slug": game.slug,
        "rules": game.rules,
        "seats": [game.seats.start, game.seats.stop - 1],
        "bots": names(game),
        "options": game.options(),
        "schema": msgspec.json.schema(game.options),
    }


ROUTES = [
    Route("/me", whoami),
    Route("/me", welcome, methods=["POST"]),
    Route("/games", list_games),
    Route("/games/{slug}/scenery", scenery, methods=["POST"]),
    Route("/tables", my_tables),
    Route("/tables", create, methods=["POST"]),
    Route("/tables/import", take_in, methods=["POST"]),
    Route("/tables/{table}", snapshot),
    Route("/tables/{table}/steps", steps),
    Route("/tables/{table}/log", log),
    Route("/tables/{table}/commands", command, methods=["POST"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
    Route("/tables/{table}/preview", preview, methods=["POST"]),
    Route("/tables/{table}/fork", fork, methods=["POST"]),
]
