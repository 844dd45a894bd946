"""A person's finished games: what happened in each, counted once and kept, and what they come to together."""
