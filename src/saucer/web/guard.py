"""What every answer carries and what every request must pass, whatever it is for."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saucer.core.messages import Refusal
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


class Guard:
    """Adds the security headers and turns away what another site's page asks in a visitor's name."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if is_foreign(scope):
            await refuse(Refusal("foreign-origin"))(scope, receive, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)


def is_foreign(scope: Scope) -> bool:
    """Whether a page of another site asks for a change. Browsers always say where such a request comes from."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
        return False
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True
