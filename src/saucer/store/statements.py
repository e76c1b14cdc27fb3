"""How rows go to the database: all of one kind in one statement, where that is quicker."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from itertools import chain
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table

from saucer.store.database import is_shared

Row = tuple[Any, ...]
"""A value for each of a statement's columns."""

_NEW = re.compile(r"\bnew\.(\w+)")

_ROWS_AT_MOST = 100
"""In one statement of SQLite, of which the driver keeps 128 prepared."""


class Statement:
    """Adds rows to a table or, if it `sets` columns, changes those of rows that are there.

    What a column is set to is SQL in which `new.` stands before the columns of the row that is written.
    """

    def __init__(self, table: Table, columns: Sequence[str] = (), sets: Mapping[str, str] = {}) -> None:
        self.table = table
        self.columns = columns or table.c.keys()
        """In the order in which a row has its values."""
        self.sets = sets
        self.keys = [column.name for column in table.primary_key]
        self.changes = ", ".join(f"{column} = {value}" for column, value in sets.items())
        self.is_meant = " AND ".join(f"{table.name}.{key} = new.{key}" for key in self.keys)


Waves = Sequence[Sequence[Statement]]
"""All statements there are, in their order. Those of one wave need not see what the others of it do."""


class Pen(ABC):
    """Writes rows, all or none, past SQLAlchemy: the way through that costs more than the insert itself."""

    @abstractmethod
    def connect(self) -> Connection:
        """A connection to write on."""

    @abstractmethod
    def write(self, connection: Connection, rows: Mapping[Statement, list[Row]]) -> None:
        """Run each statement with its rows."""


def pen_for(engine: Engine, waves: Waves) -> Pen:
    """The pen that suits the database."""
    return _ServerPen(engine, waves) if is_shared(engine) else _FilePen(engine, waves)


class _FilePen(Pen):
    """A statement per row; but rows that are all there is, as lines mostly are, in one for all of them.

    Between two statements the driver lets others have the interpreter, and then has to wait for it. And a statement
    alone is a transaction by itself.
    """

    def __init__(self, engine: Engine, waves: Waves) -> None:
        self._engine = engine
        self._sql = {statement: self._one_row(statement) for wave in waves for statement in wave}
        self._long_sql: dict[tuple[Statement, int], str] = {}

    def connect(self) -> Connection:
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def write(self, connection: Connection, rows: Mapping[Statement, list[Row]]) -> None:
        driver: Any = connection.connection.driver_connection
        if len(rows) == 1:
            ((statement, values),) = rows.items()
            if not statement.sets and 0 < len(values) <= _ROWS_AT_MOST:
                driver.execute(self._rows(statement, len(values)), list(chain.from_iterable(values)))
                return
        with driver:
            driver.execute("BEGIN")
            for statement, sql in self._sql.items():
                if values := rows.get(statement, []):
                    driver.executemany(sql, values)

    def _rows(self, statement: Statement, count: int) -> str:
        """The same as `_one_row` for so many of them."""
        found = self._long_sql.get((statement, count))
        if found is None:
            insert, values, one = self._sql[statement].partition(" VALUES ")
            found = self._long_sql[statement, count] = insert + values + ", ".join([one] * count)
        return found

    @staticmethod
    def _one_row(statement: Statement) -> str:
        if statement.sets:
            sql = f"UPDATE {statement.table.name} SET {statement.changes} WHERE {statement.is_meant}"  # noqa: S608 - our own names
            return _NEW.sub(lambda found: f"?{statement.columns.index(found[1]) + 1}", sql)
        values = ", ".join("?" for _ in statement.columns)
        return f"INSERT INTO {statement.table.name} ({', '.join(statement.columns)}) VALUES ({values})"  # noqa: S608


class _ServerPen(Pen):
    """One message per wave, with all rows of a statement as one JSON text.

    That costs this process a tenth of what a parameter per value would; and a wave alone is a transaction by itself.
    """

    def __init__(self, engine: Engine, waves: Waves) -> None:
        self._engine = engine
        self._waves = waves
        self._sql = {statement: self._many_rows(statement) for wave in waves for statement in wave}
        self._key = {statement: itemgetter(*map(statement.columns.index, statement.keys)) for statement in self._sql}

    def connect(self) -> Connection:
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def write(self, connection: Connection, rows: Mapping[Statement, list[Row]]) -> None:
        driver: Any = connection.connection.driver_connection
        waves = [here for wave in self._waves if (here := [statement for statement in wave if rows.get(statement)])]
        with driver.transaction() if len(waves) > 1 else nullcontext():
            for wave in waves:
                parts = [f"w{number} AS ({self._sql[statement]})" for number, statement in enumerate(wave)]
                texts = [self._text(statement, rows[statement]) for statement in wave]
                driver.execute(f"WITH {', '.join(parts)} SELECT", texts)

    def _text(self, statement: Statement, rows: list[Row]) -> str:
        key = self._key[statement]
        if statement.sets:
            # A row can be changed but once in a statement: the last change counts.
            rows = list({key(row): row for row in rows}.values())
        # Everybody in the same order: of two who want the same rows neither waits for one that waits for it.
        rows.sort(key=key)
        columns = statement.columns
        return msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows]).decode()

    def _many_rows(self, statement: Statement) -> str:
        name, columns = statement.table.name, statement.columns
        dialect = self._engine.dialect
        types = ", ".join(f"{column} {statement.table.c[column].type.compile(dialect)}" for column in columns)
        rows = f"json_to_recordset(%s::json) AS new({types})"
        if statement.sets:
            return f"UPDATE {name} SET {statement.changes} FROM {rows} WHERE {statement.is_meant}"  # noqa: S608 - our own names
        return f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(columns)} FROM {rows}"  # noqa: S608
