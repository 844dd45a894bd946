"""Bots in processes of their own, shipped ones and those of users: whatever they do, the game goes on."""
