"""The application without a server around it: pages, headers, and what must never happen."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from saucer.store.database import file_address
from saucer.tables.house import House
from saucer.web import pages
from saucer.web.app import create
from saucer.web.guard import HEADERS, Door

pytestmark = pytest.mark.anyio

GAME = "falling-skies-9"


@asynccontextmanager
async def running(app: Starlette, address: str = "http://saucer.example") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who talks to the application while it runs."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=address) as client:
        yield client


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as Vite builds them."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>index</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("play()")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


@pytest.fixture
def app(built: Path, data: Path) -> Starlette:
    return create(file_address(data), door=Door(["saucer.example"]))


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with running(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/new", "/index.html", "/a/b/c", "/tables/../x", "/%00"])
async def test_every_address_is_the_browsers(client: httpx.AsyncClient, path: str) -> None:
    response = await client.get(path)
    assert response.status_code == 200
    assert response.text == "<title>index</title>"
    assert response.headers["cache-control"] == "no-cache"


async def test_files_are_files(client: httpx.AsyncClient) -> None:
    script = await client.get("/assets/index-abc123.js")
    assert script.text == "play()"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in script.headers["content-type"]
    icon = await client.get("/icon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"
    unchanged = await client.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert unchanged.status_code == 304


async def test_a_missing_asset_is_not_the_index(client: httpx.AsyncClient) -> None:
    response = await client.get("/assets/index-old.js")
    assert response.status_code == 404
    assert response.json()["refusal"]["code"] == "no-such-page"


@pytest.mark.parametrize("path", ["/../data/saucer.sqlite3", "/..%2fdata%2fsaucer.sqlite3", "/assets/../../data/x"])
async def test_nothing_outside_is_served(client: httpx.AsyncClient, path: str) -> None:
    assert b"SQLite" not in (await client.get(path)).content


async def test_pages_are_only_read(client: httpx.AsyncClient) -> None:
    assert (await client.post("/")).json()["refusal"]["code"] == "bad-method"


async def test_without_pages_it_says_how_to_get_them(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    async with running(create(file_address(data), door=Door(["saucer.example"]))) as client:
        for path in ("/", "/tables/abc"):
            response = await client.get(path)
            assert response.status_code == 503
            assert "pip install ." in response.text
        assert (await client.get("/api/games")).status_code == 200


@pytest.mark.parametrize("path", ["/", "/assets/index-abc123.js", "/api/games", "/api/nothing", "/api/tables/x"])
async def test_every_answer_is_guarded(client: httpx.AsyncClient, path: str) -> None:
    headers = (await client.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


async def test_answers_of_the_api_are_not_kept(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/games")).headers["cache-control"] == "no-store"


async def test_a_cookie_is_secure_where_the_connection_is(data: Path, built: Path) -> None:
    async with running(create(file_address(data), door=Door(["saucer.example"])), "https://saucer.example") as client:
        assert "Secure" in (await client.post("/api/me")).headers["set-cookie"]
    async with running(create(file_address(data), door=Door(["saucer.example"]))) as client:
        assert "Secure" not in (await client.post("/api/me")).headers["set-cookie"]


async def test_a_mistake_of_ours_tells_nothing(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(House, "tables_of", stumble)
    response = await client.get("/api/tables")
    assert response.status_code == 500
    assert response.json() == {"refusal": {"code": "internal-error", "args": {}}}
    assert all(response.headers[name] == value for name, value in HEADERS.items())


async def test_tokens_are_not_logged(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a mistake")

    caplog.set_level(logging.DEBUG)
    token = (await client.post("/api/me")).json()["token"]
    monkeypatch.setattr(House, "tables_of", stumble)
    for headers in ({}, {"Authorization": f"Bearer {token}"}):  # a cookie, then both
        await client.post("/api/tables", json={"game": GAME}, headers=headers)
        assert (await client.get("/api/tables", headers=headers)).status_code == 500
    assert token not in caplog.text


async def test_tokens_are_beyond_guessing(client: httpx.AsyncClient) -> None:
    tokens = {(await client.post("/api/me")).json()["token"] for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) * 6 >= 256 for token in tokens), "each letter has six bits"
