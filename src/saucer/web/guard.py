"""What every answer carries and what every request must pass, whatever it is for."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saucer.tables.refusals import Refused
from saucer.web.limits import Limits
from saucer.web.metrics import HEALTH
from saucer.web.wire import refuse

# Scripts, sockets and everything else come from here alone. Vite puts small pictures and fonts into the style sheet as
# data: addresses. Svelte writes style="..." attributes, so those may be inline; <style> elements and scripts may not.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # A table's address is all one needs to watch it.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

_PORTS = {"http": ":80", "https": ":443"}
_HOME = 64
"""Bits of an IPv6 address that tell one home from another; inside, everybody has as many addresses as they like."""


class Door:
    """Who may come in, under which name, and where they really come from.

    A page of another site can make its own name point at this machine (DNS rebinding) and then is, for the browser,
    the same site. Its requests bear that name, so that only known names are answered. Nobody can do that with an
    address in digits.
    """

    def __init__(
        self, names: Iterable[str] = (), proxies: Iterable[str] = (), has_limits: bool = True, is_public: bool = False
    ) -> None:
        """`names` are the server's own; a public one without any answers to every address and to its machine's name."""
        self.limits = Limits(has_limits)
        self._names = {"localhost", *(name.lower() for name in names)}
        self._takes_addresses = is_public and len(self._names) == 1
        if self._takes_addresses:
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine}.local"}
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]

    def admit(self, scope: Scope) -> None:
        """Write into `scope` who asks, and how, as far as a trusted proxy tells; raises `Refused` if they may not."""
        headers = Headers(scope=scope)
        scheme = self._look_behind_proxies(scope, headers)
        if not self._answers_to(headers.get("host", "")):
            raise Refused("bad-host")
        if is_foreign(scope, scheme):
            raise Refused("foreign-origin")
        self.limits.requests.spend(home(scope))

    def _look_behind_proxies(self, scope: Scope, headers: Headers) -> str | None:
        """Correct where a request comes from; returns the scheme that a trusted proxy was asked by, if it tells."""
        peer = _address(scope["client"][0]) if scope["client"] else None
        if peer is None or not self._trusts(peer):
            return None
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        scope["client"] = (str(self._first_stranger(forwarded) or peer), 0)
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower().replace("ws", "http")
        if scheme not in _PORTS:
            return None
        scope["scheme"] = scheme
        return scheme

    def _answers_to(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        address = _address(name)
        if address is None:
            return name in self._names
        return self._takes_addresses or address.is_loopback

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in proxy for proxy in self._proxies)

    def _first_stranger(self, forwarded: str) -> IPv4Address | IPv6Address | None:
        """The nearest that is no proxy of ours: what stands before it is only what it says itself."""
        for text in reversed(forwarded.split(",")):
            address = _address(text.strip())
            if address is None or not self._trusts(address):
                return address
        return None


class Guard:
    """Adds the security headers and turns away who may not come in."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            if scope["path"] != HEALTH:  # who watches over the server comes often and under any name
                self._door.admit(scope)
        except Refused as problem:
            await refuse(problem.refusal)(scope, receive, send_guarded)
        else:
            with suppress(ClientDisconnect):  # in the middle of a sentence: nobody is there to hear the answer
                await self._app(scope, receive, send_guarded)


def home(scope: Scope) -> str:
    """Whom a limit for one address is for."""
    return _home(scope["client"][0]) if scope["client"] else ""  # nowhere: whoever asked is gone already


@lru_cache(4096)
def _home(text: str) -> str:
    address = _address(text)
    return str(ip_network((address, _HOME), strict=False) if isinstance(address, IPv6Address) else address)


@lru_cache(4096)
def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def is_foreign(scope: Scope, scheme: str | None) -> bool:
    """Whether a page of another site asks for a change. Browsers always say where such a request comes from.

    Where the `scheme` is not known, somebody may take care of TLS who does not tell: then http and https are ours.
    """
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
        return False
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    said, _, place = origin.lower().partition("://")
    if said not in _PORTS or scheme not in (None, said):
        return True
    port = _PORTS[said]
    return place.removesuffix(port) != headers.get("host", "").lower().removesuffix(port)


def limits(connection: HTTPConnection) -> Limits:
    """How much those who ask may ask."""
    return door(connection.app).limits


def door(app: Any) -> Door:
    """The door of an application."""
    found = app.state.door
    assert isinstance(found, Door)
    return found
