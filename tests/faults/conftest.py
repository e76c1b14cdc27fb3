import pytest

from tests.services import postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
