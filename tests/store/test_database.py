"""The file: its settings, its migrations, and what cannot be opened."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from saucer.store.database import FILE_NAME, MIGRATIONS, CannotOpen, open_engine
from saucer.store.schema import METADATA

NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("name", sa.Text))
    {more}
"""


def later_migrations(folder: Path, more: str = "") -> Path:
    """The migrations of a Saucer yet to come."""
    migrations = Path(shutil.copytree(MIGRATIONS, folder / "migrations"))
    (migrations / "versions" / "v9999_later.py").write_text(NEXT_MIGRATION.format(more=more))
    return migrations


def people(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM people").fetchall()


@pytest.fixture
def old_data(tmp_path: Path) -> Path:
    """A database of today, with somebody in it."""
    engine = open_engine(tmp_path / "data")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people VALUES ('somebody', 7)")
    engine.dispose()
    return tmp_path / "data"


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_commits_are_flushed_to_a_write_ahead_log(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_an_up_to_date_file_is_opened_as_it_is(old_data: Path) -> None:
    open_engine(old_data).dispose()
    assert people(old_data / FILE_NAME) == [("somebody", 7)]
    assert list(old_data.glob("*.backup")) == []


def test_an_older_file_is_copied_and_migrated(old_data: Path, tmp_path: Path) -> None:
    open_engine(old_data, later_migrations(tmp_path)).dispose()
    assert people(old_data / FILE_NAME) == [("somebody", 7, None)]
    assert people(old_data / f"{FILE_NAME}.0001.backup") == [("somebody", 7)]


def test_a_failed_migration_changes_nothing(old_data: Path, tmp_path: Path) -> None:
    migrations = later_migrations(tmp_path, more='op.execute("SELECT nonsense")')
    with pytest.raises(CannotOpen, match="nonsense"):
        open_engine(old_data, migrations)
    assert people(old_data / FILE_NAME) == [("somebody", 7)]
    engine = open_engine(old_data)
    assert "name" not in {column["name"] for column in inspect(engine).get_columns("people")}
    engine.dispose()


def test_a_newer_file_is_refused(old_data: Path, tmp_path: Path) -> None:
    open_engine(old_data, later_migrations(tmp_path)).dispose()
    with pytest.raises(CannotOpen, match="newer Saucer"):
        open_engine(old_data)
    assert people(old_data / FILE_NAME) == [("somebody", 7, None)]


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"this is a shopping list" * 100)
    with pytest.raises(CannotOpen, match="not a database"):
        open_engine(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes().startswith(b"this is a shopping list")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="cannot use"):
        open_engine(tmp_path / "file")
