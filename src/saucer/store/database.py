"""The SQLite file: where it lies, how it is opened, and how an older one becomes a newer one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = "saucer.sqlite3"


class CannotOpen(Exception):
    """The data cannot be used, and why."""


def open_engine(data: Path, migrations: Path = MIGRATIONS) -> Engine:
    """Open the file in the folder `data`, made or brought up to date as needed; raises `CannotOpen`."""
    file = data / FILE_NAME
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", _prepare)
    try:
        data.mkdir(parents=True, exist_ok=True)
        _migrate(engine, file, migrations)
    except (OSError, DatabaseError) as problem:
        engine.dispose()
        reason = problem.orig if isinstance(problem, DatabaseError) else problem
        raise CannotOpen(f"cannot use {file}: {reason}") from problem
    except CannotOpen:
        engine.dispose()
        raise
    return engine


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit returns once its WAL pages are flushed. So what was acknowledged survives kill -9 and, on disks
    # that honour a flush, a power cut; NORMAL would survive only the former, with the WAL still in the system's memory.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _migrate(engine: Engine, file: Path, migrations: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    if revision == scripts.get_current_head():
        return
    if revision is not None:
        if revision not in {script.revision for script in scripts.walk_revisions()}:
            raise CannotOpen(f"{file} was written by a newer Saucer (its data is version {revision}): update Saucer")
        _back_up(file, file.with_name(f"{file.name}.{revision}.backup"))
    with engine.begin() as connection:
        # sqlite3 begins a transaction before an insert, but not before a new table; a migration is all or nothing.
        connection.exec_driver_sql("BEGIN")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _back_up(file: Path, copy: Path) -> None:
    """Copy through SQLite: a plain copy of the file would miss what is still in the WAL."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
