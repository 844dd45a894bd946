"""Editions that people of this server type in: their journals on disk, and what is told about them."""
