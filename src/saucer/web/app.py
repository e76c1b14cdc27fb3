"""The application: which address does what, and what happens at start and end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

import saucer.games  # noqa: F401 - makes the games known
from saucer.core.messages import IllegalCommand, Refusal
from saucer.store.store import Store
from saucer.tables.house import House
from saucer.tables.refusals import Refused
from saucer.web import api, pages
from saucer.web.guard import Guard
from saucer.web.wire import refuse

SWEEP_SECONDS = 60.0


def create(data: Path) -> Starlette:
    """The application whose tables are kept in the folder `data`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(data)
        house = House(store)
        app.state.house = house
        sweeping = asyncio.create_task(_sweep(house))
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await house.close()
            await store.close()

    return Starlette(
        routes=[
            Mount("/api", routes=api.ROUTES),
            Mount("/", pages.pages()),
        ],
        middleware=[Middleware(Guard)],
        exception_handlers={
            Refused: _refused,
            IllegalCommand: _refused,
            HTTPException: _http_problem,
            Exception: _internal_error,
        },
        lifespan=lifespan,
    )


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.put_away_idle()


async def _refused(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused | IllegalCommand)
    return refuse(problem.refusal)


async def _http_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    return refuse(Refusal({404: "no-such-page", 405: "bad-method"}.get(problem.status_code, "bad-message")))


async def _internal_error(_: Request, __: Exception) -> Response:
    # The server's own log gets the traceback; whoever asked gets nothing to learn from.
    return refuse(Refusal("internal-error"))
