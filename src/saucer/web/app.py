"""The application: which address does what, and what happens at start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

import saucer.games  # noqa: F401 - makes the games known
from saucer.core.messages import IllegalCommand, Refusal
from saucer.store.bus import Alone, RedisBus
from saucer.store.store import Store
from saucer.store.writer import NotRead
from saucer.tables.house import House
from saucer.tables.refusals import Refused
from saucer.web import api, description, pages
from saucer.web.guard import HEADERS, Door, Guard
from saucer.web.metrics import HEALTH, Health, Metrics
from saucer.web.wire import refuse


def create(database: str, bus: str | None = None, door: Door | None = None) -> Starlette:
    """The application whose tables are kept in `database`; other processes hear of them through `bus`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(database)
        wire = Alone() if bus is None else await RedisBus.open(bus)
        house = House(store, wire)
        app.state.house = house
        await house.live()
        try:
            yield
        finally:
            await house.close()
            await wire.close()
            await store.close()

    door = door or Door()
    app = Starlette(
        routes=[
            Route(HEALTH, Health()),
            Mount("/api", routes=[*api.ROUTES, description.ROUTE]),
            Mount("/", pages.pages()),
        ],
        middleware=[Middleware(Guard, door=door)],
        exception_handlers={
            Refused: _refused,
            IllegalCommand: _refused,
            NotRead: _not_read,
            HTTPException: _http_problem,
            Exception: _internal_error,
        },
        lifespan=lifespan,
    )
    app.state.door = door
    app.state.metrics = Metrics()
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused | IllegalCommand)
    request.app.state.metrics.refused(problem.refusal.code)
    return refuse(problem.refusal)


async def _not_read(_: Request, __: Exception) -> Response:
    return refuse(Refusal("not-saved"))


async def _http_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = refuse(Refusal({404: "no-such-page", 405: "bad-method"}.get(problem.status_code, "bad-message")))
    response.headers.update(problem.headers or {})  # which methods there are
    return response


async def _internal_error(_: Request, __: Exception) -> Response:
    # The server's own log gets the traceback; whoever asked gets nothing to learn from.
    response = refuse(Refusal("internal-error"))
    response.headers.update(HEADERS)  # Starlette answers this one past the guard
    return response
