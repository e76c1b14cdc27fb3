from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saucer.store.database import file_address
from saucer.store.store import Store
from tests.services import postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing yet."""
    if request.param == "sqlite":
        return file_address(tmp_path / "data")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store that knows Ada and Bob."""
    store = await Store.open(database)
    await store.add_person("ada", 1)
    await store.add_person("bob", 1)
    yield store
    await store.close()
