"""`saucer serve`."""

import os
import socket
from typing import Annotated

import typer

from saucer.cli.arguments import DataFolder, data_folder
from saucer.cli.problem import Problem

FIRST_PORT = 8000
_PORTS_TO_TRY = 100


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="The port; without it, the first free one from 8000 on; 0 is any.",
            show_default=False,
        ),
    ] = None,
    data: DataFolder = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Host the games for browsers. The same as `saucer` alone.

    [bold]Examples[/bold]
    saucer
    saucer serve --port 9000 --no-browser
    saucer serve --host 0.0.0.0 --data /srv/saucer
    """
    from saucer.web.serve import serve as start  # noqa: PLC0415 - the other commands need no server

    start(data_folder(data), host, _first_free(host) if port is None else port, browser)


def _first_free(host: str) -> int:
    for port in range(FIRST_PORT, FIRST_PORT + _PORTS_TO_TRY):
        if _is_free(host, port):
            return port
    raise Problem(f"no port of {host} is free from {FIRST_PORT} on; choose one with --port")


def _is_free(host: str, port: int) -> bool:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as problem:
        raise Problem(f"there is no address {host!r}") from problem
    with socket.socket(family, kind) as probe:
        if os.name == "posix":  # as the server will, so that connections winding down do not count
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen()
        except OSError:
            return False
    return True
