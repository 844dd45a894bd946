"""What is said at tables, who wants to hear nothing of whom, and which tables strangers may find."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        # Of the last change: whoever knows the talk up to one change asks for what came after it.
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        # What was removed keeps its place, without a word of it.
        sa.Column("person_id", name, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("seal", sa.Text),
        sa.Column("message", name),
        sqlite_with_rowid=False,
    )
    # Two who write at once cannot both be the next change, so nobody can miss one of them.
    op.create_index("talk_by_change", "talk", ["table_id", "changed"], unique=True)
    op.create_index("talk_by_person", "talk", ["person_id"])
    op.create_table(
        "mutes",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("muted_id", name, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
    listed = sa.text("listed = 1")
    op.create_index(
        "listed_tables", "tables", ["touched", "id"], sqlite_where=listed, postgresql_where=listed
    )


def downgrade() -> None:
    op.drop_index("listed_tables")
    op.drop_column("tables", "listed")
    op.drop_table("mutes")
    op.drop_table("talk")
