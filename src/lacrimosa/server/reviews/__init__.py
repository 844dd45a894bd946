"""Reviews of finished games, worked on while somebody waits for them."""
