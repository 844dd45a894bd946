"""What came of the puzzles that people tried."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("puzzle", name, primary_key=True),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("puzzles")
