"""Bots from files of their users, each in a process of its own: whatever they do, the run goes on."""
