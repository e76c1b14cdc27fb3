"""The HTTP way to play (`docs/protocol.md`): everything a script needs."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from saucer.bots import names
from saucer.core.game import AnyGame
from saucer.core.registry import games
from saucer.core.seats import Seat
from saucer.games.space_alert import BadMission
from saucer.tables.asking import Ply, SeatNumber, Seq
from saucer.tables.history import steps as steps_for
from saucer.tables.parsing import parse
from saucer.tables.reading import new_log, read_game, read_options
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Rights
from saucer.tables.table import Accepted, Table
from saucer.tables.wishes import Wish
from saucer.text import LOCALES
from saucer.web import announcer, resolution
from saucer.web.guard import home, limits
from saucer.web.wire import (
    COOKIE,
    answer,
    holder,
    house,
    path_of,
    read_body,
    read_json,
    read_number,
)

LOG_AT_MOST = 1024 * 1024
"""How many bytes a log file to be imported may have."""

COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers let a cookie live

_NO_OPTIONS: Any = msgspec.field(default_factory=lambda: msgspec.Raw(b"{}"))
_WISHES: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request may hold."""


class SceneryAsked(Asking, frozen=True):
    options: msgspec.Raw = _NO_OPTIONS


class TableAsked(Asking, frozen=True):
    game: str
    options: msgspec.Raw = _NO_OPTIONS
    seats: int | None = None
    bots: dict[int, str] = {}
    open: list[int] = []
    name: str = ""
    pace: int = 100
    listed: bool = False
    start: Any = None


class CommandAsked(Asking, frozen=True):
    command: msgspec.Raw
    ply: Ply | None = None
    seat: SeatNumber | None = None
    seq: Seq | None = None


class UndoAsked(Asking, frozen=True):
    ply: Ply | None = None
    seq: Seq | None = None


class PreviewAsked(Asking, frozen=True):
    command: msgspec.Raw
    seat: SeatNumber | None = None


class ImagineAsked(Asking, frozen=True):
    seat: SeatNumber | None = None


class ChatAsked(Asking, frozen=True):
    text: str


class ForkAsked(Asking, frozen=True):
    ply: Ply


class ResolveAsked(Asking, frozen=True):
    mission: Any
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0


async def welcome(request: Request) -> Response:
    """Make a new identity."""
    limits(request).identities.spend(home(request.scope))
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


async def text(request: Request) -> Response:
    """A game's sentences, for pages that did not come with them."""
    game, locale = read_game(path_of(request, "slug")), path_of(request, "locale")
    if locale not in LOCALES:
        raise Refused("no-such-page")
    files = (folder / f"{locale}.ftl" for folder in game.texts)
    return PlainTextResponse("\n".join(file.read_text("utf-8") for file in files))


async def my_tables(request: Request) -> Response:
    """The asker's tables."""
    return answer({"tables": await house(request).tables_of(holder(request))})


async def lobby(request: Request) -> Response:
    """The tables anybody may find."""
    return answer({"tables": await house(request).lobby()})


async def create(request: Request) -> Response:
    """Make a table."""
    limits(request).tables.spend(home(request.scope))
    asked = await read_json(request, TableAsked)
    game = read_game(asked.game)
    table = await house(request).create(
        holder(request),
        game,
        read_options(game, asked.options),
        seats=asked.seats,
        bots=asked.bots,
        open=asked.open,
        name=asked.name,
        pace=asked.pace,
        listed=asked.listed,
        start=asked.start,
    )
    return await _made(request, table)


async def take_in(request: Request) -> Response:
    """Make a table of a log file."""
    limits(request).tables.spend(home(request.scope))
    return await _made(request, await house(request).take_in(holder(request), await read_body(request, LOG_AT_MOST)))


async def snapshot(request: Request) -> Response:
    """How a table stands, or stood."""
    at = read_number(request, "at")
    table = await _table(request)
    return answer(await table.snapshot(holder(request), _rights(request, table), at))


async def steps(request: Request) -> Response:
    """What happened at a table."""
    since = read_number(request, "from")
    table = await _table(request)
    told = await table.steps(_rights(request, table), since or 0)
    return answer({"ply": table.ply, "steps": told})


async def log(request: Request) -> Response:
    """A table's log file."""
    table = await _table(request)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{table.id}.jsonl"'}
    return Response(await table.file(), headers=headers, media_type="application/jsonl")


async def command(request: Request) -> Response:
    """Play a command."""
    asked = await read_json(request, CommandAsked)
    table = await _table(request)
    limits(request).spend_command(_who(request), table.is_timed)
    rights = _rights(request, table, asked.seat)
    return _accepted(rights, await table.accept(rights, asked.command, ply=asked.ply, seat=asked.seat, seq=asked.seq))


async def undo(request: Request) -> Response:
    """Take the last command back."""
    asked = await read_json(request, UndoAsked)
    table = await _table(request)
    rights = _rights(request, table)
    return _accepted(rights, await table.undo(rights, ply=asked.ply, seq=asked.seq))


async def preview(request: Request) -> Response:
    """What a command would do."""
    asked = await read_json(request, PreviewAsked)
    table = await _table(request)
    return answer(await table.preview(_rights(request, table, asked.seat), asked.command, asked.seat))


async def imagine(request: Request) -> Response:
    """A whole position as a seat may believe it to be."""
    asked = await read_json(request, ImagineAsked)
    table = await _table(request)
    limits(request).spend_command(_who(request), table.is_timed)
    return answer(await table.imagine(_rights(request, table, asked.seat), asked.seat))


async def fork(request: Request) -> Response:
    """Make a table that begins where another was."""
    limits(request).tables.spend(home(request.scope))
    asked = await read_json(request, ForkAsked)
    return await _made(request, await house(request).fork(holder(request), await _table(request), asked.ply))


async def rematch(request: Request) -> Response:
    """Make a table for the same people, or find the one that another of them made."""
    limits(request).tables.spend(home(request.scope))
    table = await house(request).rematch(holder(request), await _table(request))
    table.check_look(holder(request))
    return await _made(request, table)


async def company(request: Request) -> Response:
    """The people at a table."""
    table = await _table(request)
    return answer(await table.company_for(holder(request)))


async def ask(request: Request) -> Response:
    """Sit down, get ready, invite and so on. Who may not look yet may still come in with an invitation."""
    wish = parse(await read_body(request), _WISHES)
    table = await house(request).open(path_of(request, "table"))
    return answer({"company": await table.ask(holder(request), wish)})


async def chat(request: Request) -> Response:
    """What was said."""
    since = read_number(request, "from")
    table = await _table(request)
    return answer(await table.said(holder(request), since or 0))


async def say(request: Request) -> Response:
    """Say something."""
    limits(request).spend_chat(_who(request), home(request.scope))
    asked = await read_json(request, ChatAsked)
    table = await _table(request)
    return answer({"number": await table.say(holder(request), asked.text)}, 201)


async def missions(_: Request) -> Response:
    """What missions of Space Alert are made of."""
    return answer(resolution.catalogue())


async def resolve(request: Request) -> Response:
    """Resolve a mission of Space Alert, beat by beat."""
    asked = await read_json(request, ResolveAsked)
    try:
        return answer(resolution.film(asked.mission, asked.seed))
    except BadMission as problem:
        args = problem.args_of_sentence | {"field": problem.field, "reason": problem.code, "problem": str(problem)}
        raise Refused("bad-message", **args) from problem


def _who(request: Request) -> str:
    return holder(request) or home(request.scope)


async def _table(request: Request) -> Table:
    table = await house(request).open(path_of(request, "table"))
    table.check_look(holder(request))
    return table


def _rights(request: Request, table: Table, seat: Seat | None = None) -> Rights:
    asked = read_number(request, "seat")
    return table.rights(holder(request), seat if asked is None else Seat(asked))


async def _made(request: Request, table: Table) -> Response:
    return answer(await table.snapshot(holder(request), table.rights(holder(request))), 201)


def _accepted(rights: Rights, accepted: Accepted) -> Response:
    told = accepted.told
    ply = told[-1].line.ply + 1 if told else accepted.ply + 1
    return answer({"ply": ply, "steps": steps_for(told, rights.eyes)})


def _card(game: AnyGame) -> dict[str, object]:
    return {
        "slug": game.slug,
        "rules": game.rules,
        "seats": [game.seats.start, game.seats.stop - 1],
        "bots": names(game),
        "options": game.options(),
        "schema": msgspec.json.schema(game.options),
        "timed": game.timed(game.options()),
        "hides": game.hides,
    }


ROUTES = [
    Route("/me", whoami),
    Route("/me", welcome, methods=["POST"]),
    Route("/games", list_games),
    Route("/games/{slug}/scenery", scenery, methods=["POST"]),
    Route("/games/{slug}/text/{locale}", text),
    Route("/lobby", lobby),
    Route("/tables", my_tables),
    Route("/tables", create, methods=["POST"]),
    Route("/tables/import", take_in, methods=["POST"]),
    Route("/tables/{table}", snapshot),
    Route("/tables/{table}/steps", steps),
    Route("/tables/{table}/log", log),
    Route("/tables/{table}/commands", command, methods=["POST"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
    Route("/tables/{table}/preview", preview, methods=["POST"]),
    Route("/tables/{table}/imagine", imagine, methods=["POST"]),
    Route("/tables/{table}/fork", fork, methods=["POST"]),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/tables/{table}/company", company),
    Route("/tables/{table}/ask", ask, methods=["POST"]),
    Route("/tables/{table}/chat", chat),
    Route("/tables/{table}/chat", say, methods=["POST"]),
    Route("/resolve", missions),
    Route("/resolve", resolve, methods=["POST"]),
    *announcer.ROUTES,
]
