from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saucer.core import registry
from saucer.store.database import file_address
from saucer.store.store import Store
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from tests.tables.duel import DUEL


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The duel is known here, and nowhere else."""
    monkeypatch.setitem(registry._games, DUEL.slug, DUEL)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(file_address(tmp_path))
    yield store
    await store.close()


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = House(store)
    yield house
    await house.close()


@pytest.fixture
async def ada(house: House) -> str:
    """Somebody known here: her token's hash."""
    return token_hash(await house.welcome())
