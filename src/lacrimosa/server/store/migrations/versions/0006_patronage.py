"""What was counted of finished games, and which of them people took out of their patronage."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "finished_games",
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        # Of the table when it was counted: a finished game may be taken back and go on.
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_table(
        "taken_out",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("taken_out")
    op.drop_table("finished_games")
