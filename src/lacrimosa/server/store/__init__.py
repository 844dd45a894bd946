"""What the server keeps: one append-only log per table, on SQLite or PostgreSQL."""
