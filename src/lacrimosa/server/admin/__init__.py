"""Looking after the database: backup, restore, export, import, counts."""
