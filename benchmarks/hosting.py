"""What the server benchmarks share: servers in processes of their own, what they cost, fresh databases."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple
from uuid import uuid4

import psycopg
from sqlalchemy.engine import make_url

from saucer.lab.load import Host, serving

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from hatch_build import compile_kernel, compile_server, kernel_modules  # noqa: E402 - it lies beside this folder

POSTGRESQL = os.environ.get("SAUCER_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")

SERVE_ADDING = f"""
import sys
from pathlib import Path
sys.path.remove("")
sys.path.append({str(HERE)!r})  # last: the compiled one is before it, if there is one
import adding
from saucer.web.serve import serve
address = sys.argv[1]
serve(address if "://" in address else Path(address), "127.0.0.1", 0, limits=False)
"""


def install_peers() -> None:
    """The Node packages that the benchmarks need."""
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=HERE, check=True)


def ask_how_built(arguments: argparse.ArgumentParser) -> None:
    """The option that `built` is told of."""
    arguments.add_argument("--interpreted", action="store_true", help="measure our server as it is without a compiler")


@contextmanager
def built(interpreted: bool) -> Iterator[None]:
    """Servers that start within the block run the package as it is in a wheel, compiled, or as it is installed here."""
    if interpreted:
        yield
        return
    with tempfile.TemporaryDirectory() as source, tempfile.TemporaryDirectory() as folder:
        for package in (HERE.parent / "src" / "saucer", HERE / "adding"):
            Path(source, package.name).symlink_to(package)
        compile_kernel(Path(source), [*kernel_modules(), "adding/state.py"], Path(folder))
        compile_server(Path(folder))
        os.environ["PYTHONPATH"] = folder
        try:
            yield
        finally:
            del os.environ["PYTHONPATH"]


@contextmanager
def node(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], IO[str], IO[str]]]:
    """A Node script of this folder that is talked to line by line, ended with the block."""
    process = subprocess.Popen(
        ["node", *arguments], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process, process.stdin, process.stdout
    finally:
        process.terminate()
        process.communicate(timeout=30)


@contextmanager
def serving_adding(database: str | None) -> Iterator[Host]:
    """Our server with the toy, on an SQLite file (None) or the PostgreSQL database at an address."""
    with serving(SERVE_ADDING, database) as host:
        yield host


class Postgresql:
    """A fresh database on a real server, and what that server's processes cost."""

    def __init__(self) -> None:
        self._name = f"saucer_bench_{uuid4().hex[:12]}"
        self._connection = psycopg.connect(POSTGRESQL, autocommit=True)
        self._connection.execute(f'CREATE DATABASE "{self._name}"')
        self.address = make_url(POSTGRESQL).set(database=self._name).render_as_string(hide_password=False)

    def costs(self) -> dict[int, float]:
        """Processor time so far of each of its processes that serve this database or all of them."""
        found = self._connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = %s OR datname IS NULL", [self._name]
        )
        return {process: cpu_seconds(process) for (process,) in found}

    def close(self) -> None:
        self._connection.execute(f'DROP DATABASE "{self._name}" WITH (FORCE)')
        self._connection.close()


@contextmanager
def fresh_postgresql() -> Iterator[Postgresql]:
    database = Postgresql()
    try:
        yield database
    finally:
        database.close()


def cpu_seconds(process: int) -> float:
    """What all threads of a process have used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    (line,) = (line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


class Meter:
    """What a server, its client, its database and everybody else on the machine use from now on."""

    def __init__(self, server: int, client: int, database: Postgresql | None = None) -> None:
        self._server = server
        self._client = client
        self._database = database
        self._before = self._read()

    def read(self) -> Cost:
        before, after = self._before, self._read()
        server, client = after.server - before.server, after.client - before.client
        database = sum(spent - before.database.get(process, 0.0) for process, spent in after.database.items())
        room = (after.at - before.at) * (os.cpu_count() or 1)
        return Cost(server, database, max(0.0, after.machine - before.machine - server - client - database) / room)

    def _read(self) -> _Reading:
        return _Reading(
            time.perf_counter(),
            _machine_seconds(),
            cpu_seconds(self._server),
            cpu_seconds(self._client),
            {} if self._database is None else self._database.costs(),
        )


class Cost(NamedTuple):
    """Processor seconds of a server and of its database, and the share of the machine that others had meanwhile."""

    server: float
    database: float
    others: float


class _Reading(NamedTuple):
    at: float
    machine: float
    server: float
    client: float
    database: dict[int, float]


def _machine_seconds() -> float:
    """What all processors of the machine have been busy for, or taken away by its host."""
    user, nice, system, _, _, interrupts, soft_interrupts, stolen = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    )
    return (user + nice + system + interrupts + soft_interrupts + stolen) / os.sysconf("SC_CLK_TCK")
