"""Daily commissions: what was dealt on a day, who tried, and how the bots fared."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
moment = sa.BigInteger


def upgrade() -> None:
    op.create_table(
        "commissions",
        sa.Column("day", name, primary_key=True),
        sa.Column("kind", name, primary_key=True),
        # What all luck of the day follows from.
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "commission_tries",
        sa.Column("day", name, primary_key=True),
        sa.Column("kind", name, primary_key=True),
        sa.Column("person_id", name, primary_key=True),
        # 1: the one that counts; 0: a past day played again.
        sa.Column("ranked", sa.Integer, primary_key=True),
        # The place is taken before the table is there.
        sa.Column("table_id", name, nullable=False),
        sa.Column("at", moment, nullable=False),
        # Of a try that counts.
        sa.Column("score", sa.Integer),
        sa.Column("result", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("commission_tries_by_person", "commission_tries", ["person_id", "kind", "day"])
    op.create_table(
        "commission_bots",
        sa.Column("day", name, primary_key=True),
        sa.Column("kind", name, primary_key=True),
        sa.Column("bot", name, primary_key=True),
        sa.Column("claimed_by", sa.Text, nullable=False),
        sa.Column("claimed_until", moment, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("result", sa.Text),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("commission_bots", "commission_tries", "commissions"):
        op.drop_table(table)
