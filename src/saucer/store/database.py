"""The database: an SQLite file or a PostgreSQL server, how it is opened, and how an older one becomes a newer one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = "saucer.sqlite3"

# One number that all processes lock before they migrate a PostgreSQL database: "saucer" in ASCII.
_MIGRATING = 0x736175636572

# A server that is not there is noticed after so long.
_CONNECT_SECONDS = 5
_SILENT_MILLISECONDS = 10_000

# Connections that broke, servers that stop or start, and of two who wait for each other the one who has to give way.
_PASSING_STATES = frozenset({"57P01", "57P02", "57P03", "53300", "40P01", "40001"})


class CannotOpen(Exception):
    """The data cannot be used, and why."""


def file_address(data: Path) -> str:
    """The address of the SQLite file in the folder `data`."""
    return URL.create("sqlite", database=str(data / FILE_NAME)).render_as_string()


def is_shared(engine: Engine) -> bool:
    """Whether other processes may write, too."""
    return engine.dialect.name == "postgresql"


def is_passing(engine: Engine, problem: Exception) -> bool:
    """Whether the same thing may work a moment later, on a new connection."""
    driver = engine.dialect.loaded_dbapi
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    if not is_shared(engine) or not isinstance(cause, driver.Error):
        return False
    state: str | None = getattr(cause, "sqlstate", None)
    if state is None:  # not the server's word: it could not be asked, or its answer did not come
        return isinstance(cause, driver.OperationalError)
    return state in _PASSING_STATES or state.startswith("08")


def open_engine(database: str, migrations: Path = MIGRATIONS) -> Engine:
    """Open the database at that address, made or brought up to date as needed; raises `CannotOpen`."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as problem:
        raise CannotOpen("the database's address cannot be read: sqlite:///FILE or postgresql://HOST/NAME") from problem
    if url.drivername == "sqlite" and url.database:
        return _open_file(url, Path(url.database), migrations)
    if url.drivername in {"postgresql", "postgres"}:
        return _open_server(url.set(drivername="postgresql+psycopg"), migrations)
    raise CannotOpen(f"{_name(url)} is no database for Saucer: sqlite:///FILE or postgresql://HOST/NAME")


def _open_file(url: URL, file: Path, migrations: Path) -> Engine:
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotOpen(f"cannot use {file}: {problem}") from problem
    _migrate(engine, str(file), migrations, file)
    return engine


def _open_server(url: URL, migrations: Path) -> Engine:
    try:
        engine = create_engine(
            url, connect_args={"connect_timeout": _CONNECT_SECONDS, "tcp_user_timeout": _SILENT_MILLISECONDS}
        )
    except ModuleNotFoundError as problem:
        raise CannotOpen('PostgreSQL needs its driver: pip install "saucer[many]"') from problem
    _migrate(engine, _name(url), migrations)
    return engine


def _name(url: URL) -> str:
    """An address without its secrets."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string()


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit returns once its WAL pages are flushed. So what was acknowledged survives kill -9 and, on disks
    # that honour a flush, a power cut; NORMAL would survive only the former, with the WAL still in the system's memory.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _migrate(engine: Engine, name: str, migrations: Path, file: Path | None = None) -> None:
    """Bring the database up to date: all of it or nothing."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    try:
        with engine.connect() as connection:
            _begin(connection)
            revision = MigrationContext.configure(connection).get_current_revision()
            if revision != scripts.get_current_head():
                if revision is not None:
                    if revision not in {script.revision for script in scripts.walk_revisions()}:
                        raise CannotOpen(
                            f"{name} was written by a newer Saucer (its data is version {revision}): update Saucer"
                        )
                    if file is not None:
                        _back_up(file, file.with_name(f"{file.name}.{revision}.backup"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
    except (DBAPIError, sqlite3.Error) as problem:
        reason = str(problem.orig if isinstance(problem, DBAPIError) else problem)
        raise CannotOpen(f"cannot use {name}: {' '.join(reason.split())}") from problem
    finally:
        # The connection does not look after references: it must not be used for anything else.
        engine.dispose()


def _begin(connection: Connection) -> None:
    if is_shared(connection.engine):
        # Several processes may start at once: one migrates, and the others find it done.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
    else:
        # To change a table SQLite makes a new one, and what refers to it must not mind that there is none meanwhile.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        # sqlite3 begins a transaction before an insert, but not before a new table.
        connection.exec_driver_sql("BEGIN")


def _back_up(file: Path, copy: Path) -> None:
    """Copy through SQLite: a plain copy of the file would miss what is still in the WAL."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
