"""`saucer serve`."""

import os
import re
import socket
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from saucer.cli.arguments import DataFolder, data_folder
from saucer.cli.problem import Problem

FIRST_PORT = 8000
_PORTS_TO_TRY = 100

_EVERYWHERE = "0.0.0.0"  # noqa: S104 - only with --public
_NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)

_PUBLIC = """\
Whoever reaches this machine can now open Saucer: everybody in your network, and strangers too if your router or
provider lets them in. They may make tables; at yours they need your invitation to sit down.
What is sent is not encrypted: for people outside your home put a proxy with TLS before it (docs/host.md).
Kept in {place}: tables, moves, chat and the names people give themselves; no addresses."""


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; without it 127.0.0.1, this machine only.", show_default=False),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="The port; without it, the first free one from 8000 on; 0 is any.",
            show_default=False,
        ),
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Let others in: without --host, listen on all addresses.")
    ] = False,
    data: DataFolder = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="SAUCER_DATABASE",
            help="postgresql://USER@HOST/NAME instead of a file in the data folder.",
            show_default=False,
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="SAUCER_BUS",
            help="redis://HOST, through which servers with the same database tell each other what happens.",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name under which browsers reach it; may be given again."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A proxy to be believed about who is asking, or a network of them; again for more."
        ),
    ] = None,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Let everybody ask as often as they like: for measuring, among friends.")
    ] = False,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS:PORT",
            help="Tell figures for Prometheus there; a port alone is one of 127.0.0.1.",
            show_default=False,
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Host the games for browsers. The same as `saucer` alone.

    [bold]Examples[/bold]
    saucer
    saucer serve --port 9000 --no-browser
    saucer serve --public --data /srv/saucer
    saucer serve --name games.example.org --proxy 127.0.0.1 --database postgresql:///saucer --bus redis://localhost
    """
    from saucer.web.serve import is_loopback  # noqa: PLC0415 - the other commands need no server
    from saucer.web.serve import serve as start  # noqa: PLC0415

    host = host or (_EVERYWHERE if public else "127.0.0.1")
    try:
        is_open = not is_loopback(host)
    except OSError as problem:
        raise Problem(f"there is no address {host!r}") from problem
    if is_open and not public:
        raise Problem(f"--host {host} lets others in; if that is what you want, say so with --public")
    names = [_read_name(text) for text in name or ()]
    proxies = [_read_proxy(text) for text in proxy or ()]
    listener = None if metrics is None else _read_metrics(metrics)
    where = _read_database(database, bus) or data_folder(data)
    if is_open:
        place = where if isinstance(where, Path) else "the database"
        typer.echo(_PUBLIC.format(place=place), err=True)
    port = _first_free(host) if port is None else port
    start(where, host, port, browser, bus, names, proxies, not no_limits, listener)


def _read_database(database: str | None, bus: str | None) -> str | None:
    if bus is None:
        return database
    if not re.match("rediss?://|unix://", bus):
        raise Problem(f"--bus {bus} is no address like redis://localhost")
    if database is None or not database.startswith("postgres"):
        raise Problem("--bus is for servers that share a database: add --database postgresql://...")
    return database


def _read_name(text: str) -> str:
    if not _NAME.fullmatch(text):
        raise Problem(f"--name {text!r} is no name like games.example.org, without http:// and port")
    return text


def _read_proxy(text: str) -> str:
    try:
        ip_network(text, strict=False)
    except ValueError as problem:
        raise Problem(f"--proxy {text!r} is no address like 127.0.0.1 or 10.0.0.0/8") from problem
    return text


def _read_metrics(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not (port.isdecimal() and int(port) < 2**16):
        raise Problem(f"--metrics {text!r} is not ADDRESS:PORT")
    return host.strip("[]") or "127.0.0.1", int(port)


def _first_free(host: str) -> int:
    for port in range(FIRST_PORT, FIRST_PORT + _PORTS_TO_TRY):
        if _is_free(host, port):
            return port
    raise Problem(f"no port of {host} is free from {FIRST_PORT} on; choose one with --port")


def _is_free(host: str, port: int) -> bool:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as probe:
        if os.name == "posix":  # as the server will, so that connections winding down do not count
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen()
        except OSError:
            return False
    return True
