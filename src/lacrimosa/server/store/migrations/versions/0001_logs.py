"""Tables with their logs and seats, people, editions, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Ids sort by their bytes on both databases, whatever the language of the server.
name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
moment = sa.BigInteger


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", name, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("touched", moment, nullable=False),
        sa.Column("wake_at", moment),
        sa.Column("brief", sa.Text, nullable=False),
        sa.Column("lease_holder", sa.Text),
        sa.Column("lease_until", moment, nullable=False, server_default="0"),
    )
    awake = sa.text("wake_at IS NOT NULL")
    op.create_index(
        "tables_by_wake_at", "tables", ["wake_at", "id"], sqlite_where=awake, postgresql_where=awake
    )
    op.create_table(
        "entries",
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        # The rows of a log lie together, in order.
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_table", "seats", ["table_id"])
    op.create_table(
        "people",
        sa.Column("id", name, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", moment, nullable=False),
    )
    op.create_table(
        "editions", sa.Column("digest", name, primary_key=True), sa.Column("id", sa.Text, nullable=False)
    )
    op.create_table(
        "edition_files",
        sa.Column("digest", name, sa.ForeignKey("editions.digest", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", name, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "settings", sa.Column("name", name, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def downgrade() -> None:
    for table in ("settings", "edition_files", "editions", "people", "seats", "entries", "tables"):
        op.drop_table(table)
