"""Telling people who are away that a table waits for them: by web push and by webhooks."""
