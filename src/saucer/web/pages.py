"""The browser part: files that Vite built into the package."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parent / "pages"

# Vite puts a hash of the content into the names below assets/.
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Saucer</title>
<p>This Saucer runs, but its browser part is not built. <code>pip install .</code> in Saucer's folder builds it.</p>
<p>Saucer fonctionne, mais ses pages ne sont pas construites : <code>pip install .</code> dans son dossier.</p>
</html>
"""


class _Pages(StaticFiles):
    """Files, and for every other address the index: the browser knows which page is meant."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        is_asset = path.startswith("assets")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or is_asset:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = _FOR_EVER if is_asset else _ASK_EACH_TIME
        return response


async def _not_built(scope: Scope, receive: Receive, send: Send) -> None:
    await HTMLResponse(_NOT_BUILT, 503, {"Cache-Control": "no-store"})(scope, receive, send)


def pages() -> ASGIApp:
    """The pages, or one that tells how to build them."""
    return _Pages(directory=FOLDER, html=True) if (FOLDER / "index.html").is_file() else _not_built
