"""The schema, as the steps that lead to it (Alembic)."""
