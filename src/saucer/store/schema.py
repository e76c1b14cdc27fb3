"""The rows. `migrations/` makes them; the queries are built from these.

Commands, options and positions are JSON in text columns: the store never looks into them.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("start", Text),
    Column("bots", Text, nullable=False),
    Column("owner", Text, ForeignKey(PEOPLE.c.token_hash), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    # When table time was 0, in milliseconds since 1970. A fork takes its lines' times along, so it began earlier.
    Column("began", BigInteger, nullable=False),
    # How it ended, as the last line left it: lists of tables need not replay every log.
    Column("outcome", Text),
)

PLIES = Table(
    "plies",
    METADATA,
    # This key is the referee: whoever inserts (table, ply) first was there first.
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # In SQLite the rows lie in the key itself rather than beside it: a third less to write. Others ignore this.
    sqlite_with_rowid=False,
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", Text, ForeignKey(PEOPLE.c.token_hash), nullable=False),
)
