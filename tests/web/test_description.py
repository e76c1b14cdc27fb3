"""The description of the HTTP API is true: what it says is asked of a real server, and what it does not say too."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from saucer.web import api
from saucer.web.description import OPERATIONS, document
from tests.web.server import GAME, Person, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
schemathesis.serializer.alias("application/jsonl", "text/plain")
SCHEMA = schemathesis.openapi.from_dict(document())
REAL = {"slug": GAME, "locale": "en", "mission": "mission_1"}


def method(route: Route) -> str:
    return "POST" if "POST" in (route.methods or ()) else "GET"


@pytest.fixture(scope="module")
def ida(server: Server) -> Iterator[Person]:
    """Somebody with tables; `ada` is another one in each test."""
    person = Person(server)
    yield person
    person.close()


def test_every_route_is_described_once() -> None:
    endpoints = [route.endpoint for route in api.ROUTES]
    assert len(set(endpoints)) == len(endpoints)
    assert set(endpoints) == OPERATIONS.keys()
    described = document()["paths"]
    assert {(path, name) for path, methods in described.items() for name in methods} == {
        (f"/api{route.path}", method(route).lower()) for route in api.ROUTES
    }


def test_the_server_tells_it(ada: Person) -> None:
    assert ada.get("/openapi.json") == document()


def test_what_is_the_games_own_may_be_anything() -> None:
    for name in ("Command", "Event", "Struct"):
        assert document()["components"]["schemas"][name].keys() == {"type", "description"}


def kinds(route: Route) -> list[tuple[Route, bool, GenerationMode]]:
    """As described, at a real table and (where the address has parts) at any; and not as described, where it can be."""
    operation = OPERATIONS[route.endpoint]
    found = [(route, True, GenerationMode.POSITIVE)]
    if route.param_convertors:
        found.append((route, False, GenerationMode.POSITIVE))
    if operation.query or (operation.takes and not isinstance(operation.takes, str)):
        found.append((route, True, GenerationMode.NEGATIVE))
    return found


@pytest.mark.parametrize(
    ("route", "is_real", "mode"),
    [
        pytest.param(*kind, id=f"{method(route)} {route.path} {'real' if kind[1] else 'any'} {kind[2].value}")
        for route in api.ROUTES
        for kind in kinds(route)
    ],
)
def test_the_server_does_what_is_described(ida: Person, route: Route, is_real: bool, mode: GenerationMode) -> None:
    parts: dict[str, Any] | None = None
    if is_real and route.param_convertors:
        table = ida.new_table()["table"] if "table" in route.param_convertors else ""
        parts = {name: REAL.get(name, table) for name in route.param_convertors}

    @given(SCHEMA[f"/api{route.path}"][method(route)].as_strategy(mode, path_parameters=parts))
    @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Case[Any]) -> None:
        if mode is GenerationMode.POSITIVE and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = GAME  # hardly anybody would guess it
        answer = case.call(base_url=ida.server.address, headers={"Authorization": f"Bearer {ida.token}"}, timeout=30)
        case.validate_response(answer, checks=CHECKS)

    ask()
