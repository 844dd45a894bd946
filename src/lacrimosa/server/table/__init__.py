"""One table: its log, what follows from it, and what may be done at it. No clock, no network, no storage."""
