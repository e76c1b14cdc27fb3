"""Who may come in, under which name, and where they come from."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Scope

from saucer.store.database import file_address
from saucer.tables.refusals import Refused
from saucer.web.app import create
from saucer.web.guard import CONTENT_SECURITY_POLICY, Door, home

HOME = "127.0.0.1"


def asked(host: str | None = "localhost", client: str = HOME, method: str = "GET", **headers: str) -> dict[str, Any]:
    """A request as it arrives; `x_forwarded_for` is the header X-Forwarded-For."""
    named = {name.replace("_", "-"): text for name, text in headers.items()} | ({"host": host} if host else {})
    return {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": "/api/tables",
        "client": (client, 1234),
        "headers": [(name.encode(), text.encode("latin-1")) for name, text in named.items()],
    }


def refusal(door: Door, scope: Scope) -> str | None:
    try:
        door.admit(scope)
    except Refused as problem:
        return problem.refusal.code
    return None


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "[::1]"])
def test_this_machine_knows_itself(host: str) -> None:
    assert refusal(Door(), asked(host)) is None


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "localhost.evil.example", "192.168.1.5:8000", None, "", "[", "a b", "é"],
)
def test_a_name_that_is_not_ours_is_not_answered(host: str | None) -> None:
    assert refusal(Door(), asked(host)) == "bad-host"


def test_a_server_for_others_answers_to_its_names() -> None:
    door = Door(["Games.example.org"], is_public=True)
    for host in ("games.example.org", "GAMES.example.org:8000", "localhost:8000", "127.0.0.1:8000"):
        assert refusal(door, asked(host)) is None
    for host in ("192.168.1.5:8000", "other.example.org", f"{socket.gethostname()}.local"):
        assert refusal(door, asked(host)) == "bad-host"


def test_a_server_for_others_without_names_answers_to_addresses_and_its_machines_name() -> None:
    door = Door(is_public=True)
    machine = socket.gethostname()
    for host in ("192.168.1.5:8000", "[fe80::1]:8000", "203.0.113.7", f"{machine}:8000", f"{machine}.local:8000"):
        assert refusal(door, asked(host)) is None
    assert refusal(door, asked("evil.example")) == "bad-host"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("HTTP://LocalHost:8000", "localhost:8000"),
        ("http://localhost", "localhost:80"),
        ("http://localhost:80", "localhost"),
        # Somebody else may take care of TLS and not tell.
        ("https://localhost", "localhost"),
        ("https://localhost:443", "localhost"),
    ],
)
def test_our_own_pages_may_ask_for_changes(origin: str, host: str) -> None:
    assert refusal(Door(), asked(host, method="POST", origin=origin)) is None


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://localhost",
        "http://localhost:8001",
        "http://localhost:80000",
        "https://localhost",
        "http://localhost:8000@evil.example",
        "http://localhost:8000/",
        "ftp://localhost:8000",
        "null",
        "file://",
        "http://[",
        "",
    ],
)
def test_pages_of_others_may_not(origin: str) -> None:
    scope = asked("localhost:8000", method="POST", origin=origin)
    assert refusal(Door(), scope) == "foreign-origin"
    assert refusal(Door(), scope | {"type": "websocket"}) == "foreign-origin"
    assert refusal(Door(), scope | {"method": "GET"}) is None


def test_scripts_say_nothing_of_where_they_come_from() -> None:
    assert refusal(Door(), asked(method="POST")) is None


@pytest.mark.parametrize(
    ("scheme", "origin", "is_ours"),
    [("https", "https", True), ("https", "http", False), ("http", "http", True), ("http", "https", False)],
)
@pytest.mark.parametrize("type", ["http", "websocket"])
def test_where_a_proxy_tells_the_scheme_it_must_be_the_same(scheme: str, origin: str, is_ours: bool, type: str) -> None:
    door = Door(["games.example.org"], [HOME])
    scope = asked("games.example.org", method="POST", origin=f"{origin}://games.example.org", x_forwarded_proto=scheme)
    assert refusal(door, scope | {"type": type}) == (None if is_ours else "foreign-origin")


def test_a_trusted_proxy_is_believed() -> None:
    scope = asked(x_forwarded_for="198.51.100.4", x_forwarded_proto="https")
    Door(proxies=[HOME]).admit(scope)
    assert (home(scope), scope["scheme"]) == ("198.51.100.4", "https")


def test_nobody_else_is() -> None:
    scope = asked(client="203.0.113.7", x_forwarded_for="198.51.100.4", x_forwarded_proto="https")
    for door in (Door(), Door(proxies=[HOME])):
        door.admit(scope)
        assert (home(scope), scope["scheme"]) == ("203.0.113.7", "http")


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        ("198.51.100.4", "198.51.100.4"),
        # What stands further left is what the client itself says.
        ("8.8.8.8, 198.51.100.4", "198.51.100.4"),
        ("8.8.8.8, 198.51.100.4, 10.0.0.9", "198.51.100.4"),
        ("8.8.8.8,nonsense, 10.0.0.9", HOME),
        ("10.0.0.8, 10.0.0.9", HOME),
        ("", HOME),
        ("::ffff:198.51.100.4", "198.51.100.4"),
    ],
)
def test_the_nearest_that_is_no_proxy(forwarded: str, found: str) -> None:
    scope = asked(x_forwarded_for=forwarded)
    Door(proxies=[HOME, "10.0.0.0/8"]).admit(scope)
    assert home(scope) == found


@pytest.mark.parametrize(
    ("client", "found"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ],
)
def test_a_home_is_one_address_or_one_network(client: str, found: str) -> None:
    assert home(asked(client=client)) == found


def test_whoever_is_gone_already_harms_nothing() -> None:
    scope = asked() | {"client": None}
    Door(proxies=[HOME]).admit(scope)
    assert home(scope) == ""


def test_a_flood_is_refused_and_others_are_not() -> None:
    door = Door(is_public=True)
    codes = [refusal(door, asked(client="203.0.113.7")) for _ in range(1000)]
    assert codes[:100] == [None] * 100
    assert "too-fast" in codes
    assert refusal(door, asked(client="203.0.113.8")) is None
    free = Door(has_limits=False)
    assert all(refusal(free, asked()) is None for _ in range(1000))


def test_scripts_come_from_here_alone() -> None:
    policy = dict(part.split(" ", 1) for part in CONTENT_SECURITY_POLICY.split("; "))
    assert policy["default-src"] == "'self'"
    assert not any("unsafe" in sources for kind, sources in policy.items() if kind != "style-src-attr")
    assert not policy.keys() & {"script-src", "script-src-elem", "connect-src"}
    for kind in ("object-src", "base-uri", "frame-ancestors"):
        assert policy[kind] == "'none'"


@pytest.mark.anyio
@pytest.mark.parametrize("is_trusted", [True, False])
async def test_a_cookie_is_secure_where_a_trusted_proxy_takes_care_of_tls(data: Path, is_trusted: bool) -> None:
    door = Door(["games.example.org"], [HOME] if is_trusted else [])
    app = create(file_address(data), None, door)
    transport = httpx.ASGITransport(app)
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.4"}
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, headers=headers) as client:
        response = await client.post("http://games.example.org/api/me")
        other = await client.post("http://evil.example/api/me")
    cookie = response.headers["set-cookie"]
    assert ("Secure" in cookie) == is_trusted
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert (other.status_code, other.json()["refusal"]["code"]) == (403, "bad-host")
    assert "set-cookie" not in other.headers
    assert other.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
