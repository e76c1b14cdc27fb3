"""A real browser in front of a real server."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from saucer.web import pages

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000
"""How long anything may take, in milliseconds: on a busy machine a page is slow, and no test measures time."""
_SERVE = "import pathlib, sys, saucer.web.serve as web; web.serve(pathlib.Path(sys.argv[1]), port=int(sys.argv[2]))"


class Server:
    """Saucer as a process of its own, which can be stopped and started again at the same address."""

    def __init__(self, data: Path, script: Sequence[str] = ("-c", _SERVE)) -> None:
        self._data = data
        self._script = script
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Return once it listens."""
        command = [sys.executable, *self._script, str(self._data), str(self._port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert "Saucer is at" in self._process.stdout.readline()

    def stop(self) -> None:
        """Without a word of farewell, as in a power cut."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        self._process = None


# Not for the whole session: Playwright keeps an event loop running as long as it is open, and tests of other folders,
# which run in the same process, start their own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    # The same browser without windows takes two thirds of the processor time.
    path = os.environ.get("SAUCER_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        pytest.skip("there is no chromium on this machine")
    if not (pages.FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: run `npm ci && npm run build` in ui/")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.stop()


class Visit(Protocol):
    """Opens a browser of its own; the arguments are those of Playwright's `new_context`."""

    def __call__(self, **how: Any) -> Page: ...


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_browser(**how: Any) -> Page:
        defaults = {"locale": "en", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        context = chromium.new_context(base_url=server.address, **(defaults | how))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert problems == []
