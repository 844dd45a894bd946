"""What Alembic runs for every order; the connection is handed over by migrate.py, inside a transaction."""

from alembic import context

from lacrimosa.server.store.migrate import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
