"""The rows. `migrations/` makes them; the queries are built from these.

Commands, options, positions and companies are JSON in text columns: the store never looks into them.
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
    Column("created", BigInteger, nullable=False),
    Column("company", Text, nullable=False),
    # How often the company has changed: a change replaces the version it was made from, or none.
    Column("version", Integer, nullable=False),
    Column("listed", Integer, nullable=False, index=True),
    # When table time was 0, in milliseconds since 1970. A fork takes its lines' times along, so it began earlier.
    Column("began", BigInteger),
    Column("pace", Integer, nullable=False),
    # When the table's clock has something to say, in milliseconds since 1970.
    Column("wake", BigInteger, index=True),
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
    # What the seat's player called it: a command that was sent twice is known by it.
    Column("seq", BigInteger),
    # In SQLite the rows lie in the key itself rather than beside it: a third less to write. Others ignore this.
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("token_hash", Text, ForeignKey(PEOPLE.c.token_hash), primary_key=True, index=True),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, nullable=False),
    Column("person", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

HOUSE = Table(
    "house",
    METADATA,
    # There is one row.
    Column("id", Integer, primary_key=True, autoincrement=False),
    # The last sign of life of any process, in milliseconds since 1970; 0: there was none yet.
    Column("alive", BigInteger, nullable=False),
)
