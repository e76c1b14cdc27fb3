"""PostgreSQL and Redis for tests: databases on servers that run here, and servers of one's own that may be stopped.

A test that needs what is not here is skipped, and says what it misses.
"""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import psycopg
import pytest
import redis as driver
from psycopg import sql
from sqlalchemy import make_url

POSTGRESQL = os.environ.get("SAUCER_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("SAUCER_TEST_REDIS", "redis://127.0.0.1:6379")

_START_SECONDS = 60.0
_STOP_SECONDS = 30.0


_DATABASE = pytest.StashKey[str]()


@pytest.fixture
def postgres(request: pytest.FixtureRequest) -> str:
    """The address of a PostgreSQL database in which there is nothing yet."""
    stash = request.config.stash
    if _DATABASE not in stash:
        stash[_DATABASE] = _make_database(request.config)
    address = stash[_DATABASE]
    # One database for all tests of a worker, emptied for each: that takes a tenth of the time of a new one.
    with psycopg.connect(address, autocommit=True) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        database.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return address


def _make_database(config: pytest.Config) -> str:
    """A database of our own until the tests end."""
    name = f"saucer_test_{secrets.token_hex(8)}"
    try:
        server = psycopg.connect(POSTGRESQL, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as problem:
        pytest.skip(f"no PostgreSQL at {POSTGRESQL} (SAUCER_TEST_POSTGRESQL): {problem}")
    server.execute(sql.SQL("CREATE DATABASE {} TEMPLATE template0").format(sql.Identifier(name)))

    def drop() -> None:
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
        server.close()

    config.add_cleanup(drop)
    return make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def redis(worker_id: str) -> str:
    """The address of a bus that the tests of other workers do not use."""
    try:
        with driver.Redis.from_url(REDIS, socket_connect_timeout=5) as server:
            server.ping()
    except driver.RedisError as problem:
        pytest.skip(f"no Redis at {REDIS} (SAUCER_TEST_REDIS): {problem}")
    number = int(worker_id.removeprefix("gw")) + 1 if worker_id.startswith("gw") else 0
    return urlsplit(REDIS)._replace(path=f"/{number % 16}").geturl()


class _Own(ABC):
    """A server of one's own on a free port, with a folder of its own. Use it in a `with`."""

    def __init__(self) -> None:
        self.port = _free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="saucer-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    @property
    @abstractmethod
    def address(self) -> str:
        """Where it answers."""

    @abstractmethod
    def _command(self) -> list[str]: ...

    @abstractmethod
    def _answers(self) -> bool: ...

    def start(self) -> None:
        """Start it (again) and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command(), stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + _START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                pytest.fail(f"the server does not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Shut it down in good order, whoever is connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Have it die at once, as in a crash."""
        self._end(self._deadly)

    _deadly = signal.SIGKILL

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_STOP_SECONDS)
            self._process = None


class OwnPostgres(_Own):
    """A PostgreSQL server that may be stopped."""

    # PostgreSQL's word for a crash: it takes its children along, and has to recover when it starts again.
    _deadly = signal.SIGQUIT

    def __init__(self) -> None:
        self._programs = _postgres_programs()
        super().__init__()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [*_as_postgres(), str(self._programs / "initdb"), *options, "-D", str(self.folder / "data")],
            check=True,
            capture_output=True,
            cwd=self.folder,
        )

    @property
    def address(self) -> str:
        """Its database, empty at first."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _command(self) -> list[str]:
        # What a process wrote is there after it was killed even without a flush; only a power cut needs that.
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "shared_buffers=16MB"]
        return [
            *_as_postgres(),
            *(str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)),
            *(word for setting in settings for word in ("-c", setting)),
        ]

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class OwnRedis(_Own):
    """A Redis server that may be stopped."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("no redis-server is installed")
        self._program = program
        super().__init__()

    @property
    def address(self) -> str:
        """Its first database."""
        return f"redis://127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        return [self._program, "--bind", "127.0.0.1", "--port", str(self.port), "--save", ""]

    def _answers(self) -> bool:
        try:
            with driver.Redis.from_url(self.address, socket_connect_timeout=5) as server:
                return bool(server.ping())
        except driver.RedisError:
            return False


def _postgres_programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    folders = [folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()]
    if not folders:
        pytest.skip("no PostgreSQL server (initdb, postgres) is installed")
    return folders[-1]


def _as_postgres() -> list[str]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return []
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
