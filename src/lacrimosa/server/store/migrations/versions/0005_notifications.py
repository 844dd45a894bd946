"""Where people wish to be told that a table waits for them, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
moment = sa.BigInteger


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", name, primary_key=True),
        sa.Column("person_id", name, nullable=False),
        # Of a person so many, not one more: each has a number below that.
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        # Of one table, whoever is asked there; without it of the person's own turns everywhere.
        sa.Column("table_id", name),
        sa.Column("address", name, nullable=False),
        sa.Column("brief", sa.Text, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failing_since", moment),
        # Nobody sends before: a pause, or somebody is at it.
        sa.Column("next_at", moment, nullable=False, server_default="0"),
        sa.Column("given_up", moment),
        sa.UniqueConstraint("person_id", "slot", name="subscriptions_by_person"),
    )
    op.create_index("subscriptions_by_table", "subscriptions", ["table_id"])
    op.create_index("subscriptions_by_address", "subscriptions", ["address"])
    op.create_table(
        "notifications",
        sa.Column(
            "subscription_id", name, sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("table_id", name, primary_key=True),
        sa.Column("event", name, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due_at", moment),
        sa.Column("sent_at", moment, nullable=False, server_default="0"),
    )
    due = sa.text("due_at IS NOT NULL")
    op.create_index(
        "notifications_by_due_at", "notifications", ["due_at"], sqlite_where=due, postgresql_where=due
    )
    op.create_table(
        "notification_wishes",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "muted_tables",
        sa.Column("person_id", name, primary_key=True),
        sa.Column("table_id", name, primary_key=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("muted_tables", "notification_wishes", "notifications", "subscriptions"):
        op.drop_table(table)
