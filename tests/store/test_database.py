"""The database: its settings, its migrations, and what cannot be opened."""

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, make_url, text

from saucer.store.database import FILE_NAME, MIGRATIONS, CannotOpen, file_address, open_engine
from saucer.store.schema import METADATA

NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("name", sa.Text))
    {more}
"""


def later_migrations(folder: Path, more: str = "") -> Path:
    """The migrations of a Saucer yet to come."""
    migrations = Path(shutil.copytree(MIGRATIONS, folder / "migrations"))
    (migrations / "versions" / "v9999_later.py").write_text(NEXT_MIGRATION.format(more=more))
    return migrations


def first_migrations(folder: Path) -> Path:
    """The migrations of the first Saucer."""
    migrations = Path(shutil.copytree(MIGRATIONS, folder / "first", ignore=shutil.ignore_patterns("v0002*")))
    assert [file.name for file in (migrations / "versions").glob("v*.py")] == ["v0001_tables.py"]
    return migrations


def query(database: str, sql: str) -> list[tuple[object, ...]]:
    """What a statement finds, without opening the database as Saucer does."""
    engine = create_engine(make_url(database.replace("postgresql:", "postgresql+psycopg:")))
    with engine.begin() as connection:
        result = connection.execute(text(sql))
        rows = [tuple(row) for row in result] if result.returns_rows else []
    engine.dispose()
    return rows


def versions(database: str) -> list[tuple[object, ...]]:
    return query(database, "SELECT version_num FROM alembic_version")


@pytest.fixture
def old_data(database: str) -> str:
    """A database of today, with somebody in it."""
    open_engine(database).dispose()
    query(database, "INSERT INTO people VALUES ('somebody', 7)")
    return database


@pytest.fixture
def first_data(database: str, tmp_path: Path) -> str:
    """A database of the first Saucer: Ada plays alone and against a bot, Bob holds a seat at Ada's."""
    open_engine(database, first_migrations(tmp_path)).dispose()
    for sql in (
        "INSERT INTO people VALUES ('ada', 1), ('bob', 2)",
        "INSERT INTO tables (id, game, rules, options, seats, start, bots, owner, created, began, outcome) VALUES"
        " ('alone', 'falling-skies-9', 1, '{}', 1, NULL, '{}', 'ada', 1000, 900, NULL),"
        """ ('three', 'duel', 2, '{"a":1}', 3, '[1]', '{"1":"random"}', 'ada', 2000, 2000, '{"reason":"won"}')""",
        "INSERT INTO holders (table_id, seat, token_hash) VALUES ('alone', 0, 'ada'), ('three', 0, 'bob'),"
        " ('three', 2, 'ada')",
        """INSERT INTO plies (table_id, ply, seat, command, at) VALUES ('alone', 0, -1, '{"do":"x"}', 5),"""
        """ ('alone', 1, 0, '{"do":"y"}', 3000000000)""",
    ):
        query(database, sql.replace(":", "\\:"))
    return database


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_old_tables_become_companies(first_data: str) -> None:
    engine = open_engine(first_data)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        _check_companies(connection)
    engine.dispose()


def _check_companies(connection: Connection) -> None:
    columns = "id, game, rules, options, seats, start, created, version, listed, began, pace, wake, outcome"
    rows = connection.execute(text(f"SELECT {columns} FROM tables ORDER BY id")).all()
    assert [tuple(row) for row in rows] == [
        ("alone", "falling-skies-9", 1, "{}", 1, None, 1000, 0, 0, 900, 100, None, None),
        ("three", "duel", 2, '{"a":1}', 3, "[1]", 2000, 0, 0, 2000, 100, None, '{"reason":"won"}'),
    ]
    plies = connection.execute(text("SELECT table_id, ply, seat, command, at, seq FROM plies ORDER BY ply")).all()
    assert [tuple(row) for row in plies] == [
        ("alone", 0, -1, '{"do":"x"}', 5, None),
        ("alone", 1, 0, '{"do":"y"}', 3000000000, None),
    ]
    members = connection.execute(text("SELECT table_id, token_hash FROM members ORDER BY table_id, token_hash")).all()
    assert [tuple(row) for row in members] == [("alone", "ada"), ("three", "ada"), ("three", "bob")]
    alone, three = map(json.loads, connection.scalars(text("SELECT company FROM tables ORDER BY id")))
    ada, bob = ({"hash": hash, "name": "", "invited": True, "muted": False, "gone": None} for hash in ("ada", "bob"))
    invite = alone.pop("invite")
    assert len(invite) == 16
    assert invite != three["invite"]
    assert alone == {
        "host": 0,
        "people": [ada],
        "chairs": [{"person": 0, "bot": None, "ready": True}],
        "listed": False,
        "watch": True,
        "chat": True,
        "began": 900,
        "pace": 100,
        "paused": None,
        "proposal": None,
        "rematch": None,
    }
    assert three["people"] == [ada, bob]
    assert three["chairs"] == [
        {"person": 1, "bot": None, "ready": True},
        {"person": None, "bot": "random", "ready": True},
        {"person": 0, "bot": None, "ready": True},
    ]


def test_references_and_the_place_of_lines_are_kept(tmp_path: Path) -> None:
    open_engine(file_address(tmp_path), first_migrations(tmp_path)).dispose()
    engine = open_engine(file_address(tmp_path))
    inspector = inspect(engine)
    assert {
        (table, key["name"], key["referred_table"])
        for table in inspector.get_table_names()
        for key in inspector.get_foreign_keys(table)
    } == {
        ("plies", "fk_plies_table_id", "tables"),
        ("members", "fk_members_table_id", "tables"),
        ("members", "fk_members_token_hash", "people"),
        ("chat", "fk_chat_table_id", "tables"),
    }
    with engine.connect() as connection:
        made = connection.scalars(text("SELECT sql FROM sqlite_master WHERE name = 'plies'")).one()
    assert made.rstrip().endswith("WITHOUT ROWID")
    engine.dispose()


def test_commits_are_flushed_to_a_write_ahead_log(tmp_path: Path) -> None:
    engine = open_engine(file_address(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_an_up_to_date_database_is_opened_as_it_is(old_data: str, tmp_path: Path) -> None:
    open_engine(old_data).dispose()
    assert query(old_data, "SELECT * FROM people") == [("somebody", 7)]
    assert list(tmp_path.rglob("*.backup")) == []


def test_an_older_file_is_copied_first(tmp_path: Path) -> None:
    data = tmp_path / "data"
    open_engine(file_address(data), first_migrations(tmp_path)).dispose()
    with closing(sqlite3.connect(data / FILE_NAME)) as other:  # while it is open, what it wrote stays beside the file
        other.execute("INSERT INTO people VALUES ('somebody', 7)")
        other.commit()
        open_engine(file_address(data)).dispose()
    with closing(sqlite3.connect(data / f"{FILE_NAME}.0001.backup")) as backup:
        assert backup.execute("SELECT * FROM people").fetchall() == [("somebody", 7)]
        assert backup.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert versions(file_address(data)) == [("0002",)]


def test_an_older_database_is_migrated(old_data: str, tmp_path: Path) -> None:
    open_engine(old_data, later_migrations(tmp_path)).dispose()
    assert query(old_data, "SELECT * FROM people") == [("somebody", 7, None)]
    assert versions(old_data) == [("9999",)]


def test_a_failed_migration_changes_nothing(old_data: str, tmp_path: Path) -> None:
    migrations = later_migrations(tmp_path, more='op.execute("SELECT nonsense")')
    with pytest.raises(CannotOpen, match="nonsense"):
        open_engine(old_data, migrations)
    assert query(old_data, "SELECT * FROM people") == [("somebody", 7)]
    assert versions(old_data) == [("0002",)]


def test_a_newer_database_is_refused(old_data: str, tmp_path: Path) -> None:
    open_engine(old_data, later_migrations(tmp_path)).dispose()
    with pytest.raises(CannotOpen, match="newer Saucer"):
        open_engine(old_data)
    assert query(old_data, "SELECT * FROM people") == [("somebody", 7, None)]


def test_servers_that_start_at_once_migrate_once(postgres: str) -> None:
    program = "import sys; from saucer.store.database import open_engine; open_engine(sys.argv[1]).dispose()"
    starting = [subprocess.Popen([sys.executable, "-c", program, postgres]) for _ in range(3)]
    assert [server.wait(60) for server in starting] == [0, 0, 0]
    assert query(postgres, "SELECT * FROM house") == [(1, 0)]


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"this is a shopping list" * 100)
    with pytest.raises(CannotOpen, match="not a database"):
        open_engine(file_address(tmp_path))
    assert (tmp_path / FILE_NAME).read_bytes().startswith(b"this is a shopping list")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="cannot use"):
        open_engine(file_address(tmp_path / "file"))


@pytest.mark.parametrize("name", ["plain", "with space", "50%", "what?", "été"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    open_engine(file_address(tmp_path / name)).dispose()
    assert (tmp_path / name / FILE_NAME).is_file()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://ada:secret@127.0.0.1:1/tables", "cannot use postgresql://ada:\\*\\*\\*@127.0.0.1:1/tables: .+"),
        ("postgresql://127.0.0.1:1/tables?user=ada&password=secret", "cannot use postgresql://127.0.0.1:1/tables: .+"),
        ("postgresql://ada:secret@127.0.0.1:none/tables", "the database's address cannot be read.+"),
        ("mysql://ada:secret@127.0.0.1/tables", "mysql://ada:\\*\\*\\*@127.0.0.1/tables is no database for Saucer.+"),
        ("secret", "the database's address cannot be read.+"),
        ("sqlite://", "sqlite:// is no database for Saucer.+"),
    ],
)
def test_what_is_not_there_is_one_line_without_secrets(address: str, reason: str) -> None:
    with pytest.raises(CannotOpen, match=f"^{reason}$") as problem:
        open_engine(address)
    assert "secret" not in str(problem.value)


def test_a_server_that_knows_no_such_database_says_so(postgres: str) -> None:
    with pytest.raises(CannotOpen, match=r'cannot use .+: .*database "nowhere" does not exist$'):
        open_engine(make_url(postgres).set(database="nowhere").render_as_string(hide_password=False))


def test_a_missing_driver_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match=r'pip install "saucer\[many\]"$'):
        open_engine("postgresql://127.0.0.1/tables")
