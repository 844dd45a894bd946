"""Results of rated games, each written with the end of its game; ratings are reckoned from them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated_places",
        sa.Column(
            "table_id", name, sa.ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        # A person, or a word in the place of one who was forgotten; null for a bot.
        sa.Column("person_id", name),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Integer, nullable=False),
    )
    op.create_index("rated_places_by_person", "rated_places", ["person_id"])


def downgrade() -> None:
    op.drop_table("rated_places")
    op.drop_table("rated_games")
