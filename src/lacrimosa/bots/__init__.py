"""Bots: players that see a view and answer with a choice, and games among them."""
