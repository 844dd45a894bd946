"""Looking after the database: backup, restore, export, import, counts; its key, and links for people."""
