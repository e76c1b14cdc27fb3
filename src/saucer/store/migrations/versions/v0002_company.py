"""Companies: who sits at a table, watches it and talks there, and when its clock has to be looked at."""

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Turn owners, holders and bots into companies."""
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.ForeignKeyConstraint(["token_hash"], ["people.token_hash"], name="fk_members_token_hash"),
    )
    op.create_index("ix_members_token_hash", "members", ["token_hash"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.execute("INSERT INTO house (id, alive) VALUES (1, 0)")
    op.add_column("plies", sa.Column("seq", sa.BigInteger))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("company", sa.Text))
        tables.add_column(sa.Column("version", sa.Integer))
        tables.add_column(sa.Column("listed", sa.Integer))
        tables.add_column(sa.Column("pace", sa.Integer))
        tables.add_column(sa.Column("wake", sa.BigInteger))
        tables.alter_column("began", existing_type=sa.BigInteger, nullable=True)
    _found_companies(op.get_bind())
    op.drop_table("holders")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_owner")
        tables.drop_constraint("fk_tables_owner", type_="foreignkey")
        tables.drop_column("owner")
        tables.drop_column("bots")
        tables.alter_column("company", existing_type=sa.Text, nullable=False)
        for column in ("version", "listed", "pace"):
            tables.alter_column(column, existing_type=sa.Integer, nullable=False)
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_listed", "tables", ["listed"])


def _found_companies(connection: sa.Connection) -> None:
    """Write each table's company: its owner, who is the host, and whoever else holds a seat."""
    held: dict[str, dict[int, str]] = {}
    for table, seat, holder in connection.execute(sa.text("SELECT table_id, seat, token_hash FROM holders")):
        held.setdefault(table, {})[seat] = holder
    found = sa.text("UPDATE tables SET company = :company, version = 0, listed = 0, pace = 100 WHERE id = :table")
    join = sa.text("INSERT INTO members (table_id, token_hash) VALUES (:table, :person)")
    tables = connection.execute(sa.text("SELECT id, owner, seats, bots, began FROM tables")).all()
    for table, owner, seats, bots, began in tables:
        holders = held.get(table, {})
        people = list(dict.fromkeys([owner, *(holders[seat] for seat in sorted(holders))]))
        company = _company(people, holders, json.loads(bots), seats, began)
        connection.execute(found, {"table": table, "company": json.dumps(company)})
        connection.execute(join, [{"table": table, "person": person} for person in people])


def _company(
    people: list[str], holders: dict[int, str], bots: dict[str, str], seats: int, began: int
) -> dict[str, object]:
    return {
        "host": 0,
        "people": [{"hash": hash, "name": "", "invited": True, "muted": False, "gone": None} for hash in people],
        "chairs": [
            {
                "person": people.index(holders[seat]) if seat in holders else None,
                "bot": bots.get(str(seat)),
                "ready": True,
            }
            for seat in range(seats)
        ],
        "invite": secrets.token_urlsafe(12),
        "listed": False,
        "watch": True,
        "chat": True,
        "began": began,
        "pace": 100,
        "paused": None,
        "proposal": None,
        "rematch": None,
    }
