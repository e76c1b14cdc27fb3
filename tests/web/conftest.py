from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.server import Person, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all who do not want to kill it. Whatever it is asked, it must have nothing to complain about."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()
    assert server.errors == ""


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    person = Person(server)
    yield person
    person.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    person = Person(server)
    yield person
    person.close()


@pytest.fixture
def stranger(server: Server) -> Iterator[Person]:
    """Somebody without an identity."""
    person = Person(server, token="")
    yield person
    person.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
