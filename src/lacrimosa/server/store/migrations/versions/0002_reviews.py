"""Reviewed turns of finished games, and who is at work on one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "review_turns",
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        # Of the game as it ended, its edition, the engine and its settings.
        sa.Column("review_key", name, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("claimed_by", sa.Text, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
    )


def downgrade() -> None:
    op.drop_table("review_turns")
